import { expect, it } from 'vitest'
import { contactAddress } from './contact.ts'

it('the email address uses the domain of the site without www, and skynn.co.za on a host without a domain', () => {
  expect(contactAddress('https://www.skynn.example')).toBe('hello@skynn.example')
  for (const local of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(contactAddress(local)).toBe('hello@skynn.co.za')
})
