import type { Knowledge } from '../../knowledge/knowledge.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { hear } from '../understand/understand.ts'
import { ofTheHouse, type Phrase, phrasesIn, usedIn } from './phrases.ts'
import { isNoun, lead, pointerIn, withoutLead } from './talk-words.ts'
import type { Talk } from './talk.ts'
import { whichOne } from './two-and-money.ts'

// The question of before, asked of something or somebody else, or once more because what was tried did not help.

const yesOrNo = /^(?:is|are|can|may|does|do|will|kan|mag)\b/

const turnsTo = new RegExp(
  String.raw`^${lead}(?:what about|how about|and|or|wat van) (?:(?:on|in|at) (?=my |the ))?(?:the |a |an |my |some |using |just )*(?!with\b)(?<other>[a-z0-9][a-z0-9 -]{2,40}?)(?: (?:then|instead|tho|though|maybe|too|also|as well|rather|on its own))*$`,
)
const strength = /\b\d+ percent\b/
const skin = /\bskin$/

/** What a message turns to: "what about turmeric then". */
export const turnedToIn = (said: string): string | undefined => turnsTo.exec(said)?.groups?.['other']

const kindWord =
  /\b(?:soap|body lotion|lotion|cream|face wash|wash|shampoo|sunscreen|serum|toner|gel|oil|powder|scrub|mask|lip balm|deodorant|razor)$/
const oneWord = /^[a-z0-9]+$/
/** "Is Dove soap ok?" – "and Sunlight?": a soap. */
const ofTheSameKind = (before: string, other: string): string => {
  const kind = kindWord.exec(before)?.[0]
  return kind === undefined || before === kind || !oneWord.test(other) || kindWord.test(other)
    ? other
    : `${other} ${kind}`
}

/** A question with one thing in the place of all that it names. */
const withOneFor = (question: string, used: readonly Phrase[], other: string): string => {
  const words = question.split(' ')
  return [...words.slice(0, used[0]?.from), other, ...words.slice(used.at(-1)?.to)].join(' ')
}

/** "And aloe from the garden?": what was asked of one thing is asked of another. A thing of the house is meant for the face where no place is named. */
export const swapped = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const full = withAnother(knowledge, talk, said)
  const other = turnedToIn(said)
  return full === undefined ||
    other === undefined ||
    !ofTheHouse(knowledge, other) ||
    phrasesIn(knowledge, full).length > 1
    ? full
    : `${full} on my face`
}

const withAnother = (knowledge: Knowledge, { question, trouble }: Talk, said: string): string | undefined => {
  const other = turnedToIn(said)
  if (
    other === undefined ||
    question === undefined ||
    pointerIn(question) !== undefined ||
    asks(other) ||
    !isNoun(other)
  )
    return undefined
  if (/^\d+ percent$/.test(other)) return strength.test(question) ? question.replace(strength, other) : undefined
  const [phrase, second] = phrasesIn(knowledge, other)
  if (phrase === undefined || (second !== undefined && (phrase.slot !== 'used' || second.slot !== 'other')))
    return undefined
  const before = phrasesIn(knowledge, question)
  const used = before.filter(({ slot }) => slot === 'used')
  // To a list of products one more is added, and one of two may be meant; a thing of the house comes in the place of all.
  if (phrase.slot === 'used' && used.length > 1)
    return ofTheHouse(knowledge, other) ? withOneFor(question, used, other) : undefined
  const likeIt = phrase.slot === 'other' ? 'used' : phrase.slot === 'used' ? 'other' : phrase.slot
  const same = before.find(({ slot }) => slot === phrase.slot) ?? before.find(({ slot }) => slot === likeIt)
  // A type of skin is told beside the trouble that is asked of.
  if (phrase.slot === 'trouble' && skin.test(other) && same !== undefined && !skin.test(same.words))
    return `${question} for ${other}`
  // A place comes in the stead of all that were asked of.
  if (same?.slot === 'place' && phrase.slot === 'place')
    return withOneFor(
      question,
      before.filter(({ slot }) => slot === 'place'),
      other,
    )
  if (same !== undefined) return question.replace(same.words, ofTheSameKind(same.words, other))
  return phrase.slot === 'used' && trouble !== undefined ? `does ${other} help for ${trouble}` : undefined
}

const sorts =
  'foam(?:ing|y)?|gels?|creams?|creamy|milk|milky|oils?|bars?|clay|tinted|untinted|mineral|chemical|lotion|spray|stick|balm|butter|powder|thick|light|rich'
