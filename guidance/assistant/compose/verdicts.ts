import type { Intent } from '../conversation.ts'
import { unknownHalf } from './combine.ts'
import { likeness } from './compare.ts'
import type { Asked, Sketch } from './draft.ts'
import { strengthAnswer } from './strength.ts'
import { plainSunscreen } from './sunscreen.ts'
import { reasonFor } from './why.ts'

/** Intents that are what they are, whatever else the message holds. */
const fixed = new Set<Intent>(['label', 'lightening', 'diagnosis', 'injection', 'noted', 'greeting', 'thanks', 'bye', 'who-are-you', 'what-can-you-do', 'off-topic', 'red-flag'])

/** What a question has a verdict of its own for, whatever it was taken for: a strength, an unknown half, "is X a Y", "why". */
export const verdictFirst = (asked: Asked, intent: Intent): Sketch | undefined => {
  if (fixed.has(intent) || asked.heard.isLabel) return undefined
  if (intent === 'particular' && asked.heard.particular?.sure === true) return undefined
  if (intent === 'myth' || intent === 'safe' || intent === 'how-often' || intent === 'when') {
    const sun = plainSunscreen(asked)
    if (sun !== undefined) return sun
  }
  return (intent === 'explain-more' ? reasonFor(asked) : undefined) ?? strengthAnswer(asked) ?? unknownHalf(asked, intent) ?? likeness(asked)
}
