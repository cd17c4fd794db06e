import { messagesOf } from '../conversation.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { type Asked, type Composer, saidIn, type Sketch } from './draft.ts'
import { expects, hasDeeperSkin, isActive, whoOf } from './lines.ts'
import { addsUp, toldFactor, toldOld, usesUp } from './sun-factors.ts'
import { tooOld } from '../understand/told-turns.ts'
import { mayDoWithout } from './skip-or-need.ts'
import { asksForSelf } from '../../safety/own-words.ts'
import { pattern } from '../../text/pattern.ts'

// Amounts and times: American Academy of Dermatology advice and CANSA, as in the knowledge's sources; visible light: studies on iron oxides.

const amount = 'Two finger lengths for face and neck, about a shot glass for the body.'
/** When it is put on anew. */
export const again = 'Put it on again every two hours outdoors, and after swimming, sweating or towelling.'
const choice = 'Choose broad-spectrum, SPF 30–50, in a texture you like: the best one is the one you wear.'

/** What the knowledge answers to a myth: the same facts serve a plain question. */
export const fromMyth = ({ myths }: Knowledge, id: string): string | undefined =>
  myths.find((one) => one.id === id)?.answer

/** A baby too young for sunscreen. */
export const underSixMonths = pattern`
  \b(?:newborn|[1-5] ?(?:mo|months?|mnths?|maande?|weeks?|wks?) (?:old|oud)|(?<=\b(?:bab(?:y|ies|a)|bub|infant|twins?|son|daughter|he is|she is|hes|shes|(?:little|lil) one|usana|umntwana|ngwana)\b.{0,40})[1-5] ?(?:mo|months?|mnths?|
  maande?|weeks?|wks?)|[1-5] ?(?:mo|months?|mnths?|maande?|weeks?|wks?)(?=.{0,30}\b(?:bab(?:y|ies|a)|bub|infant|twins?|son|daughter|(?:little|lil) one)\b)|(?:one|two|three|four|five) months? old|under (?:six|6) months|
  few weeks old)\b`

