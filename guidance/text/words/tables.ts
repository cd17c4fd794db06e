import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { type Concern, concerns, type Condition, type Family } from '../../knowledge/kinds.ts'
import { wordsOf } from '../normalise.ts'
import { type Cue, cueWords } from './cue-words.ts'
import { localCueWords } from './local-words.ts'
import { concernWords, conditionWords, kindWords, skinTypeWords } from './skin-words.ts'
import { familyNames, ingredientWords } from './thing-words.ts'

/** Who an answer may be for, beside the conditions of the knowledge. */
export type Who = Condition | 'child' | 'deep-tone' | 'sensitive' | 'older'

/** A table as rows of what is meant and its words. */
export const entriesOf = <K extends string>(table: Partial<Record<K, string>>): [K, string][] =>
  Object.entries(table) as [K, string][]

/** All that is listened for in messages, as rows of what is meant and its words. */
export const tablesOf = oncePer((knowledge: Knowledge) => {
  const concernTable = concerns.map((id): [Concern, string] => {
    const written = knowledge.concerns.find((one) => one.id === id)?.words ?? []
    return [id, [concernWords[id], ...written.map((word) => wordsOf(word).join(' '))].join('|')]
  })
  const cueTable = [...entriesOf<Cue>(cueWords), ...entriesOf<Cue>(localCueWords)]
  const familyTable = Object.entries(familyNames).map(([family, { words }]): [Family, string] => [
    family as Family,
    words,
  ])
  const aliasTable = entriesOf(ingredientWords)
  const tables = [
    concernTable,
    cueTable,
    entriesOf(kindWords),
    entriesOf(skinTypeWords),
    entriesOf<Who>(conditionWords),
    familyTable,
    aliasTable,
  ]
  return { concernTable, cueTable, familyTable, aliasTable, tables }
})
