import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkRoutine } from '#contract/routes/routines.ts'
import { renderApp } from '#web/test/render-app.tsx'
import { stubApi } from '#web/test/stub-api.ts'
import { Builder } from './builder/builder.tsx'
import { keepDraft } from './plan/routine-draft.ts'
import { check, draft } from './routine.fixture.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const evening = page.getByRole('region', { name: 'Evening' })
const order = () =>
  [...document.querySelectorAll('[data-time=evening] [data-step]')].map((row) => row.getAttribute('data-step'))

const openAsVisitor = async () => {
  const api = stubApi()
  api.returns(checkRoutine, check)
  keepDraft(draft, false)
  await renderApp(<Builder />)
  await expect.element(evening).toBeVisible()
  return api
}
beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1000, 800)
})

describe('the builder', () => {
  test('begins with one of three routines, and keeps it on the device of a visitor', async () => {
    stubApi().returns(checkRoutine, check)
    const app = await renderApp(<Builder />)
    await button('Three-step basic').click()
    await expect.element(page.getByRole('textbox', { name: 'Name of this routine' })).toHaveValue('Three-step basic')
    await app.unmount()
    await renderApp(<Builder />)
    await expect.element(evening.getByText(/Light moisturiser/)).toBeVisible()
  })

  test('moves a step by its buttons and by the arrow keys on its handle, keeps the focus and says where it is', async () => {
    await openAsVisitor()
    const down = evening.getByRole('button', { name: 'Move Retinol serum down' })
    await down.click()
    expect(order()).toEqual(['wash', 'peel', 'retinol'])
    await expect.element(down).toHaveFocus()
    await expect.element(page.getByText('Retinol serum is now step 3 of 3 in the evening.')).toBeInTheDocument()
    const handle = evening.getByRole('button', { name: /^Reorder Retinol serum/ })
    await handle.click()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(order()).toEqual(['retinol', 'wash', 'peel'])
    await expect.element(handle).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(order()).toEqual(['retinol', 'wash', 'peel'])
    await button('Undo').click()
    expect(order()).toEqual(['wash', 'retinol', 'peel'])
  })

  test('drags a step to another place and into the other time of day, and undoes each drag at once', async () => {
    await openAsVisitor()
    const handle = (name: string) =>
      document.querySelector<HTMLElement>(`[data-time=evening] [aria-label^="Reorder ${name}"]`)
    const pointer = (type: string, x: number, y: number, target: EventTarget = window) =>
      target.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, button: 0, buttons: 1, bubbles: true, cancelable: true }),
      )
    const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const first = rectOf('[data-time=evening] [data-step=wash]')
    const grip = handle('Glycolic toner')
    if (grip === null) throw new Error('there is no handle')
    pointer('pointerdown', first.x + 10, 300, grip)
    await expect.poll(() => document.querySelector('.select-none')).not.toBeNull()
    pointer('pointermove', first.x + 10, first.y + 2)
    await expect.poll(order).toEqual(['peel', 'wash', 'retinol'])
    const morning = rectOf('[data-time=morning]')
    pointer('pointermove', morning.x + 10, morning.y + 2)
    await expect.poll(order).toEqual(['wash', 'retinol'])
    pointer('pointerup', morning.x + 10, morning.y + 2)
    await button('Undo').click()
    await expect.poll(order).toEqual(['wash', 'retinol', 'peel'])
  })

  test('adds a type of step where it belongs, and refuses one without a name or a time of day', async () => {
    await openAsVisitor()
    await page
      .getByRole('region', { name: 'Morning' })
      .getByRole('button', { name: /^Add a step/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'My own product' }).click()
    await dialog.getByRole('button', { name: 'Morning' }).click()
    await dialog.getByRole('button', { name: 'Add this step' }).click()
    await expect.element(dialog.getByText('Please give this step a name')).toBeVisible()
    await expect.element(dialog.getByText('Please choose morning, evening or both')).toBeVisible()
    await dialog.getByRole('button', { name: 'A type of step' }).click()
    await dialog.getByRole('button', { name: 'Sunscreen SPF 30' }).click()
    await userEvent.fill(dialog.getByLabelText(/Price in rand/), 'R 189,90')
    await dialog.getByRole('button', { name: 'Add this step' }).click()
    await expect
      .element(page.getByRole('region', { name: 'Morning' }).getByText('Sunscreen · Every morning · R189.90'))
      .toBeVisible()
  })

  test('shows one time of day in a tab on a phone', async () => {
    await page.viewport(360, 740)
    await openAsVisitorOnPhone()
    await page.getByRole('tab', { name: 'Evening (3)' }).click()
    await expect.element(page.getByText('Retinol serum', { exact: false }).first()).toBeVisible()
    await page.viewport(1000, 800)
  })
})

const openAsVisitorOnPhone = async () => {
  stubApi().returns(checkRoutine, check)
  keepDraft(draft, false)
  await renderApp(<Builder />)
  await expect.element(page.getByRole('tab', { name: 'Morning (1)' })).toBeVisible()
}

describe('the check', () => {
  test('settles a clash in one tap, says what was done and undoes it', async () => {
    const api = await openAsVisitor()
    await button('Use them on different evenings').click()
    await expect.element(evening.getByText('Treatment · Mondays and Thursdays')).toBeVisible()
    await expect.element(evening.getByText('Exfoliant · Tuesdays and Saturdays')).toBeVisible()
    await expect
      .poll(() => api.lastBody(checkRoutine))
      .toMatchObject({
        plan: { steps: [{}, { nights: 'Mondays and Thursdays' }, { nights: 'Tuesdays and Saturdays' }] },
      })
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect.element(evening.getByText('Treatment · Every evening')).toBeVisible()
    // The pressed button is gone.
    await expect.element(page.getByRole('region', { name: 'Does it work together?' })).toHaveFocus()
  })

  test('adds the missing sunscreen, sorts the steps and leaves one out, each in one tap', async () => {
    await openAsVisitor()
    await button('Add a sunscreen').click()
    await expect.element(page.getByRole('region', { name: 'Morning' }).getByText(/Sunscreen SPF 30/)).toBeVisible()
    await button('Sort for me').click()
    expect(order()).toEqual(['wash', 'peel', 'retinol'])
    await button('Leave out Glycolic toner').click()
    expect(order()).toEqual(['wash', 'retinol'])
  })

  test('shows what is known of the cost beside the budget', async () => {
    await openAsVisitor()
    await expect.element(page.getByText('R410.00 below your budget.')).toBeVisible()
    await expect.element(page.getByText('Without one step whose price, size or kind is not known.')).toBeVisible()
  })

  test('is offered again when it fails, and keeps the steps', async () => {
    const api = stubApi()
    api.fails(checkRoutine)
    keepDraft(draft, false)
    await renderApp(<Builder />)
    await expect.element(page.getByText('We could not check this routine')).toBeVisible()
    api.returns(checkRoutine, check)
    await button('Try again').click()
    await expect.element(page.getByText('2 things to look at')).toBeVisible()
  })

  test('is made on the phone without a connection, and says what follows', async () => {
    const api = stubApi()
    api.disconnects(checkRoutine)
    keepDraft(draft, false)
    await renderApp(<Builder />)
    await expect.element(page.getByText('Checked on your phone, without a connection.')).toBeVisible()
    await expect.element(button('Add a sunscreen')).toBeVisible()
    await expect.element(page.getByText('Where this comes from')).not.toBeInTheDocument()
  })
})
