import type { Knowledge } from '../../knowledge/knowledge.ts'
import { asks } from '../understand/told-in-pieces.ts'
import { ofTheHouse, phrasesIn } from './phrases.ts'
import { lead, pointerIn, withoutLead, withWordsFor } from './talk-words.ts'
import type { Talk } from './talk.ts'

// A question that points into what was told: sunscreen over "it" of a mole, a cream on "him" of a baby, the marks that "they" left.

const onto = /\b(?<how>over|on top of|on|onto) (?:it|them|that)(?: \w+){0,2}$/
const asksMore =
  /\b(?:how|what|whats|which|when|why|where|help|helps|work|works|sleep|leave|lie|lying|wear|date|that (?:one|day|night|spot|side|place))\b/
/** "So just normal sunscreen over it?" of a mole that was told of. */
export const overIt = (
  knowledge: Knowledge,
  { trouble, subject }: Talk,
  said: string,
  message: string,
): string | undefined => {
  const how = onto.exec(said)?.groups?.['how']
  if (
    how === undefined ||
    trouble === undefined ||
    subject?.slot === 'used' ||
    asksMore.test(said) ||
    !(asks(said) || message.includes('?'))
  )
    return undefined
  const phrases = phrasesIn(knowledge, said)
  const used = phrases.filter(({ slot }) => slot === 'used').map(({ words }) => words)
  if (
    used.length === 0 ||
    phrases.some(({ slot, words }) => slot === 'trouble' || (slot === 'place' && !used.includes(words)))
  )
    return undefined
  return `can i put ${used.join(' and ')} ${how === 'onto' ? 'on' : how} ${trouble}`
}

const little = /\b(?:(?<who>baby|new ?born|infant|toddler)s?|\d+ months? old)\b/
const bigger =
  /\b(?:husband|hubby|boyfriend|wife|girlfriend|mom|mum|mother|dad|father|sister|brother|gran|gogo|ouma|aunt\w*|uncle|friend|man|guy|teen\w*)\b/
const onThem = /\b(?<how>on|for) (?:him|her)\b/
/** "Can I use one of mine on him?" of a baby, where nobody else was spoken of. */
export const onBaby = ({ questions, story, named }: Talk, said: string): string | undefined => {
  const all = [...questions, ...story].join(' . ')
  const found = little.exec(all)
  if (!onThem.test(said) || found === null || bigger.test(`${all} ${said}`) || !asks(said)) return undefined
  const full = withoutLead(
    said.replace(onThem, `$<how> my ${found.groups?.['who'] ?? 'baby'}`).replace(/\bone of mine\b/, 'my own cream'),
  )
  const thing = named.find(({ slot }) => slot === 'used')?.words
  const of = /^(?<is>is|are) (?:it|they|that|this) (?<rest>.*)$/.exec(full)?.groups
  if (of === undefined && pointerIn(full) === undefined) return full
  return thing === undefined
    ? undefined
    : of === undefined
      ? withWordsFor(full, thing)
      : `${of['is'] ?? ''} ${thing} ${of['rest'] ?? ''}`
}

const left =
  /\b(?:that )?(?:it|they|these|those|the (?:bumps|pimples|bites|spots)) (?:left|leave|leaves|have left|has left)(?: behind| me with| there)?\b/
const aMark =
  /\b(?:dark|black|brown|purple|red|pink|flat)? ?(?:marks?|spots?|patch(?:es)?|stains?|scars?|dots|discolou?ration)\b/
/** "How do I fade the black spots they left?" asks of the marks, and no more of what left them. */
export const marksLeft = ({ story, questions }: Talk, said: string, message: string): string | undefined =>
  message.includes(',') || story.length + questions.length === 0 || !left.test(said) || !aMark.test(said) || !asks(said)
    ? undefined
    : withoutLead(said.replace(left, '').replace(/\s+/g, ' ').trim())

const whatFades = new RegExp(
  `^${lead}(?:what|which (?:cream|product|serum|ingredients?)|how)(?: (?:can|do|must|should|will|would|could) ?(?:i|we)?)?(?: use to)? ?(?:fades?|removes?|lightens?|evens?|gets? rid of|clears?|takes? away) (?:it|them|that|those|these)(?: (?:then|out|up|away|again|fast|quickly|best))*$`,
)
const flatMarks =
  /\b(?:dark|brown|black|purple|flat)\b.{0,30}\b(?:marks?|ones?|spots?|patch(?:es)?|stains?)\b|\b(?:marks?|ones?|spots?|stains?)\b.{0,30}\b(?:dark|brown|black|purple|flat)\b/
/** "Not the holes, the brown flat ones" – "what fades it?" */
export const fadesMarks = ({ story, told }: Talk, said: string): string | undefined =>
  !whatFades.test(said) || ![...told, ...story].some((text) => flatMarks.test(text))
    ? undefined
    : 'what fades dark marks'

const counts = new RegExp(
  `^${lead}(?:does|do|is|are|would|will) (?<thing>(?!it\\b|that\\b|this\\b)[a-z0-9 -]{3,40}?) (?:count|counts|one of (?:them|those)|on (?:that|the) list)(?: (?:too|as well|also|then|as one|as a trigger))*(?<rest>(?: (?:if|when) .{3,30}?)?)(?: lol| haha\\w*)*$`,
)
const sets =
  /\b(?:what|which)\b.*\b(?<does>triggers?|causes?|sets? off|clogs?|irritates?|worsens?) (?<of>[a-z0-9 -]{3,40})$/
