import type { CallsUnderWay } from './advice/calls-under-way.ts'
import type { Advice } from './advice/pool.ts'
import type { Database } from './db/database.ts'
import type { Conversations } from './assistant/conversations.ts'
import type { Env } from './env.ts'
import type { Attempts } from './http/attempts.ts'
import type { BoundedWork } from './http/bounded-work.ts'
import type { Log } from './log.ts'
import type { Policy } from './policy.ts'

/** What every operation may use. Always passed in, so that a test can replace any part. */
export type AppContext = {
  env: Env
  policy: Policy
  database: Database
  log: Log
  /** The clock. */
  now: () => Date
  /** Slots for expensive work; a full queue refuses. */
  work: BoundedWork
  /** Failed sign-ins by account and network, for throttling. */
  attempts: Attempts
  /** The advice engine, in worker threads. */
  advice: Advice
  /** Calls of each visitor that the advice engine works on. */
  callsUnderWay: CallsUnderWay
  /** What was said before in conversations with the assistant. */
  conversations: Conversations
  /** Invalidates cached pages with these tags on every instance. */
  invalidate: (tags: readonly string[]) => Promise<void>
}
