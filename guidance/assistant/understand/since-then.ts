import type { Concern } from '../../knowledge/kinds.ts'
import { asksOwn } from './adds.ts'
import { type Beside, certainly, ofSkinType, type Rule } from './carry.ts'
import { particularById } from './particulars.ts'
import { onceMore } from './plain-turns.ts'
import { pattern } from '../../text/pattern.ts'

// What came of an advice: it was followed and it stung, weeks went by and nothing changed, all that was asked about is talked out of, or what was
// advised is used already. "Ok" before it takes no leave.

const signs = String.raw`(?:stung|stings?|stinging|burn(?:s|t|ed|ing)?|tingle[sd]?|tingling|itche?[sd]|itching|itchy|pricke?[sd]|hurts?|red|sore|raw|tight|peeling|peels|flaking|on fire|brand|gebrand|steek|jeuk|rooi)`
const quite = '(?:really|just|kind of|kinda|a bit|a little|so|still|quite|actually|now|already|very|all|like|bietjie)'
const itStung = pattern`
  \b(?:it|that|this|dit|they|the stuff|(?:my|the) (?:face|skin|cheeks?|chin|forehead|eyes|neck))(?: ${quite})* ${signs}\b|\b(?:its|it is|it was|thats|that was|im|i am|everything is|(?:my|the) (?:face|skin|cheeks?|chin|forehead|neck|nose)
  (?: is| feels| went| goes| was| got| started)?)(?: ${quite})* ${signs}\b|\bnow (?:its|it is|im|i am)?(?: ${quite})* ${signs}\b|\b(?:made|left|turned|makes|leaves) (?:me|my \w+)(?: ${quite})* ${signs}\b`
/** Feared, asked or over: it has not stung, or does no more. */
const notSo = pattern`
  \b(?:if|what if|when|will|would|might|could|does|doesnt|didnt|never|not|dont|no longer|isnt|stopped|used to|supposed|meant|normal|afraid|scared|worried|as|gaan|nie)\b`
/** "Ok did it last night" tells, though it begins as a question does. */
const opensDone = /^(?:(?:ok|okay|so|but|and|yes|ja) )*(?:did (?:it|that|this|so) )?/
const ofEye = /\b(?:eyes?|eyelids?|lips?|mouth|breath\w*|swell\w*|swollen|blister\w*)\b/

/** "How must I use my vitamin C?" – "ok put it on. that stung": what it did, and not a word of thanks. */
const stung: Rule = ({ heard, previous, said, before, fresh, carry }) => {
  const kinds = heard.kinds.length > 0 ? heard.kinds : previous.kind === undefined ? [] : [previous.kind]
  return itStung.test(said) &&
    !notSo.test(said) &&
    !ofEye.test(said) &&
    !heard.message.includes('?') &&
    !asksOwn.test(said.replace(opensDone, '')) &&
    fresh.length === 0 &&
    previous.trouble !== true &&
    heard.who.length === 0 &&
    heard.tokens.length <= 16 &&
    heard.particular?.sure !== true &&
    (before.length > 0 || kinds.length > 0)
    ? certainly(
        carry('reaction', {
          things: heard.things.length > 0 ? heard.things : before,
          concerns: [],
          kinds,
          harmed: true,
        }),
      )
    : undefined
}

const weeks = pattern`
  \b(?:\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|n|een|twee|drie|vier|vyf|ses) (?:full |whole |good )?(?:days?|weeks?|wks?|weke|months?|mnths?|maande?)\b|
  \b(?:week|month|day) \d+\b`
const unchanged = pattern`
  \b(?:(?:its|it is|they are|theyre|everything is|all|skin is|still|looks?|stays?|exactly|much|dis) (?:still |exactly |all |just |pretty much |kind of |nog )*(?:the )?(?:same|dieselfde)|same (?:as before|story|old)|no different|
  no (?:change|difference|results?|improvement)|nothing(?: yet| so far| happen\w*| chang\w*| works?| is happening)?|(?:not|dont|cant|havent|doesnt|isnt|hasnt) (?:\w+ ){0,2}(?:see|seen|seeing|chang\w*|work\w*|help\w*|improv\w*|better|notice\w*)|
  niks|geen (?:verskil|verandering|resultate))\b`

