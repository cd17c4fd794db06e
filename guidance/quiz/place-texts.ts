import type { Person } from './person.ts'
import type { Slot } from './plan.ts'
import type { Place } from './written.ts'

type Times = Readonly<Partial<Record<'Morning' | 'Evening', string>>>
type Texts = Readonly<Partial<Record<Slot, Times>>>

const sun = 'Put it on again every two hours outdoors and after washing.'
/** How each step is done elsewhere than on the face. */
const texts: Readonly<Record<Place, Texts>> = {
  hands: {
    cleanser: {
      Morning:
        'Use it at home in place of a drying hand soap, with lukewarm water; pat dry, between the fingers too. ' +
        'Wear nitrile gloves for dishes and cleaning.',
    },
    moisturiser: {
      Morning:
        'A pea-size amount on your hands after every wash, while they are still a little damp. That matters more than which cream it is.',
      Evening: 'A thick layer on hands, knuckles and nails at bedtime, under thin cotton gloves if you can.',
    },
    sunscreen: {
      Morning: `A little over the backs of your hands: they catch sun all day, and marks deepen there. ${sun}`,
    },
    treatment: {
      Evening:
        'A thin layer on the backs of your hands every evening, from the third week on; hand cream goes over it.',
    },
  },
  feet: {
    cleanser: { Evening: 'Wash your feet, soak no longer than ten minutes, and dry well between the toes.' },
    moisturiser: {
      Morning: 'On heels and soles, not between the toes; socks over it keep it there.',
      Evening: 'A thick layer on your heels after washing, with cotton socks overnight.',
    },
    sunscreen: { Morning: `On the tops of your feet on days with sandals. ${sun}` },
  },
  back: {
    cleanser: {
      Morning:
        'On back and chest in the shower: leave it on for a minute, then rinse. Rinse hair conditioner off first, and wash your back last.',
      Evening: 'Shower soon after sweating; no brushes or scrubs, which make it worse.',
    },
    treatment: {
      Evening:
        'A thin layer on dry skin of back or chest, on Mondays and Thursdays at first, from the third week on; more often if nothing ' +
        'stings.',
    },
    moisturiser: { Evening: 'A light layer wherever your skin feels tight.' },
    sunscreen: { Morning: `Wherever your back and chest see the sun; a shirt is better still. ${sun}` },
  },
  underarms: {
    cleanser: {
      Morning:
        'Wash without scrubbing and pat dry. Shave in the direction of the hair with a sharp razor, or trim instead.',
    },
    treatment: {
      Evening: 'A thin layer on dry, unbroken skin every other evening, never right after shaving or waxing.',
    },
    moisturiser: {
      Morning: 'A thin layer; leave scented deodorant off while the skin is sore.',
      Evening: 'A thin layer again: less rubbing means fewer ' + 'marks.',
    },
    sunscreen: { Morning: `On whatever skin sees the sun. ${sun}` },
  },
  body: {
    cleanser: {
      Morning:
        'Only where you need it, in a short lukewarm shower; water does for the rest. No scrubs and no bath foam.',
    },
    moisturiser: {
      Morning:
        'All over within three minutes of the shower, on skin that is still damp; elbows, knees and shins twice.',
      Evening: 'Again on whatever feels dry or rough before bed.',
    },
    sunscreen: { Morning: `On all skin that sees the sun: two finger lengths for each arm, four for each leg. ${sun}` },
  },
}

/** What the place is called in a sentence. */
const names: Readonly<Record<Place, string>> = {
  hands: 'your hands',
  feet: 'your feet',
  back: 'your back and chest',
  underarms: 'your underarms and the skin that rubs',
  body: 'the skin of your body',
}

/** Care for one place that is not the face: what it is called, and how each step is done there. */
export type CareThere = { called: string; how: Texts }

/** The care for a place. */
export const careAt = (place: Place): CareThere => ({ called: names[place], how: texts[place] })

const besideTips: Readonly<Record<Place, string>> = {
  hands:
    'For your hands: cream after every wash, gloves for dishes, and sunscreen on the backs in the morning; marks there fade by the same care.',
  feet: 'For your feet: a urea cream on the heels every night with cotton socks over it, and never between the toes.',
  back: 'For your back and chest: a salicylic acid or benzoyl peroxide wash, left on for a minute in the shower, and a clean shirt after sweating.',
  underarms:
    'For your underarms: no scrubs, less shaving and no scented deodorant on sore skin; marks there fade once the rubbing stops.',
  body: 'For your body: a plain or urea cream within three minutes of the shower does more than any scrub.',
}

/** Lines for the places somebody named beside the face. */
export const placeTips = ({ written: { beside, lips, scalp, diabetes }, child, place }: Person): string[] =>
  child
    ? []
    : [
        ...(place === 'feet' && !diabetes
          ? [
              'File thick skin on dry heels gently once a week, never with a blade. Cracks that bleed, weep or feel hot need a clinic.',
            ]
          : []),
        ...beside.slice(0, 2).map((place) => besideTips[place]),
        ...(lips
          ? ['For your lips: a plain petroleum jelly or unscented balm, SPF by day, and no licking or scrubbing.']
          : []),
        ...(scalp
          ? [
              'This quiz plans care for skin. For flakes on the scalp ask a pharmacist for an anti-dandruff shampoo and leave it on for three to ' +
                'five minutes.',
            ]
          : []),
      ]
