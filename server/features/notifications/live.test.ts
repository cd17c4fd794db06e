import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { logout } from '#contract/accounts.ts'
import { readAllNotifications } from '#contract/notifications.ts'
import { liveNotifications } from '#contract/routes/notifications.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { createNotification, openStream } from './fixtures.ts'
import { notify } from './notify.ts'

const server = await startTestServer()
const { context } = server
const url = `${await server.listen()}${liveNotifications.path}`

const openAs = async ({ token }: { token: string }) => {
  const stream = await openStream(url, { authorization: `Bearer ${token}` })
  onTestFinished(() => stream.close())
  return stream
}

describe('the live stream', () => {
  test('first sends the unread count, then each new notification', async () => {
    const member = await createMember(context)
    await createNotification(context, member.id)
    const stream = await openAs(member)
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.headers.get('cache-control')).toContain('no-store')
    await eventually(() => stream.data().length === 1)
    await createNotification(context, member.id, { title: 'While you read' })
    await eventually(() => stream.data().length === 2)
    expect(stream.data()).toEqual([
      { unreadCount: 1, added: [] },
      { unreadCount: 2, added: [expect.objectContaining({ title: 'While you read', isRead: false })] },
    ])
  })

  test('sends notifications that arrive together in one event', async () => {
    const member = await createMember(context)
    const stream = await openAs(member)
    await eventually(() => stream.data().length === 1)
    await context.database.transaction(async (queries) => {
      for (const title of ['One', 'Two', 'Three'])
        await notify(context, member.id, { type: 'welcome', title, message: 'A message.', actionUrl: null }, queries)
    })
    await eventually(() => stream.data().length === 2)
    expect(stream.data()[1]).toMatchObject({ unreadCount: 3, added: [{}, {}, {}] })
  })

  test('sends the count after the member marked notifications on another page', async () => {
    const member = await createMember(context)
    await createNotification(context, member.id)
    const stream = await openAs(member)
    await eventually(() => stream.data().length === 1)
    await server.asMember(member).call(readAllNotifications)
    await eventually(() => stream.data().length === 2)
    expect(stream.data()[1]).toEqual({ unreadCount: 0, added: [] })
  })

  test('sends nothing of other members, nor of a transaction that was rolled back', async () => {
    const [member, other] = [await createMember(context), await createMember(context)]
    const stream = await openAs(member)
    await eventually(() => stream.data().length === 1)
    await createNotification(context, other.id)
    await context.database
      .transaction(async (queries) => {
        await notify(context, member.id, { type: 'welcome', title: 'No', message: 'No.', actionUrl: null }, queries)
        throw new Error('rolled back')
      })
      .catch(() => {})
    await createNotification(context, member.id, { title: 'Yes' })
    await eventually(() => stream.data().length === 2)
    expect(stream.data()[1]).toMatchObject({ unreadCount: 1, added: [{ title: 'Yes' }] })
  })

  test('accepts the session cookie, which an EventSource sends, and refuses visitors', async () => {
    const { token } = await createMember(context)
    const stream = await openStream(url, { cookie: `skynn_session=${token}` })
    expect(stream.status).toBe(200)
    stream.close()
    expect((await openStream(url, {})).status).toBe(401)
    expect((await openStream(url, { authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401)
  })

  test('ends at the next event after the session has ended, without sending it', async () => {
    const member = await createMember(context)
    const stream = await openAs(member)
    await eventually(() => stream.data().length === 1)
    await server.asMember(member).call(logout)
    await createNotification(context, member.id)
    await eventually(() => stream.hasEnded())
    expect(stream.data()).toHaveLength(1)
  })

  test('is ended by the fourth of a member, and says that it was superseded', async () => {
    const member = await createMember(context)
    const streams = []
    for (let number = 0; number < 4; number += 1) streams.push(await openAs(member))
    const [first, ...rest] = streams
    await eventually(() => first?.hasEnded())
    expect(first?.events().at(-1)).toBe('superseded')
    await createNotification(context, member.id)
    await eventually(() => rest.every((stream) => stream.data().length > 1))
    expect(rest.map((stream) => stream.hasEnded())).toEqual([false, false, false])
  })

  test('stays open longer than a connection without progress may', async () => {
    const stream = await openAs(await createMember(context))
    await pause(7500)
    expect(stream.hasEnded()).toBe(false)
  })

  test('is not rate-limited, because all phones behind one address reconnect together', async () => {
    const limited = await startTestServer({ beside: server, env: { RATE_LIMIT_FACTOR: '0.01' } })
    const origin = await limited.listen()
    const headers = { authorization: `Bearer ${(await createMember(context)).token}` }
    for (let time = 0; time < 6; time += 1) {
      const stream = await openStream(`${origin}${liveNotifications.path}`, headers)
      expect(stream.status).toBe(200)
      stream.close()
    }
  })

  test('does not keep a server from closing', async () => {
    const closing = await startTestServer({ beside: server })
    const origin = await closing.listen()
    const { token } = await createMember(context)
    const stream = await openStream(`${origin}${liveNotifications.path}`, { authorization: `Bearer ${token}` })
    await eventually(() => stream.data().length === 1)
    const began = performance.now()
    await closing.stop()
    expect(performance.now() - began).toBeLessThan(2000)
    await eventually(() => stream.hasEnded())
  })
})
