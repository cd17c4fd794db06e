import { describe, expect, it } from 'vitest'
import { knowledge as open } from '#server/content/knowledge.ts'
import { situationOf } from '../safety/read-situation.ts'
import { guarded, mayOffer, needsPregnancyLine, ownLinksOnly } from './guard.ts'

const knowledge = await open()
const pregnant = situationOf(knowledge, { pregnant: true })
const anybody = situationOf(knowledge, undefined)

describe('the last look at an answer', () => {
  it('takes out a sentence that names a retinoid to somebody pregnant, and leaves one that warns of it', () => {
    expect(guarded(knowledge, 'Azelaic acid helps. Retinol helps too.', pregnant)).toBe('Azelaic acid helps.')
    expect(guarded(knowledge, 'Leave retinol out until after the pregnancy.', pregnant)).toBe(
      'Leave retinol out until after the pregnancy.',
    )
    expect(guarded(knowledge, 'Retinol helps too.', anybody)).toBe('Retinol helps too.')
  })

  const allergic = situationOf(knowledge, undefined, 'I am allergic to aspirin')
  it.each([
    'Use a body lotion with urea 5–10%, lactic acid or salicylic acid once a day after washing.',
    'Salicylic acid two evenings a week, no scrubs.',
  ])('takes a warning of one thing for no warning of another: %s', (sentence) =>
    expect(guarded(knowledge, sentence, allergic)).not.toMatch(/salicylic/i),
  )
  it.each(['Leave salicylic acid out.', 'No lemon, baking soda or salicylic acid.'])(
    'keeps what warns of the very thing: %s',
    (sentence) => expect(guarded(knowledge, sentence, allergic)).toBe(sentence),
  )

  it('does not take the warning of a retinoid for one of what stands beside it', () => {
    expect(
      guarded(
        knowledge,
        '- **Blackheads:** Salicylic acid 0.5–2% two evenings a week, or a retinoid at night (not in pregnancy).',
        allergic,
      ),
    ).not.toMatch(/salicylic/i)
  })

  it('takes out a list item of which nothing is left', () => {
    expect(guarded(knowledge, '1. Cleanse\n2. Adapalene at night\n3. Moisturise', pregnant)).toBe(
      '1. Cleanse\n3. Moisturise',
    )
  })

  it('takes out what somebody asked to leave out', () => {
    const without = situationOf(knowledge, { avoid: 'niacinamide' })
    expect(guarded(knowledge, 'Try niacinamide 4%. Azelaic acid helps as well.', without)).toBe(
      'Azelaic acid helps as well.',
    )
  })

  const told = (fact: string) => situationOf(knowledge, undefined, fact)

  it.each([
    ['I am sunburnt', 'A gentle AHA two or three nights a week frees trapped hairs.'],
    ['I am sunburnt', '**How:** vitamin C in the morning;'],
  ])('knows what whole families are called, and every way to put them forward: %s', (fact, sentence) =>
    expect(guarded(knowledge, sentence, told(fact))).toBe(''),
  )

  it.each([
    ['I am allergic to milk', 'A yoghurt mask once a week is best.'],
    ['I am allergic to latex', 'Wear rubber gloves.'],
  ])('knows what is left out by its everyday names: %s', (fact, sentence) =>
    expect(guarded(knowledge, sentence, told(fact))).toBe(''),
  )

  it('takes no line on pregnancy in brackets for enough where there is one', () => {
    expect(guarded(knowledge, 'A low-strength retinol at night (not in pregnancy) may clear them.', pregnant)).toBe('')
    expect(guarded(knowledge, 'Do not use retinol, adapalene or tretinoin.', pregnant)).toBe(
      'Do not use retinol, adapalene or tretinoin.',
    )
  })

  it('keeps salon treatments from skin on isotretinoin, files from feet that feel little, and a second retinoid from who was prescribed one', () => {
    expect(guarded(knowledge, 'Waxing lasts longest and is good on legs.', told('I am on Roaccutane'))).toBe('')
    expect(
      guarded(
        knowledge,
        'Soften and file: a salicylic plaster on the hard skin works.',
        told('I have diabetes with numb feet'),
      ),
    ).toBe('')
    expect(
      guarded(knowledge, 'For fine lines look for retinol on the label.', told('my derm has me on tretinoin')),
    ).toBe('')
  })

  it('names no sunscreen for a baby under six months, and says when it is time', () => {
    const baby = told("it's for my baby of 4 months")
    expect(guarded(knowledge, 'Wear sunscreen, SPF 30–50, every morning. Shade and a hat.', baby)).toBe(
      'Shade and a hat.',
    )
    expect(guarded(knowledge, 'No sunscreen yet: shade and a hat.', baby)).toBe('No sunscreen yet: shade and a hat.')
    expect(guarded(knowledge, 'From six months a sunscreen with zinc oxide.', baby)).toBe(
      'From six months a sunscreen with zinc oxide.',
    )
  })

  it('keeps the other names of what is left out, which somebody needs to find it', () => {
    const names = 'Look for lanolin and its other names: wool wax, wool fat.'
    expect(guarded(knowledge, names, told('I am allergic to lanolin'))).toBe(names)
  })

  it('asks for the line on pregnancy where a retinoid is put forward without it', () => {
    expect(needsPregnancyLine('For fine lines look for retinol on the label.')).toBe(true)
    expect(needsPregnancyLine('For fine lines look for retinol on the label, not in pregnancy.')).toBe(false)
    expect(needsPregnancyLine('No acids or retinoids until it has healed.')).toBe(false)
  })

  it('offers nobody a page about what they must not have', () => {
    expect([
      mayOffer(knowledge, 'Retinoids: start slowly', pregnant),
      mayOffer(knowledge, 'Dark spots', pregnant),
      mayOffer(knowledge, 'Retinoids: start slowly', anybody),
    ]).toEqual([false, true, true])
  })

  it('keeps links to our own pages, and turns those somebody pasted into text', () => {
    const own = new Set(['/articles/a'])
    expect(ownLinksOnly('[A](/articles/a) [B](/articles/a#part)', own)).toBe('[A](/articles/a) [B](/articles/a#part)')
    expect(ownLinksOnly('Retinol ](http://x) and [win](javascript:alert(1)) https://evil.example/x', own)).not.toMatch(
      /\]\(|https?:|javascript:/,
    )
  })
})
