/** The forms of a domain's name: `poll-votes` → key `pollVotes`, One `PollVote`, one `pollVote`. */
export type Names = { domain: string; key: string; One: string; one: string }

export const namesOf = (domain: string): Names => {
  const key = domain.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const one = key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.replace(/s$/, '')
  return { domain, key, one, One: `${one.charAt(0).toUpperCase()}${one.slice(1)}` }
}

/** `poll-votes` → `Poll votes`. */
const sentence = (domain: string): string => pascal(domain.replaceAll('-', ' '))

const pascal = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`

/** The files of a new domain: a list and a write, from the contract to the page, as a starting point. */
export const filesFor = ({ domain, key, One, one }: Names): Record<string, string> => {
  const title = sentence(domain)
  return {
    [`contract/routes/${domain}.ts`]: `import { route } from '../endpoint.ts'

export const add${One} = route('POST', '/api/${domain}')
export const list${pascal(key)} = route('GET', '/api/${domain}')
`,
    [`contract/${domain}.ts`]: `import { z } from 'zod'
import * as routes from './routes/${domain}.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, Id, Limit, text, Timestamp } from './values.ts'

export const ${One} = z.object({ id: Id, title: z.string(), createdAt: Timestamp })
export type ${One} = z.infer<typeof ${One}>

export const New${One} = z.object({ title: text(200, 1) })

export const add${One} = endpoint(routes.add${One}, {
  who: 'member', status: 201,
  summary: 'Adds one', body: New${One}, response: ${One}, errors: [],
})

export const list${pascal(key)} = endpoint(routes.list${pascal(key)}, {
  who: 'anyone',
  summary: 'The ${domain.replaceAll('-', ' ')}, newest first',
  query: z.object({ after: Cursor.optional(), limit: Limit.optional() }), response: z.array(${One}), errors: [],
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
  if (!written) throw new Error('the insert returned no row')
  return written
}
`,
    [`server/features/${domain}/fixtures.ts`]: `import { randomBytes } from 'node:crypto'
import type { AppContext } from '#server/app-context.ts'
import { insert${One}, type ${One}Row } from './queries.ts'

/** Creates one with a unique title, so that a test can find it again. */
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
  add${One}: {
    good: () => ({ body: { title: 'One more' } }),
    bad: { 'no title': { body: {} }, 'an empty title': { body: { title: '' } } },
    notAllowed: 'writes only from our own pages',
  },
}
`,
    [`server/features/${domain}/list-${domain}.test.ts`]: `import { expect, test } from 'vitest'
import { add${One}, list${pascal(key)} } from '#contract/${domain}.ts'
import { createMember } from '#server/features/accounts/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { overTheWire } from '#server/test-wire.ts'
import { given${One} } from './fixtures.ts'

const server = await startTestServer()

test('lists the newest first, with a link to the next page', async () => {
  const older = await given${One}(server.context, { createdAt: new Date('2020-01-01') })
  const newer = await given${One}(server.context)
  const { body, headers } = await server.asVisitor().call(list${pascal(key)}, { query: { limit: '1' } })
  expect(body.map(({ id }) => id)).toEqual([newer.id])
  expect(headers.link).toMatch(/rel="next"/)
  expect(body.map(({ id }) => id)).not.toContain(older.id)
})

test('shows a new one in the cached list', async () => {
  const origin = await server.listen()
  await overTheWire(origin, '/api/${domain}')
  const { body, status } = await server.asMember(await createMember(server.context)).call(add${One}, { body: { title: 'One more' } })
  expect([status, body.title]).toEqual([201, 'One more'])
  await expect.poll(async () => (await overTheWire(origin, '/api/${domain}')).text).toContain(body.id)
})
`,
    [`server/features/${domain}/add-${domain}.ts`]: `import type { z } from 'zod'
