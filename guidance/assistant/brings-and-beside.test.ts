import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('Whether one thing brings another is answered with yes or no first', () => {
  it.each<Row>([
    ['is it blue magic on my edges giving me little bumps at the temples', ['**yes, it can: oils, hair food']],
    ['can castor oil on my edges give me forehead pimples', ['**yes, it can: oils, hair food'], ['no good proof']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A short question of use beside a treatment gets its one answer', () => {
  it.each<Row>([
    ['i use retin a, is threading or waxing my lip ok', ['not on skin that gets the retinoid']],
    ['roll on after armpit waxing when', ['24 to 48 hours', 'stings']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('A maker, a shop and a promise are judged by what can be known', () => {
  it.each<Row>([
    ['is portia m legit', ['by name only', 'speaks for it']],
    ['avene vs bioderma for my baby', ['for a child']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
