import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const last = converseWith(await knowledge(), await sampleCatalogue())

describe('what is asked of a medicine itself', () => {
  it.each([
    ['forgot my methotrexate, double up?', /^\*\*Never double it.*once a week/],
    ['steroids from the gym gave me acne', /anabolic steroids drive the oil glands/],
  ])('%s', (message, says) => {
    expect(last(message).response).toMatch(says)
  })
  it('holds for a medicine that was told of a turn before, where nothing else is named', () => {
    expect(last('im on accutane, my lips are dry', 'can i still get my brows waxed').response).toMatch(
      /^\*\*No, not on isotretinoin/,
    )
    expect(last('im on accutane, my lips are dry', 'how long until niacinamide works').response).not.toMatch(
      /Give it two to three months; pimples/,
    )
  })
  it('leaves what burns, and what is not for a pregnancy, to those answers', () => {
    expect(last('tretinoin burnt me raw, should i stop').response).not.toMatch(/breaks out again/)
    expect(last('we are trying for a baby, must i stop adapalene').response).toMatch(
      /^\*\*Yes, stop: adapalene is left out/,
    )
  })
  it('takes no drink for a poison, and a poison for no drink', () => {
    expect(last('drinking on xarelto ok?').level).toBeNull()
    expect(last('my toddler drank my minoxidil').level).toBe('emergency')
  })
  it('refers who uses a retinoid in a pregnancy, and nobody who only asks', () => {
    expect(last('12 weeks pregnant, can i carry on with my retinol but less often').level).not.toBeNull()
    expect(last('is retinol safe in pregnancy').level).toBeNull()
  })
})

describe('a grown-up beside somebody it is not for', () => {
  it.each([
    'my baby lies on my chest and i use vitamin c serum, is that ok',
    'my wife is pregnant, can i use adapalene',
  ])('%s', (message) => {
    expect(last(message).response).toMatch(/^\*\*Yes/)
  })
  it.each(['can i use retinol on my newborn', 'my wife is pregnant, can she use adapalene'])('%s', (message) => {
    expect(last(message).response).toMatch(/^\*\*No/)
  })
})
