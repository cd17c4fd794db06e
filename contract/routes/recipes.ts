import { route } from '../endpoint.ts'

export const listRecipes = route('GET', '/api/diy-recipes')
export const readRecipe = route('GET', '/api/diy-recipes/{slug}')
