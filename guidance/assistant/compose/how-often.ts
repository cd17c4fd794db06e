import { messagesOf } from '../conversation.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital } from './draft.ts'

const twice = /\b(?:twice|two times|2 ?x|2 times|morning and (?:night|evening)|day and night)\b/
const everyDay =
  /\b(?:daily|everyday|every ?day|each day|elke dag|daagliks|nightly|every (?:single )?(?:night|morning|evening))\b/

/** "Can it be used every day?": a yes or a no is asked for. */
export const asksDaily = (said: string): boolean =>
  everyDay.test(said) &&
  /^(?:(?:hi|hey|so|and|ok|please) )*(?:can|could|may|should|must|is|are|do|does|kan|mag|moet)\b/.test(said)

/** How often a wash with an active, in the way it is asked. */
export const washOften = (said: string, { called }: Thing): string =>
  twice.test(said)
    ? `**Once a day is enough for a wash with ${called}, every second day if skin feels tight.**`
    : everyDay.test(said)
      ? `**Yes, a wash with ${called} once a day is fine for most skin, because it is rinsed off; every second day if skin feels tight.**`
      : `**A wash with ${called}: up to once a day; every second day if skin feels tight.**`

/** "Twice a day?", "every day?", or how often at all. */
export const oftenVerdict = (said: string, often: string): string => {
  const slow = /second|week/.test(often)
  if (/\b(?:twice|two times|2 ?x|2 times) (?:a|per|in|n|each|every|daily|\d)/.test(said) && !/week/.test(said)) {
    return often.includes('twice a day') ? `Yes: ${often}` : `No, not twice a day: ${often}`
  }
  if (slow)
    return everyDay.test(said) || /\b(?:every|elke)\b/.test(said)
      ? `Not every day from the start: ${often}`
      : capital(often)
  return asksDaily(said) ? `Yes: ${often}` : capital(often)
}

const seals: ReadonlySet<string> = new Set(['petrolatum', 'lanolin', 'shea-butter', 'beeswax'])

/** How often where a place or a skin was told that decides it: lips as often as they feel dry, sensitive skin seldomer. Undefined where none was. */
export const oftenForTold = (
  { heard: { skinType }, situation, request }: Asked,
  { ingredient, called }: Thing,
  often: string,
): string | undefined => {
  const told = [...messagesOf(request.turns).slice(-3), request.message].join('. ').toLowerCase()
  if (/\blips?\b/.test(told) && ingredient !== undefined && seals.has(ingredient.id)) {
    return `**Many times a day: ${called} on the lips whenever they feel dry, after eating and drinking, and thickly at night; there is no upper limit.**`
  }
  if (/\b(?:heels?|feet)\b/.test(told) && ingredient !== undefined && seals.has(ingredient.id))
    return `**Every night, thickly, on damp heels under cotton socks, and thinly in the morning; there is no upper limit.**`
  return (skinType ?? situation.skinType) === 'sensitive' && /second|week/.test(often)
    ? `**On sensitive skin once a week for the first weeks, then twice if nothing stings, and seldom more; on other skin ${often}.**`
    : undefined
}
