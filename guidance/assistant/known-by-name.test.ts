import { beforeAll, describe, expect, it } from 'vitest'
import { knowledge as readKnowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

let say: ReturnType<typeof converseWith>
beforeAll(async () => {
  say = converseWith(await readKnowledge(), await sampleCatalogue())
}, 60_000)

describe('a product that is known by its name alone', () => {
  it.each([
    ['is glycoderm good', /^\*\*I know Glycoderm by name only/],
    ['does Zanzora Cream work for pimples', /^\*\*I know Zanzora by name only[^]*For breakouts/],
  ])('is said to be so, and its trouble is answered: %s', (message, has) => {
    const { response } = say(message)
    expect(response).toMatch(has)
    expect(response.toLowerCase()).not.toContain('brandx')
    expect(response.split(/\s+/).length).toBeLessThan(175)
  })

  it.each([
    ['is dove soap ok on my face', /^\*\*Better not every day: bar soap/],
    ['are dark knuckles normal', /^\*\*Yes/],
  ])('is not seen where an answer is known: %s', (message, has) => {
    expect(say(message).response).toMatch(has)
    expect(say(message).response).not.toMatch(/by name only/)
  })

  it('does not stand in the way of an alarm', () =>
    expect(say('i used zanzora cream and my throat is swelling, does zanzora cream work for that').level).toBe(
      'emergency',
    ))

  it('is compared with no ingredient that is only spelt a little like it', () => {
    expect(say('can i put umqombothi on my face for glow').response).not.toMatch(/closest I have/)
    expect(say('can i put umzumbolo on my face for glow').response).toMatch(/eat or drink[^]*Keep it off your face/)
    expect(say('what is niacinamyde acid b').response).toMatch(/niacinamide/i)
  })
})

describe('an ingredient from a seller nobody knows', () => {
  it.each(['is the snail mucin from temu safe', 'can i use salicylic acid from shein'])('%s', (message) =>
    expect(say(message).response).toMatch(/^\*\*Rather not what goes on skin: on (?:Temu|Shein)/),
  )
  it('is answered for itself where a pharmacy sells it', () =>
    expect(say('is glycolic acid from clicks good for dark marks').response).toMatch(/^\*\*Yes, glycolic acid/))
})
