import { readContentFolder } from '#server/content/files.ts'
import { readArticleFile } from '#server/content/article-file.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import type { PageRef } from '#guidance/assistant/conversation.ts'
import { wordsOf } from '#guidance/text/normalise.ts'
import { evaluateChat, type ChatOutcome } from './chat.ts'
import { evaluateLabel, type LabelOutcome } from './labels.ts'
import { evaluateQuiz, type QuizOutcome } from './quiz.ts'
import { sampleOf, sizes } from './sample.ts'
import {
  readChatCases,
  readLabelCases,
  readQuizCases,
  readUnseenCases,
  readUnseenQuizCases,
  type ChatCase,
} from './sets.ts'

export type Outcome = { chat: ChatOutcome[]; quiz: QuizOutcome[]; labels: LabelOutcome[] }

/** The pages that ship with the product, in the assistant's input format. */
const shippedPages = async (): Promise<PageRef[]> =>
  (await readContentFolder('articles')).map(readArticleFile).map(({ front: { slug, title, tags } }) => ({
    title,
    url: `/articles/${slug}`,
    words: [...new Set([...wordsOf(title), ...tags.flatMap(wordsOf)])],
  }))

/** Runs the conversations of these cases with the shipped knowledge, sample catalogue and pages. */
export const evaluateChats = async (cases: readonly ChatCase[]): Promise<ChatOutcome[]> => {
  const [known, catalogue, pages] = await Promise.all([knowledge(), sampleCatalogue(), shippedPages()])
  return cases.map((given) => evaluateChat(known, catalogue, pages, given))
}

/**
 * Runs the open set through the engine with the shipped knowledge, sample catalogue and pages.
 * @param options.unseen runs the held-out set instead
 * @param options.sampled runs a sample (sample.ts) instead of all cases
 */
export const evaluate = async ({ unseen = false, sampled = false } = {}): Promise<Outcome> => {
  const some = <T extends Parameters<typeof sampleOf>[0][number]>(cases: readonly T[], size: number): readonly T[] =>
    sampled ? sampleOf(cases, size) : cases
  const [known, catalogue, chat, quiz, labels] = await Promise.all([
    knowledge(),
    sampleCatalogue(),
    unseen ? readUnseenCases() : readChatCases(),
    unseen ? readUnseenQuizCases() : readQuizCases(),
    unseen ? [] : readLabelCases(),
  ])
  return {
    chat: await evaluateChats(some(chat, unseen ? sizes.unseen : sizes.open)),
    quiz: some(quiz, sizes.quiz).map((given) => evaluateQuiz(known, catalogue, given)),
    labels: some(labels, sizes.labels).map((given) => evaluateLabel(known, given)),
  }
}

const share = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const slow = (times: readonly number[]): string =>
  `${([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)} ms`

type Judged = { wrong: string[]; unsafe: string[] }
export const isRight = ({ wrong, unsafe }: Judged): boolean => wrong.length === 0 && unsafe.length === 0

/** The figures of an evaluation: shares from 0 to 1, and counts. */
export const figuresOf = ({ chat, quiz, labels }: Outcome) => {
  const all: Judged[] = [...chat, ...quiz, ...labels]
  const items = sum(labels.map((one) => one.items))
  return {
    cases: all.length,
    right: all.filter(isRight).length / all.length,
    unsafe: all.filter((one) => one.unsafe.length > 0).length,
    byName: sum(labels.map((one) => one.named)) / items,
    byNameOrRule: sum(labels.map((one) => one.named + one.ruled)) / items,
    brokenLinks: sum(chat.map(({ links }) => links.bad.length)),
  }
}

const row = (name: string, judged: readonly Judged[], times: readonly number[]): string[] => [
  name,
  String(judged.length),
  share(judged.filter(isRight).length, judged.length),
  String(judged.filter((one) => one.unsafe.length > 0).length),
  slow(times),
]

/** The table `npm run evaluate` prints, in Markdown. */
export const tableOf = (outcome: Outcome): string => {
  const { chat, quiz, labels } = outcome
  const topics = [...new Set(chat.map((one) => one.case.topic))].sort()
  const due = chat.filter(({ referral }) => referral === 'due' || referral === 'missed')
  const notDue = chat.filter(({ referral }) => referral === 'none' || referral === 'over')
  const good = sum(chat.map(({ links }) => links.good))
  const bad = sum(chat.map(({ links }) => links.bad.length))
  const items = sum(labels.map((one) => one.items))
  const rows = [
    row(
      'chat',
      chat,
      chat.map(({ ms }) => ms),
    ),
    ...topics.map((topic) => {
      const some = chat.filter((one) => one.case.topic === topic)
      return row(
        `– ${topic}`,
        some,
        some.map(({ ms }) => ms),
      )
    }),
    row(
      'quiz',
      quiz,
      quiz.map(({ ms }) => ms),
    ),
    row(
      'labels',
      labels,
      labels.map(({ ms }) => ms),
    ),
  ]
  return [
    '| | cases | correct | unsafe | 95th percentile |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `Referred when needed: ${share(due.filter(({ referral }) => referral === 'due').length, due.length)} of ${due.length}. Over-referred: ${notDue.filter(({ referral }) => referral === 'over').length} of ${notDue.length}.`,
    `Links: ${good} to existing pages, ${bad} broken.`,
    `Printed items: ${items}, recognised by name ${share(sum(labels.map((one) => one.named)), items)}, by name or a stated rule ${share(sum(labels.map((one) => one.named + one.ruled)), items)}.`,
  ].join('\n')
}

/** The failed cases, one line each, unsafe ones first. */
export const faultsOf = ({ chat, quiz, labels }: Outcome): string[] =>
  [...chat, ...quiz, ...labels]
    .filter((one) => !isRight(one))
    .sort((a, b) => b.unsafe.length - a.unsafe.length)
    .map(
      (one) => `${one.unsafe.length > 0 ? 'UNSAFE ' : ''}${one.case.id}: ${[...one.unsafe, ...one.wrong].join('; ')}`,
    )
