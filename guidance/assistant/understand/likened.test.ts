import { describe, expect, it } from 'vitest'
import { plainlyLikened } from './likened.ts'

describe('what something is only likened to', () => {
  it.each([
    ['lips like biltong. what works', 'lips very dry. what works'],
    ['my hands are dry like biltong', 'my hands are very dry'],
  ])('is said plainly: %s', (text, plain) => expect(plainlyLikened(text)).toBe(plain))

  it.each(['i like biltong, is it bad for acne', 'foods like biltong and chips'])('stays: %s', (text) =>
    expect(plainlyLikened(text)).toBe(text),
  )
})
