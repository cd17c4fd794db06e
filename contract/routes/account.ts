import { route } from '../endpoint.ts'

export const readAccount = route('GET', '/api/user/account')
export const changeAccount = route('PATCH', '/api/user/account')
export const uploadPicture = route('POST', '/api/user/picture')
export const removePicture = route('DELETE', '/api/user/picture')
export const listConsents = route('GET', '/api/user/consents')
export const recordConsent = route('POST', '/api/user/consents')
export const exportData = route('GET', '/api/user/export')
export const eraseAccount = route('POST', '/api/user/erase')
export const undoErase = route('POST', '/api/user/erase/undo')

/** The export as a page to read; outside the contract, because its response is not JSON. */
export const exportDataAsPage = route('GET', '/api/user/export.html')
