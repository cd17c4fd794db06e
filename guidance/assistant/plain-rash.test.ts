import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// A rash, and nothing else told: no answer that names a cause is meant.

const known = await knowledge()
const samples = await sampleCatalogue()
const [amiss, converse] = [amissWith(known, samples), converseWith(known, samples)]

describe('a rash of which nothing else is told', () => {
  it.each(['i have a rash', 'itchy rash on my arms, help'])('is not given a cause: “%s”', (message) =>
    expect(
      amiss(
        message,
        ['can come from many things', 'a pharmacist or clinic', '112'],
        ['nickel', 'dry skin:', 'heat rash'],
      ),
    ).toEqual([]),
  )

  it.each(['my baby has a rash', 'my 4 year old daughter has a rash on her tummy'])(
    'of a child is shown: “%s”',
    (message) => expect(amiss(message, ['clinic nurse or pharmacist', 'the same day'])).toEqual([]),
  )

  it.each<[string, string]>([
    ['rash on my neck from my necklace', 'nickel'],
    ['i have a rash after a new cream', 'stop that cream'],
  ])('with its cause it is answered by that: “%s”', (message, says) =>
    expect(amiss(message, [says], ['can come from many things'])).toEqual([]),
  )

  it.each(['i have a rash and my lips are swelling', 'my baby has a rash and a fever'])(
    'with a sign of alarm it still alarms: “%s”',
    (message) => expect(converse(message).level).toMatch(/^(?:emergency|urgent)$/),
  )
})
