import { normalise } from '../text/normalise.ts'
import { beginningsIn, foundAt, type Hit, type Search, searchFor, triedAt } from '../text/pattern-index.ts'
import { remembered } from '../text/remembered.ts'
import { distance, slipsAllowed } from '../text/spelling.ts'
import { alarmWords } from './clues/alarm.ts'
import { asideWords } from './clues/asides.ts'
import { bodyWords } from './clues/body.ts'
import { breathWords } from './clues/breath.ts'
import { eventWords } from './clues/events.ts'
import { expectedWords } from './clues/expected.ts'
import { farewellWords } from './clues/farewell.ts'
import { harmWords } from './clues/harm.ts'
import { harmlessWords } from './clues/harmless.ts'
import { hintWords } from './clues/hints.ts'
import { illnessWords } from './clues/illness.ts'
import { atHomeWords } from './clues/at-home.ts'
import { lastingWords } from './clues/lasting.ts'
import { lifeWords } from './clues/life.ts'
import { limitWords } from './clues/limits.ts'
import { mildWords } from './clues/mild.ts'
import { morePieceWords } from './clues/more-pieces.ts'
import { otherwiseWords } from './clues/otherwise.ts'
import { perilWords } from './clues/peril.ts'
import { pieceWords } from './clues/pieces.ts'
import { saidWords } from './clues/said.ts'
import { seenWords } from './clues/seen.ts'
import { stillMorePieceWords } from './clues/still-more-pieces.ts'
import { plainlyPut } from './plainly-put.ts'
import { anywhere, sourceOf as plainSourceOf } from './ways.ts'

// Finds clues (clues/*.ts) in ordinary language. A clue is found as a way of putting a thing, not as a meaning; what makes it count is where
// it stands: which clues stand together (signs.ts) and whether it is negated, asked about in general or long past (framing.ts).

const words = {
  ...alarmWords,
  ...asideWords,
  ...atHomeWords,
  ...bodyWords,
  ...breathWords,
  ...eventWords,
  ...expectedWords,
  ...farewellWords,
  ...harmWords,
  ...harmlessWords,
  ...hintWords,
  ...illnessWords,
  ...lastingWords,
  ...lifeWords,
  ...limitWords,
  ...mildWords,
  ...perilWords,
  ...pieceWords,
  ...morePieceWords,
  ...stillMorePieceWords,
  ...saidWords,
  ...seenWords,
  ...otherwiseWords,
}
export type Clue = keyof typeof words
export const clueNames = Object.keys(words) as Clue[]

/** "I'm 10" is an age; "I'm 10 weeks along" is none. */
const childAge =
  '([5-9]/10/11/five/six/seven/eight/nine/ten/eleven)' +
  '(?! (week/month/day/maand/min/hour/of/out/x/percent/times/kg/steps/foot/feet/ft/(years/yrs) (of/on/into/post/ago/clean)/too (strong/much/high/low/harsh)))'

/** The ways with those of the clues they name written out. */
const writtenOut = (ways: string): string =>
  ways.replaceAll(/@(\w+)/g, (_, name: Clue) => `(${writtenOut(words[name])})`)

/** The ways of a thing as the source of a regular expression, as ./ways.ts reads them, with the clues that they name. */
export const sourceOf = (ways: string): string => plainSourceOf(writtenOut(ways).replaceAll('<5-11>', childAge))

/** All ways of a thing as one global regular expression, for sentences of `sentencesOf`. */
export const waysPattern = (ways: string): RegExp => anywhere(sourceOf(ways))

/** Whether a sentence of `sentencesOf` says it in one of these ways. */
export const says = (ways: string): ((sentence: string) => boolean) => {
  const pattern = waysPattern(ways)
  return (sentence) => sentence.search(pattern) >= 0
}

const compiled: Partial<Record<Clue, RegExp>> = {}

