import type { HealthText, SkinSign } from '../../knowledge/entries.ts'
import type { Concern } from '../../knowledge/kinds.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { redFlagsIn } from '../../safety/told-before.ts'
import { illnessesIn } from '../understand/health.ts'
import { phraseFinder } from '../../text/phrases.ts'
import { type Asked, type Draft, saidIn } from './draft.ts'
import { isMedicine } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "I have lupus, which serum takes the rash away?", "prednisone made her skin thin, what cream makes it thick again?": an illness or a medicine shows
// on skin, and a product is asked for that ends it. What no product can do is said first, then what care can. Source: general, and health.json.

const product =
  '(?:cream|creme|serum|lotion|oil|ointment|salve|balm|face ?wash|wash|soap|gel|mask|toner|moisturi[sz]er|product|skin ?care|room|salf|olie|seep)s?'
const ends = pattern`
  (?:take\\w* (?:\w+ ){0,3}away|takes? (?:it|them|this|that) (?:off|out)|clears?|cures?|heals?|fix\w*|stops?|end|removes?|gets? rid|go(?:es)? away|reverses?|repairs?|restores?|rebuilds?|flattens?|thickens?|softens?|
  (?:bring|get|give)s? (?:\w+ ){0,4}back|makes? (?:\w+ ){0,4}(?:thick\w*|strong\w*|normal|white|light|smooth|go|disappear|better again|vanish)|thick again|normal again|
  for good|permanently|forever|weg(?:vat|neem|gaan)?|genees|(?:vat|neem|maak) (?:\w+ ){0,3}(?:weg|dik|gesond|reg))`
const asksProduct = new RegExp(pattern`
  \b(?:which|what|any|is there|whats|watter|wat|got|need|recommend|want) (?:\w+ ){0,4}?${product}\b(?:.{0,60}\b${ends.source.replaceAll('\\\\', '\\')}\b)`)

/** What stands first, by what the person has, and the care where that of health.json is not enough. */
const leads: Readonly<Record<string, readonly [no: string, care?: string]>> = {
  lupus: [
    'No {x} takes a lupus rash away: it is part of the illness, and calms with its treatment.',
    'A mild, fragrance-free wash and a plain moisturiser; no acids, retinol, vitamin C or scrub on the rash. ' +
      'Sun is what sets it off, so broad-spectrum SPF 50, best mineral, every two hours outdoors, hat, sleeves and shade, also in winter and at windows.',
  ],
  'steroid-tablets': [
    'No {x} makes skin thick again that steroid tablets have thinned: it cannot be rebuilt from outside, only kept soft and protected.',
    'A thick, fragrance-free moisturiser twice a day on damp ' +
      'skin makes it tear less. Long, soft sleeves and socks, padded corners and short nails; lift and dry gently, and non-stick dressings instead of plasters. A tear: rinse, lay the flap back, cover; to a clinic if it is deep, large or keeps bleeding.',
  ],
  diabetes: ['No {x} settles what diabetes does to skin: steady sugar does, and cream keeps it from cracking.'],
  thyroid: [
    'No {x} puts right what the thyroid does to skin: its treatment does, over some months. A rich cream eases the dryness meanwhile.',
  ],
  psoriasis: ['No {x} from the shelf makes psoriasis go away for good: it can be kept quiet, not cured.'],
  rosacea: [
    'No {x} cures rosacea, but it can be kept calm, and a doctor has creams that do much.',
    'A mild, fragrance-free wash, a plain moisturiser and mineral SPF 50 every day; azelaic acid is the one active that suits it. Leave out scrubs, ' +
      'alcohol, scent and whatever stings.',
  ],
  vitiligo: [
    'No {x} from the shelf brings colour back: a dermatologist has creams and light treatment that can, the earlier the better.',
  ],
  'kidney-disease': [
    'No {x} takes that itch away by itself: it comes from the kidneys, and the renal clinic can treat it. Cream makes it milder.',
  ],
  pcos: ['No {x} ends what the hormones of PCOS bring: creams do part of the work, a clinic the rest.'],
  'blood-thinners': ['No {x} takes those bruises away: they come from the blood thinner, and fade in a week or two.'],
  'rarer-illness': [
    'No {x} undoes what such an illness does to skin: that is for its treatment, and a thick plain cream only keeps it soft.',
  ],
}
const whoElse =
  'Whoever treats you can say whether more is possible: take the pack of every cream and tablet along, and stop no medicine by yourself.'

