import { type Intent, messagesOf } from '../conversation.ts'
import { guarded } from '../guard.ts'
import { relatives } from '../understand/adds.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { tokensOf } from '../../text/tokens.ts'
import { composeForConcern } from './concern.ts'
import { type Asked, calledAll, saidIn, sentence, type Sketch, small } from './draft.ts'
import { carefulOf, whoCalled } from './facts.ts'
import { cautionOf, expects, isActive, isOf, isUvFilter, leftOut, objection, whoOf } from './lines.ts'
import { forChild } from './for-child.ts'
import { composeSafe } from './safe.ts'
import { composeSuggest } from './suggest.ts'
import { composeSunscreen } from './sunscreen.ts'
import { sunNote, withHealth } from './with-health.ts'
import { pattern } from '../../text/pattern.ts'

// What was told of the person is weighed here before any question is answered, whatever the question was taken for: no composer has to
// remember it for itself.

/** Answers that put something on skin, say how to use it, or that it is fine. */
const ofUse = new Set<Intent>([
  'when',
  'how-often',
  'how-to-use',
  'how-long',
  'order',
  'combine',
  'what-is',
  'does-help',
  'for-concern',
  'suggest',
  'price',
  'sunscreen',
  'safe',
  'particular',
  'explain-more',
  'compare',
  'myth',
])
/** Those that tell when and how: something to mind goes into them. */
const ofManner = new Set<Intent>(['when', 'how-often', 'how-to-use', 'does-help', 'how-long'])

const asksToUse =
  /\b(?:can|may|must|should|could|shall|mag|kan|moet|is it (?:ok|safe|fine)|safe|ok|okay|fine|good|bad|use|put|try|apply|smeer|gebruik)\b/

/** "Did I hurt the baby?": what was used before is asked about, not what may be. */
const harmDone =
  /\b(?:did|have|has|could|can) (?:i|it|that|this) (?:\w+ )?(?:hurt|harm(?:ed)?|damaged?|affect(?:ed)?)\b|\b(?:is|will) (?:my|the) baby (?:be )?(?:ok|okay|fine|safe|alright)\b/

const asksLeave =
  /^(?:(?:so|ok|okay|and|but|then|en|maar|dan) )*(?:(?:can|may|could|mag|kan) |(?:is|are|would|will) .*\b(?:ok|okay|fine|safe|good|allowed|oraait|veilig)\b)/

/** What a person has been told of is for somebody too young for sunscreen. */
const forInfant = ({ situation: { babyMonths } }: Asked): boolean => babyMonths !== undefined && babyMonths < 6

/** Zinc is for sore skin there, and no sunscreen. */
const ofNappy = /\b(?:bum|bottom|nappy|nappies|diaper|buttocks|boude|boudjies|luier|izinqe)\b/i

const needsCare = [
  'eczema',
  'rosacea',
  'psoriasis',
  'blood-thinners',
  'sun-sensitising',
  'asthma',
  'steroid-cream',
] as const

/** Why this person should go carefully with a thing. */
const careFor = (asked: Asked, thing: Thing): string | undefined => {
  const who = whoOf(asked)
  const one = needsCare.find((each) => who.includes(each) && carefulOf(thing).some((row) => row.who === each))
  if (one !== undefined)
    return `**Only with care on ${whoCalled[one]}:** ${small(carefulOf(thing).find((row) => row.who === one)?.why ?? '')}`
  const note = objection(asked.knowledge, thing, asked.situation)
  const told = needsCare.some((each) => asked.situation.conditions.has(each))
  return note?.tone === 'careful' && told && /^(?:tender-skin|sun-sens|steroid)/.test(note.because.rule)
    ? `**For you:** ${sentence(note.text)}`
    : undefined
}

const flares = 'Not in a flare; begin once or twice a week, with a plain moisturiser, and stop when it stings.'

