import type { TopicText } from '../../knowledge/entries.ts'
import { wordsOf } from '../../text/normalise.ts'
import { cueWords } from '../../text/words/cue-words.ts'
import { concernWords, conditionWords, kindWords, skinTypeWords } from '../../text/words/skin-words.ts'
import { ingredientWords } from '../../text/words/thing-words.ts'
import { signsNeeded, wordsOfSign } from '../../text/words/signs-of-topics.ts'
import { putAside } from './topic-match.ts'

// What a question is about when no wording we know is in it: the rarer a word is among the topics, the more it tells.

/** Cues that only say how a question is put. */
const carrying = [
  'canI',
  'with',
  'what',
  'why',
  'compare',
  'or',
  'helps',
  'wantsHelp',
  'howTo',
  'howOften',
  'when',
  'howLong',
  'safe',
  'it',
  'product',
  'skin',
  'thanks',
  'label',
  'instead',
  'order',
] as const

/** Words that only carry a question, and those that stand in every other topic. */
const carriers = new Set([
  ...carrying.flatMap((cue) => wordsOf(cueWords[cue])),
  ...wordsOf(`
  because from get got getting after before since just only dont doesnt wont cant not no never does did was were been had has have having will would could must
  should there their they them his her our your you its im ive too very really much many more most some any all every always today now then than over out off
  into onto back down about under who whom when where use used using put puts make makes made go goes going come comes keep want need like think know see look
  looks feel feels say says said tell day night week time times thing things good bad best new old bit lot left people someone person
  na ek my die en is vir wat het nie dit met op kan hoe`),
])

/** What half of all questions name: such words support a topic, and never decide for it. */
const wide = [concernWords, kindWords, skinTypeWords, conditionWords, ingredientWords].flatMap((table) =>
  Object.entries(table).flat().flatMap(wordsOf),
)

/** A word without its ending, so that "plasters" and "scratching" are known. */
const stemOf = (word: string): string =>
  (word.length < 5 ? word : word.replace(/(?:ing|ed|es|s|y|ie)$/, '')).slice(0, 8)

const telling = (word: string): boolean => word.length > 2 && !/\d/.test(word) && !carriers.has(word)

const stemsIn = (words: readonly string[]): Set<string> => new Set(words.filter(telling).map(stemOf))

const wideStems = stemsIn([
  ...wide,
  'pimples',
  'skin',
  'face',
  'acne',
  'oil',
  'dark',
  'marks',
  'spots',
  'dry',
  'oily',
  'itchy',
  'red',
  'wash',
  'retinol',
])

/** Anything asked for by wordings: a topic, or a myth. */
type Worded = { words: readonly string[]; when: readonly string[] }

const signsOf = ({ when }: Worded): string[] => when.flatMap((line) => signsNeeded(line).signs.flat())

/** The words an entry is asked for with, as they stand in its own wordings; not those it must not be said with. */
const ownWords = (entry: Worded): Set<string> =>
  stemsIn([...entry.words, ...signsOf(entry).filter((sign) => sign.startsWith("'"))].flatMap(wordsOf))

/** These, and the words of the signs it shares with others. */
const allWords = (entry: Worded): Set<string> =>
  stemsIn([...entry.words, ...signsOf(entry).map(wordsOfSign)].flatMap(wordsOf))

/** In so few topics a word decides. */
const rare = 3

/** A topic must have this share of what a message tells, and so much of it. */
const share = 0.55
const least = 6

/**
 * Weighs the words of a message by how few entries they are asked for with. `find` gives the topic that most of them belong to, two of them at
 * least, or undefined when they lie between several; `weigh` says how much of a message belongs to one entry.
 */
export const tellingWords = <T extends TopicText>(topics: readonly T[], others: readonly Worded[]) => {
  const all = topics.map((topic) => ({ topic, stems: ownWords(topic) }))
  const having = new Map<string, number>()
  for (const stems of [...all.map((one) => one.stems), ...others.map(ownWords)])
    for (const stem of stems) having.set(stem, (having.get(stem) ?? 0) + 1)
  // A word nothing has tells of something else.
  const weight = (stem: string): number => Math.log((topics.length + others.length) / (having.get(stem) ?? rare))
  const sum = (stems: readonly string[]): number => stems.reduce((total, stem) => total + weight(stem), 0)
  const saidIn = (tokens: readonly string[]): string[] => [...stemsIn(tokens.filter((_, at) => !putAside(tokens, at)))]
  return {
    weigh: (tokens: readonly string[], entry: Worded): number => {
      const stems = allWords(entry)
      return sum(saidIn(tokens).filter((stem) => stems.has(stem) && !wideStems.has(stem)))
    },
    find: (tokens: readonly string[]): T | undefined => {
      const said = saidIn(tokens)
      const whole = sum(said)
      let best: T | undefined
      let [most, second] = [0, 0]
      for (const { topic, stems } of all) {
        const hit = said.filter((stem) => stems.has(stem))
        const decided = hit.length > 1 && hit.some((stem) => !wideStems.has(stem) && (having.get(stem) ?? 0) <= rare)
        const score = decided ? sum(hit) : 0
        if (score > most) [best, most, second] = [topic, score, most]
        else if (score > second) second = score
      }
      const ofSkin = said.some((stem) => wideStems.has(stem))
      return ofSkin && most >= least && most >= whole * share && most > second * 1.2 ? best : undefined
    },
  }
}
