import type { Concern } from '../knowledge/kinds.ts'
import type { ConditionText, HealthText } from '../knowledge/entries.ts'
import type { Knowledge } from '../knowledge/knowledge.ts'
import { babyMonthsIn } from '../safety/read-numbers.ts'
import { normalise } from '../text/normalise.ts'
import { namedConditions } from './named-conditions.ts'
import { readWishes } from './wishes.ts'

/** Skin elsewhere than on the face. */
export type Place = 'hands' | 'feet' | 'back' | 'body' | 'underarms'

/** What is asked of the list itself (wishes.ts): whose products, how many, how cheap. */
export type Wishes = {
  /** Slugs of brands that are asked for, and those that are not wanted. */
  brands: readonly string[]
  onlyBrands: boolean
  notBrands: readonly string[]
  /** Brands that are asked for and are not on the list, as we write them. */
  elsewhere: readonly string[]
  thrifty: boolean
  mostProducts: number | undefined
  /** What one product may cost. */
  mostEachCents: number | undefined
}

/** What the two free texts say that a quiz result answers in its own words. */
export type Written = {
  /** The one place the care is for, when the face is not meant. */
  place: Place | undefined
  /** Places named beside the face. */
  beside: readonly Place[]
  lips: boolean
  scalp: boolean
  eyelids: boolean
  melasma: boolean
  /** "Might be pregnant", "3 weeks late": cared for as pregnant, and told how to know. */
  perhapsPregnant: boolean
  noCast: boolean
  /** Treated for cancer: skin is thin and heals slowly, and what acts waits until the team agrees (content/knowledge/health.json). */
  inCancerCare: boolean
  /** Wants nothing that acts or stings. */
  noActives: boolean
  /** "No acids": azelaic acid is one by name, gentle as it is. */
  noAcids: boolean
  sorePimples: boolean
  shaving: boolean
  /** A baby's age in months, when it is under two years. */
  babyMonths: number | undefined
  /** A child of whom only the Afrikaans or a grandparent's word tells. */
  smallChild: boolean
  diabetes: boolean
  /** What the knowledge says of an illness or a medicine that is named. */
  health: readonly HealthText[]
  /** What is named and wants other care than products. */
  conditions: readonly ConditionText[]
  /** Household bleach is put on skin. */
  bleachOnSkin: boolean
  /** Burns fast and never tans: skin that is far from deep. */
  fair: boolean
  freckles: boolean
  certificate: boolean
  wishes: Wishes
  /** Isotretinoin was taken until some weeks or months ago: skin still heals as if it were. */
  offIsotretinoin: boolean
  /** Toothpaste, lemon and the like on skin. */
  homeRemedy: boolean
  /** Hair oil, gel or braids where the spots are. */
  hairProducts: boolean
  /** Red or stinging skin that the answers do not tell of. */
  reddens: boolean
  itchAlone: boolean
  /** Whatever is put on stings or burns: the barrier is hurt, and nothing that acts is for now. */
  allStings: boolean
  /** Raw or peeling from what acts, and from too much of it: it is left off until skin is calm. */
  overdone: boolean
  /** Thin skin that tears or bruises from little. */
  fragile: boolean
  /** Asks for many steps or several actives a day. */
  muchAtOnce: boolean
  /** Takes a medicine that is named or hinted at, isotretinoin and the pill apart. */
  medicine: boolean
}

/** Any of these wordings as whole words. */
const anyOf = (...ways: string[]): RegExp => new RegExp(`\\b(?:${ways.join('|')})\\b`)

