import { pattern } from '../../text/pattern.ts'
import { type Asked, type Draft, saidIn } from './draft.ts'
import { expects } from './lines.ts'
import { composeSuggest } from './suggest.ts'

// "Which sunscreen for oily skin?", "for swimming?", "for my little one?": what kind it should be, for each who or what is named. Source: CANSA and American
// Academy of Dermatology advice, and studies on iron oxides, as in the sources; textures: general.

const sun = /\b(?:sun ?screens?|sun ?blocks?|spf|sonskerm|sonbrand ?room)\b/
const chooses = pattern`
  \b(?:which|what|whats|watter|best|good|beste|recommend\w*|suggest\w*|choose|looking for|advise|kind of|type of|sort of|buy|any|need a|wat is|iyiphi|yiphi)\b|^(?:a |some |good )?(?:sun ?screens?|sun ?blocks?|spf|sonskerm) (?:for|vir)\b`

type Wish = { is: RegExp; kind: string; why: string }
const wishes: readonly Wish[] = [
  {
    is: /\b(?:bab(?:y|ies)|infant|newborn|baba|usana|ingane)\b/,
    kind: 'for a baby over six months a fragrance-free mineral one (zinc oxide or titanium dioxide), SPF 30–50; under six months none, only shade, hat and clothes',
    why: 'Shade and clothes come first at any age. Ask the clinic before using any under six months; rinse it off in the evening.',
  },
  {
    is: /\b(?:child(?:ren)?|kids?|toddler|kinders|my kind|laaitie|(?:[1-9]|1[0-2]) year old|school)\b/,
    kind: 'for a child a fragrance-free, water-resistant SPF 50, mineral (zinc oxide) where skin is touchy, as a lotion and no spray',
    why: 'A lotion shows what is covered; hat, long sleeves and shade do most. Put it on before school, thickly, with a stick round eyes, nose and ears.',
  },
  {
    is: /\b(?:melasma|dark (?:marks?|spots?|patches)|pigment\w*|hyper ?pigmentation|marks|uneven|donker (?:kolle|merke))\b/,
    kind: 'for dark marks and melasma a tinted SPF 50 with iron oxides',
    why: 'Iron oxides (CI 77491, 77492, 77499) stop visible light too, which darkens marks, above all on deeper skin; clear sunscreens let it through.',
  },
  {
    is: /\b(?:swim\w*|pool|beach|sea|surf\w*|strand|water)\b/,
    kind: 'for swimming a “very water-resistant” (80 minutes) SPF 50, broad-spectrum',
    why: 'None is waterproof: fifteen minutes before, and again after each swim and towelling. A rash vest and hat do more than any cream.',
  },
  {
    is: /\b(?:sports?|running|run|runs|runners?|soccer|football|rugby|cycl\w*|hik\w*|gym|train\w*|marathon|comrades|ironman|netball|cricket|outdoors?|sweat\w*)\b/,
    kind: 'for sport a water-resistant SPF 50 gel, with a mineral stick round the eyes',
    why: 'Sweat carries other filters into the eyes; zinc oxide stays put and stings least. Again every two hours and after a towel; a cap, sleeves and early hours help most.',
  },
  {
    is: /\b(?:make ?up|foundation)\b/,
    kind: 'under make-up a light gel or fluid SPF 30–50 that sets matt or satin',
    why: 'Moisturiser thinly, two finger lengths of sunscreen, ten minutes to set, then pat foundation on. The SPF in make-up does not replace it.',
  },
  {
    is: /\b(?:sensitive|reactive|rosacea|redness|allerg\w*|sensitiewe)\b/,
    kind: 'for sensitive skin or rosacea a fragrance-free mineral one: zinc oxide or titanium dioxide, SPF 30–50',
    why: 'Mineral filters sting least; leave scent, alcohol denat and menthol. Try it on a small patch for three days; a tint hides the white cast.',
  },
  {
    is: /\b(?:eczema|ekseem)\b/,
    kind: 'for eczema-prone skin a creamy, fragrance-free mineral one (zinc oxide), SPF 30–50',
    why: 'Over your emollient once it has sunk in, on calm skin only; weeping or cracked patches are covered with cloth instead.',
  },
  {
    is: /\b(?:acne|pimples?|breakouts?|break ?outs?|puisies|clog\w*|blackheads)\b/,
    kind: 'for acne-prone skin a light, oil-free gel or fluid that says non-comedogenic, SPF 30–50',
    why: 'Heavy creams clog, the filters seldom do. Going without darkens the marks that pimples leave. Wash it off every evening.',
  },
  {
    is: /\b(?:oily|shiny|greasy|combination|olierige|vetterige|combo)\b/,
    kind: 'for oily or combination skin a matt, oil-free gel or fluid, SPF 30–50',
    why: 'It can take the place of moisturiser in the morning. Blot at midday before you top up. Rich creams and butters shine and clog.',
  },
  {
    is: /\b(?:dry|dehydrated|droe|flaky|mature|older|ageing|aging|wrinkles|fine lines)\b/,
    kind: 'for dry or mature skin a creamy, moisturising one with glycerin, SPF 30–50',
    why: 'Over moisturiser that has sunk in; matt gels and alcohol dry. Daily sunscreen does more against lines than any other cream.',
  },
  {
    is: /\b(?:dark(?:er)?(?! (?:marks?|spots?|patches|circles))|black|brown|deep(?:er)?|ebony|melanin|african|indian|coloured|(?:white|grey) cast|donker|swart|mnyama)\b/,
    kind: 'for deeper skin a clear gel or fluid with organic filters, or a tinted one, SPF 30–50: neither leaves a white cast',
    why: 'Untinted zinc and titanium look grey on deep tones. With dark marks the tint with iron oxides is the better one, for it stops visible light too.',
  },
  {
    is: /\b(?:men|man|guys?|husband|boyfriend|beard|male)\b/,
    kind: 'for men the same as for anybody: a matt, broad-spectrum SPF 30–50 gel, fragrance-free after shaving',
    why: 'A gel vanishes in stubble. Ears, neck, lips and a bald or shaved head too.',
  },
]

