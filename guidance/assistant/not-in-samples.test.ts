import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What our samples do not hold is answered by what to look for on the shelf: three creams for the face are no shampoo.

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]
const faces = ['these fit', 'that fit', 'gel wash', 'mineral spf']

describe('What no sample is like', () => {
  it.each<Row>([
    ['shampoo under R100', ['for a shampoo', 'r100.00', 'no sample'], faces],
    ['dandruff shampoo under R100', ['ketoconazole'], faces],
  ])('is not made up for by creams: %s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))

  it.each<Row>([
    ['face wash and shampoo under R100', ['these cleansers fit'], ['for a shampoo']],
    ['sunscreen under R100', ['spf'], ['no sample of it']],
  ])('stays aside where a kind is asked for that we do show: %s', (talk, says, never = []) =>
    expect(amiss(talk, says, never)).toEqual([]),
  )
})

describe('Told in few words, it is taken for what it is', () => {
  it.each<Row>([
    ['my baby has a rash from the pampers', ['barrier cream', 'zinc oxide'], ['noted']],
    ['crusty eyes in the morning', ['lash line'], ['hello!']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
