import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { situationOfProfile } from './profile-situation.ts'

const knowledge = await readKnowledge()

describe('a profile without free text', () => {
  it('says what was chosen in it', () => {
    const { situation, unread } = situationOfProfile(knowledge, {
      skinType: 'dry',
      fitzpatrick: 4,
      concerns: ['dullness', 'acne'],
      age: 'under-12',
      pregnant: true,
      breastfeeding: true,
      budget: 5000,
    })
    expect(situation).toMatchObject({
      skinType: 'dry',
      deeperSkin: true,
      concerns: ['acne', 'dullness'],
      conditions: new Set(['pregnant', 'breastfeeding', 'under-12']),
      budgetCents: 5000,
      heard: [],
    })
    expect(unread).toBe(false)
  })

  it('says little where little was chosen', () => {
    expect(situationOfProfile(knowledge, { fitzpatrick: 3, age: 'under-20', pregnant: false }).situation).toMatchObject(
      { deeperSkin: false, conditions: new Set(['teen']), concerns: [] },
    )
    expect(situationOfProfile(knowledge, undefined).situation).toMatchObject({
      skinType: undefined,
      deeperSkin: false,
      conditions: new Set(),
      budgetCents: undefined,
    })
  })

  it.each([
    ['nuts, perfume', ['tree-nut', 'peanut'], ['fragrance', 'fragrance-allergen', 'essential-oil']],
    ["I'm allergic to lanolin", ['lanolin'], []],
    ['aspirin\nsoya', ['soy', 'salicylate'], ['bha']],
    ['nuts are fine', [], []],
    ['none', [], []],
  ])('leaves out what "%s" names, and has read it all', (avoid, origins, families) => {
    const { situation, unread } = situationOfProfile(knowledge, { avoid })
    expect([[...situation.avoid.origins].sort(), [...situation.avoid.families].sort(), unread]).toEqual([
      [...origins].sort(),
      [...families].sort(),
      false,
    ])
  })

  it('takes aspirin that is left out for an allergy to it, as a label is judged by that', () => {
    expect(situationOfProfile(knowledge, { avoid: 'disprin' }).situation.conditions).toEqual(
      new Set(['aspirin-allergy']),
    )
    expect(situationOfProfile(knowledge, { avoid: 'willow bark' }).situation.conditions).toEqual(new Set())
  })

  it.each([
    ['a state', 'nuts; I am pregnant'],
    ['an illness', 'eczema'],
    ['another', 'my sister is allergic to nuts'],
    ['a medicine to swallow', 'penicillin'],
    ['a medicine for skin', 'cortisone'],
    ['a slip, which may be an ordinary word', 'lanolen'],
    ['what nothing is known of', 'florbium'],
    ['a slip of aspirin', 'asprin'],
  ])('does not read %s', (_, avoid) => expect(situationOfProfile(knowledge, { avoid }).unread).toBe(true))

  it('leaves out the names beside what it does not read, and a name with a slip, as too much is the safe side', () => {
    expect([...situationOfProfile(knowledge, { avoid: 'nuts; I am pregnant' }).situation.avoid.origins]).toEqual([
      'tree-nut',
      'peanut',
    ])
    expect([...situationOfProfile(knowledge, { avoid: 'lanolen' }).situation.avoid.origins]).toEqual(['lanolin'])
  })
})