/** "What triggers it?" – "does rooibos count then, if I drink it hot?" */
export const countsToo = ({ questions }: Talk, said: string): string | undefined => {
  const { thing, rest = '' } = counts.exec(said)?.groups ?? {}
  const asked = questions
    .slice(0, 2)
    .map((question) => sets.exec(question)?.groups)
    .find((one) => one !== undefined)
  if (thing === undefined || asked === undefined) return undefined
  const hot = /\bhot\b/.test(rest) && !/\bhot\b/.test(thing) ? 'drinking hot ' : ''
  return `does ${hot}${thing} ${(asked['does'] ?? '').replace(/s$/, '').replace(/^set off$/, 'trigger')} ${asked['of'] ?? ''}`
}

const forThose = new RegExp(
  `^${lead}(?:is|are) (?:it|they|that|those|these|all of (?:them|it)|them) (?:all )?(?:ok|okay|safe|fine|allowed)(?: to use| for me)? (?<when>(?:while|when|during|in|for|if) (?:im |i am |my )?(?:pregnan\\w*|breast ?feeding|nursing))(?: (?:too|though|tho|hey))*$`,
)
/** "Which ingredients fade dark marks?" – "is it safe while breastfeeding?" of all that was named, and of no single one. */
export const listSafe = (knowledge: Knowledge, { question, trouble }: Talk, said: string): string | undefined => {
  const when = forThose.exec(said)?.groups?.['when']
  if (
    when === undefined ||
    question === undefined ||
    trouble === undefined ||
    !question.includes(trouble) ||
    !/\b(?:what|whats|which)\b/.test(question)
  )
    return undefined
  return phrasesIn(knowledge, question).some(({ slot }) => slot === 'used')
    ? undefined
    : `what helps for ${trouble} ${when}`
}

const inPlace = new RegExp(
  `^${lead}(?:what about|how about|can i (?:use|put|try)|is|maybe) (?:the |some )?(?<other>[a-z]+(?: (?:and|or|with) [a-z]+)?) (?:instead|rather)(?: (?:then|ok|okay|fine|good))*$`,
)
/** "My roll-on makes my armpits itch" – "what about bicarb and lemon instead?" */
export const kitchenInstead = (knowledge: Knowledge, { question, named }: Talk, said: string): string | undefined => {
  const other = inPlace.exec(said)?.groups?.['other']
  const place = named.find(({ slot }) => slot === 'place')?.words
  return question !== undefined || other === undefined || place === undefined || !ofTheHouse(knowledge, other)
    ? undefined
    : `can i put ${other} on my ${place}`
}

const stopOr =
  /\b(?:stop|quit|leave it)\b.{0,12}\bor\b.{0,20}\b(?:carry on|continue|keep (?:going|on|using)|go on|push through)\b|\b(?:carry on|continue|keep (?:going|on|using)|go on|push through)\b.{0,12}\bor\b.{0,12}\b(?:stop|quit)\b/
const ofSpots = /\b(?:whiteheads?|pimples?|spots|bumps|break(?:ing)? ?outs?|zits)\b/
/** "Does retinol cause purging?" – "5 tiny whiteheads, week 3, stop or carry on?" */
export const stopOrGoOn = (
  knowledge: Knowledge,
  { subject, question }: Talk,
  said: string,
  message: string,
): string | undefined =>
  subject?.slot !== 'used' ||
  question === undefined ||
  !/\bpurg/.test(question) ||
  !stopOr.test(said) ||
  !ofSpots.test(said) ||
  phrasesIn(knowledge, said).some(({ slot }) => slot === 'used')
    ? undefined
    : `im using ${subject.words} and is it purging: ${message.trim()}`

const why = new RegExp(
  `^${lead}why (?:does|do|is|are|must it be|should it be) (?:the )?(?!it\\b|that\\b|this\\b|they\\b)[a-z]+(?: [a-z]+)? (?:matter|matters|better|needed|important|necessary)$`,
)
/** "Why does tinted matter?" with the trouble that is spoken of. */
export const whyForThat = ({ trouble, question }: Talk, said: string): string | undefined =>
  trouble === undefined || question?.includes(trouble) !== true || said.includes(trouble) || !why.test(said)
    ? undefined
    : `${withoutLead(said)} for ${trouble}`

const kinds = 'lotion|cream|soap|wash|sunscreen|shampoo|serum|moisturi[sz]er|cleanser|oil|balm|toner'
const whatIsIn = new RegExp(
  `^${lead}(?:what about |and )?(?:the |a |which |what )?(?<kind>(?:body |hand |face )?(?:${kinds}))\\b(?: for (?:the|my|his|her) \\w+)? ?(?:(?:with )?(?:what|which (?:ingredients?|active)) (?:is |must be |should be |do i want )?in it|what (?:must|should) (?:be in it|it have|i look for)|(?:with )?(?:what|which) ingredients?)(?: then)?$`,
)
/** "And the lotion for the arms, with what in it?" for the trouble that is spoken of. */
export const whatInIt = ({ trouble }: Talk, said: string): string | undefined => {
  const kind = whatIsIn.exec(said)?.groups?.['kind']
  return kind === undefined || trouble === undefined ? undefined : `which ${kind} for ${trouble}, with what in it`
}
