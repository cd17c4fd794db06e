import { describe, expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshWord, givenArticle } from './givens.ts'

const server = await startTestServer()
const found = async (q: string) => {
  const answer = await server.asVisitor().ask(listArticles, { query: { q } })
  expect(answer.status, q).toBe(200)
  return answer.body.map(({ slug }) => slug)
}

describe('searching', () => {
  test('finds words in the title and in the excerpt, also inside of words', async () => {
    const word = freshWord()
    const inTitle = await givenArticle(server.house, { title: `Why ${word}s help`, publishedAt: new Date('2026-01-02') })
    const inExcerpt = await givenArticle(server.house, { excerpt: `All about un${word}ed skin`, publishedAt: new Date('2026-01-01') })
    expect(await found(word)).toEqual([inTitle.slug, inExcerpt.slug])
  })

  test('finds whatever the case, beyond the letters of English too', async () => {
    const word = freshWord()
    const { slug } = await givenArticle(server.house, { title: `Crème BRÛLÉE for Ênd ${word.toUpperCase()}` })
    for (const q of [word, word.toUpperCase(), `brûlée for ênd ${word}`, `BRÛLÉE FOR ÊND ${word}`]) expect(await found(q), q).toEqual([slug])
  })

  test('finds letters that change their form in lower case by other rules here than in the database', async () => {
    const word = freshWord()
    const { slug } = await givenArticle(server.house, { title: `İstanbul ΟΔΟΣ STRASSE ${word}` })
    expect(await found(`İstanbul ΟΔΟΣ STRASSE ${word}`)).toEqual([slug])
  })

  test.each([
    ['a percent sign', '50% off', '50 dollars off'],
    ['an underscore', 'a_b', 'axb'],
    ['a backslash', String.raw`back\slash`, 'backslash'],
    ['a backslash at the end', 'ends with \\', 'ends with it'],
    ['a single quote', `the skin's own`, 'the skins own'],
    ['a double quote', 'so-called "clean"', 'so-called clean'],
    ['what ends a statement', `'; drop table members; --`, 'drop table members'],
    ['a dollar sign', '$1 and $$', '1 and'],
    ['a bracket', '[retinol]*', 'retinol'],
    ['an emoji', 'sun ☀️🧴', 'sun'],
  ])('takes %s literally', async (_, text, lookalike) => {
    const word = freshWord()
    const wanted = await givenArticle(server.house, { title: `${word} ${text}` })
    await givenArticle(server.house, { title: `${word} ${lookalike} and more` })
    expect(await found(`${word} ${text}`)).toEqual([wanted.slug])
  })

  test('does not find across the end of the title and the beginning of the excerpt', async () => {
    const [end, beginning] = [freshWord(), freshWord()]
    const { slug } = await givenArticle(server.house, { title: `A title with ${end}`, excerpt: `${beginning} begins the excerpt` })
    for (const between of ['', ' ', '\n']) expect(await found(`${end}${between}${beginning}`), JSON.stringify(between)).toEqual([])
    expect(await found(end)).toEqual([slug])
    expect(await found(beginning)).toEqual([slug])
  })

  test('looks neither at bodies nor at what is not published', async () => {
    const word = freshWord()
    await givenArticle(server.house, { content: word, contentHtml: `<p>${word}</p>`, description: word })
    await givenArticle(server.house, { title: word, isPublished: false })
    expect(await found(word)).toEqual([])
  })
})
