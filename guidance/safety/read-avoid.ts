import type { Family, Origin } from '../knowledge/kinds.ts'
import { type Ingredient, type Knowledge, oncePer } from '../knowledge/knowledge.ts'
import { commonWords } from '../text/common-words.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { distance, slipsAllowed } from '../text/spelling.ts'
import { closeSpelling } from '../text/close-spelling.ts'
import { piecesOf, withoutStates } from './avoid-text.ts'
import { type AvoidTerm, isMedicine, nearTerm, termOf } from './avoid-words.ts'
import { says, sourceOf, waysPattern } from './clue-search.ts'
import { namedWithin } from './named-within.ts'
import { nearPair } from './near-pair.ts'

/** An avoidance being gathered. `called`: the names to say back, in the order they were met. */
export type Gathered = {
  ingredients: Set<string>; families: Set<Family>; origins: Set<Origin>; words: Set<string>; called: Set<string>
  /** Medicines that are not borne; no cosmetic has them. */
  medicines: Set<string>
}

export const nothingGathered = (): Gathered => ({ ingredients: new Set(), families: new Set(), origins: new Set(), words: new Set(), called: new Set(), medicines: new Set() })

/** Words that name nothing one could leave out, and beginnings of such words. */
const empty = new Set(`
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
  ways weather wednesday weeks weird well went when where while will winter with without wont worried would yeah your zero tjhe aowa hayibo hhayi`.split(/\s+/))
const emptyStart = new RegExp(`^(?:${
  'all?erg|anaphyla|avoid|blister|break|cause|chemical|child|clean|come|contain|cream|drug|expe|feel|flare|food|forg|give|hand|hate|help|hope|' +
  'hypersens|ingredie|intolera|irritat|issue|itch|kind|know|label|look|lotion|love|make|mean|medicine|mite|moisturi|month|mosquito|most|' +
  'nothin|other|peel|prefer|pregnan|problem|produ|rash|react|recommen|season|sensiti|serious|serum|severe|some|sting|strong|sunscree|swell|' +
  'take|that|thin|time|toner|touch|toxi|trigger|type|usual|wasp|want|welts?$|what|which|work|year'})`)
/** Ordinary words beside those: of a person, an illness, a wish, talk. Where a name is not known, they are never taken for one. */
const ofTalk = new RegExp(`^(?:${
  'diabet|asthm|asmat|blood|pressur|jok(?:e|ing)|hypert|epilep|thyroid|hiv|lupus|ana?emi|menopaus|sinus|migrain|kidney|insulin|chronic|arvs?$|hospit|' +
  'person|people|otherwis|haha|hehe|lol|lmao|maand|unknown|teen|sister|husband|wife|greas|sticky?$|shin[ey]|chalk|ash(?:y|en)?$|white$|cast$|cheap|expens|' +
  'afford|duur|goedk|plain|simpl|basic|fancy|brand|market|parcel|ander|dinge|goed|alles|behalf|usua|albin|vitil|cancer|hormon|perio|pille|kinders|kids|' +
  'wheez|breath|throat|tongue|ambul|doctor|clinic|nurse|school|work|varsity|famil|thanks|cruel|tested|strict|mommy|obvious|literal|tempor|always|forever|' +
  'cough|snee|chok(?:e|ing)$|head|hurts|pain'})`)
