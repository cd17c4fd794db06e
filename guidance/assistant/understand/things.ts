import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Ingredient } from '../../knowledge/substances.ts'
import type { Family } from '../../knowledge/kinds.ts'
import { keyOf } from '../../text/normalise.ts'
import { commonWords } from '../../text/common-words.ts'
import type { Found } from '../../text/phrases.ts'
import { familyNames } from '../../text/words/thing-words.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An ingredient, or a family of them, that somebody speaks of. */
export type Thing = {
  /** As it stands in a sentence: `niacinamide`, `AHAs`. */
  called: string
  plural: boolean
  /** The ingredient, or the one that stands for the family. */
  ingredient: Ingredient | undefined
  /** The family that was named, when it was a family. */
  family: Family | undefined
  /** All families it belongs to, the one it is filed under first. */
  families: readonly Family[]
  /** It is in something that is rinsed off. */
  form?: 'wash'
}

const properNames: Record<string, string> = {
  'ascorbic-acid': 'vitamin C (ascorbic acid)',
  'ceramide-np': 'ceramide NP',
  'ceramide-ap': 'ceramide AP',
  'ceramide-eop': 'ceramide EOP',
  'dmdm-hydantoin': 'DMDM hydantoin',
  tocopherol: 'vitamin E',
  'tocopheryl-acetate': 'vitamin E acetate',
  petrolatum: 'petroleum jelly',
  retinal: 'retinal (retinaldehyde)',
  'iron-oxides': 'iron oxides',
  'copper-tripeptide': 'copper peptide',
  'aloe-vera': 'aloe vera',
  'mexoryl-400': 'Mexoryl 400',
  'mexoryl-xl': 'Mexoryl XL',
  'oligopeptide-1': 'EGF (sh-oligopeptide-1)',
}

/** "Oligopeptide-1" and "p-phenylenediamine" are nothing without their hyphens. */
const numbered = /(?:^|-)(?:\d+|[a-z])(?:-|$)/

/** The name of an ingredient as it stands in a sentence. */
export const calledOf = ({ id, inci, full }: Ingredient): string => {
  if (full === undefined) return /^CI \d/.test(inci) ? inci : inci.toLowerCase()
  return (
    properNames[id] ??
    (numbered.test(id)
      ? inci.replaceAll(/[A-Z]?[a-z]+|\b[A-Z]\b/g, (word) => word.toLowerCase())
      : id.replaceAll('-', ' ').replace(/ extract$/, ''))
  )
}

/** An ingredient as a thing to speak of. */
export const thingOf = (ingredient: Ingredient): Thing => ({
  called: calledOf(ingredient),
  plural: /(?:oxides|alcohols|ceramides|peptides)$/.test(ingredient.id),
  ingredient,
  family: undefined,
  families: ingredient.families,
})

/** A family as a thing to speak of. */
export const familyThing = (knowledge: Knowledge, family: Family): Thing => {
  const name = familyNames[family]
  const example = name?.example === undefined ? undefined : knowledge.byId(name.example)
  return {
    called: name?.called ?? family.replaceAll('-', ' '),
    plural: name?.plural ?? true,
    ingredient: example ?? knowledge.inFamily(family).find(({ full }) => full !== undefined),
    family,
    families: [family],
  }
}

/** Names of ingredients that are ordinary words in a question: they count on a label, not here. */
const everyday = new Set([
  'water',
  'oil',
  'oils',
  'milk',
  'honey',
  'salt',
  'sugar',
  'tea',
  'coffee',
  'egg',
  'rice',
  'wine',
  'beer',
  'butter',
  'air',
  'gold',
  'silver',
  'iron',
  'silk',
  'pearl',
  'sand',
  'clay',
  'powder',
  'soap',
  'cream',
  'gel',
  'acid',
  'acids',
  'cotton',
  'paper',
  'nylon',
  'plastic',
  'lemon',
  'orange',
  'rose',
  'apple',
  'banana',
  'tomato',
  'potato',
  'onion',
  'garlic',
  'cucumber',
  'mint',
  'ginger',
  'cinnamon',
  'vinegar',
  'toothpaste',
  'starch',
  'flour',
  'yeast',
  'fat',
  'wax',
  'alcohol',
  'perfume',
  'colour',
  'red',
  'blue',
  'green',
  'yellow',
  'black',
  'white',
  'violet',
  'flavour',
  'aroma',
  'sun',
  'sea',
  'snow',
  'mud',
  'moon',
  'peach',
  'berry',
  'grape',
  'lime',
  'spf',
  'pore',
  'me',
  'i',
  'a',
  'mel',
  'talk',
  'c',
])

