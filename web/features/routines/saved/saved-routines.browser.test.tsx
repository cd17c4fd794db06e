import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { me } from '#contract/routes/accounts.ts'
import {
  changeRoutine,
  checkRoutine,
  listRoutines,
  readRoutine,
  saveRoutine,
  shareRoutine,
  unshareRoutine,
} from '#contract/routes/routines.ts'
import { member, renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { Builder } from '../builder/builder.tsx'
import { type Draft, keepDraft } from '../plan/routine-draft.ts'
import { check, draft, plan, saved, updatedAt } from '../routine.fixture.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const evening = page.getByRole('region', { name: 'Evening' })

const openAsMember = async (kept: Draft = draft) => {
  const api = stubApi()
  api.returns(me, member)
  api.returns(checkRoutine, check)
  api.returns(listRoutines, [])
  keepDraft(kept, true)
  await renderApp(<Builder />, { signedIn: true })
  await expect.element(evening).toBeVisible()
  return api
}

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1000, 800)
})

describe('the routine of a member', () => {
  test('is saved as a new one, then changed from the version that was saved', async () => {
    const api = await openAsMember()
    api.returns(saveRoutine, saved)
    await button('Save').click()
    await expect.element(page.getByText('Saved to your account.')).toBeVisible()
    await evening.getByRole('button', { name: 'Move Retinol serum down' }).click()
    await expect.element(page.getByText('You have changes that are not saved yet.')).toBeVisible()
    api.returns(changeRoutine, { ...saved, updatedAt: '2026-11-02T08:00:00.000Z' })
    await button('Save').click()
    await expect.element(page.getByText('Saved to your account.')).toBeVisible()
    expect(api.calls()).toContain(`PUT /api/routines/${saved.id}`)
  })

  test('that was changed on another device is kept as a copy, or replaced and brought back by undo', async () => {
    const { id } = saved
    const api = await openAsMember({ ...draft, saved: { id, updatedAt, shareToken: null } })
    api.refuses(changeRoutine, 'changed_elsewhere')
    await button('Save').click()
    await expect.element(page.getByText('This routine was changed on another device.')).toBeVisible()
    api.returns(readRoutine, {
      ...saved,
      name: 'From the laptop',
      plan: { ...plan, evening: ['wash', 'retinol', 'peel'] },
    })
    await button('Open the other version').click()
    const name = page.getByRole('textbox', { name: 'Name of this routine' })
    await expect.element(name).toHaveValue('From the laptop')
    await button('Undo').click()
    await expect.element(name).toHaveValue('Mine')
    await button('Save').click()
    api.returns(saveRoutine, { ...saved, name: 'Mine (copy)' })
    await button('Keep mine as a copy').click()
    await expect.element(name).toHaveValue('Mine (copy)')
    expect(api.lastBody(saveRoutine)).toMatchObject({ name: 'Mine (copy)' })
  })

  test('is saved before it is shared, and the link can be ended', async () => {
    const api = await openAsMember()
    api.returns(saveRoutine, saved)
    api.returns(shareRoutine, { token: 'abcdefghijklmnopqrstuv' })
    await button('Share this routine').click()
    await expect
      .element(page.getByLabelText('Link'))
      .toHaveValue(`${location.origin}/routines/shared/abcdefghijklmnopqrstuv`)
    expect(api.calls()).toContain('POST /api/routines')
    api.returns(unshareRoutine, { ok: true })
    await button('Stop sharing').click()
    await expect.element(page.getByText('No longer shared')).toBeVisible()
    await expect.element(page.getByLabelText('Link')).not.toBeInTheDocument()
  })

  test('is opened only after it is decided what becomes of an unsaved one', async () => {
    const api = stubApi()
    api.returns(me, member)
    api.returns(checkRoutine, check)
    api.returns(listRoutines, [{ id: saved.id, name: 'Winter', steps: 3, isShared: false, updatedAt }])
    api.returns(readRoutine, { ...saved, name: 'Winter' })
    keepDraft(draft, true)
    await renderApp(<Builder />, { signedIn: true })
    await button('Open Winter').click()
    await expect.element(page.getByText('You have a routine with unsaved changes.')).toBeVisible()
    const name = page.getByRole('textbox', { name: 'Name of this routine' })
    await expect.element(name).toHaveValue('Mine')
    await button('Open it').click()
    await expect.element(name).toHaveValue('Winter')
    await expect.element(page.getByText('Open above')).toBeVisible()
  })
})
