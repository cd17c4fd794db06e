import { pattern } from '../../text/pattern.ts'
import type { CarefulWho, Concern, Evidence, Family } from '../../knowledge/kinds.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, is, it, listed, saidIn, sentence, small } from './draft.ts'
import { isActive, isMedicine, isOf, isUvFilter, medicineLine } from './lines.ts'

// What there is to say of a thing: from its entry in the knowledge, from its family where there is no entry.

/** A concern as it stands in a sentence. */
export const concernCalled: Record<Concern, string> = {
  acne: 'breakouts',
  aging: 'fine lines',
  'dark-spots': 'dark marks',
  dullness: 'dullness',
  pores: 'visible pores',
  redness: 'redness and sensitivity',
  dehydration: 'dryness',
  texture: 'rough texture',
  oiliness: 'oiliness',
}

/** What people call a trouble when they mean a part of it. */
const narrower: Partial<Record<Concern, RegExp>> = {
  acne: /\b(?:whiteheads|blackheads|maskne|(?:hormonal|cystic|fungal|back|chest|body|teenage|adult) acne)\b/,
  aging: /\b(?:wrinkles|sun damage|laugh lines|frown lines)\b/,
  'dark-spots': pattern`\b(?:melasma|(?:post inflammatory )?hyperpigmentation|pigmentation|(?:sun|age) spots|(?:pimple|acne) marks|uneven skin tone|
    dark (?:knees|elbows|underarms|knuckles|thighs))\b`,
  pores: /\b(?:(?:large|big|open|enlarged|clogged) pores|sebaceous filaments)\b/,
  dehydration: /\b(?:dehydrated|flaky|peeling|cracked|ashy) skin\b/,
  texture: /\b(?:(?:rough|bumpy) skin|uneven texture|(?:tiny|small) bumps)\b/,
  redness: /\b(?:(?:irritated|reactive) skin|flushing)\b/,
  oiliness: /\bcombination skin\b/,
}

/** A trouble by the name it was told with, where that is narrower than ours: somebody who asks of whiteheads is answered about whiteheads. */
export const concernAsTold = (concern: Concern, said: string): string =>
  narrower[concern]?.exec(said)?.[0] ?? concernCalled[concern]

/** How sure we are, in words. */
export const evidenceCalled: Record<Evidence, string> = {
  strong: 'the evidence is strong',
  moderate: 'the evidence is moderate',
  limited: 'the evidence is limited, small or indirect',
  traditional: 'it is traditional use, without good trials',
  none: 'there is no good evidence',
}

const surest: readonly Evidence[] = ['strong', 'moderate', 'limited', 'traditional', 'none']

/** How little is known of a thing for a concern: 0 is a lot, 4 nothing. */
export const doubt = ({ ingredient }: Thing, concern: Concern | undefined): number =>
  surest.indexOf(ingredient?.full?.helps.find((one) => one.concern === concern)?.evidence ?? 'none')

/** The place of a thing in what the knowledge recommends for a concern, the first line first. */
export const placeFor = ({ knowledge }: Asked, { ingredient, family }: Thing, concern: Concern): number => {
  const { firstLine, secondLine } = knowledge.concern(concern)
  const ids = [...firstLine, ...secondLine].flatMap(({ ingredients }) => ingredients)
  const at = ids.findIndex(
    (id) => id === ingredient?.id || (family !== undefined && knowledge.byId(id)?.families.includes(family) === true),
  )
  return at < 0 ? ids.length : at
}

/** What a thing helps with, the surest first. */
export const helpsOf = ({ ingredient }: Thing) =>
  [...(ingredient?.full?.helps ?? [])].sort((a, b) => surest.indexOf(a.evidence) - surest.indexOf(b.evidence))

