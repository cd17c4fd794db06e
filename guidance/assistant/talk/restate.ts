import type { Knowledge } from '../../knowledge/knowledge.ts'
import { fadingInTime } from '../understand/spelled-out.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { pattern } from '../../text/pattern.ts'
import { type Phrase, phrasesIn } from './phrases.ts'
import { saidIn, type Talk } from './talk.ts'

// A message said in full, by what the talk holds: "must I rinse it off?" of micellar water, "and the carrot oil, does it lighten?" of what was spoken of before,
// "does castor oil work?" of edges that thin.

/** How a message was set in full. */
export type Restated = { by: 'returned' | 'turned' | 'pointed' | 'swapped' | 'related' | 'of-trouble' | 'chosen' | 'priced' | 'tried' | 'instead' | 'same-done' | 'of-use'; message: string }

const lead = pattern`(?:(?:so|and|ok|okay|k|kk|but|then|now|oh|lol|haha|hm+|eish|yoh|right|cool|sharp|shap|thanks|thank you|thx|en|maar|nou|dan|anyway|please|sorry|well|dankie|enkosi|ja|yes|no|wait|also|btw|nice|great|alright) )*`.source
const asked = '(?:is|are|was|can|could|may|must|should|shall|do|does|did|will|would|what|whats|which|how|hows|when|where|why|who)'
const pointing = /\b(?:it|them|this one|that one|this|that|these|those)\b/
/** "Is it ok to …" points at nothing. */
const empty = pattern`\b(?:is|was|isnt|would|will|does) (?:it|this|that) (?:be )?(?:ok|okay|safe|true|bad|normal|fine|good|better|best|possible|necessary|important|dangerous|matter|mean|take|because|cause|a myth)\b(?: (?:for (?:me|my \w+|us|him|her) )?(?:to|that|if|when|how|what|i|for)\b)?|\b(?:like|same as|after|before|do|just) (?:that|this)\b|\bthat (?:i|my|is|are|the|has|have|can)\b|\b(?:this|that) (?:week|morning|month|year|time|day|night|thing)\b`

const stem = (word: string): string => word.replace(/(?:ies|es|s)$/, '')
const lastWord = (words: string): string => stem(words.split(' ').at(-1) ?? '')
/** What was spoken of by a noun: the longest name that it was given. */
const spokenOf = (talk: Talk, phrase: Phrase): Phrase | undefined =>
  talk.named.filter(({ words }) => lastWord(words) === lastWord(phrase.words) || ` ${words} `.includes(` ${phrase.words} `)).sort((one, other) => other.words.length - one.words.length)[0]

const withSubject = (said: string, words: string): string => said.replace(pointing, words)

const opensBack = new RegExp(`^${lead}(?:(?:back to|back on|about|regarding|as for|with|for|on|going back to|returning to) )*(?:the|my|that|those|these|your)? ?(?<noun>(?!${asked}\\b)[a-z0-9][a-z0-9 -]{2,30}?)(?: (?:again|thing|question|story|still|tho|though|then))* (?<rest>${asked}\\b.*)$`)
/** "Ok the cradle cap, should I pick it off?": what is named first was spoken of before. */
const returned = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const { noun, rest } = opensBack.exec(said)?.groups ?? {}
  if (noun === undefined || rest === undefined) return undefined
  const [phrase, second] = phrasesIn(knowledge, noun).filter(({ slot, words }) => slot !== 'place' || noun === words)
  const before = phrase === undefined || second !== undefined ? undefined : spokenOf(talk, phrase)
  if (before === undefined || noun.split(' ').length > before.words.split(' ').length + 2) return undefined
  // "Back to the underarms, how often?": what was asked of there.
  const asked = before.slot === 'used' ? undefined : talk.questions.find((question) => question.includes(before.words))
  const used = asked === undefined ? undefined : phrasesIn(knowledge, asked).find(({ slot }) => slot === 'used')?.words
  if (before.slot === 'place' && /^(?:how long|when will)\b.*\b(?:fade|clear|get better|go away)\b/.test(rest)) return `how long does it take for dark ${before.words} to fade`
  if (before.slot === 'place' && used === undefined) return undefined
  const points = pointing.test(rest.replaceAll(new RegExp(empty, 'g'), ' '))
  if (!points && used !== undefined && phrasesIn(knowledge, rest).length === 0) return `${rest} should i use ${used} for ${before.words}`
  return points ? withSubject(rest, before.words) : `${rest} for ${before.words}`
}

