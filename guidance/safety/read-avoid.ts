import type { Family, Origin } from '../knowledge/kinds.ts'
import type { Ingredient, Knowledge } from '../knowledge/knowledge.ts'
import { closeSpelling } from '../labels/close-spelling.ts'
import { normalise } from '../text/normalise.ts'
import { distance, slipsAllowed } from '../text/spelling.ts'
import { type AvoidTerm, avoidTerms } from './avoid-words.ts'
import { waysPattern } from './clue-search.ts'
import { conditionWords } from './person-words.ts'

/** An avoidance being gathered. `called`: the names to say back, in the order they were met. */
export type Gathered = { ingredients: Set<string>; families: Set<Family>; origins: Set<Origin>; words: Set<string>; called: Set<string> }

export const nothingGathered = (): Gathered => ({ ingredients: new Set(), families: new Set(), origins: new Set(), words: new Set(), called: new Set() })

const terms = new Map<string, AvoidTerm>()
const starts: (readonly [string, AvoidTerm])[] = []
for (const term of avoidTerms) {
  for (const said of term.said.split('|')) {
    if (said.endsWith('*')) starts.push([said.slice(0, -1), term])
    else terms.set(said, term)
  }
}
const termOf = (words: string): AvoidTerm | undefined => terms.get(words) ?? starts.find(([start]) => words.startsWith(start) && !words.slice(start.length).includes(' '))?.[1]

/** A group word with a slip in it: "fragance", "sulphats". */
const nearTerm = (word: string): AvoidTerm | undefined => {
  if (word.length < 6) return undefined
  for (const [said, term] of terms) {
    const slips = Math.min(1, slipsAllowed(said.length))
    if (slips > 0 && said[0] === word[0] && distance(word, said, slips) <= slips) return term
  }
  return undefined
}

/** Words that name nothing one could leave out. */
const empty = new Set(`a an and or the to of in on at by for from with without is are was be been am im ive i you it its my me we our your their this that these those there
  allergy allergies allergic allergie allergiee allergien alergy alergic alergies allergis intolerant intolerance sensitive sensitivity sensitivities sensitised react reacts reaction reactions reacting reacted avoid avoiding avoids
  no not none nothing never any anything all everything some something only just also too very really quite bit little lot lots most mostly mild severe severely bad badly strong strongly known
  please pls plz thanks thank thx hi hello hey free skin face body hair hands lips eyes eye cheeks neck scalp product products cream creams lotion lotions serum serums toner toners cleanser cleansers sunscreen
  sunscreens moisturiser moisturisers moisturizer moisturizers makeup cosmetics skincare ingredient ingredients stuff things thing kind kinds type types like such etc especially including contain contains containing
  because but when if then so than as use used using useing uses cant dont doesnt wont didnt isnt arent have has had having get gets getting got make makes made making give gives gave giving cause causes caused break breaks breaking breakout breakouts out
  burn burns burning sting stings stinging itch itches itching itchy rash rashes red redness dry drying dries peel peels peeling swell swells swelling hives bumps pimples acne eczema rosacea psoriasis asthma
  swollen sore flare flares oily combination normal pregnant breastfeeding prefer preferably want wants need needs hate hates love loves think know maybe perhaps possibly might may could can should would will
  doctor food foods eat eating tested test patch dermatologist prescribed diagnosed since years year months month weeks child childhood always sometimes often usually lately recently
 major minor serious seriously lol yes everything ngiyagula ngisebenzisa uma ndiyagula
  vir van die het ek is my en of nie geen nee met in op as ook baie asseblief produkte vel gesig gebruik kry maak droe sensitief sensitiewe enige niks
  ngi nge ku kwe ukuthi futhi noma na ne ndi nothin nope nil nada nah akukho lutho cha hayi ayikho water aqua heavy light thick natural organic harsh chemicals chemical toxic toxins artificial synthetic added strong-smelling clean safe gentle non
  comedogenic season seasonal weather sun heat cold dust winter summer spring medication medicine medicines tablets pills drug drugs other others both same one two three four five good great fine okay ok yes yeah yep well thats whats am pm
  mother mom dad sister brother daughter son baby kids he she they her his them who which what where how why about after before over under into still now new old high low high-end cheap expensive budget rand
  afraid scared worried prone work works working help helps down up off away again sure far aware above below feel feels feeling felt looking look looks try tried trying start started stop stopped day days night nights morning daily
  list label labels tolerate handle stand cannot able issue issues problem problems trigger triggers triggered irritate irritates irritated irritation irritating hypersensitive anaphylactic anaphylaxis pen epipen carry
  except besides behalwe along usual usually unusual mean means meant whatever whichever though although while last time times next go goes going went gone come comes crazy weird funny take takes taking took lines line way ways
  actually basically honestly anyway guess suppose hope hopefully sorry currently buy buying bought sell sold says said told tell remember forget forgot recommend recommended suggest pregnancy baby due expecting
  january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday goed dinge swanger verwag
  pets cats cat dogs dog mites mite bites mosquito mosquitoes`.split(/\s+/))

