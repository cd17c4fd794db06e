import type { Knowledge } from '../../knowledge/knowledge.ts'
import { plainOf } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'
import { plainly } from '../../tongues/in-english.ts'
import type { Intent } from '../conversation.ts'
import type { Understood } from './heard.ts'
import { looksLikeLabel } from './label-text.ts'
import { understand } from './understand.ts'

// "What is niacinamide? Also, do I need sunscreen in winter?" asks twice. Where each question stands by itself and is about something else, each is answered
// (decision 33); what only makes the one before more exact, leans on it or gives its reason stays with it.

const lead = String.raw`(?:(?:so|and|n|but|ok|okay|hi|hey|hello|oh|eish|yoh|also|then|please|pls|plus|en|ook|maar|futhi|kanti|btw|by the way|lastly|secondly|next|sis|sisi|bru|guys|ps|p s|(?:(?:the|my|a|one|just) )?(?:second|2nd|other|another|next|last|final|quick|more) (?:question|thing|one|q)(?: is)?|question (?:two|2)|(?:two|2|3|q2|b)(?=[.):]))[\s,.:;)–-]+)*`
const asker = String.raw`(?:what|whats|which|how|hows|why|whys|when(?= (?:can|do|does|did|should|must|will|is|are|to|may|would)\b)|where|wheres|who|whos|whose|is|isnt|are|am|do|does|did|can|could|should|must|may|will|would|any|anything|recommend|suggest|explain|tell me|give me|show me|build me|make me|find me|i need an?|i(?:’?m| am) looking for|wat|watter|hoe|hoekom|hoeveel|kan|mag|moet|sal|wanneer|waar|wie|ingabe|yini|kungani|ngingayi\w*|ngisebenzise|ke eng|na)`
const opens = new RegExp(
  String.raw`^${lead}(?:[a-z0-9%’' -]{2,60}[,:] ?)?(?:${asker}|(?:in|at|on|for|from|to|with|by) (?:what|which|how)|(?:maak|help|veroorsaak) \w+)\b`,
)
const asksWithin = pattern`
  \b(?<!\b(?:to|all|as|what|than) )(?:can|should|must|could|may|do|shall) (?:i|we)\b(?! not)|(?:^|[,;] ?|\b(?:and|but|so|or|what|how|when|why|where) )(?:can|should|must|could|may|do|does|will|would) (?:you|u|it|she|he|they|that|this)\b|\b(?:kan|moet|mag|sal) (?:ek|ons)\b|\b(?:what|which|how|why|wat|hoe) (?:\w+ )?(?:can|should|must|do|does|is|are|am|works?|helps?|
  kan|moet|help|werk)\b|\bwhat (?:to|about)\b|\bhow (?:often|long|much|many)\b|\bis (?:it|this|that|there) (?:ok|okay|safe|true|normal|bad)\b|, ?(?:right|true|neh|ne|hey|correct)$|\b(?:why|hoekom|or not|or nah|ja or no|yes or no)$|
  \b(?:(?:nga?|ka|ya)?(?:yini|njani|ntoni|nini|kanjani|ngani)|(?:ngi|ndi|si)\w*enz\w*ni|\w*(?:sebenzis|gcob|faka|thenge)\w*ni|ke (?:dire|etse|sebedise|tlotse) \w+|jwang|joang|eng)\b`
