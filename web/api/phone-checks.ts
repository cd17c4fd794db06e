import { ApiError } from './api-error.ts'

// Checks that a phone can also run by itself, with a module fetched earlier (decision 31).

/** Whether no response arrived from the server. */
export const isOutOfReach = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Fetches a module while the browser is idle, for the next check without a connection, unless data is to be saved. */
const fetchForLater = (load: () => Promise<unknown>): void => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const start = () => void load().catch(() => {})
  if ('requestIdleCallback' in window) window.requestIdleCallback(start)
  else setTimeout(start, 2000)
}

/**
 * Runs a check by the server or, without a connection, on the phone.
 * @param ask calls the server
 * @param load imports the module of the check on the phone
 * @param onPhone runs it
 * @throws ApiError the server's; also without a connection if the module was never fetched
 */
export const serverOrPhone = async <Result, Module>(
  ask: () => Promise<Result>,
  load: () => Promise<Module>,
  onPhone: (module: Module) => Result,
): Promise<Result> => {
  try {
    const result = await ask()
    fetchForLater(load)
    return result
  } catch (error) {
    if (!isOutOfReach(error)) throw error
    const loaded = await load().catch(() => null)
    if (loaded === null) throw error
    return onPhone(loaded)
  }
}
