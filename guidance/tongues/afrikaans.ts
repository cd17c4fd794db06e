import type { Knowledge } from '../knowledge/knowledge.ts'
import { isPlural, thirdPerson } from './clause.ts'
import { past } from './nguni-verbs.ts'
import type { Knows, Said } from './nguni.ts'
import { compoundOf, doing, finite, little, verbs } from './afrikaans-words.ts'

// A message in Afrikaans as English says it. Words are put into English one by one (content/knowledge/gloss.json); what changes is their order, for
// Afrikaans keeps its verb for last: "kan ek dit saans opsit" is "can i put it on at night", "ek het dit gister gebruik" is "i used it yesterday".

const pronouns = new Set(['ek', 'jy', 'u', 'hy', 'sy', 'dit', 'ons', 'hulle', 'mens', 'jul', 'julle', 'iemand'])
const owners = new Set(['my', 'jou', 'sy', 'haar', 'ons', 'hulle', 'die', 'n', 'hierdie', 'daardie', 'daai', 'dié'])
const asks = /^(?:wat|watter|hoe|hoekom|waarom|wanneer|waar|wie|hoeveel|waarmee|hoelank|hoegereeld|hoegou|waarvoor)$/
const adverb =
  /^(?:nou|toe|dan|gister|vandag|vanoggend|saans|snags|soggens|nog|eintlik|miskien|dalk|partykeer|soms|gisteraand|intussen)$/
const preposition =
  /^(?:op|in|vir|met|van|na|voor|by|sonder|onder|oor|aan|uit|om|tussen|deur|sedert|teen|rondom|elke|ook|net|nog|weer|nou|gister|saans|snags|soggens|baie|so|te|al|albei|dadelik)$/
const subordinate = /^(?:as|toen|dat|omdat|terwyl|nadat|voordat|wanneer|sodat|totdat|indien)$/
const helpers = new Set(['kan', 'mag', 'moet', 'sal', 'wil', 'gaan', 'hoef', 'sou', 'kon', 'moes', 'wou'])

type Words = { of: (word: string) => string | undefined }

/** "Uitgedrink" is of "gedrink", "opgeswel" of "geswel", "gesluk" of "sluk". */
const participle =
  /^(?:op|af|uit|in|aan|toe|oop|weg|terug|deur|oor|leeg|saam|by|vas|neer|los|mis)?(?:ge)(?=[a-z]{2})|^(?:ver|be|ont|her|oor|ge)[a-z]{3,}/
const isDone = (word: string): boolean => participle.test(word) || verbs.has(word)

/** How long a subject is that begins here: "my kind", "dit", "die room". */
const subjectLength = (words: readonly string[], from: number, to: number): number => {
  const first = words[from]
  if (first === undefined || from >= to) return 0
  if (
    pronouns.has(first) &&
    !(
      owners.has(first) &&
      words[from + 1] !== undefined &&
      !owners.has(words[from + 1] ?? '') &&
      !preposition.test(words[from + 1] ?? '') &&
      !pronouns.has(words[from + 1] ?? '') &&
      !verbs.has(words[from + 1] ?? '') &&
      first !== 'ons'
    )
  )
    return 1
  let length = owners.has(first) ? 2 : 1
  while (from + length < to && words[from + length] === 'se') length += 2
  while (
    from + length < to &&
    !verbs.has(words[from + length] ?? '') &&
    !preposition.test(words[from + length] ?? '') &&
    !owners.has(words[from + length] ?? '') &&
    !pronouns.has(words[from + length] ?? '') &&
    length < 4
  )
    length += 1
  return Math.min(length, to - from)
}

/** What a word means beside its neighbours: "op my ken" is a chin, "n by" a bee, "3 keer" times, "nie meer" an end. */
const inContext = (word: string, before: string, after: string | undefined, negative: boolean): string | undefined => {
  if (word === 'my' && (after === undefined || preposition.test(after))) return 'me'
  if (word === 'ken' && /^(?:my|op|die|sy|haar|jou)$/.test(before)) return 'chin'
  if (word === 'by' && /^(?:n|die)$/.test(before)) return 'bee'
  if (word === 'keer') return /^(?:\d+|twee|drie|vier|eerste|elke|hoeveel|paar)$/.test(before) ? 'times' : 'prevent'
  if (word === 'van' && /^(?:swart|rooi|blou|vuil|geel|wit|seer|nat|droog|bang|moeg)$/.test(before)) return 'from'
  if (word === 'meer' && negative) return 'anymore'
  if (word === 'toe' && /^(?:is|was|heeltemal)$/.test(before)) return 'closed'
  return word === 'sy' && after !== undefined && finite.has(after) ? 'she' : undefined
}