/** A topic whose own advice is not for this person: what else there is for the concern. */
const elseThan = (asked: Asked): Sketch | undefined => {
  const { knowledge, heard, situation } = asked
  const { particular } = heard
  if (particular === undefined) return undefined
  const named = particular.ingredients.flatMap((id) => knowledge.byId(id) ?? []).map(thingOf)
  const lead = (particular.says[0] ?? '').toLowerCase()
  const inLead = named.filter(({ called }) => lead.includes(called.toLowerCase()))
  const barred = inLead.filter((thing) => objection(knowledge, thing, situation)?.tone === 'avoid')
  const unsure = expects(situation) ? inLead.filter((thing) => cautionOf(thing, 'pregnancy') === 'ask') : []
  const [first] = [...barred, ...unsure]
  if (first === undefined || barred.length + unsure.length < inLead.length) return undefined
  const concern = particular.concern ?? heard.concerns[0] ?? first.ingredient?.full?.helps[0]?.concern
  if (concern === undefined) return undefined
  const why = objection(knowledge, first, situation)?.text ?? ''
  const other = composeForConcern({
    ...asked,
    heard: { ...heard, things: [], concerns: [concern], particular: undefined },
  })
  return {
    ...other,
    paragraphs: [
      barred.length > 0 ? `**Not ${calledAll(barred)} for you:** ${sentence(why)}` : undefined,
      ...other.paragraphs,
    ],
  }
}

const youngCream =
  '**A thick, plain, fragrance-free cream or ointment:** petroleum jelly, glycerin, ceramides or colloidal oat, twice a day, soon ' +
  'after a bath.'
const youngWash =
  '**A mild, soap-free, fragrance-free wash, and little of it: a baby needs it two or three times a week, with lukewarm water on the other days.**'
const youngSeen = 'A clinic or doctor for eczema that weeps, crusts, spreads or keeps a child awake.'

const ofChildren = /\b(?:bab(?:y|ies)|child|children|newborns?|toddlers?|napp(?:y|ies)|cradle)\b/i

/** A topic that puts forward what a child needs none of: its first words where they hold for a child too, and plain care. */
const forYoung = (asked: Asked): Sketch | undefined => {
  const {
    knowledge,
    heard: { particular },
    situation,
  } = asked
  const says = particular?.says ?? []
  const grown = (text: string): boolean =>
    /\b(?:acids?|urea|retinoids?)\b/.test(text) || guarded(knowledge, text, situation) !== text
  if (!says.some(grown) || says.some((text) => ofChildren.test(text))) return undefined
  const [first = ''] = says
  const plain = forChild({ ...asked, heard: { ...asked.heard, things: [] } })
  return { ...plain, paragraphs: [grown(first) ? undefined : first, ...plain.paragraphs], things: [] }
}

const childPimples: Sketch = {
  paragraphs: [
    '**Let a clinic or doctor look first: pimples before twelve can be early puberty, blocked pores or a rash, and each wants something else.**',
    '**Until then:** a gentle, fragrance-free cleanser in the evening, a light plain moisturiser, sunscreen SPF 30–50 by day. ' +
      'No acids, retinoids, toothpaste, scrubs or squeezing.',
    'Heavy hair oil, thick creams and a hat or fringe on the forehead can do it alone: leave them out for a month.',
  ],
  extras: ['Sooner for deep lumps, pus, body odour or hair that comes early.'],
  things: [],
  sources: ['general'],
}

/** A peel that somebody else gives. */
export const peels = pattern`
  \b(?:(?:chemical|salon|acid|glycolic|lactic|tca|salicylic|jessner|medium|deep) peels?|peels? (?:at|by|in|from|special|treatment)|(?:salon|spa|
  therapist|beautician)\b.{0,30}\bpeel\w*)\b`

