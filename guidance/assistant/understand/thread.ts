import type { Knowledge } from '../../knowledge/knowledge.ts'
import { messagesOf, type Request, type Turn } from '../conversation.ts'
import { askedOfPasted } from './list-again.ts'
import { putRight } from './corrections.ts'
import { tokensOf } from '../../text/tokens.ts'
import { hear } from './understand.ts'
import { pattern } from '../../text/pattern.ts'

// A talk does not go in a line: a name is put right, something is asked by the way, somebody else is spoken of, and then it goes on from where it was.
// Here a message and the turns before it are set as they are meant, before anything is read in them.

type Pair = { user: Turn; answers: readonly Turn[] }

const pairsOf = (turns: readonly Turn[]): Pair[] => {
  const pairs: Pair[] = []
  for (const turn of turns) {
    const last = pairs.at(-1)
    if (turn.role === 'user' || last === undefined) pairs.push({ user: turn, answers: [] })
    else pairs.splice(-1, 1, { ...last, answers: [...last.answers, turn] })
  }
  return pairs
}

const said = (message: string): string => tokensOf(message).join(' ')
const bare = (message: string): string => message.trim().replace(/[.!?,\s]+$/, '')
const filler =
  '(?:so|and|ok|okay|but|then|now|oh|lol|haha|hm+|eish|right|cool|sharp|thanks|thank ' +
  'you|dan|dus|en|maar|nou|anyway|please|sorry|well|dankie|ja|yes|no|wait)'

const asksOnce = pattern`
  ^(?:${filler} )*(?:(?:is|are) (?:it|that|this|they)|its|thats|it is|that is|this is|theyre|dis|is dit|still|all)?(?: (?:still|all|then|ook|also|now|
  really))* ?(?:fine|fyn|ok|okay|good|yes|safe|enough|genoeg|alright|allowed|reg|goed|too much|too often|fine or too much|yes or no|ja of nee|
  (?:(?:for )?(?:me|my|myself) )?(?:can|may|kan|mag) (?:i|ek) (?:use|uze|take|try|have|do|gebruik)(?: (?:it|that|them|dit))?)(?: ${filler}| or not| hey|
  [ ]neh| use| to use)*( or .{3,40})?$`

/** "Oh wait, it says 50" – "so then yes?": what was asked first is asked with the right word in it. */
const askedRight = (message: string, turns: readonly Turn[], right: readonly string[]): string | undefined => {
  const users = turns.filter(({ role }) => role === 'user')
  const question = right.at(-2)
  if (question === undefined || users.at(-1)?.text === question) return undefined
  const found = asksOnce.exec(said(message))
  return found === null ? undefined : `${question}${found[1] === undefined ? '' : `${found[1]}?`}`
}

const stem = (word: string): string => word.replace(/(?:ies|es|s)$/, '')
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .map(stem)
const returns = pattern`
  ^(?:${filler} )*(?:(?:back to|about) )?(?:the|my|that|die) (?:(?<first>first|eerste|1st|original|main) (?:thing|question|vraag|story)|
  (?<what>[a-z]{3,}(?: [a-z]{3,})?))(?: (?:yes or no|ja of nee|which one|watter een|still|again|weer|or not|thing|question|${filler}))*$`

/** "But the dove, yes or no", "so the first thing, which one": what was asked of it before something came between. */
const goneBackTo = (message: string, turns: readonly Turn[]): string | undefined => {
  const found = returns.exec(said(message.split(/(?<=[.!?])\s+/).at(-1) ?? ''))?.groups
  const users = messagesOf(turns)
  if (found === undefined || users.length < 2) return undefined
  if (found['first'] !== undefined) return users[0]
  const words = wordsIn(found['what'] ?? '')
  const spoken = (text: string): boolean => wordsIn(text).some((word) => words.includes(word))
  // What was spoken of last is leaned on anyway.
  return spoken(users.at(-1) ?? '') ||
    !/\b(?:yes or no|ja of nee|which one|watter een|still|again|weer|or not)\b/.test(said(message))
    ? undefined
    : users.findLast(spoken)
}

