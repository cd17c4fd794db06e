import type { Endpoint } from '#contract/endpoint.ts'
import type { AppContext } from './app-context.ts'
import type { Ask, Caller, Reply } from './test-server.ts'

/** What every endpoint is tried with, whatever else is tested of it: a call that succeeds, and every way to be refused. */
export type EndpointCase = {
  /** A call that succeeds: by a visitor where anyone may ask, else by a member. */
  good: (context: AppContext) => Ask | Promise<Ask>
  /** Calls that are refused as invalid, by what is wrong with them. */
  bad: Record<string, Ask> | 'takes no input'
  /** Who may not. A write is refused to a cookie that another site sends along. */
  notAllowed: 'anyone may read' | 'members read their own' | 'writes only from our own pages'
  /**
   * Whose the object is that the call names, required of every endpoint that names one. Where it is a member's own: makes one as that
   * member, and returns a call for it with what shows that it was handed out or changed.
   */
  object?: 'belongs to nobody' | ((owner: Caller) => Promise<{ ask: Ask; leaks: (reply: Reply) => boolean }>)
}

/** A case for every endpoint that a file of the contract exports. */
export type EndpointCases<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: EndpointCase
}
