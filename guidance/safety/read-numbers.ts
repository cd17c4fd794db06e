import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

// Ages and budgets in ordinary language.

const english =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  )
/** From two on: "een" is also "a". */
const afrikaans =
  'twee drie vier vyf ses sewe agt nege tien elf twaalf dertien veertien vyftien sestien sewentien'.split(' ')
const values = new Map([
  ...english.map((word, at) => [word, at + 1] as const),
  ...afrikaans.map((word, at) => [word, at + 2] as const),
])
/** The text with the numbers from two to eighteen that are written as words as digits: "ten years old" as "10 years old"; "one" is also a pronoun. */
export const inDigits = (text: string): string =>
  text.replaceAll(/\b[a-z]+\b/g, (word) => (word === 'one' ? word : String(values.get(word) ?? word)))
const number = `(\\d{1,2}|${[...values.keys()].join('|')})`

const child =
  '(?:girl|boy|daughter|son|kid|child|kind|meisie|seun|dogter|niece|nephew|sister|brother|laaitie|laitie|lightie|grandson|granddaughter|grandchild|' +
  'grandkid|kleinkind|kleinseun|kleindogter|lil bro|lil sis|dogtertjie|seuntjie|kindjie|kleuter|toddler|umntwana|ingane|indodana|indodakazi|intombi|twins?|' +
  'little (?:one|man|guy|lady|fella|miss|madam|princess)|kleintjie|kleinman|mannetjie|outjie|boytjie|babatjie|learner|' +
  'stepson|stepdaughter)'
/** "I'm 15 years into this" is no age. */
const endsAge =
  '(?= *(?:$|[,.;!?)]|and|years?|yrs?|jaar|yo\\b|now|with|en\\b|but|what|can|how|who|is\\b|in grade|in (?:june|july|' +
  'march|may|a (?:week|month))|next|this|btw\\b|by the way|tho\\b|though|hey\\b|also\\b|already|same\\b|does\\b|so\\b|lol|only\\b|n i\\b|n my\\b|i\\b|my\\b|wants?|has|het|wil|needs|asks|uses|gets|today|last|soon|skin|oily|dry|male|female))' +
  '(?![.,]\\d)(?! *(?:years?|yrs?) (?:on|into|post|of|after|ago|in\\b))(?! *,? *(?:tall|feet|foot|times|minutes))'
const almost = '(?:only |just |now |almost |nearly |about |turning |eers |nog |net |al |maar )*'
/** Ways an age is said, each with the number in its first group. */
const ages: readonly RegExp[] = [
  `\\b${number}[ -]?(?:years?|yrs?|jaar|jarige)[ -](?:olds?|oud|of age|${child})\\b`,
  `\\b${number}[ -]?(?:yos?|y/o|y\\.o|y olds?|yr olds?|jarige|jaar oud)\\b`,
  `\\b(?:im|i am|you are|youre|jy is|ek is|s?hes|s?he is|[sh]y is|aged?|age is|at (?:age|the age of)|turn(?:s|ing|ed)|ek word|[sh]y word) ` +
    `${almost}${number}${endsAge}`,
  `\\b${child}s? (?:is|are|who is|of|van|aged?|turn(?:ed|s|ing)|wat|word) ${almost}${number}\\b` +
    '(?! *(?:-|weeks?|wks?|m(?:on|n)?ths?|maande|mo\\b|days?|times|foot|feet|ft|of\\b))',
  `\\b(?:my|our|the|n) ${child},? ?\\(?${number}${endsAge}`,
  // "Can my daughter use it too? 16 with pimples": the number after it is hers.
  `\\b(?:my|our) ${child}\\b[^.;!?]{0,40}[.;!?,] *(1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?= *(?:$|[.;!]|with|and|,|years))`,
  `\\b(?:iminyaka (?:engu|eyi|emi|engama|e)|[a-z]{0,2}eminyaka e?(?:yi|ngu|mi|li|ngama)?) ?-?${number}`,
  `\\b(?:dilemo|dingwaga|lilemo) (?:tse |tsa |di |di le |tse di )?${number}`,
].map((way) => new RegExp(way, 'g'))
const things =
  '(?:creams?|serum|product|scars?|marks?|acne|bottle|jar|tube|tattoo|piercing|retinol|retinoid|toner|lotion|moisturi[sz]er|oil|mask|mascara|foundation|' +
  'make ?up|lipstick|perfume|wounds?|burns?|moles?|warts?|keloids?|stains?|spots?|bumps?|pimples?|pigmentation|stretch ?marks?|tan|litteken|merke?|vlekk?e?|' +
  'room|tatoe?|hair|locs?|dreads?|dreadlocks|braids?|wigs?|weaves?|relaxer|brush|sponge|towel|razor|clippers?|mine|house|car|phone|relationship|marriage|dog|cat|puppy|kitten|business|habit)'
