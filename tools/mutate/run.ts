import { glob, mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Change, changedRules } from './changes.ts'
import type { Case, Given, Tried, Verdict } from './judge.ts'
import { type Outcome, printOutcomes } from './outcomes.ts'

// npm run mutate: mutation testing of the safety rules. Applies one mutation after the other, in a random order from --seed (1), and prints the survivors.
// --sample N: only the first N; --minutes M: none after M minutes; --only WORD: only files with WORD in their name; --quick: without the tests
// that read whole collections of messages, so the share noticed is a lower bound. Verdicts: .cache/mutate.json.

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    only: { type: 'string' },
    quick: { type: 'boolean' },
  },
})
const root = fileURLToPath(new URL('../../', import.meta.url))
/** Seconds of processor time without a finished test after which a mutation counts as endless. The slowest test takes six. */
const patience = 60
/** Reloaded modules stay in memory; above this many bytes a worker is replaced. */
const maxHeap = 1.5e9

const { changes, counting, plain } = await changedRules()
const count = Math.max(...changes.map(({ id }) => id)) + 1
const files: string[] = []
for await (const path of glob('guidance/safety/*.test.ts', { cwd: root }))
  if (!path.endsWith('-speed.test.ts')) files.push(pathToFileURL(root + path).href)
files.sort()

/** Starts a worker for these rules, and a new one after it hangs or runs out of memory: then the response is undefined. */
const judgeOf = (rules: Given['rules']) => {
  const pulse = new Int32Array(new SharedArrayBuffer(4))
  let worker: Worker | undefined
  const end = async (): Promise<void> => {
    await worker?.terminate()
    worker = undefined
  }
  const ask = async <T>(asked: Case | 'try'): Promise<T | undefined> => {
    const judge = (worker ??= new Worker(new URL('judge.ts', import.meta.url), {
      workerData: { rules, files, changes: count, pulse } satisfies Given,
    }))
    let [last, since] = [-1, 0]
    const { promise, resolve } = Promise.withResolvers<T | undefined>()
    const failed = (error: unknown): void => {
      console.error(String(error))
      resolve(undefined)
    }
    judge.once('message', resolve).once('error', failed)
    const watch = setInterval(() => {
      const [beat, used] = [Atomics.load(pulse, 0), process.cpuUsage().user / 1e6]
      if (beat !== last) [last, since] = [beat, used]
      else if (used - since > patience) resolve(undefined)
    }, 1000)
    judge.postMessage(asked)
    const response = await promise
    clearInterval(watch)
    judge.off('message', resolve).off('error', failed)
    if (response === undefined) await end()
    return response
  }
  return { ask, end }
}

/** A random number generator with a seed, from 0 to 1 (mulberry32). */
const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

const started = performance.now()
const first = judgeOf(counting)
const all = await first.ask<{ atLoading: Uint32Array; tried: Tried[] }>('try')
if (all === undefined) throw new Error('The tests do not pass without a mutation.')
await first.end()
console.log(`${all.tried.length} tests, ${changes.length} mutations.`)

const slow = ({ file, took }: Tried): boolean => took > 500 || files[file]?.endsWith('/wordings.test.ts') === true
const tried = values.quick === true ? all.tried.filter((test) => !slow(test)) : all.tried

const noticedIn: { file: string; line: number; test: Tried }[] = []
/** Runs tests that noticed nearby mutations in the same file first, then those of the file itself, then the fastest. */
const inOrder = ({ file, line }: Change, able: readonly Tried[]): Tried[] => {
  const rank = new Map(
    able
      .filter((test) => files[test.file]?.endsWith(`/${file.replace('.ts', '.test.ts')}`))
      .map((test) => [test, 1e-6]),
  )
  for (const one of noticedIn)
    if (one.file === file) rank.set(one.test, (rank.get(one.test) ?? 0) + 1 / (1 + Math.abs(one.line - line)))
  return able.toSorted((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || a.took - b.took)
}

const [warm, loading] = [judgeOf(plain), judgeOf(plain)]
const outcomes: Outcome[] = []
const judged = async (change: Change): Promise<Outcome> => {
  const [{ id }, atLoading] = [change, all.atLoading[change.id] ?? 0]
  const again = atLoading > 0
  const able = again ? tried : tried.filter(({ reaches }) => (reaches[id] ?? 0) > 0)
  if (able.length === 0) return { ...change, became: 'unreached' }
  const most = 1000 + 100 * all.tried.reduce((sum, { reaches }) => sum + (reaches[id] ?? 0), atLoading)
  const judge = again ? loading : warm
  const verdict = await judge.ask<Verdict>({
    id,
    by: inOrder(change, able).map(({ file, at }) => [file, at]),
    again,
    most,
  })
  if (verdict === undefined) return { ...change, became: 'endless' }
  if (verdict.heap > maxHeap) await judge.end()
  const test = all.tried.find(({ file, at }) => verdict.file === file && verdict.at === at)
  if (test !== undefined) noticedIn.push({ ...change, test })
  return {
    ...change,
    became: verdict.broken !== undefined ? 'broken' : test === undefined ? 'survived' : 'noticed',
    by: verdict.noticed ?? verdict.broken,
  }
}

const random = randomFrom(Number(values.seed ?? 1))
const chosen = changes
  .map((change) => ({ change, place: random() }))
  .sort((a, b) => a.place - b.place)
  .map(({ change }) => change)
  .filter(({ file }) => file.includes(values.only ?? ''))
await mkdir(`${root}.cache`, { recursive: true })
for (const change of chosen.slice(0, Number(values.sample ?? Infinity))) {
  if (performance.now() - started > Number(values.minutes ?? Infinity) * 60_000) break
  outcomes.push(await judged(change))
  if (outcomes.length % 50 === 0)
    console.log(`${outcomes.length} tested after ${Math.round((performance.now() - started) / 1000)} s`)
  await writeFile(`${root}.cache/mutate.json`, JSON.stringify(outcomes))
}
await Promise.all([warm.end(), loading.end()])
process.exitCode = printOutcomes(outcomes, chosen.length) >= 0.9 ? 0 : 1
