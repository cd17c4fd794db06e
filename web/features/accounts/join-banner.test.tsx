import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JoinBanner } from './join-banner.tsx'
import type { RegistrationInfo } from './registration-info.ts'

const founding: RegistrationInfo = {
  nextRegistrationNumber: 62,
  userCount: 61,
  foundingCap: 100,
  trialDays: 30,
  tier: 'founding',
  message: 'Free.',
}
const words = (info: RegistrationInfo | undefined) =>
  renderToStaticMarkup(<JoinBanner info={info} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

test('a founding place is offered in the specified words, with the numbers of the server', () => {
  expect(words(founding)).toContain('Member #62')
  expect(words(founding)).toContain('Free Lifetime Access & Early Bird Perks For The First 100 Members')
  expect(words(founding)).toContain('61 of 100 members joined')
  expect(words(founding)).toContain('Only 39 spots remaining!')
})

test("the cap is the server's, and a large one is a bar instead of a thousand petals", () => {
  const large = renderToStaticMarkup(<JoinBanner info={{ ...founding, foundingCap: 1000 }} />)
  expect(large).toContain('First 1000 Members')
  expect(large).toContain('<progress')
})

test('how many have joined is a progress bar for those who cannot see the petals', () => {
  expect(renderToStaticMarkup(<JoinBanner info={founding} />)).toMatch(
    /role="progressbar"[^>]*aria-valuemax="100" aria-valuenow="61"/,
  )
})

test('the last place is one spot, and there are never fewer than none', () => {
  expect(words({ ...founding, userCount: 99 })).toContain('Only 1 spot remaining!')
  expect(words({ ...founding, userCount: 104 })).toContain('Only 0 spots remaining!')
})

test("a trial is named by its length, with the server's sentence", () => {
  const message = 'Your first 30 days of premium are free. No card needed.'
  expect(words({ ...founding, tier: 'trial', message })).toBe(` 30-Day Free Trial ${message} `)
})

test("once joining is paid for, it is the premium subscription with the server's sentence", () => {
  expect(words({ ...founding, tier: 'paid', message: 'Membership is 9.99 USD for 12 months.' })).toBe(
    ' Premium Subscription Membership is 9.99 USD for 12 months. ',
  )
})

test('nothing is promised before the server has answered', () => {
  expect(words(undefined)).not.toMatch(/free|member #/i)
})
