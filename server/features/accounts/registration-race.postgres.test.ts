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

/** Violated invariants: exactly CAP founders, unique numbers without gaps, and the first numbers belong to the founders. */
const violations = (rows: Row[]): string[] => {
  const numbers = rows.map((row) => row.registration_number)
  const founders = rows.filter((row) => row.is_founding_member)
  return [
    ...(founders.length === CAP ? [] : [`${founders.length} founding members`]),
    ...(new Set(numbers).size === rows.length ? [] : ['a number was allocated twice']),
    ...(Math.max(...numbers) === rows.length
      ? []
      : [`the highest of ${rows.length} numbers is ${Math.max(...numbers)}`]),
    ...(founders.every((row) => row.registration_number <= CAP) ? [] : ['a founding member beyond the cap']),
  ]
}
const registered = (rows: TestDatabase['rows']) =>
  rows<Row>`select email, registration_number, is_founding_member from members`

// The embedded engine runs one query at a time, which hides races.
describe.runIf(engine === 'postgres')(`${PEOPLE} concurrent registrations with a cap of ${CAP}`, () => {
  test('fill exactly the founding places and get one number each', async () => {
    const { context, asVisitor, rows: query } = await startTestServer({ env: { FOUNDING_CAP: String(CAP) } })
    // Skips the hashing: its few threads would serialise the calls, so that hardly any would compete for the counter.
    const join = async (email: string): Promise<Awaited<ReturnType<typeof openAccount>>> => {
      try {
        return await context.database.transaction((queries) =>
          openAccount({ email, passwordHash: 'a hash' }, queries, context),
        )
      } catch (error) {
        // On a busy machine a call can fail to get a connection before it starts, so it is retried.
        if (isUnavailable(error)) return join(email)
        throw error
      }
    }
    const accounts = await Promise.all(Array.from({ length: PEOPLE }, () => join(freshEmail())))
    const rows = await registered(query)
    expect(rows).toHaveLength(PEOPLE)
    expect(violations(rows)).toEqual([])
    for (const { member } of accounts)
      expect(rows).toContainEqual({
        email: member.email,
        registration_number: member.registrationNumber,
        is_founding_member: member.isFoundingMember,
      })
    expect((await asVisitor().call(foundingStats)).body).toEqual({
      foundingMemberCount: CAP,
      foundingCap: CAP,
      totalSignups: PEOPLE,
    })
  })

  test('with one email address create one account and use one registration number', async () => {
    const server = await startTestServer({ env: { FOUNDING_CAP: String(CAP) } })
    const before = (await server.asVisitor().call(foundingStats)).body.totalSignups
    const body = { email: freshEmail(), password: 'a long passphrase', acceptTerms: true }
    const responses = await Promise.all(Array.from({ length: 20 }, () => server.asVisitor().call(register, { body })))
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(19).fill(409),
    ])
    expect((await server.asVisitor().call(foundingStats)).body.totalSignups).toBe(before + 1)
  })

  test.each(['without a transaction', 'in a transaction'])(
    'violate the invariants if rows are counted before the insert %s, which proves that the test detects races',
    async (mode) => {
      const naive = await createTestDatabase()
      await naive.rows`drop index members_registration_number`
      const pool = new pg.Pool({ connectionString: naive.url, max: 40 })
      const join = async (email: string) => {
        const client = await pool.connect()
        if (mode === 'in a transaction') await client.query('begin')
        const count = Number((await client.query<{ count: string }>('select count(*) from members')).rows[0]?.count)
        await client.query('insert into members (email, registration_number, is_founding_member) values ($1, $2, $3)', [
          email,
          count + 1,
          count < CAP,
        ])
        if (mode === 'in a transaction') await client.query('commit')
        client.release()
      }
      await Promise.all(Array.from({ length: PEOPLE }, () => join(freshEmail())))
      expect(violations(await registered(naive.rows))).not.toEqual([])
      await pool.end()
      await naive.remove()
    },
  )
})
