import { randomBytes } from 'node:crypto'

/** What the server has answered and must therefore never lose. */
export type Answered = { email: string; token: string; number: number; saved: Set<string> }

const PASSWORD = 'a long enough password'

const ask = (origin: string, path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(10_000) })

/** As `ask`, but a server that says 503 is asked again, for ten seconds: it comes round by itself. */
const askPatiently = async (origin: string, path: string, init: RequestInit = {}): Promise<Response> => {
  const until = Date.now() + 10_000
  for (;;) {
    const response = await ask(origin, path, init)
    if (response.status !== 503 || Date.now() > until) return response
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/**
 * Members who register and save until told to stop. A write counts once its answer has arrived whole; one that was cut off may or may not
 * have happened.
 */
export const startWriters = (origin: string, slugs: readonly string[], count: number) => {
  const answered: Answered[] = []
  let stopped = false
  const write = async (): Promise<void> => {
    while (!stopped) {
      try {
        const email = `drill-${randomBytes(8).toString('hex')}@example.com`
        const joined = await ask(origin, '/api/auth/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: PASSWORD, acceptTerms: true }),
        })
        if (!joined.ok) continue
        const { token, user } = (await joined.json()) as { token: string; user: { registrationNumber: number } }
        const member: Answered = { email, token, number: user.registrationNumber, saved: new Set() }
        answered.push(member)
        for (let saves = Math.ceil(Math.random() * 4); saves > 0 && !stopped; saves -= 1) {
          const slug = slugs[Math.floor(Math.random() * slugs.length)] ?? ''
          const saved = await ask(origin, `/api/articles/${slug}/save`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}` },
          })
          if (saved.ok && ((await saved.json()) as { isSaved: boolean }).isSaved) member.saved.add(slug)
        }
      } catch {
        // The server or its database was killed in the middle: that is the point.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  const all = Promise.all(Array.from({ length: count }, write))
  return {
    answered,
    stop: async (): Promise<Answered[]> => {
      stopped = true
      await all
      return answered
    },
  }
}

/** What is missing of a member's answered writes, as sentences. */
export const missingOf = async (origin: string, member: Answered, signInToo: boolean): Promise<string[]> => {
  const headers = { authorization: `Bearer ${member.token}` }
  const me = await askPatiently(origin, '/api/auth/me', { headers })
  if (!me.ok) return [`${member.email}: the account or its session is gone (${me.status})`]
  const { registrationNumber } = (await me.json()) as { registrationNumber: number }
  const problems =
    registrationNumber === member.number
      ? []
      : [`${member.email}: number ${member.number} became ${registrationNumber}`]
  if (signInToo) {
    const signedIn = await askPatiently(origin, '/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: member.email, password: PASSWORD }),
    })
    if (!signedIn.ok) problems.push(`${member.email}: cannot sign in (${signedIn.status})`)
  }
  const saved = await askPatiently(origin, '/api/user/saved-articles', { headers })
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
