import { describe, expect, it } from 'vitest'
import { freshWord, createArticle } from '#server/features/articles/fixtures.ts'
import { startTestServer } from '#server/test-server.ts'
import { searchPassages } from './queries.ts'

const { context } = await startTestServer()
const search = (...groups: string[][]) => searchPassages(context.database.queries, groups, 3)

describe('passages of published articles', () => {
  it('are found per section, with the anchor of the section', async () => {
    const word = freshWord()
    const article = await createArticle(context, {
      content: `Start.\n\n## First part\n\nWhat **${word}** does[^1] is [described here](/x).\n`,
      contents: [{ id: 'first-part', text: 'First part' }],
    })
    expect(await search([word])).toEqual([
      {
        title: `The title of ${article.slug}: First part`,
        path: `/articles/${article.slug}#first-part`,
        text: `What ${word} does is described here.`,
      },
    ])
  })

  it('are found by an alternative name, and by another form of a word', async () => {
    const word = freshWord()
    await createArticle(context, { content: `About ${word} and moisturisers` })
    expect(await search(['hyperpigmentation spots', word])).toHaveLength(1)
    expect((await search([word], ['moisturiser']))[0]?.text).toContain(word)
  })

  it('rank first if they match more of the groups', async () => {
    const [one, other] = [freshWord(), freshWord()]
    await createArticle(context, { content: `${one} ${one} ${one} ${one}` })
    const both = await createArticle(context, {
      content: `A long text that mentions ${one} somewhere and, much later, also ${other}`,
    })
    expect((await search([one], [other]))[0]?.path).toBe(`/articles/${both.slug}`)
  })

  it('are removed when the article becomes premium or is unpublished', async () => {
    const word = freshWord()
    const { slug } = await createArticle(context, { content: word })
    expect(await search([word])).toHaveLength(1)
    await createArticle(context, { slug, content: word, isPremium: true })
    expect(await search([word])).toEqual([])
    await createArticle(context, { slug, content: word, isPublished: false })
    expect(await search([word])).toEqual([])
  })

  it('do not match punctuation, and are searched without parsing query operators', async () => {
    await expect(search(["' & | ! ( ) :* <->"], ['\\'], [''])).resolves.toEqual([])
    await expect(search()).resolves.toEqual([])
  })
})
