import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LabelCheck } from '#contract/guidance.ts'
import { checkLabel } from '#guidance/labels/check-label.ts'
import { anyMessage, anyProfile, knowledge } from './fixtures.ts'

const plainNames = knowledge.ingredients.map(({ inci }) => inci).filter((inci) => !/[/,(;.&]/.test(inci))
const aName = fc.constantFrom(...plainNames)
const separator = fc.constantFrom(', ', '; ', ' • ', ',\n', ',', ' | ')

describe('the label check, for any text', () => {
  it('returns a valid, deterministic result with counts that add up', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyMessage, fc.string({ unit: 'grapheme', maxLength: 500 })),
        anyProfile,
        (text, profile) => {
          const check = LabelCheck.parse(checkLabel(knowledge, text, profile))
          const { items, byName, byRule, bySpelling, unrecognised } = check.counts
          expect(items).toBe(check.items.length)
          expect(byName + byRule + bySpelling + unrecognised).toBe(items)
          expect(JSON.stringify(checkLabel(knowledge, text, profile))).toBe(JSON.stringify(check))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('states a rule for every conclusion', () => {
    fc.assert(
      fc.property(fc.array(aName, { minLength: 3, maxLength: 25 }), anyProfile, (names, profile) => {
        const check = checkLabel(knowledge, names.join(', '), profile)
        for (const { because } of [
          ...check.suits,
          ...check.doesNotSuit,
          ...check.lighteners,
          ...check.items.flatMap(({ notes }) => notes),
        ])
          expect(because.rule).not.toBe('')
      }),
      { numRuns: 100 },
    )
  })

  it('returns known names in order, with any text around them and any separator', () => {
    fc.assert(
      fc.property(
        fc.array(aName, { minLength: 3, maxLength: 25 }),
        separator,
        fc.boolean(),
        fc.constantFrom('', 'Soft Day Cream 50 ml\n', 'Made for your skin.\n'),
        fc.constantFrom('', '\nDirections: apply to your skin.', '\nMade in South Africa'),
        (names, between, capitals, before, after) => {
          const text = `${before}Ingredients: ${names.map((name) => (capitals ? name.toUpperCase() : name)).join(between)}.${after}`
          expect(checkLabel(knowledge, text).items.map(({ name }) => name)).toEqual(names)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('never recognises a nonsense word as an ingredient', () => {
    const nonsense = fc
      .array(fc.constantFrom('blor', 'gax', 'quib', 'zunt', 'wex', 'frob', 'jund', 'vok'), {
        minLength: 3,
        maxLength: 4,
      })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(nonsense, (word) => {
        const found = checkLabel(knowledge, `Ingredients: Aqua, ${word}, Glycerin`).items.find(
          ({ printed }) => printed === word,
        )
        expect(found?.how).toBe('unrecognised')
      }),
      { numRuns: 150 },
    )
  })

  it('flags exactly the items after "may contain"', () => {
    fc.assert(
      fc.property(
        fc.array(aName, { minLength: 2, maxLength: 8 }),
        fc.array(aName, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('May contain: ', '+/- ', '[+/- ', 'Kan bevat: ', 'Peut contenir : '),
        (sure, maybe, marker) => {
          const { items } = checkLabel(knowledge, `Ingredients: ${sure.join(', ')}. ${marker}${maybe.join(', ')}`)
          expect(items.map(({ mayContain }) => mayContain)).toEqual([
            ...sure.map(() => false),
            ...maybe.map(() => true),
          ])
        },
      ),
      { numRuns: 100 },
    )
  })
})
