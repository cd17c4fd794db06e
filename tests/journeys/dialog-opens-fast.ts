import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, journey } from './pieces/reading.ts'

journey.setTimeout(120_000)

/** Most processor time that opening may take, in yardsticks: a limit in milliseconds would measure the machine. Typical are 0.9 to 1.0. */
const MOST_YARDSTICKS = 1.25
const SLOWDOWN = 4
const TRIES = 7

/** Presses the link. @returns the milliseconds until the frame with the form has been painted */
const open = (opener: Locator): Promise<number> =>
  opener.evaluate(
    (link) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        const look = () => {
          if (document.querySelector('[role="dialog"] input[type="email"]') === null) requestAnimationFrame(look)
          // A task that follows the frame.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        }
        requestAnimationFrame(look)
        if (link instanceof HTMLElement) link.click()
      }),
  )

/** The processor time that the page's main thread has used, in milliseconds: unlike the clock, other programs do not change it. */
const used = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** The processor time of a fixed piece of work, the median of several tries: how fast this machine is now, in milliseconds. */
const yardstickOf = async (page: Page, session: CDPSession): Promise<number> => {
  const figures: number[] = []
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await used(session)
    await page.evaluate(() => {
      const list = document.createElement('ul')
      list.innerHTML = '<li><p>A fixed piece of work to <b>build</b>, style and lay out.</p></li>'.repeat(500)
      document.body.append(list)
      list.getBoundingClientRect()
      list.remove()
    })
    figures.push((await used(session)) - before)
  }
  return figures.toSorted((one, other) => one - other)[Math.floor(TRIES / 2)] ?? Number.NaN
}

/** The figures of several tries, the smallest first. */
const triesOf = async (page: Page, measure: () => Promise<number>): Promise<number[]> => {
  const figures: number[] = []
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    figures.push(Math.round(await measure()))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  return figures.toSorted((one, other) => one - other)
}

journey(
  'the sign-in and join dialogs open with little work once their code is there',
  async ({ page, browserName }) => {
    journey.skip(browserName !== 'chromium', 'the figures come from the DevTools protocol')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/articles/cleansers-compared', { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    for (const name of ['Sign In', 'Join Now']) {
      const opener = page.getByRole('main').getByRole('link', { name, exact: true })
      // Fetches the code and the offer.
      await open(opener)
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()

      const yardstick = await yardstickOf(page, session)
      const work = await triesOf(page, async () => {
        const before = await used(session)
        await open(opener)
        return (await used(session)) - before
      })
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      const clock = await triesOf(page, () => open(opener))
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      journey.info().annotations.push({
        type: 'milliseconds',
        description: `${name}: yardstick ${Math.round(yardstick)}; processor ${work.join(', ')}; clock at ${SLOWDOWN}x slowdown ${clock.join(', ')}`,
      })
      expect((work[Math.floor(TRIES / 2)] ?? Number.NaN) / yardstick, name).toBeLessThan(MOST_YARDSTICKS)
    }
  },
)
