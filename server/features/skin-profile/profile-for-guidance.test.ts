import { describe, expect, it } from 'vitest'
import { Profile } from '#contract/guidance.ts'
import { allergens, guidanceConcern, profileConcerns, skinMedicines } from '#contract/kinds/skin-options.ts'
import { situationOfProfile } from '#guidance/safety/profile-situation.ts'
import { situationOf } from '#guidance/safety/read-situation.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Answers } from './completion.ts'
import { presentProfile } from './present.ts'
import { profileForGuidance, safetyProfile } from './profile-for-guidance.ts'

const knowledge = await readKnowledge()
const answers = (some: Partial<Answers>): Answers => ({ ...presentProfile(undefined), ...some })
const told = (some: Partial<Answers>) => profileForGuidance(answers(some))

describe('the profile for guidance', () => {
  it.each<[string, Partial<Answers>, Profile]>([
    ['nothing answered', {}, {}],
    ['none of everything', { skinConcerns: [], allergies: [], medicines: [], conditions: [], pregnancy: 'none' }, {}],
    ['the skin', { skinType: 'oily', fitzpatrickScale: 5 }, { skinType: 'oily', fitzpatrick: 5 }],
    [
      'concerns, each of the engine once',
      { skinConcerns: ['fine-lines', 'wrinkles', 'blackheads', 'uneven-tone'] },
      { concerns: ['aging', 'pores', 'dark-spots'] },
    ],
    ['melasma, which the engine files under dark spots', { conditions: ['melasma'] }, { concerns: ['dark-spots'] }],
    ['pregnancy', { pregnancy: 'pregnant' }, { pregnant: true }],
    ['breastfeeding', { pregnancy: 'breastfeeding' }, { breastfeeding: true }],
    ['trying for a baby', { pregnancy: 'trying' }, { conditions: ['trying'] }],
    ['eczema and keloids', { conditions: ['eczema', 'keloid'] }, { conditions: ['eczema', 'keloid'] }],
    [
      'medicines',
      { medicines: [...skinMedicines] },
      {
        conditions: [
          'isotretinoin',
          'prescribed-retinoid',
          'sun-sensitising',
          'steroid-cream',
          'blood-thinners',
          'immune-suppressant',
        ],
      },
    ],
    ['allergies as a list of words', { allergies: ['fragrance', 'aha', 'bha'] }, { avoid: 'fragrance, AHA, BHA' }],
    ['a budget in cents', { monthlyBudget: 500 }, { budget: 50_000 }],
    ['no limit for a budget of nothing', { monthlyBudget: 0 }, {}],
    ['what the engine does not understand', { skinGoals: ['brightening'], routinePreference: 'minimal' }, {}],
    ['owned products', { currentProducts: { toner: 'Rose water' } }, { owned: { toner: 'Rose water' } }],
  ])('holds %s', (_, some, expected) => {
    expect(told(some)).toEqual(expected)
  })

  it('is valid for every answer', () => {
    const all = told({
      skinType: 'dry',
      skinConcerns: [...profileConcerns],
      fitzpatrickScale: 6,
      monthlyBudget: 1_000_000,
      allergies: [...allergens],
      pregnancy: 'trying',
      medicines: [...skinMedicines],
      conditions: ['eczema', 'keloid', 'melasma'],
      // More than a profile may hold today.
      currentProducts: Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`serum ${at}`, 'Retinol'])),
    })
    expect(Profile.parse(all)).toEqual(all)
    expect(all.concerns).toEqual([...new Set(profileConcerns.map((concern) => guidanceConcern[concern]))])
  })

  it('limits itself to what keeps from harm where answers are not personalised', () => {
    const some = answers({
      skinType: 'dry',
      skinConcerns: ['acne'],
      fitzpatrickScale: 6,
      monthlyBudget: 500,
      allergies: ['lanolin'],
      pregnancy: 'pregnant',
      medicines: ['isotretinoin'],
      currentProducts: { serum: 'Retinol' },
    })
    expect(safetyProfile(some)).toEqual({
      pregnant: true,
      conditions: ['isotretinoin'],
      avoid: 'lanolin',
      owned: { serum: 'Retinol' },
    })
  })
})

describe('an allergy as an avoid word', () => {
  it.each([
    ['fragrance', ['fragrance', 'fragrance-allergen', 'essential-oil']],
    ['essential-oils', ['essential-oil']],
    ['sulfates', ['sulfate']],
    ['parabens', ['paraben']],
    ['silicones', ['silicone']],
    ['alcohol', ['drying-alcohol']],
    ['retinoids', ['retinoid', 'retinoid-medicine']],
    ['aha', ['aha']],
    ['bha', ['bha']],
    ['benzoyl-peroxide', ['#benzoyl-peroxide']],
    ['chemical-sunscreens', ['uv-filter-organic']],
    ['mineral-sunscreens', ['uv-filter-mineral']],
    ['coconut-oil', ['+coconut']],
    ['lanolin', ['+lanolin']],
  ] as const)('%s is read by the engine, on the server and on a phone, as exactly %j', (allergen, expected) => {
    const profile = told({ allergies: [allergen] })
    for (const { avoid } of [situationOf(knowledge, profile), situationOfProfile(knowledge, profile).situation]) {
      expect([
        ...avoid.families,
        ...[...avoid.ingredients].map((id) => `#${id}`),
        ...[...avoid.origins].map((origin) => `+${origin}`),
        ...avoid.words,
      ]).toEqual(expected)
    }
  })

  it('means the same in a list with all others', () => {
    const { avoid, conditions } = situationOf(knowledge, told({ allergies: [...allergens] }))
    expect([...avoid.families].toSorted()).toEqual(
      [
        'fragrance',
        'fragrance-allergen',
        'essential-oil',
        'sulfate',
        'paraben',
        'silicone',
        'drying-alcohol',
        'retinoid',
      ]
        .concat('retinoid-medicine', 'aha', 'bha', 'uv-filter-organic', 'uv-filter-mineral')
        .toSorted(),
    )
    expect([[...avoid.ingredients], [...avoid.origins].toSorted(), avoid.words, [...conditions]]).toEqual([
      ['benzoyl-peroxide'],
      ['coconut', 'lanolin'],
      [],
      [],
    ])
  })
})

describe('conditions of a profile', () => {
  it('are part of the situation, and a prescribed retinoid keeps others out', () => {
    const { conditions, quiet } = situationOf(
      knowledge,
      told({ pregnancy: 'trying', medicines: ['isotretinoin', 'retinoid-cream'], conditions: ['eczema'] }),
    )
    expect([[...conditions].toSorted(), [...quiet]]).toEqual([
      ['eczema', 'isotretinoin', 'trying'],
      ['prescribed-retinoid'],
    ])
  })
})
