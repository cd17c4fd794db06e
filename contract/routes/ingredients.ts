import { route } from '../endpoint.ts'

export const listIngredients = route('GET', '/api/ingredients')
export const readIngredient = route('GET', '/api/ingredients/{slug}')
