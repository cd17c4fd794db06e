import type { AlarmWords, Knowledge } from '../knowledge/knowledge.ts'
import { softmax } from '../softmax.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { type Clue, clueNames } from './clue-search.ts'
import type { Found, Reading } from './reading.ts'
import { ruledOut } from './ruled-out.ts'
import { calms, mayBeAllergy, tellsPressing } from './told-calmly.ts'
import { rootOf } from '../text/stem.ts'

// What no sign (signs.ts) knows may still be an alarm. The words of a message and the clues in it are weighed together by a small network of one
// hidden layer, learnt from some twenty thousand messages (content/alarm/, tools/learn-words). Its weights stand in the knowledge (alarms/).

/** From this likelihood on that a message calls for help, it is taken so: measured on messages that nothing was learnt from (alarm-words.test.ts). */
const enough = 0.66
/** Less is needed for what people say in half sentences: to be asked kindly too often costs less here. */
const enoughOfCrisis = 0.5
const crises: ReadonlySet<string> = new Set(['suicidal-thoughts', 'violence', 'violence-danger'])
/** One or two words are no story, whatever they speak for; in so few as these each says too much, and more is needed. */
const story = 3
const few = 10
const enoughInFew = 0.78
/** And where nothing that presses is said in so many words: of 455 alarms found by words alone that nothing was learnt from none is lost by it. */
const enoughUnsaid = 0.78
const enoughInDoubt = 0.9
const lifeHeard = 0.1

/** From this likelihood on of the flag itself, where what is asked about and what is used are told apart by little. */
const sure = 0.8
/** From this share of all that presses on, it is taken for an emergency or a crisis: too late is worse than too soon. */
const graveShare = 0.45
/** And from this likelihood on where a sign found less. */
const graveEnough = 0.45
/** What is about a substance needs it to be named, and to be surer: words alone hardly tell "I use it" from "may I use it?". One of each line is needed. */
const needed: Readonly<Record<string, readonly (readonly Clue[])[]>> = {
  'pregnant-retinoid': [
    ['retinoid', 'isotretinoin'],
    ['carrying', 'nursing'],
  ],
  'isotretinoin-warning': [['isotretinoin']],
  'lightener-use': [
    ['lightener', 'fadeBrand', 'street', 'lightInjection', 'hydroquinone', 'mercury', 'strongSteroid', 'lightGoal'],
  ],
  'medicine-rash': [['newMedicine', 'riskMedicine', 'onMedicine', 'pillThing']],
}

/** And what befalls an eye needs an eye. */
const ofPlaces: Readonly<Record<string, Clue>> = { 'product-in-eye': 'eyeWord' }

/** What is told of an animal is no person's alarm, unless a child comes into it. */
const ofAnimals: Readonly<Record<string, Clue>> = { poisoning: 'pet' }

/** Advised or only asked about before it is used, and nowhere told as used: "ouma says put some on the baby". */
const advisedOnly: Readonly<Record<string, { asked: readonly Clue[]; still: readonly Clue[] }>> = {
  'lightener-use': { asked: ['saidToUse', 'beforeUse', 'mayPutOn'], still: ['inUse', 'usedLong'] },
}

/** A blister that shoes rubbed says nothing of a burn, unless something that burns comes into it. */
const rubbed = (clue: Clue, reading: Reading): boolean =>
  clue === 'blisters' &&
  reading.find('shoes').length > 0 &&
  !(['caustic', 'hotThing', 'diabetic'] as const).some((one) => reading.find(one).length > 0)

const isMeant = (reading: Reading, hit: Found): boolean => reading.meant(hit, 'urgent') && !reading.possibility(hit)

/** The clues of each sentence that are meant of somebody, now. */
const cluesBySentence = oncePer((reading: Reading): readonly (readonly Clue[])[] => {
  const clues = reading.sentences.map((): Clue[] => [])
  for (const clue of reading.mayStand)
    if (!rubbed(clue, reading))
      for (const hit of reading.find(clue)) {
        const some = clues[hit.sentence]
        if (some?.at(-1) !== clue && isMeant(reading, hit)) some?.push(clue)
      }
  return clues
})

