import type { Knowledge } from '../knowledge/knowledge.ts'
import type { Situation } from '../safety/situation.ts'
import { normalise } from '../text/normalise.ts'

// The last look at an answer before it leaves. Every composer already minds who asks; this one trusts none of them.

const retinoids = 'retin(?:oids?|ol|al|aldehyde|yl)|adapalene|differin|epiduo|tretinoin|retin-a|tazarotene|trifarotene|isotretinoin|roaccutane|oratane'
/** Words with which a sentence warns of a thing instead of recommending it. */
const warning = /\b(not|no|never|avoid\w*|without|skip|stop\w*|leave|leaving|left|instead|rather than|off|out|don't|doesn't|isn't|nor|until|after|before you|ask|doctor|midwife|unless|swap\w*|exclude\w*|neither|pause\w*|wait\w*|drop\w*|harm\w*)\b/

const escaped = (name: string): string => normalise(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const expecting = ({ conditions }: Situation): boolean => conditions.has('pregnant') || conditions.has('trying') || conditions.has('breastfeeding')

/** What this person must not be recommended, as one expression over normalised text; undefined where nothing is ruled out. */
const ruledOut = (knowledge: Knowledge, situation: Situation): RegExp | undefined => {
  const names = [...situation.avoid.ingredients].flatMap((id) => {
    const found = knowledge.byId(id)
    return found === undefined ? [] : [found.inci, ...(found.full?.names ?? [])].filter((name) => name.length > 3).map(escaped)
  })
  const words = [...(expecting(situation) ? [retinoids] : []), ...names]
  return words.length === 0 ? undefined : new RegExp(`\\b(?:${words.join('|')})\\b`)
}

/**
 * The answer without the sentences and list items that name, without a warning, what this person must not have: a retinoid in pregnancy,
 * an ingredient they asked to leave out. A line of which nothing is left goes too.
 */
export const guarded = (knowledge: Knowledge, response: string, situation: Situation): string => {
  const out = ruledOut(knowledge, situation)
  if (out === undefined) return response
  const harmful = (sentence: string): boolean => {
    const plain = normalise(sentence)
    return out.test(plain) && !warning.test(plain)
  }
  const lines = response.split('\n').flatMap((line) => {
    const kept = line.split(/(?<=[.!?:;])\s+/).filter((sentence) => !harmful(sentence)).join(' ')
    return line.trim() !== '' && /^[\s\d.*•-]*$/.test(kept) ? [] : [kept]
  })
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n').trim()
}

/** Whether a page, by its title, is about something this person must not have: it is then not offered. */
export const mayOffer = (knowledge: Knowledge, title: string, situation: Situation): boolean =>
  !(ruledOut(knowledge, situation)?.test(normalise(title)) ?? false)

/**
 * The answer with links to our own pages only. What somebody pasted is said back in places, and may carry a link of its own: it stays text.
 * @param paths the addresses that may be linked to, without anchors
 */
export const ownLinksOnly = (response: string, paths: ReadonlySet<string>): string =>
  response
    .replaceAll(/\]\(([^)\s]*)\)?/g, (whole, link: string) => (paths.has(link.replace(/#.*$/, '')) ? whole : '] '))
    .replaceAll(/\b(?:https?|ftp|javascript|data|vbscript):\S*/gi, '')
