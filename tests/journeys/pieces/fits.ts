import { expect, type Page } from '@playwright/test'

/** Doubles the text size of the open page, as a visitor's browser settings can. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** The elements that extend beyond the sides of the screen, or are cut off by a box around them that does not scroll. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const ignored = '.sr-only, .skip, .truncate, svg, [aria-hidden="true"], [style*="clip"]'
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow)
    const within = (inner: DOMRect, outer: { left: number; right: number; top: number; bottom: number }) =>
      inner.left >= outer.left - 2 &&
      inner.right <= outer.right + 2 &&
      inner.top >= outer.top - 2 &&
      inner.bottom <= outer.bottom + 2
    const fits = (element: Element): boolean => {
      let box = element.getBoundingClientRect()
      for (let at: Element = element; at !== document.body; at = at.parentElement ?? document.body) {
        const style = getComputedStyle(at)
        if (at !== element && scrolls(at)) box = at.getBoundingClientRect()
        else if (at !== element && /hidden|clip/.test(style.overflow) && !within(box, at.getBoundingClientRect()))
          return false
        if (style.position === 'fixed') return within(box, { left: 0, right: width, top: 0, bottom: height })
      }
      return within(box, { left: 0, right: width, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY })
    }
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0,
      )
      .filter((element) => element.closest(ignored) === null && !fits(element))
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 40)}`,
      )
  })

/** Expects that nothing on the page is cut off and that it does not scroll horizontally. */
export const expectNothingCutOff = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  expect(await cutOff(page)).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'does not scroll horizontally',
  ).toBe(true)
}

/** Expects that each enabled control of the open overlay can be clicked, if necessary after scrolling to it. */
export const expectControlsReachable = async (page: Page): Promise<void> => {
  const controls = page
    .locator('[role="dialog"], [role="menu"], .toast, .overlay')
    .locator('a, button:enabled, input:enabled, [role^="menuitem"]')
    .filter({ visible: true })
  for (const control of await controls.all()) await control.click({ trial: true, timeout: 3_000 })
  expect(await controls.count()).toBeGreaterThan(0)
}