// A question of its own, the narrower first: what it is asked with, its answer, the myths that say why, and what else there is to say.
const answers: readonly { asks: RegExp; first: string; myths?: readonly string[]; more?: string }[] = [
  {
    asks: /^spf sum$/,
    first:
      'No, SPF numbers do not add up: two products together protect about as well as the higher one, if you put on enough of it.',
    more:
      `Mixed in the palm each thins the other, so the result can be lower than either. Choose one broad-spectrum sunscreen, SPF 30–50, as the last step ` +
      `over your moisturiser; what is in the cream or foundation is a bonus. ${amount} ${again}`,
  },
  {
    asks: /^spf used up$/,
    first: 'No need to throw SPF 30 out: use up what you have open, and put on enough of it.',
    myths: ['spf-100-twice'],
    more: 'Take SPF 50 next for long hours outdoors, dark marks or melasma. Only a tube past its date, or one that has separated or smells odd, goes now.',
  },
  {
    asks: underSixMonths,
    first: 'Not yet: under six months a baby is protected with shade, a hat and clothes instead of sunscreen.',
    more:
      `Keep out of direct sun, above all between ten and three: long sleeves, a brimmed hat, the pram’s hood. Where bare skin cannot be covered, ask the ` +
      `clinic before ` +
      'using a little mineral sunscreen on it. From six months: a fragrance-free one with zinc oxide or titanium dioxide, SPF 30–50, rinsed off at night.',
  },
  {
    asks: pattern`
      ^(?!.*\b(?:office|indoors|inside|desk|at home|binne|kantoor)\b).*(?:\b(?:once|one (?:time|layer|go|application)|1 (?:time|layer)|
      een ?keer)\b.{0,30}\b(?:enough|genoeg|do it|fine|ok|okay|good|sufficient|all day|the day)\b|\b(?:enough|genoeg)\b.{0,30}
      \b(?:once|one (?:time|layer)|in the morning|een ?keer)\b|\b(?:lasts?|good for|enough for) (?:me |you |them )?(?:for )?(?:the|all|a) (?:whole |entire )?day\b)`,
    first: 'No, once is not enough outdoors: again every two hours, and at once after swimming, sweating or towelling.',
    more:
      'Water-resistant only means that some of it stays on for 40 or 80 minutes in water. In the pool all day a long-sleeved swim ' +
      'shirt, a hat and shade at midday do more than any cream. Away from windows indoors the morning’s layer is enough.',
  },
  {
    asks: tooOld,
    first:
      'No, rather not, and least of all for children: throw out sunscreen that is past its date, has lain in a hot car, or has changed.',
    more:
      'Filters wear out with age and heat, and nothing shows it: skin then burns under it. Once open it keeps about a year, and never past the ' +
      'printed date; separated, lumpy or with a new smell it goes at once. Sealed, kept cool and before its date it is still fine. Write the opening date ' +
      'on the next one and keep it closed, below 25 °C. Until then shade, hat and sleeves. ' +
      'The cheapest new broad-spectrum SPF 30–50 protects better than a dear old one.',
  },
  {
    asks: /^baby .*\b(?:sprays?|aerosol|stick|roll ?on)\b/,
    first: 'For a child cream or lotion is surest: you see what is covered; a spray misses patches and is breathed in.',
    more:
      'A stick is handy for nose, cheeks and ears: four passes. Is there only a spray? Spray it into your hand, away from face and wind, and rub it in; none ' +
      'with asthma, nor near a braai. Water-resistant, fragrance-free SPF 50, thickly; shade, hat and rash vest do more than any. Under six months: shade and clothes.',
  },
  {
    asks: /\b(?:bab(?:y|ies)|infant|toddler|baba|ingane|usana)\b/,
    first: 'From six months, yes: shade and clothes first, then a mineral sunscreen, SPF 30–50, on what is left bare.',
    more:
      `Babies under six months stay out of direct sun: hat, long sleeves, shade; ask the clinic before using any sunscreen. From six months use a ` +
      `fragrance-free one with zinc oxide or titanium dioxide, and rinse it off at night. Be generous: a thick layer on all that is bare, fifteen minutes before going out. ${again}`,
  },
  {
    asks: /\b(?:melasma|chloasma|dark (?:marks?|spots?|patches)|pigment\w*|marks)\b/,
    first: 'Not quite: for melasma and dark marks take a tinted sunscreen ' + 'with iron oxides.',
    more:
      `An untinted one, even SPF 50, lets visible light through, and that deepens these patches, above all on deeper skin. Look for SPF 50 and “iron ` +
      `oxides” (CI 77491, 77492, 77499) ` +
      `on the list. ${amount} ${again}`,
  },
  {
    asks: /^(?=.*\b(?:night|nights|bed|bedtime|sleep|aand|evening)\b)(?!.*\bmorning\b)/,
    first: 'No, sunscreen is for daylight only: wash it off in the ' + 'evening.',
    more:
      'At night it protects from nothing, and left on it can clog. Use a plain moisturiser then, and put sunscreen on again as the last step in the ' +
      'morning.',
  },
  {
    asks: /^(?=.*\bmakeup\b)(?=.*\b(?:before|first|under|voor)\b)|\bmakeup (?:over|on top of|after) (?:\w+ )?(?:sun ?screen|sun ?block|spf|sonskerm)/,
    first: 'Before make-up: sunscreen is the last step of skincare, and make-up goes on top.',
    more:
      'Two finger lengths, a few minutes to set, then pat foundation on instead of rubbing. **Top-up over make-up:** blot, then a stick, cushion or ' +
      'spray in several passes, or a fluid patted on with a sponge, every two hours outdoors. Powder alone is too thin; indoors away from windows the ' +
      'morning’s layer is enough.',
  },
  {
    asks: new RegExp(String.raw`\b(?:bald|shaved head|kaal(?:kop)?|scalp|kopvel|ears|ore)\b`),
    first: 'Yes: a bald or shaved head, ears and lips catch the most sun and are the parts most often missed.',
    more:
      `A hat with a brim all round does most. On a bare head two finger lengths of SPF 50, a gel or fluid so that it does not run; on ears front, back ` +
      `and behind; on lips a balm with SPF 30–50, again after eating. ${again} A rough, sore or bleeding spot there for four weeks: clinic.`,
  },
  {
    asks: /^(?=.*\b(?:skin cancer|melanoma|velkanker)\b)(?=.*\b(?:enough|genoeg|anything else|something else|what else|also do|besides)\b)/,
    first:
      'Sunscreen is half of it: with many moles, fair skin or skin cancer in the family, have all your skin looked at once a year as well.',
    more:
      'A GP, clinic or dermatologist looks from scalp to soles; go within days for a mark that grows, changes shape or colour, bleeds, itches or looks unlike the rest. ' +
      'Between visits look yourself once a month, with photos. In the sun SPF 50, broad-spectrum, on all that shows, again every two hours; a wide hat, long sleeves, and shade between ten and three.',
  },
  {
    asks: /\b(?:skin cancer|melanoma|basal cell|velkanker)\b/,
    first: 'SPF 50, broad-spectrum and water-resistant, on every bit of skin that sees the sun.',
    more:
      `Again every two hours and after sweat or water, ears, neck and lips too; a wide hat, long sleeves, sunglasses, and shade between ten and ` +
      `three. Keep to the ` +
      `check-ups, look over your skin once a month, and show anything new or changing. ${amount}`,
  },
  {
    asks: /^(?=.*\b(?:cast|ghost\w*|ashy|grey|white|purple)\b)(?=.*\b(?:leave|leaves|leaving|does|do|will|make|makes|why|turn\w*|look\w*)\b)/,
    first: 'Mineral ones often do: untinted zinc oxide and titanium dioxide look white or grey on deeper skin.',
    more:
      `Organic (chemical) filters in a gel or fluid leave none, and a tint with iron oxides hides it and shields marks as well. Rub a little in ` +
      `at a time, on ` +
      `moisturised skin. ${amount}`,
  },
  {
    asks: /^(?=.*\bmakeup\b)(?=.*\b(?:re|reapply(?:ing)?|again|often|top|touch|during|over|on top)\b)/,
    first:
      'Over make-up: a sunscreen stick, cushion or spray in several passes, or a fluid patted on with a sponge, every two hours outdoors.',
    more: 'Blot sweat and shine first. SPF powder and setting spray alone are too thin. Indoors, away from windows, the morning’s layer is enough.',
  },
  {
    asks: /^(?=.*\b(?:re|reapply(?:ing)?|often|again|times|gereeld|renew)\b)(?=.*\b(?:office|indoors|inside|desk|at home|in the house|binne|kantoor)\b)/,
    first: 'Not every two hours: away from the window the morning’s layer is enough, put on again before you go out.',
    more: 'At a sunny window renew it every two to three hours, since UVA comes through glass. Over make-up use a stick or a spray in several passes.',
  },
  {
    asks: /\b(?:re|reapply(?:ing)?|often|again|times|gereeld|dikwels)\b/,
    first: 'Every two hours outdoors, and at once after swimming, sweating or towelling.',
    myths: ['sunscreen-once-a-day'],
    more: 'Over make-up use a stick or a spray in several passes.',
  },
  {
    asks: pattern`
      ^(?=.*\b(?:much|amount|fingers?|hoeveel|teaspoons?)\b)(?=.*\b(?:body|legs|arms|lyf|whole|entire)\b)(?!.*\b(?:face|gesig)\b)|^(?:and |
      what about |for )*(?:the |my )?(?:whole |full |rest of (?:the |my ))?body\b`,
    first: 'About a shot glass (35 ml), or seven teaspoons, for the whole body.',
    more:
      `A teaspoon for face, neck and ears, one for each arm, two for front and back together, one for each leg. Put it on fifteen minutes before you go ` +
      `out. ${again}`,
  },
  {
    asks: /\b(?:how much|too much|too little|amount|fingers?|hoeveel|teaspoon|peas?)\b/,
    first: 'Two finger lengths for face and neck; about seven teaspoons, a shot glass, for the whole body.',
    more: `Most people use half of that, and then SPF 50 protects like a far lower number. Two thin layers are easier than one thick one. ${again}`,
  },
  {
    asks: /^(?=.*\bmakeup\b)(?=.*\b(?:enough|spf|replace|instead|skip|has|contains)\b)|^(?=.*\bfoundation\b.*\bspf)/,
    first: 'No, the SPF in make-up is not ' + 'enough: sunscreen first, then make-up.',
    myths: ['spf-in-makeup'],
    more: 'Use two finger lengths, wait two or three minutes, then pat foundation on instead of rubbing.',
  },
  {
    asks: /^makeup$|\bmakeup\b/,
    first: 'Sunscreen goes on last in skincare, before make-up; the SPF in make-up is not enough.',
    myths: ['spf-in-makeup'],
    more: 'Use two finger lengths, wait two or three minutes, then pat foundation on instead of rubbing.',
  },
  {
    asks: /^(?!.*\b(?:have|has|got|keep|left) (?!to\b)(?:\w+ ){1,6}at home\b).*\b(?:indoors|inside|window|office|house|home|binne|driv(?:e|ing)|road ?trip|commut\w+)\b/,
    first: 'It depends on the window: yes where daylight falls on you, no away from it.',
    myths: ['glass-blocks-sun'],
    more: 'With dark marks or melasma wear a tinted one indoors too, when you sit near daylight. Lamps and screens are no reason for it.',
  },
  {
    asks: /\b(?:cloud(?:s|y)?|winter|june|july|august|freezing|rain(?:s|y|ing)?|overcast|bewolk|wolke|reen|reent|cold)\b/,
    first: 'Yes, in winter and under cloud too: most UVA comes ' + 'through.',
    myths: ['cloudy-winter-no-spf'],
    more: again,
  },
  {
    asks: /\b(?:cast|ghost|ashy|grey)\b/,
    first: 'Yes, dark and deeper skin needs sunscreen too.',
    myths: ['dark-skin-no-spf'],
    more: `**No white cast:** choose a gel or fluid with organic filters, or a tinted one. ${amount}`,
  },
  {
    asks: /^(?=.*\b(?:spf|factor|faktor) ?(?:10|15|20)\b)(?!.*\b(?:30|50)\b)/,
    first: 'No, that is too little: take SPF 30 at least, SPF 50 for marks or long hours outdoors.',
    more: `The usual thin layer brings the number down further. ${amount} ${again}`,
  },
  {
    asks: /^(?=.*\b(?:moisturi[sz]er|cream)\b)(?=.*\b(?:need|still|also|skip|both|under|before)\b)(?!.*\b(?:enough|with spf|has spf|spf in|in (?:it|my))\b)/,
    first: 'Both, unless your sunscreen is creamy enough: moisturiser first, sunscreen last.',
    more:
      `Oily skin can often skip the moisturiser in the morning, dry skin should not. Let it sink in for a minute, then two finger lengths of ` +
      `sunscreen. ${again}`,
  },
  {
    asks: /^(?=.*\b(?:moisturi[sz]er|cream)\b).*\b(?:enough|spf|with|replace|instead|and|in)\b/,
    first: 'A moisturiser with SPF 30 or more can be enough, if you use two finger lengths of it.',
    more:
      `With the usual thin layer it is not. For a day outdoors, or with dark marks, put a real sunscreen over your moisturiser: two products do not ` +
      `add up, the higher number counts. ${again}`,
  },
  {
    asks: /\b(?:double|twice as|dubbel)\b/,
    first: 'No: SPF 30 filters about 97% of burning rays, SPF 50 about 98%.',
    myths: ['spf-100-twice'],
    more: amount,
  },
  {
    asks: /^(?=.*\b(?:spf ?)?30\b)(?=.*\b(?:spf ?)?50\b)(?=.*\b(?:much|really|better|difference|stronger|verskil|beter)\b)/,
    first: 'Hardly: SPF 30 filters about 97% of burning rays, SPF 50 about 98%.',
    myths: ['spf-100-twice'],
    more: amount,
  },
  {
    asks: /\bspf ?(?:100|90|80)\b|\b100\b/,
    first: 'Not needed: SPF 100 filters hardly more than SPF 50.',
    myths: ['spf-100-twice'],
    more: amount,
  },
  {
    asks: /\b(?:(?:spf)?(?:15|30|50)|100|factor|number)\b/,
    first:
      'SPF 30 is enough for ordinary days if you put on enough; take SPF 50 for long hours outdoors, marks or melasma.',
    myths: ['spf-100-twice'],
    more: 'Look for broad-spectrum, so that UVA is covered too.',
  },
  {
    asks: /\b(?:clog|clogs|blocks? (?:my |your |the )?pores|pimples|acne|break(?:s|ing)? (?:me )?out|breakouts|oily)\b/,
    first: 'It need not: take a light, oil-free gel or fluid; heavy creams ' + 'are what clogs.',
    more: `Going without is worse, because sun darkens the marks that pimples leave. Wash it off every evening. ${again}`,
  },
  {
    asks: /^(?=.*\btinted\b)(?=.*\b(?:better|worth|protect|difference|need|same)\b)/,
    first: 'Yes, against dark marks: the iron oxides in a tint stop visible ' + 'light too.',
    more: `Against burning it is no better than a clear one of the same SPF. On deeper skin it also leaves no white cast. ${amount}`,
  },
  {
    asks: /^(?=.*\bbody\b)(?=.*\bface\b)/,
    first: 'Yes, if it has SPF 30 or more and neither stings nor clogs.',
    more: `Body sunscreens protect as well; they are often greasier or scented. Face ones dry lighter and cost more for a small tube. ${amount}`,
  },
  {
    asks: /\b(?:forgot|forget|vergeet|skipped|missed)\b/,
    first: 'One day is no disaster: put it on now, and keep to the shade until then.',
    more: `Burnt? Cool water, a plain moisturiser, no acids or retinoids until it has settled. Keep a tube where you brush your teeth. ${amount}`,
  },
  {
    asks: /\b(?:stick|spray|mist|powder|lotion|gel)\b/,
    first:
      'Any kind protects if enough lands on skin: a lotion, cream or gel makes that easiest, sticks and ' +
      'sprays suit top-ups.',
    more: `Four passes of a stick over each part, or a spray until skin shines, and rub it in. ${choice}`,
  },
  {
    asks: /\b(?:expire[sd]?|old|last year|leftover|heat)\b|\b(?:left|leav\w+|keep\w*|kept|stor\w+|lives?|stays?)\b.*\b(?:car|kar|bakkie)\b/,
    first: 'No, not past its date, or after it has lain in a hot car: it may protect far less.',
    more: 'Keep it cool, and write the opening date on it: most last twelve months. Thrown out too when it has separated or smells odd.',
  },
  {
    asks: pattern`
      ^(?!(?:\w+ ){0,2}(?:how|what|whats|when|where|which|why|hoe|wat)\b)(?:\w+ ){0,3}(?:do|must|need|should|can|is|are|does|moet|kan) (?!you|we use|
      it)|\b(?:really need|necessary|important|worth|bother|nodig|why (?:do|must|should|is|wear|use))\b`,
    first: 'Yes: sunscreen every morning does more for tone, marks and lines than any serum.',
    myths: ['spf-every-day-true'],
    more: choice,
  },
  {
    asks: /^/,
    first: 'Sunscreen, SPF 30–50, is the last step of every morning: two finger lengths for face and neck.',
    myths: ['spf-every-day-true'],
    more: choice,
  },
]

