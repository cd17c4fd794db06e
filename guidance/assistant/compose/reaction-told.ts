import type { Asked } from './draft.ts'

const reacted = /\b(?:allerg\w*|react\w*|rash\w*|hives|swell\w*|swollen|swelled|welts|uitslag)\b/i

/** Why a thing is left out, where a reaction was told of. */
export const reactionTold = ({ request: { turns, message } }: Asked): string =>
  [...turns.flatMap(({ role, text }) => (role === 'user' ? [text] : [])), message].some((text) => reacted.test(text))
    ? ' You told me that you react to it, or to its kind.'
    : ''
