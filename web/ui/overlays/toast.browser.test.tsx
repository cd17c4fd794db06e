import '#web/app.css'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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

afterEach(() => void vi.useRealTimers())

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
    await expect.element(page.getByRole('list')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Article saved', { exact: true })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus()
  })

  test.each([
    ['after 5 seconds', 'default', 5_000],
    ['after 10 seconds when they report an error', 'destructive', 10_000],
  ] as const)('close by themselves %s', async (_, tone, duration) => {
    // The first toast loads its code, which takes real time.
    await import('./toast-view.tsx')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    await send({ title: 'Article saved', tone })
    const toast = page.getByText('Article saved', { exact: true })
    await expect.element(toast).toBeVisible()
    // Away from the toast: it waits while a pointer is on it.
    await vi.advanceTimersByTimeAsync(duration - 1_500)
    expect(toast.query()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(2_000)
    await expect.element(toast).not.toBeInTheDocument()
  })

  test.each([
    ['stay after a swipe right of less than 50 px', 40, true],
    ['close with a swipe right of more than 50 px', 60, false],
  ])('%s', async (_, distance, stays) => {
    await send({ title: 'Article saved' })
    const toast = page.getByText('Article saved', { exact: true })
    await expect.element(toast).toBeVisible()
    const swipe = (type: string, by: number) =>
      toast.element().dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          pointerType: 'touch',
          clientX: 100 + by,
          clientY: 100,
        }),
      )
    swipe('pointerdown', 0)
    swipe('pointermove', distance / 2)
    swipe('pointermove', distance)
    swipe('pointerup', distance)
    // The exit animation takes 200 ms.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(toast.query() !== null).toBe(stays)
  })
})
