import { expect, it } from 'vitest'
import { parseFeedPath } from './feed.ts'

it('parses the feed of all articles and of each category, in both formats', () => {
  expect(parseFeedPath('/feeds/all.rss')).toEqual({ category: undefined, format: 'rss' })
  expect(parseFeedPath('/feeds/local-brand.atom')).toEqual({ category: 'local-brand', format: 'atom' })
  expect(parseFeedPath('/rss.xml')).toEqual({ category: undefined, format: 'rss' })
})

it.each(['/feeds/recipes.rss', '/feeds/all.json', '/feeds/all', '/feeds/.rss', '/feeds/ALL.rss', '/feeds/all.rss/'])(
  'rejects %s',
  (path) => {
    expect(parseFeedPath(path)).toBeNull()
  },
)
