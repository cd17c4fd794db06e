import { describe, expect, it } from 'vitest'
import { readLabel } from './read-label.ts'
import { splitLabel } from './split-label.ts'
import { smallKnowledge } from './test-knowledge.ts'

const knowledge = smallKnowledge()
const printed = (text: string): string[] =>
  readLabel(knowledge, text).map((item) => (item.mayContain ? `± ${item.printed}` : item.printed))

describe('a printed list comes apart into the items that are printed', () => {
  it.each([
    [
      'commas that number places in a molecule do not part names',
      'Aqua, 1,2-Hexanediol, C12-15 Alkyl Benzoate, N,N-Diethyl-m-toluamide, 2-Bromo-2-Nitropropane-1,3-Diol',
      ['Aqua', '1,2-Hexanediol', 'C12-15 Alkyl Benzoate', 'N,N-Diethyl-m-toluamide', '2-Bromo-2-Nitropropane-1,3-Diol'],
    ],
    [
      'a space after such a comma does not part them either',
      'Aqua, 1, 2-Hexanediol, Glycerin',
      ['Aqua', '1, 2-Hexanediol', 'Glycerin'],
    ],
    [
      'a number of PEG before such a name is not one of them',
      'Aqua,PEG-40,1,2-Hexanediol',
      ['Aqua', 'PEG-40', '1,2-Hexanediol'],
    ],
    [
      'nor is one at the end of a name, with a blank before the next',
      'Aqua, Biosaccharide Gum-1, 1,2-Hexanediol',
      ['Aqua', 'Biosaccharide Gum-1', '1,2-Hexanediol'],
    ],
    [
      'colour numbers part at commas without spaces',
      'Aqua,CI 77491,77492,77499',
      ['Aqua', 'CI 77491', '77492', '77499'],
    ],
    ['a decimal comma of an amount does not', 'Niacinamide 2,5%, Glycerin', ['Niacinamide 2,5%', 'Glycerin']],
    [
      'one ingredient in three languages is one item',
      'Aqua/Water/Eau, Parfum/Fragrance, Glycerin',
      ['Aqua/Water/Eau', 'Parfum/Fragrance', 'Glycerin'],
    ],
    [
      'two ingredients with a slash between are two',
      'Aqua, PEG-100 Stearate/Glyceryl Stearate',
      ['Aqua', 'PEG-100 Stearate', 'Glyceryl Stearate'],
    ],
    [
      'a slash that belongs to a name stays in it',
      'Caprylic/Capric Triglyceride, Acrylates/C10-30 Alkyl Acrylate Crosspolymer',
      ['Caprylic/Capric Triglyceride', 'Acrylates/C10-30 Alkyl Acrylate Crosspolymer'],
    ],
    [
      'brackets hold a common name',
      'Aqua (Water), Butyrospermum Parkii (Shea) Butter, Glycerin [vegetable]',
      ['Aqua (Water)', 'Butyrospermum Parkii (Shea) Butter', 'Glycerin [vegetable]'],
    ],
    [
      'brackets in brackets do not part names',
      'Aqua, Camellia Sinensis (Green Tea (organic, local)) Leaf Extract, Glycerin',
      ['Aqua', 'Camellia Sinensis (Green Tea (organic, local)) Leaf Extract', 'Glycerin'],
    ],
    [
      'brackets that list ingredients of their own are opened',
      'Aqua, Parfum (Limonene, Linalool)',
      ['Aqua', 'Parfum', 'Limonene', 'Linalool'],
    ],
    [
      'brackets that list colour numbers are not',
      'Aqua, Iron Oxides (CI 77491, CI 77492, CI 77499)',
      ['Aqua', 'Iron Oxides (CI 77491, CI 77492, CI 77499)'],
    ],
    [
      'a bracket that is never closed hurts nothing',
      'Aqua (Water, Glycerin, Niacinamide',
      ['Aqua (Water', 'Glycerin', 'Niacinamide'],
    ],
    [
      'a line break in a name is no separator',
      'Aqua, Butyrospermum\nParkii Butter, Sodium\nHyaluronate',
      ['Aqua', 'Butyrospermum Parkii Butter', 'Sodium Hyaluronate'],
    ],
    [
      'a name parted by a hyphen at the end of a line is one',
      'Aqua, Phenoxy-\nethanol, Glycerin',
      ['Aqua', 'Phenoxy- ethanol', 'Glycerin'],
    ],
    [
      'a line break that stands for a comma is one',
      'Aqua, Glycerin\nNiacinamide, Panthenol',
      ['Aqua', 'Glycerin', 'Niacinamide', 'Panthenol'],
    ],
    [
      'one name per line',
      'Aqua\nGlycerin\nSodium Hyaluronate\nGlitterflux',
      ['Aqua', 'Glycerin', 'Sodium Hyaluronate', 'Glitterflux'],
    ],
    ['bullets', '• Aqua • Glycerin • Niacinamide', ['Aqua', 'Glycerin', 'Niacinamide']],
    ['dashes at the start of lines', '- Aqua\n- Glycerin\n- Panthenol', ['Aqua', 'Glycerin', 'Panthenol']],
    ['semicolons', 'Aqua; Glycerin; Panthenol', ['Aqua', 'Glycerin', 'Panthenol']],
    [
      'full stops',
      'Aqua. Glycerin. Alcohol Denat. Niacinamide. Parfum.',
      ['Aqua', 'Glycerin', 'Alcohol Denat', 'Niacinamide', 'Parfum'],
    ],
    ['middle dots', 'Aqua · Glycerin · Panthenol', ['Aqua', 'Glycerin', 'Panthenol']],
    ['numbers in order', '1. Aqua 2. Glycerin 3. Panthenol 4. Parfum', ['Aqua', 'Glycerin', 'Panthenol', 'Parfum']],
    ['(and) of trade names', 'Aqua (and) Glycerin (and) Xanthan Gum', ['Aqua', 'Glycerin', 'Xanthan Gum']],
    [
      'names glued by a lost comma',
      'Aqua, GlycerinNiacinamide, Panthenol',
      ['Aqua', 'Glycerin', 'Niacinamide', 'Panthenol'],
    ],
    ['names glued in capitals', 'AQUA, GLYCERINNIACINAMIDE', ['AQUA', 'GLYCERIN', 'NIACINAMIDE']],
    [
      'no separators at all',
      'Aqua Glycerin Cetearyl Alcohol Sodium Hyaluronate PEG-100 Stearate Parfum',
      ['Aqua', 'Glycerin', 'Cetearyl Alcohol', 'Sodium Hyaluronate', 'PEG-100 Stearate', 'Parfum'],
    ],
    ['all capitals', 'AQUA, SODIUM HYALURONATE, CETEARYL ALCOHOL', ['AQUA', 'SODIUM HYALURONATE', 'CETEARYL ALCOHOL']],
    [
      'may contain',
      'Aqua, Glycerin. May contain: CI 77891, CI 77491',
      ['Aqua', 'Glycerin', '± CI 77891', '± CI 77491'],
    ],
    ['plus and minus', 'Aqua, Glycerin [+/- CI 77891, CI 77491]', ['Aqua', 'Glycerin', '± CI 77891', '± CI 77491']],
    ['kan bevat', 'Bestanddele: Aqua, Glycerin. Kan bevat: CI 77891', ['Aqua', 'Glycerin', '± CI 77891']],
    [
      'peut contenir, in two languages',
      'Ingrédients : Aqua, Glycerin. Peut contenir/May contain (+/-): CI 77891',
      ['Aqua', 'Glycerin', '± CI 77891'],
    ],
  ])('%s', (_, text, expected) => expect(printed(text)).toEqual(expected))
})

