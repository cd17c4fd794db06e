import type { Queries } from './database.ts'

type Preparable<Row> = { prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> } }

/**
 * A query whose SQL is built once instead of at every call, and which PostgreSQL parses and plans once per connection. Values are passed
 * through `sql.placeholder`. A pooler in front of PostgreSQL must support prepared statements (PgBouncer 1.21 and newer do).
 * @param name unique among all prepared queries
 */
export const preparedQuery = <Values extends Record<string, unknown>, Row>(
  name: string,
  build: (db: Queries) => Preparable<Row>,
) => {
  const prepared = new WeakMap<Queries, ReturnType<Preparable<Row>['prepare']>>()
  return (db: Queries, values: Values): Promise<Row[]> => {
    let query = prepared.get(db)
    if (query === undefined) {
      query = build(db).prepare(name)
      prepared.set(db, query)
    }
    return query.execute(values)
  }
}
