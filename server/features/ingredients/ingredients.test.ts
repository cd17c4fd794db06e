import { describe, expect, test } from 'vitest'
import { listIngredients, readIngredient } from '#contract/ingredients.ts'
import { search } from '#contract/search.ts'
import { startTestServer } from '#server/test-server.ts'
import { importIngredients } from './import-ingredients.ts'

const server = await startTestServer()
await server.context.advice.warmUp()
const visitor = server.asVisitor()

const slugsOf = async (query: Record<string, string>) => {
  const { body } = await visitor.call(listIngredients, { query })
  return body.map(({ slug }) => slug)
}

describe('the ingredient dictionary', () => {
  test('lists the names of a letter in order, and every one exactly once over its pages', async () => {
    const whole = await slugsOf({ letter: 'c' })
    const names = (await visitor.call(listIngredients, { query: { letter: 'c' } })).body.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect(names.every((name) => name.toLowerCase().startsWith('c'))).toBe(true)
    const paged: string[] = []
    for (let after: string | undefined; ; after = paged.at(-1)) {
      const response = await visitor.call(listIngredients, {
        query: { letter: 'c', limit: '20', ...(after && { after }) },
      })
      paged.push(...response.body.map(({ slug }) => slug))
      if (response.headers.link === undefined) break
    }
    expect(paged).toEqual(whole)
  })

  test.each([
    ['niacinamide', 'niacinamide'],
    ['Nicotinamide', 'niacinamide'],
    ['vitamin-c', 'ascorbic-acid'],
    ['glycolic', 'glycolic-acid'],
    ['RETINOL ', 'retinol'],
  ])('finds "%s" as %s first, by any of its names', async (search, slug) => {
    expect((await slugsOf({ search }))[0]).toBe(slug)
  })

  test('finds nothing for signs alone or for what is no name', async () => {
    expect(await slugsOf({ search: '%%%' })).toEqual([])
    expect(await slugsOf({ search: 'zzzzzz' })).toEqual([])
  })

  test('says of retinol what it does, that pregnancy rules it out, what it clashes with and where that is from', async () => {
    const { body } = await visitor.call(readIngredient, { params: { slug: 'retinol' } })
    expect(body.helps[0]?.level).toBeGreaterThanOrEqual(2)
    expect(body.pregnancy.verdict).toBe('avoid')
    expect(body.howToUse.join(' ')).toContain('sunscreen')
    expect(body.together.filter(({ verdict }) => verdict === 'clash').length).toBeGreaterThan(0)
    expect(body.careful.map(({ who }) => who)).toContain('Sensitive skin')
    expect(body.sources.length).toBeGreaterThan(0)
  })

  test('has a page for everything it lists, and none for anything else', async () => {
    for (const letter of ['0', 'q', 'x', 'z'])
      for (const slug of await slugsOf({ letter }))
        expect((await visitor.call(readIngredient, { params: { slug } })).status, slug).toBe(200)
    expect((await visitor.call(readIngredient, { params: { slug: 'unicorn-tears' } })).status).toBe(404)
  })
})

describe('the ingredients in the site-wide search', () => {
  test('are written once, and again where one has changed', async () => {
    const count = await importIngredients(server.context)
    expect(count).toBeGreaterThan(500)
    expect(await importIngredients(server.context)).toBe(0)
    await server.rows`update search_documents set excerpt = 'Old' where kind = 'ingredient' and ref = 'retinol'`
    await server.rows`insert into search_documents (kind, ref, path, title, excerpt, body, art, published_at)
      values ('ingredient', 'gone', '/ingredients/gone', 'Gone', '', '', '{"motif":"drop","accent":"aloe"}', now())`
    expect(await importIngredients(server.context)).toBe(2)
    const stored = await server.rows`select ref from search_documents where kind = 'ingredient'`
    expect(stored.map(({ ref }) => ref)).not.toContain('gone')
    expect(stored).toHaveLength(count)
  })

  test.each([
    ['niacinamide', 'niacinamide'],
    ['vitamin B3', 'niacinamide'],
    ['niacinimide', 'niacinamide'],
    ['salicylic acid', 'salicylic-acid'],
    ['retinol', 'retinol'],
    ['Rooibostee', 'rooibos-extract'],
  ])('are found by "%s" as %s first', async (q, slug) => {
    const { body } = await visitor.call(search, { query: { q, kind: 'ingredient' } })
    expect(body.results[0]).toMatchObject({ kind: 'ingredient', path: `/ingredients/${slug}` })
  })
})
