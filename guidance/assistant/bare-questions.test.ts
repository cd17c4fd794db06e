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

describe('What helps is told of the very thing that was named', () => {
  it.each<[string, string[], string[]?]>([
    ['how can i stop hair fall', ['**loosen styles', 'a clinic early'], ['only do skincare']],
    ['what can i do for split ends', ['**trim']],
    ['how do you treat crepe skin', ['**thick cream with glycerin']],
    ['whats the best treatment for loose skin', ['no cream lifts it'], ['for fine lines, start']],
    ['corns how to treat', ['**wider shoes']],
    ['how to get rid of contact dermatitis', ['**leave out what is new'], ['start with glycerin']],
    ['i have blind pimples what can i do', ['**no squeezing']],
    ['how can i remove freckles', ['**nothing needs to go']],
    ['how do i clear milium', ['milia: harmless plugs']],
    ['what can i do about gebarste hakskene', ['soften, then seal']],
    ['how can i get rid of ingrown hairs on my neck', ['shave less closely']],
    ['what helps for whiteheads on my forehead', ['for whiteheads, start with salicylic acid']],
    ['what do i use for hyperpigmentation', ['for hyperpigmentation, start with']],
    ['how often must i exfoliate my face', ['once or twice a week']],
    ['i had shingles last year, its healed, what fades the marks', ['for dark marks, start']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('Whether it is usual, and whether something that is blamed causes it, is told first', () => {
  it.each<[string, string[], string[]?]>([
    ['is it common to have wrinkles', ['yes, that is common and nothing to be ashamed of'], ['start with']],
    ['are keloids normal', ['no fault of yours'], ['see a doctor more than']],
    ['can stress give you melasma', ['no, stress is not known to cause melasma']],
    ['does anxiety cause hair loss', ['yes, that can play a part'], ['drive most acne']],
    ['which foods cause stretch marks', ['no food is among its usual causes']],
    ['what foods trigger eczema', ['seldom in grown-ups']],
    ['can sugar give you pimples', ['a little']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})

describe('What to leave out, to prevent, and to take from the kitchen is told of what was named', () => {
  it.each<[string, string[], string[]?]>([
    ['what must i stay away from with keloids', ['new piercings']],
    ['what should you avoid if you have fine lines', ['smoking and sunbeds']],
    ['how do you keep skin from drying, i want to prevent dryness', ['thick cream on damp skin']],
    ['natural remedies for pigmentation', ['no home remedy fades marks'], ['start with azelaic']],
    ['home treatment for eczema', ['finely ground oats']],
    ['may i use glycerin every day', ['yes: once or twice a day']],
    ['what is aloe ferox', ['a local aloe'], ['only partly']],
    ['what is sea buckthorn oil', ['sea buckthorn oil']],
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
    ['why do i get pimples on my chin before my period', ['hormones']],
  ])('%s', (talk, parts, never) => {
    expect(amiss(talk, parts, never)).toEqual([])
  })
})
