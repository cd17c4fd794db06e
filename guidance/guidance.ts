// The front of the guidance room: what the server and, offline, the browser ask it.

export { answer } from './assistant/answer.ts'
export { checkLabel } from './labels/check-label.ts'
export { checkRoutine } from './routines/check-routine.ts'
export { explainMatch } from './match/explain-match.ts'
export { analyseQuiz } from './quiz/analyse-quiz.ts'
export { openKnowledge } from './knowledge/knowledge.ts'
