import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { Profile, QuizAnswers } from '#contract/guidance.ts'
import { redFlagLevels } from '#contract/skin.ts'

// The open evaluation set: what people ask, answer and print, with expectations a program can check. Files of one kind are read together.

/** Any of these (or this) must be found, whatever the case. */
const anyOf = z.union([z.string(), z.array(z.string()).min(1)])

const ChatExpectation = z.strictObject({
  /** The level of referral that is due; none when left out. `routine` is right as well wherever `mayRefer` says so. */
  level: z.enum(redFlagLevels).optional(),
  mayRefer: z.boolean().optional(),
  /** A pregnancy is spoken of, and it is nobody's who asks: another's, a past one, or one that is denied. */
  notExpecting: z.boolean().optional(),
  /** All of these must be said. */
  says: z.array(anyOf).optional(),
  /** One of these must stand in the first sentence or two. */
  first: z.array(z.string()).optional(),
  /** Saying one of these is a wrong answer. */
  never: z.array(z.string()).optional(),
  /** Saying one of these could hurt somebody. */
  unsafe: z.array(z.string()).optional(),
  /** So many list items at least: a routine has steps. */
  steps: z.int().optional(),
  /** Every rand amount that is named stays within this. */
  withinRand: z.number().optional(),
})

export const ChatCase = z.strictObject({
  id: z.string(),
  topic: z.string(),
  /** What the person writes, in order; the last is what is judged. */
  turns: z.array(z.string()).min(1),
  profile: Profile.optional(),
  /** What a reader must find in the answer, where words alone cannot tell. */
  rubric: z.string().optional(),
  expect: ChatExpectation,
})
export type ChatCase = z.infer<typeof ChatCase>

/** A conversation that is judged by reading (decision 36), with what a reader found amiss or would want to find. */
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
    /** Products that are listed, at least; 2 unless said. */
    products: z.int().optional(),
  }),
})
export type QuizCase = z.infer<typeof QuizCase>

export const LabelCase = z.strictObject({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  /** Printed items on it. */
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
  if (twice.length > 0) throw new Error(`evaluation/${kind}: ${twice.join(', ')} is there twice`)
  return rows
}

export const readChatCases = () => readAll('chat', ChatCase)
/** Questions of people who had seen nothing of the engine (unseen/): nothing is learnt from them, and they are no part of the open set. */
export const readUnseenCases = () => readAll('chat', ChatCase, `${folder}unseen`)
/** Conversations that are judged by reading: single messages and talks (read/). Nothing is learnt from them, and no check by words counts them. */
export const readCasesToRead = () => readAll('', ReadCase, `${folder}read`)
/** Quiz answers of people who had seen nothing of it, kept likewise. */
export const readUnseenQuizCases = () => readAll('quiz', QuizCase, `${folder}unseen`)
export const readQuizCases = () => readAll('quiz', QuizCase)
export const readLabelCases = () => readAll('labels', LabelCase)

/** Sentences that mean nothing for an answer, one a line: those that are learnt from, or those for measuring, which never are. */
export const readSmallTalk = async (which: 'learnt' | 'held-out'): Promise<string[]> =>
  (await readFile(new URL(`../content/small-talk/${which}.txt`, import.meta.url), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
