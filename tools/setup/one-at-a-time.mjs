import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from './command.mjs'
import { at } from './project.mjs'

const longest = 15 * 60_000

/** @param {string} path whether a holder of the mark is still at work */
const held = (path) => {
  try {
    // A process number can be given out again after a crash, so a mark that is too old counts for nothing.
    if (Date.now() - statSync(path).mtimeMs > longest) return false
    process.kill(Number(readFileSync(path, 'utf8')), 0)
    return true
  } catch (error) {
    // EPERM: it runs, as another user. Anything else: the mark or its process is gone.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} path @returns {boolean} whether this process made the mark */
const take = (path) => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Keeps two commands started together in one folder from installing or building over each other.
 * @param {() => Promise<void>} work runs alone; must look again whether there is something to do
 * @param {string} [path] the mark
 */
export const oneAtATime = async (work, path = at('.cache/set-up')) => {
  mkdirSync(dirname(path), { recursive: true })
  let told = false
  while (!take(path)) {
    if (!held(path)) rmSync(path, { force: true })
    else {
      if (!told) say('Another command is setting up in this folder; waiting for it …')
      told = true
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
