import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { situationOf } from '../safety/read-situation.ts'
import { converseWith } from './converse.fixture.ts'

const known = await knowledge()
const last = converseWith(known, await sampleCatalogue())

describe('a lightener that was prescribed for somebody else', () => {
  it.each([
    'my aunt has spare hydroquinone from her skin doctor, may i try it on my cheeks',
    'can i finish my sisters prescribed hydroquinone',
  ])('is not shared: %s', (message) => {
    expect(last(message).response).toMatch(/^\*\*No[\s\S]*is not shared/)
  })
  it('is a plain no for who breastfeeds, with what to use instead, and nothing that names a retinoid without its no', () => {
    const { response, level } = last(
      'our little one is 10 weeks, how do i fade melasma',
      'my friend gave me leftover hydroquinone, can i put it on while im still feeding',
    )
    expect(response).toMatch(/^\*\*No, not now[\s\S]*azelaic acid/)
    expect(level).toBe('routine')
    expect(last('pregnant, my sister left her old doxycycline, can i take it').response).toMatch(
      /tretinoin[^.]*not for pregnancy/,
    )
  })
  it('leaves one’s own prescription to whoever prescribed it', () => {
    expect(last('my derm prescribed me hydroquinone, can i use it with sunscreen').response).not.toMatch(
      /is not shared/,
    )
    expect(last('my mom has melasma too. my derm gave me hydroquinone, can i use it at night').response).not.toMatch(
      /is not shared/,
    )
  })
})

describe('the age of a baby', () => {
  it('tells of the birth where only a mother can have the trouble', () => {
    expect(situationOf(known, undefined, 'stretch marks, my baby is 6 weeks old').conditions.has('under-12')).toBe(
      false,
    )
  })
  it('tells of the child where something is on its skin', () => {
    expect(
      situationOf(known, undefined, 'i have melasma and my baby is 6 weeks old with a rash on her face').conditions.has(
        'under-12',
      ),
    ).toBe(true)
    expect(situationOf(known, undefined, 'my baby is 6 weeks old, which cream').conditions.has('under-12')).toBe(true)
  })
})

describe('an answer that names, for those who should be seen, what was told', () => {
  it('refers', () => {
    expect(
      last('bumps after haircut on the back of my neck, they are firm now and get bigger, and there are bald patches')
        .level,
    ).toBe('routine')
  })
  it('does not where none of it was told, or it was denied', () => {
    expect(last('bumps after haircut on the back of my neck').level).toBeNull()
    expect(last('bumps after haircut on the back of my neck, not hard, not sore').level).toBeNull()
  })
})

describe('another language', () => {
  it.each(['Emva kokushefa ngiphuma izinduna entanyeni', 'Ndiphuma amaqhakuva emva kokucheba iindevu'])(
    'says shaving and pimples: %s',
    (message) => {
      expect(last(message).response).toMatch(/^\*\*Shave less closely/)
    },
  )
  it.each(['Maoto a ka a dula a le ashy', 'izinyawo zami zi-ashy, ngenzeni'])(
    'says dry skin of the body: %s',
    (message) => {
      expect(last(message).response).toMatch(/damp skin/)
    },
  )
})

describe('what needs no doctor', () => {
  it.each([
    'my cheeks turn beetroot when i go running, whats wrong with me',
    'i get red for half an hour after gym, why',
  ])('a flush that passes: %s', (message) => {
    expect(last(message).response).toMatch(/^\*\*A face that goes red with exercise.*normal/)
  })
  it('does not calm who has weals with it', () => {
    expect(last('i get red itchy welts when i go running').response).not.toMatch(/^\*\*A face that goes red/)
  })
  it('balm that is eaten with food, also where the balm was named a turn before', () => {
    expect(last('which lip balm for winter', 'i keep eating it off with my food, is that harmful').response).toMatch(
      /^\*\*No, it will not harm you/,
    )
    expect(last('is it dangerous that i lick off my lipstick').response).toMatch(/^\*\*No, it will not harm you/)
  })
  it('a child that ate a stick of it does', () =>
    expect(last('my toddler ate a whole lip balm').level).toBe('emergency'))
  it('a soap of the market for a type of skin; one that is used for months does', () => {
    const { response, level } = last('black soap from the market for combination skin, good or bad')
    expect(level).toBeNull()
    expect(response).toMatch(/alkaline/)
    expect(last('lightening cream from the market, i use it for months now').level).toBe('urgent')
  })
})

it('a worn barrier is told the words that stand on packs', () => {
  expect(last('everything i put on stings, even plain water').response).toMatch(/fragrance-free/)
})
