import type { RedFlagNotice } from '#contract/guidance.ts'
import type { RedFlag } from '../knowledge/entries.ts'
import { redFlagLevels } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { because } from './because.ts'
import type { Clue } from './clue-search.ts'
import { type Found, type Reading, readingOf } from './reading.ts'
import { alarmIn } from './safety-net.ts'
import { type Sign, signs } from './signs.ts'

const overlaps = (a: Found, b: Found): boolean => a.sentence === b.sentence && a.from < b.to && b.from < a.to

const inReach = (within: Sign['within'], apart: number, first: Found, other: Found): boolean => {
  const away = Math.abs(other.sentence - first.sentence)
  if (within === 'text') return true
  return away <= (within === 'neighbours' ? 1 : 0) && Math.abs(other.word - first.word) <= apart
}

/** Whether the other clues of a sign stand around its first, each in words of its own. */
const complete = (sign: Sign, level: RedFlag['level'], reading: Reading, chosen: readonly Found[]): boolean => {
  const [first] = chosen
  const wanted = sign.clues[chosen.length]
  if (wanted === undefined || first === undefined) return true
  return wanted.some((clue) => reading.find(clue).some((hit) =>
    inReach(sign.within, sign.apart, first, hit) && !chosen.some((one) => overlaps(one, hit))
    && (sign.even || reading.meant(hit, level, chosen)) && complete(sign, level, reading, [...chosen, hit])))
}

/** Those of the clues that stand within the sign's reach of its first, however far in words. */
const around = (sign: Sign, clues: readonly Clue[], reading: Reading, first: Found): Found[] =>
  clues.flatMap((clue) => reading.find(clue).filter((hit) => inReach(sign.within, Infinity, first, hit)))

/** "Can I use it?", and nothing beside the question says that it is used. */
const onlyAsked = (sign: Sign, reading: Reading, first: Found): boolean => {
  const asked = around(sign, sign.asked, reading, first)
  return asked.length > 0 && around(sign, sign.still, reading, first).every((hit) => asked.some((one) => overlaps(one, hit)))
}

const holds = (sign: Sign, level: RedFlag['level'], reading: Reading): boolean =>
  (sign.clues[0] ?? []).some((clue) => reading.find(clue).some((first) =>
    (sign.even || (reading.meant(first, level) && (level === 'crisis' || !reading.possibility(first))))
    && around(sign, sign.unless, reading, first).length === 0 && !onlyAsked(sign, reading, first)
    && complete(sign, level, reading, [first])))

/** What a flag of another makes needless: the same event, said more pressingly. */
const covered: Readonly<Record<string, readonly string[]>> = {
  anaphylaxis: ['spreading-hives', 'hair-dye-reaction', 'eye-symptoms', 'eyelid-swelling', 'medicine-rash'],
  'severe-burn': ['chemical-burn', 'hot-burn'],
  'hot-burn': ['chemical-burn'],
  'baby-sunburn': ['chemical-burn'],
  'heat-illness': ['baby-sunburn', 'chemical-burn'],
  'skin-dying': ['diabetic-foot', 'sore-not-healing', 'dark-streak', 'changing-mole'],
  'diabetic-foot': ['infected-skin', 'sore-not-healing', 'chemical-burn'],
  'leaking-legs': ['infected-skin', 'hot-burn'],
  bite: ['infected-skin'],
  'product-in-eye': ['eye-symptoms', 'chemical-burn', 'eyelid-swelling', 'caustic-on-skin'],
  'non-fading-rash': ['rash-with-fever', 'rash-with-stiff-neck'],
  'rash-with-stiff-neck': ['rash-with-fever'],
  'severe-medicine-reaction': ['rash-with-fever', 'chemical-burn', 'infected-skin', 'eye-symptoms', 'medicine-rash', 'hot-burn'],
  'spreading-infection': ['infected-skin', 'rash-with-fever', 'spreading-hives'],
  'ill-newborn': ['rash-with-fever', 'chemical-burn', 'yellow-eyes'],
  'blisters-near-eye': ['chemical-burn', 'shingles', 'eye-symptoms'],
  'hair-dye-reaction': ['chemical-burn', 'spreading-hives', 'eyelid-swelling', 'infected-skin'],
  'tick-bite-fever': ['rash-with-fever'],
  'medicine-rash': ['spreading-hives', 'rash-with-fever'],
  'eyelid-swelling': ['eye-symptoms'],
  shingles: ['chemical-burn'],
  'dark-streak': ['changing-mole'],
  'pregnant-isotretinoin': ['pregnant-retinoid'],
  'suicidal-thoughts': ['appearance-distress', 'isotretinoin-warning', 'eating-distress'],
  'lightener-use': ['chemical-burn'],
  'severe-acne': ['stubborn-acne'],
  poisoning: ['do-not-swallow'],
  'poison-on-skin': ['poisoning', 'seen-today'],
  'toxic-fumes': ['mixing-cleaners', 'product-in-eye', 'eye-symptoms', 'anaphylaxis'],
  'caustic-on-skin': ['chemical-burn', 'severe-burn', 'hot-burn'],
}

const noticeOf = (knowledge: Knowledge, { id, level, action, more, sources }: RedFlag): RedFlagNotice => ({
  id, level, action, ...(more === undefined ? {} : { more }), because: because(knowledge, `red-flag:${id}`, [], sources),
})

/**
 * The signs in a text, in whatever words, that somebody must be seen: most pressing first (emergency, crisis, urgent, routine), each once.
 * What is denied, asked about in general or long past does not count; what is said of another person does. Where no sign presses, words of
 * alarm are added up (./safety-net.ts).
 */
export const findRedFlags = (knowledge: Knowledge, text: string): RedFlagNotice[] => {
  const reading = readingOf(text)
  const known = knowledge.redFlags.filter(({ id, level }) => signs.some((one) => one.flag === id && holds(one, level, reading)))
  const alarm = known.some(({ level }) => level !== 'routine') ? undefined : alarmIn(reading)
  const flags = alarm === undefined ? known : knowledge.redFlags.filter((flag) => flag.id === alarm || known.includes(flag))
  const needless = new Set(flags.flatMap(({ id }) => covered[id] ?? []))
  return redFlagLevels.flatMap((level) => flags.filter((flag) => flag.level === level && !needless.has(flag.id)).map((flag) => noticeOf(knowledge, flag)))
}
