import type { Knowledge } from '../knowledge/knowledge.ts'
import { alarmSigns, likelihoodsOf, pressureOfSigns } from '../safety/alarm-words.ts'
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
  for (const at of reading.sentences.keys()) {
    const found = heard(alarmSigns(reading, at), enoughInSentence)
    if (found !== undefined) return found
  }
  return undefined
}

/** The likeliest of the flags that may be meant. */
const likeliest = (knowledge: Knowledge, signs: readonly string[], reading: Reading): string | undefined => {
  const [, ...each] = likelihoodsOf(knowledge, signs, reading)
  return knowledge.alarmWords.flags[each.indexOf(Math.max(...each))]
}
