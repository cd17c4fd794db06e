import type { Knowledge } from '../knowledge/knowledge.ts'
import { englishOf } from '../tongues/in-english.ts'
import type { Ear } from './ear.ts'
import { situationOf } from './read-situation.ts'
import { findRedFlags, findSigns } from './red-flags.ts'

/** Hears all that is told. */
export const openEar = (knowledge: Knowledge): Ear => ({
  situation: (profile, told) => situationOf(knowledge, profile, told),
  // Words are weighed for alarms where somebody tells something; what a pack says of itself is only looked through for signs.
  redFlags: (said, told) => (told === '' ? findSigns(knowledge, said) : findRedFlags(knowledge, said)),
  ofNoPack: (sentence) => englishOf(knowledge, sentence) !== undefined,
})
