export * from './tables/accounts.ts'
export * from './tables/articles.ts'
