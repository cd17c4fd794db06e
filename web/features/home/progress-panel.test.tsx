import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { User } from '#contract/accounts.ts'
import ProgressPanel from './progress-panel.tsx'

const DAY = 86_400_000
const after = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

const panel = (subscriptionStatus: User['subscriptionStatus'], days: number | null = null): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProgressPanel
        member={{
          id: '0192f5c6-0000-7000-8000-000000000001',
          email: 'thandi@example.com',
          firstName: null,
          lastName: null,
          profileImageUrl: null,
          subscriptionStatus,
          trialEndDate: days === null ? null : after(days),
          isFoundingMember: subscriptionStatus === 'free_lifetime',
          signupDate: after(days === null ? -10 : days - 30),
          registrationNumber: 7,
          authProvider: 'local',
          emailVerified: true,
        }}
      />
    </MemoryRouter>,
  )

describe('Your Progress on the home page', () => {
  test.each([
    ['free_lifetime', 'Free Lifetime'],
    ['trial', 'Premium Trial'],
    ['active', 'Premium'],
    ['free', 'Free'],
  ] as const)('calls the plan of a %s member "%s"', (status, label) => {
    expect(panel(status)).toContain(`>${label}</p>`)
  })

  test('shows the days left of a trial, and the share of it that has passed', () => {
    const html = panel('trial', 11.5)
    expect(html).toContain('>12</p>')
    expect(html).toMatch(/<progress[^>]*value="60"/)
    expect(panel('active')).not.toContain('<progress')
  })
})
