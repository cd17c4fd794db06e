import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { argv } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

// The load generator of tools/drill/overload.ts, run in its own process. With `rate` an open loop: requests start at that rate regardless of
// the responses. Otherwise a closed loop with `connections` concurrent requests. Prints the outcome as JSON.

/** The request to send: `{id}` in the path and body is unique per request. `expected` is the status of a served request. */
export type Call = { method: string; path: string; headers: Record<string, string>; body?: string; expected: number }
export type Load = {
  origin: string
  call: Call
  seconds: number
  rate?: number
  connections?: number
  /** Seconds that a connection of a closed loop waits after a refusal (Retry-After); by default it does not wait. */
  retryAfter?: number
}
/** Times in milliseconds; `goodput` in requests per second; `ownDelay` is the generator's own p99 delay, which every time includes. */
export type Outcome = {
  offered: number
  goodput: number
  refused: number
  failed: number
  servedP99: number
  refusedP99: number
  ownDelay: number
}

/** With more open requests than this the server has stopped responding: the loop skips requests and counts them as failed. */
const MAX_OPEN = 2000
/** As many as a proxy keeps open. Node.js accepts one new connection per turn of its event loop; opening more would measure that. */
const CONNECTIONS = 256
const TICK = 5
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

let sent = 0
/** Each request comes from a visitor of its own, as far as the server trusts this header: a visitor has a daily allowance. */
const fromSomebody = () => ({ 'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent++ & 255}` })

/** Sends one request. @returns its status, 0 when there was no response within ten seconds */
export const send = (
  { origin, call: { method, path, headers, body } }: Pick<Load, 'origin' | 'call'>,
  id: string,
): Promise<{ status: number; milliseconds: number }> =>
  new Promise((resolve) => {
    const began = performance.now()
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - began })
    const outgoing = request(
      `${origin}${path.replace('{id}', id)}`,
      { method, headers: { ...headers, ...fromSomebody() }, agent, timeout: 10_000 },
      (response) => {
        response
          .on('error', () => end(0))
          .on('end', () => end(response.statusCode ?? 0))
          .resume()
      },
    )
    outgoing
      .on('timeout', () => outgoing.destroy())
      .on('error', () => end(0))
      .end(body?.replace('{id}', id))
  })

export const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0

const run = async (load: Load): Promise<Outcome> => {
  const { call, seconds, rate, connections = 1, retryAfter = 0 } = load
  const [served, refused]: [number[], number[]] = [[], []]
  let [offered, failed, open, servedInTime] = [0, 0, 0, 0]
  const delay = monitorEventLoopDelay()
  delay.enable()
  const prefix = process.pid.toString(36)
  const began = performance.now()
  const until = began + seconds * 1000
  const sendOne = async (): Promise<number> => {
    offered += 1
    open += 1
    const { status, milliseconds } = await send(load, `${prefix}x${offered.toString(36)}`)
    open -= 1
    if (status === 503) refused.push(milliseconds)
    else if (status !== call.expected) failed += 1
    else {
      served.push(milliseconds)
      if (performance.now() <= until) servedInTime += 1
    }
    return status
  }
  if (rate === undefined) {
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (performance.now() < until) {
          if ((await sendOne()) === 503) await pause(retryAfter * 1000)
        }
      }),
    )
  } else {
    const all: Promise<unknown>[] = []
    while (performance.now() < until) {
      const due = Math.floor(((performance.now() - began) / 1000) * rate)
      while (offered < due) {
        if (open < MAX_OPEN) all.push(sendOne())
        else {
          offered += 1
          failed += 1
        }
      }
      await new Promise((resolve) => setTimeout(resolve, TICK))
    }
    await Promise.all(all)
  }
  return {
    offered,
    goodput: servedInTime / seconds,
    refused: refused.length,
    failed,
    servedP99: p99(served),
    refusedP99: p99(refused),
    ownDelay: delay.percentile(99) / 1e6,
  }
}

if (argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await run(JSON.parse(argv[2] ?? '') as Load)))
  process.exit(0)
}
