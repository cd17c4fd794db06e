import { describe, expect, it } from 'vitest'
import type { QuizAnswers } from '#contract/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { analyseQuiz } from './analyse-quiz.ts'
import { personOf } from './person.ts'

// Whoever fills the quiz in asks for themselves: what is told of a sister or a friend is hers.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const answers = (goals: string, allergies = 'none'): QuizAnswers => ({
  age: '30-39',
  skin_type: 'normal',
  concerns: ['aging', 'texture'],
  routine: 'basic',
  budget: '1000-2000',
  lifestyle: ['stress'],
  goals,
  allergies,
})
const person = (goals: string, allergies?: string) => personOf(known, answers(goals, allergies))

describe('another’s pregnancy is not told to who asks, and vitamin A is left out without a word', () => {
  it.each([
    'my sister is pregnant and her skin is glowing, i want that too',
    'eish just wanna look fresh for my cousins umembeso in August, shes 7 months preggies',
    'fresh for my friends baby shower, she is expecting twins',
    'my wife is pregnant but this is for me, fewer lines',
    'my sister is pregnant and uses my products, but im on the pill myself',
  ])('%s', (goals) => {
    expect(person(goals).expecting).toBe(false)
    expect(person(goals).retinoids).toBe(false)
    expect(JSON.stringify(analyseQuiz(known, answers(goals), catalogue))).not.toMatch(
      /while you are pregnant|you are pregnant/i,
    )
  })
  it.each([
    'im pregnant like my sister, glow pls',
    'for my wife, she is pregnant and has melasma',
    '7 months preggies, fresh for my cousins wedding',
    'what can my sister use, she is pregnant',
  ])('is heard where it is meant: %s', (goals) => expect(person(goals).expecting).toBe(true))
  it.each([
    'fewer lines for my sisters wedding',
    'it is my daughter that is pregnant, not me! I want a proper retinol',
  ])('leaves vitamin A to who asks for it, or tells of none: %s', (goals) => {
    expect(person(goals).expecting).toBe(false)
    expect(person(goals).retinoids).toBe(true)
  })
})

describe('another’s medicine is not in use', () => {
  it.each([
    'my bestie used accutane and now shes clear. i just want simple wash n go',
    'my brother is on roaccutane, i want something mild',
  ])('%s', (goals) => {
    expect(person(goals).medicines.used).toEqual([])
    expect(person(goals).situation.conditions).not.toContain('isotretinoin')
  })
  it.each(['im on roaccutane like my brother', 'my sister and i both use differin'])('one’s own is: %s', (goals) =>
    expect(person(goals).medicines.used.length + person(goals).situation.conditions.size).toBeGreaterThan(0),
  )
})
