import * as endpoints from '#contract/routines.ts'
import { bind } from '#server/http/bind.ts'
import { householdOf } from '#server/http/household.ts'
import { changeRoutine } from './change-routine.ts'
import { checkRoutine } from './check-routine.ts'
import { deleteRoutine } from './delete-routine.ts'
import { listRoutines } from './list-routines.ts'
import { readRoutine } from './read-routine.ts'
import { readSharedRoutine } from './read-shared-routine.ts'
import { saveRoutine } from './save-routine.ts'
import { shareRoutine, unshareRoutine } from './share-routine.ts'

// Routines are health data: never logged, and a check stores nothing.
export const routineRoutes = [
  bind(
    endpoints.checkRoutine,
    ({ body, member, request }, context) =>
      context.callsUnderWay.run(member?.id ?? householdOf(request.ip), () =>
        context.work.advice.run(() => checkRoutine(body.plan, member, context)),
      ),
    'unbounded',
  ),
  bind(endpoints.listRoutines, ({ member }, context) => listRoutines(member, context)),
  bind(endpoints.saveRoutine, ({ body, member }, context) => saveRoutine(body, member, context)),
  bind(endpoints.readRoutine, ({ params, member }, context) => readRoutine(params.id, member, context)),
  bind(endpoints.changeRoutine, ({ params, body, member }, context) => changeRoutine(params.id, body, member, context)),
  bind(endpoints.deleteRoutine, ({ params, member }, context) => deleteRoutine(params.id, member, context)),
  bind(endpoints.shareRoutine, ({ params, member }, context) => shareRoutine(params.id, member, context)),
  bind(endpoints.unshareRoutine, ({ params, member }, context) => unshareRoutine(params.id, member, context)),
  bind(endpoints.readSharedRoutine, ({ params, reply }, context) => {
    // A link that was ended must not live on in a cache.
    reply.header('cache-control', 'no-store')
    return readSharedRoutine(params.token, context)
  }),
]
