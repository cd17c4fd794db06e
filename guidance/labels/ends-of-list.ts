import type { Substances } from '../knowledge/substances.ts'
import { isPackText, isSpoken, ofPacks } from './prose.ts'
import { withoutMarks } from './printed-forms.ts'
import { recogniseByName, type Recognition } from './recognise.ts'
import { tradeWords } from '../text/trade-words.ts'

/** An item of a label as it is printed, and what it was recognised as. */
export type SplitItem = Recognition & { printed: string; mayContain: boolean }
/** One that is still to be judged: it may be a sentence. */
export type Found = SplitItem & {
  prose: boolean
  afterComma?: boolean
  stopped?: boolean | undefined
  /** At the beginning of a line or a sentence, or behind what is none of the list. */
  begins?: boolean
  /** All that stands before the first separator of the text. */
  alone?: boolean
  /** After "contains": it may be in the list already. */
  warns?: boolean
  /** What it does stands behind it: "Retinol: reduces lines". */
  described?: boolean
}

/** What makers print among the rest, after which a list may go on: `Made with love`. Directions and warnings end it. */
export const mayGoOn =
  /^(?:made|proudly|trots|vegan|cruelty|dermatolog|(?:not )?tested|clinically|nb|note|please|©|www|https?:|batch|lot|tel)/i

