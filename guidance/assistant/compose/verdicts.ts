import { type Intent, messagesOf } from '../conversation.ts'
import { composeWhatIs } from './about.ts'
import { composeCombine, fromKitchen, unknownHalf } from './combine.ts'
import { filtersFirst } from './filters.ts'
import { betweenBrands } from './between-brands.ts'
import { composeCompare, kinship, likeness } from './compare.ts'
import { asksWhatCanGo, stings } from './brief.ts'
import { dearOrCheap } from './dear-or-cheap.ts'
import { usageOf } from './facts.ts'
import { oneOfFamily } from './one-of-family.ts'
import { downsides } from './downsides.ts'
import { type Asked, capital, type Composer, type Sketch, saidIn } from './draft.ts'
import { forPurpose } from './for-purpose.ts'
import { forTrouble } from './for-trouble.ts'
import { formedAnswer } from './form-of-answer.ts'
import { askingIn } from '../understand/asking.ts'
import { asksBothTimes } from '../understand/places.ts'
import { hear } from '../understand/understand.ts'
import { asksForBasics, asksForBoth } from '../understand/whole-routine.ts'
import { expects, isActive, isMedicine, isUvFilter } from './lines.ts'
import { keepsSunscreen } from './keeps-sunscreen.ts'
import { needed } from './needed.ts'
import { oftenTold } from './often-told.ts'
import { onPlace } from './on-place.ts'
import { composeReaction, mayBreakOut, mayPurge } from './reaction.ts'
import { comesAgain } from './comes-again.ts'
import { composeOrder } from './order.ts'
import { composeWhen } from './use.ts'
import { composeSafe } from './safe.ts'
import { composeRoutine } from './routine.ts'
import { forChild } from './for-child.ts'
import { inPlaceOf, proposes } from './in-place-of.ts'
import { inSequence } from './sequence.ts'
import { activeInSeason, otherClimate } from './season.ts'
import { saleOf, stockOf } from './supply.ts'
import { asksWorthOfUnknown, worthOfUnknown } from './worth-unknown.ts'
import { beforeSun, sideEffect } from './side-effects.ts'
import { stillGood } from './still-good.ts'
import { asksScriptStrength, strengthAnswer } from './strength.ts'
import { composeSunscreen, oldSunscreen, plainSunscreen, repeats, underSixMonths } from './sunscreen.ts'
import { afterHealing, mildSting, onSunburn, saysHealed } from './settled-skin.ts'
import { kitchenHarm } from './kitchen-harm.ts'
import { composeParticular } from './talk.ts'
import { tooMuchNow } from './too-much-now.ts'
import { reasonFor, whyKindAlone } from './why.ts'
import { asksWithKind } from './with-kind.ts'
import { speaksOf } from '../understand/elsewhere.ts'
import { pattern } from '../../text/pattern.ts'

/** Intents that are what they are, whatever else the message holds. */
const fixed = new Set<Intent>([
  'label',
  'lightening',
  'diagnosis',
  'injection',
  'noted',
  'greeting',
  'thanks',
  'bye',
  'who-are-you',
  'what-can-you-do',
  'off-topic',
  'red-flag',
])

/** "Can I use niacinamide instead of vitamin C?", "is bakuchiol a good alternative to retinol?": the two are weighed. */
const weighedInstead = (asked: Asked): Sketch | undefined =>
  asked.heard.things.length === 2 && !asked.heard.harmed && !expects(asked.situation) && proposes.test(saidIn(asked))
    ? composeCompare(asked)
    : undefined

/** What is answered alike for everybody, whatever was talked of: what a shop has, what to do when it comes back, another climate. */
export const alikeForAll = (asked: Asked, intent: Intent): Sketch | undefined =>
  fixed.has(intent) || intent === 'medicine' || asked.heard.isLabel
    ? undefined
    : (oftenTold(asked) ??
      as('particular', stillGood(asked)) ??
      stockOf(asked) ??
      as('reaction', comesAgain(asked)) ??
      as('routine', otherClimate(asked)) ??
      as('when', activeInSeason(asked)) ??
      as('compare', weighedInstead(asked)) ??
      as('compare', dearOrCheap(asked, intent) ?? betweenBrands(asked, intent)) ??
      as('sunscreen', oldSunscreen(asked)))

