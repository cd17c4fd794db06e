import type { QuizAnswers } from '#contract/guidance.ts'

/** Eight answers of somebody with ordinary wishes, with what the test is about in their place. */
export const answers = (given: Partial<QuizAnswers> = {}): QuizAnswers => ({
  age: '20-29',
  skin_type: 'combination',
  concerns: ['acne', 'dark-spots'],
  routine: 'basic',
  budget: '500-1000',
  lifestyle: ['outdoor'],
  goals: 'Fewer pimples and a more even tone',
  allergies: 'None',
  ...given,
})
