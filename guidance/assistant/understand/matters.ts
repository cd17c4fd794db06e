import { situationOf } from '../../safety/read-situation.ts'
import { asksOwn } from './adds.ts'
import { type Beside, type Carried, certainly, type Rule } from './carry.ts'
import { particularById } from './particulars.ts'
import { onceMore } from './plain-turns.ts'
import { illnessesIn } from './health.ts'
import { practicesIn } from '../../text/words/practices.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'

// What is told in answer to an answer: an illness or a medicine, and whether it matters; and that what was named as the cause is not done.

const asksMatter = pattern`
  \b(?:matters?|(?:a |any )?(?:problem|issue)|affects?|make(?:s)? a difference|changes? (?:anything|that|it|things)|interfere\w*|clash\w*|saak|
  still (?:ok|okay|fine|safe)|
  (?:is|are) (?:it|that|this|they) (?:still )?(?:ok|okay|fine|safe|bad|risky|dangerous))\b`

/** "Does derma rolling help?" – "I'm on warfarin, does that matter?": of what is named now, or else of what was going to be done. */
const doesItMatter: Rule = ({ knowledge, heard, said, earlier, before, carry }) => {
  const ill =
    illnessesIn(knowledge, heard.tokens).length > 0 ||
    [...situationOf(knowledge, undefined, heard.message).conditions].some((one) => one !== 'teen' && one !== 'under-12')
  if (!ill || !asksMatter.test(said) || heard.harmed || heard.isLabel) return undefined
  const things = heard.things.length > 0 ? heard.things : before.slice(0, 1)
  if (things.length > 0) return certainly(carry('safe', { things, concerns: [], kinds: [] }))
  const [done] =
    practicesIn(said).length > 0
      ? []
      : earlier.slice(0, 2).flatMap((message) => practicesIn(tokensOf(message).join(' ')))
  return (
    done &&
    certainly(
      carry('safe', { things: [], concerns: [], kinds: [], tokens: [...heard.tokens, ...tokensOf(done.called)] }),
    )
  )
}

const mayI =
  /^(?:and|what about|how about|en) |\b(?:can|may|could|should|must|kan|mag|moet) (?:i|we|ek|he|she|my)\b|\b(?:safe|ok|okay|fine)\b/

/** "I'm diabetic" – "can I use corn plasters?": what is done to skin, where it is known how the illness that was told of stands to it. */
const doneWithIllness: Rule = ({ knowledge, heard, said, earlier, carry }) => {
  if (heard.things.length > 0 || heard.harmed || heard.isLabel || !mayI.test(said)) return undefined
  const done = practicesIn(said)
  const told =
    done.length === 0
      ? []
      : earlier.slice(0, 4).flatMap((message) => illnessesIn(knowledge, tokensOf(message)).map(({ entry }) => entry))
  return told.some(({ rowsOnly, minds }) => !rowsOnly && minds.some(({ of }) => done.some(({ id }) => of.includes(id))))
    ? certainly(carry('safe', { things: [], concerns: [], kinds: [] }))
    : undefined
}

const denies = pattern`
  ^(?:(?:no|nee|nope|but|well|and|actually|maar|en) )*(?:i|we|ek|she|he) (?:really |actually )?(?:dont|do not|never|havent|have not|didnt|doesnt|
  stopped|quit)\b`
const asksCause = /\b(?:caus\w*|why|from|comes?|reason|hoekom|kungani|veroorsaak)\b/
const empty = /^(?:dont|never|have|havent|didnt|that|this|really|skin|face|with|used?|using)$/
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, '')

const asksElse =
  /^(?:(?:then|so|and|ok|but|well|dan|en) )*(?:what|wat|whats) (?:else|nog)(?: (?:then|could it be|can it be|causes it|is there|is it|dan))*$/

/** What was answered, in the part of it that was asked for. */
const still = (beside: Beside): Carried => {
  const { earlier, rehear, previous } = beside
  const asked = earlier
    .slice(0, 3)
    .map((message) => rehear(message).particular)
    .find((one) => one?.id === previous.entry)
  return { ...onceMore(beside, 'ruled-out'), ...(asked !== undefined && { particular: asked }) }
}

