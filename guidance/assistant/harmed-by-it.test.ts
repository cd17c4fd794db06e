import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]

describe('A harm told of "it" is told of what was spoken of', () => {
  it.each<Row>([
    ['does benzoyl peroxide work on dark skin >> my face got dark patches from it', ['stop benzoyl peroxide']],
    ['can i use glycolic acid >> my skin went darker since i use it', ['stop glycolic acid']],
    [
      'can i wear sunscreen >> but my face got dark after using it',
      ['stop that sunscreen'],
      ['yes, sunscreen every day'],
    ],
    ['what is kojic acid >> got darker after using it', ['stop kojic acid'], ['use kojic acid at night']],
    ['can i use coconut oil on my face >> my face broke out after using it', ['stop it']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))

  it.each<Row>([
    ['can i use retinol >> can i get dark patches from it', [], ['stop retinol']],
    ['how do i use retinol >> my cheeks are peeling from it', ['first weeks'], ['**stop']],
    ['i have dark marks >> they came after pimples, what helps with that', ['dark marks'], ['**stop']],
  ])('and a question, a wish or the usual first weeks are none: %s', (talk, says, never = []) =>
    expect(amiss(talk, says, never)).toEqual([]),
  )
})
