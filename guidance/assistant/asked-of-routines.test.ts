import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [talk: string, says: string[], never?: string[]]

describe('What is asked of a routine is answered, and no routine is laid out', () => {
  it.each<Row>([
    ['when must i switch my skincare routine', ['**only when something changes'], ['**cleanse:**']],
    ['how many products does a person need', ['**three in the morning and two at night'], ['**cleanse:**']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('What somebody uses is judged first', () => {
  it.each<Row>([
    ['cleanser, moisturiser and spf. anything missing?', ['**yes, nothing is missing']],
    [
      'is this routine too much: face wash, salicylic acid, retinol, lactic acid, sunscreen',
      ['**yes, it is too much: keep two of'],
    ],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('A routine fits the air, the age and the course somebody is on', () => {
  it.each<Row>([
    ['skin routine for humid richards bay', ['in humid heat:**', 'gel moisturiser']],
    ['winter routine for bloemfontein', ['in dry, cold air:**', 'rich cream']],
    ['give me a weekly plan for blackheads', ['monday, wednesday and saturday evenings']],
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
    ['may i use lactic acid two nights in a row', ['**not while it is new']],
    ['is retinol once a week enough', ['**yes, once a week is fine']],
    ['can i quit retinol cold turkey', ['it needs no tapering']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('How long and how soon', () => {
  it.each<Row>([
    ['how many weeks must i leave between two new products', ['**leave two weeks']],
    ['how long must cream sink in before i go to sleep', ['**half an hour before bed']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})

describe('The step that comes next', () => {
  it.each<Row>([
    ['what do i apply after serum', ['**moisturiser comes after serum']],
    ['what goes on after sunscreen', ['**nothing more comes after sunscreen']],
  ])('%s', (talk, says, never) => {
    expect(amiss(talk, says, never)).toEqual([])
  })
})
