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
    ['sensitiewe vel, R300. wat moet ek koop en hoe gebruik ek dit', ['**morning**']],
    ['which retinol must i buy and how do i use it', ['retinol at night'], ['**morning**']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('whether comes before in which order', () => {
  it.each<Row>([
    ['vitamin c first, then niacinamide. good combo?', ['yes, use both'], ['thinnest first']],
    ['salicylic acid then retinol, nice pair?', ['different nights']],
    ['azelaic acid and niacinamide, which goes first', ['azelaic acid first']],
    ['essence and moisturiser, can they be used together or is it one of them', [], ['in stock']],
    ['serum and toner, can they go together or is it either one', ['toner first, then serum'], ['in stock']],
    ['do they stock one with niacinamide at the pharmacy', ['niacinamide'], ['first, then']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('what a kind of product must hold, or must not, is said instead of “it depends”', () => {
  it.each<Row>([
    ['does face oil help for dark marks', ['no: an oil', 'azelaic acid'], ['it depends']],
    ['does body lotion help with acne', ['only if it holds'], ['it depends']],
    ['does sunscreen help with dark marks', ['yes: of all products'], ['it depends']],
    ['does a cleanser help with oily skin', ['takes oil off']],
    ['is serum ok for eczema', ['fragrance-free serum']],
    ['is foot cream ok for sensitive skin', ['yes, if it is plain'], ['it depends']],
    ['can i mix toner and moisturiser', ['one over the other'], ['what factor']],
    ['can i mix moisturiser and sunscreen', ['sunscreen']],
    ['i hate niacinamide, can i skip it', ['yes, you may', 'not a must'], ['allergy']],
    ['can i leave out salicylic acid', ['yes, you may']],
    ['do i need niacinamide', ['no, niacinamide is not a must']],
    ['i avoid niacinamide because i react to it, is this toner with niacinamide ok', ['niacinamide'], ['yes, you may']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('sunscreen is kept, and the kind changed that is disliked', () => {
  it.each<Row>([
    [
      'routine for normal skin >> sunscreen makes me look ashy, must i use it or can i skip it',
      ['better not', 'tinted'],
    ],
    ['sunscreen feels so sticky, can i leave it out', ['better not', 'dry-touch']],
    ['spf is too expensive for me, can i go without it', ['better not', 'supermarket']],
    ['can i skip sunscreen', ['better not']],
    ['can i skip sunscreen when it rains', ['better not'], ['**yes']],
    ['kan ek die sonskerm uitlos, dit is so taai', ['better not', 'dry-touch']],
    ['can i skip sunscreen at night', ['no, you do not need sunscreen at night']],
    ['why does sunscreen make me grey', ['white film'], ['better not']],
    ['can i skip moisturiser, my sunscreen is already greasy', [], ['keep the sunscreen']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('a word, and then what it is', () => {
  it.each<Row>([
    ['PA+++ on the new tube i bought, what is that', ['uva']],
    ['my doctor wrote PIH on the card, whats that', ['brown mark']],
    ['this cream says non comedogenic, what does that mean', ['clogging pores']],
    ['what is micellar water and must i rinse it off', ['better rinse', 'tiny clusters']],
    ['what is PIH >> is it a scar then?', ['no scar'], ['silicone']],
    ['what is keratosis pilaris >> is it eczema?', ['keratin'], ['eczema-prone']],
    ['what is rosacea >> how do i treat acne', ['benzoyl peroxide']],
    ['wat kan jy doen en praat jy afrikaans', ['everyday afrikaans', 'routine']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))
})

describe('another air, another day', () => {
  it.each<Row>([
    ['moved from joburg to ballito and my face is so shiny, help', ['humid air'], ['on the trip']],
    [
      'we relocated to pretoria from durban and my skin is tight, what do i do',
      ['richer cream'],
      ['lighter moisturiser'],
    ],
    ['i moved to durban and got an itchy rash, what do i do', [], ['change the texture']],
    [
      'dry cracked face in winter, heater on at the office and static everywhere. what change in my routine',
      ['cream'],
      ['blood pressure'],
    ],
    ['i only have 2 minutes in the morning, what is the least for my face', ['1. **rinse**', '2. **protect']],
    ['i shave my head and face, what routine for oily skin', ['**shaving:**', 'scalp']],
    ['routine for a bald man with dry skin', ['**the head:**']],
    ['i wax my legs, routine for dry face', [], ['**shaving']],
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
    ['sore cracked nipples from breastfeeding >> do i have to wipe it off before a feed', ['no need to wipe']],
    ['can birth control help my chin pimples', ['combined pill can help', 'benzoyl', 'not for everyone']],
    ['sal die pil my puisies help', ['combined pill']],
    ['i quit the pill and now i break out on my jaw', ['after stopping the pill'], ['weakens']],
    ['can i use retinol on the pill', ['fine'], ['combined pill can help']],
  ])('%s', (question, says, never) => expect(amiss(question, says, never)).toEqual([]))

  it('a newborn that is ill is seen at once', () =>
    expect(amiss('my 2 weeks old baby has blisters and peeling hands', ['hospital'])).toEqual([]))
})
