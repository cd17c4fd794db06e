import type { Endpoint } from '#contract/endpoint.ts'
import type { AppContext } from './app-context.ts'
import type { Member } from './auth/sessions.ts'
import type { TestRequest, Caller, Reply } from './test-server.ts'

/** The cases that every endpoint is tested with: a call that succeeds, and each kind of refusal. */
export type EndpointCase = {
  /** A call that succeeds: by `member` if the endpoint requires one, otherwise by a visitor. */
  good: (context: AppContext, member: Member) => TestRequest | Promise<TestRequest>
  /** Invalid calls, keyed by what is wrong with them. */
  bad: Record<string, TestRequest> | 'takes no input'
  /** Who may call the endpoint. A write with a session cookie is refused if it comes from another site. */
  notAllowed: 'anyone may read' | 'members read their own' | 'writes only from our own pages'
  /**
   * Who owns the object that the call names; required for every endpoint that names one. For an object of a member: a function that
   * creates one as that member, and returns a call for it with a check whether the reply exposes or changes it.
   */
  object?:
    | 'belongs to nobody'
    | ((
        owner: Caller,
        context: AppContext,
        member: Member,
      ) => Promise<{ request: TestRequest; leaks: (reply: Reply) => boolean }>)
}

/** One case for every endpoint that a contract file exports. */
export type EndpointCases<Contract> = {
  [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: EndpointCase
}
