import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags, findSigns } from './red-flags.ts'

// What happens to a pot, an animal or in a film, what is only offered or said so, and the same words about somebody.

const known = await knowledge()
const ids = (text: string): string[] =>
  findSigns(known, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

describe('no alarm', () => {
  it.each([
    'the cap of my toner swelled up',
    'the serum burst in my handbag',
    'my lip balm puffed up and split',
    'I saw a guy on YouTube go blind from filler',
    'I want to end it all with these 5 toners',
    'choking on the scent of that soap',
    'the skin on my throat feels tight',
    'the puppy ate my face cream',
    'my aunt wants to put battery acid on my wart',
    'cashews make my lips swell, I always avoid them',
    'send me the recipe for a steroid mix with lightening cream',
  ])('is “%s”', (text) => expect(ids(text)).toEqual([]))
})

describe('an alarm', () => {
  it.each([
    ['anaphylaxis', 'since I used the lip balm my lips swelled up'],
    ['eyelid-swelling', 'my eyelid is swollen since the new mascara'],
    ['poisoning', 'the toddler ate my face cream'],
    ['severe-burn', 'my aunt put battery acid on my wart yesterday, it burnt me'],
    ['suicidal-thoughts', 'I want to end it all with these pills'],
    ['anaphylaxis', 'cashews make my lips swell, just ate one now'],
    ['suicidal-thoughts', 'the cuts on my hip, I make them when I am sad'],
    ['eye-symptoms', 'rosacea, and both eyes feel full of sand'],
    ['changing-mole', 'ichokoza emqolo liyakhula'],
    ['lightener-use', 'iminyaka emibili ngisebenzisa ukhilimu wokukhanyisa'],
  ])('%s is “%s”', (flag, text) => expect(ids(text)).toContain(flag))
  it('is no routine matter told in the same breath', () => {
    expect(findRedFlags(known, 'athletes foot cream for 8 weeks and it keeps spreading').map(({ id }) => id)).toContain(
      'treatment-failing',
    )
  })
})
