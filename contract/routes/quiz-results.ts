import { route } from '../endpoint.ts'

export const saveQuizResult = route('POST', '/api/quiz-results')
export const listQuizResults = route('GET', '/api/quiz-results')
export const deleteQuizResult = route('DELETE', '/api/quiz-results/{id}')
