import type { Endpoint } from '#contract/endpoint.ts'
import type { AppContext } from './app-context.ts'
import type { Ask, Caller, Reply } from './test-server.ts'

/** The minimum that is tested of every endpoint: a call that succeeds, and every way to be refused. */
export type EndpointCase = {
  /** A call that succeeds: by a visitor where anyone may call it, otherwise by a member. */
  good: (context: AppContext) => Ask | Promise<Ask>
  /** Calls that are refused as invalid, keyed by the reason. */
  bad: Record<string, Ask> | 'takes no input'
  /** Who may call it. A write with a session cookie is refused when another site sends it. */
  notAllowed: 'anyone may read' | 'members read their own' | 'writes only from our own pages'
  /**
   * The owner of the object that the call names; required for every endpoint that names one. For a member's own object: creates one as
   * that member, and returns a call for it with a check for whether the reply disclosed or changed it.
   */
  object?: 'belongs to nobody' | ((owner: Caller) => Promise<{ ask: Ask; leaks: (reply: Reply) => boolean }>)
}

/** A case for every endpoint that a contract file exports. */
export type EndpointCases<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: EndpointCase
}