const asksProduct = /\b(?:recommend\w*|suggest\w*|product|brand|buy|name)\b/
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A ready answer was found by its own signs. */
const toldSurely = ({ intent, particular }: Asked['heard']): boolean =>
  intent === 'particular' && particular?.sure === true && !particular.id.startsWith('subject')

/** What kind of sunscreen suits who or what is named, or undefined where no choice is asked for or a price is set. */
export const sunForWhom = (asked: Asked): Draft | undefined => {
  const { heard, situation, request } = asked
  const said = saidIn(asked)
  const now = sun.test(said) ? said : heard.english.join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.things.length > 0 ||
    heard.priceCents !== undefined ||
    situation.budgetCents !== undefined ||
    expects(situation) ||
    situation.babyMonths !== undefined ||
    heard.tokens.length > longest ||
    heard.medicine !== undefined ||
    (heard.followsUp && request.turns.length > 0) ||
    toldSurely(heard) ||
    situation.heard.some((one) => one.startsWith('no ')) ||
    !(sun.test(now) || (forTheSun.test(now) && wishes.slice(0, 2).some(({ is }) => is.test(now)))) ||
    !chooses.test(now) ||
    asksElse.test(now)
  )
    return undefined
  const found = wishes
    .filter(({ is }, at) => is.test(now) && !(at === 1 && wishes[0]?.is.test(now) === true))
    .slice(0, 2)
  const [one, other] = found
  if (one === undefined) return undefined
  const lead =
    other === undefined
      ? `**${capital(one.kind)}.**`
      : `**${capital(one.kind)}; ${other.kind}.** One that is both does for both.`
  const offered = asksProduct.test(now) && one !== wishes[0] ? composeSuggest(asked) : undefined
  return {
    paragraphs: [`${lead} ${one.why}`, other?.why, ...(offered?.paragraphs.slice(0, 2) ?? [])].filter(
      (line) => line !== undefined,
    ),
    extras: [
      'Look for “broad spectrum” or the UVA circle. Two finger lengths for face and neck every morning, again every two hours outdoors.',
      'Stings, itches or brings bumps after a week? Change the kind, not the habit.',
    ],
    sure: true,
    things: [],
    sources: ['cansa', 'sunaad'],
    topic: { intent: 'suggest', kind: 'sunscreen' },
    suggestions: ['How much sunscreen do I need?', 'Sunscreens under R150', 'Do I need sunscreen indoors?'],
  }
}

