import { pattern } from '../../text/pattern.ts'
import { inFigures } from './price.ts'

// Prices that somebody tells, to be reckoned with: "a wash for R65", "two soaps at R30 each", "I have R250", "R120 for 50 ml".

const money = String.raw`r ?(\d{1,3}(?: \d{3}(?!\d| ?(?:ml|g|l)\b))+|\d{1,5})(?:[.,](\d\d))?(?![\d%])`
const amount = new RegExp(String.raw`(?<![a-z\d])${money}`, 'g')
const centsOf = (whole = '', cents = '0'): number => Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents)

/** A message in lower case with its sums written as "r250". */
export const plainSums = (message: string): string =>
  inFigures(message.replaceAll(/\b(\d{1,3}),(\d{3})\b/g, '$1$2'))
    .replaceAll(/\b(\d+(?:[.,]\d\d)?) ?(?:rands?|zar|bucks)\b/g, 'r$1')
    .replaceAll(/\b(?:an?|one|n|een) (?=months?\b|maand\b|weeks?\b)/g, '1 ')

const little = '(?:(?:only|just|about|exactly|net|maar|my last|around|like) )*'
/** What stands before a sum that somebody has, and after it; a thing that follows makes it a price. */
const hasBefore = new RegExp(
  String.raw`(?:\b(?:have|got|ive|i have|het|spend|budget(?: is| of)?|out of|change (?:from|of|on)|gave (?:me|him|her|us)|` +
    String.raw`pay(?:ing)? with(?: an?)?|na le|nginama|with|van my) ${little}|\b(?:ngi|ndi)ne[ -]?)$`,
)
const hasAfter = pattern`
  ^ ?(?:to spend|budget|note|voucher|gift ?card|(?:is |be |was )?(?:enough|genoeg)|in (?:my|the) (?:pocket|purse|account|wallet|bank|hand)|left|on me|
  cash|oor)\b`
const thing = pattern`
  ^ ?-?(?:(?!(?:for|vir|to|and|en|do|can|is|kan) )[a-z]+ ){0,3}?(?:wash|
  creams?|room|lotion|soaps?|seep|cleansers?|serums?|toners?|moisturi[sz]ers?|sunscreens?|sunblock|sonskerm|spf|balms?|oil|
  scrubs?|masks?|gel|vaseline|shampoo|product|one)\b`

const counts = ['', '', 'two|twee', 'three|drie', 'four|vier', 'five|vyf', 'six|ses']
const count = String.raw`(\d|${counts.filter((one) => one !== '').join('|')})`
const timesBefore = [
  new RegExp(String.raw`\b${count} ?(?:x|×|\*|times|of (?:the|those|these|them)) ?(?:at |for )?$`),
  new RegExp(String.raw`\b${count} (?:[a-z]+ ){1,3}(?:at|for|@|teen|van) $`),
]
const timesAfter = new RegExp(String.raw`^ ?(?:x|×|\*|times) ?${count}\b`)
const eachAfter =
  /^ ?(?:each|elk|apiece|a (?:piece|bottle|tube|tub|jar|bar|pop)|per (?:bottle|tube|tub|jar|bar)|stuk)\b/
const numberOf = (written: string | undefined): number =>
  written === undefined ? 1 : Number(written) || counts.findIndex((one) => one.split('|').includes(written))

/** What something costs, or what somebody has to spend. */
export type Sum = { cents: number; owned: boolean }

/** The sums of a message in its order. */
export const sumsIn = (said: string): Sum[] =>
  Array.from(said.matchAll(amount), (found) => {
    const [before, after] = [said.slice(0, found.index), said.slice(found.index + found[0].length)]
    const owned = (hasBefore.test(before) && !thing.test(after)) || hasAfter.test(after)
    const [of, each] = timesBefore.map((way) => way.exec(before)?.[1])
    const many = numberOf(of ?? timesAfter.exec(after)?.[1] ?? (eachAfter.test(after) ? each : undefined))
    return { cents: centsOf(found[1], found[2]) * (owned ? 1 : many), owned }
  })

const size = String.raw`(\d+(?:[.,]\d+)?) ?(ml|millilit\w*|l|lit(?:re|er)s?|gr?|grams?|kg|months?|maande?|weeks?|weke|washes|uses)\b`
const joins =
  String.raw`[^\da-z]{0,3}(?:(?:for|per|at|is|its|are|kos|costs?|vir|gives?|gets?|me|you|and|in|of|with|holds?|lasts?|about|a|the|` +
  String.raw`but|it|bottle|tube|tub|jar|one)[^\da-z]{1,2}){0,4}`
const priced = new RegExp(String.raw`(?<![a-z\d])(?:${money}${joins}${size}|${size}${joins}${money})`, 'g')
const scales: readonly (readonly [RegExp, string, number])[] = [
  [/^ml|^milli/, 'ml', 1],
  [/^l/, 'ml', 1000],
  [/^kg/, 'g', 1000],
  [/^g/, 'g', 1],
  [/^m/, 'month', 1],
  [/^we/, 'month', 7 / 30],
  [/^/, 'use', 1],
]

/** So much of something for so much, with the letter that somebody gave it: "A is R120 for 50ml". */
export type Offer = { cents: number; size: number; unit: string; letter: string | undefined; written: string }

/** What is offered for what in a message. */
export const offersIn = (said: string): Offer[] =>
  Array.from(said.matchAll(priced), (found) => {
    const [many = '', written = ''] = found[3] === undefined ? [found[5], found[6]] : [found[3], found[4]]
    const [, unit = '', scale = 1] = scales.find(([way]) => way.test(written)) ?? []
    const letter = /\b([a-d])\b[^a-z\d]*(?:is |costs? |kos |at )?$/.exec(said.slice(0, found.index))?.[1]?.toUpperCase()
    const cents = centsOf(found[1] ?? found[7], found[2] ?? found[8])
    return { cents, size: Number(many.replace(',', '.')) * scale, unit, letter, written: `${many} ${written}` }
  })
