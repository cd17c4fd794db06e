import { describe, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { readKnowledgeFiles } from '#server/content/knowledge.ts'
import { compileKnowledge } from '../knowledge/compile.ts'
import type { Family } from '../knowledge/kinds.ts'
import { openKnowledge } from '../knowledge/knowledge.ts'
import { objectionTo } from './objections.ts'
import { situationOf } from './read-situation.ts'

const knowledge = openKnowledge(compileKnowledge(await readKnowledgeFiles()))
const toneOf = (printed: string, profile: Profile | undefined, text = '', families: Family[] = []) => {
  const ingredient = knowledge.named(printed)?.ingredient
  return objectionTo(knowledge, { ingredient, printed, families: ingredient?.families ?? families }, situationOf(knowledge, profile, text))?.tone
}

const spoken: readonly (readonly [string, string, 'avoid' | 'careful' | undefined])[] = [
  ['Retinol', 'I’m pregnant', 'avoid'], ['Retinol', 'ek is swanger', 'avoid'], ['Retinol', 'trying for a baby', 'avoid'], ['Retinol',
    'breastfeeding', 'avoid'], ['Tretinoin', 'I’m pregnant', 'avoid'], ['Retinyl Palmitate', 'I’m pregnant', 'avoid'],
  ['Adapalene', 'ttc', 'avoid'], ['Hydroquinone', 'I’m pregnant', 'avoid'], ['Salicylic Acid', 'I’m pregnant', 'careful'], ['Glycerin',
    'I’m pregnant', undefined], ['Niacinamide', 'I’m pregnant', undefined], ['Azelaic Acid', 'breastfeeding', undefined],
  ['Retinol', 'I’m 10', 'avoid'], ['Glycolic Acid', 'for my toddler', 'avoid'], ['Salicylic Acid', 'my 8 year old', 'avoid'],
    ['Glycerin', 'my 8 year old', undefined], ['Zinc Oxide', 'my 8 year old', undefined], ['Citric Acid', 'my 8 year old', undefined],
  ['Retinol', 'I’m 15', 'avoid'], ['Salicylic Acid', 'I’m 15', undefined],
  ['Salicylic Acid', 'allergic to aspirin', 'avoid'], ['Salix Alba Bark Extract', 'asthma with aspirin', 'avoid'], ['Niacinamide',
    'allergic to aspirin', undefined],
  ['Glycolic Acid', 'I’m on Roaccutane', 'avoid'], ['Retinol', 'on Oratane', 'avoid'], ['Benzoyl Peroxide', 'I take isotretinoin',
    'avoid'], ['Glycerin', 'I take isotretinoin', undefined],
  ['Glycolic Acid', 'I’m sunburnt', 'avoid'], ['Retinol', 'my skin barrier is damaged', 'avoid'], ['Glycolic Acid', 'I have eczema',
    'careful'], ['Parfum', 'I have rosacea', 'careful'], ['Alcohol Denat.', 'sensitive skin', 'careful'], ['Glycerin',
    'I have eczema', undefined],
  ['Retinol', 'I’m 40 with normal skin', undefined],
]
const listed: readonly (readonly [string, string, 'avoid' | undefined])[] = [
  ['Prunus Amygdalus Dulcis (Sweet Almond) Oil', 'nuts', 'avoid'], ['Parfum', 'perfume', 'avoid'], ['Linalool', 'no perfume pls',
    'avoid'], ['Lavandula Angustifolia Oil', 'fragrance', 'avoid'], ['Cera Alba', 'vegan', 'avoid'], ['Mel', 'honey', 'avoid'],
  ['Glycine Soja Oil', 'soy', 'avoid'], ['Triticum Vulgare Germ Oil', 'gluten', 'avoid'], ['Hydrolyzed Milk Protein', 'dairy', 'avoid'],
    ['Lac', 'milk', 'avoid'], ['Lanolin Alcohol', 'wool', 'avoid'], ['Methylparaben', 'parabens', 'avoid'],
  ['Sodium Laureth Sulfate', 'sulphates', 'avoid'], ['Cetyl Alcohol', 'alcohol', undefined], ['Cetearyl Alcohol', 'alcohol', undefined],
    ['Alcohol Denat.', 'alcohol', 'avoid'], ['Dimethicone', 'silicones', 'avoid'], ['Niacinamide', 'allergies to niacinimide', 'avoid'],
  ['Glycerin', 'nuts, perfume, parabens, sulphates, alcohol, silicones, gluten', undefined], ['Aqua', 'water', undefined], ['Retinol',
    'retinol makes me peel', 'avoid'], ['Arachis Hypogaea Oil', 'peanut', 'avoid'], ['Cocos Nucifera Oil', 'coconut', 'avoid'],
  ['Cocos Nucifera Oil', 'nuts', undefined], ['Parfum', 'none', undefined], ['Parfum', 'not allergic to anything', undefined],
    ['Anthemis Nobilis Flower Extract', 'daisies', 'avoid'], ['Citrus Limon Peel Oil', 'citrus', 'avoid'], ['Citric Acid',
    'citrus', undefined],
  ['Homosalate', 'aspirin', 'avoid'], ['Papain', 'latex', 'avoid'], ['Chitosan', 'seafood', 'avoid'], ['Carmine', 'vegan', 'avoid'],
    ['Helianthus Annuus Seed Oil', 'nuts', undefined],
]

describe('objectionTo', () => {
  it.each(spoken)('objects to %s for “%s”: %s', (printed, text, tone) => expect(toneOf(printed, undefined, text)).toBe(tone))
  it.each(listed)('objects to %s when “%s” is left out: %s', (printed, avoid, tone) => expect(toneOf(printed, { avoid })).toBe(tone))
  it('judges what only a naming rule knows by its families', () => {
    expect(toneOf('Retinyl Xyzate', { pregnant: true }, '', ['retinoid'])).toBe('avoid')
    expect(toneOf('Xyz Acid Complex', undefined, 'on Roaccutane', ['aha'])).toBe('avoid')
    expect(toneOf('Secret Bouquet', { avoid: 'scent' }, '', ['fragrance'])).toBe('avoid')
  })
  it('judges what nobody knows by its printed words', () => {
    expect(toneOf('Mystery Almond Complex', { avoid: 'nut allergy' })).toBe('avoid')
    expect(toneOf('Soja Blend 7', { avoid: 'soy' })).toBe('avoid')
    expect(toneOf('Zobo Extract', { avoid: 'zobo' })).toBe('avoid')
    expect(toneOf('Mystery Complex', { avoid: 'nut allergy' })).toBeUndefined()
  })
  it('names the item, the reason, the rule and the sources', () => {
    const ingredient = knowledge.named('retinol')?.ingredient
    const note = objectionTo(knowledge, { ingredient, printed: 'RETINOL', families: [] }, situationOf(knowledge, { pregnant: true }))
    expect(note).toMatchObject({ tone: 'avoid', text: 'RETINOL is a retinoid, and retinoids are left out in pregnancy.', because: { rule: 'pregnancy', ingredients: ['retinol'] } })
    expect(note?.because.sources.length).toBeGreaterThan(0)
  })
})
