import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { me } from '#contract/routes/accounts.ts'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { readSkinProfile, saveSkinProfile } from '#contract/routes/skin-profile.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { emptyProfile, stubApi } from '#web/test/stub-api.ts'
import Wizard from './wizard.tsx'

const text = (shown: string) => page.getByText(shown, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const radio = (name: string | RegExp) => page.getByRole('radio', { name })

const stub = (profile: SkinProfile = emptyProfile) => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(readSkinProfile, profile)
  api.returns(saveSkinProfile, profile)
  return api
}
const renderWizard = async () => {
  const done = vi.fn<() => void>()
  const app = await renderApp(<Wizard onDone={done} />, { signedIn: true })
  await expect.element(page.getByText(/^Step \d of 5$/)).toBeVisible()
  return { done, app }
}
const answerFirstSteps = async () => {
  await radio(/^Oily/).click({ force: true })
  await button('Next Step').click()
  await button('Dark spots').click()
  await button('Next Step').click()
  await button('Even skin tone').click()
  await button('Next Step').click()
  await radio(/^R500 - R1000/).click({ force: true })
  await radio(/^Minimal 3-4 products/).click({ force: true })
  await button('Next Step').click()
}

/** The choices on the screen, each with its label and its line of text. */
const choices = () =>
  page
    .getByRole('radio')
    .elements()
    .map((input) => [...(input.closest('label')?.querySelectorAll('span span') ?? [])].map((part) => part.textContent))

