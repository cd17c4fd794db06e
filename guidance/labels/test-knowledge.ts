import { packOf } from '../knowledge/pack.ts'
import type { IngredientText, NameText } from '../knowledge/entries.ts'
import { openKnowledge, type Knowledge } from '../knowledge/knowledge.ts'
import type { Family } from '../knowledge/kinds.ts'

// A small knowledge written by hand, so that the tests of labels do not move with the content.

const full = (id: string, inci: string, families: Family[], more: Partial<IngredientText> = {}): IngredientText => ({
  id,
  inci,
  names: [],
  misspellings: [],
  families,
  origins: [],
  does: `Does what ${id} does.`,
  helps: [],
  use: 'both',
  when: 'any',
  sun: 'none',
  pregnancy: 'ok',
  breastfeeding: 'ok',
  careful: [],
  irritation: 0,
  sources: ['book'],
  ...more,
})

const name = (inci: string, ...families: Family[]): NameText => ({
  inci,
  families,
  function: 'is there',
  names: [],
  origins: [],
})

/** Full entries and names enough for labels as the tests print them. */
export const smallKnowledge = (): Knowledge =>
  openKnowledge(
    packOf({
      sources: [{ id: 'book', title: 'A book', url: 'https://example.org/book' }],
      ingredients: [
        full('water', 'Aqua', ['solvent'], { names: ['Water', 'Eau'] }),
        full('glycerin', 'Glycerin', ['humectant'], { names: ['Glycerine', 'Glycerol'] }),
        full('niacinamide', 'Niacinamide', ['vitamin'], {
          names: ['Vitamin ' + 'B3'],
          misspellings: ['niacinimide'],
          helps: [
            { concern: 'dark-spots', evidence: 'moderate' },
            { concern: 'oiliness', evidence: 'limited' },
          ],
        }),
        full('retinol', 'Retinol', ['retinoid'], {
          sun: 'raises',
          helps: [{ concern: 'aging', evidence: 'strong' }],
          pregnancy: 'avoid',
        }),
        full('glycolic-acid', 'Glycolic Acid', ['aha', 'exfoliant'], { sun: 'raises' }),
        full('citric-acid', 'Citric Acid', ['aha', 'ph-adjuster'], { sun: 'raises' }),
        full('shea-butter', 'Butyrospermum Parkii Butter', ['butter'], { names: ['Shea Butter'], comedogenic: 0 }),
        full('coconut-oil', 'Cocos Nucifera Oil', ['plant-oil'], {
          names: ['Coconut Oil'],
          comedogenic: 4,
          origins: ['coconut'],
        }),
        full('fragrance', 'Parfum', ['fragrance'], { names: ['Fragrance', 'Perfume'] }),
        full('limonene', 'Limonene', ['fragrance-allergen', 'fragrance']),
        full('linalool', 'Linalool', ['fragrance-allergen', 'fragrance']),
        full('methylparaben', 'Methylparaben', ['paraben', 'preservative']),
        full('ceramide-np', 'Ceramide NP', ['ceramide']),
        full('sodium-hyaluronate', 'Sodium Hyaluronate', ['humectant']),
        full('titanium-dioxide', 'Titanium Dioxide', ['uv-filter-mineral'], { names: ['CI 77891'] }),
        full('iron-oxides', 'Iron Oxides', ['colourant'], { names: ['CI 77491', 'CI 77492', 'CI 77499'] }),
        full('alcohol-denat', 'Alcohol Denat.', ['drying-alcohol']),
        full('phenoxyethanol', 'Phenoxyethanol', ['preservative']),
        full('zinc-oxide', 'Zinc Oxide', ['uv-filter-mineral']),
      ],
      names: [
        name('1,2-Hexanediol', 'humectant'),
        name('C12-15 Alkyl Benzoate', 'emollient'),
        name('PEG-100 ' + 'Stearate', 'emulsifier'),
        name('PEG-40', 'humectant'),
        name('Glyceryl Stearate', 'emulsifier'),
        name('Cetearyl Alcohol', 'fatty-alcohol'),
        name('Caprylic/Capric Triglyceride', 'emollient'),
        name('Xanthan ' + 'Gum', 'thickener'),
        name('Sodium Sulfate', 'salt'),
        name('Tocopherol', 'vitamin'),
        name('Panthenol', 'humectant'),
        name('Camellia Sinensis Leaf Extract', 'botanical'),
        name('Benzyl ' + 'Alcohol', 'aromatic-alcohol'),
        name('Dimethicone', 'silicone'),
        name('Carbomer', 'thickener'),
      ],
      interactions: [],
      lighteners: [],
      redFlags: [],
      alarmFlags: [],
      alarmWords: [],
      kindWords: [],
      answerWords: [],
      telling: [],
      choosing: [],
      smallTalk: [],
      myths: [],
      concerns: [],
      topics: [],
      subjects: [],
      terms: [],
      health: [],
      conditions: [],
      medicines: [],
      household: [],
      circumstances: [],
      gloss: [],
    }),
  )
