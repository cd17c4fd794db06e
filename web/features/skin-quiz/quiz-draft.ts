import type { QuizAnswers } from '#contract/guidance.ts'
import { keepInTab, readInTab } from '#web/session/tab-storage.ts'
import { type Answers, isAnswered, questions } from './questions.ts'

// Health data: kept for this tab only, and forgotten when a member signs out.
const KEY = 'skynn.quiz'

/** Where somebody stopped. `wantsSave`: the visitor signs up to save the result, which then happens without another press. */
export type QuizDraft = { step: number; answers: Answers; wantsSave?: boolean }

export const readQuizDraft = (): QuizDraft | null => {
  try {
    const draft = JSON.parse(readInTab(KEY) ?? 'null') as QuizDraft | null
    return draft !== null && typeof draft.answers === 'object' && Number.isInteger(draft.step) ? draft : null
  } catch {
    return null
  }
}

export const keepQuizDraft = (draft: QuizDraft | null): void =>
  keepInTab(KEY, draft === null ? null : JSON.stringify(draft))

const isComplete = (answers: Answers): answers is QuizAnswers => questions.every((one) => isAnswered(one, answers))

/** The answers to save, taken once: whoever calls first saves them. */
export const takeWantedSave = (): QuizAnswers | null => {
  const draft = readQuizDraft()
  if (draft?.wantsSave !== true || !isComplete(draft.answers)) return null
  keepQuizDraft({ ...draft, wantsSave: false })
  return draft.answers
}