const places: readonly (readonly [Place, RegExp])[] = [
  ['hands', /\b(?:hands?|knuckles?|fingers?|cuticles?|hande|vingers?|kneukels?|izandla)\b/],
  ['feet', /\b(?:feet|foot|heels?|soles|toes|voete?|hakke|hakskene|izinyawo|iinyawo)\b/],
  [
    'back',
    anyOf(
      '(?:on|my|the|clear|for|of) back(?! (?:to|in|on|at)\\b)',
      'back (?:acne|pimples|spots|marks|breakouts|and (?:face|chest|shoulders))',
      'bacne|chest|shoulders?|my rug|bors',
    ),
  ],
  ['underarms', /\b(?:under ?arms?|arm ?pits?|oksels?|inner thighs?|bikini (?:line|area)|kieliebakke?)\b/],
  [
    'body',
    /\b(?:body|legs?|shins?|arms|elbows?|knees?|thighs?|bum|butt|tummy|belly|bene|elmboe|knie[e]?|lyf|keratosis|kp|umzimba|imilenze)\b/,
  ],
]
const face = anyOf(
  'face|facial|cheeks?|forehead|chin|nose|jaw|jawline|t zone|complexion|crows feet|laugh lines|neck|eyes?|blackheads|melasma',
  'gesig|wange?|voorkop|ken|neus|ubuso',
)
/** What the answers may ask for when the care is for one place alone: anything else is asked of the face. */
const askedThere: Readonly<Record<Place, readonly Concern[]>> = {
  hands: ['dehydration', 'texture', 'dark-spots', 'dullness', 'redness', 'aging'],
  feet: ['dehydration', 'texture', 'dullness'],
  back: ['acne', 'texture', 'dark-spots', 'dehydration', 'oiliness'],
  body: ['dehydration', 'texture', 'dark-spots', 'dullness', 'redness'],
  underarms: ['dark-spots', 'texture', 'dullness', 'redness', 'dehydration'],
}
const unsure = anyOf(
  '(?:might|may|could|maybe|perhaps|possibly|probably|think|suspect|not sure|unsure|dalk|miskien|dink)\\b[^.;!?]{0,24}' +
    '\\b(?:pregnant|preggers|swanger|khulelwe|expecting(?! (?:too|a lot|much|miracles|results)))',
  'period (?:\\w+ ){0,4}late|(?:weeks?|days?) late|late period|periods? (?:hasnt|havent|didnt) (?:come|arrive)|periode is laat',
  '(?:missed|skipped) (?:my |a |the |last )*(?:\\d |two |three |four |a few |a couple of |several )?periods?',
)
const notSo = /\b(?:not|cant|couldnt|never|nie)\b[^.;!?]{0,14}\b(?:pregnant|swanger)/
const childWords =
  /\b(?:dogtertjie|seuntjie|kindjie|kleinkind|kleinseun|kleindogter|grandchild|grandson|granddaughter|grandkids?)\b/

const fairWords = anyOf(
  'ginger|red ?head(?:ed)?|red ?hair(?:ed)?|strawberry blond\\w*|rooikop|freckl\\w*|sproete?',
  '(?:very |so |really |)(?:fair|pale|light|white|porcelain|milky|ligte|wit|bleek) (?:skin(?:ned)?|complexion|vel|girl|guy)',
  '(?:im|i am|my skin is|ek is) (?:very |so |really |super |baie |)(?:fair|pale|bleek|white as)',
  '(?:burn|fry|brand|roast)s? (?:in|within|after|binne|na) (?:\\w+ )?(?:\\d+|ten|five|fifteen|tien|vyf|a few|no) ?(?:min\\w*|time)',
  'never tans?|burn(?:s)? (?:easily|fast|and never|before)|dont tan|(?:skin |fitzpatrick )?type (?:1|2|i|ii)|albin(?:o|os|ism)',
)

const everything =
  '(?:every ?thing|any ?thing|alles|enigiets|whichever \\w+|no matter (?:what|which)|' +
  '(?:every|any|all|each|most) (?:(?:new|skin|single) )?(?:products?|creams?|lotions?|moisturi[sz]ers?|serums?|cleansers?))'
