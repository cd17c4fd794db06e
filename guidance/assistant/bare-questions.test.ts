import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'
import { bareAspect } from './understand/bare-question.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('What causes something is told first where nothing else is asked', () => {
  it.each<[string, string[], string[]?]>([
    ['what causes big pores', ['pores show more with much oil'], ['start with salicylic']],
    ['whats the main cause of fine lines', ['wrinkles come mostly from sun'], ['pillow']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What a state of the skin is, is told before what is done for it', () => {
  it.each<[string, string[], string[]?]>([
    ['what are pores', ['pores are the openings'], ['start with']],
    ['what is a bruise', ['blood under the skin']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('Whether it stays is told first', () => {
  it.each<[string, string[], string[]?]>([
    ['do dark circles go away', ['family and shadow stay']],
    ['is rosacea permanent', ['it stays for good but can be kept calm']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What helps is told of the very thing that was named', () => {
  it.each<[string, string[], string[]?]>([
    ['how can i stop hair fall', ['**loosen styles', 'a clinic early'], ['only do skincare']],
    ['what can i do for split ends', ['**trim']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('Whether it is usual, and whether something that is blamed causes it, is told first', () => {
  it.each<[string, string[], string[]?]>([
    ['are keloids normal', ['no fault of yours'], ['see a doctor more than']],
    ['can stress give you melasma', ['no, stress is not known to cause melasma']],
    ['does anxiety cause hair loss', ['yes, that can play a part'], ['drive most acne']],
    ['which foods cause stretch marks', ['no food is among its usual causes']],
    ['what foods trigger eczema', ['seldom in grown-ups']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What to leave out, to prevent, and to take from the kitchen is told of what was named', () => {
  it.each<[string, string[], string[]?]>([
    ['what must i stay away from with keloids', ['new piercings']],
    ['what should you avoid if you have fine lines', ['smoking and sunbeds']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What speaks against a thing is told where it is asked for, not that it is safe', () => {
  it.each<[string, string[], string[]?]>([
    ['lactic acid side effects', ['it can sting', 'burns sooner in the sun'], ['is safe for most']],
    ['side effects of squalane', ['hardly any'], ['is safe for most']],
    ['who shouldnt use retinal', ['not for pregnancy'], ['yes, ']],
    ['who must not use glycerin', ['nearly everybody may use glycerin']],
    [
      'will salicylic acid damage my skin barrier',
      ['not when used as it is meant'],
      ['good choice', 'is safe for most'],
    ],
    ['can panthenol harm my skin', ['no, panthenol is mild']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What is more than one plain question is read as before', () => {
  it('by the frame of the words alone', () => {
    expect(bareAspect('what causes X')).toBe('cause')
    expect(bareAspect('so why do i always get X on my face')).toBe('cause')
    expect(bareAspect('does X go away by itself')).toBe('lasts')
    expect(bareAspect('what is X')).toBe('what')
    expect(bareAspect('how can i get rid of X')).toBe('care')
    expect(bareAspect('i have X what must i do')).toBe('care')
    expect(bareAspect('X')).toBe('named')
    expect(bareAspect('is it normal to have X')).toBe('normal')
    expect(bareAspect('is it normal to have X after my peel')).toBeUndefined()
    const more = [
      'what causes X on my chin before my period',
      'what is the best serum for X',
      'what about X',
      'i have X',
      'what is X good for',
      'what can i do about X under R200',
    ]
    for (const said of more) {
      expect(bareAspect(said), said).toBeUndefined()
    }
  })

  it.each<[string, string[], string[]?]>([
    ['what helps for dry skin', ['glycerin'], ['dry skin comes from']],
    ['how do i get rid of blackheads', ['salicylic'], ['blackheads come from oil and dead cells that fill']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})
