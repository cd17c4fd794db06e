import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, test } from 'vitest'
import { silent } from '#server/log.ts'
import { openInMemory } from './embedded.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openServer } from './postgres.ts'
import * as schema from './schema.ts'
import { createEmptyDatabase, createTestDatabase, engine } from './test-database.ts'

type Journal = { entries: { idx: number; tag: string; when: number }[] }
const read = (name: string) => JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8')) as unknown
const journal = read('_journal.json') as Journal

describe('the migrations', () => {
  test('match the schema: there is nothing left to generate', async () => {
    const last = String(journal.entries.at(-1)?.idx).padStart(4, '0')
    const before = read(`${last}_snapshot.json`) as Parameters<typeof generateMigration>[0]
    const now = generateDrizzleJson(schema, before.id, undefined, 'snake_case')
    expect(await generateMigration(before, now)).toEqual([])
  })

  test('are ordered by number and by timestamp, because only later ones are applied', () => {
    expect(journal.entries.map(({ tag }) => Number(tag.slice(0, 4)))).toEqual(journal.entries.map((_, at) => at))
    expect(journal.entries.map(({ when }) => when)).toEqual(
      journal.entries.map(({ when }) => when).sort((a, b) => a - b),
    )
  })

  test('apply to an empty database, on a server only once even if several instances start concurrently', async () => {
    const { url, remove } =
      engine === 'postgres' ? await createEmptyDatabase() : { url: undefined, remove: async () => {} }
    const opened =
      url === undefined ? [await openInMemory()] : await Promise.all([1, 2, 3].map(() => openServer(url, silent)))
    for (const { queries } of opened)
      expect((await queries.execute('select last from registration_counter')).rows).toEqual([{ last: 0 }])
    await Promise.all(opened.map((database) => database.close()))
    await remove()
  })

  test('create the one row of the registration counter, and prevent a second', async () => {
    const { rows, remove } = await createTestDatabase()
    expect(await rows`select * from registration_counter`).toEqual([{ id: 1, last: 0 }])
    await expect(rows`insert into registration_counter (id) values (2)`).rejects.toThrow()
    await remove()
  })
})
