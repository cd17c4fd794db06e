import { type BodyPlace, speaksOf } from '../understand/elsewhere.ts'
import type { Intent } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, small } from './draft.ts'
import { onPlace } from './on-place.ts'

// What is different at a place of the body, whatever is put there. Source: general dermatology.

const there: Readonly<Record<BodyPlace, readonly [called: string, differs: string]>> = {
  neck: [
    'On the neck',
    'skin is thin there, with few oil glands and much sun. Take cream and sunscreen down to the collarbone, front and back, and anything ' +
      'strong half as often as on the face.',
  ],
  hands: [
    'On hands',
    'every wash takes their fat. Cream after each one, thickly at night, gloves for wet work, and sunscreen on the backs by day.',
  ],
  feet: [
    'On feet',
    'soles have no oil glands and a thick horny layer. Take a thick cream at night, socks over it, and nothing between the toes. Urea 10–25% softens ' +
      'hard heels of adults. With diabetes or bleeding cracks see a clinic first.',
  ],
  lips: [
    'On lips',
    'there is hardly a protective layer. A plain ointment many times a day and a balm with SPF 30 outdoors; keep strong products, scent and mint ' +
      'off them.',
  ],
  eyes: [
    'Round the eyes',
    'skin is thinnest. A grain of fragrance-free cream on the bone is enough, nothing on lids or lashes, and strong products a finger’s ' +
      'width away.',
  ],
  trunk: [
    'On back, chest and shoulders',
    'there are many oil glands, and skin scars easily. Take light, oil-free textures, rinse sweat off soon, and begin anything ' +
      'strong two evenings a week.',
  ],
  scalp: [
    'On the scalp',
    'skin makes plenty of oil by itself. Care comes as a mild shampoo rather than creams or oils that stay on; a parting or a bald head ' +
      'wants sunscreen.',
  ],
  joints: [
    'On elbows and knees',
    'skin is thick, dry and rubbed. A lotion with urea 5–10% or plain petroleum jelly at night softens it; scrubbing darkens it.',
  ],
  underarms: [
    'Under the arms',
    'it is a damp fold that shaving and roll-ons sting. Keep it thin and unscented, with nothing strong on the day you shave, and ' +
      'stop when it burns.',
  ],
  bikini: [
    'On the bikini line',
    'skin stings and darkens soon. Plain and unscented, on the outside only, nothing strong, and nothing on the day of shaving or ' +
      'waxing.',
  ],
  body: [
    'On the body',
    'skin has fewer oil glands than the face. A richer lotion on damp skin, within three minutes of washing, does most, and sunscreen goes on ' +
      'what is bare.',
  ],
  face: [
    'On the face',
    'skin is thinner and oilier than on the body. Lighter textures and lower strengths, no body scrub, and sunscreen, SPF 30–50, every ' +
      'morning.',
  ],
}

const verdict = /^\**(?:Yes|No|Not|Better|Rather|Usually|Only|Never|Please|Mostly|Partly|Hardly)\b/

/** How far what helps at one place helps at another, where a yes or a no is asked for. */
const passesOn: Partial<Record<BodyPlace, string>> = {
  neck: 'Yes, only more gently',
  hands: 'Yes',
  feet: 'Partly',
  lips: 'Only partly',
  eyes: 'Only partly',
  trunk: 'Yes',
  scalp: 'Only partly',
  joints: 'Yes',
  underarms: 'Yes, with care',
  bikini: 'Yes, with care, on the outside',
  body: 'Yes',
  face: 'Yes, in a milder form',
}
const asksWhether = pattern`
  ^(?:(?:and|so|but|ok|okay|cool|nice|thanks|then|also|en) )*(?:does|do|will|would|can|could|is|may|should|werk|kan|sal) .*\b(?:works?|helps?|used?|same|ok|okay|safe|good|fine|put|do|apply|also|too|as well|werk|gebruik|ook)\b`
/** What is prescribed, or is no remedy, is not passed on from one place to another. */
const remedies: ReadonlySet<Intent> = new Set<Intent>([
  'for-concern',
  'particular',
  'myth',
  'does-help',
  'safe',
  'how-to-use',
  'suggest',
  'explain-more',
])

/** An answer with what is different at the place that the question of before is asked of now, where it does not speak of it. */
export const withDifference = (asked: Asked, paragraphs: readonly string[]): readonly string[] => {
  const { place, previous, particular, who } = asked.heard
  const said = paragraphs.join(' ')
  const own = onPlace(asked)?.paragraphs[0]
  if (place === undefined || (own !== undefined && said.includes(own))) return paragraphs
  const judged = verdict.test(paragraphs[0] ?? '')
  const whether =
    !judged &&
    asksWhether.test(tokensOf(asked.request.message).join(' ')) &&
    previous !== undefined &&
    remedies.has(previous.intent) &&
    who.every((one) => one === 'eczema' || one === 'deep-tone') &&
    asked.heard.medicine === undefined &&
    !asked.situation.conditions.has('under-12')
  // The same advice holds there as well; another answer is what counts at that place.
  if (speaksOf(said, place))
    return !whether
      ? paragraphs
      : [
          particular !== undefined && particular.id === previous.entry
            ? '**Yes, there too.**'
            : `**${(passesOn[place] ?? '').startsWith('Yes') ? 'Mostly, yes' : 'Partly'}; there this counts:**`,
          ...paragraphs,
        ]
  const [called, differs] = there[place]
  const at = judged ? 1 : 0
  const line = whether ? `**${passesOn[place]}, ${small(called)}:** ${differs}` : `**${called}:** ${differs}`
  return [...paragraphs.slice(0, at), line, ...paragraphs.slice(at)]
}
