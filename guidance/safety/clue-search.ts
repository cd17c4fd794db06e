import { normalise } from '../text/normalise.ts'
import { distance, slipsAllowed } from '../text/spelling.ts'
import { bodyWords } from './clues/body.ts'
import { lifeWords } from './clues/life.ts'
import { limitWords } from './clues/limits.ts'

// Finds clues (clues/*.ts) in ordinary language. A clue is found as a way of putting a thing, not as a meaning; what makes it count is where
// it stands: which clues stand together (signs.ts) and whether it is negated, asked about in general or long past (framing.ts).

const words = { ...bodyWords, ...lifeWords, ...limitWords }
export type Clue = keyof typeof words

/** Where a clue stands: character places in its sentence. */
export type Hit = { from: number; to: number }

/** One way of putting it, as the source of a regular expression: `|`, `*`, `_`, `~`, `(a/b)` as clues/body.ts says. */
const patternOf = (way: string): string =>
  way
    .trim()
    .replaceAll('/', '|')
    .replaceAll('(', '(?:')
    .replaceAll('*', '[a-z0-9]*')
    // Up to four words in between, and none is fine.
    // "I'm 10" is an age; "I'm 10 weeks along" is not.
    .replaceAll('<5-11>', `(?:[5-9]|10|11|five|six|seven|eight|nine|ten|eleven)(?! (?:week|month|day|maand|min|hour|of|out|x|percent|times|kg|steps|foot|feet|ft|years (?:of|on|into|post)))`)
    .replaceAll(/ _ /g, '(?: [a-z0-9]+){0,4} ')
    .replaceAll(/ ~ /g, '(?: [a-z0-9]+){0,8} ')
    .replaceAll(/ _$/g, '')

/** The ways of a clue, parted at each `|` that is not within brackets. */
const waysOf = (text: string): string[] => {
  const ways: string[] = []
  let depth = 0
  let way = ''
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === '|' && depth === 0) {
      ways.push(way)
      way = ''
    } else way += sign
  }
  return [...ways, way]
}

