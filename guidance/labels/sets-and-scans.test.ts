import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

const knowledge = await readKnowledge()
const check = (text: string) => checkLabel(knowledge, text)
const items = (text: string): string =>
  check(text)
    .items.map(({ printed, how }) => `${how === 'unrecognised' ? '?' : ''}${printed}`)
    .join(' | ')
const warnings = (text: string): string[] =>
  check(text).lighteners.map(({ because: { rule } }) => rule.replace('lightener:', ''))

describe('what has no place in a cosmetic is found however it was scanned', () => {
  it.each([
    ['a steroid with ones and zeros', 'lngredients: WATER, M0METAS0NE FUR0ATE 0.1%, CETYL ALC0HOL', 'strong-steroid'],
    ['a steroid with small letters for capitals', 'AQUA, HALClNONlDE, PARFUM', 'strong-steroid'],
    ['mercury with a zero', 'Aqua, MERCUR0US CHL0RIDE, Parfum', 'mercury'],
    ['a name torn in two', 'WATER, H YDROQUINONE, GLYCERIN', 'hydroquinone'],
    ['a steroid that few have heard of', 'Aqua, Alclometasone Dipropionate, Parfum', 'strong-steroid'],
  ])('%s', (_, text, rule) => expect(warnings(text)).toEqual([rule]))

  it('the warning names it as it is printed', () =>
    expect(check('AQUA, HALClNONlDE, PARFUM').lighteners[0]?.text).toContain('It names HALClNONlDE. '))
})

describe('what hardens on a nail is no cream', () => {
  const gel = (last: string): string =>
    `Rubber base for nails. Ingredients: Urethane Acrylate Oligomer, Isobornyl Methacrylate, Trimethylbenzoyl Phenylphosphinate, Silica, ${last}, CI 77891`

  it.each(['p-Hydroxyanisole', 'MEHQ', 'Mequinol', 'Hydroquinone (0.01% as stabiliser)'])(
    'a trace of %s in it is a stabiliser',
    (stabiliser) => {
      const { lighteners, counts, families, summary } = check(gel(stabiliser))
      expect(lighteners).toEqual([])
      expect(counts.unrecognised).toBe(0)
      expect(families.map(({ family }) => family)).not.toContain('illegal-lightener')
      expect(summary).toMatch(/^By its list a nail gel or acrylic/)
    },
  )

  it.each([
    gel('Hydroquinone 2%'),
    'Aqua, Glycerin, Mequinol 2%, Acrylates Copolymer',
    'Aqua, Hydroquinone, Sodium Polyacrylate',
  ])('more than a trace, or another product, is warned of: %s', (text) => {
    expect(check(text).lighteners).not.toEqual([])
  })

  it('what often gives an allergy there, or is banned, is told', () => {
    const { doesNotSuit } = check(
      'Ingredients: HEMA, Isobornyl Methacrylate, Trimethylbenzoyl Diphenylphosphine Oxide, Silica',
    )
    expect(doesNotSuit.map(({ text }) => text).join(' ')).toMatch(
      /HEMA is a common cause of allergy to nail gels.*phosphine Oxide is one to know about.*banned/,
    )
  })
})

