import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

// Each way of saying it beside each thing that skin brings along: one that is not heard shows as a row.

const known = await knowledge()
const levelOf = (text: string): string | undefined => findRedFlags(known, text)[0]?.level

const wishes = [
  'i wish im dead',
  'i wish i was dead',
  'wish i were already dead',
  'i wish id just die',
  'wish i could just die',
  'i rather be dead',
  'rather dead than this',
  'i would be better off dead',
  'i dont want to live anymore',
  'i want to die',
  'i dont want to wake up tomorrow',
  'no point in living',
  'nobody would miss me',
  'ek wil nie meer lewe nie',
  'ek wens ek was dood',
  'ndifuna ukufa',
  'ngifisa ukufa',
  'ke batla go shwa',
]
const beside = [
  (wish: string) => wish,
  (wish: string) => `${wish}, my skin is so bad`,
  (wish: string) => `look at these marks on my face. ${wish}`,
  (wish: string) => `which cream for dark spots? ${wish} honestly`,
]

describe('a wish to die is heard whatever of skin stands beside it', () => {
  it.each(wishes)('%s', (wish) =>
    expect(beside.map((put) => put(wish)).filter((text) => levelOf(text) !== 'crisis')).toEqual([]),
  )
})

describe('what only speaks of death so is none', () => {
  it.each([
    'im dead lol this serum is so good',
    'im dead tired after my shift and my skin looks dull',
    'i wish the pimples were dead and gone',
    'dying to try this retinol, where do i start',
    'these pimples are killing me, what helps',
    'i wish i could be dead skin free, which scrub?',
    'id rather have dry skin than dead skin cells on my face',
    'i would die for skin like hers, which serum?',
  ])('%s', (text) => expect(levelOf(text)).not.toBe('crisis'))
})