// Made once, because they are looked up again and again.
const signNames = new Map(clueNames.map((clue) => [clue, `@${clue}`]))
const signOf = (clue: Clue): string => signNames.get(clue) ?? ''

const rootsIn = (sentences: readonly string[]): string[] => [
  ...new Set(sentences.flatMap((sentence) => sentence.match(/[a-z0-9]+/g) ?? []).map(rootOf)),
]

/** What of a message speaks for or against an alarm, each once: its words without endings, and as `@clue` the clues that are meant of somebody, now. */
export const alarmSigns = oncePer((reading: Reading): readonly string[] => [
  ...rootsIn(reading.near),
  ...reading.mayStand
    .filter((clue) => !rubbed(clue, reading) && reading.find(clue).some((hit) => isMeant(reading, hit)))
    .map(signOf),
])

/** The same of one sentence by itself, by its number. */
export const alarmSignsOf = (reading: Reading, sentence: number): readonly string[] => [
  ...rootsIn([reading.sentences[sentence] ?? '']),
  ...(cluesBySentence(reading)[sentence] ?? []).map(signOf),
]

const wordsIn = (signs: readonly string[]): string[] => signs.filter((sign) => !sign.startsWith('@'))

/** What signs together say for no flag (the first) and for each flag, as logits; a sign that nothing was learnt of says nothing. */
export const sumsOf = ({ units, words, start, weights }: AlarmWords, signs: readonly string[]): number[] => {
  const known = signs.map((sign) => words.get(sign)).filter((row) => row !== undefined)
  const scale = 1 / Math.sqrt(Math.max(1, known.length))
  const said = new Float64Array(units.length)
  for (const row of known)
    for (let unit = 0; unit < said.length; unit += 1) said[unit] = (said[unit] ?? 0) + (row[unit] ?? 0)
  const heard = units.map((bias, unit) => Math.max(0, bias + scale * (said[unit] ?? 0)))
  return start.map((bias, flag) => heard.reduce((sum, one, unit) => sum + one * (weights[flag]?.[unit] ?? 0), bias))
}

/** Whether a message may mean a flag: what the flag needs is named, nothing rules it out, and it is not told of an animal. */
const mayMean = (flag: string, reading: Reading): boolean => {
  const there = (clue: Clue | undefined): boolean => clue !== undefined && reading.find(clue).length > 0
  if (flag in ofPlaces && !there(ofPlaces[flag])) return false
  if (ruledOut(flag, reading)) return false
  const advised = advisedOnly[flag]
  if (advised !== undefined && advised.asked.some(there) && !advised.still.some(there)) return false
  return !(there(ofAnimals[flag]) && !there('babyAny')) && (needed[flag] ?? []).every((clues) => clues.some(there))
}

/** The likelihood of each flag that a reading may mean, or of all flags without one; the first is that nothing presses. */
export const likelihoodsOf = ({ alarmWords }: Knowledge, signs: readonly string[], reading?: Reading): number[] =>
  softmax(
    sumsOf(alarmWords, signs).map((sum, at) =>
      at === 0 || reading === undefined || mayMean(alarmWords.flags[at - 1] ?? '', reading) ? sum : -Infinity,
    ),
  )

/** The likeliest of the flags that may be meant; with nothing among them, none. */
const likeliestOf = (flags: readonly string[], likely: readonly number[], among: (flag: string) => boolean): number =>
  flags.reduce((best, flag, at) => (among(flag) && (likely[at] ?? 0) > (likely[best] ?? 0) ? at : best), -1)

