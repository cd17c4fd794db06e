import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

// A pregnancy that is told, one that is over, one that is another's, and what is only asked about: each has an answer of its own.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const reply = (talk: string) => converse(...talk.split(' >> '))

describe('a retinoid that she only asks about is refused, with what she may use instead', () => {
  it.each([
    'I’m 20 weeks along and breaking out >> and what about tretinoin, my friend raves about it?',
    'ek verwag ons eerste, 4 maande swanger >> mag ek differin op my ken smeer?',
  ])('%s', (talk) => {
    const { level, response } = reply(talk)
    expect(level).toBeNull()
    expect(response).toMatch(/^\*\*No, leave .* out in pregnancy.*azelaic acid, niacinamide/s)
  })

  it.each([
    'I’m 20 weeks along >> what about the tretinoin that I put on every night?',
    'ek is swanger >> mag ek nog my differin gebruik?',
  ])('%s: that is in use, and is stopped now', (talk) => expect(reply(talk).level).toBe('urgent'))

  it('where it is sold is no answer for her', () =>
    expect(reply('I am pregnant. do they sell retinol at dischem without a prescription?').response).toMatch(
      /^\*\*No, leave retinol out/,
    ))
})

describe('what is over, or another’s, is understood so', () => {
  it.each([
    'ek borsvoed nie meer nie >> kan ek weer retinol gebruik?',
    'I was expecting when we spoke about retinol >> little one is 2 and I stopped breastfeeding ages ago. can I start it again?',
    'I’m breastfeeding >> update: I stopped breastfeeding last week >> can I use retinol now?',
    'my sister is pregnant >> can I use retinol?',
  ])('%s', (talk) => expect(reply(talk).response).toMatch(/^\*\*Yes, retinol is safe/))

  it.each([
    ['no, I am not expecting, my cousin is >> can she use retinol?', /^\*\*No, leave retinol out in pregnancy/],
    [
      'we stopped the pill because we are trying >> can I use retinol?',
      /^\*\*No, leave retinol out when trying for a baby/,
    ],
  ])('%s', (talk, says) => expect(reply(talk).response).toMatch(says))

  it('a baby that is only hoped for has swallowed nothing', () => {
    expect(
      reply('trying for a baby >> I still have half a tube of adapalene from the derm, may I finish it?').response,
    ).toMatch(/^\*\*No, leave adapalene out/)
    expect(reply('trying for another baby >> my toddler got the tube, half of the cream is gone').level).toBe(
      'emergency',
    )
  })
})
