import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// What is put on in what order, what may be skipped first, and what cannot be known.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const amiss = amissWith(known, catalogue)
const converse = converseWith(known, catalogue)

describe('all that is listed is in the order', () => {
  it.each([
    ['what order: toner serum oil cream spf', ['toner', 'serum', 'moisturiser', 'face oil', 'sunscreen']],
    [
      'order please: essence, eye cream, retinol, moisturiser, facial oil',
      ['essence', 'eye cream', 'retinol', 'face oil'],
    ],
    ['correct order: face mist, moisturiser, spf, primer, powder', ['mist', 'primer', 'powder']],
  ])('%s', (message, steps) => expect(amiss(message, steps)).toEqual([]))
  it('an oil of its own name is no second oil', () =>
    expect(amiss('what order: cleanser, marula oil, moisturiser', ['marula'], ['face oil'])).toEqual([]))
})

describe('under or over', () => {
  it.each([
    ['sunscreen under or over face paint for the rugby', '**under: sunscreen first'],
    ['does spf go on top of or under makeup', '**under'],
  ])('%s', (message, start) => expect(amiss(message, [start])).toEqual([]))
})

describe('what may be skipped first', () => {
  it.each([
    [
      'i have two minutes in the morning which can i skip: toner, serum, moisturiser, spf',
      ['**toner: it is optional', 'sunscreen is the one to keep'],
    ],
    [
      'i got a niacinamide serum, spf and a moisturiser, face gets shiny >> in wat order in the morning? >> and if i only have 2 min before the taxi, which one can i skip',
      ['**niacinamide serum: ', 'then the moisturiser'.replace('then', 'after it'), 'sunscreen is the one to keep'],
    ],
  ])('%s', (talk, says) => expect(amiss(talk, says)).toEqual([]))
  it('is not asked of a dose', () =>
    expect(amiss('which antibiotic dose can i skip', [], ['sunscreen is the one to keep'])).toEqual([]))
})

describe('somebody famous', () => {
  it.each([
    'what does rihanna use on her face',
    'what skincare routine does Lindiwe Zulu use',
    'what do celebrities use for glowing skin',
  ])('%s', (message) => expect(amiss(message, ['i do not know what', 'sunscreen'])).toEqual([]))
  it.each(['is fenty skin good for oily skin', 'what do models of led masks cost'])(
    'is not asked after: %s',
    (message) => expect(amiss(message, [], ['i do not know what'])).toEqual([]),
  )
})

describe('a question behind a list', () => {
  it.each([
    'aqua, glycerin, cetearyl alcohol, petrolatum, parfum, limonene, linalool - ok for my 8 month old with dry itchy elbow folds?',
    'aqua, glycerin, parfum, linalool, petrolatum ok for my toddler he has dry skin',
  ])('%s', (message) => expect(amiss(message, ['rather not for a child', 'parfum', 'fragrance-free'])).toEqual([]))
  it('is none where no list is', () =>
    expect(converse('soap, cream, oil, wash ok for my toddler').response).not.toMatch(/by its list/))
})

describe('another reading is told only where it speaks of what was asked and not answered', () => {
  it.each(['popping pimples is that bad', 'is tap water bad for my face'])('%s', (message) =>
    expect(converse(message).response).not.toContain('Or did you mean'),
  )
  it('carrots are', () =>
    expect(converse('can i eat carrots to get glowing skin does it work').response).toContain('carrots'))
})
