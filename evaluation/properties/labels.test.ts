import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLabel } from '#guidance/labels/check-label.ts'
import { readLabel } from '#guidance/labels/read-label.ts'
import { keyOf } from '#guidance/text/normalise.ts'
import { anyMessage, anyProfile, knowledge } from './givens.ts'

const plain = knowledge.ingredients.filter(({ inci }) => /^[A-Za-z][A-Za-z -]{4,}$/.test(inci) && !/\b(and|may|contain)\b/i.test(inci))
const known = fc.uniqueArray(fc.constantFrom(...plain), { minLength: 3, maxLength: 25, selector: ({ id }) => id })

describe('the label check, whatever is pasted', () => {
  it('answers any text, with counts that add up, the same every time', () => {
    fc.assert(fc.property(fc.oneof(anyMessage, fc.string({ unit: 'grapheme', maxLength: 500 })), anyProfile, (text, profile) => {
      const check = checkLabel(knowledge, text, profile)
      const { items, byName, byRule, bySpelling, unrecognised } = check.counts
      expect(items).toBe(check.items.length)
      expect(byName + byRule + bySpelling + unrecognised).toBe(items)
      expect(JSON.stringify(checkLabel(knowledge, text, profile))).toBe(JSON.stringify(check))
    }), { numRuns: 150 })
  })

  it('knows every name it has, in capitals and small letters, whatever stands between', () => {
    fc.assert(fc.property(known, fc.constantFrom(', ', ',', '; ', ' • ', ',\n', ' ,  '), fc.boolean(), fc.constantFrom('', 'INGREDIENTS: ', 'Ingredients/Bestanddele: '), (ingredients, between, loud, heading) => {
      const list = ingredients.map(({ inci }) => (loud ? inci.toUpperCase() : inci)).join(between)
      const read = readLabel(knowledge, `${heading}${list}.`)
      expect(read.map(({ ingredient }) => ingredient && keyOf(ingredient.inci))).toEqual(ingredients.map(({ inci }) => keyOf(inci)))
    }), { numRuns: 150 })
  })

  it('gives every conclusion its rule', () => {
    fc.assert(fc.property(known, anyProfile, (ingredients, profile) => {
      const check = checkLabel(knowledge, ingredients.map(({ inci }) => inci).join(', '), profile)
      for (const { because } of [...check.suits, ...check.doesNotSuit, ...check.lighteners, ...check.items.flatMap(({ notes }) => notes)]) expect(because.rule).not.toBe('')
    }), { numRuns: 100 })
  })
})
