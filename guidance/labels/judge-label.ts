import type { LabelCheck, LabelItem, Note, Profile } from '#contract/guidance.ts'
import { type Family, families as familyOrder } from '../knowledge/kinds.ts'
import type { Substances } from '../knowledge/substances.ts'
import { because } from '../safety/because.ts'
import type { Ear } from '../safety/ear.ts'
import { findLighteners } from '../safety/lighteners.ts'
import { objectionTo } from '../safety/objections.ts'
import { joined, type Situation } from '../safety/situation.ts'
import { withPlainLetters } from '../text/normalise.ts'
import { declaredAllergens } from './declared-allergens.ts'
import { familyName } from './family-names.ts'
import { comedogenicNote, listed, pregnancyNote, suitingNotes, sunItems, sunNote } from './label-notes.ts'
import { avoidedOutside } from './outside-list.ts'
import { withoutMarks } from './printed-forms.ts'
import { guessKind, type ProductKind } from './product-kind.ts'
import { type ReadItem, readParts } from './read-label.ts'
import { remarksOn } from './remarks.ts'
import { traces } from './traces.ts'
import { asMeantIn } from './stabilisers.ts'

/** Somebody speaks, and not the pack: only then a sentence tells about a person. */
const personal =
  /\b(?:i|i'm|im|i've|me|my|mine|he|his|him|she|her|we|baby|child|son|daughter|toddler|husband|wife|mother|sister|friend|ek|ons|a?n[gd]i\w*|mina|ke|(?:w|y|l|s|z|b|lw|kw)ami?|(?:wa|ya|la|sa|tsa|ba) (?:ka|me)|ngwan\w*|umntwana|ingane|usana|lesea)\b/i

const isTrace = (text: string): boolean => traces.test(text)

/** Who asks may name what they leave out: that is not printed on the pack. */
const asked = /\b(?:i|i'm|im|i've|me|my|mine|he|his|she|her|we|ek|ons)\b|\?\s*$/i

const sentencesIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n/))

/** Printed directions and warnings ("if swelling occurs…") are no report of what happened to somebody; sentences about a person are, and what is in a language that no pack is printed in. */
const spoken = (ear: Ear, texts: readonly string[]): string =>
  sentencesIn(texts)
    .filter((sentence) => personal.test(sentence) || ear.ofNoPack(sentence))
    .join('. ')

const itemOf = (read: ReadItem, notes: Note[]): LabelItem => ({
  printed: read.printed,
  name: read.ingredient?.inci ?? (read.how === 'rule' ? withoutMarks(read.printed) : null),
  ingredient: read.ingredient?.full?.id ?? null,
  how: read.how,
  rule: read.rule ?? null,
  families: [...read.families],
  does: read.ingredient?.does || null,
  mayContain: read.mayContain,
  notes,
})

/** A medicine of vitamin A is a retinoid as well. */
const isOfFamily = (families: readonly Family[], family: Family): boolean =>
  families.includes(family) || (family === 'retinoid' && families.includes('retinoid-medicine'))

const familiesOf = (items: readonly ReadItem[]): LabelCheck['families'] =>
  familyOrder.flatMap((family) => {
    const found = [...new Set(items.filter((item) => isOfFamily(item.families, family)).map(({ printed }) => printed))]
    return found.length === 0 ? [] : [{ family, name: familyName(family), items: found }]
  })

const countsOf = (items: readonly ReadItem[]): LabelCheck['counts'] => {
  const of = (...how: ReadItem['how'][]) => items.filter((item) => how.includes(item.how)).length
  return {
    items: items.length,
    byName: of('name', 'synonym'),
    byRule: of('rule'),
    bySpelling: of('spelling'),
    unrecognised: of('unrecognised'),
  }
}

/** `Alcohol Denat.` within a sentence, without the stop that would end it. */
const inSentence = (name: string): string => name.replaceAll(/[.!?](?!\d)/g, '')

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** What speaks against it: items that this person should not have, items with a remark, names beside the list, what has no place in it. */
type Against = {
  refused: readonly string[]
  remarked: readonly string[]
  beside: readonly string[]
  illegal: readonly string[]
  /** What is said of alcohols that dry and of scents that some react to. */
  toKnow: readonly string[]
}