const gap = String.raw`(?:[\s,.!:;–-]+|$)`
const pleased = '(?:ok|okay|cool|thanks|thank you|thanx|thx|shap|sharp|great|nice|lekker|alright|dankie|enkosi|siyabonga|ngiyabonga)'
/** What says that something else is spoken of. */
const another = '(?:another thing|(?:one|1) more (?:thing|question)|(?:another|other|different|new|next|last|quick|random) (?:thing|question|one)|nog n (?:ding|vraag)|iets anders|unrelated|oh and|by the way|btw)'
const opensAnew = new RegExp(`^(?:(?:${pleased}|so much|a lot|baie|oh|hey|lol|so|but|and|also|n)${gap})*(?:${another}|${pleased}|also|and|n)${gap}(?:(?:and|so|now|but|also|please|pls|quickly|do you know|do u know)${gap})*`, 'i')
/** What says so in as many words. */
export const surelyAnew = new RegExp(`\\b${another}\\b`, 'i')
const leansBack = /\b(?:its|their|ones?|both|rest|thing|again|still|instead|else|either|other|mine|same|too)\b/
/** It is asked of what was talked of, though it says not so. */
const leansOnTalk = /^(?:how (?:long|soon|often|many|much)|what if|if|when|why|where does|where do)\b|\badd\b|^(?:which|what) (?:one|\w+ )?(?:first|do i|must i|should i)\b/
/** With these nothing is asked as if they were not. */
const grave = /\b(?:ro?accutane|isotret\w*|oratane|acnetane|tret|tretinoin|chemo\w*|warfarin|blood thinn\w*|steroid\w*|cortisone)\b/
/** It changes what was asked before, however it is told. */
const ofExpecting = /\b(?:pregnan\w*|preg\w*|swanger|expecting|trying|period|conceiv\w*|nursing|(?:breast ?)?feeding|missed|positive|my age|allerg\w*)\b/
/** "Oh and can sunscreen expire?", "another thing, my nails are yellow": of what nobody has spoken of. */
const turned = (knowledge: Knowledge, talk: Talk, message: string): string | undefined => {
  const opening = opensAnew.exec(message.trim())?.[0] ?? ''
  const rest = message.trim().slice(opening.length)
  const said = saidIn(rest)
  if (opening === '' || said.split(' ').length < 3 || pointing.test(said.replaceAll(new RegExp(empty, 'g'), ' ')) || leansBack.test(said)) return undefined
  const sure = surelyAnew.test(opening)
  const phrases = phrasesIn(knowledge, rest)
  if (phrases.length === 0 || ofExpecting.test(said) || (!sure && (leansOnTalk.test(said) || phrases.every(({ slot }) => slot === 'place'))) || talk.named.some(({ words }) => grave.test(words)) || !(sure || asks(said)) || /^(?:for|at|on|in|with|if|what about|how about)\b/.test(said)) return undefined
  return phrases.some((phrase) => spokenOf(talk, phrase) !== undefined) ? undefined : rest
}

const doubts = /\b(?:are you sure|really sure|serious\w*|says who|who says)\b/
const ofCourse = /\b(?:get rid of|treat|cure|prevent|stop|avoid|cause|causes|catch|come back|comes back|go away|goes away|spread|spreads|contagious|scar|scars|heal|fade|fades|itch|itches)\b/
/** "Must I rinse it off?": what is asked of stands in the place of the word that points at it. */
const pointed = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  if (talk.subject === undefined || talk.told !== undefined || !asks(said)) return undefined
  const plain = said.replaceAll(new RegExp(empty, 'g'), (found) => '#'.repeat(found.length))
  const found = pointing.exec(plain)
  if (found === null || phrasesIn(knowledge, said).some(({ slot }) => slot === 'used' || slot === 'other')) return undefined
  if (doubts.test(said) || /^(?:so |and |but )*what if\b|\bwhy (?:is |was )?(?:it|that|this)(?: one)?$|\bstuff\b/.test(said)) return undefined
  const words = ofCourse.test(said) ? talk.trouble ?? talk.subject.words : talk.subject.words
  if (words !== talk.trouble && ofSeveral(knowledge, talk)) return undefined
  if (talk.subject.slot === 'other' && /\b(?:how much|cost|price|buy|get|month)\b/.test(said)) return undefined
  if (words === talk.trouble || talk.subject.slot === 'trouble' ? !ofCourse.test(said) : talk.subject.slot === 'place') return undefined
  return `${said.slice(0, found.index)}${words}${said.slice(found.index + found[0].length)}`.replace(new RegExp(`^${lead}`), '')
}

