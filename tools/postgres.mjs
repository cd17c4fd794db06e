// A temporary PostgreSQL server for tests and drills: own folder, own port, removed however this process ends.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** @typedef {{ bin: string, version: string }} Installation the folder of the programs, and for example `15.18` */
/** @typedef {'smart' | 'fast' | 'immediate'} StopMode as in pg_ctl: waits for clients, ends their sessions, ends without a checkpoint */

const MIN_VERSION = 15

/** @param {string} parent @param {RegExp} name @returns {string[]} the bin folders below it, highest version first */
const binsUnder = (parent, name) =>
  (existsSync(parent) ? readdirSync(parent) : [])
    .filter((each) => name.test(each))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((each) => join(parent, each, 'bin'))

/** @returns {string[]} */
const candidates = () => [
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ...binsUnder('/usr/lib/postgresql', /^\d/),
  ...binsUnder('/opt/homebrew/opt', /^postgresql/),
  ...binsUnder('/usr/local/opt', /^postgresql/),
  ...binsUnder('/Applications/Postgres.app/Contents/Versions', /^\d/),
]

/**
 * Looks for a PostgreSQL server of version 15 or newer on this machine.
 * @returns {Installation | { bin?: undefined, why: string }} why: the reason there is none, as a clause
 */
export const findPostgres = () => {
  if (process.platform === 'win32') return { why: 'on Windows only TEST_DATABASE_URL is supported' }
  let outdatedVersion = ''
  for (const folder of candidates()) {
    const program = join(folder, 'postgres')
    if (!existsSync(program)) continue
    // initdb is beside the real program; the one on PATH may be a link to it.
    const bin = dirname(realpathSync(program))
    const version = /\d+(\.\d+)?/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[0]
    if (!version || !existsSync(join(bin, 'initdb'))) continue
    if (Number.parseInt(version) >= MIN_VERSION) return { bin, version }
    outdatedVersion ||= version
  }
  return {
    why: outdatedVersion
      ? `PostgreSQL ${outdatedVersion} is too old, ${MIN_VERSION} or newer is needed`
      : 'no PostgreSQL server on this machine',
  }
}

/** The user to run PostgreSQL as, because it refuses to run as root. @returns {{ uid: number, gid: number } | undefined} */
const ownerOfServer = () => {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout),
    )
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and neither user postgres nor user nobody exists.')
}

/** @returns {Promise<number>} a port that was free a moment ago */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

// Waits until the process that started it has ended, even by kill -9, then stops the server and removes its folder.
// Another process may have the recorded PID by then, so it looks for the folder in that process's arguments.
const cleanupScript = `
  cat >/dev/null
  pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null || echo none)
  { cat "/proc/$pid/cmdline" || ps -o command= -p "$pid"; } 2>/dev/null | grep -q "$1/data" && kill -QUIT "$pid" && sleep 0.5
  rm -rf "$1"`

const signals = /** @type {const} */ ({ smart: 'SIGTERM', fast: 'SIGINT', immediate: 'SIGQUIT' })

/**
 * Starts a server with an empty database, listening on 127.0.0.1 only, in UTF-8, for up to 300 connections.
 * @param {{ fsync?: boolean }} [options] fsync: durable writes, for drills that kill the server; default false, which is faster
 * @throws {Error} with the server's output, if there is no PostgreSQL 15+ server program or it does not start
 */
export const startPostgres = async ({ fsync = false } = {}) => {
  const found = findPostgres()
  if (found.bin === undefined) throw new Error(`Cannot start PostgreSQL: ${found.why}.`)
  const { bin, version } = found
  const owner = ownerOfServer()
  // Another user must be able to reach the folder, which root's TMPDIR may not allow.
  const dir = mkdtempSync(join(owner ? '/tmp' : tmpdir(), 'skynn-postgres-'))
  const data = join(dir, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (owner) for (const folder of [dir, data]) chownSync(folder, owner.uid, owner.gid)
  const cleanup = spawn('sh', ['-c', cleanupScript, 'sh', dir], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  cleanup.unref()

  /** @param {string[]} log @param {string} what @returns {Error} */
  const failure = (log, what) => new Error(`PostgreSQL ${version} ${what}:\n${log.join('').trim()}`)
  try {
    // Sort by code point, and map case by Unicode: the same results on every system.
    const locale = ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`]
    const options = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale]
    execFileSync(join(bin, 'initdb'), options, { cwd: dir, stdio: 'pipe', encoding: 'utf8', ...owner })
  } catch (error) {
    cleanup.stdin?.end()
    throw failure([/** @type {{ stderr?: string }} */ (error).stderr ?? String(error)], 'could not create a database')
  }

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  let port = await freePort()

  /** @returns {Promise<string[] | undefined>} undefined once it is ready, otherwise its output before it exited */
  const launch = () =>
    new Promise((resolve) => {
      const settings = [
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        'max_connections=300',
        'logging_collector=off',
      ]
      if (!fsync) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off')
      const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
      const started = spawn(join(bin, 'postgres'), flags, { cwd: dir, stdio: ['ignore', 'ignore', 'pipe'], ...owner })
      child = started
      /** @type {string[]} */
      const log = []
      const output = /** @type {import('node:net').Socket} */ (started.stderr)
      output.setEncoding('utf8').on('data', (text) => {
        log.push(String(text))
        if (log.length > 50) log.shift()
        if (!log.join('').includes('ready to accept connections')) return
        // A running server does not keep this process alive, so a caller that forgets to stop it can still exit.
        started.unref()
        output.unref()
        resolve(undefined)
      })
      started.on('exit', () => resolve(log))
    })

  /** Retries on temporary errors: a port that was just taken, processes of a killed server that are still exiting. */
  const start = async ({ anyPort = false } = {}) => {
    for (let attempt = 1; ; attempt++) {
      const log = await launch()
      if (!log) return
      const temporary = /Address already in use|pre-existing shared memory|lock file .* already exists/.test(
        log.join(''),
      )
      if (attempt === 100 || !temporary) throw failure(log, 'did not start')
      await pause(100)
      if (anyPort) port = await freePort()
    }
  }

  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    ending.ref()
    // The exit event must arrive even if nothing else keeps this process alive; ref() alone did not ensure that.
    const alive = setInterval(() => {}, 1000)
    await new Promise((resolve) => {
      ending.on('exit', resolve)
      ending.kill(signal)
    })
    clearInterval(alive)
  }

  const stop = async () => {
    await end('SIGQUIT')
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
    cleanup.stdin?.end()
  }

  try {
    await start({ anyPort: true })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    /** The URL of the database `postgres`, as superuser. */
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    port,
    version,
    dir,
    /** The PID of the running server. */
    get pid() {
      return child?.pid
    },
    /** Stops the server and removes its folder. */
    stop,
    /** Stops the server and keeps its folder, for `restart`. @param {StopMode} [mode] */
    stopServer: (mode = 'fast') => end(signals[mode]),
    /** kill -9: no shutdown, no checkpoint. Keeps the folder. */
    kill: () => end('SIGKILL'),
    /** Restarts the server on the same folder and port, stopping it first if it is running. */
    restart: async () => {
      await end('SIGINT')
      await start()
    },
  }
}
