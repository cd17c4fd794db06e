import type { Knowledge } from '../knowledge/knowledge.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { commonWords, everydayWords } from './common-words.ts'
import { wordsOf } from './normalise.ts'
import { wordsIn } from './phrases.ts'
import { bonesOf, soundOf } from './sound.ts'
import { distance, slipsAllowed } from './spelling.ts'
import { kindWords, skinTypeWords } from './words/skin-words.ts'
import { tablesOf } from './words/tables.ts'
import { medicineWords } from './words/thing-words.ts'
import { topicWords } from './words/topic-words.ts'

// The words that are known, and which of them a word that is none was meant to be.

/** What is known of words, ready for one knowledge. */
export type KnownWords = {
  /** Whether it is an ordinary word or one we listen for. */
  knows(word: string): boolean
  /** Whether it is a slip away from a word that is no ingredient. */
  nearOrdinary(word: string): boolean
  /** Whether it is one, or a word of another language whose English we know. */
  understands(word: string): boolean
  /** The word that was likely meant. */
  corrected(word: string): string
}

const isOrdinary = (word: string): boolean => commonWords.has(word) || everydayWords.has(word)

/** Words for spelling: by length, since a slip changes that by two at most. */
const dictionaryOf = (words: Iterable<string>): Map<number, string[]> => {
  const byLength = new Map<number, string[]>()
  for (const word of [...new Set(words)].sort()) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  return byLength
}

/** How many letters two words begin with alike. */
const alike = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}

/** A short word with another first letter is another word, "killer" and "filler", unless the two are said alike. */
const sameSound = ['ckq', 'csz', 'fv', 'gj', 'iey', 'vw']
const mayBegin = (candidate: string, word: string): boolean =>
  candidate[0] === word[0] ||
  (candidate[1] === word[1] &&
    (word.length > 6 ||
      sameSound.some((letters) => letters.includes(candidate[0] ?? '') && letters.includes(word[0] ?? ''))))

/** The word of the dictionary within the slips allowed, the closest first, then the one that starts alike for longest: "betane" is betaine, not butane. */
const closestIn = (
  dictionary: Map<number, string[]>,
  word: string,
  most = slipsAllowed(word.length),
  sameStart?: ReadonlySet<string>,
): string | undefined => {
  let best: string | undefined
  let least = most + 0.6
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const candidate of dictionary.get(length) ?? []) {
      if (!mayBegin(candidate, word) || (candidate[0] !== word[0] && sameStart?.has(candidate) === true)) continue
      const slips =
        distance(word, candidate, most) + (candidate[0] === word[0] ? 0 : 0.5) - alike(word, candidate) / 100
      if (slips < least) [best, least] = [candidate, slips]
    }
  }
  return best
}

/** The words by a key of each, the first of those that share one. */
const firstBy = (words: readonly string[], keyBy: (word: string) => string): Map<string, string> =>
  new Map(words.toReversed().map((word): [string, string] => [keyBy(word), word]))