/** What a question has a verdict of its own for, whatever it was taken for: a strength, an unknown half, "is X a Y", "why". */
export const verdictFirst = (asked: Asked, intent: Intent): Sketch | undefined => {
  if (fixed.has(intent) || asked.heard.isLabel) return undefined
  const burning = kitchenHarm(asked, intent)
  if (burning !== undefined) return burning
  const enough = intent === 'reaction' ? undefined : as('reaction', tooMuchNow(asked))
  if (enough !== undefined) return enough
  const formed = intent === 'medicine' || intent === 'reaction' ? undefined : formedAnswer(asked, intent)
  if (formed !== undefined) return as(formed[0], formed[1])
  const told = intent === 'safe' ? normalFirst(asked) : undefined
  if (told !== undefined) return told
  const kept = intent === 'reaction' || intent === 'medicine' ? undefined : as('sunscreen', keepsSunscreen(asked))
  if (kept !== undefined) return kept
  // "One, then the other: a good pair?" asks whether, and only then in which order.
  const pair =
    intent === 'order' && asksPair.test(saidIn(asked)) && asked.heard.things.length === 2
      ? composeCombine(asked)
      : undefined
  const twoKinds = asked.heard.things.length === 0 && asked.heard.kinds.length === 2 && !asked.heard.harmed
  const both = twoKinds && (bothOf.test(saidIn(asked)) || stirsBoth(asked)) ? composeCombine(asked) : undefined
  if (pair !== undefined || both !== undefined) return as('combine', pair ?? both)
  const sequence = intent === 'combine' || intent === 'compare' ? undefined : as('order', inSequence(asked))
  if (sequence !== undefined) return sequence
  const whole = wantsRoutine(asked, intent) ? composeRoutine(asked) : undefined
  if (whole !== undefined) return as('routine', whole)
  const other = replaces.has(intent) ? as('for-concern', inPlaceOf(asked)) : undefined
  if (other !== undefined) return other
  const must = as('what-is', needed(asked))
  if (must !== undefined) return must
  const late = neverTooLate(asked)
  if (late !== undefined) return late
  const { particular, place } = asked.heard
  // Asked of another place, a ready answer that does not speak of it is not meant.
  const own =
    particular?.sure === true &&
    particular.general !== true &&
    (place === undefined || speaksOf(particular.says.join(' '), place))
  const there =
    own || intent === 'combine' || intent === 'medicine' || intent === 'suggest'
      ? undefined
      : as('safe', onPlace(asked))
  if (there !== undefined) return there
  const back = saysHealed(asked) ? afterHealing(asked, intent) : undefined
  if (back !== undefined) return back
  const trouble = as('particular', forTrouble(asked, intent))
  if (trouble !== undefined) return trouble
  if (
    besideKind.has(intent) &&
    (intent !== 'particular' || particular?.id.startsWith('subject') === true) &&
    asksWithKind(asked)
  ) {
    return as('combine', composeCombine(asked))
  }
  const [thing] = asked.heard.things
  // "Does castor oil remove moles?": what is done about moles, after a word on the oil.
  const cure =
    intent === 'particular' && thing !== undefined && particular?.id.startsWith('condition') === true
      ? forPurpose(asked, thing)
      : undefined
  if (cure !== undefined) return as('particular', cure)
  if (
    askedWhetherItBreaksOut.has(intent) &&
    thing !== undefined &&
    asked.heard.things.length === 1 &&
    !asked.heard.harmed &&
    mayItBreakOut.test(asked.heard.tokens.join(' ')) &&
    (intent !== 'particular' || particular?.id.startsWith('subject') === true)
  )
    return as('does-help', mayBreakOut(asked))
  if (intent === 'particular' && asked.heard.particular?.sure === true)
    return asked.heard.particular.id.startsWith('term')
      ? (insteadOfSunscreen(asked) ?? as('compare', kinship(asked)))
      : undefined
  const sale = asksScriptStrength(asked) ? undefined : saleOf(asked)
  if (sale !== undefined) return sale
  const better = betterIntent(asked, intent)
  if (better !== undefined) return as(better[0], (better[0] === 'combine' ? filtersFirst(better[1]) : better[1])(asked))
  const settled = mildSting(asked, intent) ?? onSunburn(asked, intent) ?? afterHealing(asked, intent)
  if (settled !== undefined) return settled
  const cause = ofKindAlone.has(intent) ? whyKindAlone(asked) : undefined
  if (cause !== undefined) return cause
  const sun = sunToo.has(intent) ? plainSunscreen(asked) : undefined
  if (sun !== undefined) return as('sunscreen', sun)
  return (
    (intent === 'explain-more' ? reasonFor(asked) : undefined) ??
    as('how-to-use', strengthAnswer(asked)) ??
    unknownHalf(asked, intent) ??
    as('compare', likeness(asked)) ??
    as('safe', downsides(asked) ?? sideEffect(asked) ?? beforeSun(asked)) ??
    as('compare', oneOfFamily(asked)) ??
    onTheFace(asked)
  )
}

