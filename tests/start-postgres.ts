import { startPostgres } from '#tools/postgres.mjs'

/** Before the tests on PostgreSQL: a throw-away server, unless TEST_DATABASE_URL names one; its workers inherit the address. */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined
  const postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  return async () => {
    delete process.env.TEST_DATABASE_URL
    await postgres.stop()
  }
}
