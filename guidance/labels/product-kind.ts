import type { Family } from '../knowledge/kinds.ts'
import { normalise } from '../text/normalise.ts'
import type { ReadItem } from './read-label.ts'

/** What a product seems to be, by its list and what is said around it. `skin`: whether what helps skin counts at all in it. */
export type ProductKind = { called: string; rinsedOff: boolean; sun: boolean; skin: boolean }

const kind = (called: string, more: Partial<ProductKind> = {}): ProductKind => ({
  called,
  rinsedOff: false,
  sun: false,
  skin: true,
  ...more,
})
const rinsed = { rinsedOff: true }
const notForSkin = { rinsedOff: true, skin: false }

/** Guesses by what makes a product what it is, the surest first; undefined when nothing tells. `around`: the text outside the list. */
export const guessKind = (items: readonly ReadItem[], around: string): ProductKind | undefined => {
  const said = normalise(around)
  const names = items.map(({ ingredient, printed }) => normalise(ingredient?.inci ?? printed))
  const among = (first: number, pattern: RegExp): boolean => names.slice(0, first).some((name) => pattern.test(name))
  const count = (first: number, ...families: Family[]): number =>
    items.slice(0, first).filter((item) => families.some((family) => item.families[0] === family)).length
  const waterless = !among(99, /^aqua\b|water\b/)

  if (/saniti[sz]er|ontsmetter/.test(said)) return kind('a hand sanitiser', { skin: false })
  if (among(99, /thioglycol/)) return kind('a hair remover or perm', notForSkin)
  if (
    /\brelaxer|ontkroes|straightening cream/.test(said) ||
    among(99, /guanidine carbonate/) ||
    (among(7, /(?:sodium|calcium|lithium) hydroxide/) && among(7, /petrolatum|paraffinum/) && !among(7, /stearic acid/))
  ) {
    return kind('a hair relaxer', notForSkin)
  }
  if (
    /\b(?:tooth|teeth|toothpaste|tandepasta|mouth ?(?:wash|rinse))/.test(said) ||
    among(99, /monofluorophosphate|^(?:sodium|stannous) fluoride/)
  ) {
    return kind('a toothpaste or mouthwash', notForSkin)
  }
  if (count(99, 'hair-dye') > 1 || (count(99, 'hair-dye') > 0 && among(99, /hydrogen peroxide|ammonium hydroxide/)))
    return kind('a hair dye', notForSkin)
  if (among(99, /chlorohydr|zirconium/)) return kind('an antiperspirant', { skin: false })
  if (among(1, /^alcohol/) && among(3, /^parfum/)) return kind('a perfume or body spray', { skin: false })
  const hardening = names.filter(
    (name) => /acrylate\b|\bhema\b/.test(name) && !/polymer|polyacrylate|poly(?:m?ethyl|\()|cyano/.test(name),
  )
  if (hardening.length > (/\bnails?\b|\bnaels?\b|gel polish|acrylic/.test(said) ? 0 : 1))
    return kind('a nail gel or acrylic', notForSkin)
  if (among(9, /^nitrocellulose$/)) return kind('a nail polish', notForSkin)
  if (
    /\bnail (?:polish |varnish |enamel |lacquer )?remover|naellak/.test(said) ||
    among(1, /^(?:acetone|ethyl acetate)$/)
  ) {
    return kind('a nail polish remover', notForSkin)
  }
  if (/\bdeodorant|\broll ?-?on\b|reukweer/.test(said)) return kind('a deodorant', { skin: false })
  if (
    /\bhair ?(?:food|oil|cream|butter|spray|gel|mayo\w*|serum|growth|treatment)|\b(?:scalp oil|edge control|haarolie|haarroom|braid spray)/.test(
      said,
    )
  ) {
    return kind('a hair product', { skin: false })
  }
  const foams = items.slice(0, 4).some(({ families }) => families[0] === 'sulfate')
  if (!foams && among(5, /monium chloride/)) return kind('a hair conditioner', notForSkin)
  if (count(3, 'soap') > 0 || /\bsoap bar|badseep/.test(said)) return kind('a soap', rinsed)
  if (count(99, 'propellant') > 0 && among(6, /(?:stearic|palmitic|myristic) acid/))
    return kind('a shaving foam', rinsed)
  if (
    /\b(?:shampoo|sjampoe|(?:face|body|baby|hand|facial|foaming) ?wash|cleanser|shower (?:gel|creme?)|bubble bath|scrub)\b/.test(
      said,
    )
  ) {
    return kind('a wash', rinsed)
  }
  const washing = items
    .slice(0, 6)
    .filter(
      ({ families }, at) =>
        (families[0] === 'sulfate' || families[0] === 'surfactant') && !/monium|stearate/.test(names[at] ?? ''),
    ).length
  if (washing > 1 || count(2, 'sulfate', 'surfactant') > 0) return kind('a wash', rinsed)
  const sunny = /\bspf\b|\bsun ?(?:screen|block|care|stick|lotion)|sonskerm|\buv[ab]\b/.test(said)
  if (count(99, 'uv-filter-organic') > 1 || (sunny && count(99, 'uv-filter-organic', 'uv-filter-mineral') > 0))
    return kind('a sunscreen', { sun: true })
  if (
    /\bnappy|diaper|doekroom/.test(said) ||
    (among(4, /zinc oxide/) && among(6, /petrolatum|lanolin|paraffinum|ricinus/))
  )
    return kind('a barrier cream')
  // "Active ingredient: zinc oxide 13.7 %": so much of a mineral filter shields from the sun, where no remedy for rashes is made of it.
  const shields = items.some(
    ({ families, printed }) =>
      families[0] === 'uv-filter-mineral' &&
      Number(/(\d+(?:[.,]\d+)?) ?%/.exec(printed)?.[1]?.replace(',', '.') ?? 0) >= 5,
  )
  if (
    shields &&
    items.length > 4 &&
    count(99, 'medicine') === 0 &&
    !among(99, /petrolatum|lanolin|calamine|talc|starch|coal tar|sulfur/)
  )
    return kind('a sunscreen', { sun: true })
  if (waterless && among(1, /petrolatum/)) return kind('a petroleum jelly or ointment')
  if (waterless && among(4, /\bcera\b|\bwax\b/)) return kind('a balm')
  if (waterless && items.length > 1 && count(1, 'plant-oil', 'mineral-oil') === 1) return kind('an oil')
  return undefined
}

const rinsedHelpers: readonly Family[] = ['bha', 'aha', 'pha', 'medicine', 'exfoliant', 'clay', 'absorbent']

/** Whether what an item does for skin counts in such a product: a colour is no sunscreen, and what is rinsed off does little. */
export const countsIn = (product: ProductKind | undefined, { families, ingredient }: ReadItem): boolean => {
  const filters = families.some((family) => family.startsWith('uv-filter')) || ingredient?.id === 'iron-oxides'
  if (filters) return product?.sun === true || (product === undefined && families.includes('uv-filter-organic'))
  if (product?.rinsedOff === true)
    return (
      product.skin &&
      (ingredient?.full?.use === 'rinse-off' || families.some((family) => rinsedHelpers.includes(family)))
    )
  return product?.skin !== false
}
