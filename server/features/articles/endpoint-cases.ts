import type * as contract from '#contract/articles.ts'
import type { EndpointCases } from '#server/endpoint-cases.ts'
import type { AppContext } from '#server/app-context.ts'
import { createArticle } from './fixtures.ts'

const oneArticle = async (context: AppContext) => ({ params: { id: (await createArticle(context)).slug } })
const noArticle = { 'an invalid id': { params: { id: 'No Article!' } } }
const noPage = { 'too many rows': { query: { limit: '101' } }, 'an invalid cursor': { query: { after: '!' } } }

export const cases: EndpointCases<typeof contract> = {
  listArticles: {
    good: () => ({ query: { category: 'guide', sort: 'oldest', limit: '5' } }),
    bad: { ...noPage, 'an unknown category': { query: { category: 'gossip' } } },
    notAllowed: 'anyone may read',
  },
  listFeaturedArticles: { good: () => ({}), bad: noPage, notAllowed: 'anyone may read' },
  listArticleTags: { good: () => ({}), bad: 'takes no input', notAllowed: 'anyone may read' },
  readArticle: { good: oneArticle, bad: noArticle, notAllowed: 'anyone may read', object: 'belongs to nobody' },
  countArticleView: {
    good: oneArticle,
    bad: noArticle,
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  saveArticle: {
    good: oneArticle,
    bad: noArticle,
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  unsaveArticle: {
    good: oneArticle,
    bad: noArticle,
    notAllowed: 'writes only from our own pages',
    object: 'belongs to nobody',
  },
  listSavedArticles: { good: () => ({}), bad: noPage, notAllowed: 'members read their own' },
}
