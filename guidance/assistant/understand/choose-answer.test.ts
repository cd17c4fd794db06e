import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { readQuestions } from '#tools/learn-words/questions.ts'
import { byHand, chosenFor, weighed } from './choose-answer.ts'
import { fitsOf } from './ready-answers.ts'
import { intentOf } from './intent.ts'
import { hear, understand } from './understand.ts'

// Questions nothing was learnt from (content/asked/held-out): how people put a thing that a ready answer, or one that is composed, is meant for.

const known = await knowledge()
/** The same without anything that was learnt: what is read by hand alone. */
const unlearnt = { ...known, kindWords: { of: [], start: [], by: new Map() }, answerWords: [], choosing: new Map() }
const heldOut = await readQuestions('held-out')
const answers = heldOut.filter(({ of }) => of === 'answers')
const kinds = heldOut.filter(({ of }) => of === 'kinds')

const takenFor = (text: string, by = known): string => {
  const { intent, particular, myth } = understand(by, text, [])
  return byHand({ intent, particular, myth }).ready || (intent === 'noted' ? 'told' : intent)
}
const share = (rows: readonly { text: string; wants: string }[], right: (text: string, wants: string) => boolean): number =>
  rows.filter(({ text, wants }) => right(text, wants)).length / rows.length
const weighedFor = (text: string) => {
  const heard = hear(known, text)
  return weighed(known, heard, byHand({ ...heard, intent: intentOf(heard) }))
}

describe('a question that nothing was learnt from', () => {
  it('has the ready answer that was meant first among seven hundred, more often than not', () => {
    expect(answers.length).toBeGreaterThan(650)
    expect(share(answers, (text, wants) => weighedFor(text)?.ready?.ready.id === wants)).toBeGreaterThan(0.5)
  })

  it('shows the kind of answer it wants in seven of ten', () => {
    expect(kinds.length).toBeGreaterThan(200)
    expect(share(kinds, (text, wants) => (weighedFor(text)?.kind.intent === 'noted' ? 'told' : weighedFor(text)?.kind.intent) === wants)).toBeGreaterThan(0.66)
  })

  it('gets the answer that was meant far more often than by what is read by hand alone', () => {
    const learnt = share(answers, (text, wants) => takenFor(text) === wants)
    expect(learnt).toBeGreaterThan(0.35)
    expect(learnt).toBeGreaterThan(1.3 * share(answers, (text, wants) => takenFor(text, unlearnt) === wants))
  })
})

describe('what was read by hand', () => {
  it.each(['What is niacinamide?', 'can i use retinol and vitamin c together', 'can my 8 year old use retinol', 'what does non comedogenic mean', 'I want lighter skin',
    'how do I bake bread', 'thanks', 'Aqua, Glycerin, Niacinamide, Cetyl Alcohol, Parfum'])('stands where it is sure: %s', (text) => {
    const heard = hear(known, text)
    expect(chosenFor(known, heard, intentOf(heard))?.particular).toBeUndefined()
    expect(takenFor(text)).toBe(takenFor(text, unlearnt))
  })

  it.each([
    ['white bits like snow on my black jacket, what do I wash my head with?', 'scalp-flakes'],
    ['wig glue made my forehead itch, must i leave it', 'wig-glue-rash'],
    ['my gran lies in bed all day and her tailbone is going dark, what must we do', 'bedridden-skin'],
  ])('gives way where words speak louder: %s', (text, id) => expect(takenFor(text)).toBe(id))
})

describe('the ready answers beside a question', () => {
  it('are at most thirty and the one found by hand', () => {
    const fits = fitsOf(known, ['sunscreen', 'on', 'my', 'face', 'how', 'much'], 'jewellery')
    expect(fits.length).toBeLessThanOrEqual(31)
  })

  it('do not count the question itself where it is learnt from', () => {
    const terms = ['jad', 'roller', 'cold']
    const of = (leftOut?: string): number => fitsOf(known, terms, '', leftOut).find(({ ready }) => ready.id === 'subject face-roller store')?.fits.asked ?? 0
    expect(of('subject face-roller store')).toBeLessThan(of())
  })

  it('are none in words nobody uses', () => expect(fitsOf(known, ['qwxzv'], '')).toEqual([]))
})

it('nothing is weighed in a knowledge that has learnt nothing', () => {
  const heard = hear(unlearnt, 'what helps for pimples')
  expect(weighed(unlearnt, heard, byHand({ ...heard, intent: intentOf(heard) }))).toBeUndefined()
})
