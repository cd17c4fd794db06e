import type { Profile } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { situationOf } from '../safety/read-situation.ts'
import { type Match, type MatchItem, weighMatch } from './weigh-match.ts'

/** How well something fits a person, with the reasons to show them, as weighMatch does. */
export const explainMatch = (knowledge: Knowledge, item: MatchItem, profile: Profile): Match =>
  weighMatch(knowledge, item, situationOf(knowledge, profile))
