import type { Note } from '#contract/guidance.ts'
import type { Lightener } from '../knowledge/entries.ts'
import type { Substances } from '../knowledge/substances.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { normalise, wordsOf } from '../text/normalise.ts'
import { skeletonOf } from '../text/skeleton.ts'
import { distance } from '../text/spelling.ts'
import { because } from './because.ts'

/** What to do, by kind. The number and the advice are from the sources of the entry and of `lightener-use` in the red flags. */
const whatToDo: Readonly<Record<Lightener['kind'], string>> = {
  mercury:
    'Stop using it today, wash your hands, close it in two plastic bags away from children, and tell a clinic or doctor, today if you are ' +
    'pregnant or breastfeeding or feel unwell.',
  steroid:
    'If you have used it for weeks or more, do not stop suddenly by yourself: see a doctor or clinic within days and take the pack, so that ' +
    'they can plan it. If a doctor prescribed it, use it as you were told.',
  hydroquinone:
    'Unless a doctor prescribed it, stop using it, protect your skin from the sun every day, and have it seen if patches darken. If you are ' +
    'pregnant or breastfeeding, stop now and tell your clinic.',
  other: 'Do not have one, and see a doctor soon if you did and feel unwell or are pregnant.',
}
const report = 'You can report the product to SAHPRA on 0800 204 307, without your name if you wish.'
const both = 'With both mercury and a steroid in it, stop and be seen the same day.'

type Name = { words: readonly string[]; lightener: Lightener }

/** The names by their first word. */
const namesOf = oncePer(({ lighteners }: Substances) => {
  const made = new Map<string, Name[]>()
  for (const lightener of lighteners) {
    for (const name of lightener.names) {
      const words = wordsIn(name).map(({ word }) => word)
      const [first = ''] = words
      made.set(first, [...(made.get(first) ?? []), { words, lightener }])
    }
  }
  return made
})

/** Names of one long word, one for each word, by their first letter: a slip in one of them is looked for. */
const singlesOf = oncePer((knowledge: Substances) =>
  Map.groupBy(
    [...namesOf(knowledge)].flatMap(
      ([first, group]) => group.find(({ words }) => words.length === 1 && first.length >= 8) ?? [],
    ),
    ({ words: [first = ''] }) => first[0],
  ),
)

const wordsIn = (text: string): { word: string; from: number; to: number }[] =>
  Array.from(text.matchAll(/[a-z0-9]+/g), ({ 0: word, index }) => ({ word, from: index, to: index + word.length }))

/** The words of their names by how they look in print. Shorter ones look like too much else. */
const wordsInPrint = oncePer(
  ({ lighteners }: Substances) =>
    new Map(
      lighteners
        .flatMap(({ names }) => names.flatMap(wordsOf))
        .filter((word) => word.length > 5)
        .map((word) => [skeletonOf(word), word]),
    ),
)

/** A text in which a scanner's slips in these words are put right: `FLUOClNONlDE`, `CL0BETAS0L`. */
const rescanned = (knowledge: Substances, text: string): string =>
  text.replaceAll(/[a-z0-9!|]{6,}/g, (word) => wordsInPrint(knowledge).get(skeletonOf(word)) ?? word)

/** Names that begin or go on like one of these and are something else: an antioxidant (TBHQ), resorcinol (1,3-…), arbutin by its chemical name. */
const otherBefore = /(?:butyl|amyl|\b(?:tert|t))[ -]*$|\b(?:1,[23]|[om])-$/
const otherAfter = /^[ -]*(?:glucos|glucop|beta|bis|dimethyl ether|diacetate)/
const denied =
  /\b(?:not?|non|without|free (?:of|from)|never|zero|doesnt contain|sonder|geen|vry van|instead of|alternative to)\b[^.;:!?]*$|(?:^|[^0-9.,])0 ?%[a-z, ]*$/
const deniedAfter = /^[ -]*(?:free|vry)\b/
/** In a question about the thing there is no product to warn of. */
const inList = /[,;/()%]|ingredient|contain|bestanddele/

/** "Free of parabens, hydroquinone and mercury" is a claim, not a content; a list that begins after it is one again. */
const isDenied = (text: string, from: number, to: number): boolean => {
  const before = text.slice(Math.max(0, from - 90), from)
  const claim = before.slice(Math.max(0, before.lastIndexOf('ingredients')))
  return deniedAfter.test(text.slice(to)) || denied.test(claim)
}

const findNames = (knowledge: Substances, text: string): Map<Lightener, string> => {
  const found = new Map<Lightener, string>()
  const names = namesOf(knowledge)
  const words = wordsIn(text)
  const take = (lightener: Lightener, from: number, to: number): void => {
    const printed = text.slice(from, to)
    if (
      isDenied(text, from, to) ||
      otherBefore.test(text.slice(Math.max(0, from - 12), from)) ||
      otherAfter.test(text.slice(to, to + 16))
    )
      return
    if (/^mercury$/.test(printed) && /^ (?:retrograde|in retrograde)/.test(text.slice(to))) return
    const known = found.get(lightener)
    if (known === undefined || printed.length > known.length) found.set(lightener, printed)
  }
  for (const [at, { word, from }] of words.entries()) {
    const exact = names.get(word)
    for (const { words: wanted, lightener } of exact ?? []) {
      const printed = words.slice(at, at + wanted.length)
      if (printed.map((one) => one.word).join(' ') === wanted.join(' '))
        take(lightener, from, printed.at(-1)?.to ?? from)
    }
    if (exact === undefined && word.length >= 8) {
      for (const {
        words: [first = ''],
        lightener,
      } of singlesOf(knowledge).get(word[0]) ?? []) {
        if (Math.abs(first.length - word.length) <= 1 && distance(word, first, 1) <= 1)
          take(lightener, from, from + word.length)
      }
    }
  }
  return found
}

/** The chemical sign counts as it is written alone: "HG" is also short for a favourite product. */
const chemicalSign = /(?:^|[\s,(])Hg(?:2?Cl2?|I2|O)?(?=$|[\s,).])|\bHg(?:2Cl2|Cl2|I2|O)\b/

/**
 * What has no place in a cosmetic and is named in a label or message: mercury, hydroquinone and relatives, steroids, lightening injections; one
 * calm warning each, with what to do and where to report it. A claim that it is free of one is none. Names are found by alias and one slip.
 */
export const findLighteners = (knowledge: Substances, text: string): Note[] => {
  const plain = rescanned(knowledge, normalise(text.slice(0, 20_000)))
  const found = findNames(knowledge, plain)
  for (const one of knowledge.lighteners)
    if (one.kind === 'mercury' && !found.has(one) && chemicalSign.test(text)) found.set(one, 'Hg')
  const asked = /\?\s*$/.test(plain) && !inList.test(plain)
  const kinds = new Set(Array.from(found.keys(), ({ kind }) => kind))
  return knowledge.lighteners
    .filter((one) => found.has(one) && !asked)
    .map((lightener) => {
      const printed = found.get(lightener) ?? lightener.name
      const together = lightener.kind === 'steroid' && kinds.has('mercury') ? both : whatToDo[lightener.kind]
      return {
        tone: 'avoid',
        text: `It names ${printed}. ${lightener.why} ${together} ${report}`,
        because: because(knowledge, `lightener:${lightener.id}`, [], lightener.sources),
      }
    })
}