const choice = new RegExp(
  `^${lead}(?:(?:the|a|an|is it|rather|must it be|should it be) )*(?:(?<noun>sunscreen|moisturi[sz]er|cleanser|face wash|mask|serum|toner|soap|scrub|shampoo|lotion) )?(?:a )?(?<one>${sorts}) or (?:the |a |an )?(?<other>${sorts})(?: (?:one|type|kind|version))?(?<rest> for .*)?$`,
)
const forWhom = / ?\bfor (?!it\b|that\b).{3,40}?(?= which|$)/
/** "Gel or cream for oily skin?" of sunscreen; "so which one?" of the two that were asked about. */
export const chosen = ({ subject, question }: Talk, said: string): string | undefined => {
  const { one, other, noun, rest = '' } = choice.exec(said)?.groups ?? {}
  const of = noun ?? (subject?.slot === 'used' ? subject.words : undefined)
  if (one !== undefined && other !== undefined && of !== undefined) return `is a ${one} or ${other} ${of} better${rest}`
  return question !== undefined && / or /.test(question) && whichOne.test(said)
    ? `${question}${forWhom.exec(said)?.[0] ?? ''}`
    : undefined
}

const bare = (text: string): string => text.trim().replace(/[.!?,\s]+$/, '')
const failed =
  /\b(?:tried|used|using|been on|bought)\b.*\b(?:didnt|doesnt|did not|does not|dont|not|never|no|isnt|wasnt)\b.*\b(?:help\w*|work\w*|do anything|better|difference|change)\b/
/** "I tried an anti-dandruff shampoo, it didn't help": what else does is asked. */
export const tried = ({ question, asked }: Talk, said: string): string | undefined =>
  question === undefined ||
  asked === undefined ||
  asks(said) ||
  !failed.test(said) ||
  !/\b(?:what|which|how|something|anything)\b/.test(question)
    ? undefined
    : `${bare(asked)}. ${said}`

const whichKind = new RegExp(
  `^${lead}(?:what|which|watter) (?:kind|type|one|sort)(?: of (?:it|that))?(?: (?:then|is best|is good|must i (?:get|buy|use)|should i (?:get|buy|use)))*(?<rest> for .{3,40})?$`,
)
/** "What kind then for oily skin?" of what is used. */
export const ofWhichKind = (knowledge: Knowledge, { subject, question }: Talk, said: string): string | undefined => {
  const found = whichKind.exec(said)
  // Of one thing there are kinds that are told apart elsewhere.
  return found === null ||
    subject?.slot !== 'used' ||
    usedIn(knowledge, question).length > 1 ||
    hear(knowledge, subject.words).things.length > 0
    ? undefined
    : `which ${subject.words}${found.groups?.['rest'] ?? ''}`
}

const goesFirst = new RegExp(
  `^${lead}(?:which|what|wat)(?: one)? (?:goes |comes |do i (?:use|put on) |must i (?:use|put on) |should i (?:use|put on) |is |on )?(?:on )?first$`,
)
const wantsBoth = new RegExp(
  `^${lead}(?<ask>do i (?:really )?need|must i (?:use|have|buy)|can i (?:use|have)|should i (?:use|have)) (?:them )?both(?: of them)?(?: then| really)?$`,
)
/** "Which first?", "do I need both?" of the two that were asked about. */
export const ofBoth = (knowledge: Knowledge, { question }: Talk, said: string): string | undefined => {
  const [one, other, third] =
    question === undefined
      ? []
      : phrasesIn(knowledge, question).filter(({ slot }) => slot === 'used' || slot === 'other')
  if (one === undefined || other === undefined || third !== undefined) return undefined
  const ask =
    hear(knowledge, `${one.words} ${other.words}`).things.length > 0 ? undefined : wantsBoth.exec(said)?.groups?.['ask']
  return goesFirst.test(said)
    ? `in which order do i put on ${one.words} and ${other.words}`
    : ask === undefined
      ? undefined
      : `${ask} both ${one.words} and ${other.words}`
}

const ofMe = new RegExp(`^${lead}(?:what about |how about |for )*(?:me|myself|for me)(?: then| too)?$`)
/** "Which SPF for my toddler?" – "and me?" */
export const forMe = ({ question }: Talk, said: string): string | undefined =>
  question === undefined ||
  !ofMe.test(said) ||
  !/\bfor my (?!face|skin|body|hands?|feet|hair|scalp|lips?|neck|back|legs?)\w+/.test(question)
    ? undefined
    : question.replace(/\bfor my \w+/, 'for me')

