import { describe, expect, it } from 'vitest'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'
import { amissWith, converseWith } from './converse.fixture.ts'

// Of two that are named one is chosen, a sum for all of it is not exceeded, and a price or a time that is asked is answered as far as that can be.

const known = await knowledge()
const catalogue = await sampleCatalogue()
const amiss = amissWith(known, catalogue)
const converse = converseWith(known, catalogue)
const first = (talk: string): string => converse(...talk.split(' >> ')).response.split('\n')[0] ?? ''

describe('of two the first sentence names one, or says what decides', () => {
  it.each<[string, RegExp]>([
    ['azelaic or niacinamide in pregnancy which one', /^\*\*Either: both are usually fine in pregnancy/],
    [
      'retinol or vitamin c first if i only have money for one, im 38 with dark spots',
      /^\*\*For dark marks, start with vitamin C/,
    ],
    ['salicylic or benzoyl >> for my back >> the first one then?', /start with benzoyl peroxide/],
    ['gel cleanser or cream cleanser >> i have eczema', /^\*\*Cream cleanser if/],
    ['tretinoin or retinol for wrinkles im 48', /^\*\*For fine lines, begin with retinol, which needs no prescription/],
    [
      'whats better for pimple marks, vitamin c or niacinamide >> and which is cheaper',
      /^\*\*I hold no shop prices, so which of the two/,
    ],
  ])('%s', (talk, says) => expect(first(talk)).toMatch(says))
})

describe('money', () => {
  const sumIn = (text: string): number =>
    [...text.matchAll(/\), R(\d+)\.00 for/g)].reduce((sum, [, rand]) => sum + Number(rand), 0)
  it.each<[string, number]>([
    ['i have R150 for the month, what must i buy, oily skin with pimples', 150],
    ['i have R150 for the month what must i buy for my skin >> i have dry skin and dark marks', 150],
  ])('%s: no more than R%i together', (talk, most) => {
    const { response } = converse(...talk.split(' >> '))
    expect(response).toMatch(/^\*\*Sunscreen first/)
    expect(sumIn(response)).toBeGreaterThan(0)
    expect(sumIn(response)).toBeLessThanOrEqual(most)
  })

  it.each<[string, string[], string[]]>([
    ['can i use glycerine on my face >> where can i get it and how much', ['at any pharmacy', 'glycerine'], []],
    ['is there something cheaper like la roche posay cicaplast', ['la roche-posay', 'panthenol'], ['spf 50']],
    ['where can i buy the ordinary in south africa that is not fake', ['names on its own site', 'pharmacy chains'], []],
    ['i want azelaic acid >> where do i buy it in sa >> do i need a script', ['needs no prescription'], ['not a must']],
    ['do u need a script for roaccutane', ['yes: isotretinoin needs a prescription'], ['doses']],
    ['where can i get nizoral in durban, the real one', ['over the counter'], ['prescription first']],
  ])('%s', (talk, parts, never) => expect(amiss(talk, parts, never)).toEqual([]))
})

describe('a time that is asked is answered with a time', () => {
  it.each([
    'my underarms are dark >> what about the pimples on my bum >> and the underarms, how long till they lighten',
    'how long till my knees lighten',
  ])('%s', (talk) => expect(first(talk)).toMatch(/three months/i))

  it('but a lightener is refused as ever', () =>
    expect(
      amiss('how long does caro light take to lighten my skin', ['i do not help with making skin lighter']),
    ).toEqual([]))
})
