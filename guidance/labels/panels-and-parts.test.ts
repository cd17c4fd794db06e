import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

// Panels of medicines with dots, the things of a set on one line, lists with slashes, and what the pack is made of.

const known = await knowledge()
const check = (text: string) => checkLabel(known, text)
/** What is read as printed, with `?` before what is not known. */
const printed = (text: string): string =>
  check(text)
    .items.map((item) => `${item.how === 'unrecognised' ? '?' : ''}${item.printed}`)
    .join(' | ')

describe('the panel of a medicine', () => {
  it.each([
    [
      'dots in its heading',
      'Active ingredient........ Purpose\nSalicylic Acid 2%........ Acne treatment\nInactive ingredients: Water, Urea',
      'Salicylic Acid 2% | Water | Urea',
    ],
    [
      'a heading in two languages',
      'Aktief/Active: Clotrimazole 1%\nOnaktief/Inactive: Urea, Water',
      'Clotrimazole 1% | Urea | Water',
    ],
    [
      '“constituents”',
      'Active constituents: Sulphur 2%\nExcipients: Bentonite, Water',
      'Sulphur 2% | Bentonite | Water',
    ],
    [
      'a purpose within the line',
      'Active ingredients Purpose Hydrocortisone 1% Anti-itch Uses relieves itching Inactive ingredients Urea, Water',
      'Hydrocortisone 1% | Urea | Water',
    ],
    [
      'Afrikaans',
      'Elke 100 g bevat: Sinkoksied 15 g, Ureum 2 g, Wit sagte paraffien tot 100 g',
      'Sinkoksied 15 g | Ureum 2 g | Wit sagte paraffien tot 100 g',
    ],
    [
      'the salt of EDTA as pharmacists name it',
      'Adapalene 0.1%, Carbomer, Edetate Disodium, Water',
      'Adapalene 0.1% | Carbomer | Edetate Disodium | Water',
    ],
  ])('%s', (_, text, expected) => expect(printed(text)).toBe(expected))

  it.each(['Adapalene 0.1%', 'Tretinoin 0.05%', 'Tazarotene 0.1%', 'Trifarotene 50 mcg/g'])(
    '%s is a retinoid as well',
    (name) =>
      expect(check(`Active: ${name}. Inactive: Carbomer, Water`).families.map(({ family }) => family)).toEqual(
        expect.arrayContaining(['retinoid', 'retinoid-medicine']),
      ),
  )
})

describe('parts of a set on one line', () => {
  it.each([
    'Colour ~ Cream: Aqua, Resorcinol, Parfum ~ Developer: Aqua, Hydrogen Peroxide, Parfum',
    'Colour // Cream: Aqua, Resorcinol, Parfum // Developer: Aqua, Hydrogen Peroxide, Parfum',
    'Colour * Cream: Aqua, Resorcinol, Parfum * Developer: Aqua, Hydrogen Peroxide, Parfum',
  ])('keep every name: %s', (text) =>
    expect(printed(text)).toBe('Aqua | Resorcinol | Parfum | Aqua | Hydrogen Peroxide | Parfum'),
  )
})

describe('a list with slashes', () => {
  it.each([
    [
      'behind a title',
      'Fade gel (no bleach!) AQUA/ETHANOL/CARBOMER/TRIETHANOLAMINE/PARFUM',
      'AQUA | ETHANOL | CARBOMER | TRIETHANOLAMINE | PARFUM',
    ],
    [
      'with names that have one',
      'AQUA/GLYCERIN/CAPRYLIC/CAPRIC TRIGLYCERIDE/PARFUM/CARBOMER',
      'AQUA | GLYCERIN | CAPRYLIC/CAPRIC TRIGLYCERIDE | PARFUM | CARBOMER',
    ],
    ['with other signs', 'Hair bar ~ Cetyl Alcohol ~ Aqua ~ Urea ~ Parfum', 'Cetyl Alcohol | Aqua | Urea | Parfum'],
    [
      'with the same in two languages',
      'Aqua/Water/Glycerin/Gliserien/Urea/Parfum',
      'Aqua/Water | Glycerin/Gliserien | Urea | Parfum',
    ],
  ])('%s', (_, text, expected) => expect(printed(text)).toBe(expected))
  it('a steroid in it is warned of', () =>
    expect(check('TONING GEL\nAQUA/ETHANOL/BETAMETHASONE DIPROPIONATE/CARBOMER/PARFUM').lighteners).not.toEqual([]))
})

it.each([
  'Wipes: Aqua, Glycerin, Parfum || Wipe: 100% viscose',
  'Ingredients: Aqua, Glycerin, Parfum. Sheet material: bamboo',
  'Ingredients: Aqua, Glycerin, Parfum | Cloth: 100% cotton',
])('the cloth is no ingredient: %s', (text) => expect(printed(text)).toBe('Aqua | Glycerin | Parfum'))

it.each([
  [
    'ZINC & CASTOR OIL OINTMENT\nZinc Oxide 7%; Ricinus Communis Seed Oil 50%; Cera Alba',
    'Zinc Oxide 7% | Ricinus Communis Seed Oil 50% | Cera Alba',
  ],
  ['UREA 10% LACTIC ACID 5% FOOT BALM\nAqua; Urea; Lactic Acid', 'Aqua | Urea | Lactic Acid'],
  ['SULPHUR & UREA OINTMENT\nSulphur 2%, Urea 5%, Petrolatum', 'Sulphur 2% | Urea 5% | Petrolatum'],
])('a title of names above the list is none of it: %s', (text, expected) => expect(printed(text)).toBe(expected))

it('a French name of a plain ingredient is known', () =>
  expect(printed('Composition: eau, huile de palme, metabisulfite de sodium')).not.toContain('?'))
