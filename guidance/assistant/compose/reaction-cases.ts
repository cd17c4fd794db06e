import type { Thing } from '../understand/things.ts'
import type { Sketch } from './draft.ts'
import { isMedicine, isOf, isRetinoid } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// The quieter cases of reaction.ts: the first weeks of something that renews skin, skin gone darker, skin after hair removal.

export const calmFirst = 'How do I repair my skin barrier?'
export const rest =
  'a gentle, fragrance-free cleanser, a plain moisturiser (ceramides, glycerin or petroleum jelly) and sunscreen. No acids, retinoids, ' +
  'vitamin C, scrubs or scent.'
export const slower = 'moisturiser before and after, and never on wet, sore or just-shaved skin'

export type Sign = 'flakes' | 'breaks-out' | 'burns' | 'looks-worse' | 'darkens'
export type Ask = 'stop' | 'keep' | 'how-long' | 'back' | 'normal' | undefined

/** Whether it speeds up renewal, so that flaking and purging belong to it at first. */
export const renews = (thing: Thing): boolean =>
  isRetinoid(thing) ||
  isOf(thing, 'aha', 'bha', 'pha', 'exfoliant', 'exfoliating-enzyme') ||
  ['benzoyl-peroxide', 'azelaic-acid', 'sulfur'].includes(thing.ingredient?.id ?? '')

export type Case = {
  child: boolean
  called: string
  one: boolean
  lead: Thing | undefined
  sign: Sign
  ask: Ask
  bad: boolean
  story: string
}

/** "Three weeks of adapalene and it looks worse": the weeks in which skin gets used to it, unless it burns. */
export const adjusting = ({ called, ask, lead }: Case): Sketch => {
  const prescribed = lead !== undefined && isMedicine(lead)
  const first =
    ask === 'stop'
      ? `No, not yet: skin often looks worse in the first weeks of ${called}, and it settles.`
      : ask === 'how-long'
        ? `Usually six to eight weeks; judge ${called} after twelve.`
        : `Yes, that is common: skin often looks worse in the first weeks of ${called}, and it settles.`
  return {
    paragraphs: [
      `**${first}**`,
      '*Why:* faster renewal brings hidden spots up and dries the surface before it helps. That eases in six to eight weeks; the full effect ' +
        'takes about twelve.',
      `**How:** every second or third night, ${isRetinoid(lead ?? { families: [] }) ? 'a pea-sized amount' : 'a thin layer'}, ${slower}. Nothing else ` +
        `new, no scrub, and do not squeeze.`,
      `**That is not getting used to it:** burning, swelling, hives, weeping, or redness that stays. Then stop, and ask ` +
        `${prescribed ? 'your prescriber or ' : ''}a pharmacist.`,
    ],
    extras: [
      'Sunscreen, SPF 30–50, every morning.',
      prescribed ? 'Do not end the course on your own before you have spoken to your prescriber.' : undefined,
      'No better after twelve weeks? Have it looked at.',
    ],
    things: [],
    suggestions: ['How do I go slower?', calmFirst],
  }
}

/** Skin that has gone darker: a mark that irritation leaves. */
export const darkened = ({ called, one, lead }: Case): Sketch => {
  const it = one ? 'it' : 'them'
  const prescribed = lead !== undefined && isMedicine(lead) && lead.ingredient?.id !== 'benzoyl-peroxide'
  return {
    paragraphs: [
      `**${called === '' ? 'Stop what you used' : `Stop ${called} for now`}${prescribed ? ' and call your prescriber' : ''}: skin that is irritated ` +
        `often goes darker, above all deeper skin.**`,
      'The colour is a mark left behind, not damage for good. It fades over weeks to months once nothing irritates the skin and no sun gets to it.',
      `**How:** only ${rest} A tinted one shields marks best. Do not scrub or bleach the dark area.`,
      `Calm for a month? Then azelaic acid or niacinamide helps the mark ` +
        `fade${lead !== undefined && renews(lead) ? `; go back to ${called} at a low strength, two nights a week, or leave ${it}` : ''}.`,
    ],
    extras: [
      'See a pharmacist or clinic if it burns, itches, spreads, or if the product has no label: it may hold something illegal.',
    ],
    sources: ['davids', 'general'],
    things: [],
    suggestions: ['What helps with dark marks?', calmFirst],
  }
}

