import { describe, expect, it } from 'vitest'
import { knowledge as open, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const last = converseWith(await open(), await sampleCatalogue())
const leadOf = (text: string): string => text.split('\n')[0] ?? ''

describe('an illness, a medicine or a time of life beside something', () => {
  it.each([
    ['is azelaic acid safe if I have rosacea', /^\*\*Yes, azelaic acid is a good choice with rosacea/],
    ['does azelaic acid help rosacea', /^\*\*Yes, azelaic acid is a good choice/],
    ['can i use steroid cream on rosacea', /^\*\*No, leave hydrocortisone out/],
    ['is glycolic acid safe with lupus', /^\*\*Only with care/],
    ['ek het ekseem, is hialuroniese suur reg', /^\*\*Yes, hyaluronic acid is a good choice/],
    ['is kojic soap ok with vitiligo', /^\*\*No, leave kojic acid out/],
    ['I scar with keloids, is microneedling safe for me', /^\*\*No, (?:rather not: needling|better not with keloids)/],
    ['i take xarelto, can i do dermaplaning', /^\*\*Ask first/],
    ['can diabetics get a pedicure', /^\*\*No, rather not/],
    ['is retinol ok while on the pill', /^\*\*Yes, retinol is usually fine/],
    ['can I use niacinamide with roaccutane', /^\*\*Yes, niacinamide is a good choice/],
    ['is hair dye safe in pregnancy', /^\*\*Yes, hair dye is usually fine in pregnancy/],
    ['can i get botox while breastfeeding', /^\*\*Ask first/],
    ['can my 13 year old dye her hair', /^\*\*No, rather not: hair dye at that age/],
  ])('answers “%s” with what is known of the two', (said, first) => expect(leadOf(last(said).response)).toMatch(first))
  it('says that it does not know an illness it has no rule for', () =>
    expect(leadOf(last('is tea tree oil safe with muckle wells syndrome').response)).toMatch(/do not know/))
  it('keeps an illness told of earlier', () =>
    expect(leadOf(last('I have lupus', 'can I use glycolic acid').response)).toMatch(/^\*\*Only with care/))
  it.each(['which moisturiser for eczema', 'what is rosacea'])('leaves “%s” to those who answer what helps', (said) =>
    expect(last(said).response).not.toMatch(/^\*\*(?:Only with care|No, leave)/),
  )
})

describe('what skin can have, asked about in general', () => {
  it.each([
    ['is impetigo contagious', /^\*\*Yes, school sores \(impetigo\) are catching/],
    ['is eczema contagious', /^\*\*No, eczema is not catching/],
    ['is psoriase aansteeklik', /^\*\*No, psoriasis/],
    ['can you get ringworm from a dog', /^\*\*Yes, ringworm is catching/],
    ['does eczema go away', /cannot be cured/],
    ['is melasma hereditary', /^\*\*Yes, that can play a part/],
    ['difference between hives and heat rash', /^\*\*Hives are .*heat rash is /],
    ['do skin tags turn into cancer', /^\*\*No, skin tags are harmless/],
    ['can black people get skin cancer', /^\*\*Yes/],
    ['what does a dangerous mole look like', /ABCDE/],
  ])('answers “%s” by what is asked', (said, first) => expect(leadOf(last(said).response)).toMatch(first))
  it.each(['is this ringworm or eczema', 'do i have psoriasis on my elbow'])(
    'tells nobody from here what “%s” is',
    (said) => expect(last(said).response).not.toMatch(/catching|cannot be cured/i),
  )
})

describe('skin that tingles, was burnt or has healed', () => {
  it.each([
    ['my 10% vitamin c stings for like 20 seconds then nothing, no redness. normal?', /^\*\*Yes, that is normal/],
    ['is retinol ok on sunburnt skin', /^\*\*No, not on sunburnt skin/],
    ['I had shingles on my tummy back in 2019, healed. can I use lactic acid there?', /^\*\*Yes, once skin has healed/],
    ['nicked my chin shaving this morning, can i still do my glycolic tonight?', /^\*\*No, not on broken skin/],
    ['can a glycolic peel actually give you a chemical burn if you leave it on too long?', /^\*\*(?:Yes|It can)/],
    ['is it normal to get pimples before my period', /^\*\*Yes/],
    ['is it normal that my lips peel on roaccutane', /^\*\*Yes/],
  ])('answers “%s”', (said, first) => expect(leadOf(last(said).response)).toMatch(first))
  it('keeps an acid that is still peeling skin away from it', () =>
    expect(leadOf(last('my sunburn is still peeling, can i use glycolic acid').response)).not.toMatch(/^\*\*Yes/))
})