/** A salon's peel is another matter in pregnancy than what is in a bottle. */
const peelNow = ({ heard: { things }, situation }: Asked, said: string): Sketch | undefined => {
  const strong = /\bpeel\b/.test(said) && /\b[2-9]\d percent\b/.test(said)
  if (!expects(situation) || situation.conditions.has('trying') || !(strong || peels.test(said))) return undefined
  const breastfeeding = situation.conditions.has('breastfeeding') && !situation.conditions.has('pregnant')
  return {
    paragraphs: [
      breastfeeding
        ? '**Ask your clinic or doctor first: better wait with a salon peel while you breastfeed.**'
        : '**No, better wait with a peel until after the birth, also at a salon.**',
      'Salon strengths (glycolic, lactic or salicylic acid 20–70%, TCA) are not studied in pregnancy, and skin marks more easily now: a peel can leave ' +
        'darker patches than it takes away.',
      things.some((thing) => isOf(thing, 'aha', 'pha'))
        ? 'A mild acid up to 10% at home, once or twice a week, is generally accepted.'
        : undefined,
      '**Instead, for marks or dullness:** a tinted sunscreen, SPF 50, every morning, and azelaic acid, niacinamide or vitamin C in a ready-made product.',
    ],
    extras: [
      'Pregnancy patches often fade by themselves in the months after. Check anything new with your midwife, pharmacist or doctor.',
    ],
    things: things.filter(({ family }) => family === undefined).slice(0, 1),
    sources: ['general'],
  }
}

const someStrength = /\b(?:[1-9]\d|100) percent\b/
/** "I'm 12, may I use the 30% peel?": no strong peel for anybody who still grows. */
const peelYoung = ({ heard, situation }: Asked, said: string): Sketch | undefined => {
  const young =
    situation.conditions.has('under-12') ||
    situation.conditions.has('teen') ||
    (heard.years ?? grownAt) < grownAt ||
    heard.who.includes('teen') ||
    heard.who.includes('child')
  const strong =
    (/\bpeel(?:s|ing)?\b/.test(said) && (someStrength.test(said) || peels.test(said))) ||
    (/\b(?:tca|trichloroacetic)\b/.test(said) && someStrength.test(said))
  if (!young || !strong || heard.harmed || !asksToUse.test(said)) return undefined
  return {
    paragraphs: [
      '**No, not at that age: a peel of that strength is for trained hands and grown-up skin.**',
      '*Why:* it can burn within minutes, and young and deeper skin keeps the marks for months. What somebody older uses is not made for it.',
      '**Instead:** a gentle wash in the evening, a light moisturiser, sunscreen SPF 30–50 by day. For blackheads or pimples from about twelve on: salicylic acid 0.5–2% or benzoyl peroxide 2.5%, every second day at first.',
    ],
    extras: [
      'Used it already, and it burns or blisters? Rinse with cool running water for twenty minutes and let a clinic look today.',
      'Deep, sore or many pimples: a clinic, with a parent.',
    ],
    things: [],
    sources: ['general'],
  }
}
const grownAt = 18

const borrows = new RegExp(
  String.raw`\b(?:use|try|borrow|share|steal|put on|gebruik|leen) (?:my|some of my) (?:\w+ )?(?:${relatives})s\b`,
)
const lent = pattern`
  \bmy (?:\w+ )?(?:${relatives}) (?:has|have|got|uses|bought|left|gave|het|gebruik)\b.*\b(?:can|may|could|should|kan|mag) (?:i|ek)\b`
const forSpots = pattern`
  \b(?:acne|pimples?|puisies?|blemish|zits?|benzoyl peroxide|salicylic(?: acid)?|oil (?:control|free)|mattifying) (?:\w+ )?(?:wash|facewash|cleanser|
  cream|soap|gel|bar|lotion|moisturi[sz]er|products?|stuff|toner)\b`

/** Somebody else's pimple wash on skin that is dry: it was made to take off oil. */
const notForDry = ({ heard, situation, request }: Asked, said: string): Sketch | undefined => {
  const told = [...messagesOf(request.turns).map((text) => text.toLowerCase()), said].join(' ')
  const dry =
    (heard.skinType ?? situation.skinType) === 'dry' ||
    situation.concerns.includes('dehydration') ||
    /\b(?:dry|droog)\b/.test(told)
  if (!dry || !(borrows.test(said) || lent.test(said)) || !forSpots.test(said)) return undefined
  return {
    paragraphs: [
      '**Rather not: what is made for pimples or shine takes off oil and unclogs pores, and leaves dry skin tighter and itchier.**',
      '**Instead:** a creamy, soap-free, fragrance-free cleanser once a day with lukewarm water, and a cream with ceramides and glycerin on damp skin.',
      'Pimples of your own as well? Then one mild active on those spots only, every second evening, over a plain moisturiser.',
      'What a doctor prescribed for somebody else stays theirs.',
    ],
    things: [],
    sources: ['general'],
    topic: { kind: 'cleanser', concerns: ['dehydration'] },
  }
}

