import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'

const knowledge = await readKnowledge()
const presses = (text: string): boolean => findRedFlags(knowledge, text).some(({ level }) => level !== 'routine')

describe('A place of the body that is asked about', () => {
  it.each([
    'le mo maotong?',
    'and on the feet?',
    'nasezandleni?',
    'en my hande?',
    'le mo sefatlhegong?',
    'nasezinyaweni futhi',
  ])('is no alarm: %s', (text) => expect(presses(text)).toBe(false))
  it.each([
    'my foot is black and smells',
    'maoto a me a ruruga, ga ke kgone go hema',
    'my lips and tongue are swelling',
  ])('is one where more is told: %s', (text) => expect(presses(text)).toBe(true))
})
