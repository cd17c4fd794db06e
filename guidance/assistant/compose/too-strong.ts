import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { hear } from '../understand/understand.ts'
import type { Asked, Draft } from './draft.ts'
import { strengthOf, usageOf } from './facts.ts'
import { isActive, isMedicine, isRetinoid } from './lines.ts'

// "Benzoyl peroxide burns my face" – "I put it on twice a day, the 10% one": how strong or how often tells why, and no allergy was told. Source: general dermatology practice.

const hurts =
  /(?<!\b(?:no|not|dont|doesnt|didnt|never|without|isnt|stopped) (?:\w+ )?)\b(?:burn(?:s|ing|ed)|sting(?:s|ing)|stung|peeling|(?:makes?|made|making) (?:my |me )?(?:\w+ )?peel|raw|irritat(?:es|ed|ing))\b/
const allergic =
  /\b(?:swell\w*|swollen|hives|welts|blister\w*|weep\w*|ooz\w*|throat|wheez\w*|breath\w*|allerg\w*|rash|eyes?|eyelids?)\b/
const often = pattern`\b(?:(?:2|3|two|three) ?x|twice|(?:2|3|two|three) times(?: (?:a|per) day)?|morning and (?:night|evening)|day and night|every (?:single )?(?:day|night|morning|evening)|daily|nightly|both morning and night)\b`
const strong = /\b\d+(?: \d+)? ?percent\b/
const asksElse = /\b(?:instead|which|what else|can i (?:mix|use|put)|how (?:do|long|much)|why|price|buy)\b/
const longest = 16

/** Why what burns does so, once it is told how strong or how often it is used; undefined elsewhere. */
export const tooStrong = ({ knowledge, heard, request, situation }: Asked): Draft | undefined => {
  const before = messagesOf(request.turns).slice(-1)
  if (
    before.length === 0 ||
    request.message.includes('?') ||
    heard.isLabel ||
    heard.injected ||
    situation.conditions.has('under-12')
  )
    return undefined
  const said = tokensOf(request.message).join(' ')
  const told = before.map((text) => tokensOf(text).join(' ')).join(' . ')
  if (
    said.split(' ').length > longest ||
    !(often.test(said) || strong.test(said)) ||
    asksElse.test(said) ||
    !hurts.test(told) ||
    allergic.test(`${told} ${said}`)
  )
    return undefined
  const named = before.flatMap((text) => hear(knowledge, text).things)
  const [thing] = named
  const own = hear(knowledge, request.message).things
  if (
    thing === undefined ||
    named.some(({ called }) => called !== thing.called) ||
    own.some(({ called }) => called !== thing.called) ||
    isMedicine(thing) ||
    !(isActive(thing) || thing.ingredient?.id === 'benzoyl-peroxide' || thing.ingredient?.id === 'azelaic-acid')
  )
    return undefined
  const peroxide = thing.ingredient?.id === 'benzoyl-peroxide'
  const range = strengthOf(thing)
  const because = [strong.test(said) ? 'so strong' : undefined, often.test(said) ? 'so often' : undefined]
    .filter((one) => one !== undefined)
    .join(' and ')
  return {
    paragraphs: [
      `**Then it is most likely too much: ${thing.called} ${because} is more than most faces bear.**`,
      '**Stop for now,** until nothing stings, mostly about a week: only a mild, soap-free wash, a plain fragrance-free moisturiser and sunscreen, SPF 30–50, by day.',
      peroxide
        ? '**Then lower:** 2.5% clears about as much as 10% and stings far less. A thin layer every second evening over moisturiser, or five to ten minutes and rinse it off; after a calm month once a day at most. It bleaches towels.'
        : `**Then lower and less often:** ${range === undefined ? 'the weakest that is sold' : `the low end of ${range}`}, a thin layer over moisturiser, ${usageOf(thing).often.includes('week') ? 'one or two evenings a week' : 'every second evening'} at first, and no other acid, scrub or retinoid${isRetinoid(thing) ? '' : ' that night'}. ${isRetinoid(thing) ? 'Not in pregnancy.' : ''}`.trim(),
      'Does it burn again even so? Leave it for good. Swelling, hives, blisters or weeping skin: no more of it, and a pharmacist or clinic today.',
    ],
    brief: true,
    things: [thing],
    sources: ['general'],
    suggestions: ['What can I use instead?', 'How do I repair my skin barrier?'],
    topic: {
      intent: 'how-to-use',
      ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id],
      families: thing.family === undefined ? [] : [thing.family],
    },
  }
}
