import { type Asked, capital, saidIn, type Sketch } from './draft.ts'
import { pattern } from '../../text/pattern.ts'

// "Before or after the gym?": what people do in a day, in the order in which it is done, so that any two of them can be put in order.

type Doing = { id: string; words: RegExp; called: string; why?: string }

const row = (id: string, words: string, called: string, why?: string): Doing => ({
  id,
  words: new RegExp(String.raw`\b(?:${words})\b`),
  called,
  ...(why !== undefined && { why }),
})

// The earlier first. `why`: why it comes after what stands before it, or before what follows.
const day: readonly Doing[] = [
  row(
    'teeth',
    'brush(?:ing)? (?:my |your )?teeth|teeth|toothpaste|tande',
    'teeth',
    'Then you rinse off the toothpaste that runs over lips and chin and can ' + 'irritate them.',
  ),
  row(
    'sport',
    'gym|sport|exercis\\w+|work ?out|working out|training|run|running|jog|jogging|yoga|hockey|soccer|netball|rugby|oefen\\w*',
    'sport',
    'Take make-up off before, because sweat under it clogs; rinse sweat off with lukewarm water soon after, and moisturise.',
  ),
  row(
    'swim',
    'swim|swims|swimming|pool|swem',
    'the swim',
    'Shower the chlorine or salt off at once, then moisturise on damp skin.',
  ),
  row(
    'hair',
    'shampoo(?:ing)?|conditioner|wash(?:ing)? my hair|hair wash|wash hair',
    'the hair wash',
    'Shampoo and conditioner that run over face and back ' + 'clog and dry them: wash those last.',
  ),
  row(
    'shower',
    'shower|showering|bath|bathing|stort',
    'the shower',
    'Warm water softens hair and dead skin, and cream holds best on skin that is still damp.',
  ),
  row('steam', 'steam|steaming', 'steam'),
  row('exfoliate', 'exfoliat\\w+|scrub|scrubbing', 'the scrub'),
  row('body-wash', 'body wash|shower gel|soap', 'body wash'),
  row(
    'wash',
    'wash(?:ing)? (?:my |your )?face|face wash|cleans(?:e|er|ing)|was my gesig',
    'washing your face',
    'Whatever follows wants clean skin.',
  ),
  row(
    'shave',
    'shav\\w+|skeer',
    'the shave',
    'Clean, warm, wet skin and soft hair give the fewest cuts; plain cream follows.',
  ),
  row('wax', 'wax|waxed|waxing|thread(?:ing)?|epilat\\w+|sugaring', 'hair removal'),
  row('mask', 'mask|masker', 'the mask'),
  row('toner', 'toner', 'toner'),
  row('eye-cream', 'eye cream|eye gel', 'eye cream'),
  row('serum', 'serum', 'serum'),
  row(
    'treatment',
    '(?:acne|pimple|spot|cortisone|steroid|medicated|antifungal|fungal|eczema|prescription) (?:cream|gel|ointment|treatment)',
    'the treatment cream',
    'What treats wants to reach the skin: thin, on dry skin, some minutes before moisturiser.',
  ),
  row(
    'cream',
    'moisturi[sz]\\w+|lotion|body cream|body butter|face cream|cream|bevogtiger|room',
    'moisturiser',
    'On slightly damp skin it holds the most ' + 'water.',
  ),
  row(
    'deodorant',
    'deodorant|roll ?on|antiperspirant',
    'deodorant',
    'An antiperspirant wants dry, bare skin; lotion goes round it, not under it.',
  ),
  row('oil', 'face oil|body oil|oil', 'oil', 'Oil seals what lies under it; under sunscreen it makes the film slide.'),
  row(
    'sunscreen',
    'sunscreen|spf|sunblock|sonskerm',
    'sunscreen',
    'Sunscreen wants to lie on skin care and under make-up: a closed film, two finger ' +
      'lengths, left to set for a few minutes.',
  ),
  row(
    'repellent',
    'repellent|repellant|(?:mosquito|mozzie|bug|insect) spray|tabard|peaceful sleep|muskietmiddel',
    'insect repellent',
    'Repellent works from the outside: let sunscreen sink in for fifteen minutes, and renew each in its own time.',
  ),
  row('lip-balm', 'lip balm|lip ice', 'lip balm'),
  row('primer', 'primer', 'primer'),
  row(
    'make-up',
    'make ?up|foundation|concealer|bb cream|tinted moisturi[sz]er|grimering|lipstick|(?:face|body|club|war) ?paint(?:ing)?|face art|gesigverf',
    'make-up',
    'Wait until the layer under it has set, three ' + 'to five minutes, and pat rather than rub.',
  ),
  row('powder', 'powder|setting spray', 'powder'),
  row(
    'dress',
    'get dressed|getting dressed|i dress|dressing|clothes|uniform',
    'getting dressed',
    'Ten minutes to dry, and cloth stays clean.',
  ),
  row('perfume', 'perfume|cologne|parfuum', 'perfume', 'Best on clothes: scent on sunlit skin can irritate and mark.'),
]

