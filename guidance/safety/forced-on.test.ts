import { describe, expect, it } from 'vitest'
import { knowledge } from '#server/content/knowledge.ts'
import { findRedFlags } from './red-flags.ts'
import { redFlagsIn } from './told-before.ts'

const known = await knowledge()
const crisis = (text: string): boolean => findRedFlags(known, text).some(({ level }) => level === 'crisis')

describe('sex that is made, pressed or forced on somebody', () => {
  it.each([
    'my boyfriend makes me sleep with him',
    'my bf forces me to have sex',
    'he makes me sleep with other men',
    'my uncle touches me at night, and my face is breaking out',
    'my stepdad comes into my bed at night and says dont tell',
    'he has sex with me when i am asleep, which cream for the bruises',
    'hy dwing my om seks te he',
  ])('is a crisis: “%s”', (text) => expect(crisis(text)).toBe(true))
  it('stays one when an age is told after it', () =>
    expect(redFlagsIn(known, 'im 13', ['my boyfriend makes me sleep with him']).map(({ level }) => level)).toContain(
      'crisis',
    ))
  it.each([
    'my mom makes me sleep early',
    'this cream makes me sleep with the window open',
    'my gf pressures me into having facials',
    'my sister makes me do a face mask with her',
    'the heat makes me sleep badly',
    'the doctor touched me on my face',
  ])('and what is none of it is none: “%s”', (text) => expect(crisis(text)).toBe(false))
})
