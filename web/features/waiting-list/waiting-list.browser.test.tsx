import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { joinWaitingList } from '#contract/routes/waiting-list.ts'
import { renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { CashbackSection } from './cashback-section.tsx'
import { clearDraft } from './draft.ts'

const join = page.getByRole('button', { name: 'Join the waiting list' })
const dialog = page.getByRole('dialog')
const submit = dialog.getByRole('button', { name: 'Join the waiting list' })
const field = (name: string) => dialog.getByRole('textbox', { name })

const openForm = async (launch: string | null = null) => {
  const api = stubApi()
  await renderApp(<CashbackSection launch={launch} />)
  await join.click()
  await expect.element(dialog).toBeVisible()
  return api
}
beforeEach(clearDraft)

describe('the waiting list form', () => {
  test('sends what was entered, says so and closes', async () => {
    const api = await openForm()
    api.returns(joinWaitingList, { ok: true })
    await userEvent.fill(field('Name'), 'Thandi')
    await userEvent.fill(field('Email'), 'thandi@example.com')
    await submit.click()
    await expect.element(page.getByText("You're on the list!")).toBeVisible()
    await expect
      .element(page.getByText("We'll notify you as soon as the cashback rewards card launches."))
      .toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(api.lastBody(joinWaitingList)).toEqual({
      name: 'Thandi',
      email: 'thandi@example.com',
      category: 'cashback_card',
    })
  })

  test('asks for what is missing, at the first field without it', async () => {
    const api = await openForm()
    await userEvent.fill(field('Name'), 'Thandi')
    await submit.click()
    await expect.element(page.getByText('Missing Information')).toBeVisible()
    await expect.element(page.getByText('Please provide your name and email address', { exact: true })).toBeVisible()
    await expect.element(field('Email')).toHaveFocus()
    expect(api.calls()).not.toContain('POST /api/waiting-list')
  })

  test('keeps what was typed when sending fails, and when the dialog is closed', async () => {
    const api = await openForm()
    api.fails(joinWaitingList)
    await userEvent.fill(field('Name'), 'Thandi')
    await userEvent.fill(field('Email'), 'thandi@example.com')
    await userEvent.fill(field('Phone (optional)'), '082 555 0100')
    await submit.click()
    await expect.element(page.getByText('Something went wrong')).toBeVisible()
    await expect.element(page.getByText('Please try again later.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await join.click()
    await expect.element(field('Phone (optional)')).toHaveValue('082 555 0100')
  })

  test('shows under its field what the server refused', async () => {
    const api = await openForm()
    api.refuses(joinWaitingList, 'invalid_input', {
      issues: [{ path: 'body.email', message: 'Invalid email address' }],
    })
    await userEvent.fill(field('Name'), 'Thandi')
    await userEvent.fill(field('Email'), 'thandi@example')
    await submit.click()
    await expect.element(field('Email')).toHaveAccessibleDescription('Invalid email address')
  })

  test('sends no address that is not one', async () => {
    const api = await openForm()
    await userEvent.fill(field('Name'), 'Thandi')
    await userEvent.fill(field('Email'), 'thandi@')
    await submit.click()
    await expect.element(field('Email')).toHaveAccessibleDescription('Invalid email address')
    await expect.element(field('Email')).toHaveFocus()
    expect(api.calls()).not.toContain('POST /api/waiting-list')
  })

  test('keeps its button clear of the message on a phone', async () => {
    await page.viewport(360, 740)
    await openForm()
    await submit.click()
    const toast = page.getByText('Missing Information')
    await expect.element(toast).toBeVisible()
    const lowest = toast.element().closest('.toast')?.getBoundingClientRect().bottom ?? Infinity
    for (const control of [field('Name'), submit])
      expect(control.element().getBoundingClientRect().top).toBeGreaterThan(lowest)
  })
})

test('the section names the month of the launch while it is known', async () => {
  stubApi()
  await renderApp(<CashbackSection launch="2026-12" />)
  await expect.element(page.getByText('Launching December 2026.', { exact: false })).toBeVisible()
})
