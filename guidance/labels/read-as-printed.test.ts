import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

const known = await knowledge()
const check = (text: string) => checkLabel(known, text)
const names = (text: string) => check(text).items.map(({ name }) => name)

describe('what stands before a list', () => {
  it.each([
    [
      'Drug Facts Active ingredients Purpose Octinoxate 7.5% (sunscreen), Zinc Oxide 10% (sunscreen)',
      'Ethylhexyl Methoxycinnamate',
    ],
    ['Ingredients → Zinc Oxide (nano) 18,5%, Aqua, Glycerin', 'Zinc Oxide'],
    ['Ingredients -> Aqua, Glycerin, Parfum', 'Aqua'],
    ['GERMICIDAL BEAUTY SOAP Sodium Palmate, Aqua, Parfum, Glycerin', 'Sodium Palmate'],
    ['Healing Salve 50 ml Petrolatum, Menthol, Beeswax', 'Petrolatum'],
  ])('does not swallow its first name: %s', (text, first) => expect(names(text)[0]).toBe(first))
})

describe('a name', () => {
  it('is not cut to another plant by what follows it', () => {
    expect(names('Aqua, Glycerin, Geranium Maculatum Oil 💛 Store in a cool place. Shake well.')[2]).toBe(
      'Geranium Maculatum Oil',
    )
  })
  it.each([
    ['Naringenin Chalcone', /naringen/],
    ['Pyridoxine Hydrochloride', /pyridox/],
    ['Hexyl Nicotinate', /flushes/],
  ])('is known by a rule that fits it: %s', (name, rule) =>
    expect(check(`Aqua, ${name}, Glycerin`).items[1]?.rule).toMatch(rule),
  )
  it.each(['Sodium Chloride', 'Alumina', 'Perlite'])('of a powder or salt is no exfoliant: %s', (name) => {
    expect(check(`Aqua, ${name}, Glycerin`).items[1]?.families).not.toContain('exfoliant')
  })
})

describe('what is said of the whole product', () => {
  it.each([
    [
      'a cream with a harsh cleanser in it',
      'Aqua, Paraffinum Liquidum, Cetearyl Alcohol, Sodium Lauryl Sulfate, Phenoxyethanol',
      /soap substitute/,
    ],
    [
      'every strong hair dye',
      'Aqua, Ammonium Hydroxide, Toluene-2,5-Diamine, Resorcinol, Hydrogen Peroxide',
      /^Toluene-2,5-Diamine .*allergy test/,
    ],
    [
      'MCI in a shampoo',
      'Shampoo: Aqua, Sodium Laureth Sulfate, Guar Hydroxypropyltrimonium Chloride, Methylchloroisothiazolinone',
      /contact allergy/,
    ],
  ])('warns of %s', (_, text, words) =>
    expect(
      check(text)
        .doesNotSuit.map((note) => note.text)
        .join('\n'),
    ).toMatch(words),
  )
  it.each([
    ['Acetone, Aqua, Glycerin, Parfum'],
    ['Hair food: Petrolatum, Paraffinum Liquidum, Menthol, Parfum, Sulfur'],
  ])('does not praise what is not for skin: %s', (text) => expect(check(text).suits).toEqual([]))
  it('names pregnancy beside vitamin A without a profile', () => {
    expect(
      check('Aqua, Glycerin, Retinol 0,3%, Squalane')
        .suits.map(({ text }) => text)
        .join(' '),
    ).toMatch(/left out in pregnancy/)
  })
})

describe('a list with how much is in it', () => {
  it('is read to its end where an amount stands after each name, a line each', () => {
    const text =
      'Each 100 g contains:\nMultani Mitti (Fuller\u2019s Earth) 30 g\nKaolin 10 g\nAloe Vera (Aloe barbadensis) extract 3 g\nGlycerine\nTitanium Dioxide\n' +
      'Perfume\nMkt. by: Somebody Herbals'
    expect(names(text).slice(0, 6)).toEqual([
      'Fuller\u2019s Earth',
      'Kaolin',
      'Aloe Barbadensis Leaf Juice',
      'Glycerin',
      'Titanium Dioxide',
      'Parfum',
    ])
    expect(names(text)).toHaveLength(6)
  })
  it('still ends at the amount in the pack', () =>
    expect(names('Ingredients: Aqua, Glycerin, Parfum 100 g')).toEqual(['Aqua', 'Glycerin', 'Parfum']))
  it('goes on after "Inactives -", and the last name is not lost in what the maker adds', () => {
    expect(names('Active: Zinc Oxide 12% m/m\nInactives - Aqua, Petrolatum')).toEqual([
      'Zinc Oxide',
      'Aqua',
      'Petrolatum',
    ])
    expect(names('Ingredients: Shea butter, Fragrance oil - made fresh in Mamelodi, order now')).toEqual([
      'Butyrospermum Parkii Butter',
      'Parfum',
    ])
  })
  it('leaves notes out that explain its marks', () => {
    expect(names('Ingredients: Tocopherol, Linalool+, Limonene+\n* essential oil   + natural constituent')).toEqual([
      'Tocopherol',
      'Linalool',
      'Limonene',
    ])
  })
})