/** Every place a clue stands in a sentence of `sentencesOf`, or in several with a line break between. */
export const findClue = (clue: Clue, sentence: string): Hit[] =>
  foundAt((compiled[clue] ??= triedAt(sourceOf(words[clue]))), sentence, beginningsIn(sentence))

type Searches = {
  /** Of one sentence. */
  inSentence: (sentence: string) => Search<Clue>
  /** Clues that look around themselves at what other sentences say. */
  looksBeyond: ReadonlySet<Clue>
  /** Clues that begin in one sentence and end in the next. */
  goesBeyond: ReadonlySet<Clue>
}
const searchesOnce = (): Searches => {
  const patterns = clueNames.map((clue) => [clue, sourceOf(words[clue])] as const)
  const having = (part: string): ReadonlySet<Clue> =>
    new Set(patterns.flatMap(([clue, source]) => (source.includes(part) ? [clue] : [])))
  const goesBeyond = having(String.raw`\n`)
  return {
    // The sentences of a message are read again as those of its parts.
    inSentence: remembered(searchFor(patterns.filter(([clue]) => !goesBeyond.has(clue)))),
    looksBeyond: having('[^]'),
    goesBeyond,
  }
}
let searches: Searches | undefined

/** Where a clue is found: in which sentence, and where in it. */
export type Place = Hit & { sentence: number }

/** Looks for clues in sentences of `sentencesOf`; undefined is where one that may not stand there does. */
export const searchForClues = (
  sentences: readonly string[],
): { mayStand: readonly Clue[]; find: (clue: Clue) => readonly Place[] | undefined } => {
  const { inSentence, looksBeyond, goesBeyond } = (searches ??= searchesOnce())
  const each = sentences.map(inSentence)
  const standsIn = new Map<Clue, number[]>()
  for (const [sentence, { mayStand }] of each.entries())
    for (const clue of mayStand()) {
      const some = standsIn.get(clue)
      if (some === undefined) standsIn.set(clue, [sentence])
      else some.push(sentence)
    }
  let whole: { text: string; starts: readonly number[] } | undefined
  const wholeOnce = (): { text: string; starts: readonly number[] } =>
    (whole ??= { text: sentences.join('\n'), starts: startsOf(sentences) })
  const hitsIn = (clue: Clue, sentence: number): readonly Hit[] => {
    if (!looksBeyond.has(clue)) return each[sentence]?.find(clue) ?? []
    const { text, starts } = wholeOnce()
    return each[sentence]?.findWithin(clue, text, starts[sentence] ?? 0) ?? []
  }
  return {
    mayStand: clueNames.filter((clue) => standsIn.has(clue) || goesBeyond.has(clue)),
    find: (clue) => {
      if (goesBeyond.has(clue)) return placedIn(sentences, findClue(clue, wholeOnce().text))
      const some = standsIn.get(clue)
      if (some === undefined) return undefined
      const places: Place[] = []
      for (const sentence of some)
        for (const { from, to } of hitsIn(clue, sentence)) places.push({ from, to, sentence })
      return places
    },
  }
}

/** Where each sentence begins, with a line break between them. */
const startsOf = (sentences: readonly string[]): number[] => {
  let end = 0
  return sentences.map(({ length }) => {
    const start = end
    end += length + 1
    return start
  })
}

/** In which sentences hits in all of them, with a line break between, are. */
export const placedIn = (sentences: readonly string[], hits: readonly Hit[]): Place[] => {
  const starts = startsOf(sentences)
  let sentence = 0
  return hits.map(({ from, to }) => {
    while ((starts[sentence + 1] ?? Infinity) <= from) sentence += 1
    const start = starts[sentence] ?? 0
    return { from: from - start, to: to - start, sentence }
  })
}