/** "A newborn that peels, is that normal? Vaseline?": what there is to the trouble comes first, where it speaks of the thing as well. */
const normalFirst = (asked: Asked): Sketch | undefined => {
  const {
    knowledge,
    heard: {
      things: [thing, second],
      harmed,
    },
  } = asked
  const whole =
    thing === undefined ||
    second !== undefined ||
    harmed ||
    isActive(thing) ||
    isMedicine(thing) ||
    !/\b(?:normal|normaal|natural|expected|worr(?:y|ied|ying))\b/i.test(asked.request.message)
      ? undefined
      : hear(knowledge, asked.request.message).particular
  return whole?.sure !== true ||
    !whole.says
      .join(' ')
      .toLowerCase()
      .includes(thing?.called ?? '')
    ? undefined
    : as('particular', composeParticular({ ...asked, heard: { ...asked.heard, particular: whole } }))
}

/** "Can I mix serum and moisturiser?", with no sunscreen in it. */
const stirsBoth = ({ heard: { kinds }, request: { message } }: Asked): boolean =>
  !kinds.includes('sunscreen') &&
  /^\W*(?:(?:so|and|hi) )*(?:can|may|should|could|must|kan|mag) (?:i|we|you|ek) (?:just )?(?:mix|stir|blend|combine|meng) [a-z ]{3,40}\W*$/i.test(
    message,
  ) &&
  !/\b(?:spf|sun\w*|son\w*)\b/i.test(message)
/** "Toner and serum, can they go together?" */
const bothOf =
  /\b(?:can|may|do|should|could|kan) (?:they|the two|both|these|those|hulle) (?:\w+ ){0,2}?(?:together|be combined|same time|one routine|saam)\b/
const asksPair =
  /\b(?:ok|okay|good|fine|nice|safe|right|great|bad|goeie) (?:combo|combination|match|mix|pair\w*|duo|kombinasie)\b|\b(?:go|work|fit|gaan) (?:well )?(?:together|saam)\b/

/** What a "why" of a kind of product may be taken for where nothing else is named. */
const ofKindAlone = new Set<Intent>(['unknown-ingredient', 'unclear', 'safe', 'what-is', 'does-help'])

/** What "may I use a toner with X" may be taken for. */
const besideKind = new Set<Intent>(['safe', 'when', 'what-is', 'does-help', 'particular', 'suggest', 'how-to-use'])

/** What "something else than X" may be taken for. */
const replaces = new Set<Intent>(['suggest', 'price', 'what-is', 'compare', 'medicine', 'does-help', 'particular'])

