import type { Knowledge } from '../knowledge/knowledge.ts'
import { wordsOf } from './normalise.ts'
import { pattern } from './pattern.ts'
import { rootOf } from './stem.ts'

// What people say around a question without meaning anything by it for the answer: who they are, the weather, where they heard of us, thanks. Each
// sentence is weighed by itself, by what some two thousand such sentences and sixty thousand that do tell something teach (content/small-talk,
// tools/learn-words/small-talk.ts).

/** Four words more are the next length. */
const [lengths, longest] = [4, 5]

/** What of a sentence speaks for or against small talk, each once: its words without endings and with one figure for all, each with the next, and how long it is. */
export const smallTalkSigns = (sentence: string): string[] => {
  const words = wordsOf(sentence).map((word) => (/^\d+$/.test(word) ? '0' : rootOf(word)))
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
      `=${Math.min(longest, Math.floor(words.length / lengths))}`,
    ]),
  ]
}

const thanks =
  '(?:many |baie )?(?:thanks|thank you|thx|dankie|enkosi|ngiyabonga|siyabonga)\\b(?: (?:so|very|much|a|lot|in|advance|again|kakhulu|kakulu|baie|vooruit|hey|skynn|sisi|sis|bhuti|guys|julle|all)){0,4}'
/** Where a sentence ends; "one quick question before I go:" is one, and so are thanks at the end that no stop stands before. */
const ends = new RegExp(
  pattern`
  (?<=[.!?…]|\b(?:question|thing|vraag)\b[^.!?:\n]{0,60}:)\s+|\n|
  (?<=\w \w{1,30}\??)\s+(?=${thanks}[.!]*$)`,
  'i',
)

/** A text as the sentences that are weighed. */
export const sentencesAround = (text: string): string[] =>
  text
    .split(ends)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const when =
  '(?:here|there|today|tonight|now|again|this|these|the|whole|all|past|last|few|week|weeks|month|morning|afternoon|days?|night|weekend|year|summer|winter|in|by|at|on|us|[a-z]+ side|joburg|jozi|durban|durbs|pretoria|pta|cape town|kaapstad|hier|vandag|nou|weer)'
/** The weather, and nothing of anybody: words of heat are those of many alarms, and weigh too much. */
const ofWeather = new RegExp(pattern`
  ^(?:(?:and|but|eish|yoh?|sjoe|wow|man|jinne|haibo|also|shame) )*(?:its|it is|it has|it was|it feels|the (?:heat|weather|wind|rain|cold|humidity|sun|air)|this (?:heat|weather|wind|rain|cold|humidity)|dis|dit is|die (?:hitte|weer|wind))
  (?: (?:is|was|has|been|so|very|too|really|quite|such|bloody|super|a bit|rather|just|crazy|baie)){0,4} (?:hot|warm|cold|freezing|boiling|scorching|windy|humid|rainy|raining|pouring|chilly|icy|terrible|crazy|unbearable|hectic|insane|mad|
  bad|koud|nat|vrek)(?: (?:and|en) (?:hot|warm|cold|dry|windy|humid|wet|dusty|koud|droog))?(?: ${when})*$`)

/** "I'm 27 and live in Durban", "I am from Mthatha": who asks, in words that are mostly told of something else. */
const ofWho = pattern`
  ^(?:(?:hi|hey|hello|and|also|btw|so) )*(?:(?:im|i am|ek is|my name is|this is) [a-z0-9]+(?: years? old| yrs?| jaar(?: oud)?| yo)?(?: (?:and|en))? )?(?:(?:i |ek )?(?:live|stay|bly) in|(?:i am |im |i come |ek kom )?(?:from|van))
  (?! (?:pain|fear|hell|bed|agony|danger|hiding|a|an|the|my)\b) [a-z]+(?: [a-z]+)?$`

/** What is said by the way is short. */
const short = 160

const onlyThanks = new RegExp(`^${thanks}$`)

/** "Quick question before I go to the shops:". */
const announces = /^(?:\W*\w+){0,3}\W*\b(?:question|thing|vraag)\b[^.!?:]*:$/i

/** What somebody in despair or in danger may say by the way: better read once too often. */
const mayBeGrave = pattern`
  \b(?:good ?byes?|farewell|totsiens|vaarwel|forgive\w*|for everything|vir alles|tell (?:my|him|her|them)|love you (?:all|guys|mom|mama)|miss me|no more|any ?more|never|nobody|no one|alone|alleen|gone|
  alive|life|lewe|live(?! in)|living(?! in)|die|dies|died|dying|dead|death|dood|suicid\w*|end (?:it|this)|(?:wont|will not|not|cant|might not) be (?:here|around|long|there|back)|last (?:message|words|day|night|
  goodbye)|without me|worth|hopeless|burden|pray for|cry|crying|cried|blades?|pills?|tablets?|rope|bridge|guns?|knife|hit|hits|beat\w*|hurts?|scared|fear\w*|agony|afraid|bang|danger\w*|help me|police|polisie|drunk|dronk|
  blood\w*|bloed|bleed\w*|arranged|my will|letters?|who gets|funeral|begrafnis|breath\w*|faint\w*|collaps\w*|hospital|ambulance|clinic|doctor|dokter|poison\w*|swallow\w*|drank|overdos\w*)\b`

/** From so much on it is taken for small talk: of sentences that nothing was learnt from, 81 of 100 that are, and 1 of 100 that tell something. */
const enough = 1.5

/** The weather and thanks, and nothing of anybody. */
const isIdle = (sentence: string): boolean =>
  sentence.length <= short &&
  !sentence.includes('?') &&
  [ofWeather, onlyThanks].some((way) => way.test(wordsOf(sentence).join(' ')))

/** Whether a sentence says nothing about what is asked. What asks is never small talk. */
export const isSmallTalk = ({ smallTalk: { start, by } }: Knowledge, sentence: string): boolean => {
  if (sentence.includes('?') || by.size === 0 || mayBeGrave.test(wordsOf(sentence).join(' '))) return false
  if (
    isIdle(sentence) ||
    (sentence.length <= short && (announces.test(sentence) || ofWho.test(wordsOf(sentence).join(' '))))
  )
    return true
  const rows = smallTalkSigns(sentence)
    .map((sign) => by.get(sign)?.[0])
    .filter((weight) => weight !== undefined)
  return (start[0] ?? 0) + rows.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, rows.length)) > enough
}

/**
 * A text without its small talk; one that is nothing else stays.
 * @param keeps what is kept all the same, unless it is the weather or thanks
 */
export const withoutSmallTalk = (
  knowledge: Knowledge,
  text: string,
  keeps: (sentence: string) => boolean = () => false,
): string => {
  const sentences = sentencesAround(text)
  if (sentences.length < 2) return text
  const telling = sentences.filter(
    (sentence) => !isSmallTalk(knowledge, sentence) || (!isIdle(sentence) && keeps(sentence)),
  )
  return telling.length === 0 || telling.length === sentences.length
    ? text
    : telling.join(text.includes('\n') ? '\n' : ' ')
}
