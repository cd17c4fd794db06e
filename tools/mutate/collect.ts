import { expect } from 'vitest'

// Stands in for 'vitest' in the tests that judge a changed rule: gathers them instead of running them, with Vitest's own `expect`. A changed rule asks
// here whether its change is on. It stays while rules and tests are loaded again.

/** Which change is on (-1: none), how often it was asked for since, how often it may be; how often each was reached. */
export const state = { on: -1, asked: 0, most: Infinity, reached: new Uint32Array(0), making: 0 }

/** Whether a change is on. @throws Error where that was asked so often that there is no end to it */
export const isOn = (id: number): boolean => {
  if (state.on !== id) return false
  if (++state.asked > state.most) throw new Error('There is no end to it.')
  return true
}

const OfItself = globalThis.WeakMap
/** What is made once for a knowledge or a text (`oncePer`, `remembered`) is kept in such maps; what was made under one change is not there for the next. */
class Forgetful<K extends WeakKey, V> extends OfItself<K, V> {
  #during = new OfItself<K, number>()
  override get(key: K): V | undefined {
    return this.#during.get(key) === state.making ? super.get(key) : undefined
  }
  override set(key: K, value: V): this {
    this.#during.set(key, state.making)
    return super.set(key, value)
  }
}

type Run = (...row: unknown[]) => unknown
/** A test: its title with those around it and its row, and what it does. */
export type Test = { title: string; run: () => unknown }
const gathered: Test[] = []
const around: string[] = []
const functionIn = (given: readonly unknown[]): Run => given.find((one) => typeof one === 'function') as Run

/** The tests in a file. */
export const testsIn = async (url: string): Promise<Test[]> => {
  globalThis.WeakMap = Forgetful
  try {
    await import(url)
  } finally {
    globalThis.WeakMap = OfItself
  }
  return gathered.splice(0)
}

/** A group of tests. */
export const describe = (title: string, ...given: unknown[]): void => {
  around.push(title)
  functionIn(given)()
  around.pop()
}
/** A test, */
export const it = (title: string, ...given: unknown[]): void => {
  gathered.push({ title: [...around, title].join(' '), run: functionIn(given) })
}
/** and one for each row of a table. */
it.each =
  (rows: readonly unknown[]) =>
  (title: string, ...given: unknown[]): void => {
    for (const row of rows)
      it(`${title} ${JSON.stringify(row)}`, () =>
        functionIn(given)(...(Array.isArray(row) ? (row as unknown[]) : [row])))
  }
export { expect }
