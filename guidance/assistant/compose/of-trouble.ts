import type { ConditionText } from '../../knowledge/entries.ts'
import type { TroubleSlot } from '../../knowledge/kinds.ts'
import { guarded } from '../guard.ts'
import { particularById } from '../understand/particulars.ts'
import { asksYesNo, plainlyAsked } from '../understand/plain-slots.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, capital, type Draft, saidIn } from './draft.ts'
import { expects, hasDeeperSkin } from './lines.ts'

// What is plainly asked of a trouble: what makes it worse, whether food or stress does, what it costs least to treat. Where its entry has no answer, what
// holds of all of its kind is said. Source: general dermatology practice and the entries.

const clogged = new Set(['acne', 'back-acne', 'blackheads', 'oily-skin', 'pores'])
const dried = new Set([
  'dry-skin',
  'eczema',
  'sensitive-skin',
  'rosacea',
  'dull-skin',
  'rough-texture',
  'keratosis-pilaris',
  'wrinkles',
])
const marked = new Set(['dark-marks', 'melasma'])
/** What fingers are drawn to, and what deep ones leave. */
const touched = new Set([
  'back-acne',
  'blackheads',
  'pores',
  'ingrown-hairs',
  'keratosis-pilaris',
  'eczema',
  'dandruff',
  'dark-marks',
  'rosacea',
  'rough-texture',
])
const scarring = new Set(['acne', 'back-acne', 'ingrown-hairs'])
const handsBusy = (id: string): string =>
  id === 'eczema' || id === 'dandruff' ? 'treating the itch is what stops it' : 'what treats it loosens it in weeks'
/** Make-up is worn over these. */
const onFace = new Set([
  'blackheads',
  'dark-marks',
  'melasma',
  'dull-skin',
  'oily-skin',
  'pores',
  'rough-texture',
  'dry-skin',
  'wrinkles',
  'dark-circles',
  'sensitive-skin',
])

const mildWinter =
  'Short, lukewarm washes, cream on damp skin, and acids or retinoids on fewer nights while skin is tight. Sunscreen stays: the Highveld sun is strong in July too.'
const winter = ({ id, called, what }: ConditionText): string | undefined => {
  const are = what.startsWith('are ')
  return clogged.has(id)
    ? `Dry winter air does not clear ${called}: keep what treats ${are ? 'them' : 'it'}, only milder. A gentle wash, an oil-free moisturiser that is a little richer, and the active on fewer nights while skin is tight, ` +
        'for dried-out skin gets sore and marks. Sunscreen stays: the Highveld sun is strong in July too.'
    : dried.has(id)
      ? `In a cold, dry winter wash less and cream more: that is when ${called} mostly get${are ? '' : 's'} worse. ${mildWinter} Petroleum jelly over the driest places at night.`
      : marked.has(id)
        ? `In winter the care for ${called} stays, sunscreen most of all: the Highveld sun is strong in July too. Cream on damp skin, since sore, dry skin marks; actives on fewer nights while it is tight. Heaters and very hot water are heat as well.`
        : id === 'dandruff'
          ? 'Yes, winter often brings more dandruff: cold, dry air, and fewer washes. An anti-dandruff shampoo twice a week, five minutes, lukewarm water; no oil on the scalp, it feeds the yeast. Wash hats and doeks.'
          : undefined
}
const heat = ({ id, called }: ConditionText): string | undefined =>
  clogged.has(id)
    ? `In humid heat go lighter and rinse sooner: sweat, oil and heavy cream together feed ${called}. A gel wash morning and evening, a rinse after sweat rather than more soap, a light oil-free gel, and water-resistant SPF 50. Keep the active as it is; loose cotton.`
    : id === 'rosacea'
      ? 'Heat is one of its commonest triggers, so keep cool first: shade, a fan, cool drinks, lukewarm showers. Mineral sunscreen SPF 50, a light fragrance-free moisturiser, nothing that stings. Cool cloths when the face burns.'
      : id === 'eczema'
        ? 'Sweat and heat sting eczema, so cool and rinse: lukewarm showers without soap, pat dry, cream again at once. Loose cotton, a lighter cream by day, ointment at night. Not the salt left on skin.'
        : marked.has(id)
          ? `Strong sun and heat deepen ${called}, so cover more: tinted SPF 50 every two hours, a hat, and shade from ten to three. A light gel under it instead of cream. Keep the active at night; leave peels for winter.`
          : dried.has(id)
            ? `In humid heat the same care goes on thinner: a light lotion by day, the richer cream at night. Air conditioning dries as winter does, and salt and chlorine are rinsed off soon. Water-resistant SPF 50.`
            : id === 'dandruff'
              ? 'Heat and sweat feed the yeast behind dandruff: wash more often, and dry the scalp. An anti-dandruff shampoo twice a week, five minutes; wigs, caps and doeks off when you can, and washed.'
              : undefined

