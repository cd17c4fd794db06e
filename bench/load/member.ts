const READING_LIST = 12

/** The member that is measured. */
export const member = { email: 'reader@example.org', password: 'a long enough password' }

/** Registers a member with a reading list of one page. @returns the member's authorization header */
export const memberWithReadingList = async (origin: string): Promise<{ authorization: string }> => {
  const joined = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...member, acceptTerms: true }),
  })
  if (!joined.ok) throw new Error(`registering returned ${joined.status}`)
  const { token } = (await joined.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const articles = (await (await fetch(`${origin}/api/articles?limit=${READING_LIST}`)).json()) as { slug: string }[]
  for (const { slug } of articles) await fetch(`${origin}/api/articles/${slug}/save`, { method: 'POST', headers })
  return headers
}
