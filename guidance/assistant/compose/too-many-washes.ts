import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'
import { isActive, isMedicine } from './lines.ts'

// "Soap bar, then a face wash, then cream, and another cream at night: is it too much?": which of them is one too many. Source: general.

const washes =
  /\b(?:soaps?|soap bar|dove|lux|protex|dettol|lifebuoy|sunlight|cetaphil|face ?wash|cleansers?|foam(?:ing)? wash|micellar(?: water)?|gel wash|scrubs?|seep|toner)\b/g
const creams = /\b(?:creams?|lotions?|moisturi[sz]ers?|ponds|epimax|nivea|vaseline|aqueous|bio ?oil|camphor|room)\b/
const asksTooMuch = pattern`\b(?:is|isnt|are) (?:it|that|this|all that|all this|they)(?: all)? (?:not )?(?:a bit |way )?(?:too much|too many|overkill|overdoing it|te veel)\b|\b(?:am i|are we) (?:over ?doing|using too (?:much|many))\b|\btoo many (?:products|steps|things|cleansers|washes)\b|\bdo i (?:really )?need (?:all|both)(?: of (?:it|that|them|these))?\b|\bis dit te veel\b`
const back = 2
const enough = 2

/** Whether several washes and creams one after another are too much; undefined where actives are among them, or fewer than two washes. */
export const tooManyWashes = ({ heard, request: { message, turns }, situation }: Asked): Draft | undefined => {
  const said = tokensOf(message).join(' ')
  const story = [
    ...messagesOf(turns)
      .slice(-back)
      .map((text) => tokensOf(text).join(' ')),
    said,
  ].join(' ')
  const found = new Set(story.match(washes) ?? [])
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    situation.babyMonths !== undefined ||
    !asksTooMuch.test(said) ||
    found.size < enough ||
    !creams.test(story) ||
    !/\b(?:then|and|after|before|also|plus|dan)\b/.test(story) ||
    heard.things.some((thing) => isActive(thing) || isMedicine(thing)) ||
    /\b(?:retin\w*|acids?|vitamin c|benzoyl|hair|dishes|times a day)\b/.test(story)
  )
    return undefined
  return {
    paragraphs: [
      '**Yes, the second wash is one too many: one mild cleanser is enough, and soap with another wash after it strips skin.** Twice only in the evening, when make-up or sunscreen has to come off.',
      '**Keep:** the milder, soap-free wash in the evening, lukewarm water in the morning; a bar of soap for hands and feet.',
      '**Creams:** one at a time does it, the lighter one by day and the thicker one at night or where it is dry. Two do no harm, they only cost more; watch out for scent if your skin itches.',
      'If it is not among them: sunscreen, SPF 30–50, every morning does more than a second cream. Tight, itchy or flaky after four weeks: ask a pharmacist.',
    ],
    things: [],
    sources: ['general'],
    sure: true,
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['Which cleanser suits me?', 'Which order do they go in?'],
  }
}
