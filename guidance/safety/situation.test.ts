import { describe, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { situationOf } from './read-situation.ts'
import { joined } from './situation.ts'

// How the profile and the texts come together.

const knowledge = await readKnowledge()
const of = (profile: Profile | undefined, ...texts: string[]) => situationOf(knowledge, profile, ...texts)
const conditions = (profile: Profile | undefined, ...texts: string[]): string[] => [...of(profile, ...texts).conditions]

describe('a situation', () => {
  it('takes concerns from the profile and the texts, each once and in a fixed order', () => {
    expect(of(undefined).concerns).toEqual([])
    expect(of({ concerns: ['redness', 'acne'] }).concerns).toEqual(['acne', 'redness'])
    expect(of(undefined, 'I have pimples').concerns).toEqual(['acne'])
    expect(of({ concerns: ['pores'] }, 'I have wrinkles', 'and pimples').concerns).toEqual(['acne', 'aging', 'pores'])
    expect(of(undefined, 'no pimples').concerns).toEqual([])
  })
  it('takes conditions from the avoid-list as well as from the texts', () => {
    expect(conditions({ avoid: 'I am pregnant, no nuts' })).toEqual(['pregnant'])
    expect(conditions({ avoid: '' }, 'I am pregnant')).toEqual(['pregnant'])
    expect(conditions({}, '')).toEqual([])
    expect(of({ avoid: 'nuts' }, 'hello').avoid.origins).toContain('tree-nut')
  })
  it('takes the wish for a child for the wish alone, unless a pregnancy is said too', () => {
    expect(of(undefined, 'trying to fall pregnant')).toMatchObject({
      conditions: new Set(['trying']),
      heard: ['you are trying for a baby'],
    })
    expect(conditions(undefined, 'I was trying for a baby. I am pregnant')).toEqual(['pregnant', 'trying'])
    expect(conditions(undefined, 'Hello. Trying to fall pregnant. Thank you')).toEqual(['trying'])
    expect(conditions(undefined, 'I am trying to get pregnant')).toEqual(['trying'])
    expect(of({ pregnant: true }, 'trying to fall pregnant').conditions).toContain('pregnant')
    expect(of({ pregnant: true }, 'trying to fall pregnant').heard).toContain('you are pregnant')
    expect(of({ pregnant: false }, 'trying to fall pregnant').conditions).not.toContain('pregnant')
  })
  it('keeps what lasts and lets go of what is over', () => {
    for (const [text, condition] of [
      ['I had eczema years ago', 'eczema'],
      ['I used to have asthma', 'asthma'],
      ['psoriasis in the past', 'psoriasis'],
      ['I had rosacea last year', 'rosacea'],
    ] as const)
      expect(conditions(undefined, text)).toEqual([condition])
    expect(conditions(undefined, 'I was pregnant last year')).toEqual([])
    expect(conditions(undefined, 'I was pregnant last year and now again')).toEqual(['pregnant'])
    expect(conditions(undefined, 'the sunburn went away')).toEqual([])
  })
  it('knows children under 12 from teenagers, by the profile or by what is said', () => {
    expect(of(undefined, 'I am 11')).toMatchObject({
      conditions: new Set(['under-12']),
      heard: ['this is for a child'],
    })
    expect(of(undefined, 'I am 12')).toMatchObject({ conditions: new Set(['teen']), heard: ['this is for a teenager'] })
    expect(of(undefined, 'I am 30')).toMatchObject({ conditions: new Set(), heard: [] })
    expect(conditions({ age: 'under-12' })).toEqual(['under-12'])
    expect(conditions({ age: 'under-20' })).toEqual(['teen'])
    expect(conditions({ age: 'under-20' }, 'my daughter is 9')).toEqual(['under-12'])
  })
  it('leaves out salicylates for who does not bear aspirin, however it is said', () => {
    for (const situation of [
      of({ avoid: 'aspirin' }),
      of({ avoid: 'disprin' }),
      of(undefined, 'I have asthma with aspirin'),
      of(undefined, 'I can’t take aspirin'),
    ]) {
      expect(situation.conditions).toContain('aspirin-allergy')
      expect(situation.avoid.origins).toContain('salicylate')
      expect(situation.avoid.families).toContain('bha')
    }
    expect(conditions({ avoid: 'willow bark' })).toEqual([])
    expect(conditions({ avoid: 'nuts' }, 'aspirin mask')).toEqual([])
  })
  it('takes the last budget that is said, before that of the profile', () => {
    expect(of({ budget: 50_000 }, 'under R100', 'under R200', 'thanks').budgetCents).toBe(20_000)
    expect(of({ budget: 50_000 }, 'thanks').budgetCents).toBe(50_000)
    expect(of(undefined).budgetCents).toBeUndefined()
  })
  it('takes Fitzpatrick 4 and above for deeper skin, and so one sentence that says so', () => {
    expect(of({ fitzpatrick: 4 }).deeperSkin).toBe(true)
    expect(of({ fitzpatrick: 3 }).deeperSkin).toBe(false)
    expect(of(undefined, 'I have dark skin. I like tea').deeperSkin).toBe(true)
    expect(of({ fitzpatrick: 6 }, 'I like tea').deeperSkin).toBe(true)
  })
})

describe('two readings of one person, joined', () => {
  const bare = of(undefined)
  it('hold together what either knows, each thing once', () => {
    const both = joined(
      of({ concerns: ['acne'], avoid: 'nuts, zobo, aspirin, kojic acid' }, 'I am pregnant'),
      of({ concerns: ['acne', 'pores'], avoid: 'zobo, fish, perfume, bakuchiol' }, 'I have asthma'),
    )
    expect(both.concerns).toEqual(['acne', 'pores'])
    expect([...both.conditions]).toEqual(['pregnant', 'aspirin-allergy', 'asthma'])
    expect([...both.avoid.origins]).toEqual(expect.arrayContaining(['tree-nut', 'fish']))
    expect([...both.avoid.families]).toEqual(expect.arrayContaining(['bha', 'fragrance']))
    expect([...both.avoid.ingredients]).toEqual(expect.arrayContaining(['kojic-acid', 'bakuchiol']))
    expect(both.avoid.words.filter((word) => word === 'zobo')).toEqual(['zobo'])
    expect(both.heard.filter((said) => said === 'no zobo')).toEqual(['no zobo'])
    expect(both.heard).toEqual(expect.arrayContaining(['you are pregnant', 'you have asthma', 'no fish']))
  })
  it('let the second decide where they differ, and the first where the second says nothing', () => {
    const [dry, oily] = [of({ skinType: 'dry', budget: 10_000 }), of({ skinType: 'oily', budget: 20_000 })]
    expect(joined(dry, oily)).toMatchObject({ skinType: 'oily', budgetCents: 20_000 })
    expect(joined(dry, bare)).toMatchObject({ skinType: 'dry', budgetCents: 10_000 })
    expect(joined(bare, oily)).toMatchObject({ skinType: 'oily', budgetCents: 20_000 })
  })
  it('are of deeper skin as soon as one says so', () => {
    const deep = of({ fitzpatrick: 5 })
    expect([joined(deep, bare), joined(bare, deep), joined(bare, bare)].map(({ deeperSkin }) => deeperSkin)).toEqual([
      true,
      true,
      false,
    ])
  })
})
