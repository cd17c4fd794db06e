import { wordsOf } from '../../text/normalise.ts'
import type { Intent, PageRef, Passage } from '../conversation.ts'
import type { Asked, Draft } from './draft.ts'
import { mayOffer } from '../guard.ts'
import { concernCalled } from './facts.ts'

// Words of many pages and of none in particular.
const weak = new Set(['skin', 'skincare', 'and', 'the', 'your', 'for', 'a', 'to', 'of', 'on', 'in', 'with', 'how', 'what', 'is', 'it', 'use', 'oil', 'acid',
  'guide', 'south', 'african', 'local', 'do', 'does', 'without', 'products', 'product', 'cream', 'creams', 'over', 'under', 'start', 'that', 'when', 'dry',
    'read', 'compared', 'types', 'buy', 'really', 'need', 'best', 'extract', 'root', 'vitamin', 'real', 'skip', 'get', 'help'])
const linked = 2

const byIntent: Partial<Record<Intent,
  string>> = { routine: 'routine', sunscreen: 'sunscreen spf', label: 'label ingredients', lightening: 'lightening dangerous mercury hydroquinone',
    price: 'budget price deal', suggest: 'budget' }

const roots = (words: readonly string[]): Set<string> => new Set(words.flatMap(wordsOf).filter((word) => !weak.has(word)
  && word.length > 2).map((word) => (word.length > 4 ? word.replace(/s$/, '') : word)))

/** A page whose title names a sum over the budget would mislead. */
const beyond = ({ title }: PageRef, mostCents: number | undefined): boolean => mostCents !== undefined
  && [...title.matchAll(/\bR(\d+)/g)].some((found) => Number(found[1]) * 100 > mostCents)

/** The section retrieval found in a page, to link to it rather than to the top. */
const sectionIn = ({ url }: PageRef, passages: readonly Passage[]): Passage | undefined => passages.find((passage) => passage.url.replace(/#.*$/, '') === url)

/** Up to two of our pages on what the answer is about; those retrieval found count a little more, and are linked to at the section. */
export const linksFor = ({ heard, request, knowledge, situation }: Asked, intent: Intent, draft: Draft): PageRef[] => {
  const things = [...heard.things, ...(draft.things ?? [])].slice(0, 4)
  const concerns = [...heard.concerns, ...(draft.topic?.concerns ?? [])]
  const strong = roots([...things.flatMap(({ called, families, ingredient }) => [called, ...families.slice(0, 1),
    ingredient?.id.replaceAll('-', ' ') ?? '']),
      ...concerns.flatMap((id) => [id.replaceAll('-', ' '), concernCalled[id],
        ...(knowledge.concerns.find((one) => one.id === id)?.words.slice(0, 4) ?? [])]), ...heard.kinds])
  const general = roots([byIntent[intent] ?? ''])
  const asked = roots([...heard.tokens])
  const passages = (request.passages ?? []).filter(({ title }) => mayOffer(knowledge, title, situation))
  return request.pages
    .map((page, at) => {
      const words = [...roots([...page.words, page.title])]
      const hits = words.filter((word) => strong.has(word)).length
      const wide = words.filter((word) => general.has(word) && !strong.has(word)).length
      const plain = strong.size === 0 ? wide : 0
      const section = sectionIn(page, passages)
      return { page: section === undefined ? page : { ...page, url: section.url }, at, hits: hits + plain,
        points: hits * 2 + wide * (strong.size === 0 ? 4 : 1) + words.filter((word) => asked.has(word)
          && strong.has(word)).length * 2 + (section === undefined ? 0 : 2) }
    })
    .filter(({ hits, points, page }) => hits > 0 && points >= 4 && !beyond(page, heard.priceCents) && mayOffer(knowledge, page.title, situation))
    .sort((a, b) => b.points - a.points || a.at - b.at)
    .slice(0, linked)
    .map(({ page }) => page)
}
