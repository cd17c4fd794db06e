import type { Thing } from '../understand/things.ts'
import { capital, is, it, type Sketch } from './draft.ts'
import { usageOf } from './facts.ts'
import { isOf } from './lines.ts'

// What hardly meets the rest: what lies over a cream, and what is rinsed off before the next thing goes on.

export const startSlow = 'New to either? Start with one, add the other after two weeks.'

/** What lies on top and keeps water in, over the cream that brings the water: petroleum jelly, butters, oils. Source: general. */
export const sealOver = (thing: Thing): Sketch => {
  const { called } = thing
  const oil = isOf(thing, 'plant-oil')
  return {
    paragraphs: [
      `**Yes: ${called} over moisturiser ${thing.plural ? 'seal' : 'seals'} it in; moisturiser first, ${called} last.**`,
      `*Why:* the cream brings water, and ${called} ${is(thing)} the lid that keeps it from drying off. Put on first, ${it(thing)} would keep the cream out.`,
      `**How:** at night, cream on damp skin, a minute’s wait, then ${oil ? 'two or three drops pressed on' : 'a pea-sized amount as a thin film'}; ` +
        'or only on lips, dry patches and heels.',
      'Better not all over an oily or breakout-prone face, nor on top of a retinoid or an acid: under a seal they sting more. Small bumps within some ' +
        `weeks: leave ${it(thing)} out.`,
    ],
    things: [thing],
  }
}

/** Something in a wash, and what stays on skin after it. */
export const withWash = (wash: Thing, other: Thing, stings: boolean): Sketch => {
  const night = usageOf(other).when === 'night'
  const apart = night
    ? `The wash in the morning, ${other.called} at night`
    : `The wash in the evening, ${other.called} in the morning`
  const bleaches = wash.ingredient?.id === 'benzoyl-peroxide'
  const slow = [startSlow, `${capital(wash.called)} wash: once a day at most, every second day when skin feels tight.`]
  if (bleaches && other.ingredient?.id === 'tretinoin') {
    return {
      paragraphs: [
        `**Best at different times: the ${wash.called} wash in the morning, ${other.called} at night.**`,
        `*Why:* benzoyl peroxide can weaken ${other.called}, and both dry skin. A wash leaves little behind, but apart is surer.`,
        `**How:** rinse the wash off well; ${other.called} on dry skin as prescribed, then moisturiser. Tight or flaking skin: the wash every second day.`,
      ],
      extras: slow,
      things: [wash, other],
    }
  }
  return {
    paragraphs: [
      `**Yes, ${stings || bleaches ? 'mostly: ' : ''}a ${wash.called} wash is rinsed off, so ${other.called} can follow.**`,
      `*Why:* what stays on skin for a minute stings and dries far less than what is left on${bleaches ? ', and little is left to weaken the other' : ''}.`,
      `**How:** wash, rinse well, pat dry, then ${other.called}, then ` +
        `moisturiser.${stings || bleaches ? ` Is your skin dry or sensitive? ${apart}.` : ''}`,
    ],
    extras: slow,
    things: [wash, other],
  }
}
