import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import { liveNotifications } from '#contract/routes/notifications.ts'
import { openServer } from '#server/db/postgres.ts'
import { createTestDatabase, engine } from '#server/db/test-database.ts'
import { createMember, TEST_PASSWORD } from '#server/features/accounts/fixtures.ts'
import { silent } from '#server/log.ts'
import { eventually, startTestServer } from '#server/test-server.ts'
import { createNotification, openStream } from './fixtures.ts'

/** Two instances with their own connections to one database. */
const startTwo = async () => {
  const { database, url = '', remove } = await createTestDatabase()
  const otherDatabase = await openServer(url, silent)
  onTestFinished(async () => {
    await otherDatabase.close()
    await remove()
  })
  const [one, other] = [await startTestServer({ database }), await startTestServer({ database: otherDatabase })]
  const member = await createMember(one.context)
  const stream = await openStream(`${await other.listen()}${liveNotifications.path}`, {
    authorization: `Bearer ${member.token}`,
  })
  await eventually(() => stream.data().length === 1)
  return { url, one, member, stream }
}

describe.runIf(engine === 'postgres')('with two instances', () => {
  test('a notification created on one arrives on a stream of the other', async () => {
    const { one, member, stream } = await startTwo()
    await createNotification(one.context, member.id, { title: 'From the other instance' })
    await eventually(() => stream.data().length === 2)
    expect(stream.data()[1]).toMatchObject({ unreadCount: 1, added: [{ title: 'From the other instance' }] })
  })

  test('a sign-in on one, from a new device, is told on a stream of the other', async () => {
    const { one, member, stream } = await startTwo()
    await one.asVisitor().call(login, {
      body: { email: member.email, password: TEST_PASSWORD },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/127.0' },
    })
    await eventually(() => stream.data().length === 2)
    expect(stream.data()[1]).toMatchObject({ unreadCount: 1, added: [{ title: 'New sign-in: Firefox on Windows' }] })
  })

  test('a stream receives the current count after its instance lost the connection that listens', async () => {
    const { url, one, member, stream } = await startTwo()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    // Both instances lose the messages of the statement that ends their connections.
    await client.query('begin')
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'skynn-monitor'",
    )
    await client.query("insert into notifications (user_id, type, title, message) values ($1, 'welcome', 'A', 'B')", [
      member.id,
    ])
    await client.query('commit')
    await client.end()
    await eventually(() => stream.data().length === 2, 10_000)
    expect(stream.data()[1]).toEqual({ unreadCount: 1, added: [] })
    await createNotification(one.context, member.id, { title: 'Afterwards' })
    await eventually(() => stream.data().length === 3)
  })
})