/** "It's been three weeks now and it's the same": whether that is time enough for the thing that was spoken of. */
const noChangeYet: Rule = ({ heard, previous, said, before, fresh, subject, carry }) =>
  weeks.test(said) &&
  unchanged.test(said) &&
  fresh.length === 0 &&
  !heard.harmed &&
  previous.trouble !== true &&
  heard.who.length === 0 &&
  heard.tokens.length <= 18 &&
  before.length > 0 &&
  heard.particular?.sure !== true &&
  previous.intent !== 'myth'
    ? certainly(
        carry('how-long', {
          things: (heard.things.length > 0 ? heard.things : before).slice(0, 1),
          concerns: subject.concerns,
          kinds: [],
          tokens: /\b(?:nothing|niks|no change)\b/.test(said) ? heard.tokens : [...heard.tokens, 'no', 'change'],
        }),
      )
    : undefined

/** The troubles that were told of in the last few messages, the latest first. */
const troublesTold = ({ previous, subject, earlier, rehear }: Beside): readonly Concern[] => {
  const own = (all: readonly Concern[]): readonly Concern[] => all.filter((one) => !ofSkinType.has(one))
  const now = own(subject.concerns)
  if (now.some((one) => !previous.concerns.includes(one))) return now
  return [
    ...new Set([
      ...now,
      ...own(previous.concerns),
      ...earlier.slice(0, 4).flatMap((message) => own(rehear(message).concerns)),
    ]),
  ]
}

const allTalkedOut = pattern`
  ^(?:(?:so|then|but|ok|okay|and|eish|yoh|dus|maar|haai|man) )*(?:(?:basically|literally|actually|you (?:are|re) saying|youre saying|there is|theres|is there) )*(?:nothing|none(?: of (?:it|them|that))?|niks|no remedy|nothing at all)
  (?: (?:that|actually|really|can|will|ever|else|i can do|to do|wat))* ?(?:works?|working|helps?|werk|help|do|does anything|for it|then)?(?: (?:then|really|at all|ever|nie|dan|for (?:it|this|me|them)))*$|
  ^(?:(?:so|then|but|ok|okay|and|dus|maar) )*(?:what|wat|which)(?: one| things?| ones?)? (?:does|do|will|would|can|actually|really|werk)(?: \w+)? ?(?:works?|helps?|do|doen|help)(?: (?:then|instead|dan|for (?:it|this|me|them)))*$`

const bareWhat =
  /^(?:(?:so|then|but|ok|okay|and) )*what (?:can|must|should|do) (?:i|we|he|she) (?:do|use)(?: (?:then|now|about (?:it|that)|for (?:it|that)))*$/
const refused = /^\*\*(?:no\b|better not|please|do not|never|not\b|mostly no|rather not|hardly|it does not|only\b)/i

/** "How do I close my pores?" – "steam?" – "ice then?" – "so nothing works?": what does help with what was asked first. */
const whatDoesHelp: Rule = (beside) => {
  const { heard, previous, said, earlier, rehear, carry } = beside
  if (
    !allTalkedOut.test(said) ||
    heard.things.length + heard.concerns.length > 0 ||
    previous.trouble === true ||
    previous.intent === 'lightening' ||
    heard.tokens.length > 12
  )
    return undefined
  // What was answered and not talked out of says itself what to do.
  const [answered = ''] = beside.entry.particular?.says ?? []
  if (answered !== '' && previous.intent === 'particular' && bareWhat.test(said) && !refused.test(answered))
    return certainly(carry('explain-more', { ...beside.subject, ...beside.entry }))
  const concerns = troublesTold(beside)
  if (concerns.length > 0) return certainly(carry('for-concern', { things: [], kinds: [], concerns }))
  // Stretch marks and the like have an answer that says what helps.
  const first = earlier
    .slice(1, 5)
    .toReversed()
    .map(rehear)
    .find(({ particular }) => particular !== undefined)
  return first?.particular === undefined
    ? undefined
    : certainly(carry('particular', { particular: first.particular, things: [], concerns: [], kinds: [] }))
}

