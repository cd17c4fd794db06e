import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Recipe } from '#contract/recipes.ts'
import { renderApp } from '#web/test/render-app.tsx'
import { RecipeIngredients } from './recipe-ingredients.tsx'
import { RecipeSteps } from './recipe-steps.tsx'
import { RecipeStorage } from './recipe-storage.tsx'

const recipe = {
  slug: 'rose-mist',
  ingredients: [
    { name: 'Rose water', amount: 47, unit: 'ml' },
    { name: 'Petals', amount: null, unit: '' },
  ],
  yields: '50 ml',
  instructions: ['Wash the bottle.', 'Fill it.'],
  shelf: { days: 3, storage: 'In the fridge.', hasWater: true, patchTest: true },
} as unknown as Recipe

const text = (content: string) => page.getByText(content)

beforeEach(() => localStorage.clear())

test('doubling a batch doubles the amounts and what it makes, and leaves unmeasured ingredients alone', async () => {
  await renderApp(<RecipeIngredients recipe={recipe} />)
  await page.getByRole('button', { name: '2×' }).click()
  await expect.element(text('94 ml')).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveTextContent('Makes 100 ml')
  await expect.element(text('Petals')).toBeVisible()
  await page.getByRole('button', { name: '½×' }).click()
  await expect.element(text('24 ml')).toBeVisible()
})

describe('the steps', () => {
  test('stay ticked on this device when the page is opened again, until they are started again', async () => {
    const first = await renderApp(<RecipeSteps recipe={recipe} />)
    await page.getByRole('checkbox', { name: 'Step 2: Fill it.' }).click()
    await expect.element(text('1 of 2 steps done')).toBeVisible()
    await first.unmount()
    await renderApp(<RecipeSteps recipe={recipe} />)
    await expect.element(page.getByRole('checkbox', { name: 'Step 2: Fill it.' })).toBeChecked()
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect.element(text('0 of 2 steps done')).toBeVisible()
  })

  test('ignore what is kept if it cannot be read', async () => {
    localStorage.setItem('skynn.recipes', '{broken')
    await renderApp(<RecipeSteps recipe={recipe} />)
    await expect.element(text('0 of 2 steps done')).toBeVisible()
  })
})

describe('the switch that keeps the screen on', () => {
  const toggle = page.getByRole('checkbox', { name: 'Keep the screen on' })
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const stubWakeLock = (request: (() => Promise<unknown>) | undefined) =>
    vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue({ request } as unknown as WakeLock)

  test('holds a lock while it is on, and releases it when switched off', async () => {
    const request = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ release }))
    stubWakeLock(request)
    await renderApp(<RecipeSteps recipe={recipe} />)
    await toggle.click()
    await expect.poll(() => request.mock.calls).toEqual([['screen']])
    // The browser ends a lock when the page is hidden.
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => request.mock.calls.length).toBe(2)
    await toggle.click()
    await expect.poll(() => release.mock.calls.length).toBeGreaterThan(0)
  })

  test('goes off with a reason if the device refuses', async () => {
    stubWakeLock(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await renderApp(<RecipeSteps recipe={recipe} />)
    await toggle.click()
    await expect.element(text('Your device did not allow it. Battery saver may be on.')).toBeVisible()
    await expect.element(toggle).not.toBeChecked()
  })
})

describe('the shelf life', () => {
  test('tells the day to throw a batch away, and keeps the day it was made', async () => {
    const first = await renderApp(<RecipeStorage recipe={recipe} />)
    await page.getByLabelText('Made on').fill('2099-12-30')
    await expect.element(text('2 January 2100')).toBeVisible()
    await first.unmount()
    await renderApp(<RecipeStorage recipe={recipe} />)
    await expect.element(page.getByLabelText('Made on')).toHaveValue('2099-12-30')
    await page.getByLabelText('Made on').fill('2020-01-01')
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Throw away what is left on 4 January 2020. That day has passed.')
  })

  test('asks for no day if it must be used at once', async () => {
    await renderApp(<RecipeStorage recipe={{ ...recipe, shelf: { ...recipe.shelf, days: 0 } }} />)
    await expect.element(text('Use at once.')).toBeVisible()
    expect(page.getByLabelText('Made on').query()).toBeNull()
  })
})
