import type { Profile, RedFlagNotice } from '#contract/guidance.ts'
import type { Situation } from './situation.ts'

/** What hears the free text around a label. The rules for it are heavy, so a phone has an ear that only notes that there is some (checks.ts). */
export type Ear = {
  /** What a profile says of somebody, and what they tell. */
  situation: (profile: Profile | undefined, told: string) => Situation
  /** The signs that somebody must be seen in what stands around a list. `told`: what of it somebody says, and not the pack. */
  redFlags: (said: string, told: string) => RedFlagNotice[]
  /** Whether a sentence is in a language that no pack is printed in: then somebody speaks. */
  ofNoPack: (sentence: string) => boolean
}
