import type { FastifyRequest } from 'fastify'
import * as endpoints from '#contract/guidance.ts'
import type { Member } from '#server/auth/sessions.ts'
import type { AppContext } from '#server/app-context.ts'
import { bind } from '#server/http/bind.ts'
import { householdOf } from '#server/http/household.ts'
import { analyseQuiz } from './analyse-quiz.ts'
import { checkLabel } from './check-label.ts'

const askerOf = ({ member, request }: { member: Member | null; request: FastifyRequest }) => ({
  member,
  household: householdOf(request.ip),
})

/** Limits calls per visitor first, then through the short queue that all share, so that excess calls of one visitor never take a place in it. */
const bounded = <T>(
  { member, request }: { member: Member | null; request: FastifyRequest },
  context: AppContext,
  work: () => Promise<T>,
): Promise<T> => context.callsUnderWay.run(member?.id ?? householdOf(request.ip), () => context.work.advice.run(work))

// Requests contain health data: it is used for the response and never stored permanently or logged.
export const guidanceRoutes = [
  bind(
    endpoints.checkIngredients,
    (call, context) => bounded(call, context, () => checkLabel(context, call.body, call.member)),
    'unbounded',
  ),
  bind(
    endpoints.analyseSkinQuiz,
    (call, context) => bounded(call, context, () => analyseQuiz(context, call.body.answers, askerOf(call))),
    'unbounded',
  ),
]
