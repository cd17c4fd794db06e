import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// What is told in passing: a threat beside a question of scars, a swelling that is long over, hair after a birth, a cream that nobody labelled.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const replyTo = (talk: string) => converse(...talk.split(' >> '))

describe('who is hurt is spoken to, whoever is told of', () => {
  it.each([
    'my boyfriend hits me, which concealer covers it',
    'my ex did this with the iron and he says my face is next if i tell my mom',
    'cream for old burn marks? >> he made them with the kettle, he says it will be boiling oil on my neck if i leave him',
  ])('%s', (talk) =>
    expect(replyTo(talk)).toMatchObject({
      level: 'crisis',
      response: expect.stringMatching(/^\*\*(?:Call the GBV Command Centre|If you can do it safely, leave now)[^]*you/),
    }),
  )

  it('and somebody who speaks for another is told what to do for them', () =>
    expect(replyTo('my friend says her husband beats her and hides it with makeup').response).toMatch(
      /^\*\*Call the GBV Command Centre[^]*Nobody may do this to them/,
    ))
})

describe('what is long over', () => {
  it('ends the alarm it raised, and the question is answered', () => {
    const talk =
      'my lips swelled a bit from a balm >> no it cleared within an hour, that was two months ago. how do i patch test a new one'
    expect(replyTo(talk)).toMatchObject({
      level: null,
      response: expect.stringMatching(/inside of your elbow|behind the ear/),
    })
  })
  it('but not while it may come back', () =>
    expect(replyTo('my lips swelled a bit from a balm >> it went down after an hour, do i patch test it').level).toBe(
      'emergency',
    ))
  it.each([
    ['scalded with hot water when i was 4, im 33 now. does anything fade the mark', /^\*\*After years a burn mark/],
    ['i was burnt by a stove as a child. sunscreen on the scar?', /^\*\*After years a burn mark/],
  ])('%s', (talk, says) => expect(replyTo(talk)).toMatchObject({ level: null, response: expect.stringMatching(says) }))
  it('a rash of years ago does not forbid an acid today', () =>
    expect(replyTo('penicillin gave me a rash years ago. can i use salicylic acid').response).not.toMatch(
      /^\*\*Stop salicylic/,
    ))
})

describe('hair in the months after a birth', () => {
  it.each([
    'my hair comes out in clumps and my baby is 5 months, am i going bald',
    'gave birth in june, its october, shedding hair like mad',
  ])('%s', (talk) =>
    expect(replyTo(talk)).toMatchObject({
      level: null,
      response: expect.stringMatching(/^\*\*This is common and grows back/),
    }),
  )
  it('in patches is looked at', () =>
    expect(replyTo('round bald patches in my hair, my baby is 5 months').level).toBe('routine'))
})

describe('a cream that nobody labelled', () => {
  it.each([
    'what fades melasma >> a guy at the market has a strong cream with no label, everybody is clear. ok?',
    'tannie on facebook mixes a fade cream, no ingredients on the tub. good?',
  ])('is warned of before it is used: %s', (talk) =>
    expect(replyTo(talk).response).toMatch(/^\*\*No, leave it: .*\n\n.*mercury, strong steroids/),
  )
  it('and plain shea butter is not', () =>
    expect(replyTo('is the shea butter from the market lady ok, it has no label').response).not.toMatch(/mercury/))
})

describe('feet of somebody with diabetes', () => {
  it('may have cream and no file', () =>
    expect(replyTo('my aunt has diabetes and her heels are cracked, may she use a foot file and urea')).toMatchObject({
      level: 'routine',
      response: expect.stringMatching(/no file,.*cream with urea/s),
    }))
})
