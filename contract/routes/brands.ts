import { route } from '../endpoint.ts'

export const listBrands = route('GET', '/api/brands')
export const readBrand = route('GET', '/api/brands/{id}')
export const rateBrand = route('PUT', '/api/brands/{id}/rating')
export const followBrand = route('POST', '/api/brands/{id}/follow')
export const unfollowBrand = route('DELETE', '/api/brands/{id}/follow')
export const listFollowedBrands = route('GET', '/api/user/followed-brands')
