import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runQuietly, say, SetUpFailed, since } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { at, npmCommand, pinnedNode, pinnedVersion, root } from './project.mjs'

const stamp = at('node_modules/.skynn-setup.json')

/** What the installed packages depend on: the lock file, and the machine their binaries are for. */
const wanted = () =>
  JSON.stringify({ lock: fingerprint(root, ['package-lock.json']), platform: `${process.platform}-${process.arch}` })

const ready = () => existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages by their path in the project */

/** @param {string} path of a lock file @returns {Packages} */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/**
 * Whether what npm says it installed is what the lock file asks for. Packages for other machines are left out, rightly.
 * @param {Packages} lock
 * @param {Packages} installed
 */
export const sameAsLock = (lock, installed) =>
  Object.entries(lock).every(([path, asked]) => {
    const there = installed[path]
    if (path === '') return true
    return there ? there.version === asked.version && there.integrity === asked.integrity : asked.optional === true
  }) && Object.keys(installed).every((path) => path in lock)

/** Packages that somebody installed by hand are as good as ours. */
const installedByHand = () => {
  const record = at('node_modules/.package-lock.json')
  if (!existsSync(record) || pinnedNodeVersion() !== `v${pinnedVersion()}`) return false
  return sameAsLock(packagesIn(at('package-lock.json')), packagesIn(record))
}

const pinnedNodeVersion = () => spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.trim()

// The node package fetches the program for this machine in an install script; that second download can fail by itself.
const ensurePinnedNode = async () => {
  const version = pinnedVersion()
  if (pinnedNodeVersion() === `v${version}`) return
  say('The node package came without its program for this machine; asking npm for it once more …')
  await runQuietly([...npmCommand(), 'rebuild', 'node', '--ignore-scripts=false'], { what: 'fetching Node' })
  if (pinnedNodeVersion() === `v${version}`) return
  throw new SetUpFailed(
    `Node ${version} from the package registry does not run on this machine (${process.platform}-${process.arch}): ` +
      `node_modules/.bin/node ${existsSync(pinnedNode) ? 'does not start' : 'is missing'}.`,
  )
}

/**
 * Installs exactly what the lock file names, unless it is there already.
 * @throws {SetUpFailed}
 */
export const ensurePackages = async () => {
  if (ready()) return
  await oneAtATime(async () => {
    if (ready()) return
    if (!installedByHand()) {
      const start = Date.now()
      say('Installing packages, about a minute the first time …')
      // --include=dev: a NODE_ENV=production in the surroundings would leave the build tools out.
      // Errors only: npm runs on the machine's older Node here and warns of every package that wants a newer one.
      const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
      await runQuietly([...npmCommand(), ...options], { what: 'installing packages' })
      await ensurePinnedNode()
      say(`Installed in ${since(start)}.`)
    }
    writeFileSync(stamp, wanted())
  })
}