/** What people type in a hurry, in the one form the tables use. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  ['can not|cannot|cnt|can t|carnt|could not|couldnt', 'cant'],
  ['do not|dnt|don t', 'dont'],
  ['does not|doesn t', 'doesnt'],
  ['did not|didn t', 'didnt'],
  ['is not|isn t', 'isnt'],
  ['are not|aren t', 'arent'],
  ['was not', 'wasnt'],
  ['will not|won t', 'wont'],
  ['has not', 'hasnt'],
  ['have not|havnt|hvnt', 'havent'],
  ['([0-9]+)(yrs?|yo|years?|weeks?|wks?|months?|mo)', '$1 $2'],
  ['i am|i m', 'im'],
  ['wanna', 'want to'],
  ['2(?= (?:live|be|die|go on|exist|kill|end)\\b)', 'to'],
  ['any ?mor|anymre|nymore|animore', 'anymore'],
  // A child in Afrikaans; in English a sort of thing, or how somebody is.
  [
    `(?<=\\b(?:which|what|whats the|any|other|another|same|different|every|all|some|these|those|best|right|wrong|new|that|this|a) )kinds?
    (?= (?:of|is|are|do|does|would|works?|for|should|can|suits?|to)\\b|$)`.replace(/\n */, ''),
    'sort',
  ],
  // The pill that has no other name is the one that prevents.
  [
    '(?<=(?:stop(?:ped|ping)?|quit|off|on|started|forgot|missed|skipped) )(?:the|my) (?:mini |combined )?pill(?! (?:he|she|that|from|for|i)\\b)',
    'contraception',
  ],
  ['u', 'you'],
  ['hou nie op', 'hou aan'],
  ['(?<!(?:my|her|your|his|the|a|ur) )bf|b ?feeding', 'breastfeeding'],
].map(([forms, one]) => [new RegExp(`\\b(?:${forms})\\b`, 'g'), one ?? ''])

