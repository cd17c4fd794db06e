import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Topic, Turn } from '../conversation.ts'
import { thingsOf } from './carry.ts'
import type { Heard } from './heard.ts'
import { pattern } from '../../text/pattern.ts'

// Turns that change the words of a question that was asked before: a name put right, a routine with one thing more or less, a subject gone back to.
// The question is asked over with the change in it, and is then read like any other.

/** What was said before, with what the answer to it was about, the latest first; and how to hear a message. */
type Before = { text: string; topic: Topic | undefined }
export type Said = { knowledge: Knowledge; heard: Heard; turns: readonly Turn[]; hear: (message: string) => Heard }

const before = (turns: readonly Turn[]): Before[] =>
  turns.flatMap(({ role, text }, at) => (role === 'user' ? [{ text, topic: turns[at + 1]?.topic }] : [])).toReversed()

const bare = (message: string): string => message.replace(/[.!?,\s]+$/, '')
const furthest = 5

const meansOther = pattern`
  \b(?:i meant?|is what i meant?|meant to say|ek bedoel|bedoel ek|typo|autocorrect)\b|^(?:(?:ag|oh|ok|eish|haai|sorry|oops|lol|wait|hang on) )*(?:no|nee) (?:man|wait|sorry|bru|sis|hang on)\b|
  ^(?:(?:ag|oh|eish|haai) )*(?:sorry|oops|wait) (?:no|not that)\b`
const longestMeant = 8
/** So many letters alike, and one name may have been written for another. */
const alike = 4

/** "Is glycerin bad in the sun?" – "ag no, glycolic I mean": the question with the right name in it. */
const withNamePutRight = (
  { heard: { tokens, named, message }, hear }: Said,
  [last]: readonly Before[],
): string | undefined => {
  const [right, second] = named
  const said = tokens.join(' ')
  if (
    last === undefined ||
    right === undefined ||
    second !== undefined ||
    tokens.length > longestMeant ||
    !meansOther.test(said) ||
    message.includes('?')
  )
    return undefined
  const name = tokens.slice(right.from, right.to).join(' ')
  const asked = hear(last.text)
  const [wrong, other] = asked.named
  const words = asked.tokens
  const near = words.findIndex((word) => word.length > alike && word.slice(0, alike) === name.slice(0, alike))
  const [from, to] =
    wrong !== undefined && other === undefined
      ? [wrong.from, wrong.to]
      : wrong === undefined && near >= 0
        ? [near, near + 1]
        : [0, 0]
  const old = words.slice(from, to).join(' ')
  return to === 0 || old === name
    ? undefined
    : [...words.slice(0, from), name, ...words.slice(to)].join(' ') + (last.text.includes('?') ? '?' : '')
}

const lead = pattern`
  ^(?:(?:ok|okay|oraait|shot|cool|nice|great|lekker|sharp|perfect|so|and|but|then|now|please|pls|thanks|yes|ja|en|actually|can (?:you|u|we|i)|could (?:you|we|i)|lets|let us|
  i want to|i wanna|id like to|just|kan (?:jy|ons)|man|also|right) )*`.source
const into = String.raw`(?: (?:in|into|to|there|too|also|then|please|pls|by|daar|the|my|that|this|it|routine|list|plan|morning|evening|night|one|steps?))*`
const adds = new RegExp(
  String.raw`${lead}(?:add|include|work in|fit in|slot in|squeeze in|throw in|voeg|(?:put|slot|fit|squeeze|throw|work|sit)(?= .*\b(?:in|into|by)\b(?! (?:the )?(?:car|bag|fridge|bathroom|sun))))\b (.{2,36}?)${into}$`,
)
const takes = new RegExp(
  String.raw`${lead}(?:take|leave|cut|drop|remove|skip|lose|chuck|haal|los|kick)(?: out| away| off)? (.{2,36}?)(?: (?:out|away|off|uit|please|pls|then|from (?:it|that|the routine|my routine)|of it))*(?: (?:its|it is|because|cos|coz|i) .*)?$`,
)
const swaps = new RegExp(
  String.raw`${lead}(?:swap|replace|change|switch|exchange|ruil)(?: out)? (.{2,30}?) (?:for|with|by|to|vir|met) (.{2,30}?)(?: (?:instead|please|pls|then))*$`,
)
const pointsBack = /^(?:it|that|this|that one|this one|one|them|those|these|dit|hom)$/
const half = pattern`
  \b(?:only|just|net) (?:the |my |for the |for |want the |need the )*(evenings?|nights?|mornings?|aand|oggend)\b|\b(evenings?|nights?|mornings?) (?:one |routine |part |steps )?(?:only|is enough|will do)\b`
const fewerSteps =
  /\b(?:make it|only|max|at most|in) (\d|two|three|four|five|six|twee|drie|vier) (?:steps?|products?|things?|stappe)\b/
const longestEdit = 16

