import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { tellsSettled } from './framing.ts'
import { youngAgeIn } from './read-numbers.ts'
import { findRedFlags } from './red-flags.ts'
import { redFlagsIn } from './told-before.ts'

const knowledge = await readKnowledge()
const found = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)
const pressing = (text: string): string[] => {
  const turns = text.split(' >> ')
  return redFlagsIn(knowledge, turns.at(-1) ?? '', turns.slice(0, -1))
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)
}
const actionOf = (text: string): string => findRedFlags(knowledge, text)[0]?.action ?? ''

describe('a small or healing burn', () => {
  it.each([
    'The salon’s wax burned my upper lip, it’s red and a bit shiny',
    'relaxer burnt me a bit on the edges Saturday, small dry scab, no pus',
    'the laser burnt my chin a little, it is closed and healing',
    'veet burnt a little patch by my knee, only red',
    'wax burnt my brow a bit yesterday, it’s just pink',
  ])('is looked after at home: “%s”', (text) => expect(found(text)).toEqual(['small-burn']))
  it.each([
    'wax burned my lip a little and it is weeping',
    'a small blister from the relaxer burn',
    'the peel burnt me a bit and my skin is raw',
    'relaxer burnt the edges a bit, now there is pus',
    'the wax burnt a small patch and it is white and numb',
    'my toddler has a small chemical burn from my peel',
  ])('is seen where it is more than that: “%s”', (text) => expect(pressing(text)).not.toEqual([]))
  it('that left a mark weeks ago is no burn to see to', () => {
    expect(found('my upper lip got burned by wax two weeks ago, it’s dark now, how do I fade it')).toEqual([])
    expect(found('my upper lip got burned by wax two weeks ago, it’s dark and still open')).not.toEqual([])
  })
})

describe('a burn of yesterday', () => {
  it('is not rinsed any more, and is seen all the same', () => {
    const text = 'I left a 30% glycolic peel on too long last night. Skin is raw, tight and darker today. What now?'
    expect(found(text)).toEqual(['chemical-burn'])
    expect(actionOf(text)).toMatch(/^See a doctor or clinic today/)
    expect(actionOf('hair dye on Friday, blisters on my scalp since saturday')).not.toMatch(/Rinse/)
  })
  it.each([
    'my face is raw after the glycolic peel',
    'peel left on too long 10 minutes ago, bought it yesterday, skin is raw',
    'the wax burned my skin raw, I have a wedding on Saturday',
  ])('is rinsed where it may be of now: “%s”', (text) => expect(actionOf(text)).toMatch(/^(?:Rinse|Cool)/))
})

describe('a rash after hair dye', () => {
  it.each([
    'Hair dye left an itchy bumpy rash behind my ears',
    'hair dye gave me an itchy rash in my neck three days ago',
  ])('is shown without hurry: “%s”', (text) => expect(found(text)).toEqual(['dye-rash']))
  it.each([
    'hair dye left an itchy rash and my eyelids are swelling',
    'scalp itchy blisters after box dye',
    'hair dye made my face swell up',
  ])('is seen today where it swells or blisters: “%s”', (text) => expect(pressing(text)).not.toEqual([]))
})

describe('what weighs like an alarm and is none', () => {
  it.each([
    'I picked my pimple >> It bled a little and now there’s a crust. Won’t it go dark?',
    'My face looks grey in photos after sunscreen. >> why, and which kind is better for me?',
    'I’ve been using SPF every day for a month. >> what if I forget it one weekend at the dam, are my marks back to zero?',
    'how long before trying for a baby should I stop Roaccutane',
    'how long after Roaccutane can I get pregnant',
    'why can’t I use retinol when pregnant',
    'can I inject my own filler',
    'can I inject glutathione at home',
    'what happens if you inject filler yourself',
    'puisies, ma se dun vel kry maklik blou kolle',
    'why do I bruise so easily',
    'hoeveel allergex kan ek drink',
    'kan ek allergex en panado saam drink',
    'how many disprins can I drink for sunburn',
    'my lips are swollen with love',
    'my lips look blue in this lipstick shade',
    'my gums bleed when I floss',
    'I hit my cheek on the cupboard, small bruise, what helps',
    'our dog bit my slipper',
    'my toner got in my eye last week, it was fine after rinsing',
    'I had eczema infected as a child, now it’s only dry',
    'I’m on Roaccutane and doing great >> how long after can I get pregnant',
  ])('is let go: “%s”', (text) => expect(pressing(text)).toEqual([]))
  it.each([
    ['seen-today', 'my mole bled a little and now there’s a crust'],
    ['seen-now', 'my baby’s face looks grey and he is floppy'],
    ['pregnant-isotretinoin', 'I’m on Roaccutane and pregnant, when should I stop'],
    ['pregnant-retinoid', 'I am pregnant and have been using retinol, why can’t I use retinol when pregnant'],
    ['filler', 'I injected my own filler and my lip is white and very painful'],
    ['violence', 'she bruises easily, says my husband, after he hit me'],
    ['poisoning', 'how many allergex can he take, he drank 10 already'],
    ['airway', 'my lips look blue and I can’t breathe since that lipstick'],
    ['violence', 'I hit my cheek on the cupboard when he pushed me'],
    ['eye', 'my toner got in my eye last week, it was fine but now it is blurry and sore'],
    ['suicide', 'my skin is back to zero and I want to die'],
    ['child', 'my kind het jik gedrink'],
    ['burn', 'my scalp hair falls out in the middle, raw and weeping since the relaxer yesterday'],
  ])('is not where it is one (%s): “%s”', (_, text) => expect(pressing(text)).not.toEqual([]))
  it('is hair that falls where the scalp burns: a doctor looks at that, and nothing is rinsed', () =>
    expect(
      found('my scalp hair falls out in the middle, it burns and itches, the skin is smooth, is it the relaxer'),
    ).toEqual(['hair-loss']))
})

describe('what was raised a turn ago', () => {
  it.each([
    'only a little, it’s completely gone now',
    'it’s fine now',
    'but it’s all healed now',
    'it went away',
    'all good now',
  ])('is settled with “%s”', (text) => expect(tellsSettled('chemical-burn', text)).toBe(true))
  it.each([
    'it is a bit better',
    'gone now but my eye is still blurry',
    'it’s not gone',
    'what must I do now',
    'it is fine now, only one blister is left',
  ])('is not with “%s”', (text) => expect(tellsSettled('chemical-burn', text)).toBe(false))
  it.each(['anaphylaxis', 'suicidal-thoughts', 'poisoning', 'changing-mole', 'product-in-eye'])(
    'is never settled by that where it is %s',
    (flag) => expect(tellsSettled(flag, 'it’s fine now')).toBe(false),
  )
})

describe('a likeness to a teenager', () => {
  it.each(['breek uit soos ’n tiener en ek is 35', 'I break out like a teenager', 'worse than any teenager'])(
    'is no age: “%s”',
    (text) => expect(youngAgeIn(text)).toBeUndefined(),
  )
  it.each(['which cream for a teenager', 'my tiener het puisies', 'ek is 14 en breek uit soos elke tiener'])(
    'is none of these: “%s”',
    (text) => expect(youngAgeIn(text)).toBeLessThan(18),
  )
})
