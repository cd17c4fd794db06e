import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [talk: string, says: string[], never?: string[]]

describe('What is asked of a routine is answered, and no routine is laid out', () => {
  it.each<Row>([
    ['when must i switch my skincare routine', ['**only when something changes'], ['**cleanse:**']],
    ['how many products does a person need', ['**three in the morning and two at night'], ['**cleanse:**']],
    ['at what time must i do my evening routine, before supper?', ['**any time in the evening'], ['**cleanse:**']],
    ['how does an evening routine differ from a morning routine', ['**the morning routine protects'], ['**cleanse:**']],
    ['what else must i add to my skincare routine', ['**sunscreen, if you do not yet'], ['**cleanse:**']],
    ['do guys need their own routine', ['**no, men need no products of their own'], ['**cleanse:**']],
    ['what happens if i skip skincare for a few days', ['**nothing bad happens'], ['**cleanse:**']],
    ['a basic routine for a guy please', ['**cleanse:**']],
    ['gee my asseblief n maklike roetine', ['**cleanse:**']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('What somebody uses is judged first', () => {
  it.each<Row>([
    ['i wash with cetaphil cleanser and use ponds moisturiser. is that enough?', ['**not yet: add sunscreen']],
    ['cleanser, moisturiser and spf. anything missing?', ['**yes, nothing is missing']],
    [
      'is this routine too much: face wash, salicylic acid, retinol, lactic acid, sunscreen',
      ['**yes, it is too much: keep two of'],
    ],
    ['i can only afford two products', ['two products'], ['r2.00', 'three things']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('A routine fits the air, the age and the course somebody is on', () => {
  it.each<Row>([
    ['skin routine for humid richards bay', ['in humid heat:**', 'gel moisturiser']],
    ['winter routine for bloemfontein', ['in dry, cold air:**', 'rich cream']],
    ['morning routine in perimenopause', ['around the menopause:**', 'fragrance-free throughout']],
    [
      'im on roaccutane, what routine should i follow',
      ['**keep it plain during the course', 'until six months after'],
      ['as you asked: no'],
    ],
    ['routine for oily dehydrated skin', ['gel moisturiser'], ['rich cream']],
    ['what should a 35 year old use', ['skin of 35:**', 'sunscreen']],
    ['give me a weekly plan for blackheads', ['monday, wednesday and saturday evenings']],
    ['am routine for oily skin', ['**a morning routine'], ['**evening**']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('Days, seasons and gaps', () => {
  it.each<Row>([
    ['which nights retinol and which nights lactic acid', ['never the same night: retinol on monday and thursday']],
    ['my retinol is on monday and thursday, which days can glycolic acid go', ['**glycolic acid on saturday']],
    ['must i give retinol up in summer? should i stop', ['**no, you need not stop retinol in summer']],
    ['is retinol only for winter', ['**no, not only in winter']],
    ['can i use glycolic acid on a beach holiday', ['three to seven days before']],
    ['i forgot my salicylic acid one night, put on twice as much?', ['do not double it', 'the usual amount']],
    ['is it ok to take time off from acids', ['**yes, you may take a break']],
    ['may i use lactic acid two nights in a row', ['**not while it is new']],
    ['is retinol once a week enough', ['**yes, once a week is fine']],
    ['can i quit retinol cold turkey', ['it needs no tapering']],
    ['skin cycling, how do the nights go', ['**four nights, then again']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('How long and how soon', () => {
  it.each<Row>([
    ['how many weeks must i leave between two new products', ['**leave two weeks']],
    ['how long must cream sink in before i go to sleep', ['**half an hour before bed']],
    ['how many weeks does purging take to stop', ['four to six weeks']],
    ['how long for my barrier to recover', ['two to four weeks']],
    ['how many hours does sunscreen protect on my skin', ['**about two hours outdoors']],
    ['how long before a new moisturiser shows results', ['**give a new moisturiser two weeks']],
    ['when will my face clear up', ['**pimples need about eight to twelve weeks']],
    ['how many weeks until my skin is used to adapalene', ['**most skin is used to a retinoid']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('The step that comes next', () => {
  it.each<Row>([
    ['what do i apply after serum', ['**moisturiser comes after serum']],
    ['what goes on after sunscreen', ['**nothing more comes after sunscreen']],
    ['which comes first vitamin c or moisturiser', ['**vitamin c first'], ['ascorbyl phosphate']],
    ['moisturiser then toner?', ['**toner first, moisturiser last']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})
