import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '#contract/account.ts'
import type { ShelfItem } from '#contract/shelf.ts'
import { readAccount } from '#contract/routes/account.ts'
import { me } from '#contract/routes/accounts.ts'
import { addShelfItem, listShelf, removeShelfItem } from '#contract/routes/shelf.ts'
import { readLabelDraft } from '#web/features/ingredients/label/label-draft.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import ShelfPage from './shelf-page.tsx'

const account: Account = {
  firstName: 'Thandi',
  lastName: null,
  displayName: null,
  profileImageUrl: null,
  mutedNotifications: [],
  eraseAt: null,
  hasPassword: true,
}
const gel: ShelfItem = {
  id: '0192f5c6-0000-7000-8000-00000000000a',
  name: 'Night gel',
  kind: 'treatment',
  label: 'Aqua, Glycerin, Retinol',
  openedOn: '2020-01-31',
  monthsAfterOpening: 6,
  useBy: '2020-07-31',
  priceCents: 18_900,
  createdAt: '2026-11-01T08:00:00.000Z',
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

const shelfWith = async (items: ShelfItem[]) => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(readAccount, account)
  api.returns(listShelf, items)
  await renderApp(<ShelfPage />, { signedIn: true })
  return api
}
beforeEach(() => sessionStorage.clear())

describe('the shelf', () => {
  test('invites the first product, and adds it as typed', async () => {
    const api = await shelfWith([])
    await expect.element(page.getByText('Nothing on your shelf yet')).toBeVisible()
    await button('Add a product').click()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Night gel')
    await page.getByRole('combobox', { name: 'What it is' }).selectOptions('Treatment')
    await userEvent.fill(page.getByLabelText(/^Opened on/), '2026-01-31')
    await userEvent.fill(page.getByRole('textbox', { name: /^Months after opening/ }), '6')
    await userEvent.fill(page.getByRole('textbox', { name: /^Price in rand/ }), 'R189,50')
    api.returns(addShelfItem, gel)
    api.returns(listShelf, [gel])
    await button('Add to my shelf').click()
    await expect.element(page.getByRole('heading', { name: 'Night gel' })).toBeVisible()
    expect(api.lastBody(addShelfItem)).toEqual({
      name: 'Night gel',
      kind: 'treatment',
      label: '',
      openedOn: '2026-01-31',
      monthsAfterOpening: 6,
      priceCents: 18_950,
    })
  })

  test('asks for a name, and keeps what was typed when it cannot be saved, and says why', async () => {
    const api = await shelfWith([])
    await button('Add a product').click()
    await button('Add to my shelf').click()
    await expect.element(page.getByText('Please give it a name')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Night gel')
    api.refuses(addShelfItem, 'list_full', { message: 'Your shelf holds 60 products.' })
    await button('Add to my shelf').click()
    await expect.element(page.getByRole('alert').getByText(/Your shelf holds 60 products/)).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Night gel')
  })

  test('marks what is past its date, and removes it with a way back', async () => {
    const api = await shelfWith([gel])
    await expect.element(page.getByText('Use-by date was 31 Jul 2020')).toBeVisible()
    api.returns(removeShelfItem, { ok: true })
    api.returns(listShelf, [])
    await button('Remove: Night gel').click()
    await expect.element(page.getByText('Nothing on your shelf yet')).toBeVisible()
    api.returns(addShelfItem, gel)
    api.returns(listShelf, [gel])
    await button('Undo').click()
    await expect.element(page.getByRole('heading', { name: 'Night gel' })).toBeVisible()
    expect(api.lastBody(addShelfItem)).toMatchObject({ name: 'Night gel', label: gel.label, openedOn: gel.openedOn })
  })

  test('opens the label check of a product', async () => {
    await shelfWith([gel])
    await page.getByRole('link', { name: 'Check its label: Night gel' }).click()
    expect(readLabelDraft()).toMatchObject({ text: gel.label, checked: true })
  })
})