const spellings = new WeakMap<Knowledge, ReturnType<typeof closeSpelling>>()
const spellingOf = (knowledge: Knowledge): ReturnType<typeof closeSpelling> => {
  const known = spellings.get(knowledge)
  if (known !== undefined) return known
  const made = closeSpelling(knowledge)
  spellings.set(knowledge, made)
  return made
}

const addTerm = (to: Gathered, term: AvoidTerm): void => {
  for (const one of term.families ?? []) to.families.add(one)
  for (const one of term.origins ?? []) to.origins.add(one)
  for (const one of term.ingredients ?? []) to.ingredients.add(one)
  for (const one of term.words ?? []) to.words.add(one)
  to.called.add(term.called)
}

const addIngredient = (to: Gathered, ingredient: Ingredient, said: string): void => {
  to.ingredients.add(ingredient.id)
  // What is bought as oil, extract and water of one plant is avoided as one: the word that was used stands for all of them.
  if (said.length >= 5) to.words.add(said)
  to.called.add(said)
  // Who names almond oil is spared other tree nuts too.
  for (const word of said.split(' ')) if (termOf(word)?.origins !== undefined) addTerm(to, termOf(word) as AvoidTerm)
}

/** So many unknown words in one piece are talk, not names: "something in the blue bottle my aunt bought". */
const mostUnknown = 2

/** Takes what one piece of an avoid-list names into `to`. `unknown`: keep the words that nothing is known of. */
const readPiece = (knowledge: Knowledge, piece: string, to: Gathered, unknown: boolean): void => {
  const words = piece.split(' ').filter((word) => word !== '')
  const strangers: { word: string; named: boolean }[] = []
  for (let at = 0; at < words.length;) {
    let taken = 0
    for (let many = Math.min(5, words.length - at); many > 0 && taken === 0; many -= 1) {
      const said = words.slice(at, at + many).join(' ')
      const term = termOf(said)
      const match = term === undefined && !words.slice(at, at + many).every((word) => empty.has(word)) && said.length > 2 ? knowledge.named(said) : undefined
      // "Castor oil" is one oil, not all of them.
      if (said === 'oil' && at > 0 && !empty.has(words[at - 1] ?? '')) continue
      if (term !== undefined) addTerm(to, term)
      else if (match !== undefined && keyWorthy(match.ingredient)) addIngredient(to, match.ingredient, said)
      else continue
      taken = many
    }
    const word = words[at] ?? ''
    if (taken === 0 && word.length >= 4 && !empty.has(word)) {
      const term = nearTerm(word)
      const pair = words.slice(at, at + 2).join(' ')
      const match = term !== undefined ? undefined : (pair === word || empty.has(words[at + 1] ?? '') ? undefined : spellingOf(knowledge)(pair)) ?? spellingOf(knowledge)(word)
      if (term !== undefined) addTerm(to, term)
      else if (match !== undefined && keyWorthy(match.ingredient)) addIngredient(to, match.ingredient, word)
      if (unknown && term === undefined && !/^\d/.test(word)) strangers.push({ word, named: match !== undefined })
    }
    at += Math.max(1, taken)
  }
  if (strangers.length > mostUnknown) return
  for (const { word, named } of strangers) {
    to.words.add(word.length > 4 && !word.endsWith('ss') ? word.replace(/(?:es|s)$/, '') : word)
    if (!named) to.called.add(word)
  }
}

/** Water is in everything, and nobody who names it means to leave it out. */
const keyWorthy = ({ id }: Ingredient): boolean => id !== 'water'

