import type { Knowledge } from '../knowledge/knowledge.ts'
import { englishOf } from '../tongues/in-english.ts'
import type { Ear } from '../safety/ear.ts'
import { situationOf } from '../safety/read-situation.ts'
import { findSigns } from '../safety/red-flags.ts'
import { withoutLearnt } from './triage.ts'

/** Hears all that is told. */
export const openEar = (knowledge: Knowledge): Ear => ({
  situation: (profile, told) => situationOf(knowledge, profile, told),
  // Triage is for what somebody tells, without the network alone, which takes printed directions for a story; what a pack says of itself is only looked through for signs.
  redFlags: (said, told) => (told === '' ? findSigns(knowledge, said) : withoutLearnt(knowledge, said)),
  ofNoPack: (sentence) => englishOf(knowledge, sentence) !== undefined,
})