/** What a whole routine was asked for with in other words may be taken for. */
const besideRoutine = new Set<Intent>([
  'particular',
  'myth',
  'what-is',
  'for-concern',
  'how-often',
  'order',
  'unknown-ingredient',
  'suggest',
  'when',
  'does-help',
  'how-to-use',
  'explain-more',
  'unclear',
])

/** From here on a ready answer is meant. */
const fairlySure = 0.5
/** "Never used anything but soap, where do I start", "very dry skin. What should she use morning and evening?" */
const wantsRoutine = ({ knowledge, heard }: Asked, intent: Intent): boolean => {
  if ((besideRoutine.has(intent) || intent === 'sunscreen') && !heard.harmed && asksWhatCanGo(heard)) return true
  const { tokens, things, kinds, harmed, followsUp, message, skinType, concerns, particular } = heard
  if (
    !besideRoutine.has(intent) ||
    harmed ||
    followsUp ||
    (intent === 'particular' && particular?.id === 'minimal') ||
    kinds.some((kind) => kind !== 'cleanser') ||
    things.some((thing) => isActive(thing) || isMedicine(thing) || isUvFilter(thing))
  )
    return false
  // "Itchy between the toes, what can I get under R100?" has its answer.
  if (asksForBasics(tokens.join(' ')))
    return (
      intent !== 'particular' ||
      (heard.likely ?? 0) < fairlySure ||
      /\b(?:routine|skin ?care|products|basics|steps|kit|set|start|begin\w*|goes on (?:my|the|his|her) (?:face|skin))\b/.test(
        tokens.join(' '),
      )
    )
  // What has an answer of its own keeps it, unless the question itself names nothing of it and there is skin to plan for.
  const question = hear(knowledge, askingIn(message))
  return (
    asksForBoth(question.tokens.join(' ')) &&
    things.length === 0 &&
    question.particular === undefined &&
    skinType !== undefined &&
    (particular === undefined || concerns.length > 0)
  )
}

/** An answer as one to another intent: that is what the next message goes on from. */
const as = (intent: Intent, sketch: Sketch | undefined): Sketch | undefined =>
  sketch && { ...sketch, topic: { ...sketch.topic, intent } }

/** What was answered holds for a child: it speaks of one, or of nothing strong. */
const childToo = (says: readonly string[]): boolean =>
  says.length > 0 &&
  (says.some((text) => /\b(?:bab(?:y|ies)|child|children|newborn\w*|toddlers?)\b/i.test(text)) ||
    !says.some((text) => /\b(?:acids?|urea|retin\w+|peroxide)\b/i.test(text)))

/** "Is marula going to break me out?": not used yet. */
const askedWhetherItBreaksOut = new Set<Intent>(['does-help', 'particular', 'safe', 'what-is'])
const mayItBreakOut =
  /\b(?:is|are|will|would|could|can|might|going to|gonna|does|do|likely to)\b.{0,40}\bbreak (?:me|you|u|my (?:skin|face)|her|him|people) out\b/

