import type { Note } from '#contract/guidance.ts'
import type { Substances } from '../knowledge/substances.ts'
import { because } from '../safety/because.ts'
import { isStrongPeel, shareOf } from '../safety/strong-peel.ts'
import type { ProductKind } from './product-kind.ts'
import type { ReadItem } from './read-label.ts'

// What there is to know of an item whoever uses it, from what the knowledge says of the law, and of caustic relaxers.

/** What else there is to say, where the law alone tells little. Source: general knowledge. */
const more: Readonly<Record<string, string>> = {
  triclocarban: 'It may act on hormones, and plain soap cleans as well.',
  triclosan: 'It may act on hormones, and plain soap cleans as well.',
  'p-phenylenediamine': 'It can cause a severe allergy: do the allergy test on the pack two days before, every time.',
}

const dyes = /phenylenediamine|toluene[- ]2,? ?5[- ]diamine|diaminotoluene|aminophenol|resorcinol/i
const dye =
  'is a hair dye that can cause a severe allergy: do the allergy test on the pack two days before, every time, and never on skin as a “black henna”.'
const soapCream =
  'is a harsh cleanser: use such a cream as a soap substitute and rinse it off; left on, above all on eczema, it dries and irritates skin.'
const rinsedOffMi =
  'is a common cause of contact allergy: choose another if your skin or scalp itches, or if you ever reacted to it; rinse it off well.'
const caustic = /^(?:sodium|potassium|lithium|calcium) hydroxide$|^guanidine carbonate$/i
const remover =
  'dissolves hair and can burn skin: keep to the minutes on the pack, test a small spot, and never on broken skin or the face unless it says so.'
const relaxer =
  'makes a relaxer caustic: it can burn the scalp and blind an eye. Never on a sore or scratched scalp or on a child; rinse at once when it stings.'

const hardens =
  'is a common cause of allergy to nail gels and acrylics, which then lasts: keep it off the skin, harden it fully, and stop where it itches or swells.'

const bleach =
  'is bleach: it burns skin and eyes. Never neat on skin, only diluted in a bath as a doctor told you, and never mixed with acids or ammonia.'
const turpentine =
  'irritates and blisters skin and is poisonous when swallowed: never on broken skin or a child, and locked away.'
const medicine = 'is a medicine: use it as your prescriber or pharmacist told you.'

const keratolytic =
  'at this strength is for warts, corns or thick scale, and not for the face: keep it off moles, healthy skin and children, and off feet with diabetes.'
const peel =
  'at this strength is a peel for trained hands: at home it can burn and leave marks, above all on deeper skin.'

/** What a common acid is for where much of it is printed. Source: Regulation (EC) 1223/2009, annex III, 98. */
const byStrength = (item: ReadItem): string | undefined => {
  if (item.ingredient?.id === 'salicylic-acid' && shareOf(item.printed) >= 5) return keratolytic
  return isStrongPeel(item) ? peel : undefined
}

const europe = (legal: string): string =>
  legal.replace(/^EU: /, 'in the European Union ').replace('in the European Union its', 'the European Union’s')

const remarkOn = (item: ReadItem, product: ProductKind | undefined, forBaby: boolean): string | undefined => {
  const { ingredient, families } = item
  if (product?.called === 'a hair relaxer' && caustic.test(ingredient?.inci ?? item.printed)) return relaxer
  if (/thioglycol|^(?:barium|calcium|strontium|sodium) sulfide/i.test(ingredient?.inci ?? item.printed)) return remover
  if (
    product?.called === 'a hair dye' &&
    ingredient?.id !== 'p-phenylenediamine' &&
    dyes.test(ingredient?.inci ?? item.printed)
  )
    return dye
  if (product?.called === 'a nail gel or acrylic' && /^(?:di-)?hema\b/i.test(ingredient?.inci ?? item.printed))
    return hardens
  if (families.includes('isothiazolinone') && product?.rinsedOff === true) return rinsedOffMi
  if (ingredient?.id === 'sodium-lauryl-sulfate' && product?.rinsedOff !== true && product?.skin !== false)
    return soapCream
  if (/^(?:sodium|calcium|potassium) hypochlorite$/i.test(ingredient?.inci ?? item.printed)) return bleach
  if (/^turpentine\b/i.test(ingredient?.inci ?? item.printed)) return turpentine
  if (families[0] === 'medicine' && ingredient?.full === undefined) return medicine
  const strong = byStrength(item)
  if (strong !== undefined) return strong
  const full = ingredient?.full
  if (full?.legal === undefined || families.includes('illegal-lightener')) return undefined
  const { legal } = full
  if (/medicine, from|only in medicines/.test(legal)) return medicine
  if (/banned in leave-on/.test(legal) && product?.rinsedOff !== true) {
    return `is a common cause of allergy: ${europe(legal)}${product === undefined ? ' If this stays on the skin, choose another.' : ''}`
  }
  const known =
    /(?:not|no longer) allowed|banned in cosmetics|never on skin|not consider it safe/.test(legal) ||
    more[full.id] !== undefined
  if (known || (forBaby && /under 3/.test(legal)))
    return `is one to know about: ${europe(legal)} ${more[full.id] ?? ''}`.trim()
  return undefined
}

/** The remarks on these items, each with its item and where it is from. */
export const remarksOn = (
  knowledge: Substances,
  items: readonly ReadItem[],
  product: ProductKind | undefined,
  around: string,
): ReadonlyMap<ReadItem, Note> => {
  const forBaby = /\b(?:bab(?:y|ies|a)|nappy|diaper|infant|toddler|doek)/i.test(around)
  return new Map(
    items.flatMap((item): [ReadItem, Note][] => {
      const says = remarkOn(item, product, forBaby)
      if (says === undefined) return []
      const { ingredient } = item
      const general = [
        relaxer,
        remover,
        dye,
        soapCream,
        rinsedOffMi,
        hardens,
        bleach,
        turpentine,
        medicine,
        keratolytic,
        peel,
      ].includes(says)
      const sources = general
        ? ['general']
        : [...(ingredient?.full?.sources ?? []), ...(more[ingredient?.id ?? ''] === undefined ? [] : ['general'])]
      const from = because(knowledge, 'label-remark', ingredient?.full === undefined ? [] : [ingredient.id], sources)
      return [
        [
          item,
          {
            tone: 'careful',
            text: `${ingredient?.full?.inci ?? ingredient?.inci ?? item.printed} ${says}`,
            because: from,
          },
        ],
      ]
    }),
  )
}
