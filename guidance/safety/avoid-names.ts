import type { Family, Origin } from '../knowledge/kinds.ts'
import type { Ingredient, Substances } from '../knowledge/substances.ts'
import { oncePer } from '../knowledge/once-per.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { distance, slipsAllowed } from '../text/spelling.ts'
import { closeSpelling } from '../text/close-spelling.ts'
import { piecesOf } from './avoid-text.ts'
import { type AvoidTerm, isMedicine, nearTerm, termOf } from './avoid-words.ts'
import { namedWithin } from './named-within.ts'
import { nearPair } from './near-pair.ts'
import { waysPattern } from './ways.ts'

/** An avoidance being gathered. `called`: the names to say back, in the order they were met. */
export type Gathered = {
  ingredients: Set<string>
  families: Set<Family>
  origins: Set<Origin>
  words: Set<string>
  called: Set<string>
  /** Medicines that are not borne; no cosmetic has them. */
  medicines: Set<string>
  /** Words of a list that name nothing one could leave out, or only with a slip. */
  left: Set<string>
}

/** An avoidance before anything is read. */
export const nothingGathered = (): Gathered => ({
  ingredients: new Set(),
  families: new Set(),
  origins: new Set(),
  words: new Set(),
  called: new Set(),
  medicines: new Set(),
  left: new Set(),
})

/** Words that name nothing one could leave out, and beginnings of such words. */
const empty = new Set(
  `
  a an and the or ever every to of in on at by for is are was be am im ive i you it its my me we our no not any all too bit lot bad pls hi hey etc but eye if
  so as use has had get got out red dry may can eat yes vir van die het ek en nie nee met op ook vel na non sun one two ok mom dad son he she her
  his who how why does did rub rubbed rubbing now new old low up off far try day pen go way buy due able about above acne actually added afraid after again akukho along also
  although always anything anyway april aqua arent artificial asseblief asthma august aware away ayikho baby badly baie basically because been
  before behalwe below besides bites body both burn burned burning burns bought breastfeeding brother budget bumps buying cannot cant carry cats
  cheap cheeks cold combination cosmetics could crazy currently daily daughter days december dermatologist diagnosed didnt dinge doctor doesnt
  dogs dont down dries droe drying dust eating eczema enige epipen especially everything except eyes face february felt fine five four free friday
  from funny futhi gave gebruik geen gentle gesig gets getting giving goed goes going gone good great guess hair harsh have having hayi heat heavy
  hello high hives honestly idea including into isnt january july june just kids last lately light like line lines lips list little lots lutho
  maak made major making march maybe medication might mild minor monday morning mother nada natural ndiyagula neck need needs never next night
  nights ngisebenzisa ngiyagula niks noma none nope normal november october often oily okay only organic over particular patch perhaps pets pills
  pimples please possibly prescribed prone psoriasis quite rand rather really recently redness remember rosacea safe said same saturday says scalp scared
  sell september should since sister skin skincare sold sore sorry special specific spring stand start started still stop stopped stuff such
  suggest summer sunday suppose swanger swollen synthetic tablets taking tell test tested than thank thanks their them then there these they thick
  this those though three thursday told tolerate took tried trying tuesday ukuthi under unsure unusual used useing uses using verwag very water
  ways weather wednesday weeks weird well went when where while will winter with without wont worried would yeah your zero tjhe aowa hayibo hhayi`.split(
    /\s+/,
  ),
)
const emptyStart = new RegExp(
  `^(?:${
    'all?erg|anaphyla|avoid|blister|break|cause|chemical|child|clean|come|contain|cream|drug|expe|feel|flare|food|forg|give|hand|hate|help|hope|' +
    'hypersens|ingredie|intolera|irritat|issue|itch|kind|know|label|look|lotion|love|make|mean|medicine|mite|moisturi|month|mosquito|most|' +
    'nothin|other|peel|prefer|pregnan|problem|produ|rash|react|recommen|season|sensiti|serious|serum|severe|some|sting|strong|sunscree|swell|' +
    'take|that|thin|time|toner|touch|toxi|trigger|type|usual|wasp|want|welts?$|what|which|work|year'
  })`,
)
/** Ordinary words beside those: of a person, an illness, a wish, talk. Where a name is not known, they are never taken for one. */
const ofTalk = new RegExp(
  `^(?:${
    'diabet|asthm|asmat|blood|pressur|jok(?:e|ing)|hypert|epilep|thyroid|hiv|lupus|ana?emi|menopaus|sinus|migrain|kidney|insulin|chronic|arvs?$|hospit|' +
    'person|people|otherwis|haha|hehe|lol|lmao|maand|unknown|teen|sister|husband|wife|greas|sticky?$|shin[ey]|chalk|ash(?:y|en)?$|white$|cast$|cheap|expens|' +
    'afford|duur|goedk|plain|simpl|basic|fancy|brand|market|parcel|ander|dinge|goed|alles|behalf|usua|albin|vitil|cancer|hormon|perio|pille|kinders|kids|' +
    'wheez|breath|throat|tongue|ambul|doctor|clinic|nurse|school|work|varsity|famil|thanks|cruel|tested|strict|mommy|obvious|literal|tempor|always|forever|' +
    'cough|snee|chok(?:e|ing)$|head|hurts|pain'
  })`,
)
/** Endings of verbs and the like, which names do not have. */
const ofTalkBy = /(?:[^e]ed|ing|(?<!li|hol)ly|ness|(?<!rad)ish|ful|less)$/
/** Ordinary words that are also what a label may name. */
const substance = /^(?:tea|coffee|rice|sugar|salt|bread|beer|wine|cotton|silk|juice|meat|metal|wood|vegetable)s?$/
const isOrdinary = (word: string, common: ReadonlySet<string>): boolean =>
  !substance.test(word) &&
  (common.has(word) || common.has(word.replace(/s$/, '')) || ofTalk.test(word) || ofTalkBy.test(word))
