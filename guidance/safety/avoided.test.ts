import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { type Family, type Origin, origins } from '../knowledge/kinds.ts'
import type { Ingredient } from '../knowledge/substances.ts'
import { avoidedIn } from './avoided.ts'
import { because } from './because.ts'
import type { Avoidance } from './situation.ts'

const avoiding = (what: {
  ingredients?: string[]
  families?: Family[]
  origins?: Origin[]
  words?: string[]
}): Avoidance => ({
  ingredients: new Set(what.ingredients),
  families: new Set(what.families),
  origins: new Set(what.origins),
  words: what.words ?? [],
})
const known: Ingredient = {
  id: 'known',
  inci: 'Knownum Oil',
  families: ['plant-oil'],
  origins: ['coconut'],
  does: '',
  full: undefined,
}
const rule = (printed: string, avoid: Avoidance, ingredient?: Ingredient, families: Family[] = []) =>
  avoidedIn({ ingredient, printed, families }, avoid)?.rule

describe('avoidedIn', () => {
  it('goes by ingredient, family, origin and word, in this order', () => {
    expect(rule('X', avoiding({ ingredients: ['known'], families: ['plant-oil'] }), known)).toBe('avoid:ingredient')
    expect(rule('X', avoiding({ families: ['plant-oil'], origins: ['coconut'] }), known)).toBe('avoid:plant-oil')
    expect(rule('X', avoiding({ origins: ['coconut'], words: ['knownum'] }), known)).toBe('avoid:coconut')
    expect(rule('X', avoiding({ words: ['knownum'] }), known)).toBe('avoid:word')
    expect(
      rule('X', avoiding({ ingredients: ['other'], families: ['butter'], origins: ['soy'], words: ['zobo'] }), known),
    ).toBeUndefined()
    expect(rule('X', avoiding({ ingredients: ['known'] }))).toBeUndefined()
  })
  it('knows a family by a naming rule too, and says it in words', () => {
    expect(
      avoidedIn(
        { ingredient: undefined, printed: 'X', families: ['fragrance-allergen'] },
        avoiding({ families: ['fragrance-allergen'] }),
      ),
    ).toEqual({ rule: 'avoid:fragrance-allergen', says: 'belongs to what you leave out (fragrance allergen)' })
  })
  it('reads an origin from the printed words, beeswax among them', () => {
    expect(rule('Coco Blend', avoiding({ origins: ['coconut'] }))).toBe('avoid:coconut')
    expect(rule('Cera Alba', avoiding({ origins: ['bee'] }))).toBe('avoid:bee')
    expect(rule('Cera Alba', avoiding({ origins: ['soy'] }))).toBeUndefined()
    expect(rule('Cera Microcristallina', avoiding({ origins: ['bee'] }))).toBeUndefined()
    expect(rule('X', avoiding({ origins: ['soy'] }), known)).toBeUndefined()
  })
  it.each(origins.map((one) => [one]))('calls %s by a name', (origin) => {
    expect(
      avoidedIn(
        { ingredient: { ...known, origins: [origin] }, printed: 'X', families: [] },
        avoiding({ origins: [origin] }),
      )?.says,
    ).toMatch(/^comes, or may come, from (?!undefined)[a-z ()]+, which you leave out$/)
  })
  it('calls tree nuts and the daisy family by their names', () => {
    expect(
      avoidedIn({ ingredient: undefined, printed: 'Walnut Shell', families: [] }, avoiding({ origins: ['tree-nut'] }))
        ?.says,
    ).toBe('comes, or may come, from tree nuts, which you leave out')
    expect(
      avoidedIn({ ingredient: undefined, printed: 'Arnica', families: [] }, avoiding({ origins: ['daisy'] }))?.says,
    ).toContain('from the daisy family,')
  })
  it('takes a word by its beginning, a short one whole, and several as they stand', () => {
    expect(rule('Zobolina Extract', avoiding({ words: ['zobo'] }))).toBe('avoid:word')
    expect(rule('Zobolina Extract', avoiding({ words: ['zob'] }))).toBeUndefined()
    expect(rule('Zob Extract', avoiding({ words: ['zob'] }))).toBe('avoid:word')
    expect(rule('Dizobo Extract', avoiding({ words: ['zobo'] }))).toBeUndefined()
    expect(rule('Wild Zobo Extract', avoiding({ words: ['zobo extract'] }))).toBe('avoid:word')
    expect(rule('Zobo Root Extract', avoiding({ words: ['zobo extract'] }))).toBeUndefined()
    expect(rule('Extract', avoiding({ words: ['zobo', 'extract'] }))).toBe('avoid:word')
  })
})

const knowledge = await readKnowledge()

describe('because', () => {
  it('names every ingredient and source once, in the order given', () => {
    const given = because(knowledge, 'a-rule', ['b', 'a', 'b'], ['general', 'acs', 'general'])
    expect(given).toMatchObject({ rule: 'a-rule', ingredients: ['b', 'a'] })
    expect(given.sources.map(({ title }) => title)).toEqual([
      knowledge.source('general').title,
      knowledge.source('acs').title,
    ])
  })
  it('gives an address only where the source has one', () => {
    const [general, acs] = because(knowledge, 'a-rule', [], ['general', 'acs']).sources
    for (const [source, id] of [
      [general, 'general'],
      [acs, 'acs'],
    ] as const)
      expect(Object.hasOwn(source ?? {}, 'url')).toBe(knowledge.source(id).url !== undefined)
    expect([general, acs].filter((one) => one?.url === undefined)).toHaveLength(1)
  })
  it('fails for a source that is not there', () =>
    expect(() => because(knowledge, 'a-rule', [], ['no-such-source'])).toThrow('no-such-source'))
})

describe('how it is said back', () => {
  const says = (printed: string, avoid: Avoidance, ingredient?: Ingredient): string | undefined =>
    avoidedIn({ ingredient, printed, families: [] }, avoid)?.says
  it.each([
    [
      'by its kitchen name too',
      'fragaria',
      'Fragaria Vesca Extract',
      'has “fragaria” (strawberry) in its name, which you leave out',
    ],
    [
      'as it is where everybody knows it',
      'strawberry',
      'Strawberry Extract',
      'has “strawberry” in its name, which you leave out',
    ],
    ['as it is where nobody does', 'zobo', 'Zobo Extract', 'has “zobo” in its name, which you leave out'],
  ])('%s: %s', (_, word, printed, said) => expect(says(printed, avoiding({ words: [word] }))).toBe(said))
  it('as the thing itself, and not as coming from it', () =>
    expect(says('Coconut', avoiding({ origins: ['coconut'] }), { ...known, inci: 'Coconut' })).toBe(
      'is what you leave out',
    ))
})
