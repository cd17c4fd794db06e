import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// Two things are asked, or one is told and another asked: neither half may be lost, and the one that decides is said first.

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('what to buy and how to use it is a routine', () => {
  it.each<Row>([
    ['R450 and oily skin. what must i buy and in what order do i use it', ['1. **cleanse', 'sunscreen']],
    ['dry skin, i can spend R350. which products should i get and how do i use them', ['**morning**', '**evening**']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('whether comes before in which order', () => {
  it.each<Row>([
    ['vitamin c first, then niacinamide. good combo?', ['yes, use both'], ['thinnest first']],
    ['essence and moisturiser, can they be used together or is it one of them', [], ['in stock']],
    ['do they stock one with niacinamide at the pharmacy', ['niacinamide'], ['first, then']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('what a kind of product must hold, or must not, is said instead of “it depends”', () => {
  it.each<Row>([
    ['does sunscreen help with dark marks', ['yes: of all products'], ['it depends']],
    ['does a cleanser help with oily skin', ['takes oil off']],
    ['is serum ok for eczema', ['fragrance-free serum']],
    ['can i mix toner and moisturiser', ['one over the other'], ['what factor']],
    ['i hate niacinamide, can i skip it', ['yes, you may', 'not a must'], ['allergy']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('sunscreen is kept, and the kind changed that is disliked', () => {
  it.each<Row>([
    [
      'routine for normal skin >> sunscreen makes me look ashy, must i use it or can i skip it',
      ['better not', 'tinted'],
    ],
    ['can i skip sunscreen', ['better not']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('a word, and then what it is', () => {
  it.each<Row>([
    ['what is micellar water and must i rinse it off', ['better rinse', 'tiny clusters']],
    ['what is PIH >> is it a scar then?', ['no scar'], ['silicone']],
    ['wat kan jy doen en praat jy afrikaans', ['everyday afrikaans', 'routine']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('another air, another day', () => {
  it.each<Row>([
    ['moved from joburg to ballito and my face is so shiny, help', ['humid air'], ['on the trip']],
    ['i shave my head and face, what routine for oily skin', ['**shaving:**', 'scalp']],
    ['routine for a bald man with dry skin', ['**the head:**']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('mother, child and the pill', () => {
  it.each<Row>([
    [
      'i have the mask of pregnancy on my cheeks, what may i use to fade it',
      ['azelaic acid', 'sunscreen'],
      ['scrub tears'],
    ],
    ['can i use a sheet mask when pregnant', [], ['melasma']],
    ['my 9 days old baby is peeling on her feet, is that normal', ['it is normal', 'clinic']],
    ['newborn with dry flaky hands, is it normal? can i use vaseline', ['it is normal', 'petroleum jelly']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))

  it('a newborn that is ill is seen at once', () =>
    expect(amiss('my 2 weeks old baby has blisters and peeling hands', ['hospital'])).toEqual([]))
})
