import { messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, type Draft } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// Needles, blades and wax over skin that has something on it: the tool is asked about, the skin decides. Source: general dermatology practice.

type Tool = { words: RegExp; first: string; how: string }

const trouble =
  String.raw`(?:(?:active |inflamed |big |sore |few |some |my |a |the |these |fresh )*(?:pimples?|zits?|acne|breakouts?|puisies?|spots|cysts?|` +
  String.raw`whiteheads?|pustules?|cold sores?|koorsblare?|eczema|psoriasis|rash|sores?|scabs?|ringworm|warts?|moles?|moesies?))`

const tools: readonly Tool[] = [
  {
    words:
      /\b(?:derma ?(?:roll\w*|pens?|stamps?)|(?:needle|micro) ?rollers?|micro ?needl\w*|needling|(?:to|may i|can i|still) roll(?:ing)?)\b/,
    first: 'No, no needles over active pimples, sores or a rash: wait until the skin has been calm for a month.',
    how:
      '**First** treat what is there: benzoyl peroxide 2.5% or salicylic acid for pimples, a plain cream for eczema. For dented scars needling by ' +
      'somebody trained, with a new sterile tip, does far more than a roller at home.',
  },
  {
    words: /\b(?:wax\w*|thread\w*|epilat\w*|sugaring|veet|nair|hair removal cream|depilatory)\b/,
    first: 'No, not over it: leave out the part with the pimple, sore or rash.',
    how:
      '**Instead** trim with small scissors or clippers there, and wax or thread only whole, calm skin. No retinoid or acid for five ' +
      'days before.',
  },
  {
    words: /\b(?:shav(?:e|es|ing)|razors?|dermaplan\w*|skeer)\b/,
    first: 'Better not over it: shave around a pimple, sore or rash, or leave that part longer.',
    how:
      '**How:** wash with warm water, use shaving gel, a fresh single blade and short strokes with the hair, without pressing; many ' +
      'pimples: clippers with a guard for some weeks. Rinse cool, pat dry, plain cream; keep the razor to yourself.',
  },
  {
    words: /\b(?:scrub\w*|exfoliating (?:brush|gloves?|mitt)|face brush|loofah|skrop)\b/,
    first: 'No, no scrub or brush over sore pimples or a rash: it tears them open.',
    how: '**Instead** wash with your fingertips. Salicylic acid 0.5–2% a few evenings a week unclogs pimples without grains; a rash gets a plain cream only.',
  },
]

const asks = /\b(?:can|may|should|must|could|is|ok|okay|safe|fine|still|does|do|kan|mag|moet)\b/
const overIt = new RegExp(
  String.raw`\b(?:over|on|across|with|through|while|when|have|got|still get|get|oor|op|met)\b(?: \w+){0,3} ${trouble}\b`,
)
/** What is left behind by it, or comes from the tool, is another question. */
const elsewise = pattern`
  \b(?:scars?|marks?|prevent\w*|avoid\w*|cause\w*|give\w*|gave|from (?:shav|wax|thread)\w*|after (?:shav|wax|thread)\w*|get rid|why|bumps?|for (?:pimples|acne|
  breakouts|spots)|help\w* (?:with |my |for )?(?:pimples|acne))\b`

/** "Can I shave over a pimple?", "I have active acne, may I roll?": no, and what to do; undefined where nothing of the kind is asked. */
export const overTrouble = (asked: Asked): Draft | undefined => {
  const now = tokensOf(asked.request.message).join(' ')
  const before = tokensOf(messagesOf(asked.request.turns).at(-1) ?? '').join(' ')
  const tool =
    tools.find(({ words }) => words.test(now)) ??
    (/\b(?:it|this|that|still|can i|may i)\b/.test(now) ? tools.find(({ words }) => words.test(before)) : undefined)
  if (tool === undefined || asked.heard.harmed || !asks.test(now) || !overIt.test(now) || elsewise.test(now))
    return undefined
  return {
    paragraphs: [
      `**${tool.first}**`,
      '*Why:* it breaks the skin, spreads germs and what is in the spot to its neighbours, and torn spots leave dark marks and scars, above ' +
        'all on deeper skin.',
      tool.how,
      'Deep, painful or spreading spots, or something that bleeds or will not heal: a clinic before any tool.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'safe', concerns: [] },
    suggestions: ['What calms an inflamed pimple?', 'How do I shave without bumps?'],
  }
}
