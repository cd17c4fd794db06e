import { expect, test } from 'vitest'
import { readArticleFile } from '#server/content/article-file.ts'
import { readContentFolder } from '#server/content/files.ts'
import { knowledge } from '#server/content/knowledge.ts'
import { checkSentence } from './check-sentence.ts'

/** Our articles stand in for a careful model: people wrote and checked them, and none of their sentences is known to the guard. */
test('the guard lets at least 98 % of the sentences of our articles through, and takes none for another language', async () => {
  const known = await knowledge()
  const articles = (await readContentFolder('articles')).map(readArticleFile)
  const sentences = articles.flatMap(({ body }) => body.split(/(?<=[.!?])\s+|\n+/)).filter(({ length }) => length > 12)
  const withheld = sentences.flatMap((sentence) => {
    const links = Array.from(sentence.matchAll(/\]\(([^)\s]+)/g), ([, address = '']) => address)
    const rules = checkSentence(known, sentence, { told: [], products: [], brands: [], named: [], links })
    return rules.length === 0 ? [] : [{ rules, sentence }]
  })
  expect(sentences.length).toBeGreaterThan(1500)
  expect(withheld.length / sentences.length, JSON.stringify(withheld.slice(0, 20))).toBeLessThan(0.02)
  expect(withheld.filter(({ rules }) => rules.includes('language'))).toEqual([])
})