const wordFor = new RegExp(
  String.raw`\b(cream|serum|lotion|oil|ointment|balm|wash|soap|gel|mask|toner|moisturi[sz]er)s?\b`,
)
/** Care is what is asked for: nothing is to be ended. */
const shade = /\b(?:lighten\w*|whiten\w*|bleach\w*|sunscreen|spf|stop taking|stop the tablets)\b/

/** What stays for good, or is treated by others: of these the words of conditions/ tell what lasts and what care there is. */
const lasting: ReadonlySet<string> = new Set([
  'hidradenitis',
  'scleroderma',
  'keloids',
  'ichthyosis',
  'lichen-planus',
  'alopecia-areata',
  'albinism',
])
type Lasting = Knowledge['conditions'][number]
const finderOf = oncePer(({ conditions }) =>
  phraseFinder(
    conditions.filter(({ id }) => lasting.has(id)).map((one): [Lasting, string] => [one, one.words.join('|')]),
  ),
)

/** Each trouble as the sign by which an illness may show it. */
const signOf: Partial<Record<Concern, SkinSign>> = {
  acne: 'pimples',
  'dark-spots': 'dark',
  dehydration: 'dry',
  redness: 'rash',
}
/** Whether what is to go has nothing to do with the illness. */
const besideIt = ({ id, rowsOnly, onSkin }: HealthText, concerns: readonly Concern[], said: string): boolean => {
  if (
    rowsOnly === true ||
    (id === 'steroid-tablets' && /\b(?:thin\w*|tears?|tearing|paper\w*|tissue|bruis\w*)\b/.test(said))
  )
    return false
  const signs = onSkin?.signs ?? []
  return (
    concerns.some((one) => signOf[one] === undefined || !signs.includes(signOf[one])) ||
    (concerns.length === 0 && signs.length === 0 && !/\bbruis\w*\b/.test(said))
  )
}

/** Says that no product ends what an illness or its medicine does to skin, and what care can do; undefined elsewhere. */
export const noCreamCures = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, request } = asked
  const said = saidIn(asked)
  if (
    heard.isLabel ||
    heard.injected ||
    !asksProduct.test(said) ||
    shade.test(said) ||
    heard.things.some((thing) => !isMedicine(thing))
  )
    return undefined
  const named = illnessesIn(knowledge, heard.tokens).map(({ entry }) => entry)
  // What comes from the medicine is told of the medicine, whatever it is taken for.
  const entry = named.find(({ id }) => id === 'steroid-tablets') ?? named.find(({ id }) => leads[id] !== undefined)
  // Another trouble beside it is treated as anybody's: "asthma, which cream clears my acne?"
  if (
    entry !== undefined &&
    (besideIt(entry, heard.concerns, said) || named.some(({ id, rowsOnly }) => rowsOnly === true && id !== entry.id))
  )
    return undefined
  const condition =
    entry === undefined || entry.id === 'rarer-illness' ? finderOf(knowledge)(heard.tokens)[0]?.means : undefined
  if ((entry === undefined && condition === undefined) || redFlagsIn(knowledge, request.message, []).length > 0)
    return undefined
  const kind = wordFor.exec(said)?.[1]?.replace(/^wash$/, 'face wash') ?? 'cream'
  if (condition !== undefined || entry === undefined) {
    return (
      condition && {
        paragraphs: [
          `**No ${kind} cures ${condition.called}. ${condition.lasts}**`,
          `**What does help:** ${condition.care}`,
          'A mild, fragrance-free wash and a plain, thick cream twice a day keep skin comfortable beside the treatment; leave out scrubs, acids and whatever stings.',
          whoElse,
        ],
        things: [],
        sources: condition.sources,
        topic: { intent: 'particular', ingredients: [] },
        suggestions: ['Which moisturiser is plainest?', 'What is a gentle routine?'],
      }
    )
  }
  const lead = leads[entry.id]
  if (lead === undefined) return undefined
  const [no, care = entry.onSkin?.care] = lead
  return {
    paragraphs: [
      `**${no.replace('{x}', kind)}**`,
      ...(care === undefined ? [] : [`**What care can do:** ${care}`]),
      entry.note,
      whoElse,
    ],
    things: [],
    sources: entry.sources,
    topic: { intent: 'particular', ingredients: [] },
    suggestions: ['Which moisturiser is plainest?', 'Which sunscreen should I choose?', 'What is a gentle routine?'],
  }
}