/** Words that pass on what others say. */
export const repeats = /\b(?:true|heard|say|says|said|told|myth|read|tiktok|instagram|apparently)\b/

/** A question about sunscreen that has an answer of its own, where no claim is being passed on. */
export const plainSunscreen = (asked: Asked): Sketch | undefined =>
  asked.heard.kinds.includes('sunscreen') &&
  asked.heard.things.length === 0 &&
  !repeats.test(saidIn(asked)) &&
  ownAnswer(asked) !== undefined
    ? composeSunscreen(asked)
    : undefined

/** "Why sunscreen with retinol?" */
const whyWith = (asked: Asked): Sketch | undefined => {
  const [thing] = asked.heard.things.filter(isActive)
  if (
    thing === undefined ||
    expects(asked.situation) ||
    !asked.heard.kinds.includes('sunscreen') ||
    asked.heard.particular?.sure === true ||
    !/\b(?:why|hoekom|waarom|how come)\b/.test(saidIn(asked))
  )
    return undefined
  return {
    paragraphs: [
      `**Because sun undoes what ${thing.called} ${thing.plural ? 'do' : 'does'}, and treated skin burns and marks sooner.**`,
      `It works on new, thinner cells at the surface, while UV and visible light deepen marks and lines. ${
        thing.ingredient?.full?.when === 'night' ? 'Even used only at night it leaves skin more sensitive by day.' : ''
      }`,
      `**How:** SPF 30–50, broad-spectrum, as the last step every morning. ${amount} ${again} With dark marks take a tinted one.`,
      'Stop the active for a while if you cannot keep out of the sun or are burnt.',
    ],
    things: [thing],
    topic: { kind: 'sunscreen' },
  }
}

