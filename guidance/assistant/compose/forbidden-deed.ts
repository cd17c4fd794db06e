import { capital, small } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "May I scratch it?" under an answer that says further down not to scratch: that is what was asked, so it is said first.

/** Deeds that people ask leave for, by the start of their words: those that come to the same together. */
const deeds = ['scratch|pick|scrap', 'squeez|pop|burst|lance', 'dig|pluck|tweez|pull', 'peel|pull', 'cut|clip', 'scrub|rub', 'burn', 'bite', 'tie']

const asksLeave = pattern`
  \b(?:(?:can|may|could|should|must|shall|mag|kan|moet) (?:i|we|he|she|they|you|one|ek|ons|hy|sy|jy)|is it (?:ok|okay|fine|safe|alright)(?: (?:to|if (?:i|
  we)))?) (?:(?!not\b)\w+ ){0,4}?(${deeds.join('|')})(?:e|s|ing|ping)?\b(?! (?:down|back|out)\b)`

/** It says no, or what to do instead, already. */
const refuses = /^\**(?:No\b|Not\b|Never|Better not|Rather not|Best not|Please don|Do not|Leave|Stop)/

/** The paragraphs of a ready answer, the no to a deed that was asked for at their head; as they are where nothing of the kind was asked. */
export const noToDeedFirst = (paragraphs: readonly string[], said: string): string[] => {
  const [, deed] = asksLeave.exec(said) ?? []
  const [first = '', ...others] = paragraphs
  const bold = /^\*\*.*?\*\*/.exec(first)?.[0] ?? ''
  const alike = deeds.filter((group) => group.split('|').includes(deed ?? '')).join('|')
  const forbids = new RegExp(String.raw`\b(?:do not|don’t|never|no)\b[^.;:]*\b(?:${alike})`, 'i')
  // "Single hairs may be plucked": the deed is what the first sentence speaks of.
  if (deed === undefined || new RegExp(String.raw`\b(?:${alike})`, 'i').test(bold) || refuses.test(bold.replace(/^\*\*No, /, '**'))) return [...paragraphs]
  const clause = paragraphs.flatMap((text) => text.split(/(?<=[.:;](?:\*\*)?) |\n/)).find((one) => forbids.test(one) && !one.includes('**'))
  if (clause === undefined) return [...paragraphs]
  const plain = clause.replace(/^- /, '').replace(/[.:;]$/, '')
  // A whole sentence moves; a part of one is said again.
  const whole = /^(?:- )?[A-Z].*\.$/.test(clause) ? clause : undefined
  const kept = (text: string): string => (whole === undefined ? text : text.replace(whole, '').replace(/ {2,}/g, ' ').trim())
  const lead = /^no\b/i.test(plain) ? `**${capital(plain)}.**` : `**No, ${small(plain)}.**`
  const opening = first.replace(/^\*\*(?:(?:Yes|No)[,:] )?(.*?)\*\*/, (_, text: string) => capital(text))
  return [`${lead} ${kept(opening)}`, ...others.map(kept)].filter((text) => text !== '')
}
