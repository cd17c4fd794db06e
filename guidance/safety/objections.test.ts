import { describe, expect, it } from 'vitest'
import type { Profile } from '#contract/guidance.ts'
import { knowledge as readKnowledge } from '#server/content/knowledge.ts'
import type { Family } from '../knowledge/kinds.ts'
import { objectionTo } from './objections.ts'
import { situationOf } from './read-situation.ts'

const knowledge = await readKnowledge()
const toneOf = (printed: string, profile: Profile | undefined, text = '', families: Family[] = []) => {
  const ingredient = knowledge.named(printed)?.ingredient
  return objectionTo(
    knowledge,
    { ingredient, printed, families: ingredient?.families ?? families },
    situationOf(knowledge, profile, text),
  )?.tone
}

const spoken: readonly (readonly [string, string, 'avoid' | 'careful' | undefined])[] = [
  ['Retinol', 'I’m pregnant', 'avoid'],
  ['Retinol', 'ek is swanger', 'avoid'],
  ['Retinol', 'trying for a baby', 'avoid'],
  ['Retinol', 'breastfeeding', 'avoid'],
  ['Tretinoin', 'I’m pregnant', 'avoid'],
  ['Retinyl Palmitate', 'I’m pregnant', 'avoid'],
  ['Adapalene', 'ttc', 'avoid'],
  ['Hydroquinone', 'I’m pregnant', 'avoid'],
  ['Salicylic Acid', 'I’m pregnant', 'careful'],
  ['Glycerin', 'I’m pregnant', undefined],
  ['Niacinamide', 'I’m pregnant', undefined],
  ['Azelaic Acid', 'breastfeeding', undefined],
  ['Retinol', 'I’m 10', 'avoid'],
  ['Glycolic Acid', 'for my toddler', 'avoid'],
  ['Salicylic Acid', 'my 8 year old', 'avoid'],
  ['Glycerin', 'my 8 year old', undefined],
  ['Zinc Oxide', 'my 8 year old', undefined],
  ['Citric Acid', 'my 8 year old', undefined],
  ['Retinol', 'I’m 15', 'avoid'],
  ['Salicylic Acid', 'I’m 15', undefined],
  ['Salicylic Acid', 'allergic to aspirin', 'avoid'],
  ['Salix Alba Bark Extract', 'asthma with aspirin', 'avoid'],
  ['Niacinamide', 'allergic to aspirin', undefined],
  ['Glycolic Acid', 'I’m on Roaccutane', 'avoid'],
  ['Retinol', 'on Oratane', 'avoid'],
  ['Benzoyl Peroxide', 'I take isotretinoin', 'avoid'],
  ['Glycerin', 'I take isotretinoin', undefined],
  ['Glycolic Acid', 'I’m sunburnt', 'avoid'],
  ['Retinol', 'my skin barrier is damaged', 'avoid'],
  ['Glycolic Acid', 'I have eczema', 'careful'],
  ['Parfum', 'I have rosacea', 'careful'],
  ['Alcohol Denat.', 'sensitive skin', 'careful'],
  ['Glycerin', 'I have eczema', undefined],
  ['Retinol', 'I’m 40 with normal skin', undefined],
]
const listed: readonly (readonly [string, string, 'avoid' | undefined])[] = [
  ['Prunus Amygdalus Dulcis (Sweet Almond) Oil', 'nuts', 'avoid'],
  ['Parfum', 'perfume', 'avoid'],
  ['Linalool', 'no perfume pls', 'avoid'],
  ['Lavandula Angustifolia Oil', 'fragrance', 'avoid'],
  ['Cera Alba', 'vegan', 'avoid'],
  ['Mel', 'honey', 'avoid'],
  ['Glycine Soja Oil', 'soy', 'avoid'],
  ['Triticum Vulgare Germ Oil', 'gluten', 'avoid'],
  ['Hydrolyzed Milk Protein', 'dairy', 'avoid'],
  ['Lac', 'milk', 'avoid'],
  ['Lanolin Alcohol', 'wool', 'avoid'],
  ['Methylparaben', 'parabens', 'avoid'],
  ['Sodium Laureth Sulfate', 'sulphates', 'avoid'],
  ['Cetyl Alcohol', 'alcohol', undefined],
  ['Cetearyl Alcohol', 'alcohol', undefined],
  ['Alcohol Denat.', 'alcohol', 'avoid'],
  ['Dimethicone', 'silicones', 'avoid'],
  ['Niacinamide', 'allergies to niacinimide', 'avoid'],
  ['Glycerin', 'nuts, perfume, parabens, sulphates, alcohol, silicones, gluten', undefined],
  ['Aqua', 'water', undefined],
  ['Retinol', 'retinol makes me peel', 'avoid'],
  ['Arachis Hypogaea Oil', 'peanut', 'avoid'],
  ['Cocos Nucifera Oil', 'coconut', 'avoid'],
  ['Cocos Nucifera Oil', 'nuts', undefined],
  ['Parfum', 'none', undefined],
  ['Parfum', 'not allergic to anything', undefined],
  ['Anthemis Nobilis Flower Extract', 'daisies', 'avoid'],
  ['Citrus Limon Peel Oil', 'citrus', 'avoid'],
  ['Citric Acid', 'citrus', undefined],
  ['Homosalate', 'aspirin', 'avoid'],
  ['Papain', 'latex', 'avoid'],
  ['Chitosan', 'seafood', 'avoid'],
  ['Carmine', 'vegan', 'avoid'],
  ['Helianthus Annuus Seed Oil', 'nuts', undefined],
]

