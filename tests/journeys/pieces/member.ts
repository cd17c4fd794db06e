import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'

export const newEmail = (): string => `reader-${randomBytes(6).toString('hex')}@example.com`
export const PASSWORD = 'a long enough password'

/** Joins through the API. @returns the email address and the session token */
export const join = async (
  request: APIRequestContext,
  origin: string,
  email = newEmail(),
): Promise<{ email: string; token: string }> => {
  const response = await request.post(`${origin}/api/auth/register`, {
    data: { email, password: PASSWORD, acceptTerms: true },
  })
  if (!response.ok()) throw new Error(`joining returned ${response.status()}: ${await response.text()}`)
  return { email, token: ((await response.json()) as { token: string }).token }
}

/** Signs that member in on every later load of this page, as a returning member's browser does. */
export const rememberIn = async (page: Page, token: string): Promise<void> => {
  await page.addInitScript((stored) => localStorage.setItem('skynn.token', stored), token)
}
