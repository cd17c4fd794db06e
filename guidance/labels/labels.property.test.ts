import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LabelCheck } from '#contract/guidance.ts'
import { compileKnowledge } from '#guidance/knowledge/compile.ts'
import { openKnowledge } from '#guidance/knowledge/knowledge.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

const knowledge = openKnowledge(compileKnowledge(await readKnowledgeFiles()))
const plainNames = knowledge.ingredients.map(({ inci }) => inci).filter((inci) => !/[/,(;.&]/.test(inci))
const aName = fc.constantFrom(...plainNames)
const separator = fc.constantFrom(', ', '; ', ' • ', ',\n', ',', ' | ')

it('any text is answered as promised', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
    const { counts, items } = LabelCheck.parse(checkLabel(knowledge, text))
    expect(counts.byName + counts.byRule + counts.bySpelling + counts.unrecognised).toBe(items.length)
  }), { numRuns: 200 })
})

it('known names come back in order, whatever stands around and between them', () => {
  fc.assert(fc.property(
    fc.array(aName, { minLength: 3, maxLength: 25 }), separator, fc.boolean(), fc.constantFrom('', 'Soft Day Cream 50 ml\n', 'Made for your skin.\n'), fc.constantFrom('', '\nDirections: apply to your skin.', '\nMade in South Africa'),
    (names, between, capitals, before, after) => {
      const text = `${before}Ingredients: ${names.map((name) => (capitals ? name.toUpperCase() : name)).join(between)}.${after}`
      expect(checkLabel(knowledge, text).items.map(({ name }) => name)).toEqual(names)
    },
  ), { numRuns: 150 })
})

it('a word that is no name never becomes an ingredient', () => {
  const nonsense = fc.array(fc.constantFrom('blor', 'gax', 'quib', 'zunt', 'wex', 'frob', 'jund', 'vok'), { minLength: 3, maxLength: 4 }).map((parts) => parts.join(''))
  fc.assert(fc.property(nonsense, (word) => {
    const found = checkLabel(knowledge, `Ingredients: Aqua, ${word}, Glycerin`).items.find(({ printed }) => printed === word)
    expect(found?.how).toBe('unrecognised')
  }), { numRuns: 150 })
})

it('what is printed after "may contain" is marked so, and only that', () => {
  fc.assert(fc.property(fc.array(aName, { minLength: 2, maxLength: 8 }), fc.array(aName, { minLength: 1, maxLength: 5 }), fc.constantFrom('May contain: ', '+/- ', '[+/- ', 'Kan bevat: ', 'Peut contenir : '), (sure, maybe, marker) => {
    const { items } = checkLabel(knowledge, `Ingredients: ${sure.join(', ')}. ${marker}${maybe.join(', ')}`)
    expect(items.map(({ mayContain }) => mayContain)).toEqual([...sure.map(() => false), ...maybe.map(() => true)])
  }), { numRuns: 100 })
})
