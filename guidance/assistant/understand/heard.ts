import type { Concern, ProductKind, SkinType } from '../../knowledge/kinds.ts'
import type { AsideText, Myth } from '../../knowledge/entries.ts'
import type { Intent, Topic } from '../conversation.ts'
import type { BodyPlace } from './elsewhere.ts'
import type { Cue } from '../../text/words/cue-words.ts'
import type { Found } from '../../text/phrases.ts'
import type { Particular } from './particulars.ts'
import type { Ready } from './ready-answers.ts'
import type { Slots } from './slots.ts'
import type { Thing } from './things.ts'
import type { Who } from './vocabulary.ts'

/** What one message says by itself. */
export type Heard = {
  message: string
  tokens: readonly string[]
  /** The tokens in English, as far as they are of another language: one may be two words. */
  english: readonly string[]
  /** Where the things stand that are named, those to be left out among them. */
  named: readonly Found<Thing>[]
  cues: ReadonlySet<Cue>
  things: readonly Thing[]
  /** Things named only to be left out. */
  without: readonly Thing[]
  /** "or" or "and" stands between the first two things. */
  joined: 'or' | 'and' | undefined
  concerns: readonly Concern[]
  kinds: readonly ProductKind[]
  skinType: SkinType | undefined
  who: readonly Who[]
  medicine: string | undefined
  priceCents: number | undefined
  time: 'morning' | 'night' | undefined
  myth: Myth | undefined
  particular: Particular | undefined
  household: readonly AsideText[]
  circumstances: readonly AsideText[]
  isLabel: boolean
  /** Words that stand where an ingredient would and that nobody knows. */
  unknown: string | undefined
  /** The person does not accept the last answer, holds what others say against it, asks whether it is sure, or to have it put simply. */
  insists?: true | 'hearsay' | 'sure' | 'works' | 'simpler' | 'ruled-out'
  /** It tells that something used on skin did harm. */
  harmed: boolean
  /** When each of the things is used, where that is said. */
  slots: Slots
  /** An age in years, when one is named. */
  years: number | undefined
  /** The place of the body that the question of before is asked of now. */
  place?: BodyPlace
}

/** What is asked, with what the conversation adds. */
export type Understood = Heard & {
  intent: Intent
  injected: boolean
  followsUp: boolean
  previous: Topic | undefined
  /** The ready answer that may be meant instead, where what is meant is not sure. */
  perhaps?: Ready | undefined
  /** How likely what it is taken for is, where that was weighed. */
  likely?: number
  /** A rule of what goes on from the last answer is sure of it. */
  certain?: true
}
