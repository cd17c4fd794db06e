import { route } from '../endpoint.ts'

export const readSkinProfile = route('GET', '/api/user/skin-profile')
export const saveSkinProfile = route('POST', '/api/user/skin-profile')
export const listForYou = route('GET', '/api/user/for-you')
