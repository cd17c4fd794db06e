import { messagesOf } from '../conversation.ts'
import { youngAgeIn } from '../../safety/read-numbers.ts'
import { plainOf } from '../../text/normalise.ts'
import { asks } from '../understand/told-in-pieces.ts'
import type { Asked, Draft } from './draft.ts'

// "I'm 14, what against wrinkles?", "is retinol ok for my niece of 15?" – "so what must she use instead?": skin that young needs nothing against age. Sources: bad, general.

const ageing =
  /\b(?:wrinkl\w*|anti ?-?ag(?:e?ing|e)|fine lines?|forehead lines?|smile lines?|crows feet|age?ing|botox|look (?:old|older)|stay young|plooie|verouder\w*)\b/
const inSchool =
  /\b(?:im|i am|hes|shes|is|still) (?:only |just |still )?in (?:grade|gr|graad) ?\d+\b|\b(?:grade|gr|graad) ?(?:[4-9]|1[0-2]) (?:here|learner|girl|boy|girlie)\b|\b(?:im|i am|still|hes|shes) in (?:matric|high school|primary school)\b/
const grownOrPast = /\b(?:im|i am|me) (?:1[89]|[2-9]\d)\b|\b(?:when|since|as) (?:i|she|he) (?:was|were)\b/
const kin =
  /\b(?:my|our) (?:\w+ )?(?:niece|nephew|daughter|son|sister|brother|kid|child|cousin|girl|boy|dogter|seun|teen\w*)\b/
const ofSelf =
  /\b(?:me|myself|my (?!niece|nephew|daughter|son|sister|brother|kid|child|cousin|girl|boy|dogter|seun|teen)\w+|i (?:use|want|need|have|get))\b/
const openAsk = /\b(?:what|which|wat|watter|anything|something|recommend\w*|suggest\w*|best|how)\b/

/** What young skin needs instead of anything against age; undefined where somebody grown asks, or something else is asked. */
export const noAgeingYet = (asked: Asked): Draft | undefined => {
  const { heard, situation, request } = asked
  const said = plainOf(request.message)
  const told = [...messagesOf(request.turns).slice(-4).map(plainOf), said]
  const whole = told.join(' . ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    !(asks(said) || request.message.includes('?')) ||
    !openAsk.test(said) ||
    !ageing.test(whole) ||
    grownOrPast.test(whole)
  )
    return undefined
  // What else is asked of the talk in between is not of lines.
  if (
    heard.kinds.some((kind) => kind === 'sunscreen' || kind === 'cleanser') ||
    heard.concerns.some((one) => one !== 'aging') ||
    heard.things.length > 0 ||
    (!ageing.test(said) && said.split(' ').length > 9)
  )
    return undefined
  const years = heard.years ?? told.map((text) => youngAgeIn(text)).find((age) => age !== undefined)
  const young =
    (years !== undefined && years < 18) ||
    situation.conditions.has('teen') ||
    situation.conditions.has('under-12') ||
    told.some((text) => inSchool.test(text))
  if (!young || (kin.test(whole) && ofSelf.test(said))) return undefined
  const small = situation.conditions.has('under-12') || (years !== undefined && years < 12)
  return {
    paragraphs: [
      `**${years === undefined || !whole.includes(String(years)) ? 'At school age' : `At ${years}`} nothing against lines is needed: a mild wash, a light, plain moisturiser, and sunscreen, SPF 30–50, every morning.**`,
      'Young skin renews itself quickly, and its lines are movement or dryness. Sunscreen begun now does more against wrinkles later than any cream.',
      '**Leave out:** retinol, acids, strong vitamin C, peels and anti-ageing ranges. They bring stinging, rashes and dark marks at that age, whatever TikTok says.',
      small
        ? 'Pimples before twelve: let a clinic or doctor look once.'
        : 'Pimples? Then one mild active, salicylic acid 0.5–2% or benzoyl peroxide 2.5%, every second day at first. Deep or scarring ones: a clinic or doctor.',
    ],
    things: [],
    brief: true,
    sources: ['bad', 'general'],
    topic: { intent: 'for-concern', concerns: ['aging'], conditions: small ? ['under-12'] : ['teen'] },
    suggestions: ['Which sunscreen for a teenager?', 'What may a teenager use for pimples?'],
  }
}
