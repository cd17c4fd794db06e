import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await knowledge(), await sampleCatalogue())

describe('a notice of alarm has a word on what was told', () => {
  it.each([
    ['started carbamazepine last week, rash everywhere and fever', /medicine’s pack along|all your medicines along/],
    ['amehlo ami abuhlungu futhi abomvu, angiboni kahle', /Do not rub the eye/],
  ])('%s', (message, care) => expect(ask(message).response).toMatch(care))
  it.each([
    'my tablets are for blood pressure. mole on my back is bigger and bleeds',
    'my rosacea eyes are gritty for 3 days and vision is blurry',
  ])('and none where it says enough, or nothing to do with it: %s', (message) =>
    expect(ask(message).response).not.toMatch(/Do not rub|pack along, and/),
  )
})

describe('a lightener that nobody has used yet is warned of calmly', () => {
  it.each([
    [
      'this R60 cream from the market says: Aqua, Stearic Acid, Calomel, Parfum. which skin type is it for?',
      /^\*\*Do not use this one/,
    ],
    [
      'aunty at the market sells hydroquinone 4% cream for R60, worth buying?',
      /banned in cosmetics here, and lawful only on prescription/,
    ],
  ])('%s', (message, says) => {
    const { response, level } = ask(message)
    expect(response).toMatch(says)
    expect(level).toBeNull()
  })
  it('who expects a baby is to speak of it at the next visit', () => {
    const { response, level } = ask(
      '20 weeks preggies with melasma, the pharmacist assistant says hydroquinone is fine. is it?',
    )
    expect(response).toMatch(/^\*\*No, not now/)
    expect(level).toBe('routine')
  })
  it.each([
    'i use this soap daily, says mercuric iodide on the wrapper',
    'my mom uses a cream with calomel, is that ok',
  ])('and where it is in use a doctor or clinic sees it: %s', (message) => expect(ask(message).level).toBe('urgent'))
  it('also where the use was told before', () =>
    expect(ask('been using hydroquinone 2 years', 'my friend sells a stronger one, worth buying?').level).toBe(
      'urgent',
    ))
})

describe('what was prescribed for somebody else', () => {
  it('is called a prescription medicine', () => {
    expect(ask('flatmate has tretinoin 0.05, ill pinch a bit to start cheap. pea size or less?').response).toMatch(
      /Tretinoin is a prescription medicine/,
    )
    expect(ask('neighbour sells a strong fade tube, HQ 4%, R80, worked for her. worth it?').response).toMatch(
      /only on prescription/,
    )
  })
})
