import { type Intent, messagesOf } from '../conversation.ts'
import { hear } from '../understand/understand.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, listed, saidIn, type Sketch } from './draft.ts'
import { insteadFor } from './never-on-skin.ts'

// Lemon, vinegar, baking soda and toothpaste are never a yes, whatever they are put on, mixed with or put over. Source: general dermatology practice.

const burns: Readonly<Record<string, string>> = {
  lemon: 'lemon',
  vinegar: 'vinegar',
  'baking-soda': 'baking soda (sodium bicarbonate)',
  toothpaste: 'toothpaste',
}

const ofUse = new Set<Intent>([
  'safe',
  'combine',
  'does-help',
  'how-often',
  'how-to-use',
  'when',
  'order',
  'for-concern',
  'suggest',
  'unknown-ingredient',
  'how-long',
])

/** Eaten, drunk, smelt, kept for teeth and floors, or one of many things on a label. */
const otherwise = pattern`
  \b(?:drink\w*|eat\w*|tea|water|gummies|capsules?|smells?(?= (?:of|like))|scent\w*|teeth|tooth|brush\w*|mouth|lips?|extract|essential|peel oil|contains?|ingredients?|label|
  listed|without|free|allerg\w*|react\w*|instead of|not|never|stopped|used to|laundry|clean(?:ing)? (?:my|the)|hair|scalp|stung|sting|in (?:(?:my|the|a|
  this|their|its) )?(?:toner|serum|sunscreen|product|deodorant|soap|shampoo|toothpaste))\b`

const ofMarks =
  /\b(?:marks?|dark\w*|black|brown|spots?|scars?|tone|pigment\w*|light\w*|bright\w*|bleach\w*|melasma|merke|vlekke)\b/
const finished =
  'a finished product made for skin, with its strength on the pack; tell me what you want it for, and I name one.'

/** The no to what burns skin from the kitchen or the basin, where an answer to the rest of the question would be a yes. */
export const kitchenHarm = (asked: Asked, intent: Intent): Sketch | undefined => {
  const { household: named, isLabel, harmed, particular, followsUp, things } = asked.heard
  const last = messagesOf(asked.request.turns).at(-1)
  // "I scrub with baking soda" – "is that ok?": it goes on of what was told.
  const before =
    named.length === 0 &&
    followsUp &&
    (things.length > 0 || /\b(?:it|this|that)\b/.test(saidIn(asked))) &&
    last !== undefined
      ? hear(asked.knowledge, last)
      : undefined
  const household =
    before === undefined
      ? named
      : before.household.filter(() => before.things.every(({ called }) => things.some((one) => one.called === called)))
  const said = before === undefined ? saidIn(asked) : `${before.tokens.join(' ')} . ${saidIn(asked)}`
  const harsh = household.filter(({ id }) => burns[id] !== undefined)
  const says = intent === 'particular' ? (particular?.says[0] ?? '') : ''
  // A ready answer is kept, unless it says yes to the rest of the question.
  const serves = intent === 'particular' ? !/^\**Yes\b/.test(says) : !ofUse.has(intent) || particular?.sure === true
  if (harsh.length === 0 || isLabel || harmed || serves || otherwise.test(said)) return undefined
  return {
    paragraphs: [
      `**No, keep ${listed(harsh.map(({ id }) => burns[id] ?? id))} off your skin, also mixed into something mild.** ` +
        harsh.map(({ says }) => says.replaceAll('**', '')).join(' '),
      'A burn from it leaves a dark mark that outlasts what it was meant to clear, above all on deeper skin.',
      `**Instead:** ${ofMarks.test(said) ? insteadFor(said) : insteadFor(said, finished)}`,
      '**On the skin already?** Rinse with plenty of cool water and put on a plain moisturiser; blisters or pain that stays: a clinic.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'myth', ingredients: [] },
    suggestions: ['What helps with dark marks?', 'Which gentle acid can I start with?'],
  }
}
