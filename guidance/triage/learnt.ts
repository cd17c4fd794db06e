import type { Knowledge } from '../knowledge/knowledge.ts'
import { alarmSigns, likelihoodsOf } from '../safety/alarm-words.ts'
import type { Reading } from '../safety/reading.ts'
import { toldOfNoLife } from '../safety/told-of-things.ts'

// The learnt network by itself: of the alarms that nothing was learnt from it finds others than the signs do, so it is asked whatever they say.

/** So likely must an alarm be, of the whole message and of one sentence, where words that are harmless beside it are left out. */
export const enough = { whole: 0.6, sentence: 0.95 } as const
/** Fewer words than this are no story. */
const story = 4

/** The likeliest alarm of some signs, and how likely it is that anything presses. */
const weigh = (knowledge: Knowledge, signs: readonly string[], reading: Reading): { flag: string; likely: number } => {
  const [none = 1, ...each] = likelihoodsOf(knowledge, signs, reading)
  const best = each.reduce((most, one, at) => (one > (each[most] ?? 0) ? at : most), 0)
  return { flag: knowledge.alarmWords.flags[best] ?? '', likely: 1 - none }
}

/** The flag that the network alone takes a message for, as a whole or by one sentence. */
export const learntAlarm = (knowledge: Knowledge, reading: Reading): string | undefined => {
  if (knowledge.alarmWords.flags.length === 0) return undefined
  const isLife = (flag: string): boolean => knowledge.redFlag(flag).level === 'crisis'
  const heard = (signs: readonly string[], least: number): string | undefined => {
    if (signs.filter((sign) => !sign.startsWith('@')).length < story) return undefined
    const { flag, likely } = weigh(knowledge, signs, reading)
    if (likely < least || flag === '') return undefined
    return isLife(flag) && toldOfNoLife(reading, flag !== 'suicidal-thoughts') ? undefined : flag
  }
  const whole = heard(alarmSigns(reading), enough.whole)
  if (whole !== undefined || reading.sentences.length < 2) return whole
  for (const sentence of reading.sentences.keys()) {
    const found = heard(alarmSigns(reading, sentence), enough.sentence)
    if (found !== undefined) return found
  }
  return undefined
}
