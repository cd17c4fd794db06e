import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Family } from '../../knowledge/kinds.ts'
import { type Asked, capital, type Draft, is } from './draft.ts'
import { doesOf } from './facts.ts'
import { expects, leftOut, objection } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "I can't do lanolin, may I use beeswax, or is that the same family?": one is left out and the other asked about; nobody mixes the two. Source: general.

/** Families close enough that who reacts to one member looks twice at the next. */
const kin: readonly (readonly [family: Family, called: string])[] = [
  ['aha', 'AHAs (fruit acids)'],
  ['bha', 'salicylates'],
  ['pha', 'polyhydroxy acids'],
  ['retinoid', 'retinoids'],
  ['paraben', 'parabens'],
  ['vitamin-c', 'forms of vitamin C'],
  ['fatty-alcohol', 'fatty alcohols'],
  ['essential-oil', 'essential oils'],
  ['formaldehyde-releaser', 'formaldehyde releasers'],
]

const asksKin = pattern`
  \b(?:same (?:family|thing|group|kind|class|type|stuff)|related|relatives?|cousins?|also (?:that|one)|cross ?react\w*|dieselfde|familie van|verwant)\b`
const asksMay =
  /\b(?:can|may|could|mag|kan) (?:i|ek|we) (?:\w+ ){0,3}(?:use|try|have|put|wear|gebruik|probeer)\b|\b(?:mag|kan) ek\b/
const together = /\b(?:with|together|mix|layer|combine|both|then|after|before|saam|met)\b/
const told = pattern`
  \b(?:allerg\w*|react\w*|cant (?:do|use|have|take|stand|tolerate)|cannot (?:do|use|have|take|stand|tolerate)|dont tolerate|doesnt (?:like|tolerate)|hates?|intoleran\w*|sensitive to)\b`

/** Whether one thing may be used by somebody who leaves another out; undefined where that is not the question. */
export const ofOneKin = ({ knowledge, heard, situation, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  // Of "allergic to lanolin. Can I use Vaseline?" both sentences count.
  const things =
    heard.things.length > 1 ? heard.things : hear(knowledge, request.message).named.map(({ means }) => means)
  const [first, second, third] = things
  const kinAsked = asksKin.test(said)
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    first === undefined ||
    second === undefined ||
    third !== undefined ||
    expects(situation) ||
    !told.test(said) ||
    !(kinAsked || (asksMay.test(said) && !together.test(said)))
  )
    return undefined
  const out =
    things.find((thing) => leftOut(knowledge, thing, situation) !== undefined) ?? (kinAsked ? first : undefined)
  const other = things.find((thing) => thing !== out)
  // What comes of it as well is not for them, and the objection says why.
  if (
    out === undefined ||
    other === undefined ||
    objection(knowledge, other, situation) !== undefined ||
    things.indexOf(other) < things.indexOf(out)
  )
    return undefined
  const shared = kin.find(([family]) => out.families.includes(family) && other.families.includes(family))
  const Other = capital(other.called)
  const both = `${capital(out.called)}: ${doesOf(out)} ${Other}: ${doesOf(other)}`
  return {
    paragraphs:
      shared === undefined
        ? [
            `**${kinAsked && !asksMay.test(said) ? `No, ${other.called} ${is(other)} not the same family` : 'Yes, as far as that goes'}: ${other.called} and ${out.called} are different substances, and reacting to one is no ` +
              'reaction to the other.**',
            both,
            `**Read the list all the same:** products with ${other.called} may hold ${out.called} too. And anything can be an allergy of its own: try a little inside the elbow for ` +
              'some days before it goes on lips or face.',
          ]
        : [
            `**Yes, the same family: both are ${shared[1]}.**`,
            both,
            `If ${out.called} only stung or flaked, ${other.called} may suit in a low strength: a small patch behind the jaw first, once a week. If it brought hives, swelling or a rash ` +
              `that spread, leave ${other.called} out too until a doctor or clinic has looked into it.`,
          ],
    extras: ['Hives, swelling of lips or tongue, or hard breathing: rinse it off and call 112 or 10177.'],
    things: [],
    brief: true,
    sources: ['general'],
    topic: { intent: 'safe', ingredients: other.ingredient === undefined ? [] : [other.ingredient.id] },
    suggestions: ['How do I do a patch test?', 'Can you check an ingredient list for me?'],
  }
}
