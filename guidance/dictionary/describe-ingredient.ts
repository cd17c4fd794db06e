import type { Ingredient } from '#contract/ingredients.ts'
import type { IngredientText, Interaction } from '../knowledge/entries.ts'
import type { CarefulWho, Caution, Evidence } from '../knowledge/kinds.ts'
import type { Substances } from '../knowledge/substances.ts'
import { familyName } from '../labels/family-names.ts'
import { clashes } from '../routines/interactions.ts'
import { because } from '../safety/because.ts'
import { summaryOf } from './ingredient-summary.ts'

/** The best proven first. */
const evidence: readonly [Evidence, string][] = [
  ['strong', 'Strong evidence'],
  ['moderate', 'Some evidence'],
  ['limited', 'Limited evidence: small or few studies'],
  ['traditional', 'Traditional use, without good studies'],
  ['none', 'No good evidence'],
]
const rankOf = (level: Evidence): number => evidence.findIndex(([name]) => name === level)

const who: Readonly<Record<CarefulWho, string>> = {
  pregnant: 'If you are pregnant',
  trying: 'If you are trying for a baby',
  breastfeeding: 'If you are breastfeeding',
  eczema: 'Skin with eczema',
  rosacea: 'Skin with rosacea',
  psoriasis: 'Skin with psoriasis',
  'broken-skin': 'Broken skin',
  sunburn: 'Sunburnt skin',
  'treated-skin': 'Skin that was just waxed, peeled or treated',
  'aspirin-allergy': 'If you are allergic to aspirin',
  asthma: 'If you have asthma',
  isotretinoin: 'If you take isotretinoin (Roaccutane)',
  'blood-thinners': 'If you take blood thinners',
  'sun-sensitising': 'If you take a medicine that makes skin burn sooner, such as doxycycline',
  'steroid-cream': 'Skin on a steroid cream',
  'under-12': 'Children under 12',
  teen: 'Teenagers',
  sensitive: 'Sensitive skin',
  dry: 'Dry skin',
  oily: 'Oily skin',
  'acne-prone': 'Skin that breaks out easily',
  'deep-tone': 'Deeper skin',
  'fragrance-allergy': 'If you are allergic to fragrance',
  everyone: 'Everyone',
  taken: 'Taken as a tablet or capsule',
}

const cautions: Readonly<Record<Caution, string>> = {
  ok: 'Generally accepted as safe.',
  ask: 'Ask your midwife, pharmacist or doctor first.',
  avoid: 'Leave it out.',
  unknown: 'There are no good data. Ask your midwife, pharmacist or doctor first.',
}

const times: Readonly<Record<IngredientText['when'], string>> = {
  morning: 'Use it in the morning.',
  night: 'Use it at night.',
  any: 'Morning or evening both work.',
}

const howToUse = ({ range, when, use, sun, irritation }: IngredientText): string[] => [
  ...(range === undefined ? [] : [`Usual strength: ${range.replace(/\.$/, '')}.`]),
  times[when],
  ...(use === 'rinse-off' ? ['It is made to be rinsed off.'] : []),
  ...(sun === 'raises' ? ['It makes skin burn sooner, so wear sunscreen every morning while you use it.'] : []),
  ...(sun === 'protects'
    ? [
        'It is a sunscreen filter: it only works as part of a tested sunscreen, put on thickly and renewed every two hours.',
      ]
    : []),
  ...(irritation >= 2 ? ['Start with one or two nights a week and a small amount, and stop if it burns.'] : []),
]

const goodToKnow = ({ legal, comedogenic }: IngredientText): string[] => [
  ...(legal === undefined ? [] : [legal]),
  ...(comedogenic === undefined || comedogenic < 3
    ? []
    : [
        `On an old scale tested on rabbit ears it scores ${comedogenic} of 5 for blocking pores. That scale predicts little on human skin: what counts is the whole product and how your skin reacts.`,
      ]),
]

/** The other side of an interaction, if this one names the ingredient or its family. */
const otherSide = ({ a, b }: Interaction, sides: ReadonlySet<string>): string | undefined =>
  sides.has(a) ? b : sides.has(b) ? a : undefined

const together = (knowledge: Substances, entry: IngredientText): Ingredient['together'] => {
  const sides = new Set([`ingredient:${entry.id}`, ...entry.families.map((family) => `family:${family}`)])
  return knowledge.interactions
    .flatMap((interaction) => {
      const other = otherSide(interaction, sides)
      if (other === undefined) return []
      const [kind, id = ''] = other.split(':')
      const named = kind === 'ingredient' ? knowledge.byId(id) : undefined
      return [
        {
          verdict: clashes(interaction) ? ('clash' as const) : ('fine' as const),
          other: named?.inci ?? familyName(id as IngredientText['families'][number]),
          slug: named?.full?.id ?? null,
          short: interaction.short,
          why: interaction.why,
          how: interaction.how,
        },
      ]
    })
    .toSorted((one, next) => Number(one.verdict === 'fine') - Number(next.verdict === 'fine'))
}

const MOST_RELATED = 6

/** All that the dictionary says of an ingredient; undefined for an id that has no entry. */
export const describeIngredient = (knowledge: Substances, id: string): Ingredient | undefined => {
  const entry = knowledge.byId(id)?.full
  if (entry === undefined || entry.id !== id) return undefined
  const [family] = entry.families
  const kin = family === undefined ? [] : knowledge.inFamily(family)
  return {
    ...summaryOf(entry),
    helps: entry.helps
      .toSorted((one, other) => rankOf(one.evidence) - rankOf(other.evidence))
      .map((help) => ({
        concern: knowledge.concern(help.concern).name,
        level: evidence.length - 1 - rankOf(help.evidence),
        evidence: evidence[rankOf(help.evidence)]?.[1] ?? '',
      })),
    howToUse: howToUse(entry),
    pregnancy: { verdict: entry.pregnancy, text: entry.pregnancyNote ?? cautions[entry.pregnancy] },
    breastfeeding: { verdict: entry.breastfeeding, text: cautions[entry.breastfeeding] },
    careful: entry.careful.map(({ who: one, why }) => ({ who: who[one], why })),
    together: together(knowledge, entry),
    goodToKnow: goodToKnow(entry),
    related: kin
      .filter((other) => other.full !== undefined && other.id !== id)
      .slice(0, MOST_RELATED)
      .map((other) => ({ slug: other.id, name: other.inci })),
    sources: because(knowledge, 'dictionary', [id], entry.sources).sources,
  }
}
