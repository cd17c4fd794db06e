import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#web/app.css'
import { Carousel } from './carousel.tsx'

const renderSlides = async () => {
  await render(
    <>
      <Carousel id="offers" title="Offers" text="Newest first." action={<a href="#all">All</a>}>
        {[1, 2, 3, 4, 5].map((at) => (
          <p key={at}>
            <a href={`#${at}`}>Offer {at}</a>
          </p>
        ))}
      </Carousel>
      <a href="#after">After</a>
    </>,
  )
  await expect.poll(shown).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])
}
/** The slides that can be reached. */
const shown = () => [...document.querySelectorAll('.slides > :not([inert]) a')].map((link) => link.textContent)
const next = page.getByRole('button', { name: 'Next: Offers' })
const previous = page.getByRole('button', { name: 'Previous: Offers' })
const pause = page.getByRole('button', { name: 'Pause Offers' })
const play = page.getByRole('button', { name: 'Play Offers' })

beforeEach(async () => {
  await page.viewport(1280, 800)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a carousel', () => {
  test('moves by what is in view, and from one end to the other', async () => {
    await renderSlides()
    await next.click()
    await expect.poll(shown).toEqual(['Offer 3', 'Offer 4', 'Offer 5'])
    await next.click()
    await expect.poll(shown).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])
    await previous.click()
    await expect.poll(shown).toEqual(['Offer 3', 'Offer 4', 'Offer 5'])
  })

  test('keeps slides out of view from the keyboard', async () => {
    await renderSlides()
    await userEvent.click(page.getByText('Newest first.'))
    for (let press = 0; press < 6; press += 1) await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('Offer 3')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText('After')).toHaveFocus()
  })

  test.each([
    [360, ['Offer 1']],
    [768, ['Offer 1', 'Offer 2']],
  ])('on a window %i pixels wide shows %j', async (width, slides) => {
    await page.viewport(width, 740)
    await render(
      <Carousel id="offers" title="Offers" text="" action={null}>
        {[1, 2, 3, 4].map((at) => (
          <a key={at} href={`#${at}`}>
            Offer {at}
          </a>
        ))}
      </Carousel>,
    )
    await expect.poll(shown).toEqual(slides)
  })
})

describe('automatic slides', () => {
  test('advance by one every five seconds, and not while a mouse is over them', async () => {
    await renderSlides()
    await userEvent.hover(page.getByText('After'))
    await vi.advanceTimersByTimeAsync(5000)
    await expect.poll(shown).toEqual(['Offer 2', 'Offer 3', 'Offer 4'])
    await userEvent.hover(page.getByText('Offer 3'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown()).toEqual(['Offer 2', 'Offer 3', 'Offer 4'])
  })

  test('stop and start with their button', async () => {
    await renderSlides()
    await pause.click()
    await userEvent.hover(page.getByText('After'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown()).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])
    await play.click()
    await userEvent.hover(page.getByText('After'))
    await vi.advanceTimersByTimeAsync(5000)
    await expect.poll(shown).toEqual(['Offer 2', 'Offer 3', 'Offer 4'])
  })

  test('stop for good when the focus enters, and announce slides from then on', async () => {
    await renderSlides()
    const row = document.querySelector('.slides')
    expect(row?.ariaLive).toBe('off')
    await userEvent.hover(page.getByText('After'))
    document.querySelector<HTMLElement>('.slides a')?.focus()
    await expect.element(play).toBeVisible()
    expect(row?.ariaLive).toBe('polite')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown()).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])
  })

  test('never run when less motion is wanted', async () => {
    const matches = window.matchMedia.bind(window)
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion') ? Object.assign(new EventTarget(), { matches: true }) : matches(query),
    )
    await renderSlides()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown()).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])
    vi.unstubAllGlobals()
  })
})
