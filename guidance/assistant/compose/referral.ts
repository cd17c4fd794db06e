import type { RedFlagNotice } from '#contract/guidance.ts'
import type { Concern } from '../../knowledge/kinds.ts'
import type { Intent } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { askedBeside } from './beside-notice.ts'
import type { Asked, Draft } from './draft.ts'

/** What a sign to be looked at belongs to: an answer about that stays, below it. */
const about: Readonly<Record<string, Concern>> = {
  'severe-acne': 'acne',
  'stubborn-acne': 'acne',
  'hormonal-signs': 'acne',
  'sudden-melasma': 'dark-spots',
}

/** Answers that judge what was named, which the person still wants to know. */
const judges = new Set<Intent>(['safe', 'does-help', 'combine', 'medicine', 'reaction'])

/** So much of the other answer still helps. */
const kept = 2

/**
 * An answer where a doctor or clinic should have a look first: that leads, with what to do until then. What was written as for anybody is left
 * out, unless it judges what the person named, or is about the very trouble. Of a child all of it stands: it is plain care.
 */
export const referralLeads = (
  { heard, request }: Asked,
  intent: Intent,
  draft: Draft,
  { id, action, more }: RedFlagNotice,
): Draft => {
  if (draft.brief === true || id === 'child-actives') return draft
  const concern = about[id]
  const ofTrouble = intent === 'for-concern' && concern !== undefined && heard.concerns.includes(concern)
  const ofNamed = id !== 'stubborn-acne' && judges.has(intent) && heard.things.length > 0
  const beside = askedBeside(id, tokensOf(request.message).join(' '))
  return {
    ...draft,
    paragraphs: [
      `**${action}**`,
      ...[more, beside].filter((one) => one !== undefined),
      ...(ofTrouble || ofNamed ? draft.paragraphs.slice(0, kept) : []),
    ],
    ...(!ofTrouble && !ofNamed && { extras: [], things: [], topic: { ...draft.topic, ingredients: [] } }),
    suggestions: ['What can I use while I wait?', 'Which sunscreen should I choose?'],
  }
}
