import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('A harm told of "it" is told of what was spoken of', () => {
  it.each<Row>([
    ['does benzoyl peroxide work on dark skin >> my face got dark patches from it', ['stop benzoyl peroxide']],
    [
      'can i wear sunscreen >> but my face got dark after using it',
      ['stop that sunscreen'],
      ['yes, sunscreen every day'],
    ],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))

  it.each<Row>([
    ['can i use retinol >> can i get dark patches from it', [], ['stop retinol']],
    ['how do i use retinol >> my cheeks are peeling from it', ['first weeks'], ['**stop']],
  ])('and a question, a wish or the usual first weeks are none: %s', (talk, says, never = []) =>
    expect(amiss(talk, says, never)).toEqual([]),
  )
})
