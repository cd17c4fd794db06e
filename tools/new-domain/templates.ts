/** The forms of a domain's name: `poll-votes` → key `pollVotes`, one `PollVote`. */
export type Names = { domain: string; key: string; One: string; one: string }

export const namesOf = (domain: string): Names => {
  const key = domain.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const one = key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.replace(/s$/, '')
  return { domain, key, one, One: `${one.charAt(0).toUpperCase()}${one.slice(1)}` }
}

const pascal = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`

/** The files of a new domain: one list, promised, kept and shown, to grow from. */
export const filesFor = ({ domain, key, One, one }: Names): Record<string, string> => ({
  [`contract/${domain}.ts`]: `import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Cursor, Id, Limit, Timestamp } from './values.ts'

export const ${One} = z.object({ id: Id, title: z.string(), createdAt: Timestamp })
export type ${One} = z.infer<typeof ${One}>

export const list${pascal(key)} = endpoint({
  method: 'GET', path: '/api/${domain}', who: 'anyone',
  summary: 'The ${domain.replaceAll('-', ' ')}, newest first',
  query: z.object({ after: Cursor.optional(), limit: Limit.optional() }), answer: z.array(${One}), errors: [],
})
`,
  [`server/db/tables/${domain}.ts`]: `import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

export const ${key} = pgTable(
  '${domain.replaceAll('-', '_')}',
  { id: uuid().primaryKey().defaultRandom(), title: text().notNull(), createdAt: moment().notNull().defaultNow() },
  (table) => [index('${domain.replaceAll('-', '_')}_newest').on(table.createdAt, table.id)],
)
`,
  [`server/features/${domain}/queries.ts`]: `import { desc, sql } from 'drizzle-orm'
import type { Place } from '#server/db/cursor.ts'
import type { Queries } from '#server/db/database.ts'
import { ${key} } from '#server/db/schema.ts'

export type ${One}Row = typeof ${key}.$inferSelect

