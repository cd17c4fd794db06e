// The closed vocabularies of the knowledge: every list a rule or a screen may name. Those a call carries too stand in the contract.

export { concerns, redFlagLevels, type Concern, type RedFlagLevel, type SkinType } from '#contract/kinds/skin.ts'

/** What an ingredient belongs to. The first family of an entry is the one it is filed under. */
export const families = [
  'retinoid',
  'retinoid-medicine',
  'aha',
  'bha',
  'pha',
  'vitamin-c',
  'vitamin',
  'brightener',
  'peptide',
  'antioxidant',
  'exfoliating-enzyme',
  'exfoliant',
  'medicine',
  'illegal-lightener',
  'humectant',
  'occlusive',
  'emollient',
  'ceramide',
  'cholesterol',
  'fatty-acid',
  'fatty-alcohol',
  'plant-oil',
  'butter',
  'wax',
  'mineral-oil',
  'silicone',
  'sulfate',
  'surfactant',
  'soap',
  'emulsifier',
  'thickener',
  'film-former',
  'solvent',
  'drying-alcohol',
  'aromatic-alcohol',
  'ph-adjuster',
  'chelator',
  'propellant',
  'absorbent',
  'clay',
  'salt',
  'sugar',
  'amino-acid',
  'protein',
  'ferment',
  'soothing',
  'cooling',
  'paraben',
  'formaldehyde-releaser',
  'isothiazolinone',
  'preservative',
  'fragrance',
  'fragrance-allergen',
  'essential-oil',
  'flavour',
  'uv-filter-mineral',
  'uv-filter-organic',
  'colourant',
  'hair-dye',
  'botanical',
  'local-botanical',
] as const
export type Family = (typeof families)[number]

/** What an ingredient comes from, where people avoid it for that: allergies and ways of life. */
export const origins = [
  'tree-nut',
  'peanut',
  'sesame',
  'soy',
  'wheat',
  'oat',
  'milk',
  'egg',
  'fish',
  'shellfish',
  'bee',
  'lanolin',
  'coconut',
  'daisy',
  'citrus',
  'latex',
  'salicylate',
  'sulfite',
  'animal',
  'palm',
] as const
export type Origin = (typeof origins)[number]

/** How sure we are: `strong` is several good trials in people, `moderate` some, `limited` small or indirect, `traditional` use without trials. */
export const evidenceLevels = ['strong', 'moderate', 'limited', 'traditional', 'none'] as const
export type Evidence = (typeof evidenceLevels)[number]

/** What somebody is in that makes an ingredient wise or unwise. */
export const conditions = [
  'pregnant',
  'trying',
  'breastfeeding',
  'eczema',
  'rosacea',
  'psoriasis',
  'broken-skin',
  'sunburn',
  'treated-skin',
  'aspirin-allergy',
  'asthma',
  'isotretinoin',
  'steroid-cream',
  'blood-thinners',
  'sun-sensitising',
  'under-12',
  'teen',
] as const
export type Condition = (typeof conditions)[number]

/** Who should be careful with an ingredient: a condition, a kind of skin, everybody, or who takes it as tablets or drips, which says nothing of a cream. */
export const carefulWho = [
  ...conditions,
  'sensitive',
  'dry',
  'oily',
  'acne-prone',
  'deep-tone',
  'fragrance-allergy',
  'everyone',
  'taken',
] as const
export type CarefulWho = (typeof carefulWho)[number]

/** What two ingredients or families do to each other. */
export const verdicts = ['cancels-out', 'irritation-stacking', 'fine-together', 'popular-myth'] as const

/** How a clash is settled. */
export const fixes = ['morning-evening', 'alternate-nights', 'drop-one', 'none'] as const
export type Fix = (typeof fixes)[number]

/** `ok`: generally accepted; `ask`: ask a midwife, pharmacist or doctor first; `avoid`: leave it; `unknown`: no good data. */
export const cautions = ['ok', 'ask', 'avoid', 'unknown'] as const
export type Caution = (typeof cautions)[number]

/** What is said of something beside an illness, a medicine or a time of life, from the best to the gravest. */
export const mindVerdicts = ['good', 'fine', 'care', 'ask', 'no'] as const

/** What a product is used for; also the order of a routine (guidance/routines). */
export { type ProductKind, productKinds } from '#contract/kinds/product.ts'

/** What a message can be after. */
export const intents = [
  'routine',
  'order',
  'combine',
  'compare',
  'what-is',
  'does-help',
  'for-concern',
  'suggest',
  'how-often',
  'how-to-use',
  'when',
  'how-long',
  'safe',
  'myth',
  'label',
  'reaction',
  'sunscreen',
  'price',
  'medicine',
  'diagnosis',
  'lightening',
  'injection',
  'unknown-ingredient',
  'explain-more',
  'particular',
  'noted',
  'greeting',
  'thanks',
  'bye',
  'who-are-you',
  'what-can-you-do',
  'off-topic',
  'unclear',
  'red-flag',
] as const
export type Intent = (typeof intents)[number]

/** Topics whose answer depends on the ingredient that is named: rules of the engine word it (guidance/assistant/compose/of-the-named.ts). */
export const ruledTopics = ['clogs-pores', 'legal-status'] as const
export type RuledTopic = (typeof ruledTopics)[number]

/** What is asked of a thing or habit of every day; the narrower first, since the first that is said and answered counts. */
export const aspects = [
  'cast',
  'rinse',
  'clean',
  'store',
  'unopened',
  'keeps',
  'renew',
  'amount',
  'often',
  'time',
  'age',
  'remove',
  'skip',
  'protect',
  'worth',
  'causes',
  'how',
  'when',
  'choose',
  'about',
] as const
export type Aspect = (typeof aspects)[number]

/** What is asked of a trouble beside what it is: in which words, `plain-slots.ts` knows. */
export const troubleSlots = [
  'first',
  'best',
  'avoid',
  'worse',
  'weeks',
  'cheap',
  'home',
  'food',
  'water',
  'stress',
  'sweat',
  'winter',
  'heat',
  'scrub',
  'makeup',
  'catching',
  'lasts',
  'pick',
  'scars',
  'sensitive',
  'men',
  'deep',
  'young',
  'pregnant',
  'seen',
] as const
export type TroubleSlot = (typeof troubleSlots)[number]
