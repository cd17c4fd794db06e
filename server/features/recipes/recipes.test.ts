import { describe, expect, test } from 'vitest'
import { listRecipes, readRecipe, type RecipeSummary } from '#contract/recipes.ts'
import { readShippedRows } from '#server/content/shipped-rows.ts'
import { startTestServer } from '#server/test-server.ts'
import { createRecipe } from './fixtures.ts'
import { importRecipes, RecipeFile } from './import-recipes.ts'

const server = await startTestServer()
const visitor = server.asVisitor()
const { rows } = server
const slugs = (list: RecipeSummary[]) => list.map(({ slug }) => slug)
const day = (number: number) => new Date(Date.UTC(2031, 0, number))
const read = (slug: string) => visitor.call(readRecipe, { params: { slug } })
const documents = (slug: string) =>
  rows`select title, path from search_documents where path = ${`/diy-recipes/${slug}`}`

const shipped = await readShippedRows('recipes.json', RecipeFile, ({ slug }) => slug)
const lemon = [{ name: 'Lemon juice', amount: 5, unit: 'ml' }]
const water = { days: 0, storage: 'Use at once', hasWater: true, patchTest: true }

describe('the shipped recipes', () => {
  test('are imported once and all pass the safety check, and an operator’s own is not overwritten', async () => {
    await createRecipe(server.context, { slug: 'oat-bath', title: 'An oat bath by an operator' })
    expect(await importRecipes(server.context)).toBe(shipped.length - 1)
    expect(await importRecipes(server.context)).toBe(0)
    expect((await read('oat-bath')).body.title).toBe('An oat bath by an operator')
    for (const { key } of shipped) {
      const { status, body } = await read(key)
      expect([key, status, body.author, body.related.length]).toEqual([key, 200, 'Skynn editors', 3])
    }
  })

  test('are twelve, each with its own cover', () => {
    const covers = shipped.map(({ row: { art } }) => `${art.motif} ${art.accent}`)
    expect([shipped.length, new Set(covers).size]).toEqual([12, 12])
  })
})

describe('the list of recipes', () => {
  test('filters by skin type and difficulty, newest first, page by page', async () => {
    const wanted = []
    for (const at of [1, 2, 2]) {
      const both = { skinTypes: ['sensitive' as const, 'dry' as const], difficulty: 'hard' as const }
      wanted.push(await createRecipe(server.context, { ...both, publishedAt: day(at) }))
    }
    await createRecipe(server.context, { skinTypes: ['sensitive'], difficulty: 'medium', publishedAt: day(3) })
    await createRecipe(server.context, { skinTypes: ['oily'], difficulty: 'hard', publishedAt: day(3) })
    const query = { skinType: 'sensitive', difficulty: 'hard', limit: '2' }
    const first = await visitor.call(listRecipes, { query })
    const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers.link))?.[1]
    const second = await visitor.get(next ?? '')
    const seen = slugs([...first.body, ...(second.body as RecipeSummary[])])
    expect([first.body.length, second.headers.link]).toEqual([2, undefined])
    expect(seen.at(-1)).toBe(wanted[0]?.slug)
    expect(seen.toSorted()).toEqual(wanted.map(({ slug }) => slug).toSorted())
  })

  test('holds the ingredients, their count and the steps, as the specification lists them', async () => {
    const { ingredients } = await createRecipe(server.context, { publishedAt: day(9), instructions: ['Hum a tune.'] })
    const [listed] = (await visitor.call(listRecipes, { query: { limit: '1' } })).body
    expect(listed).toMatchObject({ ingredients, ingredientCount: 1, instructions: ['Hum a tune.'] })
  })
})

describe('a recipe', () => {
  test('has its warnings, and others for the same skin first among the related', async () => {
    const other = await createRecipe(server.context, { skinTypes: ['normal', 'combination'], publishedAt: day(4) })
    await createRecipe(server.context, { skinTypes: ['dry'], publishedAt: day(20) })
    const { slug } = await createRecipe(server.context, {
      skinTypes: ['normal', 'combination'],
      ingredients: [{ name: 'Almond oil', amount: 50, unit: 'ml' }],
    })
    const { body } = await read(slug)
    expect(body.warnings).toEqual([{ rule: 'nuts', text: expect.stringContaining('allergic to nuts') as string }])
    expect(slugs(body.related)[0]).toBe(other.slug)
    expect(slugs(body.related)).not.toContain(slug)
  })

  test('is not found while it is a draft, nor under an unknown slug', async () => {
    const { slug } = await createRecipe(server.context, { isPublished: false, publishedAt: null })
    for (const missing of [slug, 'no-such-recipe']) {
      const { status, refusal } = await read(missing)
      expect([status, refusal.code]).toEqual([404, 'not_found'])
    }
    expect(await documents(slug)).toEqual([])
  })

  test('is in the site-wide search until it is taken down', async () => {
    const { slug, title } = await createRecipe(server.context)
    expect(await documents(slug)).toEqual([{ title, path: `/diy-recipes/${slug}` }])
    await createRecipe(server.context, { slug, isPublished: false })
    expect(await documents(slug)).toEqual([])
  })
})

describe('an unsafe recipe', () => {
  test('cannot be published; the refusal names each field in plain words', async () => {
    await expect(
      createRecipe(server.context, { ingredients: lemon, shelf: { ...water, days: 9 } }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      issues: [
        { path: 'ingredients.0.name', message: expect.stringContaining('in the sun it burns') as string },
        { path: 'shelf.days', message: expect.stringContaining('3 days') as string },
      ],
    })
  })

  test('may be kept as a draft', async () => {
    await expect(createRecipe(server.context, { ingredients: lemon, isPublished: false })).resolves.toBeDefined()
  })

  test('is no longer shown if it was published before the rule existed', async () => {
    const { slug } = await createRecipe(server.context, { publishedAt: day(30) })
    await rows`update diy_recipes set instructions = array['Stir in lemon juice.'] where slug = ${slug}`
    await server.context.invalidate(['recipes'])
    expect((await read(slug)).status).toBe(404)
    expect(slugs((await visitor.call(listRecipes)).body)).not.toContain(slug)
  })
})
