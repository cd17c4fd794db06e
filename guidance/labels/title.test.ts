import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

const knowledge = await readKnowledge()
/** What is read as printed, with `?` before what is not known. */
const printed = (text: string): string =>
  checkLabel(knowledge, text)
    .items.map((item) => `${item.how === 'unrecognised' ? '?' : ''}${item.printed}`)
    .join(' | ')

describe('names in a title are no items of the list', () => {
  it.each([
    [
      'behind a stop',
      'VITAMIN C + FERULIC BRIGHTENING SERUM. Aqua, Ascorbic Acid, Ferulic Acid',
      'Aqua | Ascorbic Acid | Ferulic Acid',
    ],
    [
      'behind a colon, with a place and a number',
      'Sugar & lemon body polish 250 g, Stellenbosch, no. 7: Sucrose, Cocos Nucifera Oil, Citral',
      'Sucrose | Cocos Nucifera Oil | Citral',
    ],
    [
      'behind a footnote',
      'RETINOL NIGHT OIL *not for pregnancy; wear sunscreen* Squalane; Retinol; Tocopherol',
      'Squalane | Retinol | Tocopherol',
    ],
    ['behind a line', 'Nagroom met retinol en vitamien E\nAqua, Glycerin, Retinol', 'Aqua | Glycerin | Retinol'],
    [
      'behind a dash and an amount',
      'NIACINAMIDE 10% + ZINC 1% 30ml — Aqua, Niacinamide, Zinc PCA',
      'Aqua | Niacinamide | Zinc PCA',
    ],
    [
      'shades',
      'Nail polish  shades: cherry, honey, mocha, rose\nButyl Acetate, Ethyl Acetate, Nitrocellulose',
      'Butyl Acetate | Ethyl Acetate | Nitrocellulose',
    ],
    [
      'what is in it, in small letters',
      'Hand cream: almond, vitamin E, silk. Aqua, Glycerin, Hydrolyzed Silk',
      'Aqua | Glycerin | Hydrolyzed Silk',
    ],
    [
      'before water, with blanks only',
      'BLACKHEAD MASK WITH CHARCOAL Aqua Glycerin Charcoal Powder Parfum',
      'Aqua | Glycerin | Charcoal Powder | Parfum',
    ],
    ['behind a star', 'Peptide eye serum ★★★★★ Aqua, Glycerin, Caffeine', 'Aqua | Glycerin | Caffeine'],
    [
      'the first name once more',
      'Petroleum jelly, baby scent. Petrolatum, Parfum, Linalool',
      'Petrolatum | Parfum | Linalool',
    ],
    ['before water and a comma', 'Urea 25 % heel balsem, hakbalsem Aqua, Urea, Glycerin', 'Aqua | Urea | Glycerin'],
    [
      'with a name at its end',
      'Gentle foam wash w/ salicylic acid – gyno approved Aqua, Glycerin, Salicylic Acid',
      'Aqua | Glycerin | Salicylic Acid',
    ],
    [
      'in capitals before names in small letters',
      'CENTELLA 50 CALMING AMPOULE Centella Asiatica Extract (50%), Butylene Glycol, Panthenol',
      'Centella Asiatica Extract (50%) | Butylene Glycol | Panthenol',
    ],
    [
      'in small letters before names in capitals',
      'Double fade cream HYDROQUINONE 2%\nGLYCERIN\nAQUA\nCETYL ALCOHOL',
      'HYDROQUINONE 2% | GLYCERIN | AQUA | CETYL ALCOHOL',
    ],
    [
      'a known name behind which commas part',
      'TISSUE OIL. Paraffinum Liquidum, Isopropyl Myristate, Parfum, Linalool',
      'Paraffinum Liquidum | Isopropyl Myristate | Parfum | Linalool',
    ],
    [
      'before actives without a colon',
      'Face tint, aktiewe bestanddele Zinc Oxide 18%, Titanium Dioxide 4% inactive ingredients: Silica, Tocopherol',
      'Zinc Oxide 18% | Titanium Dioxide 4% | Silica | Tocopherol',
    ],
    [
      'before a heading in the middle of a line',
      'HAIR FOOD with COCONUT INGREDIENTS PETROLATUM LANOLIN PARFUM',
      'PETROLATUM | LANOLIN | PARFUM',
    ],
  ])('%s', (_, text, expected) => expect(printed(text)).toBe(expected))

  it.each([
    [
      'a list with stops',
      'Sodium Olivate. Sodium Cocoate. Aqua. Glycerin.',
      'Sodium Olivate | Sodium Cocoate | Aqua | Glycerin',
    ],
    [
      'a message',
      'my face cream: aqua, glycerin, urea, parfum. is it ok for eczema?',
      'aqua | glycerin | urea | parfum',
    ],
    [
      'a list that goes on after a line',
      'Aqua, Glycerin, Urea. Made with love. Panthenol, Parfum',
      'Aqua | Glycerin | Urea | Panthenol | Parfum',
    ],
    ['a first name with a stop', 'Petrolatum. Lanolin. Parfum, Linalool', 'Petrolatum | Lanolin | Parfum | Linalool'],
    ['a sentence on actives', 'The active ingredients work gently. Aqua, Glycerin, Urea', 'Aqua | Glycerin | Urea'],
    [
      'a numbered list',
      'Mild baby wash\n1. Aqua\n2. Glycerin\n3. Panthenol\n4. Parfum',
      'Aqua | Glycerin | Panthenol | Parfum',
    ],
    ['colours by number', 'Shades: CI 77491, CI 77492, Mica', 'CI 77491 | CI 77492 | Mica'],
  ])('but items stay: %s', (_, text, expected) => expect(printed(text)).toBe(expected))

  it('what somebody avoids is still seen in it', () =>
    expect(
      checkLabel(knowledge, 'Almond hand balm 50 ml. Aqua, Glycerin, Cetyl Alcohol', { avoid: 'nuts' }).doesNotSuit,
    ).not.toEqual([]))
})

