import { messagesOf } from '../conversation.ts'
import { pattern } from '../../text/pattern.ts'
import { type Offer, offersIn, plainSums, type Sum, sumsIn } from '../understand/sums.ts'
import { type Asked, type Draft, rand } from './draft.ts'
import { composeSuggest } from './suggest.ts'

// "A wash for R65 and a cream for R120, what is that together?", "how much is left of R250?", "R120 for 50 ml or R180 for 100 ml?": prices that
// somebody tells are reckoned with. Of what shops ask nothing is known here.

const asksTotal = pattern`
  \b(?:al ?together|all together|in total|total|(?:add|sum) (?:it|them|that|this|those|these|all) (?:all )?up|(?:come|comes|adds|work|works) (?:up |out )?to|
  how much (?:is|are|was|will|would|does|do|must|for) (?:(?:that|it|this|they|them|those|these|i|the|be|cost|come|pay|spend) )*(?:all|both|everything|
  the lot|pay|spend|three|two)|
  hoeveel (?:is|kos|sal|was) (?:dit|alles|hulle)(?: alles| saam)?|altesaa?m|altesame|alles saam|in totaal|sekukonke|zizonke|zonke|iyonke|kaofela|tsohle)\b`
const asksLeft = pattern`
  \b(?:(?:money|how much|anything|something|much|what|whats|cash|r ?\d+) (?:do i have |will i have |will be |is |would be )?(?:left|over)|
  have (?:\w+ ){0,2}left|left (?:over|for)|how much change|(?:my|any|get) change|(?:is|be|have|got|it|r ?\d+) enough|enough (?:money|for|left)|genoeg|
  can i (?:afford|buy|get) (?:both|all|them|it|the)|bly oor|oorbly|oor|
  kusele|kuzosala|ho setse|ses[ae]la|anele|e setseng|lekane|over budget|within (?:my )?budget)\b`
const asksValue = pattern`
  \b(?:cheap\w*|goedko\w*|value|(?:better|best) (?:deal|buy)|worth|(?:more|most) for my money|per (?:ml|100|gram|month|use|wash|10)|sav(?:e|es|ing)|
  beter koop|work(?:s)? out|ishibhile|tshipi)\b`
/** A price that takes the place of one told before: what was told is not reckoned once more. */
const putsRight = /\b(?:actually|sorry|i meant?|no wait|oops|eintlik)\b/
const percentOff =
  /(\d{1,2}) ?(?:%|percent) (?:off|discount|korting|afslag|less)|(?:less|minus) (\d{1,2}) ?(?:%|percent)/
const wantsMore = /\b(?:left|over|enough|oor|genoeg) (?:(?:money|geld|over) )?(?:for|vir) (?:an?|n|some|the|my)\b/

const keepFirst =
  'If it must be less: keep the sunscreen, then the moisturiser; a plain, mild bar or gel does for washing.'
const asGiven = 'I reckon with the prices told here: specials end, and delivery comes on top.'

const draftOf = (paragraphs: readonly (string | undefined)[], priceCents?: number): Draft => ({
  paragraphs: paragraphs.filter((one) => one !== undefined),
  things: [],
  sources: ['general'],
  topic: { intent: 'price', ingredients: [], ...(priceCents !== undefined && { priceCents }) },
  suggestions: ['Which of these matters most?', 'Which moisturiser is good and cheap?'],
})

