import { describe, expect, it } from 'vitest'
import type { QuizAnswers } from '#contract/guidance.ts'
import { quizConcerns } from '#contract/kinds/skin.ts'
import { profileConcerns, routinePreferences } from '#contract/kinds/skin-options.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { answersFromProfile, profileDifferences } from './profile-answers.ts'

const profile: SkinProfile = {
  skinType: 'oily',
  skinConcerns: ['blackheads', 'oiliness'],
  skinGoals: ['clear-skin'],
  monthlyBudget: 750,
  routinePreference: 'balanced',
  allergies: [],
  fitzpatrickScale: 5,
  currentProducts: null,
  pregnancy: null,
  medicines: null,
  conditions: null,
  completionPercentage: 100,
  missing: [],
  updatedAt: '2026-11-01T08:00:00.000Z',
}
const answersFor = (from: SkinProfile): QuizAnswers => ({
  age: '20-29',
  lifestyle: [],
  skin_type: 'dry',
  concerns: ['acne'],
  routine: 'none',
  budget: 'flexible',
  goals: 'Calm skin',
  allergies: 'None',
  ...answersFromProfile(from),
})

describe('the skin profile and the quiz', () => {
  it('fill in the answers that the profile has, with None for no allergies', () => {
    expect(answersFromProfile(profile)).toEqual({
      skin_type: 'oily',
      concerns: ['pores'],
      routine: 'moderate',
      budget: '500-1000',
      goals: 'Clear Skin',
      allergies: 'None',
    })
  })

  it('agree on every concern and routine: what is filled in differs from nothing', () => {
    for (const routinePreference of routinePreferences)
      for (const concern of profileConcerns.filter((one) => one !== 'oiliness')) {
        const same = { ...profile, routinePreference, skinConcerns: [concern] }
        expect(profileDifferences(answersFor(same), same)).toEqual({})
      }
  })

  it('find the differences, keeping what the quiz does not ask', () => {
    const answers: QuizAnswers = {
      ...answersFor(profile),
      skin_type: 'dry',
      concerns: ['dehydration'],
      routine: 'none',
    }
    expect(profileDifferences(answers, profile)).toEqual({ skinType: 'dry', skinConcerns: ['oiliness', 'dryness'] })
  })

  it('can write every concern of the quiz to the profile', () => {
    const changes = profileDifferences({ ...answersFor(profile), concerns: [...quizConcerns] }, profile)
    const written = { ...profile, skinConcerns: changes.skinConcerns ?? [] }
    expect(answersFromProfile(written).concerns?.toSorted()).toEqual([...quizConcerns].toSorted())
  })
})