// Who asks, in their words, and what of it: the reason by its rule, and how grave it is.
const pairs: readonly (readonly [who: string, rule: string, tone: 'avoid' | 'careful', ...printed: string[]])[] = [
  ['im 14', 'teen', 'avoid', 'Retinol', 'Adapalene', 'Retinyl Palmitate', 'Retinal'],
  [
    'shes 9',
    'child',
    'avoid',
    'Glycolic Acid',
    'Salicylic Acid',
    'Lactic Acid',
    'Gluconolactone',
    'Retinol',
    'Ascorbic Acid',
    'Papain',
    'Benzoyl Peroxide',
    'Azelaic Acid',
  ],
  ['cream for a 4 month old', 'child', 'avoid', 'Mandelic Acid', 'Retinol', 'Kojic Acid'],
  [
    'ek is 12 weke swanger',
    'pregnancy',
    'avoid',
    'Retinol',
    'Tretinoin',
    'Tazarotene',
    'Hydroquinone',
    'Adapalene',
    'Isotretinoin',
  ],
  ['my period is late', 'pregnancy', 'avoid', 'Retinol', 'Retinal'],
  ['ttc', 'pregnancy', 'avoid', 'Retinol', 'Hydroquinone'],
  ['32 weeks, my belly itches', 'pregnancy', 'careful', 'Salicylic Acid'],
  ['gave birth 6 weeks ago and breastfeeding', 'breastfeeding', 'avoid', 'Retinol', 'Tretinoin', 'Hydroquinone'],
  [
    'on oratane',
    'isotretinoin',
    'avoid',
    'Glycolic Acid',
    'Salicylic Acid',
    'Benzoyl Peroxide',
    'Retinol',
    'Lactic Acid',
  ],
  ['allergic to aspirin', 'avoid:bha', 'avoid', 'Salicylic Acid'],
  [
    'disprin makes me wheeze',
    'avoid:salicylate',
    'avoid',
    'Salix Alba (Willow) Bark Extract',
    'Homosalate',
    'Gaultheria Procumbens Leaf Oil',
  ],
  ['can i use shea if i have a nut allergy', 'avoid:tree-nut', 'avoid', 'Butyrospermum Parkii Butter'],
  ['wool alcohols came up on my patch test', 'avoid:lanolin', 'avoid', 'Lanolin', 'Lanolin Alcohol'],
  ['my mom and i both have eczema', 'careful:eczema', 'careful', 'Parfum'],
  [
    'hello',
    'careful:everyone',
    'careful',
    'Ketoconazole',
    'Hydrocortisone',
    'Tretinoin',
    'Zinc Pyrithione',
    'Trichloroacetic Acid',
  ],
]
const fine: readonly (readonly [who: string, ...printed: string[]])[] = [
  ['im 14', 'Salicylic Acid', 'Niacinamide'],
  ['shes 9', 'Glycerin', 'Petrolatum', 'Zinc Oxide'],
  ['ek is swanger', 'Niacinamide', 'Glycerin', 'Zinc Oxide'],
  ['im breastfeeding', 'Niacinamide'],
  ['my sister is pregnant and says i should use it', 'Retinol'],
  ['allergic to aspirin', 'Niacinamide', 'Glycolic Acid'],
  ['on oratane', 'Ceramide NP'],
  ['my bf says stop', 'Retinol'],
  ['allergic to sulfa', 'Sodium Laureth Sulfate'],
  ['allergic to penicillin', 'Glycerin'],
  ['2 years old tattoo', 'Retinol'],
]
const noteOf = (printed: string, text: string) => {
  const ingredient = knowledge.named(printed)?.ingredient
  return objectionTo(
    knowledge,
    { ingredient, printed, families: ingredient?.families ?? [] },
    situationOf(knowledge, undefined, text),
  )
}

describe('who and what', () => {
  it.each(pairs.flatMap(([who, rule, tone, ...printed]) => printed.map((one) => [who, one, rule, tone] as const)))(
    '“%s” and %s: %s',
    (who, printed, rule, tone) => {
      const note = noteOf(printed, who)
      expect([note?.because.rule, note?.tone]).toEqual([rule, tone])
    },
  )
  it.each(fine.flatMap(([who, ...printed]) => printed.map((one) => [who, one] as const)))(
    'nothing is against “%s” and %s',
    (who, printed) => expect(noteOf(printed, who)).toBeUndefined(),
  )
})

describe('objectionTo', () => {
  it.each(spoken)('objects to %s for “%s”: %s', (printed, text, tone) =>
    expect(toneOf(printed, undefined, text)).toBe(tone),
  )
  it.each(listed)('objects to %s when “%s” is left out: %s', (printed, avoid, tone) =>
    expect(toneOf(printed, { avoid })).toBe(tone),
  )
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
    const note = objectionTo(
      knowledge,
      { ingredient, printed: 'RETINOL', families: [] },
      situationOf(knowledge, { pregnant: true }),
    )
    expect(note).toMatchObject({
      tone: 'avoid',
      text: 'RETINOL is a retinoid, and retinoids are left out in pregnancy.',
      because: { rule: 'pregnancy', ingredients: ['retinol'] },
    })
    expect(note?.because.sources.length).toBeGreaterThan(0)
  })
})