/** The flag that the words of a message speak for most, when they speak for one at all. */
export const alarmIn = (knowledge: Knowledge, reading: Reading): string | undefined => {
  const { alarmWords } = knowledge
  const signs = alarmSigns(reading)
  const words = wordsIn(signs).length
  if (words < story) return undefined
  const [none = 1, ...likely] = likelihoodsOf(knowledge, signs, reading)
  const grave = likeliestGrave(knowledge, likely, (1 - none) * graveShare)
  const likeliest = grave ?? likeliestOf(alarmWords.flags, likely, () => true)
  const heard = alarmWords.flags[likeliest] ?? ''
  // Nothing that swells, breathes badly or set it off: something may press, but no serious allergy.
  const unlikely = heard === 'anaphylaxis' && !mayBeAllergy(reading)
  const flag = unlikely ? 'seen-today' : heard
  const least = words < few ? enoughInFew : crises.has(flag) ? enoughOfCrisis : enough
  // Of a body, where no word of it presses, it must be likelier; unless what is heard is a life.
  const ofLife = alarmWords.flags.reduce((sum, one, at) => (crises.has(one) ? sum + (likely[at] ?? 0) : sum), 0)
  if (
    calms.has(flag) &&
    1 - none < (unlikely ? enoughInDoubt : enoughUnsaid) &&
    ofLife < lifeHeard &&
    !tellsPressing(reading)
  )
    return undefined
  return 1 - none < least || (flag in needed && (likely[likeliest] ?? 0) < sure) ? undefined : flag
}

/** The likeliest emergency or crisis, when these together are at least so likely. */
const likeliestGrave = (
  { alarmWords: { flags }, redFlag }: Knowledge,
  likely: readonly number[],
  atLeast: number,
): number | undefined => {
  const grave = (flag: string): boolean => ['emergency', 'crisis'].includes(redFlag(flag).level)
  const together = flags.reduce((sum, flag, at) => (grave(flag) ? sum + (likely[at] ?? 0) : sum), 0)
  return together < atLeast ? undefined : likeliestOf(flags, likely, grave)
}

/** From this likelihood on nothing presses, whatever a sign found: of 483 alarms that nothing was learnt from none that a sign found was above 0.91. */
const nothing = 0.97

/** Of half its words at least a weight must be known: a language that the weights hardly know proves nothing. */
const understood = 0.5

/** How likely it is by these signs together that something presses, from 0 to 1. */
export const pressureOfSigns = ({ alarmWords }: Knowledge, signs: readonly string[]): number =>
  1 - (softmax(sumsOf(alarmWords, signs))[0] ?? 0)

/** How likely all words of a message together say that something presses, from 0 to 1. */
export const pressureOf = (knowledge: Knowledge, reading: Reading): number =>
  pressureOfSigns(knowledge, alarmSigns(reading))

/** Whether all words of a message together say that nothing presses: "why do my lips tingle with that gloss?". */
export const nothingPresses = (knowledge: Knowledge, reading: Reading): boolean => {
  const { alarmWords } = knowledge
  const signs = alarmSigns(reading)
  const words = wordsIn(signs)
  // Also by flags that this message cannot mean: what they have in common with those that it does mean speaks against nothing.
  const [none = 0] = softmax(sumsOf(alarmWords, signs))
  return (
    alarmWords.flags.length > 0 &&
    none > nothing &&
    words.filter((word) => alarmWords.words.has(word)).length >= words.length * understood
  )
}

/** And from this where the sign is plain: what its words have in common with graver things proves little. */
const graveBesideSure = 0.85

/** The emergency or crisis that the words of a message speak for, where a sign only found that somebody must be seen today. */
export const graveIn = (knowledge: Knowledge, reading: Reading, plain = false): string | undefined => {
  const { alarmWords } = knowledge
  // What speaks for a flag that cannot be meant speaks for none that can: a headache on an antibiotic is no thought of dying.
  const likely = softmax(sumsOf(alarmWords, alarmSigns(reading)))
    .slice(1)
    .map((one, at) => (mayMean(alarmWords.flags[at] ?? '', reading) ? one : 0))
  const grave = likeliestGrave(knowledge, likely, plain ? graveBesideSure : graveEnough)
  return grave === undefined ? undefined : alarmWords.flags[grave]
}