const turnsTo = new RegExp(`^${lead}(?:what about|how about|and|or|wat van) (?:the |a |an |my |some |using |just )*(?!with\\b)(?<other>[a-z0-9][a-z0-9 -]{2,40}?)(?: (?:then|instead|tho|though|maybe|too|also|as well|rather|on its own))*$`)
const ofSkin = /\bskin$/
const fewOf = new RegExp(`^(?!.*\\b(?:or|${asked}|it|that|this|them|with|together|for|free)\\b)(?:\\S+ ?){1,6}$`)
/** "And aloe from the garden?": what was asked of one thing is asked of another. */
const swapped = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const other = turnsTo.exec(said)?.groups?.['other']
  if (other === undefined || talk.question === undefined || pointing.test(talk.question.replaceAll(new RegExp(empty, 'g'), ' ')) || asks(other) || !fewOf.test(other)) return undefined
  const [phrase, second] = phrasesIn(knowledge, other)
  if (phrase === undefined || second !== undefined && (phrase.slot !== 'used' || second.slot !== 'other')) return undefined
  const before = phrasesIn(knowledge, talk.question)
  // To a list one more is added, and one of two may be meant.
  if (phrase.slot === 'used' && before.filter(({ slot }) => slot === 'used').length > 1) return undefined
  const same = before.find(({ slot }) => slot === phrase.slot) ?? (phrase.slot === 'other' ? before.find(({ slot }) => slot === 'used') : phrase.slot === 'used' ? before.find(({ slot }) => slot === 'other') : undefined)
  // A type of skin is told beside the trouble that is asked of.
  if (phrase.slot === 'trouble' && ofSkin.test(other) && same !== undefined && !ofSkin.test(same.words)) return `${talk.question} for ${other}`
  if (same !== undefined) return talk.question.replace(same.words, other)
  return phrase.slot === 'used' && talk.trouble !== undefined ? `does ${other} help for ${talk.trouble}` : undefined
}

/** One of several may be meant. */
const ofSeveral = (knowledge: Knowledge, talk: Talk): boolean => talk.question !== undefined && phrasesIn(knowledge, talk.question).filter(({ slot }) => slot === 'used').length > 1

const sameTime = /\b(?:on )?the same (?:day|night|time|evening|morning)\b/
const thenOrBefore = /\b(?:right |straight |just )?(?:afterwards?|after|before)(?: (?:it|that))?$/
/** "Can I shave the same day?": as what was spoken of. */
const related = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  if (talk.subject === undefined || talk.subject.slot !== 'used' || talk.told !== undefined || !asks(said) || /\bwhat if\b/.test(said) || ofSeveral(knowledge, talk)) return undefined
  const words = talk.subject.words
  if (phrasesIn(knowledge, said).some(({ slot, words: own }) => slot === 'used' && own === words)) return undefined
  const time = sameTime.exec(said)
  if (time !== null && !/\bas\b/.test(said)) return `${said} as ${words}`
  const then = thenOrBefore.exec(said)
  return then === null ? undefined : `${said.replace(/ (?:it|that)$/, '')} using ${words}`
}

const wants = /\b(?:help|helps|work|works|good|ok|okay|fine|use|try|put|get|buy|safe|take|better|best)\b/
/** "Does castor oil work?" of the trouble that is spoken of. */
const ofTrouble = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  if (talk.trouble === undefined || talk.told !== undefined || !asks(said) || pointing.test(said) || /\b(?:there|first|second|other|else|more|which)\b/.test(said) || !wants.test(said) || / for (?!me\b)/.test(said)) return undefined
  const phrases = phrasesIn(knowledge, said)
  return phrases.some(({ slot }) => slot === 'trouble' || slot === 'place') || !phrases.some(({ slot }) => slot === 'used') ? undefined : `${said} for ${talk.trouble}`
}

