import { describe, expect, it } from 'vitest'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import { checkLabel } from './check-label.ts'

const knowledge = await readKnowledge()
const read = (text: string): { items: string[]; unknown: string[]; alarms: boolean; summary: string } => {
  const { items, lighteners, summary } = checkLabel(knowledge, text)
  return {
    items: items.map(({ printed }) => printed),
    unknown: items.filter(({ how }) => how === 'unrecognised').map(({ printed }) => printed),
    alarms: lighteners.length > 0,
    summary,
  }
}

describe('what a pack says is not in it', () => {
  it.each([
    'Free from: parabens, sulphates, hydroquinone, mercury.\nIngredients: Aqua, Glycerin',
    'Ingredients: Aqua, Glycerin. Sans parabènes, sans hydroquinone.',
    'Ingredients: Aqua, Glycerin. 0% parabens, hydroquinone, alcohol.',
    'Vry van: parabene, hidrokinoon, kwik.\nBestanddele: Aqua, Glycerin',
    'Free from:\n- parabens\n- hydroquinone\n- mercury\n\nIngredients: Aqua, Glycerin',
    'Free from parabens,\nhydroquinone and mercury. Ingredients: Aqua, Glycerin',
    'Ohne Parabene, Hydrochinon. Inhaltsstoffe: Aqua, Glycerin',
    'Contains no steroids, hydroquinone, mercury. Aqua, Glycerin',
    'Made without: hydroquinone, steroids\nAqua, Glycerin',
    'Ingredients: Aqua, Glycerin. This cream is free from parabens, hydroquinone, mercury',
    'Ingrédients: Aqua, Glycerin. Ne contient pas de parabènes, hydroquinone, mercure.',
    'Sin parabenos, hidroquinona. Senza parabeni, idrochinone. Ingredients: Aqua, Glycerin',
  ])('“%s” has two items and no alarm', (text) =>
    expect(read(text)).toMatchObject({ items: ['Aqua', 'Glycerin'], alarms: false }),
  )

  it('finds no list in a sentence that only denies', () => {
    expect(
      read('Our products do not contain potential irritants including: PEGs, urea, PABA, parabens, formaldehyde').items,
    ).toEqual([])
  })

  it.each([
    'Free from parabens. Ingredients: Aqua, Glycerin, Hydroquinone',
    'No parabens, Aqua, Glycerin, Hydroquinone',
    'Does not contain parabens but contains hydroquinone 4%',
    'Ingredients: Aqua, fragrance free, Hydroquinone',
    'Aqua, FD&C Yellow No. 5, Hydroquinone',
    'Free from mercury\nAqua, Glycerin, Hydroquinone',
  ])('“%s” alarms: the denial is over', (text) => expect(read(text).alarms).toBe(true))
})

describe('names in another script', () => {
  it.each([
    ['Состав: Aqua, Sodium Laureth Sulfate, Parfum, Формальдегид, гидрохинон', ['Формальдегид', 'гидрохинон']],
    ['Aqua, Glycerin, 氢醌, Parfum', ['氢醌']],
    ['氢醌, Aqua, Glycerin, Parfum', ['氢醌']],
    ['水, Aqua, Glycerin', ['水']],
    ['Aqua, Glycerin, Parfum, 하이드로퀴논', ['하이드로퀴논']],
  ])('“%s” lists them as unknown', (text, unknown) => {
    const found = read(text)
    expect(found.unknown).toEqual(unknown)
    expect(found.summary).not.toMatch(/\b(?:all|both|the one)\b/i)
  })
})
