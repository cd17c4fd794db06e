import { route } from './endpoint.ts'

export const joinWaitingList = route('POST', '/api/waiting-list')
export const leaveWaitingList = route('POST', '/api/waiting-list/leave')
