import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerConsent, renderOverlays } from '#web/test/render-overlays.tsx'

const notice = page.getByRole('region', { name: 'New version' })

/** A new version is installed. @returns what activates it */
const installVersion = () => {
  const reload = vi.fn<() => void>()
  dispatchEvent(new CustomEvent('skynn:update-ready', { detail: reload }))
  return reload
}

const render = () => {
  answerConsent()
  return renderOverlays()
}

/** Adds a form with one field, in which the person types. @returns a function that removes the form */
const typeInForm = (attributes = '') => {
  const form = document.createElement('form')
  form.innerHTML = `<input aria-label="Note" ${attributes}>`
  document.body.append(form)
  const field = form.querySelector('input')
  if (field) field.value = 'something typed'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  return () => form.remove()
}

describe('the update notice', () => {
  test('asks at once, and Reload activates the new version', async () => {
    await render()
    const reload = installVersion()
    await expect
      .element(notice.getByText('A new version is available! Reload to update?', { exact: true }))
      .toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('goes away with Later, until the next version', async () => {
    const { until } = await render()
    const reload = installVersion()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect.element(notice).not.toBeInTheDocument()
    await until(20_000)
    expect(notice.query()).toBeNull()
    expect(reload).not.toHaveBeenCalled()
    installVersion()
    await expect.element(notice).toBeVisible()
  })

  test('waits while a form is unsaved, and appears when the form is gone', async () => {
    const { until } = await render()
    const removeForm = typeInForm()
    installVersion()
    await until(20_000)
    expect(notice.query()).toBeNull()
    removeForm()
    await until(22_000)
    await expect.element(notice).toBeVisible()
  })

  test('makes way when the person begins to fill in a form', async () => {
    const { until } = await render()
    installVersion()
    await expect.element(notice).toBeVisible()
    const removeForm = typeInForm()
    await expect.element(notice).not.toBeInTheDocument()
    removeForm()
    await until(10_000)
    await expect.element(notice).toBeVisible()
  })

  test('does not wait for a search', async () => {
    await render()
    const removeForm = typeInForm('type="search"')
    installVersion()
    await expect.element(notice).toBeVisible()
    removeForm()
  })
})