const longest = 16
const forTheSun = /\b(?:for|against|from|in) (?:the )?sun\b/
/** What is not a choice of kind. */
const asksElse = pattern`
  \b(?:how (?:much|often|many|long|do|can|should)|mix\w*|before|after|remove|wash|expire\w*|mean|means|difference|vs|versus|or (?:chemical|mineral)|why|cause\w*|makes (?:me|my)|made|stings?|burns?|
  cast|night|instead|routine|order|happens|if i|without|serum|moisturi[sz]er|toner|first|last|then|layers?|sprays?|sticks?|mist|powder|allow\w*|enough|spf ?\d+ (?:or|vs)|cleanser|is it|does|will|cover|cheap\w*|budget)\b`

const asksSafe = /\b(?:safe|ok|okay|fine|allowed|harm\w*|hurt\w*|bad|risk\w*|veilig|reg|skadelik)\b/
const ofUnborn =
  /\b(?:bab(?:y|ies)|baba|belly|tummy|womb|unborn|pregnan\w*|preggers|swanger|expecting|(?:in|during) (?:my )?pregnancy)\b/

/** "I'm pregnant, is sunscreen safe for my baby?", "is a cheap one safe in pregnancy?": the child is on its way. Sources: cansa, general. */
export const sunInPregnancy = ({ heard, situation }: Asked): Draft | undefined => {
  const said = [heard.tokens.join(' '), heard.english.join(' ')].join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.things.length > 0 ||
    !situation.conditions.has('pregnant') ||
    situation.babyMonths !== undefined ||
    heard.years !== undefined ||
    !sun.test(said) ||
    !asksSafe.test(said) ||
    !ofUnborn.test(said)
  )
    return undefined
  return {
    paragraphs: [
      '**Yes, sunscreen is fine in pregnancy, dear or cheap, and it helps against dark patches.**',
      'Next to nothing of a mineral one (zinc oxide, titanium dioxide) passes through skin, so that is the usual first choice. Of organic filters a little does, and no harm to a child is known; leave out oxybenzone if you like to be careful.',
      '**How:** broad-spectrum, SPF 30–50, two finger lengths for face and neck every morning, again every two hours outdoors, with hat and shade. A tint with iron oxides does most against pregnancy marks.',
      'Skin can be more reactive now: fragrance-free, and a small patch first. Anything you are unsure of: ask your midwife or pharmacist.',
    ],
    sure: true,
    things: [],
    sources: ['cansa', 'general'],
    topic: { intent: 'sunscreen', kind: 'sunscreen' },
    suggestions: ['What helps against pregnancy marks?', 'Which actives are fine in pregnancy?'],
  }
}

const ofParent =
  /\b(?:toddler|kids?|child|children|older|bigger|husband|wife|for (?:me|us|myself)|my (?:own )?(?:face|skin)|i (?:use|wear|put on|need)|while (?:i )?breast ?feeding)\b/
const ofBaby =
  /\b(?:for (?:him|her|them|it)|on (?:him|her|them)|he|she|they|him|her|bab(?:y|ies)|baba|infant|newborn|son|daughter|boy|girl|twins|little one|grandson|granddaughter|old)\b/

/** "Our 3 month old goes to Margate" – "which sunscreen must we get for him?": none yet, however it is chosen. Sources: cansa, general. */
export const sunUnderSix = ({ heard, situation, request }: Asked): Draft | undefined => {
  const said = heard.tokens.join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    situation.babyMonths === undefined ||
    situation.babyMonths >= 6 ||
    request.turns.length === 0 ||
    !sun.test(said) ||
    !chooses.test(said) ||
    ofParent.test(said) ||
    !ofBaby.test(said)
  )
    return undefined
  return {
    paragraphs: [
      '**None yet: under six months a baby is protected with shade, a hat and clothes instead of sunscreen.**',
      'Keep out of direct sun, above all between ten and three: long sleeves, a brimmed hat, the pram’s hood, an umbrella; sand and water throw light back into the shade.',
      'Where bare skin cannot be covered, ask the clinic before using a little mineral sunscreen on it. **From six months:** a fragrance-free one with zinc oxide or titanium dioxide, SPF 30–50, water-resistant, every two hours, rinsed off at night.',
      'Red from the sun, hot or listless: into the shade, feeds more often, and to a clinic or doctor the same day.',
    ],
    sure: true,
    things: [],
    sources: ['cansa', 'general'],
    topic: { intent: 'sunscreen', kind: 'sunscreen' },
    suggestions: ['And from six months?', 'How do I keep a baby cool in the sun?'],
  }
}
