import { expect, it } from 'vitest'
import { pattern } from './pattern.ts'

it('is read as if it stood in one line, with what is put in, and backslashes as they are', () => {
  const place = 'chin|cheek'
  expect(
    pattern`
    \b(?:my |the )
    (?:${place})\b`.source,
  ).toBe(String.raw`\b(?:my |the )(?:chin|cheek)\b`)
})

it('keeps a space that ends a line', () =>
  expect('my chin').toMatch(
    new RegExp(
      pattern`my ${''}
  chin`,
      'g',
    ),
  ))
