import type { Note } from '#contract/guidance.ts'
import type { Concern, Evidence, Family } from '../knowledge/kinds.ts'
import type { Substances } from '../knowledge/substances.ts'
import { because } from '../safety/because.ts'
import type { Situation } from '../safety/situation.ts'
import { countsIn, type ProductKind } from './product-kind.ts'
import type { ReadItem } from './read-label.ts'

const evidenceWords: Readonly<Record<Evidence, string>> = {
  strong: 'strong evidence',
  moderate: 'some evidence',
  limited: 'limited evidence',
  traditional: 'traditional use',
  none: 'no evidence',
}
const ranks: readonly Evidence[] = ['strong', 'moderate', 'limited', 'traditional', 'none']

/** Names as a sentence lists them. */
export const listed = (names: readonly string[], most = 4): string => {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

const sourcesOf = (items: readonly ReadItem[]): string[] =>
  items.flatMap(({ ingredient }) => ingredient?.full?.sources ?? [])
const idsOf = (items: readonly ReadItem[]): string[] =>
  items.flatMap(({ ingredient }) => (ingredient === undefined ? [] : [ingredient.id]))
const nameOf = ({ ingredient, printed }: ReadItem): string => ingredient?.full?.inci ?? ingredient?.inci ?? printed

/** An ingredient once, however often it is printed. */
const once = (items: readonly ReadItem[]): ReadItem[] => {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = item.ingredient?.id ?? item.printed
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

const nameOfConcern = (knowledge: Substances, id: Concern): string =>
  knowledge.concerns.find((one) => one.id === id)?.name.toLowerCase() ?? id.replaceAll('-', ' ')

const helping = (items: readonly ReadItem[], concern: Concern): { item: ReadItem; evidence: Evidence }[] =>
  items
    .flatMap((item) => (item.ingredient?.full?.helps ?? []).map((one) => ({ item, ...one })))
    .filter((one) => one.concern === concern && one.evidence !== 'none')
    .sort((a, b) => ranks.indexOf(a.evidence) - ranks.indexOf(b.evidence))

/**
 * What may help with the person's concerns, with how sure that is; without concerns, what has strong or some evidence for any. `refused`
 * are items that do not suit this person: they are never recommended.
 */
export const suitingNotes = (
  knowledge: Substances,
  items: readonly ReadItem[],
  situation: Situation,
  refused: ReadonlySet<ReadItem>,
  product?: ProductKind,
): Note[] => {
  const fit = once(items.filter((item) => !refused.has(item) && !item.mayContain && countsIn(product, item)))
  const asked = situation.concerns.length > 0
  const concerns = asked ? situation.concerns : knowledge.concerns.map(({ id }) => id)
  return concerns.flatMap((concern): Note[] => {
    const found = helping(fit, concern)
      .filter(({ evidence }) => asked || ranks.indexOf(evidence) < 2)
      .slice(0, 5)
    const least = found[0]
    if (least === undefined) return []
    const told = found.map(({ item, evidence }) => `${nameOf(item)} (${evidenceWords[evidence]})`)
    const helpers = found.map(({ item }) => item)
    return [
      {
        tone: 'good',
        text: `For ${nameOfConcern(knowledge, concern)}: ${listed(told, 6)}.`,
        because: because(knowledge, 'label-helps-concern', idsOf(helpers), sourcesOf(helpers)),
      },
    ]
  })
}

const sunFamilies: readonly Family[] = ['retinoid', 'retinoid-medicine', 'aha']

/** Citric and lactic acid far down a list only set the acidity. */
const onlySetsAcidity = ({ ingredient, families }: ReadItem, at: number, all: number): boolean =>
  at > all / 2 &&
  (ingredient?.id === 'citric-acid' || ingredient?.id === 'lactic-acid' || families[0] === 'ph-adjuster')

/** The items that make skin burn sooner. */
export const sunItems = (items: readonly ReadItem[]): ReadItem[] =>
  once(
    items.filter(
      (item, at) =>
        (item.ingredient?.full?.sun === 'raises' || sunFamilies.some((family) => item.families[0] === family)) &&
        !onlySetsAcidity(item, at, items.length),
    ),
  )

/** That sunscreen belongs with it, when an exfoliating acid or a retinoid is on the label. */
export const sunNote = (knowledge: Substances, items: readonly ReadItem[]): Note | undefined => {
  const found = sunItems(items)
  if (found.length === 0) return undefined
  return {
    tone: 'careful',
    text: `${listed(found.map(nameOf))} can make skin burn sooner: wear sunscreen every morning while you use it.`,
    because: because(knowledge, 'label-sun', idsOf(found), sourcesOf(found)),
  }
}

/** That vitamin A is left out in pregnancy: of use to whoever reads the label, and said of the person where it is known. */
export const pregnancyNote = (knowledge: Substances, items: readonly ReadItem[]): Note | undefined => {
  const found = once(
    items.filter(({ families }) => families.includes('retinoid') || families.includes('retinoid-medicine')),
  )
  if (found.length === 0) return undefined
  return {
    tone: 'careful',
    text:
      `${listed(found.map(nameOf))}: vitamin A, which is left out in pregnancy, when trying for a baby and, unless your clinic agrees, while ` +
      'breastfeeding.',
    because: because(knowledge, 'label-pregnancy', idsOf(found), sourcesOf(found)),
  }
}

/** The comedogenic tendency of an item, with how little that figure is worth. Below 3 there is nothing to say. */
export const comedogenicNote = (knowledge: Substances, item: ReadItem): Note | undefined => {
  const tendency = item.ingredient?.full?.comedogenic
  if (tendency === undefined || tendency < 3) return undefined
  return {
    tone: 'info',
    text: `Rated ${tendency} of 5 for blocking pores. That scale is from old tests on rabbit ears and predicts little for a finished product; watch your own skin.`,
    because: because(knowledge, 'label-comedogenic', idsOf([item]), sourcesOf([item])),
  }
}
