import type { QuizAnswers } from '#contract/guidance.ts'
import { analyseQuiz } from '#guidance/checks.ts'
import { phoneKnowledge } from '#web/api/phone-knowledge.ts'
import type { QuizOutcome } from './use-quiz.ts'

/** The result of the quiz without a connection (decision 31): by the closed answers, and without products, which only the server knows. */
export const analyseOffline = (answers: QuizAnswers): QuizOutcome => analyseQuiz(phoneKnowledge(), answers, [])
