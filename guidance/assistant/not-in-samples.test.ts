import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What our samples do not hold is answered by what to look for on the shelf: three creams for the face are no shampoo.

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [string, string[], string[]?]
const faces = ['these fit', 'that fit', 'gel wash', 'mineral spf']

describe('What no sample is like', () => {
  it.each<Row>([
    ['shampoo under R100', ['for a shampoo', 'r100.00', 'no sample'], faces],
    ['dandruff shampoo under R100', ['ketoconazole'], faces],
    ['skilferige kopvel, watter shampoo onder R150', ['zinc pyrithione', 'r150.00'], faces],
    ['foundation for oily skin under R200', ['oil-free', 'jaw', 'r200.00'], faces],
    ['razor for sensitive skin under R100', ['blades', 'shaving gel'], faces],
    ['cheap hair food under R50', ['damp lengths', 'r50.00'], faces],
    ['perfume under R150', ['on clothes'], faces],
    ['hair removal cream under R100', ['trial the day before', 'r100.00'], faces],
    ['shaving cream under R60', ['with the grain'], faces],
    ['self tanner under R200', ['dha', 'sunscreen'], faces],
    ['intimate wash under R80', ['lukewarm water is enough', 'a clinic'], faces],
    ['face wipes under R40', ['fragrance-free'], faces],
    ['pimple patches under R100', ['hydrocolloid'], faces],
    ['bb cream under R150', ['iron oxides'], faces],
    ['mascara for sensitive eyes under R100', ['fragrance-free', 'three to six months'], faces],
  ])('is not made up for by creams: %s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))

  it.each<Row>([
    ['face wash and shampoo under R100', ['these cleansers fit'], ['for a shampoo']],
    ['sunscreen under R100', ['spf'], ['no sample of it']],
    [
      'What can I buy for dry skin for less than R150? no fragrance because perfume makes me itch',
      ['fragrance-free', 'r150.00'],
      ['on clothes'],
    ],
    ['what kind of thing do I buy for razor bumps on my neck, budget R180', [], ['for a razor, look']],
    ['which face wash under my makeup, R100', ['fit'], ['no sample of it']],
    ['good moisturiser for dry skin under R150', ['fit'], ['no sample of it']],
  ])('stays aside where a kind is asked for that we do show: %s', (talk, says, never = []) =>
    expect(amiss(talk, says, never)).toEqual([]),
  )
})

describe('Told in few words, it is taken for what it is', () => {
  it.each<Row>([
    ['my baby has a rash from the pampers', ['barrier cream', 'zinc oxide'], ['noted']],
    ['crusty eyes in the morning', ['lash line'], ['hello!']],
    ['ndinamabala ebusweni', ['dark marks'], ['breakouts']],
    ['flaky scalp what can i use', ['anti-dandruff']],
  ])('%s', (talk, says, never = []) => expect(amiss(talk, says, never)).toEqual([]))
})
