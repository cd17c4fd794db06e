import { pattern } from '../../text/pattern.ts'

const units: Record<string, number> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** "Two hundred and fifty", "2 hundred", "1,5k" and "1 500" as figures. */
export const inFigures = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(
      /\b(\d+|[a-z]+) (hundred|honderd|thousand|duisend)(?: (?:and |en )?([a-z]+|\d{1,2})\b)?/g,
      (whole: string, many: string, of: string, rest: string | undefined) => {
        const count = Number(many) || units[many]
        if (count === undefined) return whole
        const more = rest === undefined ? 0 : Number(rest) || (units[rest] ?? Number.NaN)
        const amount = count * (of.startsWith('h') ? 100 : 1000)
        return Number.isNaN(more) ? `${amount} ${rest}` : String(amount + more)
      },
    )
    .replaceAll(/\b([a-z]+) (?=rand|bucks)/g, (whole: string, many: string) =>
      units[many] === undefined ? whole : `${units[many]} `,
    )
    .replaceAll(/(\d+)[.,]?(\d)?k\b/g, (_, thousands: string, tenth: string | undefined) =>
      String(Number(thousands) * 1000 + Number(tenth ?? 0) * 100),
    )

const amount = String.raw`(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:[.,](\d{2}))?\b`
const rand = String.raw`(?:rand|rands|randela|zar|bucks|bob|r)\b`
/** "R80–R120", "between 80 and 120 rand": the upper end counts. */
const range = new RegExp(
  String.raw`\b(?:r\s?)?\d+(?:[.,]\d\d)?\s?${`(?:${rand})?`}\s?(?:-|–|to|and|tot|en)\s?(?=r\s?\d|${amount}\s?${rand})`,
  'gi',
)
const prices = [
  // "R900! Anything under R300?": what it may cost comes before what another one costs.
  new RegExp(
    pattern`
    \b(?:under|below|less than|max|maximum|budget(?: is| of)?|onder|minder as|up to|at most|within|ngaphansi kuka)\s+(?:about\s+)?(?:r|
    zar)\s?${amount}`,
    'i',
  ),
  new RegExp(String.raw`\b(?:r|zar)\s?${amount}`, 'i'),
  new RegExp(String.raw`\b${amount}\s?${rand}`, 'i'),
  new RegExp(
    String.raw`\b(?:under|below|less than|max|maximum|budget(?: is| of)?|onder|minder as|up to|at most|ngaphansi kuka|ngaphantsi kwe|` +
      String.raw`within)\s+(?:about\s+)?${amount}` +
      String.raw`(?!\s?(?:%|percent|years?|weeks?|days?|minutes?|months?|yrs?|steps?|products?))`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:can|could|want to|wil|will|only) (?:only |maar )?(?:spend|pay|afford|bestee|betaal)\s+(?:about\s+)?(?=\d\d)${amount}(?!\s?(?:cheap |basic |simple |good )?(?:steps?|products?|things?|items?|produkte|goed))`,
    'i',
  ),
]

/** "R89 free delivery", "R600 for a vial", "they sell it for R35": what one thing costs, and no sum that somebody has. */
const ofOneThing = new RegExp(
  pattern`
  \b(?:(?:costs?|kos|sells?|selling|sold|priced|going|charges?|charged|charging|quoted|asks?|asking|paid|pay(?:ing)?)(?: (?:me|us|them|it|about|only|just|like))*
  (?: (?:for|at|vir))? (?:r|zar)\s?${amount}|(?:r|zar)\s?${amount}\s?(?:free (?:delivery|shipping)|on (?:temu|shein|takealot|amazon|tiktok|facebook|marketplace|instagram|special|sale|promo\w*)|(?:plus|excl\w*) (?:delivery|shipping|postage)|each
  |elk|apiece|a (?:pop|bottle|tube|tub|jar|vial|box|pack|session|litre|piece|go)|(?:for|per) (?:(?:a|one|the|1) )?(?:vial|bottle|tube|tub|jar|box|pack(?:et)?|
  session|go|piece|bar|litre|\d+ ?(?:ml|g))))\b`,
  'gi',
)
/** Who has a sum, or wants less than that, tells it as one. */
const wishes =
  /\b(?:have|has|got|budget|spend|afford|under|below|max\w*|within|up to|cheap\w*|goedkoop\w*|dupe\w*|instead|alternative|less|het|can pay|could pay|want to pay)\b/i

const gone = new RegExp(
  String.raw`\b(?:(?:saves|saved|saving|save) (?:me|us|myself)|spent|wasted|blew|threw away)(?: (?:about|like|over|almost|nearly|another|a|me|us|some))* (?:r|zar)?\s?${amount}(?:\s?${rand})?`,
  'gi',
)

/** What somebody wants to spend at most, in cents: "under R200", "R1 500", "two hundred rand", "R80–R120", "onder R150,50", "max 300". */
export const priceIn = (message: string): number | undefined => {
  // "The size of a R5 coin" is no budget, nor what is saved or was spent.
  const sums = inFigures(message)
    .replaceAll(gone, ' ')
    .replaceAll(range, ' ')
    .replaceAll(/\br\s?\d+ (?:(?:coin|note|munt)s?|more|extra|meer|ekstra)\b/g, ' ')
  const text = wishes.test(sums) ? sums : sums.replaceAll(ofOneThing, ' ')
  const found = prices.map((price) => price.exec(text)).find((one) => one !== null)
  if (found === undefined || found === null) return undefined
  const whole = Number((found[1] ?? '').replaceAll(/[ ,]/g, ''))
  return whole === 0 || whole > 100_000 ? undefined : whole * 100 + Number(found[2] ?? 0)
}

/** A sum for all of it. */
export const allOfIt = pattern`
  \b(?:every ?thing|the (?:whole )?lot|all (?:of )?(?:it|them|together|three|four|my (?:skin ?care|products|stuff))|all i have|(?:in )?total|
  altogether|the whole (?:routine|thing|set)|whole routine|to start|basics|alles|die hele|set)\b`
