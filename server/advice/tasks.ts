import type { LabelAdvice, Profile, QuizAnswers, QuizResult } from '#contract/guidance.ts'
import type { RoutineCheck, RoutinePlan } from '#contract/routines.ts'
import type { FreeFrom } from '#contract/kinds/product.ts'
import type {
  answer,
  checkSentence,
  describeIngredient,
  GuardContext,
  judgeProduct,
  PageRef,
  Passage,
  Product,
  rankArticles,
  rankProducts,
  Turn,
} from '#guidance/guidance.ts'

/** What the person wrote in a conversation, oldest first: what it tells of them counts. */
type Told = readonly string[] | undefined

/** Input for the next reply of a conversation. */
type ChatInput = {
  message: string
  turns: readonly Turn[]
  profile?: Profile | undefined
  passages: Passage[]
  pages: PageRef[]
  told?: Told
}

/**
 * The tasks of the advice workers: input and output of each, as plain data that is copied between threads. Type imports only: the main
 * thread imports this file and must not load the engine.
 */
export type AdviceTasks = {
  checkLabel: {
    input: { text: string; profile?: Profile | undefined; told?: Told }
    output: Omit<LabelAdvice, 'profileUsed'>
  }
  checkRoutine: { input: { plan: RoutinePlan; profile?: Profile | undefined; told?: Told }; output: RoutineCheck }
  analyseQuiz: { input: { answers: QuizAnswers; profile?: Profile | undefined }; output: QuizResult }
  /**
   * Terms to search our own pages for, and whether the message, in the light of the earlier messages (oldest first), needs urgent care and
   * must not wait.
   */
  prepareChat: {
    input: { message: string; earlier: readonly string[] }
    output: { terms: string[][]; isUrgent: boolean }
  }
  /** How well each article fits a person, in the order of the input. */
  rankArticles: {
    input: { profile: Profile; articles: { title: string; tags: string[] }[] }
    output: ReturnType<typeof rankArticles>
  }
  /** How well each product suits a person, in the order of the input. */
  rankProducts: {
    input: { profile: Profile | undefined; told?: Told; products: Product[] }
    output: ReturnType<typeof rankProducts>
  }
  judgeProduct: { input: { profile: Profile; product: Product }; output: ReturnType<typeof judgeProduct> }
  /** What each label shows to be absent, in the order of the input. */
  readFreeFrom: { input: { labels: string[] }; output: FreeFrom[][] }
  /** What the dictionary says of an ingredient. */
  describeIngredient: { input: { slug: string }; output: ReturnType<typeof describeIngredient> }
  /** Which rules of the guard a sentence of a language model breaks. */
  checkSentence: { input: { sentence: string; context: GuardContext }; output: ReturnType<typeof checkSentence> }
  answerChat: { input: ChatInput; output: ReturnType<typeof answer> }
}
export type AdviceTask = keyof AdviceTasks

/** The message posted to a worker, which signals on `started` when it begins the task. */
export type AdviceCall<T extends AdviceTask = AdviceTask> = {
  task: T
  input: AdviceTasks[T]['input']
  started: MessagePort
}
