import { describe, expect, it } from 'vitest'
import { knowledge as open, sampleCatalogue } from '#server/content/knowledge.ts'
import { converseWith } from './converse.fixture.ts'

const ask = converseWith(await open(), await sampleCatalogue())
const said = (...messages: string[]): string => ask(...messages).response
const first = (...messages: string[]): string => said(...messages).split('\n')[0] ?? ''

describe('what was told of the person reaches every kind of answer', () => {
  it.each([
    ['had my legs waxed this morning', 'can i put glycolic lotion on them tonight'],
    ['I got a chemical peel yesterday', 'can i use my vitamin c tonight'],
  ])('says no, or not yet: %s // %s', (...turns) => {
    expect(first(...turns)).toMatch(/^\*\*(?:No|Wait until)/)
  })

  it.each([
    ['for my 4 month old', 'which sunscreen'],
    ['newborn baby', 'which sunscreen must i buy'],
  ])('lists no sunscreen for a baby under six months: %s', (...turns) => {
    expect(first(...turns)).toContain('under six months')
  })

  it.each([
    ['im on blood thinners', 'can i use tranexamic acid'],
    ['im pregnant', 'how often can i use salicylic acid'],
  ])('sends to those who treat them: %s // %s', (...turns) => {
    expect(first(...turns)).toMatch(/^\*\*Ask first/)
  })

  it.each([
    ['i have eczema', 'how often should i use glycolic acid'],
    ['rosacea here', 'retinol, morning or night?'],
  ])('puts the care first: %s // %s', (...turns) => {
    expect(first(...turns)).toMatch(/^\*\*Only with care/)
  })

  it('takes out what is left out, and leaves the rest of its line', () => {
    expect(first('I can’t have lanolin', 'my lips are cracked, help')).toMatch(/petroleum jelly, thickly/)
    expect(said('allergic to aspirin', 'how do I get rid of blackheads on my nose')).toMatch(
      /^\*\*Not salicylic acid for you/,
    )
    expect(said('asthma, aspirin sets it off', 'how do i treat ingrown hairs')).toMatch(/A gentle AHA/)
    expect(said('severe nut allergy', 'whats nice for ashy legs')).not.toMatch(/shea/i)
  })

  it('keeps to a sum that was named before', () => {
    expect(said('my budget is R250 for everything', 'can you make me a routine for oily skin')).toMatch(/of R250\.00/)
    expect(said('my limit is R150', 'what moisturiser must i get for dry skin')).toMatch(/R150\.00 or less/)
  })

  it.each([
    ['i had a peel last year', 'can i use vitamin c tonight'],
    ['I am 34', 'how often glycolic acid'],
  ])('is not changed by what is past, asked about or of somebody else: %s // %s', (...turns) => {
    expect(first(...turns)).not.toMatch(/^\*\*(?:No|Ask first|Only with care)/)
  })
})
