import { route } from '../endpoint.ts'

export const checkIngredients = route('POST', '/api/ingredients/check')
export const analyseSkinQuiz = route('POST', '/api/ai/skin-quiz')
