import { normalise } from '../text/normalise.ts'
import type { Wishes } from './written.ts'

// What somebody asks of the list itself: whose products, how many, how cheap.

/** The brands of the list, as they are written; those that are words of every day count only where a word beside them tells of a brand. */
const ours: Readonly<Record<string, string>> = {
  'terres-dafrique': 'terres? d.?afrique',
  lelive: 'le ?live',
  sundae: 'sundae',
  yearnskin: 'yearn ?skin',
  silki: 'silki',
  standard: 'standard beauty',
}
const everyday: Readonly<Record<string, string>> = { skoon: 'skoon', gloei: 'gloei', smooch: 'smooch' }
const ofBrand = (word: string): string =>
  String.raw`${word}\.?(?: (?:or|and|en|of|&|/) [a-z ]{3,20})? (?:products?|brands?|range|skin ?care|stuff|line|produkte)|(?:brands?|from|by|products? of|range of|handelsmerk) ${word}`

const brandWays: readonly (readonly [string, RegExp])[] = [
  ...Object.entries(ours).map(([slug, words]) => [slug, new RegExp(String.raw`\b(?:${words})\b`, 'g')] as const),
  ...Object.entries(everyday).map(
    ([slug, word]) => [slug, new RegExp(String.raw`\b(?:${ofBrand(word)})\b`, 'g')] as const,
  ),
]

/** Brands people ask for and the list has not; as they are written, and how we write them. */
const others: readonly (readonly [string, string])[] = [
  ['cera ?ve', 'CeraVe'],
  ['la ?roche(?:[- ]?posay)?|lrp', 'La Roche-Posay'],
  ['eucerin', 'Eucerin'],
  ['nivea', 'Nivea'],
  ['garnier', 'Garnier'],
  ['the ordinary', 'The Ordinary'],
  ['neutrogena', 'Neutrogena'],
  ["pond'?s", 'Pond’s'],
  ['bioderma', 'Bioderma'],
  ['dermalogica', 'Dermalogica'],
  ['environ', 'Environ'],
  ['nimue', 'Nimue'],
  ['lamelle', 'Lamelle'],
  ['cetaphil', 'Cetaphil'],
  ['olay', 'Olay'],
  ["l'?oreal", 'L’Oréal'],
  ['avene', 'Avène'],
  ['vichy', 'Vichy'],
  ['clinique', 'Clinique'],
  ['cosrx', 'COSRX'],
  ['anua', 'Anua'],
  ['beauty of joseon|boj', 'Beauty of Joseon'],
  ['skin ?1004', 'SKIN1004'],
  ['medicube', 'Medicube'],
  ['bio[- ]?oil', 'Bio-Oil'],
  ['portia ?m', 'Portia M'],
  ['african extracts', 'African Extracts'],
  ["paula'?s choice", 'Paula’s Choice'],
  ['skinceuticals', 'SkinCeuticals'],
  ['fenty', 'Fenty'],
  ['simple brand|simple products', 'Simple'],
  ['dove', 'Dove'],
  ["johnson'?s", 'Johnson’s'],
  ['k[- ]?beauty|korean (?:skin ?care|products?|brands?|beauty)', 'Korean brands'],
]
const otherWays = others.map(([words, called]) => [called, new RegExp(String.raw`\b(?:${words})\b`, 'g')] as const)