/** "Swel op", "gaan nie toe nie": the part of a verb that stands last goes back to it. */
const rejoined = (words: readonly string[], knownVerb: (word: string) => boolean): string[] => {
  const last = words.at(-1) ?? ''
  if (!/^(?:op|af|uit|toe|aan|weg|terug|oop|in)$/.test(last)) return [...words]
  const at = words.findIndex(
    (word, index) => index < words.length - 1 && (verbs.has(word) || word === 'gaan') && knownVerb(`${last}${word}`),
  )
  return at < 0 ? [...words] : words.slice(0, -1).map((word, index) => (index === at ? `${last}${word}` : word))
}

/** The words of one clause, in the order of English. */
const ordered = (all: readonly string[], said: Words, relative = false): string => {
  const negative = all.includes('nie')
  const words = rejoined(
    all.filter((word) => word !== 'nie'),
    (word) => verbs.has(word) || little.has(word),
  )
  const say = (some: readonly string[]): string =>
    some
      .map((word, at) => inContext(word, some[at - 1] ?? '', some[at + 1], negative) ?? said.of(word) ?? word)
      .join(' ')
  const not = negative ? ' not' : ''
  const opens =
    relative ||
    subordinate.test(words[0] ?? '') ||
    (words[0] === 'wat' && words.length > 3 && !finite.has(words[1] ?? '') && finite.has(words.at(-1) ?? ''))
  const at = words.findIndex(
    (word, index) => finite.has(word) && !(opens && index < words.length - 2 && !helpers.has(word)),
  )
  const helper = words[at] ?? ''
  // "As ek dit gebruik", "wat ek gebruik het": the verb goes behind who does it.
  if (opens) {
    const length = relative && !pronouns.has(words[1] ?? '') ? 0 : subjectLength(words, 1, words.length - 1)
    const body = words.slice(1 + length)
    const last = body.at(-1) ?? ''
    const [verb, rest] =
      last === 'het' && body.length > 1
        ? [past(doing(said.of(body.at(-2) ?? '') ?? '')), body.slice(0, -2)]
        : helpers.has(body.at(-2) ?? '')
          ? [`${said.of(body.at(-2) ?? '')} ${said.of(last) ?? last}`, body.slice(0, -2)]
          : finite.has(last) || verbs.has(last)
            ? [said.of(last) ?? last, body.slice(0, -1)]
            : ['', body]
    return [
      relative ? 'which' : say(words.slice(0, 1)),
      say(words.slice(1, 1 + length)),
      relative && negative ? 'does not' : not,
      verb,
      say(rest),
    ].join(' ')
  }
  if (at < 0) {
    // "Help asyn vir puisies", "hoe gebruik ek dit", "hoekom jeuk my vel".
    const start = asks.test(words[0] ?? '') ? (words[0] === 'watter' ? 0 : 1) : 0
    const verb = words[start] ?? ''
    if (
      verbs.has(verb) &&
      words.length > start + 1 &&
      (start === 1 ||
        pronouns.has(words[start + 1] ?? '') ||
        /^(?:help|werk|veroorsaak|verwyder|maak|laat|brand|bleik|vervaag)$/.test(verb))
    ) {
      const length = subjectLength(words, start + 1, words.length)
      const who = words.slice(start + 1, start + 1 + length)
      return [
        say(words.slice(0, start)),
        /^(?:ek|jy|ons|hulle)$/.test(who[0] ?? '') ? 'do' : 'does',
        say(who),
        not,
        said.of(verb) ?? verb,
        say(words.slice(start + 1 + length)),
      ].join(' ')
    }
    const verbAt = words.findIndex((word, index) => index > 0 && verbs.has(word))
    return negative && verbAt > 0
      ? [
          say(words.slice(0, verbAt)),
          /^(?:ek|jy|ons|hulle)$/.test(words[0] ?? '') ? 'do not' : 'does not',
          say(words.slice(verbAt)),
        ].join(' ')
      : verbAt > 0 && !/^(?:ek|jy|ons|hulle)$/.test(words[0] ?? '') && !isPlural(say(words.slice(0, verbAt)))
        ? [
            say(words.slice(0, verbAt)),
            thirdPerson(say(words.slice(verbAt, verbAt + 1))),
            say(words.slice(verbAt + 1)),
          ].join(' ')
        : `${not} ${say(words)}`
  }
  const inverted = at === 0 || asks.test(words[0] ?? '')
  const after = words.slice(at + 1)
  const turned =
    !inverted &&
    ((adverb.test(words[at - 1] ?? '') && at === 1) ||
      (/^(?:na|sedert|vandat|tydens|met|sonder|in|op|by|onder|van)$/.test(words[0] ?? '') &&
        !pronouns.has(words[at - 1] ?? '')))
  const subjectAfter =
    (inverted && words[0] !== 'wie' && !(asks.test(words[0] ?? '') && at > 1 && !pronouns.has(after[0] ?? ''))) ||
    turned
  const whole = subjectAfter ? subjectLength(after, 0, after.length) : 0
  const length =
    /^(?:is|was)$/.test(helper) && owners.has(after[0] ?? '') && after[2] !== 'se' ? Math.min(whole, 2) : whole
  const subject = subjectAfter ? after.slice(0, length) : words.slice(0, at)
  const rest = after.slice(length)
  const verbAt = rest.findLastIndex((word) => (helper === 'het' ? isDone(word) && word !== 'gesig' : verbs.has(word)))
  const verb = rest[verbAt]
  const others = rest.filter((_, index) => index !== verbAt && !(helper !== 'het' && rest[index] === 'te'))
  const asked = inverted && subjectAfter
  const lead = turned || asked ? say(words.slice(0, at)) : ''
  if (helper === 'het') {
    if (verb === undefined || /^(?:gevoelig\w*|gewone?|gesonde?|genoeg|beter|gemengde|behandeling)$/.test(verb))
      return asked && at === 0
        ? ['do', say(subject), 'have', say(rest)].join(' ')
        : [lead, say(subject), negative ? 'do not have' : subject[0] === 'ek' ? 'have' : 'has', say(rest)].join(' ')
    const english = doing(said.of(verb) ?? verb)
    return asked
      ? [lead, 'did', say(subject), not, english, say(others)].join(' ')
      : [
          lead,
          say(subject),
          negative ? `did not ${english}` : said.of(verb) === undefined ? verb : past(english),
          say(others),
        ].join(' ')
  }
  if (verb === undefined || !helpers.has(helper))
    return asked
      ? [lead, say([helper]), say(subject), not, say(rest)].join(' ')
      : [lead, say(subject), say([helper]), not, say(rest)].join(' ')
  const can =
    helper === 'wil' && negative ? (subject[0] === 'ek' ? 'do not want to' : 'will not') : `${say([helper])}${not}`
  const meant = verb === 'gaan' ? 'go' : (said.of(verb) ?? verb)
  return asked
    ? [lead, say([helper]), say(subject), not, meant, say(others)].join(' ')
    : [lead, say(subject), can, meant, say(others)].join(' ')
}

