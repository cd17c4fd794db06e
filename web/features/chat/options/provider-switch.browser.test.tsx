import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordConsent } from '#contract/routes/account.ts'
import { me } from '#contract/routes/accounts.ts'
import { chatWithSkynn, getChatSetup } from '#contract/routes/chat.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import ChatPage from '../chat-page.tsx'

const allowance = { limit: 20, used: 3, resetsAt: '2026-12-01T22:00:00.000Z' }
const answer = {
  response: 'Yes.',
  conversationId: '0192f5c6-0000-7000-8000-0000000000c1',
  sources: [],
  level: null,
  suggestions: [],
  usedAboutYou: [],
  allowance,
}
const write = async (text: string) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await userEvent.keyboard('{Enter}')
}

describe('where a language model helps to write', () => {
  const offer = { name: 'Example Cloud', isAllowed: false }
  const setup = { allowance, knownAboutYou: [], provider: offer }

  test('a visitor allows its provider by name on this device, and each message then says so', async () => {
    const api = stubApi()
    api.returns(getChatSetup, setup)
    api.returns(chatWithSkynn, answer)
    localStorage.clear()
    sessionStorage.clear()
    await renderApp(<ChatPage />)
    await write('One')
    expect(api.lastBody(chatWithSkynn)).toEqual({ message: 'One' })
    await page.getByRole('switch', { name: /^Let Example Cloud help/ }).click()
    await expect.element(page.getByText('Yes.')).toBeVisible()
    await write('Two')
    expect(api.lastBody(chatWithSkynn)).toMatchObject({ message: 'Two', allowProvider: true })
    expect(localStorage.getItem('skynn.chat-provider')).toBe('Example Cloud')
  })

  test('a member’s consent is stored with the account', async () => {
    sessionStorage.clear()
    const api = stubApi()
    api.returns(me, member)
    api.returns(getChatSetup, setup)
    api.returns(recordConsent, {
      purpose: 'assistant-provider',
      granted: true,
      version: 'Example Cloud',
      decidedAt: '2026-11-30T10:00:00.000Z',
    })
    await renderApp(<ChatPage />, { signedIn: true })
    const toggle = page.getByRole('switch', { name: /^Let Example Cloud help/ })
    await expect.element(page.getByRole('switch', { name: /^Temporary chat/ })).toBeVisible()
    await expect.element(toggle).not.toBeChecked()
    api.returns(getChatSetup, { ...setup, provider: { ...offer, isAllowed: true } })
    await toggle.click()
    await expect.poll(() => api.lastBody(recordConsent)).toEqual({ purpose: 'assistant-provider', granted: true })
    await expect.element(toggle).toBeChecked()
  })
})