/** What holds of all troubles alike, where the entry says nothing of its own. */
const general = (slot: TroubleSlot, one: ConditionText): string | undefined => {
  const { id, called, cause, what } = one
  const is = what.startsWith('are ') ? 'are' : 'is'
  switch (slot) {
    case 'water':
      return `Hardly: once you drink enough for thirst, more water does little for ${called}. What you put on skin, and leave off it, does more. ${capital(called)} ${cause}.`
    case 'food':
      return `No, food is not known to cause ${called}. ${capital(called)} ${cause}. Eat well for the rest of you; nothing needs to be cut out for this.`
    case 'stress':
      return /stress/.test(cause)
        ? `Yes, stress can play a part. ${capital(called)} ${cause}.`
        : `Not directly: stress is not among its usual causes. ${capital(called)} ${cause}.`
    case 'sweat':
      return `Not sweat itself. ${capital(called)} ${cause}. Rinse sweat off soon, pat dry, and put sunscreen on again outdoors.`
    case 'catching':
      return `No, ${called} ${is} not catching. Nobody gets ${is === 'are' ? 'them' : 'it'} by touch, towels or a swimming pool. ${capital(called)} ${cause}.`
    case 'winter':
      return winter(one)
    case 'heat':
      return heat(one)
    case 'makeup':
      return onFace.has(id)
        ? `Yes, you may wear make-up with ${called}: light and fragrance-free, over moisturiser and sunscreen. Its SPF does not replace sunscreen. Take it off every evening with a mild wash and soft hands.`
        : undefined
    case 'lasts':
      return `${one.lasts} ${capital(called)} ${cause}.`
    case 'pick':
      return touched.has(id)
        ? `No, hands off: picking, squeezing or scratching tears skin, lets germs in and leaves marks, longest on deeper skin. A cool cloth and short nails help; ${handsBusy(id)}.`
        : undefined
    case 'scars':
      return scarring.has(id)
        ? `It can: deep, sore or picked ones leave dents or raised scars, mild ones only flat marks that fade over months. Treat them early, hands off, sunscreen every morning; a clinic early for lumps that are deep.`
        : `No, ${called} leave${is === 'are' ? '' : 's'} no scars by ${is === 'are' ? 'themselves' : 'itself'}; scratching, picking and harsh products can. What stays is mostly colour, which fades over months, slowest on deeper skin.`
    case 'deep':
      return `The same care, only gentler: on deeper skin every irritation leaves a mark that outlasts ${called}. ${one.care} Start low and slow, no scrubs, no strong peels, and nothing that promises lighter skin.`
    default:
      return undefined
  }
}

const acts = /\b(?:acids?|peroxide|vitamin C|retin\w+)\b/i
/** What goes with every active, where the answer does not say it yet. */
const beside = (text: string, id: string): string | undefined => {
  const sun =
    acts.test(text) && !/sunscreen|\bSPF/i.test(text) && id !== 'dandruff'
      ? 'On skin that sees daylight wear sunscreen, SPF 30–50, every morning with it.'
      : undefined
  const baby =
    /retin\w+/i.test(text) && !/pregnan/i.test(text)
      ? 'No retinoids in pregnancy or when trying for a baby.'
      : undefined
  return sun === undefined && baby === undefined ? undefined : [sun, baby].filter((one) => one !== undefined).join(' ')
}

const titled = (text: string): string => {
  const first = /^[^.?!]+[.?!]/.exec(text.replace(/(\d)\.(\d)/g, '$1·$2'))?.[0].replaceAll('·', '.') ?? text
  return `**${first}** ${text.slice(first.length).trim()}`.trim()
}

/** Slots that name what to put on: not said so to a small child or while nursing. */
const puts = new Set<TroubleSlot>([
  'first',
  'best',
  'cheap',
  'home',
  'scrub',
  'sensitive',
  'men',
  'deep',
  'young',
  'pregnant',
  'winter',
  'heat',
])
/** What is blamed: a claim of which other answers may know more. */
const blames: Partial<Record<TroubleSlot, RegExp>> = {
  food: /\b(?:foods?|eat|diet|sugar|chocolate|milk)\b/i,
  water: /\b(?:water|drink)/i,
  stress: /\bstress/i,
  sweat: /\bsweat/i,
  pick: /\b(?:pick|squeez|pop)/i,
}
const asksAtAll = pattern`\b(?:is|are|do|does|can|could|will|would|should|must|may|what|whats|which|why|how|veroorsaak|maak|kan|wat|hoe)\b|\?`
/** Whether the answer that was found already tells what is blamed of this very trouble. */
const toldElsewhere = (
  { heard: { intent, particular } }: Asked,
  { id, words }: ConditionText,
  blamed: RegExp,
): boolean =>
  intent === 'myth' ||
  (particular?.id ?? '').startsWith('condition trigger') ||
  (intent === 'particular' &&
    particular?.sure === true &&
    blamed.test(particular.says[0] ?? '') &&
    [...words, ...(id === 'acne' ? ['pimple'] : [])].some((word) =>
      particular.says.slice(0, 2).join(' ').toLowerCase().includes(word.replace(/\*.*$/, '')),
    ))

