import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, type Draft, listed, small } from './draft.ts'
import { expects, isMedicine, objection } from './lines.ts'
import { kindTexts } from './kinds.ts'
import { cellAt, classOf, ofKind } from './on-place.ts'
import { pattern } from '../../text/pattern.ts'

// "Can I put my retinol or the salicylic acid on my eyelids?": whether either may go there is asked, and not which of them is the better one.
// Source: general dermatology.

type Class = NonNullable<ReturnType<typeof classOf>>

const asksLeave = pattern`
  ^(?:(?:hi|hey|hello|so|and|but|ok|please|pls|also) )*(?:(?:can|may|could|should|must|shall|kan|mag|moet) (?:i|we|you|one|my|he|she|ek|ons|die|the)\b|
  (?:is|are) (?:it|my|the|a) |(?:ok|okay|safe|fine) to\b)`
const weighs =
  /\b(?:better|best|which|whats|stronger|gentler|vs|versus|difference|prefer|watter|beter|help|helps|work|works|first)\b/
const joins = /\b(?:or|of|and|en|n|noma|plus)\b/
/** Private skin is named in many ways, and not always with "on" before it. */
const privately =
  /\bdown (?:there|below)\b|\b(?:private ?(?:parts?|area|skin)|privates|vulva|vagina\w*|fanny|penis|scrotum|bikini (?:area|line))\b/
const nipples = /\b(?:nipples?|areolas?|tepels?)\b/
const ofColour = /\b(?:dark\w*|even|colou?r|tone|black\w*|brown\w*|shade|donker\w*|kleur)\b/
const other =
  /\b(?:burn\w*|rash|sores?|raw|cuts?|bab(?:y|ies)|child|son|daughter|mole|wart|before|after|acne|pimples?)\b/

/** What is said of one, said of several. */
const ofMany = (text: string, many: boolean): string =>
  many
    ? text
        .replace(/\bburns there/, 'burn there')
        .replace('it burns and peels', 'they burn and peel')
        .replace('drips, stings and dries', 'drip, sting and dry')
    : text

const natural =
  '**Darker skin there is normal** in nearly everybody: hormones, friction and shaving deepen it, and it says nothing about washing. Loose cotton, less ' +
  'shaving and a plain cream keep it calm.'

/** Whether what is named may go on a place, where more than one thing is named, or darker private skin is the reason; undefined elsewhere. */
export const eitherThere = ({ knowledge, heard, situation, request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  const { things, kinds } = heard
  const intimate = privately.test(said) ? 'on my private parts' : nipples.test(said) ? 'on my nipples' : undefined
  // "My serum or the glycolic": the thing may be a kind of product.
  const kind =
    things.length === 1
      ? kinds.find((one) => one === 'serum' || one === 'lip' || one === 'moisturiser' || one === 'oil')
      : undefined
  const several = joins.test(said) && (things.length > 1 || kind !== undefined)
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.cues.has('lighten') ||
    things.length === 0 ||
    !asksLeave.test(said) ||
    weighs.test(said) ||
    other.test(said) ||
    !(several || (intimate !== undefined && ofColour.test(said))) ||
    situation.conditions.has('under-12')
  )
    return undefined
  // What this person must not have, and what only a prescriber gives, is answered by that.
  if (
    things.some((thing) => objection(knowledge, thing, situation) !== undefined) ||
    expects(situation) ||
    things.some(
      (thing) => isMedicine(thing) && thing.families.some((one) => one === 'medicine' || one === 'illegal-lightener'),
    )
  )
    return undefined
  const place = intimate ?? said
  const groups = new Map<Class, string[]>()
  const add = (of: Class, called: string): unknown => groups.set(of, [...(groups.get(of) ?? []), called])
  for (const thing of things) add(classOf(thing) ?? 'active', thing.called)
  if (kind !== undefined) add(ofKind[kind] ?? 'cream', `your ${kindTexts[kind].called}`)
  const cells = Array.from(groups, ([of, all]) => ({
    cell: cellAt(place, of),
    called: listed(all),
    many: all.length > 1,
    firm: of === 'active' || of === 'rub',
  })).toSorted((one, two) => Number(two.firm) - Number(one.firm))
  if (cells.length === 0 || cells.some(({ cell }) => cell === undefined)) return undefined
  const lines = cells.map(({ cell: [verdict, how] = ['', ''], called, many }, at) => {
    const whole = ofMany(verdict.replaceAll('{x}', called), many)
    const more = ofMany(how.replace(/^\{x\}/, capital(called)).replaceAll('{x}', called), many)
    // Of two that are judged apart each is named.
    const lead = cells.length > 1 && !whole.includes(called) ? `${capital(called)}: ${small(whole)}` : whole
    return `${at === 0 ? `**${lead}**` : `**${capital(called)}:** ${whole}`}${more === '' ? '' : ` ${more}`}`
  })
  return {
    paragraphs: [
      ...lines,
      ...(intimate !== undefined && ofColour.test(said) ? [natural] : []),
      ...(cells[0]?.cell?.[0].startsWith('No') === true
        ? []
        : ['One at a time, a little for two evenings first; stop if it burns, itches or turns red.']),
    ],
    ...(intimate !== undefined && {
      extras: ['A patch that is new, itches, is thick or like velvet, or changes: let a clinic look.'],
    }),
    things: [],
    brief: true,
    sources: ['general'],
    topic: {
      intent: 'safe',
      ingredients: things.flatMap(({ ingredient }) => (ingredient === undefined ? [] : [ingredient.id])),
    },
    suggestions: ['How do I do a patch test?', 'What helps dark marks?'],
  }
}
