import { randomBytes } from 'node:crypto'

/** A member's writes that the server has confirmed and must therefore never lose. */
export type Confirmed = { email: string; token: string; number: number; saved: Set<string> }

const PASSWORD = 'a long enough password'

const call = (origin: string, path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(10_000) })

/** As `call`, but retries on 503 for ten seconds, in which the server recovers by itself. */
const callWithRetry = async (origin: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const until = Date.now() + 10_000
  for (;;) {
    const response = await call(origin, path, init)
    if (response.status !== 503 || Date.now() > until) return response
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/**
 * Members who register and save until `stop` is called. A write counts once its response has arrived completely; one that was cut off may
 * or may not have happened.
 */
export const startWriters = (origin: string, slugs: readonly string[], count: number) => {
  const confirmed: Confirmed[] = []
  let stopped = false
  const write = async (): Promise<void> => {
    while (!stopped) {
      try {
        const email = `drill-${randomBytes(8).toString('hex')}@example.com`
        const joined = await call(origin, '/api/auth/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: PASSWORD, acceptTerms: true }),
        })
        if (!joined.ok) continue
        const { token, user } = (await joined.json()) as { token: string; user: { registrationNumber: number } }
        const member: Confirmed = { email, token, number: user.registrationNumber, saved: new Set() }
        confirmed.push(member)
        for (let saves = Math.ceil(Math.random() * 4); saves > 0 && !stopped; saves -= 1) {
          const slug = slugs[Math.floor(Math.random() * slugs.length)] ?? ''
          const saved = await call(origin, `/api/articles/${slug}/save`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}` },
          })
          if (saved.ok && ((await saved.json()) as { isSaved: boolean }).isSaved) member.saved.add(slug)
        }
      } catch {
        // Expected: the server or its database was killed during the request.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const all = Promise.all(Array.from({ length: count }, write))
  return {
    confirmed,
    stop: async (): Promise<Confirmed[]> => {
      stopped = true
      await all
      return confirmed
    },
  }
}

/** The confirmed writes of a member that are missing, one sentence each. */
export const missingOf = async (origin: string, member: Confirmed, withSignIn: boolean): Promise<string[]> => {
  const headers = { authorization: `Bearer ${member.token}` }
  const me = await callWithRetry(origin, '/api/auth/me', { headers })
  if (!me.ok) return [`${member.email}: the account or its session is missing (${me.status})`]
  const { registrationNumber } = (await me.json()) as { registrationNumber: number }
  const problems =
    registrationNumber === member.number
      ? []
      : [`${member.email}: registration number ${member.number} became ${registrationNumber}`]
  if (withSignIn) {
    const signedIn = await callWithRetry(origin, '/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: member.email, password: PASSWORD }),
    })
    if (!signedIn.ok) problems.push(`${member.email}: cannot sign in (${signedIn.status})`)
  }
  const saved = await callWithRetry(origin, '/api/user/saved-articles', { headers })
  if (!saved.ok) return [...problems, `${member.email}: the saved articles cannot be read (${saved.status})`]
  const list = (await saved.json()) as { slug: string }[]
  const there = new Set(list.map((article) => article.slug))
  return [
    ...problems,
    ...[...member.saved]
      .filter((slug) => !there.has(slug))
      .map((slug) => `${member.email}: ${slug} is no longer saved`),
  ]
}
