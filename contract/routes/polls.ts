import { route } from '../endpoint.ts'

export const listPolls = route('GET', '/api/polls')
export const voteInPoll = route('POST', '/api/polls/{pollId}/vote')
