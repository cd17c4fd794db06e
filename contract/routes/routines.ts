import { route } from '../endpoint.ts'

export const checkRoutine = route('POST', '/api/routines/check')
export const listRoutines = route('GET', '/api/routines')
export const saveRoutine = route('POST', '/api/routines')
export const readRoutine = route('GET', '/api/routines/{id}')
export const changeRoutine = route('PUT', '/api/routines/{id}')
export const deleteRoutine = route('DELETE', '/api/routines/{id}')
export const shareRoutine = route('POST', '/api/routines/{id}/share')
export const unshareRoutine = route('DELETE', '/api/routines/{id}/share')
export const readSharedRoutine = route('GET', '/api/shared-routines/{token}')