const isEmpty = (word: string): boolean => empty.has(word) || emptyStart.test(word)

const spellingOf = oncePer(closeSpelling)

const addTerm = (to: Gathered, term: AvoidTerm): void => {
  for (const one of term.families) to.families.add(one)
  for (const one of term.origins) to.origins.add(one)
  for (const one of term.ingredients) to.ingredients.add(one)
  for (const one of term.words) to.words.add(one)
  to.called.add(term.called)
}

/** An acid and its salts are borne or not as one: hyaluronic acid stands on labels as sodium hyaluronate. */
const saltsOf = (said: string): readonly string[] => {
  const root = /\b(\w{4,})ic acid\b|^(?:sodium|potassium|calcium|magnesium|zinc) (\w{4,})ate\b/.exec(said)
  const stem = root?.[1] ?? root?.[2]
  return stem === undefined ? [] : [`${stem}ic acid`, `${stem}ate`]
}

/** The right name of what was written with a slip: "lanolen" is lanolin, "tee tree oil" tea tree oil. */
const rightName = (knowledge: Substances, { inci, full }: Ingredient, written: string): string => {
  const names = [...(full?.names ?? []), inci].map(normalise)
  const most = names.includes(written) ? 0 : slipsAllowed(written.length)
  const nearest = (all: readonly string[]): string | undefined =>
    all
      .map((name) => ({ name, slips: distance(written, name, most) }))
      .filter(({ slips }) => slips <= most)
      .sort((one, other) => one.slips - other.slips)[0]?.name
  const word = nearest(names.flatMap((name) => name.split(' ')))
  const whole = nearest(names)
  if (word === undefined || whole !== undefined) return whole ?? written
  return knowledge.named(word) === undefined ? (names.find((name) => name.includes(word)) ?? word) : word
}

const addIngredient = (to: Gathered, ingredient: Ingredient, said: string): void => {
  // Water is in everything, and nobody who names it means to leave it out.
  if (ingredient.id === 'water') return
  to.ingredients.add(ingredient.id)
  for (const kin of saltsOf(said)) to.words.add(kin)
  // What is bought as oil, extract and water of one plant is avoided as one: the word that was used stands for all of them.
  if (said.length >= 5) to.words.add(said)
  to.called.add(said)
  // Who names almond oil is spared other tree nuts too.
  for (const term of said.split(' ').map(termOf)) if (term !== undefined && term.origins.length > 0) addTerm(to, term)
}

/** So many unknown words in one piece are talk, not names. */
const mostUnknown = 2
const lengths = [5, 4, 3, 2, 1]

/** Takes in what these words name together; whether they name anything. `before`: the word before them. */
const takeName = (knowledge: Substances, words: readonly string[], before: string, to: Gathered): boolean => {
  const said = words.join(' ')
  // "Castor oil" is one oil, not all of them.
  if (said === 'oil' && !isEmpty(before)) return false
  const term = termOf(said)
  const match = words.every(isEmpty) || said.length <= 2 ? undefined : knowledge.named(said)
  if (term !== undefined) addTerm(to, term)
  else if (match !== undefined) addIngredient(to, match.ingredient, rightName(knowledge, match.ingredient, said))
  return term !== undefined || match !== undefined
}

/** Takes in what a word with a slip in it, or it and the next one, name; how many words that are. */
const takeSlip = (knowledge: Substances, word: string, pair: string, to: Gathered): number => {
  const meant = spellingOf(knowledge)
  for (const written of new Set([pair, word])) {
    const pairs = nearPair(knowledge, written)
    const match = meant(written)?.ingredient ?? pairs?.ingredient
    const right =
      match === undefined ? '' : match === pairs?.ingredient ? pairs.name : rightName(knowledge, match, written)
    const term = nearTerm(written) ?? termOf(right)
    if (term !== undefined) addTerm(to, term)
    else if (match !== undefined) addIngredient(to, match, right)
    else continue
    return written.split(' ').length
  }
  return 0
}

/**
 * Takes what one piece of an avoid-list names into `to`. `unknown`: whether a name that nothing is known of counts, where it stands by itself; what is left over
 * beside a known name or ordinary words is talk. `common`: words of every day, which are never a slip of a name; without them more is avoided.
 */
