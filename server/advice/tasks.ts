import type { LabelCheck, Profile, QuizAnswers, QuizResult } from '#contract/guidance.ts'
import type { answer, PageRef, Passage, Turn } from '#guidance/guidance.ts'

/** What a conversation's next message is answered from. */
type ChatInput = {
  message: string
  turns: readonly Turn[]
  profile?: Profile | undefined
  passages: Passage[]
  pages: PageRef[]
}

/**
 * What the advice workers do: input and output of each task, as plain data that is copied between threads. This file is imported by the
 * main thread for its types alone: the engine itself runs in the workers.
 */
export type AdviceTasks = {
  checkLabel: { input: { text: string; profile?: Profile | undefined }; output: LabelCheck }
  analyseQuiz: { input: QuizAnswers; output: QuizResult }
  /** What to look for in our own pages, and whether the message is too pressing to wait for them. */
  prepareChat: { input: { message: string; earlier: string }; output: { terms: string[][]; isPressing: boolean } }
  answerChat: { input: ChatInput; output: ReturnType<typeof answer> }
}
export type AdviceTask = keyof AdviceTasks

/** What is posted to a worker. `started` is told when the task's turn has come. */
export type AdviceCall<T extends AdviceTask = AdviceTask> = {
  task: T
  input: AdviceTasks[T]['input']
  started: MessagePort
}