/** Figures of speech and fixed names with an alarming word in them. They are taken out before anything is looked for. */
const figures = waysPattern(`
  (skin|face|pores|nails?|hair|scalp) (is so tight it |just |simply |also |literally )?(cant|cannot|can not) breathe|like it (cant|cannot) breathe|suicide (shower/doors?/squad/grip/gorge)s?|suicide for (girls/women/men/guys/your/my/the/any/skin/hair/(a /)skin)|(social/style/career/fashion/skin/hair/beauty) suicide|(lost/losing) ([a-z]+ ){1,6}to suicide ([a-z0-9]+ ){0,2}(years?/yrs/long) (ago/back)|(friend|sister|cousin|aunt*|mom|mother|colleague|neighbou?r)s? (of mine )?(burn(t|ed)?|froze|frozen|cut) off (her|his|their|a|the) ([a-z]+ )?(moles?|skin tags?|warts?)|mercury (is /s /)(in /)retrograde|(?<!(to|will|wil|ll|hell|shell|gonna) )kill(s/ing/) me(?! self)|(is/are/was/were/its/be) killing me|
  kill(s/ing/) (the/my (?!(kids|children|mom|mother|sister|brother|family|daughter|son|mum)\\b)/all/acne/bacteria/germs/this/these/it)(?! self)(?! life)(?= |$)|
  die (my/her/our/his/their/your) (grey /gray /natural /own /whole ){0,1}(hair/beard/brows/eyebrows/lashes/braids/weave/wig/roots/dreads/locs/hare)(?= (and/en/but/with/for/before/after/at home/again/blonde?/black/red/brown/copper/pink/purple/blue/burgundy/,)( |$)|$)|
  (dying/die/dies/died) (to (try/know/have/get/buy/see/use/test)/for (a/this/that/it/the/these/some/moisture/smooth/glowing/clear))|(to /)die for|
  (die/dying/died) of (embarrassment/shame/laughter/laughing/boredom/heat)|
  (?<=(humidity/heat/heat ?wave/sweat/sweating/smell/taste/price/prices/traffic) ((?!and |my |life |n |with |i )[a-z]+ ){0,3})(makes?/made/is making/has) me (just /really /literally /)want(ing/) to die
    (?!( [a-z0-9,]+){0,12} (anymore/life/pills/myself/nobody/alone/plan/tonight))|
  (want to/could/might/will/almost/nearly) died? (of/from) (embarrassment/shame/laughing/the heat)|
  dead (skin/cells/sea/ends)|drop dead gorgeous|die hard|kill for|skin is dying|blown away|hair blow*|poison ivy|burning question|
  shot in the dark|burn(s/ing/) (up /)(calories/fat)|
  (fainted/passed out/choked/collapsed/heart attack) when i (saw/heard/see)|(nearly/almost) (fainted/died/collapsed/choked)(?=( [a-z0-9,]+){0,12} (costs?|prices?|r[0-9]+|rand))(?!( [a-z0-9,]+){0,14} (lips?|throat|breath*|swell*|swollen|hives|rash|sting|stung|prawns?|nuts?|peanuts?))|(nearly/almost/amper) (fainted/died/collapsed/choked/passed out/fell over) (at/from/when i (saw/heard/read)) (the/that/this/its/their) (price/till/cost/bill/total/slip)|
  (fainted/died/collapsed/choked) (nearly/almost) (at/from) (the/that) (price/till/cost/bill/total)|burn(s/t/ed/ing/) (a/an) ([a-z]+ )?hole(s/) in (my/the/our/your/his/her) (budget/pocket/wallet/purse/bank/savings/pay*)|
  (skin/face/hair/nails/phone/laptop/plant/car/wig/wallet/scalp) (has /have /had /just /basically /literally /almost )?(committed suicide/commits suicide/kills itself/killed itself)|
  (eyeliner/mascara/bra/underwire/label/tag/brush/seam/zip/earring) (keeps /is |just )?(stabs?|stabbing|stabbed|poking|pokes) me(?! in the eye)|
  (proteas/(spring)?boks/bafana/chiefs/pirates/sundowns/blitzboks/lions/sharks/bulls/stormers/liverpool/arsenal/united/team/batting/batsmen/bowlers/economy/rand/eskom/website/app/roof/ceiling/shelf/tent/cake/scaffold*) (has /have /just /got /all )?(collapsed/choked/slaughtered/murdered/died/bled/crashed)( again)?|
  chok(e/ed/es/ing) on (this/that/his/her/the/my/a/their) (strong /heavy /cheap /new )?(perfume/cologne/scent/aftershave/air freshener/deo*/hairspray)(?!( [a-z0-9,]+){0,10} (breath*/wheez*/asthma/chest/throat/swollen))|
  threaten(s/ed/ing) to (throw/bin/chuck/take/hide/give/sell/dump)( out/ away/) (all )?(my|our) ([a-z0-9]+ ){0,3}(routine/steps?/products?/creams?/make ?up/perfumes?/serums?/skin ?care/stuff)|
  (icing/frosting/slush*/sucker/lollipop/candy floss)( [a-z,]+){0,6} (lips/tongue/mouth/teeth) (is/are/r) (all /now /so )?(blue/purple/green/black/red)|
  (jeans/denim/leggings/sheets/towels?/socks/tights/bra) (has /have /just )?(turned/stained/dyed/coloured/made) (my|his|her) ([a-z]+ )?(thighs?/legs?/feet/hands?/skin/fingers/hips/bum) (all /so )?(blue/black/purple/red/green)|
  (water|geyser|shower|bath|tap) (here |at home |at work |at gym )?(is|runs|comes out) (always |so |too |really |way too )?(scalding|boiling)( hot)?(?!( [a-z0-9,]+){0,14} (spill*|splash*|fell|falls|pour*|burn*|blister*|peel*|sat|him|her|he|she|baby|child|toddler|son|daughter|arm|leg|hand|foot|on (my|the|his)))|
  (?<=(night|nighter|shift|shifts|gym|work|week|day|training|exams|flight|party|drive) (and |so |, |n )?)im (so |literally |just |completely )?dead(?! (to|inside|anyway|soon|if|weight))(?= ,|$)|passed out (on (the/my) (couch/bed/sofa)/with my make/asleep/before washing)|
  chok(e/ed/es/ing) on (the/that/those/its/their) (prices?|cost|total)|chok(e/es/ing) (up )?(my|the) (pores|skin)|
  (it/that/this/words/comment) (just |really )?stab(s/bed) (me|my) (right |straight )?in (the|my) (heart|soul)|back ?stab(s/bed/bing/bers?)|
  (?<!(knife/blade/scissors/screwdriver/bottle)( [a-z0-9,]+){0,8} )
  (?<=(friends?/besties?/bff/colleagues?/co ?workers?/boss/manager/(business/study) partner/cousin/sister/team/family/people)( [a-z]+){0,3} )
  stab(s/bed/bing) (me/us/her/him) (right /straight )?in (the/my) back
  (?!( [a-z0-9,]+){0,12} (knife/blade/scissors/screwdriver/bottle/blood/bleed*/stitch*/deep/hospital/clinic/ambulance/breathe/wound/police/put on (it/the)))|
  ((same|similar|identical|compar*|differen*|vs|versus|like|strong|basically|related|not)( [a-z]+)? (as|to|from|than|with|of|vs) |vs |like )(the |a |your )?(battery/car/pool/drain/swimming pool) acids?|
  (fingers/toes/eyes/legs/everything)( ,| and| n| [a-z]+){0,4} crossed|crossing (my/our) fingers|
  (?<=rather )die than (go|be seen|leave|step)( [a-z]+){0,4} without( [a-z]+){1,3} ,? ?((just|only|im|im just) (joking|kidding)|jk)|
  (?<=(skin|face|hair|curls|feet|heels|legs|elbows|hands|beard|scalp|vel|hare) )(just |really |literally |basically |has |have ){0,2}(drinks?|drank|drunk|
  swallow(s|ed|ing)?|
  gulps?|gulped|eats|ate|eating|drinking|slurps?)|(?<=(skin|face|hair|curls|feet|heels|legs|elbows|hands|beard|scalp) ([a-z0-9]+ ){1,5}, (and )?(just |
  has )?)(swallowed|drank|ate|gulped)|
  overdos(e|ed|ing) (of|on|with) (collagen|biotin|protein|skin ?care|products|moisturi[sz]er|sunscreen)|
  overdos(e|ed|ing)(?=( (?!pills?|tablets?|panado|took|drank|swallowed|meds)[a-z0-9,]+){0,6} (used|put|applied|slapped|smeared|pumped|squeezed|slathered|
  layered)
  ( (?!pills?|tablets?|panado|took|drank|swallowed|meds)[a-z0-9,]+){0,10} (on|over|to|onto) (my|the|his|her) )|
  swallow(s/ed/ing/) (my/your/his/her) pride|(skin/face) (swallow(s/ing)/from swallowing)( up/)|end(ing/) it( all/) with (these/this/my/the/all/so many) ([a-z0-9]+ ){0,3}(serum/product/cream/routine/step/active/toner/brand)s?|
  chok(e/ed/es/ing) on (the/all the/its) (perfume/scent/smell/fragrance) (in/of) _ (lotions?/creams?/soaps?/sprays?/deodorants?/shampoos?/powders?)|
  (?<=(skin (on/of/around/under/over) (my/the/her/his) /(neck and /neck n )))throat|like (a /)(fire/flames?/hell)|
  (blue|purple|black|green|orange|blou|pers|groen|swart|dyed|stained|coloured) (from/of/van/with/by)( (the|a|my|his|her|their|eating|drinking|sucking|some|that|
  those|new|n|die|all|red|blue)){0,3} (slush*/sweets?/loll(y/ies)/ice (cream/lolly)/suckers?/cool ?drinks?/fizz*/jelly/cand(y/ies)/berries/blueberr*/beetroot/
  food colou?r*/ink/pens?/markers?/crayons?/chalk/bubble ?gum/popsicles?/
  liquorice/jeans/denim/koki*/face paint/lollipops?/roomys/suigstokkies?)|
  (ate/eats?/eaten) (up /away /through /into )?(the/my/all the/a) (colou?r/dye/hole/paint/polish/varnish/budget/pillow/towel/plastic)|hard (pill /)to swallow|cut (my/the/your) hair|
  cut(s/ting/) (my/your/him/her)self ((some/a (bit/little) of/a little/more) slack|a (break/deal/fringe)|bangs|(loose/short)(?= (on/with/from) )|off (from )?(sugar/dairy/carbs/bread/coffee/
  sweets/chocolate/junk/meat/wheat/gluten/alcohol/takeaways/buying/products))|hurt(s/ing/) (my/your)self in the (wallet/pocket)|
  hang (my/him/her)self out to dry|
  (swollen|swelling|swells?|swelled) (with|from) (all (the|that) )?(love|pride|joy|happiness|emotion|excitement|kisses|kissing|laughter)|
  cut myself (while /when /)(shaving/cooking/chopping/gardening)|
  committing (skincare/skin care/beauty) suicide|skin suicide|
  (financial|career|social|political|commercial|fashion|style|budget|wallet) suicide|suicide (for/to) (my/your) (skin/wallet/pocket/budget/bank account/barrier/pores/hair)`)

