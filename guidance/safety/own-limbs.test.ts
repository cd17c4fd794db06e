import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const known = await knowledge()
const levels = (text: string): string[] => findRedFlags(known, text).map(({ level }) => level)

describe('who hurts a limb of their own on purpose', () => {
  it.each([
    'i cut my arm on purpose',
    'my daughter burns her legs on purpose',
    'my son keeps cutting his legs on purpose',
    'i cut my leg on glass deliberately',
    'i burn my wrists deliberately, how do i hide the marks',
    'my sister cut her arm intentionally',
  ])('is heard as a crisis: %s', (text) => expect(levels(text)).toContain('crisis'))

  it.each([
    'i cut my hair short on purpose',
    'i burned my tongue on purpose with chilli',
    'i cut my finger opening a can, plaster or not',
    'i scratched my arm on purpose to test dermographism',
  ])('and this is none: %s', (text) => expect(levels(text)).not.toContain('crisis'))
})
