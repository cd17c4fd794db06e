export * from './tables/accounts.ts'
export * from './tables/articles.ts'
export * from './tables/passages.ts'
export * from './tables/search.ts'