const kinOf: Readonly<Record<string, string>> = {
  him: 'husband|hubby|boyfriend|bf|man|dad|father|pa|brother|bro|son|boy|uncle|oom|oupa|seun|broer|guy|fiance',
  her: 'wife|girlfriend|gf|mom|mum|mother|ma|sister|sis|daughter|girl|aunt\\w*|gogo|gran\\w*|ouma|dogter|suster|vrou|bestie|friend',
}
const pronoun: Readonly<Record<string, string>> = {
  him: 'him',
  his: 'him',
  hom: 'him',
  her: 'her',
  hers: 'her',
  haar: 'her',
  syne: 'him',
}
const anybody = 'him|his|hom|syne|her|hers|haar|yena|me|my|mine|myself|myne'
const kinWords = Object.values(kinOf).join('|')
const ofOther = pattern`
  ^(?:${filler} |what |how |wat |hoe |kanti |about |van |for |vir |with |of |i |bhuti )*(?<who>${anybody}|my (?<kin>${kinWords}))(?: (?:yena|ke|self|${filler}|what|wat|too|ook|do|though))*$`
const anyKin = new RegExp(String.raw`\b(?:my|the|die|our) (?:\w+ )?(?:${kinWords})\b`, 'i')
const ofMe = /^(?:me|my|mine|myself|myne)$/
const onesOwn =
  /^(?:(?:me|and|also|btw|myself|im|ek) )*(?:im|i am|ive|i have|i get|my (?:skin|face|own)|ek is|ek het|me)\b/

/** "My husband gets bumps" – "me, I'm dry" – "and him?": what was told of him is asked about. */
const askedForOther = (knowledge: Knowledge, message: string, turns: readonly Turn[]): string | undefined => {
  const found = ofOther.exec(said(message))?.groups
  const who = found?.['who']
  if (found === undefined || who === undefined) return undefined
  const users = messagesOf(turns)
  const kin = new RegExp(
    String.raw`\bmy (?:\w+ )?(?:${found['kin'] ?? kinOf[pronoun[who] ?? ''] ?? Object.values(kinOf).join('|')})s?\b`,
    'i',
  )
  const told = users.findLast((text) =>
    ofMe.test(who) ? onesOwn.test(said(text)) && !anyKin.test(said(text)) : kin.test(text),
  )
  if (told === undefined || told === users.at(-1)) return undefined
  const { concerns, particular, household } = hear(knowledge, told)
  const last = turns.findLast(({ topic }) => topic !== undefined)?.topic?.intent
  // Of a routine or of products the same is asked for somebody else.
  if (
    last === 'routine' ||
    last === 'suggest' ||
    last === 'price' ||
    told.includes('?') ||
    (concerns.length === 0 && particular === undefined && household.length === 0)
  )
    return undefined
  return particular === undefined ? `${bare(told)}. What helps for that?` : told
}

const general = pattern`
  ^(?:(?:lol|haha|hey|btw|by the way|also|oh|and|ok|okay|quick one|one thing|random|just wondering|sorry|wait|wait but|out of curiosity|
  is it true(?: that)?|but|so|hm+|ag) )*
  (?:what (?:does|is|are|do|s)|whats|how (?:do|does|are|is|many|much|long|come)|why (?:is|are|do|does)|does|do|is|are|can|where (?:do|does|is)|who|
  when (?:was|did|is)|which (?:country|brand)|
  wat (?:is|beteken)|is dit waar)\b`
const personal = /\b(?:i|im|ive|id|ill|my|me|mine|myself|we|our|us|he|she|his|her|him|hers|ek|ons)\b/
const pointing = /\b(?:it|its|this|that|thats|these|those|they|them|dit|hulle)\b/
const toThat = /\b(?:it|its|this|that|thats|dit)\b/
const only = pattern`
  ^(?:(?:ok|okay|oh|lol|haha|hm+|eish|eeuw|ew|wow|yo|yoh|sho|sjoe|shame|pity|cool|good|great|nice|lekker|sharp|noted|got it|i see|thanks|thank you|ty|
  dankie|enkosi|ngiyabonga|siyabonga|right|
  fine|sure|yes|no|ja|makes sense|didnt know that|interesting|damn|jinne|thats me sorted|all good|perfect) ?)+$`
const longestAside = 14

