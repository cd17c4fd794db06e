import { pattern } from '../../text/pattern.ts'

// Words by which a message leans on its talk.

/** What a message opens with before it says anything; put at the beginning of a pattern. */
export const lead =
  '(?:(?:hi|hey|hello|howzit|molo|sawubona|dumela|so|and|ok|okay|k|kk|but|then|now|oh|lol|haha|hm+|eish|yoh|right|cool|sharp|shap|thanks|thank you|thx|en|maar|nou|dan|anyway|please|sorry|well|dankie|enkosi|ja|yes|no|wait|also|btw|nice|great|alright) )*'
const opens = new RegExp(`^${lead}`)
/** A message without what it opens with. */
export const withoutLead = (said: string): string => said.replace(opens, '')

/** Words that open a question. */
export const asked =
  '(?:is|are|was|can|could|may|must|should|shall|do|does|did|will|would|what|whats|which|how|hows|when|where|why|who)'

const pointing = /\b(?:it|them|they|this one|that one|this|that|these|those)\b/
/** "Is it ok to …" points at nothing. */
const empty = pattern`\b(?:is|was|isnt|would|will|does) (?:it|this|that) (?:be )?(?:ok|okay|safe|true|bad|normal|fine|good|better|best|possible|necessary|important|dangerous|matter|mean|take|because|cause|a myth)\b
  (?: (?:for (?:me|my \w+|us|him|her) )?(?:to|that|if|when|how|what|i|for)\b)?|\b(?:like|same as|after|before|do|just) (?:that|this)\b|\bthat (?:i|my|is|are|the|has|have|can)\b|\b(?:this|that) (?:week|morning|month|year|time|day|night|thing)\b`
const everyEmpty = new RegExp(empty, 'g')

/** The word by which a message points at what was spoken of, and where it stands; undefined where it points at nothing. */
export const pointerIn = (said: string): { at: number; word: string } | undefined => {
  const found = pointing.exec(said.replaceAll(everyEmpty, (words) => '#'.repeat(words.length)))
  return found === null ? undefined : { at: found.index, word: found[0] }
}

/** A message with words in the place of the one that points at them. */
export const withWordsFor = (said: string, words: string): string => {
  const found = pointerIn(said)
  return found === undefined ? said : `${said.slice(0, found.at)}${words}${said.slice(found.at + found.word.length)}`
}

const few = new RegExp(
  String.raw`^(?!.*\b(?:or|${asked}|it|that|this|them|with|together|for|free|if|and|i|im|ive|dont|cant|she|he|we|has|have|had|allergic)\b)(?:\S+ ?){1,6}$`,
)
/** A noun in few words, that asks nothing and points at nothing. */
export const isNoun = (said: string): boolean => few.test(said)
