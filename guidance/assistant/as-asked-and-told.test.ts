import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const [amiss, converse] = [amissWith(known, catalogue), converseWith(known, catalogue)]
type Row = [talk: string, says: string[], never?: string[]]

describe('Vitiligo that is known is not sent to a doctor where care beside it is asked for', () => {
  it.each<Row>([
    [
      'i have vitiligo on my hands, do the white patches need sunscreen',
      ['**yes', 'burn within minutes'],
      ['have a doctor or clinic look'],
    ],
    [
      'i have vitiligo on my face, can i wear makeup over the patches',
      ['**yes, camouflage make-up'],
      ['have a doctor or clinic look'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A child that is told of by whose pimples they are gets no actives', () => {
  it.each<Row>([
    [
      'how often may i put betamethasone on my 5 year olds face, clinic gave it for my knees',
      ['no: betamethasone that was given to you is not for a child'],
    ],
    ['doctor prescribed elocon for my sons eczema, he is 5, how many days', [], ['that was given to you']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What shops print is not what somebody leaves out', () => {
  it.each<Row>([
    ['are parabens bad? everyone sells paraben free now', ['it has not been shown that parabens'], ['not for you']],
    ['all the shampoos say sulphate free, are sulphates bad', [], ['not for you']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('How often is answered with how often, whatever is told of the skin', () => {
  it.each<Row>([
    ['how often may i use salicylic acid, my skin is oily', ['**two to four times a week'], ['perhaps a little']],
    ['how often can i use retinol, my skin is dry', ['**two nights a week'], ['not known to do much']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A wish to be lighter is met as one, however it is spelled', () => {
  it.each(['i wanna be lightr in 2 weeks which cream works fastest', 'wanna b whiter pls which soap'])(
    '%s',
    (message) => expect(converse(message).response).toMatch(/^\*\*I do not help with making skin lighter/),
  )
  it.each(['light cream for oily skin which one', 'i want a cream that is light'])('%s: another wish', (message) =>
    expect(converse(message).response).not.toContain('making skin lighter'),
  )
})

describe('What is left out is left out of the answer, and what is asked for without it is given', () => {
  it.each<Row>([
    [
      'moisturizer with no perfume pls, i react to fragrence',
      ['these moisturisers fit, fragrance-free'],
      ['look for “parfum”'],
    ],
    [
      'watse face wash for sensitive vel asb, niks met perfume nie',
      ['these cleansers fit', 'fragrance-free'],
      ['none is safe for everybody'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What is told beside the question is heard', () => {
  it.each<Row>([
    [
      'ngikhulelwe (8 months) and my belly is so itchy and dry with stretchmarks. which oil or cream',
      ['a stretching belly itches', 'the liver must be checked'],
    ],
    [
      'retinol and glycolic same night? want glow for matric dance in 3 weeks',
      ['no, leave retinol out', 'never on the same night as glycolic acid'],
    ],
    ['im 10, can i use retinol with glycolic', [], ['never on the same night as']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A short tingle and more pimples at first are answered as what they are', () => {
  it.each<Row>([
    ["my vel prik so 'n minuut as ek my vitamien c opsit, dan's dit weg. is dit normaal", ['**yes, that is normal']],
    ['my vel prik en brand heeldag na vitamien c, is dit normaal', [], ['**yes, that is normal']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What is over, or is only in the family, rules nothing now', () => {
  it.each<Row>([
    [
      'i was on antidepressants in 2016, that is behind me. where does a 48 yr old begin',
      ['a routine for skin of 48'],
      ['tablets', 'buttocks', 'where you sit'],
    ],
    [
      'used to take roaccutane in 2010, what routine now for a 35 year old',
      ['a routine for skin of 35'],
      ['during the course'],
    ],
    ['im on roaccutane since 2024, what routine', ['during the course']],
    [
      'no keloids me, but my dad gets them. lobe or cartilage for a 2nd piercing',
      ['the soft lobe is the safer place', 'none so far'],
      ['if you have had one keloid', 'no, better not'],
    ],
    ['my sister has keloids, is a tattoo safe for me', ['keloids run in families']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What is asked for later, or beside a second thing, is answered for that', () => {
  it.each<Row>([
    [
      'not pregnant yet but if i ever fall preg next year, what would i swop my retinol for',
      ['for then, instead of retinol: azelaic acid'],
      ['retinal (', 'adapalene'],
    ],
    [
      'i take methotrexate weekly for psoriasis, can i use a dermaroller at home',
      ['with psoriasis', '**and with methotrexate:** skin heals more slowly'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('Weather, water, dates and ink are what they are', () => {
  it.each<Row>([
    ['how do i keep my 4 month old from burning at the beach', ['no direct sun at all'], ['spf']],
    ['found a seald moisturiser exp date 2023, stil use it??', ['better not, throw it out']],
    [
      'lighter flakey pachtes on my chest n back dat show more wen i tan',
      ['tinea versicolor', 'antifungal'],
      ['does not clear acne'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('The order of layers, a shampoo, lips on capsules and streaks of scent', () => {
  it.each<Row>([
    ['primer or sunscreen first when doing makeup for a wedding', ['1. sunscreen', '2. primer'], ['optional']],
    ['what shampoo for dandruf thats cheap, i have relaxed hair', ['ketoconazole', 'once a week is enough'], ['r185']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('Haste, Afrikaans and a word for another are read as meant', () => {
  it.each<Row>([
    [
      'my daughter skinned both knees on the court. how do we stop it scarring dark',
      ['petroleum jelly', 'sunscreen'],
      ['rubbing, leaning'],
    ],
    [
      'my laaitie is 14, pimples on his forehead, he only uses the green sunlight bar. i can spend R150. set something simple up for him pls',
      ['**morning**', 'salicylic acid'],
      ['rather not: laundry'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What a number or a sign on a pack means, and what else removes hair', () => {
  it.each<Row>([
    [
      'is it a red flag if a brand doesnt print the percentages on the box?',
      ['no red flag by itself'],
      ['you cannot be sure from the outside'],
    ],
    ['can i use vitamin c in summer', ['in summer too']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
