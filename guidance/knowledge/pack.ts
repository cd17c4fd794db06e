import type { ConcernText, IngredientText, Interaction, Lightener, Myth, NameText, RedFlag, Source } from './entries.ts'

/** All of the knowledge as plain data, ready to be sent and kept. Made by compile.ts, opened by knowledge.ts. */
export type Pack = {
  sources: Source[]
  ingredients: IngredientText[]
  names: NameText[]
  interactions: Interaction[]
  concerns: ConcernText[]
  lighteners: Lightener[]
  redFlags: RedFlag[]
  myths: Myth[]
}
