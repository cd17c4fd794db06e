import type { Intent } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { hear } from '../understand/understand.ts'
import { composers } from './compose.ts'
import type { Asked, Draft } from './draft.ts'
import { barred, leftOut } from './lines.ts'
import { pattern } from '../../text/pattern.ts'

// "Disprin gives me hives" – … – "thinking of the 2% BHA liquid, good idea?": what somebody asks about by name is what they must not have, and the answer that was found speaks of something else.

const asksToUse = pattern`
  \b(?:good idea|any good|worth (?:it|a try)|(?:can|may|could|should|must|shall|kan|mag|moet) (?:i|we|ek|she|he)|is (?:it|that) (?:ok|okay|safe|fine|good)|(?:ok|okay|safe|fine|good) for (?:me|her|him)|
  thinking (?:of|about)|tempted|want to (?:try|use|buy)|wanna (?:try|use|buy)|what about|how about|try (?:it|the|this|that))\b`
const givenUp =
  /\b(?:stopp?ed|threw|avoid\w*|instead of|without|free|allergic|allergy|leave out|not use|dont use|never use)\b/

/** Whether an answer speaks of a thing. */
const speaksOf = (found: Draft, names: readonly string[]): boolean => {
  const text = found.paragraphs.join(' ').toLowerCase()
  return names.some((name) => name.length > 2 && text.includes(name.toLowerCase()))
}

/** Whether an answer begins with a no, or with what to do in its place. */
const refuses = ({ paragraphs: [first = ''] }: Draft): boolean =>
  /^\**(?:no\b|not\b|never|neither|leave\b|better not|rather not|only with|stop\b)/i.test(first)

/** The no to what this person must not have, where it is asked about by its name and what was found does not even speak of it; undefined elsewhere. */
export const askedOfBarred = (asked: Asked, found: Draft): { intent: Intent; draft: Draft } | undefined => {
  const { knowledge, heard, request, situation } = asked
  if (heard.isLabel || heard.injected || heard.harmed || request.turns.length === 0) return undefined
  const said = tokensOf(request.message).join(' ')
  if (!asksToUse.test(said) || givenUp.test(said)) return undefined
  const thing = hear(knowledge, request.message).things.find((one) => barred(knowledge, one, situation) !== undefined)
  if (thing === undefined) return undefined
  // A ready answer that praises what this person left out knows nothing of that.
  const praises = heard.intent === 'particular' && leftOut(knowledge, thing, situation) !== undefined
  if (
    !praises &&
    speaksOf(found, [
      thing.called,
      thing.ingredient?.inci ?? '',
      ...thing.called.split(/[\s()]+/).filter((word) => word.length > 4 && word !== 'acid'),
      ...(thing.family === undefined ? [] : [thing.family]),
    ])
  )
    return undefined
  if (refuses(found)) return undefined
  const own = {
    ...heard,
    intent: 'safe' as const,
    things: [thing],
    kinds: [],
    concerns: [],
    particular: undefined,
    myth: undefined,
    followsUp: false,
  }
  const draft = composers.safe({ ...asked, heard: own })
  return refuses(draft) ? { intent: 'safe', draft } : undefined
}
