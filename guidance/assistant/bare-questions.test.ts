import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'
import { bareAspect } from './understand/bare-question.ts'

const amiss = amissWith(await knowledge(), await sampleCatalogue())

describe('What causes something is told first where nothing else is asked', () => {
  it.each<[string, string[], string[]?]>([
    ['what causes big pores', ['pores show more with much oil'], ['start with salicylic']],
    ['whats the main cause of fine lines', ['wrinkles come mostly from sun'], ['pillow']],
    ['why do people get dandruff', ['comes from a yeast']],
    ['hey, can you tell me what causes eczema', ['eczema comes from family'], ['in grown-ups food is seldom']],
    ['where do whiteheads come from', ['whiteheads come from oil']],
    ['why is my face so greasy', ['oil glands']],
    ['why are my elbows so dark', ['come from bending, kneeling']],
    ['wat veroorsaak swartkoppies', ['blackheads come from']],
    ['hoekom is my vel so droog', ['dry skin comes from too little fat']],
    ['what brings on dark rings', ['dark circles come from family']],
    ['how does cellulite form', ['cellulite comes from how fat']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What a state of the skin is, is told before what is done for it', () => {
  it.each<[string, string[], string[]?]>([
    ['what are pores', ['pores are the openings'], ['start with']],
    ['what is a bruise', ['blood under the skin']],
    ['whats acanthosis nigricans', ['velvety', 'sugar'], ['as a skincare ingredient']],
    ['what is xanthelasma', ['cholesterol test'], ['as a skincare ingredient']],
    ['please explain what ccca is', ['scarring hair loss', 'dermatologist']],
    ['what does hypopigmentation mean', ['less pigment'], ['made more pigment']],
    ['what are liver spots', ['flat brown spots from years of sun']],
    ['signs of polycystic ovaries', ['irregular periods']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('Whether it stays is told first', () => {
  it.each<[string, string[], string[]?]>([
    ['do dark circles go away', ['family and shadow stay']],
    ['will my dark patches fade', ['in three to twelve months']],
    ['is rosacea permanent', ['it stays for good but can be kept calm']],
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
    expect(bareAspect('X')).toBe('named')
    expect(bareAspect('is it normal to have X')).toBe('normal')
    expect(bareAspect('is it normal to have X after my peel')).toBeUndefined()
    const more = ['what causes X on my chin before my period', 'what is the best serum for X', 'what about X', 'how do i get rid of X', 'what is X good for']
    for (const said of more) {
      expect(bareAspect(said), said).toBeUndefined()
    }
  })

  it.each<[string, string[], string[]?]>([
    ['what helps for dry skin', ['glycerin'], ['dry skin comes from']],
    ['how do i get rid of blackheads', ['salicylic'], ['blackheads come from oil and dead cells that fill']],
    ['why do i get pimples on my chin before my period', ['hormones']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})
