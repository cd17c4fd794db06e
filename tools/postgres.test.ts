import { existsSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { findPostgres, startPostgres } from './postgres.mjs'

const ask = async (url: string, question: string): Promise<unknown[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query({ text: question, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

describe.skipIf(findPostgres().bin === undefined)('a throw-away PostgreSQL', () => {
  test('keeps what was written through a kill -9 and a clean stop, on the same address, and leaves nothing behind', async () => {
    const postgres = await startPostgres({ fsync: true })
    try {
      await ask(postgres.url, 'create table kept (what text)')
      await ask(postgres.url, `insert into kept values ('before the kill')`)
      const first = postgres.pid
      await postgres.kill()
      await expect(ask(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
      await postgres.restart()
      expect(postgres.pid).not.toBe(first)
      await ask(postgres.url, `insert into kept values ('after it')`)
      await postgres.stopServer()
      await postgres.restart()
      expect(await ask(postgres.url, 'select what from kept')).toEqual(['before the kill', 'after it'])
    } finally {
      await postgres.stop()
    }
    expect(existsSync(postgres.dir)).toBe(false)
  })

  test('has room for the 300 connections of the race tests and folds letters beyond ASCII', async () => {
    const postgres = await startPostgres()
    try {
      expect(
        await ask(
          postgres.url,
          `select current_setting('max_connections'), upper('é'), current_setting('server_encoding')`,
        ),
      ).toEqual(['300', 'É', 'UTF8'])
    } finally {
      await postgres.stop()
    }
  })
})