describe('the onboarding after joining', () => {
  test('offers the specified skin types, budgets, routines and Fitzpatrick types', async () => {
    stub()
    await renderWizard()
    expect(choices()).toEqual([
      ['Oily', 'Shiny, large pores, prone to breakouts'],
      ['Dry', 'Tight, flaky, sometimes itchy'],
      ['Combination', 'Oily T-zone, dry cheeks'],
      ['Sensitive', 'Easily irritated, reactive'],
      ['Normal', 'Balanced, comfortable'],
    ])
    for (let step = 1; step < 4; step += 1) await button('Next Step').click()
    await expect.element(text('Step 4 of 5')).toBeVisible()
    expect(choices()).toEqual([
      ['Under R500', 'Budget-friendly'],
      ['R500 - R1000', 'Mid-range'],
      ['R1000 - R2000', 'Premium'],
      ['Over R2000', 'Luxury'],
      ['Minimal', '3-4 products'],
      ['Balanced', '5-7 products'],
      ['Maximal', '8+ products'],
    ])
    await button('Next Step').click()
    await expect.element(text('Step 5 of 5')).toBeVisible()
    expect(
      choices()
        .slice(0, 6)
        .map(([label]) => label),
    ).toEqual([1, 2, 3, 4, 5, 6].map((type) => `Type ${type}`))
  })

  test('stores the specified value of each budget', async () => {
    const api = stub({ ...emptyProfile, missing: ['monthlyBudget'] })
    await renderWizard()
    for (const [name, value] of [
      [/^Under R500/, 500],
      [/^R500 - R1000/, 1000],
      [/^R1000 - R2000/, 2000],
      [/^Over R2000/, 3000],
    ] as const) {
      await radio(name).click({ force: true })
      await button('Next Step').click()
      await expect.poll(() => api.lastBody(saveSkinProfile)).toEqual({ monthlyBudget: value })
      await button('Back').click()
    }
  })

  test('counts five steps, with Back from step 2 and Complete Profile on step 5', async () => {
    stub()
    await renderWizard()
    await expect.element(text('Step 1 of 5')).toBeVisible()
    expect(button('Back').query()).toBeNull()
    await answerFirstSteps()
    await expect.element(text('Step 5 of 5')).toBeVisible()
    await expect.element(button('Complete Profile')).toBeVisible()
    expect(button('Next Step').query()).toBeNull()
    await button('Back').click()
    await expect.element(text('Step 4 of 5')).toBeVisible()
    await expect.element(radio(/^R500 - R1000/)).toBeChecked()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '4')
  })

  test('saves the answers with each Next and moves the focus to the title of the next step', async () => {
    const api = stub()
    await renderWizard()
    await radio(/^Oily/).click({ force: true })
    await button('Next Step').click()
    await expect.element(page.getByRole('heading', { name: 'What are your skin concerns?' })).toHaveFocus()
    expect(api.lastBody(saveSkinProfile)).toEqual({ skinType: 'oily' })
  })

  test('completes the profile, closes and refreshes the member', async () => {
    const api = stub()
    const { done } = await renderWizard()
    await answerFirstSteps()
    await button('None').click()
    await radio(/^Type 6/).click({ force: true })
    await button('Complete Profile').click()
    await expect.element(text('Profile completed!')).toBeVisible()
    await expect.element(text('Your personalized skincare journey begins now.')).toBeVisible()
    expect(api.lastBody(saveSkinProfile)).toMatchObject({ allergies: [], fitzpatrickScale: 6 })
    expect(done).toHaveBeenCalledOnce()
    expect(api.calls().filter((call) => call === 'GET /api/auth/me')).toHaveLength(2)
  })

  test('reports a failed save with the specified words and keeps the answers for the next attempt', async () => {
    const api = stub()
    api.refuses(saveSkinProfile, 'internal', { message: undefined })
    const { done } = await renderWizard()
    await radio(/^Oily/).click({ force: true })
    await button('Next Step').click()
    await expect.element(text('Profile setup failed')).toBeVisible()
    await expect.element(text('Unable to save your profile')).toBeVisible()
    expect(done).not.toHaveBeenCalled()
    api.refuses(saveSkinProfile, 'unavailable', { message: 'The words of the server.' })
    await button('Next Step').click()
    await expect.element(text('The words of the server.')).toBeVisible()
    await expect.element(text('Profile setup failed')).toBeVisible()
    await button('Back').click()
    api.returns(saveSkinProfile, emptyProfile)
    await button('Dullness').click()
    await button('Next Step').click()
    await expect.element(text('Profile setup failed')).not.toBeInTheDocument()
    expect(api.lastBody(saveSkinProfile)).toEqual({ skinType: 'oily', skinConcerns: ['dullness'] })
  })

  test('saves on closing, and resumes with the answers at the step where it was left', async () => {
    const api = stub()
    const { app } = await renderWizard()
    await radio(/^Dry/).click({ force: true })
    await button('Next Step').click()
    await button('Acne').click()
    await app.unmount()
    await expect.poll(() => api.lastBody(saveSkinProfile)).toMatchObject({ skinConcerns: ['acne'] })
    await renderApp(<Wizard onDone={() => {}} />, { signedIn: true })
    await expect.element(text('Step 2 of 5')).toBeVisible()
    await expect.element(button('Acne')).toHaveAttribute('aria-pressed', 'true')
  })

  test('resumes on another device at the first open question', async () => {
    stub({ ...emptyProfile, skinType: 'dry', skinConcerns: ['acne'], missing: ['skinGoals', 'allergies'] })
    await renderApp(<Wizard onDone={() => {}} />, { signedIn: true })
    await expect.element(text('Step 3 of 5')).toBeVisible()
    await button('Back').click()
    await expect.element(button('Acne')).toHaveAttribute('aria-pressed', 'true')
  })

  test('asks the optional questions folded, says why, and takes an answer back', async () => {
    const api = stub({ ...emptyProfile, missing: ['allergies'] })
    await renderWizard()
    await expect.element(page.getByText(/^Why we ask:/)).not.toBeVisible()
    await page.getByText('For safer advice (optional)').click()
    await expect.element(page.getByText(/^Why we ask:/)).toBeVisible()
    await radio('Breastfeeding').click({ force: true })
    await page.getByRole('checkbox', { name: 'Keloid scars' }).click()
    await page.getByRole('textbox', { name: 'Cleanser' }).fill('Gel wash')
    await button('Complete Profile').click()
    await expect.element(text('Profile completed!')).toBeVisible()
    expect(api.lastBody(saveSkinProfile)).toEqual({
      pregnancy: 'breastfeeding',
      conditions: ['keloid'],
      currentProducts: { cleanser: 'Gel wash' },
    })
    await page.getByRole('button', { name: 'Clear: Pregnancy and breastfeeding' }).click()
    await expect.element(radio('Breastfeeding')).not.toBeChecked()
  })

  test('works with the keyboard alone', async () => {
    const api = stub()
    await renderWizard()
    await userEvent.keyboard('{Tab}{ArrowDown}{Enter}')
    await expect.element(text('Step 2 of 5')).toBeVisible()
    expect(api.lastBody(saveSkinProfile)).toEqual({ skinType: 'dry' })
  })

  test('offers another attempt when the profile does not load', async () => {
    const api = stub()
    api.refuses(readSkinProfile, 'internal')
    await renderApp(<Wizard onDone={() => {}} />, { signedIn: true })
    await expect.element(text('Your skin profile did not load')).toBeVisible()
    api.returns(readSkinProfile, emptyProfile)
    await button('Try again').click()
    await expect.element(text('Step 1 of 5')).toBeVisible()
  })
})
