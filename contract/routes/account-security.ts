import { route } from '../endpoint.ts'

export const forgotPassword = route('POST', '/api/auth/forgot-password')
export const resetPassword = route('POST', '/api/auth/reset-password')
export const verifyEmail = route('POST', '/api/auth/verify-email')
export const resendVerification = route('POST', '/api/auth/resend-verification')
export const changePassword = route('POST', '/api/user/change-password')
export const changeEmail = route('POST', '/api/user/change-email')
export const listSessions = route('GET', '/api/user/sessions')
export const endSession = route('DELETE', '/api/user/sessions/{id}')
export const signOutEverywhere = route('POST', '/api/user/sign-out-everywhere')
