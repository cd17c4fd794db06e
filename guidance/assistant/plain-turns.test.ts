import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Turns that are plain to whoever was listening, through the front door.

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('what goes on from what was named', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'a plain verdict is given again in short',
      'does coconut oil work for dry skin? >> on my cheeks? >> so is it a yes?',
      ['in short', 'coconut'],
    ],
    [
      'what is compared is the one thing talked of',
      'tell me about glycerine >> from what age? >> is it better than urea?',
      ['glycerin', 'urea'],
      ['mid-twenties'],
    ],
    [
      'one thing over another is asked of both',
      'is lactic acid fine for brown skin? >> may i put niacinamide on top of it?',
      ['lactic acid and niacinamide'],
    ],
    ['and sunscreen is asked with it', 'is azelaic acid ok for dark skin? >> and spf?', ['sunscreen']],
    [
      'half a day is of the pair',
      'can i use retinol with benzoyl peroxide >> which one in the mornings?',
      ['benzoyl peroxide in the morning'],
    ],
    [
      'what one of a pair does to cloth is known',
      'can i use retinol with benzoyl peroxide >> will it bleach my towels?',
      ['bleaches towels'],
    ],
    ['which lies on top is of the pair', 'retinol with rosehip oil? >> which goes last?', ['rosehip oil last']],
    [
      'a list at night is without what is for the day',
      'in what order do i use cleanser, serum, moisturiser and spf >> and in the evening?',
      ['moisturiser last'],
      ['sunscreen last'],
    ],
    [
      'sore skin is asked of one more thing',
      'got badly sunburnt on sunday at the beach, no blisters >> and aloe vera?',
      ['aloe vera is mild'],
    ],
    [
      'whether skin of that type needs it',
      'what are ceramides >> is it expensive? >> do i need them if my skin is oily?',
      ['oily skin'],
      ['any pharmacy'],
    ],
    [
      'what evens out stands in for a lightener',
      'i use movate for my face, one week now >> so what else?',
      [],
      ['outside what i know'],
    ],
    [
      'why of what stood in no entry',
      'is it ok to use lemon on my face >> hoekom?',
      ['harshly acid'],
      ['not sure i follow'],
    ],
    [
      'others do not change it',
      'can i rub lemon on my face >> but my sister uses it and she looks flawless',
      ['others may well', 'lemon'],
      ['dullness, start'],
    ],
    [
      'a routine is priced by its steps',
      'build me a routine for oily skin with breakouts >> what will it cost?',
      [],
      ['prices for salicylic'],
    ],
    ['a kind more for the same skin', 'what helps for breakouts? >> en sonskerm?', ['these sunscreens fit']],
    ['ok opens a question too', 'does toothpaste help for pimples >> ok what is better then', [], ['my pleasure']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('what goes on from what was explained', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'what was advised may be used',
      'my baby has a red bum >> she is 3 months old >> may i use zinc ointment?',
      ['at every change'],
      ['sunscreen'],
    ],
    [
      'how often is told by its own sentence',
      'my son has dandruff >> which shampoo must he use? >> how many times a week?',
      ['twice a week'],
    ],
    [
      'how long is told by its own sentence',
      'my underarms went dark from shaving >> which deodorant is best? >> how long until they are lighter?',
      ['two to three months'],
    ],
    [
      'no change is told by whom to see',
      'which shampoo for dandruff? >> it is not working',
      ['see a pharmacist or clinic'],
    ],
    [
      'a medicine is not stopped for it',
      'why do i get melasma >> im on the pill >> should i stop it?',
      ['do not stop a contraceptive'],
    ],
    [
      'a thing of the house is meant',
      'does bio oil remove stretch marks >> i am pregnant, may i use it?',
      ['tissue oil is usually fine'],
    ],
    [
      'a thing of every day is asked of by its name',
      'is micellar water worth it? >> every night?',
      ['once a day, every evening'],
    ],
    [
      'a little one needs a wash of its own',
      'which soap for dry skin? >> and for my baby?',
      ['soap-free'],
      ['detergent'],
    ],
    ['sunburnt skin peels', 'got sunburnt at the beach yesterday >> now it is peeling', ['let it come off by itself']],
    [
      'a type of skin is told of a kind',
      'which sunscreen should i choose? >> my skin is oily though',
      ['these sunscreens fit for oily'],
    ],
    [
      'an illness is treated by its own answer',
      'i have keratosis pilaris >> is it contagious? >> how do i treat it?',
      ['urea'],
    ],
    ['who can catch it', 'i have psoriasis >> can my husband get it?', ['not catching']],
    [
      'a place is asked of the question, not of what was told beside it',
      'can i put vaseline on my face? >> i get pimples though >> and my lips?',
      ['lips'],
    ],
    ['an age is heard before a filler', 'which serum for wrinkles? >> can i use retinol, im 15 btw', ['teenage']],
    ['water for a bath', 'how do i bath my baby, how warm must the water be?', ['lukewarm, about 37']],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('an illness that is only told', () => {
  it.each([
    ['my boyfriend has dandruff', 'anti-dandruff shampoo'],
    ['I have psoriasis on my elbows', 'doctor or clinic'],
    ['ive got ringworm', 'antifungal'],
    ['i have warts', 'salicylic acid'],
    ['i suffer from hives', 'antihistamine'],
    ['hi i have boils', 'warm cloth'],
    ['i have rosacea', 'azelaic'],
  ])('“%s” is answered with its care', (message, part) =>
    expect(amiss(message, [part], ['not sure i follow', 'noted'])).toEqual([]),
  )
})

describe('words of here', () => {
  it.each([
    ['can i put dahi on my face', 'food on the face'],
    ['what can i put on for the sun', 'sunscreen'],
    ['is niacinamide oraait vir swart vel?', 'deeper skin'],
    ['is shea butter fine for my charou skin or what', 'deeper skin'],
    ['watter son room werk vir donker vel', 'sunscreens fit'],
    ['my granny wants to rub mustard oil on our newborn', 'rather not: mustard oil'],
    ['can i put candid b on my face', 'steroid'],
  ])('“%s”', (message, part) => expect(amiss(message, [part])).toEqual([]))
})
