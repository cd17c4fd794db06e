import { beforeAll, describe, expect, it } from 'vitest'
import { knowledge as readKnowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from '../converse.fixture.ts'

let say: ReturnType<typeof converseWith>
beforeAll(async () => {
  say = converseWith(await readKnowledge(), await sampleCatalogue())
}, 60_000)

describe('products are chosen by texture, skin, tone and what was said before', () => {
  it.each([
    [
      ['sunscreen for darker skin no white cast please', 'got anything under R250?'],
      /tinted/,
      /Plain Shade|Zinc Stick|Soft Shield/,
    ],
    [
      ['shea butter for my face?', 'i break out easily tho', 'something else then, cheap pls'],
      /cheapest/,
      /Shea Cream|R150/,
    ],
    [['gel moisturizer under R50 for oily skin', 'anything else?'], /that was all in my sample list/, /retinol/i],
  ])('%s', (messages, has, hasNot) => {
    const { response } = say(...messages)
    expect(response).toMatch(has)
    expect(response).not.toMatch(hasNot)
  })

  it('one is named, with the reason, when somebody asks which', () => {
    for (const messages of [
      ['i need something for dark spots under R500', 'which of those would you pick and why'],
      ['moisturiser for oily skin', 'which one would you choose'],
    ])
      expect(say(...messages).response).toMatch(/^\*\*I would take the [^:]+: \w+/)
  })

  it('cheaper means cheaper than what was shown, and never a sum nobody named', () => {
    const { response } = say('recommend a vitamin c serum', 'cheaper?')
    expect(response).toMatch(/^\*\*No, the Gentle Sunrise C Serum at R175.00 is the cheapest/)
    expect(response).not.toMatch(/or less/)
  })

  it('when nothing fits it is said, with what to look for', () => {
    expect(say('retinol serum under R50').response).toMatch(
      /None of our sample products fits[^]*The closest costs more: \*\*Slow Night Retinol[^]*On a shelf/,
    )
  })

  it('how to use an active is told only where every product listed holds it', () => {
    expect(say('recommend a niacinamide serum').response).toMatch(/How:\*\* morning or night, once or twice a day/)
    expect(say('something for acne under R200').response).not.toMatch(/How:/)
  })
})

describe('money and where to buy', () => {
  it.each([
    ['where can i buy azelaic acid 20%', /^\*\*Prescription first/],
    [
      'do pricey creams work better than cheap ones',
      /^\*\*No, (?:expensive is not better|it is a myth that expensive)/,
    ],
  ])('%s', (message, begins) => expect(say(message).response).toMatch(begins))

  it('what may not be in a cosmetic is not told where to buy', () => {
    expect(say('where can i buy hydroquinone cream').response).not.toMatch(/larger supermarket/)
  })
})
