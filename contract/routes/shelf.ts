import { route } from '../endpoint.ts'

export const listShelf = route('GET', '/api/shelf')
export const addShelfItem = route('POST', '/api/shelf')
export const changeShelfItem = route('PUT', '/api/shelf/{id}')
export const removeShelfItem = route('DELETE', '/api/shelf/{id}')
