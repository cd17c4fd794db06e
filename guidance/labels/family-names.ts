import type { Family } from '../knowledge/kinds.ts'

/** What a family is called where a reader sees it. */
export const familyNames: Readonly<Record<Family, string>> = {
  'retinoid': 'Retinoids (vitamin A)', 'retinoid-medicine': 'Vitamin A medicines', 'aha': 'Alpha hydroxy acids (AHA)', 'bha': 'Beta hydroxy acids (BHA)', 'pha': 'Polyhydroxy acids (PHA)',
  'vitamin-c': 'Forms of vitamin C', 'vitamin': 'Vitamins', 'brightener': 'For a more even tone', 'peptide': 'Peptides', 'antioxidant': 'Antioxidants',
  'exfoliating-enzyme': 'Exfoliating enzymes', 'exfoliant': 'Exfoliants', 'medicine': 'Medicines', 'illegal-lightener': 'Has no place in a cosmetic',
  'humectant': 'Humectants: hold water', 'occlusive': 'Occlusives: seal water in', 'emollient': 'Emollients: soften', 'ceramide': 'Ceramides', 'cholesterol': 'Cholesterol and its kin',
  'fatty-acid': 'Fatty acids', 'fatty-alcohol': 'Fatty alcohols (not drying)', 'plant-oil': 'Plant oils', 'butter': 'Plant butters', 'wax': 'Waxes', 'mineral-oil': 'Mineral oil and its kin', 'silicone': 'Silicones',
  'sulfate': 'Sulfates', 'surfactant': 'Surfactants: cleanse and mix', 'soap': 'Soap', 'emulsifier': 'Emulsifiers: keep oil and water together', 'thickener': 'Thickeners', 'film-former': 'Film formers',
  'solvent': 'Solvents', 'drying-alcohol': 'Alcohols that can dry', 'aromatic-alcohol': 'Aromatic alcohols', 'ph-adjuster': 'Set the acidity', 'chelator': 'Bind metals', 'propellant': 'Propellants',
  'absorbent': 'Absorbents', 'clay': 'Clays', 'salt': 'Salts', 'sugar': 'Sugars', 'amino-acid': 'Amino acids', 'protein': 'Proteins', 'ferment': 'Ferments', 'soothing': 'Soothing', 'cooling': 'Cooling',
  'paraben': 'Parabens', 'formaldehyde-releaser': 'Release formaldehyde', 'isothiazolinone': 'Isothiazolinones', 'preservative': 'Preservatives',
  'fragrance': 'Fragrance', 'fragrance-allergen': 'Fragrance allergens', 'essential-oil': 'Essential oils', 'flavour': 'Flavours',
  'uv-filter-mineral': 'Mineral UV filters', 'uv-filter-organic': 'Organic UV filters', 'colourant': 'Colours', 'hair-dye': 'Hair dyes',
  'botanical': 'Plant ingredients', 'local-botanical': 'Southern African plants',
}
