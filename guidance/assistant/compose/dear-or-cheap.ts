import type { Intent } from '../conversation.ts'
import { type Asked, capital, listed, saidIn, type Sketch } from './draft.ts'
import { lineOn } from './facts.ts'
import { pattern } from '../../text/pattern.ts'

// "Is the dear one better than the cheap one?": of makers nothing is known here but their names, so what decides is said. Source: general.

const houses =
  String.raw`creme de la mer|la mer|la prairie|chanel|dior|lanc[oô]me|est[eé]e lauder|sisley|sk ?ii|sk ?2|guerlain|clarins|shiseido|clinique|` +
  String.raw`elizabeth arden|dermalogica|environ|nimue|lamelle|skinceuticals|drunk elephant|augustinus bader|` +
  String.raw`tatcha|tom ford|helena rubinstein|yves saint laurent|` +
  String.raw`ysl|givenchy|kiehls|charlotte tilbury|rodial|dr barbara sturm|perricone|obagi|murad|sunday riley|la roche posay|vichy|avene|bioderma`
const ofHouse = new RegExp(String.raw`\b(?:${houses})\b`, 'g')
const dear = /\b(?:expensive|pricey|pricy|luxury|luxurious|high end|designer|premium|fancy|duur|costly)\b/
const weighs = pattern`
  \b(?:better|best|beter|beats?|worth|waste|vs|versus|or|of|than|as dan|as (?:good|goed)|just|same|dieselfde|difference|verskil|compare\w*|overrated|overpriced|hype|
  really work\w*|true|dupe|instead)\b`
const rivals = pattern`
  \b(?:vaseline|ponds?|nivea|dove|cetaphil|cerave|eucerin|garnier|olay|johnsons?|glycerine?|aqueous|ingrams?|dawn|epimax|simple|neutrogena|the ordinary|e45|
  pep|clicks|dis ?chem|shoprite|checkers|woolworths|cheap\w*|goedkoop\w*|drugstore|supermarket|ordinary|normal|r ?\d+)\b`

const rands = /\br ?(\d[\d ,]*\d|\d)(k\b)?|\b(\d[\d ]*\d) ?rand\b/gi
/** "Do R2000 creams work better than R100 ones?": two sums, one at least twice the other, of the same kind of thing. */
const weighsSums = ({ request: { message }, heard: { kinds, things } }: Asked, said: string): boolean => {
  const sums = Array.from(
    message.matchAll(rands),
    ([, first, thousand, second]) =>
      Number((first ?? second ?? '').replaceAll(/[ ,]/g, '')) * (thousand === undefined ? 1 : 1000),
  ).filter((sum) => sum > 9)
  return (
    sums.length === 2 &&
    Math.max(...sums) >= 2 * Math.min(...sums) &&
    (kinds.length + things.length > 0 || ofCare.test(said)) &&
    outdoes.test(said) &&
    !asWhole.test(said)
  )
}
/** A sum to stay within, or what was too dear. */
const asWhole = pattern`
  \b(?:routine|budget|(?<!difference )between|spend|i (?:only )?have|ive got|afford|too (?:dear|much|expensive)|(?:less|more) than|under|below|anything|something|
  cheaper|add up|total|each)\b`
const ofCare = /\b(?:skin ?care|products?|brands?|creams?|stuff|ones)\b/
const outdoes = pattern`
  \b(?:better|beter|worth|than|vs|versus|as (?:good|dan)|same|dieselfde|difference|verskil|
  compare\w*|really|true|rather|which|watter|more effective|do more|or|of)\b`

/** "Is R350 too much for a face wash?" */
const asksFair = pattern`
  ^(?:so |hi |and )*(?:is|isnt|are)\b.*\b(?:r ?\d{2,}|\d{2,} ?rand)\b.{0,25}\b
  (?:too (?:much|little|cheap|expensive)|a lot|reasonable|fair price|normal price|overpriced|te (?:duur|veel))\b`

/** "Is there any point in an expensive cleanser?" */
const doubts = /\b(?:point (?:in|of|to|buying|using)|overrated|overpriced|waste of money|mors van geld)\b/

/** What the taken intents have in common: somebody weighs one maker against another. */
const mayWeigh = new Set<Intent>([
  'compare',
  'price',
  'unknown-ingredient',
  'what-is',
  'safe',
  'does-help',
  'suggest',
  'particular',
  'myth',
  'unclear',
  'off-topic',
])

const nameOf = (house: string): string =>
  /^(?:sk|ysl)/.test(house)
    ? house.toUpperCase().replace('SK 2', 'SK-II').replace('SK II', 'SK-II')
    : house
        .split(' ')
        .map((word) => (word === 'de' ? word : capital(word)))
        .join(' ')

/** Whether the price makes the difference: no; undefined where no dear maker is weighed. */
export const dearOrCheap = (asked: Asked, intent: Intent): Sketch | undefined => {
  const { things, kinds, household, harmed, cues, particular } = asked.heard
  const said = saidIn(asked)
  const named = [...new Set(said.match(ofHouse) ?? [])]
  const priced = dear.test(said) && rivals.test(said) && /\b(?:better|beter|worth|than|vs|versus|beats?)\b/.test(said)
  const makers =
    mayWeigh.has(intent) &&
    weighs.test(said) &&
    (named.length > 0 || (priced && intent === 'unknown-ingredient')) &&
    (named.length === 0 ||
      rivals.test(said) ||
      cues.has('compare') ||
      /\b(?:worth|overrated|overpriced|hype|waste|better)\b/.test(said)) &&
    particular?.id.startsWith('subject expensive') !== true
  const sums =
    weighsSums(asked, said) || (kinds.length > 0 && (asksFair.test(said) || (dear.test(said) && doubts.test(said))))
  if (harmed || cues.has('dupe') || !(makers || sums)) return undefined
  const [thing] = things
  const told = thing?.ingredient?.full !== undefined ? lineOn(thing) : household[0]?.says
  return {
    things: thing === undefined ? [] : [thing],
    sources: ['general'],
    topic: { intent: 'compare' },
    paragraphs: [
      `**${sums ? 'No, expensive is not better by itself' : 'Not because it costs more'}: a high price does not make a cream work better.**${
        named.length === 0 ? '' : ` I know ${listed(named.map(nameOf))} by name only, so I judge no product of theirs.`
      }`,
      'You pay for scent, jar, shop and advertising too. What decides is the ingredient, its strength, and that you use it every day: glycerin, petrolatum ' +
        'and ceramides moisturise in a cheap tub as well as in a dear one, and scent and plant extracts make an itch likelier.',
      told,
      '**To compare:** the same kind of product, the first five to seven ingredients, the price per 10 ml, fragrance-free if your skin is sensitive. Paste ' +
        'both lists here and I go through them.',
    ],
    extras: [
      'If there is money to spare, spend it on a sunscreen you like to wear, then on one proven active.',
      'If you enjoy a dear cream and it does ' + 'not sting, keep it for the pleasure.',
    ],
    suggestions: ['Which moisturiser is good and cheap?', 'What should I spend money on first?'],
  }
}
