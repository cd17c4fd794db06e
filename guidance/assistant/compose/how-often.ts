import type { Thing } from '../understand/things.ts'
import { capital } from './draft.ts'

const twice = /\b(?:twice|two times|2 ?x|2 times|morning and (?:night|evening)|day and night)\b/
const everyDay = /\b(?:daily|everyday|every ?day|each day|elke dag|daagliks|nightly|every night)\b/

/** How often a wash with an active, in the way it is asked. */
export const washOften = (said: string, { called }: Thing): string => (twice.test(said)
  ? `**Once a day is enough for a wash with ${called}, every second day if skin feels tight.**`
  : everyDay.test(said) ? `**Yes, a wash with ${called} once a day is fine for most skin, because it is rinsed off; every second day if skin feels tight.**`
    : `**A wash with ${called}: up to once a day; every second day if skin feels tight.**`)

const asksYesNo = /^(?:so |and |but |hi |hey |also )*(?:can|may|could|should|must|is|are|am|do|does|kan|mag|moet)\b/

/** "Twice a day?", "every day?", or how often at all. */
export const oftenVerdict = (said: string, often: string): string => {
  const slow = /second|week/.test(often)
  if (/\b(?:twice|two times|2 ?x|2 times) (?:a|per|in|n|each|every|daily|\d)/.test(said) && !/week/.test(said)) {
    return often.includes('twice a day') ? `Yes: ${often}` : `No, not twice a day: ${often}`
  }
  if (slow && (everyDay.test(said) || /\b(?:every|elke)\b/.test(said))) return `Not every day from the start: ${often}`
  return asksYesNo.test(said) && everyDay.test(said) ? `Yes: ${often}` : capital(often)
}