const joins = /^(?:en|maar|want|of)$/

/** What a message in Afrikaans says in English; words of other languages stay as they are. */
export const fromAfrikaans = (knowledge: Knowledge, message: string, knows: Knows): Said => {
  const text = message
    .replaceAll(/(?<![a-z])sê(?![a-z])/gi, 'zegt')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’`]n\b/g, 'n')
    .replaceAll(/\bdis\b|\bdit s\b/g, 'dit is')
    .replaceAll(
      /\b(kan|wil|moe|moet|sal|mag)nie\b/g,
      (_, helper: string) => `${helper === 'moe' ? 'moet' : helper} nie`,
    )
    .replaceAll(
      /\b(?:sukkel|kan skaars|battel) (?:om )?(?:te )?asem(?:haal| te haal| haal| te kry| kry)?\b|\bkry (?:nie|skaars|min) (?:genoeg |ordentlik )?(?:asem|lug)(?: nie)?\b|\bhaal (?:swaar|moeilik) asem\b/g,
      'kan nie asemhaal nie',
    )
    .replaceAll(/\basem te haal\b/g, 'asemhaal')
    .replaceAll(/\bdood te gaan\b/g, 'doodgaan')
    .replaceAll(/\b((?:kan|mag|moet|sal) (?:ek|ons|sy|hy|jy|dit|my \w+)(?: dan| nou)?) maar\b/g, '$1')
    .replaceAll(
      /\b(?:probeer|wil|hoop)(?: om| nou| nog| graag| tans| weer){0,3} swanger (?:te )?(?:raak|word)\b/g,
      'swangerprobeer',
    )
    .replaceAll(
      /\b(?:al|reeds|vir) (?=(?:\d+|n|twee|drie|vier|vyf|ses|agt|paar) (?:dae|weke|maande|jaar|week|maand)\b)/g,
      'vir ',
    )
    .replaceAll(/\bhoe (lank|gereeld|gou)\b/g, 'hoe$1')
    .replaceAll(/\bhoe dikwels\b/g, 'hoegereeld')
    .replaceAll(/\bhoe baie\b/g, 'hoeveel')
    .replaceAll(/\bsaam met\b/g, 'met')
    .replaceAll(/\b(?:na die |na )?(dokter|kliniek|hospitaal|apteek)(?: toe)? (gaan|toegaan)\b/g, 'na $1 gaan')
    .replaceAll(/\bwil genees\b/g, 'genees')
    .replaceAll(/\bkop vel\b/g, 'kopvel')
    .replaceAll(/\btrek (?:so |baie )?styf\b/g, 'voel styf')
    .replaceAll(/\b(\d+) jarige\b/g, '$1 jaar oud')
    .replaceAll(/\bom (?=te |[a-z]+ te )/g, '')
    .replaceAll(/[’']/g, '')
  const tokens = text.match(/[a-z0-9]+(?:\.\d+)?%?|[.,;:?!…]+/g) ?? []
  let [foreign, sure, unknown, english] = [0, 0, 0, 0]
  const of = (word: string): string | undefined => {
    const own = little.get(word)
    if (own !== undefined) return own
    const found = knowledge.gloss.get(word)
    return (
      found?.english ??
      compoundOf(word, (part) => knowledge.gloss.get(part)?.english ?? (knows(part) ? part : undefined))
    )
  }
  for (const token of tokens) {
    if (!/^[a-z]{1,}$/.test(token)) continue
    if (ofEnglish.test(token)) english += 1
    const gloss = knowledge.gloss.get(token)
    if (little.has(token) || gloss !== undefined) {
      foreign += 1
      if (sureWord.test(token) || (gloss?.shared === false && token.length > 3)) sure += 1
    } else if (knows(token)) continue
    else if (of(token) === undefined) unknown += 1
    else foreign += 1
  }
  const out: string[] = []
  let clause: string[] = []
  const close = () => {
    if (clause.length > 0) out.push(ordered(clause, { of }, relative))
    ;[clause, relative] = [[], false]
  }
  let relative = false
  for (const [at, given] of tokens.entries()) {
    const token =
      given === 'toe' && pronouns.has(tokens[at + 1] ?? '')
        ? 'toen'
        : given === 'of' && /^(?:weet|vra|voel|kyk|seker|wonder|sê|se|dalk)$/.test(tokens[at - 1] ?? '')
          ? 'as'
          : given
    if (/^[.,;:?!…]/.test(token)) {
      close()
      out.push(token)
    } else if (
      joins.test(token) &&
      clause.length > 1 &&
      tokens.slice(at + 1, at + 5).some((word) => finite.has(word) || verbs.has(word)) &&
      !/^(?:kan|mag|is|moet|watter|wat)$/.test(clause[0] ?? '')
    ) {
      close()
      out.push(little.get(token) ?? token)
    } else if (
      token === 'wat' &&
      clause.length > 1 &&
      /^[a-z]/.test(tokens[at - 1] ?? '') &&
      !pronouns.has(tokens[at + 1] ?? '') &&
      !/^(?:en|maar|of|so|is)$/.test(tokens[at - 1] ?? '')
    ) {
      close()
      relative = true
      clause.push(token)
    } else if (subordinate.test(token) && clause.length > 0) {
      close()
      clause.push(token)
    } else clause.push(token)
  }
  close()
  return {
    text: out
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\s+(?=[.,;:?!…])/g, '')
      .replaceAll(/\bi is\b/g, 'i am')
      .replaceAll(/\bi has\b/g, 'i have')
      .replaceAll(/\bis i\b/g, 'am i')
      .replaceAll(/(\w) 's\b/g, "$1's")
      .replaceAll(/\bdo my\b/g, 'does my')
      .replaceAll(/\b(is|are|am) now (better|fine|gone|healed|calm|ok|well)\b/g, '$1 $2 now')
      .replaceAll(/(^|[.,;])\s*not (i|we|you|they) (?!(?:am|are|have|can)\b)/g, '$1 $2 do not ')
      .trim(),
    foreign: english > 1 ? 0 : foreign,
    sure,
    unknown,
  }
}

/** Words that are of no other language here. */
const sureWord =
  /^(?:ek|nie|dit|hoekom|wat|watter|hoe|vel|gesig|kan|mag|moet|gaan|het|vir|sy|jy|ons|hulle|gebruik|smeer|jeuk|seer|rooi|droog|puisies|maar|van|nou|nog|ook|baie|albei|saans|soggens|snags|salf|sonder|dis|hy|jou|geswel)$/
/** Words that only English has: with two of them a message is mixed, and read as it stands. */
const ofEnglish =
  /^(?:the|i|im|ive|you|your|it|its|to|and|for|with|what|how|why|does|do|dont|this|that|they|he|she|are|not|because|but|which|when|should|if|from|use|using|have|has|been|of_)$/

/** "Nie te duur nie", "kos nie baie nie": for little money. */
const notDear =
  /\b(?:en |maar |wat )?(?:dit )?(?:(?:is )?nie (?:te |so |baie )?duur (?:is )?nie|kos nie (?:te |so )?(?:baie|veel) nie|nie (?:te |so )?(?:baie|veel) kos nie)\b/gi

/** A message in Afrikaans with what would be read as something else put plainly: "kos" is food as well as what a thing costs. */
export const plainAfrikaans = (text: string): string => text.replaceAll(notDear, 'goedkoop')
