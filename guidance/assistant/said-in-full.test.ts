import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'
import { saidInFull } from './understand/said-in-full.ts'

const known = await knowledge()
const amiss = amissWith(known, await sampleCatalogue())
const meant = (talk: string): string | undefined => {
  const messages = talk.split(' >> ')
  return saidInFull(known, messages.at(-1) ?? '', messages.slice(0, -1))
}

describe('what the talk has the rest of', () => {
  it.each([
    ['can i use hyaluronic acid >> morning or night >> before or after niacinamide', 'hyaluronic acid before or after niacinamide?'],
    ['wat does panthenol do >> is it ok with niacinamide >> and for a baby', 'is panthenol safe for a baby?'],
    ['i have rosacea they say >> is azelaic ok >> and niacinamide >> wat must i avoid', 'what should i avoid with rosacea?'],
    ['my skin is tight >> i use dettol soap on my face >> so wat should i use instead', 'what can i use instead of dettol soap?'],
  ])('is said in full: %s', (talk, message) => expect(meant(talk)).toBe(message))
  it.each(['is retinol good >> before bed', 'what is toner >> and for a baby', 'my skin is dry >> what must i avoid', 'which serum >> what should i use instead'])('stays as it is where nothing fits: %s', (talk) => expect(meant(talk)).toBeUndefined())
  it.each<[string, string[], string[]]>([
    ['wat does panthenol do >> is it ok with niacinamide >> and for a baby', ['panthenol is mild'], ['niacinamide harms no child']],
    ['i have rosacea they say >> is azelaic ok >> and niacinamide >> wat must i avoid', ['avoid scent'], []],
    ['my skin is tight >> i use dettol soap on my face >> so wat should i use instead', ['soap-free, fragrance-free wash'], []],
  ])('and answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
