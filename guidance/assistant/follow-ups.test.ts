import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'
import type { Intent } from './conversation.ts'

// What a message is taken for that goes on from the one before; `>>` parts the messages of a conversation.

const converse = converseWith(await knowledge(), await sampleCatalogue())

const conversations: Partial<Record<Intent, string[]>> = {
  routine: [
    'morning routine for oily skin >> and at night?',
    'routine for oily skin >> what about for dry skin?',
    'routine for oily skin >> make it cheaper',
    'evening routine for dry skin >> and in the morning',
  ],
  'for-concern': [
    'what helps for acne >> what about oily skin?',
    'what helps for acne >> and for dark marks?',
    'what helps for acne >> what else?',
    'what helps for wrinkles >> i have sensitive skin though',
  ],
  combine: [
    'can i use retinol with vitamin c >> and with niacinamide?',
    'what is niacinamide >> can i use it with retinol?',
    'what is retinol >> can i use it with niacinamide >> and vitamin c?',
    'how often should i use salicylic acid >> can i combine it with niacinamide',
    'can i use niacinamide with retinol >> what about azelaic acid',
  ],
  'explain-more': [
    'can i use retinol with glycolic acid >> why?',
    'is toothpaste good for pimples >> why not?',
    'what is retinol >> tell me more',
    'is spf 30 enough >> why',
  ],
  safe: [
    'tell me about retinol >> and if im pregnant?',
    'what is glycolic acid >> is it safe for dark skin?',
    'can i use retinol with niacinamide >> is that safe when pregnant',
    'whats glycolic acid >> can kids use it',
    'which cream for pigmentation under R300 >> is it safe in pregnancy',
  ],
  'how-often': [
    'what is azelaic acid >> how often?',
    'routine for acne >> how often should i use the salicylic acid?',
    'can i use aha with retinol >> how often should i use the retinol',
    'whats niacinamide >> can i use it every day',
  ],
  suggest: [
    'recommend a sunscreen under R300 >> anything cheaper?',
    'routine for dry skin >> which moisturiser?',
    'i use retinol every night >> thats why i want a rich moisturiser, which one',
    'what helps with dark spots >> which products under R200?',
    'what is niacinamide >> recommend a serum with it under R200',
    'recommend a cleanser for oily skin >> and a moisturiser?',
  ],
  'does-help': [
    'does niacinamide help dark spots >> what about vitamin c instead?',
    'what is salicylic acid >> does it help with blackheads?',
    'is retinol good for wrinkles >> and for dark spots?',
    'what is tranexamic acid >> will it fade my dark marks',
  ],
  when: ['what is retinol >> morning or night?', 'tell me about vitamin c >> is it for morning or night'],
  'how-long': [
    'how do i use tranexamic acid >> how long till i see results',
    'best ingredient for dark spots >> how long will it take',
    'does azelaic acid help redness >> how long does it take',
  ],
  'how-to-use': ['what is retinol >> how do i use it'],
  reaction: [
    'what is retinol >> i used it last night and my face is burning',
    'how do i use glycolic acid >> what if it burns',
  ],
  'off-topic': ['what is retinol >> whats the weather'],
  sunscreen: ['how much sunscreen must i use >> and how often'],
  order: ['what is azelaic acid >> before or after moisturiser?'],
  'what-is': ['can i use retinol with vitamin c >> what is niacinamide'],
  compare: [
    'what is retinol >> is it better than bakuchiol',
    'what is lactic acid >> how is it different from glycolic acid',
  ],
  'red-flag': [
    'my face is swelling and i cant breathe >> should i put cream on it',
    'i want to kill myself because of my acne >> ok thanks',
  ],
}

describe.each(Object.entries(conversations))('ends in %s', (intent, talks) => {
  it.each(talks)('%s', (talk) => {
    expect(converse(...talk.split(' >> ')).topic.intent).toBe(intent)
  })
})

describe('what a follow-up is about', () => {
  it.each([
    [
      ['i rub petroleum jelly on my cheeks before bed', 'my aunt reckons that is why they turn darker'],
      ['no, petroleum jelly does not make skin darker'],
      ['may play a part'],
    ],
    [
      ['sunblock every day, is that needed', 'how would i redo it over a beat face'],
      ['over make-up: a sunscreen stick'],
      [],
    ],
    [
      ['a kosher body lotion please', 'would cetearyl alcohol on the label stop it being kosher'],
      ['a fatty alcohol is a soft wax'],
      ['these '],
    ],
    [['what is e45', 'may i smear that on my face too or just on my body'], ['emollients', 'dry face', 'eyes'], []],
  ])('%j', (talk, says, never) => {
    const { response } = converse(...talk)
    for (const part of says) expect(response.toLowerCase()).toContain(part)
    for (const part of never) expect(response.toLowerCase()).not.toContain(part)
  })

  it('remembers a pregnancy for the whole conversation', () => {
    const { response } = converse('im pregnant', 'routine for wrinkles please')
    expect(response).not.toMatch(/\d\. \*\*Treat:\*\* retin/)
    expect(response).toMatch(/No retinoids/)
  })
})