const inUse = pattern`
  \b(?:already|currently|al|reeds|(?:im|i am|ive been|i) (?:\w+ )?(?:us(?:e|ing)|on|doing|do|have|wear|put|take|gebruik)|ek gebruik)\b`
const whatElse = pattern`
  \b(?:what|whats|anything|something|wat|iets) (?:else|more|next|anders|nog|meer)\b|\bwhat (?:can|could|should|do|must) i add\b|\b(?:whats|what is|what comes) next\b|\bis there (?:anything|something) (?:else|more)\b|\bwhat other\b`
const ofBuying = /\b(?:buy|need|missing|routine|koop|purchase|basics|get for|rands?|r\d+)\b/

/** Whether more is asked for than what is used, and no shopping. */
export const asksWhatElse = (said: string): boolean => whatElse.test(said) && !ofBuying.test(said)
export const tellsOfUse = (said: string): boolean => inUse.test(said)

/** "I use sunscreen and niacinamide already, what else?": what helps beside it, with the trouble told now or before. */
const whatBesideThat: Rule = (beside) => {
  const { heard, previous, said, carry } = beside
  if (
    !asksWhatElse(said) ||
    !tellsOfUse(said) ||
    heard.harmed ||
    previous.trouble === true ||
    heard.who.includes('child') ||
    heard.things.length === 0 ||
    heard.tokens.length > 30
  )
    return undefined
  const concerns = troublesTold(beside)
  return concerns.length === 0 ? undefined : certainly(carry('for-concern', { concerns, kinds: [] }))
}

const asksStrength =
  /\b(?:what|which|watter|wat|how|hoe) (?:strengths?|percent\w*|persent\w*|sterkte|strong|sterk|concentration)\b|\b(?:percent|percentage|strength) (?:must|should|do|to) (?:i|we|look|ask|get|buy)\b/

/** "Benzoyl peroxide, yes or no?" – "what strength do I ask for? 10 is the strongest, ne": of that. */
const strengthOfIt: Rule = ({ heard, previous, said, before: [thing, second], fresh, carry }) =>
  thing !== undefined &&
  second === undefined &&
  fresh.length === 0 &&
  asksStrength.test(said) &&
  !/\bspf\b/.test(said) &&
  !heard.harmed &&
  heard.kinds.length + heard.who.length === 0 &&
  previous.trouble !== true &&
  heard.tokens.length <= 16 &&
  heard.particular?.sure !== true
    ? certainly(carry('how-to-use', { things: [thing], concerns: [], kinds: [] }))
    : undefined

const worksNights = /\b(?:night ?shifts?|(?:work|works|working|am on|im on|doing) nights|night duty|nagskof)\b/
const ofDay =
  /\b(?:when|what time|home|spf|sun ?screen|sleep|asleep|bed|routine|mornings?|nights?|first|wash|put on|\d{1,2} ?(?:am|pm)|wanneer|slaap)\b/
const ofEczema = /\b(?:eczema|ekseem|dermatitis)\b/
const howThick = /\b(?:how (?:much|thick(?:ly)?)|hoeveel|hoe dik)\b(?!.*\b(?:cost|price|rands?|is it|money|kos)\b)/
const ofCream = /\b(?:creams?|ointments?|moisturi[sz]ers?|emollient|salf|room|it|this|that|dit)\b/
const flaking =
  /\b(?:dandruff|ketoconazole|nizoral|head and shoulders|anti ?dandruff|selsun|skilfers|flak\w+\b.{0,40}\b(?:scalp|shampoo)|scalp\b.{0,40}\bflak\w+)\b/
const onFace = /\b(?:brows?|eyebrows?|beard|face|nose|moustache|wenkbroue|baard|gesig)\b/
const usesIt = /\b(?:use|wash|put|try|gebruik|was)\b.*\b(?:it|that|this|same|dit|shampoo)\b/

const covered =
  /\b(?:hijab|niqab|doek|headscarf|turban|beanie|helmet|hard hat|n ?95|masks?|durag|bonnet|buff|cap|hat)\b/
const ofCloth = /\b(?:which|what|watter|best) (?:\w+ )?(?:fabrics?|materials?|cloth|lap|materiaal|stof)\b/

