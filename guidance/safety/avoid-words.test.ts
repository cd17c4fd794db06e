import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { avoidTerms, calledBy, nearTerm, originName, originsOf, termOf } from './avoid-words.ts'
import { situationOf } from './read-situation.ts'

const knowledge = await readKnowledge()
const avoided = (avoid: string): string[] => {
  const { ingredients, families, origins, words } = situationOf(knowledge, { avoid }).avoid
  return [...ingredients, ...families, ...origins, ...words]
}

// What each group word of an avoid-list stands for: the ingredients, families, origins and the words looked for in printed names.
const groups: readonly (readonly [string, readonly string[]])[] = [
  ['tahini', ['sesame']],
  ['koring', ['wheat']],
  ['seliak', ['wheat', 'triticum', 'barley', 'secale']],
  ['hawer', ['oat']],
  ['shrimps', ['shellfish']],
  ['metabisulphite', ['sulfite']],
  ['petroleum', ['mineral-oil', 'petrolatum', 'paraffinum']],
  ['vitamien c', ['vitamin-c']],
  ['fruit acids', ['aha']],
  ['ahas', ['aha']],
  ['bhas', ['bha']],
  ['phas', ['pha']],
  ['exfoliants', ['aha', 'bha', 'pha', 'exfoliant', 'exfoliating-enzyme']],
  ['enzymes', ['exfoliating-enzyme']],
  ['formalin', ['formaldehyde-releaser']],
  ['preservatives', ['preservative', 'paraben', 'formaldehyde-releaser', 'isothiazolinone']],
  ['haarkleur', ['hair-dye']],
  ['kleurstowwe', []],
  ['kleurstof', ['colourant', 'hair-dye']],
  ['chemical sunscreens', ['uv-filter-organic']],
  ['mineral sunscreens', ['uv-filter-mineral']],
  ['palm oil', ['palm']],
  ['vegan', ['carmine', 'collagen', 'tallow', 'snail']],
  ['halaal', ['animal', 'gelatin', 'lard']],
  ['seep', ['soap', 'sulfate']],
  ['olies', ['plant-oil', 'mineral-oil', 'essential-oil']],
  ['waxes', ['wax']],
  ['kruisement', ['cooling', 'mentha', 'camphor']],
  ['peptides', ['peptide']],
  ['kruie', ['botanical', 'local-botanical', 'essential-oil']],
  ['laventel', ['lavender-oil', 'lavandula']],
  ['teatree', ['tea-tree-oil', 'melaleuca']],
  ['ikhala', ['aloe-vera', 'aloe-ferox', 'aloe']],
  ['roses', ['rosa', 'rose']],
  ['propilene glycol', ['propylene glycol']],
  ['vit e', ['tocopherol', 'tocopheryl-acetate', 'tocopher']],
  ['sink', ['zinc-oxide', 'zinc-pyrithione', 'zinc']],
  ['nikkel', ['nickel', 'cobalt']],
  ['swael', ['sulfur', 'sulphur']],
  ['bactrim', ['sulfacetamide', 'sulfadiazine']],
  ['sheep wool', ['lanolin']],
  ['sls', ['sulfate']],
  ['kathon', ['isothiazolinone']],
  ['benzoyl', ['benzoyl-peroxide']],
  ['retin a', ['retinoid', 'retinoid-medicine']],
  ['siloxanes', ['silicone']],
  ['parabeen', ['paraben']],
  ['melk', ['milk']],
  ['eier', ['egg']],
  ['vis', ['fish']],
  ['seekos', ['fish', 'shellfish']],
  ['heuning', ['bee']],
  ['kokos', ['coconut']],
  ['stuifmeel', ['daisy']],
  ['lemoen', ['citrus']],
  ['lateks', ['latex']],
  ['grondboontjies', ['peanut']],
  ['amandels', ['tree-nut']],
  ['neute', ['tree-nut', 'peanut']],
  ['soja', ['soy']],
  ['reuk', ['fragrance', 'fragrance-allergen', 'essential-oil']],
  ['eos', ['essential-oil']],
  ['disprin', ['salicylate', 'bha']],
  ['ethanol', ['drying-alcohol']],
]

