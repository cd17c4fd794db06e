import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const objections = async (axe: AxeBuilder): Promise<string[]> =>
  (await axe.analyze()).violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )

const wear = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(theme)
}

/**
 * Expects that axe objects to nothing on the page as it stands, first in the light theme, then in the dark one. Between them nothing changes but
 * colours, so in the dark only what is said of colours is asked again: half the time for the same answer.
 */
export const expectAccessible = async (page: Page, where = 'here'): Promise<void> => {
  await wear(page, 'light')
  expect(await objections(new AxeBuilder({ page }).withTags(rules)), `${where}, in the light theme`).toEqual([])
  await wear(page, 'dark')
  expect(
    await objections(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])),
    `${where}, in the dark theme`,
  ).toEqual([])
}
