import type { Knowledge } from '../knowledge/knowledge.ts'
import { commonWords } from '../text/common-words.ts'
import { except, exception, type Gathered, isSpared, readNames, readPiece } from './avoid-names.ts'
import { asList, piecesOf } from './avoid-text.ts'
import { sourceOf, waysPattern } from './clue-search.ts'
import { conditionWords } from './person-words.ts'

/** What somebody is in is no thing to leave out: "ek is swanger" names none. */
const states = conditionWords
  .filter(({ condition }) => ['pregnant', 'trying', 'breastfeeding', 'isotretinoin'].includes(condition))
  .map(({ ways }) => waysPattern(ways))
const withoutStates = (text: string): string =>
  asList(text, (plain) => states.reduce((left, state) => left.replaceAll(state, ' '), plain))

/** Takes in an avoid-list as somebody writes it, as readNames does, without what it tells of their state. `unknown`: which names that nobody knows count. */
export const readAvoidList = (
  knowledge: Knowledge,
  text: string,
  to: Gathered,
  unknown: (word: string) => boolean = () => true,
): void => readNames(knowledge, withoutStates(text), to, commonWords, unknown)

/** What is said after these words, or before those, to the end of the clause. */
const after = (ways: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${sourceOf(ways)}) ([^.;!?\\n]+)`, 'g')
const before = (ways: string): RegExp =>
  new RegExp(`(?<![a-z0-9])([a-z0-9 -]{2,40}?)[ -](?:${sourceOf(ways)})(?![a-z0-9])`, 'g')
const allergies = '(all?erg*/intoleran*/anaphyla*/bad reactions?)'
const faceParts =
  '((my/the/her/his/up/badly/all/over/a bit/lips?/face/mouth/tongue/throat/eyes?/gesig/lippe/mond) ){0,4}'
const triggers: readonly RegExp[] = [
  after(`${allergies} ?:`),
  after(`
    (${allergies}/sensitive/sensitised/react(s/ed/ions?/)( badly/)) (to/vir/for/op/from/with/against/teen/ku)|(patch test/tested) _ positive (for/to)|
    angizwani|andizwani|skin (hates/doesnt like/cant (take/handle)/rejects)|(dont/doesnt) (agree/do well) with|(doesnt/dont/does not/wont) tolerate|
    (hives/rash/rashes/itchy/headaches?/migraines?/swollen/reaction/sick/siek/uitslag/hoofpyn) (from/van)|
    (swollen/swelling/swell(s/ed/)/hives/welts/itch(y/ed/es/)/opgeswel/geswel) ${faceParts}(from/van/after (eating/having/i ate/i had))|(swelled/swole) ${faceParts}after`),
  after(`
    avoid(ing/)|stay away from|leave out|without|sonder|vermy|minus|skip|free (of/from)|(cant/cannot) (use/have/tolerate/stand/do/wear/take/handle)|kan nie|
    dont (want( to use/ any/)/like)|hate|keep away from|(keep/stay)(ing/) off|steer clear of|mag nie|verdra nie|hou nie van|ngaphandle|ndingafuni|angifuni|
    andifuni|ha ke batle|ungafaki`),
  after('(i/me/face/skin/eyes/lips/and) (break out/flush/itch/swell/blister)(s/es/) (from/with)'),
  after('(not good/blisters/welts) (with/from)'),
  after(
    '(die/sick/swell(s/)/swollen/itch(y/es/)/hives/(a /)rash/break out/wheeze/welts/closes( up/)) (when/if/whenever/every time/each time) (i/ek) (eat/drink/use/have/wear/put on/apply/touch)',
  ),
  after('(plays?/flares?/acts?) up (with/from/after)|(flares?/worse/crazy/mad) (with/from/after)'),
  after('no|geen|zero|nothing (with/from/containing)|niks met|nie met|anything with|ngifuni'),
  after('nie(?= (?:met )?[a-z ]{3,30} nie\\b)'),
]
const harms =
  '(peel/itch*/burn/break/red/sting/swell/flare*/flush/blister/bleed/sick/dry/wheeze/sneeze/cough/choke/rash)'
/** What skin or body does with what it cannot bear. */
const symptoms =
  '(rash*/hives/welts/blisters?/itch*/swelling/swollen [a-z]+/eczema/asthma/acne/pimples/breakouts?/headaches?/migraines?/reactions?/anaphyla*/sores/a burning (face/skin))'
const befores: readonly RegExp[] = [
  before('free|vry'),
  before('all?erg(y/ies/ie/ic)|intoleran(ce/t)'),
  before('(was /is /came (up/back/out) /tested /) ?positive on (a /my /the /) ?(patch /)test'),
  before(`
    (makes?/made) (me/my [a-z0-9]+) (all /so /very /)${harms}|turn(s/ed) (me/my [a-z0-9]+) red|(breaks?/broke) me out|(burn/sting)s? (me/my)|irritate(s/d/) (me/my)|(burnt/burned/blistered) (me/my)|(sets?/set) (me/it/my [a-z]+) off|
    (made|gave) me (itch|swell|wheeze|(a |bad )?(rash|hives|welts))|made my [a-z]+ (swell|itch|close|puff|tingle)|
    swelled (up )?my (face|lips?|eyes?|tongue|mouth)|(gives?/gave) me (a /an /) ?(bad /terrible /awful /nasty /itchy /) ?(rash*/hives/pimples/eczema/acne/headaches?/migraines?/reaction/itch/welts/blisters?)|(nearly/almost) killed me|
    (causes?/caused/gives?/gave/has given/brings? on/brought on/triggers?/triggered) (me/my) (a /an /bad /terrible /severe ){0,2}${symptoms}|(caused/brought on) (a /an /bad /terrible /severe ){1,3}${symptoms}|(brings?/brought) me out in|sets? my (face/skin) on fire|set my (face/skin) on fire|
    (ruin/wreck/destroy)ed my (skin/face)|(makes?/made) my (face/skin) go red|(is/are) bad for my skin|and (me/i) (dont/do not/never) (agree/get along/get on/mix)|triggers? my|flares? my|(closes?/closed/tightens?/tightened) my (chest/throat/airways?)|(maak/trek) my (bors/keel) (toe/styf)|clogs? (my/me)|
    (strip/wreck/ruin/destroy)s? my|sends? me to|(doesnt/dont) (agree with/suit) (me/my)|came up (on/in) my|laat my (vel /gesig /)(jeuk/brand/uitslaan/swel/opswel/nies)|brand my|gee my (n /)
    (uitslag/hoofpyn/allergie/puisies)|irriteer my|maak my|(makes?/make/made) my [a-z]+ (peel and /burn and /)(swell/itch/close/puff/tingle/blister)|swelled (up /)my (face/lips?/eyes?/tongue/mouth)`),
]
/** "I have a nut and egg allergy": the first of two. */
const firstOfTwo = /(?:^|\b(?:an?|have|has|with|my|got|severe|bad) )([a-z]+) (?:and|or|en) [a-z]+$/
/** "Fragrance-sensitive skin". */
const sensitiveTo = /\b(fragrance|perfume|scent|aspirin|salicylate|lanolin|nickel|latex|paraben)[ -]sensitive\b/g
const stops = new RegExp(
  `\\b(?:${sourceOf(`
  but|because|since|so|for my|that|which|who|under|below|what|can|could|should|does|do|did|will|would|may|please|pls|any|i|im|my|me|how|is|it|maar|want|if|when|now|today|kan|mag|moet`)})\\b`,
)
const strongly = new RegExp(`^${sourceOf(allergies)}`)
/** "No allergies", "no idea", "no need": names nothing. */
const namesNone =
  /^(?:(?:[a-z]+ ){0,2}(?:all?ergy|allergies?|intolerance)\b|all?erg|known|issue|problem|reaction|idea|more|longer|sensitiv|need|time|doubt|matter)/
const otherThan = new RegExp(`\\b(?:${except}|but) ([^.;!?\\n]+)`)
/** "Should I avoid X with Y" asks; it leaves nothing out. */
const products =
  '(?:creams?|moisturi[sz]ers?|serums?|cleansers?|wash|toners?|sunscreens?|ones?|products?|something|anything|soaps?|lotions?|shampoos?|make ?up|balm|gel|room)'
const askedAbout = new RegExp(
  // "Everyone sells paraben free now", "all the shampoos say sulphate free": what shops do.
  '\\b(?:every(?:one|body|thing|where)|they|they all|all (?:the|these|those|of them)|most|all|shops?|brands?|companies|labels?|adverts?)(?: (?!(?:i|my|me|must|should|has to|have to)\\b)\\w+){0,2} (?:sells?|says?|claims?|advertis\\w+|is|are|goes|going|went|seems?|buys?|wants?|raves?|selling|makes?|called)(?: (?!(?:i|my|me|must)\\b)\\w+){0,3}? [a-z]+[ -]free\\b|' +
    '\\bwhy (?:is|are|do|does)[^.;?!\\n]{0,40} [a-z]+[ -]free\\b|' +
    // A strength that stings is too strong, and tells of no allergy.
    '\\b(?:[a-z]+ ){1,2}\\d+(?:[.,]\\d+)? ?(?:%|percent)? ?(?:\\w+ ){0,2}(?:stings?|burns?|burnt|burned|irritates?) (?:me|my)\\b[^.;?!\\n]*|' +
    '[^.;?!\\n]{0,300}\\b(?:stings?|burns?|irritates?|drys|dries|peels?) (?:me|my)\\b[^.;!\\n]*\\b(?:lower|weaker|milder|gentler|less often|fewer|go down|percent\\w*|strength|strong|\\d ?%)[^.;!\\n]*|' +
    '\\b(?:is it|isnt it|is that) (?:normal|common|expected|usual|ok|okay) (?:that|if|when|for) [^.;?!\\n]*|' +
    '\\b(?:(?:should|must|do|can) (?:i|we|you) (?:need to |have to )?(?:avoid|stay away|skip|leave out|not use)|' +
    'what (?:is|are|does|do) [^.;?!\\n]{0,300}(?:free|without|avoid)|(?:does|would|do) (?:that|this|it|they) mean (?:i |that |no |not |to )[^.;?!\\n]*|beteken (?:dit|dat) [^.;?!\\n]*|' +
    '(?:is|are) [a-z]+[ -]free (?:better|good|best|necessary|important|really|the same|same|safer|worth)|' +
    '(?:what|which|how|why|do|things|ingredients?|wat|watter|hoekom) (?:[a-z]+ ){0,3}(?:avoid|stay away from|skip|leave out|vermy)|' +
    `(?:can|could|should|must|may|will|do|does|kan|mag|moet) (?:i|we|you|ek|it|[a-z]+) [^.;?!\\n,]{0,30}(?<!\\b${products}) (?:without|sonder)|` +
    // "I'm pregnant, so no retinol, right?" asks what follows.
    '\\b(?:pregnan\\w*|swanger|expecting|breast ?feed\\w*|nursing|trying)[^.;?!\\n]{0,24}\\b(?:so|that means|then|dus) (?:no|geen) [a-z ]{3,28}? ?(?:(?:right|hey|neh|ne|correct|then|for me|now)\\b|(?=\\?))|' +
    // "You can't use A with B": a rule that goes round, and nobody's own.
    '(?:is it|isnt it|is dit) (?:\\w+ )?(?:true|so|right|a myth|a fact|waar) (?:that |dat )?(?:i|we|you|u|one|people|ek|jy|mens)? ?(?:really |actually )?(?:cant|cannot|mag nie|kan nie)|(?:you|u|one|people|jy|mens) (?:really |actually |just )?(?:cant|cannot) (?:use|have|do|wear|take)|why (?:i|we) (?:cant|cannot)|(?:you|u|one|people) (?:should|must|have to|need to) (?:always |rather |never )?(?:avoid|leave out|skip|(?:stay|keep) away)|(?:cant|cannot) (?:use|mix|combine|layer|put) (?!any|some|products?|creams?|stuff|things?|lotions?|soaps?|serums?|moisturi)(?:\\w+ ){1,4}(?:with|together|over)(?! (?:my|this|eczema|rosacea|sensitive|a|an|asthma))|' +
    '(?:how|why|what|will|would|does|might|could|hoe|hoekom) [^.;?!\\n,]{0,30}\\breact(?:s|ion|ions|ing)?|' +
    '(?:can|could|does|do|will|would|might|may) (?!you|i |we )[a-z ]{2,40} (?:make|cause|give|burn|irritate|clog|break)s? (?:me|my|your|you)|' +
    '(?:can (?:you|one|people|someone|anyone|i|babies|skin)|know if i?m?|what (?:happens )?if im|am i|common to|possible to) ' +
    '(?:be |become |get |being )?allergic)[^.;?!\\n]*',
  'g',
)
/** "No retinol in my routine yet": what is, not what is asked for. */
const notYet = /\b(?:yet|in it|in my routine|so far|left|at the moment|in them|listed)\b/
/** Where something else is asked or told. */
const asksOn = /(?:,| and| but| so) (?:i|im|ive|my|what|which|can|how|is|do|does|build|please|pls)\b/
const negatedBefore =
  /\b(?:not|never|arent|isnt|no longer|geen|nie|no|dont have (?:an?|any)?|without) (?:(?!(?:im|i|ive|ek|am|shes|hes) )\w+ )?$/
/** "My son has a nut allergy is it ok": what is asked at its end spares nothing. */
const askedAtEnd =
  /\b(?:is|are|isnt|would|will|can|may|could|should|kan|mag) (?:it|this|that|these|those|they|dit|hierdie|i|he|she|we|ek|sy|hy|[a-z]+ (?=(?:still |also )?(?:ok|okay|fine|safe)\b)).*$/
const spares = (clause: string): boolean =>
  isSpared(
    clause
      .split(/[.;!?\n]/)
      .map((part) => part.replace(askedAtEnd, ' '))
      .join(' ')
      .trim(),
  )
/** "Nothing that came off an animal", "niks van diere". */
const nothingOfAnimals =
  /\b(?:nothing|none|niks|no products?|anything but)\b[^.;,!?]{0,40}\b(?:animals?|diere?|creatures?)\b|\bonly (?:from )?plants?\b(?! (?:oils?|butters?))/
const livingWays =
  /\b(?:vegan|cmpa|ital|plant based only|only plant based|coeliac|celiac|vegetarian|halaa?l|kosher|kosjer)\b/g
const notThatWay =
  /\b(?:not|nie) (?:an? )?(?:vegan|coeliac|celiac|vegetarian|halaa?l|kosher)\b|\bnie n (?:vegan|vegetarian)/

/**
 * Takes in what a message says to leave out: "I'm allergic to nuts", "no perfume pls", "retinol makes me peel". A bare name is not enough here: who
 * asks about niacinamide wants it.
 */
export const readAvoidSpeech = (knowledge: Knowledge, text: string, to: Gathered): void => {
  // "No retinol, bakuchiol is ok": a list of what to leave out ends before what is fine.
  const said = withoutStates(text)
    .replaceAll(askedAbout, ' ')
    .split(',')
    .map((clause, at) => (at > 0 && spares(clause) ? ' ' : clause))
    .join(',')
  for (const trigger of triggers) {
    for (const found of said.matchAll(trigger)) {
      // "No retinol or any acids": the list goes on.
      const words = (found[1] ?? '').replaceAll(
        /\b(n?or|and) any (?!more|longer|advice|help|ideas?|tips?|suggest\w*|recommend\w*|other (?:advice|tips?|ideas?))/g,
        '$1 ',
      )
      const until = words.split(stops)[0] ?? ''
      const list = /^(?:every|any|all\b|alles)/.test(until) ? until : (until.split(exception)[0] ?? '')
      const strong = strongly.test(found[0])
      if (!strong && notYet.test(words.split(asksOn)[0] ?? '')) continue
      if (strong ? negatedBefore.test(said.slice(Math.max(0, found.index - 24), found.index)) : namesNone.test(words)) {
        const other = otherThan.exec(words)?.[1]
        if (other !== undefined)
          for (const piece of piecesOf(other)) readPiece(knowledge, piece, to, commonWords, () => strong)
        continue
      }
      for (const piece of piecesOf(list))
        if (!isSpared(piece)) readPiece(knowledge, piece, to, commonWords, () => strong)
    }
  }
  for (const trigger of befores) {
    for (const { 1: words = '', index } of said.matchAll(trigger)) {
      // "Scared it will burn my face": feared, not known.
      if (/\b(?:will|would|might|could|may|gonna|going to|sal|can)$/.test(words)) continue
      const named = words.replace(/ (?:anything|stuff|products?|always|just|really)$/, '')
      const piece =
        named.split(/\b(?:no|not|a|an|have|has|with|my|want|need|the|is|and|or|to|something|anything)\b/).at(-1) ?? ''
      const leading = said.slice(0, index + named.length - piece.length)
      if (/\b(?:not?|dont|without|geen)\b[a-z ]{0,16}$/.test(leading)) continue
      for (const one of [...(firstOfTwo.exec(named)?.slice(1) ?? []), piece])
        readPiece(knowledge, one.replaceAll('-', ' '), to, commonWords)
    }
  }
  for (const [, name = ''] of said.matchAll(sensitiveTo)) readPiece(knowledge, name, to, commonWords)
  if (nothingOfAnimals.test(said)) readPiece(knowledge, 'vegan', to, commonWords)
  if (!notThatWay.test(said)) for (const [way] of said.matchAll(livingWays)) readPiece(knowledge, way, to, commonWords)
}
