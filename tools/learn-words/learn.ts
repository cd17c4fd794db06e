import { sequence, shuffle } from './order.ts'

// Softmax regression by AdaGrad (Duchi, Hazan, Singer 2011): no library for it is kept well, and it is thirty lines. Everything is in a fixed
// order, so that the same messages always give the same weights.

export type Example = { signs: readonly string[]; label: string }

/** Weights in quarters: of each label at the start, and of each sign for the labels it says something of. */
export type Learnt = { labels: string[]; start: number[]; weights: Map<string, number[]> }

/** How it is learnt. */
export type Pace = {
  rounds: number
  /** From this round on the weights are averaged, so that the order of the last messages makes no difference. */
  settled: number
  step: number
  /** How much a weight is drawn towards nothing: what few messages say counts for little. */
  decay: number
  /** How much each step draws a weight to nothing at all (Tsuruoka, Tsujii, Ananiadou 2009), so that most words say something of few labels. */
  sparsity: number
  /** A sign that fewer messages have says nothing of the next one. */
  seenAtLeast: number
  /** What is smaller says too little to be carried. */
  smallest: number
}

/** Weights are written in these parts of one: finer ones told no more messages apart. */
const parts = 4

/**
 * Learns how much each sign speaks for each label.
 * @param labels in the order of the weights, the usual one first
 */
export const learn = (
  examples: readonly Example[],
  labels: readonly string[],
  { rounds, settled, step, decay, sparsity, seenAtLeast, smallest }: Pace,
): Learnt => {
  const seen = new Map<string, number>()
  for (const { signs } of examples) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const names = [...seen]
    .filter(([, times]) => times >= seenAtLeast)
    .map(([sign]) => sign)
    .sort()
  const places = new Map(names.map((sign, at) => [sign, at]))
  const width = labels.length
  const [weights, slopes, start] = [
    new Float64Array(names.length * width),
    new Float64Array(names.length * width).fill(1e-6),
    new Float64Array(width),
  ]
  const rows = examples.map(({ signs, label }) => ({
    at: signs.flatMap((sign) => places.get(sign) ?? []),
    label: labels.indexOf(label),
  }))
  const next = sequence()
  const order = rows.map((_, at) => at)
  const sums = new Float64Array(width)
  const [meanWeights, meanStart] = [new Float64Array(weights.length), new Float64Array(width)]
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, next)
    for (const place of order) {
      const { at, label } = rows[place] as { at: number[]; label: number }
      const scale = 1 / Math.sqrt(Math.max(1, at.length))
      sums.set(start)
      for (const sign of at)
        for (let k = 0; k < width; k += 1) sums[k] = (sums[k] ?? 0) + scale * (weights[sign * width + k] ?? 0)
      const most = Math.max(...sums)
      const powers = sums.map((sum) => Math.exp(sum - most))
      const all = powers.reduce((sum, power) => sum + power, 0)
      for (let k = 0; k < width; k += 1) {
        const error = (powers[k] ?? 0) / all - (k === label ? 1 : 0)
        start[k] = (start[k] ?? 0) - 0.01 * error
        for (const sign of at) {
          const place = sign * width + k
          const slope = error * scale + decay * (weights[place] ?? 0)
          slopes[place] = (slopes[place] ?? 0) + slope * slope
          const pace = step / Math.sqrt(slopes[place] ?? 1)
          const moved = (weights[place] ?? 0) - pace * slope
          weights[place] = Math.sign(moved) * Math.max(0, Math.abs(moved) - pace * sparsity)
        }
      }
    }
    if (round < settled) continue
    for (let at = 0; at < weights.length; at += 1)
      meanWeights[at] = (meanWeights[at] ?? 0) + (weights[at] ?? 0) / (rounds - settled)
    for (let at = 0; at < width; at += 1) meanStart[at] = (meanStart[at] ?? 0) + (start[at] ?? 0) / (rounds - settled)
  }
  const inParts = (value: number): number => (Math.abs(value) < smallest ? 0 : Math.round(value * parts))
  const kept = names.map(
    (sign, at) => [sign, Array.from(meanWeights.subarray(at * width, (at + 1) * width), inParts)] as const,
  )
  return {
    labels: [...labels],
    start: Array.from(meanStart, inParts),
    weights: new Map(kept.filter(([, row]) => row.some((one) => one !== 0))),
  }
}