import type { ${One}, New${One} } from '#contract/${domain}.ts'
import type { AppContext } from '#server/app-context.ts'
import { present${One} } from './present.ts'
import { insert${One} } from './queries.ts'

/** Adds one, and invalidates the pages with the list. */
export const add${One} = async ({ title }: z.output<typeof New${One}>, context: AppContext): Promise<${One}> => {
  const row = await insert${One}(context.database.queries, { title, createdAt: context.now() })
  await context.invalidate(['${domain}'])
  return present${One}(row)
}
`,
    [`server/features/${domain}/present.ts`]: `import type { ${One} } from '#contract/${domain}.ts'
import type { ${One}Row } from './queries.ts'

export const present${One} = (row: ${One}Row): ${One} => ({ id: row.id, title: row.title, createdAt: row.createdAt.toISOString() })
`,
    [`server/features/${domain}/list-${domain}.ts`]: `import type { ${One} } from '#contract/${domain}.ts'
import { LIST_LIMIT } from '#contract/values.ts'
import { momentCursor } from '#server/db/cursor.ts'
import { type Page, paginate } from '#server/db/paginate.ts'
import type { AppContext } from '#server/app-context.ts'
import { present${One} } from './present.ts'
import { find${pascal(key)} } from './queries.ts'

/** A page of the ${domain.replaceAll('-', ' ')}, newest first. */
export const list${pascal(key)} = async (
  { after, limit = LIST_LIMIT }: { after?: string | undefined; limit?: number | undefined }, context: AppContext,
): Promise<Page<${One}>> => {
  const place = after === undefined ? undefined : momentCursor.read('${domain}', after)
  const page = paginate(await find${pascal(key)}(context.database.queries, place, limit + 1), limit, (last) =>
    momentCursor.write('${domain}', { by: last.createdAt, id: last.id }))
  return { ...page, rows: page.rows.map(present${One}) }
}
`,
    [`server/features/${domain}/routes.ts`]: `import * as endpoints from '#contract/${domain}.ts'
import { bind } from '#server/http/bind.ts'
import { add${One} } from './add-${domain}.ts'
import { list${pascal(key)} } from './list-${domain}.ts'

export const ${one}Routes = [
  bind(endpoints.add${One}, ({ body }, context) => add${One}(body, context)),
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
    [`web/features/${domain}/${domain}-page.tsx`]: `import { list${pascal(key)} } from '#contract/routes/${domain}.ts'
import { loadInBrowser, loadOnServer } from '#web/api/page-data.ts'
import { read } from '#web/api/read.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/${domain}-page.ts'

const ${key} = read(list${pascal(key)}, { query: {} })

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ${key})
export const clientLoader = () => loadInBrowser(${key})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, path: '/${domain}', title: '${title}', description: 'What this page is for, in one sentence.' })

export default function ${pascal(key)}Page({ loaderData: [rows] }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <h1 className="text-2xl">${title}</h1>
      {rows.length === 0 ? (
        <EmptyState title="Nothing here yet" />
      ) : (
        <ul className="mt-8">
          {rows.map((${one}) => (
            <li key={${one}.id} className="border-t border-line py-4">{${one}.title}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
`,
    [`web/features/${domain}/${domain}-page.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import ${pascal(key)}Page from './${domain}-page.tsx'

it('lists the rows, or shows the empty state', () => {
  const rows = [{ id: 'a', title: 'The first', createdAt: '2026-01-01T00:00:00.000Z' }]
  expect(renderToStaticMarkup(<${pascal(key)}Page loaderData={[rows]} />)).toContain('The first')
  expect(renderToStaticMarkup(<${pascal(key)}Page loaderData={[[]]} />)).toContain('Nothing here yet')
})
`,
  }
}

/** Lines to add to existing files, each with the line that it goes before or after. */
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
    anchor: /^export const domains = \{\n/m,
    add: (line) => `${line}  ${key === domain ? key : `'${domain}': ${key}`},\n`,
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
]