const as = (intent: Intent, sketch: Sketch): Sketch => ({ ...sketch, topic: { ...sketch.topic, intent } })

/** The answer as this person must have it, or undefined where nothing told of them changes it. `base` writes it as for anybody. */
export const forPerson = (asked: Asked, intent: Intent, base: () => Sketch): Sketch | undefined => {
  const { knowledge, heard, situation, request } = asked
  if (heard.isLabel) return undefined
  const peel = ofUse.has(intent)
    ? (peelNow(asked, saidIn(asked)) ?? peelYoung(asked, tokensOf(request.message).join(' ')))
    : undefined
  if (peel !== undefined) return as('safe', peel)
  const done = intent === 'safe' && expects(situation) && harmDone.test(saidIn(asked)) ? heard.particular : undefined
  if (done !== undefined)
    return as('safe', { paragraphs: done.says, things: heard.things, sources: done.sources, topic: { entry: done.id } })
  const beside = withHealth(asked, intent)
  const borrowed = notForDry(asked, saidIn(asked))
  // Skin dry from the menopause is dry skin; what else was told comes first.
  const told = messagesOf(request.turns).join(' ')
  const onlyChange = /menopaus/i.test(told) && !/chemo|radiat|cancer/i.test(told)
  if (borrowed !== undefined && (beside === undefined || onlyChange)) return as('safe', borrowed)
  if (beside !== undefined) return beside
  const [homely] = heard.household
  if (
    intent === 'unknown-ingredient' &&
    homely !== undefined &&
    situation.conditions.has('under-12') &&
    asksToUse.test(saidIn(asked))
  ) {
    const plain = forChild({ ...asked, heard: { ...heard, things: [] } })
    return as('safe', {
      ...plain,
      paragraphs: [...plain.paragraphs.slice(0, 1), homely.says, ...plain.paragraphs.slice(1)],
      things: [],
    })
  }
  if (!ofUse.has(intent)) return undefined
  const ofSun =
    intent === 'sunscreen' || ((intent === 'particular' || intent === 'suggest') && heard.kinds.includes('sunscreen'))
  const sun = ofSun ? sunNote(asked) : undefined
  if (sun !== undefined)
    return { ...base(), paragraphs: [...base().paragraphs.slice(0, 1), sun, ...base().paragraphs.slice(1)] }
  const { things, kinds, concerns, particular } = heard
  const child = situation.conditions.has('under-12') || (heard.years ?? 18) < 12
  const nappy =
    forInfant(asked) && kinds.every((kind) => kind !== 'sunscreen') && ofNappy.test(`${told} ${request.message}`)
      ? knowledge.topics.find(({ id }) => id === 'nappy-skin')
      : undefined
  if (nappy !== undefined && things.every(isUvFilter) && things.length > 0) {
    return {
      paragraphs: nappy.says,
      things: [],
      sources: nappy.sources,
      topic: { intent: 'particular', entry: nappy.id },
    }
  }
  if (forInfant(asked) && (kinds.includes('sunscreen') || things.some(isUvFilter)))
    return as('sunscreen', composeSunscreen(asked))
  const asksShelf =
    intent === 'safe'
      ? kinds.includes('moisturiser') || kinds.includes('cleanser')
      : intent === 'suggest' && kinds.includes('moisturiser')
  if (child && asksShelf && things.length === 0) {
    const shelf = composeSuggest(asked)
    return as('suggest', {
      ...shelf,
      paragraphs: [
        kinds.includes('cleanser') && !kinds.includes('moisturiser') ? youngWash : youngCream,
        ...shelf.paragraphs,
      ],
      extras: [youngSeen],
    })
  }
  // A sum that was named before still asks what it buys.
  const spends = situation.budgetCents !== undefined && situation.budgetCents !== request.profile?.budget
  if (intent === 'for-concern' && kinds.length > 0 && spends) return as('suggest', composeSuggest(asked))
  if (
    (child || situation.babyMonths !== undefined) &&
    intent === 'for-concern' &&
    concerns.includes('dehydration') &&
    things.length === 0
  ) {
    return as('for-concern', {
      paragraphs: [youngCream, youngWash],
      extras: [youngSeen],
      things: [],
      sources: ['general'],
    })
  }
  if (child && intent === 'for-concern' && concerns.includes('acne') && things.length === 0) {
    const spots = /\b(?:bab(?:y|ies|ys)|newborns?|infants?)\b/.test(saidIn(asked))
      ? knowledge.topics.find(({ id }) => id === 'newborn-spots')
      : undefined
    return as(
      'for-concern',
      spots === undefined ? childPimples : { paragraphs: spots.says, things: [], sources: spots.sources },
    )
  }
  // "I nicked my chin, may I use glycolic tonight?": about the razor the topic speaks, about the acid the wound.
  const openNow =
    heard.who.includes('broken-skin') && things.some((thing) => isActive(thing)) && asksToUse.test(saidIn(asked))
  if (
    openNow &&
    intent === 'particular' &&
    !/^(?:after-treatment|peel-shed|barrier|home-proc|subject)/.test(particular?.id ?? '')
  ) {
    return as('safe', composeSafe(asked))
  }
  // "Is a BHA toner fine?" of somebody whom aspirin harms: their no comes before what a topic says beside it.
  if (
    intent === 'particular' &&
    things.length === 1 &&
    asksLeave.test(tokensOf(request.message).join(' ')) &&
    things.some((thing) => leftOut(knowledge, thing, situation))
  )
    return as('safe', composeSafe(asked))
  const ownWords = intent === 'particular' && particular?.sure === true && !particular.id.startsWith('health')
  if (intent === 'particular' && (ownWords || things.length === 0)) return child ? forYoung(asked) : elseThan(asked)
  if (intent === 'what-is' && !asksToUse.test(saidIn(asked)) && !expects(situation)) return undefined
  // "No perfume, please": what is wished away in a wish is no subject.
  const wishes = intent === 'suggest' || intent === 'price' || intent === 'for-concern'
  const barred = things.filter((thing) => {
    const note = objection(knowledge, thing, situation)
    return note?.tone === 'avoid' && !(wishes && note.because.rule.startsWith('avoid'))
  })
  const several = things.length > 1 && (intent === 'combine' || (intent === 'compare' && !expects(situation)))
  // How strong or how often it may be is no question for somebody who must not have it.
  const noSalicylate = situation.conditions.has('aspirin-allergy') && things.some((thing) => isOf(thing, 'bha'))
  if (noSalicylate && !several && asksToUse.test(saidIn(asked))) return as('safe', composeSafe(asked))
  if (intent === 'safe') return undefined
  const mayUse = barred.length === 0 || !asksToUse.test(saidIn(asked))
  if (intent === 'myth')
    return things.length > 0 && (child || expects(situation) || !mayUse) ? as('safe', composeSafe(asked)) : undefined
  if (barred.length > 0 && !several && !(intent === 'does-help' && concerns.length > 0 && !expects(situation))) {
    return as('safe', composeSafe(asked))
  }
  const [thing] = things
  if (thing === undefined || several) return undefined
  const single = intent === 'combine' || intent === 'what-is' || intent === 'explain-more'
  if (child && (single || ofManner.has(intent)) && (intent !== 'does-help' || asksToUse.test(saidIn(asked))))
    return as('safe', composeSafe(asked))
  if ((single || ofManner.has(intent)) && expects(situation) && cautionOf(thing, 'pregnancy') !== 'ok')
    return as('safe', composeSafe(asked))
  const care = careFor(asked, thing)
  if (care === undefined) return undefined
  const ofBlood =
    situation.conditions.has('blood-thinners') && carefulOf(thing).some(({ who }) => who === 'blood-thinners')
  if (single || intent === 'particular' || ofBlood) return as('safe', composeSafe(asked))
  if (!ofManner.has(intent)) return undefined
  const [first, ...rest] = base().paragraphs
  const skin = (['eczema', 'rosacea', 'psoriasis'] as const).some((one) => situation.conditions.has(one))
  return { ...base(), paragraphs: [`${care}${skin ? ` ${flares}` : ''}`, first, ...rest] }
}
