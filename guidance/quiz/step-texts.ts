import { helpersAmong } from '../match/product-facts.ts'
import { leavesCast, textureOf } from '../match/texture.ts'
import { commonName } from '../match/working-items.ts'
import { aimOf, listed } from '../match/aims.ts'
import { brandName } from './brands.ts'
import type { Person } from './person.ts'
import type { Step } from './steps.ts'
import type { Candidate, Suitable } from './suitable.ts'

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

/** What a product is by its own label, not by the skin it is for. */
const cleanserKind = ({ product, facts }: Candidate): string => {
  const texture = textureOf(facts)
  if (facts.working.some(({ id }) => id === 'salicylic-acid')) return 'a wash with salicylic acid'
  if (texture === 'ointment') return /balm/i.test(product.name) ? 'a cleansing balm' : 'a cleansing oil that rinses off'
  if (texture === 'cream') return 'a creamy cleanser'
  return facts.items.some(({ families }) => families.includes('sulfate')) ? 'a foaming wash' : 'a mild gel cleanser'
}
const creamKind = ({ product, facts }: Candidate): string => {
  const unscented = facts.scented ? '' : ', unscented'
  if (product.kind === 'body')
    return facts.working.some(({ id }) => id === 'urea') ? 'a body lotion with urea' : `a plain${unscented} cream`
  return {
    light: `a light${unscented} gel cream`,
    cream: `an easy${unscented} cream`,
    rich: `a rich${unscented} cream`,
    ointment: `a plain${unscented} ` + `ointment`,
  }[textureOf(facts)]
}

