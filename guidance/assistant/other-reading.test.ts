import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { readUnseenCases } from '#evaluation/sets.ts'
import { alsoSaid } from './compose/beside.ts'
import { besideAnswer, countWords } from './compose/draft.ts'
import { converseWith } from './converse.fixture.ts'

// Where it is not sure what was meant, the other reading is answered too, in a sentence or two.

const converse = converseWith(await knowledge(), await sampleCatalogue())
const offers = /\n\n\*\*(?:Also worth knowing:|Or did you mean this\?)\*\* /
/** Every fortieth; `npm run evaluate` reads all of them. */
const unseen = (await readUnseenCases())
  .filter((_, at) => at % 40 === 0)
  .map(({ turns }) => ({ turns, reply: converse(...turns) }))

describe('What may have been meant instead', () => {
  it('is not told where the answer speaks of all that was asked', () => {
    const { response } = converse('Our stokvel buys lotion in bulk. how long does it keep if it is never opened?')
    expect(response).not.toMatch(offers)
    expect(response).toMatch(/Never opened, a product keeps/)
  })

  it.each([
    ['Fresh braids since Saturday and now there are pimples along my hairline, very tight too', /^\*\*Loosen the pull/],
    [
      'tiny rough bumps at the back of my arms like plucked chicken, since school days. what helps?? no itching',
      /^\*\*Small rough bumps/,
    ],
    ['what helps against pimples', /^\*\*For breakouts, start with/],
    ['is velquarin acid safe every night', /^\*\*I don’t know/],
  ])('is the answer where only it speaks of what was named: %s', (message, start) =>
    expect(converse(message).response).toMatch(start),
  )

  it('is told where it says what helps at once', () =>
    expect(
      converse(
        'ouma het altyd Zam-Buk op alles gesit, brandwonde ook. my kleinseun het netnou aan die stoof geraak, klein rooi kolletjie op vingerpunt, geen blaas. Zam-Buk?',
      ).response,
    ).toMatch(/cool running water/))

  it.each(Object.values(alsoSaid))('is no part of the answer that is said again: %s', (label) =>
    expect(besideAnswer.test(`${label} something else`)).toBe(true),
  )

  it('is not told where the question is plain', () => {
    for (const question of [
      'What is niacinamide?',
      'Can I use retinol with vitamin C?',
      'Does toothpaste help pimples?',
      'A routine for oily skin please',
    ]) {
      expect(converse(question).response).not.toMatch(offers)
    }
  })

  it('is told of one question in thirty at most, and of some', () => {
    const share = unseen.filter(({ reply }) => offers.test(reply.response)).length / unseen.length
    expect(share).toBeGreaterThan(0.003)
    expect(share).toBeLessThan(0.03)
  })

  it('leaves no answer longer than 160 words, and no gap in a text', () => {
    for (const { turns, reply } of unseen.filter((one) => offers.test(one.reply.response))) {
      expect(countWords(reply.response), turns.join(' // ')).toBeLessThanOrEqual(160)
      expect(reply.response).not.toMatch(/[{}]/)
    }
  })

  it('stands beside no red flag, and beside no verdict on what is safe', () => {
    for (const { reply } of unseen.filter((one) => offers.test(one.reply.response))) {
      expect(reply.level).toBeNull()
      expect(['safe', 'combine', 'medicine', 'red-flag']).not.toContain(reply.topic.intent)
    }
  })
})