const sorts = 'foam(?:ing|y)?|gels?|creams?|creamy|milk|milky|oils?|bars?|clay|tinted|untinted|mineral|chemical|lotion|spray|stick|balm|butter|powder|thick|light|rich'
const choice = new RegExp(`^${lead}(?:(?:the|a|an|is it|rather|must it be|should it be) )*(?:(?<noun>sunscreen|moisturi[sz]er|cleanser|face wash|mask|serum|toner|soap|scrub|shampoo|lotion) )?(?:a )?(?<one>${sorts}) or (?:the |a |an )?(?<other>${sorts})(?: (?:one|type|kind|version))?(?<rest> for .*)?$`)
const whichOne = new RegExp(`^${lead}(?:for .{3,40} )?(?:which|watter)(?: one| een)?(?: of (?:the|these|those) (?:two|2))?(?: (?:must|should|do|can) (?:i|we) (?:take|use|get|buy|choose|pick|go for|go with))?(?: then| rather| for .{3,40})?$`)
const forWhom = / ?\bfor (?!it\b|that\b).{3,40}?(?= which|$)/
const ofPair = new RegExp(`^${lead}(?:which|watter)(?: one| een| of (?:them|the two))? (?:is|are|s|would be) (?:the )?(?<how>cheaper|cheapest|better|best|stronger|gentler|milder|safer|goedkoper|beter)(?<rest> for .{3,40})?(?: then| though)*$`)
const oneOfThem = new RegExp(`^${lead}(?:(?:is it|take|use|i take|must i take|should i take) )*the (?:first|second|1st|2nd|former|latter|other)(?: one)?(?: then| rather| is better)*$`)
/** "I have eczema", "my skin is oily" after a choice tells for whom it is. */
const toldOf = /^(?:(?:i have|ive got|i got|its for|for someone with|i suffer from) (?:very |bad |some )?(?<trouble>eczema|acne|pimples|rosacea|(?:very )?(?:dry|oily|sensitive|combination|normal|dark) skin|dark (?:spots|marks)|melasma|psoriasis)|(?:my skin is|my face is|mine is|im|i am|its) (?:very |quite |so |super )?(?<skin>dry|oily|sensitive|combination|dark skinned|black))(?: (?:though|tho|btw|hey|and sensitive))?$/
const purpose = /^(?:(?:its|it is|thats|i want it|i need it|mostly|just|only) )*(?:for|vir) (?:my|the|a|his|her|when|me|our|ingrown|dry|oily|dark|acne|pimples)\b.{0,40}$/
/** Two that were held against each other before, and the question. */
const heldApart = (knowledge: Knowledge, talk: Talk): readonly [string, string, string] | undefined => {
  const question = talk.questions.slice(0, 2).find((one) => /\b(?:or|vs|versus|between)\b/.test(one))
  const [one, other, more] = question === undefined ? [] : phrasesIn(knowledge, question).filter(({ slot }) => slot === 'used' || slot === 'other')
  return question === undefined || one === undefined || other === undefined || more !== undefined ? undefined : [one.words, other.words, question]
}

/** "Which is cheaper?", "which one for ingrown hairs?", "for my face", "the second one then?" of two that were held against each other. */
const ofTwo = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const asks = ofPair.exec(said)?.groups
  const told = toldOf.exec(said)?.groups
  if (asks === undefined && told === undefined && !whichOne.test(said) && !oneOfThem.test(said) && !purpose.test(said)) return undefined
  const [one, other, question] = heldApart(knowledge, talk) ?? []
  if (one === undefined || other === undefined || question === undefined) return undefined
  const before = / for (?!me\b).{3,40}?(?= which one$|$)/.exec(question)?.[0] ?? (talk.trouble === undefined || question.includes(talk.trouble) ? '' : ` for ${talk.trouble}`)
  const own = / ?\b(?:for|vir) (?!it\b|that\b).{3,40}?(?=(?: then| rather)?$| which)/.exec(said)?.[0].trim()
  const whom = told !== undefined ? ` for ${told['trouble'] ?? `${told['skin'] === 'black' || told['skin'] === 'dark skinned' ? 'dark' : told['skin'] ?? ''} skin`}` : own === undefined ? before : ` ${own}`
  return asks !== undefined ? `which is ${asks['how'] ?? 'better'}, ${one} or ${other}${whom}` : `${one} or ${other}${whom}, which one`
}

