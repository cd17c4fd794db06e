import { describe, expect, test } from 'vitest'
import { listIngredients, readIngredient } from '#contract/ingredients.ts'
import { startTestServer } from '#server/test-server.ts'

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
