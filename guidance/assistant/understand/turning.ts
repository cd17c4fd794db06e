import { youngAgeIn } from '../../safety/read-numbers.ts'
import { overIn } from '../../safety/read-situation.ts'
import { asksSame } from './adds.ts'
import { certainly, type Rule } from './carry.ts'
import { intentOf } from './intent.ts'
import { hasHealed } from './skin-state.ts'
import { pattern } from '../../text/pattern.ts'

// Turns that only the ones before make plain, and make plain for certain: a list and its order, skin that was told of, a claim about what was named.

const opening = pattern`
  ^(?:(?:ok|okay|oh|wait|no|lol|haha|forget that|never mind|nevermind|and|so|but|also|cool|nice|thanks|thx|lekker|great|sorry|anyway|now|hey|hi|well|right|then|just|i have|ive|i've|got|an?|my|on|quick|
  totally|completely|en|n)[\s,.!]+)*`.source
const another = pattern`
  (?:other|another|different|new|next|separate|unrelated|random|ander|nuwe)(?: \w+)? (?:thing|question|topic|subject|matter|story|issue|note|vraag|
  ding|onderwerp|saak)|(?:one|1) (?:more|last|other) (?:thing|question)|chang(?:e|ing) (?:of |the )*(?:subject|topic)|iets anders|nog n (?:ding|vraag)`
  .source
