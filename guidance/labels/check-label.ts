import type { LabelCheck, Profile } from '#contract/guidance.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { openEar } from '../triage/open-ear.ts'
import type { Situation } from '../safety/situation.ts'
import { judgeLabel } from './judge-label.ts'

/** What a pasted label says, as judgeLabel does, with all that is told around it. */
export const checkLabel = (knowledge: Knowledge, text: string, profile?: Profile, known?: Situation): LabelCheck =>
  judgeLabel(openEar(knowledge), knowledge, text, profile, known)