/** What was told some turns back decides: nights that are worked, eczema, a scalp that flakes, what covers the skin. */
const inThatLight: Rule = ({ knowledge, heard, previous, said, fresh, earlier, carry }) => {
  if (heard.harmed || previous.trouble === true || heard.tokens.length > 16 || fresh.length > 0) return undefined
  const told = earlier.slice(0, 4).join(' ').toLowerCase().replaceAll(/['’]/g, '')
  const id =
    worksNights.test(told) && ofDay.test(said) && heard.concerns.length === 0
      ? 'night-shift'
      : ofEczema.test(told) &&
          howThick.test(said) &&
          ofCream.test(said) &&
          heard.kinds.every((kind) => kind === 'moisturiser' || kind === 'body')
        ? 'eczema-cream-amount'
        : flaking.test(`${told} ${said}`) &&
            /shampoo|nizoral|ketoconazole|head and shoulders|selsun/.test(`${told} ${said}`) &&
            onFace.test(said) &&
            usesIt.test(said)
          ? 'dandruff-shampoo-face'
          : covered.test(told) && ofCloth.test(said)
            ? 'covered-skin'
            : undefined
  const particular = id === undefined ? undefined : particularById(knowledge, id)
  return (
    particular &&
    certainly(
      carry(previous.entry === id ? 'explain-more' : 'particular', { particular, things: [], concerns: [], kinds: [] }),
    )
  )
}

const onlyOne =
  /\b(?:only|just|net) (?:get|buy|afford|have (?:money|cash) for|pay for|take|koop|kry) (?:the |n )?(?:one|1|een)\b|\b(?:only|just|net) (?:one|1|een) (?:thing|product|item|ding|produk)\b|\bwhich (?:product|one|thing) (?:must i (?:get|buy) )?first\b.*\b(?:paid|buy|get|money|afford)\b/

/** "Which product first? I can only get one thing." */
const oneProduct: Rule = ({ heard, said, previous, rehear }) => {
  if (
    !onlyOne.test(said) ||
    heard.things.length + previous.ingredients.length > 0 ||
    heard.harmed ||
    previous.trouble === true ||
    heard.kinds.length > 0 ||
    heard.priceCents !== undefined
  )
    return undefined
  const whole = rehear('i can only buy one product')
  return whole.particular?.sure === true
    ? certainly({ ...whole, message: heard.message, intent: 'particular' })
    : undefined
}

const onlyHave =
  /\b(?:(?:i|we) (?:only|just) (?:have|got|own)|all (?:i|we) (?:have|got)(?: at home)?(?: is| are)?|ek het net)\b/

/** "How do I fade acne marks?" – "I only have Vaseline and glycerin": what those do for it, and not whether they mix. */
const withWhatIsHere: Rule = (beside) => {
  const { heard, previous, said, carry } = beside
  if (
    !onlyHave.test(said) ||
    heard.things.length === 0 ||
    heard.harmed ||
    previous.trouble === true ||
    heard.message.includes('?') ||
    heard.priceCents !== undefined
  )
    return undefined
  const [concern] = troublesTold(beside).length > 0 ? troublesTold(beside) : previous.concerns
  return concern === undefined
    ? undefined
    : certainly(
        carry('does-help', {
          things: heard.things,
          concerns: [concern],
          kinds: [],
          cues: new Set([...heard.cues].filter((cue) => cue !== 'together')),
        }),
      )
}

const inWhatForm = pattern`
  ^(?:(?:and|but|or|maybe|ok|please|preferably|ideally|maar) )*(?:(?:in|as) (?:an? |n )?(?:bar|spray|stick|pump|tube|tub|jar|gel|foam|liquid|cream|lotion|balm|powder|oil|small size|travel size|sachet|refill)|(?:an? |n )(?:bar|spray|stick|pump|tube|tub|
  gel|foam)(?: one| form)?)(?: (?:form|one|if possible|if there is|if you can|please|pls|rather|instead|asseblief|as moontlik))*$`

/** "Which cleanser for sensitive skin?" – "in a bar if possible": the same, in that form. */
const inThatForm: Rule = ({ heard, previous, said, subject, carry }) =>
  inWhatForm.test(said) &&
  previous.kind !== undefined &&
  previous.trouble !== true &&
  !heard.harmed &&
  heard.tokens.length <= 9
    ? certainly(carry('suggest', { ...subject, things: [], kinds: [previous.kind], priceCents: previous.priceCents }))
    : undefined

const everyoneDoes =
  /^(?:(?:so|but|and|then|ok|eish|maar|lol) )*(?:why|how come|hoekom) (?:do|does|is|are|did|doen|is it that) (?:everyone|everybody|people|ppl|they|all|so many|tik ?tok\w*|mense|almal|girls|influencers)\b/

/** "Does rice water help?" – "why does everyone do it then?": the answer stays, whatever is done. */
const whyEveryone: Rule = (beside) => {
  const { heard, said, earlier, rehear, before, entry, previous } = beside
  if (
    !everyoneDoes.test(said) ||
    heard.things.length + heard.concerns.length > 0 ||
    heard.tokens.length > 14 ||
    previous.trouble === true
  )
    return undefined
  const home =
    before.length > 0 || entry.particular !== undefined || entry.myth !== undefined
      ? undefined
      : earlier
          .slice(0, 4)
          .map(rehear)
          .find(
            ({ household, particular, myth }) => household.length > 0 || particular !== undefined || myth !== undefined,
          )
  return home === undefined
    ? onceMore(beside, 'hearsay')
    : certainly({
        ...home,
        message: heard.message,
        intent: home.particular !== undefined ? 'particular' : home.myth !== undefined ? 'myth' : 'safe',
        insists: 'hearsay',
      })
}

const noMoney = pattern`
  ^(?:(?:but|and|eish|sorry|yoh|ok|maar|shame|haai|no) )*(?:(?:i|we|ek) (?:dont|do not|cant|cannot|really dont|have|ve|het) (?:(?:have|got|really|even|no|nie|geen|much|the|enough|any) )*(?:money|cash|budget|geld|afford)(?: (?:it|that|them|this|those|for (?:it|that|this|them|all that|
  any of (?:it|them|that))|now|right now|this month|nie))*|(?:im|i am|we are|were|ek is) (?:(?:so|very|totally|completely|flat|kind of) )*(?:broke|platsak|a student|unemployed|skint)|(?:thats|its|theyre|they are|that is|it is|dis|way|all)
  (?: (?:all|way|still|a bit|so|very|too|te|baie))*(?: (?:expensive|pricey|dear|duur|much money|steep)))(?: (?:for me|hey|man|though|tho|now|right now|this month))*$`

/** "I don't have money": what was advised, as cheap as it comes. */
const cheapestThen: Rule = ({ heard, previous, said, subject, earlier, rehear, carry }) => {
  if (
    !noMoney.test(said) ||
    heard.tokens.length > 12 ||
    heard.harmed ||
    previous.trouble === true ||
    heard.priceCents !== undefined ||
    previous.intent === 'routine'
  )
    return undefined
  const kind =
    previous.kind ??
    earlier.slice(0, 2).flatMap((message) => {
      const told = rehear(message)
      return told.kinds.length > 0
        ? told.kinds
        : /\b(?:soap|wash|cleans\w*)\b/.test(message.toLowerCase())
          ? ['cleanser' as const]
          : []
    })[0]
  if (kind === undefined && previous.intent !== 'suggest') return undefined
  return certainly(
    carry('suggest', {
      ...subject,
      kinds: kind === undefined ? [] : [kind],
      things: [],
      cues: new Set([...heard.cues, 'cheaper' as const]),
    }),
  )
}

/** "Why is water first?" asks of any list, whatever stood on the one before. */
const ofAnyList: Rule = ({ heard }) =>
  heard.particular?.id === 'label-order' && !heard.harmed ? certainly({ ...heard, intent: 'particular' }) : undefined

export const sinceThenRules: readonly Rule[] = [
  ofAnyList,
  stung,
  noChangeYet,
  whatDoesHelp,
  whatBesideThat,
  strengthOfIt,
  inThatLight,
  oneProduct,
  withWhatIsHere,
  inThatForm,
  whyEveryone,
  cheapestThen,
]
