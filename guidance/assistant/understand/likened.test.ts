import { describe, expect, it } from 'vitest'
import { plainlyLikened } from './likened.ts'

describe('what something is only likened to', () => {
  it.each([
    ['lips like biltong. what works', 'lips very dry. what works'],
    ['my hands are dry like biltong', 'my hands are very dry'],
    ['my face feels just like the karoo', 'my face feels very dry'],
    ['it has gone from clear to dark like rooibos tea. throw?', 'it has gone from clear to dark. throw?'],
  ])('is said plainly: %s', (text, plain) => expect(plainlyLikened(text)).toBe(plain))

  it.each([
    'i like biltong, is it bad for acne',
    'foods like biltong and chips',
    'my wee is dark like tea',
    'face like leather after the braai flared',
    'a burn that looks like parchment',
    'gold crusts like cornflakes',
    'does rooibos tea help',
  ])('stays: %s', (text) => expect(plainlyLikened(text)).toBe(text))
})