// An eyelid, a kneecap and a feeding tube are no pots.
const container =
  '(?<![a-z]/knee /feeding /drip /ear )(bottle/cap/tube/tub/jar/pump/packet/sachet/container/packaging/sponge/dropper/nozzle)s?'
const product =
  '(?<![a-z])(lip ?balm/lipstick/mascara/foundation/concealer/sunscreen/cream/lotion/serum/shampoo/soap bar/toner/cleanser/face mask/gloss)s?'
const usedFirst =
  '(?<!(us(e/ed/ing)/appl(y/ied)/after/with/from/since/to/tried/put/on/bought) ((the/my/this/a/that/new/some) ){0,3})'
const meanwhile = '(has/have/had/is/was/just/all/got/suddenly/completely/also/that/which)'
const cloth =
  '(towels?|duvets?|sheets?|pillows?|pillow ?(cases?|slips?)|linen|clothes|shirts?|t ?shirts?|tops?|vests?|blouses?|jeans|dress|collars?|curtains?|carpets?|rugs?|' +
  'couch|tables?|counters?|basin|bath ?mat|hijab|doek|scarf|handbag|bag|handdoek(e)?|klere|kussingsloop|hemp)'
const bodyPart =
  '(face|skin|cheeks?|chin|neck|hands?|eyes?|lips?|me|arms?|legs?|scalp|head|forehead|fingers?|baby|son|' +
  'daughter|and|so|because|badly|through|after|when|from)'
