import type { ProductKind } from '../../knowledge/kinds.ts'
import { askedOfHarm } from '../understand/polarity.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, type Sketch } from './draft.ts'
import { howLine, usageOf } from './facts.ts'
import { kindTexts } from './kinds.ts'
import { isActive, isMedicine, isOf, isRetinoid } from './lines.ts'
import { renews } from './reaction-cases.ts'
import { isSeal } from './routine-lines.ts'
import { sealOver } from './seal.ts'
import { pattern } from '../../text/pattern.ts'

// "May I use a toner with benzoyl peroxide?": a thing beside a kind of product, of which no ingredient is told. Source: general dermatology practice.

/** Where a kind of product does not simply go over a thing: the verdict, and how. */
const besideActive = (kind: ProductKind, { called, plural }: Thing): readonly [string, string] | undefined =>
  kind === 'toner'
    ? [
        `Yes, if the toner is a plain one, without acids or alcohol: toner first, ${called} after it.`,
        'Two steps that sting on one evening burn and leave marks. A toner is an extra: when skin gets tight or stings, leave it out first.',
      ]
    : kind === 'mask'
      ? [
          `Better not on the same evening: ${called} on one, the mask on another.`,
          `A clay or peeling mask dries skin, and ${called} then ${plural ? 'sting' : 'stings'} more. A creamy mask that only moisturises may go on the same day: mask first, rinse, then ` +
            `${called} on dry skin.`,
        ]
      : kind === 'exfoliant'
        ? [
            `Not on one evening: keep ${called} and an exfoliant apart.`,
            'Together they can leave skin raw, and raw skin marks. One evening the one, another the other, with plain moisturiser between.',
          ]
        : undefined

/** A mask that only moistens dries nothing. */
const moistens = /\b(?:sheet|hydrating|moisturi[sz]ing|creamy?|sleeping|honey|oats?|aloe) (?:face )?masks?\b/

/** A thing with a kind of product, or with make-up. */
export const withKind = ({ heard }: Asked, thing: Thing): Sketch => {
  const [kind = 'moisturiser'] = heard.kinds
  const makeup = heard.cues.has('makeup') && kind !== 'sunscreen'
  if (kind === 'moisturiser' && !makeup && isSeal(thing)) return sealOver(thing)
  const { when, often } = usageOf(thing)
  const { called } = kindTexts[kind]
  const extras = [howLine(thing) ?? `Use ${thing.called} ${often}.`]
  const apart =
    makeup || moistens.test(heard.tokens.join(' ')) || !(renews(thing) || isOf(thing, 'vitamin-c'))
      ? undefined
      : besideActive(kind, thing)
  if (apart !== undefined)
    return {
      paragraphs: [
        `**${apart[0].replace(/^Yes(?=,)/, askedOfHarm(heard.tokens.join(' '))?.none ?? 'Yes')}**`,
        apart[1],
      ],
      extras,
      things: [thing],
    }
  const [what, night] = [
    makeup ? 'make-up' : ['sunscreen', 'moisturiser', 'body', 'lip'].includes(kind) ? called : `a ${called}`,
    when === 'night',
  ]
  const how =
    kind === 'exfoliant' || kind === 'mask' || kind === 'toner'
      ? `The ${called} goes on first${kind === 'toner' ? '' : ' and is taken off'}, ` + `${thing.called} after it.`
      : kind === 'sunscreen'
        ? `${capital(thing.called)} ${night ? 'goes on at night, sunscreen in the morning' : 'goes on first; sunscreen last'}. Use two finger lengths of it.`
        : makeup
          ? `${night ? 'Use it at night and keep make-up for the day' : 'Put it on first, then moisturiser and sunscreen, then make-up'}. Let each ` +
            `layer settle for a minute, or it pills.`
          : `Put ${thing.called} on clean skin first and ${what} over it. If it stings, moisturise before and after instead: it still works.`
  const harm = askedOfHarm(heard.tokens.join(' '))
  // "Before or after?" asks which of them comes first.
  if (
    /\b(?:before or after|after or before|voor of na|na of voor|first or|or first|under or over|over or under)\b/.test(
      heard.tokens.join(' '),
    )
  ) {
    const under = kind === 'toner' || kind === 'exfoliant' || kind === 'mask' || kind === 'cleanser'
    return {
      paragraphs: [
        `**${capital(under ? called : thing.called)} first, then ${under ? thing.called : what}${kind === 'moisturiser' && isRetinoid(thing) ? '; where skin is dry or new to it, moisturiser before and after' : ''}.**`,
        how,
      ],
      extras,
      things: [thing],
      topic: { intent: 'order' },
    }
  }
  return {
    paragraphs: [
      `**${harm === undefined ? 'Yes,' : `${harm.none}:`} ${thing.called} and ${what} go well together.**`,
      how,
    ],
    extras,
    things: [thing],
  }
}

const joined = pattern`
  \b(?:with|and|plus|met|en|na|saam|together|under|over|(?:same|one) (?:day|night|evening|morning|time|routine)|on top of)\b`
const holdsIt =
  /\b(?:toner|mask|serum|cream|moisturi[sz]er|sunscreen|cleanser|wash) (?:that |which )?(?:with|contain\w*|has|have|made (?:with|of)|of)\b/
const told = new Set(['pregnant', 'trying', 'breastfeeding', 'child', 'teen'])

/** Whether a message asks if a thing and a kind of product get on, whatever it was taken for. */
export const asksWithKind = ({ heard }: Asked): boolean => {
  const {
    things: [thing, second],
    kinds: [kind, other],
    cues,
    harmed,
    who,
    concerns,
  } = heard
  if (
    thing === undefined ||
    second !== undefined ||
    kind === undefined ||
    other !== undefined ||
    harmed ||
    concerns.length > 0 ||
    (isMedicine(thing) && !isRetinoid(thing)) ||
    who.some((one) => told.has(one))
  )
    return false
  const said = heard.tokens.join(' ')
  const acid = isOf(thing, 'aha', 'bha', 'pha')
  return (
    (kind === 'toner' || kind === 'mask' || kind === 'sunscreen') &&
    (cues.has('canI') || cues.has('safe') || /\b(?:ok|okay|fine|safe)$/.test(said)) &&
    joined.test(said) &&
    !(acid && holdsIt.test(said) && !/\b(?:clay|sheet)\b/.test(said)) &&
    (isActive(thing) || isRetinoid(thing))
  )
}
