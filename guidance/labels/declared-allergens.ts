import { normalise } from '../text/normalise.ts'
import { withoutBrackets, withoutMarks } from './printed-forms.ts'
import type { ReadItem } from './read-label.ts'

/**
 * Oils and extracts that European labels declare under a group's name, and how the names of the group begin.
 * Source: Commission Regulation (EU) 2023/1545.
 */
const groups = `Lavandula Oil/Extract = lav[ae]nd(?:ula|er)\\b.* (?:oil|extract)
Citrus Aurantium Bergamia Peel Oil = (?:citrus (?:aurantium )?bergamia\\b.*|bergamot) oil
Citrus Aurantium Flower Oil = (?:citrus aurantium\\b.*flower|neroli) oil
Citrus Aurantium Peel Oil = citrus (?:aurantium|sinensis)\\b.*(?:peel|dulcis|sinensis) oil|(?:sweet |bitter )?orange (?:peel )?oil
Citrus Limon Peel Oil = (?:citrus (?:medica )?limon.*|lemon|lemon peel) oil
Rose Flower Oil/Extract = rosa (?:damascena|centifolia|alba|gallica|canina)\\b.*flower (?:oil|extract)|(?:rose(?: flower)?|rosa damascena) (?:oil|otto|absolute)
Jasmine Oil/Extract = (?:jasminum (?:officinale|grandiflorum|sambac)\\b.*|jasmine) (?:oil|extract|absolute)
Cananga Odorata Oil/Extract = cananga odorata\\b.*(?:oil|extract)|ylang.ylang\\b.*oil
Cedrus Atlantica Oil/Extract = cedrus atlantica\\b.*(?:oil|extract)
Myroxylon Pereirae Oil/Extract = myroxylon pereirae|balsam (?:of )?peru
Cinnamomum Cassia Leaf Oil = cinnamomum cassia\\b.*oil
Cinnamomum Zeylanicum Bark Oil = cinnamomum zeylanicum\\b.*bark.* oil
Lemongrass Oil = (?:cymbopogon (?:schoenanthus|flexuosus|citratus)\\b.*|lemongrass) oil
Eucalyptus Globulus Oil = eucalyptus globulus\\b.*oil
Eugenia Caryophyllus Oil = (?:eugenia caryophyll|syzygium aromaticum|clove\\b).*oil
Mentha Piperita Oil = mentha piperita\\b.*oil|peppermint oil
Mentha Viridis Leaf Oil = mentha (?:viridis|spicata)\\b.*oil|spearmint oil
Pelargonium Graveolens Flower Oil = pelargonium graveolens\\b.*oil|geranium oil
Pogostemon Cablin Oil = pogostemon cablin\\b.*oil|patchouli oil
Santalum Album Oil = santalum album\\b.*oil|sandalwood oil
Laurus Nobilis Leaf Oil = laurus nobilis\\b.*oil
Juniperus Virginiana Oil = juniperus virginiana\\b.*oil
Lippia Citriodora Absolute = lippia citriodora\\b.*(?:absolute|oil)
Narcissus Extract = narcissus (?:poeticus|pseudonarcissus|jonquilla|tazetta)\\b.*extract
Evernia Prunastri Extract = evernia prunastri
Evernia Furfuracea Extract = evernia furfuracea
Rose Ketones = .*damasc(?:en)?one|rose ketone`
  .split('\n')
  .map((row) => {
    const [name = '', begins = ''] = row.split(' = ')
    return { name, begins, test: new RegExp(`^(?:${begins})`) }
  })
/** Most names are none of them. */
const any = new RegExp(`^(?:${groups.map(({ begins }) => begins).join('|')})`)

const declaredName = ({ ingredient, printed, families }: ReadItem): string | undefined => {
  const names = [ingredient?.inci ?? '', printed].map((name) => normalise(withoutBrackets(withoutMarks(name))))
  const group = names.some((name) => any.test(name))
    ? groups.find(({ test }) => names.some((name) => test.test(name)))
    : undefined
  return (
    group?.name ?? (families.includes('fragrance-allergen') ? (ingredient?.inci ?? withoutMarks(printed)) : undefined)
  )
}

/** The fragrance allergens among these items that European labels must declare, by the name they are declared under, each once. */
export const declaredAllergens = (items: readonly ReadItem[]): string[] => [
  ...new Set(items.map(declaredName).filter((name) => name !== undefined)),
]
