import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { flagsAlone } from './over-sentences.ts'

const known = await knowledge()
const ids = (text: string): string[] => flagsAlone(known, text).map(({ id }) => id)

describe('what a message tells over several sentences', () => {
  it.each([
    ['diabetic-foot', 'My mom is diabetic. her heels are cracked. they bleed sometimes'],
    ['diabetic-foot', 'diabetic here. cracked heels. the left is open'],
    ['pregnant-isotretinoin', 'we want a baby. i popped two roaccutane yesterday. my course ended last year'],
  ])('%s: %s', (flag, text) => expect(ids(text)).toEqual([flag]))

  it.each([
    'not diabetic. cracked heels. the left is open',
    'diabetic here. my heels are smooth',
    'we want a baby. my roaccutane course ended last year',
  ])('is none: %s', (text) =>
    expect(ids(text)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:diabetic-foot|pregnant-isotretinoin)$/)]),
    ),
  )

  it('says nothing less of what a sign has named', () => {
    expect(ids('i have sugar. heel open. my throat closes and i cannot breathe')[0]).toBe('anaphylaxis')
  })
})
