import { describe, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'
import { readLabel } from './read-label.ts'

const knowledge = await readKnowledge()
/** The INCI names read, in order, with `~` before what is known by a rule only and `?` before what is not known. */
const names = (text: string): string =>
  readLabel(knowledge, text)
    .map(({ ingredient, how, printed }) => ingredient?.inci ?? `${how === 'rule' ? '~' : '?'}${printed}`)
    .join(' | ')
const check = (text: string, profile?: Profile) => checkLabel(knowledge, text, profile)

describe('what is printed after the list neither swallows its last name nor becomes one', () => {
  it.each([
    'Vir uitwendige gebruik alleenlik / For external use only',
    'DANGER: Extremely flammable aerosol',
    'WARNING Keep out of reach of children',
    'Made in South Africa',
    'GEBRUIK: Wend vryelik aan.',
    '500ml e',
    '100g ℮ 6 001087 357821',
    'Batch 23A55 Exp 2027/04',
    '6001106123456',
    'Unilever SA, 15 Nollsworth Crescent, La Lucia Ridge, 4051',
    'DISTRIBUTED BY: ABC COSMETICS, CROWN MINES JHB',
    'Active: broad spectrum UVA/UVB',
    'Store in a cool dry place',
    '64 WIPES / DOEKIES',
    'PETROCHEMICAL FREE. NOT TESTED ON ANIMALS.',
    'Fragrance-free, no parabens',
    'Helpline: 0800 123 456',
    'Hoogs ontvlambaar',
    'For men who care about their skin',
    '24 months after opening',
    'Bêre koel',
    'Is it safe for my baby? Thanks',
    'HAND CREAM\n',
    '4,8g e Consumer Products',
  ])('%s', (after) => {
    expect(names(`Ingredients: Aqua, Glycerin, Parfum, Hexyl Cinnamal ${after}`)).toBe(
      'Aqua | Glycerin | Parfum | Hexyl Cinnamal',
    )
    expect(names(`AQUA, GLYCERIN, PARFUM, HYDROXYCITRONELLAL ${after}`)).toBe(
      'Aqua | Glycerin | Parfum | Hydroxycitronellal',
    )
  })

  it('a declared allergen that somebody avoids is found before the directions', () => {
    const { summary, allergens } = check('AQUA, GLYCERIN, HEXYL CINNAMAL  Vir uitwendige gebruik alleenlik', {
      avoid: 'hexyl cinnamal',
    })
    expect(allergens).toEqual(['Hexyl Cinnamal'])
    expect(summary).toContain('Hexyl Cinnamal may not suit you')
  })

  it('a list goes on after a warning', () => {
    expect(
      names('Ingredients: Aqua, Glycerin, Parfum. Avoid contact with eyes. Linalool, Limonene, Citral, Geraniol'),
    ).toBe('Aqua | Glycerin | Parfum | Linalool | Limonene | Citral | Geraniol')
  })
})

describe('labels as they are printed here', () => {
  it.each([
    [
      'signs that a scanner put for letters',
      'Aqua, Tocophery! Acetate, Phenoxyethano!, Sodium Lauryl Su1phate, Alpha-lsomethyl lonone, Stearic Acld',
      'Aqua | Tocopheryl Acetate | Phenoxyethanol | Sodium Lauryl Sulfate | Alpha-Isomethyl Ionone | Stearic Acid',
    ],
    [
      'a heading that a scanner misread',
      'AQUE0US CREAM  Ingred1ents: Cetostearyl A1cohol, Liquid Paraff1n',
      'Cetearyl Alcohol | Paraffinum Liquidum',
    ],
    [
      'Afrikaans chemistry',
      'Bestanddele: Gesuiwerde water, Gliserielstearaat, Setostearielalkohol, Propileenglikol, Fenoksietanol, Wit sagte parafien, Karbomeer',
      'Aqua | Glyceryl Stearate | Cetearyl Alcohol | Propylene Glycol | Phenoxyethanol | Petrolatum | Carbomer',
    ],
    [
      'a medicine',
      'Each gram contains adapalene 1 mg. Excipients: Carbomer 940, Disodium edetate, Purified water. S3',
      'Adapalene | Carbomer | Disodium EDTA | Aqua',
    ],
    [
      'a pharmacy cream',
      'Each 100 g contains: Salicylic acid 2 g, Zinc oxide 5 g in a base of emulsifying wax, glycerol, methyl hydroxybenzoate and purified water.',
      'Salicylic Acid | Zinc Oxide | Emulsifying Wax | Glycerin | Methylparaben | Aqua',
    ],
    [
      'actives without commas',
      'Antiseptic cream Active ingredients Cetrimide 0.5 % w/w Chlorhexidine gluconate 0.1 % w/w Other: Liquid paraffin, lanolin',
      'Cetrimonium Bromide | Chlorhexidine Digluconate | Paraffinum Liquidum | Lanolin',
    ],
    [
      'decimal commas of amounts',
      'Each 1 g contains: Zinc oxide 150 mg, Benzyl benzoate 10,1 mg',
      'Zinc Oxide | Benzyl Benzoate',
    ],
    [
      'a pomade without commas',
      'HAIR FOOD: Petrolatum Lanolin Cera Microcristallina Tocopheryl Acetate Parfum CI 61565 CI 47000 Eugenol',
      'Petrolatum | Lanolin | Cera Microcristallina | Tocopheryl Acetate | Parfum | CI 61565 | CI 47000 | Eugenol',
    ],
    [
      'a lost comma between names that a rule takes for one',
      'Aqua, Triethanolamine Perfume, Disodium EDTA Phenoxyethanol, Aqua (Water) Niacinamide',
      'Aqua | Triethanolamine | Parfum | Disodium EDTA | Phenoxyethanol | Aqua | Niacinamide',
    ],
    [
      'hyphens at line ends and a list after it',
      'Ingredients: Ascor-\nbic Acid, Limo-\nnene\nFOOT CREAM Ingredients: Aqua, Urea',
      'Ascorbic Acid | Limonene | Aqua | Urea',
    ],
    [
      'slashes and slips',
      'Eau / Hidroquinone / Glycerln / Cetearyl Alcoho1',
      'Aqua | Hydroquinone | Glycerin | Cetearyl Alcohol',
    ],
    [
      'Latin names of plants in a soap',
      'Aqua, Sodium Palmate, olive (Olea europaea)',
      'Aqua | Sodium Palmate | ~olive (Olea europaea)',
    ],
  ])('%s', (_, text, expected) => expect(names(text)).toBe(expected))

  it.each(['Methanal', 'Glucaric Acid', 'Insulin', 'Histamine', 'Zorbinium Extract'])(
    '%s is not taken for a name it resembles',
    (name) => {
      expect(readLabel(knowledge, `Aqua, ${name}, Glycerin`)[1]?.how).toBe('unrecognised')
    },
  )

  it.each([
    '2-Amino-3-Hydroxypyridine',
    '2,4-Diaminophenoxyethanol Sulfate',
    '6-Hydroxyindole',
    '5-Amino-6-Chloro-o-Cresol',
    'Sodium Picramate',
  ])('%s is a hair dye', (name) => {
    expect(readLabel(knowledge, `Aqua, ${name}, Glycerin`)[1]?.families).toEqual(['hair-dye'])
  })
})

describe('what somebody leaves out and stands beside the list keeps it from an all-clear', () => {
  it.each([
    ['nuts', 'Ingredients: Aqua, Glycerin. May contain traces of nuts.'],
    ['lanolin', 'Wool wax balm. Ingredients: Aqua, Glycerin.'],
    ['limonene', 'Ingredients: Aqua, Glycerin. Allergens: limonene, linalool'],
    ['nuts', 'Ingredients: Aqua, Glycerin. Not suitable for people with a nut allergy.'],
  ])('%s: %s', (avoid, text) => {
    const { summary, doesNotSuit } = check(text, { avoid })
    expect(summary).not.toContain('nothing')
    expect(doesNotSuit.map(({ because: { rule } }) => rule)).toEqual(['avoid:beside-list'])
  })

  it.each([
    ['nuts', 'Ingredients: Aqua, Glycerin. Free from nuts and fragrance.'],
    ['parabens', 'Ingredients: Aqua, Glycerin. Contains no parabens. Sonder parabene.'],
    ['soya', 'He is allergic to soya, is it ok? Ingredients: Aqua, Glycerin'],
  ])('but not what it is said to be free from, nor what is asked: %s: %s', (avoid, text) =>
    expect(check(text, { avoid }).summary).toContain('nothing'),
  )

  it('what is not recognised is not cleared', () =>
    expect(check('Aqua, Glycerin, Zorblax', { avoid: 'nuts' }).summary).toContain('nothing among those'))
})

describe('what has no place in a cosmetic', () => {
  const found = check(
    'Ingredients: Aqua, Hydroquinone 2%, Clobetasol Propionate, Betamethasone, Niacinamide, Mercurous Chloride. Apply at night',
  )
  it('is named, all of it, in the first warning and in the summary', () => {
    for (const name of ['Hydroquinone', 'Clobetasol Propionate', 'Betamethasone', 'Mercurous Chloride']) {
      expect(found.lighteners[0]?.text).toContain(name)
      expect(found.summary).toContain(name.slice(0, 4))
    }
  })
  it('has nothing in its favour', () => expect(found.suits).toEqual([]))
})

describe('a remark is made where one is due, with its source', () => {
  it.each([
    [
      'a banned preservative',
      'Shampoo: Aqua, Sodium Laureth Sulfate, Zinc Pyrithione',
      'Zinc Pyrithione',
      'not allowed in cosmetics',
    ],
    ['a banned scent', 'Aqua, Glycerin, Butylphenyl Methylpropional', 'Butylphenyl Methylpropional', 'banned'],
    [
      'MI in what stays on',
      'Aqua, Glycerin, Cetyl Alcohol, Methylisothiazolinone',
      'Methylisothiazolinone',
      'stays on the skin',
    ],
    ['an antibacterial soap', 'Sodium Palmate, Sodium Cocoate, Aqua, Triclocarban', 'Triclocarban', 'plain soap'],
    [
      'a lye relaxer',
      'Relaxer: Aqua, Petrolatum, Paraffinum Liquidum, Sodium Hydroxide',
      'Sodium Hydroxide',
      'caustic',
    ],
    ['a hair dye', 'Aqua, Ammonium Hydroxide, p-Phenylenediamine, Resorcinol', 'p-Phenylenediamine', 'allergy test'],
    [
      'a paraben in a nappy cream',
      'Nappy cream. Ingredients: Zinc Oxide, Petrolatum, Propylparaben',
      'Propylparaben',
      'under 3',
    ],
  ])('%s', (_, text, name, words) => {
    const note = check(text).doesNotSuit.find((one) => one.text.startsWith(name) && one.text.includes(words))
    expect(note?.because.sources.length).toBeGreaterThan(0)
    expect(check(text).summary).toContain(name)
  })

  it('MI in what is rinsed off is named as well, without the law on what stays on', () => {
    const [note, ...others] = check(
      'Shampoo: Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Methylisothiazolinone',
    ).doesNotSuit
    expect(others).toEqual([])
    expect(note?.text).toMatch(/^Methylisothiazolinone is a common cause of contact allergy(?!.*leave-on)/)
  })
})

describe('what a product seems to be', () => {
  it.each([
    ['a soap', 'Sodium Palmate, Sodium Palm Kernelate, Aqua, Parfum, CI 77891'],
    ['a sunscreen', 'Aqua, Homosalate, Octocrylene, Glycerin'],
    ['a hair relaxer', 'Aqua, Petrolatum, Calcium Hydroxide, Parfum'],
    ['an antiperspirant', 'Aqua, Aluminum Chlorohydrate, Parfum'],
    ['a barrier cream', 'Zinc Oxide, Petrolatum, Lanolin, Parfum'],
    ['a wash', 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine'],
  ])('%s', (kind, list) => expect(check(list).summary).toContain(`By its list ${kind}:`))

  it('a cream of the pharmacy with potassium hydroxide is no relaxer', () => {
    expect(
      check('Water, Stearic Acid, Mineral Oil, Glycerine, Camphor, Cetyl Alcohol, Potassium Hydroxide').summary,
    ).not.toContain('relaxer')
  })

  it.each(['Sodium Palmate, Aqua, Parfum, CI 77891', 'Zinc Oxide, Petrolatum, Lanolin'])(
    'the colour or zinc in %s is not praised for fine lines',
    (list) => {
      expect(
        check(list)
          .suits.map(({ text }) => text)
          .join(),
      ).not.toMatch(/fine lines|dark spots/)
    },
  )
})

describe('what a pack prints beside its names is none of them', () => {
  it.each([
    ['the lid', 'Ingredients: Petrolatum, Ceresin, BHT\nLid and tub recyclable.', ['Petrolatum', 'Ceresin', 'BHT']],
    [
      'that it burns',
      'INGREDIENTS. Alcohol Denat. Aqua. Parfum. Linalool. FLAMMABLE.',
      ['Alcohol Denat', 'Aqua', 'Parfum', 'Linalool'],
    ],
    [
      'the purpose that dots lead to',
      'Active ingredients   Purpose\nOctocrylene 8%..........Sunscreen\nHomosalate 5%.......Sunscreen\nInactive ingredients water, glycerin',
      ['Octocrylene 8%', 'Homosalate 5%', 'water', 'glycerin'],
    ],
    [
      'a warning that names one again',
      'Ingredients: Aqua, Benzophenone-4, Glycerin, Parfum. Contains Benzophenone-4.',
      ['Aqua', 'Benzophenone-4', 'Glycerin', 'Parfum'],
    ],
    [
      'the second part of a kit',
      'Jar 1: Aqua, Petrolatum, Benzyl Benzoate\nSCALP GUARD (jar 2): Petrolatum, Ozokerite',
      ['Aqua', 'Petrolatum', 'Benzyl Benzoate', 'Petrolatum', 'Ozokerite'],
    ],
  ])('%s', (_, text, names) => expect(check(text).items.map(({ printed }) => printed)).toEqual(names))
})

describe('a name is found', () => {
  it.each([
    [
      'right behind a heading, however long it is',
      'Balm 5g Ingredients/Bestanddele Simmondsia Chinensis Seed Oil, Cera Alba',
      'Simmondsia Chinensis Seed Oil',
      'name',
    ],
    [
      'with the mark of a pharmacopoeia',
      'Aqua, Propylparaben IP 0.02% w/w, Glycerin',
      'Propylparaben IP 0.02% w/w',
      'name',
    ],
    ['with a colour number that a scanner misread', 'Aqua, Parfum, Cl 42090, Cl 19140', 'Cl 42090', 'name'],
    [
      'in a line of its own, below another plant',
      'Aqua, ALOE BARBADENSIS LEAF JUICE\nOLEA EUROPAEA (OLIVE) FRUIT OIL, Parfum',
      'OLEA EUROPAEA (OLIVE) FRUIT OIL',
      'name',
    ],
  ])('%s', (_, text, name, how) => expect(check(text).items.find(({ printed }) => printed === name)?.how).toBe(how))
})
