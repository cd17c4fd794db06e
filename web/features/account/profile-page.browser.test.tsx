import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '#contract/account.ts'
import { changeAccount, readAccount, removePicture, uploadPicture } from '#contract/routes/account.ts'
import { me } from '#contract/routes/accounts.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import ProfilePage from './profile-page.tsx'

const account: Account = {
  firstName: 'Thandi',
  lastName: null,
  displayName: 'Thandi K',
  profileImageUrl: null,
  mutedNotifications: [],
  eraseAt: null,
  hasPassword: true,
}
const PICTURE = document.createElement('canvas').toDataURL()
const text = (shown: string) => page.getByText(shown, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const displayName = page.getByLabelText('Display name')
const settings = page.getByRole('link', { name: 'Settings, privacy and your data' })

let api: ReturnType<typeof stubApi>
beforeEach(() => {
  api = stubApi()
  api.returns(me, member)
  api.returns(readAccount, account)
})
const renderProfile = async () => {
  const app = await renderApp(<ProfilePage />, { signedIn: true })
  await expect.element(displayName).toHaveValue('Thandi K')
  return app
}
/** A picture of 40 × 20 px that this browser draws. */
const pictureFile = async (): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 40
  canvas.height = 20
  canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob ?? ''], 'me.png', { type: 'image/png' })
}
const choosePicture = async () => userEvent.upload(page.getByLabelText('Picture file'), await pictureFile())

describe('the names on the profile page', () => {
  test('are saved, and the form shows them as the server stored them', async () => {
    await renderProfile()
    api.returns(changeAccount, { ...account, displayName: 'Thandi Khumalo' })
    await displayName.fill('Thandi   Khumalo ')
    await button('Save names').click()
    await expect.element(text('Your names are saved')).toBeVisible()
    expect(api.lastBody(changeAccount)).toEqual({
      firstName: 'Thandi',
      lastName: '',
      displayName: 'Thandi   Khumalo ',
    })
    await expect.element(displayName).toHaveValue('Thandi Khumalo')
  })

  test('are checked before they are sent, with the message at the field', async () => {
    await renderProfile()
    await displayName.fill('T')
    await button('Save names').click()
    await expect.element(text('Please use 2 to 40 characters')).toBeVisible()
    await expect.element(displayName).toHaveAttribute('aria-invalid', 'true')
    expect(api.calls()).not.toContain('PATCH /api/user/account')
    await displayName.fill('Thandi')
    await expect.element(text('Please use 2 to 40 characters')).not.toBeInTheDocument()
  })

  test('can be filled in by the browser, and stay in the form when saving fails', async () => {
    await renderProfile()
    for (const [label, autocomplete] of [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Display name', 'nickname'],
    ] as const)
      await expect.element(page.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete)
    api.disconnects(changeAccount)
    await displayName.fill('Thandi Khumalo')
    await button('Save names').click()
    await expect.element(text('Your names were not saved')).toBeVisible()
    await expect.element(displayName).toHaveValue('Thandi Khumalo')
  })
})

describe('leaving the profile page', () => {
  test('with unsaved names asks first, and staying keeps them', async () => {
    await renderProfile()
    await displayName.fill('Thandi Khumalo')
    await settings.click()
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await button('Stay on this page').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(displayName).toHaveValue('Thandi Khumalo')
  })

  test('with a picture that is not saved asks first', async () => {
    await renderProfile()
    await choosePicture()
    await settings.click()
    await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
    await button('Leave').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('without changes asks nothing', async () => {
    await renderProfile()
    await displayName.fill('Thandi Khumalo')
    await button('Discard changes').click()
    await settings.click()
    expect(page.getByRole('dialog').query()).toBeNull()
  })
})

describe('the picture on the profile page', () => {
  test('is shown before it is saved, then replaced by the stored one, and can be removed', async () => {
    await renderProfile()
    await choosePicture()
    await expect.element(page.getByRole('img', { name: 'Your new picture, not saved yet' })).toBeVisible()
    api.returns(uploadPicture, { ...account, profileImageUrl: PICTURE })
    await button('Save picture').click()
    await expect.element(text('Your new picture is saved')).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', PICTURE)
    api.returns(removePicture, account)
    await button('Remove').click()
    await expect.element(button('Remove')).not.toBeInTheDocument()
    expect(api.calls().filter((sent) => sent.endsWith('/api/user/picture'))).toEqual([
      'POST /api/user/picture',
      'DELETE /api/user/picture',
    ])
  })

  test('stays chosen when the server refuses it, with the reason', async () => {
    await renderProfile()
    api.refuses(uploadPicture, 'unsupported_media_type', { message: 'We could not read this as a picture.' })
    await choosePicture()
    await button('Save picture').click()
    await expect.element(page.getByRole('alert').getByText('We could not read this as a picture.')).toBeVisible()
    await expect.element(button('Save picture')).toBeVisible()
    await button('Cancel').click()
    await expect.element(button('Choose a picture')).toBeVisible()
  })
})

test('the profile page says when the account did not load, and tries again', async () => {
  api.refuses(readAccount, 'unavailable')
  await renderApp(<ProfilePage />, { signedIn: true })
  await expect.element(text('Your details did not load')).toBeVisible()
  api.returns(readAccount, account)
  await button('Try again').click()
  await expect.element(displayName).toHaveValue('Thandi K')
})