/** A page, newest first, along the index. */
export const find${pascal(key)} = (db: Queries, after: Place<Date> | undefined, limit: number): Promise<${One}Row[]> =>
  db.select().from(${key})
    .where(after && sql\`(\${${key}.createdAt}, \${${key}.id}) < (\${after.by.toISOString()}::timestamptz, \${after.id}::uuid)\`)
    .orderBy(desc(${key}.createdAt), desc(${key}.id)).limit(limit)

export const insert${One} = async (db: Queries, row: typeof ${key}.$inferInsert): Promise<${One}Row> => {
  const [written] = await db.insert(${key}).values(row).returning()
  if (!written) throw new Error('the insert answered no row')
  return written
}
`,
  [`server/features/${domain}/fixtures.ts`]: `import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { insert${One}, type ${One}Row } from './queries.ts'

/** One with a title that stands nowhere else: what a test writes it finds again. */
export const given${One} = (context: AppContext, given: Partial<${One}Row> = {}): Promise<${One}Row> =>
  insert${One}(context.database.queries, { title: \`One \${randomBytes(6).toString('hex')}\`, createdAt: context.now(), ...given })
`,
  [`server/features/${domain}/endpoint-cases.ts`]: `import type * as contract from '#contract/${domain}.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'

export const cases: EndpointCases<typeof contract> = {
  list${pascal(key)}: {
    good: () => ({ query: { limit: '5' } }),
    bad: { 'too many rows': { query: { limit: '101' } }, 'an invalid cursor': { query: { after: '!' } } },
    notAllowed: 'anyone may read',
  },
}
`,
  [`server/features/${domain}/list-${domain}.test.ts`]: `import { expect, test } from 'vitest'
import { list${pascal(key)} } from '#contract/${domain}.ts'
import { startTestServer } from '#server/test-server.ts'
import { given${One} } from './fixtures.ts'

const server = await startTestServer()

test('lists them newest first, and names the next page', async () => {
  const older = await given${One}(server.context, { createdAt: new Date('2020-01-01') })
  const newer = await given${One}(server.context)
  const { body, headers } = await server.asVisitor().ask(list${pascal(key)}, { query: { limit: '1' } })
  expect(body.map(({ id }) => id)).toEqual([newer.id])
  expect(headers.link).toMatch(/rel="next"/)
  expect(body.map(({ id }) => id)).not.toContain(older.id)
})
`,
  [`server/features/${domain}/present.ts`]: `import type { ${One} } from '#contract/${domain}.ts'
import type { ${One}Row } from './queries.ts'

export const present${One} = (row: ${One}Row): ${One} => ({ id: row.id, title: row.title, createdAt: row.createdAt.toISOString() })
`,
  [`server/features/${domain}/list-${domain}.ts`]: `import type { ${One} } from '#contract/${domain}.ts'
import { LIST_LIMIT } from '#contract/values.ts'
import { momentCursor } from '#server/db/cursor.ts'
import type { AppContext } from '#server/app-context.ts'
import { present${One} } from './present.ts'
import { find${pascal(key)} } from './queries.ts'

/** A page of the ${domain.replaceAll('-', ' ')}, and where the next one starts when there is one. */
export const list${pascal(key)} = async (
  { after, limit = LIST_LIMIT }: { after?: string | undefined; limit?: number | undefined }, context: AppContext,
): Promise<{ rows: ${One}[]; after: string | undefined }> => {
  const place = after === undefined ? undefined : momentCursor.read('${domain}', after)
  const found = await find${pascal(key)}(context.database.queries, place, limit + 1)
  const last = found.length > limit ? found[limit - 1] : undefined
  return { rows: found.slice(0, limit).map(present${One}), after: last && momentCursor.write('${domain}', { by: last.createdAt, id: last.id }) }
}
`,
  [`server/features/${domain}/routes.ts`]: `import * as endpoints from '#contract/${domain}.ts'
import { bind } from '#server/http/bind.ts'
import { list${pascal(key)} } from './list-${domain}.ts'

export const ${one}Routes = [
  bind(endpoints.list${pascal(key)}, async ({ query, nextPage, cacheTags }, context) => {
    const { rows, after } = await list${pascal(key)}(query, context)
    nextPage(after)
    cacheTags('${domain}')
    return rows
  }),
]
`,
  [`web/features/${domain}/routes.ts`]: `import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const ${key}Pages: RouteConfigEntry[] = [route('${domain}', 'features/${domain}/${domain}-page.tsx')]
`,
  [`web/features/${domain}/${domain}-page.tsx`]: `import { askInBrowser, askOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import type { Route } from './+types/${domain}-page.ts'

const ${key} = read('/api/${domain}', { query: {} })

export const loader = ({ context }: Route.LoaderArgs) => askOnServer(context, ${key})
export const clientLoader = () => askInBrowser(${key})

export default function ${pascal(key)}Page({ loaderData: [rows] }: Route.ComponentProps) {
  return (
    <>
      <h1>${pascal(key)}</h1>
      {rows.length === 0 ? <p>Nothing here yet.</p> : <ul>{rows.map((${one}) => <li key={${one}.id}>{${one}.title}</li>)}</ul>}
    </>
  )
}
`,
})

/** What existing files gain: the line to add, and the line it goes before (or after). */
export const additionsFor = ({
  domain,
  key,
  one,
}: Names): { file: string; anchor: RegExp; add: (line: string) => string }[] => [
  {
    file: 'contract/all.ts',
    anchor: /^import type \{ Endpoint \}.*$/m,
    add: (line) => `${line}\nimport * as ${key} from './${domain}.ts'`,
  },
  {
    file: 'contract/all.ts',
    anchor: /^export const domains = \{.*?\}$/m,
    add: (line) => line.replace(' }', `, ${key === domain ? key : `'${domain}': ${key}`} }`),
  },
  { file: 'server/db/schema.ts', anchor: /$/, add: () => `export * from './tables/${domain}.ts'\n` },
  {
    file: 'server/app.ts',
    anchor: /^import \{ legalRoutes \}.*$/m,
    add: (line) => `${line}\nimport { ${one}Routes } from './features/${domain}/routes.ts'`,
  },
  { file: 'server/app.ts', anchor: /\.\.\.legalRoutes/, add: (found) => `${found}, ...${one}Routes` },
  {
    file: 'web/routes.ts',
    anchor: /^import \{ legalPages \}.*$/m,
    add: (line) => `${line}\nimport { ${key}Pages } from './features/${domain}/routes.ts'`,
  },
  {
    file: 'web/routes.ts',
    anchor: /^ +\.\.\.legalPages,$/m,
    add: (line) => `${line}\n${line.replace('legalPages', `${key}Pages`)}`,
  },
  {
    file: 'web/api/endpoints.ts',
    anchor: /^ +\| typeof import\('#contract\/legal\.ts'\)$/m,
    add: (line) => `${line}\n${line.replace('legal', domain)}`,
  },
]
