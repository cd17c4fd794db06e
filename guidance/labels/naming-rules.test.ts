import { describe, expect, it } from 'vitest'
import { families } from '../knowledge/kinds.ts'
import { nameByRule, namingRules } from './naming-rules.ts'

describe('the naming rules', () => {
  it('are at least 45, each in a sentence of its own', () => {
    expect(namingRules.length).toBeGreaterThanOrEqual(45)
    expect(new Set(namingRules.map(({ says }) => says)).size).toBe(namingRules.length)
    for (const { says } of namingRules) expect(says).toMatch(/^[A-Z].{20,}\.$/)
  })

  it('give families that exist', () => {
    for (const rule of namingRules) for (const family of rule.families) expect(families).toContain(family)
  })

  it.each([
    ['Camellia Japonica Flower Extract', 'botanical'],
    ['Vitis Vinifera (Grape) Seed Oil', 'plant-oil'],
    ['Mangifera Indica Seed Butter', 'butter'],
    ['Lavandula Hybrida Oil', 'essential-oil'],
    ['Citrus Limon Peel Oil', 'essential-oil'],
    ['Rosa Damascena Flower Water', 'botanical'],
    ['Aspalathus Linearis Leaf Extract', 'local-botanical'],
    ['CI 19140', 'colourant'],
    ['Red 40 Lake', 'colourant'],
    ['D&C Red No. 33', 'colourant'],
    ['Basic Red 51', 'hair-dye'],
    ['PEG-7 Glyceryl Cocoate', 'emulsifier'],
    ['PEG-8', 'humectant'],
    ['PEG-12 Dimethicone', 'silicone'],
    ['Polyglyceryl-3 Diisostearate', 'emulsifier'],
    ['Ceteareth-25', 'emulsifier'],
    ['Cyclopentasiloxane', 'silicone'],
    ['Caprylyl Methicone', 'silicone'],
    ['Sodium Myreth Sulfate', 'sulfate'],
    ['TEA-Lauryl Sulphate', 'sulfate'],
    ['Sodium Coco-Sulfate', 'sulfate'],
    ['Isobutylparaben', 'paraben'],
    ['Caprylyl/Capryl Glucoside', 'surfactant'],
    ['Coco-Betaine', 'surfactant'],
    ['Sodium Cocoyl Isethionate', 'surfactant'],
    ['Sodium Methyl Oleoyl Taurate', 'surfactant'],
    ['Potassium Lauroyl Sarcosinate', 'surfactant'],
    ['Disodium Lauroamphodiacetate', 'surfactant'],
    ['Hydrolysed Silk Protein', 'protein'],
    ['Polyquaternium-7', 'film-former'],
    ['Behentrimonium Chloride', 'surfactant'],
    ['Styrene/Acrylates Copolymer', 'film-former'],
    ['Cetyl Palmitate', 'emollient'],
    ['Isocetyl Stearate', 'emollient'],
    ['Palmitoyl Tripeptide-38', 'peptide'],
    ['Ceramide EOS', 'ceramide'],
    ['Behenyl Alcohol', 'fatty-alcohol'],
    ['SD Alcohol 40-B', 'drying-alcohol'],
    ['Sodium Palmate', 'soap'],
    ['Potassium Lactate', 'humectant'],
    ['Tripotassium Citrate', 'ph-adjuster'],
    ['Magnesium Chloride', 'salt'],
    ['Retinyl Propionate', 'retinoid'],
    ['Aminopropyl Ascorbyl Phosphate', 'vitamin-c'],
    ['Tocopheryl Linoleate', 'vitamin'],
    ['Caprylhydroxamic Acid', 'chelator'],
    ['Lactobacillus/Soybean Ferment Extract', 'ferment'],
    ['Bifida Ferment Lysate', 'ferment'],
    ['Natural Fragrance (Parfum)', 'fragrance'],
    ['Zinc Oxide (nano)', 'uv-filter-mineral'],
    ['Diethylhexyl Butamido Triazone', 'uv-filter-organic'],
    ['Hydrogenated Olive Oil', 'emollient'],
    ['Copernicia Cerifera Wax', 'wax'],
    ['Cocamide DEA', 'surfactant'],
    ['Lauryl Hydroxysultaine', 'surfactant'],
    ['Mometasone Furoate', 'medicine'],
    ['Ammoniated Mercury', 'illegal-lightener'],
    ['Benzisothiazolinone', 'isothiazolinone'],
    ['Diazolidinyl Urea', 'formaldehyde-releaser'],
    ['Pentylene Glycol', 'humectant'],
    ['Disodium EDTA', 'chelator'],
    ['Montmorillonite', 'clay'],
    ['Juglans Regia Shell Powder', 'botanical'],
    ['Tapioca Starch', 'absorbent'],
    ['Hydroxypropyl Guar', 'thickener'],
    ['Isododecane', 'emollient'],
  ])('%s is of the family %s', (name, family) => expect(nameByRule(name)?.families).toContain(family))

  it.each([
    'chocolate',
    'private',
    'fluffy clouds',
    'face oil',
    'body oil',
    'our butter',
    'blorptine',
    'happiness',
    'love',
    'stardust 9000',
    'climate',
    'my skin',
    '',
  ])('%j follows none', (name) => {
    expect(nameByRule(name)).toBeUndefined()
  })
})