const before =
  /\b(?:no|not|never|avoid\w*|hate|hated|except|but|without|dont|don't|didnt|stopped|quit|tried|used|allerg\w*|instead of|nie|geen|sonder|moenie)\b[^.;!?,]{0,28}$/
const after =
  /^[^.;!?]{0,24}\b(?:br(?:oke|eaks?|eak) (?:me )?out|burn\w*|irritat\w*|allerg\w*|rash\w*|sting\w*|itch\w*|not for me|too expensive|made me|makes me|gave me|gives me)\b/
const only = /\b(?:only|alleen|slegs|nothing but|stick to|kuphela|just)\b/

/** The names found in a text, and whether each is wished for or not. */
const found = (
  text: string,
  ways: readonly (readonly [string, RegExp])[],
): { name: string; wanted: boolean; only: boolean }[] =>
  ways.flatMap(([name, way]) =>
    [...text.matchAll(way)].slice(0, 1).map(({ index, 0: word }) => {
      const [head, tail] = [text.slice(0, index), text.slice(index + word.length)]
      const sentence = `${/[^.;!?\n]*$/.exec(head)?.[0] ?? ''} ${word} ${/^[^.;!?\n]*/.exec(tail)?.[0] ?? ''}`
      return { name, wanted: !before.test(head) && !after.test(tail), only: only.test(sentence) }
    }),
  )

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  twee: 2,
  drie: 3,
  vier: 4,
  vyf: 5,
  couple: 2,
}
const number = `([2-5]|${Object.keys(numbers).join('|')})`
const things = '(?:products?|things?|items?|bottles?|produkte?|goed|stuff)'
const counts = [
  String.raw`\b(?:max(?:imum)?|only|at most|(?:no|not) more than|just|up to|net|hoogstens|slegs|limit(?: me)? to|keep it to|want|need|one or)(?: of| a| want| need| use| buy)* ${number}(?: or (?:less|fewer)| max| simple| basic| easy)? (?:${things}|steps?|stappe)\b`,
  String.raw`\b${number}(?: simple| basic| easy)? ${things}(?: only| max(?:imum)?| at most| or less| tops|, (?:no|not) more)\b`,
  String.raw`\b${number}[- ]?steps? (?:routine|only|max|skin ?care)\b`,
].map((way) => new RegExp(way))

const thrifty = new RegExp(
  String.raw`\b(?:cheap(?:est|er|ies?)?|as little (?:money )?as|low(?:est)? (?:price|cost|budget)|tight budget|on a budget|broke\b(?! out| me)|no money|little money|not much money|` +
    String.raw`cant afford|can't afford|save money|min geld|goedkoop\w*|nie baie geld|nsfas|sassa|unemployed|lost my job|retrenched|imali encane|anginamali)\b`,
)

const eachPrices = [
  String.raw`\br ?(\d{2,4})(?:[.,]\d\d)?(?: max| tops)? (?:per|each|apiece|a|for each|for every|for one|elk|stuk)(?: (?:product|item|bottle|thing|piece|produk)\b|\b(?! (?:month|week|year|day)))`,
  String.raw`\b(?:each|every|per|elke) (?:product|item|bottle|thing|one|produk)(?: \w+){0,3} (?:under|below|max|maximum|less than|not more than|onder)(?: of)? r ?(\d{2,4})\b`,
  String.raw`\b(?:nothing|no product|no single product|niks) (?:over|above|more than|bo|that costs more than)(?: of)? r ?(\d{2,4})\b`,
].map((way) => new RegExp(way))

/** What the two texts ask of the list. In the box for what is to be left out a brand is one to leave out. */
export const readWishes = (goals: string, allergies: string): Wishes => {
  const [wish, left] = [normalise(goals), normalise(allergies)]
  const named = found(wish, brandWays)
  const each = eachPrices.map((way) => way.exec(wish)?.[1]).find((one) => one !== undefined)
  const count = counts.map((way) => way.exec(wish)?.[1]).find((one) => one !== undefined)
  return {
    brands: named.flatMap(({ name, wanted }) => (wanted ? [name] : [])),
    onlyBrands: named.some(({ wanted, only: alone }) => wanted && alone),
    notBrands: [
      ...named.flatMap(({ name, wanted }) => (wanted ? [] : [name])),
      ...found(left, brandWays).map(({ name }) => name),
    ],
    elsewhere: found(wish, otherWays).flatMap(({ name, wanted }) => (wanted ? [name] : [])),
    thrifty: thrifty.test(wish) || thrifty.test(left),
    mostEachCents: each === undefined ? undefined : Number(each) * 100,
    mostProducts: count === undefined ? undefined : (numbers[count] ?? Number(count)),
  }
}
