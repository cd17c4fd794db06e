import { expect, it } from 'vitest'
import { readUnseenCases } from '#evaluation/sets.ts'
import { readTalks, talksIn, turnWeights } from './turns.ts'

it('a conversation nobody may learn from is never learnt from', async () => {
  const learnt = new Set((await readTalks()).map(({ turns }) => turns.join(' // ').toLowerCase()))
  expect(
    (await readUnseenCases())
      .filter(({ turns }) => turns.length > 1 && learnt.has(turns.join(' // ').toLowerCase()))
      .map(({ id }) => id),
  ).toEqual([])
})

it('what stands with right readings comes to speak for them', () => {
  const shows: Record<string, number>[] = [{ by: 1 }, { told: 1 }]
  const weights = turnWeights(Array.from({ length: 20 }, () => ({ shows, right: [false, true], weight: 1 })))
  expect(weights.get('told')).toBeGreaterThan(0.5)
  expect(weights.get('by')).toBeLessThan(-0.5)
})

it('a line of another shape is said', () => {
  expect(() => talksIn('turns.tsv', 'whole\tonly one message', 1)).toThrow('turns.tsv, line 1')
  expect(() => talksIn('turns.tsv', 'other\tone // two', 1)).toThrow('turns.tsv, line 1')
})