/** Without bullets, stops, joining words and brackets that have lost their partner. */
export const tidy = (printed: string): string => {
  const text = printed
    .replaceAll(/\s+/g, ' ')
    .replace(/\s[~*]\s?$/, '')
    .replaceAll(/\s*<[^<>]{0,30}>$/g, '')
    .replaceAll(/^[\s.,;:•·>±/"“”–—-]+|[\s.,;:&/"“”–—-]+$/g, '')
    .replace(/^(?:and|en|et|und|plus|also|asook|(?:contains|bevat|contient):?|&|\+)\s+/i, '')
  if (/[)\]}]$/.test(text) && !/[([{]/.test(text)) return text.replaceAll(/[\s)\]}]+$/g, '')
  return /^[([{]/.test(text) && !/[)\]}]/.test(text) ? text.replaceAll(/^[([{\s]+/g, '') : text
}

/** Words that name nothing by themselves. */
export const generic = /^(?:water|oil|butter|wax|soap|milk|alcohol|honey|extract|powder|gel|leaf|juice)\W*$/i

/** "Honey and essential oils": a kind of thing at the end of a list, which a rule knows. */
export const kindOfThing =
  /^(?:(?:pure|natural|organic|other|mixed|100 ?%) )*(?:essential oils?|(?:plant|fruit|herbal|botanical|flower) (?:extracts?|oils?)|fragrance oils?|vegetable oils?)$/i

/** Says what is not in it. */
export const isClaim = /^(?:no|zero|geen|sonder|without|never|0 ?%)\s|[- ](?:free|vry)\W*$/i

/** "PURE SHEA BUTTER. UNREFINED.": where a list holds one name, what follows it after stops is said of it. */
export const withoutPraise = (found: readonly Found[]): Found[] => {
  const [first, ...others] = found
  const one =
    first !== undefined &&
    first.how !== 'unrecognised' &&
    others.every(({ stopped, how }) => stopped === true && how === 'unrecognised')
  return one ? [first, ...others.map((each) => ({ ...each, prose: true }))] : [...found]
}

/** What a warning behind the list begins with. */
export const repeating = /^\W*(?:contains|bevat|contient)\s/i

/** "… Parfum. Contains Benzophenone-3.": what a warning behind the list says of a name in it, is no second item. */
export const withoutRepeats = (found: readonly Found[]): Found[] =>
  found.map((one, at) =>
    one.warns === true &&
    found
      .slice(0, at)
      .some(
        ({ ingredient, printed }) =>
          withoutMarks(printed) === withoutMarks(one.printed) ||
          (ingredient !== undefined && ingredient === one.ingredient),
      )
      ? { ...one, prose: true }
      : one,
  )

const asRead = (
  { mayContain, afterComma = false, warns = false }: Found,
  read: Recognition,
  printed: string,
): Found => ({ ...read, printed, mayContain, afterComma, warns, prose: false })

/** What stands beside the list: this text, and what follows it. */
const aside = (printed: string, later: readonly Found[]): Found[] => [
  {
    printed,
    mayContain: false,
    prose: true,
    afterComma: false,
    ingredient: undefined,
    how: 'unrecognised',
    families: [],
  },
  ...later.map((one) => ({ ...one, prose: true })),
]

/**
 * The last name of a list with what is printed after it: `Limonene Unilever SA`, `SODIUM CITRATE 64 WIPES`. The name counts, the rest is small
 * print; else a declared allergen would be lost. `least`: how many pieces a name must stand behind.
 */
export const withoutTail = (knowledge: Substances, found: readonly Found[], least: number): Found[] => {
  const first = found.findIndex((one, at) => !one.prose && one.how !== 'unrecognised' && at >= least - 1)
  for (let at = found.length - 1; first >= 0 && at > first; at -= 1) {
    const one = found[at]
    const colour = /^(c\.?i\.?\s*\d{5})\s+([^(].*|\(.*\d.*)$/i.exec(one?.printed ?? '')
    if (one !== undefined && colour !== null && isPackText(knowledge, colour[2] ?? '')) {
      return [...found.slice(0, at), asRead(one, one, colour[1] ?? ''), ...aside(colour[2] ?? '', found.slice(at + 1))]
    }
    if (one === undefined || one.how === 'name' || one.how === 'synonym' || one.how === 'spelling') break
    const words = one.printed.split(/\s+/)
    if (!one.afterComma || words.length > 40) continue
    for (let length = Math.min(words.length - 1, 7); length > 0; length -= 1) {
      const rest = words.slice(length).join(' ')
      const name = tidy(words.slice(0, length).join(' '))
      const read = recogniseByName(knowledge, name)
      const scent =
        read?.families.some((family) => family.startsWith('fragrance')) === true &&
        !tradeWords(knowledge).has(rest.toLowerCase())
      if (read === undefined || !(isPackText(knowledge, rest) || scent)) continue
      if (one.how === 'rule' && read.families[0] !== one.families[0] && !isClaim.test(rest)) continue
      return [...found.slice(0, at), asRead(one, read, name), ...aside(rest, found.slice(at + 1))]
    }
  }
  return [...found]
}

/** "Our body butter is made with mango butter, …": what leads to the first name. */
const madeOf =
  /^(?:.{0,80}\b(?:made|handmade|blended|mixed|poured|crafted|enriched|cooked)\b[^,]{0,20}\b(?:with|from|of|using)|(?:we|i) (?:only |just )?(?:use|put in)(?: only| just| nothing but)?)\s+(?:pure |raw |local |real )?/i

/**
 * The first name of a list with a title before it that nothing parts from it: `GERMICIDAL BEAUTY SOAP Sodium Palmate`, `Healing Salve 50 ml
 * Olive oil`. The longest known name at the end counts; the rest is the title.
 */
export const withoutTitle = (knowledge: Substances, found: readonly Found[]): Found[] => {
  const [one, ...others] = found
  const words = one?.printed.split(/\s+/) ?? []
  const made = madeOf.exec(one?.printed ?? '')?.[0] ?? ''
  const read = made === '' ? undefined : recogniseByName(knowledge, one?.printed.slice(made.length) ?? '')
  if (one !== undefined && read !== undefined && others.length > 0) {
    return [...aside(made, []), { ...asRead(one, read, one.printed.slice(made.length)), afterComma: true }, ...others]
  }
  if (
    one === undefined ||
    words.length < 2 ||
    words.length > 24 ||
    others.length === 0 ||
    !['rule', 'unrecognised'].includes(one.how)
  )
    return [...found]
  for (let at = 1; at < words.length; at += 1) {
    const [title, name] = [words.slice(0, at).join(' '), tidy(words.slice(at).join(' '))]
    const read = generic.test(words[at] ?? '') || isSpoken(title) ? undefined : recogniseByName(knowledge, name)
    if (read === undefined) continue
    const foreign = words
      .slice(0, at)
      .every((word) => generic.test(word) || /^\d+$/.test(word) || !tradeWords(knowledge).has(word.toLowerCase()))
    if (
      !ofPacks.test(title) &&
      !/\d ?(?:ml|g|kg|l)\b/i.test(title) &&
      !(foreign && (at > 1 || one.how === 'unrecognised'))
    )
      return [...found]
    return [...aside(title, []), { ...asRead(one, read, name), afterComma: true }, ...others]
  }
  return [...found]
}