const lead = ({ candidate, active }: Step, kind: string): string => {
  if (candidate !== undefined) return `${productName(candidate.product)}, ${kind}.`
  const with_ =
    active === undefined
      ? ''
      : ` with ${commonName(active)}${active.full?.range === undefined ? '' : ` (${active.full.range})`}`
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${with_}.`
}

/** Why it is there: what in it works on what. Worded here, so that no text of an ingredient brings in another that is to be left out. */
const why = (step: Step, { concerns }: Person): string => {
  const helpers = helpersAmong(
    step.active === undefined ? (step.candidate?.facts.working ?? []) : [step.active],
    concerns,
  )
  const work = new Map<string, string[]>()
  for (const { ingredient, concern } of helpers)
    work.set(commonName(ingredient), [...(work.get(commonName(ingredient)) ?? []), aimOf[concern]])
  const said = [...work].slice(0, 2).map(([name, aims]) => `${name} (for ${listed(aims.slice(0, 3))})`)
  return said.length === 0 ? '' : ` It is here for its ${listed(said)}.`
}

const cleanser = (step: Step, person: Person): string => {
  const { answers, gentle } = person
  const kind =
    step.candidate === undefined
      ? `${gentle ? skinFeel.sensitive : skinFeel[answers.skin_type]} cleanser`
      : cleanserKind(step.candidate)
  const first = lead(step, kind)
  const there = person.careThere?.how.cleanser?.[step.time]
  if (there !== undefined) return `${first} ${there}`
  if (step.time === 'Morning') {
    const dry = answers.skin_type === 'dry' || gentle
    const how = dry
      ? 'Lukewarm water alone will do on most mornings; use it when you wake up greasy or sweaty.'
      : 'Half a minute on damp skin, then rinse with lukewarm water and pat dry. It takes off sweat and the night’s oil.'
    return `${first} ${how}`
  }
  const makeup = answers.lifestyle.includes('makeup')
    ? ' Take make-up off first, then wash once more.'
    : ' Massage in for a minute, rinse with lukewarm water and pat dry.'
  const dirt = answers.lifestyle.includes('pollution')
    ? ' Do not skip it: it washes off soot and dust.'
    : ' It takes the whole day off your skin, so that what follows can work.'
  return `${first}${makeup}${dirt}`
}

const moisturiser = (step: Step, person: Person, suitable: Suitable): string => {
  const { answers, gentle, situation, written } = person
  const found =
    step.candidate === undefined
      ? [...new Set(suitable.allNamed(['glycerin', 'ceramide-np', 'panthenol']).map(commonName))].slice(0, 2)
      : []
  const kind =
    step.candidate === undefined
      ? `${gentle ? creamFeel.sensitive : creamFeel[answers.skin_type]} moisturiser${found.length > 0 ? ` with ${found.join(' and ')}` : ''}`
      : creamKind(step.candidate)
  const first = lead(step, kind)
  const there = person.careThere?.how.moisturiser?.[step.time]
  if (there !== undefined) return `${first} ${there}`
  const thick = step.candidate !== undefined && textureOf(step.candidate.facts) === 'ointment'
  if (step.time === 'Morning') {
    const how = thick
      ? 'The thinnest film on damp skin, so that sunscreen still holds over it.'
      : 'A small amount on damp skin; give it a minute to sink in.'
    return `${first} ${how} It keeps water in, so that skin stings and flakes less.`
  }
  const more = situation.conditions.has('eczema')
    ? ` Put it on again whenever skin feels dry or itches${written.eyelids ? '; on the eyelids only as the tips say' : ''}.`
    : ' On nights when anything stings, use this alone.'
  return `${first} On slightly damp skin, as the last layer of the evening.${more}`
}

const sunscreen = (step: Step, person: Person, suitable: Suitable): string => {
  const { answers, marks, written, situation, child } = person
  if (child && written.babyMonths !== undefined && written.babyMonths < 6)
    return 'No sunscreen before six months: shade, a brimmed hat and light clothing that covers, and out of the sun between 10:00 and 15:00.'
  const { candidate } = step
  const tint = marks && suitable.named(['iron-oxides']) !== undefined
  const tinted = candidate === undefined ? tint : candidate.facts.ironOxides
  const spf = candidate?.product.spf ?? 50
  const number = candidate === undefined ? (written.melasma ? 'SPF 50' : 'SPF 30 to 50') : `SPF ${spf}`
  const first = lead(step, `a broad-spectrum${tinted ? ', tinted' : ''} sunscreen of ${number}`)
  const there = person.careThere?.how.sunscreen?.Morning
  if (there !== undefined) return `${first} ${there}`
  const again = answers.lifestyle.includes('outdoor')
    ? 'Put it on again every two hours outdoors and after sweating or swimming.'
    : 'Put it on again if you are outdoors for long.'
  const shade = situation.deeperSkin || written.noCast ? ' Choose the shade nearest your own.' : ''
  const because = tinted
    ? ` The tint (iron oxides) also holds back visible light, which darkens marks.${shade}`
    : written.noCast && candidate !== undefined && !leavesCast(candidate.facts)
      ? ' It has no white mineral in it, so it dries clear on deeper skin.'
      : child
        ? ' With it a hat and shade, which do the most.'
        : ' It guards against burning, early lines and darker marks.'
  const where = child ? 'on face, ears, neck and all bare skin' : 'two finger lengths for face and neck'
  return `${first} Last of all, every morning: ${where}. ${again}${because}`
}

const treatment = (step: Step, person: Person, exfoliates: boolean): string => {
  const ids = (step.active === undefined ? (step.candidate?.facts.working ?? []) : [step.active]).map(({ id }) => id)
  const peroxide = ids.includes('benzoyl-peroxide')
  const kind = step.retinoid
    ? 'your night treatment with vitamin A'
    : peroxide && step.candidate === undefined
      ? 'a gel from the pharmacy as your night treatment'
      : 'your night treatment'
  const base = lead(step, kind)
  const there = person.careThere?.how.treatment?.Evening
  if (there !== undefined) return `${base} ${there}${why(step, person)}`
  if (!step.strong) {
    const stings = ids.includes('azelaic-acid')
    const nights = stings
      ? 'every second evening at first, every evening once nothing stings'
      : exfoliates
        ? 'every evening but Sunday'
        : 'every evening'
    const mild = stings ? ' A light tingle that passes is normal.' : ''
    return (
      `${base} A few drops or a pea-size amount for the whole face, not on eyelids or lips, ${nights}, from the third week on.${mild} Judge it after ` +
      `twelve weeks.${why(step, person)}`
    )
  }
  const care = step.retinoid
    ? 'Nothing that peels goes on in the same evening'
    : 'Nothing else strong goes on in the same evening'
  const cloth = peroxide ? ' It takes the colour out of towels and pillowcases.' : ''
  return (
    `${base} A pea-size amount or a thin film on dry skin, not on eyelids or lips, on Mondays and Thursdays only, from the third week on; after eight ` +
    `calm weeks you may add Saturdays. ${care}.${cloth} Expect eight to twelve weeks; stop if it burns.${why(step, person)}`
  )
}

/** What a step's entry in the routine says: what kind, which product if one is listed, how and why. */
export const stepText = (
  step: Step,
  person: Person,
  suitable: Suitable,
  exfoliates: boolean,
  treats: boolean,
): string => {
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
      return (
        `${lead(step, 'a serum for the day')} A few drops on clean skin, before your moisturiser, from the ${treats ? 'fifth' : 'third'} week on, ` +
        `once everything else feels normal.${why(step, person)}`
      )
    case 'exfoliant':
      return (
        `${lead(step, 'a mild exfoliant')} On Sunday evenings only${treats ? ', instead of your treatment and never with it' : ''}, from week twelve ` +
        `on. It loosens dull, dry cells; more often does not work better. No scrubs on top.${why(step, person)}`
      )
    case 'toner':
      return `${lead(step, 'a watery, hydrating toner')} Pat it on with your hands after cleansing.${why(step, person)}`
    case 'extra':
      return (
        `${lead(step, step.candidate?.product.kind === 'oil' ? 'a face oil' : 'an eye cream')} ` +
        `${step.candidate?.product.kind === 'oil' ? 'Two or three drops, pressed into damp skin.' : 'A rice-grain amount, tapped around the eye.'} Nice to ` +
        `have rather than needed.${why(step, person)}`
      )
  }
}
