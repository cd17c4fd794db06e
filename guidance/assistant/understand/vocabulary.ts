import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import type { Ingredient } from '../../knowledge/substances.ts'
import type { Concern, Family, ProductKind, SkinType } from '../../knowledge/kinds.ts'
import { type KnownWords, knownWordsOf } from '../../text/known-words.ts'
import { normalise } from '../../text/normalise.ts'
import { type Found, phraseFinder } from '../../text/phrases.ts'
import { distance } from '../../text/spelling.ts'
import type { Cue } from '../../text/words/cue-words.ts'
import { conditionWords, kindWords, skinTypeWords } from '../../text/words/skin-words.ts'
import { entriesOf, tablesOf, type Who } from '../../text/words/tables.ts'
import { medicineWords } from '../../text/words/thing-words.ts'

export type { Who } from '../../text/words/tables.ts'

/** Everything the assistant listens for, and the words that are known, ready for one knowledge. */
export type Vocabulary = KnownWords & {
  cues(tokens: readonly string[]): Found<Cue>[]
  concerns(tokens: readonly string[]): Found<Concern>[]
  kinds(tokens: readonly string[]): Found<ProductKind>[]
  skinTypes(tokens: readonly string[]): Found<SkinType>[]
  who(tokens: readonly string[]): Found<Who>[]
  medicines(tokens: readonly string[]): Found<string>[]
  families(tokens: readonly string[]): Found<Family>[]
  aliases(tokens: readonly string[]): Found<string>[]
}

const build = (knowledge: Knowledge): Vocabulary => {
  const { concernTable, cueTable, familyTable, aliasTable } = tablesOf(knowledge)
  return {
    ...knownWordsOf(knowledge),
    cues: phraseFinder(cueTable),
    concerns: phraseFinder(concernTable),
    kinds: phraseFinder(entriesOf(kindWords)),
    skinTypes: phraseFinder(entriesOf(skinTypeWords)),
    who: phraseFinder(entriesOf<Who>(conditionWords)),
    medicines: phraseFinder(
      medicineWords.split('|').map((phrase): [string, string] => [phrase.replace('*', '').trim(), phrase]),
    ),
    families: phraseFinder(familyTable),
    aliases: phraseFinder(aliasTable),
  }
}

/** The vocabulary of a knowledge, made once. */
export const vocabularyOf = oncePer(build)

/** The closest ingredients by name to a word nobody knows: those that start alike first, at most three. */
export const closestNames = (knowledge: Knowledge, word: string): Ingredient[] => {
  const key = normalise(word)
  const scored: { ingredient: Ingredient; far: number }[] = []
  for (const ingredient of knowledge.ingredients) {
    if (ingredient.full === undefined) continue
    let far = 99
    for (const name of [ingredient.inci, ingredient.id.replaceAll('-', ' '), ...ingredient.full.names].map(normalise)) {
      const start = name.slice(0, 4) === key.slice(0, 4) ? -2 : 0
      far = Math.min(far, distance(key, name.slice(0, key.length + 3), 6) + start)
    }
    if (far <= Math.max(1, Math.floor(key.length / 4))) scored.push({ ingredient, far })
  }
  return scored
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ ingredient }) => ingredient)
}
