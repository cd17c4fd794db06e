import type { Note } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'
import { because } from '../safety/because.ts'
import { findLighteners } from '../safety/lighteners.ts'
import { normalise } from '../text/normalise.ts'
import type { Slot } from './schedule.ts'
import type { KnownStep } from './step-facts.ts'

// What somebody counts to their routine and what has no place in its order: what is swallowed, what is banned, what belongs in the kitchen.

const pills = /\b(?:capsules?|tablets?|pills?|kapsules?|tablette|pille|drip|injections?|inspuiting)\b/
const onSkin = /\b(?:gel|cream|lotion|salf|room|ointment)\b/

/** What is swallowed or injected goes on no skin, whatever time of day it is taken. */
export const isSwallowed = ({ step, working }: KnownStep): boolean => {
  const name = normalise(step.name)
  return pills.test(name) || (working.some(({ id }) => id === 'isotretinoin') && !onSkin.test(name))
}

export const swallowedNotes = (knowledge: Substances, slots: readonly Slot[]): Note[] =>
  slots.map(({ known }) => ({
    tone: 'info',
    text: `${known.step.name}: take it as your prescriber told you; it has no place in the order, and the rest goes around it.`,
    because: because(
      knowledge,
      'routine:swallowed',
      known.working.map(({ id }) => id),
      ['general'],
    ),
  }))

/** Banned things are left out and warned of; a strong steroid is not left out from one day to the next, and keeps its place until a doctor was asked. */
export const bannedNotes = (knowledge: Substances, slots: readonly Slot[]): Note[] =>
  slots.flatMap((slot) => {
    const { step, working } = slot.known
    const named = [
      step.label,
      ...(step.ingredients ?? []),
      step.label === undefined ? step.name : undefined,
      ...working.map(({ inci }) => inci),
    ]
    const found = findLighteners(knowledge, named.filter((one) => one !== undefined).join(', ')).filter(
      ({ because: { rule } }) => rule !== 'lightener:mild-steroid',
    )
    if (found.some(({ because: { rule } }) => rule !== 'lightener:strong-steroid')) slot.dropped = true
    return found.map((note) => ({ ...note, text: `${step.name}: ${note.text}` }))
  })

/** Kitchen and laundry: what it does to skin, and what to use in its place. Source: general dermatology practice. */
const kitchen: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:lemon(?: juice)?|lime juice|suurlemoen\w*)\b(?!.*\b(?:scent|balm|myrtle|serum|cleanser|cream)\b)/,
    'lemon or lime juice burns and, in the sun, leaves dark patches and blisters. For marks ' +
      'use sunscreen and niacinamide or azelaic acid.',
  ],
  [
    /\b(?:baking soda|bicarb\w*|koeksoda)\b/,
    'baking soda is far too alkaline for skin and wears its barrier down. A mild wash is enough.',
  ],
  [
    /\b(?:toothpaste|tandepasta|colgate|aquafresh)\b/,
    'toothpaste burns skin and can leave a mark. For a pimple use benzoyl peroxide or salicylic acid on the spot.',
  ],
  [
    /\b(?:bleach(?! ?(?:cream|lotion|soap|serum))|jik|domestos|handy andy|ammonia)\b/,
    'household cleaners burn skin: never on a face.',
  ],
  [
    /\b(?:sunlight (?:soap|liquid|bar)|green soap|washing powder|dish ?wash\w*|omo)\b/,
    'laundry and dish soap strips the oils that skin needs. Use a mild, unscented wash.',
  ],
  [/\b(?:vinegar|asyn)\b/, 'vinegar can burn skin. Leave it in the kitchen.'],
  [
    /\b(?:derma ?-?(?:roller|pen|stamp)|micro ?-?needl\w+)\b/,
    'needles at home carry germs in and let actives go too deep. Leave it to a clinic, and use no actives for a week around it.',
  ],
]

export const kitchenNotes = (knowledge: Substances, slots: readonly Slot[]): Note[] =>
  slots.flatMap((slot) => {
    const { name, label } = slot.known.step
    const says = label === undefined ? kitchen.find(([words]) => words.test(normalise(name)))?.[1] : undefined
    if (says === undefined) return []
    slot.dropped = true
    return [
      { tone: 'avoid', text: `${name}: ${says}`, because: because(knowledge, 'routine:not-for-skin', [], ['general']) },
    ]
  })

/** A sunscreen that says how much it protects, and that it is too little. */
export const weakSunscreen = (knowledge: Substances, slots: readonly Slot[]): Note[] => {
  const factors = slots
    .filter(({ known }) => known.sunscreen)
    .map(({ known: { step } }) => step.spf ?? Number(/\b(?:spf|factor) ?(\d{1,3})\b/i.exec(step.name)?.[1] ?? 30))
  if (factors.length === 0 || Math.max(...factors) >= 30) return []
  return [
    {
      tone: 'careful',
      text: `SPF ${Math.max(...factors)} is too little by itself, as it is mostly put on thin: add a sunscreen of SPF 30 to 50 as the last step.`,
      because: because(knowledge, 'routine:low-sunscreen', [], ['general']),
    },
  ]
}
