import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('A prescribed cream has its place among the others', () => {
  it.each<Row>([
    ['dalacin gel, on top of my face cream or underneath', ['the medicine first', 'let it dry']],
    [
      'the clinic gave me a gel for my skin, must it go on before or after my moisturiser',
      ['prescribed goes first', 'let it dry'],
    ],
    ['how long do i wait between mometasone and aqueous cream', ['half an hour'], ['**no.']],
    ['my dermatologist put me on hydroquinone, sunscreen over it or under', ['under:', 'last']],
    ['clotrimazole or moisturiser first on my feet', ['antifungal first']],
    ['protopic first and then body lotion?', ['half an hour']],
    ['betnovate under my foundation for a glow, or over', [], ['either may go first']],
    ['can i use hydroquinone under sunscreen, bought it at the market', [], ['under: the prescribed']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})

describe('How the strengths of a medicine stand to each other is told, and no dose', () => {
  it.each<Row>([
    ['tretinoin 0.05 or 0.025 to begin', ['0.025% is the mild']],
    ['is adapalene 0.3% much stronger', ['0.1% is the usual']],
    ['is hydrocortisone 1% a strong one', ['mild steroid']],
    ['nizoral 1 or 2 percent for flakes', ['2% is the usual']],
    ['is azelaic 10% enough or must i get 20% on prescription', ['10% from a shop']],
    ['we are trying for a baby, tretinoin 0.025 or 0.05', [], ['0.025% is the mild']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
