import type { Family } from '../knowledge/kinds.ts'
import type { Ingredient, NameMatch, Substances } from '../knowledge/substances.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { keyOf, wordsOf } from '../text/normalise.ts'
import { closeSpelling } from '../text/close-spelling.ts'
import { nameByRule } from './naming-rules.ts'
import { printedForms, spelledOut, withoutMarks, withoutPart } from './printed-forms.ts'
import { tradeWords } from '../text/trade-words.ts'

/** What a printed name turned out to be, and how it was known. `rule` words the naming rule. */
export type Recognition = {
  ingredient: Ingredient | undefined
  how: 'name' | 'synonym' | 'rule' | 'spelling' | 'unrecognised'
  rule?: string
  families: readonly Family[]
}

/** Plant names without the part of the plant; undefined where that would be two ingredients. */
const partlessNames = (knowledge: Substances): Map<string, Ingredient | undefined> => {
  const names = new Map<string, Ingredient | undefined>()
  for (const ingredient of knowledge.ingredients) {
    const left = withoutPart(ingredient.inci)
    if (left === undefined) continue
    const key = keyOf(left)
    names.set(key, !names.has(key) || names.get(key) === ingredient ? ingredient : undefined)
  }
  return names
}

const indexOf = oncePer((knowledge: Substances) => ({
  close: closeSpelling(knowledge),
  partless: partlessNames(knowledge),
}))

/** So many readings are kept; with one more all are let go. */
const most = 4_000

/** The same reading, made once for names that come again: within a label each is asked for several times, and most labels share most names. */
const kept = <T>(
  read: (knowledge: Substances, printed: string) => T,
): ((knowledge: Substances, printed: string) => T) => {
  const readings = oncePer((_knowledge: Substances) => new Map<string, { is: T }>())
  return (knowledge, printed) => {
    const made = readings(knowledge)
    const one = made.get(printed) ?? { is: read(knowledge, printed) }
    if (made.size >= most) made.clear()
    made.set(printed, one)
    return one.is
  }
}

const known = ({ ingredient, how }: NameMatch): Recognition => ({
  ingredient,
  how: how === 'misspelling' ? 'spelling' : how,
  families: ingredient.families,
})

/** Longer than any name: prose, which is not searched. */
const longestName = 160

/** What a name says a thing is, in the languages of packs: of two names behind a slash it tells whether they may be of one thing. */
const formsOfPlants = [
  'oil|olie|huile|oleum|aceite|olio|óleo|öl|olej',
  'butter|botter|beurre|manteca|manteiga|burro',
  'extract|ekstrak|extrait',
  'water|eau',
  'wax|was|cire',
  'juice|sap|jus',
  'powder|poeier|poudre',
].map((ways) => new RegExp(`^(?:${ways})\\s|(?:${ways})\\W*$`, 'i'))

/** "Ricinus Communis Seed Oil / Kasterolie", "… LEAF EXTRACT / GREEN TEA LEAF EXTRACT": one thing in two languages, where all names known are of it. */
export const inTwoLanguages = (knowledge: Substances, printed: string): Recognition | undefined => {
  const parts = withoutMarks(printed).split(/\s*[/|\\]\s*/)
  if (parts.length < 2 || parts.length > 4 || parts.some((part) => !/\p{L}{3}/u.test(part))) return undefined
  const named = parts.map((part) => recogniseByName(knowledge, part)?.ingredient)
  const [ingredient, ...others] = new Set(named.filter((one) => one !== undefined))
  if (ingredient === undefined || others.length > 0) return undefined
  // A name that we do not know is the other language's where it tells of the same form of a plant, and is no other plant's Latin name.
  const form = formsOfPlants.find((one) => one.test(ingredient.inci))
  const stranger = (part: string): boolean =>
    form?.test(part) === true && !tradeWords(knowledge).isPlant(part.split(' ').slice(0, 2).join(' '))
  return named.every((one, at) => one !== undefined || stranger(parts[at] ?? ''))
    ? { ingredient, how: 'synonym', families: ingredient.families }
    : undefined
}

/** "Hordeum Vulgare (Barley) Extract/Extrait D'Orge": of two names that tell of the same form of a plant the first counts. */
const inTwoForms = (knowledge: Substances, printed: string): Recognition | undefined => {
  const [name = '', ...others] = printed.split(/\s*[/|\\]\s*/)
  return others.length > 0 && formsOfPlants.some((form) => [name, ...others].every((one) => form.test(one)))
    ? recognise(knowledge, name)
    : undefined
}

/** What medicines are salts or esters of. */
const salts =
  /\s+(?:di)?(?:sulph?(?:ate)?\.?|hydrochloride|hcl|nitrate|acetate|phosphate|sodium|maleate|fumarate|tartrate|prop(?:ionate)?\.?|valerate|furoate)$/i

