import type { QuizAnswers } from '#contract/guidance.ts'
import { plainGoals } from '#guidance/quiz/plain-goals.ts'

export type QuestionId = keyof QuizAnswers
/** The answers so far. `lifestyle: []` means "None of these"; a missing question is not answered yet. */
export type Answers = Partial<QuizAnswers>

type Option = { value: string; label: string; text?: string }
type Shared = { id: QuestionId; question: string; hint?: string }
export type Question =
  | (Shared & { type: 'single'; options: readonly Option[] })
  | (Shared & { type: 'multiple'; options: readonly Option[]; none?: string })
  | (Shared & { type: 'text'; placeholder: string; suggestions?: readonly string[] })

/** The label of the button and the answer that it fills in (decision C12). */
export const NONE = 'None'

const age: Question = {
  id: 'age',
  question: 'How old are you?',
  hint: 'Answering for a child? Choose “Under 20” and give their age when we ask about goals.',
  type: 'single',
  options: [
    { value: 'under-20', label: 'Under 20' },
    { value: '20-29', label: '20 to 29' },
    { value: '30-39', label: '30 to 39' },
    { value: '40-49', label: '40 to 49' },
    { value: '50-plus', label: '50 or older' },
  ],
}

/** The eight questions in order (specification, part 2, section 3). */
export const questions: readonly Question[] = [
  age,
  {
    id: 'skin_type',
    question: 'What is your skin type?',
    hint: 'Think of your face a few hours after washing, with nothing on it.',
    type: 'single',
    options: [
      { value: 'dry', label: 'Dry', text: 'Tight, flaky, sometimes itchy' },
      { value: 'oily', label: 'Oily', text: 'Shiny, large pores, prone to breakouts' },
      { value: 'combination', label: 'Combination', text: 'Oily T-zone, dry cheeks' },
      { value: 'normal', label: 'Normal', text: 'Balanced, comfortable' },
      { value: 'sensitive', label: 'Sensitive', text: 'Easily irritated, reactive' },
    ],
  },
  {
    id: 'concerns',
    question: 'What would you like to work on?',
    hint: 'Choose all that apply.',
    type: 'multiple',
    options: [
      { value: 'acne', label: 'Breakouts and acne' },
      { value: 'aging', label: 'Lines and ageing' },
      { value: 'dark-spots', label: 'Dark spots and marks' },
      { value: 'dullness', label: 'Dullness' },
      { value: 'pores', label: 'Large pores' },
      { value: 'redness', label: 'Redness and sensitivity' },
      { value: 'dehydration', label: 'Dryness and dehydration' },
      { value: 'texture', label: 'Rough or uneven texture' },
    ],
  },
  {
    id: 'routine',
    question: 'What does your skincare routine look like now?',
    type: 'single',
    options: [
      { value: 'minimal', label: 'Minimal', text: 'A wash, perhaps a cream' },
      { value: 'basic', label: 'Basic', text: 'Wash, moisturiser and sunscreen' },
      { value: 'moderate', label: 'Moderate', text: 'The basics and a serum or treatment' },
      { value: 'extensive', label: 'Extensive', text: 'Several products, morning and night' },
      { value: 'none', label: 'None', text: 'I have no routine' },
    ],
  },
  {
    id: 'budget',
    question: 'What would you like to spend?',
    hint: 'On all the products of your routine together.',
    type: 'single',
    options: [
      { value: 'under-500', label: 'Under R500' },
      { value: '500-1000', label: 'R500 to R1\u00A0000' },
      { value: '1000-2000', label: 'R1\u00A0000 to R2\u00A0000' },
      { value: '2000-plus', label: 'More than R2\u00A0000' },
      { value: 'flexible', label: 'Flexible', text: 'No fixed limit' },
    ],
  },
  {
    id: 'lifestyle',
    question: 'Which of these are part of your week?',
    hint: 'Choose all that apply.',
    type: 'multiple',
    none: 'None of these',
    options: [
      { value: 'outdoor', label: 'A lot of time outdoors' },
      { value: 'stress', label: 'Stress or too little sleep' },
      { value: 'pollution', label: 'City air and traffic' },
      { value: 'makeup', label: 'Make-up on most days' },
      { value: 'exercise', label: 'Exercise and sweat' },
      { value: 'diet', label: 'Food that I think affects my skin' },
    ],
  },
  {
    id: 'goals',
    question: 'What do you hope for?',
    hint: 'Say it in your own words. Tell us here if you are pregnant, breastfeeding, ill or on a medicine, or if this is for a child.',
    type: 'text',
    placeholder: 'For example: fewer pimples, and a routine I can keep up',
    suggestions: plainGoals,
  },
  {
    id: 'allergies',
    question: 'Are there ingredients you need to avoid?',
    hint: 'Allergies, and anything that has stung or burnt before.',
    type: 'text',
    placeholder: 'For example: fragrance, nuts, lanolin',
  },
]

/** The question at a place, counted from 0. */
export const questionAt = (step: number): Question => questions[step] ?? age

/** Whether a question has an answer that may be sent (specification, part 2, section 5). */
export const isAnswered = ({ id, type }: Question, answers: Answers): boolean => {
  const answer = answers[id]
  if (type === 'text') return typeof answer === 'string' && answer.trim() !== ''
  if (id === 'lifestyle') return answer !== undefined
  return answer !== undefined && answer.length > 0
}

/** The label of a chosen option, as the question shows it. */
export const labelOf = (id: QuestionId, value: string): string => {
  const question = questions.find((one) => one.id === id)
  const options = question === undefined || question.type === 'text' ? [] : question.options
  return options.find((option) => option.value === value)?.label ?? value
}