/** "My acne is 8 years old", "8 years old cream" and "it is 8 years old" are about things; "since I was 8" is past. */
const notNow = new RegExp(
  `\\b(?:${things} (?:is|are|thats|that is|which is|wat|was)|(?:it|this|that|dit) is|its) (?:about |around |over |almost |now |already |like |al )*$|` +
    '\\b(?:was|were|since|until|from|before|toe ek) (?:i |he |she |age |the age of )?(?:about |around |only |just )?$|' +
    // "Had a reaction to penicillin at age 6": then, and no age of now.
    '\\b(?:allerg\\w*|reaction|reacted|swelled|anaphyla\\w*)\\b[a-z ]{0,30}$',
)
const thingAfter = new RegExp(`^[ -]*(?:oue? )?${things}\\b`)
/** "My 9 year old's pimples": whose they are. */
const whose = /olds$/
/** "New tattoo, 3 days old", "scar 6 months old": what no child is, in a text that speaks of none. */
const ofThing =
  /\b(?:tattoos?|tats?|tatoes?|ink|piercings?|scars?|stitch(?:es)?|keloids?|cream|serum|product|bottle|jar|tube|retinol|toner|lotion|moisturi[sz]er|mask|mascara|foundation|lipstick|perfume|litteken|sunscreen|spf|cleanser)(?: (?:is|are|was|now|only|just|about|almost|already|like|over)|[ ,:(–-])*$/

const bare = new RegExp(`^${number}`)
const speaksOfChild = new RegExp(`\\b(?:${child}|bab(?:y|ies)|baba|infant|newborn|he|she|his|her|him|sy|hy)s?\\b`)

/** The numbers that a text gives in these ways of somebody as they are now. */
const agesIn = (plain: string, ways: readonly RegExp[]): string[][] =>
  ways
    .flatMap((way) => Array.from(plain.matchAll(way)))
    .filter(
      ({ 0: all, index }) =>
        !notNow.test(plain.slice(Math.max(0, index - 60), index)) &&
        (whose.test(all) || !thingAfter.test(plain.slice(index + all.length))) &&
        (!bare.test(all) || speaksOfChild.test(plain) || !ofThing.test(plain.slice(Math.max(0, index - 60), index))),
    )
    .map((match) => match.map((group) => group ?? ''))
/** Who teaches a grade is not in it. */
const grades =
  /(?<!\b(?:teach(?:er|es|ing)?|gee|onderwys\w*|lecture\w*) (?:(?:of|for|a|in|vir|die|the|my|by|n) )*)\b(?:grade|graad|gr|std|ibanga) ?(\d{1,2}|r)\b/g

const smallOnes =
  'toddler|baby|babies|infant|newborn|preschooler|kleuter|kleintjie|little one|lo|child|kid|kind|baba|umntwana|ingane|laaitie|dogtertjie|seuntjie|kindjie'
const smallChild = new RegExp(
  `\\b(?:my|our|for (?:a|my|our|the)|n|vir (?:my|n)) (?:${smallOnes})(?:s|'s)?` +
    '(?: (?:skin|face|cheeks?|bum|head|scalp|eczema|rash|dry|vel|gesig|milk spots?|spots?|pimples|acne|bumps|ringworm|warts?|cradle cap|napp(?:y|ies)|thrush|heat rash|neck|legs?|arms?|lips?|lice|sunburn)|(?= (?:has|needs|wants|use|is|het|can))|$|[,.?!])|' +
    '\\b(?:for|vir|can|may|should|do|kan|mag|on) (?:kids|children|toddlers|babies|newborns|infants|kinders|tweens?)\\b|\\b(?:my|our) (?:toddler|kleuter)\\b|' +
    '\\bprimary school|\\blaerskool|\\btween\\b|\\bpre-?teen\\b',
)
/** "My laaitie is 14": the age that is told, and not the one such a word has mostly. */
const halfGrown = new RegExp(
  `\\b(?:my|our|the) (?:${smallOnes}),?(?: (?:is|are|who is|of|van|aged?|turned|just|now))* 1[2-7]\\b(?! *(?:m(?:on|n)?ths?|maande|mo|w(?:ee)?ks?|days?)\\b)`,
  'g',
)
const months = String.raw`(\d{1,2}|a|n|${[...values.keys()].join('|')})[ -]?(months?|mnths?|mths?|mo|maande?|weeks?|wks?|weke|days?|dae)`
const small = `(?:baby|babies|infant|newborn|baba(?:tjie)?|lo|${child})`
/** "A week old rash" and "my rash is a week old" are about things. */
const afterOld =
  `(?:olds\\b|(?:old|oud)\\b(?= *(?:$|[,.;:!?)]|${small}|` +
  '(?:and|with|has|who|is|needs|skin|face|scalp|cheeks|head|what|can|i|im|in|at|to|along|out|swimming|by the|outside|outdoors|under|when|if|for|please|pls|he|she|en|het|wat|from|getting|safe)\\b)))'
const notOfThing = `(?<!\\b(?:my|the|this|that|these|die) (?:\\w+ )?(?!${small})\\w+ (?:is|are) (?:\\w+ )?)`
/** Ways the age of a baby is said: how many, and of what. */
const babyAges: readonly RegExp[] = [
  '\\b(\\d{1,2})(mo)\\b(?= (?:with|has|and|needs)|$|[,.?!])',
  `${notOfThing}\\b${months}[ -]?(?:${afterOld}|${small}\\b)`,
  `\\b(?:s?hes|s?he is|[sh]y is|(?:${small}s?|children)(?: is| are| of| van|,)?) (?:aged? )?${almost}\\(?${months}\\b` +
    '(?! (?:pregnant|along|ago|into|post|on))',
  // "The kids, aged 5 and 4 months": the youngest may come last.
  `\\b(?:kids|children|kinders|boys|girls|ones),? (?:(?:are|is|of|van|aged?) )*\\d{1,2} ?(?:(?:years?|yrs?|jaar)(?: old)?)?,? (?:and|en|n) (?:a )?${months}\\b`,
].map((way) => new RegExp(way, 'g'))
const newborn = new RegExp(
  `\\b(?:my|our|for|the|a|n|on|vir|with) (?:a |my |our |n )?(?:new ?-?born|pasgebore|neonate)|` +
    String.raw`\b(?:new ?-?born|pasgebore) (?:bab\w+|girl|boy|son|daughter|twins?|skin|face|pimples|rash|acne)\b`,
)
/** Who breastfeeds or expects, or is a parent, speaks of a child and asks for herself. */
const ownCare = new RegExp(
  '\\b(?:b(?:r?e?a?st)? ?-?(?:fee?a?d(?:ing)?|fed)|bf|bfing|nursing|feeding|pumping for|borsvoed|(?:gee|kry) (?:nog )?bors|' +
    'pregnant with|expecting|carrying|gave birth ' +
    'to|birth of|since having|' +
    'after having|had|try(?:ing)? for|hoping for|planning(?: for)?|probeer vir|(?:mom|mum|mother|mommy|mama|ma|dad|father|parent) (?:of|to|van)) (?:vir )?' +
    '(?:my|our|a|an|the|n|two|three|1|2|3) (?:\\w+ )?' +
    `(?:(?:\\d+|${[...values.keys()].join('|')})[ -]?(?:(?:weeks?|wks?|months?|mnths?|mths?|years?|yr|jaar|maande)[ -](?:old|oud)|jarige)|` +
    'baby|babies|newborn|infant|toddler|twins|little one|baba|babatjie|kleintjie|seun(?:tjie)?|dogter(?:tjie)?|' +
    'son|daughter|child)\\b',
  'g',
)
/** "I have a 4 year old and no time": a parent who asks for herself. */
const parent =
  /\b(?:i have|ive got|ek het) (?:a|an|two|n|my) [^.;!?]{3,36}?,? (?:and|so|en|but) (?=(?:i|im|my skin|my face|no time|no money|little|barely|dont|ek|min)\b)/g
/** "I had pimples in matric": long ago. */
const thatTime =
  /\b(?:had|was|were|since|back in|toe|started in)\b[^.;,!?]{0,28}\b(?:teen\w*|matric|high school|puberty|hoerskool|tiener\w*|primary school|laerskool|(?:grade|graad|gr|std) ?[\dr]+)\b|\bin (?:grade|graad|gr|std) ?\d+ (?:i|ek) (?:had|was|used|got|het|started)\b/g
/** "My daughter had it in grade 2" may be this year. */
const ofOwnChild = new RegExp(`\\b(?:my|our) (?:\\w+ )?${child}\\b`)
const teenWords = /\b(?:teen|teens|teenager|teenage|tieners?|adolescent|high school|hoerskool|puberty|matric)\b/
/** "I break out like a teenager and am 35": a likeness, no age. */
const likeTeen =
  /\b(?:soos|like|worse than|more than|as bad as) (?:(?:a|an|n|any|enige|some) )?(?:\w+ )?(?:teens?|teenagers?|tieners?)(?: sn| se| s)?\b/g

/** "Explain it like I'm five" asks for plain words; "for like 2 years" tells how long. */
const inPlainWords = new RegExp(
  `\\b(?:like|as if|soos|asof) (?:(?:(?:i[’']?(?: a)?m|i was|i were|to|for|n|ek|an?|is) )+${number}(?: ?-?(?:years?|yrs?|yo|jaar)` +
    `(?:[ -]?(?:old|oud))?)?|${number} ?-?(?:yo|(?:years?|yrs?|jaar)[ -]?(?:old|oud)))\\b`,
  'gi',
)
/** A text without such a wish, which tells no age. */
export const withoutPlainWish = (text: string): string => text.replaceAll(inPlainWords, ' ')

/** What only the mother has: how old the baby is tells then how long ago the birth was, unless something of the child is named. */
const ofMother = pattern`
  \b(?:pregnancy mask|mask of pregnancy|melasma|chloasma|post ?partum|stretch ?marks|after (?:my|the|two|three) pregnanc\w+|(?:after|since|from) (?:my|our|the) (?:\w+ )?(?:baby|babies|twins|kids|kid|son|daughter|child|boy|girl)\b|
  with my (?:first|last|second|third) (?:baby|born|son|daughter|kid|child|boy|girl)|my (?:own )?(?:\w+ )?(?:skin|face|pimples|acne|marks|melasma)\b.{0,30}\bafter (?:him|her|them))\b`
const ofChild = pattern`
  \b(?:on|for|to|has|with) (?:him|her|baby|my (?:baby|son|daughter)|the baby)\b|nappy|diaper|\b(?:his|her|the|its|babys?) (?:skin|face|cheeks?|rash|
  scalp|head|bum|neck|body|eczema|acne|pimples)\b|\b(?:baby|he|she) (?:has|got|scratch\w*)\b`
const sinceBirth =
  /\b(?:my |our |the )?(?:bab(?:y|a)|bub|little one|newborn|son|daughter)s?(?: is| was| turned| now)* (?:only |just |about |almost )?\d+ (?:weeks?|months?|mo)\b(?: old)?/g
/** The child's age in years says how long ago that was: "my boy is 4 now", "(hes 3 now)", "twins (5 now)". */
const grownSince = pattern`
  \b(?:(?:s?hes|s?he is|theyre|they are|(?:my|the|our) (?:\w+ )?(?:son|daughter|boy|girl|kid|child|twins|bab(?:y|ies))(?: is| are| turned)?) (?:only |just |about |almost |now |already )*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)
  (?: ?(?:years?|yrs?)(?: old)?)?(?: now| already)?\b|\d{1,2} (?:now|already)\b|(?:since|after|from) (?:my|our|the) (?:\w+ )?(?:kids?|son|daughter|child|boy|girl|twins|bab(?:y|ies))(?: (?:was|were) born)?)\b(?! ?(?:percent|%))`
const grownSinceAll = new RegExp(grownSince.source, 'g')
const asksForChild =
  /\b(?:can|could|should|may|must|does|will) (?:he|she|they|my (?:son|daughter|boy|girl|kid|child|twins))\b/
const withoutBirth = (text: string): string =>
  ofMother.test(text) && !ofChild.test(text) && !asksForChild.test(text)
    ? text.replaceAll(sinceBirth, ' ').replaceAll(grownSinceAll, ' ')
    : text

/** "In die son van 6 tot 4": the sun, and nobody's son. */
const sunInAfrikaans = /\bdie (?:\w+ )?son\b/g
/** "Im 25 now", "ek is 40": a grown-up tells of herself. */
const grownNow =
  /\b(?:im|i am|i'm|ek is|now|nou|today) (?:now |already |nou |al )?(?:1[89]|[2-9]\d)\b(?! ?(?:weeks?|months?|days?|hours?|min|kg|percent|%|rand))/
const ageOfThen = new RegExp(
  `\\b(?:at|when i was|when i turned|since i was|from|aged|age|op|toe ek|was) (?:the age of |age |about |like |only |just |maar )*${number}` +
    '(?:[ -]?(?:years?|yrs?|yo|jaar)(?:[ -]?(?:old|oud))?)?\\b(?! ?(?:percent|%|weeks?|months?|days?|times))',
  'g',
)
/** "Had meningitis at 4 yrs old, im 25 now": a text without the ages of long ago, where a grown-up tells her own and no child is spoken of. */
export const withoutAgesOfThen = (text: string): string => {
  const plain = normalise(text).replaceAll("'", '')
  return grownNow.test(plain) && !ofOwnChild.test(plain) ? plain.replaceAll(ageOfThen, ' ') : text
}

const plainOf = (text: string): string =>
  withoutBirth(
    withoutPlainWish(normalise(withoutAgesOfThen(text)))
      .replaceAll("'", '')
      .replaceAll(sunInAfrikaans, ' ')
      .replaceAll(ownCare, ' ')
      .replaceAll(parent, ' '),
  )
const valueOf = (written: string): number =>
  values.get(written) ?? (written === 'a' || written === 'n' ? 1 : Number(written))

/** The age in months of a baby or toddler a text speaks of: "4 month old", "she is 6 weeks", "newborn" (0). The youngest counts; from 3 years on none. */
export const babyMonthsIn = (text: string): number | undefined => {
  const plain = plainOf(text)
  const found = agesIn(plain, babyAges)
    .map(([, many = '', unit = '']) =>
      Math.floor(valueOf(many) / (unit.startsWith('da') ? 30 : unit.startsWith('w') ? 4.3 : 1)),
    )
    .filter((age) => age < 36)
  if (newborn.test(plain)) found.push(0)
  return found.length === 0 ? undefined : Math.min(...found)
}

/**
 * The youngest age of a child or teenager that a text gives, in years: "I'm 10", "my 8 year old daughter", "13yo", "graad 4", "4 month old". A school
 * grade n is taken as n + 6 years. Undefined when it names none, or an adult's.
 */
export const youngAgeIn = (text: string): number | undefined => {
  const plain = plainOf(text)
  const found = agesIn(plain, ages).map(([, written = '']) => valueOf(written))
  const now = ofOwnChild.test(plain) ? plain : plain.replaceAll(thatTime, ' ')
  for (const { 1: grade = '' } of now.matchAll(grades)) found.push(grade === 'r' ? 6 : Number(grade) + 6)
  if (smallChild.test(now.replaceAll(halfGrown, ' '))) found.push(5)
  if (teenWords.test(plain.replaceAll(thatTime, ' ').replaceAll(likeTeen, ' '))) found.push(15)
  found.push(Math.max(1, Math.floor((babyMonthsIn(text) ?? Infinity) / 12)))
  const young = found.filter((age) => age > 0 && age < 18)
  return young.length === 0 ? undefined : Math.min(...young)
}

const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, at * 10 + 20] as const),
)
const named = [...tens.keys(), ...values.keys(), 'a', 'n'].join('|')
const worth = (word = ''): number => tens.get(word) ?? values.get(word) ?? (word === 'a' || word === 'n' ? 1 : 0)
/** "Three hundred and fifty", "driehonderd", "two fifty", "a grand": a number of rands in words. */
const wordedAmount = new RegExp(
  `\\b(?:(?:(${named}|drie|twee|vier) ?)(hundred|honderd|thousand|duisend|grand)(?: (?:and |en )?(${named})\\b)?|` +
    `(two|three|four|five|six|seven|eight|nine) (${[...tens.keys()].join('|')}))\\b` +
    '(?! (?:percent|times|grams?|ml|kg|years?|days|people|products|steps|and))',
  'g',
)
/** The text with amounts that are told in words written as numbers. */
const inFigures = (text: string): string =>
  text.replaceAll(
    wordedAmount,
    (_, many?: string, unit?: string, rest?: string, hundreds?: string, beside?: string) => {
      if (unit === undefined) return `r${worth(hundreds) * 100 + worth(beside)}`
      return `r${worth(many) * (unit.startsWith('h') ? 100 : 1000) + worth(rest)}`
    },
  )

