import { expect, it } from 'vitest'
import { changedRules } from './changes.ts'

const { changes, counting, plain } = await changedRules()

it('puts every mutation behind its own switch, in its own file', () => {
  const code = new Map(Object.entries(plain).map(([path, text]) => [path.split('/').at(-1), text]))
  const missing = changes.filter(({ id, file }) => code.get(file)?.includes(`stryMutAct_9fa48(${id})`) !== true)
  expect(changes.length).toBeGreaterThan(3000)
  expect(missing).toEqual([])
})

it('does not mutate string literals or regular expressions', () => {
  expect(changes.filter(({ kind }) => kind === 'StringLiteral' || kind === 'Regex')).toEqual([])
})

it('counts coverage only in the instrumented code that asks for it', () => {
  expect(Object.values(counting).some((text) => text.includes('stryState.reached['))).toBe(true)
  expect(Object.values(plain).some((text) => text.includes('stryState.reached['))).toBe(false)
})