/** Who asks decides these; the rest holds for everybody. */
const turnsOnWhom = new Set<TroubleSlot>(['first', 'best', 'cheap'])

/** The answer to what is plainly asked of one trouble, or undefined where it tells more or nothing is known of that. */
export const ofTrouble = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, situation, request } = asked
  if (
    heard.isLabel ||
    heard.injected ||
    heard.medicine !== undefined ||
    heard.priceCents !== undefined ||
    heard.things.length + heard.household.length > 0 ||
    heard.intent === 'routine' ||
    heard.intent === 'label' ||
    heard.intent === 'injection' ||
    heard.intent === 'lightening'
  )
    return undefined
  const plain = plainlyAsked(knowledge, heard.tokens) ?? plainlyAsked(knowledge, heard.english)
  if (plain === undefined) return undefined
  const { trouble, said } = plain
  const small = situation.conditions.has('under-12') || (heard.who.includes('child') && (heard.years ?? 0) < 12)
  const teen = !small && (plain.who === 'young' || situation.conditions.has('teen') || (heard.years ?? 18) < 18)
  const baby = situation.conditions.has('pregnant')
  const whom =
    baby || plain.who === 'pregnant' ? 'pregnant' : teen ? 'young' : plain.who === 'young' ? undefined : plain.who
  const slot =
    plain.slot === undefined || (turnsOnWhom.has(plain.slot) && (whom === 'pregnant' || whom === 'young'))
      ? whom
      : plain.slot
  if (slot === undefined || (puts.has(slot) && (small || (expects(situation) && slot !== 'pregnant')))) return undefined
  const blamed = blames[slot]
  if (blamed !== undefined && (!asksAtAll.test(`${said} ${request.message}`) || toldElsewhere(asked, trouble, blamed)))
    return undefined
  // What goes on from before has its own rules, unless the trouble is named anew.
  if (request.turns.length > 0 && plainlyAsked(knowledge, tokensOf(request.message)) === undefined) return undefined
  // What helps with a concern is composed with all that it asks of deeper skin.
  if (slot === 'deep' && (heard.intent === 'for-concern' || heard.intent === 'does-help')) return undefined
  if (slot === 'winter' && /\bsummer\b/.test(said)) return undefined
  const says = trouble.asked[slot] ?? general(slot, trouble)
  const ready = says?.startsWith('@') ? particularById(knowledge, says.slice(1))?.says : undefined
  if (says === undefined || (says.startsWith('@') && ready === undefined)) return undefined
  const paragraphs =
    ready === undefined
      ? [
          titled(
            asksYesNo.test(said)
              ? says
              : says.replace(/^(?:Yes|No)[,:] (.)/, (_, first: string) => first.toUpperCase()),
          ),
        ]
      : [...ready]
  const seen = trouble.asked.seen
  const care = slot === 'seen' || puts.has(slot) || ready !== undefined ? undefined : `**What helps:** ${trouble.care}`
  const {
    concerns: [concern],
  } = heard
  const deeper = hasDeeperSkin(asked) && concern !== undefined ? knowledge.concern(concern).deeperSkin : undefined
  const body = [...paragraphs, care, deeper].filter((one) => one !== undefined)
  const whole = [...body, beside(body.join(' '), trouble.id)].filter((one) => one !== undefined)
  if (whole.some((one) => guarded(knowledge, one, situation) !== one)) return undefined
  return {
    paragraphs: slot === 'seen' ? [...whole, `**Until then:** ${trouble.care}`] : whole,
    extras: [
      ...(seen === undefined || slot === 'seen' || ready !== undefined ? [] : [seen]),
      ...(slot === 'weeks' ? [] : [trouble.lasts]),
      'One new product at a time, and two weeks between them.',
    ],
    sure: true,
    things: [],
    sources: trouble.sources,
    topic: {
      intent: slot === 'weeks' ? 'how-long' : 'particular',
      entry: `condition ${slot} ${trouble.id}`,
      ingredients: [],
    },
    suggestions: [
      `What helps with ${trouble.called}?`,
      `A simple routine for ${trouble.called}`,
      `What makes ${trouble.called} worse?`,
    ].filter((one) => !one.toLowerCase().includes(saidIn(asked))),
  }
}
