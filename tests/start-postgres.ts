import type { TestProject } from 'vitest/node'
import { startPostgres } from '#tools/postgres.mjs'

/** Before the tests on PostgreSQL: a throw-away server, unless TEST_DATABASE_URL names one; the tests are told its address. */
export default async function start(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgresUrl', given)
    return undefined
  }
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
