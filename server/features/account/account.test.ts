import { describe, expect, test } from 'vitest'
import { changeAccount, listConsents, readAccount, recordConsent } from '#contract/account.ts'
import { register } from '#contract/accounts.ts'
import { readLegalPage } from '#contract/legal.ts'
import { createMember, freshEmail } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'

let now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now })
const signedIn = async () => server.asMember(await createMember(server.context))

describe('names', () => {
  test('are stored without surrounding and double spaces, and an empty one is removed', async () => {
    const member = await signedIn()
    await member.call(changeAccount, { body: { firstName: 'Thandi', lastName: 'Mokoena' } })
    const { body } = await member.call(changeAccount, { body: { firstName: '  Nomsa   Thandi ', lastName: '  ' } })
    expect(body).toMatchObject({ firstName: 'Nomsa Thandi', lastName: null })
    expect((await member.call(readAccount)).body).toEqual(body)
  })

  test.each([
    ['one character', 'T', 'Please use 2 to 40 characters'],
    ['41 characters', 'a'.repeat(41), 'Please use 2 to 40 characters'],
    ['a line break', 'Than\ndi', 'Please use letters, digits and ordinary signs only'],
    ['an escape character', 'Thandi\u001b[2J', 'Please use letters, digits and ordinary signs only'],
    ['reversed text', 'Thandi\u202efdp.', 'Please use letters, digits and ordinary signs only'],
    ['an invisible character', 'Skynn\u200b', 'Please use letters, digits and ordinary signs only'],
  ])('refuse a display name with %s', async (_, displayName, message) => {
    const reply = await (await signedIn()).call(changeAccount, { body: { displayName } })
    expect([reply.status, reply.refusal.issues]).toEqual([400, [{ path: 'body.displayName', message }]])
  })

  test.each(['Bo', 'a'.repeat(40), "Zoë van der Merwe-O'Brien", 'Thandi 🌸', '🌸🌸'])(
    'accept the display name %s',
    async (displayName) => {
      expect((await (await signedIn()).call(changeAccount, { body: { displayName } })).body.displayName).toBe(
        displayName,
      )
    },
  )

  test('of other fields stay when one changes', async () => {
    const member = await signedIn()
    await member.call(changeAccount, { body: { firstName: 'Thandi', mutedNotifications: ['membership'] } })
    const { body } = await member.call(changeAccount, { body: { displayName: 'Thandi K' } })
    expect(body).toMatchObject({ firstName: 'Thandi', displayName: 'Thandi K', mutedNotifications: ['membership'] })
  })
})

test.each(['security', 'welcome', 'anything'])(
  'notifications of the type %j cannot be switched off, so that a thief cannot hide what they do',
  async (type) => {
    const member = await signedIn()
    const { status, refusal } = await member.call(changeAccount, { body: { mutedNotifications: [type] } })
    expect([status, refusal.issues?.[0]?.path]).toEqual([400, 'body.mutedNotifications.0'])
  },
)

describe('consents', () => {
  test('of a new member are the terms and the age of 16, dated and with the version of the text', async () => {
    const { body } = await server
      .asVisitor()
      .call(register, { body: { email: freshEmail(), password: 'a long passphrase', acceptTerms: true } })
    const { updated } = (await server.asVisitor().call(readLegalPage, { params: { slug: 'terms-of-service' } })).body
    const given = { granted: true, version: updated, decidedAt: now.toISOString() }
    const none = { granted: false, version: null, decidedAt: null }
    expect((await server.asMember(body).call(listConsents)).body).toEqual([
      { purpose: 'analytics', ...none },
      { purpose: 'marketing', ...none },
      { purpose: 'personalization', ...none },
      { purpose: 'health-data', ...none },
      { purpose: 'email-news', ...none },
      { purpose: 'assistant-provider', ...none },
      { purpose: 'terms', ...given },
      { purpose: 'age-16', ...given },
    ])
  })

  test('keep every decision, and the newest counts', async () => {
    const { id, token } = await createMember(server.context)
    const member = server.asMember({ token })
    for (const granted of [true, false, true, false]) {
      now = new Date(now.getTime() + 1000)
      const { body } = await member.call(recordConsent, { body: { purpose: 'health-data', granted } })
      expect(body).toMatchObject({ purpose: 'health-data', granted, decidedAt: now.toISOString() })
    }
    const current = (await member.call(listConsents)).body.find(({ purpose }) => purpose === 'health-data')
    expect(current).toMatchObject({ granted: false, decidedAt: now.toISOString() })
    expect(await server.rows`select granted from consents where user_id = ${id} order by created_at`).toEqual(
      [true, false, true, false].map((granted) => ({ granted })),
    )
  })
})
