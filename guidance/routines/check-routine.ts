import type { Profile } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { situationOf } from '../safety/read-situation.ts'
import { judgeRoutine } from './judge-routine.ts'
import type { RoutineCheck, RoutineStep } from './routine.ts'

/**
 * What is to say about somebody's routine, as judgeRoutine does.
 * @param told what they wrote in a conversation, oldest first
 */
export const checkRoutine = (
  knowledge: Knowledge,
  steps: readonly RoutineStep[],
  profile?: Profile,
  told: readonly string[] = [],
): RoutineCheck => judgeRoutine(knowledge, steps, situationOf(knowledge, profile, ...told))
