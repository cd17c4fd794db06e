import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Sketch } from './draft.ts'

// "It makes me look grey, can I leave that step out?": why somebody dislikes sunscreen says which kind they would bear; the no comes first. Source: CANSA.

const leavesOut = pattern`\b(?:skip\w*|leave (?:\w+ ){0,3}out|leaving (?:\w+ ){0,3}out|(?:go|do|be) without|drop (?:it|that|this|the|my)|ditch|stop (?:using|
  wearing)|not (?:use|wear|put)|rather not|give it up|uitlos|los dit|dont want to (?:use|wear))\b`
const ofSunscreen = /\b(?:sun ?screens?|sun ?blocks?|spf|sun ?cream|sonskerm|sonroom)\b/
const pointsBack = /\b(?:it|that|this|that step|the last (?:one|step)|dit|daai)\b/

/** What is disliked | which kind does not do it. The plainer reason first. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    pattern`\b(?:gr[ea]y|white|whitish|ashy|ghost\w*|cast|purple|chalky|pale|wit|
    grys)\b`,
    'That film comes from untinted mineral filters. Take a gel or fluid with organic (“chemical”) filters, or a tinted one ' +
      'with iron oxides, which hides on deeper skin and guards marks as well.',
  ],
  [
    pattern`\b(?:break\w*|broke|pimples?|acne|zits|bumps|clog\w*|
    puisies?)\b`,
    'Take a light, oil-free gel or fluid marked “non-comedogenic” instead of a thick cream or stick, no rich cream under it, and wash it off ' +
      'with a mild cleanser every evening.',
  ],
  [
    pattern`\b(?:eyes?|oe|tear\w*|
    teary)\b`,
    'Round the eyes take a mineral sunscreen or a stick (zinc oxide, titanium dioxide), which does not run, and let it set before you sweat.',
  ],
  [
    pattern`\b(?:greasy|oily|shin\w*|sticky|heavy|thick|sweat\w*|slimy|olierig|
    taai)\b`,
    'Take a gel or fluid marked dry-touch or matte, on bare skin or over very little moisturiser, in two thin layers that each set for a few minutes.',
  ],
  [
    pattern`\b(?:expensive|dear|cost\w*|afford|money|broke|pricey|duur|
    geld)\b`,
    'A supermarket lotion with SPF 30–50 and “broad spectrum” protects as well as a dear one; buy it before any serum or toner.',
  ],
  [
    /\b(?:smell\w*|scent\w*|stink\w*|perfume|ruik)\b/,
    'Take one marked fragrance-free: those made for children or sensitive skin mostly are.',
  ],
  [
    /\b(?:time|lazy|effort|long|forget\w*|rush|haastig)\b/,
    'Take a moisturising one in place of your morning cream: then it is one step and costs no time.',
  ],
  [
    /\b(?:pill\w*|balls? up|rolls?|makeup|foundation)\b/,
    'Use less cream under it, wait until that has set, and pat instead of rubbing; then it stays put.',
  ],
]

const plainly = pattern`^(?:(?:so|and|but|hi|please|ok) )*(?:can|may|should|could|must|is it (?:ok|okay|fine|bad)(?: if| to)?|kan|mag) (?:(?:i|we|ek|you|
  just|ever|also|to) )*(?:skip|leave out|go without|do without|drop|ditch|oorslaan) (?:(?:my|the|on|die|using|wearing) )*(?:sun ?screen|sun ?block|spf|
  sonskerm)(?: (?:altogether|completely|sometimes|today|some days|in my routine|step|in the morning|then|please))*$`

/** The no to leaving sunscreen out, with the kind that suits whoever dislikes theirs; undefined where no reason is given. */
export const keepsSunscreen = ({ heard, request: { message, turns } }: Asked): Sketch | undefined => {
  const said = tokensOf(message).join(' ')
  const before = turns.at(-1)?.text.toLowerCase() ?? ''
  const meant =
    ofSunscreen.test(said) ||
    (pointsBack.test(said) &&
      (heard.previous?.kind === 'sunscreen' || ofSunscreen.test(before.slice(-400))) &&
      heard.kinds.length === 0)
  if (
    !meant ||
    heard.harmed ||
    heard.isLabel ||
    heard.things.length > 0 ||
    heard.kinds.some((kind) => kind !== 'sunscreen') ||
    !leavesOut.test(said) ||
    pattern`\b(?:at night|in the evening|to bed|indoors|inside|under six months|baby|rain\w*|cloud\w*|overcast|drizzl\w*|weather|sky|gloomy|bewolk\w*|reen\w*|mist\w*|winter)\b`.test(
      said,
    )
  )
    return undefined
  const reason = reasons.find(([words]) => words.test(said.replace(/\bwhite (?:people|skin|person)\b/g, '')))
  return reason === undefined && !plainly.test(said)
    ? undefined
    : {
        paragraphs: [
          `**Better not: keep the sunscreen${reason === undefined ? '; rather skip any other step' : ' and change the kind'}.** Nothing else does as much ` +
            `against dark marks and early lines.`,
          reason?.[1] ??
            'UVA comes through cloud and window glass, in winter too; only after dark, or all day indoors away from windows, you need none.',
          'Two finger lengths for face and neck, SPF 30–50 and “broad spectrum”; try a stripe on the jaw in daylight first. ' +
            'Using less of one you dislike only ' +
            'cuts the protection. Hat and ' +
            'shade help on days when you cannot bear any.',
        ],
        things: [],
        sources: ['cansa', 'sunaad'],
        topic: { kind: 'sunscreen' },
        suggestions: ['Which sunscreen leaves no white cast?', 'Which sunscreen for ' + 'oily skin?'],
      }
}