const mineDoes = new RegExp(
  `^${lead}(?:mine|my one)(?: (?:does|do|did|always does|is)(?: that| it)?)?(?: tho| though)?$`,
)
/** "Does sunscreen cause pimples?" – "mine does". */
export const soDoesMine = ({ question, subject }: Talk, said: string): string | undefined => {
  const does =
    question === undefined || subject?.slot !== 'used'
      ? undefined
      : new RegExp(String.raw`^(?:can|do|does|will) ${subject.words} (?<does>.+)$`).exec(question)?.groups?.['does']
  return does === undefined || !mineDoes.test(said)
    ? undefined
    : `my ${subject?.words ?? ''} ${does.replace(/^\w+/, (verb) => (verb.endsWith('s') ? verb : `${verb}s`))}`
}

const doIt = /\b(?:do|try) (?:it|that|this)\b/
const okToDo = /\b(?:ok|okay|safe|fine|good|bad|allowed) to (?<done>[a-z]+ .+)$/
/** "Is it ok to pop blackheads?" – "how do I do it then?" */
export const doneSo = ({ questions }: Talk, said: string): string | undefined => {
  const done = questions
    .map((question) => okToDo.exec(question)?.groups?.['done'] ?? doneWith.exec(question)?.groups?.['done'])
    .find((one) => one !== undefined)
  return done === undefined || !doIt.test(said) || !asks(said) ? undefined : withoutLead(said.replace(doIt, done))
}

const tellsOfIt = new RegExp(
  `^${lead}(?:its|it is|it was|theyre|they are|i got it|it happened|it came) (?!for|too|so|very|not|dry|itch|burn|sting|sore|red|better|worse|gone|pill|peel|expensive|been|nothing)\\S+(?: \\S+){1,9}$`,
)
/** The age of a mark is no child's. */
const anAge = /\b(\w+ (?:days?|weeks?|months?|years?)) old\b/
/** "How do I fade a burn mark?" – "it's from the iron, two months old". */
export const withMoreOfIt = ({ question, asked, trouble }: Talk, said: string): string | undefined =>
  question === undefined ||
  asked === undefined ||
  trouble === undefined ||
  asks(said) ||
  !tellsOfIt.test(said) ||
  !question.includes(trouble) ||
  yesOrNo.test(withoutLead(question))
    ? undefined
    : `${bare(asked)}. ${withoutLead(said).replace(anAge, 'from $1 ago')}`

const doings: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?gym$|^training$|^exercise$|^work ?outs?$/, 'gym'],
  [/^swim(?:ming)?$|^(?:the )?(?:pool|sea|beach)$/, 'swim'],
  [/^(?:the )?sauna$|^steam(?: room)?$/, 'go in the sauna'],
  [/^(?:the )?sun$|^tann?ing$/, 'go in the sun'],
  [/^shav(?:e|ing)$/, 'shave'],
  [/^wax(?:ing)?$/, 'wax'],
  [/^run(?:ning)?$|^jogging$/, 'run'],
  [/^make ?up$|^foundation$/, 'wear makeup'],
  [/^(?:a )?(?:shower|bath)(?:ing)?$/, 'shower'],
  [/^scrub(?:bing|s)?$|^exfoliat(?:e|ing|ion)$/, 'exfoliate'],
]
const whenMay = /^(?<when>.*\b(?:when|how soon|wanneer) (?:can|may|should|kan|mag) (?:i|we|ek))\b.*$/
/** "When can I wear make-up?" – "and gym?": after what was told. */
export const whenToDo = ({ questions, story }: Talk, said: string): string | undefined => {
  const other = turnedToIn(said.replace(/^n /, 'and '))
  const doing = other === undefined ? undefined : doings.find(([words]) => words.test(other))?.[1]
  const when = questions
    .map((question) => whenMay.exec(question)?.groups?.['when'])
    .find((found) => found !== undefined)
  return doing === undefined || when === undefined ? undefined : [...story, `${when} ${doing}`].join('. ')
}