/** Nobody is refused these, and no summary passes over them. */
const toKnowOf = (items: readonly ReadItem[]): string[] => {
  const told = (found: (item: ReadItem) => boolean, says: string): string[] => {
    const names = [...new Set(items.filter(found).map(({ ingredient, printed }) => ingredient?.inci ?? printed))]
    return names.length === 0 ? [] : [`${inSentence(listed(names))} ${says}`]
  }
  return [
    ...told(({ families }) => families.includes('drying-alcohol'), 'can dry skin'),
    ...told(
      (item) => item.families.includes('essential-oil') || declaredAllergens([item]).length > 0,
      'can bother skin that reacts to scent',
    ),
  ]
}

const verdictOf = (
  check: Omit<LabelCheck, 'summary'>,
  { refused, remarked, beside, illegal, toKnow }: Against,
  forSomebody: boolean,
): string => {
  const { counts, suits } = check
  const all =
    counts.items === 1
      ? 'The one ingredient is recognised'
      : counts.items === 2
        ? 'Both ingredients recognised'
        : `All ${counts.items} ingredients recognised`
  const known = counts.items - counts.unrecognised
  const recognised = known === counts.items ? all : `${known} of ${plural(counts.items, 'ingredient')} recognised`
  if (illegal.length > 0) {
    const have = illegal.length > 1 ? 'have' : 'has'
    return `${recognised}, and ${inSentence(listed(illegal))} ${have} no place in a cosmetic: read the warning before you use it again.`
  }
  if (refused.length > 0)
    return `${recognised}; ${inSentence(listed(refused))} may not suit ${forSomebody ? 'you' : 'everybody'}.`
  if (beside.length > 0)
    return `${recognised}, but the pack also names ${inSentence(listed(beside))} beside the list, which you leave out.`
  if (remarked.length > 0) return `${recognised}; there is something to know about ${inSentence(listed(remarked))}.`
  // What is not recognised may be anything.
  const helps = suits.some(({ tone }) => tone === 'good')
  if (toKnow.length > 0)
    return `${recognised}; ${helps ? 'some of it may help, and ' : ''}there is something to know: ${toKnow.join(', and ')}.`
  const nothing = `nothing ${known === counts.items ? 'on it' : 'among those'} speaks against it${forSomebody ? ' for you' : ''}`
  return helps ? `${recognised}; ${nothing}, and some of it may help.` : `${recognised}; ${nothing}.`
}

const summaryOf = (
  check: Omit<LabelCheck, 'summary'>,
  against: Against,
  product: ProductKind | undefined,
  forSomebody: boolean,
): string => {
  if (check.redFlags.length > 0) return 'Please read the note about care first; the ingredient list can wait.'
  if (check.counts.items === 0)
    return 'We found no ingredient list in this text: paste the words that follow “Ingredients” on the pack.'
  const verdict = verdictOf(check, against, forSomebody)
  if (product === undefined || check.counts.items < 3) return verdict
  return `By its list ${product.called}: ${verdict.slice(0, 1).toLowerCase()}${verdict.slice(1)}`
}

/** The warnings with every name that is printed: two steroids are two, and the first warning names all. */
const lightenersIn = (
  knowledge: Substances,
  text: string,
  items: readonly ReadItem[],
): { notes: Note[]; names: string[] } => {
  // What was recognised counts however it is printed: "H YDROQUINONE".
  const meant = items
    .filter(({ families }) => families.includes('illegal-lightener'))
    .map(({ ingredient, printed }) => ingredient?.inci ?? printed)
  const notes = findLighteners(knowledge, [text, ...meant].join('.\n'))
  if (notes.length === 0) return { notes, names: [] }
  const named = items.flatMap(({ printed, ingredient, families }) => {
    const own = findLighteners(knowledge, withoutMarks(printed))
    return (
      own.length > 0 || !families.includes('illegal-lightener')
        ? own
        : findLighteners(knowledge, ingredient?.inci ?? '')
    ).map(({ because: { rule } }) => ({ rule, name: withoutMarks(printed) }))
  })
  const told = notes.map(({ because: { rule }, text: words }) => {
    const own = named.filter((one) => one.rule === rule).map(({ name }) => name)
    return own.length > 0 ? own : [/^It names (.*?)\. (?=[A-Z])/.exec(words)?.[1] ?? '']
  })
  const names = [...new Set(told.flat())].filter((name) => name !== '')
  return {
    names,
    notes: notes.map((note, at) => {
      const called = listed(at === 0 ? names : (told[at] ?? []), 9)
      return { ...note, text: note.text.replace(/^It names .*?\. (?=[A-Z])/, () => `It names ${called}. `) }
    }),
  }
}

const eachOnce = (notes: readonly Note[]): Note[] =>
  notes.filter((note, at) => notes.findIndex(({ text }) => text === note.text) === at)