/** What a message is after, seen beside what it was taken for. */
const betterIntent = (asked: Asked, intent: Intent): [Intent, Composer] | undefined => {
  const { heard, situation } = asked
  const { things, cues, tokens, kinds, joined, household, particular } = heard
  const said = tokens.join(' ')
  if (intent === 'explain-more') {
    if (cues.has('reaction') && !cues.has('why')) return ['reaction', composeReaction]
    if (situation.conditions.has('under-12') && things.length === 0 && !childToo(particular?.says ?? []))
      return ['safe', forChild]
  }
  if (
    (intent === 'does-help' || (intent === 'particular' && particular?.id === 'causes')) &&
    things.length === 1 &&
    asksFirst.test(said) &&
    !/\bwhey\b/.test(said) &&
    /\b(?:make|give|cause|break)\b.{0,14}\b(?:out|pimples|acne|breakouts|(?<!\b(?:dark|brown|sun|age|light|white) )spots|puisies|(?:black|white)heads|bumps|milia)\b/.test(
      said,
    )
  )
    return ['does-help', mayBreakOut]
  if (
    (intent === 'does-help' || intent === 'reaction') &&
    things.length === 1 &&
    !heard.harmed &&
    asksOfPurging.test(said)
  )
    return ['does-help', mayPurge]
  // "Is retinol worth it?" asks what it does, as long as no money is spoken of.
  if (intent === 'price' && !heard.followsUp && heard.priceCents === undefined && asksWorthOfUnknown(asked))
    return ['unknown-ingredient', worthOfUnknown]
  if (
    intent === 'price' &&
    things.length === 1 &&
    (!heard.followsUp || heard.named.length > 0) &&
    heard.priceCents === undefined &&
    /\bworth (?:it|using|trying)\b/.test(said) &&
    !/\b(?:price\w*|cost\w*|expensive|money|cheap\w*|dear|rands?|overpriced|spend\w*)\b/.test(
      said.replace(
        /\b(?:or )?(?:must i |should i |do i )?(?:rather )?save (?:my|the|your) (?:money|cash|rands?)\b/,
        ' ',
      ),
    )
  )
    return ['what-is', composeWhatIs]
  // "And azelaic?" while a baby is nursed or expected asks whether it may be.
  if (intent === 'does-help' && things.length === 1 && heard.followsUp && expects(situation) && tokens.length <= 5)
    return ['safe', composeSafe]
  // What to use morning and evening is a routine, whatever it is for.
  if (
    intent === 'for-concern' &&
    things.length === 0 &&
    asksBothTimes(said) &&
    /\b(?:what|which|how|wat|watter|hoe|use|gebruik|ngi\w+)\b/.test(said)
  )
    return ['routine', composeRoutine]
  // "Niacinamide with my cortisone cream?": the two are asked about, not the medicine by itself.
  if (
    intent === 'safe' &&
    things.length === 2 &&
    things.some(isMedicine) &&
    cues.has('canI') &&
    /\b(?:with|together|and|under|over|while|plus|met|saam)\b/.test(said) &&
    !situation.conditions.has('under-12')
  )
    return ['combine', composeCombine]
  // "May I use my face wash with the new serum?"
  if (
    intent === 'safe' &&
    things.length === 0 &&
    kinds.length > 1 &&
    cues.has('canI') &&
    /\b(?:with|and|before|after|over|under|together|met|en)\b/.test(said)
  ) {
    return ['order', composeOrder]
  }
  // "Glycolic acid in the morning, safe?"
  if (
    intent === 'safe' &&
    things.length === 1 &&
    heard.time !== undefined &&
    heard.who.length === 0 &&
    situation.conditions.size === 0 &&
    !heard.harmed &&
    !things.some(isMedicine) &&
    /\b(?:in the|during the|at|by|every) (?:morning|day|daytime|night|evening)\b/.test(said)
  )
    return ['when', composeWhen]
  if (intent === 'suggest' && kinds.includes('sunscreen') && underSixMonths.test(said))
    return ['sunscreen', composeSunscreen]
  // A question that looks like a claim going round is no claim when nobody passes one on.
  if (intent === 'myth' && things.length > 1 && !repeats.test(said)) {
    if (joined === 'or') return ['compare', composeCompare]
    if (cues.has('together') || joined === 'and') return ['combine', composeCombine]
  }
  const kitchen = household.length > 0 || fromKitchen.test(said)
  return intent !== 'combine' &&
    intent !== 'myth' &&
    things.length === 1 &&
    kitchen &&
    cues.has('together') &&
    /\b(?:mix|mixed|with|together|add|meng|saam|met)\b/.test(said)
    ? ['combine', composeCombine]
    : undefined
}

