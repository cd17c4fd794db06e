import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('A name that nobody knows is said to be unknown, whatever known thing it is likened to', () => {
  it.each<Row>([
    [
      'is revitalox-9 safe? my hairdresser says it is a new retinol',
      ['i don’t know “revitalox-9”', 'ingredient list'],
      ['**yes, retinol'],
    ],
    ['my neighbour swears by melanquint, its a kind of vitamin c, must i get it', ['i don’t know “melanquint”']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('Whoever wants to buy here is told that nothing is sold', () => {
  it.each<Row>([
    ['can i order a sunscreen through you and pay on delivery', ['does not sell']],
    ['can i get tretinoin from you guys', ['does not sell', 'is a medicine']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
