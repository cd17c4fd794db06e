import { existsSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { findPostgres, startPostgres } from './postgres.mjs'

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

describe.skipIf(findPostgres().bin === undefined)('a temporary PostgreSQL server', () => {
  test('keeps its data and URL across a kill -9 and a clean stop, and removes its folder in the end', async () => {
    const postgres = await startPostgres({ fsync: true })
    try {
      await query(postgres.url, 'create table kept (what text)')
      await query(postgres.url, `insert into kept values ('before the kill')`)
      const first = postgres.pid
      await postgres.kill()
      await expect(query(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
      await postgres.restart()
      expect(postgres.pid).not.toBe(first)
      await query(postgres.url, `insert into kept values ('after it')`)
      await postgres.stopServer()
      await postgres.restart()
      expect(await query(postgres.url, 'select what from kept')).toEqual(['before the kill', 'after it'])
    } finally {
      await postgres.stop()
    }
    expect(existsSync(postgres.dir)).toBe(false)
  })

  test('allows the 300 connections of the race tests and maps the case of non-ASCII letters', async () => {
    const postgres = await startPostgres()
    try {
      expect(
        await query(
          postgres.url,
          `select current_setting('max_connections'), upper('é'), current_setting('server_encoding')`,
        ),
      ).toEqual(['300', 'É', 'UTF8'])
    } finally {
      await postgres.stop()
    }
  })
})