describe('the list is found in what stands around it', () => {
  it.each([
    [
      'after a heading and before directions',
      'Glow Serum 30 ml\nIngredients: Aqua, Glycerin, Parfum.\nDirections: apply to clean skin, morning and night.',
      ['Aqua', 'Glycerin', 'Parfum'],
    ],
    ['after a heading without a colon', 'INGREDIENTS AQUA, GLYCERIN, PARFUM', ['AQUA', 'GLYCERIN', 'PARFUM']],
    [
      'after active and inactive',
      'Active ingredients: Zinc Oxide 20%. Inactive ingredients: Water, Dimethicone. Warnings: for external use only.',
      ['Zinc Oxide 20%', 'Water', 'Dimethicone'],
    ],
    [
      'and not after key ingredients',
      'Key ingredients: Retinol and Panthenol.\nIngredients: Aqua, Glycerin.',
      ['Aqua', 'Glycerin'],
    ],
    [
      'without a heading, between sentences',
      'Our best serum yet. Light, fast and gentle, with niacinamide for your skin.\n\nAqua, Glycerin, Niacinamide, Phenoxyethanol\n\nMade with love in Cape Town.',
      ['Aqua', 'Glycerin', 'Niacinamide', 'Phenoxyethanol'],
    ],
    [
      'without what it is free from',
      'Ingredients: Aqua, Glycerin. Free from: parabens, silicones, mineral oil.',
      ['Aqua', 'Glycerin'],
    ],
    [
      'without footnotes',
      'Ingredients: Aqua, Limonene*, Tocopherol**. *Naturally occurring in essential oils **Organic',
      ['Aqua', 'Limonene*', 'Tocopherol**'],
    ],
    [
      'without the maker and the place',
      'Ingredients: Aqua, Glycerin\nMade in South Africa by Somebody (Pty) Ltd, 1 Long Street, Cape Town',
      ['Aqua', 'Glycerin'],
    ],
  ])('%s', (_, text, expected) => expect(printed(text)).toEqual(expected))

  it('keeps what somebody writes around the list apart from it', () => {
    const { outside, items } = splitLabel(knowledge, 'My eyes are swollen since yesterday. Ingredients: Aqua, Glycerin')
    expect(items.map((item) => item.printed)).toEqual(['Aqua', 'Glycerin'])
    expect(outside.join(' ')).toContain('swollen')
  })

  it.each([
    '',
    ' ',
    '😀😀',
    'Hello, can I use this on my face?',
    '1234',
    ',,,;;;',
    '((((',
    'Ingredients:',
    'Ingredients: may contain',
  ])('finds none in %j', (text) => expect(printed(text)).toEqual([]))
})
