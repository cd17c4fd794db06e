import { type Intent, messagesOf, type Request } from '../conversation.ts'
import { plainOf } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'
import type { Heard, Understood } from './heard.ts'

// On a phone a story comes in pieces: "I stand the whole day" – "my heels crack" – "now one bleeds" – "what can I do tonight". No piece of it asks anything,
// and the last names nothing. What is asked then is asked of the whole, so the pieces are read as the one message they would have been (decision 29).

/** "I don't know what it is", "that's how it started" ask nothing. */
const beforeTold =
  'know|knew|sure|remember|understand|figure|see|saw|seen|idea|idk|clue|matter|says?|said|told|tells?|telling|showed|shows|read|asked|thats|is|was|does|exactly|' +
  'out|like|of|about|just|got|no|from|not|bout|looks?|some|every|any|after|before|and|or|cos|because|but'
const asksWithin = new RegExp(
  String.raw`(?<!\b(?:${beforeTold}) )\b(?:what|whats|which|how|hows|why|where|wat|watter|hoe|hoekom)\b`,
)
const asksOpenly = pattern`
  \?|(?:^|[.!,;] ?)(?:(?:so|and|but|ok|okay|hi|hey|then|now|please|pls|also|or|sorry|well|en|maar|dan) )*(?:what|whats|which|how|hows|why|when (?:can|do|should|must|will)|where|who|is|are|am i|do|does|did i|can|could|should|must|may|
  will|would|wil|any|anything|something (?:for|to|that|cheap\w*)|best|worth|is dit|wat|watter|hoe|hoekom|kan|mag|moet|sal|wanneer|explain|check|suggest|recommend|help|give|show|tell)\b|
  \b(?:can|should|must|could|may|do|will|shall|would) (?:i|we|she|he|it|this|that|they|u|you)\b(?! (?:not|never))|\b(?:kan|moet|mag|sal) (?:ek|ons|sy|hy|dit)\b|
  \b(?:please|pls|plz|asb|asseblief|advice|recommend\w*|suggest\w*|any (?:ideas?|advice|tips|help|recommend\w*|suggest\w*|good)|need (?:help|advice)|help me|is (?:it|this|that|there) (?:ok|okay|safe|fine|normal|bad|good|true|because|from|a|the|my|an)|
  or (?:not|what|must|should|is)|routine|right|normal|(?:nga?|ka|ya)?(?:yini|njani|ntoni|nini|kanjani|ngani)|(?:ngi|ndi|si)\w*enz\w*ni|\w*sebenzis\w*ni|kufanele \w+|kumele \w+|ke (?:dire|etse|sebedise) \w+|jwang|joang|eng)\b`
/** What is wished for is answered, and what comes after goes on from the answer. */
const wishes = /\b(?:want|wants|need|needs|looking for|soek|wil he|wish)\b/
/** Whether something is asked, in whatever words; read as plainOf gives it. */
export const asks = (said: string): boolean => asksOpenly.test(said) || asksWithin.test(said)

/** What puts right, thanks, laughs off, asks of what we said or leads elsewhere is no piece of a story. */
const setsApart = pattern`
  ^(?:(?:oh|ok|okay|and|but|so|lol|haha|ag|eish) )*(?:(?:no|nee)(?= ?[,.!]| (?:man|wait|sorry|bru|sis|not|that|thats|its|it is|i (?:meant?|said|mean))\b|$)|wait|oops|sorry|moving on|never ?mind|nvm|anyway|thanks|thank you|dankie|enkosi|ngiyabonga|(?:other|another|new|different) (?:thing|question|one))\b|
  \b(?:i meant?|autocorrect|typo|not that|(?:you|u) (?:said|say|told|mentioned|recommended)|send (?:you |u |a )*(?:pic|photo|picture|foto)\w*|lol|haha\w*|hehe\w*|jokes?|joking|kidding|on the dog)\b|(?:😂|😅|🤣)`
/** "Retinol or retinal" tells of nobody. */
const ofSomebody = pattern`
  \b(?:i|im|ive|id|my|me|we|our|us|he|hes|his|she|shes|her|they|their|it|its|ek|ons|hy|sy|het|was|is|are|were|has|have|had|got|gets?|came|comes?|keeps?|bought|started|used|since|now|ke|ka|le|ngi\w*|ndi\w*|nge\w*|yami|yam|bami|lami|wami)\b`
