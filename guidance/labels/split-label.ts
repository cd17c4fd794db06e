import type { Substances } from '../knowledge/substances.ts'
import {
  type Found,
  repeating,
  type SplitItem,
  tidy,
  withoutPraise,
  withoutRepeats,
  withoutTail,
  withoutTitle,
} from './ends-of-list.ts'
import { findSections, type Section } from './find-list.ts'
import { isItem, isTold, listAgain, listIn, wholeListIn, wholeListsIn, withoutProse } from './list-stretch.ts'
import { plainText } from './plain-text.ts'
import { mended, readPiece } from './read-piece.ts'
import { splitItems } from './split-items.ts'
import { endOfTitle } from './title.ts'

/** What is not in the list: to be read for signs that somebody must be seen, not for ingredients. `boilerplate`: directions and the like. */
export type SplitLabel = { items: SplitItem[]; outside: string[]; boilerplate: string[] }

/** The sections of a text; what stands before a list without a heading is none of it. */
const sectionsOf = (knowledge: Substances, text: string): Section[] => {
  const startsName = (after: string): boolean => {
    const words = after
      .slice(0, 80)
      .trim()
      .split(/[,;\s]+/)
    return [1, 2, 3, 4, 5].some((length) => knowledge.named(words.slice(0, length).join(' ')) !== undefined)
  }
  const sections = findSections(text, startsName)
  const title = sections.every(({ kind }) => kind === 'open' || kind === 'other') ? endOfTitle(knowledge, text) : 0
  return title === 0
    ? sections
    : [{ kind: 'title', text: text.slice(0, title) }, ...findSections(text.slice(title), startsName)]
}

/**
 * Takes a pasted text apart: the items of its ingredient list, and what stands around it. With a heading ("Ingredients:") the list is what
 * follows it; without, the stretch of the text that reads most like one. Never throws; a text without a list has no items.
 */
export const splitLabel = (knowledge: Substances, text: string): SplitLabel => {
  const sections = sectionsOf(knowledge, plainText(knowledge, text))
  const read = (section: Section): Found[] => {
    const found = mended(knowledge, splitItems(section.text)).flatMap((piece, first) =>
      readPiece(knowledge, first === 0 && section.kind === 'list' ? { ...piece, afterComma: true } : piece).map(
        (one, at, all) => ({
          ...one,
          alone: all.length === 1 && section === sections[0] && one.printed === tidy(piece.text),
          begins: at > 0 ? all[at - 1]?.prose === true : piece.afterComma !== true,
          stopped: piece.stopped,
          afterComma: at > 0 || piece.afterComma === true,
          warns: repeating.test(piece.text),
        }),
      ),
    )
    return withoutPraise(
      withoutRepeats(withoutTail(knowledge, withoutTitle(knowledge, found), section.kind === 'list' ? 1 : 2)),
    )
  }
  for (const kinds of [
    ['list', 'also'],
    ['key', 'also'],
    ['open', 'other'],
  ] as const) {
    const anchored = kinds[0] !== 'open'
    let items: SplitItem[] = []
    const early = new Set<string>()
    const opened: SplitItem[] = []
    const alone = kinds[0] !== 'open' && !sections.some(({ kind }) => kind === kinds[0])
    const outside: string[] = []
    const boilerplate: string[] = []
    for (const section of sections) {
      if (
        !(kinds as readonly string[]).includes(section.kind) ||
        (kinds[0] === 'open' && section.kind === 'other' && items.length > 1)
      ) {
        if (anchored && section.kind === 'open') opened.push(...wholeListIn(read(section)).items)
        if (section.kind === 'other' && items.length > 2)
          items.push(...listAgain(read(section), section.text).map(withoutProse))
        ;(section.kind === 'other' ? boilerplate : outside).push(section.text)
        continue
      }
      const found = read(section)
      let [from, to] = listIn(found, anchored)
      if (!anchored && isTold(knowledge, found, from, to)) [from, to] = [0, 0]
      const inList = found.slice(from, to).filter(isItem)
      // "Licorice: brightens. Lemongrass: boosts radiance" tells of names, and is no list of them.
      if (section.kind !== 'list' && inList.every((one) => one.described === true)) {
        outside.push(section.text)
        continue
      }
      // A warning behind the lists of a set: "Contains resorcinol & phenylenediamines".
      const warned = inList.some(
        ({ warns, ingredient }) => warns === true && items.some((one) => one.ingredient === ingredient),
      )
      const listed = warned ? inList.filter(({ warns }) => warns !== true) : inList
      // "Also contains: …" with several names that a warning would not name is the rest of the list.
      const rest =
        listed.filter(
          ({ how, ingredient }) => how !== 'unrecognised' && !ingredient?.families.includes('fragrance-allergen'),
        ).length > 3
      const known =
        section.kind !== 'also' || alone || rest
          ? listed
          : listed.filter(
              (one) => one.ingredient !== undefined && !items.some(({ ingredient }) => ingredient === one.ingredient),
            )
      // "Contains Sodium Fluoride 0.32 %", before the list in which it stands again.
      const again = (one: SplitItem): boolean =>
        early.has(one.printed) && known.some(({ ingredient }) => ingredient === one.ingredient)
      if (section.kind === 'list') items = items.filter((one) => !again(one))
      else for (const { printed } of known) early.add(printed)
      // "Active: broad spectrum protection": words, and no list.
      if (
        known.every(
          (one) => one.how === 'unrecognised' && /^\S+ \S+ \S/.test(one.printed) && !one.printed.includes('%'),
        )
      )
        outside.push(section.text)
      else items.push(...known.map(withoutProse))
      if (!anchored && to > 0) items.push(...wholeListsIn(found.slice(to)))
      outside.push(...found.filter((one, at) => at < from || at >= to || one.prose).map(({ printed }) => printed))
    }
    if (items.some(({ how }) => how !== 'unrecognised')) {
      const other = opened.some(({ ingredient }) => items.every((one) => one.ingredient !== ingredient))
      return { items: other ? [...opened, ...items] : items, outside, boilerplate }
    }
  }
  return { items: [], outside: [text], boilerplate: [] }
}
