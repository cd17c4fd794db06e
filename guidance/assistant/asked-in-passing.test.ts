import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('What is asked in passing of use has a plain answer', () => {
  it.each<Row>([
    ['may i take magnesium with eltroxin', ['pharmacist', 'four hours']],
    ['how long does lip gloss last once opened', ['open-jar sign']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What stands near these is not taken for them', () => {
  it.each<Row>([
    ['flaking a little round my nose on differin, normal?', [], ['leave the retinoid off', '0.1% is the usual']],
    ['is coconut oil good for forehead pimples', [], ['**yes, it can: oils']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('More that is asked in passing', () => {
  it.each<Row>([
    ['is lanolin fine for my eczema', ['small patch'], ['blades']],
    ['can i rub my vit c on top of my sunscreen at noon', ['no, under it']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('What somebody leaves out is not given them by a ready answer', () => {
  it.each<Row>([
    ['i am allergic to lanolin and have eczema, what can i put on at night', [], ['mostly yes as an ointment']],
    [
      'allergic to petroleum jelly. on roaccutane and my lips crack',
      [],
      ['petroleum jelly (vaseline-type) or lanolin'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
