import type { Note } from '#contract/guidance.ts'
import type { Condition, Family } from '../knowledge/kinds.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { because } from './because.ts'
import { avoidedIn } from './avoided.ts'
import type { Situation } from './situation.ts'
import { isStrongPeel } from './strong-peel.ts'

/** Something printed on a label: known by name, known by a naming rule (its families), or not at all (its printed words). */
export type PrintedItem = { ingredient: Ingredient | undefined; printed: string; families: readonly Family[] }

/** `sources` are those of the rule; without them the ingredient's entry speaks. */
type Reason = { rule: string; tone: 'avoid' | 'careful'; says: string; sources?: readonly string[] }

const retinoids: readonly Family[] = ['retinoid', 'retinoid-medicine']
const acids: readonly Family[] = ['aha', 'bha', 'pha']
const exfoliants: readonly Family[] = [...acids, 'exfoliant', 'exfoliating-enzyme']
const upsetting: readonly Family[] = ['fragrance', 'fragrance-allergen', 'essential-oil', 'drying-alcohol']
const childActives: readonly Family[] = [
  ...retinoids,
  ...exfoliants,
  'vitamin-c',
  'brightener',
  'peptide',
  'medicine',
  'illegal-lightener',
]

/** Everything it belongs to, by its entry or by the naming rule. */
const familiesOf = ({ ingredient, families }: PrintedItem): ReadonlySet<Family> =>
  new Set([...(ingredient?.families ?? []), ...families])

/** An acid that only sets the pH (filed under another family, and it does not sting) is no exfoliant. */
const isActive = (item: PrintedItem, among: readonly Family[]): boolean => {
  const all = familiesOf(item)
  const [filed] = item.ingredient?.families ?? []
  return (
    among.some((family) => all.has(family)) &&
    !(filed !== undefined && !among.includes(filed) && (item.ingredient?.full?.irritation ?? 0) === 0)
  )
}

const expecting = (item: PrintedItem, { conditions }: Situation): Reason | undefined => {
  const full = item.ingredient?.full
  const carrying = conditions.has('pregnant')
    ? 'in pregnancy'
    : conditions.has('trying')
      ? 'when you try for a baby'
      : undefined
  const nursing = conditions.has('breastfeeding')
  if (carrying === undefined && !nursing) return undefined
  const time = carrying ?? 'while breastfeeding'
  const rule = carrying === undefined ? 'breastfeeding' : 'pregnancy'
  if (isActive(item, retinoids))
    return { rule, tone: 'avoid', says: `is a retinoid, and retinoids are left out ${time}` }
  const note = full?.pregnancyNote === undefined ? '' : ` ${full.pregnancyNote}`
  const cautions = [carrying === undefined ? undefined : full?.pregnancy, nursing ? full?.breastfeeding : undefined]
  if (cautions.includes('avoid') || familiesOf(item).has('illegal-lightener'))
    return { rule, tone: 'avoid', says: `is best left out ${time}.${note}` }
  if (cautions.includes('ask'))
    return { rule, tone: 'careful', says: `is one to ask your midwife, pharmacist or doctor about ${time}.${note}` }
  if (cautions.includes('unknown'))
    return {
      rule,
      tone: 'careful',
      says: `has too little research ${time}: ask your midwife, pharmacist or doctor.${note}`,
    }
  return undefined
}

const young = (item: PrintedItem, { conditions }: Situation): Reason | undefined => {
  if (conditions.has('under-12') && (isActive(item, childActives) || familiesOf(item).has('brightener'))) {
    return { rule: 'child', tone: 'avoid', says: 'is an active, and skin under 12 needs none' }
  }
  if (conditions.has('teen') && isActive(item, retinoids)) {
    return { rule: 'teen', tone: 'avoid', says: 'is a retinoid: under 18 only when a doctor or pharmacist advises it' }
  }
  return undefined
}

const openSkin: readonly (readonly [Condition, string])[] = [
  ['broken-skin', 'broken or raw skin'],
  ['sunburn', 'sunburnt skin'],
  ['treated-skin', 'skin that was just treated'],
]

const irritates = ({ ingredient }: PrintedItem): boolean => (ingredient?.full?.irritation ?? 0) >= 2

const treated = (item: PrintedItem, { conditions }: Situation): Reason | undefined => {
  const strong =
    irritates(item) || isActive(item, [...retinoids, ...exfoliants]) || item.ingredient?.id === 'benzoyl-peroxide'
  // The capsules themselves are their doctor's.
  if (conditions.has('isotretinoin') && strong && item.ingredient?.id !== 'isotretinoin') {
    return { rule: 'isotretinoin', tone: 'avoid', says: 'is too much for skin on isotretinoin, which is dry and thin' }
  }
  const open = openSkin.find(([condition]) => conditions.has(condition))
  const acts =
    strong ||
    isActive(item, ['vitamin-c']) ||
    (open?.[0] === 'treated-skin' &&
      (familiesOf(item).has('brightener') || (item.ingredient?.full?.irritation ?? 0) >= 1))
  if (open !== undefined && (acts || isActive(item, upsetting))) {
    return { rule: open[0], tone: acts ? 'avoid' : 'careful', says: `can hurt ${open[1]}: wait until it has healed` }
  }
  if (conditions.has('sun-sensitising') && isActive(item, [...retinoids, ...acids])) {
    return {
      rule: 'sun-sensitising',
      tone: 'careful',
      says: 'makes skin burn sooner in the sun, as your medicine does: ask your prescriber before you add it',
    }
  }
  if (conditions.has('steroid-cream') && strong) {
    return {
      rule: 'steroid-cream',
      tone: 'careful',
      says: 'can irritate skin that is treated with a steroid: ask your doctor or pharmacist first',
    }
  }
  return undefined
}

