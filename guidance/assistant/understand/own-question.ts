import type { Intent } from '../conversation.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { plainOf, wordsOf } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'
import type { Understood } from './heard.ts'
import { asksAtLarge } from '../../safety/after-alarm.ts'
import { asks } from './told-in-pieces.ts'
import { hear } from './understand.ts'

// Whether a message asks by itself of something else than what was told before: it names what it is about, leans on nothing, and shares no telling word.

const nothingOwn = new Set<Intent>([
  'unclear',
  'noted',
  'thanks',
  'bye',
  'greeting',
  'diagnosis',
  'red-flag',
  'explain-more',
])
/** Asked of us or of the world, and of nobody's skin. */
const ofUs = new Set<Intent>(['who-are-you', 'what-can-you-do', 'off-topic', 'label', 'routine'])
/** What is put on the place that was told of. */
const onto =
  /\b(?:for|vir) (?:it|that|this|them|these|those|dit)\W*$|\b(?:on|over|onto|into|op|oor) (?:it|them|there|him|her|that|dit|hom|haar|daar)\b(?! \w+ (?:is|are|has)\b)|\b(?:daarop|daarvoor|daaroor)\b/
const pronoun = /\b(?:it|its|dit|dis|them|they|theyre|he|hes|she|shes|him|her|hy|sy)\b/
const kin =
  /\b(?:husband|hubby|wife|partner|boyfriend|girlfriend|mom|mum|mother|ma|dad|father|sister|brother|cousin|cuz|bra|bru|bhuti|sisi|malume|friend|bestie|aunt\w*|uncle|gran\w*|gogo|ouma|oupa|tannie|flatmate|roommate|colleague|neighbou?r|son|daughter|baby|toddler|child|kid|boy|girl|laaitie|teen\w*|newborn|dog|cat|puppy|boerboel|horse|suster|broer|seun|dogter|vrou|old)s?\b/
/** "Is it ok to mix …", "how long does it take": it stands for what follows. */
const forWhatFollows = pattern`
  \b(?:is|was|does|do|will|would|can|has|it|when|if|how|long|should|dat|if) ?(?:it|its|dit) (?:\w+ )?(?:true|ok|okay|safe|bad|good|fine|normal|better|best|necessary|possible|worth|matter|wrong|allowed|legal|dangerous|time|take|takes|sleg|goed|reg|veilig|beter|nodig)\b(?= \w+ \w+)|
  ^(?:so |and |ok |but )*(?:its|it is|dis) \w+ (?:winter|summer|hot|cold|raining)\b`
const all = new RegExp(forWhatFollows.source, 'g')
const opens =
  /^(?:(?:so|and|ok|but|then|also|please|en|maar|mara|kodwa|hi|hey|now|anyway|anyways|btw) )*(?:what|whats|wat|how|hows|hoe|why|hoekom|which|watter|when|wanneer|who|wie|does|do|where|explain)\b/
/** "What about henna then?" is asked in the place of what was refused. */
const whatAbout = /^(?:(?:so|and|ok|but|then|en|maar|mara) )*(?:what about|how about|wat van|and|en)\b/
/** "Can I use talc or Vaseline?": on what was told, where it names no place, time or other thing of its own. */
const useOf =
  /^(?:(?:so|and|ok|but|then|also|please|now|en|maar) )*(?:can|may|must|should|could|kan|mag|moet|is|are|will|what if) (?:(?:i|we|ek|ons|she|he) )?(?:\w+ )?(?:use|put|apply|try|give|rub|take|gebruik|sit|smeer|ok|okay|safe|good|fine)\b/
const ofItsOwn =
  /\b(?:together|same|with|before|after|both|mix\w*|saam|every|daily|while|when|if|(?:on|in|for|as|to) (?:my|a|the|your|oily|dry|dark|deep|black|brown|normal|combination|sensitive)|nights?|mornings?|long|often|vir|op my|saam|pregnan\w*|expecting|ttc|or must|really|better|than)\b/
const stillOrAgain = /\b(?:still|again|nog|weer|sisa)\b/
const wishes =
  /\b(?:want|need|looking for|recommend\w*|suggest\w*|soek|tips|advice|ngidinga|ndidinga|ke batla|help|wants? to know|wonder\w*|curious|iyiphi|liphi|eyiphi|yiphi|efe)\b/
/** What has a place of its own, whatever was told before. */
const elsewhere =
  /\b(?:sun ?screens?|sun ?block|spf|shampoo|conditioner|make ?up|foundation|concealer|primer|perfume|deo\w*|roll on|toner|serums?|cleansers?|face ?wash|body ?wash|soap|masks?|lip ?balm|lipstick|mascara|lashes|razors?|braids?|weave|wig|hair|nail (?:polish|varnish)|sonskerm|sonroom)\b/
