import type { QuizAnswers } from '#contract/guidance.ts'
import { type Concern, quizConcerns } from '#contract/kinds/skin.ts'
import { guidanceConcern, type ProfileConcern, type RoutinePreference } from '#contract/kinds/skin-options.ts'
import type { SkinProfile, SkinProfileChanges } from '#contract/skin-profile.ts'
import { allergenNames, goalNames } from '#web/features/skin-profile/profile-labels.ts'
import { type Answers, NONE } from './questions.ts'

// The mapping between the quiz and the skin profile (decision A10).

type QuizConcern = QuizAnswers['concerns'][number]
const isQuizConcern = (concern: Concern): concern is QuizConcern =>
  (quizConcerns as readonly Concern[]).includes(concern)

/** The profile's slug for a concern that only the quiz has told. */
const profileConcern: Readonly<Record<QuizConcern, ProfileConcern>> = {
  acne: 'acne',
  aging: 'aging',
  'dark-spots': 'dark-spots',
  dullness: 'dullness',
  pores: 'large-pores',
  redness: 'redness',
  dehydration: 'dryness',
  texture: 'uneven-texture',
}
const routineOf: Readonly<Record<RoutinePreference, QuizAnswers['routine']>> = {
  minimal: 'minimal',
  balanced: 'moderate',
  maximal: 'extensive',
}
const preferenceOf: Readonly<Record<QuizAnswers['routine'], RoutinePreference | null>> = {
  minimal: 'minimal',
  basic: 'balanced',
  moderate: 'balanced',
  extensive: 'maximal',
  none: null,
}

const concernsOf = (slugs: readonly ProfileConcern[] | null): QuizConcern[] => [
  ...new Set((slugs ?? []).map((slug) => guidanceConcern[slug]).filter(isQuizConcern)),
]

const budgetOf = (rand: number): QuizAnswers['budget'] => {
  if (rand < 500) return 'under-500'
  if (rand <= 1000) return '500-1000'
  return rand <= 2000 ? '1000-2000' : '2000-plus'
}

const listed = (names: readonly string[]): string => (names.length === 0 ? NONE : names.join(', '))

/** The quiz answers that a skin profile gives. */
export const answersFromProfile = (profile: SkinProfile): Answers => {
  const { skinType, skinConcerns, routinePreference, monthlyBudget, skinGoals, allergies } = profile
  const concerns = concernsOf(skinConcerns)
  return {
    ...(skinType !== null && { skin_type: skinType }),
    ...(concerns.length > 0 && { concerns }),
    ...(routinePreference !== null && { routine: routineOf[routinePreference] }),
    ...(monthlyBudget !== null && { budget: budgetOf(monthlyBudget) }),
    ...(skinGoals !== null && skinGoals.length > 0 && { goals: listed(goalNames(skinGoals)) }),
    ...(allergies !== null && { allergies: listed(allergenNames(allergies)) }),
  }
}

/**
 * What the profile would take from the answers: only fields that differ. Goals and allergies are free text in the quiz and stay as they
 * are, and so does the budget, which is for a month there and for all products here.
 */
export const profileDifferences = (
  answers: QuizAnswers,
  profile: SkinProfile,
): Pick<SkinProfileChanges, 'skinType' | 'routinePreference'> & { skinConcerns?: ProfileConcern[] } => {
  const preference = preferenceOf[answers.routine]
  const known = concernsOf(profile.skinConcerns)
  const added = answers.concerns.filter((concern) => !known.includes(concern))
  const removed = known.filter((concern) => !answers.concerns.includes(concern))
  const kept = (profile.skinConcerns ?? []).filter((slug) => {
    const concern = guidanceConcern[slug]
    return !isQuizConcern(concern) || answers.concerns.includes(concern)
  })
  return {
    ...(answers.skin_type !== profile.skinType && { skinType: answers.skin_type }),
    ...(added.length + removed.length > 0 && {
      skinConcerns: [...kept, ...added.map((concern) => profileConcern[concern])],
    }),
    ...(preference !== null && preference !== profile.routinePreference && { routinePreference: preference }),
  }
}
