import { describe, expect, it } from 'vitest'
import { knowledge as open } from '#server/content/knowledge.ts'
import { situationOf } from '../safety/read-situation.ts'
import { guarded, mayOffer, ownLinksOnly } from './guard.ts'

const knowledge = await open()
const pregnant = situationOf(knowledge, { pregnant: true })
const anybody = situationOf(knowledge, undefined)

describe('the last look at an answer', () => {
  it('takes out a sentence that names a retinoid to somebody pregnant, and leaves one that warns of it', () => {
    expect(guarded(knowledge, 'Azelaic acid helps. Retinol helps too.', pregnant)).toBe('Azelaic acid helps.')
    expect(guarded(knowledge, 'Leave retinol out until after the pregnancy.', pregnant)).toBe('Leave retinol out until after the pregnancy.')
    expect(guarded(knowledge, 'Retinol helps too.', anybody)).toBe('Retinol helps too.')
  })

  const allergic = situationOf(knowledge, undefined, 'I am allergic to aspirin')
  it.each([
    'Use a body lotion with urea 5–10%, lactic acid or salicylic acid once a day after washing.', 'Salicylic acid two evenings a week, no scrubs.', 'Use one active all month, not only in that week: salicylic acid 0.5–2%.',
    'Benzoyl peroxide or a salicylic wash left on for two minutes.',
  ])('takes a warning of one thing for no warning of another: %s', (sentence) => expect(guarded(knowledge, sentence, allergic)).not.toMatch(/salicylic/i))
  it.each(['Leave salicylic acid out.', 'No lemon, baking soda or salicylic acid.', 'Salicylic acid is not for you.', 'Ask first before salicylic acid.', 'Salicylic acid comes, or may come, with aspirin, which you leave out.'])('keeps what warns of the very thing: %s', (sentence) =>
    expect(guarded(knowledge, sentence, allergic)).toBe(sentence))

  it('does not take the warning of a retinoid for one of what stands beside it', () => {
    expect(guarded(knowledge, '- **Blackheads:** Salicylic acid 0.5–2% two evenings a week, or a retinoid at night (not in pregnancy).', allergic)).not.toMatch(/salicylic/i)
  })

  it('takes out a list item of which nothing is left', () => {
    expect(guarded(knowledge, '1. Cleanse\n2. Adapalene at night\n3. Moisturise', pregnant)).toBe('1. Cleanse\n3. Moisturise')
  })

  it('takes out what somebody asked to leave out', () => {
    const without = situationOf(knowledge, { avoid: 'niacinamide' })
    expect(guarded(knowledge, 'Try niacinamide 4%. Azelaic acid helps as well.', without)).toBe('Azelaic acid helps as well.')
  })

  it('offers nobody a page about what they must not have', () => {
    expect([mayOffer(knowledge, 'Retinoids: start slowly', pregnant), mayOffer(knowledge, 'Dark spots', pregnant), mayOffer(knowledge, 'Retinoids: start slowly', anybody)]).toEqual([false, true, true])
  })

  it('keeps links to our own pages, and turns those somebody pasted into text', () => {
    const own = new Set(['/articles/a'])
    expect(ownLinksOnly('[A](/articles/a) [B](/articles/a#part)', own)).toBe('[A](/articles/a) [B](/articles/a#part)')
    expect(ownLinksOnly('Retinol ](http://x) and [win](javascript:alert(1)) https://evil.example/x', own)).not.toMatch(/\]\(|https?:|javascript:/)
  })
})