const ofUse =
  /\b(?:stop\w*|quit|finish\w*|carry on|continue|go back|skip|still|again|ophou|aanhou|nog|weer|instead|meanwhile|until then|fix|it)\b/
const everyday = new Set(
  `about after again always around asked because been before being best better body both bought cannot cause cheap clinic could cream creams daily days doctor does doing every everyday everything face
  feel feels first from gave getting give goes going good great have having help helps here into just keep keeps know last lately left like little long look looking looks lotion made make makes many maybe might month months
  more morning most much must need needs never night nothing now often okay only open other over people please product products put really right room said same says should skin someone something sometimes start started
  still stuff such take taking tell than that their them then there these thing things think this those time times today told tonight tried trying until using very want wanted week weeks well went were what when where which
  while will with without work works would year years yesterday your friend mother sister brother husband wife daughter cousin online salon market black white brown dark color colour natural gesig watter moet hierdie gebruik asseblief nie maar`.split(
    /\s+/,
  ),
)
const bodyWords =
  /^(?:mole|rash|sore|sores|burn|burns|boil|bite|nail|nails|toe|lump|pus|eye|eyes|lips?|tca|peel|pill|pills)$/
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|y|ies)$/, '').slice(0, 7)
const tellingWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => (word.length > 4 || bodyWords.test(word)) && !everyday.has(word))
    .map(stem)

const objectOf = /\b(?:put|use|apply|rub|take|keep|leave|wash|cover|smeer|sit|gebruik) (?:it|them|that|dit)\b/
/** Whether what stands before a pronoun names what it may stand for. */
const namedBefore = (knowledge: Knowledge, message: string, at: number): boolean => {
  const first = message.slice(0, at).trim()
  if (first === '') return false
  const { things, concerns, kinds, household, particular } = hear(knowledge, first)
  return (
    things.length + concerns.length + kinds.length + household.length > 0 || particular !== undefined || kin.test(first)
  )
}

/**
 * Whether a message asks of something else than what was told before.
 * @param heard the message, understood by itself
 * @param before what it must not go on about; undefined where that is seen to and may be asked of like any other thing
 */
export const asksOfElse = (
  knowledge: Knowledge,
  heard: Understood,
  message: string,
  before: readonly string[] | undefined,
): boolean => {
  if (heard.injected) return false
  if (heard.isLabel) return true
  const said = plainOf(message)
    .replaceAll(/[^a-z0-9 ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  const words = said.split(' ').length
  const { things, concerns, kinds, household, particular, myth, medicine, circumstances, intent, skinType } = heard
  if ((nothingOwn.has(intent) && myth === undefined) || (!asks(plainOf(message).trim()) && !wishes.test(said)))
    return false
  const plainly =
    things.length + concerns.length + household.length > 0 ||
    skinType !== undefined ||
    myth !== undefined ||
    ofUs.has(intent) ||
    elsewhere.test(said)
  const names = plainly || kinds.length + circumstances.length > 0 || particular !== undefined || medicine !== undefined
  // "How many a day?" is of what was told.
  if (
    /^(?:\w+ ){0,3}how (?:many|much|often|long)\b/.test(said) &&
    things.length + kinds.length + household.length === 0 &&
    medicine === undefined
  )
    return false
  const atLarge = asksAtLarge(said)
  const many = things.length > 1 || (before === undefined && words > 3 && (elsewhere.test(said) || things.length > 0))
  if (atLarge && opens.test(said) && !pronoun.test(said)) return true
  if ((!names && (before !== undefined || words < 6)) || (words < 6 && !opens.test(said) && !ofUs.has(intent) && !many))
    return false
  if (before !== undefined && stillOrAgain.test(said) && things.length + concerns.length === 0) return false
  if (before !== undefined && whatAbout.test(said) && concerns.length === 0) return false
  if (
    before !== undefined &&
    useOf.test(said) &&
    !ofItsOwn.test(said) &&
    concerns.length === 0 &&
    skinType === undefined
  )
    return false
  if (before !== undefined && !plainly && (words < 7 || ofUse.test(said))) return false
  const rest = said.replaceAll(all, (found) => found.replaceAll(/\b(?:it|its|dit|dis)\b/g, ''))
  const [at, on] = [rest.search(pronoun), rest.search(onto)]
  // Where it is seen to, what a ready answer is plainly about may be called "it".
  const mayLean =
    before === undefined && ((particular?.sure === true && words > 7) || myth !== undefined) && !objectOf.test(rest)
  if (
    !mayLean &&
    ((at >= 0 && !namedBefore(knowledge, rest, at)) ||
      (on >= 0 && concerns.length === 0 && !kin.test(rest.slice(0, on))))
  )
    return false
  const told = new Set((before ?? []).flatMap(tellingWords))
  return !tellingWords(message).some((word) => told.has(word))
}
