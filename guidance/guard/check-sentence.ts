import type { Profile } from '#contract/guidance.ts'
import { expecting, harmfulTo, putsForward, warnsOfAll } from '../assistant/guard.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { weighMatch } from '../match/weigh-match.ts'
import type { Product } from '../products.ts'
import { situationOf } from '../safety/read-situation.ts'
import type { Situation } from '../safety/situation.ts'
import { normalise, plainOf, wordsOf } from '../text/normalise.ts'
import { rememberedBy } from '../text/remembered.ts'
import { cueWords } from '../text/words/cue-words.ts'

// Checks what a language model wrote, sentence by sentence, before anybody sees it. It trusts nothing that the model was told.

/** Why a sentence of a language model is withheld. */
const guardRules = [
  'dose',
  'diagnosis',
  'lightening',
  'ruled-out',
  'unlisted-product',
  'unknown-link',
  'language',
] as const
export type GuardRule = (typeof guardRules)[number]

/** What a sentence is checked against. */
export type GuardContext = {
  /** The messages of the person, oldest first. What they named themselves may be repeated. */
  told: readonly string[]
  profile?: Profile | undefined
  /** The names of the products that our catalogue returned for this reply. */
  products: readonly string[]
  /** The brands of those products. */
  brands: readonly string[]
  /** The products of our catalogue whose name the sentence contains, returned for this reply or not. */
  named: readonly Product[]
  /** The addresses that may be linked to: our own paths without anchors, and those of the sources. */
  links: readonly string[]
}

/** The phrases of knowledge entries as one expression: `acn*` is any word that starts so, `..` are words between. */
const anyOf = (phrases: readonly string[]): RegExp => {
  const written = [...new Set(phrases)]
    .filter((phrase) => !phrase.includes('..'))
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) => phrase.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '[a-z]*'))
  return new RegExp(String.raw`\b(?:${written.join('|')})s?\b`)
}

const namesIn = oncePer((knowledge: Knowledge) => ({
  medicines: anyOf(knowledge.medicines.flatMap(({ words }) => words)),
  conditions: anyOf(knowledge.conditions.flatMap(({ called, words }) => [normalise(called), ...words])).source,
  lighteners: anyOf(knowledge.lighteners.flatMap(({ names }) => names.map(normalise))),
  // What our own answers are written in.
  english: new Set(knowledge.topics.flatMap(({ says }) => says.flatMap(wordsOf))),
  describing: new Set([DESCRIBING, ...knowledge.ingredients.flatMap(({ full }) => full?.names ?? [])].flatMap(wordsOf)),
}))

/** The situation by its profile and messages as JSON: all sentences of a reply are checked against the same. */
const situationBy = rememberedBy((knowledge: Knowledge, asJson: string): Situation => {
  const { profile, told } = JSON.parse(asJson) as Pick<GuardContext, 'profile' | 'told'>
  return situationOf(knowledge, profile, ...told)
})

const AMOUNT = /\b\d+(?:[.,]\d+)?\s?(?:mg(?! ?(?:\/|per) ?cm)|mcg|iu|tablets?|capsules?|pills?|puffs?)\b/
const STRENGTH = /\b\d+(?:[.,]\d+)?\s?(?:%|ml\b|drops?\b|times?\b)/

/** An amount to swallow or inject, or any strength of a medicine. */
const givesDose = (plain: string, medicines: RegExp): boolean =>
  AMOUNT.test(plain) || (medicines.test(plain) && STRENGTH.test(plain))

const CERTAIN = String.raw`(?:a|an|the|definitely|clearly|certainly|probably|likely|most|just|mild|moderate|severe|classic|typical|case|form|of|not|some|called) `
/** Says of this person or of what they describe that it is, or is not, a named condition. "If you have eczema" and "it may be eczema" do not. */
const diagnoses = (plain: string, conditions: string, told: string): boolean => {
  const claim = new RegExp(
    String.raw`(?<!\b(?:if|when|whether|unless|once|where|in case|that) )\b(?:you have|you've got|you are suffering from|this is|that is|that's|it is|it's|(?:this|that|it) (?:looks|sounds) like|your (?:diagnosis|condition) is) (?:${CERTAIN}){0,5}(${conditions})`,
    'g',
  )
  return Array.from(plain.matchAll(claim)).some(([, condition = '']) => !told.includes(condition))
}

