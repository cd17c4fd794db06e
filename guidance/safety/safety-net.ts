import type { Clue } from './clue-search.ts'
import type { Reading } from './reading.ts'

// What no sign (signs.ts) knows may still be an alarm: many words of alarm side by side. Each kind counts once, with its weight.

const table = `
  3 collapse|deadFlesh
  2 breathAlarm|hoarse|wheeze
  2 confused|gut|dizzy
  2 fever
  2 eyeTrouble
  1.5 darkSkin
  1.5 blisters
  1 burntOn|burning
  2.5 skinLost
  1.5 swelling|hives
  1.5 weeping
  1 bleedingNow
  1.5 numb
  1.5 badSmell
  2 strongPain
  1 fastWorse
  1 wontStop
  1.5 exposed
  1 frail
  0.5 tender
  -2 everyday`

const kinds = table.trim().split('\n').map((line) => {
  const [weight, clues = ''] = line.trim().split(' ')
  return { weight: Number(weight), clues: clues.split('|') as Clue[] }
})

/** From this sum on, somebody must look at it today; from the second, now. */
const today = 3
const now = 6

/** How much alarm there is in a sentence and the next one, where there is most. */
export const alarmSum = (reading: Reading): number => {
  const meant = kinds.map(({ weight, clues }) => ({
    weight,
    at: new Set(clues.flatMap((clue) => reading.find(clue))
      .filter((hit) => reading.meant(hit, 'urgent') && !reading.possibility(hit)).map(({ sentence }) => sentence)),
  }))
  const sumAt = (at: number): number => meant.reduce((sum, kind) => (kind.at.has(at) || kind.at.has(at + 1) ? sum + kind.weight : sum), 0)
  return Math.max(0, ...reading.sentences.map((_, at) => sumAt(at)))
}

/** Where words of alarm pile up: the flag to raise. */
export const alarmIn = (reading: Reading): 'seen-today' | 'seen-now' | undefined => {
  const most = alarmSum(reading)
  return most >= now ? 'seen-now' : most >= today ? 'seen-today' : undefined
}
