import { describe, expect, test } from 'vitest'
import { foundingStats, me, register, registrationInfo } from '#contract/accounts.ts'
import { startTestServer, type TestServer } from '#server/test-server.ts'
import { freshEmail, createMember } from './fixtures.ts'

const DAY = 86_400_000
let now = new Date('2026-06-01T08:00:00Z')
/** Servers that share a database but have different offers; the next registration number decides. */
const startWithOffer = (foundingCap: number, trialLimit: number, beside?: TestServer) =>
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

const foundingOffer = await startWithOffer(500_000, 1_000_000)
const trialOffer = await startWithOffer(0, 1_000_000, foundingOffer)
const paidOffer = await startWithOffer(0, 0, foundingOffer)
const body = () => ({ email: freshEmail(), password: 'a long passphrase', acceptTerms: true })

describe('the offer, by registration number', () => {
  test('is a lifetime founding membership up to the cap', async () => {
    const info = await foundingOffer.asVisitor().call(registrationInfo)
    expect(info.body).toMatchObject({
      tier: 'founding',
      foundingCap: 500_000,
      message: 'Free lifetime access for the first 500000 members.',
    })
    const { user } = (await foundingOffer.asVisitor().call(register, { body: body() })).body
    expect(user).toMatchObject({
      registrationNumber: info.body.nextRegistrationNumber,
      isFoundingMember: true,
      subscriptionStatus: 'free_lifetime',
      trialEndDate: null,
    })
  })

  test('is a trial of the configured length up to the trial limit', async () => {
    const info = await trialOffer.asVisitor().call(registrationInfo)
    expect(info.body).toMatchObject({
      tier: 'trial',
      message: 'Your first 14 days of premium are free. No card needed.',
    })
    const { user } = (await trialOffer.asVisitor().call(register, { body: body() })).body
    expect(user).toMatchObject({
      isFoundingMember: false,
      subscriptionStatus: 'trial',
      trialEndDate: new Date(now.getTime() + 14 * DAY).toISOString(),
    })
  })

  test('is paid beyond the trial limit: registration returns 402, creates no account and uses no number', async () => {
    const before = (await paidOffer.asVisitor().call(registrationInfo)).body
    expect(before).toMatchObject({
      tier: 'paid',
      annualPriceUsd: '12.50',
      passMonths: 12,
      message: 'Membership is 12.50 USD for 12 months.',
    })
    const registration = body()
    const response = await paidOffer.asVisitor().call(register, { body: registration })
    expect(response.status).toBe(402)
    expect(response.refusal).toEqual({
      code: 'payment_required',
      message: 'An annual subscription is required to register.',
    })
    expect((await paidOffer.asVisitor().call(registrationInfo)).body).toEqual(before)
    expect((await foundingOffer.asVisitor().call(register, { body: registration })).status).toBe(201)
  })

  test('changes from founding to trial right after the cap, and to paid right after the trial limit', async () => {
    const { userCount } = (await foundingOffer.asVisitor().call(registrationInfo)).body
    const edge = (await startWithOffer(userCount + 1, userCount + 2, foundingOffer)).asVisitor()
    const joined = []
    for (let person = 0; person < 3; person += 1) joined.push(await edge.call(register, { body: body() }))
    expect(joined.map(({ status }) => status)).toEqual([201, 201, 402])
    expect(joined.slice(0, 2).map((response) => response.body.user.subscriptionStatus)).toEqual([
      'free_lifetime',
      'trial',
    ])
    expect((await edge.call(foundingStats)).body).toEqual({
      foundingMemberCount: userCount + 1,
      foundingCap: userCount + 1,
      totalSignups: userCount + 2,
    })
  })
})

describe('founding places taken', () => {
  test('equal the registration numbers allotted, capped at the number of places', async () => {
    await createMember(foundingOffer.context)
    const { totalSignups } = (await foundingOffer.asVisitor().call(foundingStats)).body
    expect((await foundingOffer.asVisitor().call(foundingStats)).body.foundingMemberCount).toBe(totalSignups)
    expect((await paidOffer.asVisitor().call(foundingStats)).body).toEqual({
      foundingMemberCount: 0,
      foundingCap: 0,
      totalSignups,
    })
  })
})

describe('a trial', () => {
  test('is reported as free after it ends, without a database write', async () => {
    const { token } = (await trialOffer.asVisitor().call(register, { body: body() })).body
    const start = now
    expect((await trialOffer.asMember({ token }).call(me)).body.subscriptionStatus).toBe('trial')
    now = new Date(start.getTime() + 6 * DAY)
    await trialOffer.asMember({ token }).call(me)
    now = new Date(start.getTime() + 12 * DAY)
    await trialOffer.asMember({ token }).call(me)
    now = new Date(start.getTime() + 14 * DAY)
    expect((await trialOffer.asMember({ token }).call(me)).body.subscriptionStatus).toBe('free')
  })
})
