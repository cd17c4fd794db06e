import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'
import { recognise } from './recognise.ts'

// What stands between names and around them on packs: claims, titles of parts, signs that part, glue; and names that a scanner broke or that sound coined.

const knowledge = await readKnowledge()
const items = (text: string): string[] =>
  checkLabel(knowledge, text).items.map(({ printed, how }) => `${how === 'unrecognised' ? '?' : ''}${printed}`)
const asListed = (text: string, expected: string): void => expect(items(text)).toEqual(expected.split(' | '))

describe('what a pack claims beside its list is no item', () => {
  it.each([
    [
      'Aqua, Glycerin, Tocopherol\n\nHYPOALLERGENIC* *Formulated to minimise the risk of allergies.',
      'Aqua | Glycerin | Tocopherol',
    ],
    [
      'ACTIVE: Zinc Oxide 20% / OTHER: Coco-Caprylate, Isostearic Acid, Magnesium Sulfate. *Reef-aware',
      'Zinc Oxide 20% | Coco-Caprylate | Isostearic Acid | Magnesium Sulfate',
    ],
    [
      'Aqua, Butyrospermum Parkii Butter*†, Parfum‡, Linalool‡. *Organic †Fair trade ‡Natural essential oil component',
      'Aqua | Butyrospermum Parkii Butter*† | Parfum‡ | Linalool‡',
    ],
    ['Aqua. *Alcohol Denat. *PVP. *Glycerin', 'Aqua | *Alcohol Denat | *PVP | *Glycerin'],
    [
      '99% WATER! Lotion on wipe: Water, Glycerin, Sodium Benzoate, Citric Acid',
      'Water | Glycerin | Sodium Benzoate | Citric Acid',
    ],
  ])('%s', asListed)
})

describe('the title of a part of the list is no item, and takes no name with it', () => {
  it.each([
    [
      'Aktiewe bestanddele/Active: Cetrimide 0,5%.\nBasis/Base: Aqua, Cetostearyl Alcohol, Liquid Paraffin',
      'Cetrimide 0,5% | Aqua | Cetostearyl Alcohol | Liquid Paraffin',
    ],
    [
      'Dimethicone, Fragrance, Cinnamal, Eugenol\nPropellant - Hydrofluorocarbon 152a, Isobutane',
      'Dimethicone | Fragrance | Cinnamal | Eugenol | Hydrofluorocarbon 152a | Isobutane',
    ],
    [
      'COLOURANT: Aqua, Resorcinol, Oleth-30\nDEVELOPER: Aqua, Hydrogen Peroxide, Phosphoric Acid',
      'Aqua | Resorcinol | Oleth-30 | Aqua | Hydrogen Peroxide | Phosphoric Acid',
    ],
  ])('%s', asListed)
})

describe('a medicine that stands with its amount before the rest is in the list', () => {
  it.each([
    [
      'Movate cream. Clobetasol propionate 0.05% w/w. Excipients: cetomacrogol 1000, white soft paraffin, purified water',
      'Clobetasol propionate 0.05% w/w',
    ],
    ['Hydrocortisone 1%. Other ingredients: aqua, white soft paraffin, chlorocresol', 'Hydrocortisone 1%'],
  ])('%s', (text, first) => expect(items(text)[0]).toBe(first))
  it.each([
    'Glow cream 50 ml. Other ingredients: aqua, glycerin, parfum',
    'Made with 10% love. Inactive ingredients: aqua, glycerin, parfum',
  ])('a title with an amount is not: %s', (text) => expect(items(text)).toEqual(['aqua', 'glycerin', 'parfum']))
})

describe('names that only a plus, a digit or a second name parts', () => {
  it.each([
    [
      'Petroleum Jelly + Bulbine Frutescens Leaf Juice + Warburgia Salutaris Bark Extract + Camphor + Cera Alba',
      'Petroleum Jelly | Bulbine Frutescens Leaf Juice | Warburgia Salutaris Bark Extract | Camphor | Cera Alba',
    ],
    [
      'Aqua, Parfum Benzophenone-2Propylene Glycol, Allantoin',
      'Aqua | Parfum | Benzophenone-2 | Propylene Glycol | Allantoin',
    ],
    [
      'Aqua, Glycerin, Parfum/Fragrance Phenoxyethanol, Limonene',
      'Aqua | Glycerin | Parfum/Fragrance | Phenoxyethanol | Limonene',
    ],
    ['Mica, CI 15850 (Red 6 Lake, Red 7 Lake), CI 77891', 'Mica | CI 15850 (Red 6 Lake, Red 7 Lake) | CI 77891'],
  ])('%s', asListed)
})

describe('a word that a scanner broke into other strokes', () => {
  it.each([
    ['Cetrimonium Chlonde', 'Cetrimonium Chloride'],
    ['GLYCERME', 'Glycerin'],
    ['Sodium Hyclroxicle', 'Sodium Hydroxide'],
  ])('%s is %s', (printed, name) => expect(recognise(knowledge, printed).ingredient?.inci).toBe(name))
  it.each(['Snarfilene', 'Vexomorphil', 'Blimquatium', 'Retinene', 'Floxatrine'])('%s is none', (printed) =>
    expect(recognise(knowledge, printed).how).toBe('unrecognised'),
  )
})

describe('slips and additions that leave a name what it is', () => {
  it.each([
    ['Cetaryl Alchohol', 'Cetearyl Alcohol'],
    ['Phenoxyethonal', 'Phenoxyethanol'],
    ['Tocoferol', 'Tocopherol'],
    ['Niacinamide (active, 5%)', 'Niacinamide'],
  ])('%s is %s', (printed, name) => expect(recognise(knowledge, printed).ingredient?.inci).toBe(name))
})

describe('a plant by its Latin name', () => {
  it.each([
    'Codium Bursa Extract',
    'Trifolium Medium Extract',
    'Chamaecyparis Lawsoniana Water',
    'Til (Sesamum Indicum Oil)',
  ])('%s is one', (printed) => expect(recognise(knowledge, printed).how).not.toBe('unrecognised'))
  it.each(['Zorbinium Extract', 'Lumitrex Youth Infusion', 'Zorbinium Complex Extract', 'Micellar Infusa Water'])(
    '%s is none',
    (printed) => expect(recognise(knowledge, printed).families).not.toContain('botanical'),
  )
})
