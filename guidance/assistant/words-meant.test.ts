import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())
const about = (message: string, ...words: (string | RegExp)[]) => {
  const { response } = ask(message)
  for (const word of words) expect(response).toMatch(word)
}

describe('words that are meant', () => {
  it.each([
    ['letlalo la ka le omme', /dryness/],
    ['letlalo la me le na le mafura, ke sebedise eng', /oiliness/],
  ])('%s', (message, word) => about(message, word))

  it.each(['my skin is very dry, I live in Sutherland', 'we moved to Rosemary Hill and my skin is dull'])(
    'a place or a name is no ingredient: %s',
    (message) => {
      expect(ask(message).topic.ingredients).toEqual([])
      expect(ask(message).response).not.toMatch(/cancer bush|rosemary|olive/i)
    },
  )

  it('a short slip of an everyday word is no ingredient, an unknown name is one', () => {
    expect(ask('which is betr retinol or vit c').topic.intent).toBe('compare')
    expect(ask('what is zorblaxin good for').topic.intent).toBe('unknown-ingredient')
  })

  it('a budget counts, not the price of what was too dear', () => {
    expect(ask('R900 for a cream gave me a fright, something cheaper under R300').response).toContain('R300.00')
    expect(ask('I paid R650 for my serum, anything like it for less than R200').response).toContain('R200.00')
  })
})

describe('the whole question', () => {
  it.each([
    ['does niacinamide make your face swell', /^\*\*No, not usually/],
    ['can tea tree oil make your face swell up', /^\*\*Not usually, but it can/],
    ['im 5 months pregnant can i get a glycolic peel at the salon', /^\*\*No, better wait/],
    ['should i take two roaccutane a day', /^\*\*No, please don’t/],
    ['old tube of prescription tretinoin from 2022, use it?', /^\*\*No, leave leftover/],
    ['can i put skin lightening cream on my toddler', /^\*\*No: no lightening/],
  ])('%s', (message, first) => about(message, first))

  it('what a doctor prescribed is not taken away', () => {
    const { response } = ask('my dermatologist gave me hydroquinone for 8 weeks do i need sunscreen')
    expect(response).toMatch(/^\*\*Yes, sunscreen every morning/)
    expect(response).not.toMatch(/stop using/)
  })
})

describe('what is left out, said in words', () => {
  it.each([
    [['im vegan', 'my heels are cracked what do i put on'], /animals/],
    [['sulfates strip my skin so badly i stay away', 'how do i treat back acne'], /sodium lauryl/],
  ])('%s', (messages, word) => expect(ask(...messages).response).toMatch(word))
})