export const hairRemoval = pattern`
  \b(?:veet|nair|depilatory|hair remov\w*|remov\w* (?:my )?(?:hair|moustache|mustache)|wax(?:ed|ing)?|thread(?:ed|ing)|sugaring|epilat\w*|gewax)\b`

/** Burnt, raw or darker after hair was taken off. */
export const afterHairRemoval = (story: string): Sketch => {
  const cream = /\b(?:veet|nair|depilatory|cream|room|lotion)\b/.test(story)
  return {
    paragraphs: [
      `**${
        cream
          ? 'Rinse it off with plenty of cool running water for ten to twenty minutes, and do not use that cream again.'
          : 'Cool it with a clean, damp cloth and put nothing active on: the top of the skin has come off or is irritated.'
      }**`,
      'Then a plain petroleum jelly or fragrance-free moisturiser, several times a day. No acids, retinoids, vitamin C, scent, scrub, deodorant or make-up ' +
        'there until it has healed, and do not pick.',
      'Burnt skin marks easily, above all deeper skin: shade and sunscreen, SPF 30–50, every morning once it is closed. A darker patch fades over ' +
        'weeks to months; no lightening cream.',
      `**Next time:** ${
        cream
          ? 'shorter than the pack says, never twice on the same skin, and a patch test the day before'
          : 'no retinoid or acid for a week before'
      }; trimming or threading is gentler on the lip.`,
    ],
    extras: [
      'See a pharmacist or clinic today for blisters, open or weeping skin, pus, strong pain, or anything near the eyes.',
    ],
    sources: ['general'],
    things: [],
    suggestions: ['When can I use my retinol again?', 'What helps with dark marks?'],
  }
}

/** Skin that too much has worn raw: rest first, whatever else was asked. */
export const rescued = ({ lead, ask, child }: Case): Sketch => {
  const prescribed = lead !== undefined && isMedicine(lead) && lead.ingredient?.id !== 'benzoyl-peroxide'
  return {
    paragraphs: [
      `**${
        ask === 'back'
          ? 'Stop all acids, retinoids and scrubs now; acids may come back once skin has been calm for two weeks, often after four in ' +
            'all, one night a week.'
          : 'Stop all acids, retinoids, scrubs, peels and vitamin C for two to four weeks: your skin’s barrier is worn, and it mends by rest.'
      }**`,
      '**Only this:**\n1. A creamy, soap-free wash in the evening; lukewarm water in the morning.\n2. A plain moisturiser with ceramides, glycerin or ' +
        'panthenol, ' +
        'twice a day on damp skin.\n3. Petroleum jelly over the sorest parts at night.\n4. A mineral sunscreen, SPF 30–50, by day. All fragrance-free; no hot water.',
      prescribed
        ? 'A prescribed cream is part of it: call your prescriber or pharmacist today about the pause.'
        : undefined,
      child
        ? 'A child’s skin needs no actives: do not go back to them.'
        : ask === 'back'
          ? 'Calm means that nothing stings, not even water. Then one mild ' +
            'acid or your retinoid at a low strength, never both on one night.'
          : 'Nothing stings for two weeks? Then one active again, one night a week.',
    ],
    extras: ['See a clinic or doctor if it weeps, blisters, crusts, swells, or is no better in a week.'],
    sources: ['general'],
    things: [],
    suggestions: ['When can I use my acid again?', 'Which moisturiser for a damaged barrier?'],
  }
}
