import type { KindWords } from '#guidance/knowledge/learnt-entries.ts'
import { sentencesAround, smallTalkSigns } from '#guidance/text/small-talk.ts'
import { learn, type Pace } from './learn.ts'
import { readQuestions } from './questions.ts'
import { readSentences } from './sentences.ts'

/** Sentences that tell or ask something: those of every message that answers and alarms are learnt from. */
export const readTelling = async (which: 'learnt' | 'held-out'): Promise<string[]> => [
  ...new Set(
    [...(await readQuestions(which)), ...(await readSentences(which))].flatMap(({ text }) => sentencesAround(text)),
  ),
]

const pace: Pace = { rounds: 10, settled: 5, step: 0.3, decay: 0, sparsity: 0.004, seenAtLeast: 12, smallest: 0.5 }
/** There are twenty times as many sentences that tell something. */
const counts = 10
/** Two words in a row are a sign where so many sentences of small talk have them. */
const pairsSeen = 2

/** Learns what words say that a sentence is small talk, in quarters. */
export const learnSmallTalk = (talk: readonly string[], telling: readonly string[]): KindWords[] => {
  const seen = new Map<string, number>()
  for (const sign of talk.flatMap(smallTalkSigns)) seen.set(sign, (seen.get(sign) ?? 0) + 1)
  const signsOf = (sentence: string): string[] =>
    smallTalkSigns(sentence).filter((sign) => !sign.includes(' ') || (seen.get(sign) ?? 0) >= pairsSeen)
  const {
    start: [tells = 0, talks = 0],
    weights,
  } = learn(
    [
      ...telling.map((sentence) => ({ signs: signsOf(sentence), label: 'tells' })),
      ...talk.flatMap((sentence) =>
        Array.from({ length: counts }, () => ({ signs: signsOf(sentence), label: 'talks' })),
      ),
    ],
    ['tells', 'talks'],
    pace,
  )
  const words = [...weights]
    .map(([sign, [against = 0, speaksFor = 0]]) => [sign, speaksFor - against] as const)
    .filter(([, weight]) => weight !== 0)
  return [{ id: 'small-talk', start: talks - tells, words: Object.fromEntries(words) }]
}
