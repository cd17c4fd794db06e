import type { Knowledge } from '../../knowledge/knowledge.ts'
import { fadingInTime } from '../understand/spelled-out.ts'
import { phrasesIn } from './phrases.ts'
import { lead } from './talk-words.ts'
import type { Talk } from './talk.ts'

// What is asked in few words of two that were held against each other, of a price, a script or a place to buy, and of the time that dark places take.

/** "So which one must I take?" of two. */
export const whichOne = new RegExp(
  `^${lead}(?:for .{3,40} )?(?:which|watter)(?: one| een)?(?: of (?:the|these|those) (?:two|2))?(?: (?:must|should|do|can) (?:i|we) (?:take|use|get|buy|choose|pick|go for|go with))?(?: then| rather| for .{3,40})?$`,
)
const ofPair = new RegExp(
  `^${lead}(?:which|watter)(?: one| een| of (?:them|the two))? (?:is|are|s|would be) (?:the )?(?<how>cheaper|cheapest|better|best|stronger|gentler|milder|safer|goedkoper|beter)(?: for .{3,40})?(?: then| though)*$`,
)
const oneOfThem = new RegExp(
  `^${lead}(?:(?:is it|take|use|i take|must i take|should i take) )*the (?:first|second|1st|2nd|former|latter|other)(?: one)?(?: then| rather| is better)*$`,
)
const purpose =
  /^(?:(?:its|it is|thats|i want it|i need it|mostly|just|only) )*(?:for|vir) (?:my|the|a|his|her|when|me|our|ingrown|dry|oily|dark|acne|pimples)\b.{0,40}$/
/** "I have eczema", "my skin is oily" after a choice tells for whom it is. */
const toldOf =
  /^(?:(?:i have|ive got|i got|its for|for someone with|i suffer from) (?:very |bad |some )?(?<trouble>eczema|acne|pimples|rosacea|(?:very )?(?:dry|oily|sensitive|combination|normal|dark) skin|dark (?:spots|marks)|melasma|psoriasis)|(?:my skin is|my face is|mine is|im|i am|its) (?:very |quite |so |super )?(?<skin>dry|oily|sensitive|combination|dark skinned|black))(?: (?:though|tho|btw|hey))?$/
const ownPurpose = /\b(?:for|vir) (?!it\b|that\b|me\b).{3,40}?(?=(?: then| rather)?$| which)/

/** Two that were held against each other before, and the question. */
const heldApart = (knowledge: Knowledge, { questions }: Talk): readonly [string, string, string] | undefined => {
  const question = questions.slice(0, 2).find((one) => /\b(?:or|vs|versus|between)\b/.test(one))
  const [one, other, more] =
    question === undefined
      ? []
      : phrasesIn(knowledge, question).filter(({ slot }) => slot === 'used' || slot === 'other')
  return question === undefined || one === undefined || other === undefined || more !== undefined
    ? undefined
    : [one.words, other.words, question]
}

/** "Which is cheaper?", "which one for ingrown hairs?", "for my face", "the second one then?" of two that were held against each other. */
export const ofTwo = (knowledge: Knowledge, talk: Talk, said: string): string | undefined => {
  const how = ofPair.exec(said)?.groups?.['how']
  const told = toldOf.exec(said)?.groups
  if (how === undefined && told === undefined && !whichOne.test(said) && !oneOfThem.test(said) && !purpose.test(said))
    return undefined
  const [one, other, question] = heldApart(knowledge, talk) ?? []
  if (one === undefined || other === undefined || question === undefined) return undefined
  const before =
    / for (?!me\b).{3,40}?(?= which one$|$)/.exec(question)?.[0] ??
    (talk.trouble === undefined || question.includes(talk.trouble) ? '' : ` for ${talk.trouble}`)
  const own = ownPurpose.exec(said)?.[0]
  const skin = told?.['skin'] === 'black' || told?.['skin'] === 'dark skinned' ? 'dark' : told?.['skin']
  const whom =
    told !== undefined ? ` for ${told['trouble'] ?? `${skin ?? ''} skin`}` : own === undefined ? before : ` ${own}`
  if (how !== undefined) return `which is ${how}, ${one} or ${other}${whom}`
  // As it was asked, with its whole names.
  const stated = question.replace(/ which one$/, '')
  return / or /.test(question) && !asksWhole.test(question)
    ? `${whom === before || !/ for /.test(stated) ? `${stated}${stated.includes(whom.trim()) ? '' : whom}` : stated.replace(/ for .*$/, whom)}, which one`
    : `${one} or ${other}${whom}, which one`
}

const asksWhole = /\b(?:difference|which|what|whats|better|how|can|should|is|are|do|does)\b/

/** "Epimax or aqueous cream" asks, though it says not so. */
export const bareChoice = /^(?:\S+ ){1,4}(?:or|vs|versus|noma) (?:\S+ ?){1,8}$/