/**
 * What a pasted label says, for somebody or for anybody: signs that they must be seen first, then every item recognised or named as unknown,
 * families, declarable allergens, illegal lighteners, what suits and what does not with the reason. Never throws, whatever the text.
 * @param ear what hears the words around the list: all that they tell, or, on a phone, none of it
 * @param known what is known of the person beside the profile and the text, from a conversation
 */
export const judgeLabel = (
  ear: Ear,
  knowledge: Substances,
  pasted: string,
  profile?: Profile,
  known?: Situation,
): LabelCheck => {
  const text = withPlainLetters(pasted)
  const { items: printed, parts, denied, stated, outside, boilerplate } = readParts(knowledge, pasted)
  // What may have got in is no item, and is heard all the same.
  const gotIn = denied.filter(isTrace)
  const said = [...outside, spoken(ear, boilerplate)].join('. ')
  const told = spoken(ear, [said])
  const read = ear.situation(profile, told)
  const situation = known === undefined ? read : joined(read, known)
  const around = [...outside, ...boilerplate, ...gotIn]
  // What stands before the first item names the product, also where the list was cut out of it: "Hair food: Petrolatum, …".
  const title = text.slice(0, Math.max(0, text.indexOf(printed[0]?.printed ?? '')))
  const product = guessKind(printed, [title, ...outside].join(' '))
  const items = asMeantIn(product, printed)
  const stabilisers = printed.filter((item, at) => item !== items[at])
  const { notes: lighteners, names: illegal } = lightenersIn(
    knowledge,
    [stabilisers.reduce((left, item) => left.replace(item.printed, ''), stated), ...gotIn].join('.\n'),
    items,
  )
  const objections = new Map<ReadItem, Note>()
  for (const item of items) {
    const objection = objectionTo(knowledge, item, situation)
    if (objection !== undefined) objections.set(item, objection)
  }
  const remarks = remarksOn(
    knowledge,
    items.filter(
      (item) =>
        !illegal.includes(withoutMarks(item.printed)) &&
        !item.families.includes('illegal-lightener') &&
        !(objections.has(item) && item.families.some((family) => family.endsWith('medicine'))),
    ),
    product,
    around.join(' '),
  )
  const beside = avoidedOutside(
    knowledge,
    sentencesIn(around).filter((sentence) => !asked.test(sentence) && !ear.ofNoPack(sentence)),
    situation.avoid,
  )
  // Nothing is said in favour of what has no place in a cosmetic.
  const sun = lighteners.length > 0 ? undefined : sunNote(knowledge, items)
  const expecting = (['pregnant', 'trying', 'breastfeeding'] as const).some((one) => situation.conditions.has(one))
  const vitaminA = lighteners.length > 0 || expecting ? undefined : pregnancyNote(knowledge, items)
  const raising = new Set(sun === undefined ? [] : sunItems(items))
  const noted = (item: ReadItem): Note[] =>
    [
      objections.get(item),
      remarks.get(item),
      raising.has(item) ? sun : undefined,
      comedogenicNote(knowledge, item),
    ].filter((note) => note !== undefined)
  const suits =
    lighteners.length > 0
      ? []
      : suitingNotes(knowledge, items, situation, new Set([...objections.keys(), ...remarks.keys()]), product)
  const besideNote: Note[] =
    beside.length === 0
      ? []
      : [
          {
            tone: 'careful',
            text: `The pack also names ${listed(beside)} beside the ingredient list, which you leave out: read that part before you use it.`,
            because: because(knowledge, 'avoid:beside-list', [], []),
          },
        ]
  const check = {
    redFlags: ear.redFlags(said, told),
    items: items.map((item) => itemOf(item, noted(item))),
    parts,
    counts: countsOf(items),
    families: familiesOf(items),
    allergens: declaredAllergens(items),
    lighteners,
    suits: [...suits, ...[sun, vitaminA].filter((note) => note !== undefined)],
    doesNotSuit: eachOnce([...objections.values(), ...besideNote, ...remarks.values()]),
  }
  const called = (from: ReadonlyMap<ReadItem, Note>): string[] => [
    ...new Set([...from.keys()].map(({ ingredient, printed }) => ingredient?.inci ?? printed)),
  ]
  const against = { refused: called(objections), remarked: called(remarks), beside, illegal, toKnow: toKnowOf(items) }
  return { ...check, summary: summaryOf(check, against, product, profile !== undefined || known !== undefined) }
}
