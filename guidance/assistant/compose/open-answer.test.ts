import { describe, expect, it } from 'vitest'
import { asksOpenly } from '../understand/asked-openly.ts'
import { detailFirst, measureFirst } from './detail-first.ts'
import { fitting } from './fitting-verdict.ts'
import { priceSaid } from './price-unknown.ts'

describe('a question that has no yes', () => {
  it.each(['why do i only break out on my forehead', 'which foundation wont clog my pores'])('is "%s"', (message) =>
    expect(asksOpenly(message)).toBe(true),
  )
  it.each(['what is squalane and is it bad', 'what about retinol'])('is not "%s"', (message) =>
    expect(asksOpenly(message)).toBe(false),
  )

  it.each([
    ['**It can: oil and sweat clog pores there.** Wash.', '**Oil and sweat clog pores there.** Wash.'],
    ['**Yes, it can be: hormones bring patches.**', '**Hormones bring patches.**'],
  ])('is answered without one: %s', (response, start) =>
    expect(fitting(response, 'why do i break out there').startsWith(start)).toBe(true),
  )

  it.each(['**No, never: keep Jik off your skin.**', '**No, not for a child: leave retinol out.**'])(
    'keeps what forbids, refuses or is no sentence without it: %s',
    (response) => expect(fitting(response, 'how much must i use')).toBe(response),
  )
  it('leaves a verdict that was asked for', () =>
    expect(fitting('**Yes, it can: oil clogs pores there.**', 'can hair oil give me pimples')).toBe(
      '**Yes, it can: oil clogs pores there.**',
    ))
})

describe('a verdict that was written for the question put the other way round', () => {
  it.each([
    [
      'is expensive sunscreen better than the cheap one',
      '**Yes, a cheap sunscreen protects as well as a dear one.**',
      '**No, not by itself: a cheap',
    ],
    ['will dark marks go away by themself', '**No, marks usually fade, slowly, over months.**', '**Mostly yes: marks'],
    ['are my dark marks permanent', '**Yes, marks usually fade over months.**', '**Mostly not: marks'],
    ['is cold water better than hot for pores', '**No, cold water is not bad for your face.**', '**Cold water'],
    [
      'does dark skin need a different sunscreen than light skin',
      '**Yes, darker skin needs sunscreen too.**',
      '**No, not a different one: darker',
    ],
    [
      'is it normal for teenage boys to have back acne',
      '**No, it is a myth that only teenagers get acne.**',
      '**It is a myth',
    ],
  ])('%s', (message, response, start) =>
    expect(fitting(response, message).startsWith(start), fitting(response, message)).toBe(true),
  )
  it.each([
    ['is the cheap sunscreen as good as the dear one', '**Yes, a cheap sunscreen protects as well as a dear one.**'],
    ['will my stretch marks go away', '**No cream removes stretch marks; they soften and fade.**'],
  ])('stays where it fits: %s', (message, response) => expect(fitting(response, message)).toBe(response))
})

describe('what an answer says of a detail that was told', () => {
  const answer = '**Once or twice a week is enough.** Salt scratches.\n\nNever over a rash. Sensitive skin needs less.'
  it('stands with its verdict', () =>
    expect(detailFirst(answer, 'how often must i exfoliate, my skin is sensitive')).toBe(
      '**Once or twice a week is enough. Sensitive skin needs less.** Salt scratches.\n\nNever over a rash.',
    ))
  it('is a clause of its own where it stands behind a semicolon', () =>
    expect(
      detailFirst(
        '**Once a week is enough.** More dries. Very oily skin may bear it twice; dry or sensitive skin does better without it.',
        'how often a clay mask, my skin is dry',
      ),
    ).toBe(
      '**Once a week is enough. Dry or sensitive skin does better without it.** More dries. Very oily skin may bear it twice.',
    ))
  it.each(['how often must i exfoliate', 'how often must i exfoliate in winter'])(
    'stays where nothing of it was told: %s',
    (message) => expect(detailFirst(answer, message)).toBe(answer),
  )
  it('moves nothing that calls for help', () => {
    const help = '**Wash gently.** Rest it.\n\nDry first. Sensitive skin that weeps: a clinic today.'
    expect(detailFirst(help, 'my skin is sensitive')).toBe(help)
  })
})

describe('a measure that is asked for', () => {
  const answer = '**Yes, they go well together.**\n\nFirst the serum.\n\n**How often:** once or twice a day.'
  it('leads the answer that has it under a label', () =>
    expect(measureFirst(answer, 'can i use both and how many times a day')).toBe(
      '**Once or twice a day.** Yes, they go well together.\n\nFirst the serum.',
    ))
  it.each(['can i use both', 'how long must i wait'])('stays where it is not: %s', (message) =>
    expect(measureFirst(answer, message)).toBe(answer),
  )
  it('is seldom at first where it can be hard on the skin that was told', () =>
    expect(
      measureFirst('**Only with care: glycolic acid can be hard on sensitive skin.**', 'how often can i use it'),
    ).toMatch(/^\*\*Once a week at first, and only with care: glycolic/))
  it('never goes before what forbids', () => {
    const no = '**No, leave it out.**\n\n**How often:** never.'
    expect(measureFirst(no, 'how often can i use it')).toBe(no)
  })
})

describe('a price that is not known', () => {
  const answer = '**Yes, on one pimple: a patch soaks up fluid.** It prevents none.'
  it('is said to be so first', () =>
    expect(priceSaid(answer, 'how much do pimple patches cost')).toBe(
      '**I hold no live prices: compare the price per piece or per 100 ml in two shops or their apps.** On one pimple: a patch soaks up fluid. It prevents none.',
    ))
  it.each(['do pimple patches work', 'how much must i use'])('is nothing to “%s”', (message) =>
    expect(priceSaid(answer, message)).toBe(answer),
  )
  it('is said once', () =>
    expect(priceSaid('**I hold no live shop prices.** Look.', 'how much does retinol cost')).toBe(
      '**I hold no live shop prices.** Look.',
    ))
})
