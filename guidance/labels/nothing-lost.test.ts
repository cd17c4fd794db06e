import { beforeAll, describe, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'
import { pastedLabels } from './pasted-labels.ts'

// Labels as people pasted them, by what was once lost or misread in them.

const knowledge = await readKnowledge()
const check = (text: string, profile?: Profile) => checkLabel(knowledge, text, profile)
/** The items as printed: `?` before what is not known, `±` before what may be in it; and `!` at the end where a lightener is warned of. */
const read = (text: string): string => {
  const { items, lighteners } = check(text)
  const printed = items.map(
    (item) => `${item.mayContain ? '±' : ''}${item.how === 'unrecognised' ? '?' : ''}${item.printed}`,
  )
  return `${printed.join(' | ')}${lighteners.length > 0 ? ' !' : ''}`
}
const names = (text: string) => check(text).items.map(({ name }) => name)
const asRead = (text: string, expected: string): void => expect(read(text)).toBe(expected)
// The first check reads all the knowledge in.
beforeAll(() => void check('Aqua'), 120_000)
const says = (text: string, profile?: Profile): string => JSON.stringify(check(text, profile).doesNotSuit)

describe.each(Object.entries(pastedLabels))('%s', (_, labels) => {
  it.each(labels)('%s', asRead)
})

describe('a name that is not known is named as unknown, wherever it stands and in whatever script', () => {
  it('and counts with the declared allergens behind such names', () =>
    expect(check('Aqua, Glycerin, Butylphenyl, Methylpropional, Limone, Linalool').allergens).toContain('Linalool'))
  it('and so in brackets within brackets', () =>
    expect(check('Aqua, Parfum (Linalool, Limonene (natural), Geraniol), Urea').allergens).toEqual([
      'Linalool',
      'Limonene',
      'Geraniol',
    ]))
  it('so that not all are said to be recognised', () =>
    expect(check('Vexorin, Zalmite, Aqua, Parfum').summary).toMatch(/^2 of 4 ingredients recognised/))
})

describe('a name with what it does is an item in a list, and advertising is no list', () => {
  it('“Name: what it does” has its note', () => {
    const text = 'Salicylic Acid 0.5%: Dissolves pores, Aqua, Glycerin'
    asRead(text, 'Salicylic Acid 0.5% | Aqua | Glycerin')
    expect(JSON.stringify(check(text, { pregnant: true }))).toMatch(
      /Salicylic Acid[^"]*pregnan|pregnan[^"]*Salicylic Acid/i,
    )
  })
  it('a word like a name is none: “better” is no butter', () =>
    expect(
      says('Super Vitamin C: Absorbs 1,000 percent better than pure ascorbic acid', { avoid: 'dairy, milk' }),
    ).toBe('[]'))
})

describe('any sign that parts names parts them, and a name that was broken is whole', () => {
  it('a vitamin with its name in brackets in brackets is that name', () =>
    expect(names('Aqua, Vitamin E (Tocopherol (non-GMO)), Parfum')[1]).toBe('Tocopherol'))
})

describe('a misspelt or translated name is known, and what somebody leaves out is found in it', () => {
  it('silicone by its misspelt name', () => {
    const { counts, doesNotSuit } = check('Aqua, ETHYLHEXYLGLYCERINE, Trimethylsiloxyamodimethicone, Frangrance', {
      avoid: 'silicones',
    })
    expect(counts).toMatchObject({ items: 4, unrecognised: 0 })
    expect(JSON.stringify(doesNotSuit)).toMatch(/siloxyamodimethicone/i)
  })
  it('digits that a scanner put for letters', () =>
    expect(check('Aqua, Glycer1n, Lim0nene, Linalo0l, Phen0xyethan0l').counts).toMatchObject({
      items: 5,
      unrecognised: 0,
    }))
  it('beeswax in three languages', () => {
    expect(says('CERA ALBA/BEESWAX/CIRE DABEILLE, Aqua', { avoid: 'beeswax' })).not.toBe('[]')
  })
  it('Afrikaans', () => {
    const text = 'Bestanddele: Water, Gliserien, Byewas, Amandelolie, Geurmiddel, Salisielsuur'
    expect(check(text).counts).toMatchObject({ items: 6, unrecognised: 0 })
    expect(check(text, { avoid: 'nuts, beeswax' }).doesNotSuit).toHaveLength(2)
  })
})

describe('traces are no ingredients, and are named beside the list to who leaves them out', () => {
  const beside = (text: string): string => check(text, { avoid: 'nuts' }).summary
  it.each([
    ['Aqua, Glycerin, Parfum. May contain other tree nuts.', 'Aqua | Glycerin | Parfum'],
    ['Aqua, Glycerin. Peut contenir des traces de fruits à coque (amande), soja.', 'Aqua | Glycerin'],
  ])('%s', (text, items) => {
    asRead(text, items)
    expect(beside(text)).toMatch(/the pack also names .* beside the list/)
  })
  it('and a lightener among them is warned of', () =>
    expect(check('Aqua, Urea, Panthenol. May contain traces of mercury.').lighteners).toHaveLength(1))
  it('however many they are, none is an item', () => {
    const { items, summary } = check('Aqua, Urea. May contain traces of: milk, egg, soy', { avoid: 'milk' })
    expect(items).toHaveLength(2)
    expect(summary).toMatch(/the pack also names milk beside the list/)
  })
  it('not where it says that people with the allergy may use it', () =>
    expect(beside('Aqua, Glycerin. Suitable for people with milk, egg, gluten, peanut and tree nut allergy.')).toMatch(
      /^Both ingredients recognised; nothing on it speaks against it/,
    ))
})

describe('the summary passes nothing over', () => {
  it.each([
    ['alcohol that dries', 'Aqua, Alcohol Denat., Glycerin', /something to know: Alcohol Denat can dry skin/],
    ['essential oils', 'Aqua, Rosmarinus Officinalis Leaf Oil, Glycerin', /can bother skin that reacts to scent/],
    ['declared allergens', 'Aqua, Limonene, Linalool', /Limonene and Linalool can bother skin that reacts to scent/],
  ])('%s', (_, text, expected) => {
    expect(check(text).summary).toMatch(expected)
    expect(check(text).summary).not.toMatch(/speaks against it/)
  })
  it('but says so where there is nothing', () =>
    expect(check('Aqua, Glycerin, Panthenol').summary).toMatch(/nothing on it speaks against it/))
})
