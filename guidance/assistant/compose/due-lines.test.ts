import { beforeAll, describe, expect, it } from 'vitest'
import { knowledge as readKnowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from '../converse.fixture.ts'

let say: ReturnType<typeof converseWith>
beforeAll(async () => {
  say = converseWith(await readKnowledge(), await sampleCatalogue())
}, 60_000)

describe('a composed answer says what is due', () => {
  it.each([
    [
      'a list: what dries',
      'will this dry me out: Aqua, Glycerin, Isopropyl Alcohol, Cetyl Alcohol, Parfum',
      /^\*\*Yes: Isopropyl Alcohol[^]*fatty alcohol/,
    ],
    [
      'a list: nothing that dries',
      'is anything in this drying? Aqua, Glycerin, Squalane, Panthenol, Cetyl Alcohol',
      /^\*\*No, nothing on this list/,
    ],
    [
      'a list: for a skin',
      'Aqua, Alcohol Denat., Glycerin, Menthol, Citric Acid. good for dry skin?',
      /^\*\*Rather not for dry skin: Alcohol Denat/,
    ],
    [
      'a list: feared, not bad',
      'Aqua, Glycerin, Methylparaben, Parfum, Dimethicone. are the parabens harmful?',
      /^\*\*No, Methylparaben[^]*germs/,
    ],
    [
      'a list: white cast',
      'Aqua, Zinc Oxide, Glycerin, Squalane, Tocopherol. does it leave a white cast?',
      /^\*\*Probably, on deeper skin/,
    ],
    [
      'three items that begin as lists do',
      'Water, Sodium Lauryl Sulfate, Parfum. does it strip skin?',
      /^\*\*Yes: Sodium Lauryl Sulfate/,
    ],
    ['numbers put together', 'if I layer spf 15 under spf 30 do I have 45', /^\*\*No, SPF numbers do not add up/],
    ['sunscreen with an active', 'why do I need sunscreen when I use glycolic acid', /^\*\*Because sun undoes/],
    [
      'a seal over cream',
      'can I put vaseline over my moisturiser at night',
      /^\*\*Yes: [^]*moisturiser first[^]*retinoid or an acid/,
    ],
    [
      'a scrub beside actives',
      'daily scrub, retinol, glycolic toner and vitamin c, is it too much',
      /^\*\*Yes, that is too much: leave the scrub[^]*barrier/,
    ],
    ['so many for one budget', 'two products for pimples under R250', /Together R\d+/],
    ['urea', 'is urea cream made of pee', /^\*\*No, it is not urine/],
    ['scars', 'does rosehip oil remove scars', /^\*\*Not for scars/],
    ['hard heels', 'urea or lactic acid for cracked heels', /start with urea/],
  ])('%s: %s', (_, message, has) => {
    expect(say(message).response).toMatch(has)
  })
})

describe('whether somebody is pregnant is said where it may be', () => {
  it.each(['can i use retinol every night', 'im 30, can i use retinol every night'])('%s', (message) =>
    expect(say(message).response).toMatch(/pregnan/i),
  )
  it.each(['im 62, can i use retinol every night', 'can my husband use retinol every night'])(
    'and not of others: %s',
    (message) => expect(say(message).response).not.toMatch(/pregnan/i),
  )
})