describe('every printed item is one, and nothing else', () => {
  it.each([
    [
      'names that makers coin',
      'Ingredients: Aqua, Rejuvexa Skin Network, Glycerin, Nuvanta Cell Renewal Complex, Lumitrex Youth Infusion, Parfum',
      'Aqua | ?Rejuvexa Skin Network | Glycerin | ?Nuvanta Cell Renewal Complex | ?Lumitrex Youth Infusion | Parfum',
    ],
    [
      'one of them last, before small print',
      'Aqua, Propanediol, Panthenol, Dermaveen-4 Barrier Matrix — store in a cool place',
      'Aqua | Propanediol | Panthenol | ?Dermaveen-4 Barrier Matrix',
    ],
    ['one name and praise', 'INGREDIENT: SUCROSE. UNREFINED. NOTHING ADDED.', 'SUCROSE'],
    ['one name and a sentence', 'Bestanddeel: Petrolatum. Melts in warm hands.', 'Petrolatum'],
    [
      'small print behind a colour',
      'Sodium Palmate, Aqua, CI 74260 GERM PROTECTION SOAP',
      'Sodium Palmate | Aqua | CI 74260',
    ],
    [
      'a number at the end of a misread name',
      'Aqua, Butylene Glyco1, 1,2-Hexanediol',
      'Aqua | Butylene Glyco1 | 1,2-Hexanediol',
    ],
    [
      'amounts in millilitres',
      'Each 100 ml contains: calamine 15 g, glycerol 5 ml, phenol 0.5 ml, water',
      'calamine 15 g | glycerol 5 ml | phenol 0.5 ml | water',
    ],
    [
      'the maker after a comma',
      'Ingredients: Aqua, Glycerin, Parfum, Kyalami Brands Midrand',
      'Aqua | Glycerin | Parfum',
    ],
  ])('%s', (_, text, expected) => expect(printed(text)).toBe(expected))
})