const digits = String.raw`(\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?)`
const amount = String.raw`(?:\b(?:r|zar) ?${digits}( ?k\b)?(?: rands?)?|\b${digits}( ?k)? ?(?:rands?|bucks|zar)\b)`
const limits =
  "(?:cant|cannot|can't|dont want to) (?:afford|spend|pay)(?: more than| over| above)?|under|below|less than|max(?:imum)?(?: of)?|at most|up ?to|" +
  'not? more than|budget(?: of| is|:)?|within|only have|i have|ive got|only got|only|net|het|got|left with|' +
  'spend(?:ing)?|for|about|around|onder|minder as|tot|hoogstens|' +
  'begroting(?: van| is)?|ngaphansi kwa?|cheaper than|limit(?: of| is)?|afford|to'
/** Where an amount is one to spend: after a limit, before one, alone, at the end. */
const budgets: readonly RegExp[] = [
  `(?:${limits}) ?(?:is |of |a |only |just |about |around |roughly |maybe |my |n )*${amount}`,
  `${amount} ?(?:max|or less|budget|tops|maximum|limit|a month|per month|total|in total|altogether|to spend|of minder|all in|` +
    '(?:vir|for) (?:alles|everything|it all|all of it|the (?:lot|whole lot))|(?:is|was) (?:all?|what|my max|the most|my limit)|' +
    '(?:for |vir )?(?:this|hierdie|die|the) (?:month|maand)|(?:(?:from|van) (?:[a-z]+ ){1,3})?(?:for|vir) (?:my )?(?:skin ?care|velsorg|skin products|products|creams?)|(?:only|net)(?= *(?:$|[.,;!)]|sorry|pls|please|asb|jammer|and|en)))',
  `${amount}[^a-z0-9]*$`,
].map((way) => new RegExp(way, 'g'))
const range = new RegExp(`(?:between|tussen|from|van) ${amount} (?:and|to|en|tot|-) ${amount}`)
const upperEnd = new RegExp(`^ ?(?:-|to|and|en|tot) ?${amount}`)
const price =
  /\b(?:cost|costs|costed|paid|bought|was|costing|priced|worth|wasted|spent|(?:saves|saved|saving|save)(?= (?:me|us|myself))) (?:(?:me|us|myself) )?(?:about |around |for |like )?$|\b(?:bought|paid)\b[^.;!?]*$/

