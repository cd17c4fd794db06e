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
      'one thing over another is asked of both',
      'is lactic acid fine for brown skin? >> may i put niacinamide on top of it?',
      ['lactic acid and niacinamide'],
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
      'a place is asked of the question, not of what was told beside it',
      'can i put vaseline on my face? >> i get pimples though >> and my lips?',
      ['lips'],
    ],
  ])('%s', (_, talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('an illness that is only told', () => {
  it.each([
    ['my boyfriend has dandruff', 'anti-dandruff shampoo'],
    ['I have psoriasis on my elbows', 'doctor or clinic'],
  ])('“%s” is answered with its care', (message, part) =>
    expect(amiss(message, [part], ['not sure i follow', 'noted'])).toEqual([]),
  )
})

describe('words of here', () => {
  it.each([
    ['can i put dahi on my face', 'food on the face'],
    ['what can i put on for the sun', 'sunscreen'],
  ])('“%s”', (message, part) => expect(amiss(message, [part])).toEqual([]))
})
