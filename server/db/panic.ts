import type { PGlite } from '@electric-sql/pglite'

type Severe = Error & { severity?: string }

/**
 * When PostgreSQL cannot write its log ahead (a full disk) it panics: its process ends, and the next one recovers. The embedded engine
 * lives on with its locks held, and the next statement, the rollback of the failed transaction already, spins for ever and takes the
 * whole process along. So after a panic nothing is sent to it any more; everything asked of it fails with the panic itself.
 */
export const stopAtPanic = (client: PGlite, onPanic: (panic: Error) => void): void => {
  let panic: Error | undefined
  const guarded =
    <A extends unknown[], R>(run: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      if (panic) throw panic
      try {
        return await run(...given)
      } catch (error) {
        if (!panic && error instanceof Error && (error as Severe).severity === 'PANIC') {
          panic = error
          onPanic(error)
        }
        throw error
      }
    }
  client.execProtocol = guarded(client.execProtocol.bind(client))
  client.execProtocolStream = guarded(client.execProtocolStream.bind(client))
}