/** Something asked or said by the way, that tells nothing of anybody and leans on nothing. */
const isAside = (text: string): boolean => {
  const words = said(text)
  return (
    only.test(words) ||
    (general.test(words) &&
      !personal.test(words) &&
      !pointing.test(words.replace(/\bis it true\b/, ' ')) &&
      words.split(' ').length <= longestAside)
  )
}

const leansOnLast = pattern`
  ^(?:${filler} )*(?:why|really|how come|are you sure|is that|says who|who says|source|more|explain|what do you mean|serious\w*|how (?:long|much|many|soon)|
  since when|where|hoekom|regtig|what about|how about|wat van|even)\b`
const withPerson = /\b(?:i|me|my|mine|we|he|she|him|her|his|ek|my|hom|haar|sy|hy)\b/
const ofUse = pattern`
  \b(?:carry on|carrying on|go on with|going with|keep (?:going|on|using|it up)|continue|stop|every (?:night|day|morning|second)|daily|nightly|
  same (?:night|time|day)|which (?:nights?|days?|one|ones|filters?|type|kind|
  wash|cream)|how often|together|in which order|morning or night|elke (?:aand|dag)|watter (?:een|aande)|the one|the other|worth it|yes or no|what (?:do|
  should|must|can) i|like that|as is)\b`
const longestLeaning = 14

const ofWhatIsUsed =
  /\b(?:(?:can|may|should|must|could|do) (?:i|he|she|we) (?:\w+ )?(?:it|that|them|this)|(?:going|on|up|using) (?:with )?it)\b/g
/** "What is a toner?" – "do I need one?" */
const ofThatKind = /\b(?:need|use|try|get|buy|have|want|wear|take) (?:one|some|any)\b/

/** Whether a message goes on from the talk, and not from what was asked by the way just before it. */
const goesOnFromTalk = (knowledge: Knowledge, message: string, asides: readonly string[]): boolean => {
  const words = said(message)
  if (
    words.split(' ').length > longestLeaning ||
    leansOnLast.test(words) ||
    ofThatKind.test(words) ||
    !(withPerson.test(words) || ofUse.test(words))
  )
    return false
  const heard = asides.map((aside) => hear(knowledge, aside))
  // "Can I use it?" means what is in use, unless the question in between named something that may be used.
  const free = heard.some(({ things, kinds }) => things.length + kinds.length > 0)
    ? words
    : words.replaceAll(ofWhatIsUsed, ' ')
  if (pointing.test(free.replaceAll(/\b(?:like that|like this|the ones? that)\b/g, ' '))) return false
  const now = hear(knowledge, message)
  return heard.every(({ things, kinds, concerns }) => {
    return (
      !now.things.some(({ called }) => things.some((one) => one.called === called)) &&
      !now.kinds.some((one) => kinds.includes(one)) &&
      !now.concerns.some((one) => concerns.includes(one))
    )
  })
}

/** The turns without what was asked by the way last, where a message goes on from before that. */
const withoutAsides = (knowledge: Knowledge, message: string, turns: readonly Turn[]): readonly Turn[] => {
  const pairs = pairsOf(turns)
  const leaned = (at: number): boolean => {
    const next = pairs[at + 1]
    return (
      next !== undefined &&
      (leansOnLast.test(said(next.user.text)) || toThat.test(said(next.user.text)) || next.user.text.includes('?')) &&
      !isAside(next.user.text)
    )
  }
  const aside = pairs.map(
    ({ user, answers }, at) =>
      at > 0 && isAside(user.text) && !leaned(at) && !answers.some(({ topic }) => topic?.redFlag !== undefined),
  )
  const asides = pairs.filter((_, at) => aside[at]).map(({ user }) => user.text)
  if (!asides.some((text) => !only.test(said(text))) || !goesOnFromTalk(knowledge, message, asides)) return turns
  const talk = pairs.filter((_, at) => !aside[at])
  // What was asked beside an alarm is what is gone on from, not the alarm.
  return talk.at(-1)?.answers.some(({ topic }) => topic?.redFlag !== undefined) === true
    ? turns
    : talk.flatMap(({ user, answers }) => [user, ...answers])
}

const shown = pattern`
  ^(?:(?:and|so|ok|hm|but|now) )*(?:theres?|there is|there are|i (?:see|saw|found|was thinking)|saw|they (?:sell|have)|thinking of|thought of|my \w+ (?:is|
  are|was|were|feels?|has|have|got)|i (?:scratched|cut|nicked|burnt|picked))\b`