const marker = String.raw`(?:also|ook|futhi|btw|by the way|lastly|secondly|oh and|and another thing|one more thing|(?:(?:the|my|a|one|just) )*(?:second|2nd|other|another|next|last|final|more) (?:question|thing|one|q)\b|question (?:two|2)\b|q2\b)`
const marked = new RegExp(String.raw`^(?:oh )?(?:and |en |plus |but |ps |p s )*${marker}`)
const sentenceEnds = /(?<=[.!?…]["”')]*)\s+/
/** "…, oh and", "… also", within a sentence. */
const goesOn = new RegExp(
  String.raw`\s*[,;–-]+\s*(?=(?:and |en )?${marker})|\s+(?=(?:and|en|oh and) (?:also|ook)\b|oh and\b|(?:second|another|one more|my other) (?:question|q)\b)`,
  'i',
)
/** "… and how must I": only where it names something else. */
const joined = new RegExp(
  String.raw`(?<!\boh)[,;\s–-]+(?=(?:and|en|n|plus)(?: then)? (?!(?:can|could|should|must|may|will|would|am) (?!i\b|we\b|you\b|u\b|it\b|he\b|she\b|they\b|my\b|the\b|this\b|that\b|one\b))${asker}\b)`,
  'i',
)

const takesBack =
  /^(?:(?:haha|lol|ok|okay|but|and) )*(?:no|nee|wait|sorry|jk|jokes?|joking|kidding|seriously|serious|ernstig|i meant?|actually|never ?mind|forget)\b(?! (?:one|need|matter))/
/** What makes the question before more exact: "for dry skin?", "or is it bad?", "and vitamin C?", "what about at night?". */
const adds =
  /^(?:(?:and|en|but|so|ok|also|maybe|even|just) )*(?:or|of|if|like|for|vir|under|with|without|in|on|at|to|from|because|cos|since|when i|when its|as|unless|not|than|before|after|every|how come|why not|why|really|what about|how about|wat van|what if|and if|which one|the same|what else|is that|e g)\b/
const pointing = new RegExp(
  String.raw`^${lead}(?:${asker}|when (?:can|do|should) i|how (?:do|can|should|must|often|long)(?: \w+){0,3}?|(?:can|should|must|do|could) (?:i|we)(?: \w+){0,3}?) (?:\w+ )?(?:(?:it|its|them|they|he|she|him|her|dit|hulle|daardie|one)\b|(?:that|thats|this|these|those)(?= (?:ok|okay|safe|good|bad|normal|true|helps?|works?|means?|too|the|an?|from|for|on|in|with|and|or|because|even|really|all|still|also|now)\b|$))`,
)
/** What is asked at the end of nearly every story: "what do I do?", "explain like I am five", "what do you think?" */
const closing = new RegExp(
  String.raw`^${lead}(?:(?:what|wat|how|hoe|which) (?:else )?(?:do|can|must|should|would|could|will|kan|moet) (?:i|we|you|u|ek|ons) (?:do|use|say|think|recommend|suggest|advise|buy|get|try|take|doen|gebruik|koop)?(?: (?:now|then|about it|for it|on it|tonight|today|please|pls|nou))*|explain\b.{0,40}|tell me more|help(?: me)?(?: please| pls)?|any (?:advice|ideas?|tips|help)|(?:please |pls )?(?:advise|help|recommend|suggest)(?: something| me)?|what now|in short|yes or no|(?:is|are) (?:that|it|this|dit) (?:\w+)(?: or .*)?|true)$`,
)
const ofWhole =
  /\b(?:is it|is dit|is that) (?:true|waar|ok|okay|safe|fine|bad|normal|possible|necessary|a myth|worth|better|good|reg|normaal|veilig|sleg|goed)\b/
/** "The cream", "when again?" are of what was asked before. */
const refersBack =
  /\bthe (?:cream|serum|gel|soap|mask|toner|oil|product|lotion|wash|stuff|treatment|medicine|tablets?|pills?|peel)s?\b(?! (?:i|we|with|from|for|that|my))|\bagain$|^(?:and )?(?:is|are) \d+\b(?! ?(?:weeks?|days?|months?|minutes?|hours?|years?|percent|%|steps?|products?|rand))|^(?:futhi |and )?(?:i|li|zi|ku|si|ba)ya\w{3,}|^(?:and |en )?(?:when|wanneer) (?:can|may|should|must|could|kan|mag) (?:i|we|ek)\b|\bthe (?:two|three|both|2|3|4|others?)\b/
const turnsTo = new RegExp(`^${lead}(?:what about|how about|wat van|what if)\\b`)
/** "Is it safe to shave?" points at nothing. */
const ofNothing =
  /\b(?:is|was) (?:it|dit) (?!supposed|going|meant|able|used|gonna)(?:\w+ ){1,3}?(?:to|if|that|when|om)\b/
/** "How much, how long?" without a name is of what was asked before. */
const howMuch = new RegExp(
  `^${lead}(?:for |vir )?(?:how (?:much|many|long|often|soon)|hoeveel|hoe (?:lank|gereeld|dikwels))\\b`,
)
const leaning = /\b(?:it|that|them|they|those|dit|hulle|daarvoor|daarmee)\b|\b(?:with|without)$/

const vague: ReadonlySet<Intent> = new Set<Intent>([
  'unclear',
  'greeting',
  'thanks',
  'bye',
  'noted',
  'injection',
  'label',
  'what-can-you-do',
])
/** What is refused there is not asked once more by a question that names nothing of its own. */
const refused: ReadonlySet<Intent> = new Set<Intent>(['medicine', 'lightening'])
const fewest = 3
const enough = 5
const longer = 8
const [hardly, likely, surely] = [0.2, 0.4, 0.6]
const most = 3
/** So many sentences that ask, and after the first of them as many that tell, are read one by one; what follows stays with the one before it. */
const mostRead = 12

const plain = (text: string): string =>
  plainOf(text)
    .trim()
    .replace(/[?.!…\s]+$/, '')

/** A part of a message: `begins` says that it stands on a line of its own or is called another question, `joined` that only an "and" stands before it. */
type Part = { text: string; asks: boolean; opens: boolean; begins: boolean; joined: boolean }

/** "My skin is sensitive?" tells, whatever mark it ends with. */
const tellsOf = new RegExp(`^${lead}(?:my|i|im|ive|ek|we|our|she|he|saw|got|had|there|hi|thanks?)\\b`)

/** "1) … 2) …" stands on lines of its own. */
const enumerated = (message: string): string =>
  /(?:^|\s)\(?1[).:]\s/.test(message) ? message.replaceAll(/\s+\(?[2-4][).:]\s+(?=[a-z])/gi, '\n') : message

const partsOf = (message: string): Part[] =>
  enumerated(message)
    .split(/\s*\n+\s*/)
    .flatMap((line, ofLine) =>
      line
        .split(sentenceEnds)
        .flatMap((one) => one.split(goesOn))
        .flatMap((one, ofSentence) =>
          one.split(joined).map((text, at): Part => {
            const said = plain(text)
            const opened = opens.test(said) || asksWithin.test(said)
            return {
              text: text.trim(),
              asks: opened || (text.includes('?') && !tellsOf.test(said)),
              opens: opened,
              begins: marked.test(said) || (ofLine > 0 && ofSentence + at === 0),
              joined: at > 0,
            }
          }),
        ),
    )
    .filter(({ text }) => text !== '')
    // "Squalane, oh and what does niacinamide do": what stands before "oh and" asks too, where it tells of nobody.
    .map((part, at, all): Part =>
      !part.asks &&
      !tellsOf.test(plain(part.text)) &&
      at === 0 &&
      part.text.split(' ').length < longer &&
      !/[.!]$/.test(part.text) &&
      all[1]?.begins === true &&
      all[1].asks &&
      marked.test(plain(all[1].text))
        ? { ...part, asks: true }
        : part,
    )

/** What a question names. */
const namedIn = ({ things, concerns, kinds, household, medicine, myth }: Understood): string[] => [
  ...things.map(({ called }) => called),
  ...concerns,
  ...kinds,
  ...household.map(({ says }) => says),
  ...(medicine === undefined ? [] : [medicine]),
  ...(myth === undefined ? [] : [myth.id]),
]

/** The ready answer that it asks for in words of its own: "how many drops" may want one on serums, and names none. */
const topicIn = ({ particular, tokens, english }: Understood): string[] =>
  particular?.sure === true &&
  particular.id
    .split(/[ -]/)
    .some(
      (word) =>
        word.length > 3 &&
        word !== 'subject' &&
        [...tokens, ...english].some((one) => one.startsWith(word.slice(0, 5))),
    )
    ? [particular.id]
    : []

const subjectOf = (heard: Understood): string[] => [...namedIn(heard), ...topicIn(heard)]

const leadOnly = new RegExp(`^${lead}`)
const ledBy = new RegExp(`^${lead}`, 'i')
/** The words of a question without what leads to it. */
const bare = (text: string): string[] =>
  plain(text)
    .replace(leadOnly, '')
    .split(/\s+/)
    .filter((word) => word !== '')

/** "And how many drops?" is of what was asked. */
const joinedOn = (first: Part, text: string): boolean => first.joined || /^(?:and|en)\b/.test(plain(text))

/** Whether a question is understood without the one before it. `told`: something was told before it, which its "it" may mean. */
const standsAlone = (question: string, heard: Understood, told: boolean, begins: boolean): boolean => {
  const said = plain(question)
  if (
    said.split(/\s+/).length < fewest ||
    vague.has(heard.intent) ||
    (adds.test(said) && !opens.test(said)) ||
    /^(?:and |en |but )?(?:or|of|if so|if not|if yes|if no)\b/.test(said)
  )
    return false
  if (closing.test(said) || (refersBack.test(said) && !told) || (turnsTo.test(said) && bare(question).length < enough))
    return false
  if (told && heard.things.length + heard.kinds.length + heard.household.length > 0) return true
  if (pointing.test(said) && !ofNothing.test(said) && !(ofWhole.test(said) && subjectOf(heard).length > 0)) return false
  if (heard.intent === 'off-topic') return (heard.likely ?? 0) > surely
  if (heard.intent === 'unknown-ingredient' && !begins) return false
  if (namedIn(heard).length > 0) return (heard.likely ?? 1) > hardly
  if (leaning.test(said.replace(ofNothing, '')) || (howMuch.test(said) && bare(question).length <= enough)) return false
  return (
    (heard.likely ?? (heard.particular === undefined ? 0 : 1)) > (begins || topicIn(heard).length > 0 ? likely : surely)
  )
}

/** "And since I switched wipes it itches. What is the fix?" */
const tellsOn = /^(?:and|en|also|ook) (?!if\b|when\b|because\b)/

/** Whether a trouble is told that there is surely an answer to, and nothing of who tells it. */
const tellsTrouble = (heard: Understood): boolean => {
  const { particular, who, medicine, likely: sure, skinType } = heard
  return (
    particular !== undefined &&
    !/^(?:health|condition)\b/.test(particular.id) &&
    (who.length === 0 || topicIn(heard).length > 0) &&
    medicine === undefined &&
    skinType === undefined &&
    (sure ?? 0) > surely
  )
}

const helpsWhat = /\b(?:helps?|works?|helpful|any good)$/
const theSame =
  /\b(?:the|die) (?!(?:face|skin|sun|body|morning|evening|night|best|same|first|right|shops?|house|ingredients?|other|second)\b)([a-z]{3,})\b/g

/** Whether a part of a message asks by itself, and of something else than those before it. */
const asksApart = (
  [first, ...more]: readonly Part[],
  text: string,
  heard: Understood,
  questionsBefore: () => readonly Understood[],
): boolean => {
  const asking = [first, ...more].find((part) => part?.asks)
  if (
    first === undefined ||
    asking === undefined ||
    !standsAlone(text, heard, !first.asks && !/^(?:and|en)\b/.test(plain(asking.text)), first.begins)
  )
    return false
  if (
    bare(asking.text).length < fewest &&
    (first.asks || bare(text).length < longer) &&
    !(asking.opens && heard.things.length > 0)
  )
    return false
  const before = questionsBefore()
  // "Also does toothpaste help" goes on from the trouble that was asked about.
  if (
    helpsWhat.test(plain(asking.text)) &&
    heard.concerns.length === 0 &&
    before.some(({ concerns }) => concerns.length > 0)
  )
    return false
  // "What cream for the burn?" is of the burn that was told of.
  if ([...plain(text).matchAll(theSame)].some(([, word = '']) => before.some(({ tokens }) => tokens.includes(word))))
    return false
  // "Does cream take them away?", "which one leaves no cast?" go on from what was asked.
  if (first.joined && leaning.test(plain(text))) return false
  if (asking !== first && pointing.test(plain(asking.text)) && bare(first.text).length < enough) return false
  // "Which nights retinol and which nights lactic acid" asks once of both.
  if (
    first.joined &&
    bare(text).slice(0, 2).join(' ') === /(?:which|what|how|when) \w+/.exec(before.at(-1)?.tokens.join(' ') ?? '')?.[0]
  )
    return false
  const own = subjectOf(heard)
  const earlier = new Set(before.flatMap(subjectOf))
  const names = namedIn(heard)
  if (!first.begins && names.length > 0 && names.every((one) => earlier.has(one))) return false
  if (own.some((one) => !earlier.has(one)))
    return !joinedOn(first, text) || bare(text).length > fewest || heard.things.length > 0
  // What names nothing of its own asks of something else only where it is called another question, or is surely about something else.
  const apart = own.length === 0 && (!joinedOn(first, text) || (!first.joined && bare(text).length > enough))
  return (
    apart &&
    !before.some(({ intent }) => refused.has(intent)) &&
    (first.begins || before.every(({ particular }) => particular?.id !== heard.particular?.id))
  )
}

/** A question of a message, and what the others tell. */
export type Half = { message: string; beside: string }

/**
 * The questions of a message that stand by themselves and are about something different each, two or three of them, in their order; undefined where it asks
 * only one thing.
 */
export const questionsApart = (knowledge: Knowledge, message: string): Half[] | undefined => {
  const parts = partsOf(message)
  const asking = parts.filter(({ asks }) => asks).length
  if (asking === 0 || (asking < 2 && parts.at(-1)?.begins !== true) || looksLikeLabel(knowledge, message))
    return undefined
  const heardIn = (text: string): Understood => understand(knowledge, plainly(knowledge, text), [])
  const groups: Part[][] = []
  const read = { asking: 0, telling: 0 }
  for (const one of parts) {
    const last = groups.at(-1)
    if (one.asks) read.asking += 1
    else if (read.asking > 0) read.telling += 1
    if (last !== undefined && (one.asks ? read.asking : read.telling) > mostRead) {
      last.push(one)
      continue
    }
    // "Also my nipples are cracked" asks what helps.
    const part =
      !one.asks && one.begins && one === parts.at(-1) && tellsTrouble(heardIn(one.text)) ? { ...one, asks: true } : one
    const asked = last?.some(({ asks }) => asks) === true
    // What is told after a question and names something else begins the next.
    const tells = asked && !part.asks && subjectOf(heardIn(part.text)).length > 0
    if (
      last === undefined ||
      (asked &&
        (part.asks || part.begins || tells || (tellsOn.test(plain(part.text)) && bare(part.text).length > enough)))
    )
      groups.push([part])
    else last.push(part)
  }
  // "No, seriously, which eye cream?" takes back what was asked before.
  if (parts.slice(1).some(({ text }) => takesBack.test(plain(text)))) return undefined
  // "And after shaving?" asks with what follows.
  const begun = groups[0]?.find(({ asks }) => asks)
  if (begun !== undefined && !begun.opens && adds.test(plain(begun.text))) return undefined
  const whole: { text: string; heard: Understood }[] = []
  let pending = ''
  // What was added to a question is read with it once, when the next question is compared with it, and not after each addition.
  const settle = (): void => {
    const last = whole.at(-1)
    if (last === undefined || pending === '') return
    last.text = `${last.text}${pending}`
    last.heard = heardIn(last.text)
    pending = ''
  }
  for (const group of groups) {
    const text = group.map((part) => part.text).join(' ')
    // "And", "second question:" belong to no question.
    const own = whole.length === 0 ? text : text.replace(ledBy, '')
    const heard = heardIn(own)
    if (
      whole.length === 0 ||
      asksApart(group, text, heard, () => {
        settle()
        return whole.map((one) => one.heard)
      })
    ) {
      if (whole.push({ text: own, heard }) > most) return undefined
    } else pending += ` ${text}`
  }
  settle()
  const beside = whole.filter(({ heard }) => heard.intent === 'off-topic')
  if (beside.length === whole.length || beside.some(({ heard }) => (heard.likely ?? 0) <= surely)) return undefined
  if (whole.every(({ heard }) => heard.particular?.id.startsWith('assistant') === true)) return undefined
  if (
    whole.length < 2 ||
    whole.some(({ heard }) => (heard.likely ?? 1) <= hardly) ||
    whole.some(({ heard }) => vague.has(heard.intent))
  )
    return undefined
  return whole.map(({ text }) => ({
    message: text,
    beside: whole
      .filter((one) => one.text !== text)
      .map((one) => one.text)
      .join('. '),
  }))
}