/** What goes on around skincare, in the order of a list: its place counts on from sunscreen. */
const around: Record<string, { called: string; at: number }> = {
  'lip-balm': { called: 'Lip balm', at: 10 },
  repellent: { called: 'Insect repellent', at: 11 },
  primer: { called: 'Primer', at: 12 },
  'make-up': { called: 'Make-up', at: 13 },
  powder: { called: 'Powder or setting spray', at: 14 },
}

/** Steps of a list that are no skincare: lip balm, primer, make-up, powder. */
export const besideSkincare = (said: string): { called: string; at: number }[] =>
  day.flatMap(({ id, words }) => (around[id] !== undefined && words.test(said) ? [around[id]] : []))

// Where the plain order is not the answer. `a b`: the ids in the order of the day.
const special: Record<string, string> = {
  'sport wash': 'Both, in a way: make-up off before, and a lukewarm rinse or mild wash soon after.',
  'sport cream': 'After: moisturise once you have rinsed the sweat off; before, nothing or a very light layer.',
  'sport sunscreen':
    'Before, when you train outdoors: water-resistant SPF 50, fifteen minutes ahead, and again every two hours.',
  'sport make-up': 'After: take it off before you sweat, and put it on again on clean skin.',
  'sport shower': 'After, and soon: sweat that dries under clothes brings bumps.',
  'sport serum': 'After, on clean, cool skin: sweat makes actives sting and run.',
  'swim cream': 'Both: a thin layer before keeps chlorine off dry skin, and cream on damp skin after.',
  'swim sunscreen': 'Before, fifteen minutes ahead and water-resistant, and again when you come out.',
  'swim shower': 'Both: a rinse before lets skin take up less chlorine, and a proper one straight after.',
  'hair shower': 'Hair first: rinse it, then wash face and back, so that no conditioner stays on skin.',
  'shower wash':
    'Last in the shower, or after it: then shampoo and conditioner are rinsed off too. Lukewarm, not in the hot jet.',
  'shower cream': 'After, within three minutes, on half-dry skin.',
  'shower mask': 'Either: before it, you rinse it off under the shower; after it, skin is soft. Moisturise then.',
  'shower oil': 'After, on damp skin, or over your cream.',
  'exfoliate shave': 'Before, and gently: it frees hairs. After the shave skin is too raw for it.',
  'exfoliate wax': 'Before, a day or two ahead, and again from three days after: never on the same day.',
  'exfoliate body-wash':
    'Wash first, then scrub softly on wet skin, then rinse: grains on dirt and dry skin scratch more.',
  'exfoliate wash': 'Wash first, then scrub or acid, then rinse or moisturise: on clean skin it works evenly.',
  'wash mask': 'Wash first: a mask wants clean skin. After it rinse, then serum and moisturiser.',
  'shower wax': 'Shower before, lukewarm; after waxing no hot water, sweat or scent for a day.',
  'shave sunscreen': 'Shave first; sunscreen goes last, once skin no longer stings, after a plain cream.',
  'shave make-up': 'Shave first, cream, wait until nothing stings, then make-up.',
  'lip-balm make-up': 'Balm first: let it sink in for some minutes, blot, then lipstick.',
  'treatment cream':
    'The treatment first, on dry skin, moisturiser after some minutes; where it stings, moisturiser before and after.',
  'treatment sunscreen': 'The treatment first, sunscreen last.',
  'treatment make-up': 'The treatment first, then moisturiser and sunscreen, make-up last.',
  'cream sunscreen': 'Moisturiser first, sunscreen last.',
  'cream deodorant': 'Deodorant on bare, dry underarms, body lotion everywhere else: then the order is free.',
  'primer make-up': 'Primer first, then foundation.',
  'sunscreen primer': 'Sunscreen first, then primer, then make-up.',
  'shave deodorant':
    'Shave in the evening and wait until the next morning, or at least some hours: freshly shaved skin lets scent and alcohol in, and stings.',
  'wax deodorant':
    'Not for a day or two after it: wax takes off the top of the skin, so scent and alcohol sting and can bring a rash or dark marks.',
  'wax cream':
    'Hair removal first, on bare, dry skin; straight after it a plain, fragrance-free cream, and no scent, acids, heat or sport for two days.',
}

