import { describe, expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { startTestServer } from '#server/test-server.ts'
import { freshWord, createArticle } from './fixtures.ts'

const server = await startTestServer()
const visitor = server.asVisitor()
const found = async (q: string, query: Record<string, string> = {}) => {
  const response = await visitor.call(listArticles, { query: { q, ...query } })
  expect(response.status, q).toBe(200)
  return response.body.map(({ slug }) => slug)
}
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

describe('search', () => {
  test('lists matches in the title first, then in tags and excerpt, then in the text, newest first among equals', async () => {
    const word = freshWord()
    const inText = await createArticle(server.context, { content: `All about ${word}`, publishedAt: day(9) })
    const inTag = await createArticle(server.context, { tags: [word], publishedAt: day(7) })
    const inExcerpt = await createArticle(server.context, { excerpt: `What ${word} does`, publishedAt: day(8) })
    const inTitle = await createArticle(server.context, { title: `Why ${word} helps`, publishedAt: day(1) })
    const newerTitle = await createArticle(server.context, { title: `How ${word} works`, publishedAt: day(2) })
    expect(await found(word)).toEqual([newerTitle, inTitle, inExcerpt, inTag, inText].map(({ slug }) => slug))
  })

  test('ranks matches in the text by frequency, regardless of the date', async () => {
    const word = freshWord()
    const mention = await createArticle(server.context, {
      content: `Once, ${word}. ${'Something else. '.repeat(50)}`,
      publishedAt: day(9),
    })
    const about = await createArticle(server.context, {
      content: `${word}! ${word}! ${word}! ${'Something else. '.repeat(50)}`,
      publishedAt: day(1),
    })
    expect(await found(word)).toEqual([about.slug, mention.slug])
  })

  test('requires every word, in any field', async () => {
    const [one, other] = [freshWord(), freshWord()]
    const { slug } = await createArticle(server.context, {
      title: `A title with ${one}`,
      content: `A text with ${other}`,
    })
    await createArticle(server.context, { title: `A title with ${one} alone` })
    expect(await found(`${other} the ${one}`)).toEqual([slug])
    expect(await found(`${one} ${freshWord()}`)).toEqual([])
  })

  test.each([
    ['a curly apostrophe', 'what oils can’t do', ["can't", 'can’t', 'cant', 'can`t', 'CAN´T', 'canʼt']],
    ['a straight apostrophe', "what oils can't do", ["can't", 'can’t', 'cant']],
    ['curly quotes', 'honest “was” prices', ['"was"', '“was”', "'was'", '«was» prices', 'honest "was" prices']],
    [
      'a hyphen',
      'for dark-spots and sun-screen',
      ['dark-spots', 'dark spots', 'sun-screen', 'sun screen', 'sunscreen', 'Sun‑Screen', 'sunscreens'],
    ],
    ['a compound word', 'sunscreen on make-up', ['sun-screen', 'sun screen', 'sunscreens', 'makeup', 'make up']],
    ['accents', 'Crème BRÛLÉE for Ênd', ['creme brulee', 'crème brûlée', 'CRÈME BRÛLÉE ênd', 'cre\u0300me']],
    ['plain letters', 'cafe au lait spots', ['café', 'CAFÉ spot']],
    ['a full stop', 'Rooibos. Honestly', ['Rooibos.', 'rooibos', 'ROOIBOS!', 'rooibos, honestly?']],
    [
      'British spelling',
      'a moisturiser in many colours',
      ['moisturizer', 'moisturizers', 'color', 'moisturising', 'moisturizing colors'],
    ],
    ['American spelling', 'a moisturizer to analyze color', ['moisturiser', 'moisturisers', 'colour', 'analyse']],
    ['singular and plural', 'pore and berries', ['pores', 'berry']],
    ['German letters', 'Weiße STRASSE', ['strasse', 'straße', 'WEISSE']],
    ['a dotted capital I', 'İstanbul ΟΔΟΣ', ['istanbul', 'İSTANBUL', 'οδος']],
    ['a synonym', 'which sunscreen suits', ['spf', 'sunblock', 'sun cream']],
    ['a phrase by a single-word synonym', 'dark marks that stay', ['melasma', 'pigmentation', 'hyperpigmentation']],
    ['a word by its synonyms', 'acne at forty', ['pimples', 'zits', 'pimple', 'blackheads']],
    [
      'invisible characters',
      'sun\u00ADscreen for niacin\u200Bamide',
      ['sunscreen', 'niacinamide', 'nia\u2060cinamide', 'sun\u200Dscreen', '\uFEFFsunscreen'],
    ],
    ['Cyrillic look-alikes', 'a quiet ceramide', ['с\u0435r\u0430mide', 'CERАMIDE']],
    [
      'a prefix of the last word',
      'sunscreen and moisturiser',
      ['sunsc', 'moisturi', 'moisturis', 'moisturiz', 'sunscreen moist'],
    ],
    ['a typing error', 'niacinamide with ceramide', ['niacinimide', 'cermaide', 'niacinamide cerammide']],
  ])('finds %s in every spelling', async (_, title, spellings) => {
    const { slug } = await createArticle(server.context, { title: `About ${title}`, tags: ['spellings'] })
    await createArticle(server.context, { tags: ['spellings'] })
    for (const q of spellings) {
      const slugs = await found(q, { tag: 'spellings' })
      expect(slugs, q).toContain(slug)
      expect((await found(q, { tag: 'spellings', limit: '100' })).length, q).toBeLessThan(
        (await visitor.call(listArticles, { query: { tag: 'spellings' } })).body.length,
      )
    }
  })

  test.each([
    '%',
    '_',
    '((',
    ':*',
    "'",
    '\\',
    '"',
    '&',
    '|',
    '!',
    '<->',
    '*',
    "''",
    '-',
    '.',
    '☀️🧴',
    '\u200B',
    ' ',
    '…',
  ])('returns no results and no error for %j', async (q) => {
    expect(await found(q)).toEqual([])
  })

  test.each([
    "'; drop table members; --",
    '$1 and $$',
    '[retinol]*',
    String.raw`back\slash`,
    '50% off',
    'a_b',
    'x:*',
    "retinol' | 'the",
    '(retinol',
    'retinol & !acne',
    '<-> retinol <2>',
    'ＲＥＴＩＮＯＬ 🧴',
    'a b c d e f g h i j k l m n o p',
    'x'.repeat(100),
    '-'.repeat(100),
    'https://example.org/a?b=c#d',
  ])('treats %j as words, not as query syntax', async (q) => {
    const word = freshWord()
    await createArticle(server.context)
    expect(await found(`${q.slice(0, 86)} ${word}`)).toEqual([])
  })

  test('completes only the last word', async () => {
    const word = freshWord()
    const { slug } = await createArticle(server.context, { title: `${word} and something` })
    expect(await found(word.slice(0, 9))).toEqual([slug])
    expect(await found(`something ${word.slice(0, 9)}`)).toEqual([slug])
    expect(await found(`${word.slice(0, 9)} something`)).toEqual([])
  })

  test('finds a premium article by its preview and summary, never by its body', async () => {
    const [body, preview, title] = [freshWord(), freshWord(), freshWord()]
    const { slug } = await createArticle(server.context, {
      title: `About ${title}`,
      content: body,
      contentHtml: `<p>${body}</p>`,
      previewHtml: `<p class="lead">All of ${preview}</p>`,
      isPremium: true,
    })
    expect(await found(body)).toEqual([])
    expect(await found(body, { sort: 'newest' })).toEqual([])
    expect(await found(preview)).toEqual([slug])
    expect(await found(title)).toEqual([slug])
    expect(await server.rows`select from search_words where word = ${body}`).toEqual([])
  })

  test('stops finding an article by its body after it becomes premium', async () => {
    const [word, slug] = [freshWord(), `article-${freshWord()}`]
    await createArticle(server.context, { slug, content: word })
    expect(await found(word)).toEqual([slug])
    await createArticle(server.context, { slug, content: word, isPremium: true })
    expect(await found(word)).toEqual([])
  })

  test('does not find unpublished articles or link URLs', async () => {
    const [word, address] = [freshWord(), freshWord()]
    await createArticle(server.context, { title: word, isPublished: false })
    await createArticle(server.context, { content: `A [link](https://example.org/${address}) and more` })
    expect(await found(word)).toEqual([])
    expect(await found(address)).toEqual([])
  })

  test('applies an explicit sort to matches in title and text alike', async () => {
    const word = freshWord()
    const old = await createArticle(server.context, { title: word, publishedAt: day(1), readMinutes: 9 })
    const recent = await createArticle(server.context, { content: word, publishedAt: day(2), readMinutes: 3 })
    expect(await found(word)).toEqual([old.slug, recent.slug])
    expect(await found(word, { sort: 'newest' })).toEqual([recent.slug, old.slug])
    expect(await found(word, { sort: 'oldest' })).toEqual([old.slug, recent.slug])
    expect(await found(word, { sort: 'quickest' })).toEqual([recent.slug, old.slug])
  })
})

describe('search paging', () => {
  test('returns every match exactly once, best first, also with filters', async () => {
    const [word, tag] = [freshWord(), freshWord()]
    for (let number = 0; number < 21; number += 1) {
      const about = [
        { title: `${word} ${number}` },
        { excerpt: `What ${word} does` },
        { content: `${`${word} `.repeat(number)} and more` },
      ][number % 3]
      await createArticle(server.context, {
        ...about,
        tags: [tag],
        category: number < 12 ? 'guide' : 'deal',
        publishedAt: day(1 + Math.floor(number / 9)),
      })
    }
    for (const [query, rows] of [
      [{}, 21],
      [{ tag }, 21],
      [{ category: 'guide' }, 12],
      [{ tag, category: 'deal' }, 9],
    ] as const) {
      const whole = await found(word, { ...query, limit: '100' })
      expect(whole).toHaveLength(rows)
      const seen: string[] = []
      for (
        let next: string | undefined = `/api/articles?${new URLSearchParams({ q: word, ...query, limit: '4' })}`;
        next !== undefined;
      ) {
        const response = await visitor.get(next)
        expect(response.status, next).toBe(200)
        seen.push(...(response.body as { slug: string }[]).map(({ slug }) => slug))
        next = /^<([^>]+)>; rel="next"$/.exec(String(response.headers.link))?.[1]
      }
      expect(seen).toEqual(whole)
    }
  })

  test.each([
    'newest|2026-01-01T00:00:00.000Z|00000000-0000-4000-8000-000000000000',
    'best|1/0/never|00000000-0000-4000-8000-000000000000',
    'best|9999/0|x',
    'best',
  ])('returns 400 for a forged cursor: %s', async (cursor) => {
    expect(
      (await visitor.call(listArticles, { query: { q: 'skin', after: Buffer.from(cursor).toString('base64url') } }))
        .status,
    ).toBe(400)
  })
})