const build = (knowledge: Knowledge): KnownWords => {
  const { concernTable, tables } = tablesOf(knowledge)
  const listened = wordsIn([...tables.flatMap((table) => table.map(([, words]) => words)), medicineWords])
  const stems = listened.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const named = knowledge.ingredients
    .filter(({ full }) => full !== undefined)
    .flatMap(({ inci, full }) => [inci, ...(full?.names ?? []), ...(full?.misspellings ?? [])])
    .flatMap(wordsOf)
  const prose = [
    ...knowledge.myths.flatMap(({ claim, answer, words }) => [claim, answer, ...words]),
    ...knowledge.concerns.flatMap(({ means, deeperSkin, beSeen, firstLine, secondLine }) => [
      means,
      deeperSkin,
      beSeen,
      ...[...firstLine, ...secondLine].map(({ text }) => text),
    ]),
    ...knowledge.interactions.flatMap(({ why, how }) => [why, how]),
  ].flatMap(wordsOf)
  const ofTopics = topicWords(knowledge)
  const targets = [
    ...[...listened, ...ofTopics.filter((word) => word.length > 6)].map((word) => word.replace('*', '')),
    ...named,
  ].filter((word) => word.length > 4 && !/\d/.test(word))
  const known = new Set([...listened, ...named, ...prose, ...ofTopics])
  const dictionary = dictionaryOf(targets)
  // "Glove" is no clove: a name that nothing else is listened for begins as it is written.
  const onlyNamed = new Set(named.filter((word) => !listened.includes(word)))
  // What a message is about, as far as it may be written by its sound: short everyday words are alike too often.
  const subjects = [
    ...wordsIn([
      concernTable.map(([, words]) => words).join('|'),
      ...[kindWords, skinTypeWords].flatMap((table) => Object.values(table)),
    ]).map((word) => word.replace('*', '')),
    'skin',
    'face',
    'wash',
    'better',
    'cheaper',
    'good',
    ...named.filter((word) => word.length > 6),
  ].filter((word) => word.length > 2 && !/\d/.test(word))
  const bySound = firstBy(subjects, soundOf)
  const byBones = firstBy(
    subjects.filter((word) => word.length > 3),
    bonesOf,
  )
  /** A word as it is said, or as it is left in a text message; not one that is merely alike. */
  const spoken = (word: string): string | undefined => {
    const bare = !/[aeiou]/.test(word.slice(1, -1))
    if (word.length < (bare ? 3 : 4)) return undefined
    const [said, bones] = [soundOf(word), bonesOf(word)]
    const meant = bySound.get(said) ?? bySound.get(said.replace(/s$/, ''))
    if (meant !== undefined) return meant[0] === word[0] ? meant : undefined
    const whole = byBones.get(bones)
    return whole !== undefined &&
      whole.length <= word.length + 3 &&
      bones.length >= (bare ? 3 : 4) &&
      (bare || whole.slice(0, 2) === word.slice(0, 2))
      ? whole
      : undefined
  }
  const ordinary = dictionaryOf([...listened, ...commonWords].filter((word) => word.length > 2 && !/[*\d]/.test(word)))
  // A word of any printed name is what it says: gallic acid is no slip of malic acid.
  const printed = new Set(knowledge.ingredients.flatMap(({ inci }) => wordsOf(inci)))
  const nouns = new Set(targets)
  // isiZulu and isiXhosa put a prefix before a borrowed noun: iretinol, ngeretinol.
  const stemOf = (word: string): string | undefined => {
    const rest = word.replace(/^(?:nge|nga|ngo|yi|ye|ne|no|le|se|we|kwi|i|e|u)-?/, '')
    return rest !== word && nouns.has(rest) ? rest : undefined
  }
  const knows = (word: string): boolean =>
    known.has(word) || isOrdinary(word) || stems.some((stem) => stem.length > 3 && word.startsWith(stem))
  const plain = (word: string): boolean =>
    word.length < 5 ||
    /\d/.test(word) ||
    knows(word) ||
    ['s', 'ed', 'ing'].some((end) => word.endsWith(end) && knows(word.slice(0, -end.length)))
  // "Ukucheba" is no slip of "ukuchuba": what another language says in English stays what it is.
  const inOther = (word: string): string | undefined => knowledge.gloss.get(word)?.english
  const sameInEnglish = (word: string, meant: string): boolean =>
    inOther(word) === undefined || [meant, inOther(meant)].includes(inOther(word))
  return {
    knows: (word) => plain(word) && (word.length > 4 || known.has(word) || isOrdinary(word)),
    corrected: (word) => {
      if (knows(word) || printed.has(word) || knowledge.keys.has(word)) return word
      const short = word.length < 5 || !plain(word)
      const close = plain(word)
        ? undefined
        : (stemOf(word) ?? closestIn(dictionary, word, slipsAllowed(word.length), onlyNamed))
      const meant = close ?? (short ? spoken(word) : undefined) ?? word
      return sameInEnglish(word, meant) ? meant : word
    },
    understands: (word) =>
      (plain(word) && (word.length > 4 || known.has(word) || isOrdinary(word))) || inOther(word) !== undefined,
    nearOrdinary: (word) => closestIn(ordinary, word, 1) !== undefined,
  }
}

/** The known words of a knowledge, made once. */
export const knownWordsOf = oncePer(build)