const asksToUse = /\b(?:use|still|ok|okay|fine|safe|good|can|may|should|work\w*|nog|goed|gebruik|kan|mag)\b/

/** A tube that is past its time, whoever it is for. */
export const oldSunscreen = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  return asked.heard.kinds.includes('sunscreen') && !asked.heard.harmed && tooOld.test(said) && asksToUse.test(said)
    ? composeSunscreen(asked)
    : undefined
}

const forms = /\b(?:stick|spray|mist|powder|cushion)\b/

/** What is asked of sunscreen by its form alone: numbers put together, a stick or a lotion, the ears and the head. */
export const formOfSunscreen = (asked: Asked): Sketch | undefined => {
  const said = saidIn(asked)
  if (addsUp(asked) || usesUp(asked)) return composeSunscreen(asked)
  if (!asked.heard.kinds.includes('sunscreen')) return undefined
  const compares =
    forms.test(said) &&
    /\b(?:or|vs|versus|of|better|difference|which)\b/.test(said) &&
    !asked.heard.cues.has('makeup') &&
    !/\b(?:first|before|after|order|mozzie|mosquito|insect|repellent)\b/.test(said)
  const places = /\b(?:ears?|ore)\b/.test(said) && /\b(?:lips?|lippe|head|bald|neck)\b/.test(said)
  return compares || places ? composeSunscreen(asked) : whyWith(asked)
}