const noSunInside =
  'Indoors you need none for the training itself: put it on for the way there and back by day, or beside big sunny windows.'

/** "Under or over?", "on my face paint or under it": which of two lies on the other. */
const lies = String.raw`(?:under(?:neath)?|over|on top(?: of)?|below|above|beneath|onder|bo\s?-?op|oor)`
const asksLayer = new RegExp(
  String.raw`\b${lies} (?:\w+ ){0,4}?(?:or|of|vs) (?:\w+ ){0,2}?${lies}\b|\b(?:on|over|onto|after|before|first) (?:\w+ ){1,6}or (?:\w+ ){0,2}?${lies}\b` +
    String.raw`|\b(?:does|is|goes|go) (?:\w+ ){0,6}?${lies} (?:(?:my|the|it|face|body|a) ){0,2}(?:make ?up|foundation|paint|face paint)\b`,
)

/** Asks outright which of two comes first. "Last week" and "the first time" ask for no order. */
const asksOrder = pattern`
  \b(?:before or after|after or before|voor of na|na of voor|(?:what|which|right|correct|best|in|the) order|volgorde|(?:goes|comes|go|come|use|do|put|wash|is|or|on|\w+) (?:first|last|eerste)
  (?! (?:time|pimple|day|week|month|year|night|aid|baby|thing in|summer|winter|keer))|first or)\b`
/** "Sunscreen after a bath?": before or after stands at what is done. */
const beside = /\b(?:before|after|then|voor|na)\b(?= (.*))/g
/** How skin is after it, or which product serves then, is no question of order; nor is what somebody does without. */
const asksElse = pattern`
  \b(?:feels?|feeling|voel|like paper|without|sonder|skip\w*|never|didnt|wasnt|havent|dont (?:have|wear|use)|(?:what|which|watter) (?:kind of |type of )?(?:\w+ )?
  (?:soap|wash|cream|lotion|moisturi[sz]er|product|oil|serum|shampoo|gel|seep|room)s?)\b`

/** "Back then" asks for no order; "tired after my shift" is after nothing that is put in order here. */
const asksFor = (said: string, places: readonly number[]): boolean => {
  if (asksOrder.test(said) || asksLayer.test(said)) return true
  if (asksElse.test(said)) return false
  return [...said.matchAll(beside)].some(({ 0: word, 1: rest = '', index }) => {
    if (word === 'then')
      return (
        !/\b(?:back|since|by|until|till|even) $/.test(said.slice(0, index)) &&
        places.some((at) => at < index) &&
        places.some((at) => at > index)
      )
    const next = places.find((at) => at > index)
    return (
      next !== undefined &&
      said
        .slice(index + word.length, next)
        .trim()
        .split(' ').length <= 5 &&
      rest !== ''
    )
  })
}
const notOrder = pattern`
  \b(?:how long (?:before|after)|how soon|minutes|hours|wait|how many|since|start(?:ed)?|broke|breaks?|pimples?|itch\w*|rash|burn\w*|red|sting\w*|dry|
  (?:just|only|or) (?:a )?(?:rinse|water)|enough|dr(?:y|ies)|tight|bumps?)\b`

