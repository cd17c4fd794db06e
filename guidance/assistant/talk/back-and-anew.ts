import type { Knowledge } from '../../knowledge/knowledge.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { type Phrase, phrasesIn } from './phrases.ts'
import { asked, isNoun, lead, pointerIn, withoutLead, withWordsFor } from './talk-words.ts'
import { saidIn, type Talk } from './talk.ts'

// A message that goes back to what was spoken of before, by its name, and one of what nobody has spoken of.

const stem = (word: string): string => word.replace(/(?:ies|es|s)$/, '')
const lastWord = (words: string): string => stem(words.split(' ').at(-1) ?? '')
/** What was spoken of by a noun: the longest name that it was given. */
const spokenOf = (talk: Talk, { words: noun }: Phrase): Phrase | undefined =>
  talk.named
    .filter(({ words }) => lastWord(words) === lastWord(noun) || ` ${words} `.includes(` ${noun} `))
    .sort((one, other) => other.words.length - one.words.length)[0]

const opensBack = new RegExp(
  String.raw`^${lead}(?:(?:back to|back on|about|regarding|as for|with|for|on|going back to|returning to) )*(?:the|my|that|those|these|your)? ?(?<noun>(?!${asked}\b)[a-z0-9][a-z0-9 -]{2,30}?)(?: (?:again|thing|question|story|still|tho|though|then))* (?<rest>${asked}\b.*)$`,
)

/** A face cream is no eye cream. */
const ofAnotherKind = (one: string, other: string): boolean =>
  one.includes(' ') &&
  other.includes(' ') &&
  !one.includes(other) &&
  !other.includes(one) &&
  lastWord(one) === lastWord(other)
/** "My normal face cream then, can it go under the eyes?" */
const ofItself = (noun: string, rest: string): string | undefined =>
  pointerIn(rest) === undefined
    ? undefined
    : /^can it go (?=under|on|over|round|around|near)/.test(rest)
      ? rest.replace(/^can it go/, `can i put my ${noun}`).replace(/\bthe (?=eyes?\b|face\b|lips\b|neck\b)/, 'my ')
      : withWordsFor(rest, noun)

/** "The piercing is a week old" asks nothing of it. */
const tellsOfNoun =
  /^(?:is|are|was|has|have) (?!it\b|they\b|this\b|that\b|these\b|i\b|he\b|she\b|we\b|the\b|my\b|a\b|an\b|there\b)/
/** "Ok the cradle cap, should I pick it off?": what is named first was spoken of before. */
export const returned = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const { noun, rest } = opensBack.exec(said)?.groups ?? {}
  if (noun === undefined || rest === undefined || !isNoun(noun) || tellsOfNoun.test(rest)) return undefined
  const [phrase, second] = phrasesIn(knowledge, noun).filter(({ slot, words }) => slot !== 'place' || noun === words)
  const before = phrase === undefined || second !== undefined ? undefined : spokenOf(talk, phrase)
  if (before === undefined || noun.split(' ').length > before.words.split(' ').length + 2) return undefined
  if (phrase !== undefined && ofAnotherKind(phrase.words, before.words)) return ofItself(noun, rest)
  if (pointerIn(rest) !== undefined) return withWordsFor(rest, before.words)
  // "Back to the underarms, how often?": what was asked of there.
  const question = before.slot === 'used' ? undefined : talk.questions.find((one) => one.includes(before.words))
  const used =
    question === undefined ? undefined : phrasesIn(knowledge, question).find(({ slot }) => slot === 'used')?.words
  if (used !== undefined && phrasesIn(knowledge, rest).length === 0)
    return `${rest} should i use ${used} for ${before.words}`
  return before.slot === 'place' && used === undefined ? undefined : `${rest} for ${before.words}`
}

const gap = String.raw`(?:[\s,.!:;–-]+|$)`
const pleased =
  '(?:ok|okay|cool|thanks|thank you|thanx|thx|shap|sharp|great|nice|lekker|alright|dankie|enkosi|siyabonga|ngiyabonga)'
const another =
  '(?:another thing|(?:one|1) more (?:thing|question)|(?:another|other|different|new|next|last|quick|random) (?:thing|question|one)|nog n (?:ding|vraag)|iets anders|unrelated|oh and|by the way|btw)'
const opensAnew = new RegExp(
  `^(?:(?:${pleased}|so much|a lot|baie|oh|hey|lol|so|but|and|also|n)${gap})*(?:${another}|${pleased}|also|and|n)${gap}(?:(?:and|so|now|but|also|please|pls|quickly|do you know|do u know)${gap})*`,
  'i',
)
const anotherThing = new RegExp(String.raw`\b${another}\b`, 'i')
/** Whether a message says in as many words that it is of something else. */
export const saysAnew = (message: string): boolean => anotherThing.test(opensAnew.exec(message.trim())?.[0] ?? '')

const leansBack =
  /\b(?:its|their|ones?|both|rest|thing|again|still|instead|else|either|other|mine|same|too|between the|the (?:two|three))\b/
/** It is asked of what was talked of, though it says not so. */
const leansOnTalk =
  /^(?:how (?:long|soon|often|many|much)|what if|if|when|why|where does|where do)\b|\badd\b|^(?:which|what) (?:one|\w+ )?(?:first|do i|must i|should i)\b/
const onlyPart = /^(?:for|at|on|in|with|if|what about|how about)\b/
/** With these nothing is asked as if they were not. */
const grave =
  /\b(?:ro?accutane|isotret\w*|oratane|acnetane|tret|tretinoin|chemo\w*|warfarin|blood thinn\w*|steroid\w*|cortisone)\b/
/** It changes what was asked before, however it is told. */
const ofPerson =
  /\b(?:pregnan\w*|preg\w*|swanger|expecting|trying|period|conceiv\w*|nursing|(?:breast ?)?feeding|missed|positive|my age|allerg\w*)\b/
const fewest = 3

const ofFood =
  /\b(?:stop|give up|cut out|leave out|avoid|less|no more) (?:\w+ )?(?:eating|drinking|meat|sugar|dairy|milk|chocolate|bread|fat|oil|cheese|eggs)\b/

/** "Oh and can sunscreen expire?", "another thing, my nails are yellow": of what nobody has spoken of. */
export const turned = (knowledge: Knowledge, talk: Talk, message: string): string | undefined => {
  const opening = opensAnew.exec(message.trim())?.[0] ?? ''
  const rest = message.trim().slice(opening.length)
  const said = saidIn(rest)
  if (
    opening === '' ||
    said.split(' ').length < fewest ||
    pointerIn(said) !== undefined ||
    [leansBack, onlyPart, ofPerson].some((words) => words.test(said)) ||
    talk.named.some(({ words }) => grave.test(words))
  )
    return undefined
  // What somebody eats or drinks is asked of the trouble that is spoken of.
  if (talk.trouble !== undefined && ofFood.test(said)) return undefined
  const phrases = phrasesIn(knowledge, rest)
  // "My boy is 14 with small bumps, what for him" asks what helps.
  const asksFor = rest.replace(/[,.]? what for (?:him|her|them|that|me)[?.!\s]*$/i, '. What helps for that?')
  const sure =
    saysAnew(message) ||
    (asks(said) && !leansOnTalk.test(withoutLead(said)) && phrases.some(({ slot }) => slot !== 'place'))
  return !sure || phrases.length === 0 || phrases.some((phrase) => spokenOf(talk, phrase) !== undefined)
    ? undefined
    : asksFor
}