/** What happens to a pot and not to a person: "the balm swelled up in the hot car". Only the alarming word goes, the pot stays. */
const ofThings = waysPattern(`
  (?<=${container} (of (my/the/this) ([a-z]+ ){1,2})?(${meanwhile} ){0,2})(swel(ls/led/ling/)|swollen|puffed up|bloated|bulg(es/ed/ing)|burst|exploded|blew up|bled)
    (?! (all /)(over/on/onto/in/into/up) (my/his/her/me)|,? (my/his/her) (face/eye/lip))|
  (?<=${usedFirst}(the/my/this/a/her/his) ([a-z]+ )?${product} (${meanwhile} ){0,2})(swel(led/ls)|swollen|puffed up|bloated|burst|exploded|blew up)
    (?=( up/ open/ shut)? (and/n) (leaked/burst/split/melted/dried|went off|separated)|( up/ open)? in (the|this|my) (hot |boot |back |front )?
    (car|sun|heat|bag|handbag|fridge|bathroom|drawer|cupboard|boot|taxi|post))|
  (?<=(?<![a-z])wax ([a-z]+ )?)(burnt|burned|burns)(?= (on|in) the (stove|pot|microwave|heater|warmer))|
  (?<=${product} (has|have|got|had|with|is full of) ([a-z]+ ){0,2})lumps?|
  (burn(ed|t|s|ing)|burn(?= marks?)|bleach(ed|es|ing))(?=( (?!${bodyPart} )[a-z]+){0,6} ${cloth}(?![a-z]))|
  (?<=${cloth} (has |got |is |was |were ){0,1})(burnt|burned|bleached)`)