/** All ways of a thing as one global regular expression, for sentences of `sentencesOf`. */
export const waysPattern = (text: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${waysOf(text).map(patternOf).join('|')})(?![a-z0-9])`, 'g')

const compiled = new Map<Clue, RegExp>()
const patternFor = (clue: Clue): RegExp => {
  const known = compiled.get(clue)
  if (known !== undefined) return known
  const made = waysPattern(words[clue])
  compiled.set(clue, made)
  return made
}

/** Every place a clue stands in a sentence of `sentencesOf`. */
export const findClue = (clue: Clue, sentence: string): Hit[] =>
  Array.from(sentence.matchAll(patternFor(clue)), ({ 0: found, index }) => ({ from: index, to: index + found.length }))

// What people type in a hurry, in the one form the tables use.
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can not|cannot|cant|cnt|can t|carnt)\b/g, 'cant'], [/\b(?:do not|dnt|don t)\b/g, 'dont'], [/\b(?:does not|doesn t|doesnt)\b/g, 'doesnt'],
  [/\b(?:did not|didn t)\b/g, 'didnt'], [/\b(?:is not|isn t)\b/g, 'isnt'], [/\b(?:are not|aren t)\b/g, 'arent'], [/\b(?:was not)\b/g, 'wasnt'],
  [/\b(?:will not|won t)\b/g, 'wont'], [/\b(?:has not)\b/g, 'hasnt'], [/\b(?:have not)\b/g, 'havent'], [/\b(?:could not|couldnt)\b/g, 'cant'],
  [/\b(\d+)(yrs?|yo|years?|weeks?|wks?|months?|mo)\b/g, '$1 $2'], [/\b(?:i am|i m)\b/g, 'im'], [/\bwanna\b/g, 'want to'], [/\b(?:u)\b/g, 'you'], [/\b(?:bf|b feeding)\b/g, 'breastfeeding'],
]

// Figures of speech and fixed names with an alarming word in them. They are taken out before anything is looked for.
const figures = new RegExp(`\\b(?:${[
  'suicide (?:shower|door|doors|squad|grip)s?', '(?:is|are|was|were|its|be) killing me', 'kill(?:s|ing)? (?:me|the|my|all|acne|bacteria|germs|this|these|it)(?! self)(?! life)(?= |$)',
  '(?:dying|die|dies|died) (?:to (?:try|know|have|get|buy|see|use|test)|for (?:a|this|that|it|the|these|some|moisture|smooth|glowing|clear))', 'to die for', 'die for',
  '(?:die|dying|died) of (?:embarrassment|shame|laughter|laughing|boredom|heat)', '(?:want to|could|might|will|almost|nearly) die(?:d)? (?:of|from) (?:embarrassment|shame|laughing|the heat)',
  'dead (?:skin|cells|sea|ends)', 'drop dead gorgeous', 'die hard', 'kill for', 'skin is dying', 'blown away', 'hair blow[a-z]*', 'poison ivy', 'burning question',
  'shot in the dark', 'swallow (?:my|your|his|her) pride', 'hard (?:pill )?to swallow', 'cut (?:my|the|your) hair', 'committing (?:skincare|skin care|beauty) suicide', 'skin suicide', 'suicide for (?:my|your) skin',
].join('|')})\\b`, 'g')

// Words of the tables worth correcting a slip to, and real words that look like slips of them.
const spelled = `swelling swollen breathe breathing anaphylaxis anaphylactic blister blisters blistering blistered pregnant pregnancy swallowed swallow isotretinoin
  roaccutane tretinoin retinol adapalene suicide suicidal bleeding eczema rosacea shingles hydroquinone mercury steroid steroids lightening whitening bleaching infected infection
  cystic injection tongue throat wheezing unconscious collapsed breastfeeding melasma diarrhoea painful spreading chemical depressed changing confused toddler overnight
  eyelids eyelid antibiotics antibiotic purple genitals myself nothing everything stiff ulcers alopecia vitiligo psoriasis scarring`.split(/\s+/)
const realWords = new Set(`selling smelling spelling shelling swilling dwelling breeding bleached breaching treating teaching throats thought through though tongues tough reaching bleach
  blanching painfully changed charging hanging chancing steroidal mercy confuse lighting brightening tightening widening heightening listening whitens infecting detection infections
  blistery stuff staff blaster sister twister plaster bluster spending spraying preading threading shedding chemicals changes nursing healing sealing dealing feeling peeling reeling wheeling
  swallows hollow follow followed yellow allowed shallow purse people purpose couple supple simple temple ripple tropical typical topical physical clinical critical conical
  scaring staring sharing sparing starting scarves starring everyone noting hydroquinones pregnancies ejection rejection injections objection projection retina retinal retinols toddlers`.split(/\s+/))
const spelledByStart = new Map<string, string[]>()
for (const word of spelled) spelledByStart.set(word.slice(0, 1), [...(spelledByStart.get(word.slice(0, 1)) ?? []), word])
const known = new Set(spelled)

const corrected = (word: string): string => {
  if (word === 'lightning') return 'lightening'
  if (word.length < 6 || known.has(word) || realWords.has(word)) return word
  // A plural or another ending of a word we know is no slip.
  if (known.has(word.replace(/(?:s|es|ed|ing|ly|al)$/, ''))) return word
  for (const right of spelledByStart.get(word.slice(0, 1)) ?? []) {
    const slips = Math.min(slipsAllowed(word.length), slipsAllowed(right.length), right.length < 9 ? 1 : 2)
    if (distance(word, right, slips) <= slips) return right
  }
  return word
}

/**
 * The sentences of a text as the clues are looked for: lower case, one space between words, commas as words of their own, short forms and
 * common slips made one, figures of speech taken out. "But" begins a new one: what is said before it does not colour what comes after.
 */
export const sentencesOf = (text: string): string[] =>
  normalise(text.slice(0, 20_000).replaceAll(/[\n\r]+/g, '. '))
    .replaceAll("'", '')
    .split(/[.!?…]+(?=\s|$)|[;•]| (?=(?:but|however|maar|kodwa)\b)|(?<=[a-z]{2})[.!?]+(?=[a-z]{2})/)
    .map((sentence) => {
      let plain = sentence.replaceAll(/[,:()]+| - /g, ' , ').replaceAll(/[^a-z0-9,]+/g, ' ').trim()
      for (const [form, one] of shortForms) plain = plain.replaceAll(form, one)
      return plain.replaceAll(figures, ' ').split(' ').filter((word) => word !== '').map(corrected).join(' ')
    })
    .filter((sentence) => sentence !== '')
