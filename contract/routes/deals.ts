import { route } from '../endpoint.ts'

export const listDeals = route('GET', '/api/deals')
export const listDealFilters = route('GET', '/api/deal-filters')
export const readDeal = route('GET', '/api/deals/{id}')
export const likeDeal = route('PUT', '/api/deals/{id}/like')
export const unlikeDeal = route('DELETE', '/api/deals/{id}/like')
