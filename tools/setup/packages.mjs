import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { runQuietly, say, SetUpFailed, since } from './command.mjs'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { at, npmCommand, pinnedNode, pinnedVersion, root } from './project.mjs'

const stamp = at('node_modules/.skynn-setup.json')

/** The inputs of an installation: the lock file, and the platform of its binaries. */
const wanted = () =>
  JSON.stringify({ lock: fingerprint(root, ['package-lock.json']), platform: `${process.platform}-${process.arch}` })

const ready = () => existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages by their path in the project */

/** @param {string} path of a lock file @returns {Packages} */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages

/**
 * Whether the packages that npm recorded as installed match the lock file. Packages for other platforms may be missing.
 * @param {Packages} lock
 * @param {Packages} installed
 */
export const sameAsLock = (lock, installed) =>
  Object.entries(lock).every(([path, expected]) => {
    const found = installed[path]
    if (path === '') return true
    return found
      ? found.version === expected.version && found.integrity === expected.integrity
      : expected.optional === true
  }) && Object.keys(installed).every((path) => path in lock)

/** Whether a manual npm install already installed the right packages. */
const installedByHand = () => {
  const record = at('node_modules/.package-lock.json')
  if (!existsSync(record) || pinnedNodeVersion() !== `v${pinnedVersion()}`) return false
  return sameAsLock(packagesIn(at('package-lock.json')), packagesIn(record))
}

const pinnedNodeVersion = () => spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.trim()

// The node package downloads its binary in an install script, which can fail on its own.
const ensurePinnedNode = async () => {
  const version = pinnedVersion()
  if (pinnedNodeVersion() === `v${version}`) return
  say('The node package has no binary for this platform; retrying its download …')
  await runQuietly([...npmCommand(), 'rebuild', 'node', '--ignore-scripts=false'], { what: 'downloading Node' })
  if (pinnedNodeVersion() === `v${version}`) return
  throw new SetUpFailed(
    `Node ${version} from the package registry does not run on this machine (${process.platform}-${process.arch}): ` +
      `node_modules/.bin/node ${existsSync(pinnedNode) ? 'does not start' : 'is missing'}.`,
  )
}

/**
 * Installs exactly the packages in the lock file, unless they are installed already.
 * @throws {SetUpFailed}
 */
export const ensurePackages = async () => {
  if (ready()) return
  await oneAtATime(async () => {
    if (ready()) return
    if (!installedByHand()) {
      const start = Date.now()
      say('Installing packages, about a minute the first time …')
      // --include=dev: with NODE_ENV=production in the environment, npm would omit the build tools.
      // Errors only: npm runs on the system's older Node here and warns about every package that requires a newer one.
      const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
      await runQuietly([...npmCommand(), ...options], { what: 'installing packages' })
      await ensurePinnedNode()
      say(`Installed in ${since(start)}.`)
    }
    writeFileSync(stamp, wanted())
  })
}
