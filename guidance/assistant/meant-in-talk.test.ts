import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())
const first = (talk: string): string => ask(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('what burnt once is no allergy', () => {
  it.each([
    'new vit c serum makes my face burn n go red >> how long must i wait b4 i try it agen',
    'retinol burnt me last week >> when can i try it again',
  ])('when it may be tried again: %s', (talk) =>
    expect(first(talk)).toMatch(/^\*\*Not yet: you can try .+ again once skin has been calm/),
  )
  it.each([
    'i reacted to vitamin c, hives >> can i try it again',
    'retinol burnt me, my lips swelled up >> when can i try it again',
  ])('and what may be one is not tried: %s', (talk) => expect(first(talk)).not.toMatch(/you can try/))
  it('stays calm where skin is calm already', () =>
    expect(first('my skin burned from retinol but its calm now >> can i try again')).toMatch(
      /^\*\*Yes, you can try retinol again/,
    ))
})

describe('whether it is caught', () => {
  it.each<[string, RegExp]>([
    [
      'my husbands feet stink and between the toes its white and peeling >> can i catch it from him??',
      /athlete’s foot is catching/,
    ],
    ['his toes are peeling and itchy >> can i catch it', /athlete’s foot is catching/],
  ])('%s', (talk, lead) => expect(first(talk)).toMatch(lead))
})

describe('one of two sorts', () => {
  it.each<[string, RegExp]>([
    [
      'my skin is sooo dry >> I want a proper face wash, been using sunlight soap >> the foaming one or the cream one',
      /^\*\*Cream cleanser if your skin is dry/,
    ],
    ['i want a face wash >> gel or cream one?', /^\*\*Cream cleanser if your skin is dry/],
  ])('is of the kind that was spoken of: %s', (talk, lead) => expect(first(talk)).toMatch(lead))
})

describe('a sum beside a trouble', () => {
  it.each([
    'I wear the same boots 12 hrs >> between the small toes is white, soggy and itchy. what can I get under R100 and for how long must I use it',
  ])('buys no routine: %s', (talk) => expect(first(talk)).toMatch(/foot fungus/))
  it.each(['i have R150 where do i start', 'whole routine under R100'])('unless one is asked for: %s', (talk) =>
    expect(ask(talk).response).toMatch(/sunscreen/i),
  )
})

describe('what is wished away', () => {
  it.each([
    '3 weeks till matric dance, face is congested n dull, oily >> ok give me the night steps 1 by 1, nothing that will make me peel',
    'give me a night routine, nothing that burns',
  ])('has not happened: %s', (talk) => expect(first(talk)).toMatch(/evening routine/i))
  it.each(['retinol makes my face peel, do i carry on'])('and what has, has: %s', (talk) =>
    expect(first(talk)).toMatch(/^\*\*Yes, but on fewer nights/),
  )
})

describe('what is only likened to a thing', () => {
  it.each([
    'does vit c serum oxidise and turn orange >> mine went like rooibos. skin tingles 30 sec then fine',
    'how must I store my vitamin c serum >> It is now the colour of rooibos tea. use it quickly or throw away?',
  ])('is not that thing: %s', (talk) => expect(ask(...talk.split(' >> ')).response).toMatch(/oxidised|Bin it/))
  it.each(['is rooibos good for skin'])('and is where it is asked of: %s', (talk) =>
    expect(first(talk)).toMatch(/rooibos/i),
  )
})

describe('what suits dry skin', () => {
  it.each([
    'is shea butter good for dry skin >> and for my face? i get pimples',
    'is coconut oil good for dry skin >> and on my face, i have acne?',
  ])('is no yes for pimples: %s', (talk) => expect(first(talk)).not.toMatch(/good choice for breakouts/))
  it.each(['is niacinamide good for oily skin >> and for pimples?'])('where it helps with them it is: %s', (talk) =>
    expect(first(talk)).toMatch(/^\*\*Yes/),
  )
})

describe('two allergens on a label', () => {
  it('are both named', () =>
    expect(
      ask(
        'patch test at the derm said im allergic to limonene + linalool',
        'need a moisturiser for combo skin',
        'what do i look for on the label?',
      ).response,
    ).toMatch(/limonene reads Limonene, linalool Linalool[\s\S]*fragrance-free/))
})
