import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { foundingStats, me } from '#contract/routes/accounts.ts'
import { Overlays } from '#web/shell/overlays/overlays.tsx'
import { stopClock } from './fake-time.ts'
import { member, renderApp } from './render-app.tsx'
import { stubApi } from './stub-api.ts'

/** 39 of 100 founding places are left. */
export const places = { foundingMemberCount: 61, foundingCap: 100, totalSignups: 61 }

/** Answers the cookie consent beforehand. */
export const answerConsent = (): void => localStorage.setItem('skynn.cookie-consent', 'rejected-optional')

/** Renders a page with its overlays, three seconds after its start, with the clock stopped. `until` moves the clock (fake-time.ts). */
export const renderOverlays = async ({ signedIn = false, stats = places } = {}) => {
  // Loaded beforehand: loading takes real time.
  await import('#web/shell/overlays/overlay-host.tsx')
  const until = stopClock()
  const api = stubApi()
  api.returns(foundingStats, stats)
  api.returns(me, member)
  await renderApp(
    <>
      <Overlays />
      <a href="#main">Skip to content</a>
    </>,
    { signedIn },
  )
  await until(3_000)
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  return { api, until }
}
