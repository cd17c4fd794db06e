import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('What differs between two is said, and which for this one', () => {
  it.each<Row>([
    ['glycolic vs mandelic, my skin is caramel', ['gentler one'], ['colourant']],
    [
      'lactic serum or tea tree oil for ingrown bumps',
      ['lactic acid:**', 'tea tree oil:**'],
      ['serum is a thin liquid'],
    ],
    ['salicylic face wash or salicylic toner, one only', ['what stays on does more']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
