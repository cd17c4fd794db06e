import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { redFlagsIn } from './told-before.ts'
import { latestIn, thingIn, withThing } from './what-it-is.ts'

const known = await knowledge()
const pressingIn = (...talk: string[]): string[] =>
  redFlagsIn(known, talk.at(-1) ?? '', talk.slice(0, -1))
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

describe('what “it” is', () => {
  it.each([
    ['my gran puts it on every night', 'my gran puts a cream with mercury on every night'],
    ['she uses on her face, six months now', 'she uses a cream with mercury on her face, six months now'],
    ["it's been on my face a year", 'a cream with mercury is been on my face a year'],
    ['i wear sunscreen every day', 'i wear sunscreen every day'],
  ])('is put into “%s”', (told, meant) => expect(withThing(told, 'a cream with mercury')).toBe(meant))
  it('is a cream of both where hydroquinone is mixed with a steroid', () =>
    expect(thingIn('aqua, kojic acid, hydroquinone, mometasone')).toBe('a cream with hydroquinone and mometasone'))
  it('is what was named last, and nothing where another product was named since', () => {
    expect(latestIn(['for how long?', 'is differin good?'])).toBe('differin')
    expect(latestIn(['and a serum?', 'is differin good?'])).toBeUndefined()
  })
})

describe('what is told over several messages', () => {
  it.each([
    [
      'pregnant-retinoid',
      [
        'is differin good for acne',
        'on script or not?',
        'yes ive been using it 3 months its lovely',
        'o and i found out yesterday im pregnant, 7 weeks. do i finish the tube?',
      ],
    ],
    [
      'pregnant-retinoid',
      ['is retinol good for wrinkles', 'ok i use it every night now', 'which sunscreen', 'im 5 weeks pregnant btw'],
    ],
    [
      'steroid-use',
      [
        'found a cream in my moms drawer, ingredients: betamethasone dipropionate, clotrimazole',
        'she uses on face to glow. 6 months now',
      ],
    ],
    [
      'lightener-use',
      ['this says: aqua, kojic acid, hydroquinone 4%, mometasone. R120', 'i been on it 3 weeks, and it stings a bit'],
    ],
    ['lightener-use', ['i got my aunts skin lightening cream without label', 'my face is now thin and red']],
    ['sunburn-blisters', ['got sunburnt at the beach durban', 'its blistering']],
    ['lightener-use', ['aqua, mercurous chloride, petrolatum. ok?', 'my gran puts it on every night']],
  ])('raises %s: %j', (flag, talk) => expect(pressingIn(...talk)).toContain(flag))
  it.each([
    [['is differin good for acne', 'i have not bought it yet', 'im 7 weeks pregnant, may i start it?']],
    [['is retinol good for wrinkles', 'i used it years ago', 'i am pregnant, which sunscreen?']],
    [['aqua, hydroquinone 2%, clobetasol, parfum. is it safe', 'i have not opened it yet']],
    [['what is retinol', 'nice can i use it, im 6 months', 'pregnant i mean lol']],
    [['is it true some soaps had mercury', 'my gogo used them in the 70s lol she is 84 and fine']],
    [['are skin lightening creams bad', 'my face is red from the sun']],
    [['how do i treat sunburn', 'no blisters just red']],
    [['what is hydroquinone', 'and betamethasone?', 'ok thanks. i use sunscreen every day, is that enough']],
  ])('raises nothing: %j', (talk) => expect(pressingIn(...talk)).toEqual([]))
})

describe('an allergy that is told of, and does nothing now', () => {
  const pressing = (text: string): string[] =>
    findRedFlags(known, text)
      .filter(({ level }) => level !== 'routine')
      .map(({ id }) => id)
  it.each([
    'I’m allergic to almonds and cashews, like throat-swelling allergic',
    'im allergic to nuts, throat closing type of allergic. which oil is ok',
    'my son has a bad nut allergy, his lips swell. which baby oil',
    'allergic to penicillin, my tongue swells if i take it. can i use clindamycin gel',
  ])('is no emergency: “%s”', (text) => expect(pressing(text)).toEqual([]))
  it.each([
    'allergic to nuts, lips swelling allergic. and now my throat is swelling',
    'I ate a nut, im allergic, my throat is swelling',
    'allergic to nuts and my lips swell, put a mask on with almond oil',
    'im allergic to bees. stung, my throat swells',
    'im allergic to nuts and my lips swell, is it serious',
    'my son has a nut allergy, his lips swell, which hospital',
    'my baby is allergic to eggs and her lips swell up, is this ok?',
    'allergic to penicillin, my tongue swells, doctor is far',
  ])('is one where it does: “%s”', (text) => expect(pressing(text)).toContain('anaphylaxis'))
})

describe('a test that says no child is coming', () => {
  const pressing = (text: string): string[] => findRedFlags(known, text).map(({ id }) => id)
  it.each([
    'we did a pregnancy test and its not pregnant, may i go on with retinol',
    'did a preg test, negative. on retinol since june',
  ])('raises nothing: “%s”', (text) => expect(pressing(text)).toEqual([]))
  it.each([
    'pregnancy test came back positive, im on retinol',
    'my pregnancy test was neg but a second one positive and im using tretinoin',
  ])('and one that says yes does: “%s”', (text) => expect(pressing(text)).toContain('pregnant-retinoid'))
})