/** What a message changes in a routine, as words that a question for one may end with. `last`: what was spoken of just before. */
const changeIn = (
  { knowledge }: Said,
  { tokens, message, harmed, named }: Heard,
  last: Topic | undefined,
): string | undefined => {
  if (
    tokens.length > longestEdit ||
    harmed ||
    /\?/.test(message.replace(/^[^?]*\b(?:can|could) (?:you|u|we)\b[^?]*\?\s*$/i, ''))
  )
    return undefined
  const said = tokens.join(' ')
  const thing = (words: string): string | undefined =>
    pointsBack.test(words)
      ? last && thingsOf(knowledge, last)[0]?.called
      : named.length > 0 ||
          /\b(?:toner|serum|retin\w+|exfoliant|oil|mask|actives?|acids?|mist|essence|eye cream|cleanser|moisturi[sz]er)\b/.test(
            words,
          )
        ? words.replace(/^(?:the|a|an|some|my|die|n|any) /, '')
        : undefined
  const [, out = '', by = ''] = swaps.exec(said) ?? []
  if (by !== '')
    return thing(out) === undefined || thing(by) === undefined ? undefined : `without ${thing(out)}, with ${thing(by)}`
  const more = adds.exec(said)?.[1]
  if (more !== undefined) return thing(more) && `with ${thing(more)}`
  const less = takes.exec(said)?.[1]
  // A step that no routine has needs no word: its name would put it in.
  if (less !== undefined)
    return /^(?:the |a |my )?(?:toner|mist|essence|eye cream|mask|oil)s?$/.test(less)
      ? ''
      : thing(less) && `without ${thing(less)}`
  const halfDay = half.exec(said)
  if (halfDay !== null) return /morning|oggend/.test(halfDay[1] ?? halfDay[2] ?? '') ? 'morning only' : 'evening only'
  const steps = fewerSteps.exec(said)?.[1]
  return steps === undefined ? undefined : `${steps} products only`
}

const halves =
  /\b(?:morning and (?:night|evening)|morning & night|am and pm|day and night|full|morning|evening|night)\b ?/gi

/** "A morning routine" – "what does niacinamide do?" – "ok add that in": the routine once more, with all that was changed in it. */
const withRoutineChanged = (talk: Said, said: readonly Before[]): string | undefined => {
  const recent = said.slice(0, furthest)
  const now = changeIn(talk, talk.heard, recent[0]?.topic)
  // What is added to the routine just given has an answer that says where.
  if (
    now === undefined ||
    (recent[0]?.topic?.intent === 'routine' &&
      talk.heard.things.length === 1 &&
      /^with (?!.*without)/.test(now) &&
      talk.heard.tokens.includes('add'))
  )
    return undefined
  const changes: string[] = [now]
  for (const [at, one] of recent.entries()) {
    if (one.topic?.intent !== 'routine') continue
    const change = changeIn(talk, talk.hear(one.text), recent[at + 1]?.topic)
    if (change === undefined || at === recent.length - 1) {
      const base = bare(one.text)
      const day = changes.some((each) => each.endsWith(' only') && !each.includes('products'))
      return [day ? base.replaceAll(halves, '') : base, ...changes.toReversed()]
        .filter((part) => part !== '')
        .join(', ')
    }
    changes.push(change)
  }
  return undefined
}

const goesBack = pattern`
  ^(?:(?:ok|okay|shot|cool|so|but|anyway|right|now|thanks|thank you|and|en|maar|nice|great|lekker|alright|lets|let us|can we|i want to|please|just|sorry|hey) )*
  (?:(?:(?:go|going|come|coming|get|getting|jump|switch) )?back (?:to|on)|terug na|to get back to|returning to|about|with|for) (?:(?:the|my|that|those|these|die|our|what i asked about|what i said about) )*`
const again = /\b(?:back|terug|again|weer|earlier|first|before|returning)\b/
const small =
  /^(?:the|my|for|and|how|what|many|that|this|thing|question|about|with|back|again|earlier|first|times?|often|which|must|should|can|will|does|is|are|again|weer|long|one|stuff|part|story)$/

/** "Back to the underarms, how many times a week?": what was asked of them, with what is asked now. */
const withSubjectOfBefore = ({ heard: { message, tokens } }: Said, said: readonly Before[]): string | undefined => {
  const spoken = tokens.join(' ')
  const opened = goesBack.exec(spoken)?.[0]
  if (opened === undefined || !again.test(spoken) || said.length < 2) return undefined
  const rest = spoken.slice(opened.length).split(' ')
  const stem = (word: string): string => word.replace(/(?:ies|es|s)$/, '')
  // The noun that is gone back to stands first.
  for (const word of rest.slice(0, 3).filter((one) => one.length > 3 && !small.test(one))) {
    const found = said.slice(1, furthest).find(({ text }) =>
      text
        .toLowerCase()
        .replaceAll(/['’]/g, '')
        .split(/[^a-z0-9]+/)
        .some((one) => stem(one) === stem(word)),
    )
    if (found === undefined) continue
    const asked = rest
      .slice(rest.indexOf(word) + 1)
      .join(' ')
      .replace(/^(?:(?:again|now|then|thing|question|part|stuff|story|weer|one|though) ?)+/, '')
    return asked.split(' ').length < 2 ? found.text : `${bare(found.text)}. ${asked}${message.includes('?') ? '?' : ''}`
  }
  return undefined
}

/** The question of before as a message changes it; undefined where it changes none. */
export const askedOver = (said: Said): string | undefined => {
  if (said.heard.isLabel || said.heard.cues.has('inject')) return undefined
  const talk = before(said.turns)
  if (talk.length === 0 || talk[0]?.topic?.redFlag !== undefined) return undefined
  return withNamePutRight(said, talk) ?? withRoutineChanged(said, talk) ?? withSubjectOfBefore(said, talk)
}