const leadsOff = String.raw`any(?:way|how)(?=[\s,]+(?:what|which|how|why|my|is|can|do|i (?:have|need|want))\b)`
const turns = new RegExp(`${opening}(?:${another}|${leadsOff})\\b[\\s:,.!–-]*`, 'i')
const emptyIt =
  /\b(?:is|was|isnt|isn't) (?:it|this) (?:ok|okay|safe|true|bad|normal|fine|good|better|possible|necessary) (?:to|that|for|if)\b/gi
/** "My heels are so cracked they catch", "my lip peels, is it sunburn": what has been named in the same breath. */
const ownNoun =
  /(?<=\b(?:my|our|his|her|n|die) \w+\b.*)(?<!\b(?:with|on|over|under|after|before|use|using|put|apply|mix|and|or|from|both) )\b(?:it|its|they|that|this|them|hulle|dit)\b/gi
const points = /\b(?:it|its|this|that|them|they|these|those|both|same|dit|hulle)\b/i

/** "Other thing: my heels …": what is said to be about something else, where nothing in it points back; undefined otherwise. */
export const turnedTo = (message: string): string | undefined => {
  const rest = message.trim().replace(turns, '')
  return rest === message.trim() || points.test(rest.replaceAll(emptyIt, ' ').replaceAll(ownNoun, ' '))
    ? undefined
    : rest
}

const asksOrder = pattern`
  \b(?:what|which|right|correct|the|watter|in|best) (?:order|volgorde|sequence)\b|^(?:and |ok |so )*(?:the )?order\b(?! (?:it|them|one|this|
  online))|\b(?:do|must|should|can|to) (?:i |we )?layer\b|\b(?:goes|go|comes|come|put on|use|apply) (?:on )?(?:first|last)\b`

/** "I have a serum, a cleanser and SPF" – "in what order at night?": of what was listed. */
const orderOfTold: Rule = ({ heard, said, bare, earlier, rehear, carry, previous }) => {
  if (!bare || !asksOrder.test(said) || heard.tokens.length > 14 || previous.intent === 'routine') return undefined
  const listed = earlier
    .slice(0, 2)
    .map(rehear)
    .find(({ things, kinds }) => things.length + kinds.length > 2)
  return (
    listed &&
    certainly(
      carry('order', {
        things: listed.things,
        kinds: listed.kinds,
        concerns: [],
        named: listed.named,
        tokens: listed.tokens,
      }),
    )
  )
}

const asksUse = pattern`
  \b(?:can|may|could|should|must|kan|mag|moet) (?:i|we|ek)\b|\b(?:safe|ok|okay|fine|oraait|veilig)\b`
const reactions = new Set(['reaction', 'sunburn'])

/** "Is Bio-Oil good for scars?" – "my caesar healed months ago, can I rub it on there?": of the thing of before, on skin that has healed. */
const onHealed: Rule = ({ heard, previous, said, before, has, carry }) => {
  const kinds = before.length === 0 && previous.kind !== undefined ? [previous.kind] : []
  if (
    !hasHealed(said) ||
    !has('it') ||
    !asksUse.test(said) ||
    heard.things.length > 0 ||
    heard.kinds.some((kind) => kind !== 'body' && kind !== 'lip') ||
    before.length + kinds.length === 0 ||
    previous.trouble === true
  )
    return undefined
  const cues = new Set([...heard.cues].filter((cue) => !reactions.has(cue)))
  return certainly(carry('safe', { things: before, kinds, concerns: [], harmed: false, cues }))
}

const tended = pattern`
  \b(tattoos?|tattooed|tat|pierc(?:ings?|ed)|stitches|sutures|laser(?:ed)?|ipl|micro ?needl\w+|microblad\w+|fillers?|botox)\b`

/** "Fresh tattoo, three days" – "can I put SPF on it?": the skin that was told of is meant. */
const onTended: Rule = ({ heard, previous, said, entry, earlier, rehear, has, carry }) => {
  const told = earlier.slice(0, 2).find((message) => tended.test(message.toLowerCase()))
  const noun = told === undefined ? undefined : tended.exec(told.toLowerCase())?.[1]?.slice(0, 5)
  if (
    told === undefined ||
    noun === undefined ||
    /\byears?\b/.test(told) ||
    tended.test(said) ||
    heard.tokens.length > 16 ||
    heard.harmed ||
    hasHealed(said) ||
    !(has('it') || /\b(?:there|daar)\b/.test(said) || heard.things.length + heard.concerns.length === 0)
  )
    return undefined
  const speaks = (says: readonly string[] | undefined): boolean =>
    says?.[0]?.split('. ')[0]?.toLowerCase().includes(noun) === true
  const whole = rehear(`${told}. ${heard.message}`).particular
  if (whole?.sure === true && whole.id !== previous.entry && speaks(whole.says)) {
    return certainly(carry('particular', { particular: whole, things: [], concerns: [], kinds: [] }))
  }
  return speaks(entry.particular?.says)
    ? certainly(carry('explain-more', { ...entry, things: [], concerns: [], kinds: [] }))
    : undefined
}

const passedOn = pattern`
  \b(?:true|myth|says?|said|saying|heard|read|told|tells|reckons?|claims?|swears?|apparently|tiktok|instagram|facebook|youtube|waar|is that so|
  is it so|fact)\b`
const kindWords: Readonly<Record<string, string>> = { lip: 'lip balm', body: 'body lotion', 'eye-cream': 'eye cream' }
/** A kind of product as people call it. */
export const kindCalled = (kind: string): string => kindWords[kind] ?? kind

/** "How much sunscreen?" – "TikTok says it gives you cancer, true?": the claim, with what it is about put in. */
const hearsay: Rule = ({ heard, previous, said, before: [thing, second], fresh, subject, entry, carry, rehear }) => {
  const name = second !== undefined ? undefined : (thing?.called ?? (previous.kind && kindCalled(previous.kind)))
  const claim = said
    .replace(/\b(?:is (?:it|that|this) (?:a )?(?:true|so|myth|fact|waar)|(?:true|myth|fact)(?: or \w+)?)$/, '')
    .trim()
  if (
    name === undefined ||
    fresh.length + heard.kinds.length > 0 ||
    !passedOn.test(said) ||
    !/\b(?:it|they|this|dit)\b/.test(claim)
  )
    return undefined
  const whole = rehear(`is it true that ${claim.replace(/^.*?\b(?:it|they|this|dit)\b/, name)}`)
  const { particular, myth } = whole
  if (myth !== undefined && myth.id !== previous.entry && particular?.sure !== true)
    return certainly({ ...whole, message: heard.message, intent: 'myth' })
  if (particular?.sure === true && particular.id !== previous.entry)
    return certainly({ ...whole, message: heard.message, intent: 'particular' })
  return previous.entry === undefined || heard.particular !== undefined || heard.myth !== undefined
    ? undefined
    : carry('explain-more', { ...subject, ...entry })
}

const picks = pattern`
  \b(?:can|may|could|should|must|do|kan|mag|moet|ok to|fine to|safe to) (?:i |we |ek |he |she |hulle )?(?:just )?(?:squeez\w*|squash|pop|pick(?: at)?|burst|prick|
  press|druk|uitdruk) (?:it|them|these|those|this|that|one|hulle|dit)\b`
const bumps =
  /\b(?:bumps?|pimples?|whiteheads?|blackheads?|zits?|ingrown\w*|milia|breakouts?|puisies?|knoppies?|spots)\b/

/** "Waxed my chin, now there are white bumps" – "must I squeeze them?": no, as with every pimple. */
const picking: Rule = ({ said, earlier, rehear, carry }) => {
  if (!picks.test(said) || !earlier.slice(0, 2).some((message) => bumps.test(message.toLowerCase()))) return undefined
  const { particular } = rehear('should i pop my pimples')
  return particular && certainly(carry('particular', { particular, things: [], concerns: [], kinds: [] }))
}

/** "My niacinamide is lovely" – "can my husband use it too?": asked of the thing, for whoever is named. */
const forAnotherToo: Rule = ({ heard, said, before, fresh, carry, earlier: [last], rehear }) => {
  // A ready answer need not keep what was named.
  const things = before.length > 0 || last === undefined ? before : rehear(last).things
  if (
    things.length !== 1 ||
    fresh.length + heard.things.length + heard.kinds.length > 0 ||
    heard.harmed ||
    heard.tokens.length > 20 ||
    !asksSame(said) ||
    heard.particular?.sure === true
  )
    return undefined
  const young = heard.who.includes('child') || heard.years !== undefined || youngAgeIn(heard.message) !== undefined
  return certainly(
    carry(heard.concerns.length > 0 && !young ? 'does-help' : 'safe', {
      things,
      concerns: young ? [] : heard.concerns,
    }),
  )
}

/** "The baby is two and I no longer breastfeed" – "can I start it again?": of the thing of before, for who does not expect any more. */
const onceOver: Rule = ({ heard, said, before, carry }) =>
  before.length > 0 &&
  heard.things.length === 0 &&
  (asksUse.test(said) || corrects.test(said)) &&
  overIn(heard.message).size > 0
    ? certainly(carry('safe', { things: before, kinds: [], concerns: [] }))
    : undefined

const corrects = /\b(?:i meant?|meant to say|sorry|oops|bedoel|actually)\b/
const somePlace = pattern`
  \b(?:my|the|die) (legs?|arms?|under ?arms?|arm ?pits?|back|chest|neck|hands?|feet|elbows?|knees?|thighs?|bikini line|bum|scalp|lips?|ears?|
  shoulders?|stomach|belly|face|forehead|chin|beard|bene|hande|voete|rug|nek|kopvel)\b`
const anyPlace = /,? *\b(?:on|in|for|around|under) (?:my|the) (?:face|skin|body|cheeks?|chin|forehead)\b/gi

/** "What helps for dark marks?" – "sorry, I meant my underarms": the same, asked of that place. */
export const otherPlace: Rule = ({ heard, said, fresh, earlier: [last], previous, rehear }) => {
  const place = somePlace.exec(said)?.[1]
  if (
    last === undefined ||
    place === undefined ||
    !corrects.test(said) ||
    heard.tokens.length > 10 ||
    fresh.length > 0 ||
    previous.trouble === true
  )
    return undefined
  const whole = rehear(
    `${last.replace(/[.!?,\s]+$/, '').replaceAll(anyPlace, '')} on my ${place}${last.includes('?') ? '?' : ''}`,
  )
  const intent = intentOf(whole)
  return intent === 'unclear' || intent === 'off-topic' ? undefined : certainly({ ...whole, intent })
}

const tookBack = pattern`
  \b(?:drama(?:tic)?|exaggerat\w*|joking|joke|kidding|jk|overreact\w*|over the top|oordryf|oordrewe|not (?:really|that bad|actually) (?:on fire|burn\w*|bad)|didnt really
  burn)\b`
const onlySting = /\b(?:sting\w*|stung|tingl\w*|prick\w*|warm|tintel\w*)\b/

/** "My face is on fire" – "I exaggerate, the toner tingled for a few seconds": the tingle is meant, and nothing worse. */
const onlyTingled: Rule = ({ heard, said, before, earlier: [last = ''], rehear, carry }) => {
  if (!tookBack.test(said) || !onlySting.test(said)) return undefined
  const told = heard.things.length + heard.kinds.length > 0 ? heard : rehear(last)
  return certainly(
    carry('reaction', {
      things: told.things.length > 0 ? told.things : before,
      kinds: told.kinds,
      concerns: [],
      harmed: true,
    }),
  )
}

export const turningRules: readonly Rule[] = [
  onlyTingled,
  orderOfTold,
  onHealed,
  onTended,
  hearsay,
  picking,
  onceOver,
  forAnotherToo,
]