/** "Gel or cream for oily skin?" of sunscreen. */
const chosen = (talk: Talk, said: string): string | undefined => {
  const { one, other, noun, rest = '' } = choice.exec(said)?.groups ?? {}
  const of = noun ?? (talk.subject?.slot === 'used' ? talk.subject.words : undefined)
  if (one !== undefined && other !== undefined && of !== undefined) return `is a ${one} or ${other} ${of} better${rest}`
  return talk.question !== undefined && / or /.test(talk.question) && whichOne.test(said) ? `${talk.question}${forWhom.exec(said)?.[0] ?? ''}` : undefined
}

const failed = /\b(?:tried|used|using|been on|bought)\b.*\b(?:didnt|doesnt|did not|does not|dont|not|never|no|isnt|wasnt)\b.*\b(?:help\w*|work\w*|do anything|better|difference|change)\b/
/** "I tried an anti-dandruff shampoo, it didn't help": what else does is asked. */
const tried = (talk: Talk, said: string): string | undefined =>
  (talk.question === undefined || asks(said) || !failed.test(said) || !/\b(?:what|which|how|something|anything)\b/.test(talk.question) ? undefined : `${talk.question} ${said}`)

const insteadOf = new RegExp(`^${lead}(?:what|wat|which (?<kind>[a-z]+(?: [a-z]+)?))(?: else)?(?: (?:must|should|can|could|do|moet|kan) (?:i|we|he|she|ek) (?:use|try|get|buy|do|take|gebruik))?(?: (?:one|then|dan))? (?:instead|rather|in its place)(?: then| for (?:it|that|me))*$`)
/** "What instead?", "which oil rather?" of what was asked about. */
const instead = (talk: Talk, said: string): string | undefined => {
  const found = insteadOf.exec(said)?.groups
  if (found === undefined || talk.subject?.slot !== 'used') return undefined
  return `what ${found['kind'] ?? ''} can i use instead of ${talk.subject.words}${talk.trouble === undefined || talk.trouble.endsWith(' skin') ? '' : ` for ${talk.trouble}`}`.replace('  ', ' ')
}

const priceOnly = new RegExp(`^${lead}(?:(?:where (?:can|do|must|could) i (?:get|buy|find) (?:it|them|that|this|those|one)(?: (?:in|at|from|near) [a-z ]{2,20})? (?:and )?)?(?:how much(?: (?:(?:is|are|does|do|will|would) (?:it|they|them|that|this|those|these|one)(?: (?:cost|be))?|it costs?|they cost))?|what (?:does|do|will) (?:it|they|one|that|those) cost|whats the price|is (?:it|that|this) (?:very |so |too )?(?:expensive|pricey|dear)|are they (?:very |so |too )?(?:expensive|pricey|dear)|hoeveel kos (?:dit|hulle)|wat kos (?:dit|hulle)))(?: (?:at|in|by|from) [a-z ]{2,20}| roughly| about| usually| normally| more or less| then| tho| though)*$`)
const whereOnly = new RegExp(`^${lead}(?:where|waar)(?: (?:can|do|must|could|should|kan) (?:i|we|ek) (?:get|buy|find|koop|kry)(?: (?:it|them|that|this|dit))?)?(?: (?:in|at|near) [a-z ]{2,20})?(?: then| though)?$`)
const scriptOnly = new RegExp(`^${lead}(?:(?:do|must|will|would) i (?:need|have to have|have|get) (?:a |the |an )?(?:doctors? )?(?:script|prescription)|is it (?:on|by|a) (?:script|prescription)|does it need a (?:script|prescription)|(?:can i (?:get|buy) it )?without (?:a )?(?:script|prescription)|over the counter|is it over the counter)(?: (?:for (?:it|that|this|them)|here|in sa|in south africa|or not|first|or what))*$`)
/** "How much are they?", "do I need a script?" of what is spoken of. */
const priced = (talk: Talk, said: string): string | undefined => {
  const [ask, script, where] = [priceOnly.test(said), scriptOnly.test(said), whereOnly.test(said)]
  if (!ask && !script && !where) return undefined
  const thing = talk.subject !== undefined && (talk.subject.slot === 'used' || talk.subject.slot === 'other') ? talk.subject : talk.named.find(({ slot }) => slot === 'used')
  if (thing === undefined) return undefined
  if (where) return `where can i buy ${thing.words}`
  if (script) return /\bwithout|counter\b/.test(said) ? `can i buy ${thing.words} without a prescription` : `do i need a prescription for ${thing.words}`
  const clear = /\b(?:white cast|gr[ae]y|ashy)\b/.test(talk.question ?? '') ? ' with no white cast' : ''
  return /\bwhere\b/.test(said) ? `where can i get ${thing.words} and how much` : `how much ${/(?:[^s]s|patches)$/.test(thing.words) ? 'are' : 'is'} ${thing.words}${clear}`
}

