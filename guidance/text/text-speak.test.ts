import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { withoutTextSpeak } from './text-speak.ts'

const known = await knowledge()

describe('messages thumbed in a hurry', () => {
  it.each([
    ['im prgnt cn i use salisylic face wsh', 'im pregnant cn i use salisylic face wash'],
    ['canI useglycolic everynight', 'can i use glycolic every night'],
    ['cani use vaseline onmy face', 'can i use vaseline on my face'],
    ['mybaby has a rsh on her bumm', 'my baby has a rash on her bum'],
    ['blck heds on my noise', 'blackheads on my nose'],
    ['my armpitz r dark', 'my armpits r dark'],
  ])('are set right where a word is nobody’s: %s', (message, right) =>
    expect(withoutTextSpeak(known, message)).toBe(right),
  )

  it('keep what is known, names, other languages and lists', () => {
    for (const message of [
      'I saw it on insta, is Cerave okay?',
      'Watter room is onwaar vir my vel',
      'my forwarded message about yrs of use',
      'aqua, glycrin, nicinamide, parfm, wsh, rsh',
      'Does Bnkr cream work for Thandi',
      'when do i increase it, whichever is forward or incorrect, and my skin is insensitive',
      'the constructor of it',
    ])
      expect(withoutTextSpeak(known, message)).toBe(message)
  })
})
