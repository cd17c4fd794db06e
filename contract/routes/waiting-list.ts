import { route } from '../endpoint.ts'

export const readCashbackCard = route('GET', '/api/cashback-card')
export const joinWaitingList = route('POST', '/api/waiting-list')
export const leaveWaitingList = route('POST', '/api/waiting-list/leave')
