import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

const known = await knowledge()
const check = (text: string) => checkLabel(known, text)
const names = (text: string) => check(text).items.map(({ name }) => name)

describe('plants that are named once as essential oils', () => {
  it.each([
    [
      'Contains: coconut oil, shea butter, and essential oils of lavender, bergamot & cedarwood. Nothing nasty.',
      5,
      'Cedrus Deodara Wood Oil',
    ],
    [
      'Ingredients: olive oil, coconut oil, shea butter, essential oils (lavender, rosemary & peppermint)',
      6,
      'Mentha Piperita Oil',
    ],
    [
      'Ingredients: jojoba oil, vitamin E, essential oils: lavender, cedarwood, frankincense',
      5,
      'Boswellia Carterii Oil',
    ],
    [
      'Ingredients: olive oil, beeswax, a blend of lavender, ylang ylang and geranium essential oils',
      5,
      'Pelargonium Graveolens Flower Oil',
    ],
  ])('are an oil each: %s', (text, items, last) => {
    expect(names(text)).toHaveLength(items)
    expect(names(text).at(-1)).toBe(last)
  })
  it.each([
    ['Ingredients: olive oil, beeswax, lavender essential oil', 3],
    ['Ingredients: Aqua, Glycerin, Lavandula Angustifolia Oil, Parfum', 4],
    ['Ingredients: Aqua, shea butter, honey and essential oils', 4],
  ])('are none where no plant, or one, is named: %s', (text, items) => expect(check(text).items).toHaveLength(items))
})

describe('what a medicine is made up as', () => {
  it.each([
    [
      'Adapalene 0,1 % m/m and benzoyl peroxide 2,5 % m/m gel. Excipients: disodium edetate, glycerol',
      ['Adapalene', 'Benzoyl Peroxide'],
    ],
    [
      'Mometasone furoate 0,1 % and salicylic acid 5 % ointment. Excipients: hexylene glycol, white petrolatum',
      ['Mometasone Furoate', 'Salicylic Acid'],
    ],
    ['Clotrimazole 1 % m/m cream. Excipients: benzyl alcohol, cetostearyl alcohol', ['Clotrimazole', 'Benzyl Alcohol']],
    [
      'Adapalene 0,1 % + benzoyl peroxide 2,5 % gel. Excipients: disodium edetate, glycerol',
      ['Adapalene', 'Benzoyl Peroxide'],
    ],
  ])('is no part of its name: %s', (text, first) => expect(names(text).slice(0, 2)).toEqual(first))
  it.each([
    ['Sodium dihydrogen phosphate dihydrate'],
    ['Macrogol cetostearyl ether 22'],
    ['Diclofenac diethylammonium'],
    ['Clascoterone'],
    ['Wool alcohols'],
    ['Hydrogenated Rosin'],
    ['E330'],
    ['E471'],
  ])('is an item by itself: %s', (name) =>
    expect(check(`Aqua, Glycerin, ${name}, Phenoxyethanol`).items).toHaveLength(4),
  )
  it('wool alcohols are wool to who leaves it out', () =>
    expect(
      JSON.stringify(
        checkLabel(known, 'Aqua, Glycerin, Wool alcohols, Phenoxyethanol', { avoid: 'lanolin' }).doesNotSuit,
      ),
    ).toMatch(/Wool alcohols/i))
})

describe('signs between names', () => {
  it.each([
    ['Aqua, Glycerin, Parfum, C.I.19140, CI. 16255, C l 47005', 6],
    ['Aqua_Glycerin_Cetearyl Alcohol_Parfum_Limonene_Phenoxyethanol', 6],
    ['Inhaltsstoffe: Wasser, Glycerin, Cetylalkohol', 3],
  ])('%s', (text, items) => {
    const { counts } = check(text)
    expect([counts.items, counts.unrecognised]).toEqual([items, 0])
  })
})

describe('a mineral filter with its amount', () => {
  it.each([
    'ACTIVE INGREDIENT: ZINC OXIDE 13.7%. INACTIVE INGREDIENTS: WATER, SQUALANE, GLYCERIN, PHENOXYETHANOL',
    'Active: Titanium Dioxide 6%, Zinc Oxide 5%. Other: Water, Glycerin, Dimethicone, Phenoxyethanol',
  ])('makes a sunscreen: %s', (text) => expect(check(text).summary).toMatch(/a sunscreen/))
  it.each([
    'Calamine 15%, Zinc Oxide 5%, Glycerin, Bentonite, Phenol, Water',
    'Zinc Oxide 15%, Petrolatum, Lanolin, Water, Parfum',
    'Ingredients: Talc, Zinc Oxide 6%, Zea Mays Starch, Parfum, Mica',
    'Aqua, Glycerin, Zinc Oxide, Squalane, Parfum',
  ])('makes none: %s', (text) => expect(check(text).summary).not.toMatch(/a sunscreen/))
})

