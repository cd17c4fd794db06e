import type { TestProject } from 'vitest/node'
import { startPostgres } from '#tools/postgres.mjs'

/** Global set-up for the tests on PostgreSQL: provides TEST_DATABASE_URL, or the URL of a temporary server. */
export default async function start(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env.TEST_DATABASE_URL
  if (url) {
    project.provide('postgresUrl', url)
    return undefined
  }
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}
