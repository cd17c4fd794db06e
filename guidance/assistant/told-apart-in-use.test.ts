import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith } from './converse.fixture.ts'

// What is told by the way, of two things that sound alike, and what is asked of one of several: what must be said, and what must not.

const amiss = amissWith(await knowledge(), await sampleCatalogue())
type Row = [talk: string, parts: string[], never?: string[]]
const answers = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (talk, parts, never = []) => expect(amiss(talk, parts, never)).toEqual([]))
}

describe('several things on sensitive skin', () => {
  answers([
    [
      'my scrub says sodium lauryl sulphate juglans regia shell powder parfum methylisothiazolinone. im sensitive. ok for my face?',
      ['methylisothiazolinone', 'fragrance'],
      ['yes'],
    ],
    ['is cocamidopropyl betane ok for sensative skin', ['mostly yes', 'mild'], ['only with care']],
    ['is parfum and sls ok for sensitive skin', ['only with care', 'sodium lauryl sulfate']],
  ])
})

describe('instead of what burns', () => {
  answers([
    [
      'my oom sit asyn op sy voete vir voetswam tussen die tone. werk dit?',
      ['no, keep vinegar off', 'antifungal'],
      ['urea'],
    ],
    [
      'can i put a cup of jik in my bath, skin feels dirty and back is full of bumps',
      ['no, never', 'body wash'],
      ['your own colour'],
    ],
    [
      'my toddler has a nappy rash, granny wants to put dettol in the bath and maizena on the bum',
      ['zinc nappy cream', 'no to both'],
      ['morning or night'],
    ],
  ])
})

describe('what happened to a pot, or long ago', () => {
  answers([
    [
      'burnt the pot making body butter last nite haha. does shea thats been overheated still moisturise?',
      ['shea'],
      ['112'],
    ],
    ['i burnt my hand on the pot, is butter ok', ['running water']],
    [
      'used to live with a man who hit me, out 8 years, safe and happy. the scar on my brow is white and flat. does it need sunscreen specially',
      ['yes', 'scar'],
      ['men need'],
    ],
    ['do men need sunscreen', ['men need sunscreen']],
  ])
})

describe('of two that sound alike, or of one of them', () => {
  answers([
    [
      'whats the difference between cellulite and cellulitis',
      ['infection', 'dimpl'],
      ['no cream removes cellulite: it is'],
    ],
    ['what is tranexamic acid and does the cream work for melasma', ['tranexamic acid'], ['melasma is']],
    ['what is melasma', ['melasma is']],
    [
      'mom and my brother both get big keloids. im 19 want my second ear piercing. will i get one too?',
      ['more risk than for most', 'run in families'],
    ],
    ['should i get my second piercing, i get keloids', ['no, better not']],
    [
      'which oil is best for dry skin, oh and does vitamin c serum go bad',
      ['sunflower', 'three months'],
      ['not dangerous'],
    ],
    ['dark marks from pimples on deep brown skin. R300. what do i use and how long honestly', ['r300', 'months']],
  ])
})

describe('a question that is named as such behind a story', () => {
  answers([
    [
      'hi so i am a single mom of 3 in mitchells plain, then i started working at the factory and we moved house and my sister say i must use the pink lotion. anyway my question is what is the difference between a lotion, a cream and an ointment because i see all 3 on the shelf',
      ['lotion is', 'ointment is'],
      ['below 25'],
    ],
    [
      'im 14 weeks pregnant and my face is a mess, pimples all over and my mom says it is normal and i must wait. my question is can i use salicylic acid',
      ['pregnan'],
    ],
    [
      'i burnt my face with a peel last night and it is raw and blistered and i am scared, anyway my question is which foundation covers it',
      ['doctor or clinic today'],
    ],
    [
      'i am allergic to nuts and live in durban and walk to work in the sun with my friend from the shop. what i want to know is which oil is good for dry skin',
      ['sunflower', 'no almond'],
    ],
  ])
})

describe('plain questions of use, of two words each', () => {
  answers([
    [
      'amathanga ami inside mnyama and rough ngoba ayahlikihlana when i walk to work. angifuni bleach, just what stops it',
      ['stop the rubbing'],
      ['start with lactic'],
    ],
    ['lactic acid lotion on legs right after i shave, ok?', ['not straight after']],
    [
      'shot half my retinol serum into my eye cream jar by mistake lol. use it or throw it away?',
      ['throw that jar away'],
    ],
    ['can i mix retinol serum into my cream', [], ['throw that jar']],
    ['why does my skin get more oily when i dry it out with alcohol toner', ['alcohol toner strips'], ['stronger']],
    ['my mom says my pimples are from chocolate and not washing enough. true?', ['chocolate is weak', 'dirt does not']],
    ['do chemical exfoliants really burn your skin off? never used one, just curious', ['no, not in the strength']],
    ['does glycolic acid peel burn', [], ['no, not in the strength']],
    ['a lady at the taxi rank sells ummemezi bark powder for the face. what do you know about it?', ['leave ummemezi']],
    [
      'my navy towels and my pillowslip got orange blotches since i started benzoyl peroxide, did the machine do it',
      ['bleaches'],
      ['pillowcase once'],
    ],
    ['i spray perfume on my neck, can perfume in the sun give me dark marks', ['yes, it can']],
    ['doen collageenpoeier wat jy drink regtig iets?', ['modest', 'collagen']],
  ])
})

describe('names and likenesses are no trouble and no thing', () => {
  answers([
    [
      'I am 13 and want to use the glow recipe n drunk elephant stuff everyone has, must I?',
      ['no, you need none of it', 'wash'],
      ['dullness'],
    ],
    ['is glow recipe good for dull skin', ['glow recipe']],
    ['my shins look like chalk lol, which lotion under R80', ['r80'], ['calcium carbonate']],
    ['can i put chalk on my face for oil', ['calcium carbonate']],
    ['is it normal for roll on to burn straight after shaving my armpits', ['common', 'nicks']],
    ['wat strenth vit c shud a beginer buy n must it live in the frige', ['5–10%', 'cool, dark']],
    [
      'i want vitamin c but my skin is oily, which texture works, serum or cream',
      ['serum: a thin'],
      ['is a thin liquid'],
    ],
    [
      'I draw my beauty spot with eye pencil and it keeps moving by lunch, its so hot. how do i make it stay',
      ['powder'],
      ['outside what i know'],
    ],
    ['my beauty spot is growing and bleeds', ['doctor'], ['powder']],
  ])
})
