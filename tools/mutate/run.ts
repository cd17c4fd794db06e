import { glob, mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Change, changedRules } from './changes.ts'
import type { Case, TestRun, Verdict, WorkerInput } from './judge.ts'
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
const maxIdleSeconds = 60
/** Reloaded modules stay in memory; above this many bytes a worker is replaced. */
const maxHeap = 1.5e9

const { changes, counting, plain } = await changedRules()
const count = Math.max(...changes.map(({ id }) => id)) + 1
const files: string[] = []
for await (const path of glob('guidance/safety/*.test.ts', { cwd: root }))
  if (!path.endsWith('-speed.test.ts')) files.push(pathToFileURL(root + path).href)
files.sort()

/** Starts a worker for these rules, and a new one after it hangs or runs out of memory: then the response is undefined. */
const workerFor = (rules: WorkerInput['rules']) => {
  const heartbeat = new Int32Array(new SharedArrayBuffer(4))
  let worker: Worker | undefined
  const end = async (): Promise<void> => {
    await worker?.terminate()
    worker = undefined
  }
  const ask = async <T>(task: Case | 'measure'): Promise<T | undefined> => {
    const judge = (worker ??= new Worker(new URL('judge.ts', import.meta.url), {
      workerData: { rules, files, changes: count, heartbeat } satisfies WorkerInput,
    }))
    let [last, since] = [-1, 0]
    const { promise, resolve } = Promise.withResolvers<T | undefined>()
    const failed = (error: unknown): void => {
      console.error(String(error))
      resolve(undefined)
    }
    judge.once('message', resolve).once('error', failed)
    const watch = setInterval(() => {
      const [beat, used] = [Atomics.load(heartbeat, 0), process.cpuUsage().user / 1e6]
      if (beat !== last) [last, since] = [beat, used]
      else if (used - since > maxIdleSeconds) resolve(undefined)
    }, 1000)
    judge.postMessage(task)
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
const first = workerFor(counting)
const all = await first.ask<{ atLoading: Uint32Array; runs: TestRun[] }>('measure')
if (all === undefined) throw new Error('The tests do not pass without a mutation.')
await first.end()
console.log(`${all.runs.length} tests, ${changes.length} mutations.`)

const slow = ({ file, milliseconds }: TestRun): boolean =>
  milliseconds > 500 || files[file]?.endsWith('/wordings.test.ts') === true
const selected = values.quick === true ? all.runs.filter((test) => !slow(test)) : all.runs

const noticedIn: { file: string; line: number; test: TestRun }[] = []
/** Runs tests that noticed nearby mutations in the same file first, then those of the file itself, then the fastest. */
const bestFirst = ({ file, line }: Change, candidates: readonly TestRun[]): TestRun[] => {
  const rank = new Map(
    candidates
      .filter((test) => files[test.file]?.endsWith(`/${file.replace('.ts', '.test.ts')}`))
      .map((test) => [test, 1e-6]),
  )
  for (const one of noticedIn)
    if (one.file === file) rank.set(one.test, (rank.get(one.test) ?? 0) + 1 / (1 + Math.abs(one.line - line)))
  return candidates.toSorted((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || a.milliseconds - b.milliseconds)
}

const [preloaded, reloading] = [workerFor(plain), workerFor(plain)]
const outcomes: Outcome[] = []
const testMutation = async (change: Change): Promise<Outcome> => {
  const [{ id }, atLoading] = [change, all.atLoading[change.id] ?? 0]
  const reload = atLoading > 0
  const candidates = reload ? selected : selected.filter(({ reaches }) => (reaches[id] ?? 0) > 0)
  if (candidates.length === 0) return { ...change, became: 'unreached' }
  const maxChecks = 1000 + 100 * all.runs.reduce((sum, { reaches }) => sum + (reaches[id] ?? 0), atLoading)
  const judge = reload ? reloading : preloaded
  const verdict = await judge.ask<Verdict>({
    id,
    by: bestFirst(change, candidates).map(({ file, at }) => [file, at]),
    reload,
    maxChecks,
  })
  if (verdict === undefined) return { ...change, became: 'endless' }
  if (verdict.heap > maxHeap) await judge.end()
  const test = all.runs.find(({ file, at }) => verdict.file === file && verdict.at === at)
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
  outcomes.push(await testMutation(change))
  if (outcomes.length % 50 === 0)
    console.log(`${outcomes.length} tested after ${Math.round((performance.now() - started) / 1000)} s`)
  await writeFile(`${root}.cache/mutate.json`, JSON.stringify(outcomes))
}
await Promise.all([preloaded.end(), reloading.end()])
process.exitCode = printOutcomes(outcomes, chosen.length) >= 0.9 ? 0 : 1