/** "Too late to start retinol at 60?" */
const neverTooLate = ({
  heard: {
    tokens,
    things: [thing],
    harmed,
  },
}: Asked): Sketch | undefined => {
  // "Too late haha, it bled a bit": what is done is done, and nothing asked of age.
  if (
    harmed ||
    !pattern`
    \b(?:(?:is|isnt|was) (?:it|that) (?:\w+ )?(?:too late|te laat)|(?:too late|te laat)(?= (?:to|for|om|vir)\b)|\bor (?:is it )?(?:\w+ )?too late$|(?:is dit|is it|never|not) (?:\w+ )?te laat|never (?:\w+ )?too late|(?:am i|are we|is (?:he|she)) (?:\w+ )?too late|(?:am i|im|i am|is (?:he|she|it)|are we|my \w+ is|is my \w+|never|ek is|ever) (?:too|te) (?:old|oud)|too old (?:for|
    to (?:start|begin|use)))\b`.test(tokens.join(' ')) ||
    (thing === undefined && !/\b(?:skin ?care|skin|retinol|start|begin|cream|anti ?ag\w+)\b/.test(tokens.join(' ')))
  )
    return undefined
  const called = thing?.called ?? 'skincare'
  return {
    paragraphs: [
      `**No, it is not too late: ${called} ${thing?.plural === true ? 'work' : 'works'} at any age.**`,
      'Lines that are there soften rather than vanish; sunscreen, SPF 30–50, every morning keeps new ones and dark spots away, and pays at 70 too.',
      thing === undefined || !stings(thing)
        ? 'Older skin is drier and thinner: a mild wash, a rich, fragrance-free cream twice a day, and one new product at a time.'
        : `Older skin is drier and thinner: the lowest strength, ${usageOf(thing).often}, and a rich cream after it. Less often when it stings or flakes.`,
    ],
    things: thing === undefined ? [] : [thing],
  }
}

/** "Does niacinamide cause purging?", of nobody's own skin. */
const asksOfPurging = /^(?:(?:and|but|so|ok) )*(?:does|do|can|will|could) (?!i\b|my\b|it\b)\S.{0,40}\bpurg\w*/
const asksFirst =
  /^(?:(?:and|but|so|ok) )*(?:does|do|can|will|wont|doesnt|dont|could|would|is|are|should|if|might|may)\b/

const sunToo = new Set<Intent>(['myth', 'safe', 'how-often', 'when'])

/** "Aloe gel instead of sunscreen?" */
const insteadOfSunscreen = ({ heard: { tokens } }: Asked): Sketch | undefined =>
  !/\b(?:instead of|in place of|rather than|as|replace) (?:(?:a|my|the) )?(?:sunscreen|spf|sunblock|sonskerm)\b/.test(
    tokens.join(' '),
  )
    ? undefined
    : {
        paragraphs: [
          '**No: only a sunscreen with tested UV filters protects.**',
          'Gels, oils, butters, clay and make-up let most UV through, whatever SPF is claimed for them; you burn and mark under them.',
          'Use broad-spectrum sunscreen, SPF 30–50, two finger lengths for face and neck. Money short? A plain shop brand, hat and shade do more than any oil.',
        ],
        things: [],
        topic: { kind: 'sunscreen' },
      }

/** "My foot cream on my face?" */
const onTheFace = (asked: Asked): Sketch | undefined => {
  const {
    heard: {
      followsUp,
      tokens,
      things: [thing],
    },
    request,
  } = asked
  const now = tokens.join(' ')
  const story = `${
    followsUp
      ? messagesOf(request.turns)
          .slice(-1)
          .map((text) => text.toLowerCase())
          .join(' ')
      : ''
  } ${now}`
  if (
    !/\b(?:face|gesig|ubuso)\b/.test(now) ||
    !/\b(?:foot|feet|heel|voet|hak)\S* (?:cream|balm|lotion|mask|peel|room)\b/.test(story)
  )
    return undefined
  return {
    paragraphs: [
      '**No, not that foot cream: it is made for hard skin and is too strong for the face.**',
      'Foot creams often hold urea 10–25% or acids, which make thick skin let go; on the face they sting, redden and can leave marks.',
      thing === undefined
        ? 'Take a plain face moisturiser with glycerin or ceramides instead.'
        : `**${thing.called === 'urea' ? 'Urea about 5%' : capital(thing.called)} in a product made for the face** can suit you; take the lowest strength, on ` +
          `damp skin, and look for fragrance-free.`,
    ],
    things: [],
  }
}