/** Endings of verbs and the like, which names do not have. */
const ofTalkBy = /(?:[^e]ed|ing|(?<!li|hol)ly|ness|(?<!rad)ish|ful|less)$/
/** Ordinary words that are also what a label may name. */
const substance = /^(?:tea|coffee|rice|sugar|salt|bread|beer|wine|cotton|silk|juice|meat|metal|wood|vegetable)s?$/
const isOrdinary = (word: string): boolean =>
  !substance.test(word) && (commonWords.has(word) || commonWords.has(word.replace(/s$/, '')) || ofTalk.test(word) || ofTalkBy.test(word))
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
const rightName = (knowledge: Knowledge, { inci, full }: Ingredient, written: string): string => {
  const names = [...(full?.names ?? []), inci].map(normalise)
  const most = names.includes(written) ? 0 : slipsAllowed(written.length)
  const near = (name: string): boolean => distance(written, name, most) <= most
  const word = names.flatMap((name) => name.split(' ')).find(near)
  if (word === undefined) return names.find(near) ?? written
  return names.find(near) ?? (knowledge.named(word) === undefined ? names.find((name) => name.includes(word)) ?? word : word)
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
const takeName = (knowledge: Knowledge, words: readonly string[], before: string, to: Gathered): boolean => {
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
const takeSlip = (knowledge: Knowledge, word: string, pair: string, to: Gathered): number => {
  if (commonWords.has(word)) return 0
  const meant = spellingOf(knowledge)
  for (const written of new Set([pair, word])) {
    const pairs = nearPair(knowledge, written)
    const match = meant(written)?.ingredient ?? pairs?.ingredient
    const right = match === undefined ? '' : match === pairs?.ingredient ? pairs.name : rightName(knowledge, match, written)
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
 * beside a known name or ordinary words is talk.
 */
const readPiece = (knowledge: Knowledge, piece: string, to: Gathered, unknown: (word: string) => boolean = () => false): void => {
  const strangers: string[] = []
  let [known, before] = [false, '']
  for (let words = piece.trim().split(/ +/); words.length > 0;) {
    const [word = ''] = words
    const named = lengths.find((many) => takeName(knowledge, words.slice(0, many), before, to)) ?? 0
    const strange = named === 0 && !isMedicine(word) && word.length >= 4 && !isEmpty(word)
    const taken = strange ? takeSlip(knowledge, word, words.slice(0, 2).join(' '), to) : named
    if (taken > 0) known = true
    else if (isMedicine(word)) to.medicines.add(word)
    else if (strange && unknown(word) && !/^\d/.test(word)) strangers.push(word)
    before = words[Math.max(taken, 1) - 1] ?? ''
    words = words.slice(Math.max(taken, 1))
  }
  if (known || strangers.length > mostUnknown || strangers.some(isOrdinary)) return
  for (const word of strangers) {
    to.words.add(word.length > 4 && !word.endsWith('ss') ? word.replace(/(?:es|s)$/, '') : word)
    for (const id of namedWithin(knowledge, word)) to.ingredients.add(id)
    to.called.add(word)
  }
}

/** "No allergies or nuts" still means nuts. */
const noAllergies = /^(?:i have )?(?:no|geen|zero|not|any)? ?(?:known |specific |other |ander |food |skin )*all?erg[a-z]*$/
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
const harmful = says('(makes?/cause/burn/react to/cant/allergic to)(?= )(?! not )')
const except = 'except(?: for)?|besides|apart from|other than|aside from|behalwe|buiten'
const exception = new RegExp(`\\b(?:${except})\\b`)
const turn = new RegExp(`\\b(?:${except}|only|just|but|maar|slegs|net)\\b`)

/** "Nuts are fine", "I love fragrance": named, and not to be left out. */
const isSpared = (piece: string): boolean => piece.search(harmless) >= 0 && !refusal.test(piece) && !harmful(piece.replaceAll(harmless, ''))
const refusal = pattern`
  \b(?:not|dont|never|no|nie|geen|isnt|arent|cant) (?:\w+ )?(?:fine|ok|okay|good|great|safe|like|love|enjoy|eat|drink|allowed|tolerate|lekker|reg)\b`

/** Takes in an avoid-list as somebody writes it: "nuts, no perfume pls; nothing else". Everything it names is avoided unless it says the contrary. `unknown`: which names that nobody knows count. */
export const readAvoidList = (knowledge: Knowledge, text: string, to: Gathered, unknown: (word: string) => boolean = () => true): void => {
  for (const clause of withoutStates(text).split(/[.;\n!?]+(?=\s|$)|\n/)) {
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
        if (!spared) readPiece(knowledge, piece, to, unknown)
        named ||= to.called.size > before
      }
    }
  }
}

/** What is said after these words, or before those, to the end of the clause. */
const after = (ways: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${sourceOf(ways)}) ([^.;!?\\n]+)`, 'g')
const before = (ways: string): RegExp => new RegExp(`(?<![a-z0-9])([a-z0-9 ]{2,40}?)[ -](?:${sourceOf(ways)})(?![a-z0-9])`, 'g')
const allergies = '(all?erg*/intoleran*/anaphyla*/bad reactions?)'
const faceParts = '((my/the/her/his/up/badly/all/over/a bit/lips?/face/mouth/tongue/throat/eyes?/gesig/lippe/mond) ){0,4}'
const triggers: readonly RegExp[] = [
  after(`${allergies} ?:`),
  after(`
    (${allergies}/sensitive/sensitised/react(s/ed/ions?/)( badly/)) (to/vir/for/op/from/with/against/teen/ku)|(patch test/tested) _ positive (for/to)|
    angizwani|andizwani|skin (hates/doesnt like/cant (take/handle)/rejects)|dont (agree/do well) with|
    (hives/rash/rashes/itchy/headaches?/migraines?/swollen/reaction/sick/siek/uitslag/hoofpyn) (from/van)|
    (swollen/swelling/swell(s/ed/)/hives/welts/itch(y/ed/es/)/opgeswel/geswel) ${faceParts}(from/van/after (eating/having/i ate/i had))|(swelled/swole) ${faceParts}after`),
  after(`
    avoid(ing/)|stay away from|leave out|without|sonder|vermy|minus|skip|free (of/from)|(cant/cannot) (use/have/tolerate/stand/do/wear/take/handle)|kan nie|
    dont (want( to use/ any/)/like)|hate|keep away from|(keep/stay)(ing/) off|steer clear of|mag nie|verdra nie|hou nie van|ngaphandle|ndingafuni|angifuni|
    andifuni|ha ke batle|ungafaki`),
  after('(sick/swell/swollen/itch(y/)/hives/(a /)rash/break out/wheeze/welts) (when/if/whenever/every time/each time) (i/ek) (eat/drink/use/have/wear/put on/apply/touch)'),
  after('(plays?/flares?/acts?) up (with/from/after)|(flares?/worse/crazy/mad) (with/from/after)'),
  after('no|geen|zero|nothing (with/from/containing)|niks met|nie met|anything with|ngifuni'),
  after('nie(?= (?:met )?[a-z ]{3,30} nie\\b)'),
]
const harms = '(peel/itch/itchy/burn/break/red/sting/swell/flare/sick/dry/wheeze/sneeze/cough/choke/rash)'
const befores: readonly RegExp[] = [
  before('free|vry'), before('allerg(y/ies/ie/ic)|intoleran(ce/t)'),
  before(`
    makes? (me/my [a-z0-9]+) ${harms}|breaks? me out|(burn/sting)s? (me/my)|irritates? (me/my)|burnt (me/my)|(sets?/set) (me/it/my [a-z]+) off|
    (made|gave) me (itch|swell|wheeze|(a |bad )?(rash|hives|welts))|made my [a-z]+ (swell|itch|close|puff|tingle)|
    swelled (up )?my (face|lips?|eyes?|tongue|mouth)|gives? me (a /an /bad /)(rash/hives/pimples/eczema/acne/headaches?/migraines?/reaction/itch)|triggers? my|flares? my|(closes?/closed/tightens?/tightened) my (chest/throat/airways?)|(maak/trek) my (bors/keel) (toe/styf)|clogs? (my/me)|
    (strip/wreck/ruin/destroy)s? my|sends me to|(doesnt/dont) (agree with/suit) (me/my)|came up (on/in) my|laat my (vel /gesig /)(jeuk/brand/uitslaan/swel/nies)|brand my|gee my (n /)
    (uitslag/hoofpyn/allergie/puisies)|irriteer my|maak my|made my [a-z]+ (swell/itch/close/puff/tingle)|swelled (up /)my (face/lips?/eyes?/tongue/mouth)`),
]
const stops = new RegExp(`\\b(?:${sourceOf(`
  but|because|since|so|for my|that|which|who|under|below|what|can|could|should|does|do|did|will|would|may|please|pls|any|i|im|my|me|how|is|it|maar|want|if|when|now|today|kan|mag|moet`)})\\b`)
const strongly = new RegExp(`^${sourceOf(allergies)}`)
/** "No allergies", "no idea", "no need": names nothing. */
const namesNone = /^(?:(?:[a-z]+ ){0,2}(?:all?ergy|allergies?|intolerance)\b|all?erg|known|issue|problem|reaction|idea|more|longer|sensitiv|need|time|doubt|matter)/
const otherThan = new RegExp(`\\b(?:${except}|but) ([^.;!?\\n]+)`)
/** "Should I avoid X with Y" asks; it leaves nothing out. */
const products = '(?:creams?|moisturi[sz]ers?|serums?|cleansers?|wash|toners?|sunscreens?|ones?|products?|something|anything|soaps?|lotions?|shampoos?|make ?up|balm|gel|room)'
const askedAbout = new RegExp(
  '[^.;?!\\n]*\\b(?:stings?|burns?|irritates?|drys|dries|peels?) (?:me|my)\\b[^.;!\\n]*\\b(?:lower|weaker|milder|gentler|less often|fewer|go down|percent\\w*|strength|strong|\\d ?%)[^.;!\\n]*|' +
  '\\b(?:is it|isnt it|is that) (?:normal|common|expected|usual|ok|okay) (?:that|if|when|for) [^.;?!\\n]*|' +
  '\\b(?:(?:should|must|do|can) (?:i|we|you) (?:need to |have to )?(?:avoid|stay away|skip|leave out|not use)|' +
  'what (?:is|are|does|do) [^.;?!\\n]*(?:free|without|avoid)|(?:does|would|do) (?:that|this|it|they) mean (?:i |that |no |not |to )[^.;?!\\n]*|beteken (?:dit|dat) [^.;?!\\n]*|' +
  '(?:is|are) [a-z]+[ -]free (?:better|good|best|necessary|important|really|the same|same|safer|worth)|' +
  '(?:what|which|how|why|do|things|ingredients?|wat|watter|hoekom) (?:[a-z]+ ){0,3}(?:avoid|stay away from|skip|leave out|vermy)|' +
  `(?:can|could|should|must|may|will|do|does|kan|mag|moet) (?:i|we|you|ek|it|[a-z]+) [^.;?!\\n,]{0,30}(?<!\\b${products}) (?:without|sonder)|` +
  '(?:how|why|what|will|would|does|might|could|hoe|hoekom) [^.;?!\\n,]{0,30}\\breact(?:s|ion|ions|ing)?|' +
  '(?:can|could|does|do|will|would|might|may) (?!you|i |we )[a-z ]{3,40} (?:make|cause|give|burn|irritate|clog|break)s? (?:me|my|your|you)|' +
  '(?:can (?:you|one|people|someone|anyone|i|babies|skin)|know if i?m?|what (?:happens )?if im|am i|common to|possible to) ' +
  '(?:be |become |get |being )?allergic)[^.;?!\\n]*',
  'g',
)
/** "No retinol in my routine yet": what is, not what is asked for. */
const notYet = /\b(?:yet|in it|in my routine|so far|left|at the moment|in them|listed)\b/
const negatedBefore = /\b(?:not|never|arent|isnt|no longer|geen|nie|no|dont have (?:an?|any)?|without) (?:\w+ )?$/
/** "Nothing that came off an animal", "niks van diere". */
const nothingOfAnimals = /\b(?:nothing|none|niks|no products?|anything but)\b[^.;,!?]{0,40}\b(?:animals?|diere?|creatures?)\b|\bonly (?:from )?plants?\b(?! (?:oils?|butters?))/
const livingWays = /\b(?:vegan|ital|plant based only|only plant based|coeliac|celiac|vegetarian|halaa?l|kosher|kosjer)\b/g
const notThatWay = /\b(?:not|nie) (?:an? )?(?:vegan|coeliac|celiac|vegetarian|halaa?l|kosher)\b|\bnie n (?:vegan|vegetarian)/

/**
 * Takes in what a message says to leave out: "I'm allergic to nuts", "no perfume pls", "retinol makes me peel". A bare name is not enough here: who
 * asks about niacinamide wants it.
 */
export const readAvoidSpeech = (knowledge: Knowledge, text: string, to: Gathered): void => {
  // "No retinol, bakuchiol is ok": a list of what to leave out ends before what is fine.
  const said = withoutStates(text).replaceAll(askedAbout, ' ').split(',').map((clause, at) => (at > 0 && isSpared(clause.trim()) ? ' ' : clause)).join(',')
  for (const trigger of triggers) {
    for (const found of said.matchAll(trigger)) {
      const words = found[1] ?? ''
      const until = words.split(stops)[0] ?? ''
      const list = /^(?:every|any|all\b|alles)/.test(until) ? until : until.split(exception)[0] ?? ''
      const strong = strongly.test(found[0])
      if (notYet.test(words)) continue
      if (strong ? negatedBefore.test(said.slice(Math.max(0, found.index - 24), found.index)) : namesNone.test(words)) {
        const other = otherThan.exec(words)?.[1]
        if (other !== undefined) for (const piece of piecesOf(other)) readPiece(knowledge, piece, to, () => strong)
        continue
      }
      for (const piece of piecesOf(list)) if (!isSpared(piece)) readPiece(knowledge, piece, to, () => strong)
    }
  }
  for (const trigger of befores) {
    for (const { 1: words = '', index } of said.matchAll(trigger)) {
      // "Scared it will burn my face": feared, not known.
      if (/\b(?:will|would|might|could|may|gonna|going to|sal|can)$/.test(words)) continue
      const named = words.replace(/ (?:anything|stuff|products?|always|just|really)$/, '')
      const piece = named.split(/\b(?:no|not|a|an|have|has|with|my|want|need|the|is|and|or|to|something|anything)\b/).at(-1) ?? ''
      const leading = said.slice(0, index + named.length - piece.length)
      if (!/\b(?:not?|dont|without|geen)\b[a-z ]{0,16}$/.test(leading)) readPiece(knowledge, piece, to)
    }
  }
  if (nothingOfAnimals.test(said)) readPiece(knowledge, 'vegan', to)
  if (!notThatWay.test(said)) for (const [way] of said.matchAll(livingWays)) readPiece(knowledge, way, to)
}
