import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { processorTime } from '../../tests/processor-time.ts'
import { checkLabel } from '../labels/check-label.ts'
import { analyseQuiz } from '../quiz/analyse-quiz.ts'
import { answer } from './answer.ts'

// Processor time for free text of the greatest length, and that it grows at most in proportion to the length.

const knowledge = await readKnowledge()

const filled =
  (text: string) =>
  (length: number): string =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length)
const shapes: Readonly<Record<string, (length: number) => string>> = {
  'one question again and again': filled('is it safe? '),
  'different questions': filled(
    'what is niacinamide? can i use retinol with vitamin c? my skin is dry and itchy. is it ok for a baby? which sunscreen is good? ',
  ),
  'the beginning of a question': filled('can i use '),
  'one sentence again and again': filled('my skin is very dry and it itches. '),
  'one word again and again': filled('acne '),
  'opening brackets': filled('('),
  'pairs of brackets': filled('()[]'),
  punctuation: filled('?!.,;:-'),
  'one very long word': filled('a'),
  'several scripts': filled('крем 氢醌 skin 전성분 كريم '),
  'short lines': filled('dry skin\n'),
  quotes: filled('"it" \'s '),
  numbers: filled('12 345.6 % '),
  emoji: filled('😊👍🏽 👩‍⚕️ '),
  'look-alike letters': filled('cаnnоt brеathe '),
}

/** Milliseconds below which a ratio is noise, and the most that twice the length may take: the square would be 4. */
const [floor, growth] = [60, 3]

const least = (read: (text: string) => void, text: string): number =>
  Math.min(...[0, 1].map((end) => processorTime(() => read(text + ' '.repeat(end)))))

const doors = [
  {
    door: 'a chat message',
    length: 2000,
    most: 700,
    read: (message: string) => {
      answer(knowledge, { message, turns: [], pages: [], catalogue: [] })
    },
  },
  {
    door: 'twelve turns of a chat',
    length: 600,
    most: 700,
    read: (text: string) => {
      const turns = Array.from({ length: 12 }, (_, at) =>
        at % 2 === 0
          ? { role: 'user' as const, text: `${text}${at}` }
          : { role: 'assistant' as const, text: 'Use sunscreen.' },
      )
      answer(knowledge, { message: 'is it safe for my skin?', turns, pages: [], catalogue: [] })
    },
  },
  {
    door: 'the free texts of the quiz',
    length: 1000,
    most: 700,
    read: (text: string) => {
      analyseQuiz(
        knowledge,
        {
          age: '20-29',
          skin_type: 'oily',
          concerns: ['acne'],
          routine: 'basic',
          budget: 'flexible',
          lifestyle: ['outdoor'],
          goals: text,
          allergies: text,
        },
        [],
      )
    },
  },
  {
    door: 'a label',
    length: 20_000,
    most: 700,
    read: (text: string) => {
      checkLabel(knowledge, text)
    },
  },
]

// Again where it fails: beside other tests the processor's caches make a ratio noise; a square stays a square.
describe.each(doors)('$door of $length characters', { retry: 2 }, ({ length, most, read }) => {
  it.each(Object.entries(shapes))('%s: in proportion to its length', (_, shape) => {
    const [half, full] = [least(read, shape(length / 2)), least(read, shape(length))]
    expect(full).toBeLessThan(most)
    expect(full / Math.max(half, floor)).toBeLessThan(growth)
  })
})