/** By name, synonym or listed misspelling, in any form a label may print it in. */
export const recogniseByName: (knowledge: Substances, printed: string) => Recognition | undefined = kept(
  (knowledge, printed): Recognition | undefined => {
    if (printed.length > longestName) return undefined
    // Most names are printed as they are known: the other forms are made only when that is not so.
    const plain = knowledge.named(withoutMarks(printed))
    if (plain !== undefined) return known(plain)
    const forms = printedForms(printed)
    for (const form of forms) {
      const match = knowledge.named(form)
      if (match !== undefined) return known(match)
    }
    const twice = inTwoLanguages(knowledge, printed)
    if (twice !== undefined) return twice
    const scanned = tradeWords(knowledge).rescanned(printed)
    if (scanned !== printed) {
      const match = printedForms(scanned)
        .map((form) => knowledge.named(form))
        .find((one) => one !== undefined)
      if (match !== undefined) return { ...known(match), how: 'spelling' }
    }
    // "Gentamicin Sulphate BP": a medicine by one of its salts.
    for (const form of forms) {
      const base = form.replace(salts, '')
      const medicine = base === form ? undefined : knowledge.named(base)?.ingredient
      if (medicine?.families[0] === 'medicine')
        return { ingredient: medicine, how: 'synonym', families: medicine.families }
    }
    const { partless } = indexOf(knowledge)
    // "Til (Sesamum Indicum Oil)": what stands in the brackets as well.
    for (const form of new Set([...forms.slice(0, 2), /\(([^()]+)\)$/.exec(withoutMarks(printed))?.[1] ?? ''])) {
      const left = withoutPart(form)
      if (left === undefined) continue
      const ingredient = keyOf(left) === keyOf(form) ? partless.get(keyOf(left)) : knowledge.named(left)?.ingredient
      if (ingredient !== undefined) return { ingredient, how: 'synonym', families: ingredient.families }
    }
    return undefined
  },
)

const bySpelling = (knowledge: Substances, printed: string): Recognition | undefined => {
  const { close } = indexOf(knowledge)
  const name = withoutMarks(printed)
  const bare = name
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  for (const form of new Set([name, bare])) {
    const match = close(form)
    if (match !== undefined)
      return { ingredient: match.ingredient, how: 'spelling', families: match.ingredient.families }
  }
  return undefined
}

const ofNature: ReadonlySet<Family> = new Set<Family>(['botanical', 'plant-oil', 'butter', 'ferment'])

const plantAlone = 'The Latin name of a plant stands for what is made from that plant.'

/** What trade marks end in, or a number behind a hyphen: `Zorbinium`, `Lumitrex`, `Hydrazine-9`. */
const coined = /(?:ium|plex|trix|trex|derm|zyme|cell|tech|ex|ix|xyl|ase|ide|ate)$|-\d+$/

/** "Trifolium Pratense", "Codium Tomentosum": many a plant's first name ends as trade marks do; its second is Latin. */
const latinGenus = /^[a-z]{3,}(?:ium|ex|ix)$/
const latinKind = /^[a-z]{3,}(?:[^aeiou]a|us|um|is|ii|ae|ense|ens|ans|oides)$/

/** What makers call a mixture of their own. */
const ofMakers = /\b(?:complex|system|network|matrix|technology|fusion|factor|formula)\W*$/i

/** "Zorbinium Extract", "Lumitrex Youth Infusion": what begins with a word that sounds like a trade mark is no plant, whatever stands behind it. */
const isCoined = (knowledge: Substances, name: string, [filed]: readonly Family[]): boolean => {
  const words = name.toLowerCase().split(/\s+/).slice(0, -1)
  const known = (word: string): boolean => /[a-z]/.test(word) && tradeWords(knowledge).has(word)
  return (
    filed !== undefined &&
    ofNature.has(filed) &&
    words.length < 4 &&
    !(latinGenus.test(words[0] ?? '') && latinKind.test(words[1] ?? '')) &&
    (ofMakers.test(name)
      ? !wordsOf(words[0] ?? '').some(known)
      : coined.test(words[0] ?? '') && !words.flatMap(wordsOf).some(known))
  )
}

const ofChemistry = /(?:a[tms]e|i[dtn]e|ene|[oi]ne|ol|yl|ic|um|a|us|is|eth|er|in|en)$/

/** "Squalane seals", "vitamin C brightens": a rule knows what stands before a last word that is none of the trade. */
export const endsInOtherWord = (knowledge: Substances, printed: string): boolean => {
  const words = wordsOf(printed)
  const last = words.pop() ?? ''
  return (
    /^[a-z]{4,}$/.test(last) &&
    !ofChemistry.test(last) &&
    !tradeWords(knowledge).has(last) &&
    nameByRule(words.join(' ')) !== undefined
  )
}

/** What a printed name is: by name, by synonym, by close spelling, by a naming rule, or not recognised. Never throws. */
export const recognise = kept((knowledge, printed): Recognition => {
  if (printed.length > longestName) return { ingredient: undefined, how: 'unrecognised', families: [] }
  const found = recogniseByName(knowledge, printed) ?? bySpelling(knowledge, printed)
  if (found !== undefined) return found
  const name = spelledOut(withoutMarks(tradeWords(knowledge).rescanned(printed)))
  // "Fragrance free base" is no fragrance.
  const rule = / free |-free[ -]/i.test(name) && name.split(' ').length < 6 ? undefined : nameByRule(name)
  if (rule !== undefined && !isCoined(knowledge, name, rule.families)) {
    return { ingredient: undefined, how: 'rule', rule: rule.says, families: rule.families }
  }
  const pair = inTwoForms(knowledge, printed)
  if (rule === undefined && pair !== undefined) return pair
  const alone = [name.replace(/\s*[([][^()[\]]*[)\]]$/, ''), /[([]([^()[\]]+)[)\]]$/.exec(name)?.[1] ?? '']
  const latin = rule === undefined && alone.some((one) => tradeWords(knowledge).isPlant(one))
  if (latin) return { ingredient: undefined, how: 'rule', rule: plantAlone, families: ['botanical'] }
  return { ingredient: undefined, how: 'unrecognised', families: [] }
})
