import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

describe('the lock of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skynn-lock-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('is exclusive until it is released', () => {
    const releaseLock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    releaseLock()
    lockFolder(folder)()
  })

  test('creates the folder, and removes the permissions of other users from an existing one', () => {
    const [fresh, open] = [join(folder, 'a', 'b'), join(folder, 'open')]
    mkdirSync(open, { mode: 0o755 })
    for (const each of [fresh, open]) {
      lockFolder(each)()
      expect(statSync(each).mode & 0o777).toBe(0o700)
    }
  })

  test('is released when the process that held it is killed', async () => {
    const held = join(folder, 'held')
    const code = `import { lockFolder } from '${new URL('folder-lock.ts', import.meta.url).href}'; lockFolder(process.env.FOLDER); console.log('held'); setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, FOLDER: held },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    expect(existsSync(held)).toBe(true)
    expect(() => lockFolder(held)).toThrow(FolderInUse)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    lockFolder(held)()
  })
})