/** Under make-up and paint, or over it: skincare and sunscreen lie under, and what tops sunscreen up lies over. Source: general dermatology practice. */
const overSkincare = (first: Doing, said: string, skincareAsked: boolean): Sketch => {
  const paint = /\b(?:paint(?:ing)?|face art|gesigverf)\b/.test(said)
  const top = paint ? 'face paint' : 'make-up'
  return {
    paragraphs: [
      `**${skincareAsked ? 'Under' : 'Over'}: ${first.called} first, let it set for ten minutes, then ${top}.**`,
      first.id === 'sunscreen'
        ? 'Sunscreen protects as a closed film on skin: two finger lengths of SPF 30–50 for face and neck. Over paint or make-up it smears, goes on too thin, and leaves gaps.'
        : 'What is thin and moist wants to reach the skin; colour lies on top of it.',
      paint
        ? 'The paint also comes off more easily with a layer under it. Take water-based face paint made for skin, with a list of ingredients; never poster paint, and none on sore skin or too near the eyes.'
        : 'Pat it on with a sponge instead of rubbing.',
      first.id === 'sunscreen'
        ? '**Topping up after two hours outdoors:** a sunscreen stick or spray patted over it, hat and shade; in the evening a cleansing oil, or micellar water, then a mild wash.'
        : undefined,
    ],
    things: [],
    topic: { intent: 'order' },
    suggestions: ['How do I top up sunscreen over make-up?', 'In what order do I use my products?'],
  }
}

/** Two doings of a day and which of them comes first, where that is the question. */
export const inSequence = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  const { heard } = asked
  if (
    notOrder.test(said) ||
    /\b(?:re ?appl\w+|top(?:ping)? (?:it )?up|renew|touch up)\b/.test(said) ||
    /\b(?:how (?:much|thick(?:ly)?)|hoeveel|hoe dik)\b/.test(said) ||
    heard.things.some(({ family }) => family !== 'fragrance') ||
    heard.harmed ||
    !/\b(?:should|must|do|does|can|is it|when|what|which|better|or|moet|where|before or after|order)\b/.test(said)
  )
    return undefined
  const found = day
    .map((doing) => ({ doing, at: said.search(doing.words) }))
    .filter(({ at }) => at >= 0)
    // "Face wash" is no scrub, "body oil" no second thing beside the oil it names.
    .filter(({ at }, index, all) => !all.some((other, place) => place !== index && other.at === at && place < index))
  // "Under or over my face paint, for the rugby?": the occasion is no step.
  const layered = asksLayer.test(said)
    ? found.filter(({ doing: { id } }) => !/^(?:sport|swim|dress|teeth|shower|hair)$/.test(id))
    : found
  const [one, other] = layered
  if (
    one === undefined ||
    other === undefined ||
    !asksFor(
      said,
      found.map(({ at }) => at),
    )
  )
    return undefined
  if (layered.length > 2) {
    const ofSkincare = found.filter(({ doing: { id } }) =>
      /^(?:wash|toner|serum|eye-cream|cream|oil|sunscreen|mask|exfoliate|make-up|primer|powder|lip-balm|repellent)$/.test(
        id,
      ),
    ).length
    return ofSkincare === found.length || !/\b(?:order|first|sequence|volgorde)\b/.test(said)
      ? undefined
      : {
          paragraphs: [
            `**${capital(one.doing.called)} first, ${found.at(-1)?.doing.called ?? ''} last.**`,
            found.map(({ doing }, at) => `${at + 1}. ${capital(doing.called)}`).join('\n'),
            found
              .map(({ doing }) => doing.why)
              .filter((text) => text !== undefined)
              .slice(0, 2)
              .join(' '),
          ],
          things: [],
          topic: { intent: 'order' },
        }
  }
  const { doing: first } = one
  const { doing: second } = other
  const inside =
    first.id === 'sport' && second.id === 'sunscreen' && /\b(?:indoors?|inside|binne|treadmill)\b/.test(said)
  const own = inside ? noSunInside : special[`${first.id} ${second.id}`]
  // Two steps of a routine have a list of their own.
  if (
    own === undefined &&
    [first, second].every(({ id }) => /^(?:wash|toner|serum|eye-cream|cream|oil|sunscreen|mask|exfoliate)$/.test(id))
  )
    return undefined
  const why = [first.why, second.why].filter((text) => text !== undefined)
  if (second.id === 'make-up' && asksLayer.test(said)) return overSkincare(first, said, one.at < other.at)
  return {
    paragraphs: [`**${own ?? `${capital(first.called)} first, then ${second.called}.`}**`, why.join(' ')],
    things: [],
    topic: { intent: 'order' },
    suggestions: ['In what order do I use my products?', 'A simple routine for my skin'],
  }
}
