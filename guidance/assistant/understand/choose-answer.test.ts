import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { readQuestions } from '#tools/learn-words/questions.ts'
import { inEnglish } from '../../tongues/in-english.ts'
import { wordsOf } from '../../text/normalise.ts'
import { byHand, optionsFor, optionsOf, readingOf, wantedBy } from './choose-answer.ts'
import { fitsOf } from './ready-answers.ts'
import { intentOf } from './intent.ts'
import { hear, understand } from './understand.ts'

// Questions nothing was learnt from (content/asked/held-out): how people put a thing that a ready answer, or one that is composed, is meant for.

const whole = await knowledge()
/** Without what is seldom asked: only its signs lead to it (decision 38), and the questions name none of it. */
const known = { ...whole, topics: whole.topics.filter(({ seldom }) => !seldom) }
/** The same without anything that was learnt: what is read by hand alone. */
const unlearnt = {
  ...known,
  kindWords: { of: [], start: [], by: new Map() },
  answerWords: [],
  telling: new Map(),
  choosing: new Map(),
}
/** Every third: `npm run evaluate` reads all of them. */
const heldOut = (await readQuestions('held-out')).filter((_, at) => at % 3 === 0)
const answers = heldOut.filter(({ of }) => of === 'answers')
const everyday = heldOut.filter(({ of }) => of === 'everyday')

const takenFor = (text: string, by = known): string => {
  // As an answer begins: what is said in another language is put into English first.
  const { intent, particular, myth } = understand(by, inEnglish(by, text), [])
  return byHand({ intent, particular, myth }).ready || (intent === 'noted' ? 'told' : intent)
}
type Asked = { text: string; wants: string; also?: readonly string[] }
const share = (rows: readonly Asked[], right: (text: string, wanted: readonly string[]) => boolean): number =>
  rows.filter(({ text, wants, also = [] }) => right(text, [wants, ...also])).length / rows.length
const optionsOfText = (text: string, by = known) => {
  const heard = hear(by, text)
  return optionsFor(by, heard, byHand({ ...heard, intent: intentOf(heard) }))
}

describe('a question that nothing was learnt from', { timeout: 60_000 }, () => {
  it('has the ready answer that was meant among the three that are looked at, four times of five', () => {
    expect(answers.length).toBeGreaterThan(230)
    expect(
      share(answers, (text, wanted) =>
        optionsOfText(text).some(({ wants, ready }) => ready !== undefined && wanted.includes(wants)),
      ),
    ).toBeGreaterThan(0.78)
  })

  it('of everyday gets the very answer that somebody chose among eight hundred, two times of three', () => {
    expect(everyday.length).toBeGreaterThan(260)
    expect(share(everyday, (text, wanted) => wanted.includes(takenFor(text)))).toBeGreaterThan(0.62)
  })

  it('gets the answer that was meant far more often than by what is read by hand alone', () => {
    const learnt = share([...answers, ...everyday], (text, wanted) => wanted.includes(takenFor(text)))
    expect(learnt).toBeGreaterThan(
      1.4 * share([...answers, ...everyday], (text, wanted) => wanted.includes(takenFor(text, unlearnt))),
    )
  }, 120_000)

  it('in Afrikaans, isiZulu, isiXhosa or Sesotho is understood as well as in English', () => {
    const foreign = everyday.filter(
      ({ text }) => wordsOf(text).filter((word) => known.gloss.get(word)?.shared === false).length > 1,
    )
    expect(foreign.length).toBeGreaterThan(25)
    const right = (text: string, wanted: readonly string[]): boolean => wanted.includes(takenFor(text))
    expect(share(foreign, right)).toBeGreaterThan(0.85 * share(everyday, right))
  })
})

describe('what was read by hand', () => {
  it.each(['What is niacinamide?', 'can i use retinol and vitamin c together'])(
    'stands where it is sure: %s',
    (text) => {
      const heard = hear(known, text)
      expect(readingOf(known, heard, intentOf(heard)).choice?.particular).toBeUndefined()
      expect(takenFor(text)).toBe(takenFor(text, unlearnt))
    },
  )

  it.each([
    ['white bits like snow on my black jacket, what do I wash my head with?', 'scalp-flakes'],
    ['wig glue made my forehead itch, must i leave it', 'wig-glue-rash'],
  ])('gives way where words speak louder: %s', (text, id) => expect(takenFor(text)).toBe(id))
})

describe('the ready answers beside a question', () => {
  it('are at most thirty and the one found by hand', () => {
    const fits = fitsOf(known, ['sunscreen', 'on', 'my', 'face', 'how', 'much'], 'jewellery')
    expect(fits.length).toBeLessThanOrEqual(31)
  })

  it('do not count the question itself where it is learnt from', () => {
    const terms = ['jad', 'roller', 'cold']
    const of = (leftOut?: string): number =>
      fitsOf(known, terms, '', leftOut).find(({ ready }) => ready.id === 'subject face-roller store')?.fits.asked ?? 0
    expect(of('subject face-roller store')).toBeLessThan(of())
  })

  it('are none in words nobody uses', () => expect(fitsOf(known, ['qwxzv'], '')).toEqual([]))
})

describe('what may be wanted', () => {
  const wanted = (text: string): string[] => optionsOfText(text).map(({ wants }) => wants)
  it('is a comparison or a combination only where two things are named', () => {
    expect(wanted('is niacinamide any good')).not.toEqual(expect.arrayContaining(['compare']))
    expect(wanted('niacinamide or azelaic acid')).toEqual(expect.arrayContaining(['compare']))
  })
  it('is a word that asks back only where nothing was found', () => {
    expect(wanted('how do I get rid of dark marks')).not.toEqual(expect.arrayContaining(['unclear']))
    expect(wanted('blorp the fnord')).toEqual(expect.arrayContaining(['unclear']))
  })
  it('is always what was found by hand, too', () => {
    for (const text of ['what does humectant mean', 'what helps for pimples', 'what is zorblaxin']) {
      const heard = hear(known, text)
      expect(wanted(text), text).toContain(wantedBy(byHand({ ...heard, intent: intentOf(heard) })))
    }
  })
  it('is what was found by hand where no kind and no ready answer is known', () => {
    const heard = hear(known, 'what helps for pimples')
    expect(optionsOf([], [], [], heard, { intent: 'for-concern', ready: '' }).map(({ wants }) => wants)).toEqual([
      'for-concern',
    ])
  })
})

it('nothing is chosen in a knowledge that has learnt nothing', () => {
  const heard = hear(unlearnt, 'what helps for pimples')
  expect(readingOf(unlearnt, heard, intentOf(heard)).choice).toBeUndefined()
})
