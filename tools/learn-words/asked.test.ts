import { expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { learnAsked } from './asked.ts'
import { questionsIn, readQuestions } from './questions.ts'

const known = await knowledge()

it('a question that is held out is never learnt from', async () => {
  const learnt = new Set((await readQuestions('learnt')).map(({ text }) => text.toLowerCase()))
  expect((await readQuestions('held-out')).filter(({ text }) => learnt.has(text.toLowerCase()))).toEqual([])
})

it('every question is filed under a ready answer that there is, or under a kind of composed answer', async () => {
  const ready = new Set([
    ...known.topics.map(({ id }) => id),
    ...known.myths.map(({ id }) => `myth ${id}`),
    ...known.subjects.flatMap(({ id, says }) =>
      says.map((one) => `subject ${id} ${one.slice(0, one.indexOf(':')).split(' ')[0]}`),
    ),
  ])
  const questions = [...(await readQuestions('learnt')), ...(await readQuestions('held-out'))]
  expect([
    ...new Set(questions.filter(({ of, wants }) => of === 'answers' && !ready.has(wants)).map(({ wants }) => wants)),
  ]).toEqual([])
  const kinds = new Set(known.kindWords.of)
  expect([
    ...new Set(questions.filter(({ of, wants }) => of === 'kinds' && !kinds.has(wants)).map(({ wants }) => wants)),
  ]).toEqual([])
})

it('words that stand with one answer and never without it come to lead to it, the same each time', () => {
  const questions = [
    ...Array.from({ length: 12 }, (_, at) => ({
      text: `is a jade roller worth it ${'so '.repeat(at % 3)}`,
      wants: 'skin-type',
      of: 'answers' as const,
    })),
    ...Array.from({ length: 12 }, (_, at) => ({
      text: `write me a morning plan ${'pls '.repeat(at % 3)}`,
      wants: 'routine',
      of: 'kinds' as const,
    })),
    ...Array.from({ length: 12 }, (_, at) => ({
      text: `what does it cost ${'hey '.repeat(at % 3)}`,
      wants: 'price',
      of: 'kinds' as const,
    })),
  ]
  const { answerWords, kindWords } = learnAsked(known, questions)
  expect(learnAsked(known, questions).answerWords).toEqual(answerWords)
  expect(learnAsked(known, questions).kindWords).toEqual(kindWords)
  expect(answerWords).toMatchObject([{ id: 'skin-type', words: { jad: 12 } }])
  const [price, routine] = kindWords
  expect([price?.id, routine?.id]).toEqual(['price', 'routine'])
  expect(routine?.words.plan).toBeGreaterThan(0)
  expect(price?.words.plan ?? 0).toBeLessThan(0)
})

it('a line of another shape is said', () => {
  expect(() => questionsIn('kinds-a.tsv', 'routine what now')).toThrow(
    'kinds-a.tsv, line 1: what is wanted, a tab and a message are needed',
  )
})
