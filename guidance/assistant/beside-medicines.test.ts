import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('A medicine or a state that was told decides what is asked', () => {
  it.each<Row>([
    [
      'im on warfarin and pharmacist gave me a miconazole cream for groin itch ok?',
      ['not before', 'inr', 'clotrimazole'],
    ],
    ['i take spironolactone from the dr >> can i add benzoyl peroxide?', ['yes, as a rule']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))

  it.each<Row>([
    ['warfarin and moisturiser', [], ['inr']],
    ['methotrexate and sunscreen', [], ['try for a baby']],
  ])('and nothing where one of both is not told: %s', (talk, says, never = []) =>
    expect(amiss(talk, says, never)).toEqual([]),
  )
})