export const readPiece = (
  knowledge: Substances,
  piece: string,
  to: Gathered,
  common: ReadonlySet<string>,
  unknown: (word: string) => boolean = () => false,
): void => {
  const strangers: string[] = []
  let [known, before] = [false, '']
  for (let words = piece.trim().split(/ +/); words.length > 0;) {
    const [word = ''] = words
    const named = lengths.find((many) => takeName(knowledge, words.slice(0, many), before, to)) ?? 0
    const strange = named === 0 && !isMedicine(word) && word.length >= 4 && !isEmpty(word)
    const taken = strange && !common.has(word) ? takeSlip(knowledge, word, words.slice(0, 2).join(' '), to) : named
    if ((strange || (taken === 0 && word !== '')) && !isMedicine(word)) to.left.add(word)
    if (taken > 0) known = true
    else if (isMedicine(word)) to.medicines.add(word)
    else if (strange && unknown(word) && !/^\d/.test(word)) strangers.push(word)
    before = words[Math.max(taken, 1) - 1] ?? ''
    words = words.slice(Math.max(taken, 1))
  }
  if (known || strangers.length > mostUnknown || strangers.some((word) => isOrdinary(word, common))) return
  for (const word of strangers) {
    to.words.add(word.length > 4 && !word.endsWith('ss') ? word.replace(/(?:es|s)$/, '') : word)
    for (const id of namedWithin(knowledge, word)) to.ingredients.add(id)
    to.called.add(word)
  }
}

/** "No allergies or nuts" still means nuts. */
const noAllergies =
  /^(?:i have )?(?:no|geen|zero|not|any)? ?(?:known |specific |other |ander |food |skin )*all?erg[a-z]*$/
/** Speaks of there being no harm in it. */
const harmless = waysPattern(`
  not (allergic/sensitive/intolerant)|no (allerg*/issues?/problems?/reactions?/sensitivit*/trouble)|isnt a problem|(fine/ok/okay/good/happy) with|
  dont mind|can (use/tolerate/handle/eat)|tolerate|nie allergies|never (had/react)*|niks teen|
  (?<!not )(is/are/s/im/smells?/feels?) (totally /all /perfectly /absolutely /completely /)(fine/ok/okay/oky/good/great/lovely/safe/welcome/allowed/no problem/
  not a problem)(?! (?:line|print|if|when|on|in|as long|but))|
  (?<!(?:if/when/whenever/after/time/once/as) )(i/we/really/do/also/still/ek) (love/like/enjoy/adore/eat/drink)|^(love/like/enjoy)|
  (works?/worked/agrees?/sits) (well/great/fine/nicely/) ?(for/with) (me/my skin)|bring on|hou (baie /)van(?! nie)|(is/s) (reg/oraait/lekker)|
  (already/currently/happily) us(e/ing)|want (more/some)|[a-z]+ (ok/okay/oky/fine)( tho/ though/ actually/)$`)
/** "Can use all, but oranges make me itch": it does harm after all. */
const harmful = waysPattern('(makes?/cause/burn/react to/cant/allergic to)(?= )(?! not )')
/** What is said after these is not meant. */
export const except = 'except(?: for)?|besides|apart from|other than|aside from|behalwe|buiten'
/** Where a list comes to what is not meant. */
export const exception = new RegExp(`\\b(?:${except})\\b`)
const turn = new RegExp(`\\b(?:${except}|only|just|but|maar|slegs|net)\\b`)

/** "Nuts are fine", "I love fragrance": named, and not to be left out. */
export const isSpared = (piece: string): boolean =>
  piece.search(harmless) >= 0 && !refusal.test(piece) && piece.replaceAll(harmless, '').search(harmful) < 0
const refusal = pattern`
  \b(?:not|dont|never|no|nie|geen|isnt|arent|cant) (?:\w+ )?(?:fine|ok|okay|good|great|safe|like|love|enjoy|eat|drink|allowed|tolerate|lekker|reg)\b`

/** Takes in an avoid-list as somebody writes it, as asList gives it: "nuts, no perfume pls; nothing else". Everything it names is avoided unless it says the contrary. */
export const readNames = (
  knowledge: Substances,
  text: string,
  to: Gathered,
  common: ReadonlySet<string>,
  unknown: (word: string) => boolean = () => true,
): void => {
  for (const clause of text.split(/[.;\n!?]+(?=\s|$)|\n/)) {
    let named = false
    const others = exception.test(clause)
    // "Not allergic to nuts but to fish": what comes after "but" is judged by itself.
    const parts = clause.split(turn)
    for (const part of parts) {
      // "Tree nuts except coconut" spares coconut; "nothing except perfume" means perfume.
      if (others && named) break
      let spared = false
      for (const piece of piecesOf(part)) {
        if (noAllergies.test(piece)) continue
        const said = isSpared(piece)
        // Of a piece that follows, "or" says the same.
        spared = said || (spared && new RegExp(`\\b(?:n?or|of)\\b[^,]*${piece.split(' ')[0]}`).test(part))
        const before = to.called.size
        if (!spared) readPiece(knowledge, piece, to, common, unknown)
        named ||= to.called.size > before
      }
    }
  }
}
