import type { Thing } from '../understand/things.ts'

/** How something is used on skin. Source: the ranges and frequencies of the knowledge's entries, put as a plan. */
export type Usage = {
  often: string
  when: 'morning' | 'night' | 'any'
  how: string
  /** How long until it can be judged. Never under eight weeks for a lasting change. */
  takes: string
  /** Whether anybody puts it on for itself; a preservative is only met in products. */
  used: boolean
}

const slow = 'about 12 weeks, with the first change after 6 to 8'
const usage = (often: string, when: Usage['when'], how: string, takes: string): Usage => ({ often, when, how, takes, used: true })

const byIngredient: Record<string, Usage> = {
  'benzoyl-peroxide': usage('every second day for two weeks, or rinsed off after an hour, then daily if your skin is calm', 'any', 'a thin layer over the area that breaks out, after cleansing; it bleaches towels and pillowcases', slow),
  'azelaic-acid': usage('every second day for two weeks, then once or twice a day', 'any', 'a thin layer on clean, dry skin before moisturiser; a mild itch at first is common', slow),
  niacinamide: usage('once or twice a day', 'any', 'a few drops of a 2–5% serum after cleansing, before moisturiser', '8 to 12 weeks'),
  'tranexamic-acid': usage('once or twice a day', 'any', 'a thin layer after cleansing, before moisturiser', 'about 12 weeks'),
  'kojic-acid': usage('once a day, or every second day at first', 'night', 'a thin layer on the marks or the whole area, then moisturiser', 'about 12 weeks'),
  bakuchiol: usage('once or twice a day', 'any', 'a few drops after cleansing, before moisturiser', 'about 12 weeks'),
  urea: usage('once or twice a day', 'any', 'on damp skin after washing; 5–10% for the body, more only on feet', 'some weeks for comfort, 8 or more for rough bumps'),
  sulfur: usage('two or three times a week', 'any', 'a thin layer or short mask on the oily parts, rinsed off', slow),
  'tea-tree-oil': usage('at most once a day, and only in a product diluted to about 5%', 'any', 'on spots only, never neat; stop at the first itch', 'about 12 weeks'),
  petrolatum: usage('as often as you like on dry patches, or nightly', 'any', 'a very thin layer as the last step on damp skin', 'days for comfort'),
  isotretinoin: usage('exactly as your doctor prescribed', 'any', 'with your prescriber, who checks on you along the way', 'several months, with your doctor'),
}

const byFamily: Record<string, Usage> = {
  'retinoid-medicine': usage('as your prescriber or pharmacist said; many start every second night', 'night', 'a pea-sized amount over the whole face on dry skin, then moisturiser', slow),
  retinoid: usage('two nights a week for two weeks, then every second night, then nightly if your skin is comfortable', 'night', 'a pea-sized amount on dry skin after cleansing, moisturiser before or after', '12 weeks for texture and breakouts, 6 months for lines'),
  aha: usage('one to three nights a week', 'night', 'a thin layer on clean, dry skin, then moisturiser; no scrub or retinoid that night', '8 to 12 weeks for marks; smoothness sooner'),
  bha: usage('two to four times a week, more only if your skin stays comfortable', 'any', 'a thin layer where pores clog, after cleansing, then moisturiser', '8 to 12 weeks'),
  pha: usage('every second night at first, then daily if comfortable', 'any', 'a thin layer after cleansing, then moisturiser', '8 to 12 weeks'),
  'vitamin-c': usage('every morning, or every second morning at first if it stings', 'morning', 'a few drops on clean, dry skin, then moisturiser, then sunscreen', 'about 12 weeks'),
  brightener: usage('once or twice a day', 'any', 'a thin layer after cleansing, before moisturiser', 'about 12 weeks'),
  'exfoliating-enzyme': usage('once a week', 'night', 'a short mask on clean skin, rinsed off as the pack says', '8 weeks or so'),
  exfoliant: usage('once a week at most, very lightly, or not at all', 'night', 'fingertips and hardly any pressure, never on sore skin', 'smoothness at once, nothing deeper'),
  clay: usage('once a week', 'any', 'a thin mask on the oily parts, rinsed off before it cracks', 'a day or two of less shine'),
  humectant: usage('once or twice a day', 'any', 'on damp skin, sealed with moisturiser', 'days for comfort, some weeks for a steadier barrier'),
  ceramide: usage('once or twice a day', 'any', 'in a moisturiser, on slightly damp skin', '2 to 4 weeks for comfort'),
  peptide: usage('once or twice a day', 'any', 'a few drops before moisturiser', 'about 12 weeks, and the change is small'),
  'plant-oil': usage('once a day, or when skin feels dry', 'night', 'two or three drops pressed over moisturiser', 'days for softness'),
  butter: usage('once or twice a day', 'any', 'a thin layer over damp skin, on body more than on face', 'days for softness'),
  occlusive: usage('once a day, or when skin feels dry', 'any', 'a thin layer as the last step on damp skin', 'days for comfort'),
  'uv-filter-mineral': usage('every morning, and again every two hours outdoors', 'morning', 'two finger lengths for face and neck, as the last step before make-up', 'from the first day'),
  'uv-filter-organic': usage('every morning, and again every two hours outdoors', 'morning', 'two finger lengths for face and neck, as the last step before make-up', 'from the first day'),
  medicine: usage('as your prescriber or pharmacist said', 'any', 'as the leaflet and your prescriber say', 'as long as your prescriber plans'),
  'illegal-lightener': usage('not at all without a doctor', 'any', 'only with a prescription', 'a matter for your doctor'),
  soothing: usage('once or twice a day', 'any', 'after cleansing, before or in a moisturiser', 'days for comfort'),
}

const unused = new Set(['preservative', 'paraben', 'formaldehyde-releaser', 'isothiazolinone', 'fragrance', 'fragrance-allergen', 'sulfate', 'surfactant', 'emulsifier', 'thickener', 'chelator', 'ph-adjuster', 'solvent', 'colourant', 'silicone', 'drying-alcohol', 'fatty-alcohol', 'film-former', 'hair-dye'])

/** How a thing is used: by itself, else by the first of its families we know of. */
export const usageOf = (thing: Thing): Usage => {
  const own = thing.family === undefined ? byIngredient[thing.ingredient?.id ?? ''] : undefined
  const family = thing.families.map((one) => byFamily[one]).find((one) => one !== undefined)
  const plain = usage('once or twice a day, as the pack says', 'any', 'in a product for your skin type, after cleansing', 'about 8 weeks')
  const found = own ?? family ?? plain
  return own === undefined && unused.has(thing.families[0] ?? '') ? { ...found, used: false } : found
}
