import { describe, expect, it } from 'vitest'
import { freshWord, givenArticle } from '#server/features/articles/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { searchPassages } from './queries.ts'

const { context } = await startTestServer()
const search = (...groups: string[][]) => searchPassages(context.database.queries, groups, 3)

describe('passages of published articles', () => {
  it('are found by section, with the anchor of the section', async () => {
    const word = freshWord()
    const article = await givenArticle(context, {
      content: `Start.\n\n## First part\n\nWhat **${word}** does[^1] is [told here](/x).\n`,
      contents: [{ id: 'first-part', text: 'First part' }],
    })
    expect(await search([word])).toEqual([
      {
        title: `The title of ${article.slug}: First part`,
        path: `/articles/${article.slug}#first-part`,
        text: `What ${word} does is told here.`,
      },
    ])
  })

  it('are found under another name of the same thing, and in another form of the word', async () => {
    const word = freshWord()
    await givenArticle(context, { content: `About ${word} and moisturisers` })
    expect(await search(['hyperpigmentation spots', word])).toHaveLength(1)
    expect((await search([word], ['moisturiser']))[0]?.text).toContain(word)
  })

  it('come with those first that speak of more of what was asked', async () => {
    const [one, other] = [freshWord(), freshWord()]
    await givenArticle(context, { content: `${one} ${one} ${one} ${one}` })
    const both = await givenArticle(context, {
      content: `A long text that speaks of ${one} somewhere and, much later, also of ${other}`,
    })
    expect((await search([one], [other]))[0]?.path).toBe(`/articles/${both.slug}`)
  })

  it('never hold what only some may read, or what is no longer published', async () => {
    const word = freshWord()
    const { slug } = await givenArticle(context, { content: word })
    expect(await search([word])).toHaveLength(1)
    await givenArticle(context, { slug, content: word, isPremium: true })
    expect(await search([word])).toEqual([])
    await givenArticle(context, { slug, content: word, isPublished: false })
    expect(await search([word])).toEqual([])
  })

  it('are not found by signs, and take any text as text', async () => {
    await expect(search(["' & | ! ( ) :* <->"], ['\\'], [''])).resolves.toEqual([])
    await expect(search()).resolves.toEqual([])
  })
})
