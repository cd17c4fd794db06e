import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

// Shapes of print that other files do not hold: headings of kits, panels of facts, amounts in sentences and ranges, names in two languages.

const known = await knowledge()
const printed = (text: string) => checkLabel(known, text).items.map((item) => item.printed)
const names = (text: string) => checkLabel(known, text).items.map(({ name }) => name)
const unknown = (text: string) =>
  checkLabel(known, text)
    .items.filter(({ how }) => how === 'unrecognised')
    .map((item) => item.printed)

describe('what is printed around the names is none of them', () => {
  it.each([
    [
      'the heading of a part with a strength behind it',
      'TINT (tube, 60 ml): Aqua, Resorcinol\nPEROXIDE 9% (30 vol): Aqua, Hydrogen Peroxide',
      ['Aqua', 'Resorcinol', 'Aqua', 'Hydrogen Peroxide'],
    ],
    [
      'what it is for, in a panel of facts',
      'Active ingredient: Titanium Dioxide 9% Purpose: Sunscreen\nUses helps prevent sunburn\nWhen using this product keep out of eyes\n' +
        'Inactive ingredients: Water, Glycerin',
      ['Titanium Dioxide 9%', 'Water', 'Glycerin'],
    ],
    [
      'a sentence that names one again with its amount',
      'Ingredients: Aqua, Sorbitol, Stannous Fluoride, Aroma. Contains Stannous Fluoride (1100 ppm F).',
      ['Aqua', 'Sorbitol', 'Stannous Fluoride', 'Aroma'],
    ],
    [
      'the base of a soap',
      'Active: Sulphur 5%. Soap base: Sodium Palmate, Aqua, Glycerin',
      ['Sulphur 5%', 'Sodium Palmate', 'Aqua', 'Glycerin'],
    ],
    [
      'the base at the end',
      'Active: Menthol 1 % m/m, Camphor 2 % m/m in a greaseless cream base. Preservative: Phenoxyethanol 0.5 % m/m',
      ['Menthol 1 % m/m', 'Camphor 2 % m/m', 'Phenoxyethanol 0.5 % m/m'],
    ],
  ])('%s', (_, text, items) => expect(printed(text)).toEqual(items))
})

describe('no name is lost', () => {
  it.each([
    [
      'before a bracket that says what a scent contains',
      'Hair mist. Propane, Alcohol Denat., Parfum (contains: Citral, Geraniol), Aqua',
      ['Propane', 'Alcohol Denat', 'Parfum', 'Citral', 'Geraniol', 'Aqua'],
    ],
    [
      'that a sentence tells before the heading',
      'Acne gel contains Salicylic Acid 2% and Niacinamide 4%. Other ingredients: Aqua, Glycerin',
      ['Salicylic Acid 2%', 'Niacinamide 4%', 'Aqua', 'Glycerin'],
    ],
    [
      'behind the stop of an amount',
      'Each 50 g contains: Urea 5 g, Purified water q.s. to 50 g. Lanolin',
      ['Urea 5 g', 'Purified water q.s. to 50 g', 'Lanolin'],
    ],
    [
      'of a plant shortened as Ayurvedic labels do',
      'Each 5 g contains: Neem (Azadirachta indica) Lf. Ext. 20 mg; Turmeric (Curcuma longa) Rz. Ext. 10 mg; Glycerin 1 g',
      undefined,
    ],
  ])('%s', (_, text, items) => {
    if (items === undefined) expect(unknown(text)).not.toContain('10 mg')
    else expect(printed(text)).toEqual(items)
  })
})

describe('a name in two languages', () => {
  it.each([
    'VITIS VINIFERA SEED OIL / GRAPE SEED OIL',
    'Ricinus Communis Seed Oil/Kasterolie',
    'CAMELLIA SINENSIS LEAF EXTRACT / GREEN TEA LEAF EXTRACT',
    'Calendula Officinalis Flower Extract / Gousblomekstrak',
  ])('is one, and known: %s', (name) => {
    const [, one, ...others] = checkLabel(known, `Ingredients: Aqua, ${name}`).items
    expect([one?.printed, one?.how, others]).toEqual([name, 'synonym', []])
  })
  it('are two where two plants are named', () =>
    expect(names('Ingredients: Aqua, Butyrospermum Parkii Butter / Cocoa Butter')).toEqual([
      'Aqua',
      'Butyrospermum Parkii Butter',
      'Theobroma Cacao Seed Butter',
    ]))
})

it.each([
  'Aqua (60-75%)',
  'Glycerin (3 – 5 %)',
  'Isopropielmiristaat',
  'Sonneblomsaadolie',
  'Oktielmetoksisinnamaat',
  'i-beeswax',
  'Peppermint E/O',
  'Oats',
  'Barium Peroxide',
  'Phenolsulfonphthalein',
  'DEET 20%',
  'Icaridin',
  'Emulsifying Ointment 30 g',
])('%s is known', (name) => expect(unknown(`Ingredients: Urea, ${name}, Lanolin`)).toEqual([]))

describe('what a product seems to be', () => {
  it.each([
    ['Hand sanitiser: Alcohol 70%, Aqua, Hydrogen Peroxide 0.125%, Glycerin', 'a hand sanitiser'],
    ['Butyl Acetate, Ethyl Acetate, Nitrocellulose, CI 77891', 'a nail polish:'],
  ])('%s', (text, kind) => expect(checkLabel(known, text).summary).toContain(kind))
})

describe('a lightener', () => {
  it.each([
    'TBHQ (t-butyl hydroquinone)',
    'Tertiary Butyl Hydroquinone',
    '1,3-Dihydroxybenzene (Resorcinol)',
    'Hydroquinone Dimethyl Ether',
  ])('is not %s', (name) => expect(checkLabel(known, `Ingredients: Aqua, ${name}, Glycerin`).lighteners).toEqual([]))
  it.each(['Hydroquinone', 'p-Hydroxyanisole', '1,4-dihydroxybenzene', '4-hydroxyanisole'])('is %s', (name) =>
    expect(checkLabel(known, `Ingredients: Aqua, ${name}, Glycerin`).lighteners).toHaveLength(1),
  )
})
