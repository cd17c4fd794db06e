import type { Family } from '../../knowledge/kinds.ts'

/** A family as people name it: how it is called in an answer, the ingredient that stands for it, its words. */
export type FamilyName = { called: string; plural: boolean; example: string | undefined; words: string }

/** Families that are asked about by name. The same writing as cue-words.ts. */
export const familyNames: Partial<Record<Family, FamilyName>> = {
  retinoid: {
    called: 'retinoids',
    plural: true,
    example: 'retinol',
    words: `
    retinoid|retinoid cream|vitamin a|vita a|vitamin a cream|retin oids`,
  },
  aha: {
    called: 'AHAs',
    plural: true,
    example: 'glycolic-acid',
    words: `
    aha|ahas|alpha hydroxy|alpha hydroxy acid|acid|exfoliating acid|chemical exfoliant|chemical exfoliator|chemical exfoliation|hydroxy acid|
    acid toner|fruit acid|suur|sure`,
  },
  bha: {
    called: 'BHA (salicylic acid)',
    plural: false,
    example: 'salicylic-acid',
    words: 'bha|bhas|beta hydroxy|beta hydroxy acid',
  },
  pha: {
    called: 'PHAs',
    plural: true,
    example: 'gluconolactone',
    words: 'pha|phas|polyhydroxy acid|poly hydroxy acids',
  },
  'vitamin-c': {
    called: 'vitamin C',
    plural: false,
    example: 'ascorbic-acid',
    words: `
    vitamin c|vitamin c serum|vitc|vitaminc|vitamine c|c serum|vitamin c derivative|vitamien c|vitamin see`,
  },
  peptide: { called: 'peptides', plural: true, example: undefined, words: 'peptide|peptied*' },
  ceramide: { called: 'ceramides', plural: true, example: 'ceramide-np', words: 'ceremide' },
  paraben: { called: 'parabens', plural: true, example: 'methylparaben', words: 'paraben' },
  sulfate: { called: 'sulfates', plural: true, example: 'sodium-lauryl-sulfate', words: 'sulfate|sulphate' },
  silicone: { called: 'silicones', plural: true, example: 'dimethicone', words: 'silicone|silicon' },
  fragrance: {
    called: 'fragrance',
    plural: false,
    example: 'fragrance',
    words: 'perfume|scented|perfumed|fragranced|geur',
  },
  'essential-oil': {
    called: 'essential oils',
    plural: true,
    example: undefined,
    words: 'essential oil|essential oils',
  },
  'drying-alcohol': {
    called: 'drying alcohols',
    plural: true,
    example: 'alcohol-denat',
    words: `
    alcohol|drying alcohol|denatured alcohol|alkohol`,
  },
  'fatty-alcohol': { called: 'fatty alcohols', plural: true, example: 'cetearyl-alcohol', words: 'fatty alcohol' },
  'uv-filter-mineral': {
    called: 'mineral sunscreens',
    plural: true,
    example: 'zinc-oxide',
    words: `
    mineral sunscreen|physical sunscreen|mineral spf|mineral filter|physical filters`,
  },
  'uv-filter-organic': {
    called: 'chemical (organic) sunscreen filters',
    plural: true,
    example: 'avobenzone',
    words: `
    chemical sunscreen|chemical filter|chemical spf|organic filters`,
  },
  preservative: { called: 'preservatives', plural: true, example: 'phenoxyethanol', words: 'preservative' },
  'formaldehyde-releaser': {
    called: 'formaldehyde releasers',
    plural: true,
    example: 'dmdm-hydantoin',
    words: `
    formaldehyde|formaldehyde releaser`,
  },
  antioxidant: { called: 'antioxidants', plural: true, example: undefined, words: 'antioxidant|anti oxidant' },
  humectant: { called: 'humectants', plural: true, example: 'glycerin', words: 'humectant' },
  occlusive: { called: 'occlusives', plural: true, example: 'petrolatum', words: 'occlusive|slugging' },
  'exfoliating-enzyme': {
    called: 'enzyme exfoliants',
    plural: true,
    example: 'papain',
    words: `
    enzyme|enzyme peel|enzyme mask|enzyme exfoliant|enzyme powder`,
  },
  'retinoid-medicine': {
    called: 'prescription retinoids',
    plural: true,
    example: 'tretinoin',
    words: 'prescription retinoid',
  },
}