/** "It comes from shaving" – "no, I don't shave": the rest of the answer still stands. */
const deniesCause: Rule = (beside) => {
  const { heard, said, entry, previous, earlier } = beside
  if (asksElse.test(said) && denies.test(tokensOf(earlier[0] ?? '').join(' '))) return still(beside)
  const told = (entry.particular?.says ?? [entry.myth?.answer ?? '']).join(' ').toLowerCase()
  const named = heard.tokens.some((word) => word.length > 3 && !empty.test(word) && told.includes(stem(word)))
  const ofCause = earlier.slice(0, 3).some((message) => asksCause.test(message.toLowerCase()))
  const asks =
    !ofCause ||
    heard.message.includes('?') ||
    asksOwn.test(said) ||
    /\b(?:can|what|how|which|want|like|need)\b/.test(said)
  return denies.test(said) && !asks && heard.tokens.length < 16 && named && !heard.harmed && previous.trouble !== true
    ? still(beside)
    : undefined
}

const onSkinLike = pattern`
  ^(?:(?:and|so|but|ok|okay|is it|is that|will it|would it|still|also|a|an|maar|en|dit) )*(?:even (?:if|with|when|on|for)|
  (?:good|bad|ok|okay|fine|safe|suitable|right|goed)(?: idea| choice)?(?: then)? (?:if|with|when|on|for|vir)|selfs as)\b|
  ^(?:(?:and|but|so|ok|maar) )*(?:i|my (?:skin|face)) (?:get|gets|have|break|breaks)\b.*\b(?:easily|a lot|quickly|fast|maklik)$`

/** "Is marula oil good for my face?" – "even if I break out easily?"; "what is slugging?" – "good idea with my oily skin?": of what was asked about. */
const asSkinIs: Rule = ({ heard, said, before, entry, previous, carry }) => {
  const names = heard.things.length + heard.kinds.length + heard.household.length > 0
  if (
    names ||
    heard.harmed ||
    heard.tokens.length > 11 ||
    previous.trouble === true ||
    !onSkinLike.test(said) ||
    (heard.concerns.length === 0 && heard.skinType === undefined)
  )
    return undefined
  const [thing, second] = before
  if (entry.particular !== undefined)
    return certainly(carry('explain-more', { ...entry, things: [], concerns: [], kinds: [] }))
  return thing !== undefined && second === undefined
    ? certainly(carry('does-help', { things: before, kinds: [] }))
    : undefined
}

const asTopic = ({ knowledge, carry }: Beside, id: string): Carried | undefined => {
  const particular = particularById(knowledge, id)
  return particular && certainly(carry('particular', { particular, things: [], concerns: [], kinds: [] }))
}

const shields =
  /\b(?:it|that|this|they|dit)\b.*\b(?:protect\w*|shield\w*|block\w*|beskerm)\b.*\b(?:sun|uv|sunburn|son)\b/

/** "My gogo smears clay on her face" – "will it protect her from the sun?": what was not made for it does not. */
const shieldsFromSun: Rule = (beside) => {
  const {
    heard,
    said,
    previous,
    before,
    earlier: [last],
    rehear,
  } = beside
  const ofSun =
    previous.kind === 'sunscreen' ||
    previous.intent === 'sunscreen' ||
    before.some(({ families }) => families.some((one) => one.startsWith('uv-filter')))
  return ofSun ||
    last === undefined ||
    rehear(last).kinds.includes('sunscreen') ||
    heard.things.length + heard.kinds.length > 0 ||
    !shields.test(said)
    ? undefined
    : asTopic(beside, 'sunscreen-stand-in')
}

/** Procedures that have an answer of their own for a trouble. */
const proceduresFor: Readonly<Record<string, string>> = {
  'laser dark-spots': 'laser-dark-marks',
  'needling texture': 'microneedling-scars',
}
const asksWorth = /\b(?:better|help\w*|works?|worth|faster|good|an option|beter)\b/

