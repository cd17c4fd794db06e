import { describe, expect, onTestFinished, test } from 'vitest'
import { me } from '#contract/accounts.ts'
import { countUnreadNotifications, listNotifications } from '#contract/notifications.ts'
import { liveNotifications } from '#contract/routes/notifications.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { createNotification, openStream } from './fixtures.ts'

const DAY = 86_400_000
const end = new Date('2026-06-12T08:00:00Z')
const before = (days: number) => new Date(end.getTime() - days * DAY)
let now = before(30)
const server = await startTestServer({ now: () => now })
const other = await startTestServer({ beside: server, now: () => now })

/** A member on a trial of 30 days, whose session is valid whenever the test looks. */
const createTrial = async (overrides: Parameters<typeof createMember>[2] = {}) => {
  const member = await createMember(server.context, 'trial', {
    signupDate: before(30),
    trialEndDate: end,
    ...overrides,
  })
  await server.rows`update sessions set expire = '2027-01-01' where member_id = ${member.id}`
  const caller = server.asMember(member)
  return {
    ...member,
    caller,
    titlesAt: async (date: Date) => {
      now = date
      return (await caller.call(listNotifications)).body.map(({ title }) => title)
    },
  }
}

const week = 'Your trial ends on 12 June 2026'
const day = 'The last day of your trial'
const ended = 'Your trial ended on 12 June 2026'

describe('a member on trial', () => {
  test('is told 7 days before the end, 1 day before, and at the end, once each', async () => {
    const { titlesAt } = await createTrial()
    expect(await titlesAt(new Date(before(7).getTime() - 1))).toEqual([])
    expect(await titlesAt(before(7))).toEqual([week])
    expect(await titlesAt(new Date(before(1).getTime() - 1))).toEqual([week])
    expect(await titlesAt(before(1))).toEqual([day, week])
    expect(await titlesAt(new Date(end.getTime() - 1))).toEqual([day, week])
    expect(await titlesAt(end)).toEqual([ended, day, week])
    expect(await titlesAt(before(-30))).toEqual([ended, day, week])
  })

  test('reads plainly what happens, in South African time, and is led to their plan', async () => {
    const { caller, titlesAt } = await createTrial()
    await titlesAt(before(1))
    expect((await caller.call(listNotifications)).body).toEqual([
      expect.objectContaining({
        type: 'membership',
        message:
          'It ends on 12 June 2026 at 10:00. Nothing will be charged, and you keep the free guides and everything you saved.',
        actionUrl: '/dashboard',
      }),
    ])
  })

  test('who was away is told only what still matters', async () => {
    const { titlesAt } = await createTrial()
    expect(await titlesAt(before(-3))).toEqual([ended])
  })

  test('counts the notice under the bell, and is free from the moment it says so', async () => {
    const { caller } = await createTrial()
    now = end
    expect((await caller.call(countUnreadNotifications)).body).toEqual({ unreadCount: 1 })
    expect((await caller.call(me)).body.subscriptionStatus).toBe('free')
  })

  test('is told once by several instances that are asked at the same moment', async () => {
    const { token, titlesAt } = await createTrial()
    now = before(7)
    const callers = [server, other, server, other].map((instance) => instance.asMember({ token }))
    await Promise.all(
      callers.flatMap((caller) => [caller.call(listNotifications), caller.call(countUnreadNotifications)]),
    )
    expect(await titlesAt(now)).toEqual([week])
  })

  test('that is shorter than a week is not told on joining that it ends', async () => {
    const { titlesAt } = await createTrial({ signupDate: before(7) })
    expect(await titlesAt(before(7))).toEqual([])
    expect(await titlesAt(before(1))).toEqual([day])
  })

  test('who has muted the type is not told', async () => {
    const { titlesAt } = await createTrial({ mutedNotifications: ['membership'] })
    expect(await titlesAt(end)).toEqual([])
  })

  test.each(['active', 'free_lifetime', 'free'] as const)(
    'who has become %s hears nothing of the past trial',
    async (subscriptionStatus) => {
      const { titlesAt } = await createTrial({ subscriptionStatus })
      expect(await titlesAt(end)).toEqual([])
    },
  )
})

test('a page that stays open is told when the trial ends, and not before', async () => {
  now = new Date(end.getTime() - 50)
  const member = await createMember(server.context, 'trial', { signupDate: before(1), trialEndDate: end })
  const stream = await openStream(`${await other.listen()}${liveNotifications.path}`, {
    authorization: `Bearer ${member.token}`,
  })
  onTestFinished(() => stream.close())
  await eventually(() => stream.data().length === 1)
  await createNotification(server.context, member.id, { title: 'Something else' })
  await eventually(() => stream.data().length === 2)
  now = new Date(end.getTime() + 1)
  await eventually(() => stream.data().length === 3)
  expect(stream.data()).toMatchObject([
    { unreadCount: 0, added: [] },
    { unreadCount: 1, added: [{ title: 'Something else' }] },
    { unreadCount: 2, added: [{ title: ended }] },
  ])
})