describe('sets and headings', () => {
  it.each([
    [
      'each thing of a set has its list, whatever stands between',
      'GIFT BOX\nSCRUB: Sucrose, Cocos Nucifera Oil, Parfum.\nTreat your skin!\nOIL: Squalane, Tocopherol, Citral.\nMade in Knysna',
      'Sucrose | Cocos Nucifera Oil | Parfum | Squalane | Tocopherol | Citral',
    ],
    [
      'what it is free from is no thing of a set',
      'MIST: Aqua, Glycerin, Linalool\nFree from: parabens, mineral oil\nBALM: Cera Alba, Citral',
      'Aqua | Glycerin | Linalool | Cera Alba | Citral',
    ],
    [
      'nor are its shades',
      'LINER: Cera Alba, Mica, Tocopherol\nShades: Cocoa, Caramel\nGLOSS: Polybutene, Silica, Aroma',
      'Cera Alba | Mica | Tocopherol | Polybutene | Silica | Aroma',
    ],
    [
      'a warning behind the last list repeats',
      'DYE: Aqua, Resorcinol, Parfum\nOXIDANT: Aqua, Hydrogen Peroxide\nContains resorcinol & diaminobenzenes.',
      'Aqua | Resorcinol | Parfum | Aqua | Hydrogen Peroxide',
    ],
    [
      'what is in and what is left out',
      'What’s inside: Aqua, Glycerin, Green Rooibos Extract. What’s left out: silicones, parabens & SLS.',
      'Aqua | Glycerin | Green Rooibos Extract',
    ],
    [
      'a rest of the list',
      'Active: Piroctone Olamine 1%. Also contains: Aqua, Cocamide DEA, Citric Acid, Sodium Chloride, Laurdimonium Hydroxypropyl Hydrolyzed Silk',
      'Piroctone Olamine 1% | Aqua | Cocamide DEA | Citric Acid | Sodium Chloride | Laurdimonium Hydroxypropyl Hydrolyzed Silk',
    ],
    [
      'a list with pictures between',
      'SCALP OIL 🌿 castor oil 🌿 jojoba oil 🌿 rosemary EO 🌿 vit E. 100% pure',
      'castor oil | jojoba oil | rosemary EO | vit E',
    ],
    [
      'actives with what they are there for',
      'SUN STICK\nActive ingredients  Purpose\nZinc Oxide 12.5%   Sunscreen\nOctocrylene 8%  Sunscreen\nInactive ingredients: Cera Alba, Squalane',
      'Zinc Oxide 12.5% | Octocrylene 8% | Cera Alba | Squalane',
    ],
    [
      'a title above points',
      'FYNBOS HAIR OIL, 100ml\n• Ricinus Communis Seed Oil\n• Cocos Nucifera Oil\n• Tocopherol\nMassage in!',
      'Ricinus Communis Seed Oil | Cocos Nucifera Oil | Tocopherol',
    ],
    [
      'numbers that stand close',
      'MONDSPOEL 250ml 1.Aqua 2.Sorbitol 3.Alcohol 4.Sodium Benzoate',
      'Aqua | Sorbitol | Alcohol | Sodium Benzoate',
    ],
    [
      'an active in decimals before the others',
      'Tandepasta. Contains Sodium Monofluorophosphate 0.76% (1000 ppm F).\nOther ingredients: Aqua, Sorbitol, Silica',
      'Sodium Monofluorophosphate 0.76% (1000 ppm F) | Aqua | Sorbitol | Silica',
    ],
    [
      'which counts once where the list has it again',
      'Tandepasta. Contains Sodium Fluoride 0.24% (1100 ppm F).\nIngredients: Aqua, Silica, Sodium Fluoride',
      'Aqua | Silica | Sodium Fluoride',
    ],
    [
      'a sentence that tells what it is made of',
      'Our lip balm is handmade with raw shea butter, coconut oil and a touch of vanilla extract. Love it!',
      'shea butter | coconut oil | vanilla extract',
    ],
    [
      'a title before a name that a rule knows',
      'Whitening powder for brows pack. Lithium Sulfate, Silica, Xanthan Gum, Disodium EDTA',
      'Lithium Sulfate | Silica | Xanthan Gum | Disodium EDTA',
    ],
  ])('%s', (_, text, expected) => expect(items(text)).toBe(expected))
})

describe('names of pharmacies and makers', () => {
  it.each([
    [
      'a medicine in words of another',
      'Contains: Miconazole Nitrate BP eq. to Miconazole 1.7% w/w, Neomycin Sulph. equivalent to Neomycin base 0.3%, Cream base q.s.',
      'Miconazole Nitrate BP eq. to Miconazole 1.7% w/w | Neomycin Sulph. equivalent to Neomycin base 0.3% | Cream base q.s',
    ],
    [
      'what it is there for',
      'Aqua, Chlorocresol 0.1% (as preservative), Tocopherol as antioxidant',
      'Aqua | Chlorocresol 0.1% (as preservative) | Tocopherol as antioxidant',
    ],
    [
      'two oils that a rule knows',
      'Aqua, clary oleoresin & rose geranium essential oil',
      'Aqua | clary oleoresin | rose geranium essential oil',
    ],
    [
      'a polymer by its other name',
      'Aqua, Dimethicone/Vinyl Dimethicone Crosspolymer, Talc',
      'Aqua | Dimethicone/Vinyl Dimethicone Crosspolymer | Talc',
    ],
    [
      'whole plants',
      'Each 5 ml contains: Brahmi (Bacopa monnieri) Wh. Pl. 50mg, Neem (Azadirachta indica) Lf. 20mg',
      'Brahmi (Bacopa monnieri) Wh. Pl. 50mg | Neem (Azadirachta indica) Lf. 20mg',
    ],
    [
      'Afrikaans and French',
      'Bestanddele: Water, Wit sagte paraffien, Witsagteparaffien, Stéarate de glycéryle',
      'Water | Wit sagte paraffien | Witsagteparaffien | Stéarate de glycéryle',
    ],
    [
      'shortened metals',
      'Water, Sod. Hydroxide, Carbopol 980, L-Arginine',
      'Water | Sod. Hydroxide | Carbopol 980 | L-Arginine',
    ],
  ])('%s', (_, text, expected) => expect(items(text)).toBe(expected))

  it.each(['Gentamicin Sulphate BP', 'Nadifloxacin', 'Secnidazole', 'Isopropyl Cloprostenate'])(
    '%s is a medicine',
    (name) => {
      expect(check(`Aqua, ${name}, Glycerin`).items[1]?.families).toEqual(['medicine'])
    },
  )

  it('what dissolves hair is told, by whatever salt', () => {
    const {
      doesNotSuit,
      items: [item],
    } = check('Shaving powder. Ingredients: Barium Sulphide, Calcium Hydroxide, Parfum')
    expect([item?.name, doesNotSuit.map(({ text }) => text).join(' ')]).toEqual([
      'Barium Sulfide',
      expect.stringMatching(/dissolves hair and can burn skin/),
    ])
  })

  it('toothpaste is no cream that is left on', () => {
    expect(check('Sorbitol, Aqua, Hydrated Silica, Sodium Lauryl Sulfate, Sodium Fluoride, Aroma').summary).toMatch(
      /^By its list a toothpaste or mouthwash: .*nothing on it speaks against it/,
    )
  })
})
