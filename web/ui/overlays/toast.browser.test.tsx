import '#web/app.css'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { START, stopClock } from '#web/test/fake-time.ts'
import { Button } from '#web/ui/button.tsx'
import { ToastProvider, type ToastMessage, useToast } from './toast.tsx'

function Sender({ messages }: { messages: ToastMessage[] }) {
  const { show } = useToast()
  return <Button onClick={() => messages.forEach(show)}>Send</Button>
}

const send = async (...messages: ToastMessage[]) => {
  await render(
    <ToastProvider>
      <Sender messages={messages} />
    </ToastProvider>,
  )
  await page.getByRole('button', { name: 'Send' }).click()
}

describe('toasts', () => {
  test('show one at a time, in the order they were sent', async () => {
    await send({ title: 'Article saved' }, { title: 'Article removed' })
    await expect.element(page.getByText('Article saved', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Article removed', { exact: true })).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(page.getByText('Article removed', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Article saved', { exact: true })).not.toBeInTheDocument()
  })

  test('run their action once and close', async () => {
    const undo = vi.fn<() => void>()
    await send({ title: 'Article removed', action: { label: 'Undo', onSelect: undo } })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByText('Article removed', { exact: true })).not.toBeInTheDocument()
    expect(undo).toHaveBeenCalledOnce()
  })

  test('are reached with F8, and closing one returns focus to the page', async () => {
    await send({ title: 'Article saved' })
    await expect.element(page.getByText('Article saved', { exact: true })).toBeVisible()
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Article saved', { exact: true })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus()
  })

  test.each([
    ['a message', 'default', 5_000],
    ['an error', 'destructive', 10_000],
  ] as const)('close by themselves, %s (%s) after %i milliseconds', async (_, tone, stays) => {
    const until = stopClock()
    await send({ title: 'Short notice', tone })
    const toast = page.getByText('Short notice', { exact: true })
    await expect.element(toast).toBeVisible()
    const shown = Date.now() - START
    await until(stays - 100)
    await expect.element(toast).toBeVisible()
    await until(shown + stays + 1_000)
    await expect.element(toast).not.toBeInTheDocument()
  })

  test('close with a swipe of 50 pixels to the right, and no less', async () => {
    await send({ title: 'Article saved' })
    const toast = page.getByText('Article saved', { exact: true })
    await expect.element(toast).toBeVisible()
    const swipe = (pixels: number) =>
      userEvent.dragAndDrop(toast, toast, {
        sourcePosition: { x: 5, y: 5 },
        targetPosition: { x: 5 + pixels, y: 5 },
      } as object)
    await swipe(40)
    await expect.element(toast).toBeVisible()
    await swipe(60)
    await expect.element(toast).not.toBeInTheDocument()
  })
})