/** What a family is, where the entry of the ingredient that stands for it would mislead. */
const familyIs: Partial<Record<Family, string>> = {
  retinoid:
    'vitamin A ingredients (retinol, retinal, retinyl esters) that speed up renewal, for lines, texture and breakouts; never in pregnancy',
  aha: 'acids such as glycolic and lactic acid that loosen dead cells at the surface; skin burns sooner in the sun',
  pha: 'polyhydroxy acids such as gluconolactone and lactobionic acid: larger and gentler than AHAs, they smooth slowly and hold water',
  peptide: 'short chains of amino acids meant to support firmness; mild, with small studies behind them',
  'essential-oil':
    'strong plant scents such as lavender and tea tree; natural, and among the likelier to cause allergy: never use them neat',
  'uv-filter-organic':
    'filters such as avobenzone that take up UV; clear on deeper skin; some sting the eyes. Not using sunscreen is the larger risk',
  antioxidant:
    'ingredients such as vitamins C and E and green tea that take the edge off sun and pollution; they never replace sunscreen',
}

/** What a thing is or does, as a sentence. */
export const doesOf = ({ family, ingredient }: Thing): string =>
  sentence(
    small(
      (family === undefined ? undefined : familyIs[family]) ??
        ingredient?.full?.does ??
        ingredient?.does ??
        'not in our records',
    ),
  )

/** "**AHAs** are …", "**Niacinamide:** …". */
export const lineOn = (thing: Thing): string =>
  thing.family !== undefined && familyIs[thing.family] !== undefined
    ? `**${capital(thing.called)}** ${is(thing)} ${small(doesOf(thing))}`
    : `**${capital(thing.called)}:** ${doesOf(thing)}`

/** "Azelaic acid is used for redness (the evidence is strong), breakouts and dark marks (moderate)." */
export const helpsLine = (thing: Thing): string | undefined => {
  const helps = helpsOf(thing).filter(({ evidence }) => evidence !== 'none')
  const [best] = helps
  if (best === undefined) return undefined
  const parts = [...new Set(helps.map(({ evidence }) => evidence))].slice(0, 2).map((evidence) => {
    const named = listed(
      helps
        .filter((one) => one.evidence === evidence)
        .slice(0, 3)
        .map(({ concern }) => concernCalled[concern]),
    )
    return `${named} (${evidenceCalled[evidence]})`
  })
  return `${capital(thing.called)} ${is(thing)} used for ${parts.join(', and for ')}.`
}