const LIGHTENING =
  /\b(?:lighten|whiten|bleach)(?:s|ed|ing|er|ers)?\b(?: up)?(?: of)?(?: (?:your|the|my|dark|darker|black|brown|whole|natural|face|body))* (?:skin|complexion|body|face)\b|\b(?:fairer|whiter|lighter) (?:skin|complexion)\b/

const FORBIDS = /\b(?:banned|illegal|not allowed|dangerous|harmful|unsafe)\b/
const ORDER = String.raw`(?:use|using|try|apply|start|take|buy|order|get)`
const ORDERS = new RegExp(String.raw`\b${ORDER}\b`)
const FORBIDDEN_ORDER = new RegExp(String.raw`\b(?:not|never|don't|stop|avoid) (?:to )?${ORDER}\b`, 'g')
/** Says that it is forbidden, and orders nothing but to leave it. */
const forbids = (plain: string): boolean => FORBIDS.test(plain) && !ORDERS.test(plain.replaceAll(FORBIDDEN_ORDER, ''))

const KIND =
  'Cleanser|Moisturi[sz]er|Cream|Creme|Serum|Sunscreen|Lotion|Toner|Gel|Balm|Oil|Mask|Wash|Essence|Foam|Exfoliant'
/** A name as makers write it, within a sentence: at least two capitalised words before the kind of product. */
const PRODUCT_NAME = new RegExp(String.raw`(?<=[a-z,:] \**)((?:[A-Z][\w’'&.-]*\s+){2,6})(?:${KIND})\b`, 'g')
/** Words that say what a product is like: "a Gentle Foaming Cleanser" in a list is nobody's product. */
const DESCRIBING =
  'gentle mild light lightweight rich plain simple basic daily day night morning evening face facial body hand eye lip hydrating moisturising moisturizing foaming creamy cream gel oil milk water balm lotion serum free fragrance unscented scented soothing calming barrier repair broad spectrum mineral chemical tinted spf suitable leave on rinse off non comedogenic ph balanced low high strength'
const BRAND = anyOf(
  cueWords.brandName
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean),
)

const namesUnlisted = (
  sentence: string,
  { products, brands, named }: GuardContext,
  told: string,
  describing: ReadonlySet<string>,
): boolean => {
  if (named.some(({ name }) => !products.includes(name) && !told.includes(normalise(name)))) return true
  const rest = products.reduce((left, name) => left.replaceAll(name, ' '), sentence)
  // Another capitalised word after a brand that was looked up begins the name of another product of theirs.
  const isLookedUp = (brand: string) =>
    brands.some((one) => normalise(one) === brand) &&
    !new RegExp(String.raw`${brand.replaceAll(/[^a-z0-9 ]/g, '.')}(?:['’]s)?\s+\**(?-i:[A-Z])`, 'i').test(rest)
  const brandsNamed = Array.from(normalise(rest).matchAll(new RegExp(BRAND, 'g')), ([brand]) => brand)
  if (brandsNamed.some((brand) => !told.includes(brand) && !isLookedUp(brand))) return true
  return Array.from(rest.matchAll(PRODUCT_NAME)).some(([, name = '']) =>
    wordsOf(name).some((word) => !describing.has(word)),
  )
}

/** Words with which a model speaks well of something, beside those with which the engine offers it. */
const PRAISE =
  /\b(?:standard|rich|sooth\w+|nourish\w*|moisturis\w+|moisturiz\w+|hydrat\w+|gentle|effective|powerful|popular|lovely|great|excellent|ideal|perfect|wonderful|favou?rites?|recommend\w*|soften\w*|repair\w*|brighten\w*|improv\w+|reduc\w+|boosts?|loved?|options?|consider)\b/
const REFERS = /\b(?:doctor|clinic|midwife|pharmacist|dermatologist|prescri\w+)\b/

/** Puts something forward that this person must not have, or any medicine in pregnancy but with a doctor. */
const offersRuledOut = (knowledge: Knowledge, sentence: string, situation: Situation, medicines: RegExp): boolean => {
  // Drops of an oil are no warning to drop it.
  const said = sentence.replaceAll(/\bdrops? of\b/gi, 'some')
  return (
    harmfulTo(knowledge, situation, PRAISE)?.(said) === true ||
    (expecting(situation) && putsForward(said, medicines, PRAISE) && !REFERS.test(normalise(said)))
  )
}

