import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { guarded } from '../guard.ts'
import type { Asked, Draft } from './draft.ts'

// "Beard itches since I grow it" – "oil or balm? and how many drops?": which of the two, how much, and what else the itch may be. Source: general dermatology practice.

const beard = /\b(?:beard|stubble|moustache|goatee|baard)\b/
const either =
  /\boils?\b.{0,20}\b(?:or|vs|versus|of)\b.{0,20}\b(?:balms?|butters?|wax|cream)\b|\b(?:balms?|butters?)\b.{0,20}\b(?:or|vs|versus|of)\b.{0,20}\boils?\b/
const amount = /\bhow (?:many drops|much)\b|\bhoeveel (?:druppels)?\b/
const named = /\b(?:beard )?(?:oil|balm|butter)\b/
const otherwise =
  /\b(?:coconut|castor|argan|jojoba|tea tree|minoxidil|grow (?:faster|thicker)|patchy|bumps?|ingrown\w*|razor|ring ?worm|bald|burn\w*|cost\w*|pric\w*|rand|buy)\b/

/** Oil or balm for a beard, and how much of it; undefined where neither is asked of a beard. */
export const beardOilOrBalm = (asked: Asked): Draft | undefined => {
  const {
    knowledge,
    heard,
    situation,
    request: { message, turns },
  } = asked
  const said = tokensOf(message).join(' ')
  const story = [
    ...messagesOf(turns)
      .slice(-2)
      .map((text) => tokensOf(text).join(' ')),
    said,
  ].join(' ')
  const asks = either.test(said) || (amount.test(said) && named.test(story))
  if (
    heard.isLabel ||
    heard.injected ||
    !beard.test(story) ||
    !asks ||
    otherwise.test(story) ||
    situation.babyMonths !== undefined
  )
    return undefined
  const paragraphs = [
    '**Either will do: oil for stubble and a short beard, because it reaches the skin; balm for a longer or dry one, because it holds hair and seals.** Both only soften; neither makes it grow.',
    '**How much:** two or three drops of oil for stubble, four to six for a longer beard; of balm a pea, up to a thumbnail. Warm it in your palms and work it down to the skin, once a day on damp hair after washing.',
    '**The itch** of a new beard is dry skin and sharp ends, and passes in two to four weeks. Mild wash two or three times a week, your face moisturiser under it, fragrance-free. Skin that breaks out: moisturiser only, no oil.',
    'Yellow flakes or red, greasy skin: an anti-dandruff shampoo twice a week, left on for three minutes. Round scaly patches, pus or bald spots: a clinic.',
  ]
  if (paragraphs.some((text) => guarded(knowledge, text, situation) !== text)) return undefined
  return {
    paragraphs,
    things: [],
    sources: ['general'],
    sure: true,
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['Which wash for a beard?', 'How do I treat flakes in my beard?'],
  }
}