/** The row that answers, the general ones left out. */
const ownAnswer = (asked: Asked) => {
  const { years, cues, tokens } = asked.heard
  const who = whoOf(asked)
  const child = who.includes('child') || (years !== undefined && years < 13)
  const said = saidIn(asked)
  const earlier = tokens.some((word) => /^(?:enough|normal|ordinary|regular|plain)$/.test(word))
    ? messagesOf(asked.request.turns)
        .map((text) => text.toLowerCase())
        .join(' ')
    : ''
  // What was heard without its very word is said with one that the table knows.
  const plain = said.replaceAll(
    /\b(?:make up|foundation|mascara|concealer|full beat|beat face|face beat|full glam)\b/g,
    'makeup',
  )
  const marked = /melasma|dark (?:mark|spot)|pigment/.test(earlier) ? 'melasma' : ''
  const words = [
    addsUp(asked) ? 'spf sum' : usesUp(asked) ? 'spf used up' : toldFactor(asked),
    toldOld(asked),
    (asked.situation.babyMonths ?? 6) < 6 && !asksForSelf(asked.request.message) ? 'newborn' : '',
    child ? `baby ${said}` : `${marked} ${plain}`.trim(),
    cues.has('makeup') ? 'makeup' : '',
    hasDeeperSkin(asked) ? 'cast' : '',
  ]
  return answers.slice(0, -general).find(({ asks }) => words.some((text) => asks.test(text)))
}

