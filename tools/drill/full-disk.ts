import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { lossesOf, savesOf } from './crashes.ts'
import { serverUnderTest, type ServerUnderTest } from './server-under-test.ts'
import { startWriters } from './writers.ts'

const DISK = '256m'
const MEMBERS_BEFORE = 30
/** How long the disk stays full, and how long the server may then take to recover without a restart, milliseconds. */
const FULL_FOR = 20_000
const RECOVERS_WITHIN = 30_000
/** The error message of a start on a full disk. */
const FULL = 'DATA_DIR cannot be written: no space left on the disk.\n'
const BLOCK = Buffer.alloc(64 * 1024, 1)

/** Fills the disk to the last block. @returns frees the space again */
const fill = (folder: string): (() => void) => {
  const path = join(folder, 'ballast')
  const file = openSync(path, 'w')
  try {
    for (;;) if (writeSync(file, BLOCK) < BLOCK.length) break
  } catch {
    // ENOSPC: the disk is full, as intended.
  }
  closeSync(file)
  return () => rmSync(path)
}

/** The status of a response as text; `timeout` when none arrives within ten seconds. */
const probe = async (server: ServerUnderTest, path: string, init: RequestInit = {}): Promise<string> =>
  fetch(`${server.origin}${path}`, { ...init, signal: AbortSignal.timeout(10_000) }).then(
    (response) => String(response.status),
    (error: Error) => (error.name === 'TimeoutError' ? 'timeout' : 'no connection'),
  )

const register = (server: ServerUnderTest, name: string) =>
  probe(server, '/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${name}-${Date.now()}@example.com`,
      password: 'a long enough password',
      acceptTerms: true,
    }),
  })

const counted = (outcomes: readonly string[]): string =>
  [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => `${all.length} × ${outcome}`).join(', ')

/** After a kill on a full disk the server may start or report why it cannot, but must not hang, and must start once there is space. */
const restartWhenFull = async (folder: string, server: ServerUnderTest): Promise<string[]> => {
  const freeSpace = fill(folder)
  await server.kill()
  const start = Date.now()
  const outcome = await server.start().then(
    () => 'starts',
    (error: Error) => error.message,
  )
  console.log(
    `Full disk: killed and restarted on the full disk: ${outcome} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
  )
  const problems =
    outcome === 'starts' || server.errorOutput() === FULL
      ? []
      : [`the start on a full disk reported: ${server.errorOutput()}`]
  freeSpace()
  await server.kill()
  return server.start().then(
    () => problems,
    (error: Error) => [...problems, `with free space again ${error.message}`],
  )
}

const drill = async (folder: string, port: number): Promise<string[]> => {
  const problems: string[] = []
  const server = serverUnderTest(port, { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'fatal' })
  await server.start()
  const articles = (await (await fetch(`${server.origin}/api/articles`)).json()) as { slug: string }[]
  await fetch(`${server.origin}/articles`)
  const writers = startWriters(
    server.origin,
    articles.map(({ slug }) => slug),
    4,
  )
  while (writers.confirmed.length < MEMBERS_BEFORE) await pause(100)

  const freeSpace = fill(folder)
  console.log(`Full disk: full after ${writers.confirmed.length} members, for ${FULL_FOR / 1000} s`)
  const writes: string[] = []
  const reads: string[] = []
  for (const end = Date.now() + FULL_FOR; Date.now() < end; await pause(250)) {
    const [write, read] = await Promise.all([register(server, 'full'), probe(server, '/articles')])
    writes.push(write)
    reads.push(read)
  }
  const confirmed = await writers.stop()
  console.log(`Full disk: registering returned ${counted(writes)}; the cached page ${counted(reads)}`)
  if (writes.some((status) => !['201', '503'].includes(status)))
    problems.push(`on the full disk, registering returned ${counted(writes)}`)
  if (!writes.includes('503')) problems.push('the disk was never full enough for a write to fail')
  if (reads.some((status) => status !== '200'))
    problems.push(`on the full disk, a cached page returned ${counted(reads)}`)

  const { bavail, bsize } = statfsSync(folder)
  freeSpace()
  console.log(`Full disk: ${bavail * bsize} bytes were free; the space is freed again`)
  const start = Date.now()
  let recovered = false
  while (!recovered && Date.now() - start < RECOVERS_WITHIN) {
    recovered = (await register(server, 'room')) === '201'
    if (!recovered) await pause(500)
  }
  if (recovered)
    console.log(`Full disk: registering works after ${((Date.now() - start) / 1000).toFixed(1)} s, without a restart`)
  else problems.push(`registering did not work within ${RECOVERS_WITHIN / 1000} s of freeing the space`)
  if (recovered) problems.push(...(await lossesOf(server.origin, confirmed, false)))
  problems.push(...(await restartWhenFull(folder, server)))
  problems.push(...(await lossesOf(server.origin, confirmed, true)))
  await server.stop()
  console.log(
    `Full disk: ${confirmed.length} registrations and ${savesOf(confirmed)} saves confirmed, ${problems.length} problems`,
  )
  return problems
}

/**
 * Fills the disk of the embedded database while members register and save. The server must respond with 503 instead of timing out, keep
 * serving cached pages, recover once there is space, and lose no confirmed write. Needs root on Linux, to mount a small disk.
 * @returns the problems, one sentence each
 */
export const fillDisk = async (port: number): Promise<string[]> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return ['the full-disk drill needs root on Linux, to mount a small disk']
  const folder = mkdtempSync(join(tmpdir(), 'skynn-full-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0700`, 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (mounted.status !== 0) return [`the small disk could not be mounted: ${mounted.stderr.trim()}`]
  try {
    return await drill(folder, port)
  } finally {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
