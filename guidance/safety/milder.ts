import type { RedFlag } from '../knowledge/entries.ts'
import type { Clue } from './clue-search.ts'
import { plainConcerns } from './plain-concerns.ts'
import type { Reading } from './reading.ts'

// What is told as small, as healing, as long since or in passing is not first aid for today: such a flag gives way to a milder one, or to none.
// What makes it grave outweighs that wherever it stands in the message, unless it is denied: "no pus".

export type Milder = {
  flags: readonly string[]
  /** What it gives way to; to nothing where none is given. */
  to?: string
  /** One of each line must be told. */
  told: readonly (readonly Clue[])[]
  /** With any of these said to be so it stays what it is. */
  unless: readonly Clue[]
}

/** Chemicals that burn deep, and those who bear a burn badly. */
const burnsDeep: readonly Clue[] = [
  'burnGrave',
  'realCaustic',
  'bleachThing',
  'pesticide',
  'realChild',
  'babyOrToddler',
  'diabetic',
  'frailImmune',
  'onPurpose',
  'selves',
]

const rules: readonly Milder[] = [
  // It went red, and is gone again.
  {
    flags: ['chemical-burn', 'seen-now', 'seen-today'],
    told: [['wentRed'], ['goneSince']],
    unless: ['blisters', 'swelling', 'hives', 'justNow', ...burnsDeep],
  },
  // Lime juice and sun burn in streaks, a day later; there is nothing left to cool.
  {
    flags: ['severe-burn', 'hot-burn', 'chemical-burn'],
    to: 'sunburn-blisters',
    told: [['citrusJuice'], ['sunBeside']],
    unless: ['fireBurn', 'spiltHot', 'scalded', 'realCaustic', 'bleachThing', 'realChild', 'babyOrToddler', 'eyeWord'],
  },
  {
    flags: ['chemical-burn'],
    told: [['burntMarks']],
    unless: ['dayOld', 'justNow', 'blisters', 'swelling', ...burnsDeep],
  },
  { flags: ['chemical-burn', 'hot-burn'], told: [['weeksBackTold'], ['leftMark']], unless: burnsDeep },
  { flags: ['chemical-burn', 'hot-burn'], to: 'small-burn', told: [['smallHarm']], unless: burnsDeep },
  // What the sun burnt is not rinsed for twenty minutes.
  {
    flags: ['chemical-burn', 'hot-burn'],
    to: 'sunburn-blisters',
    told: [['sunburn'], ['blisters']],
    unless: ['caustic', 'hotThing', 'burnCause', 'realChild', 'babyOrToddler'],
  },
  // "Skin must breathe, and mine can't": nobody is short of air.
  { flags: ['anaphylaxis'], told: [['skinBreathing'], ['mineBreathes']], unless: ['breathOfOne', 'realChild'] },
  // Lips that a filler turned blue or white want the one who injected it, and a hospital.
  {
    flags: ['anaphylaxis'],
    to: 'filler-blocked',
    told: [['filler'], ['lipsBlue']],
    unless: ['shortOfAir', 'hives', 'collapse', 'hoarse', 'swelling'],
  },
  // A retinoid "burns" by drying and peeling; and what always burnt is told so that it is not used again.
  {
    flags: ['chemical-burn'],
    told: [['retinoidBurnt'], ['peelsOnly']],
    unless: ['swelling', 'hives', 'hairRemoval', ...burnsDeep],
  },
  {
    flags: ['chemical-burn'],
    told: [['burntAsRule']],
    unless: ['blisters', 'swelling', 'hives', 'justNow', ...burnsDeep.filter((one) => one !== 'babyOrToddler')],
  },
  // Given up, and told as a thing of before: the advice to stop it would be none.
  { flags: ['pregnant-retinoid'], told: [['retinoidUsedTo'], ['stoppedSince']], unless: ['stillOnRetinoid'] },
  {
    flags: ['pregnant-retinoid'],
    told: [['retinoidNotBegun', 'mayBegin']],
    unless: ['stillOnRetinoid', 'retinoidBegun', 'alreadyOn'],
  },
  // "I think of drinking all the pills": meant and not done, so somebody to talk to comes before the poisons line.
  { flags: ['poisoning'], to: 'suicidal-thoughts', told: [['pillsIntended']], unless: ['tookThem'] },
  // One lid that itches and puffs, of somebody who breathes well and has no hives.
  {
    flags: ['anaphylaxis'],
    to: 'eyelid-swelling',
    told: [['oneLid'], ['breathesWell', 'noHives']],
    unless: ['airway', 'noAir', 'wheeze', 'hoarse', 'hives', 'collapse', 'dizzy', 'lips', 'spreading', 'face'],
  },
  {
    flags: ['hair-dye-reaction'],
    to: 'dye-rash',
    told: [['dyeRash']],
    unless: ['dyeGrave', 'realChild', 'babyOrToddler'],
  },
  ...plainConcerns,
]

/** The flags that others give way to, and that have no signs of their own. */
export const milderFlags: readonly string[] = rules.flatMap(({ to }) => to ?? [])

/** The id of the flag that a flag gives way to in a message, `undefined` where it gives way to none; its own where nothing makes it milder. */
export const milderOf = ({ id }: Pick<RedFlag, 'id'>, reading: Reading): string | undefined => {
  const rule = rules.find(
    ({ flags, told, unless }) => flags.includes(id) && told.every(reading.speaksOf) && !unless.some(reading.isSo),
  )
  return rule === undefined ? id : rule.to
}

/** Whether what a message tells of was a day ago or longer, and nothing of it is from just now. */
export const isDayOld = (reading: Reading): boolean => reading.speaksOf(['dayOld']) && !reading.speaksOf(['justNow'])

/** What makes more of it than skin that went with the wax: heat, or what was put on it. */
const moreThanWax: readonly Clue[] = [
  'waxHot',
  'waxBeside',
  'blisters',
  'fever',
  'isotretinoin',
  ...burnsDeep.filter((one) => one !== 'burnGrave'),
]
/** Whether wax or thread took the skin off: there is nothing to rinse, and it is covered until it has closed. */
export const isByWax = (reading: Reading): boolean =>
  reading.speaksOf(['waxedAny']) && reading.speaksOf(['skinWent']) && !moreThanWax.some(reading.isSo)
