import { describe, expect, it } from 'vitest'
import { knowledge as load } from '#server/content/knowledge.ts'
import { framingOf, isMeant, isNegated, isPossibility, toldBeside } from './framing.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await load()
const pressing = (text: string): string[] =>
  findRedFlags(knowledge, text)
    .filter(({ level }) => level !== 'routine')
    .map(({ id }) => id)

/** The sentence as the clues are looked for in it, with the clue between brackets. */
const marked = (text: string) => {
  const from = text.indexOf('[')
  const sentence = text.replace('[', '').replace(']', '')
  return { sentence, hit: { from, to: text.indexOf(']') - 1 } }
}
const negated = (text: string) => isNegated(marked(text).sentence, marked(text).hit)
const possible = (text: string) => isPossibility(marked(text).sentence, marked(text).hit)
const meant = (text: string, level: 'emergency' | 'crisis' | 'urgent' | 'routine') =>
  isMeant(marked(text).sentence, framingOf(marked(text).sentence), marked(text).hit, level)

describe('a clue', () => {
  it.each([
    'no [swelling]',
    'there is no [swelling]',
    'no redness or [swelling]',
    'no redness , itching or [swelling]',
    'no [redness] , itching or swelling',
    'no [redness] or itching',
    'isnt very much [swollen]',
    'sonder [koors]',
    'nie [swanger] nie',
    'nie so baie [swanger]',
    'ek is nie al die tyd so [swanger] nie',
    '[fragrance] free',
    'no a b c d [swelling]',
    'akukho [ukuvuvuka]',
    'no really very big bad red [swelling] or itch',
    'no a b c d e f g or [swelling]',
    'no [redness] in here , itching or swelling',
    'ek het nie al die goed wat jy genoem het soos n [swelsel] nie',
  ])('is denied in “%s”', (text) => expect(negated(text)).toBe(true))
  it.each([
    '[swelling]',
    'my [swelling]',
    'no , [swelling]',
    'not sure , [swelling]',
    'not sure what [swelling]',
    'not [better]',
    'i [cant breathe]',
    'no i [cant breathe]',
    'it [doesnt heal]',
    'no it [cant breathe]',
    'not red and [swelling]',
    'no fever , [swelling]',
    'no a b c d e [swelling]',
    'no redness or itching , [swelling]',
    'no fever since the [swelling] or so',
    'no a b c d e f g h or [swelling]',
    'ek is [swanger] nie',
    'nie seker [swanger]',
    '[swelling] carefree',
    'no help with [swelling]',
    'no fever but redness or [swelling]',
    '[fever] and no redness or itching',
    'it is [swelling] and this nie',
    'no my fever or [swelling]',
    'no sleep [cant breathe]',
    'no , [swelling] of lips or tongue',
  ])('is not denied in “%s”', (text) => expect(negated(text)).toBe(false))
  it.each([
    'risk of [burns]',
    'how to avoid [burns]',
    'fear of a very big [burn]',
    'avoid , prevent [burns]',
    'bang vir [koors]',
    'pain and risk of [burns]',
  ])('is a possibility in “%s”', (text) => expect(possible(text)).toBe(true))
  it.each([
    '[burns]',
    'avoid acid , [burns]',
    'avoid acid but [burns]',
    'avoid it and [burns]',
    'i avoid it he has [burns]',
    'avoid acids they have [burns]',
    'avoid a b c d e [burns]',
    '[burns] are a risk',
    'but avoid it and [burns]',
  ])('is no possibility in “%s”', (text) => expect(possible(text)).toBe(false))
  it('is denied by words of its own, not by those that belong to what was told before', () => {
    const [sentence, told] = ['the rash wont fade and no fever', { from: 9, to: 18 }]
    expect(isNegated(sentence, { from: 26, to: 31 }, [told])).toBe(true)
    expect(isNegated('the rash wont fade in months', { from: 22, to: 28 }, [told])).toBe(false)
  })
  it('counts where it is said to be so', () => {
    for (const level of ['emergency', 'crisis', 'urgent', 'routine'] as const) {
      expect(meant('my face is [swelling]', level)).toBe(true)
      expect(meant('my face is not [swelling]', level)).toBe(false)
      expect(meant('what is a [blister]', level)).toBe(false)
    }
  })
  it('counts in a condition only where waiting would be worse', () => {
    for (const text of [
      'what to do tonight if my skin [blisters]',
      'if it [blisters] i stop',
      'then i stop indien dit [brand]',
      'stop uma ku [vuvuka]',
    ]) {
      expect(meant(text.replace('what to do', 'and'), 'urgent'), text).toBe(false)
      expect(meant(text.replace('what to do', 'and'), 'routine'), text).toBe(false)
      expect(meant(text.replace('what to do', 'and'), 'emergency'), text).toBe(true)
      expect(meant(text.replace('what to do', 'and'), 'crisis'), text).toBe(true)
    }
    expect(meant('if you ask me , it [blisters]', 'urgent')).toBe(true)
    expect(meant('it , if you ask [blisters]', 'urgent')).toBe(false)
    expect(meant('this should say it [blisters]', 'urgent')).toBe(true)
    expect(meant('if a b c d e f g it [blisters]', 'urgent')).toBe(true)
    expect(meant('my skin [blisters] if i wait', 'urgent')).toBe(true)
  })
  it('counts no more once it is over, except in a crisis', () => {
    expect(meant('i had [swelling] years ago', 'emergency')).toBe(false)
    expect(meant('i had [swelling] years ago', 'urgent')).toBe(false)
    expect(meant('years ago i wanted [to die]', 'crisis')).toBe(true)
    expect(meant('i had [swelling] years ago and it is here again', 'urgent')).toBe(true)
    expect(meant('the [swelling] went away', 'urgent')).toBe(false)
    expect(meant('the [swelling] still went away', 'urgent')).toBe(false)
  })
})

