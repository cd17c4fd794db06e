import { test as base, expect } from '@playwright/test'

/** A test whose page must keep its console clean: an error or a failed hydration there is a failed journey. */
export const journey = base.extend<{ allowErrors: RegExp[] }>({
  allowErrors: [[], { option: true }],
  page: async ({ page, allowErrors }, provide) => {
    const problems: string[] = []
    const note = (text: string) => {
      if (!allowErrors.some((allowed) => allowed.test(text))) problems.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => note(String(error)))
    await provide(page)
    expect(problems, 'the console stays clean').toEqual([])
  },
})

export { expect }
