import { expect, it } from 'vitest'
import { contactAddress } from './contact.ts'

it('the mail address stands under the domain of the site, whatever its port or www', () => {
  expect(contactAddress('https://www.skynn.example')).toBe('hello@skynn.example')
  for (const local of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(contactAddress(local)).toBe('hello@skynn.co.za')
})
