import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { knowledge } from '#server/content/knowledge.ts'
import { state, type Test, testsIn } from './collect.ts'

// Tests mutated rules, one after the other, in a worker thread. Rules and tests are loaded once, and a mutation is switched on; only for a mutation of
// module-level code are they reloaded.

/** The worker's input: the instrumented rules by path, the URLs of their tests, the number of mutations, and its heartbeat. */
export type WorkerInput = {
  rules: Readonly<Record<string, string>>
  files: readonly string[]
  changes: number
  heartbeat: Int32Array
}
/** A test that ran unmutated: its file and its index in it, its time in milliseconds, how often it reaches each mutation. */
export type TestRun = { file: number; at: number; milliseconds: number; reaches: Uint32Array }
/** A mutation to test: by which tests (file and index), whether to reload, and how often it may be checked. */
export type Case = { id: number; by: readonly (readonly [number, number])[]; reload: boolean; maxChecks: number }
/** The test that killed the mutant, if any did; or why the rules could not be loaded. */
export type Verdict = { file?: number; at?: number; noticed?: string; broken?: string; heap: number }

const { rules, files, changes, heartbeat } = workerData as WorkerInput
const port = parentPort ?? process.exit(1)
let loads = 0
const loaded = new Map<number, Test[]>()

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'vitest' && context.parentURL?.includes('/guidance/safety/'))
      return { url: new URL('collect.ts', import.meta.url).href, shortCircuit: true }
    const found = next(specifier, context)
    return found.url.includes('/guidance/safety/')
      ? { ...found, url: `${found.url.replace(/\?.*/, '')}?load=${loads}` }
      : found
  },
  load: (url, context, next) => {
    const source = url.startsWith('file:') ? rules[fileURLToPath(url.replace(/\?.*/, ''))] : undefined
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
  },
})

const testsOf = async (file: number): Promise<Test[]> => {
  const tests = loaded.get(file) ?? (await testsIn(files[file] ?? ''))
  loaded.set(file, tests)
  return tests
}

/** Runs every test once, unmutated, each with empty caches: otherwise a test that uses a cached value would not reach the code that made it. */
const runUnmutated = async (): Promise<{ atLoading: Uint32Array; runs: TestRun[] }> => {
  const [atLoading, runs]: [Uint32Array<ArrayBuffer>, TestRun[]] = [new Uint32Array(changes), []]
  for (const file of files.keys()) {
    state.reached = atLoading
    for (const [at, { run }] of (await testsOf(file)).entries()) {
      const [reaches, start] = [(state.reached = new Uint32Array(changes)), performance.now()]
      state.generation += 1
      await run()
      runs.push({ file, at, milliseconds: performance.now() - start, reaches })
      Atomics.add(heartbeat, 0, 1)
    }
  }
  return { atLoading, runs }
}

const judge = async ({ id, by, reload, maxChecks }: Case): Promise<Omit<Verdict, 'heap'>> => {
  Object.assign(state, { on: id, checks: 0, maxChecks, generation: state.generation + 1 })
  if (reload) {
    loads += 1
    loaded.clear()
  }
  for (const [file, at] of by) {
    Atomics.add(heartbeat, 0, 1)
    let test: Test | undefined
    try {
      test = (await testsOf(file))[at]
    } catch (error) {
      return { broken: String(error) }
    }
    try {
      await test?.run()
    } catch {
      return { noticed: test?.title ?? '', file, at }
    }
  }
  return {}
}

state.reached = new Uint32Array(changes)
await knowledge()
loads = 1
const respond = async (task: Case | 'measure'): Promise<void> =>
  port.postMessage(
    task === 'measure' ? await runUnmutated() : { ...(await judge(task)), heap: process.memoryUsage().heapUsed },
  )
port.on('message', (task: Case | 'measure') => void respond(task))
