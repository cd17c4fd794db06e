import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { asText } from './alarms.ts'
import { learnAsked } from './asked.ts'
import { questionsIn, readQuestions } from './questions.ts'
import { byName, learnTurns, readTalks } from './turns.ts'

const known = await knowledge()

it('what leads to an answer is what the questions teach (npm run knowledge:learn writes it anew)', async () => {
  const { kindWords, answerWords, choosing } = learnAsked(known, await readQuestions('learnt'))
  const written = async (name: string): Promise<string> => readFile(new URL(`../../content/knowledge/asked/${name}.json`, import.meta.url), 'utf8')
  const ofTurns = learnTurns(known, await sampleCatalogue(), await readTalks())
  expect(asText(byName([...choosing, ...ofTurns])) === await written('choosing')).toBe(true)
  expect(asText(answerWords) === await written('answer-words')).toBe(true)
  expect(asText(kindWords) === await written('kind-words')).toBe(true)
}, 600_000)

it('a question that is held out is never learnt from', async () => {
  const learnt = new Set((await readQuestions('learnt')).map(({ text }) => text.toLowerCase()))
  expect((await readQuestions('held-out')).filter(({ text }) => learnt.has(text.toLowerCase()))).toEqual([])
})

it('every question is filed under a ready answer that there is, or under a kind of composed answer', async () => {
  const ready = new Set([
    ...known.topics.map(({ id }) => id), ...known.myths.map(({ id }) => `myth ${id}`),
    ...known.subjects.flatMap(({ id, says }) => says.map((one) => `subject ${id} ${one.slice(0, one.indexOf(':')).split(' ')[0]}`)),
  ])
  const questions = [...await readQuestions('learnt'), ...await readQuestions('held-out')]
  expect([...new Set(questions.filter(({ of, wants }) => of === 'answers' && !ready.has(wants)).map(({ wants }) => wants))]).toEqual([])
  const kinds = new Set(known.kindWords.of)
  expect([...new Set(questions.filter(({ of, wants }) => of === 'kinds' && !kinds.has(wants)).map(({ wants }) => wants))]).toEqual([])
})

it('words that stand with one answer and never without it come to lead to it', () => {
  const { answerWords, kindWords } = learnAsked(known, [
    ...Array.from({ length: 12 }, (_, at) => ({ text: `is a jade roller worth it ${'so '.repeat(at % 3)}`, wants: 'skin-type', of: 'answers' as const })),
    ...Array.from({ length: 12 }, (_, at) => ({ text: `write me a morning plan ${'pls '.repeat(at % 3)}`, wants: 'routine', of: 'kinds' as const })),
    ...Array.from({ length: 12 }, (_, at) => ({ text: `what does it cost ${'hey '.repeat(at % 3)}`, wants: 'price', of: 'kinds' as const })),
  ])
  expect(answerWords).toMatchObject([{ id: 'skin-type', words: { jad: 12 } }])
  const [price, routine] = kindWords
  expect([price?.id, routine?.id]).toEqual(['price', 'routine'])
  expect(routine?.words.plan).toBeGreaterThan(0)
  expect(price?.words.plan ?? 0).toBeLessThan(0)
})

it('a line of another shape is said', () => {
  expect(() => questionsIn('kinds-a.tsv', 'routine what now')).toThrow('kinds-a.tsv, line 1: what is wanted, a tab and a message are needed')
})
