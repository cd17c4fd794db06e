import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { situationOf } from './read-situation.ts'

const knowledge = await readKnowledge()
const leftOut = (...texts: string[]): string[] =>
  situationOf(knowledge, undefined, ...texts).heard.filter((one) => one.startsWith('no '))

describe('what only sounds like leaving out', () => {
  it.each([
    'my mom says i cant use niacinamide with it, true?',
    'my friend says you cant use retinol with it',
    'my cousin told me i can’t use aha with retinol',
    'i heard you cannot use benzoyl peroxide with vitamin c',
    'people say you mustnt use niacinamide and vitamin c together, is it so',
    'ag no, glycolic i mean',
    'no coconut oil i mean',
    'no man, hyaluronic',
    'eish no niacinamide i meant',
    'my retinol makes me peel on the chin',
    'retinol makes me dry',
  ])('leaves nothing out: “%s”', (text) => expect(leftOut(text)).toEqual([]))

  it.each([
    'my doctor says i cant use retinol',
    'my mom says i cant use perfume because i get a rash',
    'my sister says i cant use creams with nuts',
    'no man i cant use retinol it gives me hives',
    'retinol makes me itch and swell',
    'no perfume please',
    'my glycolic makes me peel and blister',
  ])('but this is left out: “%s”', (text) => expect(leftOut(text).length).toBeGreaterThan(0))
})

describe('what others think, and what they will not give up', () => {
  const found = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)

  it.each([
    'my dad says he doesnt need sunscreen',
    'my husband says he doesnt believe in sunscreen',
    'my dad says he wont waste money on creams',
    'she wont leave the dettol, what do i tell her',
    'gogo wont let go of the vicks on her face, what must i say to her',
    'ouma wil nie die dettol los nie, wat moet ek vir haar se',
  ])('is no crisis: “%s”', (text) => expect(found(text)).toEqual([]))

  it.each([
    ['my dad says he doesnt need us anymore and locks me in', 'violence'],
    ['my husband says he doesnt need me and hits me', 'violence'],
    ['she wont leave him, he hits her, what do i tell her', 'violence'],
    ['my boyfriend says i dont need to go out, i have finger marks on my neck', 'violence-danger'],
    ['my friend wont give it up, she wants to die, what do i tell her', 'suicidal-thoughts'],
    ['i cant remember when i last felt like living', 'suicidal-thoughts'],
    ['i dont feel like living anymore', 'suicidal-thoughts'],
  ])('but this is: “%s”', (text, flag) => expect(found(text)).toContain(flag))
})

describe('what others say may not be used', () => {
  it.each([
    ['two things that go together are spoken of', 'i heard i cant use retinol and vitamin c on the same night'],
    ['the same in Afrikaans', 'hulle se ek mag nie retinol met vitamien c gebruik nie'],
    ['it is asked whether that is so', 'My mom says I cant use retinol. Is it true?'],
    ['it is asked so in the same breath', 'my sister says i cant use lanolin, correct?'],
    ['it is shouted', 'I HEARD I CANT USE RETINOL AND VITAMIN C ON THE SAME NIGHT'],
  ])('is not left out where %s: “%s”', (_, text) => expect(leftOut(text)).toEqual([]))
  it.each([
    ['nothing is asked of it', 'my sister says i cant use retinol'],
    ['the body has a say', 'my sister says i cant use lanolin, i have eczema, is that correct?'],
    ['the body has a say in capitals', 'My sister says I cant use lanolin, I HAVE ECZEMA, is that correct?'],
    ['asthma has a say', 'my boss says i cant wear perfume with asthma'],
    [
      'what goes with what is asked long after',
      'my sister says i cant use retinol. i am 34 and have oily skin. what goes with jojoba oil?',
    ],
    [
      'what goes with what was told long before',
      'i mix honey with oats on sundays, which my skin loves. my sister says i cant use retinol',
    ],
  ])('is left out where %s: “%s”', (_, text) => expect(leftOut(text).length).toBeGreaterThan(0))
})
