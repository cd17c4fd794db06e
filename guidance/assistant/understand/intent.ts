import { type Intent, intents } from '../conversation.ts'
import { type Cue, cueWords } from '../../text/words/cue-words.ts'
import type { Heard } from './heard.ts'
import { intentReasons } from './intent-reasons.ts'
import { factsOf, speaksOfSkin } from './intent-signs.ts'

type Facts = Readonly<Record<string, boolean>>
type Sign = (heard: Heard, facts: Facts) => boolean
type Reason = { points: number; signs: readonly Sign[] }

const signOf = (written: string): Sign => {
  if (written.includes('/')) {
    const either = written.split('/').map(signOf)
    return (heard, facts) => either.some((sign) => sign(heard, facts))
  }
  if (written.startsWith('!')) {
    const sign = signOf(written.slice(1))
    return (heard, facts) => !sign(heard, facts)
  }
  if (written.startsWith('"')) {
    const words = new Set(written.slice(1, -1).split(' '))
    return ({ tokens }) => tokens.some((token) => words.has(token))
  }
  return Object.hasOwn(cueWords, written)
    ? ({ cues }) => cues.has(written as Cue)
    : (_, facts) => facts[written] === true
}

const groups = intentReasons
  .replace(/\n +/g, ' ')
  .split('# ')
  .slice(1)
  .map((group) => {
    const [intent = '', ...lines] = group.trim().split('\n')
    const reasons = lines.map((line): Reason => {
      const [points = '', ...signs] = line.match(/(?:"[^"]*"|[^\s"])+/g) ?? []
      return { points: Number(points), signs: signs.map(signOf) }
    })
    return { intent: intents.find((one) => one === intent) ?? ('unclear' as const), reasons }
  })

/** What every intent speaks for, in points; the reasons are in intent-reasons.ts. */
export const scoresOf = (heard: Heard): [Intent, number][] => {
  const facts: Facts = factsOf(heard)
  return groups.map(({ intent, reasons }) => [
    intent,
    reasons.reduce((sum, { points, signs }) => (signs.every((sign) => sign(heard, facts)) ? sum + points : sum), 0),
  ])
}

const least = 3.5

/** What a message is after, taken by itself. What shows no reason for anything is `unclear`. */
export const intentOf = (heard: Heard): Intent => {
  let best: Intent = 'unclear'
  let most = least
  for (const [intent, score] of scoresOf(heard)) if (score > most) [best, most] = [intent, score]
  if (best !== 'unclear') return best
  if (heard.things.length > 1) return 'combine'
  if (heard.things.length === 1) return 'what-is'
  if (speaksOfSkin(heard)) return heard.concerns.length > 0 || heard.skinType !== undefined ? 'for-concern' : 'unclear'
  return 'unclear'
}
