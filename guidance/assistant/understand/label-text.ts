import type { Knowledge } from '../../knowledge/knowledge.ts'
import { splitLabel } from '../../labels/split-label.ts'
import type { Situation } from '../../safety/situation.ts'
import { withoutMachineOrders } from '../../text/machine-orders.ts'
import { keyOf } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'
import type { Heard } from './heard.ts'

const leastItems = 4

/** A name at the end of a text ("my cream lists aqua"), or at its beginning ("glycerin. is it ok?"). */
const endsKnown = (knowledge: Knowledge, words: readonly string[]): boolean =>
  words.some((_, at) => knowledge.keys.has(keyOf(words.slice(at).join(' '))))
const beginsKnown = (knowledge: Knowledge, words: readonly string[]): boolean =>
  words.some((_, at) => knowledge.keys.has(keyOf(words.slice(0, at + 1).join(' '))))

/** A list that begins as printed ones do needs fewer items to be known for one. */
const beginsLabel = /^\s*(?:ingredients:?\s*)?(?:aqua|water)(?:\s*[(/][^,]{0,20})?\s*,/i
/** "Ingredients: aqua, zinc oxide" says itself that it is one. */
const headed =
  /\b(?:ingredients?|inci|bestanddele)\s*:|\b(?:label|list|pack|packet|bottle|tub|jar|tube|box|back) (?:says?|reads?|lists?|shows?)\s*[:'"“‘]/i
/** So does "is there scent in this: aqua, glycerin, parfum", with one item more. */
const asked = new RegExp(
  String.raw`\b(?:this (?:one )?(?:have|contain|hold)|(?:in|on) this(?: one)?|(?:check|read|rate|analy[sz]e|review) (?:this|my|these)|` +
    String.raw`(?:is|can i use|will|kan ek) (?:this|it|dit))\b[^:,]{0,40}:`,
  'i',
)
/** "Check this: aqua, ...": what stands before the colon is no item, unless the list stands there. */
const withoutHeading = (message: string): string => {
  const rest = message.replace(/^[^:]{0,80}:/, '')
  return rest.includes(',') || rest.includes('\n') ? rest : message
}

/** "My routine: cleanser, salicylic acid, retinol": what somebody uses, and no pack. */
const ofRoutine =
  /\b(?:routines?|roetine|regimen|regime)\b[^:\n]{0,40}[:,]|[:,][^:\n]{0,60}\b(?:my|a|this|good|whole) (?:routine|roetine)\b/i

/** "Is this ok? Petrolatum, lanolin alcohol, paraffin": a short list, every name of which we know, behind a question about this. */
const ofThis =
  /\b(?:is|are|can i use|will|kan ek|what about|hierdie)? ?(?:this|these|it|dit)(?: (?:one|cream|lotion|balm|product|ok|okay|safe|fine|good|alright|allowed|work|reg|veilig))*(?: for (?:me|my \w+|him|her))?\s*[?:]\s*$/i
const shortList = (knowledge: Knowledge, message: string): boolean => {
  const at = Math.max(message.lastIndexOf('?'), message.lastIndexOf(':')) + 1
  const names = message
    .slice(at)
    .split(/[,;\n]/)
    .map((item) => item.trim().replace(/\.$/, ''))
    .filter((item) => item !== '')
  return (
    at > 1 &&
    names.length > 2 &&
    ofThis.test(message.slice(0, at)) &&
    names.every((name) => knowledge.keys.has(keyOf(name)))
  )
}

/** Whether a message brings an ingredient list along: at least four items (two below a heading), a good part of which we know by name. */
export const looksLikeLabel = (knowledge: Knowledge, written: string): boolean => {
  const message = withoutMachineOrders(written)
  const items = withoutHeading(message)
    .split(/[,;\n•]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const least = headed.test(message)
    ? 2
    : beginsLabel.test(message) || asked.test(message)
      ? leastItems - 1
      : leastItems
  if (shortList(knowledge, message)) return true
  if (
    items.length < least ||
    (ofRoutine.test(message) && !headed.test(message) && !beginsLabel.test(withoutHeading(message)))
  )
    return false
  const known = items.filter((item, at) => {
    const words = item.split(/[\s.?!]+/).slice(-8)
    return (
      knowledge.keys.has(keyOf(item)) ||
      (at === 0 && endsKnown(knowledge, words)) ||
      (at === items.length - 1 && beginsKnown(knowledge, item.split(/[\s.?!]+/).slice(0, 8)))
    )
  }).length
  return known >= Math.min(3, least) && known / items.length >= 0.35
}

/** A pasted list without what in it is spoken to a machine; undefined where nothing is, or no list stands there. */
export const listWithoutOrders = (knowledge: Knowledge, message: string): string | undefined => {
  const left = withoutMachineOrders(message)
  return left !== message && looksLikeLabel(knowledge, left) ? left : undefined
}

/** "Allergic to: parfum, lanolin, limonene" names what is left out, and is no label. */
const leavesOut = /\b(?:allergies|(?:allerg\w*|reacts?|intolerant) to|avoid|without|except|leave out)\s*:?\s*$/i

/** What somebody tells beside a pasted list: "allergic to fragrance: aqua, glycerin, parfum" leaves out no water. */
export const besidePasted = (knowledge: Knowledge, message: string): string => {
  if (!looksLikeLabel(knowledge, message)) return message
  const {
    items: [first],
    outside,
  } = splitLabel(knowledge, message)
  const before = message.slice(0, Math.max(0, message.indexOf(first?.printed ?? ''))).trim()
  return before === '' || (/(?:[:?.!]|\b(?:ingredients|bestanddele|list))$/i.test(before) && !leavesOut.test(before))
    ? outside.join('. ')
    : message
}

const asksBehind = pattern`
  ^((?:[^,?!]*,){3,}[^,?.!]{3,}?)(?:\s*[-–—]+\s*|\s+)((?:(?:so|and|but|is (?:it|this|that)|are these) )*(?:ok|okay|safe|fine|good|suitable|alright|reg|veilig|oraait|pregnant|breastfeeding|can (?:i|my|we|he|she)|
  may (?:i|we)|mag|kan|for my|vir my)\b[^,]*)$`

/** "Aqua, parfum, linalool - ok for my toddler?": the question behind the last item is no part of its name. */
export const questionApart = (knowledge: Knowledge, message: string): string => {
  const apart = message.replace(new RegExp(asksBehind.source, 'i'), '$1. $2')
  return apart !== message && looksLikeLabel(knowledge, message) ? apart : message
}

/** What a pack says of pregnancy is no question of one. */
const packSays =
  /\b(?:not (?:be )?(?:used?|recommended|suitable)|consult|avoid)\b[^.?]{0,40}\b(?:pregnan|breast ?-?feed)/i

/** "Is this ok for pregnancy? Aqua, retinol": asked of a list it is meant for somebody who expects, whoever asks. */
export const forWhom = ({ isLabel, who, message }: Heard, situation: Situation): Situation => {
  const expecting = (['pregnant', 'trying', 'breastfeeding'] as const).filter((one) => who.includes(one))
  return !isLabel || expecting.length === 0 || packSays.test(message)
    ? situation
    : { ...situation, conditions: new Set([...situation.conditions, ...expecting]) }
}
