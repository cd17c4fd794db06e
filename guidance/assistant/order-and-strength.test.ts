import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('A prescribed cream has its place among the others', () => {
  it.each<Row>([
    ['dalacin gel, on top of my face cream or underneath', ['the medicine first', 'let it dry']],
    ['betnovate under my foundation for a glow, or over', [], ['either may go first']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('How the strengths of a medicine stand to each other is told, and no dose', () => {
  it.each<Row>([
    ['tretinoin 0.05 or 0.025 to begin', ['0.025% is the mild']],
    ['is adapalene 0.3% much stronger', ['0.1% is the usual']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
