import type { Substances } from '../knowledge/substances.ts'
import { recogniseByName } from './recognise.ts'

// "Essential oils of lavender, bergamot & cedarwood": plants that are named once as oils, each of which is one.

const parting = /\s*(?:,\s*(?:and |en |& ?)?|\s&\s?|\s\+\s|\s(?:and|en|et|und|plus)\s)\s*/i

const isOil = (knowledge: Substances, plant: string): boolean =>
  /^\p{L}[\p{L} '’-]{2,30}$/u.test(plant) &&
  recogniseByName(knowledge, `${plant} oil`)?.families.includes('essential-oil') === true

/** So many plants from the first (or, `back`, from the last) on are oils. */
const oilsIn = (knowledge: Substances, plants: readonly string[], back = false): number => {
  const row = back ? [...plants].reverse() : plants
  const other = row.findIndex(
    (plant) =>
      !isOil(
        knowledge,
        plant
          .trim()
          .replace(/[.\s*]+$/, '')
          .replace(/ (?:essential )?oils?$/i, ''),
      ),
  )
  return other < 0 ? row.length : other
}

const asOils = (plants: readonly string[]): string =>
  plants
    .map(
      (plant) =>
        `${plant
          .trim()
          .replace(/[.\s*]+$/, '')
          .replace(/ (?:essential )?oils?$/i, '')} essential oil`,
    )
    .join(', ')

const before =
  /\b(?:pure |organic |natural |a |an |the |our |own )*(?:blend |mix(?:ture)? |selection |combination )?(?:of )?(?:pure |organic |natural )*(?:essential oils?|e\/?os?|eteriese olies?)(?: blend)?\s*(?:of\b|from\b|van\b|:|\(|\[|[-–]\s)\s*([^.;:()[\]\n]{4,240})([)\]]?)/giu
const behind =
  /(?:\b(?:a |the |our |own )*(?:blend|mix|mixture|selection|combination|drops?) of )?([^.;:()[\]\n]{4,240}?) essential oils\b/giu

/** "Oils of olive, coconut, palm & castor": fats that are named once as oils. */
const pressed = /\b(saponified |cold[- ]pressed |pure |organic )?(?:oils|olies) (?:of|van)\s+([^.;:()[\]\n]{4,240})/giu
const isFat = (knowledge: Substances, plant: string): boolean => {
  const families = /^\p{L}[\p{L} -]{2,24}$/u.test(plant)
    ? (recogniseByName(knowledge, `${plant} oil`)?.families ?? [])
    : []
  return families.includes('plant-oil') || families.includes('butter')
}

/** The text with every plant of such a row written as the oil it is; a row of one, or of what is no such oil, stays as it is printed. */
export const eachOil = (knowledge: Substances, text: string): string => {
  if (!/\b(?:oils|olies) (?:of|van)\b|essential oils|\be\/?os\b|eteriese olies|essential oil[:(]/i.test(text))
    return text
  const named = text.replaceAll(before, (all, list: string, close: string) => {
    const plants = list.split(parting)
    const many = oilsIn(knowledge, plants)
    if (many < 2) return all
    const rest = plants.slice(many).join(', ')
    return `${asOils(plants.slice(0, many))}${rest === '' ? '' : `, ${rest}`}${close !== '' && rest !== '' ? close : ''}${/\s$/.test(list) ? ' ' : ''}`
  })
  const fats = named.replaceAll(pressed, (all, how: string | undefined, list: string) => {
    const plants = list.split(parting).map((plant) => plant.trim())
    const other = plants.findIndex((plant) => !isFat(knowledge, plant))
    const many = other < 0 ? plants.length : other
    if (many < 2) return all
    // What is made of them together is one soap.
    const oils =
      how?.toLowerCase() === 'saponified '
        ? [`${how}${plants.slice(0, many).join('-')} oils`]
        : plants.slice(0, many).map((plant) => `${how ?? ''}${plant} oil`)
    return [...oils, ...plants.slice(many)].join(', ')
  })
  return fats.replaceAll(behind, (all, list: string) => {
    const plants = list.split(parting)
    const many = oilsIn(knowledge, plants, true)
    if (many < 2) return all
    const rest = plants.slice(0, plants.length - many).join(', ')
    return `${rest === '' ? '' : `${rest}, `}${asOils(plants.slice(plants.length - many))}`
  })
}
