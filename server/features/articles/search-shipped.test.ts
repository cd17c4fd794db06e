import { expect, test } from 'vitest'
import { listArticles } from '#contract/articles.ts'
import { startTestServer } from '#server/test-server.ts'
import { importArticles } from './import-articles.ts'

const server = await startTestServer()
await importArticles(server.context, () => {})

test.each([
  ['spf', 'Sunscreen types compared'],
  ['eczema', 'Rooibos on your skin'],
  ['melasma', 'Dark spots and our sun'],
  ['blackheads', 'Acne on a budget'],
  ['pimples', 'Acne on a budget'],
  ['zits', 'Acne on a budget'],
  ['moisturizer', 'Moisturisers compared'],
  ['dark-spots', 'Dark spots and our sun'],
  ['sun screen', 'Sunscreen types compared'],
  ['Rooibos.', 'Rooibos on your skin'],
  ["can't", 'Marula, baobab, mongongo'],
  ['vitamin c', 'Vitamin C serums'],
  ['"was"', 'Is that skincare deal real'],
  ['niacinimide', 'Niacinamide: what it does'],
  ['retin', 'Retinoids: start slowly'],
])('a search for %j has the most relevant shipped article among the first six', async (q, title) => {
  const { body } = await server.asVisitor().call(listArticles, { query: { q, limit: '6' } })
  const titles = body.map((article) => article.title)
  expect(
    titles.filter((candidate) => candidate.startsWith(title)),
    titles.join('\n'),
  ).toHaveLength(1)
})
