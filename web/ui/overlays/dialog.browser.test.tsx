import '#web/app.css'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'

const opened = page.getByRole('dialog', { name: 'Delete this list?' })

const openDialog = async () => {
  await render(
    <>
      <Dialog
        title="Delete this list?"
        description="Your articles stay on Skynn."
        trigger={<Button>Delete</Button>}
        footer={
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
        }
      />
      <Button>Behind</Button>
    </>,
  )
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(opened).toBeVisible()
}

function Elsewhere() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog title="Delete this list?" open={open} onOpenChange={setOpen} />
    </>
  )
}

describe('a dialog', () => {
  test('is announced with its title and description', async () => {
    await openDialog()
    await expect.element(opened).toHaveAccessibleDescription('Your articles stay on Skynn.')
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a button of its own', () => page.getByRole('button', { name: 'Not now' }).click()],
    [
      'a click beside it',
      () => userEvent.click(document.querySelector('.scrim') as Element, { position: { x: 5, y: 5 } }),
    ],
  ])('closes with %s and returns focus to the button that opened it', async (_, close) => {
    await openDialog()
    await close()
    await expect.element(opened).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus()
  })

  test('that another part of the page opens returns focus to the button that was pressed', async () => {
    await render(<Elsewhere />)
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect.element(opened).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opened).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus()
  })

  test('keeps the Tab key inside and hides the page behind from screen readers', async () => {
    await openDialog()
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      expect(opened.element().contains(document.activeElement)).toBe(true)
    }
    expect(page.getByRole('button', { name: 'Behind' }).query()).toBeNull()
  })
})
