import type { Knowledge } from '../knowledge/knowledge.ts'
import { alarmSigns, alarmSignsOf, likelihoodsOf, pressureOfSigns } from '../safety/alarm-words.ts'
import type { Reading } from '../safety/reading.ts'
import { toldCalmly } from '../safety/told-calmly.ts'
import { toldOfNoLife, toldOfThings } from '../safety/told-of-things.ts'

// The learnt network by itself: of the alarms that nothing was learnt from it finds others than the signs do, so it is asked whatever they say.

/**
 * From this likelihood on something presses: less than beside the signs (../safety/alarm-words.ts), which look for reasons against it. In so few words each says too
 * much; of one sentence by itself, without what is told around it, it must be all but certain. Measured in ./recall.test.ts.
 */
const [enough, enoughInFew, enoughInSentence] = [0.4, 0.6, 0.97]
const [story, few] = [6, 10]

/** The flag that the network alone takes a message for, as a whole or by one sentence; none where it tells of a thing, of somebody who is well, or of no life. */
export const learntAlarm = (knowledge: Knowledge, reading: Reading): string | undefined => {
  if (knowledge.alarmWords.flags.length === 0 || toldOfThings(reading) || toldCalmly(reading)) return undefined
  const heard = (signs: readonly string[], least: number): string | undefined => {
    const words = signs.filter((sign) => !sign.startsWith('@')).length
    if (words < story || pressureOfSigns(knowledge, signs) < (words < few ? Math.max(least, enoughInFew) : least))
      return undefined
    const flag = likeliest(knowledge, signs, reading)
    const ofLife = flag !== undefined && (flag === 'isotretinoin-warning' || knowledge.redFlag(flag).level === 'crisis')
    return ofLife && toldOfNoLife(reading, flag.startsWith('violence')) ? undefined : flag
  }
  const whole = heard(alarmSigns(reading), enough)
  if (whole !== undefined || reading.sentences.length < 2) return whole
  for (const [at, sentence] of reading.sentences.entries()) {
    if (sentence.split(' ').length < story) continue
    const found = heard(alarmSignsOf(reading, at), enoughInSentence)
    if (found !== undefined) return found
  }
  return undefined
}

/** Named only where the network is that sure of what it is; else it is said that somebody must look at it today. */
const sureOfName = 0.5
const unnamed = 'seen-today'

/** The likeliest of the flags that may be meant: a life in danger, or what is at least as likely as not. */
const likeliest = (knowledge: Knowledge, signs: readonly string[], reading: Reading): string | undefined => {
  const { flags } = knowledge.alarmWords
  const raw = likelihoodsOf(knowledge, signs).slice(1)
  const meant = likelihoodsOf(knowledge, signs, reading).slice(1)
  const best = meant.indexOf(Math.max(...meant))
  const flag = flags[best]
  if (flag === undefined || (raw[best] ?? 0) >= sureOfName) return flag
  const isLife = (one: string): boolean => knowledge.redFlag(one).level === 'crisis'
  const ofLife = flags.reduce((sum, one, at) => sum + (isLife(one) ? (raw[at] ?? 0) : 0), 0)
  if (isLife(flag) && ofLife >= enough) return flag
  // What rules it out (../safety/ruled-out.ts) rules out that it is unnamed, too.
  return (meant[flags.indexOf(unnamed)] ?? 0) > 0 ? unnamed : undefined
}
