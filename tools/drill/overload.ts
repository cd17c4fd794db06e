import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { pinnedNode } from '../setup/project.mjs'
import { type Call, type Load, type Outcome, p99, send } from './load.ts'

/** One kind of work, and the number of concurrent requests that reaches its peak throughput. */
export type Kind = { name: string; call: Call; connections: number }

/** Seconds until the server's code is compiled: measured earlier, the peak would be below the goodput under overload. */
const WARM_UP_SECONDS = 5
const PEAK_SECONDS = 4
const OVERLOAD_FACTOR = 5
const MIN_GOODPUT_SHARE = 0.8
/** Milliseconds. */
const HEALTH_WITHIN = 100
const RECOVERS_WITHIN = 5000
/** The server has recovered when three requests in a row are served within this time, milliseconds. */
const RECOVERED_TIME = 300
const PROBE_EVERY = 50

const generate = async (load: Load): Promise<Outcome> => {
  const { stdout } = await promisify(execFile)(pinnedNode, [
    fileURLToPath(new URL('load.ts', import.meta.url)),
    JSON.stringify(load),
  ])
  return JSON.parse(stdout) as Outcome
}

const pageCall = (path: string): Call => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' }, expected: 200 })

/** Requests a path at regular intervals. @returns stops, and resolves with the response times: ten seconds for each failure */
const probe = (origin: string, path: string) => {
  let stopped = false
  const times: number[] = []
  const probing = (async () => {
    while (!stopped) {
      const { status, milliseconds } = await send({ origin, call: pageCall(path) }, '')
      times.push(status === 200 ? milliseconds : 10_000)
      await pause(PROBE_EVERY)
    }
  })()
  return async (): Promise<number[]> => {
    stopped = true
    await probing
    return times
  }
}

const recoveryTime = async (origin: string, call: Call): Promise<number> => {
  const began = performance.now()
  for (let [number, inRow] = [0, 0]; inRow < 3 && performance.now() - began < 3 * RECOVERS_WITHIN; number += 1) {
    const { status, milliseconds } = await send({ origin, call }, `after${number}`)
    inRow = status === call.expected && milliseconds < RECOVERED_TIME ? inRow + 1 : 0
  }
  return performance.now() - began
}

/**
 * Measures the peak throughput of one kind of work, then applies five times as much load.
 * @returns a line with the figures, and the missed limits, one sentence each
 */
export const overload = async (
  origin: string,
  { name, call, connections }: Kind,
  seconds: number,
): Promise<{ summary: string; problems: string[] }> => {
  await generate({ origin, call, seconds: WARM_UP_SECONDS, connections })
  const { goodput: peak } = await generate({ origin, call, seconds: PEAK_SECONDS, connections })
  const [health, page] = [probe(origin, '/healthz'), probe(origin, '/')]
  const rate = Math.max(1, Math.round(peak * OVERLOAD_FACTOR))
  const outcome = await generate({ origin, call, seconds, rate })
  const recovery = await recoveryTime(origin, call)
  const [healthP99, pageP99] = [p99(await health()), p99(await page())]
  const share = outcome.goodput / peak
  const ms = (time: number) => `${Math.round(time)} ms`
  const summary =
    `${name}: peak ${peak.toFixed(1)}/s; at ${rate}/s goodput ${outcome.goodput.toFixed(1)}/s (${Math.round(share * 100)} %), ` +
    `served p99 ${ms(outcome.servedP99)}, ${outcome.refused} refused (p99 ${ms(outcome.refusedP99)}), ${outcome.failed} failed, generator delay ${ms(outcome.ownDelay)} (p99); ` +
    `/healthz p99 ${ms(healthP99)}, cached page p99 ${ms(pageP99)}; recovered after ${ms(recovery)}`
  return {
    summary,
    problems: [
      ...(share < MIN_GOODPUT_SHARE
        ? [`${name}: goodput is ${Math.round(share * 100)} % of the peak, below ${MIN_GOODPUT_SHARE * 100} %`]
        : []),
      ...(healthP99 > HEALTH_WITHIN
        ? [`${name}: /healthz takes ${ms(healthP99)} (p99), over ${HEALTH_WITHIN} ms`]
        : []),
      ...(recovery > RECOVERS_WITHIN ? [`${name}: recovery takes ${ms(recovery)}, over ${RECOVERS_WITHIN} ms`] : []),
      ...(outcome.failed > 0 ? [`${name}: ${outcome.failed} requests were neither served nor refused`] : []),
    ],
  }
}
