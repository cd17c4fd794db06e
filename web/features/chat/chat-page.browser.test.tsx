import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChatAnswer } from '#contract/chat.ts'
import { me } from '#contract/routes/accounts.ts'
import {
  chatWithSkynn,
  deleteConversation,
  getChatSetup,
  listConversations,
  readConversation,
} from '#contract/routes/chat.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import ChatPage from './chat-page.tsx'
import { suggestedQuestions } from './words.ts'

const ID = '0192f5c6-0000-7000-8000-0000000000c1'
const allowance = { limit: 20, used: 3, resetsAt: '2026-12-01T22:00:00.000Z' }
const answer: ChatAnswer = {
  response: '**Yes, at different times of day.**\n\n- Morning: [vitamin C](/ingredients)\n- Night: retinol',
  conversationId: ID,
  sources: [{ title: 'Dark spots and our sun', url: '/articles/dark-spots' }],
  level: null,
  suggestions: ['Which comes first?'],
  usedAboutYou: [],
  allowance,
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const input = page.getByRole('textbox', { name: 'Your message' })
const log = page.getByRole('log')

const write = async (text: string) => {
  await input.fill(text)
  await userEvent.keyboard('{Enter}')
}
const asVisitor = () => {
  const api = stubApi()
  api.returns(getChatSetup, { allowance: { ...allowance, used: 2 }, knownAboutYou: [], provider: null })
  return api
}
const asMember = () => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(getChatSetup, {
    allowance: { ...allowance, limit: 100 },
    knownAboutYou: ['you have oily skin'],
    provider: null,
  })
  return api
}
beforeEach(() => sessionStorage.clear())

