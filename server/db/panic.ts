import type { PGlite } from '@electric-sql/pglite'

type Severe = Error & { severity?: string }

/**
 * When PostgreSQL cannot write its write-ahead log (a full disk) it panics: its process ends, and the next one recovers. The embedded
 * engine continues with its locks held, and the next statement, already the rollback of the failed transaction, loops forever and blocks
 * the whole process. So after a panic nothing more is sent to it, and every call fails with the panic itself.
 */
export const stopAtPanic = (client: PGlite, onPanic: (panic: Error) => void): void => {
  let panic: Error | undefined
  const guarded =
    <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (panic) throw panic
      try {
        return await run(...args)
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
