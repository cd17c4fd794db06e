import { wordsOf } from '../../text/normalise.ts'
import type { Intent, PageRef, Passage } from '../conversation.ts'
import type { Asked, Draft } from './draft.ts'
import { mayOffer } from '../guard.ts'
import { concernCalled } from './facts.ts'

// Words of many pages and of none in particular.
const weak = new Set([
  'skin',
  'skincare',
  'and',
  'the',
  'your',
  'for',
  'a',
  'to',
  'of',
  'on',
  'in',
  'with',
  'how',
  'what',
  'is',
  'it',
  'use',
  'oil',
  'acid',
  'guide',
  'south',
  'african',
  'local',
  'do',
  'does',
  'without',
  'products',
  'product',
  'cream',
  'creams',
  'over',
  'under',
  'start',
  'that',
  'when',
  'read',
  'compared',
  'types',
  'buy',
  'really',
  'need',
  'best',
  'extract',
  'root',
  'vitamin',
  'real',
  'skip',
  'get',
  'help',
  'our',
  'visible',
  'types',
])
const linked = 2

const byIntent: Partial<Record<Intent, string>> = {
  routine: 'routine',
  sunscreen: 'sunscreen spf',
  label: 'label ingredients',
  lightening: 'lightening dangerous mercury hydroquinone',
  price: 'budget price deal',
  suggest: 'budget',
}

const roots = (words: readonly string[]): Set<string> =>
  new Set(
    words
      .flatMap(wordsOf)
      .filter((word) => !weak.has(word) && word.length > 2)
      .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word)),
  )

/** A page whose title names a sum over the budget would mislead. */
const beyond = ({ title }: PageRef, mostCents: number | undefined): boolean =>
  mostCents !== undefined && [...title.matchAll(/\bR(\d+)/g)].some((found) => Number(found[1]) * 100 > mostCents)

/** The section retrieval found in a page, to link to it rather than to the top. */
const sectionIn = ({ url }: PageRef, passages: readonly Passage[]): Passage | undefined =>
  passages.find((passage) => passage.url.replace(/#.*$/, '') === url)

/**
 * Up to two of our pages on what was asked: its words, its concerns and the things it names must stand in the title; words of the page count a
 * little more. A title that opens with another concern is about something else.
 */
export const linksFor = ({ heard, request, knowledge, situation }: Asked, intent: Intent, draft: Draft): PageRef[] => {
  const concernRoots = (id: (typeof heard.concerns)[number]): string[] => [
    id.replaceAll('-', ' '),
    concernCalled[id],
    ...(knowledge.concerns.find((one) => one.id === id)?.words.slice(0, 4) ?? []),
  ]
  // A particular question that happens to name marks is not about marks.
  const concerns =
    intent === 'particular' || intent === 'myth' ? [] : [...heard.concerns, ...(draft.topic?.concerns ?? [])]
  const named = roots([
    ...heard.things
      .slice(0, 4)
      .flatMap(({ called, families, ingredient }) => [
        called,
        ...families.slice(0, 1),
        ingredient?.id.replaceAll('-', ' ') ?? '',
      ]),
    ...concerns.flatMap(concernRoots),
  ])
  const kinds = roots([...heard.kinds])
  const general = roots([byIntent[intent] ?? ''])
  const asked = roots([...heard.tokens])
  const others = roots(knowledge.concerns.flatMap(({ id }) => concernRoots(id)))
  const passages = (request.passages ?? []).filter(({ title }) => mayOffer(knowledge, title, situation))
  const isOurs = (word: string): boolean => named.has(word) || kinds.has(word) || asked.has(word)
  return request.pages
    .map((page, at) => {
      const title = [...roots([page.title])]
      const opens = [...roots([page.title.replace(/[:,].*$/, '')])]
      const tags = [...roots([...page.words])].filter((word) => !title.includes(word))
      const count = (words: readonly string[], among: ReadonlySet<string>): number =>
        words.filter((word) => among.has(word)).length
      const bare = named.size + kinds.size === 0
      const hits =
        count(title, named) * 3 + count(title, kinds) * 2 + count(title, asked) + count(title, general) * (bare ? 4 : 2)
      const section = sectionIn(page, passages)
      return {
        page: section === undefined ? page : { ...page, url: section.url },
        at,
        hits,
        strays: opens.some((word) => others.has(word) && !isOurs(word)),
        points: hits + count(tags, named) + (section === undefined ? 0 : 2),
      }
    })
    .filter(
      ({ hits, points, strays, page }) =>
        hits > 0 &&
        points > 2 &&
        !strays &&
        !beyond(page, heard.priceCents) &&
        mayOffer(knowledge, page.title, situation),
    )
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, linked)
    .map(({ page }) => page)
}