const asksForOne = /^(?:which|what|wat|watter|recommend|suggest|best)\b/
const ofOne = '(?:i|she|he|they|my (?:mom|mother|mum|sister|daughter|son|brother|friend|husband|wife|gran|gogo))'
const toldOnly = new RegExp(
  `^${lead}(?<told>(?:${ofOne} (?:also )?(?:have|has|got|get|suffers? from)|ive(?: got)?) (?:eczema|rosacea|psoriasis|melasma|keloids|acne)|(?:im|i am|shes|she is|hes|he is|${ofOne} is) (?:only |just )?1[0-7](?: years? old)?)(?: (?:tho|though|too|also|btw|as well|actually|by the way))*$`,
)
/** "I have eczema though", "I'm 13": what was asked of a trouble, asked by one of whom that is told. */
export const toldOfOne = (
  knowledge: Knowledge,
  { question, asked = '', trouble }: Talk,
  said: string,
): string | undefined => {
  const told = toldOnly.exec(said)?.groups?.['told']
  if (told === undefined || question === undefined || trouble === undefined || told.includes(trouble)) return undefined
  const slots = phrasesIn(knowledge, question).map(({ slot }) => slot)
  return slots.includes('trouble') && !slots.includes('used') ? `${bare(asked)}, ${told}` : undefined
}

const insteadOf = new RegExp(
  `^${lead}(?:(?:something|anything|iets) (?:else|anders)|(?:what|wat|which (?<kind>[a-z]+(?: [a-z]+)?))(?: else)?(?: (?:must|should|can|could|do|moet|kan) (?:i|we|he|she|ek) (?:use|try|get|buy|do|take|gebruik))?(?: (?:one|then|dan))? (?:instead|rather|in its place))(?: then| for (?:it|that|me))*$`,
)
/** "What instead?", "which oil rather?" of what was asked about. */
export const instead = (
  knowledge: Knowledge,
  { subject, trouble, question, story }: Talk,
  said: string,
): string | undefined => {
  const found = insteadOf.exec(said)?.groups
  if (
    found === undefined ||
    subject?.slot !== 'used' ||
    (question !== undefined && asksForOne.test(withoutLead(question)))
  )
    return undefined
  // What lies on a rash in a fold is not weighed against another powder: what helps there is asked.
  const there =
    trouble === undefined
      ? undefined
      : new RegExp(String.raw`\b${trouble} (?:under|between|in) (?:my|the|her|his|our) \w+`).exec(story.join('. '))?.[0]
  if (found['kind'] === undefined && there !== undefined && hear(knowledge, subject.words).things.length > 0)
    return `what can i use for ${there}`
  return `what ${found['kind'] ?? ''} can i use instead of ${subject.words}${trouble === undefined || trouble.endsWith(' skin') ? '' : ` for ${trouble}`}`.replace(
    '  ',
    ' ',
  )
}

const leftOff =
  /^(?<told>.*\b(?:can|could|may|should|must|kan|mag|moet) (?:i|we|he|she|they|u|my \w+|ek|sy|hy))(?: (?:also|too|ook|use (?:it|that|this)|do (?:it|that)|have (?:it|that)))*$/
const doneWith =
  /\b(?:can|could|may|should|must|kan|mag|moet) (?:i|we|he|she|they|u|my \w+|ek|sy|hy) (?<done>(?:still )?[a-z]+ .+)$/
/** "My sister has normal skin, can she?": what was asked of doing before. */
export const sameDone = ({ questions }: Talk, said: string): string | undefined => {
  const told = leftOff.exec(said)?.groups?.['told']
  const done = questions.map((question) => doneWith.exec(question)?.groups?.['done']).find((one) => one !== undefined)
  return told === undefined || done === undefined ? undefined : `${told} ${done}`
}

const forPart = new RegExp(
  `^${lead}(?:what about |how about )*(?<part>for (?!me\\b|my\\b|it\\b|that\\b)[a-z0-9 -]{3,40}?)(?: then| too| also| instead)*$`,
)
const sideOf = /^(?<before>.*) (?:under|over|before|after|beneath|on top of) (?<noun>(?!i\b|my\b)[a-z0-9 -]{3,30})$/
const otherSide = new RegExp(
  `^${lead}(?:what about |can i (?:use|put) it )*(?<side>on top of|over|under|underneath|before|after)(?: (?:it|that))?(?: too| also)*$`,
)
/** "And for dry skin?", "and on top of it?": the end of the question is another. */
export const endsOtherwise = ({ question }: Talk, said: string): string | undefined => {
  const part = forPart.exec(said)?.groups?.['part']
  if (question === undefined) return undefined
  if (part !== undefined && / for (?!me\b|how\b|my \w+$)[a-z0-9 -]+$/.test(question) && !asks(part))
    return question.replace(/ for [a-z0-9 -]+$/, ` ${part}`)
  const { before, noun } = sideOf.exec(question)?.groups ?? {}
  const side = otherSide.exec(said)?.groups?.['side']
  return side === undefined || before === undefined || noun === undefined ? undefined : `${before} ${side} ${noun}`
}

