import { describe, expect, test } from 'vitest'
import { register } from '#contract/accounts.ts'
import {
  countUnreadNotifications,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
  unreadNotifications,
} from '#contract/notifications.ts'
import { createMember, freshEmail } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { createNotification } from './fixtures.ts'
import { notify } from './notify.ts'

let now = new Date('2026-06-01T08:00:00Z')
const server = await startTestServer({ now: () => now, env: { FOUNDING_CAP: '0', TRIAL_LIMIT: '1000000' } })
const { context } = server
const createReader = async (overrides: Parameters<typeof createMember>[2] = {}) => {
  const member = await createMember(context, 'free', overrides)
  const reader = server.asMember(member)
  const unread = async () => (await reader.call(countUnreadNotifications)).body.unreadCount
  const list = async () => (await reader.call(listNotifications)).body
  return { ...reader, id: member.id, unread, list }
}
const later = () => {
  now = new Date(now.getTime() + 60_000)
}
const body = () => ({ email: freshEmail(), password: 'a long passphrase', acceptTerms: true })

describe('a new account', () => {
  test('has an unread welcome that leads to the skin profile', async () => {
    const reader = server.asMember((await server.asVisitor().call(register, { body: body() })).body)
    expect((await reader.call(listNotifications)).body).toEqual([
      expect.objectContaining({
        type: 'welcome',
        title: 'Welcome to Skynn',
        actionUrl: '/dashboard?tab=profile',
        isRead: false,
        createdAt: now.toISOString(),
      }),
    ])
  })

  test('that is a founding membership has it confirmed in the welcome', async () => {
    const founding = await startTestServer({
      beside: server,
      now: () => now,
      env: { FOUNDING_CAP: '1000', TRIAL_LIMIT: '1000' },
    })
    const { user, token } = (await founding.asVisitor().call(register, { body: body() })).body
    const [welcome] = (await founding.asMember({ token }).call(listNotifications)).body
    expect(welcome?.title).toBe(`Welcome to Skynn, founding member #${user.registrationNumber}`)
    expect(welcome?.message).toMatch(/^Premium is yours for life, with nothing to pay\. /)
  })

  test('that is refused leaves no notification', async () => {
    const registration = body()
    await server.asVisitor().call(register, { body: registration })
    const { rows } = server
    const [before] = await rows<{ count: string }>`select count(*) from notifications`
    expect((await server.asVisitor().call(register, { body: registration })).status).toBe(409)
    expect(await rows`select count(*) from notifications`).toEqual([before])
  })
})

describe('a feature', () => {
  test('does not notify a member who has muted the type', async () => {
    const muted = await createReader({ mutedNotifications: ['membership'] })
    await createNotification(context, muted.id, { type: 'security' })
    await notify(context, muted.id, { type: 'membership', title: 'Hello', message: 'Hello.', actionUrl: null })
    expect((await muted.list()).map(({ type }) => type)).toEqual(['security'])
  })

  test('tells a member only once about what has a key, and each member for themselves', async () => {
    const [one, other] = [await createReader(), await createReader()]
    const again = { once: 'the same' }
    const first = await createNotification(context, one.id, again)
    await createNotification(context, one.id, again)
    await createNotification(context, other.id, again)
    expect([(await one.list()).map(({ id }) => id), (await other.list()).length]).toEqual([[first], 1])
  })

  test.each([
    'https://example.org/',
    '//example.org/',
    '/\\example.org/',
    'dashboard',
    'javascript:alert(1)',
    '/two words',
    '/\t/example.org',
  ])('cannot link a notification to %j, which is not a path of ours', async (actionUrl) => {
    const reader = await createReader()
    const notification = { type: 'welcome', title: 'Hello', message: 'Hello.', actionUrl } as const
    await expect(notify(context, reader.id, notification)).rejects.toThrow('not a path of our own')
    expect(await reader.list()).toEqual([])
  })
})

describe('the list', () => {
  test('starts with the newest, and pages through ties without gaps or duplicates', async () => {
    const reader = await createReader()
    for (let number = 0; number < 11; number += 1) {
      if (number % 3 === 0) later()
      await createNotification(context, reader.id, { title: `Number ${number}` })
    }
    const seen: Notification[] = []
    let pages = 0
    for (let next: string | undefined = '/api/notifications?limit=4'; next !== undefined; pages += 1) {
      const response = await reader.get(next)
      seen.push(...(response.body as Notification[]))
      next = /^<([^>]+)>; rel="next"/.exec(String(response.headers.link))?.[1]
    }
    expect(pages).toBe(3)
    expect(new Set(seen.map(({ title }) => title)).size).toBe(11)
    const dates = seen.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  test('refuses a cursor of another list', async () => {
    const reader = await createReader()
    const after = Buffer.from('saved|2026-01-01T00:00:00.000Z|00000000-0000-4000-8000-000000000000').toString(
      'base64url',
    )
    expect((await reader.call(listNotifications, { query: { after } })).status).toBe(400)
  })
})

describe('reading', () => {
  test('one notification marks only that one, and is idempotent', async () => {
    const reader = await createReader()
    const first = await createNotification(context, reader.id)
    later()
    const second = await createNotification(context, reader.id)
    for (let time = 0; time < 2; time += 1)
      expect((await reader.call(readNotification, { params: { id: first } })).body).toEqual({
        id: first,
        isRead: true,
        unreadCount: 1,
      })
    expect((await reader.list()).map(({ id, isRead }) => [id, isRead])).toEqual([
      [second, false],
      [first, true],
    ])
  })

  test('all of them is undone with the ids that it returned', async () => {
    const reader = await createReader()
    const alreadyRead = await createNotification(context, reader.id)
    await reader.call(readNotification, { params: { id: alreadyRead } })
    for (let number = 0; number < 3; number += 1) {
      later()
      await createNotification(context, reader.id)
    }
    const marked = (await reader.call(readAllNotifications)).body
    expect(marked.ids).toEqual((await reader.list()).map(({ id }) => id).filter((id) => id !== alreadyRead))
    expect([marked.unreadCount, await reader.unread()]).toEqual([0, 0])
    expect((await reader.call(unreadNotifications, { body: { ids: marked.ids } })).body.unreadCount).toBe(3)
    expect((await reader.list()).find(({ id }) => id === alreadyRead)?.isRead).toBe(true)
  })

  test('counts up to a hundred, which stands for more', async () => {
    const reader = await createReader()
    const { rows } = server
    await rows`insert into notifications (user_id, type, title, message)
      select ${reader.id}::uuid, 'welcome', 'A title', 'A message.' from generate_series(1, 120)`
    expect(await reader.unread()).toBe(100)
    expect((await reader.call(readAllNotifications)).body.ids).toHaveLength(120)
  })
})

describe('another member', () => {
  test('neither sees, nor marks, nor is affected by marking the notifications of a member', async () => {
    const [owner, other] = [await createReader(), await createReader()]
    const id = await createNotification(context, owner.id)
    expect(await other.list()).toEqual([])
    expect((await other.call(readNotification, { params: { id } })).status).toBe(404)
    expect((await other.call(readAllNotifications)).body.ids).toEqual([])
    expect(await owner.unread()).toBe(1)
    await owner.call(readNotification, { params: { id } })
    await other.call(unreadNotifications, { body: { ids: [id] } })
    expect(await owner.unread()).toBe(0)
  })
})