const stinging = '(?:sting|burn|react|tingl|sensitive|red\\b|irritat|brand|steek|reageer|jeuk|itch)\\w*'
const allStings = anyOf(
  `${everything}(?: (?!no\\b|not\\b|but\\b)\\w+){0,4} (?:makes? (?:me|my \\w+) )?${stinging}`,
  `${stinging}(?: (?!no\\b|not\\b|dont\\b)\\w+){0,6} (?:put|use|try|apply|to|on|by|from|with|met|op|aansit|gebruik|smeer) (?:on )?(?:\\w+ ){0,2}${everything}`,
  `${stinging} (?:\\w+ ){0,4}(?:wat|what)ever i (?:use|put|try|apply)`,
  `(?:wat|what)ever i (?:use|put|try|apply)(?:,? \\w+){0,4} ${stinging}`,
)

const bleaching = anyOf(
  '(?:jik|domestos|pool acid|pool chlorine)\\b[^.;!?]{0,40}\\b(?:face|skin|body|knuckles|neck|hands|arms|legs|knees|underarms|marks|spots|gesig|vel|cream|lotion)',
  '(?:face|skin|body|knuckles|neck|underarms|marks|spots|gesig|vel|cream|lotion)\\b[^.;!?]{0,40}\\b(?:jik|domestos|household bleach|laundry bleach|pool chlorine)',
)

/** Worn raw as it is told of now; "without peeling" and a peeling gel are none. */
const wornRaw = anyOf(
  '(?:now|nou|so|is|are|feels?|got|left|made|turned|went|still|and|skin|face|cheeks|vel|gesig)(?: (?:my|me|all|very|so|super|red|skin|face|it|and|is|a bit|sore|tight|rou))* ' +
    '(?<!\\b(?:not|no|without|never|isnt|nie) )(?:raw|peeling|peels|burning|burnt|stinging|flaking off|on fire|shiny and tight|rou|skilfer\\w*)' +
    '(?! (?:solutions?|gels?|masks?|serums?|pads?|honey|shea|calories|food|diet))',
)
const acting = anyOf(
  'retin\\w*|tret\\w*|differin|adapalene|adaferin|epiduo|benzac|benzoyl\\w*|bpo|glycolic\\w*|lactic acid|salicylic\\w*|aha|bha|acids?|' +
    'skinoren|azelaic|vitamin c|vit c|exfoliat\\w*|scrub\\w*|peel pads?|chemical peel|toner|actives?',
)

const fragile = anyOf(
  '(?:skin|vel|arms?|legs?|shins?|hands?|it)\\b[^.;!?]{0,40}\\b(?:tears?|tearing|skeur) (?:very |so |too |baie |)(?:easy|easily|maklik|from|open|if|when|at)',
  '(?:skin|vel)(?: is| has| feels| got| gone| become| het)*(?: so| very| really| paper| baie)* (?:paper ?thin|tissue ?thin|thin|fragile|dun|papierdun)',
  '(?:paper|tissue|papier)[ -]?(?:thin|dun) (?:skin|vel)',
  '(?:skin|vel)(?: is| feels)? (?:like|soos) (?:tissue |crepe |rice |snees|)(?:paper|papier)\\w*',
  '(?:thin|fragile|crepey|dun) (?:old |)(?:skin|vel)\\b[^.;!?]{0,30}\\b(?:tears?|bruises?|skeur|kneus)',
)

/** "Finished Roaccutane 2 months ago": its months after. */
const isotretinoinNames = '(?:roac+utane?|ac+utane?|isotretinoin\\w*|oratane|acnetane)'
const justOver =
  '(?:(?:\\d|a|one|two|three|four|five|a few|few|couple(?: of)?|n|twee|drie) ?(?:days?|weeks?|wks?|months?|weke|maande|dae)(?: ago| back| now|,)?|last (?:week|month)|' +
  'this (?:week|month)|yesterday|recently|just now|verlede (?:week|maand)|laas (?:week|maand))'
const offIsotretinoin = anyOf(
  `(?:stop\\w*|finish\\w*|complet\\w*|end\\w*|came off|come off|got off|been off|off|done with|klaar met|gestop met)(?: \\w+){0,4} ${isotretinoinNames}(?: \\w+){0,4} ${justOver}`,
  `(?:stopped|finished|completed|ended|came off|been off|off|last (?:dose|pill|capsule|tablet) of) (?:\\w+ ){0,3}${isotretinoinNames}(?: \\w+){0,2} (?:for|since) ${justOver}`,
  `just (?:stopped|finished|completed|ended|came off|come off|done with)(?: \\w+){0,4} ${isotretinoinNames}`,
  `${isotretinoinNames}(?: \\w+){0,3} (?:stopped|finished|ended|done|was) (?:\\w+ ){0,3}${justOver}`,
)

