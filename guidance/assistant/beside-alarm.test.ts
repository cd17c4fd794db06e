import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What comes after an alarm: who is seen to is answered, who will go is reminded, and what nobody sees to goes before.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const last = (talk: string) => converse(...talk.split(' >> '))

describe('an alarm that is seen to lets the next question be answered', () => {
  it.each([
    ['mole on my back black and growing >> cut out on monday, benign >> what is a ceramide', /ceramide/i, undefined],
    [
      'wound on my leg wont heal for 2 months >> clinic sister cleaned it and gave me dressings >> does retinol thin the skin?',
      /myth/,
      undefined,
    ],
    [
      'child drank jik >> phoned the poison line, they said just give water >> what is the difference between aha and bha?',
      /AHA/,
      '0861 555 777',
    ],
    [
      'my boyfriend burned me with the iron >> i left him on sunday, staying at my moms >> which sunscreen is good for dark marks',
      /sunscreen|SPF/,
      '0800 428 428',
    ],
  ])('%s', (talk, says, number) => {
    const { level, response } = last(talk)
    expect(level).toBeNull()
    expect(response).toMatch(says)
    expect(response).not.toContain('Please see to this first')
    if (number !== undefined) expect(response.split('\n\n').at(-1)).toContain(number)
  })

  it('what alarmed of a child says nothing of who asks next', () =>
    expect(
      last(
        'my toddlers eczema is oozing yellow >> the gp saw him this morning >> does niacinamide go before or after vitamin c?',
      ).response,
    ).not.toContain('child'))
  it('a pregnancy that was told with it still counts', () =>
    expect(
      last(
        'im pregnant and i was using tretinoin >> told my gynae, she said just stop >> is retinol good for wrinkles?',
      ).response,
    ).toContain('pregnan'))
})

describe('who will go is reminded in a line, and answered', () => {
  it.each([
    'new black line in my nail getting wider >> ok. booked with the gp for friday >> does retinol thin the skin?',
    'new black line in my nail getting wider >> sal gaan, dankie >> what is a ceramide',
  ])('%s', (talk) => {
    const { level, response } = last(talk)
    expect(level).toBeNull()
    expect(response).toMatch(/^\*\*Good that you will have it seen\. Keep to this: .*(?:doctor|clinic)/)
    expect(response.split('\n\n').length).toBeGreaterThan(2)
  })
})

describe('an urgent alarm that nobody has seen to is said first, and nothing is sold beside it', () => {
  it.each([
    'new black line in my nail getting wider >> does retinol thin the skin?',
    'mole on my arm bleeds >> what is the difference between aha and bha?',
  ])('%s', (talk) => {
    const { level, response } = last(talk)
    expect(level).toBe('urgent')
    expect(response).toMatch(/^\*\*First: .*\n\nTo your question:\n\n\*\*/s)
    expect(response).not.toMatch(/\bR ?\d|moisturi|serum/)
  })
  it.each(['mole on my arm bleeds >> which cream must i buy', 'mole on my arm bleeds >> aloe?'])(
    'what may be put on it is no other question: %s',
    (talk) => expect(last(talk).response).not.toContain('To your question'),
  )
})

describe('an emergency or a crisis that nobody sees to waits for nothing', () => {
  it.each([
    ['emergency', 'my baby drank acetone >> hubby is a paramedic, says wait >> best nail polish for brittle nails'],
    [
      'crisis',
      'my boyfriend burned me with the iron >> he says sorry, its fine now >> which sunscreen is good for dark marks',
    ],
  ])('%s: %s', (level, talk) => {
    expect(last(talk)).toMatchObject({ level })
    expect(last(talk).response).not.toContain('To your question')
  })
  it('a food that one does not bear is no emergency of now', () =>
    expect(last('my lips swell from avocado >> can i use persea gratissima oil').response).toMatch(
      /^\*\*No, not for you/,
    ))
  it.each([
    'my lips are swelling and i cant breathe >> ambulance is on the way >> what can i give while we wait',
    'got bleach in my eye >> at the clinic now >> whats the best eye cream',
  ])('nor does what is asked of it on the way: %s', (talk) => expect(last(talk).level).toBe('emergency'))
})

describe('what is told of its being seen to', () => {
  it('alarms of nothing by its words alone', () =>
    expect(last('mole on my arm bleeds >> sal gaan, dankie').topic.redFlag).toBe('changing-mole'))
  it('is answered as what it is', () => {
    expect(last('shingles on my back, burning >> dr gave acyclovir')).toMatchObject({ level: null })
    expect(last('mole on my arm bleeds >> booked for friday').response).toMatch(/^Good that you will have it seen/)
    expect(last('purple dots on my daughters legs that dont fade, fever >> on our way to hospital').response).toMatch(
      /^Good that it is being seen to/,
    )
    expect(last('i want to die >> i spoke to sadag, the lady was kind').response).toMatch(
      /^I am glad that you are not alone.*0800 567 567/s,
    )
  })
  it('is over where it gets worse, also after another question', () => {
    expect(
      last('wound on my leg wont heal for 2 months >> clinic sister cleaned it >> its worse now and smells').level,
    ).toBe('urgent')
    expect(last('mole on my arm bleeds >> does retinol thin the skin? >> the mole is worse now').level).toBe('urgent')
  })
  it('what only tells more takes up an alarm that nobody saw to; what goes on from the answer does not', () => {
    expect(
      last(
        'my aunty brings a cream from the border, no label, my face is so even >> does retinol thin the skin? >> lately my fingers shake and food tastes like coins',
      ).level,
    ).toBe('urgent')
    expect(last('mole on my arm bleeds >> does retinol thin the skin? >> and how often').level).toBeNull()
  })
})

describe('another alarm after one that was seen to is heard as ever', () => {
  it.each([
    [
      'urgent',
      'my baby drank acetone >> at the hospital now >> oupa is on warfarin and got antibiotics last week, now he has big blue marks all over his arms and he never bumped anything. arnica gel?',
    ],
    ['crisis', 'i want to kill myself >> spoke to sadag, feeling calmer >> i want to die'],
  ])('%s: %s', (level, talk) => expect(last(talk)).toMatchObject({ level }))
  it('but a doctor put off in a few words is no crisis', () =>
    expect(last('my baby is 3 weeks, hot and not feeding >> ill wait till tomorrow then').level).toBe('emergency'))
})