describe('a sentence', () => {
  it.each([
    'what is a mole',
    'hi , does retinol cause hives',
    'how do i know my mole is fine',
    'can men on roaccutane get a wife pregnant',
    'keep out of reach if swallowed',
    'can retinol give my skin hives',
    'hello can people get burns',
  ])('asks in general: “%s”', (text) => expect(framingOf(text).general).toBe(true))
  it.each([
    'my mole is changing',
    'can i use retinol while pregnant',
    'is my mole changing',
    'what is this mole',
    'can men be pregnant my friend asks',
    'my hives , keep out of reach',
    'what is happening it is swelling right now',
    'retinol and hives',
    'can women use it while i am pregnant',
  ])('tells of somebody: “%s”', (text) => expect(framingOf(text).general).toBe(false))
})

describe('beside a question', () => {
  it.each([
    ['can i give him milk , he drank paraffin', 'he drank paraffin'],
    ['please help , my son is sleepy , he drank it', 'my son is sleepy , he drank it'],
    ['should i rinse it , my eye burns', 'my eye burns'],
    ['what is best , my lips swell', 'my lips swell'],
  ])('“%s” it is told: “%s”', (sentence, told) => expect(toldBeside(sentence)).toBe(told))
  it.each([
    'i gave him milk , he drank paraffin',
    'can i give him milk',
    'can it be used daily , or only weekly',
    'how do i check my moles , my skin is dark',
    'can you help with a school project , my class is about burns',
    'should i avoid contact with eyes , my bottle says so',
  ])('“%s” nothing is told', (sentence) => expect(toldBeside(sentence)).toBe(''))
  it('what is told counts from its first word on, what is asked does not', () => {
    expect(meant('can retinol cause hives , my lips have [hives]', 'urgent')).toBe(true)
    expect(meant('can retinol cause hives , [my lips] have hives', 'urgent')).toBe(true)
    expect(meant('can retinol cause [hives] , my lips have hives', 'urgent')).toBe(false)
    expect(meant('can retinol cause [hives]', 'urgent')).toBe(false)
  })
})

describe('what befell others, was only offered or is over, as a whole message says it', () => {
  it.each([
    ['only offered', 'my uncle offered to rub battery acid on my wart, is that safe'],
    ['wished for by others', 'gogo wants to put paraffin on the burn'],
    ['told by a video', 'a lady on tiktok burned her face with lemon'],
    ['told by a paper', 'someone in the paper drank paraffin, shame'],
    [
      'of somebody distant, and otherwise with who writes',
      'my cousins friend had a throat that closed from nuts. me i eat them daily',
    ],
    ['over', 'i was wheezing after the spray. but its fine now'],
  ])('presses nothing where it is %s: “%s”', (_, text) => expect(pressing(text)).toEqual([]))
  it.each([
    [
      'offered, and done',
      'a guy at the salon offered to do a peel with battery water, he did it yesterday and it blistered',
      'chemical-burn',
    ],
    ['told in the news, and here too', 'in the news a woman drank bleach, and my son drank it now too', 'poisoning'],
    ['done by somebody distant to who writes', 'a guy at the salon got peroxide in my eye', 'product-in-eye'],
    ['only played down: a chest', 'my chest is tight after the hair spray. but its fine', 'anaphylaxis'],
    ['only played down: a throat', 'my throat feels tight since the nuts. but im fine', 'anaphylaxis'],
  ])('presses where it is %s: “%s”', (_, text, flag) => expect(pressing(text)).toContain(flag))
})
