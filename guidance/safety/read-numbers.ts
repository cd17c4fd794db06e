import { normalise } from '../text/normalise.ts'

// Ages and budgets in ordinary language.

const english = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(' ')
/** From five on: "een" is also "a". */
const afrikaans = 'vyf ses sewe agt nege tien elf twaalf dertien veertien vyftien sestien sewentien'.split(' ')
const values = new Map([...english.map((word, at) => [word, at + 1] as const), ...afrikaans.map((word, at) => [word, at + 5] as const)])
const number = `(\\d{1,2}|${[...values.keys()].join('|')})`

const child = 'girl|boy|daughter|son|kid|child|kind|meisie|seun|dogter|niece|nephew|sister|brother'
/** "I'm 15 years into this" is no age. */
const endsAge =
  '(?= *(?:$|[,.;!?]|and|years?|yrs?|jaar|yo\\b|now|with|en\\b|but|what|can|how|who|in grade|i\\b|my\\b|this))' +
  '(?! *(?:years?|yrs?) (?:on|into|post|of|after|ago|in\\b))'
/** Ways an age is said, each with the number in its first group. */
const ages: readonly RegExp[] = [
  `\\b${number}[ -]?(?:years?|yrs?|jaar|jarige)[ -](?:old|oud|of age|${child})`,
  `\\b${number}[ -]?(?:yo|y/o|y\\.o|yr old|jarige|jaar oud)\\b`,
  `\\b(?:im|i am|ek is|s?hes|s?he is|aged?|age is|turn(?:ing|ed)|ek word) (?:only |just |now |almost |nearly )?${number}${endsAge}`,
  `\\b(?:${child}) (?:is|who is|of|aged?|turned) (?:only |just |now )?${number}(?! *(?:weeks?|months?|maande))`,
  `\\b(?:iminyaka (?:engu|eyi|e)|neminyaka eyi) ?${number}`,
].map((way) => new RegExp(way, 'g'))
/** "My acne is 8 years old" and "8 years old cream" are about things. */
const thingBefore = /\b(?:cream|product|serum|scar|mark|acne|bottle) (?:is|that is)? ?$/
const thingAfter = /^\s*(?:cream|serum|product|scars?|marks?)\b/
const grades = /\b(?:grade|graad|gr|std|ibanga) ?(\d{1,2}|r)\b/g

const smallOnes = 'toddler|baby|infant|newborn|preschooler|kleuter|kleintjie|little one|lo|child|kid|kind|baba|umntwana'
const smallChild = new RegExp(
  `\\b(?:my|our|for (?:a|my|our|the)|n|vir my) (?:${smallOnes})(?:s|'s)?` +
  '(?: (?:skin|face|cheeks?|eczema|rash|dry|vel|gesig)|(?= (?:has|needs|wants|use|is|het|can))|$|[,.?!])|' +
  '\\b(?:for|vir) (?:kids|children|toddlers|babies|kinders|tweens?)\\b|\\b(?:my|our) (?:toddler|kleuter)\\b|' +
  '\\bprimary school|\\blaerskool|\\btween\\b|\\bpre-?teen\\b',
)
/** Who breastfeeds or expects speaks of a child and asks for herself. */
const ownCare = new RegExp(
  '\\b(?:breast ?-?(?:feed(?:ing)?|fed)|nursing|feeding|pumping for|borsvoed|pregnant with|expecting|carrying|gave birth to|birth of|since having|' +
  'after having|had|try(?:ing)? for|hoping for|planning(?: for)?|probeer vir) (?:vir )?(?:my|our|a|the|n) (?:\\w+ )?' +
  '(?:\\d+ ?(?:weeks?|months?|years?|yr)[ -]old|baby|babies|newborn|infant|toddler|twins|little one|baba|son|daughter|child)\\b',
  'g',
)
const teenWords = /\b(?:teen|teens|teenager|teenage|tieners?|adolescent|high school|hoerskool|puberty|matric)\b/

/**
 * The youngest age of a child or teenager that a text gives, in years: "I'm 10", "my 8 year old daughter", "13yo", "graad 4". A school grade n is
 * taken as n + 6 years. Undefined when it names none, or an adult's.
 */
