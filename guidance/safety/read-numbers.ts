import { normalise } from '../text/normalise.ts'

// Ages and budgets in ordinary language.

const spelledNumbers: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18,
  nege: 9, agt: 8, sewe: 7, ses: 6, vyf: 5, tien: 10, elf: 11, twaalf: 12, dertien: 13, veertien: 14, vyftien: 15, sestien: 16, sewentien: 17,
}
const number = `(\\d{1,2}|${Object.keys(spelledNumbers).join('|')})`
const valueOf = (written: string): number => spelledNumbers[written] ?? Number(written)

/** Ways an age is said, each with the number in its first group. */
const ages: readonly RegExp[] = [
  new RegExp(`\\b${number}[ -]?(?:years?|yrs?|jaar|jarige)[ -](?:old|oud|of age|girl|boy|daughter|son|kid|child|meisie|seun|dogter|niece|nephew|sister|brother)`, 'g'),
  new RegExp(`\\b${number}[ -]?(?:yo|y/o|y\\.o|yr old|jarige|jaar oud)\\b`, 'g'),
  new RegExp(`\\b(?:im|i am|ek is|shes|hes|she is|he is|aged?|age is|turning|turned|just turned|ek word) (?:only |just |now |almost |nearly )?${number}(?= *(?:$|[,.;!?]|and|years?|yrs?|jaar|yo\\b|now|with|en\\b|but|but|what|can|how|who|in grade|i\\b|my\\b|this))(?! *(?:years?|yrs?) (?:on|into|post|of|after|ago|in\\b))`, 'g'),
  new RegExp(`\\b(?:daughter|son|child|kid|dogter|seun|kind|sister|brother|niece|nephew|girl|boy) (?:is|who is|of|aged?|turned) (?:only |just |now )?${number}(?! *(?:weeks?|months?|maande))`, 'g'),
  new RegExp(`\\b(?:iminyaka (?:engu|eyi|e)|neminyaka eyi) ?${number}`, 'g'),
]
const grades = /\b(?:grade|graad|gr|std|ibanga) ?(\d{1,2}|r)\b/g
const smallChild = /\b(?:my|our|for (?:a|my|our|the)|n|vir my) (?:toddler|baby|infant|newborn|preschooler|kleuter|kleintjie|little one|lo|child|kid|kind|baba|umntwana)(?:s|'s)?(?: (?:skin|face|cheeks?|eczema|rash|dry|vel|gesig)|(?= (?:has|needs|wants|use|is|het|can))|$|[,.?!])|\b(?:for|vir) (?:kids|children|toddlers|babies|kinders|tweens?)\b|\b(?:my|our) (?:toddler|kleuter)\b|\bprimary school|\blaerskool|\btween\b|\bpre-?teen\b/
/** Who breastfeeds or expects speaks of a child and asks for herself. */
const ownCare = /\b(?:breast ?-?(?:feed(?:ing)?|fed)|nursing|feeding|pumping for|borsvoed|pregnant with|expecting|carrying|gave birth to|birth of|since having|after having|had|try(?:ing)? for|hoping for|planning(?: for)?|probeer vir) (?:vir )?(?:my|our|a|the|n) (?:\w+ )?(?:\d+ ?(?:weeks?|months?|years?|yr)[ -]old|baby|babies|newborn|infant|toddler|twins|little one|baba|son|daughter|child)\b/g
const teenWords = /\b(?:teen|teens|teenager|teenage|tiener|tieners|adolescent|high school|hoerskool|puberty|matric)\b/

/**
 * The youngest age of a child or teenager that a text gives, in years: "I'm 10", "my 8 year old daughter", "13yo", "graad 4". A school grade n is
 * taken as n + 6 years. Undefined when it names none, or an adult's.
 */
export const youngAgeIn = (text: string): number | undefined => {
  const plain = normalise(text).replaceAll("'", '').replaceAll(ownCare, ' ')
  const found: number[] = []
  for (const way of ages) {
    for (const { 0: all, 1: written = '', index } of plain.matchAll(way)) {
      // "My acne is 8 years old" and "8 years old cream" are about things.
      if (!/\b(?:cream|product|serum|scar|mark|acne|bottle) (?:is|that is)? ?$/.test(plain.slice(Math.max(0, index - 20), index)) && !/^\s*(?:cream|serum|product|scars?|marks?)\b/.test(plain.slice(index + all.length))) found.push(valueOf(written))
    }
  }
  for (const { 1: grade = '' } of plain.matchAll(grades)) found.push(grade === 'r' ? 6 : Number(grade) + 6)
  if (smallChild.test(plain)) found.push(5)
  if (teenWords.test(plain)) found.push(15)
  const young = found.filter((age) => age > 0 && age < 18)
  return young.length === 0 ? undefined : Math.min(...young)
}

const amount = String.raw`(?:(?:\br|\bzar) ?(\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?)( ?k\b)?|\b(\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?)( ?k)? ?(?:rands?|bucks|zar)\b)`
const most = String.raw`(?:(?:cant|cannot|can't|dont want to) (?:afford|spend|pay)(?: more than| over| above)?|under|below|less than|max(?:imum)?(?: of)?|at most|up to|upto|not more than|no more than|budget(?: of| is|:)?|within|only have|i have|ive got|spend(?:ing)?|for|about|around|onder|minder as|tot|hoogstens|begroting(?: van| is)?|ngaphansi kwa?|cheaper than|limit(?: of| is)?|afford|to)`
const cued = new RegExp(`${most} ?(?:is |of |a |only |just |about |around |roughly |maybe |my |n )*${amount}`, 'g')
const orLess = new RegExp(`${amount} ?(?:max|or less|budget|tops|maximum|limit|a month|per month|total|in total|altogether|to spend|of minder)`, 'g')
const bare = new RegExp(`^[^a-z0-9]*(?:budget|my budget is|n begroting van)?[^a-z0-9]*${amount}[^a-z0-9]*$`)
const atEnd = new RegExp(`${amount}[^a-z0-9]*$`)
const price = /\b(?:cost|costs|costed|paid|bought|was|costing|priced|worth|wasted|spent) (?:me )?(?:about |around |for )?$|\b(?:bought|paid)\b[^.;!?]*$/

/** Rand and cents as written in South Africa: `1 000,00`, `1,500`, `1 200.50`; the last group of two after a sign is cents. */
const centsOf = (written: string, thousands: boolean): number => {
  const cents = /[.,](\d{1,2})$/.exec(written)
  const whole = cents === null ? written : written.slice(0, cents.index)
  const value = Number(whole.replaceAll(/[ ,.]/g, '')) * 100 + (cents === null ? 0 : Number((cents[1] ?? '').padEnd(2, '0')))
  return thousands ? value * 1000 : value
}

/**
 * The most somebody wants to spend, in cents: "under 500 rand", "R300", "below R1 000,00", "between R200 and R400" (the upper). The last one said
 * counts. A price that was paid is none.
 */
export const budgetIn = (text: string): number | undefined => {
  const plain = normalise(text)
  const found: { at: number; cents: number }[] = []
  for (const way of [cued, orLess, bare, atEnd].map((one) => new RegExp(one.source, 'g'))) {
    for (const { 0: all, 1: rand, 2: randK, 3: amountOnly, 4: amountK, index } of plain.matchAll(way)) {
      const written = rand ?? amountOnly
      if (written === undefined || price.test(plain.slice(0, index))) continue
      let at = index + all.length
      let cents = centsOf(written, (randK ?? amountK) !== undefined)
      const upper = new RegExp(`^ ?(?:-|to|and|en|tot) ?${amount}`).exec(plain.slice(at))
      const higher = upper?.[1] ?? upper?.[3]
      if (upper !== null && higher !== undefined) {
        cents = Math.max(cents, centsOf(higher, (upper[2] ?? upper[4]) !== undefined))
        at += upper[0].length
      }
      if (cents > 0) found.push({ at, cents })
    }
  }
  const between = new RegExp(`(?:between|tussen|from|van) ${amount} (?:and|to|en|tot|-) ${amount}`).exec(plain)
  if (between !== null) {
    const written = between[5] ?? between[7]
    if (written !== undefined) return centsOf(written, (between[6] ?? between[8]) !== undefined)
  }
  return found.sort((a, b) => a.at - b.at).at(-1)?.cents
}