/** Words of the tables worth correcting a slip to, and real words that look like slips of them. */
const spelled = `
  swelling swollen breathe breathing anaphylaxis anaphylactic blister blisters blistering blistered pregnant pregnancy swallowed swallow
  isotretinoin roaccutane tretinoin retinol adapalene suicide suicidal bleeding eczema rosacea shingles hydroquinone mercury steroid steroids
  lightening whitening bleaching infected infection cystic injection tongue throat wheezing unconscious collapsed breastfeeding melasma diarrhoea
  painful spreading chemical depressed changing confused toddler overnight eyelids eyelid antibiotics antibiotic purple genitals myself nothing
  everything stiff ulcers alopecia vitiligo psoriasis scarring breath vomiting drowsy fainted stomach poison bleach paraffin peeling burning burnt
  hospital properly swallowing dizzy bruises bruised choked strangled threatened differin dermovate movate lemonvate betnovate acnetane oratane dialysis
  aspirin warfarin chemotherapy methotrexate doxycycline minocycline lamotrigine allopurinol bactrim prednisone diabetes diabetic epilepsy asthma newborn
  bleeds splashed splashes thumbnail chickenpox growing battery headache headaches vomiting vomited scratched scratches chewed feverish numbness keloid keloids piercing`.split(
  /\s+/,
)
const realWords = new Set(
  `
  selling smelling spelling shelling swilling breeding breaching tongues blanching charging chancing confuse listening infecting blistery blaster
  bluster wheeling shallow scaring starring noting breath hydroquinones retinal differing aspiring blends breeds slashed glowing groping growling batter
  batters buttery heartaches scratchier screeched stretched stretches chowed crewed blistex blistik`.split(/\s+/),
)
const known = new Set(spelled)

const corrected = (word: string): string => {
  if (word.length < 6 || known.has(word) || realWords.has(word)) return word
  // A plural or another ending of a word we know is no slip.
  if (known.has(word.replace(/(?:s|es|ed|ing|ly|al)$/, ''))) return word
  for (const right of spelled) {
    const slips = Math.min(slipsAllowed(word.length), slipsAllowed(right.length))
    if (right[0] === word[0] && distance(word, right, slips) <= slips) return right
  }
  return word
}

/** A sentence as the clues are looked for. */
const plainSentence = remembered((sentence: string): string => {
  let plain = sentence.replaceAll(/[,:()]+| - /g, ' , ').replaceAll(/[^a-z0-9,]+/g, ' ')
  for (const [form, one] of shortForms) plain = plain.replaceAll(form, one)
  return plainlyPut(plain.replaceAll(figures, ' ').replaceAll(ofThings, ' '), sentence)
    .split(' ')
    .filter((word) => word !== '')
    .map(corrected)
    .join(' ')
})

/**
 * The sentences of a text as the clues are looked for: lower case, one space between words, commas as words of their own, short forms and
 * common slips made one, figures of speech taken out. "But" begins a new one: what is said before it does not colour what comes after.
 */
export const sentencesOf = remembered((text: string): string[] =>
  normalise(text.slice(0, 20_000).replaceAll(/[\n\r]+/g, '. '))
    .replaceAll("'", '')
    .split(/[.!?…]+(?=\s|$)|[;•]| (?=(?:but|however|maar|kodwa)\b)|(?<=[a-z]{2})[.!?]+(?=[a-z]{2})/)
    .map(plainSentence)
    .filter((sentence) => sentence !== ''),
)
