import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { setTimeout as pause } from 'node:timers/promises'
import { pinnedNode } from '../setup/project.mjs'
import { type Call, type Load, type Outcome, p99, send } from './load.ts'

/** One kind of work, and how many requests at a time reach its peak throughput. */
export type Kind = { name: string; call: Call; connections: number }

/** Seconds until the server's code is compiled: before that the peak would be lower than what overload reaches. */
const WARM_UP_SECONDS = 5
const PEAK_SECONDS = 4
const TIMES_PEAK = 5
const GOODPUT = 0.8
/** Milliseconds. */
const HEALTH_WITHIN = 100
const NORMAL_WITHIN = 5000
/** A request that is served within this time, three times in a row, is normal again, milliseconds. */
const NORMAL = 300
const PROBE_EVERY = 50

const generate = async (load: Load): Promise<Outcome> => {
  const { stdout } = await promisify(execFile)(pinnedNode, [
    fileURLToPath(new URL('load.ts', import.meta.url)),
    JSON.stringify(load),
  ])
  return JSON.parse(stdout) as Outcome
}

const pageCall = (path: string): Call => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' }, expected: 200 })

/** Asks for an address at regular intervals until told to stop. @returns how long the responses took, ten seconds where none came */
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

const untilNormal = async (origin: string, call: Call): Promise<number> => {
  const began = performance.now()
  for (let [number, inRow] = [0, 0]; inRow < 3 && performance.now() - began < 3 * NORMAL_WITHIN; number += 1) {
    const { status, milliseconds } = await send({ origin, call }, `after${number}`)
    inRow = status === call.expected && milliseconds < NORMAL ? inRow + 1 : 0
  }
  return performance.now() - began
}

/**
 * Finds the peak throughput of one kind of work, then offers five times as much.
 * @returns a line with the figures, and what falls short as sentences
 */
export const overload = async (
  origin: string,
  { name, call, connections }: Kind,
  seconds: number,
): Promise<{ summary: string; problems: string[] }> => {
  await generate({ origin, call, seconds: WARM_UP_SECONDS, connections })
  const { goodput: peak } = await generate({ origin, call, seconds: PEAK_SECONDS, connections })
  const [health, page] = [probe(origin, '/healthz'), probe(origin, '/')]
  const rate = Math.max(1, Math.round(peak * TIMES_PEAK))
  const outcome = await generate({ origin, call, seconds, rate })
  const normal = await untilNormal(origin, call)
  const [healthP99, pageP99] = [p99(await health()), p99(await page())]
  const share = outcome.goodput / peak
  const ms = (time: number) => `${Math.round(time)} ms`
  const summary =
    `${name}: peak ${peak.toFixed(1)}/s; at ${rate}/s goodput ${outcome.goodput.toFixed(1)}/s (${Math.round(share * 100)} %), ` +
    `served p99 ${ms(outcome.servedP99)}, ${outcome.refused} refused (p99 ${ms(outcome.refusedP99)}), ${outcome.failed} failed, the generator ${ms(outcome.ownDelay)} late (p99); ` +
    `/healthz p99 ${ms(healthP99)}, cached page p99 ${ms(pageP99)}; normal after ${ms(normal)}`
  return {
    summary,
    problems: [
      ...(share < GOODPUT
        ? [`${name}: goodput is ${Math.round(share * 100)} % of the peak, not ${GOODPUT * 100} %`]
        : []),
      ...(healthP99 > HEALTH_WITHIN ? [`${name}: /healthz takes ${ms(healthP99)}, not ${HEALTH_WITHIN}`] : []),
      ...(normal > NORMAL_WITHIN ? [`${name}: it takes ${ms(normal)} until it is normal again`] : []),
      ...(outcome.failed > 0 ? [`${name}: ${outcome.failed} requests were neither served nor refused`] : []),
    ],
  }
}
