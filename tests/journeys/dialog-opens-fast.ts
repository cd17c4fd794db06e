import { expect, journey } from './pieces/reading.ts'

/** Milliseconds from the press to the painted dialog, on a processor that is four times slower. */
const OPENS_WITHIN = 150
const SLOWDOWN = 4
const TRIES = 7

journey(
  'the sign-in and join dialogs open within 150 ms on a slow phone once their code is there',
  async ({ page, browserName }) => {
    journey.skip(browserName !== 'chromium', 'the processor is slowed down through the DevTools protocol')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/auth?tab=register', { waitUntil: 'networkidle' })
    await page.goto('/articles/cleansers-compared', { waitUntil: 'networkidle' })
    const dialog = page.getByRole('dialog')
    const opener = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    // Fetches the code and the offer.
    for (const name of ['Sign In', 'Join Now']) {
      await opener(name).click()
      await expect(dialog.getByLabel('Email')).toBeVisible()
      await close()
    }
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    for (const name of ['Sign In', 'Join Now']) {
      const times: number[] = []
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        times.push(
          await opener(name).evaluate(
            (link) =>
              new Promise<number>((resolve) => {
                const began = performance.now()
                const look = () => {
                  if (document.querySelector('[role="dialog"] input[type="email"]') === null)
                    requestAnimationFrame(look)
                  // The frame with the form has been painted when a task runs after it.
                  else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
                }
                requestAnimationFrame(look)
                if (link instanceof HTMLElement) link.click()
              }),
          ),
        )
        await close()
      }
      const figures = times.toSorted((one, other) => one - other).map((time) => Math.round(time))
      journey.info().annotations.push({ type: 'milliseconds', description: `${name}: ${figures.join(', ')}` })
      console.log(`${name}: ${figures.join(', ')} ms`)
      // The quickest: on a machine that is busy with other work the others measure that work.
      expect(figures[0], name).toBeLessThan(OPENS_WITHIN)
    }
  },
)
