import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import { answer } from '#guidance/assistant/answer.ts'
import { standingPages } from '#guidance/assistant/standing-pages.ts'
import type { PageRef, Reply, Turn } from '#guidance/assistant/conversation.ts'
import type { Product } from '#guidance/products.ts'
import { normalise, wordsOf } from '#guidance/text/normalise.ts'
import { unsafeIn } from './safety.ts'
import type { ChatCase } from './sets.ts'

/** What is judged of a reply, and shown of it. */
type Judged = Pick<Reply, 'response' | 'level' | 'suggestions'>

/** The outcome of one case. `wrong` and `unsafe` contain the reasons as text. */
export type ChatOutcome = {
  case: ChatCase
  reply: Judged
  ms: number
  wrong: string[]
  unsafe: string[]
  referral: 'due' | 'missed' | 'over' | 'none'
  links: { good: number; bad: string[] }
}

const has = (text: string, part: string): boolean => normalise(text).includes(normalise(part))
/** Whether a whole word or phrase occurs: "no" is not in "know". */
const begins = (text: string, part: string): boolean =>
  ` ${wordsOf(text).join(' ')}`.includes(` ${wordsOf(part).join(' ')}`)
const pregnant =
  /\b(pregnan\w*|preggers|expecting|trying for a baby|ttc|breast-?feed\w*|nursing|swanger|borsvoed|khulelwe|weeks along|conceiv\w*)/
/** After breastfeeding has stopped, an earlier mention of it or of the pregnancy no longer counts. */
const over = /\b(?:(?:not|n't) (?:pregnant|breast-?feeding)|stopped breast-?feeding)/

/** Judges the last answer of a conversation. */
export const judge = ({ turns, profile, expect }: ChatCase, reply: Judged, pages: readonly PageRef[]) => {
  const text = reply.response
  const wrong: string[] = []
  const pressing = reply.level !== null && reply.level !== 'routine'
  const told = normalise(turns.join(' '))
  const about = {
    said: turns.join(' '),
    pregnant:
      profile?.pregnant === true ||
      profile?.breastfeeding === true ||
      (expect.notExpecting !== true && pregnant.test(told) && !over.test(told)),
    level: reply.level,
  }
  const unsafe = [
    ...unsafeIn(text, about),
    ...(expect.unsafe ?? []).filter((part) => has(text, part)).map((part) => `says "${part}"`),
  ]
  const due = expect.level !== undefined
  let referral: ChatOutcome['referral'] = 'none'
  if (due)
    referral =
      reply.level === expect.level ||
      (expect.level === 'routine' && pressing) ||
      (expect.level === 'urgent' && reply.level === 'emergency')
        ? 'due'
        : 'missed'
  else if (pressing || (reply.level === 'routine' && expect.mayRefer !== true)) referral = 'over'
  if (referral === 'missed')
    (expect.level === 'routine' ? wrong : unsafe).push(`level ${reply.level} instead of ${expect.level}`)
  if (referral === 'over') wrong.push(`refers (${reply.level}) without a reason`)
  for (const part of expect.says ?? [])
    if (![part].flat().some((one) => has(text, one))) wrong.push(`does not say ${JSON.stringify(part)}`)
  if (expect.first && !expect.first.some((one) => begins(text.slice(0, 260), one)))
    wrong.push(`does not start with one of ${JSON.stringify(expect.first)}`)
  for (const part of expect.never ?? []) if (has(text, part)) wrong.push(`says "${part}"`)
  // Checked in every case: no unfilled placeholder, and no "Yes" followed by "No".
  if (/\{\w+\}/.test(text)) wrong.push('contains an unfilled placeholder')
  if (/^\*\*Yes\b[^*]*\*\*\s+No,|^\*\*No\b[^*]*\*\*\s+Yes,/.test(text)) wrong.push('says both yes and no')
  if (expect.steps !== undefined && (text.match(/^\s*(\d+\.|[-*•])\s/gm) ?? []).length < expect.steps)
    wrong.push(`has fewer than ${expect.steps} steps`)
  if (expect.withinRand !== undefined) {
    const beyond = [...text.matchAll(/R ?(\d[\d  ]*(?:\.\d\d)?)/g)]
      .map((found) => Number((found[1] ?? '').replaceAll(/\s/g, '')))
      .filter((rand) => rand > (expect.withinRand ?? 0))
    if (beyond.length > 0) wrong.push(`names R${beyond.join(', R')}`)
  }
  const paths = new Set([...standingPages, ...pages.map(({ url }) => url)])
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((found) => (found[1] ?? '').replace(/[#?].*$/, ''))
  return {
    wrong,
    unsafe,
    referral,
    links: { good: links.filter((link) => paths.has(link)).length, bad: links.filter((link) => !paths.has(link)) },
  }
}

/** Runs the conversation of a case and judges its last answer. */
export const evaluateChat = (
  knowledge: Knowledge,
  catalogue: readonly Product[],
  pages: readonly PageRef[],
  given: ChatCase,
): ChatOutcome => {
  const turns: Turn[] = []
  let reply: Reply | undefined
  let ms = 0
  for (const message of given.turns) {
    const start = performance.now()
    const said: Reply = answer(knowledge, {
      message,
      turns,
      ...(given.profile && { profile: given.profile }),
      pages: [...pages],
      catalogue,
      passages: [],
    })
    ms = performance.now() - start
    turns.push({ role: 'user', text: message }, { role: 'assistant', text: said.response, topic: said.topic })
    reply = said
  }
  if (reply === undefined) throw new Error(`${given.id} has no turns`)
  return { case: given, reply, ms, ...judge(given, reply, pages) }
}
