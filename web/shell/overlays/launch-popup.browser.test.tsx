import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { START } from '#web/test/fake-time.ts'
import { answerConsent, places, renderOverlays } from '#web/test/render-overlays.tsx'

const popup = page.getByRole('region', { name: 'Launch offer' })
const button = (name: string) => popup.getByRole('button', { name, exact: true })

const HOUR = 3_600_000
const DAY = 24 * HOUR

const showPopup = async (settings: Parameters<typeof renderOverlays>[0] = {}) => {
  answerConsent()
  const app = await renderOverlays(settings)
  await app.until(30_000)
  await expect.element(popup).toBeVisible()
  return app
}

/** Stores what the popup stores, this long before the start of the test. */
const sawPopup = (seen: 'true' | 'later', date: number): void => {
  localStorage.setItem('skynn.launch-popup-seen', seen)
  localStorage.setItem('skynn.launch-popup-date', new Date(date).toISOString())
}
/** How many hours ahead the stored date is. */
const storedAhead = (): number =>
  (Date.parse(localStorage.getItem('skynn.launch-popup-date') ?? '') - Date.now()) / HOUR

/** Whether the popup shows within the first minute of a visit. */
const shows = async (settings: Parameters<typeof renderOverlays>[0] = {}): Promise<boolean> => {
  answerConsent()
  const { until } = await renderOverlays(settings)
  await until(60_000)
  return popup.query() !== null
}

describe('the launch popup', () => {
  test('appears 30 seconds after the start of the page with the places left and the contest, and leaves the focus alone', async () => {
    answerConsent()
    const { until } = await renderOverlays()
    await until(29_900)
    expect(popup.query()).toBeNull()
    await until(30_000)
    await expect.element(popup).toBeVisible()
    await expect.element(popup.getByText('Only 39 spots remaining!')).toBeVisible()
    await expect.element(popup.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '61 of 250 sign-ups, 24%')
    expect(document.activeElement).toBe(document.body)
  })

  test.each([
    ['No Thanks', () => button('No Thanks').click()],
    ['the X button', () => button('Close').click()],
    ['Join Now', () => button('Join Now').click()],
    [
      'Escape inside it',
      async () => {
        ;(button('Later').element() as HTMLElement).focus()
        await userEvent.keyboard('{Escape}')
      },
    ],
  ])('is stored as seen now by %s', async (_, close) => {
    await showPopup()
    await close()
    await expect.element(popup).not.toBeInTheDocument()
    expect(localStorage.getItem('skynn.launch-popup-seen')).toBe('true')
    expect(storedAhead()).toBeCloseTo(0)
  })

  test('opens the registration with Join Now', async () => {
    await showPopup()
    await button('Join Now').click()
    await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  })

  test('stores a date 24 hours ahead with Later', async () => {
    await showPopup()
    await button('Later').click()
    await expect.element(popup).not.toBeInTheDocument()
    expect(storedAhead()).toBeCloseTo(24)
  })

  test.each([
    ['7 days after it was closed', 'true', START - 7 * DAY, true],
    ['not a minute earlier', 'true', START - 7 * DAY + 60_000, false],
    ['24 hours after Later', 'later', START, true],
    ['not an hour earlier', 'later', START + HOUR, false],
  ] as const)('shows again %s', async (_, seen, date, expected) => {
    sawPopup(seen, date)
    expect(await shows()).toBe(expected)
  })

  test('never shows to members', async () => {
    expect(await shows({ signedIn: true })).toBe(false)
  })

  test('never shows when no places are left', async () => {
    expect(await shows({ stats: { ...places, foundingMemberCount: 100, totalSignups: 180 } })).toBe(false)
  })
})