/** Rand and cents as written in South Africa: `1 000,00`, `1,500`, `1 200.50`; the last group of two after a sign is cents. */
const centsOf = (written: string, thousands: boolean): number => {
  const cents = /[.,](\d{1,2})$/.exec(written)
  const whole = cents === null ? written : written.slice(0, cents.index)
  const value =
    Number(whole.replaceAll(/[ ,.]/g, '')) * 100 + (cents === null ? 0 : Number((cents[1] ?? '').padEnd(2, '0')))
  return thousands ? value * 1000 : value
}

/** The cents of the first amount in a match, its four groups beginning at `at`. */
const amountIn = (groups: readonly (string | undefined)[], at = 1): number => {
  const written = groups[at] ?? groups[at + 2] ?? ''
  return centsOf(written, (groups[at + 1] ?? groups[at + 3]) !== undefined)
}

/**
 * The most somebody wants to spend, in cents: "under 500 rand", "R300", "below R1 000,00", "between R200 and R400" (the upper). The last one said
 * counts. A price that was paid is none.
 */
export const budgetIn = (text: string): number | undefined => {
  const plain = inFigures(normalise(text))
  const between = range.exec(plain)
  if (between !== null) return amountIn(between, 5)
  const found = budgets
    .flatMap((way) => Array.from(plain.matchAll(way)))
    .filter(({ index }) => !price.test(plain.slice(0, index)))
    .map((match) => {
      const end = match.index + match[0].length
      const upper = upperEnd.exec(plain.slice(end))
      return { end, cents: Math.max(amountIn(match), upper === null ? 0 : amountIn(upper)) }
    })
    .filter(({ cents }) => cents > 0)
  return found.sort((a, b) => a.end - b.end).at(-1)?.cents
}
