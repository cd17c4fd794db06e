import type { LabelCheck } from '#contract/guidance.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { dryingAlcohols, printedOf } from './label-care.ts'
import { animalOrigins } from './permitted.ts'

// "Is this vegan?", "halal?": what on a pasted list comes from animals. Source: general.

type Item = LabelCheck['items'][number]

const printed = new RegExp(
  [
    String.raw`cera alba|beeswax|lanolin|\bmel\b|honey|propolis|carmine|ci 75470|collagen|elastin|keratin|lac\b`,
    String.raw`(?<!(?:oat|coconut|almond|soya?|rice|hemp|avena sativa|cocos nucifera)\)? (?:kernel |fruit )?)milk|snail|adeps|tallow|squalene|guanine|silk|sericin`,
  ].join('|'),
  'i',
)

/** Whether it comes, by its name, from an animal or from what animals make. */
export const fromAnimals = (knowledge: Knowledge, item: Item): boolean =>
  printed.test(item.printed) ||
  (item.ingredient !== null &&
    (knowledge.byId(item.ingredient)?.origins ?? []).some((origin) => animalOrigins.has(origin)))

/** Words that ask for it. */
export const asksAnimals = /\b(?:vegan|vegetarian|animals?|hal+a+l)\b/

/** What the list says to it; `no` when it is plainly not vegan. A certificate alone says halal, and some leave alcohol out for it. */
export const ofAnimals = (
  knowledge: Knowledge,
  items: readonly Item[],
  said: string,
): { text: string; no: boolean } => {
  const found = items.filter((item) => fromAnimals(knowledge, item))
  const comes = found.length === 1 ? 'comes' : 'come'
  if (/\bhal+a+l\b/.test(said)) {
    const alcohols = dryingAlcohols(items, '')
    const alcohol =
      alcohols.length === 0
        ? ''
        : ` It has ${alcohols.join(' and ')}, an alcohol that is not for drinking; ` +
          'some accept it on skin and some do not.'
    const verdict =
      found.length > 0
        ? `**Only the maker can say: ${printedOf(found)} ${comes} from animals, and a list does not say from which.**`
        : '**The list alone cannot say it: nothing on it is plainly from animals, but glycerin and fatty acids can be either.**'
    return { no: false, text: `${verdict} Look for a halal certificate, or ask the maker.${alcohol}` }
  }
  return {
    no: found.length > 0,
    text:
      found.length > 0
        ? `**No, by its list it is not vegan: ${printedOf(found)} ${comes} from animals.** Look for one ` +
          `without ${found.length === 1 ? 'it' : 'them'}, or with a vegan mark.`
        : '**It can be, by its list: nothing on it is plainly from animals.** Glycerin and fatty acids can be either, though: ask the maker, or look for a ' +
          'vegan mark.',
  }
}
