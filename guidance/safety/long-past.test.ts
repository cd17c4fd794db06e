import { describe, expect, it } from 'vitest'
import { sentencesOf } from './clue-search.ts'
import { longPast, tellsLongGone } from './long-past.ts'

const over = (text: string): boolean => longPast(sentencesOf(text))

describe('a dark time', () => {
  it.each([
    'At 16 I was suicidal over my skin. I got help and I am great now',
    'I tried to kill myself years ago, fully recovered',
    'In matric I wanted to die. Therapy worked and I am doing really well these days',
    'toe ek 15 was wou ek dood wees, ek is gelukkig nou',
    'I was suicidal at school and never relapsed. I am happy now',
  ])('is over where somebody says when it was and that they are well: “%s”', (text) => expect(over(text)).toBe(true))

  it.each([
    ['when it was', 'I wanted to die. I am great now'],
    ['that it is over', 'At 16 I was suicidal over my skin'],
    ['anything dark', 'At 16 I had pimples. I am great now'],
  ])('is not where nobody says %s', (_, text) => expect(over(text)).toBe(false))

  it.each([
    'At 16 I was suicidal. I am fine now but the thoughts are back',
    'I was suicidal years ago, I am happy now, last week I relapsed',
    'I tried to kill myself years ago, I am okay now. I still want to die some days',
    'toe ek 15 was wou ek dood wees, ek is beter nou maar soms kom dit weer',
  ])('is not where something of it is back: “%s”', (text) => expect(over(text)).toBe(false))
})

describe('what came and went', () => {
  it('is long over also where something else is asked beside it', () =>
    expect(tellsLongGone('my lip swelled last month and went down in an hour. Which sunscreen?')).toBe(true))
  it.each([
    'my lip swelled last month',
    'my lip swelled and went down in an hour',
    'my lip swelled last month and went down in an hour, now it is back',
  ])('is not over for good: “%s”', (text) => expect(tellsLongGone(text)).toBe(false))
})