const general = 2

/** Sunscreen: for children, how often, with make-up, indoors, on deeper skin, how much, which number. */
export const composeSunscreen: Composer = (asked) => {
  const {
    first: verdict = '',
    myths = [],
    more,
  } = ownAnswer(asked) ?? answers.slice(-general).find(({ asks }) => asks.test(saidIn(asked))) ?? {}
  // "Which?" and "how?" are not answered with yes.
  const first = /^(?:\w+ ){0,2}(?:what|which|how|why|wat|watter|hoe|hoekom)\b/.test(saidIn(asked))
    ? verdict.replace(/^Yes[:,] (\w)/, (_, letter: string) => letter.toUpperCase())
    : // "Can I skip it when it rains?" – "Yes, in rain too" would allow what it forbids.
      mayDoWithout.test(saidIn(asked)) ||
        /\b(?:i|we|ek) (?:always |usually |just |often )?(?:skip|leave out|dont use|never use)\b.*\b(?:ok|okay|fine|alright)\b/.test(
          saidIn(asked),
        )
      ? verdict
          .replace(/^Yes[:,] ([^:.]*)/, 'Better not skip it, $1')
          .replace(/^Better not skip it, (?=(?:sunscreen|tinted|a |dark)\b)/, 'Better not: ')
      : verdict
  return {
    // The verdict stands already: a myth's own "No, …" would say it again, or seem to say the opposite of "Yes".
    paragraphs: [
      `**${first}**`,
      ...myths.map((id) => fromMyth(asked.knowledge, id)?.replace(/^No, [^.]*\. /, '')),
      more,
    ],
    extras: first.startsWith('Not yet') ? [] : [again, choice],
    sources: ['cansa', 'sunaad'],
    topic: { kind: 'sunscreen' },
    suggestions: [
      'How much sunscreen do I need?',
      'Which sunscreen leaves no white cast?',
      'Do I need sunscreen indoors?',
    ],
  }
}