const emptyAsk = pattern`
  ^(?:${filler} )*(?:(?:can|may|should|must|could|kan|mag|moet) (?:i|she|he|we|they|ek|sy|hy)(?: (?:do|use|try|take|buy|get))?(?: (?:it|that|them|this|
  one))?|(?:is it |are they )?worth (?:it|the money)|(?:is (?:it|that) a )?(?:good|bad) idea|
  yes or no|any good|is (?:it|that) (?:safe|ok|fine|good)|still (?:ok|okay|fine|safe)(?: to \w+)?)(?: ${filler})*$`

/** "There's a bee venom mask at the shop" – "worth it?": the question with what it is asked of. */
const askedOfShown = (message: string, turns: readonly Turn[]): string | undefined => {
  const last = messagesOf(turns).at(-1)
  return last === undefined || last.includes('?') || !shown.test(said(last)) || !emptyAsk.test(said(message))
    ? undefined
    : `${bare(last)}. ${message}`
}

const sort =
  'foam(?:ing|y)?|gels?|creams?|creamy|milk|milky|oils?|bars?|clay|tinted|untinted|mineral|chemical|lotion|spray|stick|balm|butter|powder|thick|light|rich|blue|green|white|pink'
const choice = pattern`
  ^(?:${filler} )*(?:(?:the|a|an|is it|rather|die) )*(?<one>${sort})(?: (?:one|type|kind|version))? or (?:the |a |an )?(?<other>${sort})(?: (?:one|type|
  kind|version))?(?: ${filler}| better| for me)*$`
const ofKind =
  /\b(face ?wash|cleanser|wash|sun ?screen|moisturi[sz]er|body lotion|body wash|hand cream|lip balm|shampoo|mask|soap|deodorant|toner|serum)\b/i

/** "I want a proper face wash" – "the foaming one or the cream one?": the kind they are of is put in. */
const chosenOf = (message: string, turns: readonly Turn[]): string | undefined => {
  const { one, other } = choice.exec(said(message))?.groups ?? {}
  const kind = turns
    .filter(({ role }) => role === 'user')
    .slice(-3)
    .toReversed()
    .flatMap(({ text }) => ofKind.exec(text)?.[1] ?? [])[0]
  return one === undefined || other === undefined || kind === undefined
    ? undefined
    : `${one} or ${other} ${/wash/i.test(kind) ? 'cleanser' : kind}, ` + `which one for me?`
}

const beast = 'dogs?|puppy|pup|cats?|kitten|horse|hond|kat|inja|ikati'
const ofBeast = new RegExp(
  String.raw`^(?:${filler} |what |how |wat |about |van |for |vir )*(?:my|our|the|die|ons) (?<beast>${beast})\b(?<rest>.*)$`,
)

/** "And the dog, he is white": the same asked of an animal. */
const askedOfBeast = (message: string, turns: readonly Turn[]): string | undefined => {
  const { beast: called, rest = '' } = ofBeast.exec(said(message))?.groups ?? {}
  const kind = turns.findLast(({ topic }) => topic !== undefined)?.topic?.kind
  return called === undefined || rest.split(' ').length > 12
    ? undefined
    : `can i use ${kind ?? 'that'} on my ${called}?${rest}`
}

/** A question that was put right stands once: with the answer to what was meant. */
const onceEach = (turns: readonly Turn[]): readonly Turn[] => {
  const pairs = pairsOf(turns)
  return pairs
    .filter(({ user }, at) => user.text !== pairs[at + 1]?.user.text)
    .flatMap(({ user, answers }) => [user, ...answers])
}

const setsAside = pattern`
  \b(?:forget|never ?mind|leave|scrap|skip|vergeet|los)(?: about)? (?:her|him|them|haar|hom|(?:my |the |die )?(?:${Object.values(kinOf).join('|')}))\b[^.!?:]*|
  \b(?:its|it's|it is|dis)(?: actually| really| just| only)? (?:for|vir) (?:me|my)(?: now| actually| instead)?\b|\bnot for (?:her|him|
  them)(?: any ?more)?[^.!?]{0,12}\bfor me\b`
