import { test as base, expect, type Page } from '@playwright/test'

/**
 * Waits until the page is hydrated. Its scripts run when somebody moves, on purpose, so this moves a pointer; a test is quicker with its
 * keys than any reader and would press them into a page that does not hear yet.
 */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main === null || Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

const waitAfterLoading = (page: Page): void => {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) }
  page.goto = async (...to) => {
    const answer = await goto(...to)
    await untilHydrated(page)
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload(...how)
    await untilHydrated(page)
    return answer
  }
}

/** A test whose page must keep its console clean: an error or a failed hydration there is a failed journey. */
export const journey = base.extend<{ allowErrors: RegExp[]; hydrates: boolean }>({
  allowErrors: [[], { option: true }],
  /** Whether opening a page waits until it is hydrated; false for journeys of what happens before. */
  hydrates: [true, { option: true }],
  page: async ({ page, allowErrors, hydrates, javaScriptEnabled }, provide) => {
    if (hydrates && javaScriptEnabled !== false) waitAfterLoading(page)
    const problems: string[] = []
    const note = (text: string) => {
      if (!allowErrors.some((allowed) => allowed.test(text))) problems.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => note(String(error)))
    await provide(page)
    expect(problems, 'the console stays clean').toEqual([])
  },
})

export { expect }
