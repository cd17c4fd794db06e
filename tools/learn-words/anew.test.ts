import { expect, it } from 'vitest'
import { readUnseenCases } from '#evaluation/sets.ts'
import { anewWeights, readAnewTalks } from './anew.ts'

it('the latest sets are measured with, and not learnt from', async () => {
  const learnt = new Set((await readAnewTalks()).map(({ id }) => id))
  const latest = (await readUnseenCases()).map(({ id }) => id).filter((id) => /^(?:28|33)-/.test(id))
  expect(latest.length).toBeGreaterThan(150)
  expect(latest.filter((id) => learnt.has(id))).toEqual([])
})

it('what stands with questions of something else comes to speak for them', () => {
  const weights = new Map(
    anewWeights([
      ...Array.from({ length: 20 }, () => ({ shows: { anew: 1, names: 1 }, anew: true, weight: 1 })),
      ...Array.from({ length: 20 }, () => ({ shows: { anew: 1, back: 1 }, anew: false, weight: 1 })),
    ]).map(({ id, weight }) => [id, weight]),
  )
  expect(weights.get('names')).toBeGreaterThan(0.5)
  expect(weights.get('back')).toBeLessThan(-0.5)
})