describe('food that is left out, called as in a kitchen', () => {
  it.each([
    ['rice', 'Oryza Sativa Starch'],
    ['rys', 'Oryza Sativa Bran Oil'],
    ['maize', 'Zea Mays Starch'],
    ['mielies', 'Zea Mays Starch'],
    ['gemmer', 'Zingiber Officinale Root Extract'],
    ['garlic', 'Allium Sativum Bulb Extract'],
    ['coffee', 'Coffea Arabica Seed Oil'],
    ['tea', 'Camellia Sinensis Leaf Extract'],
    ['chocolate', 'Theobroma Cacao Seed Butter'],
    ['pumpkin', 'Cucurbita Pepo Seed Oil'],
    ['cherries', 'Prunus Avium Seed Extract'],
    ['peas', 'Pisum Sativum Extract'],
    ['mushrooms', 'Ganoderma Lucidum Extract'],
    ['druiwe', 'Vitis Vinifera Seed Oil'],
    ['seaweed', 'Laminaria Digitata Extract'],
    ['okkerneut', 'Juglans Regia Seed Oil'],
    ['mustard', 'Brassica Nigra Seed Oil'],
    ['fig', 'Ficus Carica Fruit Extract'],
    ['potatoes', 'Solanum Tuberosum Starch'],
  ])('%s is found in %s', (avoid, name) => {
    const { doesNotSuit } = checkLabel(known, `Ingredients: Aqua, Glycerin, ${name}, Phenoxyethanol`, { avoid })
    expect(doesNotSuit.map(({ tone }) => tone)).toContain('avoid')
  })
  it.each([
    ['tea tree', 'Camellia Sinensis Leaf Extract'],
    ['rice', 'Glycyrrhiza Glabra (Licorice) Root Extract'],
    ['peas', 'Arachis Hypogaea Oil'],
    ['apricot', 'Prunus Persica Kernel Oil'],
    ['tea is fine', 'Camellia Sinensis Leaf Extract'],
  ])('%s is not found in %s', (avoid, name) =>
    expect(checkLabel(known, `Ingredients: Aqua, Glycerin, ${name}, Phenoxyethanol`, { avoid }).doesNotSuit).toEqual(
      [],
    ),
  )
})

describe('names that were lost or parted', () => {
  it.each([
    ['Aqua, Salix Alba (Willow) Bark Water, Glycerin', 3],
    ['Elke 100 g bevat: Ureum 10 g. Basis: Setomakrogol, Gesuiwerde water. Bewaarmiddel: Fenoksie-etanol 0,5 %', 4],
    [
      'AVENE THERMAL SPRING WATER (AVENE AQUA). CYCLOPENTASILOXANE. GLYCERIN. SQUALANE. SUCROSE STEARATE. CARBOMER. TROMETHAMINE',
      7,
    ],
    ['Ingredients: Water, Rosa Damascena Exosomes 5,000ppm, Glycerin, Urolithin A', 4],
    ['Contains: Water, Palm and/or Coconut Oil Glycerides, Panthenol, Parfum', 4],
    ['aqua…glycerin…rosa damascena flower water…sodium benzoate…geraniol', 5],
    ['Saponified oils of olive, coconut, palm & castor; honey; titanium dioxide', 3],
    ['Body oil: cold pressed oils of marula, baobab and jojoba, vitamin E', 4],
    ['We use only coconut oil, shea butter, beeswax and lavender oil. Nothing else.', 4],
    ['BESTANDDELE: Aqua, Aluminiumchloorhidraat, Gliserien, Parfuum', 4],
    ['Polyethylene Terephthalate, Aluminum, CI 77007, Mica', 4],
    ['Cera Alba; Helianthus Annuus Seed Oil infused with Calendula; CBD isolate; Tocopherol', 4],
    ['Bestanddele: Natriumtalgaat, Aqua, Gliserien', 3],
  ])('%s', (text, items) => {
    const { counts } = check(text)
    expect([counts.items, counts.unrecognised]).toEqual([items, 0])
  })
  it('a decimal point is no end of a sentence', () =>
    expect(check('Menthol 5.91 %; Turpentine Oil 1.47 %; Emulsifying wax; Water').summary).toMatch(/1\.47 %/))
  it('an ointment with a medicine in it is no sunscreen, for all its zinc', () =>
    expect(
      check(
        'Lidocaine 5 % m/m, hydrocortisone acetate 0,25 % m/m, zinc oxide 10,75 % m/m, bismuth subgallate 2,25 % m/m. Preservatives: methylparaben 0,1 %, propylparaben 0,05 %',
      ).summary,
    ).not.toMatch(/sunscreen/))
})
