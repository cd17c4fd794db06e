import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login, me } from '#contract/routes/accounts.ts'
import { saveArticle, unsaveArticle } from '#contract/routes/articles.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { SaveButton } from './save-button.tsx'

const article = { id: '0192f5c6-0000-7000-8000-0000000000aa', title: 'Rooibos on your skin', isSaved: false }
const button = page.getByRole('button', { name: 'Save: Rooibos on your skin' })
const saved = { articleId: article.id, isSaved: true }
const toast = (text: string) => page.getByText(text, { exact: true })

const renderButtons = async (signedIn: boolean, isSaved = false) => {
  const api = stubApi()
  api.returns(me, member)
  await renderApp(<SaveButton named article={{ ...article, isSaved }} />, { signedIn })
  if (signedIn) await expect.poll(() => localStorage.getItem('skynn.member')).not.toBeNull()
  return api
}

describe('the save button of a member', () => {
  test('is pressed before the server has responded, and stays pressed', async () => {
    const api = await renderButtons(true)
    const respond = api.holds(saveArticle, saved)
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    expect(toast('Article saved').query()).toBeNull()
    respond()
    await expect.element(toast('Article saved')).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  })

  test.each([
    [
      'a server error',
      (api: ReturnType<typeof stubApi>) => api.refuses(saveArticle, 'internal', { message: 'It broke.' }),
    ],
    ['a lost connection', (api: ReturnType<typeof stubApi>) => api.disconnects(saveArticle)],
  ])('reverts after %s and reports it', async (_, fail) => {
    const api = await renderButtons(true)
    fail(api)
    await button.click()
    await expect.element(page.getByText('Error', { exact: true })).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('saves again when a removal is undone', async () => {
    const api = await renderButtons(true, true)
    api.returns(unsaveArticle, { ...saved, isSaved: false })
    api.returns(saveArticle, saved)
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    expect(api.calls().slice(-2)).toEqual([
      `DELETE /api/articles/${article.id}/save`,
      `POST /api/articles/${article.id}/save`,
    ])
  })

  test('asks to sign in when the session has ended', async () => {
    const api = await renderButtons(true)
    api.refuses(saveArticle, 'sign_in_required')
    await button.click()
    await expect.element(page.getByRole('dialog', { name: 'Sign in to Skynn' })).toBeVisible()
  })
})

describe('the save button of a visitor', () => {
  test('saves after signing in, without a second click', async () => {
    const api = await renderButtons(false)
    api.returns(login, { user: member, token: 'test-token' })
    api.returns(saveArticle, saved)
    await button.click()
    await page.getByLabelText('Email').fill('thandi@example.com')
    await page.getByLabelText('Password', { exact: true }).fill('protea rooibos veld')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    expect(api.calls()).toContain(`POST /api/articles/${article.id}/save`)
  })

  test('saves nothing after the dialog was dismissed', async () => {
    const api = await renderButtons(false)
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to Skynn' })
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    expect(api.calls()).not.toContain(`POST /api/articles/${article.id}/save`)
  })
})
