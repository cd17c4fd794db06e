import { expect, it } from 'vitest'
import { contactAddress } from './contact.ts'

it('the mail address stands under the domain of the site, whatever its port or www', () => {
  expect(contactAddress('https://www.skynn.example')).toBe('hello@skynn.example')
  expect(contactAddress('http://localhost:3000')).toBe('hello@localhost')
})
