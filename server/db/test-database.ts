import { createHash, randomBytes } from 'node:crypto'
import { existsSync, openAsBlob, readdirSync, readFileSync } from 'node:fs'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { silent } from '#server/log.ts'
import type { Database } from './database.ts'
import { openInMemory, snapshotInMemory } from './embedded.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openServer } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'pglite' | 'postgres'
    postgresUrl: string
  }
}

/** The database engine of these tests, set in vitest.config.ts. */
export const engine = inject('engine')

/** Runs plain SQL with values in `${}`. */
export const rowsOf =
  (database: Database) =>
  async <T extends Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]): Promise<T[]> => {
    const { rows } = await database.queries.execute(sql(text, ...values))
    return rows as T[]
  }

export type TestDatabase = {
  database: Database
  /** The URL of the database, if it has one. */
  url: string | undefined
  rows: ReturnType<typeof rowsOf>
  remove(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Changes with every migration and with the version of the embedded engine. */
const snapshotVersion = (): string => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Starting the embedded engine from scratch takes seconds, from a file with the migrations applied a third of a second. */
const migratedSnapshot = async (): Promise<Blob> => {
  const folder = join(root, '.cache')
  const file = join(folder, `test-database-${snapshotVersion()}.tar`)
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true })
    const ownFile = `${file}.${process.pid}`
    await writeFile(ownFile, (await snapshotInMemory()).stream())
    for (const name of readdirSync(folder))
      if (/^test-database-\w+\.tar$/.test(name) && name !== basename(file))
        await rm(join(folder, name), { force: true })
    // Another process that created it meanwhile may be reading it: that one is kept.
    await link(ownFile, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(ownFile)
  }
  return openAsBlob(file)
}

const withAdministrator = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (name: string): string => {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Copies the template, which the first caller creates while the lock makes others wait. */
const copyTemplate = (name: string) =>
  withAdministrator(async (client) => {
    const template = `skynn_template_${snapshotVersion()}`
    await client.query(`select pg_advisory_lock(hashtext('skynn test databases'))`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) {
      await client.query(`drop database if exists ${template}_unfinished with (force)`)
      await client.query(`create database ${template}_unfinished`)
      await (await openServer(urlOf(`${template}_unfinished`), silent)).close()
      await client.query(`alter database ${template}_unfinished rename to ${template}`)
    }
    await client.query(`create database ${name} template ${template}`)
  })

const freshName = (): string => `skynn_test_${randomBytes(6).toString('hex')}`

/** A pool reports its end while its connections are still closing; they would raise an error if the database were dropped then. */
const drop = (name: string) =>
  withAdministrator(async (client) => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
      if (rowCount === 0) break
      await pause(20)
    }
    await client.query(`drop database if exists ${name} with (force)`)
  })

/** A database of the test server without tables. */
export const createEmptyDatabase = async (): Promise<{ url: string; remove: () => Promise<void> }> => {
  const name = freshName()
  await withAdministrator((client) => client.query(`create database ${name}`))
  return { url: urlOf(name), remove: () => drop(name) }
}

/** A migrated, empty database of the engine these tests run on. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  if (engine === 'pglite') {
    const database = await openInMemory(await migratedSnapshot())
    return { database, url: undefined, rows: rowsOf(database), remove: () => database.close() }
  }
  const name = freshName()
  await copyTemplate(name)
  const database = await openServer(urlOf(name), silent)
  const remove = async () => {
    await database.close()
    await drop(name)
  }
  return { database, url: urlOf(name), rows: rowsOf(database), remove }
}
