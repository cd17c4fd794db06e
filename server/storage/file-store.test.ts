import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import S3rver from '@20minutes/s3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { errorForLog } from '#server/log.ts'
import { diskStore } from './disk-store.ts'
import { type FileStore, StorageUnavailable } from './file-store.ts'
import { s3Store } from './s3-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'skynn-store-'))
const s3Server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'skynn' }],
})
const { port } = await s3Server.run()
afterAll(async () => {
  await s3Server.close()
  await rm(folder, { recursive: true })
})

// The only key that the server knows.
const settings = {
  S3_ENDPOINT: `http://127.0.0.1:${port}/skynn`,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
}

describe.each<[string, FileStore]>([
  ['disk', diskStore(join(folder, 'files'))],
  ['S3', s3Store(settings)],
])('the store on %s', (_, store) => {
  test('returns what was stored until it is removed, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256))
    await store.put('a/b1', bytes)
    await store.put('a/b2', Buffer.from('another'))
    expect(Buffer.from((await store.get('a/b1')) ?? '').equals(bytes)).toBe(true)
    await store.remove('a/b1')
    await store.remove('a/b1')
    expect(await store.get('a/b1')).toBeUndefined()
    expect(Buffer.from((await store.get('a/b2')) ?? '').toString()).toBe('another')
    expect(await store.get('never/there')).toBeUndefined()
  })

  test.each(['../outside', '/etc/passwd', 'a/../b', 'A', '', 'a//b', 'a.unfinished'])(
    'refuses the key "%s", which could lead out of its folder',
    async (key) => {
      await expect((async () => store.put(key, Buffer.from('x')))()).rejects.toThrow('not a valid key')
      await expect((async () => store.get(key))()).rejects.toThrow('not a valid key')
      await expect((async () => store.remove(key))()).rejects.toThrow('not a valid key')
    },
  )
})

test('the store on disk leaves no unfinished files behind, and is for this user only', async () => {
  await diskStore(join(folder, 'private')).put('a/b1', Buffer.from('picture'))
  expect(await readdir(join(folder, 'private/a'))).toEqual(['b1'])
  expect((await stat(join(folder, 'private'))).mode & 0o777).toBe(0o700)
})

describe('the store on S3 says what to check, without a secret,', () => {
  const failureOf = async (store: FileStore, work: 'get' | 'put' | 'remove'): Promise<string> => {
    const error: unknown = await store[work]('a/b1', Buffer.from('x')).then(
      () => 'no error',
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(StorageUnavailable)
    const logged = JSON.stringify(errorForLog(error))
    for (const secret of ['a-wrong-secret', 'Signature=', settings.S3_ACCESS_KEY_ID])
      expect(logged).not.toContain(secret)
    return (error as Error).message
  }

  const storeAt = (server: Server, deadline?: number) => {
    const { port: at } = server.address() as AddressInfo
    return s3Store({ ...settings, S3_ENDPOINT: `http://127.0.0.1:${at}/skynn` }, deadline)
  }

  test.each(['get', 'put', 'remove'] as const)('when its secret is wrong (%s)', async (work) => {
    const store = s3Store({ ...settings, S3_SECRET_ACCESS_KEY: 'a-wrong-secret' })
    expect(await failureOf(store, work)).toMatch(
      /^S3 refused to (store|read|delete) a file \(403 SignatureDoesNotMatch\): check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/,
    )
  })

  test('when there is no such bucket', async () => {
    const store = s3Store({ ...settings, S3_ENDPOINT: settings.S3_ENDPOINT.replace('/skynn', '/other') })
    expect(await failureOf(store, 'put')).toBe(
      'S3 could not store a file (404 NoSuchBucket): check the bucket in S3_ENDPOINT',
    )
  })

  test('when the server is down', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const store = storeAt(closed)
    await promisify(closed.close.bind(closed))()
    expect(await failureOf(store, 'get')).toBe('S3 could not read a file (ECONNREFUSED)')
  })

  test('when the server accepts the connection and never responds', async () => {
    const hole = createServer(() => {}).listen(0, '127.0.0.1')
    await once(hole, 'listening')
    const store = storeAt(hole, 200)
    expect(await failureOf(store, 'put')).toBe('S3 could not store a file (TimeoutError)')
    hole.close()
  })
})