const nothing = /^(?:(?:i|ek|we) (?:have |dont have |do not have |het |am |im )*)?(?:(?:im )?not (?:that i know(?: of)?|sure|allergic(?: to (?:any ?thing|any))?|aware(?: of any)?)|none?(?: (?:that i know(?: of)?|known|really|at all|so far|yet|i know of))?|no(?:thing)?(?: (?:known|that i know(?: of)?|really|at all|specific|special|particular|so far))?|(?:no|zero|geen|not any|any)? ?(?:known |specific )?(?:allerg[a-z]*|alerg[a-z]*|sensitivit[a-z]*)|n a|na|nil|nope|nah|nada|nee|niks|geen|nie|dont know|idk|akukho|lutho|cha|hayi|ha ho|no idea|unsure|never|0|x|im fine|all good|anything goes|im not allergic)$/
/** Speaks of there being no harm in it. */
const harmless = /\b(?:not allergic|no allerg[a-z]*|not sensitive|no (?:issue|issues|problem|problems|reaction|reactions|sensitivit[a-z]*)|isnt a problem|(?:im |am )?(?:fine|ok|okay|good|happy) with|dont mind|can (?:use|tolerate|handle|eat)|tolerate|nie allergies|no trouble|never (?:had|react)[a-z]*|not intolerant|niks teen)\b/
const exception = /\b(?:except(?: for)?|besides|apart from|other than|aside from|behalwe|buiten|only|just|but|maar|slegs|net)\b/

/** What somebody is in is no thing to leave out: "ek is swanger" names none. */
const states = conditionWords.filter(({ condition }) => ['pregnant', 'trying', 'breastfeeding', 'isotretinoin'].includes(condition)).map(({ ways }) => waysPattern(ways))

const plain = (text: string): string => normalise(text).replaceAll("'", '')
  .replaceAll(/[^a-z0-9,;/.\n&+()?!:-]+/g, ' ')
const withoutStates = (text: string): string => states.reduce((left, state) => left.replaceAll(state, ' '), plain(text))

/** Commas, "and" and the like part a list; hyphens are spaces. */
const piecesOf = (clause: string): string[] =>
  clause.split(/[,/&+():]|\band\b|\ben\b|\bor\b|\bplus\b|\bnoma\b|\bkunye\b|\bas well as\b/).map((piece) => piece.replaceAll(/[^a-z0-9]+/g, ' ').trim()).filter((piece) => piece !== '')

/** Takes in an avoid-list as somebody writes it: "nuts, no perfume pls; nothing else". Everything it names is avoided unless it says the contrary. */
export const readAvoidList = (knowledge: Knowledge, text: string, to: Gathered): void => {
  for (const clause of withoutStates(text).split(/[.;\n!?]+(?=\s|$)|\n/)) {
    let spared = false
    let named = false
    const others = /\b(?:except|besides|apart from|other than|aside from|behalwe|buiten)\b/.test(clause)
    // "Not allergic to nuts but to fish": what comes after "but" is judged by itself.
    const parts = clause.split(exception)
    for (const [at, part] of parts.entries()) {
      // "Tree nuts except coconut" spares coconut; "nothing except perfume" means perfume.
      if (at > 0 && others && named) break
      for (const [index, piece] of piecesOf(part).entries()) {
        if (nothing.test(piece)) continue
        const said = harmless.test(piece) && !/\b(?:makes?|cause|burn|react to|cant|allergic to) (?!not)\b/.test(piece.replace(harmless, ''))
        const joined: boolean = index > 0 && spared && new RegExp(`\\b(?:or|nor|of)\\b[^,]*${piece.slice(0, 12).replaceAll(/[^a-z0-9 ]/g, '.')}`).test(part)
        spared = said || joined
        const before = to.called.size
        if (!spared) readPiece(knowledge, piece, to, true)
        named ||= to.called.size > before
      }
      if (at > 0) spared = false
    }
  }
}

