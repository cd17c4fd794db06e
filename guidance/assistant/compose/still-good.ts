import { messagesOf } from '../conversation.ts'
import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Asked, Sketch } from './draft.ts'

// "Opened in March, 6M on it, still good?": how long it has been open, and how long it keeps, are both told; the verdict is reckoned. Source: general.

const counts = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const count = String.raw`(\d{1,2}|an?|about a|half a|${counts.join('|')})`
const month = `(${months.join('|')})[a-z]*`

const opened = /\b(?:open|opened|opening|oopgemaak|unsealed)\b/
const unopened = /\b(?:unopened|never (?:been )?opened|not (?:yet )?opened|still (?:sealed|closed)|sealed)\b/
const asks = pattern`
  \b(?:still|ok|okay|good|fine|safe|use|throw|bin|toss|expired?|off|keep|nog|too old|too long|reg)\b`
/** Something else is asked of what was opened. */
const other = /\b(?:daily|every ?day|twice|how (?:often|much|many)|together|mix\w*|pregnan\w*|mornings?|before|after)\b/
const since = new RegExp(
  String.raw`\b${count} (days?|weeks?|wks?|months?|mnths?|maande|years?|yrs?|jaar)(?: and a half)? (?:ago|back|gelede|already|now|terug)\b` +
    String.raw`|\bopen(?:ed)? (?:(?:for|since|about|almost|over|now|already|only|just) )*${count} (days?|weeks?|wks?|months?|mnths?|maande|years?|yrs?|jaar)\b`,
)
const aged = new RegExp(
  String.raw`\b(?:is|are|was|now) (?:already |now |about |almost |over |like )?${count} (weeks?|wks?|months?|mnths?|maande|years?|yrs?|jaar) old\b`,
)
const inMonth = new RegExp(
  String.raw`\bopen(?:ed)? (?:\w+ ){0,3}?(?:in|on|since|last|the|early|mid|end|of)? ?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:of )?${month}(?: (last year|this year))?\b`,
)
const nowMonth = new RegExp(String.raw`\b(?:its|it is|now|now its|today is|dis) (?:now |already |nou )?${month}\b`)
const sign = /\b(3|6|9|12|18|24|36) ?(?:m\b|months? (?:sign|symbol|after opening|once open))/

/** How long what has no sign keeps once open, in months, the more delicate first. */
const keeps: readonly (readonly [RegExp, number])[] = [
  [/\b(?:mascara|eye ?liner|vitamin c|ascorbic)\b/, 3],
  [/\b(?:serums?|retinol|retinal|adapalene|acid|eye cream)\b/, 6],
  [
    /\b(?:sunscreen|spf ?\d*|sonskerm|sunblock|moisturi[sz]er|cream|lotion|room|cleanser|face wash|foundation|body butter|tub|jar|tube|pot|bottle)\b/,
    12,
  ],
]

const numberOf = (written: string): number =>
  written === 'half a' ? 0.5 : counts.includes(written) ? counts.indexOf(written) + 1 : Number(written) || 1
const inMonths = (many: string, unit: string): number =>
  numberOf(many) * (unit.startsWith('d') ? 1 / 30 : unit.startsWith('w') ? 7 / 30 : /^[yj]/.test(unit) ? 12 : 1)

/** How many months ago it was opened, as far as that was told. */
const openFor = (said: string): number | undefined => {
  const ago = since.exec(said) ?? (/\b(?:keep|chuck|bin|toss|throw|still|use)\b/.test(said) ? aged.exec(said) : null)
  if (ago !== null) return inMonths(ago[1] ?? ago[3] ?? '1', ago[2] ?? ago[4] ?? 'm')
  const [from, to] = [inMonth.exec(said), nowMonth.exec(said)]
  if (from === null || to === null) return undefined
  const between = months.indexOf(to[1] ?? '') - months.indexOf(from[1] ?? '')
  return between > 0 && from[2] === 'last year' ? between + 12 : between > 0 ? between : between + 12
}

const spoken = (many: number): string =>
  many < 1
    ? 'less than a month'
    : many < 1.5
      ? 'a month'
      : many >= 24
        ? `${Math.round(many / 12)} years`
        : `${Math.round(many)} months`

const changed = new RegExp(
  String.raw`\b(?:mine|it|its|myne|dit|(?:the|my) (?:one|bottle|tube|jar)(?: (?:that )?i (?:have|got|bought))?) (?:has |have |is |was |het |all |now |just |also )*(?:turned|gone|went|going|looks?|looked|smells?|` +
    String.raw`smelt|got|become|became|is|are|feels?|ruik|separated|dried)?(?: \w+){0,2}? ?\b(?:brown\w*|orange|yellow\w*|watery|separat\w*|lump\w*|clump\w*|grainy|runny|funny|sour|rancid|weird|strange|` +
    String.raw`mould\w*|mold\w*|bad|off|green|stink\w*|dried out|dark(?:er)?(?: brown| orange)?|vrot|suur|snaaks|crayons?)\b`,
)
const keepAsked = /\b(?:go(?:es|ne)? off|expir\w*|last|lasts|keeps?|shelf|stor\w*|open(?:ed)?|throw|bin|how long)\b/
const stillAsked = /\b(?:still|keep|throw|bin|toss|use it|gebruik|nog|safe|ok|okay|good|fine)\b/