const fewWords = 8
/** "And at night?", "why?", "how often?" ask of the answer just given, "and now?" and "so what can I do?" of what was told. */
const ofAnswer = pattern`
  ^(?:(?:ok|okay|so|but|ja|yes) )*(?:(?:and|en|kwaye|what about|how about|wat van)\b(?! (?:now|nou|manje|what (?:now|can|do|must|should)|wat (?:nou|kan|moet)|how (?:do|can|must|should) i)\b)|
  (?:why|hoekom|how often|which (?:one )?first|are you sure|really|how come)\b)`
/** So many messages back a story may begin. */
const longest = 6

const bare = (text: string): string => text.trim().replace(/[.!?,;:\s]+$/, '')

/** A story told in pieces with the question after it, as one message. */
export type Pieces = { whole: Request; told: readonly string[] }

/** What was only told, and what is asked of it in the last message, as if all had been said at once; undefined where a talk is none. */
export const askedOfPieces = (request: Request): Pieces | undefined => {
  const pieces = messagesOf(request.turns)
  const question = plainOf(request.message).trim()
  if (
    pieces.length === 0 ||
    pieces.length > longest ||
    !asks(question) ||
    (ofAnswer.test(question) && question.split(/\s+/).length < fewWords)
  )
    return undefined
  const told = pieces.map((text) => plainOf(text).trim())
  if (told.some((text) => asks(text) || wishes.test(text)) || [...told, question].some((text) => setsApart.test(text)))
    return undefined
  if (!told.some((text) => ofSomebody.test(text) && text.split(/\s+/).length > 3)) return undefined
  return {
    whole: { ...request, message: [...pieces.map(bare), request.message.trim()].join('. '), turns: [] },
    told: pieces.map(bare),
  }
}

/** "It is worse in winter. What should he try?" tells one thing more before its question. */
export const questionAfterTold = (message: string): { more: number; question: string } => {
  const parts = message.trim().split(/(?<=[.!?])\s+/)
  const [last = '', ...before] = parts.toReversed()
  const tells =
    before.length > 0 &&
    before.every((part) => !part.includes('?') && !asks(plainOf(part).trim()) && part.split(/\s+/).length > 3) &&
    asks(plainOf(last).trim())
  return tells ? { more: before.length, question: last } : { more: 0, question: message }
}

const vague: ReadonlySet<Intent> = new Set<Intent>([
  'unclear',
  'off-topic',
  'unknown-ingredient',
  'greeting',
  'thanks',
  'bye',
  'diagnosis',
  'noted',
  'what-can-you-do',
])
/** A rule is sure of them after nearly everything that was told: that skin reacts, and what helps. */
const ofAnything: ReadonlySet<Intent> = new Set<Intent>(['reaction', 'for-concern'])
/** Less likely than this, a story is not understood better than its last message. */
const likelyEnough = 0.4
/** A reading by all words of the talk is given up for the whole story unless it is likelier by more than this. */
const nearly = 0.3

/** "Is that making it worse?", "will it fade?" after one message go on from its answer. */
const leans = /\b(?:it|its|that|thats|this|them|they|these|those|dit|hulle)\b/

/**
 * Whether a story told in pieces is understood better as a whole than its last message is in the talk. After a single piece only what names nothing and leans
 * on nothing is asked of it: "what can I put on?". Measured on the messages of the evaluation sets sent in pieces, and on their conversations.
 * @param pieces how many were told
 * @param question the last message by itself
 */
export const betterAsWhole = (now: Understood, whole: Understood, pieces: number, question: Heard): boolean => {
  // What skin does on a thing that was begun goes before how long that takes.
  const suffers =
    whole.harmed &&
    whole.things.length > 0 &&
    (now.intent === 'how-long' || (now.intent === 'reaction' && whole.intent === 'reaction' && now.things.length === 0))
  if (vague.has(whole.intent) || (now.certain === true && !ofAnything.has(now.intent) && !suffers)) return false
  if (whole.isLabel) return true
  // What helps with a trouble at large says less than a ready answer to what is asked in the talk.
  if (whole.intent === 'for-concern' && now.intent === 'particular' && now.followsUp) return false
  const { things, concerns, kinds, household, particular, myth, medicine, tokens } = question
  const bare =
    things.length + concerns.length + kinds.length + household.length === 0 &&
    particular?.sure !== true &&
    myth === undefined &&
    medicine === undefined
  if (pieces === 1 && (!bare || leans.test(tokens.join(' ')))) return false
  const likely = whole.likely ?? 0
  const same = now.particular?.id === whole.particular?.id && now.followsUp
  if (now.likely === undefined) return likely >= likelyEnough && !(pieces === 1 && same && now.particular !== undefined)
  // Understood alike, the talk knows more of what was told when.
  const alike = now.intent === whole.intent && same && !suffers
  return !alike && (vague.has(now.intent) || likely >= now.likely - nearly)
}
