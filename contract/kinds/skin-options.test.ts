import { describe, expect, it } from 'vitest'
import { concerns, quizConcerns } from './skin.ts'
import {
  allergens,
  choose,
  dashboardOptions,
  guidanceConcern,
  isChosen,
  type Option,
  profileConcerns,
  skinGoals,
  wizardOptions,
} from './skin-options.ts'

const screens = { wizard: wizardOptions, dashboard: dashboardOptions }
const vocabulary = { concerns: profileConcerns, goals: skinGoals, allergies: allergens } as const
const lists = Object.entries(screens).flatMap(([screen, options]) =>
  (Object.keys(vocabulary) as (keyof typeof vocabulary)[]).map(
    (list) =>
      [screen, list, options[list] as readonly Option<string>[], vocabulary[list] as readonly string[]] as const,
  ),
)
const labelled = <Slug extends string>(options: readonly Option<Slug>[], label: string): Option<Slug> => {
  const found = options.find((option) => option.label === label)
  if (!found) throw new Error(`there is no ${label}`)
  return found
}
const labelsOf = (options: readonly { label: string }[]) => options.map(({ label }) => label).join(', ')

describe('the labels of the screens are those of the specification', () => {
  it.each([
    [
      wizardOptions.concerns,
      'Acne, Aging, Dark spots, Sensitivity, Dryness, Oiliness, Large pores, Blackheads, Dullness, Uneven texture',
    ],
    [
      wizardOptions.goals,
      'Clear skin, Anti-aging, Brightening, Hydration, Oil control, Pore minimizing, Even skin tone, Smooth texture',
    ],
    [
      wizardOptions.allergies,
      'Fragrances, Essential oils, Sulfates, Parabens, Silicones, Alcohol, Retinoids, AHA/BHA, None',
    ],
    [
      dashboardOptions.concerns,
      'Acne, Blackheads, Large Pores, Oiliness, Dryness, Fine Lines, Wrinkles, Dark Spots, Uneven Tone, Sensitivity, Redness, Dullness, Rough Texture, Sagging',
    ],
    [
      dashboardOptions.goals,
      'Clear Skin, Anti-Aging, Brightening, Hydration, Oil Control, Pore Minimizing, Even Skin Tone, Texture Improvement, Sensitive Skin Care, Natural Glow, Sun Protection, Maintenance',
    ],
    [
      dashboardOptions.allergies,
      'Fragrance, Essential Oils, Parabens, Sulfates, Alcohol, Retinoids, Alpha Hydroxy Acids, Beta Hydroxy Acids, Benzoyl Peroxide, Chemical Sunscreens, Mineral Sunscreens, Coconut Oil, Lanolin',
    ],
  ])('%#', (options, labels) => expect(labelsOf(options)).toBe(labels))
})

describe('one vocabulary', () => {
  it.each(lists)('has a slug for every choice of the %s’s %s, and no slug has two', (_, __, options, slugs) => {
    const meant = options.flatMap((option) => option.slugs)
    expect(meant.filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(new Set(meant).size).toBe(meant.length)
    expect(options.filter((option) => option.slugs.length === 0).map(({ label }) => label)).toEqual(
      options.some(({ label }) => label === 'None') ? ['None'] : [],
    )
  })

  it.each(Object.entries(vocabulary))('can be chosen as a whole: every slug of %s is on a screen', (list, slugs) => {
    const onScreens = Object.values(screens).flatMap((options) =>
      options[list as keyof typeof vocabulary].flatMap((option) => option.slugs as readonly string[]),
    )
    expect(slugs.filter((slug) => !onScreens.includes(slug))).toEqual([])
  })

  it.each([
    ['concerns', 'Dark spots', 'Dark Spots'],
    ['concerns', 'Uneven texture', 'Rough Texture'],
    ['concerns', 'Large pores', 'Large Pores'],
    ['goals', 'Smooth texture', 'Texture Improvement'],
    ['goals', 'Anti-aging', 'Anti-Aging'],
    ['allergies', 'Fragrances', 'Fragrance'],
    ['allergies', 'Essential oils', 'Essential Oils'],
  ] as const)('means the same %s by “%s” in the wizard and “%s” on the dashboard', (list, wizard, dashboard) => {
    const [one, other] = [
      labelled<string>(wizardOptions[list], wizard),
      labelled<string>(dashboardOptions[list], dashboard),
    ]
    expect(one.slugs).toEqual(other.slugs)
  })

  it('leads from every concern of the profile to one of the guidance engine, and to every one of the quiz', () => {
    expect(Object.keys(guidanceConcern).toSorted()).toEqual([...profileConcerns].toSorted())
    const reached = new Set(Object.values(guidanceConcern))
    expect([...reached].filter((concern) => !concerns.includes(concern))).toEqual([])
    expect(quizConcerns.filter((concern) => !reached.has(concern))).toEqual([])
  })
})

describe('choosing', () => {
  it.each(lists)('each choice of the %s’s %s selects it and nothing else; again deselects it', (_, __, options) => {
    for (const option of options.filter(({ slugs }) => slugs.length > 0)) {
      const chosen = choose(option, null)
      expect(options.filter((one) => isChosen(one, chosen)).map(({ label }) => label)).toEqual([option.label])
      expect(choose(option, chosen)).toEqual([])
    }
  })

  it('selects nothing before there is an answer, not even None', () => {
    const all: readonly Option<string>[] = lists.flatMap(([, , options]) => options)
    expect(all.filter((option) => isChosen(option, null))).toEqual([])
  })

  it('keeps what another screen asked and this one has no label for', () => {
    const [acne] = wizardOptions.concerns
    if (!acne) throw new Error('there are no concerns')
    const onDashboard = ['redness', 'sagging'] as const
    expect(choose(acne, [...onDashboard])).toEqual(['redness', 'sagging', 'acne'])
    expect(choose(acne, ['redness', 'acne', 'sagging'])).toEqual(['redness', 'sagging'])
  })

  it('clears the whole list with None, which is then selected until something is chosen', () => {
    const none = labelled(wizardOptions.allergies, 'None')
    const cleared = choose(none, ['fragrance', 'lanolin'])
    expect([cleared, isChosen(none, cleared)]).toEqual([[], true])
    const again = choose(labelled(wizardOptions.allergies, 'Parabens'), cleared)
    expect([again, isChosen(none, again)]).toEqual([['parabens'], false])
    expect(choose(none, cleared)).toEqual([])
  })

  it('takes AHA/BHA for both acids, and one of them from the dashboard for no whole choice', () => {
    const both = labelled(wizardOptions.allergies, 'AHA/BHA')
    const aha = labelled(dashboardOptions.allergies, 'Alpha Hydroxy Acids')
    expect(choose(both, null)).toEqual(['aha', 'bha'])
    expect(isChosen(aha, ['aha', 'bha'])).toBe(true)
    expect(isChosen(both, ['aha'])).toBe(false)
    expect(choose(both, ['bha', 'lanolin'])).toEqual(['lanolin', 'aha', 'bha'])
    expect(choose(both, ['aha', 'bha', 'lanolin'])).toEqual(['lanolin'])
    expect(choose(aha, ['aha', 'bha'])).toEqual(['bha'])
  })
})