describe('the words of avoid-lists', () => {
  it.each(groups)('“%s” stands for %j', (word, expected) =>
    expect(avoided(word)).toEqual(expect.arrayContaining([...expected])),
  )
  it('forgives a slip, but not in the first letter', () => {
    expect(avoided('parbens')).toEqual(['paraben'])
    expect(avoided('barabens')).toEqual(['baraben'])
  })
  it('names only ingredients that there are', () => {
    for (const { ingredients } of avoidTerms) for (const id of ingredients) expect(knowledge.byId(id)?.id).toBe(id)
  })
})

describe('a slip in the beginning of a word that goes on', () => {
  it.each([
    ['one letter too few', 'strawberies', 'strawberry'],
    ['one too many', 'hazellnuts', 'tree nuts'],
    ['another one', 'coconats', 'coconut'],
    ['with nothing behind it', 'cocnut', 'coconut'],
    ['with half as much behind it', 'cocomutols', 'coconut'],
  ])('is forgiven: %s, “%s”', (_, word, called) => expect(nearTerm(word)?.called).toBe(called))
  it.each([
    ['two slips', 'cocomats'],
    ['far more behind it', 'cocomutspreader'],
    ['the beginning alone', 'coco1'],
    ['another first letter', 'boconuts'],
    ['four letters', 'cocn'],
  ])('is not: %s, “%s”', (_, word) => expect(nearTerm(word)).toBeUndefined())
})

describe('a printed word', () => {
  it.each([
    ['almond', ['tree-nut']],
    ['amygdalus', ['tree-nut']],
    ['nut', ['tree-nut']],
    ['klapperolie', ['coconut']],
    ['lard', ['animal']],
    ['elaeis', ['palm']],
    ['gluten', ['wheat']],
    ['seafood', []],
    ['vegan', []],
    ['paraben', []],
    ['glycerin', []],
    ['lemon', ['citrus']],
    ['lemongrass', []],
  ])('“%s” tells of %j', (word, expected) => expect(originsOf(word)).toEqual(expected))
  it('has an origin with a name of its own', () => {
    expect(originName('tree-nut')).toBe('tree nuts')
    expect(originName('fish')).toBe('fish')
    expect(originName('animal')).toBe('animal products')
  })
})

describe('a noun behind a prefix', () => {
  it.each([
    ['kwesepha', 'soaps and sulfates'],
    ['nobisi', 'milk'],
    ['namakha', 'fragrance'],
    ['kwamafutha', 'oils'],
  ])('“%s” is %s', (word, called) => expect(termOf(word)?.called).toBe(called))
})

describe('a printed name, as it is called in a kitchen', () => {
  it.each([
    ['fragaria', 'strawberry'],
    ['tocopher', 'vitamin E'],
    ['sulphur', 'sulfur'],
  ])('“%s” is %s', (word, called) => expect(calledBy(word)).toBe(called))
  it.each([
    ['the name says it', 'zinc'],
    ['it is one of many', 'mentha'],
    ['nobody knows it', 'zobo'],
  ])('none where %s', (_, word) => expect(calledBy(word)).toBeUndefined())
})

describe('a slip in a short word or a long one', () => {
  it.each([
    ['five letters of a longer word', 'almon', 'tree nuts'],
    ['a letter too many in five', 'honney', 'bee products'],
    ['one in nine', 'petrolium', 'mineral oil'],
    ['half as much behind an even one', 'almandoil', 'tree nuts'],
  ])('is forgiven: %s, “%s”', (_, word, called) => expect(nearTerm(word)?.called).toBe(called))
  it.each([
    ['another letter in five', 'wheet'],
    ['two in nine', 'petrolliom'],
    ['four letters', 'mulk'],
  ])('is not: %s, “%s”', (_, word) => expect(nearTerm(word)).toBeUndefined())
})
