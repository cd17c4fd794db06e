import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

const [known, catalogue] = [await knowledge(), await sampleCatalogue()]
const [amiss, converse] = [amissWith(known, catalogue), converseWith(known, catalogue)]

describe('how products are used is answered in the first sentence', () => {
  it.each([
    ['my body lotion smells rancid, can i still use it', ['throw it out']],
    ['my cream is so sticky, which lighter type should i buy', ['gel', 'oil-free']],
    ['is a spray or lotion sunscreen better for my 5 year old', ['for a child cream or lotion is surest']],
    ['money is tight, what products can i drop', ['three things are enough']],
  ])('%s', (message, parts) => expect(amiss(message, parts)).toEqual([]))
})

describe('keeping, and what cloth and hair removal do', () => {
  it.each<[string, string[], string[]?]>([
    ['where must i keep my adapalene, can i put it in the fridge', ['cool, dark and tightly closed']],
    ['roll on leaves yellow stains on my shirt', ['let it dry']],
  ])('%s', (message, parts, never) => expect(amiss(message, parts, never)).toEqual([]))
})

describe('prices, ages, strengths and the road', () => {
  it.each<[string, string[], string[]?]>([
    ['difference between a R90 and a R900 face cream', ['expensive is not better by itself']],
    ['i have to spend between R90 and R200 on a moisturiser', ['sample'], ['expensive is not better']],
  ])('%s', (message, parts, never) => expect(amiss(message, parts, never)).toEqual([]))

  it.each(['face cloth every single night ok', 'new sponge each week okay'])('“ok” at the end asks: %s', (message) =>
    expect(converse(message).response).not.toContain('My pleasure'),
  )
  it.each(['ok', 'sounds lovely ok'])('“ok” alone thanks: %s', (message) =>
    expect(converse('which cleanser', message).response).toContain('My pleasure'),
  )
})