const homeRemedy = anyOf(
  'tooth ?paste|colgate|aquafresh|tandepasta|lemon (?:juice|on|and|mask)|suurlemoen\\w*|(?:apple cider |acv|white )?vinegar|bicarb\\w*|baking soda|koeksoda|' +
    'raw garlic|garlic (?:on|mask|and)|sunlight (?:soap|bar|liquid)|washing powder|green bar|urine',
)
const hairProducts = anyOf(
  'hair (?:oil|food|grease|gel|spray|wax|products?)|pomade|braid\\w*|(?:castor|blue magic|sulfur8|sulphur) (?:oil )?on my (?:hair|scalp|hairline)|edge control|wigs?|weave|doek|haarolie|bonnet',
)
/** Dark patches that came with hormones. */
const dark = '(?:dark\\w*|pigment\\w*|patch\\w*|mask|donker\\w*|kolle|spots)'
const hormone =
  '(?:the pill|birth control|contracept\\w*|injections?|depo|petogen|nur isterate|implant|mirena|loop|inspuiting)'
const hormonal = anyOf(
  `${dark}(?: (?!from|since)\\w+){0,4} (?:from|since|after|because of|due to|van|sedert) (?:\\w+ ){0,3}${hormone}`,
  `${hormone}(?: \\w+){0,4} (?:gave me|gives me|caused|made my (?:face|skin|cheeks)|brought|left)(?: \\w+){0,3} ${dark}`,
)

const plainOf = (text: string): string => normalise(text).replaceAll("'", '').replaceAll('-', ' ')

