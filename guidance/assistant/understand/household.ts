import type { AsideText } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { onlyLikened } from './likeness.ts'
import { phraseFinder } from '../../text/phrases.ts'

const finderOf = oncePer(({ household }) =>
  phraseFinder(household.map((one): [AsideText, string] => [one, one.words.join('|')])),
)

/** "Blood thinners" are a medicine, and nothing to strip paint with. */
const aMedicine = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'thinners' && tokens[at - 1] === 'blood'

/** Things of the house that a message names, in its order, each once: a pack, a kitchen thing, what is no ingredient of a label. */
export const householdIn = (knowledge: Knowledge, tokens: readonly string[]): AsideText[] => [
  ...new Set(
    finderOf(knowledge)(tokens)
      .filter(({ from }) => !onlyLikened(tokens, from) && !aMedicine(tokens, from))
      .map(({ means }) => means),
  ),
]
