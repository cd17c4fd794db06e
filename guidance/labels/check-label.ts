import type { LabelCheck, LabelItem, Note, Profile } from '#contract/guidance.ts'
import { families as familyOrder } from '../knowledge/kinds.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { findLighteners } from '../safety/lighteners.ts'
import { objectionTo } from '../safety/objections.ts'
import { situationOf } from '../safety/read-situation.ts'
import { findRedFlags } from '../safety/red-flags.ts'
import { declaredAllergens } from './declared-allergens.ts'
import { familyName } from './family-names.ts'
import { comedogenicNote, listed, suitingNotes, sunItems, sunNote } from './label-notes.ts'
import { withoutMarks } from './printed-forms.ts'
import type { ReadItem } from './read-label.ts'
import { splitLabel } from './split-label.ts'

/** Somebody speaks, and not the pack: only then a sentence tells about a person. */
const personal =
  /\b(?:i|i'm|im|i've|me|my|mine|he|his|him|she|her|we|baby|child|son|daughter|toddler|husband|wife|mother|sister|friend|ek|ons|n[gd]i\w*|mina)\b/i

/** Printed directions and warnings ("if swelling occurs…") are no report of what happened to somebody; sentences about a person are. */
const spoken = (texts: readonly string[]): string =>
  texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n/)).filter((sentence) => personal.test(sentence)).join('. ')

const itemOf = (read: ReadItem, notes: Note[]): LabelItem => ({
  printed: read.printed,
  name: read.ingredient?.inci ?? (read.how === 'rule' ? withoutMarks(read.printed) : null),
  ingredient: read.ingredient?.full?.id ?? null,
  how: read.how,
  rule: read.rule ?? null,
  families: [...read.families],
  does: read.ingredient?.does ?? null,
  mayContain: read.mayContain,
  notes,
})

const familiesOf = (items: readonly ReadItem[]): LabelCheck['families'] =>
  familyOrder.flatMap((family) => {
    const found = [...new Set(items.filter((item) => item.families.includes(family)).map(({ printed }) => printed))]
    return found.length === 0 ? [] : [{ family, name: familyName(family), items: found }]
  })

const countsOf = (items: readonly ReadItem[]): LabelCheck['counts'] => {
  const of = (...how: ReadItem['how'][]) => items.filter((item) => how.includes(item.how)).length
  return { items: items.length, byName: of('name', 'synonym'), byRule: of('rule'), bySpelling: of('spelling'), unrecognised: of('unrecognised') }
}

/** `Alcohol Denat.` within a sentence, without the stop that would end it. */
const inSentence = (name: string): string => name.replaceAll(/[.!?]/g, '')

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const summaryOf = (check: Omit<LabelCheck, 'summary'>, refused: readonly string[], forSomebody: boolean): string => {
  const { counts, redFlags, lighteners, suits } = check
  if (redFlags.length > 0) return 'Please read the note about care first; the ingredient list can wait.'
  if (counts.items === 0) return 'We found no ingredient list in this text: paste the words that follow “Ingredients” on the pack.'
  const known = counts.items - counts.unrecognised
  const all = counts.items === 1 ? 'The one ingredient is recognised' : `All ${counts.items} ingredients recognised`
  const recognised = known === counts.items ? all : `${known} of ${plural(counts.items, 'ingredient')} recognised`
  if (lighteners.length > 0) return `${recognised}, and something on this list has no place in a cosmetic: read the warning before you use it again.`
  if (refused.length > 0) return `${recognised}; ${listed(refused.map(inSentence))} may not suit ${forSomebody ? 'you' : 'everybody'}.`
  const nothing = `nothing on it speaks against it${forSomebody ? ' for you' : ''}`
  return suits.some(({ tone }) => tone === 'good') ? `${recognised}; ${nothing}, and some of it may help.` : `${recognised}; ${nothing}.`
}

const eachOnce = (notes: readonly Note[]): Note[] => notes.filter((note, at) => notes.findIndex(({ text }) => text === note.text) === at)

/**
 * What a pasted label says, for somebody or for anybody: signs that they must be seen first, then every item recognised or named as unknown,
 * families, declarable allergens, illegal lighteners, what suits and what does not with the reason. Never throws, whatever the text.
 */
export const checkLabel = (knowledge: Knowledge, text: string, profile?: Profile): LabelCheck => {
  const { items, outside, boilerplate } = splitLabel(knowledge, text)
  const said = [...outside, spoken(boilerplate)].join('. ')
  const situation = situationOf(knowledge, profile, spoken([said]))
  const objections = new Map<ReadItem, Note>()
  for (const item of items) {
    const objection = objectionTo(knowledge, item, situation)
    if (objection !== undefined) objections.set(item, objection)
  }
  const sun = sunNote(knowledge, items)
  const raising = new Set(sunItems(items))
  const noted = (item: ReadItem): Note[] =>
    [objections.get(item), raising.has(item) ? sun : undefined, comedogenicNote(knowledge, item)].filter((note) => note !== undefined)
  const suits = suitingNotes(knowledge, items, situation, new Set(objections.keys()))
  const check = {
    redFlags: findRedFlags(knowledge, said),
    items: items.map((item) => itemOf(item, noted(item))),
    counts: countsOf(items),
    families: familiesOf(items),
    allergens: declaredAllergens(items),
    lighteners: findLighteners(knowledge, text),
    suits: sun === undefined ? suits : [...suits, sun],
    doesNotSuit: eachOnce([...objections.values()]),
  }
  const refused = new Set([...objections.keys()].map(({ ingredient, printed }) => ingredient?.inci ?? printed))
  return { ...check, summary: summaryOf(check, [...refused], profile !== undefined) }
}
