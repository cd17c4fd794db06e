import type { Knowledge } from '../knowledge/knowledge.ts'
import { objectionTo } from '../safety/objections.ts'
import type { Situation } from '../safety/situation.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

// The last look at an answer before it leaves. Every composer already minds who asks; this one trusts none of them.

const retinoids = 'retin(?:oids?|ol|al|aldehyde|yl)|adapalene|differin|epiduo|tretinoin|retin-a|tazarotene|trifarotene|isotretinoin|roaccutane|oratane'
/** Words with which a sentence warns of a thing instead of recommending it. */
const warning = /\b(not|no|never|avoid\w*|without|skip|stop\w*|leave|leaving|left|instead(?!:)|rather than|off|out|don't|doesn't|isn't|nor|until|after|before you|ask|doctor|midwife|unless|swap\w*|exclude\w*|neither|pause\w*|wait\w*|drop\w*|harm\w*|risks?|away)\b/

/** Words with which one is put forward; a list of what stands on labels is none. */
const offering = pattern`
  \b(?:use|try|start|take|choose|apply|seals?|put|adds?|eases?|suits?|help\w*|works?|good|best|better|first|thick\w*|night\w*|week|wash|lotion|cream|
  balm|clears?|frees|calms?|fades?|smooths?|once|twice|daily|second|serum|oil for|such as|a little|or)\b|\d ?%|^\d+\.|^[^ ]+(?: [^ ]+)?\.?$`

const escaped = (name: string): string => normalise(name).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const expecting = ({ conditions }: Situation): boolean => conditions.has('pregnant') || conditions.has('trying') || conditions.has('breastfeeding')

/** A medicine of a doctor is spoken of to them, and warned of in many words. */
const doctorsOwn = (situation: Situation): boolean => expecting(situation) || situation.conditions.has('teen')

/** Names that are also said of products and families at large, and say nothing by themselves. */
const tooWide = /^(?:alcohol|fragrance|parfum|perfume|aroma|water|aqua|soap|tint|wax|oil|talc|mica|iron|zinc|clay)$/

const made = new WeakMap<Situation, RegExp | null>()

/** What this person must not be recommended, as one expression over small letters; null where nothing is ruled out. */
const ruledOut = (knowledge: Knowledge, situation: Situation): RegExp | null => {
  const known = made.get(situation)
  if (known !== undefined) return known
  const { avoid, conditions } = situation
  const nothing = conditions.size + avoid.ingredients.size + avoid.families.size + avoid.origins.size + avoid.words.length === 0
  const barred = nothing ? [] : knowledge.ingredients.filter((ingredient) => ingredient.full !== undefined
    && objectionTo(knowledge, { ingredient, printed: '', families: [] }, situation)?.tone === 'avoid')
  const names = barred.flatMap(({ id, inci, full }) => [inci, id.replaceAll('-', ' '), ...(full?.names ?? [])]).map(normalise)
    .filter((name) => name.length > 3 && !tooWide.test(name))
  const words = [...(doctorsOwn(situation) ? [retinoids] : []), ...[...new Set(names)].sort((a, b) => b.length - a.length).map(escaped),
    // "A salicylic wash" is one as well.
    ...(names.includes('salicylic acid') ? ['salicylic'] : [])]
  const out = words.length === 0 ? null : new RegExp(`\\b(?:${words.join('|')})\\b(?![- ]free)`)
  made.set(situation, out)
  return out
}

const warningOf = /\b(?:not|no|never|avoid\w*|without|skip|stop\w*|leave|leaving|left out|instead of|rather than|off|don't|doesn't|isn't|nor|unless|neither|pause\w*|drop\w*|harm\w*|risks?|until|ask (?:first|before|your|a doctor|the doctor|whoever)|allerg\w*|react\w*|relative of)\b/g
/** Why it is left out, wherever in the sentence that stands. */
const reason = /\b(?:which )?you (?:leave|asked to leave) out\b|\b(?:leave|left) out for you\b|\bdoes not suit you\b|\bcomes, or may come\b/
const putForward = /\b(?:use|try|take|choose|apply|add|start|begin|wash with|then|but|rather|instead)\b/
/**
 * Whether a sentence warns of what is named, and not only of something beside it: "lactic or salicylic acid after washing", "salicylic acid twice a week, no
 * scrubs", "a retinoid (not in pregnancy)" warn of no salicylic acid.
 */
const warnsOf = (plain: string, out: RegExp): boolean => plain.split(/[;–]/).filter((part) => out.test(part) && !reason.test(part)).every((part) => {
  const [name = ''] = out.exec(part) ?? []
  const [before = '', after = ''] = [part.slice(0, part.indexOf(name)), part.slice(part.indexOf(name) + name.length).split(',')[0]]
  const last = [...before.replaceAll(/\bnot only\b/g, ' ').matchAll(warningOf)].at(-1)
  return (last !== undefined && !putForward.test(before.slice(last.index + last[0].length))) || after.search(warningOf) >= 0
})

/** A strength said with a name. */
const strength = String.raw`(?: (?:about )?\d[\d.,–-]*(?: ?%)?)?`

/** A sentence without what is ruled out, where that is one of several: "azelaic acid or niacinamide" keeps the one that is left. */
const withoutNamed = (sentence: string, out: RegExp): string => {
  const name = `(?:a |an )?${out.source}${strength}`
  return sentence
    .replaceAll(new RegExp(`,? (?:or|and|en) ${name}(?=[ ,.;:)*])`, 'gi'), '')
    .replaceAll(new RegExp(`(?<=[a-z%], )${name}, `, 'gi'), '').replaceAll(new RegExp(`, ${name}(?= (?:or|and) )`, 'gi'), '')
    .replaceAll(new RegExp(`(^|[ *(])${name}(?: or| and)(?= [a-z])`, 'gi'), '$1').replace(/^ +| {2,}/g, ' ').trim()
}

/**
 * The answer without what this person must not have: a retinoid in pregnancy, an acid on burnt skin, an ingredient they leave out. One of
 * several that are named is taken out of its sentence; a sentence or list item that then still puts it forward, without a warning, goes.
 */
export const guarded = (knowledge: Knowledge, response: string, situation: Situation): string => {
  const out = ruledOut(knowledge, situation)
  if (out === null) return response
  // "Retinoid: on dry skin, after washing" tells how to use it, whatever stands in it.
  const labelled = new RegExp(`^[-*• ]*(?:${out.source})[* ]*:`)
  const harmful = (sentence: string): boolean => {
    // "Shea or beeswax, without menthol" warns of the menthol alone.
    const plain = normalise(expecting(situation) ? sentence : sentence.replaceAll(/\((?:not|never|no) [^)]*\)/g, ' ')).replace(/, (?:without|with no|free of|and no|not(?! only)) [^;]*$/, '')
    if (expecting(situation) && labelled.test(plain)) return !/\b(?:not|no|never|avoid|leave|skip|stop|ask)\b/.test(plain)
    return out.test(plain) && !(doctorsOwn(situation) ? warning.test(plain) : warnsOf(plain, out)) && offering.test(plain)
  }
  const kept = (sentence: string): string[] => {
    if (!harmful(sentence)) return [sentence]
    const rest = withoutNamed(sentence, out)
    if (harmful(rest) || rest === '') return []
    return [/^[-*• ]*[a-z]/.test(sentence) ? rest : rest.replace(/^[-*• ]*[a-z]/, (start) => start.toUpperCase())]
  }
  const lines = response.split('\n').flatMap((line) => {
    const clauses = line.split(/(?<=[.!?;]\**)\s+/).map((one) => ({ one, left: kept(one) }))
    // What went on from a clause that is gone says nothing by itself.
    const left = clauses.filter(({ one }, at) => !(/^[a-z]/.test(one) && at > 0 && clauses[at - 1]?.left.length === 0 && clauses[at - 1]?.one.endsWith(';') === true))
      .flatMap(({ left: rest }) => rest).join(' ')
    if (line.trim() !== '' && /^[\s\d.*•-]*$/.test(left)) return []
    return [(left.match(/\*\*/g) ?? []).length % 2 === 0 ? left : left.replace('**', '')]
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
    .replaceAll(/\]\(([^)\s]*)\)?/g, (whole, link: string) => (paths.has(link.replace(/[#?].*$/, '')) ? whole : '] '))
    .replaceAll(/\b(?:https?|ftp|javascript|data|vbscript):\S*/gi, '')
