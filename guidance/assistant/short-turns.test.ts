import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Short turns, that say little by themselves; `>>` parts the messages of a conversation.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('a doubt leaves the answer as it was', () => {
  it.each([
    [
      'what others say',
      'is lemon juice good for my face >> but my cousin swears it worked for her',
      ['my answer stays the same', 'lemon'],
      ['start with azelaic'],
    ],
    ['how it is known', 'what helps for razor bumps >> how do you know it works', ['my last answer is']],
  ])('%s', (_, talk, parts, never: string[] = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a short question is asked of what was spoken of', () => {
  it.each([
    ['how much of each step', 'a basic routine please >> how much of each', ['coin', 'two to four drops']],
    ['the first step', 'a basic routine please >> which one comes first', ['cleanser'], ['these fit']],
    ['another thing', 'does shea butter clog pores >> ok and cocoa butter', ['it can: cocoa butter'], ['shea']],
    ['why in that place', 'i get pimples on my chin >> why there', ['hormones']],
    ['what makes it worse', 'i have dark knees >> what makes them worse', ['rubbing'], ['rinse with cool water']],
    ['whether it is dear', 'wat is niasinamied >> is dit duur', ['no live shop prices for niacinamide']],
    [
      'before or after',
      'whats the best vitamin c >> will it fade my marks >> before or after my moisturiser',
      ['vitamin c first'],
    ],
    ['why it was no', 'i have eczema >> can i use aqueous cream >> why not', ['soap in it thins the barrier']],
    [
      'whether it gives pimples',
      'can i use vaseline on my face >> wont it give me pimples',
      ['clog'],
      ['not known to do much'],
    ],
    ['whether it is an acid', 'what is hyaluronic acid >> is it an acid though', ['no, hyaluronic acid is not']],
    ['one of two of a kind', 'retinol or retinal >> how many times a week', ['one of the two is enough']],
    ['in winter', 'watter room is goed vir droe vel >> en in die winter', ['the same in winter, only richer']],
    [
      'at the beach',
      'can i use retinol every night >> and if i go to the beach',
      ['in the sun only with sunscreen'],
      ['these fit'],
    ],
    ['on the back, past what was told between', 'acne >> i am 16 >> on my back too', ['active there'], ['shaving']],
    [
      'in the sea, of sunscreen',
      'is one layer of spf 50 enough in the office >> and when we swim at the dam',
      ['every two hours outdoors'],
      ['tattoo'],
    ],
    [
      'what it costs',
      'which sunscreen leaves no white cast on dark skin >> how much is that',
      ['no live shop prices', 'no white cast'],
      ['finger lengths'],
    ],
    [
      'for another, as it stings',
      'azelaic acid for redness, good idea >> is there an alternative to it, it stings',
      ['without azelaic acid', 'niacinamide comes nearest'],
      ['cheaper one'],
    ],
    ['why such a product', 'what moisturiser for oily skin >> why', ['because it keeps water']],
    ['where a cream for an illness is sold', 'best cream for eczema >> where can i get it', ['at any pharmacy']],
    [
      'of an illness named long before',
      'i have ringworm on my arm >> can i use clotrimazole >> how many weeks >> can i go to gym',
      ['ringworm is catching'],
      ['yes, ringworm'],
    ],
  ])('%s', (_, talk, parts, never: string[] = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what is told now is taken into the same question', () => {
  it.each([
    [
      'an age',
      'give me a routine >> i have combination skin >> and im 45 >> make it cheap',
      ['cheapest that works', 'morning'],
    ],
    ['a pregnancy, in isiZulu', 'ngine-acne >> malini >> ngikhulelwe', ['in pregnancy'], ['no live shop prices']],
    [
      'that nothing changed',
      'how do i fade acne marks >> how long >> nothing changed after 4 months',
      ['after 12 weeks of steady use without a change'],
    ],
    [
      'nor after two weeks',
      'i use niacinamide for marks >> its been 2 weeks >> still no difference',
      ['too early to tell'],
    ],
  ])('%s', (_, talk, parts, never: string[] = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a place that is not named is not meant', () => {
  it.each([
    ['dry skin is no scalp', 'my skin is dry', ['for dryness, start with'], ['wash a dry scalp']],
    [
      'ingrown hairs are no pimples',
      'how do i get rid of ingrown hairs',
      ['leave the hair to grow'],
      ['for breakouts, start'],
    ],
  ])('%s', (_, talk, parts, never: string[] = []) => expect(amiss(talk, parts, never)).toEqual([]))
})
