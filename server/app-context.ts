import type { ProviderName } from '#contract/provider-sign-in.ts'
import type { CallsUnderWay } from './advice/calls-under-way.ts'
import type { Advice } from './advice/pool.ts'
import type { VisitorUses } from './advice/visitor-uses.ts'
import type { Database } from './db/database.ts'
import type { ModelAccess } from './assistant/model-replies.ts'
import type { Conversations } from './assistant/conversations.ts'
import type { ReplyWriter } from './assistant/reply.ts'
import type { Env } from './env.ts'
import type { Attempts } from './http/attempts.ts'
import type { BoundedWork } from './http/bounded-work.ts'
import type { Log } from './log.ts'
import type { Outbox } from './mail/outbox.ts'
import type { Policy } from './policy.ts'
import type { SignInProvider } from './providers/providers.ts'
import type { FileStore } from './storage/file-store.ts'

/** The dependencies of every operation. Always passed in, so that a test can replace any of them. */
export type AppContext = {
  env: Env
  policy: Policy
  database: Database
  log: Log
  /** The clock. */
  now: () => Date
  /** Slots for expensive work; calls are refused when a queue is full. */
  work: BoundedWork
  /** Failed sign-ins by account and network, for throttling. */
  attempts: Attempts
  /** The advice engine, in worker threads. */
  advice: Advice
  /** Calls in progress in the advice engine, by visitor. */
  callsUnderWay: CallsUnderWay
  /** What visitors used of their daily allowance. */
  visitorUses: VisitorUses
  /** Earlier messages of conversations with the assistant that are not stored. */
  conversations: Conversations
  /** Writes the replies of the assistant. */
  writeReply: ReplyWriter
  /** The language model that may write replies for those who allow it; undefined without one. */
  languageModel: ModelAccess | undefined
  /** Google and Apple, to sign in with; without those that are not configured. */
  providers: ReadonlyMap<ProviderName, SignInProvider>
  /** Sends mails in the background. */
  mail: Outbox
  /** Uploaded pictures of members. */
  pictures: FileStore
  /** Invalidates cached pages with these tags on every instance. */
  invalidate: (tags: readonly string[]) => Promise<void>
}
