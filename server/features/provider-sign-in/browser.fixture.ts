import { expect } from 'vitest'
import type * as contract from '#contract/provider-sign-in.ts'
import { ORIGIN, type Return } from '#server/providers/provider.fixture.ts'
import type { TestServer } from '#server/test-server.ts'

type Name = contract.ProviderName

/** A browser: it keeps the cookies that our pages set. @param session of a member who is signed in */
export const browserOn = (at: TestServer, session?: string) => {
  const cookies = new Map<string, string>(session === undefined ? [] : [['skynn_session', session]])
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'sec-fetch-site': 'same-origin',
  })
  const keep = (reply: { headers: Record<string, unknown> }) => {
    for (const line of [reply.headers['set-cookie'] ?? []].flat() as string[]) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  return {
    /** Opens the address of a sign-in button. @returns where it leads */
    start: async (name: Name, query = ''): Promise<string> => {
      const reply = await at.asVisitor().get(`/api/auth/${name}${query}`, headers())
      expect([reply.status, reply.headers['cache-control']]).toEqual([303, 'no-store'])
      keep(reply)
      return String(reply.headers.location)
    },
    /** Follows the provider back to us. Requests from another site carry no cookie of ours. @returns where it leads */
    comeBack: async ({ method, path, body }: Return): Promise<URL> => {
      const reply = await at.app.inject({
        method,
        url: path,
        ...(body !== undefined && { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      })
      expect(reply.statusCode).toBe(303)
      return new URL(String(reply.headers.location), ORIGIN)
    },
    call: async <E extends (typeof contract)['exchangeProviderToken' | 'joinWithProvider' | 'linkProvider']>(
      endpoint: E,
      body: unknown,
      more: Record<string, string> = {},
    ) => {
      const reply = await at.asVisitor().call(endpoint, { body, headers: { ...headers(), ...more } })
      keep(reply)
      return reply
    },
  }
}
export type Browser = ReturnType<typeof browserOn>
