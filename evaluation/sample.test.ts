import { expect, it } from 'vitest'
import { sampleOf } from './sample.ts'

const cases = Array.from({ length: 100 }, (_, at) => ({
  id: `${at}`,
  topic: at < 80 ? 'routine' : 'sun',
  expect: at % 10 === 0 ? { level: at % 20 === 0 ? 'emergency' : 'crisis' } : {},
}))

it('takes every emergency and crisis, and the requested number of other cases, spread over their topics', () => {
  const sample = sampleOf(cases, 18)
  expect(sample.filter(({ expect: { level } }) => level !== undefined)).toHaveLength(10)
  const others = sample.filter(({ expect: { level } }) => level === undefined)
  expect(others).toHaveLength(18)
  expect(new Set(others.map(({ id }) => id)).size).toBe(18)
  expect(others.filter(({ topic }) => topic === 'sun').length).toBeGreaterThanOrEqual(3)
  expect(sampleOf(cases, 18)).toEqual(sample)
})

it('takes all cases when there are fewer than requested', () => expect(sampleOf(cases, 500)).toHaveLength(100))
