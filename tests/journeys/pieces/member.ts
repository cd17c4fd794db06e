import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'

export const newEmail = (): string => `reader-${randomBytes(6).toString('hex')}@example.com`
export const PASSWORD = 'a long enough password'

/** Joins through the API and answers the token. */
export const join = async (
  request: APIRequestContext,
  origin: string,
  email = newEmail(),
): Promise<{ email: string; token: string }> => {
  const answer = await request.post(`${origin}/api/auth/register`, {
    data: { email, password: PASSWORD, acceptTerms: true },
  })
  if (!answer.ok()) throw new Error(`joining answered ${answer.status()}: ${await answer.text()}`)
  return { email, token: ((await answer.json()) as { token: string }).token }
}

/** Opens every later page of this context as that member, the way a returning member's browser does. */
export const rememberIn = async (page: Page, token: string): Promise<void> => {
  await page.addInitScript((kept) => localStorage.setItem('skynn.token', kept), token)
}
