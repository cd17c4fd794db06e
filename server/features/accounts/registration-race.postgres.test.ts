import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { foundingStats, register } from '#contract/accounts.ts'
import { createTestDatabase, engine, type TestDatabase } from '#server/db/test-database.ts'
import { isUnavailable } from '#server/db/unavailable.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshEmail } from './fixtures.ts'
import { openAccount } from './register-member.ts'

const PEOPLE = 300
const CAP = 100

type Row = { email: string; registration_number: number; is_founding_member: boolean }

/** What must hold however many join at once: exactly the cap, no number twice, none left out, the first numbers to the founders. */
const faults = (rows: Row[]): string[] => {
  const numbers = rows.map((row) => row.registration_number)
  const founders = rows.filter((row) => row.is_founding_member)
  return [
    ...(founders.length === CAP ? [] : [`${founders.length} founding members`]),
    ...(new Set(numbers).size === rows.length ? [] : ['a number was given twice']),
    ...(Math.max(...numbers) === rows.length ? [] : [`the last of ${rows.length} has number ${Math.max(...numbers)}`]),
    ...(founders.every((row) => row.registration_number <= CAP) ? [] : ['a founding member beyond the cap']),
  ]
}
const joined = (rows: TestDatabase['rows']) =>
  rows<Row>`select email, registration_number, is_founding_member from members`

// The embedded engine runs one query at a time and hides every race.
describe.runIf(engine === 'postgres')(`${PEOPLE} people joining at once around the cap of ${CAP}`, () => {
  test('get exactly the founding places there are, and a number each', async () => {
    const { context, asVisitor, rows: ask } = await startTestServer({ env: { FOUNDING_CAP: String(CAP) } })
    // Past the hashing, which takes turns on a few threads and would keep all but a few from ever meeting at the counter.
    const join = async (email: string): Promise<Awaited<ReturnType<typeof openAccount>>> => {
      try {
        return await openAccount({ email, passwordHash: 'a hash' }, context)
      } catch (error) {
        // A machine that is busy otherwise may have no connection for all at once: a call then fails before it begins.
        if (isUnavailable(error)) return join(email)
        throw error
      }
    }
    const accounts = await Promise.all(Array.from({ length: PEOPLE }, () => join(freshEmail())))
    const rows = await joined(ask)
    expect(rows).toHaveLength(PEOPLE)
    expect(faults(rows)).toEqual([])
    for (const { member } of accounts)
      expect(rows).toContainEqual({
        email: member.email,
        registration_number: member.registrationNumber,
        is_founding_member: member.isFoundingMember,
      })
    expect((await asVisitor().ask(foundingStats)).body).toEqual({
      foundingMemberCount: CAP,
      foundingCap: CAP,
      totalSignups: PEOPLE,
    })
  })

  test('with one address make one account, and use no registration number twice', async () => {
    const server = await startTestServer({ env: { FOUNDING_CAP: String(CAP) } })
    const before = (await server.asVisitor().ask(foundingStats)).body.totalSignups
    const body = { email: freshEmail(), password: 'a long passphrase', acceptTerms: true }
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.asVisitor().ask(register, { body })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(19).fill(409),
    ])
    expect((await server.asVisitor().ask(foundingStats)).body.totalSignups).toBe(before + 1)
  })

  test.each(['without a transaction', 'in a transaction'])(
    'counted before they are inserted, %s, break what is asked above: so the test can see it',
    async (way) => {
      const naive = await createTestDatabase()
      await naive.rows`drop index members_registration_number`
      const pool = new pg.Pool({ connectionString: naive.url, max: 40 })
      const join = async (email: string) => {
        const client = await pool.connect()
        if (way === 'in a transaction') await client.query('begin')
        const count = Number((await client.query<{ count: string }>('select count(*) from members')).rows[0]?.count)
        await client.query('insert into members (email, registration_number, is_founding_member) values ($1, $2, $3)', [
          email,
          count + 1,
          count < CAP,
        ])
        if (way === 'in a transaction') await client.query('commit')
        client.release()
      }
      await Promise.all(Array.from({ length: PEOPLE }, () => join(freshEmail())))
      expect(faults(await joined(naive.rows))).not.toEqual([])
      await pool.end()
      await naive.remove()
    },
  )
})
