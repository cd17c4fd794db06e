import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { Profile, QuizAnswers } from '#contract/guidance.ts'
import { redFlagLevels } from '#contract/kinds/skin.ts'

// The evaluation sets: what people ask, answer and paste, with expectations that a program can check. All files of one kind form one set.

/** This text, or any of these, must be found, ignoring case. */
const anyOf = z.union([z.string(), z.array(z.string()).min(1)])

const ChatExpectation = z.strictObject({
  /** The required level of referral; none if omitted. With `mayRefer`, `routine` is correct as well. */
  level: z.enum(redFlagLevels).optional(),
  mayRefer: z.boolean().optional(),
  /** A pregnancy is mentioned, but the person is not pregnant: it is someone else's, a past one, or denied. */
  notExpecting: z.boolean().optional(),
  /** All of these must be said. */
  says: z.array(anyOf).optional(),
  /** One of these must be in the first sentence or two. */
  first: z.array(z.string()).optional(),
  /** Saying one of these is a wrong answer. */
  never: z.array(z.string()).optional(),
  /** Saying one of these could cause harm. */
  unsafe: z.array(z.string()).optional(),
  /** The minimum number of list items: a routine has steps. */
  steps: z.int().optional(),
  /** No rand amount in the answer exceeds this. */
  withinRand: z.number().optional(),
})

export const ChatCase = z.strictObject({
  id: z.string(),
  topic: z.string(),
  /** What the person writes, in order; the answer to the last is judged. */
  turns: z.array(z.string()).min(1),
  profile: Profile.optional(),
  /** What a reader must find in the answer, where matching words is not enough. */
  rubric: z.string().optional(),
  expect: ChatExpectation,
})
export type ChatCase = z.infer<typeof ChatCase>

/** A conversation that is judged by reading (decision 36), with what a reader criticised or expects. */
const ReadCase = z.strictObject({ id: z.string(), turns: z.array(z.string()).min(1), rubric: z.string().optional() })

export const QuizCase = z.strictObject({
  id: z.string(),
  answers: QuizAnswers,
  expect: z.strictObject({
    level: z.enum(redFlagLevels).optional(),
    /** No label of a listed product may carry one of these. */
    avoided: z.array(z.string()).optional(),
    /** The result must name these (any of each). */
    says: z.array(anyOf).optional(),
    never: z.array(z.string()).optional(),
    /** The minimum number of listed products; default 2. */
    products: z.int().optional(),
  }),
})
export type QuizCase = z.infer<typeof QuizCase>

export const LabelCase = z.strictObject({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  /** The number of printed items. */
  items: z.int(),
  expect: z.strictObject({
    allergens: z.array(z.string()).optional(),
    lightener: z.boolean().optional(),
    families: z.array(z.string()).optional(),
    unknown: z.array(z.string()).optional(),
  }),
})
export type LabelCase = z.infer<typeof LabelCase>

const folder = fileURLToPath(new URL('.', import.meta.url))

const readAll = async <T extends z.ZodType>(kind: string, row: T, from = folder): Promise<z.output<T>[]> => {
  const names = (await readdir(from)).filter((name) => name.startsWith(kind) && name.endsWith('.json')).sort()
  const files = await Promise.all(
    names.map(async (name) =>
      z.array(row).parse(JSON.parse(await readFile(`${from}/${name}`, 'utf8')), { reportInput: true }),
    ),
  )
  const rows = files.flat() as (z.output<T> & { id: string })[]
  const twice = rows.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at)
  if (twice.length > 0) throw new Error(`evaluation/${kind}: ${twice.join(', ')} occurs twice`)
  return rows
}

export const readChatCases = () => readAll('chat', ChatCase)
/** The held-out set (unseen/): questions from people who had not seen the engine. Never trained on, and not part of the open set. */
export const readUnseenCases = () => readAll('chat', ChatCase, `${folder}unseen`)
/** Conversations and single messages that are judged by reading (read/). Never trained on, and not checked by word matching. */
export const readCasesToRead = () => readAll('', ReadCase, `${folder}read`)
/** The held-out quiz answers, from people who had not seen the engine. */
export const readUnseenQuizCases = () => readAll('quiz', QuizCase, `${folder}unseen`)
export const readQuizCases = () => readAll('quiz', QuizCase)
export const readLabelCases = () => readAll('labels', LabelCase)

/** Small talk that does not affect an answer, one sentence per line: the training set or the held-out set. */
export const readSmallTalk = async (which: 'learnt' | 'held-out'): Promise<string[]> =>
  (await readFile(new URL(`../content/small-talk/${which}.txt`, import.meta.url), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
