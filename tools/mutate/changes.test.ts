import { expect, it } from 'vitest'
import { changedRules } from './changes.ts'

const { changes, counting, plain } = await changedRules()

it('every change stands behind a switch of its own in the file it is made in', () => {
  const code = new Map(Object.entries(plain).map(([path, text]) => [path.split('/').at(-1), text]))
  const missing = changes.filter(({ id, file }) => code.get(file)?.includes(`stryMutAct_9fa48(${id})`) !== true)
  expect(changes.length).toBeGreaterThan(3000)
  expect(missing).toEqual([])
})

it('words and regular expressions are left as they are', () => {
  expect(changes.filter(({ kind }) => kind === 'StringLiteral' || kind === 'Regex')).toEqual([])
})

it('what is reached is counted only where it is asked for', () => {
  expect(Object.values(counting).some((text) => text.includes('stryState.reached['))).toBe(true)
  expect(Object.values(plain).some((text) => text.includes('stryState.reached['))).toBe(false)
})
