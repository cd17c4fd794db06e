import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('What an illness or a medicine does to skin is told of the one that was named', () => {
  it.each<[string, string[], string[]?]>([
    ['how does lupus affect the skin', ['rash over cheeks', 'spf 50'], ['short nights']],
    ['does diabetes make skin darker', ['**yes, it can darken skin', 'velvety'], ['roll-on']],
    ['can high blood pressure make my skin dark', ['not known to darken'], ['roll-on', '**yes']],
    ['what must i stay away from on my skin with lupus', ['**leave out sunbathing']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })

  it.each<[string, string[], string[]?]>([
    ['a product beside it', ['retinol with diabetes'], ['velvety']],
    ['a routine', ['cleanse', '**with pcos:**'], ['**salicylic acid or benzoyl']],
  ])('but not where %s is asked or told', (what, parts, never) => {
    const talk =
      {
        'a product beside it': 'i have diabetes, can i use retinol',
        'a routine': 'give me a routine, i have pcos',
        alarms: 'since my blood pressure tablet my tongue swells',
      }[what] ?? ''
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('Whether an active dries, reddens or peels skin is answered as a harm, not as a cure', () => {
  it.each<[string, string[], string[]?]>([
    ['does roaccutane make your skin dry', ['yes, it dries'], ['not known to do much']],
    ['how do i make hydroquinone cream at home', ['i do not help to make']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})
