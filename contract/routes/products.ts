import { route } from '../endpoint.ts'

export const listProducts = route('GET', '/api/product-recommendations')
export const readProduct = route('GET', '/api/product-recommendations/{id}')
export const matchProduct = route('GET', '/api/product-recommendations/{id}/match')
