// No zod here: pages load these lists on their own. The options of the skin quiz (specification, part 2, section 3).

export const quizAges = ['under-20', '20-29', '30-39', '40-49', '50-plus'] as const
export const quizRoutines = ['minimal', 'basic', 'moderate', 'extensive', 'none'] as const
export const quizBudgets = ['under-500', '500-1000', '1000-2000', '2000-plus', 'flexible'] as const
export const quizLifestyles = ['outdoor', 'stress', 'pollution', 'makeup', 'exercise', 'diet'] as const

/** Results that a member can keep; saving another one removes the oldest. */
export const MAX_QUIZ_RESULTS = 20
