import { describe, expect, it } from 'vitest'
import { knowledge as load, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

const amiss = amissWith(await load(), await sampleCatalogue())

describe('oil or balm for a beard, and how much', () => {
  it.each<[string, string[], string[]]>([
    [
      'Beard itches since I started growing it. >> oil or balm? and how many drops',
      ['either will do', 'drops'],
      ['stop that oil'],
    ],
    ['how many drops of beard oil for a short beard', ['drops', 'beard'], []],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each(['does beard oil make it grow faster', 'how much does beard balm cost'])('is not asked: %s', (talk) =>
    expect(amiss(talk, [], ['either will do'])).toEqual([]),
  )
})

describe('a plain product that shows nothing after days', () => {
  it.each<[string, string[], string[]]>([
    [
      'started with cerave foaming cleanser on saturday, its wednesday now and i see NOTHING >> waste of money?',
      ['a cleanser shows little', 'weeks'],
      ['shop prices'],
    ],
    ['used cerave moisturiser for 4 days and nothing. normal?', ['too early', 'two weeks'], []],
  ])('is judged by what it is: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each([
    'cream from the clinic for 3 days and the rash does not get better, must i stop',
    'used retinol cream for 4 days and nothing',
  ])('is another matter: %s', (talk) =>
    expect(amiss(talk, [], ['no waste', 'too early to say: what a moisturiser'])).toEqual([]),
  )
})

describe('a greasy cream in hair', () => {
  it.each<[string, string[], string[]]>([
    [
      'is fissan paste ok for dry elbows >> now my toddler painted her WHOLE hair with it, none in mouth or eyes, she is laughing. how do i get it out?',
      ['lift it out with grease'],
      ['poison', '0861'],
    ],
    ['i have castor oil all over my hair, how do i wash it out', ['lift it out with grease'], ['lashes']],
  ])('comes out so: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each([
    'toddler has sudocrem in her hair and swallowed some, how do i get it out',
    'relaxer in my hair burns how do i get it out',
  ])('is another matter: %s', (talk) => expect(amiss(talk, [], ['lift it out with grease'])).toEqual([]))
})

describe('what may go on skin before it is cut', () => {
  it.each<[string, string[], string[]]>([
    [
      'Booked to have a mole removed next thurs by the dermatologist, she says it is harmless >> can I moisturise the day before or not',
      ['yes, the day before you can moisturise'],
      ['shave over it'],
    ],
    ['can i wear makeup on the day of my skin biopsy', ['better nothing on that skin'], ['cover pimples']],
  ])('is answered: %s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))

  it.each(['mole removed last week can i moisturise', 'having surgery on my knee. can i use my retinol before'])(
    'is not asked: %s',
    (talk) => expect(amiss(talk, [], ['on the day itself leave', 'better nothing on that skin'])).toEqual([]),
  )
})
