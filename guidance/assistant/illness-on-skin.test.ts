import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('What an illness or a medicine does to skin is told of the one that was named', () => {
  it.each<[string, string[], string[]?]>([
    ['how does lupus affect the skin', ['rash over cheeks', 'spf 50'], ['short nights']],
    ['does diabetes make skin darker', ['**yes, it can darken skin', 'velvety'], ['roll-on']],
    ['can high blood pressure make my skin dark', ['not known to darken'], ['roll-on', '**yes']],
    ['does dialysis make your skin itch', ['can make skin itch']],
    ['does hiv make skin itch', ['often dry with hiv', 'clinic']],
    ['what must i stay away from on my skin with lupus', ['**leave out sunbathing']],
    ['dry skin with an underactive thyroid', ['rich cream', 'levels checked']],
    ['what does prednisone do to your face', ['pimples on chest', 'never stop the tablets'], ['rinse it off']],
    ['skincare advice for somebody with kidney disease', ['thick fragrance-free cream', 'tell the clinic about itch']],
    ['does asthma affect your skin', ['runs with eczema']],
    ['how does sugar diabetes affect healing', ['slow to heal'], ['i only do skincare']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })

  it.each<[string, string[], string[]?]>([
    ['a product beside it', ['retinol with diabetes'], ['velvety']],
    ['a routine', ['cleanse', '**with pcos:**'], ['**salicylic acid or benzoyl']],
    ['alarms', ['112'], ['any gentle routine']],
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
    ['can benzoyl peroxide make my face dry', ['yes, it can sting'], ['not known to do much']],
    ['will tretinoin make me red', ['redden, dry and flake'], ['not known to do much']],
    ['does lactic acid make your skin itch', ['yes, it can sting']],
    ['can retinol cause peeling', ['redden, dry and flake']],
    ['does shea butter irritate skin', ['not known to cause itching']],
    ['can glycerin help for redness', ['may help'], ['not known to cause']],
    ['does hydroquinone make skin darker', ['darken skin for good'], ['i do not help to make']],
    ['how do i make hydroquinone cream at home', ['i do not help to make']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})
