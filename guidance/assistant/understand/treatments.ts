import type { TermText } from '../../knowledge/entries.ts'
import { pattern } from '../../text/pattern.ts'

// "What is microneedling, and does it hurt?": what a treatment is and does comes first, then each thing that is asked of it beside that.

/** How each is asked for, and what its answer is called. */
const asks = [
  [
    'hurts',
    pattern`\b(?:hurts?|hurting|pain\w*|sore|seer|aches?|uncomfortable|stings?|burns?|ouch|pynlik|buhlungu)\b`,
    'Does it hurt?',
  ],
  [
    'heals',
    pattern`
    \b(?:down ?time|heals?|healing|recover\w*|sessions?|how (?:long|often)|how many (?:times|treatments|days)|(?:days?|time) off|results?|lasts?|hoe (?:lank|gereeld))\b`,
    'Healing and sessions:',
  ],
  [
    'deep',
    pattern`
    \b(?:dark(?:er)?|black|brown|deep(?:er)?|african|melanin\w*|indian|coloured|donker(?:der)?|bruin)(?: \w+)? (?:skin\w*|tones?|complexions?|people|
    women|woman|men|girls?|guys?|vel)\b|\bskin of colou?r\b`,
    'Deeper skin:',
  ],
  ['home', /\b(?:at home|by myself|on my own|myself|diy|by die huis|self doen|ekhaya)\b/, 'At home?'],
  [
    'worth',
    pattern`
    \b(?:worth|(?<!\b(?:off|to|at|from|for|my|after|before) )works?|moeite|werd|hype|good for|any good|effective|waste|gimmick|helps?|necessary|need (?:it|one|that)|must i|werk|nodig|scam|overrated)\b`,
    'Is it worth it?',
  ],
] as const

const asksCost = pattern`
  \b(?:costs?|how much(?! (?:time|pain|downtime))|prices?|pric(?:e)?y|expensive|afford\w*|r ?\d{3,}|cheap\w*|kos|hoeveel|duur|malini)\b`
const cost =
  '**Cost:** I hold no prices, and they differ a lot. Ask for the price of the whole course, with consultation, numbing cream and aftercare, ' +
  'before the first session; medical aids seldom pay for looks.'

/** Whether a word of skincare is a treatment that somebody has done. */
export const isTreatment = ({ also }: TermText): boolean => also.length > 0

const narrow = pattern`
  ^(?!.*\b(?:yesterday|ago|last (?:week|night|month)|since|today|still|now|(?:i|we|she|he|mom) (?:just |have |had |got |did |went )+|after my ))
  (?=.*\b(?:does|do|is|are|will|how|what|whats|hoe|wat|maak|is dit|sore|downtime)\b).*\b(?:hurts?|pain\w*|sore|seer|pynlik|costs?|prices?|cheap\w*|kos|how much|hoeveel|
  down ?time|how many (?:sessions|times|treatments)|(?:does|do|will) .{0,30}\blast)\b`

/** Whether one of these is plainly asked, and nothing told of a treatment that was had. */
export const asksAspect = (said: string): boolean => narrow.test(said)

/** Asks what it does, not whether it is worth it. */
const howItWorks = /\bhow do(?:es)? .{0,40}\bworks?\b/

const had = pattern`
  \b(?:yesterday|ago|last (?:week|night|month)|since|today|still|now|gave me|sold me|in it|ingredients?|tca|trichlor\w*|\d+ ?%? ?(?:percent )?(?:glycolic|lactic|salicylic|mandelic|aha|acid)|(?:i|we|she|he|mom) (?:just |have |had |got |did |went )+|i ve (?:had|done)|ive (?:had|done)|my (?:last|first)|
  gone wrong|(?:burnt|burned|marked|scarred|blister\w*|reacted|infected|pus|bleeding|swollen)|healing|afterwards|aftercare|na my|week after|days after)\b`
const judged = pattern`
  \b(?:worth|(?:does|do|will|can|could|is|are|would) (?:\S+ ){0,5}(?:work|lift|help|good|safe|ok|okay|risky|do anything|scam|hype|better|clear|remove|fade|tighten|get rid)|good (?:for|or bad)|any good|
  hype|scam|waste|gimmick|benefits?|thoughts|opinions?|thinking (?:of|about)|considering|want to (?:try|get|do)|(?:for|vir|on) (?:\w+ ){0,4}(?:acne|pimples?|scars?|marks?|spots?|melasma|pigmentation|wrinkles?|lines|pores|cellulite|skin|face|jowls|jawline|
  neck|puisies|letsels|kolle|vel))\b`
/** "After my peel", "before microneedling": spoken of for its time. */
const timed =
  /\b(?:after|before|since|following|during|between|na|voor|post)(?: (?:a|an|the|my|your|having|getting|n|die))?$/

/** "It peels my skin": no treatment at all. */
const happens = /^(?:my|me|your|his|her|our|the skin|skin|off|away|like)\b/

/**
 * Whether a treatment is weighed by somebody who has not had it: "carbon facial worth it?", "microcurrent for jowls". `head` and `tail`: the words before
 * and after its name.
 */
export const weighsTreatment = (said: string, head: string, tail: string): boolean =>
  judged.test(said) && !had.test(said) && !timed.test(head) && !happens.test(tail)

/** What a message asks of a treatment beside what it is. */
export const askedOf = ({ also }: TermText, said: string): string[] => [
  ...asks.flatMap(([asked, words, title]) => {
    const text = words.test(said.replace(howItWorks, ' '))
      ? also.find((one) => one.startsWith(`${asked}: `))
      : undefined
    return text === undefined ? [] : [`**${title}** ${text.slice(asked.length + 2)}`]
  }),
  ...(asksCost.test(said) ? [cost] : []),
]

const before = pattern`
  \b(?:what happens (?:in|at|during|with|when (?:you|they|i|someone) (?:get|do|have|go for))|how do(?:es)? (?:they do )?|what do(?:es)? (?:they|you|one|the \w+) do (?:in|at|during|with|for)|hoe werk|wat gebeur (?:by|met))
  (?: (?:a|an|the|n|this|that))?$`
const after = pattern`
  ^explain|\bwhat (?:exactly |actually )?(?:is|does|are|happens) (?:it|that|they|in it)\b(?! (?:good|cost|like))|\bwhats (?:it|that)\b|
  \bwat is dit\b|\bhow does (?:it|that) work\b`
/** "A facial mist", "a peel-off mask": a product, and no treatment. */
const product = pattern`
  ^(?:mists?|sprays?|oils?|serums?|creams?|wash(?:es)?|hair\w*|cleansers?|scrubs?|masks?|toners?|sunscreen|spf|soap|gels?|pads?|wipes?|razors?|
  moisturi[sz]er|lotion|brush|tissue|pens?|kits?|off)\b`

/** Whether what stands after the name makes a product of it. */
export const namesProduct = (tail: string): boolean => product.test(tail)

/** Whether the words around the name of a treatment ask what it is or does. */
export const asksWhatItIs = (head: string, tail: string): boolean => before.test(head) || after.test(tail)
