import { expect, it } from 'vitest'
import { type HiddenPace, learnHidden, meanOf, type Weighed } from './learn-hidden.ts'

const pace: HiddenPace = { units: 8, rounds: 40, settled: 20, step: 0.1, dropped: 0, seenAtLeast: 2 }
const examples = (rows: readonly (readonly [signs: string, label: string])[]): Weighed[] =>
  Array.from({ length: 40 }, () => rows)
    .flat()
    .map(([signs, label]) => ({ signs: signs.split(' '), label, counts: 1 }))

/** What the network takes signs for. */
const takenFor = (rows: readonly Weighed[], given: Partial<HiddenPace>, signs: readonly string[]): string => {
  const labels = ['none', 'alarm']
  const { units, signs: known, start, weights } = learnHidden(rows, labels, { ...pace, ...given })
  const at = signs.flatMap((sign) => (known.has(sign) ? [known.get(sign) as number[]] : []))
  const heard = units.map((bias, unit) =>
    Math.max(0, bias + at.reduce((sum, row) => sum + (row[unit] ?? 0), 0) / Math.sqrt(Math.max(1, at.length))),
  )
  const sums = start.map((bias, label) =>
    heard.reduce((sum, one, unit) => sum + one * (weights[label]?.[unit] ?? 0), bias),
  )
  return labels[sums.indexOf(Math.max(...sums))] ?? ''
}

it('two signs that are harmless apart and an alarm together are learnt, which no sum of weights can', () => {
  const rows = examples([
    ['pregnant', 'none'],
    ['retinol', 'none'],
    ['pregnant retinol', 'alarm'],
    ['cream', 'none'],
  ])
  expect(takenFor(rows, {}, ['pregnant', 'retinol'])).toBe('alarm')
  for (const sign of ['pregnant', 'retinol']) expect(takenFor(rows, {}, [sign]), sign).toBe('none')
})

it('a sign is nothing where it stands in fewer messages than it must', () => {
  const rows = [
    ...examples([
      ['cream', 'none'],
      ['acid', 'alarm'],
    ]),
    { signs: ['zonk'], label: 'alarm', counts: 1 },
  ]
  const { signs } = learnHidden(rows, ['none', 'alarm'], pace)
  expect([...signs.keys()]).toEqual(['acid', 'cream'])
})

it('an example that counts more outweighs as many that count less', () => {
  const rows = examples([
    ['cream', 'none'],
    ['cream', 'alarm'],
  ])
  expect(
    takenFor(
      rows.map((row) => ({ ...row, counts: row.label === 'alarm' ? 3 : 1 })),
      {},
      ['cream'],
    ),
  ).toBe('alarm')
  expect(
    takenFor(
      rows.map((row) => ({ ...row, counts: row.label === 'none' ? 3 : 1 })),
      {},
      ['cream'],
    ),
  ).toBe('none')
})

it('the same examples give the same network', () => {
  const rows = examples([
    ['pregnant', 'none'],
    ['acid', 'alarm'],
  ])
  expect(learnHidden(rows, ['none', 'alarm'], { ...pace, dropped: 0.3 })).toEqual(
    learnHidden(rows, ['none', 'alarm'], { ...pace, dropped: 0.3 }),
  )
})

it('the mean of two networks says the mean of what both say', () => {
  const rows = examples([
    ['pregnant', 'none'],
    ['acid', 'alarm'],
  ])
  const two = [1, 5].map((start) => learnHidden(rows, ['none', 'alarm'], { ...pace, dropped: 0.3, start }))
  const says = ({ units, signs, start, weights }: ReturnType<typeof meanOf>): number[] => {
    const heard = units.map((bias, unit) => Math.max(0, bias + (signs.get('acid')?.[unit] ?? 0)))
    return start.map((bias, label) => heard.reduce((sum, one, unit) => sum + one * (weights[label]?.[unit] ?? 0), bias))
  }
  const [one = [], other = []] = two.map(says)
  expect(one).not.toEqual(other)
  for (const [label, sum] of says(meanOf(two)).entries())
    expect(sum).toBeCloseTo(((one[label] ?? 0) + (other[label] ?? 0)) / 2)
})
