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

/** Which database these tests run on, as vitest.config.ts says. */
export const engine = inject('engine')

/** Asks in plain SQL, values in `${}`. */
export const rowsOf =
  (database: Database) =>
  async <T extends Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]): Promise<T[]> => {
    const { rows } = await database.queries.execute(sql(text, ...values))
    return rows as T[]
  }

export type TestDatabase = {
  database: Database
  /** The address of the database where it has one. */
  url: string | undefined
  rows: ReturnType<typeof rowsOf>
  remove(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Changes with every migration and with the version of the embedded engine. */
const edition = (): string => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Starting the embedded engine from nothing takes seconds, from a file with the migrations applied a third of one. */
const migratedSnapshot = async (): Promise<Blob> => {
  const folder = join(root, '.cache')
  const file = join(folder, `test-database-${edition()}.tar`)
  if (!existsSync(file)) {
    await mkdir(folder, { recursive: true })
    const mine = `${file}.${process.pid}`
    await writeFile(mine, (await snapshotInMemory()).stream())
    for (const name of readdirSync(folder))
      if (/^test-database-\w+\.tar$/.test(name) && name !== basename(file))
        await rm(join(folder, name), { force: true })
    // Whoever else made it meanwhile may be reading theirs: it stays.
    await link(mine, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(mine)
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

/** Copies the template, which whoever comes first makes; the lock keeps others waiting meanwhile. */
const copyTemplate = (name: string) =>
  withAdministrator(async (client) => {
    const template = `skynn_template_${edition()}`
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

/** A pool says that it has ended while its connections are still saying goodbye; cut off in the middle they would raise an error. */
const drop = (name: string) =>
  withAdministrator(async (client) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
      if (rowCount === 0) break
      await pause(20)
    }
    await client.query(`drop database if exists ${name} with (force)`)
  })

/** A database of the test server without any table. */
export const createEmptyDatabase = async (): Promise<{ url: string; remove: () => Promise<void> }> => {
  const name = freshName()
  await withAdministrator((client) => client.query(`create database ${name}`))
  return { url: urlOf(name), remove: () => drop(name) }
}

/** A database with every migration applied and nothing in it, of the engine these tests run on. */
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