/** Puts a product forward that holds something this person must not have. */
const offersUnsuitable = (
  knowledge: Knowledge,
  plain: string,
  named: readonly Product[],
  situation: Situation,
): boolean =>
  named.some(
    (product) =>
      !weighMatch(knowledge, { kind: 'product', product }, situation).suitable &&
      !warnsOfAll(plain, new RegExp(normalise(product.name).replaceAll(/[^a-z0-9 ]/g, '.'))),
  )

const LINK = /\]\(([^)\s]*)|\b((?:https?:\/\/|www\.)[^\s)\]]+|[a-z0-9-]+\.(?:com|co\.za|org|net|info)\b[^\s)\]]*)/gi

const linksElsewhere = (sentence: string, links: readonly string[]): boolean =>
  Array.from(sentence.matchAll(LINK)).some(([, target, bare]) => {
    const address = target ?? bare ?? ''
    return !links.includes(address.replace(/[.,;!?]+$/, '')) && !links.includes(address.replace(/[#?].*$/, ''))
  })

const FUNCTION_WORDS = new Set(
  'the a an and or but of to in is it its for with your you on not are be can that this at as if by from use do does will have has when then than so more most'.split(
    ' ',
  ),
)
/** Afrikaans shares "is", "in" and "so" with English, but not these. */
const AFRIKAANS_WORDS = new Set(
  'en nie het jou jy ek dit die van om te vir met ook maar word wat elke n op aan'.split(' '),
)
const MOST_AFRIKAANS_WORDS = 0.2
/** Fewer words have too little grammar: then half of them are to be known. */
const FEWEST_WORDS = 7
const FEWEST_ENGLISH_WORDS_OF_FEW = 0.5
/** Fewer are a name or a heading. */
const WORDS_OF_A_NAME = 2
const FEWEST_FUNCTION_WORDS = 0.14
/** Of terse English nearly all words stand in our answers, of Afrikaans up to two thirds. */
const FEWEST_ENGLISH_WORDS = 0.7

/** Everything else here reads English only, so that a sentence in another language has not been checked. A list of names has no grammar. */
const isForeign = (withLinks: string, english: ReadonlySet<string>): boolean => {
  const sentence = withLinks.replaceAll(/\]\([^)\s]*\)/g, ']')
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters - latin > letters * 0.1) return true
  const words = plainOf(sentence).match(/\b[a-z]+\b/g) ?? []
  const commas = sentence.match(/[,|]/g)?.length ?? 0
  if (words.length <= WORDS_OF_A_NAME || commas * 4 > words.length) return false
  const lessThan = (share: number, known: ReadonlySet<string>) =>
    words.filter((word) => known.has(word)).length < words.length * share
  if (words.length < FEWEST_WORDS) return lessThan(FEWEST_ENGLISH_WORDS_OF_FEW, english)
  return (
    (lessThan(FEWEST_FUNCTION_WORDS, FUNCTION_WORDS) && lessThan(FEWEST_ENGLISH_WORDS, english)) ||
    !lessThan(MOST_AFRIKAANS_WORDS, AFRIKAANS_WORDS)
  )
}

/**
 * Checks one sentence or line of a language model.
 * @returns the rules that it breaks; none if it may be shown
 */
export const checkSentence = (knowledge: Knowledge, sentence: string, context: GuardContext): GuardRule[] => {
  const names = namesIn(knowledge)
  const plain = normalise(sentence)
  const told = normalise(context.told.join('\n'))
  const situation = situationBy(knowledge, JSON.stringify({ profile: context.profile, told: context.told }))
  const broken: Record<GuardRule, () => boolean> = {
    dose: () => givesDose(plain, names.medicines),
    diagnosis: () => diagnoses(plain, names.conditions, told),
    lightening: () =>
      (putsForward(sentence, names.lighteners) && !forbids(plain)) ||
      (LIGHTENING.test(plain) && !warnsOfAll(plain, LIGHTENING)),
    'ruled-out': () =>
      offersRuledOut(knowledge, sentence, situation, names.medicines) ||
      offersUnsuitable(knowledge, plain, context.named, situation),
    'unlisted-product': () => namesUnlisted(sentence, context, told, names.describing),
    'unknown-link': () => linksElsewhere(sentence, context.links),
    language: () => isForeign(sentence, names.english),
  }
  return guardRules.filter((rule) => broken[rule]())
}
