import { route } from '../endpoint.ts'

export const register = route('POST', '/api/auth/register')
export const login = route('POST', '/api/auth/login')
export const logout = route('POST', '/api/auth/logout')
export const me = route('GET', '/api/auth/me')
export const registrationInfo = route('GET', '/api/user/registration-info')
export const foundingStats = route('GET', '/api/founding-members/stats')
