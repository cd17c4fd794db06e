import { expect } from 'vitest'

// Replaces 'vitest' in the tests of a mutated rule: collects the tests instead of running them, with Vitest's own `expect`. A mutated rule checks here
// whether its mutation is on. This module stays loaded while rules and tests are reloaded.

/** The active mutation (-1: none), how often it was checked and how often it may be; how often each mutation was reached. */
export const state = { on: -1, checks: 0, maxChecks: Infinity, reached: new Uint32Array(0), generation: 0 }

/** Whether a mutation is on. @throws Error after so many checks that the mutation must have caused an endless loop */
export const isOn = (id: number): boolean => {
  if (state.on !== id) return false
  if (++state.checks > state.maxChecks) throw new Error('The mutation causes an endless loop.')
  return true
}

const NativeWeakMap = globalThis.WeakMap
/** `oncePer` and `remembered` cache in such maps. This one hides entries that were made under another mutation. */
class MutationScopedMap<K extends WeakKey, V> extends NativeWeakMap<K, V> {
  #during = new NativeWeakMap<K, number>()
  override get(key: K): V | undefined {
    return this.#during.get(key) === state.generation ? super.get(key) : undefined
  }
  override set(key: K, value: V): this {
    this.#during.set(key, state.generation)
    return super.set(key, value)
  }
}

type Run = (...row: unknown[]) => unknown
/** A test: its title including the groups around it and its row, and its body. */
export type Test = { title: string; run: () => unknown }
const collected: Test[] = []
const around: string[] = []
const functionIn = (args: readonly unknown[]): Run => args.find((one) => typeof one === 'function') as Run

/** Loads a test file. @returns the tests in it */
export const testsIn = async (url: string): Promise<Test[]> => {
  globalThis.WeakMap = MutationScopedMap
  try {
    await import(url)
  } finally {
    globalThis.WeakMap = NativeWeakMap
  }
  return collected.splice(0)
}

/** A group of tests. */
export const describe = (title: string, ...args: unknown[]): void => {
  around.push(title)
  functionIn(args)()
  around.pop()
}
/** A test, */
export const it = (title: string, ...args: unknown[]): void => {
  collected.push({ title: [...around, title].join(' '), run: functionIn(args) })
}
/** and one for each row of a table. */
it.each =
  (rows: readonly unknown[]) =>
  (title: string, ...args: unknown[]): void => {
    for (const row of rows)
      it(`${title} ${JSON.stringify(row)}`, () =>
        functionIn(args)(...(Array.isArray(row) ? (row as unknown[]) : [row])))
  }
export { expect }
