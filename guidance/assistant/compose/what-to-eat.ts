import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'

// "What food must I avoid for clear skin?", "what must I eat for eczema?": which food is asked, and not whether food matters. Source: general, and the entries.

type Row = { words: RegExp; avoid: string; eat: string; why: string; does: string }

const rows: readonly Row[] = [
  {
    words: /\b(?:eczema|ekseem|exzema)\b/,
    avoid:
      'Nothing by guess: with eczema leave out only a food that brings hives, swelling or a clear flare within hours, every time',
    eat: 'No food heals eczema: eat what you are used to, with fish, vegetables, fruit and beans as the purse allows',
    why: 'True food allergy sits behind some eczema in small children, seldom in grown-ups; cutting out milk, wheat or eggs on suspicion makes children thin and heals no skin.',
    does: 'thick, fragrance-free cream twice a day and short lukewarm washes; a clinic for tests when a food seems to do it',
  },
  {
    words: /\b(?:rosacea|flushing|red face)\b/,
    avoid:
      'With rosacea the usual triggers are hot drinks, chilli and alcohol; leave out only what makes your own face flush',
    eat: 'No food cures rosacea: eat as you like, less hot, less spiced and with less alcohol',
    why: 'Heat and alcohol widen the vessels; a diary of two weeks shows which of them is yours.',
    does: 'mineral sunscreen SPF 30–50, a mild wash, azelaic acid, and shade',
  },
  {
    words: /\bpsoriasis\b/,
    avoid: 'With psoriasis alcohol is the one most worth leaving; no other food is proven to feed it',
    eat: 'No food cures psoriasis; what brings a heavy body to a steadier weight helps most',
    why: 'Weight, alcohol and smoking make it worse and treatment weaker.',
    does: 'the treatment you were given, thick cream, and a clinic for sore joints',
  },
  {
    words:
      /\b(?:acne|pimples?|clear(?:er)? (?:skin|face)|(?:skin|face) clear(?:er)?|breakouts?|zits?|break(?:s|ing)? (?:me )?out|spots|skoon vel|puisies|oily)\b/,
    avoid:
      'For clear skin cut down first on sweet drinks, sweets and white bread or pap, then on whey powder, and then on milk; nothing else is proven',
    eat: 'For clear skin eat what keeps sugar steady: beans, lentils, vegetables, eggs, fish such as pilchards, oats and brown bread, with water for thirst',
    why: 'No food alone causes acne or clears it; hormones, oil and plugged pores do more. Chocolate, chips and spices have little proof against them. Try one change for six to eight weeks and keep it only if you see a difference.',
    does: 'a mild wash, benzoyl peroxide 2.5% or salicylic acid at night, a light moisturiser and sunscreen',
  },
  {
    words: /\b(?:skin|face|glow\w*|vel|wrinkles|dark (?:spots|marks)|pigmentation|dry)\b/,
    avoid: 'For healthy skin no food is forbidden: less sugar, sweet drinks and alcohol is the most that is worth it',
    eat: 'For healthy skin eat plainly and mixed: vegetables, fruit, beans, eggs, pilchards, oats and maas, with water for thirst',
    why: 'No single food makes skin good: in somebody who eats enough none fades marks, smooths lines or brings a glow; what is missing, such as iron, shows in a blood test.',
    does: 'sunscreen SPF 30–50 every morning, a moisturiser, no smoking, and sleep',
  },
]
const asks = pattern`
  \b(?:what|which|wat|watter|whats|list|name)\b.{0,30}\b(?:foods?|eat\w*|diet|kos|eet|drinks?|fruits?|meals?|vegetables)\b|\b(?:foods?|diet)\b.{0,20}\b(?:avoid|cut out|stay away|leave out|eat for|good for)\b`
const leaves =
  /\b(?:avoid\w*|cut(?:ting)? out|stay away|leave out|stop eating|not eat|shouldnt eat|not to eat|bad for|no go|worst|cause\w*|trigger\w*|vermy|quit|give up|makes? .* worse)\b/
const elsewise =
  /\b(?:allerg\w*|hives|swell\w*|throat|pregnan\w*|baby|breastfe\w*|supplements?|vitamins?|pills?|tablets?|put on|mask|apply|rub|on my face|drink (?:alcohol|water)|hair)\b/

/** Which food to eat or leave for a trouble, verdict first; undefined where that is not asked. */
export const whatToEat = ({ heard, request, situation }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.things.length > 0 ||
    situation.conditions.has('under-12') ||
    said.split(' ').length > 18 ||
    !asks.test(said) ||
    elsewise.test(said)
  )
    return undefined
  const told = messagesOf(request.turns)
    .slice(-2)
    .map((text) => tokensOf(text).join(' '))
    .toReversed()
  const row = [said, ...told].flatMap((text) => rows.find(({ words }) => words.test(text)) ?? [])[0]
  if (row === undefined) return undefined
  const no = leaves.test(said)
  return {
    paragraphs: [
      `**${no ? row.avoid : row.eat}.**`,
      row.why,
      no
        ? `**Instead:** ${row.eat.replace(/^(?:For|No)\b/, (word) => word.toLowerCase())}.`
        : `**Less of:** ${row.avoid.replace(/^(?:For|With|Nothing)\b/, (word) => word.toLowerCase())}.`,
      `**What does more:** ${row.does}. Before you cut out whole groups, ask a clinic or dietitian.`,
    ],
    things: [],
    brief: true,
    sure: true,
    sources: ['general'],
    topic: { intent: 'particular', ingredients: [], concerns: [...heard.concerns] },
    suggestions: ['What clears pimples?', 'Does drinking water help skin?'],
  }
}
