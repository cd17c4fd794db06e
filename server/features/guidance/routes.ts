import type { FastifyRequest } from 'fastify'
import * as endpoints from '#contract/guidance.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { House } from '#server/house.ts'
import { bind } from '#server/http/bind.ts'
import { householdOf } from '#server/http/household.ts'
import { chatWithSkynn } from './chat-with-skynn.ts'

/** Two calls of a visitor at a time, and a short queue for all: the third of a visitor is refused before it takes a place there. */
const bounded = <T>(
  { member, request }: { member: Member | null; request: FastifyRequest },
  house: House,
  work: () => Promise<T>,
): Promise<T> => house.callsUnderWay.run(member?.id ?? householdOf(request.ip), () => house.work.advice.run(work))

// What is asked here is health data: it is answered and forgotten, never logged.
export const guidanceRoutes = [
  bind(
    endpoints.checkIngredients,
    (call, house) => bounded(call, house, () => house.advice.run('checkLabel', call.body)),
    'unbounded',
  ),
  bind(
    endpoints.analyseSkinQuiz,
    (call, house) => bounded(call, house, () => house.advice.run('analyseQuiz', call.body.answers)),
    'unbounded',
  ),
  bind(
    endpoints.chatWithSkynn,
    (call, house) => bounded(call, house, () => chatWithSkynn(house, call.body, call.member?.id ?? null)),
    'unbounded',
  ),
]
