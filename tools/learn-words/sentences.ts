import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readChatCases, readQuizCases } from '#evaluation/sets.ts'
import { readQuestions } from './questions.ts'

/** A message as somebody wrote it, and the flag it must raise; none when there is nothing to raise, though it may look like it. */
export type Sentence = { text: string; flag: string | undefined; looksAlike?: boolean }

const folder = fileURLToPath(new URL('../../content/alarm/', import.meta.url))
const wordings = fileURLToPath(new URL('../../guidance/safety/wordings/', import.meta.url))

/** The wordings that the signs are tested with: a flag after `# `, and below it a message a line; those in ordinary*.txt raise none. */
const wordingsIn = (file: string, text: string): Sentence[] => {
  let flag: string | undefined
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) flag = line.slice(2)
    if (line === '' || line.startsWith('# ')) return []
    return [file.startsWith('ordinary') ? { text: line, flag: undefined, looksAlike: true } : { text: line, flag }]
  })
}

const readAll = async (
  from: string,
  ending: string,
  parse: (file: string, text: string) => Sentence[],
): Promise<Sentence[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith(ending)).sort()
  return (await Promise.all(names.map(async (name) => parse(name, await readFile(`${from}/${name}`, 'utf8'))))).flat()
}

/** `flag<tab>message`, or `none`; a line that starts with # is a note. @throws Error for a line of another shape */
export const sentencesIn = (file: string, text: string): Sentence[] =>
  text.split('\n').flatMap((line, at) => {
    if (line === '' || line.startsWith('#')) return []
    const [flag, message, more] = line.split('\t')
    if (!flag || !message || more !== undefined)
      throw new Error(`${file}, line ${at + 1}: a flag (or none), a tab and a message are needed: ${line}`)
    return [{ text: message, flag: flag === 'none' ? undefined : flag }]
  })

/** What the evaluation set says must not be referred, earlier turns included. What must be is left for the evaluation to find out. */
const harmless = async (): Promise<Sentence[]> =>
  [
    ...(await readChatCases()).filter(({ expect }) => expect.level === undefined).flatMap(({ turns }) => turns),
    ...(await readQuizCases())
      .filter(({ expect }) => expect.level === undefined)
      .flatMap(({ answers }) => [answers.goals ?? '', answers.allergies ?? '']),
  ]
    .filter((text) => text !== '')
    .map((text) => ({ text, flag: undefined }))

/** Each third of the questions that lead to answers: ordinary things ordinarily asked. All of them take three times as long and teach no more. */
const asked = async (): Promise<Sentence[]> =>
  (await readQuestions('learnt'))
    .filter(({ of }) => of !== 'hand')
    .filter((_, at) => at % 3 === 0)
    .map(({ text }) => ({ text, flag: undefined }))

/** The messages to learn from, or those for measuring, which are never learnt from. */
export const readSentences = async (which: 'learnt' | 'held-out'): Promise<Sentence[]> => [
  ...(await readAll(`${folder}${which}`, '.tsv', sentencesIn)),
  ...(which === 'learnt'
    ? [...(await readAll(wordings, '.txt', wordingsIn)), ...(await harmless()), ...(await asked())]
    : []),
]
