import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'skynn-store-'))
afterAll(() => rm(folder, { recursive: true }))
const store = diskStore(join(folder, 'files'))

describe('the disk store', () => {
  test('returns what was stored until it is removed, leaves nothing else behind, and is for this user only', async () => {
    await store.put('a/b1', Buffer.from('picture'))
    expect(Buffer.from((await store.get('a/b1')) ?? '').toString()).toBe('picture')
    expect(await readdir(join(folder, 'files/a'))).toEqual(['b1'])
    expect((await stat(join(folder, 'files'))).mode & 0o777).toBe(0o700)
    await store.remove('a/b1')
    await store.remove('a/b1')
    expect(await store.get('a/b1')).toBeUndefined()
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
