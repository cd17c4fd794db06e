import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JoinBanner } from './join-banner.tsx'
import type { RegistrationInfo } from './registration-info.ts'

const founding: RegistrationInfo = {
  nextRegistrationNumber: 62,
  userCount: 61,
  foundingCap: 100,
  trialDays: 30,
  annualPriceUsd: '9.99',
  passMonths: 12,
  tier: 'founding',
  message: 'Free.',
}
const textOf = (info: RegistrationInfo | undefined) =>
  renderToStaticMarkup(<JoinBanner info={info} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

test('shows the specified founding offer with the numbers from the server', () => {
  expect(textOf(founding)).toContain('Member #62')
  expect(textOf(founding)).toContain('Free Lifetime Access & Early Bird Perks For The First 100 Members')
  expect(textOf(founding)).toContain('61 of 100 members joined')
  expect(textOf(founding)).toContain('Only 39 spots remaining!')
})

test("uses the server's cap, and a progress bar instead of petals when it is large", () => {
  const large = renderToStaticMarkup(<JoinBanner info={{ ...founding, foundingCap: 1000 }} />)
  expect(large).toContain('First 1000 Members')
  expect(large).toContain('<progress')
})

test('exposes the petals as a progress bar to assistive technology', () => {
  expect(renderToStaticMarkup(<JoinBanner info={founding} />)).toMatch(
    /role="progressbar"[^>]*aria-valuemax="100" aria-valuenow="61"/,
  )
})

test('uses the singular for the last spot and never goes below zero', () => {
  expect(textOf({ ...founding, userCount: 99 })).toContain('Only 1 spot remaining!')
  expect(textOf({ ...founding, userCount: 104 })).toContain('Only 0 spots remaining!')
})

test("shows the length of a trial and the server's message", () => {
  const message = 'Your first 30 days of premium are free. No card needed.'
  expect(textOf({ ...founding, tier: 'trial', message })).toBe(` 30-Day Free Trial ${message} `)
})

test("shows the premium subscription and the server's message when membership must be paid for", () => {
  expect(textOf({ ...founding, tier: 'paid', message: 'Membership is 9.99 USD for 12 months.' })).toBe(
    ' Premium Subscription Membership is 9.99 USD for 12 months. ',
  )
})

test('promises nothing before the server has responded', () => {
  expect(textOf(undefined)).not.toMatch(/free|member #/i)
})