const them = '(?:it|they|them|that|this|those|these|one)'
const dear = `(?:is|are) ${them} (?:very |so |too )?(?:expensive|pricey|dear)`
const where = `where (?:can|do|must|could) i (?:get|buy|find) ${them}(?: (?:in|at|from|near) [a-z ]{2,20})? (?:and )?`
const priceOnly = new RegExp(
  `^${lead}(?:(?:${where})?(?:how much(?: (?:(?:is|are|does|do|will|would) ${them}(?: (?:cost|be))?|it costs?|they cost))?|what (?:does|do|will) ${them} cost|whats the price|${dear}|hoeveel kos (?:dit|hulle)|wat kos (?:dit|hulle)))` +
    '(?: (?:at|in|by|from) [a-z ]{2,20}| roughly| about| usually| normally| more or less| then| tho| though)*$',
)
const whereOnly = new RegExp(
  `^${lead}(?:where|waar)(?: (?:can|do|must|could|should|kan) (?:i|we|ek) (?:get|buy|find|koop|kry)(?: (?:it|them|that|this|dit))?)?(?: (?:in|at|near) [a-z ]{2,20})?(?: then| though)?$`,
)
const paper = '(?:script|prescription)'
const scriptOnly = new RegExp(
  `^${lead}(?:(?<need>do|must|will|would) i (?:need|have to have|have|get) (?:a |the |an )?(?:doctors? )?${paper}|is it (?:on|by|a) ${paper}|does it need a ${paper}|(?:can i (?:get|buy) it )?without (?:a )?${paper}|(?:is it )?over the counter)(?: (?:for (?:it|that|this|them)|here|in sa|in south africa|or not|first|or what))*$`,
)
const amountOnly = new RegExp(`^${lead}how much(?: then| tho| though| about| roughly)*$`)
const several = /(?:[^s]s|patches)$/

/** "How much are they?", "do I need a script?", "and where?" of what is spoken of. */
export const priced = ({ subject, named, question = '' }: Talk, said: string): string | undefined => {
  const [ask, script, place] = [priceOnly.test(said), scriptOnly.test(said), whereOnly.test(said)]
  // "How much?" alone asks of an amount, unless buying was spoken of.
  if (amountOnly.test(said) && !/\b(?:sell|sells|buy|where|price|cost|costs|stock|expensive|cheap\w*)\b/.test(question))
    return undefined
  const words = !(ask || script || place)
    ? undefined
    : (subject !== undefined && (subject.slot === 'used' || subject.slot === 'other')
        ? subject
        : named.find(({ slot }) => slot === 'used')
      )?.words
  if (words === undefined) return undefined
  if (place) return `where can i buy ${words}`
  if (script)
    return /\b(?:without|counter)\b/.test(said)
      ? `can i buy ${words} without a script`
      : `do i need a script for ${words}`
  const clear = /\b(?:white cast|gr[ae]y|ashy)\b/.test(question) ? ' with no white cast' : ''
  return /\bwhere\b/.test(said)
    ? `where can i get ${words} and how much`
    : `how much ${several.test(words) ? 'are' : 'is'} ${words}${clear}`
}

const inTablets = new RegExp(
  `^${lead}(?:can|may|should|could|must|do|is it (?:ok|okay|safe) to|what about|how about|kan|mag) ?(?:i |we |ek )?(?:also |rather |just |then )*(?:(?:drink|swallow|take|eat|drinking|taking|swallowing|sluk) )?(?:the |it in |it as |them as |die )?(?<form>tablets?|pills?|capsules?|pille|tablette)(?: (?:instead|rather|too|for it|form|gebruik|drink|sluk))*$`,
)

/** "Can I drink the tablets?" of what was spoken of as a serum. */
export const swallowed = ({ subject, named }: Talk, said: string): string | undefined => {
  const form = inTablets.exec(said)?.groups?.['form']
  const words =
    form === undefined
      ? undefined
      : (subject?.slot === 'used' ? subject : named.find(({ slot }) => slot === 'used'))?.words
  return words === undefined || /\b(?:tablets?|pills?|capsules?)\b/.test(words)
    ? undefined
    : `can i drink ${words} tablets`
}

const fold = '(?:under ?arms?|armpits?|knees?|elbows?|knuckles|(?:inner )?thighs?|neck|bum)'
const fadesWhen = new RegExp(
  `^(?:so |and |but |ok |back to )*(?:(?:the|my) (?<there>${fold}) )?(?:how long|when|how many (?:weeks|months))\\b.{0,40}\\b(?:they|it|that|them|those|the marks)\\b.{0,20}\\b(?:fade|clear|go away|get (?:better|normal))\\b`,
)
const foldWord = new RegExp(`^(?:dark )?${fold}$|^dark (?<place>${fold})$`)
/** "How long till they fade?" of dark underarms that were told of. */
export const fades = ({ named, story, questions }: Talk, message: string): string | undefined => {
  const found = fadesWhen.exec(fadingInTime(message))
  const dark = [...story, ...questions].some((text) => /\b(?:dark\w*|black|discolou?red)\b/.test(text))
  const place = found?.groups?.['there'] ?? named.find(({ words }) => foldWord.test(words))?.words.replace('dark ', '')
  return found === null || !dark || place === undefined ? undefined : `how long does it take for dark ${place} to fade`
}
