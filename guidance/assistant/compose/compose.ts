import type { Intent } from '../conversation.ts'
import { composeDoesHelp, composeWhatIs } from './about.ts'
import { composeCombine } from './combine.ts'
import { composeCompare } from './compare.ts'
import { composeForConcern } from './concern.ts'
import type { Composer } from './draft.ts'
import { composeHowLong, composeHowOften, composeHowTo, composeOrder, composeWhen } from './how.ts'
import { composeNoted } from './noted.ts'
import { composeUnknown } from './not-known.ts'
import { composeRoutine } from './routine.ts'
import { composeSafe } from './safe.ts'
import { composePrice, composeSuggest } from './suggest.ts'
import { composeSunscreen } from './sunscreen.ts'
import {
  composeBye, composeCan, composeGreeting, composeInjection, composeLabel, composeMore, composeMyth, composeOffTopic, composeParticular, composeThanks, composeUnclear, composeWho,
} from './talk.ts'
import { composeDiagnosis, composeLightening, composeMedicine, composeReaction } from './trouble.ts'

/** Who writes the answer to what. */
export const composers: Record<Intent, Composer> = {
  routine: composeRoutine, order: composeOrder, combine: composeCombine, compare: composeCompare, 'what-is': composeWhatIs, 'does-help': composeDoesHelp, 'for-concern': composeForConcern, suggest: composeSuggest,
  'how-often': composeHowOften, 'how-to-use': composeHowTo, when: composeWhen, 'how-long': composeHowLong, safe: composeSafe, myth: composeMyth, label: composeLabel, reaction: composeReaction, sunscreen: composeSunscreen,
  price: composePrice, medicine: composeMedicine, diagnosis: composeDiagnosis, lightening: composeLightening, injection: composeInjection, 'unknown-ingredient': composeUnknown, 'explain-more': composeMore,
  particular: composeParticular, noted: composeNoted, greeting: composeGreeting, thanks: composeThanks, bye: composeBye, 'who-are-you': composeWho, 'what-can-you-do': composeCan, 'off-topic': composeOffTopic, unclear: composeUnclear, 'red-flag': composeUnclear,
}
