import * as endpoints from '#contract/articles.ts'
import { bind } from '#server/http/bind.ts'
import { countView } from './count-view.ts'
import { listArticles, listFeatured, listSaved } from './list-articles.ts'
import { findTags } from './queries.ts'
import { readArticle } from './read-article.ts'
import { saveArticle, unsaveArticle } from './save-article.ts'

export const articleRoutes = [
  bind(endpoints.listArticles, async ({ query, member, nextPage, cacheTags }, context) => {
    const { rows, after } = await listArticles(query, member, context)
    nextPage(after)
    cacheTags('articles')
    return rows
  }),
  bind(endpoints.listFeaturedArticles, async ({ query, member, nextPage, cacheTags }, context) => {
    const { rows, after } = await listFeatured(query, member, context)
    nextPage(after)
    cacheTags('articles')
    return rows
  }),
  bind(endpoints.listArticleTags, ({ cacheTags }, context) => {
    cacheTags('articles')
    return findTags(context.database.queries)
  }),
  bind(endpoints.readArticle, ({ params, member, cacheTags }, context) => {
    cacheTags('articles')
    return readArticle(params.id, member, context)
  }),
  bind(endpoints.countArticleView, ({ params, request }, context) =>
    countView(params.id, { address: request.ip, browser: request.headers['user-agent'] ?? '' }, context),
  ),
  bind(endpoints.saveArticle, ({ params, member }, context) => saveArticle(params.id, member, context)),
  bind(endpoints.unsaveArticle, ({ params, member }, context) => unsaveArticle(params.id, member, context)),
  bind(endpoints.listSavedArticles, async ({ query, member, nextPage }, context) => {
    const { rows, after } = await listSaved(query, member, context)
    nextPage(after)
    return rows
  }),
]
