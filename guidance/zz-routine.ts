export { openKnowledge } from './knowledge/knowledge.ts'
export { checkLabel } from './labels/check-label.ts'
export { checkRoutine } from './routines/check-routine.ts'
export { explainMatch } from './match/explain-match.ts'