const triggers: readonly RegExp[] = [
  /\b(?:allerg[a-z]*|alerg[a-z]*|intoleran[a-z]*|sensitive|sensitised|anaphylactic|react(?:s|ed|ion|ions)?(?: badly)?) (?:to|vir|for|op|from|with|against) ([^.;!?\n]+)/g,
  /\b(?:avoid|avoiding|stay away from|leave out|without|sonder|vermy|minus|skip|free of|free from|cant (?:use|have|tolerate|stand|do|wear)|cannot (?:use|have|tolerate|stand)|dont (?:want|like)|hate|keep away from|steer clear of) ([^.;!?\n]+)/g,
  /\b(?:no|geen|zero|nothing with|niks met) ([^.;!?\n]+)/g,
]
const before: readonly RegExp[] = [
  /\b([a-z0-9 ]{3,40}?)[ -](?:free|vry)\b/g,
  /\b([a-z0-9 ]{3,30}?) (?:allerg(?:y|ies)|allergie|intolerance)\b/g,
  /\b([a-z0-9 ]{3,30}?) (?:makes? (?:me|my \w+) (?:peel|itch|burn|break|red|sting|swell|flare|sick|dry)|breaks? me out|burns? (?:me|my)|irritates? (?:me|my)|stings? (?:me|my)|gives? me (?:a rash|hives|pimples|eczema|acne)|triggers? my|flares? my|clogs? my)/g,
]
const stops = /\b(?:but|because|since|so|for my|that|which|who|under|below|what|can|could|should|please|pls|any|i|im|my|me|how|is|it|maar|want|if|when|now|today)\b/
const strongly = /^(?:allerg|alerg|anaphylactic|intoleran)/

/**
 * Takes in what a message says to leave out: "I'm allergic to nuts", "no perfume pls", "retinol makes me peel". A bare name is not enough here: who
 * asks about niacinamide wants it.
 */
export const readAvoidSpeech = (knowledge: Knowledge, text: string, to: Gathered): void => {
  // "Should I avoid X with Y" asks; it leaves nothing out.
  const said = withoutStates(text).replaceAll(/\b(?:(?:should|must|do|can) (?:i|we|you) (?:need to |have to )?(?:avoid|stay away|skip|leave out|not use)|what (?:is|are|does|do) [^.;?!\n]*(?:free|without|avoid))[^.;?!\n]*/g, ' ')
  const negated = (at: number): boolean => /\b(?:not|never|arent|isnt|no longer|geen|nie|no|dont have (?:an?|any)?|without) (?:\w+ )?$/.test(said.slice(Math.max(0, at - 24), at))
  for (const trigger of triggers) {
    for (const found of said.matchAll(trigger)) {
      const words = found[1] ?? ''
      const list = words.split(stops)[0] ?? ''
      const strong = strongly.test(found[0])
      if (strong ? negated(found.index) : /^(?:allerg|alerg|(?:[a-z]+ ){0,2}(?:allergy|allergies|allergie|intolerance)\b|known|issue|problem|reaction|idea|more|longer|sensitiv|need|time|doubt|matter)/.test(words)) {
        const other = /\b(?:except(?: for)?|besides|apart from|other than|behalwe|but) ([^.;!?\n]+)/.exec(words)?.[1]
        if (other !== undefined) for (const piece of piecesOf(other)) readPiece(knowledge, piece, to, strong)
        continue
      }
      for (const piece of piecesOf(list)) if (!nothing.test(piece)) readPiece(knowledge, piece, to, strong && piece.split(' ').length <= 4)
    }
  }
  for (const trigger of before) {
    for (const found of said.matchAll(trigger)) {
      const piece = (found[1] ?? '').split(/\b(?:no|not|a|an|have|has|with|my|want|need|the|is|and|or|to|something|anything)\b/).at(-1)?.trim() ?? ''
      const plainly = !/\b(?:no|not|dont|without|geen)\b[a-z ]{0,16}$/.test(said.slice(Math.max(0, found.index - 18), found.index) + (found[1] ?? '').replace(piece, ''))
      if (piece !== '' && plainly) readPiece(knowledge, piece, to, false)
    }
  }
  if (/\b(?:vegan|coeliac|celiac|vegetarian|halaa?l)\b/.test(said) && !/\b(?:not|nie) (?:a |n )?(?:vegan|coeliac|celiac|vegetarian|halaa?l)\b/.test(said)) {
    for (const word of said.match(/\b(?:vegan|coeliac|celiac|vegetarian|halaa?l)\b/g) ?? []) readPiece(knowledge, word, to, false)
  }
}
