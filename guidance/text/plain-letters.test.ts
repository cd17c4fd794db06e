import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { answer } from '../assistant/answer.ts'
import { checkLabel } from '../labels/check-label.ts'
import { analyseQuiz } from '../quiz/analyse-quiz.ts'
import { findRedFlags } from '../safety/red-flags.ts'
import { withPlainLetters, wordsOf } from './normalise.ts'

const knowledge = await readKnowledge()

const alarms = [
  'I cannot breathe and my lips are swelling after this cream',
  'my child swallowed the peeling acid',
  'I have a mole that is bleeding and growing',
  'I want to kill myself because of my skin',
  'bleach got in my eye and I cannot see',
  'I am pregnant and I take Roaccutane',
  'red streaks run up my leg from the sore and I have a fever',
]
const invisible = ['\u200B', '\u200D', '\u200C', '\u00AD', '\uFEFF', '\u202E', '\u2060', '\uFE0F', '\u{E0061}']
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
  v: 'ν',
}

const idsOf = (text: string): string[] => findRedFlags(knowledge, text).map(({ id }) => id)
const each = (text: string, step: number, put: string): string =>
  Array.from(text, (letter, at) => (at % step === 0 ? letter + put : letter)).join('')
/** Every second letter that has a look-alike, and never the whole of a word. */
const swapped = (text: string, from: number): string =>
  text.replaceAll(/[a-z]{2,}/gi, (word) => {
    const letters = Array.from(word, (letter, at) => (at % 2 === from ? (lookAlikes[letter] ?? letter) : letter)).join(
      '',
    )
    return /[a-z]/i.test(letters) ? letters : word
  })

describe('invisible and look-alike letters', () => {
  it.each(alarms)('“%s” alarms wherever invisible characters stand in it', (alarm) => {
    const plain = idsOf(alarm)
    expect(plain).not.toEqual([])
    for (const [at, put] of invisible.entries()) expect(idsOf(each(alarm, (at % 3) + 1, put))).toEqual(plain)
  })

  it.each(alarms)('“%s” alarms with look-alike letters inside its words', (alarm) => {
    const plain = idsOf(alarm)
    for (const from of [0, 1]) expect(idsOf(swapped(alarm, from))).toEqual(plain)
  })

  it('are read as plain letters in a message, in what was told before it and in full width', () => {
    const say = (message: string, before?: string): string | null =>
      answer(knowledge, {
        message,
        turns:
          before === undefined
            ? []
            : [
                { role: 'user', text: before },
                { role: 'assistant', text: 'Tell me more.' },
              ],
        pages: [],
        catalogue: [],
      }).level
    expect(say('I cannot brea\u200Bthe after this cream')).toBe('emergency')
    expect(say('Ｉ ｃａｎｎｏｔ ｂｒｅａｔｈｅ after the cream')).toBe('emergency')
    expect(say('my face swells', 'my li\u00ADps are swelling and I cannоt brеathe')).toBe(
      say('my face swells', 'my lips are swelling and I cannot breathe'),
    )
  })

  it('are read as plain letters in the quiz, on a label and in a search', () => {
    const answers = {
      age: '20-29',
      skin_type: 'oily',
      concerns: ['dark-spots'],
      routine: 'basic',
      budget: 'flexible',
      lifestyle: ['outdoor'],
      allergies: 'none',
    } as const
    const quiz = analyseQuiz(
      knowledge,
      {
        ...answers,
        concerns: [...answers.concerns],
        lifestyle: [...answers.lifestyle],
        goals: 'I am preg\u00ADnant and want even skin',
      },
      [],
    )
    expect(quiz.profile).toContain('you are pregnant')
    const label = checkLabel(knowledge, 'Aqua, Hydrоquinone')
    expect(label.items.map(({ printed }) => printed)).toEqual(['Aqua', 'Hydroquinone'])
    expect(label.lighteners).not.toEqual([])
    expect(wordsOf('niacin\u200Bamide sun\u00ADscreen еczema')).toEqual(['niacinamide', 'sunscreen', 'eczema'])
  })

  it('leaves emoji, words of another script and ordinary accents as they are', () => {
    for (const text of ['👩‍⚕️ ❤️ 👍🏽 👨‍👩‍👧', 'гидрохинон', 'витаминC', 'α-Bisabolol', 'сосо', 'crème, fräulein, é'])
      expect(withPlainLetters(text)).toBe(text)
  })
})
