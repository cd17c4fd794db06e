import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silent } from '#server/log.ts'
import { openEmbedded } from './embedded.ts'
import { FolderInUse } from './folder-lock.ts'
import { engine } from './test-database.ts'

const url = (name: string) => new URL(name, import.meta.url).href

/** A process with the database open, which returns a line of JSON for each line of SQL. */
const script = `
  import { createInterface } from 'node:readline'
  import { sql } from 'drizzle-orm'
  import { openEmbedded } from '${url('embedded.ts')}'
  import { silent } from '${url('../log.ts')}'
  import { isUnavailable } from '${url('unavailable.ts')}'
  const send = (reply) => process.stdout.write(JSON.stringify(reply) + '\\n')
  const database = await openEmbedded(process.env.FOLDER, silent)
  send({ open: true })
  for await (const line of createInterface({ input: process.stdin })) {
    await database.transaction((queries) => queries.execute(sql.raw(line)))
      .then(({ rows }) => send({ rows }), (error) => send({ unavailable: isUnavailable(error) }))
  }
  await database.close()`

const openElsewhere = async (folder: string) => {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout ?? process.stdin })[Symbol.asyncIterator]()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const next = async () =>
    JSON.parse(String((await lines.next()).value)) as {
      open?: boolean
      rows?: Record<string, unknown>[]
      unavailable?: boolean
    }
  expect(await next()).toEqual({ open: true })
  return {
    pid: Number(child.pid),
    ask: (text: string) => {
      child.stdin?.write(`${text}\n`)
      return next()
    },
    close: () => {
      child.stdin?.end()
      return ended
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

describe.runIf(engine === 'pglite')('the embedded database', () => {
  const parent = mkdtempSync(join(tmpdir(), 'skynn-embedded-'))
  const folder = join(parent, 'data')
  let other: Awaited<ReturnType<typeof openElsewhere>>
  beforeAll(async () => {
    other = await openElsewhere(folder)
  })
  afterAll(async () => {
    await other.kill()
    rmSync(parent, { recursive: true, force: true })
  })

  test('is only accessible to its owner', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('refuses a second process immediately, with one sentence', async () => {
    const began = performance.now()
    await expect(openEmbedded(folder, silent)).rejects.toThrow(new FolderInUse(folder))
    expect(performance.now() - began).toBeLessThan(1000)
    expect(new FolderInUse('x').message).toBe(
      'The data folder x is in use by another Skynn process. Stop that one first, or set DATA_DIR to another folder.',
    )
  })

  test('has every acknowledged write and no stale lock after kill -9 of its process', async () => {
    await other.ask('create table kept (number int)')
    for (let number = 1; number <= 20; number += 1)
      expect(await other.ask(`insert into kept values (${number})`)).toEqual({ rows: [] })
    await other.kill()
    other = await openElsewhere(folder)
    expect(await other.ask('select count(*)::int as rows from kept')).toEqual({ rows: [{ rows: 20 }] })
  })

  // A file size limit set from outside simulates a full disk: it needs neither privileges nor a disk.
  test.skipIf(spawnSync('prlimit', ['--version']).error)(
    'returns errors without hanging on a full disk, and recovers when there is space',
    async () => {
      const largestFile = (size: string) =>
        expect(spawnSync('prlimit', ['--pid', String(other.pid), `--fsize=${size}`]).status).toBe(0)
      // Less than a WAL segment, 16 MB: some writes still succeed.
      largestFile('15000000:')
      let acknowledged = 20
      let reply: Awaited<ReturnType<typeof other.ask>> = {}
      while (reply.unavailable === undefined) {
        reply = await other.ask(
          `insert into kept select 1 from pg_logical_emit_message(true, 'x', repeat('y', 1000000))`,
        )
        if (reply.rows) acknowledged += 1
      }
      expect(reply).toEqual({ unavailable: true })
      const began = performance.now()
      expect(await other.ask('select 1')).toEqual({ unavailable: true })
      expect(performance.now() - began).toBeLessThan(1000)
      largestFile('unlimited:')
      let recovered = await other.ask('select count(*)::int as rows from kept')
      while (recovered.unavailable) {
        await pause(50)
        recovered = await other.ask('select count(*)::int as rows from kept')
      }
      expect(recovered).toEqual({ rows: [{ rows: acknowledged }] })
      expect(acknowledged).toBeGreaterThan(20)
      await other.close()
    },
  )
})
