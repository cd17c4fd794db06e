import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useOnline } from './offline.tsx'
import type { Failure } from './problems.ts'

/** Matches the messages browsers use when a file fails to load. */
const loadFailure = /dynamically imported module|importing a module script|failed to fetch|networkerror|load failed/i

const messageFrom = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string' ? data.message : ''

/** Turns anything a loader or a component threw into a Failure. */
export const failureFrom = (error: unknown, online: boolean): Failure => {
  if (isRouteErrorResponse(error)) return { status: error.status, message: messageFrom(error.data), online }
  const failedToLoad = error instanceof TypeError && loadFailure.test(error.message)
  return { status: failedToLoad ? 0 : 500, message: '', online }
}

/** Why the page around this error boundary failed. */
export const useFailure = (): Failure => failureFrom(useRouteError(), useOnline())
