import { helpersAmong } from '../match/product-facts.ts'
import { commonName } from '../match/working-items.ts'
import { aimOf, listed } from './aims.ts'
import { brandName } from './brands.ts'
import type { Person } from './person.ts'
import type { Step } from './steps.ts'
import type { Suitable } from './suitable.ts'

const skinFeel = {
  dry: 'a creamy',
  oily: 'a light gel',
  combination: 'a mild gel',
  normal: 'a mild',
  sensitive: 'a mild, unscented',
} as const
const creamFeel = {
  dry: 'a rich',
  oily: 'a light, oil-free',
  combination: 'a light',
  normal: 'a simple',
  sensitive: 'a plain, unscented',
} as const
const slotNames = {
  cleanser: 'Cleanser',
  moisturiser: 'Moisturiser',
  sunscreen: 'Sunscreen',
  treatment: 'Treatment',
  serum: 'Serum',
  exfoliant: 'Exfoliant',
  toner: 'Toner',
  extra: 'Extra care',
} as const

/** The product with its brand, as the list of products writes it. */
export const productName = ({ brand, name }: { brand: string; name: string }): string => `${brandName(brand)} – ${name}`

/** The name of a step, without its number. */
export const stepName = ({ slot, candidate }: Step): string => {
  if (slot !== 'extra' || candidate === undefined) return slotNames[slot]
  return candidate.product.kind === 'oil' ? 'Face oil' : 'Eye cream'
}

const lead = ({ candidate, active }: Step, kind: string): string => {
  if (candidate !== undefined) return `${productName(candidate.product)}, ${kind}.`
  const with_ =
    active === undefined ? '' : ` with ${commonName(active)}${active.full?.range === undefined ? '' : ` (${active.full.range})`}`
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${with_}.`
}

/** Why it is there: what in it works on what. Worded here, so that no text of an ingredient brings in another that is to be left out. */
const why = (step: Step, { concerns }: Person): string => {
  const helpers = helpersAmong(step.active === undefined ? (step.candidate?.facts.working ?? []) : [step.active], concerns)
  const work = new Map<string, string[]>()
  for (const { ingredient, concern } of helpers)
    work.set(commonName(ingredient), [...(work.get(commonName(ingredient)) ?? []), aimOf[concern]])
  const said = [...work].slice(0, 2).map(([name, aims]) => `${name} (for ${listed(aims.slice(0, 3))})`)
  return said.length === 0 ? '' : ` It is here for its ${listed(said)}.`
}

const cleanser = (step: Step, { answers, gentle }: Person): string => {
  const kind = `${gentle ? skinFeel.sensitive : skinFeel[answers.skin_type]} cleanser`
  if (step.time === 'Morning')
    return `${lead(step, kind)} Half a minute on damp skin, then rinse with lukewarm water and pat dry. It takes off sweat and the night’s oil; on days your skin feels tight, rinse with water alone.`
  const makeup = answers.lifestyle.includes('makeup')
    ? ' Take make-up off first with a mild remover, then cleanse.'
    : ' Massage in for a minute, rinse with lukewarm water and pat dry.'
  const dirt = answers.lifestyle.includes('pollution')
    ? ' Do not skip it: it washes off soot and dust.'
    : ' It takes the day off your skin, so that what follows can work.'
  return `${lead(step, kind)}${makeup}${dirt}`
}

const moisturiser = (step: Step, { answers, gentle }: Person, suitable: Suitable): string => {
  const found =
    step.candidate === undefined
      ? [...new Set(suitable.allNamed(['glycerin', 'ceramide-np', 'panthenol']).map(commonName))].slice(0, 2)
      : []
  const kind = `${gentle ? creamFeel.sensitive : creamFeel[answers.skin_type]} moisturiser${found.length > 0 ? ` with ${found.join(' and ')}` : ''}`
  const how =
    step.time === 'Morning'
      ? 'A small amount on damp skin; give it a minute to sink in.'
      : 'On slightly damp skin, as the last layer of the evening.'
  return `${lead(step, kind)} ${how} It keeps water in and makes skin hardier${step.time === 'Evening' ? '; on nights when anything stings, use this alone' : ''}.`
}

const sunscreen = (step: Step, { answers, marks }: Person, suitable: Suitable): string => {
  const tint = marks && suitable.named(['iron-oxides']) !== undefined
  const tinted = step.candidate === undefined ? tint : step.candidate.facts.ironOxides
  const spf = step.candidate?.product.spf ?? 50
  const number = step.candidate === undefined ? 'SPF 30 to 50' : `SPF ${spf}`
  const again = answers.lifestyle.includes('outdoor')
    ? 'Put it on again every two hours outdoors and after sweating or swimming.'
    : 'Put it on again if you are outdoors for long.'
  const why_ = tinted
    ? ' The tint (iron oxides) also holds back visible light, which darkens marks.'
    : ' It guards against burning, early lines and darker marks.'
  return `${lead(step, `a broad-spectrum${tinted ? ', tinted' : ''} sunscreen of ${number}`)} Last of all, every morning: two finger lengths for face and neck. ${again}${why_}`
}

const treatment = (step: Step, person: Person, exfoliates: boolean): string => {
  const base = `${lead(step, step.retinoid ? 'your night treatment with vitamin A' : 'your night treatment')}`
  if (!step.strong)
    return `${base} A few drops or a pea-size amount for the whole face, ${exfoliates ? 'every evening but Sunday' : 'every evening'}, from the third week on.${why(step, person)}`
  const care = step.retinoid ? 'Nothing that peels goes on in the same evening' : 'Nothing else strong goes on in the same evening'
  return `${base} A pea-size amount on dry skin, on Mondays and Thursdays only, from the third week on; after eight calm weeks you may add Saturdays. ${care}. Expect eight to twelve weeks; stop if it burns.${why(step, person)}`
}

/** What a step's entry in the routine says: what kind, which product if one is listed, how and why. */
export const stepText = (step: Step, person: Person, suitable: Suitable, exfoliates: boolean): string => {
  switch (step.slot) {
    case 'cleanser':
      return cleanser(step, person)
    case 'moisturiser':
      return moisturiser(step, person, suitable)
    case 'sunscreen':
      return sunscreen(step, person, suitable)
    case 'treatment':
      return treatment(step, person, exfoliates)
    case 'serum':
      return `${lead(step, 'a serum for the day')} A few drops on clean skin, from the fifth week on, once everything else feels normal.${why(step, person)}`
    case 'exfoliant':
      return `${lead(step, 'a mild exfoliant')} On Sunday evenings only, instead of your treatment and never with it, from week twelve on. It loosens dull, dry cells; more often does not work better. No scrubs on top.${why(step, person)}`
    case 'toner':
      return `${lead(step, 'a watery, hydrating toner')} Pat it on with your hands after cleansing.${why(step, person)}`
    case 'extra':
      return `${lead(step, step.candidate?.product.kind === 'oil' ? 'a face oil' : 'an eye cream')} ${step.candidate?.product.kind === 'oil' ? 'Two or three drops, pressed into damp skin.' : 'A rice-grain amount, tapped around the eye.'} Nice to have rather than needed.${why(step, person)}`
  }
}