/** Skin on which a wound may become a keloid, or that the sun harms more, as a profile tells. */
const vulnerable = (item: PrintedItem, { quiet }: Situation): Reason | undefined => {
  if (quiet.has('keloid') && isStrongPeel(item)) {
    return {
      rule: 'keloid',
      tone: 'careful',
      says: 'can wound, and a wound can become a keloid: ask your doctor first',
      sources: ['safety-keloid'],
    }
  }
  if (
    quiet.has('immune-suppressant') &&
    (item.ingredient?.full?.sun === 'raises' || isActive(item, [...retinoids, 'aha']))
  ) {
    return {
      rule: 'immune-suppressant',
      tone: 'careful',
      says: 'makes skin burn sooner, and sun does more harm on your medicine: wear sunscreen, and show a new or changing spot early',
      sources: ['safety-immunity'],
    }
  }
  return undefined
}

const tender: readonly (readonly [Condition, string])[] = [
  ['eczema', 'eczema-prone skin'],
  ['rosacea', 'skin with rosacea'],
  ['psoriasis', 'skin with psoriasis'],
]

const touchy = (item: PrintedItem, situation: Situation): Reason | undefined => {
  const full = item.ingredient?.full
  const { conditions, concerns, skinType } = situation
  const sensitive = skinType === 'sensitive' || concerns.includes('redness')
  const called =
    tender.find(([condition]) => conditions.has(condition))?.[1] ?? (sensitive ? 'sensitive skin' : undefined)
  const who = (full?.careful ?? []).find(
    ({ who: one }) =>
      conditions.has(one as Condition) ||
      one === skinType ||
      (one === 'acne-prone' && concerns.includes('acne')) ||
      (one === 'deep-tone' && situation.deeperSkin) ||
      (one === 'fragrance-allergy' && situation.avoid.families.has('fragrance')),
  )
  if (who !== undefined) return { rule: `careful:${who.who}`, tone: 'careful', says: `wants care. ${who.why}` }
  if (called === undefined) return undefined
  const does =
    irritates(item) || (full === undefined && isActive(item, [...retinoids, ...acids]))
      ? 'sting or peel'
      : isActive(item, upsetting)
        ? 'upset'
        : undefined
  return does === undefined ? undefined : { rule: 'tender-skin', tone: 'careful', says: `can ${does} ${called}` }
}

/** What its entry says to all. */
const toAll = ({ ingredient }: PrintedItem): Reason | undefined => {
  const found = ingredient?.full?.careful.find(({ who }) => who === 'everyone')
  return found === undefined
    ? undefined
    : { rule: 'careful:everyone', tone: 'careful', says: `wants care. ${found.why}` }
}

/** The sources of its entry, or, when it is known by its families alone, two of the first entries there, which are full where there is one. */
const sourcesFor = (knowledge: Substances, item: PrintedItem): readonly string[] =>
  item.ingredient?.full?.sources ??
  [...familiesOf(item)].flatMap((family) => knowledge.inFamily(family)[0]?.full?.sources ?? []).slice(0, 2)

const sentence = (name: string, says: string): string => {
  const whole = `${name} ${says}`.trim()
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}

/**
 * Why somebody should not have an item, or should be careful with it: asked to be left out, unwise in pregnancy, for a child, on a treatment, on tender skin.
 * The gravest reason alone; undefined when nothing speaks against it. What is not known at all is judged by its printed words.
 */
export const objectionTo = (knowledge: Substances, item: PrintedItem, situation: Situation): Note | undefined => {
  const ids = item.ingredient?.full === undefined ? [] : [item.ingredient.id]
  const name = item.printed.trim() === '' ? (item.ingredient?.inci ?? '') : item.printed.trim()
  const avoided = avoidedIn(item, situation.avoid)
  const ofAspirin =
    situation.conditions.has('aspirin-allergy') &&
    (isActive(item, ['bha']) || item.ingredient?.origins.includes('salicylate') === true)
  if (avoided !== undefined) {
    const says = ofAspirin ? 'is a relative of aspirin, which does not suit you' : avoided.says
    return { tone: 'avoid', text: sentence(name, says), because: because(knowledge, avoided.rule, ids, []) }
  }
  const reasons = [
    expecting(item, situation),
    young(item, situation),
    treated(item, situation),
    vulnerable(item, situation),
    touchy(item, situation),
    toAll(item),
  ].filter((one) => one !== undefined)
  const reason = reasons.find(({ tone }) => tone === 'avoid') ?? reasons[0]
  if (reason === undefined) return undefined
  return {
    tone: reason.tone,
    text: sentence(name, reason.says),
    because: because(knowledge, reason.rule, ids, reason.sources ?? sourcesFor(knowledge, item)),
  }
}
