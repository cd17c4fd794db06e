import { execFile, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { packageCommand, pinnedNode } from '#tools/setup/project.mjs'

const run = promisify(execFile)

/** The figures of one run: requests per second, and latencies in milliseconds. */
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

/** The part of autocannon's output that is used here. */
type AutocannonOutput = {
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
  const output = JSON.parse(stdout) as AutocannonOutput
  return {
    perSecond: output.requests.average,
    p50: output.latency.p50,
    p99: output.latency.p99,
    answered: output.requests.total,
    failed: output.errors + output.non2xx,
  }
}

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined

/** The load generator: wrk if installed, because it uses the least processor time, otherwise autocannon; either in its own process. */
export const generator = (): { name: string; load: (url: string, load: Load) => Promise<Figures> } =>
  hasWrk() ? { name: 'wrk', load: wrk } : { name: 'autocannon', load: autocannon }
