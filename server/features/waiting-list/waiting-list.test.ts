import { describe, expect, test } from 'vitest'
import { joinWaitingList, leaveWaitingList, readCashbackCard } from '#contract/waiting-list.ts'
import { freshEmail } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'

let today = new Date('2026-11-20T10:00:00.000Z')
const server = await startTestServer({ now: () => today, env: { CASHBACK_LAUNCH: '2026-12' } })
const visitor = server.asVisitor()
const entriesOf = (email: string) =>
  server.rows`select name, email, phone, category from waiting_list where email = ${email}`
const tokenIn = (mail?: { content: { action?: { url: string } } }) =>
  new URL(mail?.content.action?.url ?? 'http://none').hash.replace('#token=', '')

describe('joining the waiting list', () => {
  test('stores what was entered, with the address in lower case, and mails a link to leave', async () => {
    const email = freshEmail()
    const body = {
      name: ' Thandi ',
      email: ` ${email.toUpperCase()} `,
      phone: '082 555 0100',
      category: 'cashback_card',
    }
    expect((await visitor.call(joinWaitingList, { body })).body).toEqual({ ok: true })
    const entry = { name: 'Thandi', email, phone: '082 555 0100', category: 'cashback_card' }
    expect(await entriesOf(email)).toEqual([entry])
    const [mail] = await server.sentMails(email)
    expect(mail?.content.action?.url).toMatch(/\/waiting-list\/leave#token=[\w-]{43}$/)
    expect(JSON.stringify(mail?.content), 'the name could be anything that a stranger typed').not.toContain('Thandi')
  })

  test('again gives the same response, changes nothing and sends no second mail', async () => {
    const email = freshEmail()
    const first = await visitor.call(joinWaitingList, { body: { name: 'Thandi', email } })
    const again = await visitor.call(joinWaitingList, { body: { name: 'A stranger', email } })
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(await entriesOf(email)).toMatchObject([{ name: 'Thandi' }])
    expect(await server.sentMails(email)).toHaveLength(1)
  })
})

describe('leaving the waiting list', () => {
  test('with the mailed token deletes the entry, and gives the same response a second time and for an unknown token', async () => {
    const [email, other] = [freshEmail(), freshEmail()]
    for (const one of [email, other]) await visitor.call(joinWaitingList, { body: { name: 'Thandi', email: one } })
    const token = tokenIn((await server.sentMails(email))[0])
    for (const sent of [token, token, 'an unknown token'])
      expect((await visitor.call(leaveWaitingList, { body: { token: sent } })).body).toEqual({ ok: true })
    expect([await entriesOf(email), (await entriesOf(other)).length]).toEqual([[], 1])
  })
})

describe('the launch of the cashback card', () => {
  test.each([
    ['in its month', '2026-12-31T21:59:59.000Z', '2026-12'],
    ['once its month has passed in South Africa', '2026-12-31T22:00:00.000Z', null],
  ])('%s', async (_, at, launch) => {
    today = new Date(at)
    const fresh = await startTestServer({ beside: server, now: () => today, env: { CASHBACK_LAUNCH: '2026-12' } })
    expect((await fresh.asVisitor().call(readCashbackCard)).body).toEqual({ launch })
  })
})