export const youngAgeIn = (text: string): number | undefined => {
  const plain = normalise(text).replaceAll("'", '').replaceAll(ownCare, ' ')
  const found: number[] = []
  for (const way of ages) {
    for (const { 0: all, 1: written = '', index } of plain.matchAll(way)) {
      const ofThing = thingBefore.test(plain.slice(Math.max(0, index - 20), index)) || thingAfter.test(plain.slice(index + all.length))
      if (!ofThing) found.push(values.get(written) ?? Number(written))
    }
  }
  for (const { 1: grade = '' } of plain.matchAll(grades)) found.push(grade === 'r' ? 6 : Number(grade) + 6)
  if (smallChild.test(plain)) found.push(5)
  if (teenWords.test(plain)) found.push(15)
  const young = found.filter((age) => age > 0 && age < 18)
  return young.length === 0 ? undefined : Math.min(...young)
}

const digits = String.raw`(\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?)`
const amount = String.raw`(?:\b(?:r|zar) ?${digits}( ?k\b)?|\b${digits}( ?k)? ?(?:rands?|bucks|zar)\b)`
const limits =
  "(?:cant|cannot|can't|dont want to) (?:afford|spend|pay)(?: more than| over| above)?|under|below|less than|max(?:imum)?(?: of)?|at most|up ?to|" +
  'not? more than|budget(?: of| is|:)?|within|only have|i have|ive got|spend(?:ing)?|for|about|around|onder|minder as|tot|hoogstens|' +
  'begroting(?: van| is)?|ngaphansi kwa?|cheaper than|limit(?: of| is)?|afford|to'
/** Where an amount is one to spend: after a limit, before one, alone, at the end. */
const budgets: readonly RegExp[] = [
  `(?:${limits}) ?(?:is |of |a |only |just |about |around |roughly |maybe |my |n )*${amount}`,
  `${amount} ?(?:max|or less|budget|tops|maximum|limit|a month|per month|total|in total|altogether|to spend|of minder)`,
  `${amount}[^a-z0-9]*$`,
].map((way) => new RegExp(way, 'g'))
const range = new RegExp(`(?:between|tussen|from|van) ${amount} (?:and|to|en|tot|-) ${amount}`)
const upperEnd = new RegExp(`^ ?(?:-|to|and|en|tot) ?${amount}`)
const price =
  /\b(?:cost|costs|costed|paid|bought|was|costing|priced|worth|wasted|spent) (?:me )?(?:about |around |for )?$|\b(?:bought|paid)\b[^.;!?]*$/

/** Rand and cents as written in South Africa: `1 000,00`, `1,500`, `1 200.50`; the last group of two after a sign is cents. */
const centsOf = (written: string, thousands: boolean): number => {
  const cents = /[.,](\d{1,2})$/.exec(written)
  const whole = cents === null ? written : written.slice(0, cents.index)
  const value = Number(whole.replaceAll(/[ ,.]/g, '')) * 100 + (cents === null ? 0 : Number((cents[1] ?? '').padEnd(2, '0')))
  return thousands ? value * 1000 : value
}

/** The cents of the first amount in a match, its four groups beginning at `at`. */
const amountIn = (groups: readonly (string | undefined)[], at = 1): number => {
  const written = groups[at] ?? groups[at + 2]
  return written === undefined ? 0 : centsOf(written, (groups[at + 1] ?? groups[at + 3]) !== undefined)
}

/**
 * The most somebody wants to spend, in cents: "under 500 rand", "R300", "below R1 000,00", "between R200 and R400" (the upper). The last one said
 * counts. A price that was paid is none.
 */
export const budgetIn = (text: string): number | undefined => {
  const plain = normalise(text)
  const between = range.exec(plain)
  if (between !== null) return amountIn(between, 5)
  let last: { at: number; cents: number } | undefined
  for (const way of budgets) {
    for (const match of plain.matchAll(way)) {
      if (price.test(plain.slice(0, match.index))) continue
      let at = match.index + match[0].length
      const upper = upperEnd.exec(plain.slice(at))
      const cents = Math.max(amountIn(match), upper === null ? 0 : amountIn(upper))
      at += upper?.[0].length ?? 0
      if (cents > 0 && (last === undefined || at >= last.at)) last = { at, cents }
    }
  }
  return last?.cents
}