const ofSelf = /\b(?:i|i'?m|me|my|mine|myself|ek|myne)\b/i

/** "Forget her, she never listens. Me: 19, oily": the talk begins anew there, and of oneself. */
const sinceTurnedToSelf = (turns: readonly Turn[]): readonly Turn[] => {
  const pairs = pairsOf(turns)
  const at = pairs.findLastIndex(({ user }) => setsAside.test(user.text.toLowerCase()) && ofSelf.test(user.text))
  const found = pairs[at]
  if (at < 1 || found === undefined || !pairs.slice(0, at).some(({ user }) => anyKin.test(user.text))) return turns
  const sentences = found.user.text
    .split(/(?<=[.!?,])\s+/)
    .filter((part) => !anyKin.test(part) && !/\b(?:she|he|her|him|sy|hy)\b/i.test(part))
  const text =
    sentences.length === 0
      ? found.user.text
      : sentences
          .join(' ')
          .replace(
            /\b(?:its|it's|it is|dis)(?: actually| really| just| only)? (?:for|vir) (?:me|my)\b[,.]*\s*/i,
            'me: ',
          )
  return [{ ...found.user, text }, ...pairs.slice(at + 1).flatMap(({ user, answers }) => [user, ...answers])]
}

const forMeNow = new RegExp(
  String.raw`^(?:(?:and|but|ok|okay|thanks|thank you|cool|now|en|so|what about|how about)[ ,.!]+)*(?:for )?(?:me|myself|my)[ ,:=]+(?=(?:i|im|i'm|i am|i have|ive|my|ek)\b)(?<told>[^?]+)$`,
  'i',
)

/** "My mom has rosacea" – "and for me, I'm oily": what helps the one who writes. */
const askedForMe = (message: string, turns: readonly Turn[]): string | undefined => {
  const told = forMeNow.exec(message.trim())?.groups?.['told']
  return told === undefined || !turns.some(({ role, text }) => role === 'user' && anyKin.test(text))
    ? undefined
    : `${bare(told)}. What should I use?`
}

/** "What should I get?" wants something to buy. */
const toGet =
  /^(?=(?:(?:ok|so|then|and|now|but|please),? )*what)(.*\bwhat (?:should|must|do|can) (?:i|we)) get((?: then| now| for (?:it|that|this|me))*[?.!\s]*)$/i

/** A message and the turns before it, as they are meant. */
export const inThread = (knowledge: Knowledge, request: Request): Request => {
  if (request.turns.length === 0) return request
  const users = request.turns.filter(({ role }) => role === 'user')
  const right = putRight([...users.map(({ text }) => text), request.message])
  let at = 0
  const corrected = request.turns.map((turn) =>
    turn.role === 'user' ? { ...turn, text: right[at++] ?? turn.text } : turn,
  )
  // What puts right asks in the place of what was wrong, and nothing is gone on from the answer to that.
  const over = right.at(-1)
  if (over !== undefined && over !== request.message) {
    const kept =
      right.at(-2) === over
        ? pairsOf(corrected)
            .slice(0, -1)
            .flatMap(({ user, answers }) => [user, ...answers])
        : corrected.map(({ role, text }) => ({ role, text }))
    return { ...request, message: over, turns: kept }
  }
  const again = askedRight(request.message, request.turns, right)
  if (again !== undefined) return { ...request, turns: corrected, message: again }
  const whole = onceEach(sinceTurnedToSelf(corrected))
  const back =
    goneBackTo(request.message, whole) ??
    askedForOther(knowledge, request.message, whole) ??
    askedForMe(request.message, whole) ??
    chosenOf(request.message, whole)
  // What is gone back to is asked as at first; what was told since still holds.
  if (back !== undefined) return { ...request, turns: whole.map(({ role, text }) => ({ role, text })), message: back }
  // What is gone back to by its name is looked for in all that was said.
  const turns = /\b(?:back to|back on|terug na|returning to)\b/i.test(request.message)
    ? whole
    : withoutAsides(knowledge, request.message, whole)
  return {
    ...request,
    turns: [...turns],
    message:
      askedOfPasted(knowledge, request.message, turns) ??
      askedOfShown(request.message, turns) ??
      askedOfBeast(request.message, turns) ??
      request.message.replace(toGet, '$1 buy$2'),
  }
}
