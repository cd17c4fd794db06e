import { test as base, expect, type Page } from '@playwright/test'

/**
 * Waits until the page is hydrated. The scripts start with the first interaction, so this moves a pointer; otherwise a test would press
 * keys before the page handles them, which no reader is fast enough to do.
 */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    // The offline page has no React.
    return (
      main === null ||
      !('__reactRouterContext' in window) ||
      Object.keys(main).some((key) => key.startsWith('__reactProps'))
    )
  })
}

const waitAfterLoading = (page: Page): void => {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
  page.goto = async (...to) => {
    const response = await goto(...to)
    await untilHydrated(page)
    return response
  }
  page.reload = async (...how) => {
    const response = await reload(...how)
    await untilHydrated(page)
    return response
  }
}

const answerOverlays = (): void => {
  try {
    localStorage.setItem('skynn.cookie-consent', 'rejected-optional')
    localStorage.setItem('skynn.launch-popup-seen', 'true')
    localStorage.setItem('skynn.launch-popup-date', new Date().toISOString())
  } catch {
    // A page without storage, such as about:blank.
  }
}

/** A test that fails when the page logs an error or a warning, such as a hydration error, to its console. */
export const journey = base.extend<{ allowErrors: RegExp[]; hydrates: boolean; overlays: boolean }>({
  allowErrors: [[], { option: true }],
  /** Whether opening a page waits until it is hydrated; false for journeys that test the page before. */
  hydrates: [true, { option: true }],
  /** Whether the page shows its overlays (cookie consent, launch popup) when they are due; false as if they were answered before. */
  overlays: [false, { option: true }],
  page: async ({ page, allowErrors, hydrates, overlays, javaScriptEnabled }, provide) => {
    if (!overlays) await page.addInitScript(answerOverlays)
    if (hydrates && javaScriptEnabled !== false) waitAfterLoading(page)
    const problems: string[] = []
    const note = (text: string) => {
      if (text.includes('Service Worker registration blocked by Playwright')) return
      if (!allowErrors.some((allowed) => allowed.test(text))) problems.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => note(String(error)))
    await provide(page)
    expect(problems, ['the console has no errors or warnings', ...problems].join('\n')).toEqual([])
  },
})

export { expect }