/** Short forms, brand words for a substance and kitchen names, by the id of the ingredient that is meant. */
export const ingredientWords: Record<string, string> = {
  'hyaluronic-acid': 'hyaluron|ha serum|ha|hyaluronic acid serum|hialuroniese suur|hyluronic',
  'benzoyl-peroxide': 'bp|bp gel|benzoyl|benzoil|benzoyl perox|acnecide|b peroxide',
  'salicylic-acid': 'salicilic|salycilic|salacylic|sal acid|salicyclic|salycylic|salysilic',
  'glycolic-acid': 'glycollic|glicolic',
  'lactic-acid': 'lactic',
  'mandelic-acid': 'mandelic',
  'azelaic-acid': 'azaleic|azelic|azealic|azeliac|azelaik',
  'kojic-acid': 'kojik|kojic soap',
  'tranexamic-acid': 'tranexemic',
  'ferulic-acid': 'ferulic',
  'ascorbic-acid': 'l ascorbic',
  niacinamide:
    'niacin|b3|nia|niacinamide zinc|niacinamide with zinc|niacinamide 10 zinc 1|niacinamide 10 percent zinc 1 percent',
  retinol: 'retinal a',
  retinal: 'retinal',
  tretinoin: 'tret|ilotycin a|acretin',
  isotretinoin: 'isotret',
  adapalene: 'epiduo',
  hydroquinone: 'hq',
  hydrocortisone: 'steroid cream|topical steroid|steroid',
  betamethasone: 'gentamicin betamethasone',
  clobetasol: 'dovate',
  clindamycin: 'acnatac|treclin|veltin|benzaclin|clindoxyl',
  erythromycin: 'benzamycin',
  bakuchiol: 'bakuchol',
  petrolatum: 'vaselin|vaseline blue seal|blue seal',
  'shea-butter': 'shea buter|karite',
  'cocoa-butter': 'cocobutter',
  'coconut-oil': 'coco oil|kokosneutolie',
  'tea-tree-oil': 'ti tree',
  'aloe-vera': 'aloe gel|inhlaba|ikhala',
  'aloe-ferox': 'umhlaba',
  'rooibos-extract': 'rooibos tea',
  'marula-oil': 'umganu',
  'baobab-oil': 'baobab',
  'witch-hazel': 'witchhazel',
  'zinc-oxide': 'fissan|sudocrem|calamine',
  'alpha-arbutin': 'a arbutin',
  'centella-extract': 'cica',
  'green-tea-extract': 'green tea',
  'licorice-root-extract': 'liquorice root',
  'oat-kernel-extract': 'colloidal oatmeal|oatmeal|oats|colloidal oats',
  'sodium-lauryl-sulfate': 'sodium lauryl sulphate',
  'sodium-laureth-sulfate': 'sles',
  'mineral-oil': 'paraffin',
  lanolin: 'purelan|lansinoh',
  methylisothiazolinone: 'mi preservative',
  squalane: 'squalene',
  glycerin: 'glycerine|gliserien|glisirini|igliserini',
  urea: 'urea cream',
  panthenol: 'b5',
  tocopherol: 'tocopherol',
  caffeine: 'caffein',
  sulfur: 'sulfur',
  'zinc-pyrithione': 'zinc pyrithione',
  ketoconazole: 'nizoral',
  mercury: 'mercury cream',
  'copper-tripeptide': 'ghk',
  gluconolactone: 'gluconolactone',
  'titanium-dioxide': 'titanium',
  'iron-oxides': 'iron oxide',
  oxybenzone: 'oxybenzone',
  water: 'aqua',
}

/** Medicines that are asked about by name but are no ingredient of a cosmetic. */
export const medicineWords = `
  antibiotic*|doxycycline|doxy|doxymycin|minocycline|minocin|tetracycline|lymecycline|tetralysal|erythromycin|clindamycin|spironolactone|
  spiractin|birth control|the pill|contraceptive|diane|yasmin|prednisone|cortisone tablets|cortisone injection|fluconazole|diflucan|ivermectin|
  metronidazole|rozex|antihistamine*|allergex|cetirizine|methotrexate|panado|paracetamol|ibuprofen|glutathione drip|glutathione injection|
  glutathione|amoxicillin|amoxil|augmentin|flucloxacillin|azithromycin|clarithromycin|ciprofloxacin|cipro|flagyl|bactrim|purbac|antifungal|clotrimazole|canesten|mupirocin|bactroban|fucidin`
