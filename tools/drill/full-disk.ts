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
/** How long the disk stays full, and how long the server then has to serve again by itself, milliseconds. */
const FULL_FOR = 20_000
const HEALS_WITHIN = 30_000
/** What a start on a full disk says. */
const FULL = 'DATA_DIR cannot be written: no space left on the disk.\n'
const BLOCK = Buffer.alloc(64 * 1024, 1)

/** Fills the disk to the last block. @returns what gives the room back */
const fill = (folder: string): (() => void) => {
  const path = join(folder, 'ballast')
  const file = openSync(path, 'w')
  try {
    for (;;) if (writeSync(file, BLOCK) < BLOCK.length) break
  } catch {
    // ENOSPC: full, as wanted.
  }
  closeSync(file)
  return () => rmSync(path)
}

/** What the site answers to a new member and to a reader; `silence` when nothing came within ten seconds. */
const probe = async (server: ServerUnderTest, path: string, init: RequestInit = {}): Promise<string> =>
  fetch(`${server.origin}${path}`, { ...init, signal: AbortSignal.timeout(10_000) }).then(
    (answer) => String(answer.status),
    (error: Error) => (error.name === 'TimeoutError' ? 'silence' : 'no connection'),
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

const counted = (answers: readonly string[]): string =>
  [...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => `${all.length} × ${answer}`).join(', ')

/** Killed on a full disk the server may start or say why not, but must not hang, and must start once there is room. */
const restartWhenFull = async (folder: string, server: ServerUnderTest): Promise<string[]> => {
  const giveBack = fill(folder)
  await server.kill()
  const start = Date.now()
  const outcome = await server.start().then(
    () => 'starts',
    (error: Error) => error.message,
  )
  console.log(
    `Full disk: killed and started again while it is full: ${outcome} (${((Date.now() - start) / 1000).toFixed(1)} s)`,
  )
  const problems =
    outcome === 'starts' || server.errorOutput() === FULL
      ? []
      : [`on a full disk the start said: ${server.errorOutput()}`]
  giveBack()
  await server.kill()
  return server.start().then(
    () => problems,
    (error: Error) => [...problems, `with room again ${error.message}`],
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
  while (writers.answered.length < MEMBERS_BEFORE) await pause(100)

  const giveBack = fill(folder)
  console.log(`Full disk: full with ${writers.answered.length} members; it stays so for ${FULL_FOR / 1000} s`)
  const writes: string[] = []
  const reads: string[] = []
  for (const end = Date.now() + FULL_FOR; Date.now() < end; await pause(250)) {
    const [write, read] = await Promise.all([register(server, 'full'), probe(server, '/articles')])
    writes.push(write)
    reads.push(read)
  }
  const answered = await writers.stop()
  console.log(`Full disk: registering returned ${counted(writes)}; the cached page ${counted(reads)}`)
  if (writes.some((answer) => !['201', '503'].includes(answer)))
    problems.push(`while the disk was full registering returned ${counted(writes)}`)
  if (!writes.includes('503')) problems.push('the disk was never full enough to matter')
  if (reads.some((answer) => answer !== '200'))
    problems.push(`while the disk was full a cached page answered ${counted(reads)}`)

  const { bavail, bsize } = statfsSync(folder)
  giveBack()
  console.log(`Full disk: ${bavail * bsize} bytes were free; there is room again`)
  const start = Date.now()
  let heals = false
  while (!heals && Date.now() - start < HEALS_WITHIN) {
    heals = (await register(server, 'room')) === '201'
    if (!heals) await pause(500)
  }
  if (heals)
    console.log(
      `Full disk: registering works again after ${((Date.now() - start) / 1000).toFixed(1)} s, without a restart`,
    )
  else problems.push(`registering did not work again within ${HEALS_WITHIN / 1000} s of there being room`)
  if (heals) problems.push(...(await lossesOf(server.origin, answered, false)))
  problems.push(...(await restartWhenFull(folder, server)))
  problems.push(...(await lossesOf(server.origin, answered, true)))
  await server.stop()
  console.log(
    `Full disk: ${answered.length} registrations and ${savesOf(answered)} saves answered, ${problems.length} problems`,
  )
  return problems
}

/**
 * Fills the disk under the embedded database while members register and save: the server must say 503 and never be silent, go on serving
 * cached pages, serve everything again when there is room, and lose nothing it has answered. Needs root on Linux, for a small disk of its own.
 * @returns what went wrong, as sentences
 */
export const fillDisk = async (port: number): Promise<string[]> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return ['the disk can only be filled by root on Linux, which may make a small one']
  const folder = mkdtempSync(join(tmpdir(), 'skynn-full-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0700`, 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (mounted.status !== 0) return [`a small disk could not be made: ${mounted.stderr.trim()}`]
  try {
    return await drill(folder, port)
  } finally {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