type Span = Found<Thing>

/** Matches that lie within a longer one say nothing of their own. */
export const outermost = <T>(found: readonly Found<T>[]): Found<T>[] =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      ),
  )

/** A name does not begin with these: "a cv" is no vinegar. */
const glue = new Set([
  'a',
  'i',
  'the',
  'of',
  'is',
  'my',
  'in',
  'on',
  'to',
  'it',
  'me',
  'an',
  'u',
  'you',
  'and',
  'or',
  'for',
  'with',
  'so',
  'do',
  'can',
  'be',
  'at',
  'n',
])

const longestName = 5

const byName = (knowledge: Knowledge, tokens: readonly string[]): Span[] => {
  const spans: Span[] = []
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = Math.min(tokens.length, from + longestName); to > from; to -= 1) {
      const words = tokens.slice(from, to)
      if (words.length > 1 && glue.has(words[0] ?? '')) continue
      if (
        words.length === 1 &&
        (everyday.has(words[0] ?? '') || commonWords.has(words[0] ?? '') || (words[0] ?? '').length < 3)
      )
        continue
      const key = keyOf(words.join(''))
      const match =
        knowledge.keys.get(key) ??
        (key.endsWith('s') && key.length > 5 ? knowledge.keys.get(key.slice(0, -1)) : undefined)
      if (match !== undefined) {
        spans.push({ means: thingOf(match.ingredient), from, to })
        break
      }
    }
  }
  return spans
}

const washes = /^(?:wash|washes|cleanser|cleansers|facewash|bodywash|soap|shampoo|cleansing|seep)$/
const between = /^(?:face|facial|body|foaming|gel|cream|acid|acne|gentle|percent|\d+)$/

/** "Salicylic face wash", "a cleanser with glycolic acid". */
const inWash = (tokens: readonly string[], { from, to }: Span): boolean => {
  const next = tokens.slice(to, to + 4).find((word) => !between.test(word)) ?? ''
  const before = tokens.slice(Math.max(0, from - 3), from).join(' ')
  return (
    washes.test(next) || /\b(?:wash|cleanser|soap|facewash)(?: (?:with|has|containing|of|met))?(?: \d+)?$/.test(before)
  )
}

/** The things a message names, in the order they are named, each once, and where they stand. */
export const thingsIn = (knowledge: Knowledge, vocabulary: Vocabulary, tokens: readonly string[]): Span[] => {
  const families = vocabulary
    .families(tokens)
    .map(({ means, from, to }): Span => ({ means: familyThing(knowledge, means), from, to }))
  const aliases = vocabulary.aliases(tokens).flatMap(({ means, from, to }): Span[] => {
    const ingredient = knowledge.byId(means)
    return ingredient === undefined ? [] : [{ means: thingOf(ingredient), from, to }]
  })
  const all = outermost([...families, ...aliases, ...byName(knowledge, tokens)]).sort((a, b) => a.from - b.from)
  const spans: Span[] = []
  // At one place a family word comes before an alias, an alias before a printed name: the tables were written for questions.
  for (const span of all) if (!spans.some(({ from, to }) => from < span.to && span.from < to)) spans.push(span)
  const seen = new Set<string>()
  return spans
    .sort((a, b) => a.from - b.from)
    .filter(({ means }) => {
      const once = means.family ?? means.ingredient?.id ?? means.called
      if (seen.has(once)) return false
      seen.add(once)
      return true
    })
    .map((span) => (inWash(tokens, span) ? { ...span, means: { ...span.means, form: 'wash' as const } } : span))
}
