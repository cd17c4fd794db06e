import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pinnedNode } from '#tools/setup/project.mjs'
import type { RawResponse } from './answer.ts'

/** A baseline: a server that sends the product's own responses. */
export type Baseline = { name: string; origin: string; stop: () => Promise<void> }

const untilResponding = async (origin: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    await pause(50)
    if (child.exitCode !== null) break
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`the server at ${origin} did not start`)
}

const start = async (name: string, port: number, command: [string, ...string[]], folder: string): Promise<Baseline> => {
  const [program, ...options] = command
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    }
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', () => child.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  await untilResponding(origin, child)
  return { name, origin, stop }
}

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'skynn-bench-yardstick-'))

export const startBare = async (port: number, responses: readonly RawResponse[]): Promise<Baseline> => {
  const folder = temporaryFolder()
  const file = join(folder, 'responses.json')
  writeFileSync(
    file,
    JSON.stringify(responses.map((response) => ({ ...response, body: response.body.toString('base64') }))),
  )
  return start(
    'bare node:http',
    port,
    [pinnedNode, fileURLToPath(new URL('bare-server.ts', import.meta.url)), String(port), file],
    folder,
  )
}

/** The version of nginx on this machine, undefined if not installed. */
export const nginxVersion = (): string | undefined =>
  /nginx\/[\d.]+/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr ?? '')?.[0]

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Headers that nginx sets itself, from the file. */
const ownHeaders = new Set(['content-type', 'content-length'])

const location = ({ path, headers }: RawResponse, file: string): string => {
  const pairs = headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : []))
  const type = pairs.find(([name]) => name === 'content-type')?.[1] ?? ''
  const added = pairs
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`)
  const place = path.replace(/\?.*/, '')
  return `location = ${place} { rewrite ^ /${file} break; types {} default_type ${quoted(type)}; ${added.join(' ')} add_header last-modified ""; }`
}

/** One process, like the product; files come from the page cache of the system, without logging or compression. */
export const startNginx = async (port: number, responses: readonly RawResponse[]): Promise<Baseline> => {
  const folder = temporaryFolder()
  const locations = responses.map((response, at) => {
    writeFileSync(join(folder, `${at}.body`), response.body)
    return location(response, `${at}.body`)
  })
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 1024; }
    http {
      access_log off; server_tokens off; etag off; max_ranges 0; sendfile on; tcp_nopush on;
      keepalive_requests 100000000; open_file_cache max=100; ${tempPaths.join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
    }`,
  )
  return start('nginx', port, ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')], folder)
}
