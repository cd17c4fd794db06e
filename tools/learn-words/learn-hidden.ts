import { sequence, shuffle } from './order.ts'

// A network of one hidden layer (Rumelhart, Hinton, Williams 1986) with rectified units, learnt by AdaGrad (Duchi, Hazan, Singer 2011), words being
// dropped at random (Srivastava et al. 2014) and the weights of the later rounds averaged. Everything is in a fixed order, so that the same
// messages always give the same weights.

export type Weighed = { signs: readonly string[]; label: string; /** How much the example counts. */ counts: number }

/** The network: of each unit its bias and what each sign weighs for it; of each label its bias and what each unit weighs for it. */
export type Network = { units: number[]; signs: Map<string, number[]>; start: number[]; weights: number[][] }

export type HiddenPace = {
  units: number
  rounds: number
  /** From this round on the weights are averaged. */
  settled: number
  /** Falls to a tenth of it in the last round. */
  step: number
  /** How many of the signs are left out each time, so that none is relied on alone. */
  dropped: number
  /** A sign that fewer messages have says nothing of the next one. */
  seenAtLeast: number
  /** Where the order of the examples begins: another one, another network. */
  start?: number
}

const biasStep = 0.01
/** After so many examples the weights are added to their mean: less often, and the last examples of a round count too much. */
const averagedAfter = 2000
const firstSlope = 1e-3

/** A matrix or vector of the network, with what AdaGrad and averaging keep of it. */
const layer = (length: number, first: () => number) => ({
  now: new Float64Array(length).map(first),
  slopes: new Float64Array(length).fill(firstSlope),
  mean: new Float64Array(length),
})

/**
 * Learns how signs speak for labels.
 * @param labels in the order of the weights
 */
export const learnHidden = (
  examples: readonly Weighed[],
  labels: readonly string[],
  { units, rounds, settled, step, dropped, seenAtLeast, start: first }: HiddenPace,
): Network => {
  const seen = new Map<string, number>()
  for (const { signs } of examples) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const names = [...seen]
    .filter(([, times]) => times >= seenAtLeast)
    .map(([sign]) => sign)
    .sort()
  const places = new Map(names.map((sign, at) => [sign, at]))
  const rows = examples.map(({ signs, label, counts }) => ({
    at: signs.flatMap((sign) => places.get(sign) ?? []),
    label: labels.indexOf(label),
    counts,
  }))
  const next = sequence(first)
  const width = labels.length
  const around = (far: number) => () => (next() - 0.5) * far
  const [words, bias] = [layer(names.length * units, around(0.2)), layer(units, () => 0)]
  const [out, start] = [layer(units * width, around(0.4)), layer(width, () => 0)]
  const [heard, felt, said] = [new Float64Array(units), new Float64Array(units), new Float64Array(width)]
  let pace = step
  const move = ({ now, slopes }: typeof words, place: number, slope: number): void => {
    slopes[place] = (slopes[place] ?? 0) + slope * slope
    now[place] = (now[place] ?? 0) - (pace / Math.sqrt(slopes[place] ?? 1)) * slope
  }
  const forward = (at: readonly number[], scale: number): void => {
    heard.set(bias.now)
    for (const sign of at)
      for (let unit = 0; unit < units; unit += 1)
        heard[unit] = (heard[unit] ?? 0) + scale * (words.now[sign * units + unit] ?? 0)
    said.set(start.now)
    for (let unit = 0; unit < units; unit += 1) {
      const one = heard[unit] ?? 0
      if (one > 0)
        for (let label = 0; label < width; label += 1)
          said[label] = (said[label] ?? 0) + one * (out.now[unit * width + label] ?? 0)
    }
    const most = said.reduce((a, b) => Math.max(a, b))
    for (let label = 0; label < width; label += 1) said[label] = Math.exp((said[label] ?? 0) - most)
    const all = said.reduce((sum, one) => sum + one, 0)
    for (let label = 0; label < width; label += 1) said[label] = (said[label] ?? 0) / all
  }
  const backward = (at: readonly number[], scale: number, meant: number, counts: number): void => {
    felt.fill(0)
    for (let label = 0; label < width; label += 1) {
      const error = ((said[label] ?? 0) - (label === meant ? 1 : 0)) * counts
      start.now[label] = (start.now[label] ?? 0) - biasStep * error
      for (let unit = 0; unit < units; unit += 1) {
        const one = heard[unit] ?? 0
        if (one <= 0) continue
        felt[unit] = (felt[unit] ?? 0) + error * (out.now[unit * width + label] ?? 0)
        move(out, unit * width + label, error * one)
      }
    }
    for (let unit = 0; unit < units; unit += 1) {
      const slope = felt[unit] ?? 0
      if (slope === 0) continue
      bias.now[unit] = (bias.now[unit] ?? 0) - biasStep * slope
      for (const sign of at) move(words, sign * units + unit, slope * scale)
    }
  }
  const order = rows.map((_, at) => at)
  let times = 0
  const average = (): void => {
    times += 1
    for (const { now, mean } of [words, bias, out, start])
      for (let at = 0; at < now.length; at += 1) mean[at] = (mean[at] ?? 0) + ((now[at] ?? 0) - (mean[at] ?? 0)) / times
  }
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, next)
    pace = step * (1 - (0.9 * round) / Math.max(1, rounds - 1))
    for (const [turn, place] of order.entries()) {
      const { at: all, label, counts } = rows[place] as (typeof rows)[number]
      const at = all.filter(() => next() >= dropped)
      const scale = 1 / Math.sqrt(Math.max(1, at.length))
      forward(at, scale)
      backward(at, scale, label, counts)
      if (round >= settled && turn % averagedAfter === 0) average()
    }
  }
  return {
    units: [...bias.mean],
    start: [...start.mean],
    signs: new Map(names.map((sign, at) => [sign, [...words.mean.subarray(at * units, (at + 1) * units)]])),
    weights: labels.map((_, label) =>
      Array.from({ length: units }, (_one, unit) => out.mean[unit * width + label] ?? 0),
    ),
  }
}

/** Networks of the same labels and signs as one that says the mean of what they say: their units side by side, each with its share. */
export const meanOf = (networks: readonly Network[]): Network => ({
  units: networks.flatMap(({ units }) => units),
  signs: new Map(
    [...(networks[0]?.signs.keys() ?? [])].map((sign) => [
      sign,
      networks.flatMap(({ signs }) => signs.get(sign) ?? []),
    ]),
  ),
  start: (networks[0]?.start ?? []).map(
    (_, label) => networks.reduce((sum, { start }) => sum + (start[label] ?? 0), 0) / networks.length,
  ),
  weights: (networks[0]?.weights ?? []).map((_, label) =>
    networks.flatMap(({ weights }) => (weights[label] ?? []).map((weight) => weight / networks.length)),
  ),
})
