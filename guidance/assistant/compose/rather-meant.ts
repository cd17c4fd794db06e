import type { Intent } from '../conversation.ts'
import { asksOpenly } from '../understand/asked-openly.ts'
import { meantBesides } from './beside.ts'
import { type Asked, type Draft, saidIn } from './draft.ts'
import { expects } from './lines.ts'

// Where it is not sure which answer is meant, the words decide: one of a trouble or a thing at large, that passes over what was named, gives way to the ready one
// that speaks of it.

/** Composed of a trouble, a thing or a reaction at large, whatever else was asked of it. */
const general =
  /^\*\*(?:For [^*]{3,60}, start with|Not really: [^*]* not known to do much|Leave out what is newest|It can play a part, seldom the whole|[A-Z][^*:.?]{2,40}\*\* (?:is|are|only)\b|[A-Z][\w ]{2,20}: an extra|[^*]* is (?:water and oil|a thick mix|a watery))/
/** Not what a thing is, but what helps against a trouble. */
const ofTrouble = /^\*\*For [^*]{3,60}, start with/
const definition = /\b(?:what (?:is|are|does)|whats|wat is|meaning|mean|means|difference)\b/
const ofProduct =
  /\b(?:creams?|wash|face ?wash|soaps?|lotions?|shampoos?|cleansers?|serums?|moisturi[sz]ers?|oils?|balms?|gels?|products?|toners?|sun ?screens?)\b/
/** What only forbids or explains is no answer to "what can I use?". */
const forbids = /^(?:avoid|no|not|stop|never|don’t|do not|skin answers|leave|yes)\b/i

/** "Rosacea help", "I have sensitive skin and acne" are of the trouble at large. */
const fewest = 7

/** The same question, taken for the other ready answer; undefined where the answer that was composed speaks of all that was asked. */
export const ratherMeant = (
  asked: Asked,
  intent: Intent,
  draft: Draft,
): { asked: Asked; intent: Intent } | undefined => {
  const {
    heard: { perhaps, ...heard },
    situation,
    request,
  } = asked
  const text = draft.paragraphs.join('\n\n')
  if (
    perhaps === undefined ||
    heard.tokens.length < fewest ||
    draft.level !== undefined ||
    draft.sure === true ||
    (heard.harmed && intent !== 'reaction') ||
    !general.test(text) ||
    expects(situation) ||
    (definition.test(saidIn(asked)) && !ofTrouble.test(text))
  )
    return undefined
  const other = meantBesides(asked, intent, text)
  // "What wash should I get?" is not answered by what to do at noon.
  if (
    other === undefined ||
    (ofProduct.test(saidIn(asked)) && asksOpenly(request.message)) ||
    (forbids.test(other) && (asksOpenly(request.message) || intent === 'for-concern'))
  )
    return undefined
  return perhaps.topic !== undefined
    ? {
        asked: { ...asked, heard: { ...heard, intent: 'particular', particular: perhaps.topic } },
        intent: 'particular',
      }
    : perhaps.myth !== undefined
      ? {
          asked: { ...asked, heard: { ...heard, intent: 'myth', myth: perhaps.myth, particular: undefined } },
          intent: 'myth',
        }
      : undefined
}