describe('a visitor', () => {
  test('is greeted, sends a suggested question with a tap, and sees that a reply is on its way', async () => {
    const api = asVisitor()
    const reply = api.holds(chatWithSkynn, answer)
    await renderApp(<ChatPage />)
    await expect.element(log.getByText(/I am not a doctor/)).toBeVisible()
    await expect.element(page.getByText('18 of 20 messages left today')).toBeVisible()
    for (const question of suggestedQuestions) await expect.element(button(question)).toBeVisible()
    await button(suggestedQuestions[1]).click()
    await expect.element(page.getByText('SKYNN AI is typing')).toBeInTheDocument()
    await expect.element(input).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('Send message')).toBeDisabled()
    await expect.element(button(suggestedQuestions[0])).not.toBeInTheDocument()
    reply()
    await expect.element(page.getByRole('link', { name: 'vitamin C' })).toHaveAttribute('href', '/ingredients')
    await expect.element(page.getByText('17 of 20 messages left today')).toBeVisible()
    await expect.element(log.getByText(/^\d\d:\d\d$/).last()).toBeVisible()
    await expect.element(button('Which comes first?')).toBeVisible()
    await page.getByText('Answered from 1 source').click()
    await expect.element(page.getByRole('link', { name: 'Dark spots and our sun' })).toBeVisible()
  })

  test('sends with Enter, starts a line with Shift+Enter, and sends nothing blank', async () => {
    const api = asVisitor()
    api.returns(chatWithSkynn, answer)
    await renderApp(<ChatPage />)
    await write('   ')
    expect(api.calls()).not.toContain('POST /api/chat/skynn')
    await input.fill('One')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}two{Enter}')
    await expect.element(page.getByText('Yes, at different times of day.')).toBeVisible()
    expect(api.lastBody(chatWithSkynn)).toEqual({ message: 'One\ntwo' })
    await expect.element(input).toHaveFocus()
    await expect.element(input).toHaveValue('')
    await write('And at night?')
    expect(api.lastBody(chatWithSkynn)).toEqual({ message: 'And at night?', conversationId: ID })
  })

  test('sees the reply arrive, hears it once it is complete, and keeps what had come when it is stopped', async () => {
    const api = asVisitor()
    const stream = api.streams(chatWithSkynn)
    await renderApp(<ChatPage />)
    await write('Retinol?')
    await expect.poll(stream.isOpen).toBe(true)
    stream.send({ type: 'text', text: 'Start **slow' })
    await expect.element(page.getByText('slow')).toBeVisible()
    expect(page.getByText('slow').element().closest('[aria-hidden]')).not.toBeNull()
    stream.send({ type: 'replaced', text: 'Rather ask first. ' })
    stream.send({ type: 'text', text: 'Then wait.' })
    await expect.element(page.getByText('Rather ask first. Then wait.')).toBeVisible()
    await button('Stop').click()
    await expect.element(page.getByText('You stopped the reply here.')).toBeVisible()
    await expect.element(page.getByText('Rather ask first. Then wait.')).toBeVisible()
    await expect.element(button('Send message')).toBeEnabled()
    await button('Retry').click()
    await expect.poll(stream.isOpen).toBe(true)
    stream.send({ type: 'answer', answer })
    await expect.element(page.getByText('Yes, at different times of day.')).toBeVisible()
    expect(log.element().querySelectorAll('[data-last-question]')).toHaveLength(1)
    expect(log.element().textContent?.match(/Retinol\?/g)).toHaveLength(1)
  })

  test('keeps a message that failed, also after a reload, and sends it again', async () => {
    const api = asVisitor()
    api.fails(chatWithSkynn)
    const app = await renderApp(<ChatPage />)
    await write('Is rooibos good for eczema?')
    await expect.element(page.getByText('Failed to get response. Please try again.')).toBeVisible()
    await expect.element(page.getByText('No reply came.')).toBeVisible()
    await input.fill('and then')
    await app.unmount()
    await renderApp(<ChatPage />)
    await expect.element(page.getByText(/Is rooibos good for eczema/)).toBeVisible()
    await expect.element(input).toHaveValue('and then')
    api.returns(chatWithSkynn, answer)
    await button('Retry').click()
    await expect.element(page.getByText('Yes, at different times of day.')).toBeVisible()
    expect(api.lastBody(chatWithSkynn)).toEqual({ message: 'Is rooibos good for eczema?' })
    // The pressed button is gone.
    await expect.element(input).toHaveFocus()
  })

  test('is told that the guide is still starting, and gets the reply without asking again', async () => {
    const api = asVisitor()
    api.refuses(chatWithSkynn, 'unavailable', {}, { 'retry-after': '1' })
    await renderApp(<ChatPage />)
    await write('Is rooibos good for eczema?')
    await expect.element(page.getByText('Our guide is still getting ready. We keep trying for you.')).toBeVisible()
    api.returns(chatWithSkynn, answer)
    await expect.element(page.getByText('Yes, at different times of day.')).toBeVisible()
    await expect.element(page.getByText(/still getting ready/)).not.toBeInTheDocument()
  })

  test('says where a connection broke in the middle of a reply', async () => {
    const stream = asVisitor().streams(chatWithSkynn)
    await renderApp(<ChatPage />)
    await write('Retinol?')
    await expect.poll(stream.isOpen).toBe(true)
    stream.send({ type: 'text', text: 'Start slowly.' })
    await expect.element(page.getByText('Start slowly.')).toBeVisible()
    stream.lose()
    await expect.element(page.getByText(/The connection broke here/)).toBeVisible()
    await expect.element(page.getByText('Failed to get response. Please try again.')).toBeVisible()
    await expect.element(button('Retry')).toBeVisible()
  })

  test('changes the last message, which replaces its reply, and gets back what was being typed', async () => {
    const api = asVisitor()
    api.returns(chatWithSkynn, answer)
    await renderApp(<ChatPage />)
    await write('Retinal with vitamin C?')
    await expect.element(button('Edit')).toBeVisible()
    await input.fill('a thought')
    await button('Edit').click()
    await expect.element(input).toHaveValue('Retinal with vitamin C?')
    await userEvent.keyboard('{Escape}')
    await expect.element(input).toHaveValue('a thought')
    await button('Edit').click()
    await write('Retinol with vitamin C?')
    await expect.element(page.getByText(/Retinal with vitamin C/)).not.toBeInTheDocument()
    expect(api.lastBody(chatWithSkynn)).toEqual({
      message: 'Retinol with vitamin C?',
      conversationId: ID,
      replaceLast: true,
    })
    await expect.element(input).toHaveValue('a thought')
  })

  test('whose allowance is used up learns when it starts again and who has more', async () => {
    const api = asVisitor()
    api.refuses(chatWithSkynn, 'allowance_used', { message: 'You have used your 20 messages for today.' })
    await renderApp(<ChatPage />)
    await write('One more?')
    await expect.element(page.getByText(/You have used your 20 messages for today/)).toBeVisible()
    await expect.element(page.getByText(/start again at 00:00/)).toBeVisible()
    await expect.element(log.getByRole('link', { name: 'sign in' })).toBeVisible()
    await expect.element(page.getByText(/One more\?/)).toBeVisible()
  })

  test.each(['emergency', 'crisis', 'urgent'] as const)(
    'gets numbers to call with a reply that is %s',
    async (level) => {
      asVisitor().returns(chatWithSkynn, { ...answer, level, allowance: null })
      await renderApp(<ChatPage />)
      await write('My lips swell')
      await expect.element(log.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112')
      await expect.element(log.getByRole('link', { name: /^10177/ })).toHaveAttribute('href', 'tel:10177')
      await expect.element(page.getByText('18 of 20 messages left today')).toBeVisible()
    },
  )

  test('who is offline keeps the text and sends it with a tap once there is a connection', async () => {
    const api = asVisitor()
    api.returns(chatWithSkynn, answer)
    await renderApp(<ChatPage />)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await write('Is sunscreen needed indoors?')
    await expect.element(page.getByText(/You are offline. Your message waits here/)).toBeVisible()
    await expect.element(input).toHaveValue('Is sunscreen needed indoors?')
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText(/You are offline. Your message waits here/)).not.toBeInTheDocument()
    expect(api.calls()).not.toContain('POST /api/chat/skynn')
    await button('Send message').click()
    await expect.element(page.getByText('Yes, at different times of day.')).toBeVisible()
  })
})

