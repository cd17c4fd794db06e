import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What was told before decides what is asked now, and things of the house are no skincare; `>>` parts the messages of a conversation.

const amissIn = amissWith(await knowledge(), await sampleCatalogue())

describe('a turn in the light of what was told', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'after a morning was told, the whole evening is asked for',
      'oily skin, in the mornings i do a gel wash, azelaic acid and sunblock. enough? >> and the evenings',
      ['an evening routine for oily skin', 'cleanse'],
      ['both are fine'],
    ],
    [
      'a mask counts as the second thing',
      'bought a clay mask and retinol >> same night?',
      ['not on the same evening'],
      ['much the same'],
    ],
    [
      'skin that bears nothing gets a plain, unscented routine',
      'nearly all creams make my face sting >> just the basics then please',
      ['a routine for sensitive skin', 'fragrance-free'],
      ['it is mild'],
    ],
    [
      'the difference of the three takes in the first',
      'is squalane an emollient >> and humectant and occlusive, what is the difference between the three',
      ['humectants draw', 'emollients are', 'occlusives'],
    ],
    [
      'more ingredients after what one is are explained, not mixed',
      'what is vitamin c >> and niacinamide and azelaic acid?',
      ['niacinamide:**', 'azelaic acid:**'],
      ['go well together'],
    ],
    [
      'in afrikaans too',
      'watter room vir n droe gesig >> het dit gister gebruik, nou is my gesig rooi en jeukerig',
      ['stop that cream'],
    ],
    [
      'an infant gets no sunscreen, whoever it was asked for first',
      'watter sonskerm vir die see >> en vir ons babatjie van drie maande',
      ['not yet: under six months'],
    ],
    [
      'an older child may have it',
      'watter sonskerm vir die see >> en vir die kleintjie, sy is drie jaar oud',
      ['mineral sunscreen'],
    ],
    [
      'an old tube is thrown out, for children above all',
      'how do i store sunblock >> this one is from 2021 and lay in the car, ok for my girls?',
      ['no, rather not', 'hot car'],
    ],
    [
      'hair does not grow back thicker',
      'how do i get rid of the fuzz on my lip >> wont it come back darker',
      ['does not make hair grow back thicker'],
    ],
    ['nor after wax', 'how do i take the hair off my legs >> will waxing make it grow faster', ['**no: waxing']],
    [
      'how long it lasts is told of hair removal',
      'is sugaring better than shaving for legs >> and how long does it last',
      ['three to six weeks'],
      ['scars'],
    ],
    [
      'what a peel loosens is left alone',
      'what is a jessner peel >> had one friday, now my skin is flaking brown, do i pick it off',
      ['**no, do not pull'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('things of the house in place of skincare', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'sanitiser is no toner',
      'out of toner till month end >> can i wipe my face with hand sanitiser, it is 70% alcohol',
      ['**no, rather not', 'a toner is an extra'],
    ],
    ['and in isizulu', 'ushokoledi wenza izinduna yini', ['only a little, if at all', 'hormones']],
    [
      'what is set beside it is told',
      'is la prairie better than glycerine for a dry face',
      ['not because it costs more', 'glycerin'],
    ],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
