import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readSmallTalk } from '#evaluation/sets.ts'
import { readAnewTalks } from './anew.ts'
import { readQuestions } from './questions.ts'
import { readSentences } from './sentences.ts'
import { readTelling } from './small-talk.ts'
import { readTalks } from './turns.ts'

// What was learnt stands in files; beside them stands what it was learnt from, as a digest. To learn it all again in every run of the tests would
// take most of their time, and would fail whenever the wording of any answer changes.

/** Each that is learnt: the messages, the code that learns from them and the files it is written to, as paths in the project. */
const learnt = {
  alarms: {
    messages: async (): Promise<unknown> => readSentences('learnt'),
    by: ['alarms', 'learn-hidden', 'order'],
    to: ['alarms/flags', 'alarms/words'],
  },
  smallTalk: {
    messages: async (): Promise<unknown> => [await readSmallTalk('learnt'), await readTelling('learnt')],
    by: ['small-talk', 'learn', 'order'],
    to: ['asked/small-talk'],
  },
  asked: {
    messages: async (): Promise<unknown> => [await readQuestions('learnt'), await readTalks()],
    by: ['asked', 'turns', 'learn', 'order'],
    to: ['asked/kind-words', 'asked/answer-words', 'asked/telling', 'asked/choosing'],
  },
  anew: { messages: readAnewTalks, by: ['anew'], to: ['asked/choosing'] },
} as const

/** A name of what is learnt, and a digest of what it was learnt from and what came of it. */
export type LearntFrom = Readonly<Record<keyof typeof learnt, string>>

/** Where the digests stand. */
export const learntFromFile = new URL('../../content/learnt-from.json', import.meta.url)

const digestOf = async (name: keyof typeof learnt): Promise<string> => {
  const { messages, by, to } = learnt[name]
  const files = [
    ...by.map((one) => new URL(`${one}.ts`, import.meta.url)),
    ...to.map((one) => new URL(`../../content/knowledge/${one}.json`, import.meta.url)),
  ]
  const texts = await Promise.all(files.map(async (file) => readFile(file, 'utf8')))
  return createHash('sha256')
    .update(JSON.stringify([await messages(), texts]))
    .digest('hex')
    .slice(0, 16)
}

/** The digests of the messages, the code and the learnt files that are there now. */
export const learntFrom = async (): Promise<LearntFrom> => ({
  alarms: await digestOf('alarms'),
  smallTalk: await digestOf('smallTalk'),
  asked: await digestOf('asked'),
  anew: await digestOf('anew'),
})
