import { route } from '../endpoint.ts'

export const search = route('GET', '/api/search')
export const suggest = route('GET', '/api/search/suggestions')
