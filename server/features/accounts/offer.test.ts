import { describe, expect, test } from 'vitest'
import { foundingStats, me, register, registrationInfo } from '#contract/accounts.ts'
import { startTestServer, type TestServer } from '#server/test-server.ts'
import { freshEmail, givenMember } from './fixtures.ts'

const DAY = 86_400_000
let now = new Date('2026-06-01T08:00:00Z')
/** The same database under different offers: what counts is the number of the next person. */
const offering = (foundingCap: number, trialLimit: number, beside?: TestServer) =>
  startTestServer({
    ...(beside && { beside }),
    now: () => now,
    env: {
      FOUNDING_CAP: String(foundingCap),
      TRIAL_LIMIT: String(trialLimit),
      TRIAL_DAYS: '14',
      ANNUAL_PRICE_USD: '12.50',
    },
  })

const plenty = await offering(500_000, 1_000_000)
const onlyTrials = await offering(0, 1_000_000, plenty)
const onlyPaid = await offering(0, 0, plenty)
const body = () => ({ email: freshEmail(), password: 'a long passphrase', acceptTerms: true })

describe('what joining brings, by the number the next person gets', () => {
  test('up to the cap: founding membership for life', async () => {
    const info = await plenty.asVisitor().ask(registrationInfo)
    expect(info.body).toMatchObject({
      tier: 'founding',
      foundingCap: 500_000,
      message: 'Free lifetime access for the first 500000 members.',
    })
    const { user } = (await plenty.asVisitor().ask(register, { body: body() })).body
    expect(user).toMatchObject({
      registrationNumber: info.body.nextRegistrationNumber,
      isFoundingMember: true,
      subscriptionStatus: 'free_lifetime',
      trialEndDate: null,
    })
  })

  test('up to the trial limit: a trial of the configured length', async () => {
    const info = await onlyTrials.asVisitor().ask(registrationInfo)
    expect(info.body).toMatchObject({
      tier: 'trial',
      message: 'Your first 14 days of premium are free. No card needed.',
    })
    const { user } = (await onlyTrials.asVisitor().ask(register, { body: body() })).body
    expect(user).toMatchObject({
      isFoundingMember: false,
      subscriptionStatus: 'trial',
      trialEndDate: new Date(now.getTime() + 14 * DAY).toISOString(),
    })
  })

  test('beyond: 402, no account, and the number stays for whoever pays', async () => {
    const before = (await onlyPaid.asVisitor().ask(registrationInfo)).body
    expect(before).toMatchObject({ tier: 'paid', message: 'Membership is 12.50 USD for 12 months.' })
    const asked = body()
    const answer = await onlyPaid.asVisitor().ask(register, { body: asked })
    expect(answer.status).toBe(402)
    expect(answer.refusal).toEqual({
      code: 'payment_required',
      message: 'An annual subscription is required to register.',
    })
    expect((await onlyPaid.asVisitor().ask(registrationInfo)).body).toEqual(before)
    expect((await plenty.asVisitor().ask(register, { body: asked })).status).toBe(201)
  })

  test('the last founding place and the first trial lie on either side of the cap', async () => {
    const { userCount } = (await plenty.asVisitor().ask(registrationInfo)).body
    const edge = (await offering(userCount + 1, userCount + 2, plenty)).asVisitor()
    const joined = []
    for (let person = 0; person < 3; person += 1) joined.push(await edge.ask(register, { body: body() }))
    expect(joined.map(({ status }) => status)).toEqual([201, 201, 402])
    expect(joined.slice(0, 2).map((answer) => answer.body.user.subscriptionStatus)).toEqual(['free_lifetime', 'trial'])
    expect((await edge.ask(foundingStats)).body).toEqual({
      foundingMemberCount: userCount + 1,
      foundingCap: userCount + 1,
      totalSignups: userCount + 2,
    })
  })
})

describe('the places taken', () => {
  test('are the numbers ever allotted, never more than there are', async () => {
    await givenMember(plenty.context)
    const { totalSignups } = (await plenty.asVisitor().ask(foundingStats)).body
    expect((await plenty.asVisitor().ask(foundingStats)).body.foundingMemberCount).toBe(totalSignups)
    expect((await onlyPaid.asVisitor().ask(foundingStats)).body).toEqual({
      foundingMemberCount: 0,
      foundingCap: 0,
      totalSignups,
    })
  })
})

describe('a trial', () => {
  test('reads as free once it has ended, without anything being written', async () => {
    const { token } = (await onlyTrials.asVisitor().ask(register, { body: body() })).body
    const start = now
    expect((await onlyTrials.asMember({ token }).ask(me)).body.subscriptionStatus).toBe('trial')
    now = new Date(start.getTime() + 6 * DAY)
    await onlyTrials.asMember({ token }).ask(me)
    now = new Date(start.getTime() + 12 * DAY)
    await onlyTrials.asMember({ token }).ask(me)
    now = new Date(start.getTime() + 14 * DAY)
    expect((await onlyTrials.asMember({ token }).ask(me)).body.subscriptionStatus).toBe('free')
  })
})
