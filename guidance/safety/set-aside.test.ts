import { describe, expect, it } from 'vitest'
import { knowledge as load } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { mayBegin, withoutAsides } from './set-aside.ts'

const knowledge = await load()

describe('what is said by the way', () => {
  it.each([
    ['how somebody eats', 'I binge at night and then starve. The skin on my belly has red stretch marks'],
    ['a week without food', 'I starve all week, then binge on Fridays. What is good for dry lips'],
    ['which capsules', 'Nightmares, no joy and a short fuse, all new. Only new thing: Acnetane 20 mg'],
    [
      'since when a medicine is taken',
      'My skin hurts to touch like sunburn but I was never in the sun, and now big soft blisters. Been on phenytoin since end of last month',
    ],
  ])('is kept where a sign may begin with it: %s', (_, text) => expect(withoutAsides(knowledge, text)).toBe(text))
  it.each([
    [
      'I live in Tzaneen and work at a school. Thanks for all your help so far, you are the best. Is niacinamide ok for me?',
      'Is niacinamide ok for me?',
    ],
    ['It’s boiling hot here in Durban this week. Which sunscreen for me?', 'Which sunscreen for me?'],
    ['My sister told me about this app. Which cleanser for oily skin?', 'Which cleanser for oily skin?'],
  ])('goes where none does: “%s”', (text, rest) => expect(withoutAsides(knowledge, text)).toBe(rest))
  it.each([
    ['I binge at night and then starve', true],
    ['two lines on the stick this morning', true],
    ['my sister told me about this app', false],
    ['i live in Tzaneen', false],
  ])('may begin a sign or not: “%s” %s', (text, may) => expect(mayBegin(text)).toBe(may))
  it('tells what it tells', () =>
    expect(
      findRedFlags(
        knowledge,
        'My skin hurts to touch like sunburn but I was never in the sun, and now big soft blisters. Been on phenytoin since end of last month',
      )[0]?.id,
    ).toBe('severe-medicine-reaction'))
})
