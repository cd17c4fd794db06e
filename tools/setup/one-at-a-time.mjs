import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from './command.mjs'
import { at } from './project.mjs'

const maxAge = 15 * 60_000

/** Whether the process that holds the lock is still running. @param {string} path */
const isHeld = (path) => {
  try {
    // A PID can be reused after a crash, so an old lock does not count.
    if (Date.now() - statSync(path).mtimeMs > maxAge) return false
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return true
  } catch (error) {
    // EPERM: it runs as another user. Anything else: the lock file or its process no longer exists.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} path @returns {boolean} whether this process acquired the lock */
const acquire = (path) => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Keeps concurrent commands in one folder from installing or building at the same time.
 * @param {() => Promise<void>} work runs exclusively; must check again whether there is something to do
 * @param {string} [path] the lock file
 */
export const oneAtATime = async (work, path = at('.cache/set-up')) => {
  mkdirSync(dirname(path), { recursive: true })
  let announced = false
  while (!acquire(path)) {
    if (!isHeld(path)) rmSync(path, { force: true })
    else {
      if (!announced) say('Waiting for another command that is setting up in this folder …')
      announced = true
      await pause(300)
    }
  }
  const release = () => rmSync(path, { force: true })
  process.on('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
