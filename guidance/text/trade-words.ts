import type { Substances } from '../knowledge/substances.ts'
import { wordsOf } from './normalise.ts'
import { skeletonOf, strokesOf } from './skeleton.ts'
import { british } from './two-spellings.ts'

/** The words that known names are made of, and what a scanner makes of them. */
export type TradeWords = {
  has(word: string): boolean
  /** A text in which words that a scanner misread are put right: `Phenoxyethano!`, `Trig1yceride`, `Stearic Acld`. */
  rescanned(text: string): string
  /** Whether these two words are the Latin name of a plant of which an extract, oil or butter is known. */
  isPlant(name: string): boolean
}

const made = new WeakMap<Substances, TradeWords>()

const fromPlants = new Set(['botanical', 'local-botanical', 'plant-oil', 'butter', 'essential-oil'])

/** Letters of the shortest word that is known by its strokes. */
const shortestBroken = 7

/** The words of the trade; made once per knowledge. */
export const tradeWords = (knowledge: Substances): TradeWords => {
  const known = made.get(knowledge)
  if (known !== undefined) return known
  const words = new Set(
    knowledge.ingredients.flatMap(({ inci, full }) => [inci, ...(full?.names ?? [])].flatMap(wordsOf)),
  )
  const plants = new Set(
    knowledge.ingredients
      .filter(({ families }) => families.some((family) => fromPlants.has(family)))
      .map(({ inci }) => wordsOf(inci).slice(0, 2).join(' ')),
  )
  const meant = new Map<string, string | undefined>()
  for (const word of words) {
    const skeleton = skeletonOf(word)
    if (word.length > 3 || skeleton !== word) meant.set(skeleton, meant.has(skeleton) ? undefined : word)
  }
  // A long word that a scanner broke up further: by its strokes, where no other word has the same.
  const broken = new Map<string, string | undefined>()
  for (const word of words) {
    const strokes = strokesOf(word)
    if (word.length >= shortestBroken) broken.set(strokes, broken.has(strokes) ? undefined : word)
  }
  // In British spelling, and other names in one word, where nothing else looks like it.
  for (const word of [...words, ...knowledge.keys.keys()]) {
    const skeleton = skeletonOf(british(word))
    if (word.length > 6 && !meant.has(skeleton)) meant.set(skeleton, word)
    const strokes = strokesOf(british(word))
    if (word.length >= shortestBroken && word.length < 20 && !broken.has(strokes)) broken.set(strokes, word)
  }
  const has = (word: string): boolean => words.has(word)
  const scanned = (word: string): string =>
    word.length < 3 || !/\p{L}/u.test(word) || has(word.toLowerCase())
      ? word
      : (meant.get(skeletonOf(word)) ??
        (word.length + 2 > shortestBroken ? broken.get(strokesOf(word)) : undefined) ??
        word)
  const trade = {
    has,
    rescanned: (text: string) => text.replaceAll(/[\p{L}\d!|]+/gu, scanned),
    isPlant: (name: string) => plants.has(wordsOf(name).join(' ')),
  }
  made.set(knowledge, trade)
  return trade
}