/** The usual strength alone: `2–5%`. */
export const strengthOf = ({ ingredient }: Thing): string | undefined => {
  const first = ingredient?.full?.range?.split(/[,;(]/)[0]?.trim()
  return first === undefined || !/\d/.test(first) || first.length > 34 ? undefined : first
}

/** Put on for its own sake by nobody, only met in products: the first family tells. */
const onlyMet: readonly Family[] = [
  'preservative',
  'paraben',
  'formaldehyde-releaser',
  'isothiazolinone',
  'fragrance',
  'fragrance-allergen',
  'sulfate',
  'surfactant',
  'emulsifier',
  'thickener',
  'chelator',
  'ph-adjuster',
  'solvent',
  'colourant',
  'silicone',
  'drying-alcohol',
  'fatty-alcohol',
  'film-former',
  'hair-dye',
]

const perDay = 'once or twice a day'
const asTold = 'as your prescriber or pharmacist said'

// An ingredient or a family | how often | how | until it can be judged, never under eight weeks for a lasting change.
// Source: the ranges and frequencies of the knowledge's entries, put as a plan.
const plans = new Map(
  `
benzoyl-peroxide|every second day for two weeks, then daily if your skin is calm|a thin layer over the area that breaks out, after cleansing; it bleaches towels
azelaic-acid|every second day for two weeks, then ${perDay}|a thin layer on clean, dry skin before moisturiser; a mild itch at first is common
urea||on damp skin after washing; 5–10% for the body, more only on feet
sulfur|two or three times a week|a short mask on the oily parts, rinsed off
tea-tree-oil|at most once a day, diluted to about 5%|on spots only, never neat; stop at the first itch
medicine|${asTold}|as the leaflet and your prescriber say|as long as your prescriber plans, often 12 weeks or more
retinoid|two nights a week for two weeks, then every second night, then nightly if your skin is comfortable|a pea-sized amount for the whole face, on dry skin, \
moisturiser before or after|12 weeks for texture and breakouts, 6 months for lines
aha|one to three nights a week|a thin layer on clean, dry skin, then moisturiser; no scrub or retinoid that night
bha|two to four times a week, more only if your skin stays comfortable|a thin layer where pores clog, after cleansing, then moisturiser
pha|every second night at first, then daily if comfortable|
vitamin-c|every morning, or every second morning at first if it stings|a few drops on clean, dry skin, then moisturiser, then sunscreen
exfoliating-enzyme|once a week|a short mask on clean skin, rinsed off
exfoliant|once a week at most, very lightly, or not at all|fingertips and hardly any pressure, never on sore skin
clay|once a week|a thin mask on the oily parts, rinsed off before it cracks
humectant||on damp skin, sealed with moisturiser
occlusive|once a day, or when skin feels dry|a thin layer as the last step on damp skin
uv-filter-mineral|every morning, and again every two hours outdoors|two finger lengths for face and neck, as the last step|from the first day
`
    .trim()
    .split('\n')
    .map((row): [string, string[]] => {
      const [name = '', ...cells] = row.split('|')
      return [name, cells]
    }),
)

/** Families that are used as another one is. */
const alike: Partial<Record<Family, Family>> = {
  'plant-oil': 'occlusive',
  butter: 'occlusive',
  'uv-filter-organic': 'uv-filter-mineral',
}

/** How something is used on skin. */
export type Usage = {
  often: string
  how: string
  takes: string
  when: 'morning' | 'night' | 'any'
  /** "at night". */ time: string
  used: boolean
}

/** What is rinsed off stings less and is used more often than what stays on. */
const inWash: Usage = {
  often: 'once a day at most, every second day if skin feels tight',
  how: 'massage it in for half a minute to a minute, rinse it off, then moisturise; skip ' + 'other acids that day',
  takes: '8 to 12 weeks',
  when: 'any',
  time: 'morning or night',
  used: true,
}

/** How a thing is used: by itself, else by the first of its families we know of. */
export const usageOf = (thing: Thing): Usage => {
  const own = thing.family === undefined ? plans.get(thing.ingredient?.id ?? '') : undefined
  const plan =
    own ??
    (isMedicine(thing) ? plans.get('medicine') : undefined) ??
    thing.families.map((one) => plans.get(alike[one] ?? one)).find((one) => one !== undefined)
  const [often, how, takes] = plan ?? []
  if (thing.form === 'wash' && !isMedicine(thing)) return inWash
  const when = isOf(thing, 'vitamin-c') ? 'morning' : (thing.ingredient?.full?.when ?? 'any')
  const [first] = thing.families
  return {
    often: often || perDay,
    how: how || 'a thin layer after cleansing, before moisturiser',
    takes:
      takes ??
      (isActive(thing) || helpsOf(thing).some(({ concern }) => concern === 'aging')
        ? 'about 12 weeks, with a first change after 6 to 8'
        : 'days for comfort, about 8 weeks for more'),
    when,
    time: when === 'any' ? 'morning or night' : when === 'night' ? 'at night' : 'in the morning',
    used: own !== undefined || isUvFilter(thing) || first === undefined || !onlyMet.includes(first),
  }
}

/** Strength, time, way of use and frequency. */
export const howLine = (thing: Thing): string | undefined => {
  if (isMedicine(thing)) return medicineLine
  const { used, time, how, often } = usageOf(thing)
  const range = strengthOf(thing)
  return used
    ? `**How:** ${range === undefined ? '' : `${range}, `}${time}; ${how}. Use ${it(thing)} ${often}.`
    : undefined
}

/** How something that can sting is begun with by those whom it can harm: in words, not at the usual strength. */
export const gently = (thing: Thing): string =>
  thing.form === 'wash'
    ? 'the mildest you find, rinsed off within half a minute, every second day at first; stop when skin stings or feels tight.'
    : `the lowest strength you find, on a small area, once or twice a week and over a plain moisturiser; more only while skin stays calm.`

/** Who should mind what. Tablets and drips of a thing are asked about too, so what is said of them is said to everyone. */
export const carefulOf = ({ ingredient }: Thing): { who: CarefulWho; why: string }[] =>
  (ingredient?.full?.careful ?? []).map(({ who, why }) => ({ who: who === 'taken' ? 'everyone' : who, why }))

/** Who is meant by a condition, as it stands in a sentence. */
export const whoCalled: Record<string, string> = {
  eczema: 'eczema-prone skin',
  rosacea: 'skin with rosacea',
  psoriasis: 'skin with psoriasis',
  sensitive: 'sensitive skin',
  'deep-tone': 'deeper skin',
  sunburn: 'sunburnt skin',
  'treated-skin': 'skin that was just treated',
  'blood-thinners': 'people on blood thinners',
  'sun-sensitising': 'people on doxycycline or the like',
  'broken-skin': 'broken skin',
  'aspirin-allergy': 'people allergic to aspirin',
  isotretinoin: 'people on isotretinoin',
  older: 'mature skin',
  asthma: 'people with asthma',
  'steroid-cream': 'skin on a steroid cream',
  everyone: 'everybody',
}

/** Those who are never answered by themselves. */
const othersCalled: Record<string, string> = {
  dry: 'dry skin',
  oily: 'oily skin',
  'acne-prone': 'skin that breaks out easily',
  teen: 'teenagers',
  'under-12': 'children under twelve',
  'fragrance-allergy': 'people allergic to scent',
}

/** Who should be careful, as it stands in a sentence. */
export const personCalled = (who: string): string => whoCalled[who] ?? othersCalled[who] ?? who.replaceAll('-', ' ')

/** "Who should be careful: eczema-prone skin (it can set off a flare)." */
export const carefulList = (thing: Thing): string | undefined => {
  const rows = carefulOf(thing)
    .slice(0, 3)
    .map(({ who, why }) => `${personCalled(who)} (${small(why).replace(/\.$/, '')})`)
  return rows.length === 0 ? undefined : `**Who should be careful:** ${listed(rows)}.`
}

/** What those of whom we know should mind: the most fitting first. */
export const carefulLine = (thing: Thing, { situation, heard }: Asked): string | undefined => {
  const careful = carefulOf(thing)
  const skin = heard.skinType ?? situation.skinType
  const one =
    careful.find(
      ({ who }) =>
        situation.conditions.has(who as never) || (who === 'deep-tone' && situation.deeperSkin) || who === skin,
    ) ??
    careful.find(({ who }) => who === 'everyone') ??
    careful.find(({ who }) => who === 'sensitive')
  return one === undefined ? undefined : `Good to know: ${sentence(one.why)}`
}

/** A legal limit or rule. */
export const legalLine = ({ ingredient }: Thing): string | undefined =>
  ingredient?.full?.legal === undefined ? undefined : `Rules: ${sentence(ingredient.full.legal)}`

/** The old scale, with its weakness said. */
export const comedogenicLine = ({ ingredient }: Thing, asked: Asked): string | undefined => {
  const scale = ingredient?.full?.comedogenic
  const asks =
    /comedo|clog|pore/.test(saidIn(asked)) || asked.heard.skinType === 'oily' || asked.heard.concerns.includes('acne')
  return scale === undefined || !asks
    ? undefined
    : `It scores ${scale} out of 5 on the old pore-clogging scale, which was made on rabbit ears and predicts little; the whole product matters more.`
}
