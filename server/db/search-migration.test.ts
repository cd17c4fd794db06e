import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { expect, test } from 'vitest'
import { silent } from '#server/log.ts'
import { openEmbedded } from './embedded.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openServer } from './postgres.ts'
import { createEmptyDatabase, engine, rowsOf } from './test-database.ts'

/** The migrations of the last release without the search columns. */
const earlierMigrations = (folder: string): string => {
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 3) }))
  return folder
}

/** An article as the previous release inserts it. */
const insert = (slug: string) => `
  insert into articles (slug, title, excerpt, description, category, tags, content, content_html, contents, in_short, sources, art, is_published, checked_at, published_at)
  values ('${slug}', 'Crème for sun-screen', 'Moisturisers', '', 'guide', '{dark spots}', 'About [rooibos](https://example.org)', '', '[]', '[]', '[]', '{}', true, now(), now())`

test('articles of the previous release are found after the upgrade, and its instances can still write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skynn-upgrade-'))
  const earlier = earlierMigrations(join(folder, 'migrations'))
  const empty = engine === 'postgres' ? await createEmptyDatabase() : undefined
  if (empty === undefined) {
    mkdirSync(join(folder, 'data'))
    const client = await PGlite.create({ dataDir: join(folder, 'data', 'postgres'), extensions: { pg_trgm } })
    await migrate(drizzle({ client }), { migrationsFolder: earlier })
    await client.exec(insert('before'))
    await client.close()
  } else {
    const client = new pg.Client({ connectionString: empty.url })
    await client.connect()
    await migrateServer(drizzleServer({ client }), { migrationsFolder: earlier })
    await client.query(insert('before'))
    await client.end()
  }
  const database =
    empty === undefined ? await openEmbedded(join(folder, 'data'), silent) : await openServer(empty.url, silent)
  const rows = rowsOf(database)
  await database.queries.execute(insert('during'))
  expect(
    await rows`select slug from articles where search_head @@ 'creme & sunscreen & moisturis & dark & spot' and search_all @@ 'rooibo' and search_text like '%sun-screen%' order by slug`,
  ).toEqual([{ slug: 'before' }, { slug: 'during' }])
  expect(await rows`select word from search_words where key = search_key('moisturizer')`).toEqual([
    { word: 'moisturisers' },
  ])
  await database.close()
  await empty?.remove()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
