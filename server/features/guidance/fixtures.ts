import type { QuizAnswers } from '#contract/guidance.ts'

/** Typical answers to the eight quiz questions, with overrides for the test. */
export const answers = (overrides: Partial<QuizAnswers> = {}): QuizAnswers => ({
  age: '20-29',
  skin_type: 'combination',
  concerns: ['acne', 'dark-spots'],
  routine: 'basic',
  budget: '500-1000',
  lifestyle: ['outdoor'],
  goals: 'Fewer pimples and a more even tone',
  allergies: 'None',
  ...overrides,
})