/** Reads the goals, and of the other text what is not a thing to leave out. */
export const readWritten = (
  knowledge: Knowledge,
  goals: string,
  allergies: string,
  concerns: readonly Concern[],
): Written => {
  const wish = plainOf(goals)
  const both = `${wish}. ${plainOf(allergies)}`
  const named = places
    .filter(([, words]) => words.test(wish.replaceAll(/crows feet|in my (?:tummy|belly)|bump/g, '')))
    .map(([place]) => place)
  const [first] = named
  const inMonths = babyMonthsIn(both)
  const alone = first !== undefined && !face.test(wish) && concerns.every((one) => askedThere[first].includes(one))
  const health = knowledge.health.filter(
    ({ id, words, rowsOnly }) =>
      !rowsOnly &&
      !['diabetes', 'asthma', 'hormones', 'pcos', 'pacemaker'].includes(id) &&
      new RegExp(`\\b(?:${words.join('|').replaceAll('*', '\\w*')})\\b`).test(both),
  )
  return {
    place: alone ? first : undefined,
    beside: alone ? named.slice(1) : named,
    lips: /(?<!\bupper )\blips?\b|\blippe\b/.test(wish),
    scalp: /\b(?:scalp|dandruff|kopvel|skilfers)\b/.test(wish),
    eyelids: /\b(?:eye ?lids?|ooglede?|ooglid|around (?:my |the )?eyes?)\b/.test(both),
    melasma:
      hormonal.test(wish) ||
      /\b(?:melasma|chloasma|pregnancy mask|mask of pregnancy|moedervlekke|chubabas?)\b/.test(both),
    perhapsPregnant: unsure.test(both) && !notSo.test(both),
    noCast:
      /\b(?:white ?cast|whitecast|ash(?:y|en)?|gr[ea]y(?:ish)?|ghost\w*|chalky|white (?:film|residue|layer)|purple|witterig|wit laag)\b/.test(
        both,
      ),
    inCancerCare: health.some(({ id }) => id === 'cancer-treatment'),
    noActives: anyOf(
      '(?:no|without|zero|geen) (?:strong |harsh |any )?actives?',
      '(?:nothing|niks) (?:that |wat |too |very |te )*(?:burns?|stings?|harsh|strong|sterk|brand)',
    ).test(both),
    noAcids: /\b(?:no|without|zero|geen|hate) (?:strong |harsh |any )?(?:acids?|sure)\b/.test(both),
    sorePimples: anyOf(
      '(?:sore|red|painful|inflamed|angry|big|deep|pus|cyst\\w*|seer|rooi) (?:\\w+ )?(?:pimples?|zits?|spots?|acne|bumps|puisies?)',
      '(?:pimples|puisies) (?:\\w+ )?(?:sore|seer|painful|inflamed)',
    ).test(wish),
    shaving: /\b(?:shav(?:e|es|ing)|razor|ingrown?|ingrow\w*|barber|skeer\w*)\b/.test(wish),
    babyMonths: inMonths !== undefined && inMonths < 24 ? inMonths : undefined,
    smallChild: childWords.test(wish) && Number(/\b(\d{1,2}) (?:jaar|years?|yrs?)\b/.exec(wish)?.[1] ?? 12) < 12,
    health,
    conditions: namedConditions(knowledge, wish),
    bleachOnSkin: bleaching.test(wish),
    fair: fairWords.test(both),
    freckles: /\b(?:freckl\w*|sproete?)\b/.test(both),
    certificate:
      /\b(?:hala+l|kosher|kosjer)\b/.test(both) ||
      /\b(?:muslim|moslem|islam\w*|haraa?m|jewish|nikah|ramadan|pork|pigs?|porcine|vegan|cruelty ?free|animal test\w*|tested on animals)\b/.test(
        wish,
      ),
    wishes: readWishes(goals, allergies),
    offIsotretinoin: offIsotretinoin.test(both),
    homeRemedy: homeRemedy.test(wish),
    hairProducts: hairProducts.test(wish),
    reddens:
      /\b(?:red|rooi|rooierige|blotchy|flushed)(?: [a-z]+){0,2} (?:face|skin|cheeks?|nose|gesig|vel|wange|neus)\b/.test(
        wish,
      ) ||
      /\b(?:face|skin|cheeks|gesig|vel|wange|everything|alles) (?:[a-z]+ ){0,2}(?:red\b|rooi\b|sting\w*|burns?\b|brand\b|steek)/.test(
        wish,
      ),
    allStings: allStings.test(both),
    overdone: wornRaw.test(wish) && acting.test(wish),
    fragile: fragile.test(both),
    itchAlone: /\bitch\w*[^.;]*\bno rash|\bjeuk\w*[^.;]*\b(?:geen|sonder) uitslag/.test(wish),
    muchAtOnce: anyOf(
      '(?:[3-9]|three|four|five|all|alle|many|lots of|every) (?:the |different |strong |)(?:acti(?:ves?|efs)|acids|serums|aktiewe)',
      '(?:[89]|1\\d|ten|twelve) ?-? ?step',
      '(?:retin\\w+|vitamin c|aha|bha|acids?|niacinamide|glycolic|salicylic)(?:,| and| plus| \\+|) (?:\\w+ ){0,2}' +
        '(?:retin\\w+|vitamin c|aha|bha|acids?|niacinamide|glycolic|salicylic)(?:,| and| plus| \\+) (?:\\w+ ){0,2}' +
        '(?:retin\\w+|vitamin c|aha|bha|acids?|peel\\w*|niacinamide|glycolic|salicylic)',
    ).test(wish),
    medicine: anyOf(
      '(?:blood pressure|bp|chronic|heart|thyroid) (?:pills?|tablets?)',
      'medication|meds|arvs?|methotrexate|warfarin|doxy\\w*|minocycline|antibiotics?|pille|medikasie|amayeza',
    ).test(both),
    diabetes:
      /\b(?:diabet\w*|suikersiekte|sugar diabetes|ushukela|insulin|metformin|glucophage|ozempic|sugar (?:is|levels? are) high|high sugar)\b/.test(
        both,
      ),
  }
}
