import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('What differs between two is said, and which for this one', () => {
  it.each<Row>([
    ['mandelic or glycolic, i am dark skinned and scar easily', ['**mandelic acid: the gentler one', 'molecule']],
    ['glycolic vs mandelic, my skin is caramel', ['gentler one'], ['colourant']],
    ['benzoyl peroxide or salicylic acid for closed comedones on my chin', ['salicylic acid.**']],
    [
      'lactic serum or tea tree oil for ingrown bumps',
      ['lactic acid:**', 'tea tree oil:**'],
      ['serum is a thin liquid'],
    ],
    ['salicylic face wash or salicylic toner, one only', ['what stays on does more']],
    ['cleansing balm or cleansing oil for heavy makeup', ['they clean alike']],
    ['shower gel or bar soap, my toddler has eczema', ['soap-free wash']],
    ['should i buy toner or a serum', ['serum, if you want one']],
    ['pimple sticker vs benzoyl gel for a big zit', ['with a white head']],
    ['tissue oil or cocoa butter for stretch marks', ['neither is better where it counts']],
    ['which goes first, toner or serum', ['toner first'], ['skip']],
    ['salicylic acid or benzoyl peroxide for sore red pimples', [], ['salicylic acid.** it gets']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
