import { describe, expect, it } from 'vitest'
import { asksAsMother, ownWords } from './own-words.ts'

describe('what is told of another is not told of who asks', () => {
  it.each([
    ['my daughter has a nut allergy, not me. which oil', '. which oil'],
    ['it’s my sister who has asthma. which mask', '. which mask'],
    ['my sister is pregnant and says i should use it', 'and says i should use it'],
  ])('%s', (text, left) => expect(ownWords(text).trim()).toBe(left))

  it.each([
    ['my sister is pregnant and her skin is glowing, i want that too', ', i want that too'],
    ['i want to look fresh for my cousins wedding, she is 7 months preggies', 'i want to look fresh for'],
  ])('praise of her, or a feast of hers, asks nothing for her: %s', (text, left) =>
    expect(ownWords(text, true).trim()).toBe(left),
  )

  it.each([
    // What one puts on reaches her too.
    'my daughter has a nut allergy, not me, and she kisses my cheek. which oil',
    'my wife gets welts, not me, but i touch her face with this cream on',
    // Asked for her.
    'my sister is pregnant, not me. can she use retinol',
  ])('stays: %s', (text) => expect(ownWords(text)).toBe(text))
})

describe('a child that is spoken of to say when one was pregnant or nursed', () => {
  it.each([
    'stretch marks since i gave birth',
    'i weaned my daughter in june, what for my marks',
    'dark cheeks after my first baby',
  ])('%s', (text) => expect(asksAsMother(text)).toBe(true))
  it.each([
    'which cream for dry skin',
    'my newborn has spots since birth',
    'i am breastfeeding, is it safe on the baby',
    'after my first baby was born, what can i put on him',
  ])('asks for no mother: %s', (text) => expect(asksAsMother(text)).toBe(false))
})

describe('a baby who is nursed', () => {
  const text = 'breastfeeding, baby 3 months, a cream for my mom'
  it('is not who is asked for where somebody says that it is for themselves', () =>
    expect(ownWords(text, true)).not.toContain('3 months'))
  it('is left as told where it is for somebody else', () => expect(ownWords(text)).toContain('3 months'))
})
