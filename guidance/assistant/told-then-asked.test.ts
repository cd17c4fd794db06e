import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())
const first = (talk: string): string => ask(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('what was told before and what is asked now are answered together', () => {
  it.each<[string, RegExp]>([
    ['I picked my pimple. >> It bled a little and now there is a crust. Won’t it go dark?', /can leave a dark mark/],
    [
      'must i pop a whitehead? >> too late haha. it bled a bit, all dry now. how do i not get a mark there',
      /can leave a dark mark/,
    ],
  ])('%s', (talk, lead) => expect(first(talk)).toMatch(lead))
  it.each<[string, RegExp]>([
    ['i picked at a pimple and it left a dark mark >> will it go away', /can leave a dark mark/],
    ['i patch tested for a week, nothing happened >> can i use it on my face', /too early/],
  ])('not here: %s', (talk, lead) => expect(first(talk)).not.toMatch(lead))
})

describe('an alarm that was explained', () => {
  it.each([
    'my face swelled a bit from a mask >> no no it was gone after an hour, that was last month, im totally fine. just want to know how to patch test the next one',
  ])('leaves room for what is asked: %s', (talk) => expect(first(talk)).toMatch(/inside of your elbow/))
  it.each([
    'my face swelled a bit from a mask >> no no it was gone after an hour, that was last month, im totally fine',
  ])('needs nothing more: %s', (talk) => expect(first(talk)).toMatch(/^\*\*Good, then/))
})

describe('too late', () => {
  it.each(['is it too late to start retinol at 60'])('asks of age: %s', (talk) =>
    expect(first(talk)).toMatch(/not too late/),
  )
  it.each(['must i pop a whitehead? >> too late haha, already did it. what now for my skin'])(
    'is told of a deed: %s',
    (talk) => expect(first(talk)).not.toMatch(/not too late/),
  )
})