/** "How much is that altogether?" of samples that were put together for one person. */
export const shownSums = ({ request: { turns } }: Asked): Sum[] => {
  const text = turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
  if (!/\(sample: |These go together/.test(text)) return []
  const shown = new Map(
    Array.from(text.matchAll(/(?:\(sample: |- \*\*)([^,(*]+)[^,\n]*, R(\d+)\.(\d\d)/g), ([, name, whole, cents]) => [
      name,
      Number(whole) * 100 + Number(cents),
    ]),
  )
  return [...shown.values()].map((cents) => ({ cents, owned: false }))
}

/** This message's sums after those of the ones before it, back to the last that names none. */
const toldSums = (said: string, asked: Asked): Sum[] => {
  const earlier = messagesOf(asked.request.turns)
    .slice(-3)
    .map((text) => sumsIn(plainSums(text)))
  const told = putsRight.test(said) ? [] : earlier.slice(earlier.findLastIndex((sums) => sums.length === 0) + 1)
  const sums = [...told.flat(), ...sumsIn(said)]
  return sums.some(({ owned }) => !owned) ? sums : [...sums, ...shownSums(asked)]
}

/** Which of what is offered costs less for the same amount. */
const cheapestOf = (offers: readonly Offer[]): Draft | undefined => {
  const [best, other] = offers.toSorted((a, b) => a.cents / a.size - b.cents / b.size)
  if (best === undefined || other === undefined || offers.some(({ unit, size }) => unit !== best.unit || size === 0))
    return undefined
  const called = best.unit === 'month' || best.unit === 'use' ? `a ${best.unit}` : `per ${best.unit}`
  const each = ({ cents, size }: Offer): string => rand(Math.round(cents / size))
  const cheaper = Math.round(100 - (100 * (best.cents / best.size)) / (other.cents / other.size))
  const named = ({ letter, cents, written }: Offer): string =>
    `${letter === undefined ? '' : `${letter}, `}${rand(cents)} for ${written}`
  if (cheaper === 0)
    return draftOf([
      `**They cost the same for what you get: ${each(best)} ${called}.**`,
      'So take the one whose label suits your skin, or the ' + 'smaller one if it is new to you.',
    ])
  return draftOf([
    `**${named(best)} is cheaper: ${each(best)} ${called}, against ${each(other)}.**`,
    `That is ${cheaper}% less for the same amount.${
      best.cents <= other.cents
        ? ''
        : ` You pay ${rand(best.cents - other.cents)} more today, and it only pays ` +
          'if you finish it within the months on its open-jar sign (6M or 12M).'
    }`,
    'If they are not the same inside, the label decides: the kind of product, its active and its strength. New to you? Take the small one first and try it.',
  ])
}

/** What prices that were told come to, what is left of a sum, or which offer is cheaper; undefined where nothing of it is asked. */
export const ownSums = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  if (heard.isLabel || heard.injected || heard.harmed) return undefined
  const said = plainSums(request.message)
  const last = messagesOf(request.turns).at(-1) ?? ''
  const offers = [offersIn(said), offersIn(`${plainSums(last)}. ${said}`)].find((some) => some.length > 1)
  const value = offers === undefined || !asksValue.test(said) ? undefined : cheapestOf(offers)
  if (value !== undefined) return value
  const off = percentOff.exec(said)
  const sums = toldSums(said, asked)
  const costs = sums.filter(({ owned }) => !owned)
  const budget = sums.findLast(({ owned }) => owned)?.cents
  const full = costs.reduce((sum, { cents }) => sum + cents, 0)
  const percent = Number(off?.[1] ?? off?.[2] ?? 0)
  const left = budget !== undefined && costs.length > 0 && (asksLeft.test(said) || asksTotal.test(said))
  const total = (costs.length > 1 && asksTotal.test(said)) || (costs.length > 0 && percent > 0)
  if (!left && !total) return undefined
  const cost = Math.round((full * (100 - percent)) / 100)
  const several = costs.length > 1
  const reckoned = `${several ? `${costs.map(({ cents }) => rand(cents)).join(' + ')} = ` : ''}${rand(full)}${
    percent > 0 ? `, less ${percent}% is ${rand(cost)}` : ''
  }`
  if (budget === undefined)
    return draftOf([
      `**That is ${rand(cost)}${several ? ' in all' : ''}:** ${reckoned}.`,
      asGiven,
      several ? keepFirst : undefined,
    ])
  const rest = budget - cost
  if (rest < 0)
    return draftOf(
      [`**No, you are ${rand(-rest)} short:** ${reckoned}, and you have ${rand(budget)}.`, keepFirst, asGiven],
      budget,
    )
  const kinds = wantsMore.test(said) ? heard.kinds.slice(-1) : []
  const [head, list] =
    kinds.length === 0 || rest === 0
      ? []
      : composeSuggest({
          ...asked,
          heard: { ...heard, kinds, priceCents: rest, things: [], cues: new Set() },
        }).paragraphs.filter((one) => one !== undefined)
  return draftOf(
    [
      `**Yes, ${rest === 0 ? 'to the cent' : `and ${rand(rest)} is left`}:** ${reckoned}, out of ${rand(budget)}.`,
      head,
      list,
      head === undefined
        ? undefined
        : 'They are made-up sample products, so compare price and label with what your shop has.',
      asGiven,
    ],
    rest,
  )
}
