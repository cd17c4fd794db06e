import type { RedFlagNotice } from '#contract/guidance.ts'
import type { RedFlag } from '../knowledge/entries.ts'
import { redFlagLevels } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { because } from './because.ts'
import { type Clue, findClue, type Hit, sentencesOf } from './clue-search.ts'
import { framingOf, isMeant, isPossibility } from './framing.ts'
import { type Sign, signs } from './signs.ts'

/** A clue found in a text: in which sentence, and where in it. */
type Found = Hit & { sentence: number; word: number }

/** A text read once for all signs: each clue is looked for the first time it is asked for. */
const readingOf = (text: string) => {
  const sentences = sentencesOf(text)
  const framings = sentences.map(framingOf)
  const found = new Map<Clue, readonly Found[]>()
  const find = (clue: Clue): readonly Found[] => {
    const known = found.get(clue)
    if (known !== undefined) return known
    const hits = sentences.flatMap((sentence, at) =>
      findClue(clue, sentence).map((hit) => ({ ...hit, sentence: at, word: sentence.slice(0, hit.from).split(' ').length })))
    found.set(clue, hits)
    return hits
  }
  return {
    find,
    possibility: (hit: Found): boolean => isPossibility(sentences[hit.sentence] ?? '', hit),
    meant: (hit: Found, level: RedFlag['level']): boolean => {
      const [sentence, framing] = [sentences[hit.sentence], framings[hit.sentence]]
      return sentence !== undefined && framing !== undefined && isMeant(sentence, framing, hit, level)
    },
  }
}

const overlaps = (a: Found, b: Found): boolean => a.sentence === b.sentence && a.from < b.to && b.from < a.to

const inReach = (within: Sign['within'], apart: number, first: Found, other: Found): boolean => {
  const away = Math.abs(other.sentence - first.sentence)
  if (within === 'text') return true
  return away <= (within === 'neighbours' ? 1 : 0) && Math.abs(other.word - first.word) <= apart
}

/** Whether the other clues of a sign stand around its first, each in words of its own. */
const complete = (sign: Sign, level: RedFlag['level'], reading: ReturnType<typeof readingOf>, chosen: readonly Found[]): boolean => {
  const [first] = chosen
  const wanted = sign.clues[chosen.length]
  if (wanted === undefined || first === undefined) return true
  return wanted.some((clue) => reading.find(clue).some((hit) =>
    inReach(sign.within, sign.apart, first, hit) && !chosen.some((one) => overlaps(one, hit))
    && reading.meant(hit, level) && complete(sign, level, reading, [...chosen, hit])))
}

/** Those of the clues that stand within the sign's reach of its first, however far in words. */
const around = (sign: Sign, clues: readonly Clue[], reading: ReturnType<typeof readingOf>, first: Found): Found[] =>
  clues.flatMap((clue) => reading.find(clue).filter((hit) => inReach(sign.within, Infinity, first, hit)))

/** "Can I use it?", and nothing beside the question says that it is used. */
const onlyAsked = (sign: Sign, reading: ReturnType<typeof readingOf>, first: Found): boolean => {
  const asked = around(sign, sign.asked, reading, first)
  return asked.length > 0 && around(sign, sign.still, reading, first).every((hit) => asked.some((one) => overlaps(one, hit)))
}

const holds = (sign: Sign, level: RedFlag['level'], reading: ReturnType<typeof readingOf>): boolean =>
  (sign.clues[0] ?? []).some((clue) => reading.find(clue).some((first) =>
    reading.meant(first, level) && (level === 'crisis' || !reading.possibility(first))
    && around(sign, sign.unless, reading, first).length === 0 && !onlyAsked(sign, reading, first)
    && complete(sign, level, reading, [first])))

/** What a flag of another makes needless: the same event, said more pressingly. */
const covered: Readonly<Record<string, readonly string[]>> = {
  anaphylaxis: ['spreading-hives', 'hair-dye-reaction', 'eye-symptoms'],
  'severe-burn': ['chemical-burn'],
  'product-in-eye': ['eye-symptoms', 'chemical-burn'],
  'non-fading-rash': ['rash-with-fever', 'rash-with-stiff-neck'],
  'rash-with-stiff-neck': ['rash-with-fever'],
  'severe-medicine-reaction': ['rash-with-fever', 'chemical-burn', 'infected-skin', 'eye-symptoms'],
  'spreading-infection': ['infected-skin', 'rash-with-fever', 'spreading-hives'],
  'ill-newborn': ['rash-with-fever', 'chemical-burn', 'yellow-eyes'],
  'blisters-near-eye': ['chemical-burn', 'shingles', 'eye-symptoms'],
  'hair-dye-reaction': ['chemical-burn', 'spreading-hives'],
  'tick-bite-fever': ['rash-with-fever'],
  'dark-streak': ['changing-mole'],
  'pregnant-isotretinoin': ['pregnant-retinoid'],
  'suicidal-thoughts': ['appearance-distress', 'isotretinoin-warning'],
  'lightener-use': ['chemical-burn'],
  'severe-acne': ['stubborn-acne'],
}

const noticeOf = (knowledge: Knowledge, { id, level, action, more, sources }: RedFlag): RedFlagNotice => ({
  id, level, action, ...(more === undefined ? {} : { more }), because: because(knowledge, `red-flag:${id}`, [], sources),
})

/**
 * The signs in a text, in whatever words, that somebody must be seen: most pressing first (emergency, crisis, urgent, routine), each once. What is
 * denied, asked about in general or long past does not count; what is said of another person does.
 */
export const findRedFlags = (knowledge: Knowledge, text: string): RedFlagNotice[] => {
  const reading = readingOf(text)
  const flags = knowledge.redFlags.filter(({ id, level }) => signs.some((one) => one.flag === id && holds(one, level, reading)))
  const needless = new Set(flags.flatMap(({ id }) => covered[id] ?? []))
  return redFlagLevels.flatMap((level) => flags.filter((flag) => flag.level === level && !needless.has(flag.id)).map((flag) => noticeOf(knowledge, flag)))
}