const spoilt =
  /\b(?:turned|gone|went|going) (?:\w+ ){0,2}(?:brown\w*|orange|yellow|green|lumpy|grainy|rancid|sour|mould\w*)\b/
const aProduct = /\b(?:serum|cream|lotion|oil|toner|sunscreen|spf|vit(?:amin)? c|retin\w+|moisturi[sz]er|gel)\b/
/** "Mine went brown, still use it?": what has changed is replaced, whatever it is. */
const changedOne = ({ heard, request }: Asked): Sketch | undefined => {
  const said = tokensOf(request.message).join(' ')
  const before = tokensOf(messagesOf(request.turns).at(-1) ?? '').join(' ')
  if (
    heard.harmed ||
    !changed.test(said) ||
    !stillAsked.test(said) ||
    !(keepAsked.test(before) || (spoilt.test(said) && aProduct.test(before)))
  )
    return undefined
  const all = `${before} ${said}`
  return {
    paragraphs: [
      '**No, replace it: what has changed its colour, smell or texture has worn out or grown germs.**',
      /\b(?:vitamin c|ascorbic)\b/.test(all)
        ? 'Vitamin C that is pale yellow still works; dark orange or brown means it has oxidised: weak, and it can stain and sting.'
        : /\b(?:retinol|retinal|retinoid)\b/.test(all)
          ? 'Retinol that was white or clear and is now deep yellow or brown has lost most of its strength, and what is left can irritate.'
          : /\b(?:sun ?screen|spf|sonskerm)\b/.test(all)
            ? 'A sunscreen that separates or runs no longer lies evenly on skin, so it may not protect: you can burn under it.'
            : 'It may do less, or give you bumps, a rash or a sore eye; near eyes and on broken skin least of all.',
      '**Next time:** closed tightly, dark and below 25 °C, small packs, clean fingers or a pump, and the opening date written on it. Used some already and nothing ' +
        'stings? No harm done: just stop.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', entry: 'gone-off', ingredients: [] },
    suggestions: ['How do I store my products?', 'What does 12M on a jar mean?'],
  }
}

/** Whether what was opened so long ago is still good; undefined where one of the two is not told. */
export const stillGood = (asked: Asked): Sketch | undefined => {
  const { heard, request } = asked
  const worn = changedOne(asked)
  if (worn !== undefined) return worn
  const said = tokensOf(request.message).join(' ')
  const [age, printed] = [openFor(said), sign.exec(said)?.[1]]
  if (
    heard.harmed ||
    !(
      opened.test(said) ||
      (aged.test(said) &&
        /\b(?:mascara|eye ?liner|sunscreen|serum|retinol|foundation)\b/.test(said) &&
        /\b(?:keep|chuck|bin|toss|throw)\b/.test(said))
    ) ||
    unopened.test(said) ||
    (printed === undefined && (!asks.test(said) || other.test(said)))
  )
    return undefined
  const most = printed === undefined ? keeps.find(([names]) => names.test(said))?.[1] : Number(printed)
  if (age === undefined || most === undefined) return undefined
  const left = most - age
  const limit =
    printed === undefined
      ? `the ${most} months that such a product mostly keeps`
      : `the ${most} months of its open-jar sign (${most}M)`
  const sun = heard.kinds.includes('sunscreen')
  return {
    paragraphs: [
      left < 0
        ? `**No, replace it: open for about ${spoken(age)}, it is past ${limit}.**`
        : `**Yes, most likely: open for about ${spoken(age)}, it is within ${limit}${left < 1 ? ', but only just' : ''}.**`,
      sun
        ? 'Filters wear out with age and heat, and nothing shows it: skin then burns under it. Take a fresh one along to the beach, and hat and shade.'
        : left < 0
          ? 'Preservatives and actives wear out, and fingers bring germs in: it may do less, or give you bumps or a sore eye.'
          : 'That holds if it was kept closed, below 25 °C, and out of the sun and the car, and if its printed date has not passed.',
      '**Out at once,** whatever the date, with a new smell, colour or texture, water on top, or a sting it did not have. Write the opening date on the next one.',
    ],
    things: [],
    sources: ['general'],
    topic: { intent: 'particular', entry: 'product-keeps', ingredients: [] },
    suggestions: ['How do I store my products?', 'What does 12M on a jar mean?'],
  }
}
