import type { Concern } from '../../knowledge/kinds.ts'
import { pattern } from '../../text/pattern.ts'

// What state the skin is in by what a message tells, before it is asked what the message is after: burnt by the sun, or worn raw.

const any = (...words: string[]): string => `(?:${words.join('|')})`
const has = (words: string): RegExp => new RegExp(String.raw`\b${words}\b`)

const redWords = any(
  'burn(?:t|ed|s|ing)?',
  'brand',
  'verbrand',
  'gebrand',
  'red',
  'reddish',
  'pink',
  'pinkish',
  'rooi',
  'pienk',
  'sore',
  'seer',
  'tender',
  'hot',
  'bomvu',
  'lobster',
)
const sunWords = any(
  'sun',
  'beach',
  'pool',
  'dam',
  'sea',
  'seaside',
  'ocean',
  'strand',
  'see',
  'son',
  'swembad',
  'swimming',
  'cricket',
  'golf',
  'hike',
  'hiking',
  'fishing',
  'rugby',
  'krieket',
  'sokker',
  'buite',
  'braai',
  'surfing',
  'boat',
  'festival',
  'ilanga',
  'yilanga',
  'langa',
  'letsatsi',
  'olwandle',
)
const between = any(
  'an?',
  'the',
  'my',
  'our',
  'too',
  'much',
  'long',
  'day',
  'hours?',
  'afternoon',
  'morning',
  'whole',
  'of',
  'at',
  'in',
  'on',
  'by',
  'die',
  'n',
  'dag',
  'te',
  'veel',
  'lank',
  'weekend',
)
const inSun = new RegExp(
  String.raw`\b(?:after|from|since|at|na|van|by|op) (?:${between} ){0,5}${sunWords}\b|\btoo (?:much|long) (?:in the )?sun\b`,
)
const isRed = has(redWords)
const burntWords = any('verbrand', 'gebrand')
const place = any('son', 'strand', 'see', 'swembad', 'rugby', 'krieket', 'sokker', 'buite')
/** Said outright: "ngishiswe yilanga", "verbrand by die see", "got too much sun". */
const outright = new RegExp(
  [
    String.raw`\bn[gd]i(?:shis|tshis)\w* (?:yi|li|i)?langa\b`,
    String.raw`\b(?:got|had|caught|kry|gekry) (?:\w+ )?(?:too much|too long in the|` +
      String.raw`te veel) (?:sun|son)\b`,
    // Pink shoulders after a day somewhere: the sun was there too.
    String.raw`\bpink(?:ish)?\b.{0,20}\b(?:shoulders?|nose|back|neck|arms)\b.{0,12}\b(?:after|from) (?!using|a new|the new|my|putting)`,
    String.raw`\b${burntWords}\b.{0,24}\b${place}\b`,
    String.raw`\b${place}\b.{0,24}\b${burntWords}\b`,
    String.raw`\bson ?brand\b`,
  ].join('|'),
)
/** What may come, what comes each time, or what a product did is no sunburn that somebody has. */
const elsewise = has(
  any(
    'always',
    'every time',
    'whenever',
    'each time',
    'will i',
    'would i',
    'does it',
    'do i burn',
    'prevent',
    'before the beach',
    'going to the',
    'rosacea',
    'flush\\w*',
    'foundation',
    'blush',
    'lipstick',
    'hair',
    'years? ago',
    'as a child',
    'marks?',
    'spots?',
    'butterfly',
    'joints?',
    'stung',
    'stings?',
    'stinging',
    'jelly ?fish',
    'blue ?bottles?',
    'bites?',
    'bitten',
    'stepped',
    'urchin',
    'cut',
    'fell',
    'hives',
    'rash',
    'itch\\w*',
    'ate',
    'allerg\\w*',
    'tick',
    'spider',
    'snake',
    'sonbrandroom',
    'sunscreen (?:burn|sting)\\w*',
  ),
)

/** Whether somebody tells that the sun has just burnt them, in any of the languages. */
export const burntBySun = (said: string): boolean =>
  !elsewise.test(said) && (outright.test(said) || (inSun.test(said) && isRed.test(said)))

const peelers = any(
  'acids?',
  'exfoliat\\w*',
  'peels?',
  'scrubb?\\w*',
  'retinol',
  'actives?',
  'ahas?',
  'bhas?',
  'glycolic',
  'salicylic',
  'lactic',
  'suur',
  'toner',
)
const tooMuch = pattern`
  \b(?:over ?exfoliat(?:ed|ing|e)|overdid|overdone|(?:too (?:much|many|often)|te veel|daily|every day|every night|\d (?:times|
  peels)) (?:\w+ ){0,3}${peelers})\b|\b${peelers} (?:\w+ ){0,3}(?:too (?:much|often)|te veel|daily|every (?:day|night))\b`
const undone = any(
  'wrecked',
  'ruined',
  'damaged',
  'destroyed',
  'broken',
  'compromised',
  'messed up',
  'fried',
  'shot',
  'gone',
  'stuk',
)
const barrierGone = pattern`
  \bbarrier (?:(?:is|has|been|was|totally|completely|feels) ){1,3}${undone}\b|\bi(?: \w+)? ${undone} my (?:\w+ )?barrier\b`
const hurts = any('burns?', 'stings?', 'brand', 'hurts?', 'burning', 'stinging', 'steek')
const allHurts = pattern`
  \b(?:everything|alles|all (?:my )?(?:products|creams)|even (?:plain )?(?:water|moisturi[sz]er)|selfs water|any product) (?:\w+ ){0,5}${hurts}\b|
  \b${hurts} (?:with|from) (?:everything|even water|plain water)\b|\b${hurts} alles\b`