/** "Dark marks from acne" – "would laser be better?": for that trouble, not for hair. */
const procedureFor: Rule = (beside) => {
  const { heard, said, previous } = beside
  if (
    heard.things.length + heard.concerns.length > 0 ||
    heard.tokens.length > 9 ||
    !asksWorth.test(said) ||
    /\bhairs?\b/.test(said)
  )
    return undefined
  const id = practicesIn(said)
    .flatMap((one) => previous.concerns.map((concern) => proceduresFor[`${one.id} ${concern}`]))
    .find((one) => one !== undefined)
  return id === undefined ? undefined : asTopic(beside, id)
}

const ofNamed = pattern`
  ^(?:(?:and|so|ok|but|en) )*(?:is|are) (?:\S+ ){1,9}(?:ok|okay|fine|safe|alright|allowed|oraait|veilig|reg)(?: (?:for me|vir my|then|dan|to use|now))*$`

/** "Allergic to parabens" – "which cream?" – "is methylparaben ok?": what is named is judged, and no cream asked for again. */
const judgesNamed: Rule = ({ heard, said, has, carry }) =>
  heard.things.length > 0 &&
  heard.concerns.length === 0 &&
  !heard.harmed &&
  !heard.isLabel &&
  !has('it', 'together') &&
  heard.who.length === 0 &&
  heard.particular?.sure !== true &&
  ofNamed.test(said)
    ? certainly(carry('safe', { things: heard.things, kinds: [], concerns: [] }))
    : undefined

const adds =
  /^(?:(?:and|oh|ok|en) )*(?:also|plus|btw|by the way|another thing|ook) (?:my|i have|i get|i also|ek het|theres|the)\b/

/** "Also my scalp itches", after a cream for lines; "can I wax my lip?", after skin that peels: a matter of its own. */
const ownMatter: Rule = ({ heard, said, previous, carry }) => {
  const { particular } = heard
  const treated =
    (previous.intent === 'reaction' || previous.trouble === true) && mayI.test(said) && practicesIn(said).length > 0
  return particular !== undefined &&
    (treated || (particular.sure === true && adds.test(said))) &&
    particular.id !== previous.entry &&
    heard.things.length === 0 &&
    !heard.harmed
    ? certainly(carry('particular', { particular, concerns: [], kinds: [] }))
    : undefined
}

const otherTrouble = pattern`
  (?:scars?|acne|pimples?|zits|eczema|cancer|fung(?:us|al)|ringworm|keloids?|warts?|moles?|allerg(?:y|ies)|psoriasis|melasma|birthmarks?|age spots|freckles|infections?|
  blackheads|whiteheads|boils?|herpes|cold sores?|vitiligo|rosacea|dandruff|milia|skin tags?|letsels?|puisies?|ekseem|kanker)`
  .source
const heldAgainst = new RegExp(
  String.raw`^(?:(?:so|but|and|then|ok|oh|is that|does that mean|en|dus) )*(?:(?:is|are|isnt|arent) (?:it|that|this|they|those)|(?:it|that|they)(?:s| is|re| are)|is dit) ` +
    String.raw`(?:just |really |actually |the same as |like |also |a kind of |basically |n )*(?:a |an |my )?(?:\w+ )?${otherTrouble}(?: or (?:not|something)| then| too| dan)?(?=$| (?:does|do|will|can|is|and)\b)`,
)

/** "What are milia?" – "are they pimples? do they go away?": of what was explained, not of what it is held against. */
const namedAgain: Rule = ({ heard, said, entry, carry }) =>
  /^(?:term|condition) /.test(entry.particular?.id ?? '') &&
  heldAgainst.test(said) &&
  heard.things.length + heard.kinds.length === 0 &&
  !heard.harmed &&
  heard.tokens.length < 14
    ? certainly(carry('explain-more', { ...entry, things: [], concerns: [], kinds: [] }))
    : undefined

export const matterRules: readonly Rule[] = [
  namedAgain,
  doesItMatter,
  doneWithIllness,
  deniesCause,
  asSkinIs,
  shieldsFromSun,
  procedureFor,
  judgesNamed,
  ownMatter,
]
