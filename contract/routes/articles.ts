import { route } from '../endpoint.ts'

export const listArticles = route('GET', '/api/articles')
export const listFeaturedArticles = route('GET', '/api/articles/featured')
export const listArticleTags = route('GET', '/api/article-tags')
export const readArticle = route('GET', '/api/articles/{id}')
export const countArticleView = route('POST', '/api/articles/{id}/view')
export const saveArticle = route('POST', '/api/articles/{id}/save')
export const unsaveArticle = route('DELETE', '/api/articles/{id}/save')
export const listSavedArticles = route('GET', '/api/user/saved-articles')
