import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const violationsOn = async (axe: AxeBuilder): Promise<string[]> =>
  // Our pages have no frames, so axe needs no page of its own to collect their results.
  (await axe.setLegacyMode().analyze()).violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )

const applyTheme = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme)
}

/**
 * Expects no axe violations on the current page, first in the light theme, then in the dark one. The themes differ only in colours, so in
 * the dark theme only the colour rules run, which halves the time.
 * @param themes `light` for a second width of a page whose dark theme has been checked
 */
export const expectAccessible = async (
  page: Page,
  where = 'here',
  themes: 'both' | 'light' = 'both',
): Promise<void> => {
  await applyTheme(page, 'light')
  expect(await violationsOn(new AxeBuilder({ page }).withTags(rules)), `${where}, in the light theme`).toEqual([])
  if (themes === 'light') return
  await applyTheme(page, 'dark')
  expect(
    await violationsOn(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])),
    `${where}, in the dark theme`,
  ).toEqual([])
}
