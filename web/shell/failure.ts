import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useOnline } from './offline.tsx'
import type { Failure } from './problems.ts'

/** What the words of browsers for "this file did not arrive" have in common. */
const undelivered = /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed/i

const sentenceIn = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string' ? data.message : ''

/** Reads whatever a loader or a component threw. */
export const failureFrom = (error: unknown, online: boolean): Failure => {
  if (isRouteErrorResponse(error)) return { status: error.status, message: sentenceIn(error.data), online }
  const lost = error instanceof TypeError && undelivered.test(error.message)
  return { status: lost ? 0 : 500, message: '', online }
}

/** Why the page around this error boundary failed. */
export const useFailure = (): Failure => failureFrom(useRouteError(), useOnline())
