import * as promises from '#contract/articles.ts'
import { bind } from '#server/http/bind.ts'
import { countView } from './count-view.ts'
import { listArticles, listFeatured, listSaved } from './list-articles.ts'
import { findTags } from './queries.ts'
import { readArticle } from './read-article.ts'
import { saveArticle, unsaveArticle } from './save-article.ts'

export const articleRoutes = [
  bind(promises.listArticles, async ({ query, member, nextPage, shows }, house) => {
    const { rows, after } = await listArticles(query, member, house)
    nextPage(after)
    shows('articles')
    return rows
  }),
  bind(promises.listFeaturedArticles, async ({ query, member, nextPage, shows }, house) => {
    const { rows, after } = await listFeatured(query, member, house)
    nextPage(after)
    shows('articles')
    return rows
  }),
  bind(promises.listArticleTags, ({ shows }, house) => {
    shows('articles')
    return findTags(house.database.queries)
  }),
  bind(promises.readArticle, ({ params, member, shows }, house) => {
    shows('articles')
    return readArticle(params.id, member, house)
  }),
  bind(promises.countArticleView, ({ params, request }, house) =>
    countView(params.id, { address: request.ip, browser: request.headers['user-agent'] ?? '' }, house),
  ),
  bind(promises.saveArticle, ({ params, member }, house) => saveArticle(params.id, member, house)),
  bind(promises.unsaveArticle, ({ params, member }, house) => unsaveArticle(params.id, member, house)),
  bind(promises.listSavedArticles, async ({ query, member, nextPage }, house) => {
    const { rows, after } = await listSaved(query, member, house)
    nextPage(after)
    return rows
  }),
]
