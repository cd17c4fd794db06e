import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { START } from '#web/test/fake-time.ts'
import { answerConsent, renderOverlays } from '#web/test/render-overlays.tsx'

const card = page.getByRole('region', { name: 'Install Skynn' })
const DISMISSED = 'skynn.install-dismissed'
const DAY = 24 * 3_600_000

/** The browser offers to install the app. @returns the browser's prompt */
const offerInstall = (outcome = 'accepted') => {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const event = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  return { prompt, event }
}

const render = () => {
  answerConsent()
  return renderOverlays()
}

const showCard = async (outcome?: string) => {
  const { until } = await render()
  const offer = offerInstall(outcome)
  await until(6_500)
  await expect.element(card).toBeVisible()
  return offer
}

describe('the install card', () => {
  test('appears 3 seconds after the browser offers to install, instead of its own notice', async () => {
    const { until } = await render()
    await until(10_000)
    const { event } = offerInstall()
    expect(event.defaultPrevented).toBe(true)
    await until(12_900)
    expect(card.query()).toBeNull()
    await until(13_000)
    await expect.element(card).toBeVisible()
  })

  test('opens the prompt of the browser with Install', async () => {
    const { prompt } = await showCard()
    await page.getByRole('button', { name: 'Install' }).click()
    await expect.element(card).not.toBeInTheDocument()
    expect(prompt).toHaveBeenCalledOnce()
    expect(localStorage.getItem(DISMISSED)).toBeNull()
  })

  test('stores the time with Dismiss', async () => {
    const { prompt } = await showCard()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(card).not.toBeInTheDocument()
    expect(Date.now() - Date.parse(localStorage.getItem(DISMISSED) ?? '')).toBeLessThan(1_000)
    expect(prompt).not.toHaveBeenCalled()
  })

  test('takes a no to the prompt of the browser for a dismissal', async () => {
    await showCard('dismissed')
    await page.getByRole('button', { name: 'Install' }).click()
    await expect.poll(() => localStorage.getItem(DISMISSED)).not.toBeNull()
  })

  test.each([
    ['stays away within 7 days of its dismissal', START - 7 * DAY + 60_000, false],
    ['appears again after 7 days', START - 7 * DAY, true],
  ])('%s', async (_, dismissed, expected) => {
    localStorage.setItem(DISMISSED, new Date(dismissed).toISOString())
    const { until } = await render()
    offerInstall()
    await until(6_500)
    expect(card.query() !== null).toBe(expected)
  })

  test('goes away when the app is installed', async () => {
    await showCard()
    dispatchEvent(new Event('appinstalled'))
    await expect.element(card).not.toBeInTheDocument()
  })

  test('never appears in the installed app', async () => {
    const match = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      return { matches: query.includes('standalone'), addEventListener: () => {} } as unknown as MediaQueryList
    })
    const { until } = await render()
    offerInstall()
    await until(60_000)
    expect(card.query()).toBeNull()
    match.mockRestore()
  })

  test('explains Add to Home Screen on an iPhone, which makes no offer', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5)
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
    await render()
    await expect.element(card.getByText('Add to Home Screen')).toBeVisible()
    expect(card.element().textContent).toMatch(/Tap Share\s+in your browser, then Add to Home Screen\./)
    expect(page.getByRole('button', { name: 'Install' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(localStorage.getItem(DISMISSED)).not.toBeNull()
    Reflect.deleteProperty(navigator, 'standalone')
    vi.restoreAllMocks()
  })
})
