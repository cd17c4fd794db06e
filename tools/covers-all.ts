// For mutation tests: what is made once a knowledge (guidance/knowledge/knowledge.ts, `oncePer`) is made in the first test that asks for it, and Stryker
// would judge it by that test alone. Made outside of any test, it counts as loaded with the module, and is judged by all of them.

type Counting = { currentTestId?: string | undefined }
const counting = (): Counting => ((globalThis as { __stryker__?: Counting }).__stryker__ ??= {})

const isKnowledge = (key: object): boolean => 'redFlags' in key && 'lighteners' in key

/** What is being made, the innermost last. */
const making: object[] = []
let test: string | undefined

const OfItself = globalThis.WeakMap
globalThis.WeakMap = class<K extends object, V> extends OfItself<K, V> {
  override get(key: K): V | undefined {
    const made = super.get(key)
    if (made === undefined && isKnowledge(key)) {
      if (making.length === 0) test = counting().currentTestId
      making.push(this)
      counting().currentTestId = undefined
    }
    return made
  }
  override set(key: K, value: V): this {
    if (making.at(-1) === this) {
      making.pop()
      if (making.length === 0) counting().currentTestId = test
    }
    return super.set(key, value)
  }
}
