import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { packageCommand, pinnedNode } from '#tools/setup/project.mjs'

const run = promisify(execFile)

/** Figures of one run: requests a second, and milliseconds to the answer. */
export type Figures = { perSecond: number; p50: number; p99: number; answered: number; failed: number }
type Load = { headers: Record<string, string>; connections: number; seconds: number }

const headerOptions = (headers: Record<string, string>) =>
  Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])

const wrk = async (url: string, { headers, connections, seconds }: Load): Promise<Figures> => {
  const script = fileURLToPath(new URL('wrk.lua', import.meta.url))
  const options = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s', '-s', script]
  const { stdout } = await run('wrk', [...options, ...headerOptions(headers), url])
  return JSON.parse(/FIGURES (.*)/.exec(stdout)?.[1] ?? '') as Figures
}

/** What autocannon prints, as far as it is read here. */
type Said = {
  requests: { average: number; total: number }
  latency: { p50: number; p99: number }
  errors: number
  non2xx: number
}

const autocannon = async (url: string, { headers, connections, seconds }: Load): Promise<Figures> => {
  const options = [
    '--json',
    '--idReplacement',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...headerOptions(headers),
  ]
  const { stdout } = await run(pinnedNode, [packageCommand('autocannon'), ...options, url.replace('*', '[<id>]')], {
    maxBuffer: 2 ** 24,
  })
  const said = JSON.parse(stdout) as Said
  return {
    perSecond: said.requests.average,
    p50: said.latency.p50,
    p99: said.latency.p99,
    answered: said.requests.total,
    failed: said.errors + said.non2xx,
  }
}

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined

/** What asks: wrk where it is installed, because it costs the machine least, else autocannon; either in a process of its own. */
export const generator = (): { name: string; load: (url: string, load: Load) => Promise<Figures> } =>
  hasWrk() ? { name: 'wrk', load: wrk } : { name: 'autocannon', load: autocannon }