describe('a member', () => {
  test('is answered as one when they write before it is known that they are', async () => {
    const api = asMember()
    const known = api.holds(me, member)
    api.returns(chatWithSkynn, { ...answer, usedAboutYou: ['you have oily skin'] })
    api.returns(listConversations, [])
    await renderApp(<ChatPage />, { signedIn: true })
    await write('A routine, please')
    expect(api.calls()).not.toContain('POST /api/chat/skynn')
    known()
    await expect.element(log.getByText(/A routine, please/)).toBeVisible()
    await expect.element(page.getByText('What I used about you')).toBeVisible()
  })

  test('decides what is kept and what replies use, and sees what was used', async () => {
    const api = asMember()
    api.returns(chatWithSkynn, { ...answer, usedAboutYou: ['you have oily skin'] })
    await renderApp(<ChatPage />, { signedIn: true })
    await page.getByRole('switch', { name: /Temporary chat/ }).click()
    await page.getByText('What I know about you').click()
    await page.getByRole('switch', { name: /Use my skin profile/ }).click()
    await write('A routine, please')
    await expect.element(button('Edit')).toBeVisible()
    expect(api.lastBody(chatWithSkynn)).toEqual({ message: 'A routine, please', temporary: true, useProfile: false })
    await page.getByText('What I used about you').click()
    await expect.element(log.getByText('you have oily skin')).toBeVisible()
    await expect.element(page.getByRole('switch', { name: /Temporary chat/ })).toBeDisabled()
  })

  test('opens a conversation of the history, and deletes one after a second press', async () => {
    const api = asMember()
    const conversation = { id: ID, title: 'Dark spots', updatedAt: '2026-11-30T08:15:00.000Z' }
    api.returns(listConversations, [conversation])
    api.returns(readConversation, {
      conversation,
      messages: [
        {
          id: 'a',
          role: 'user',
          content: 'How do I fade dark spots?',
          timestamp: conversation.updatedAt,
          details: null,
        },
        {
          id: 'b',
          role: 'assistant',
          content: 'Sunscreen first.',
          timestamp: conversation.updatedAt,
          details: { sources: [], level: null, usedAboutYou: [] },
        },
      ],
    })
    api.returns(deleteConversation, { ok: true })
    await renderApp(<ChatPage />, { signedIn: true })
    await button('History').click()
    await page.getByRole('link', { name: /Dark spots/ }).click()
    await expect.element(page.getByText('Sunscreen first.')).toBeVisible()
    await expect.element(log.getByText('10:15').first()).toBeVisible()
    await button('History').click()
    await button('Delete: Dark spots').click()
    await expect.element(button('Keep')).toHaveFocus()
    api.returns(listConversations, [])
    await button('Delete').click()
    await expect.element(page.getByText(/No conversations yet/)).toBeVisible()
    expect(api.calls()).toContain(`DELETE /api/chat/conversations/${ID}`)
    await userEvent.keyboard('{Escape}')
    await expect.element(button(suggestedQuestions[0])).toBeVisible()
  })
})
