import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { me } from '#contract/routes/accounts.ts'
import { SkinProfileChanges } from '#contract/skin-profile.ts'
import { saveSkinProfile } from '#contract/routes/skin-profile.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { emptyProfile, stubApi } from '#web/test/stub-api.ts'
import ProfileDialog from './profile-dialog.tsx'

const text = (shown: string) => page.getByText(shown, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const budget = page.getByRole('spinbutton')

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <ProfileDialog profile={emptyProfile} memberId={member.id} open={open} onOpenChange={setOpen} />
    </>
  )
}
const openDialog = async () => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(saveSkinProfile, emptyProfile)
  await renderApp(<Opener />, { signedIn: true })
  await button('Edit').click()
  await expect.element(text('Step 1 of 5')).toBeVisible()
  return api
}
const goToStep = async (step: number) => {
  for (let at = 1; at < step; at += 1) await button('Next').click()
}

describe('the profile dialog of the dashboard', () => {
  test('disables Previous on step 1, and completes on step 5: then it closes and starts at step 1 again', async () => {
    await openDialog()
    await expect.element(button('Previous')).toBeDisabled()
    await goToStep(5)
    await expect.element(button('Previous')).toBeEnabled()
    await button('Complete Profile').click()
    await expect.element(text('Profile updated!')).toBeVisible()
    await expect.element(text('Your skin profile has been saved successfully.')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await button('Edit').click()
    await expect.element(text('Step 1 of 5')).toBeVisible()
  })

  test('shows a rule under the budget on Next and then on every change', async () => {
    const api = await openDialog()
    await goToStep(4)
    await expect.element(budget).toHaveAttribute('step', '50')
    await expect.element(budget).toHaveAttribute('min', '0')
    await budget.fill('-50')
    expect(text('Number must be greater than or equal to 0').query()).toBeNull()
    await button('Next').click()
    await expect.element(text('Number must be greater than or equal to 0')).toBeVisible()
    await expect.element(budget).toHaveFocus()
    for (const [typed, message] of [
      ['1000001', 'Number must be less than or equal to 1000000'],
      ['99.5', 'Please use whole rand, without cents'],
      ['-1', 'Number must be greater than or equal to 0'],
    ] as const) {
      await budget.fill(typed)
      await expect.element(budget).toHaveAccessibleDescription(message)
    }
    await budget.fill('750')
    await expect.element(text('Number must be greater than or equal to 0')).not.toBeInTheDocument()
    await button('Next').click()
    await expect.element(text('Step 5 of 5')).toBeVisible()
    expect(api.lastBody(saveSkinProfile)).toEqual({ monthlyBudget: 750 })
  })

  test('takes an empty budget as unset', async () => {
    const api = await openDialog()
    await goToStep(4)
    await budget.fill('750')
    await budget.fill('')
    await button('Next').click()
    await expect.element(text('Step 5 of 5')).toBeVisible()
    expect(api.calls().filter((call) => call === 'POST /api/user/skin-profile')).toEqual([])
  })

  test('names the routines and the six types, and reports a failed save with the specified words', async () => {
    const api = await openDialog()
    await goToStep(4)
    for (const name of ['Minimal 2-3 steps', 'Balanced 4-5 steps', 'Maximal 6+ steps'])
      await expect.element(page.getByRole('radio', { name, exact: true })).toBeInTheDocument()
    await button('Next').click()
    for (const name of [
      'I Always burns',
      'II Burns easily',
      'III Burns moderately',
      'IV Burns minimally',
      'V Rarely burns',
      'VI Never burns',
    ])
      await expect.element(page.getByRole('radio', { name, exact: true })).toBeInTheDocument()
    await page.getByRole('radio', { name: 'VI Never burns' }).click({ force: true })
    api.refuses(saveSkinProfile, 'internal', { message: undefined })
    await button('Complete Profile').click()
    await expect.element(text('Update failed')).toBeVisible()
    await expect.element(text('Failed to update skin profile. Please try again.')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'VI Never burns' })).toBeChecked()
    api.refuses(saveSkinProfile, 'unavailable', { message: 'The words of the server.' })
    await button('Complete Profile').click()
    await expect.element(text('The words of the server.')).toBeVisible()
    await expect.element(text('Update failed')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'VI Never burns' })).toBeChecked()
  })

  test('shows what the server refuses under its field', async () => {
    const api = await openDialog()
    await goToStep(4)
    await budget.fill('750')
    await button('Next').click()
    await expect.element(text('Step 5 of 5')).toBeVisible()
    await button('Previous').click()
    api.refuses(saveSkinProfile, 'invalid_input', {
      issues: [{ path: 'body.monthlyBudget', message: 'This is more than we can store' }],
    })
    await budget.fill('800')
    await button('Next').click()
    await button('Previous').click()
    await expect.element(text('This is more than we can store')).toBeVisible()
  })

  test('its lists are the specified labels, which the contract accepts', async () => {
    const api = await openDialog()
    await goToStep(2)
    await button('Rough Texture').click()
    await goToStep(2)
    expect(SkinProfileChanges.parse(api.lastBody(saveSkinProfile))).toEqual({ skinConcerns: ['uneven-texture'] })
  })
})