const fadesWhen = /^(?:so |and |but |ok )*(?:how long|when|how many (?:weeks|months))\b.{0,40}\b(?:they|it|that|them|those|the marks)\b.{0,20}\b(?:fade|clear|go away|get (?:better|normal))\b/
const foldWord = /^(?:dark )?(?:under ?arms?|armpits?|knees?|elbows?|knuckles|thighs?|inner thighs?|neck|bum)$/
/** "How long till they fade?" of dark underarms that were told of. */
const fades = (talk: Talk, said: string): string | undefined => {
  const place = talk.named.find(({ words }) => foldWord.test(words))
  if (!fadesWhen.test(said) || place === undefined) return undefined
  return `how long does it take for dark ${place.words} to fade`
}

const leftOff = /^(?<told>.*\b(?:can|could|may|should|must|kan|mag|moet) (?:i|we|he|she|they|u|my \w+|ek|sy|hy))(?: (?:also|too|ook|use (?:it|that|this)|do (?:it|that)|have (?:it|that)))*$/
const doneWith = /\b(?:can|could|may|should|must|kan|mag|moet) (?:i|we|he|she|they|u|my \w+|ek|sy|hy) (?<done>(?:still )?[a-z]+ .+)$/
/** "My sister has normal skin, can she?": what was asked of doing before. */
const sameDone = (talk: Talk, said: string): string | undefined => {
  const told = leftOff.exec(said)?.groups?.['told']
  const done = talk.questions.map((question) => doneWith.exec(question)?.groups?.['done']).find((one) => one !== undefined)
  return told === undefined || done === undefined ? undefined : `${told} ${done}`
}

const bareUse = new RegExp(`^${lead}(?<ask>how (?:often|many times(?: (?:a|per) (?:day|week|month))?|many days(?: a week)?|many nights(?: a week)?)|hoe gereeld|hoeveel keer(?: n (?:dag|week))?|when|what time of (?:the )?day|for how many (?:weeks|months|days))(?: (?:(?:must|should|do|can) i )?(?:use|do|apply|put)(?: it| that)?(?: on)?)?(?: then| though| tho)*$`)
/** "And how many times a week?" of what is used. */
const ofUse = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const ask = bareUse.exec(said)?.groups?.['ask']
  return ask === undefined || talk.subject?.slot !== 'used' || talk.told !== undefined || ofSeveral(knowledge, talk) ? undefined : `${ask} should i use ${talk.subject.words}`
}

/** A message said in full, by what the talk holds; undefined where it says all itself, or nothing before it fits. */
export const restated = (knowledge: Knowledge, talk: Talk, message: string): Restated | undefined => {
  const said = fadingInTime(saidIn(message))
  const ways: readonly (readonly [Restated['by'], () => string | undefined])[] = [
    ['returned', () => returned(knowledge, talk, said)], ['turned', () => turned(knowledge, talk, message)], ['chosen', () => ofTwo(knowledge, talk, said) ?? chosen(talk, said)], ['swapped', () => swapped(knowledge, talk, said)],
    ['priced', () => priced(talk, said) ?? fades(talk, said)], ['same-done', () => sameDone(talk, said)], ['related', () => related(knowledge, talk, said)], ['pointed', () => pointed(knowledge, talk, said)], ['of-trouble', () => ofTrouble(knowledge, talk, said)],
    ['tried', () => tried(talk, said)], ['instead', () => instead(talk, said)], ['of-use', () => ofUse(knowledge, talk, said)],
  ]
  for (const [by, way] of ways) {
    const full = talk.named.length === 0 ? undefined : way()
    if (full !== undefined && full !== said) return { by, message: /[?.!]$/.test(full) ? full : `${full}?` }
  }
  return undefined
}