const onlyFor = new RegExp(
  `^${lead}(?:(?:is it |ok |safe |what about )*)(?<who>(?:for|on|in|during|while|vir) (?:a |an |my |the |n )?(?:bab(?:y|ies)|newborn|toddler|child|kids?|children|teens?|teenager|pregnan\\w*|breast ?feeding|nursing|(?:dark|deep|black|brown|oily|dry|sensitive) skin|men|old people|eczema|rosacea))$`,
)
/** "And for a baby?" of what is used. */
export const forAnother = (knowledge: Knowledge, { subject, question }: Talk, said: string): string | undefined => {
  const who = onlyFor.exec(said)?.groups?.['who']
  const several = usedIn(knowledge, question).length > 1
  return who === undefined ||
    question === undefined ||
    !yesOrNo.test(withoutLead(question)) ||
    subject?.slot !== 'used' ||
    several
    ? undefined
    : `is ${subject.words} safe ${who}`
}

const onlyWhen = new RegExp(
  `^${lead}(?:and |or )?(?:what )?(?<when>(?:when|if) (?:it|its|it is|im|i am|i|my skin|the weather) (?!add|already|use|have|take|put).{3,40})$`,
)
const weather =
  /\b(?:rain\w*|cloudy|overcast|cold|hot|humid|windy|winter|summer|inside|indoors|home|work|gym|swim\w*|sweat\w*|outside|night|travel\w*)\b/
/** "And when it rains?": what was asked of every day. */
export const asksWhen = ({ question }: Talk, said: string): string | undefined => {
  const when = onlyWhen.exec(said)?.groups?.['when']
  return when === undefined || question === undefined || !weather.test(when) || / (?:when|if) /.test(question)
    ? undefined
    : `${question} ${withoutLead(when)}`
}

const ownSkin = new RegExp(
  `^${lead}(?:my skin is|my skins|i have|ive got|i got|im|i am) (?<skin>(?:(?:very|really|quite|so|pretty) )?(?:dark|black|deep|brown|sensitive))(?: skin| skinned| skin tone)?(?: (?:tho|though|so|but|and))* (?:is it|is that|is this|will it be|would it be)(?: still)? (?<how>safe|ok|okay|fine|good|bad|risky|dangerous)(?: (?:for me|for my skin|to do|then|on me))*$`,
)
const treatment =
  /\b(?:laser|ipl|peels?|microneedling|needling|dermaplaning|hydrafacial|facials?|botox|fillers?|microblading|dermaroller|microdermabrasion|threading)\b/
/** "Laser hair removal on my bikini line" – "my skin is very dark, is it safe for me?" */
export const onOwnSkin = (knowledge: Knowledge, { named }: Talk, said: string): string | undefined => {
  const { skin, how } = ownSkin.exec(said)?.groups ?? {}
  const of =
    skin === undefined
      ? undefined
      : named.find(({ words }) => treatment.test(words) || hear(knowledge, words).things.length === 1)
  return skin === undefined || of === undefined ? undefined : `is ${of.words} ${how ?? 'safe'} on ${skin} skin`
}

const sameFor =
  /^(?<told>.*?)\b(?:(?:can|may|must|should|could|is it ok if) (?:i|she|he|they|we) (?:also )?(?:use|put|try|have|take)? ?)?(?:is )?the same(?: (?:one|thing|cream|stuff|product|serum|wash))?(?: (?:ok|okay|fine|safe|good))?(?: (?<whom>(?:for|on) (?:her|him|them|it|me|the baby|my \w+)))?(?: (?:too|also|then))*$/
/** "My toddler has cradle cap, the same one for her?": what was spoken of is asked of for somebody else. */
export const sameForOther = (knowledge: Knowledge, { named }: Talk, said: string): string | undefined => {
  const { told = '', whom } = sameFor.exec(said)?.groups ?? {}
  const things = named.filter(({ words }) => hear(knowledge, words).things.length === 1)
  const called = new Set(things.map(({ words }) => hear(knowledge, words).things[0]?.called))
  return whom === undefined && !/\b(?:she|he|they)\b/.test(said)
    ? undefined
    : called.size !== 1 || things[0] === undefined || !sameFor.test(said) || told.split(' ').length < 4
      ? undefined
      : `${told.trim()}, can i use ${things[0].words} ${whom ?? 'for her'}`
}
