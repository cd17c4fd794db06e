import { capital, small } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "May I scratch it?" under an answer that says further down not to scratch: that is what was asked, so it is said first.

/** Deeds that people ask leave for, by the start of their words: those that come to the same together. */
const deeds = [
  'scratch|pick|scrap',
  'squeez|pop|burst|lance',
  'dig|pluck|tweez|pull',
  'peel|pull',
  'cut|clip',
  'scrub|rub',
  'burn',
  'bite',
  'tie',
]

const asksLeave = pattern`
  \b(?:(?:can|may|could|should|must|shall|mag|kan|moet) (?:i|we|he|she|they|you|one|ek|ons|hy|sy|jy)|is it (?:ok|okay|fine|safe|alright)(?: (?:to|if (?:i|
  we)))?) (?:(?!not\b)\w+ ){0,4}?(${deeds.join('|')})(?:e|s|ing|ping)?\b(?! (?:down|back|out)\b)`

/** "Scrub it off?", "pull it or leave it": asked in so many words. */
const asksBarely = new RegExp(
  String.raw`(?:^|[^\w ] ?|\b(?:or|do i|should i|must i|just|and|to|so|now|i|he|she|it|skin|patch|scab|scalp|off) )(?:just )?(${deeds.join('|')})(?:e|s|ing|ping)? (?:it|them|this|that|the \w+)(?: off| out| away| open)?` +
    String.raw`(?: or (?:leave|not|wait)\b.*| now| then| myself)* ?(?:\?|$)`,
)
/** What nobody tears off or scrubs away, and what does come off. */
const ofSkinItself =
  /\b(?:marks?|patch\w*|flak\w*|scabs?|crusts?|spots?|bumps?|moles?|warts?|tags?|peel\w*|blisters?|pimples?|zits?|blackheads?|scales?|streaks?|stains?|keloid|scars?|lumps?|cyst|milia|rofie)\b/
const comesOff =
  /\b(?:heels?|callus\w*|make ?up|tan|paint|glue|polish|tape|plaster|wax|dye|henna|dirt|mud|hard skin|hairs?|ingrown|tick|splinter|thorn|sting|mask|gel)\b/

const plainOf = (message: string): string => message.toLowerCase().replaceAll(/[’']/g, '').trim()
/** "Pull it off?" of skin itself, whatever the message was taken for. */
export const tearsOff = (message: string): boolean => {
  const said = plainOf(message)
  return asksBarely.test(said) && ofSkinItself.test(said) && !comesOff.test(said)
}

/** It says no, or what to do instead, already. */
const refuses = /^\**(?:No\b|Not\b|Never|Better not|Rather not|Best not|Please don|Do not|Leave|Stop)/

const refusesIt =
  /^\**(?:No\b|Not\b|Never|Better not|Rather not|Best not|Please don|Do not|(?:Leave|Let) (?:it|them|the|that)\b)/

/** The paragraphs of a ready answer, the no to a deed that was asked for at their head; as they are where nothing of the kind was asked. */
export const noToDeedFirst = (paragraphs: readonly string[], said: string, message = said): string[] => {
  const barely = tearsOff(message)
  const [, deed] = asksLeave.exec(said) ?? (barely ? asksBarely.exec(plainOf(message)) : null) ?? []
  const [first = '', ...others] = paragraphs
  const bold = /^\*\*.*?\*\*/.exec(first)?.[0] ?? ''
  const alike = deeds.filter((group) => group.split('|').includes(deed ?? '')).join('|')
  const forbids = new RegExp(String.raw`\b(?:do not|don’t|never|no)\b[^.;:]*\b(?:${alike})`, 'i')
  // "Single hairs may be plucked": the deed is what the first sentence speaks of.
  if (
    deed === undefined ||
    new RegExp(String.raw`\b(?:${alike})`, 'i').test(bold) ||
    (barely ? refusesIt : refuses).test(bold.replace(/^\*\*No, /, '**'))
  )
    return [...paragraphs]
  const clause: string | undefined = paragraphs
    .flatMap((text) => text.split(/(?<=[.:;](?:\*\*)?) |\n/))
    .find((one) => forbids.test(one) && !one.includes('**'))
  if (clause === undefined && barely)
    return [
      `**No, do not ${deed.replace(/^squeez$/, 'squeeze')} ${/\bthem\b/.test(plainOf(message)) ? 'them' : 'it'}: that ${/squeez|pop/.test(deed) ? 'drives what is inside deeper and leaves scars' : 'leaves raw skin'} and darker marks.** ${first.replace(/^\*\*(?:(?:Yes|No)[,:] )?(.*?)\*\*/, (_, text: string) => capital(text))}`,
      ...others,
    ]
  if (clause === undefined) return [...paragraphs]
  const plain = clause.replace(/^- /, '').replace(/[.:;]$/, '')
  // A whole sentence moves; a part of one is said again.
  const whole = /^(?:- )?[A-Z].*\.$/.test(clause) ? clause : undefined
  const kept = (text: string): string =>
    whole === undefined ? text : text.replace(whole, '').replace(/ {2,}/g, ' ').trim()
  const lead = /^no\b/i.test(plain) ? `**${capital(plain)}.**` : `**No, ${small(plain)}.**`
  const opening = first.replace(/^\*\*(?:(?:Yes|No)[,:] )?(.*?)\*\*/, (_, text: string) => capital(text))
  return [`${lead} ${kept(opening)}`, ...others.map(kept)].filter((text) => text !== '')
}
