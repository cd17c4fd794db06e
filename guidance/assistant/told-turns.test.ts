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
      'and after an evening the morning',
      'ek gebruik saans retinol en n ryk room >> en soggens?',
      ['a morning routine', 'protect'],
    ],
    [
      'of one thing that was asked about the time of that thing is meant',
      'is azelaic acid fine in the mornings >> and at night?',
      ['azelaic acid'],
      ['routine'],
    ],
    [
      'two actives in one night are a pair',
      'got a glycolic toner and adapalene from clicks >> same evening ok?',
      ['not on the same night'],
      ['only as your prescriber'],
    ],
    [
      'however that is put',
      'i have lactic acid and retinal >> may i put one after the other',
      ['not on the same night'],
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
      'also where it is all said at once',
      'i get a rash from basically every product, need a minimal routine',
      ['for sensitive skin', 'fragrance-free'],
    ],
    [
      'trying everything is no such skin',
      'tried everything and my pimples are still red',
      ['for breakouts'],
      ['sensitive'],
    ],
    [
      'two more words are both explained',
      'what does spf mean >> and broad spectrum and PA+++?',
      ['broad spectrum means', 'pa++++'],
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
      'what was tried since is answered as a reaction',
      'which toner for oily skin is good >> tried one and now my cheeks are itchy and red',
      ['stop that toner'],
      ['sample'],
    ],
    [
      'whatever it was bought for',
      'good face wash for zits? >> used it yesterday, now my cheeks are red and itchy',
      ['stop that face wash'],
      ['purging: that'],
    ],
    [
      'in afrikaans too',
      'watter room vir n droe gesig >> het dit gister gebruik, nou is my gesig rooi en jeukerig',
      ['stop that cream'],
    ],
    [
      'an itch on one’s own face at night is no household’s',
      'is a vitamin c serum good >> put one on last night, now my face is itchy and red',
      ['stop vitamin c'],
      ['scabies'],
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
      'its age is not a child’s',
      'my sunscreen is 3 years old, can i still use it',
      ['no, rather not', 'printed date'],
      ['babies'],
    ],
    [
      'a child’s age is not the tube’s',
      'can i put my sunscreen on my 3 year old',
      ['mineral sunscreen'],
      ['throw out'],
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
    ['thanks to a friend are thanks', 'what is niacinamide >> sho, siyabonga my bru, u the best', ['my pleasure']],
    ['in tshivenda and xitsonga too', 'what is niacinamide >> ndo livhuwa', ['my pleasure']],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})

describe('things of the house in place of skincare', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'sanitiser is no toner',
      'out of toner till month end >> can i wipe my face with hand sanitiser, it is 70% alcohol',
      ['**no, rather not', 'a toner is an extra'],
    ],
    ['mouthwash is no spot gel', 'does listerine on a zit work', ['**no, rather not', 'benzoyl peroxide']],
    [
      'dish soap is no shaving foam',
      'no shaving foam left >> may i use dishwashing liquid on my legs',
      ['**no, rather not', 'hair conditioner'],
    ],
    ['spirits in afrikaans', 'my toner is klaar >> kan ek spirits gebruik', ['**no, rather not']],
    ['for hands it is what it is', 'does hand sanitiser dry out my hands', ['only a little'], ['rather not']],
    [
      'what got on skin by chance is taken off',
      'how do i get super glue off my fingers',
      ['oil first'],
      ['rather not'],
    ],
    [
      'brushes are no skin',
      'can i wash my makeup brushes with sunlight liquid',
      ['dishwashing liquid does for brushes'],
      ['rather not'],
    ],
    [
      'aftershave that burns need not be borne',
      'naskeermiddel steek soos vuur, moet ek dit maar vat',
      ['no need to bear it'],
    ],
    ['food and pimples in a mix of languages', 'gee slap chips en koeldrank ook puisies?', ['no food alone causes']],
    ['and in isizulu', 'ushokoledi wenza izinduna yini', ['only a little, if at all', 'hormones']],
    ['what is put on is no food', 'does a sugar scrub give pimples', [], ['eat as is good']],
    [
      'the dear one is not better for its price',
      'my aunt says sisley beats ponds, is it so?',
      ['not because it costs more', 'sisley by name only'],
      ['i don’t know'],
    ],
    [
      'what is set beside it is told',
      'is la prairie better than glycerine for a dry face',
      ['not because it costs more', 'glycerin'],
    ],
    ['a question of use keeps its answer', 'can i use my clinique toner with retinol', [], ['costs more']],
  ])('%s', (_, talk, parts, never) => expect(amissIn(talk, parts, never)).toEqual([]))
})