const soreNow = has(any(hurts, 'raw', 'sore', 'seer', 'rooi', 'red', 'tight', 'peel(?:s|ing)', 'flak\\w+'))
const glassy = /\b(?:shiny|plastic|waxy|glassy|blink)\b/
const onlyAsks =
  /\b(?:how do i know|how can i tell|how to know|signs of|is it possible|will it|what is|whats|could it|prevent|how often)\b/

/** Whether somebody tells of skin that too much has worn raw: everything burns, tight and shiny, the barrier gone. */
export const wornRaw = (said: string): boolean =>
  !onlyAsks.test(said) &&
  ((barrierGone.test(said) && soreNow.test(said)) ||
    allHurts.test(said) ||
    (tooMuch.test(said) && soreNow.test(said)) ||
    (glassy.test(said) && new RegExp(String.raw`\b(?:${hurts}|raw|tight)\b`).test(said) && has(peelers).test(said)))

const healed = pattern`
  \b(?:healed|(?:has|have|is|are|all|fully|completely) cleared|cleared (?:w|with|after|by itself|now|last|thanks)\b|(?:doctor|doc|clinic|derm|sister|nurse) (?:said|says|sees) (?:(?:its|im|it|is|was|am|all) )*(?:done|clear|cured|over)|(?:scabs?|crusts?) (?:have |has )?(?:all )?(?:fell|fallen|came|come) off|has closed|(?:is|are|its|all|fully) closed|closed (?:up|and)|cleared up|all (?:better|cleared)|better now|is gone|its gone(?! (?:brown|yellow|
  orange|bad|off|hard|lumpy|worse|dark\w*))|are gone|went away|gone now|recovered|calmed down|settled|(?:years?|months|jare|maande) (?:ago|gelede|back)|
  last year|back in (?:19|20)\d\d|in (?:19|20)\d\d|as a (?:child|kid|teen\w*)|genees|weer reg|(?:stopped|no longer|not) (?:peeling|stinging|burning|itching|
  red|sore|flaking)|doesnt (?:hurt|sting|itch|peel)(?: any ?more)?)\b`
const notYet =
  /\b(?:not (?:healed|better|gone)|isnt (?:healed|gone)|hasnt (?:healed|closed)|nog nie|still (?:red|sore|peeling|open|raw|healing))\b/
const byItsWord = pattern`
  \b(?:healed|has closed|closed up|cleared up|all better|better now|recovered|genees|no longer (?:red|sore|peeling|stinging)|stopped (?:peeling|
  stinging|burning))\b`

/** Whether a wound or trouble is told to be over, by its word or by the years. */
export const hasHealed = (said: string): boolean => healed.test(said) && !notYet.test(said)
/** Healed by its own word, not by the years. */
export const plainlyHealed = (said: string): boolean => byItsWord.test(said)

const shiny = String.raw`(?:oily|greasy|shiny|olierige?|vetterige?)`
const parched = String.raw`(?:dry|flaky|tight|droog|droe)`
const zone = String.raw`(?:forehead|t ?zone|nose|chin|voorkop|neus|ken)`
const sides = String.raw`(?:cheeks?|jaw|wange|sides)`
const mixed = new RegExp(
  [
    `\\b${shiny} (?:\\w+ )?${zone}\\b.*\\b${parched} (?:\\w+ )?${sides}\\b`,
    `\\b${parched} (?:\\w+ )?${sides}\\b.*\\b${shiny} (?:\\w+ )?${zone}\\b`,
    `\\b${zone}\\b.{0,16}\\b${shiny}\\b.*\\b${sides}\\b.{0,16}\\b${parched}\\b`,
    `\\b${sides}\\b.{0,16}\\b${parched}\\b.*\\b${zone}\\b.{0,16}\\b${shiny}\\b`,
  ].join('|'),
)
/** "Oily forehead, dry cheeks": combination skin, told by its places. */
export const isMixed = (said: string): boolean => mixed.test(said)

const roomsBefore = new Set(
  'my the a this your our his her bed bath living dining waiting change changing class steam hot cold dark one same staff dressing hotel res dorm small sitting whole locker'.split(
    ' ',
  ),
)
/** Here "room" is Afrikaans for cream. */
const inAfrikaans = /\b(?:die|vir|watter|ek|vel|gesig|nie|het|moet|mag|hierdie|brand my|op my|jy|asb|baie)\b/

/** "A gas heater in my room": where somebody sits, and no cream. */
export const inRoom = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'room' && roomsBefore.has(tokens[at - 1] ?? '') && !inAfrikaans.test(tokens.join(' '))

/** "The same brush for foundation and blush": colour for cheeks, and no redness. */
export const isBlusher = (tokens: readonly string[], at: number): boolean =>
  /^blush(?:es|er)?$/.test(tokens[at] ?? '') &&
  /\b(?:brush\w*|foundation|make ?up|lipstick|powder|cream blush|bronzer|concealer|as blush|highlighter|shade|palette)\b/.test(
    tokens.join(' '),
  )

const [firstOfTeens, lastOfTeens] = [10, 19]
/** The troubles that are named, each once: bumps on the face of somebody so young are pimples. */
export const ofTeens = (years: number | undefined, said: string, concerns: readonly Concern[]): Concern[] => {
  const teen =
    years !== undefined &&
    years >= firstOfTeens &&
    years <= lastOfTeens &&
    /\bbumps?\b/.test(said) &&
    !/\b(?:arms?|legs?|back of|thighs?|bum|itch\w*|shav\w*|razor)\b/.test(said)
  return [...new Set(teen ? concerns.map((one) => (one === 'texture' ? 'acne' : one)) : concerns)]
}
