import type { ProductKind } from '../../knowledge/kinds.ts'
import { pattern } from '../../text/pattern.ts'

/** The skin around the eyes: its own products, and nothing strong. */
export const eyeArea = pattern`
  \b(?:around|under|near|for|round|om|onder) (?:my |the |die |her |his )?(?:eyes?|oe)\b(?! ?shadow)|\b(?:eye (?:area|bags?|wrinkles|lines|skin|
  creams?)|under ?eyes?|crows? ?feet|dark circles|eye ?lids?|puffy eyes)\b`
/** "Just my mornings", "night only": one half of a routine. */
export const oneTimeOnly = new RegExp(
  ['(?:only|just|slegs|net) (?:my |the |for )?{time}', '{time} (?:\\w+ )?(?:only|alone|slegs)']
    .map(
      (way) =>
        String.raw`\b${way.replace('{time}', '(?:am|pm|mornings?|evenings?|nights?|night ?time|aand|oggend)')}\b`,
    )
    .join('|'),
)
const byDay = /\b(?:am|mornings?|day|oggend\w*|soggens|ekuseni)\b/
const byNight = /\b(?:pm|evenings?|nights?|bed(?: ?time)?|aande?|saans|ebusuku)\b/
/** "My am and pm", "soggens en saans": both halves of a day. */
export const asksBothTimes = (said: string): boolean => byDay.test(said) && byNight.test(said)
const lipsOnly = /\b(?:lips?|lippe)\b/
const ofBody = /\b(?:body|legs?|arms?|elbows?|knees?|shins?|hands?|feet|heels?|back|lyf|bene|elmboe|hande|voete)\b/

/** The kind of product that skin at a place that is spoken of needs; undefined for the face. */
export const kindAt = (said: string): 'eye-cream' | 'lip' | 'body' | undefined =>
  eyeArea.test(said) ? 'eye-cream' : lipsOnly.test(said) ? 'lip' : ofBody.test(said) ? 'body' : undefined

// Places that face products are not made for | the kinds of product that may serve there.
const parts: readonly (readonly [RegExp, readonly ProductKind[]])[] = [
  [/\b(?:under ?arms?|arm ?pits?|pits|oksels?|bikini|groin|inner thighs?|thighs)\b/, ['serum', 'treatment']],
  [/\b(?:neck|nek|chest|decollete|cleavage)\b/, ['sunscreen', 'serum', 'treatment']],
  [
    /\b(?:hands?|hande|nails?|cuticles?|knuckles?|feet|foot|heels?|voete|hakke|elbows?|knees?|legs?|shins?|arms?|elmboe|knie\w*|bene|lyf|body)\b/,
    ['body'],
  ],
  [/\b(?:lips?|lippe|mouth)\b/, ['lip']],
]

/** The kinds of sample that may serve at a place of the body that is spoken of; undefined for the face. */
export const kindsThere = (said: string): readonly ProductKind[] | undefined =>
  parts.find(([words]) => words.test(said))?.[1]
