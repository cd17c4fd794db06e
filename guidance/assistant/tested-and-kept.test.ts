import { describe, expect, it } from 'vitest'
import { knowledge as load, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await load(), await sampleCatalogue())

describe('what a test on a small patch shows', () => {
  it.each<[string, string[], string[]]>([
    [
      'how do I patch test >> and if it goes red?',
      ['red, itchy or bumpy where you tried it'],
      ['newest in your routine'],
    ],
    [
      'did the patch test behind my ear for the azelaic, 48 hrs later: zilch >> now what',
      ['start using it', 'every second'],
      [],
    ],
    ['how do i do a patch test for hair dye >> what if i get bumps', ['wash it off'], ['lactic acid']],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each(['derm did a patch test and im positive for nickel >> now what', 'how long does a patch test take'])(
    'is no test that shows something: %s',
    (talk) => expect(amiss(talk, [], ['start using it', 'where you tried it'])).toEqual([]),
  )
})

describe('how long something keeps that was made at home', () => {
  it.each<[string, string[], string[]]>([
    [
      'My neighbour makes a face cream in her kitchen >> how long does it stay good?',
      ['two or three days in the fridge', 'nobody can say'],
      [],
    ],
    ['ek kook rooibos en spuit dit op my gesig >> hoe lank hou dit in die yskas', ['two or three days'], []],
    ['my aunty makes shea body butter at home >> how long will it last', ['some months'], []],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each(['how long does moisturiser last after opening', 'how long does a makeup look last'])(
    'is not asked: %s',
    (talk) => expect(amiss(talk, [], ['two or three days in the fridge'])).toEqual([]),
  )
})

describe('a cream against fungus once skin looks better', () => {
  it.each<[string, string[], string[]]>([
    [
      'i have ringworm on my arm, using clotrimazole from the pharmacy >> looks better after 5 days, can i stop?',
      ['not yet', 'weeks'],
      ['whoever prescribed'],
    ],
    ['athletes foot is gone after a week of canesten. must i carry on?', ['yes, go on'], []],
    ['how much longer must i use the antifungal cream, ringworm looks clear', ['go on with the cream'], []],
  ])('goes on: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each([
    'my daughters scalp ringworm is better, can we stop the griseofulvin tablets',
    'thrush better after 2 days of clotrimazole, can i stop',
  ])('is the prescriber’s: %s', (talk) =>
    expect(amiss(talk, [], ['on with the cream for one to two weeks'])).toEqual([]),
  )
})

describe('several washes and creams one after another', () => {
  it.each<[string, string[], string[]]>([
    [
      'i wash with dove soap bar, then cetaphil, then ponds cream >> forgot also epimax at night >> is it too much',
      ['one too many', 'sunscreen'],
      [],
    ],
    ['is micellar water enough if i wear heavy make up and sunscreen', ['only the first step'], ['not yet: add']],
    ['my lips are like biltong, what works', ['petroleum jelly'], []],
    [
      'bought hyaluronic acid >> i put it on dry face and leave it >> skin feels tighter than before?? what am i doing wrong',
      ['wet your face'],
      ['should not burn'],
    ],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each(['i use a cleanser and a cream, is that enough', 'is cleanser moisturiser and sunscreen enough'])(
    'is not asked: %s',
    (talk) => expect(amiss(talk, [], ['second wash is one too many', 'only the first step'])).toEqual([]),
  )
})

describe('what a label must say, and keep or swap', () => {
  it.each<[string, string[], string[]]>([
    [
      'derm did the patch test, I am positive for fragrance mix >> what must the label say so I know a body cream is safe, unscented is enough?',
      ['“unscented” is not enough', 'parfum'],
      [],
    ],
    [
      'i have eczema >> Found this: Water, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Parfum, Sodium Chloride. swap it or keep it?',
      ['swap it, for a gentle, fragrance-free'],
      [],
    ],
    ['Aqua, Glycerin, Cetearyl Alcohol, Petrolatum. keep it or chuck it?', ['keep it'], ['swap it,']],
    ['sis left over antibiotics from her acne, half a box >> ok so i just finish it for mine?', ['no, never take'], []],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})
