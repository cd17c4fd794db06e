// The front of the guidance room: what the server asks it. What a phone asks without a connection is checks.ts.

export { answer } from './assistant/answer.ts'
export { checkLabel } from './labels/check-label.ts'
export { checkRoutine } from './routines/check-routine.ts'
export { explainMatch } from './match/explain-match.ts'
export { analyseQuiz } from './quiz/analyse-quiz.ts'
export { openKnowledge } from './knowledge/knowledge.ts'
export { findRedFlags } from './safety/red-flags.ts'
export { searchTerms } from './text/search-terms.ts'
export { wordsOf } from './text/normalise.ts'
export type { PageRef, Passage, Turn } from './assistant/conversation.ts'
export type { Knowledge } from './knowledge/knowledge.ts'
export type { Product } from './products.ts'
