import { pattern } from '../../text/pattern.ts'

// Whether a message tells that something used on skin did harm, before anything else in it is looked at: a sign on the skin, what may have
// caused it, and that it has happened. A wish to treat, a fear and a question ahead tell of none.

/** Signs that by themselves speak of a reaction. */
const sharp =
  String.raw`burn(?:s|t|ed|ing)?|brand|sting(?:s|ing)?|stung|itch(?:y|es|ed|ing)?|jeuk\w*|rash(?:es)?|uitslag|hives|welts?|raw|red|rooi|reddish|` +
  String.raw`peel(?:s|ed|ing)?|flak(?:y|es|ed|ing)|skilfer\w*|vervel\w*|swollen|swelling|geswel|sore|seer|hurts?|hurting|irritated|irritating|inflamed|` +
  String.raw`(?:bumps?|bumpy|knoppies?)|patch(?:es|y)|iyababa|iyashisa|kuyababa|kuyashisa|bomvu|on fire|tight|so dry|very dry|dry now`
/** Signs that many have for other reasons: they count where the message itself says what brought them. */
const blunt =
  String.raw`pimples?|puisies?|zits?|spots|acne|breakouts?|break(?:s|ing)?(?: me)? out|broke(?: me| him| her)? out|worse|erger|dark(?:er)?|` +
  String.raw`donkerder|` +
  String.raw`black(?:er)?|marks|dry|dries|droog|droe|whiteheads|congested|horrible|terrible|ugly`
const anySign = `(?:${sharp}|${blunt})`

const past =
  String.raw`used|tried|applied|put|rubbed|smeared|switched|changed|started|waxed|shaved|threaded|washed|bought|smeer|gebruik|probeer|begin|` +
  String.raw`skeer|geskeer|gewax|using|shaving|waxing|putting|trying|switching|changing|starting|(?:weeks?|months?) (?:on|in|into|of)|(?:week|` +
  String.raw`month) \d+|on (?:it|week)`
const lately =
  String.raw`now|nou|since|sedert|ever since|after|nadat|yesterday|gister|last night|gisteraand|this morning|vanoggend|today|vandag|last week|` +
  String.raw`woke up|straight away|immediately|days? (?:ago|later|after|now)|hours? (?:ago|later|after)|(?:weeks?|months?) (?:ago|later|in|on|into|` +
  String.raw`now|of)|(?:week|month) \d+|ngoku|manje|izolo`

/** "Made my cheeks red", "gave me a rash", "is making my skin darker": of a person who gave something no sign follows. */
const causes = pattern`
  \b(?:mak(?:es|ing|e)|made|g[ai]ve[sn]?|giving|caus(?:ed|es|ing)|left|leaves|leaving|turn(?:ed|s|ing)|maak|gee|het) (?:me|my|her|his|him|us|our|ons|
  the|it|them)\b(?: (?!when\b|how\b|what\b|for\b|can\b|to\b|does\b|is\b)\S+){0,3}? ${anySign}\b`
/** "It made dark patches on my cheeks": marks that a thing brought, whoever it is said of. */
const broughtMarks = pattern`
  \b(?:made|gave|left|brought|caused|is making|is causing|keeps making|keeps leaving) (?:me |my \w+ )?(?:\w+ ){0,2}(?:dark|darker|black|brown|grey|purple|donker|swart|bruin)(?: \w+)? (?:patch(?:es)?|spots?|marks?|stains?|kolle|vlekke)\b`
const brokeOut = /\b(?:broke|breaks|breaking) (?:me|him|her|my \S+) out\b/
const signAfter = pattern`
  \b${anySign}\b.{0,40}\b(?:since|ever since|after|from|sedert|nadat|van) (?!(?:a|the) (?:long|few|child|birth)\b)(?!(?:i )?(?:was|had|years|months|
  school|puberty|high|giving|turning|moving|eating|drinking|stress)\b)`
/** What is put on skin, by its Afrikaans name. */
const afrikaans =
  'sonskerm|sonroom|sonblok|salf|grimering|reukweerder|gesigwas|waspoeier|masker|onderlaag|lyfroom|gesigroom|haarkleur|smeergoed|produk'
const came = pattern`
  \b(?:${sharp})\b.{0,24}\b(?:since|from|after|sedert|van|na) (?:(?:a|an|my|the|this|that|new|using|n|die|nuwe|i|using|used) ){0,3}(?:\S+ )?(?:cream|
  room|lotion|serum|soap|seep|perfume|deodorant|roll on|spray|pomade|shampoo|conditioner|wipes|toner|sunscreen|makeup|foundation|moisturi[sz]er|
  face wash|cleanser|detergent|washing powder|dye|relaxer|${afrikaans})\b`
/** "I used it and my face is peeling". */
const andIs = pattern`
  \b(?:and|but|so|now|en) (?:my|his|her|the|our|it|i|she|he|die) .{0,24}\b(?:is|are|am|was|were|feels?|looks?|got|went|turned|keeps?|started|starts|
  has|have|het)\b.{0,16}\b(?:${sharp})\b`
const sharpSign = new RegExp(String.raw`\b(?:${sharp})\b`)
const happened = new RegExp(String.raw`\b(?:${lately})\b`)
const wasUsed = new RegExp(
  String.raw`\b(?:${past}|new|nuwe|het|(?:since|sedert) (?:i|ek|we|she|he) (?:uses?|puts?|wears?|apply|gebruik|smeer|dra))\b`,
)
const worsened = pattern`
  \b(?:worse|erger|horrible|terrible|darker|donkerder|blacker|break(?:ing)? out|broke out|breakouts|so dry|everywhere|(?:more|new|so many|full of|
  lots of|extra|meer|nuwe) (?:\w+ )?(?:pimples|spots|bumps|zits|acne|whiteheads|breakouts|puisies|knoppies))\b`
/** "For three weeks", "day 20 of it": as long as something new takes to show what it does. */
const soLong = pattern`
  \b(?:for|vir) (?:only |just |about |like |net )?(?:\d|[1-4]\d|a|one|two|three|four|five|six|seven|eight|few|n|een|twee|drie|vier|vyf|ses) (?:days?|weeks?|dae|weke|
  week)\b|\b(?:day|week|dag) \d+ (?:of|on|with|van)\b`

/** "Tretinoin for three weeks now, face is burning". */
const skinBurns =
  /\b(?:face|skin|cheeks?|chin|neck|forehead|vel|gesig) (?:(?:is|are|feels?|keeps?|starts?|started|so|now|still|really|very|just) )*(?:burning|burns|stinging|stings|raw|peeling|peels|on fire|brand)\b(?! (?:in the sun|easily|outside))/

/** "It burns when I put my toner on": every time. */
const eachTime = pattern`
  \b(?:${sharp})\b.{0,30}\b(?:when|whenever|wen|as|every time|each time|elke keer)\b (?:i|ek) |\b(?:when|whenever|every time|each time|as) (?:i|
  ek) .{0,40}\b(?:${sharp})\b`
/** What razor and wax leave on many is a question of its own; what burns or is raw after them is not. */
const onlyShaved = /\b(?:shav\w*|razor|wax\w*|thread\w*|skeer)\b/
const sore = /\b(?:burn\w*|sting\w*|raw|rash|red|rooi|swollen|sore|peel\w*|brand|cream|new|nuwe|gel|lotion)\b/

/** What may have done it, beside what is known as an ingredient or a kind of product. */
const culprits = pattern`
  \b(?:${afrikaans}|cream|room|product|lotion|serum|soap|seep|gel|oil|olie|perfume|parfuum|deodorant|roll on|spray|pomade|shampoo|conditioner|mask|wipes?|
  detergent|washing powder|remover|veet|nair|depilatory|wax(?:ed|ing)?|thread(?:ed|ing)|shav(?:ed?|ing)|razor|hair removal|relaxer|dye|toner|balm|
  butter|foundation|makeup|primer|brand|skeer|(?:used|tried|applied|rubbed|gebruik|probeer) (?:a|an|this|that|the|my|some|new|n|die|nuwe|
  it|one|them|dit|een)|(?:put|did|had) (?:it|one) on|(?:did|had|put) one|(?:dit|een) (?:\w+ )?(?:gebruik|probeer|aangesit|gesmeer))\b`

/** What is asked for, or still to come, has done nothing yet. */
const ahead = pattern`
  ^(?:and |so |hi |hey |but )*(?:does|can|could|will|would|is it|are|if|what if|might|sal|kan|should|how often|how long|which|what (?:is|does|works|
  helps|cream|product|can|should|to use))\b|\b(?:can|may|should|must|could|shall|would|when do) i (?:use|put|apply|try|take|start|add|buy)\b|
  \b(?:good|best|works?|helps?|something|anything|used) (?:for|with|vir)\b|\b(?:does|will|would|can|could|wont) (?:it|this|that|\S+|\S+ \S+) (?:help|
  make|give|cause|burn|sting|break|fade|clear)\b|\brecommend|\bstruggl|\bsuffer|\bfor years|\bnormally\b|\bto (?:treat|help|fade|clear|fix)\b|
  \bkan ek\b|\b(?:worried|scared|afraid|bang|gonna|going to|gaan) `

const elsewhere = pattern`
  \b(?:suggest\w*|recommend\w*|instead|alternative|look for|the same as|which (?:\S+ )?(?:words?|one|kind|names?|sunscreen|doesnt|wont)|what kind|
  without it|free from)\b`

/** "What cream is best for a rash after shaving": care is sought for it, by whatever name. */
export const seeksCare = (said: string): boolean =>
  pattern`
  \b(?:what|which|watter)\b.{0,24}\b(?:best|good|work\w*|help\w*)\b.{0,8}\b(?:for|on|vir)\b|^(?:best|good) .{0,24}\b(?:for|vir)\b`.test(
    said,
  )

const isSign = new RegExp(`^${anySign}$`)
const link = /^(?:from|after|since|van|na|sedert)$/

/** "After the doctor gave me adapalene": the name stands further off. */
const handed = /\b(?:gave|given|prescribed|started|put me on|got me)\b/
/** "Bumps from coconut oil": a sign, then a link, then what is named. */
const fromNamed = (tokens: readonly string[], places: ReadonlySet<number>): boolean =>
  tokens.some(
    (word, at) =>
      link.test(word) &&
      tokens.slice(Math.max(0, at - 4), at).some((one) => isSign.test(one)) &&
      [1, 2, 3, ...(handed.test(tokens.slice(at, at + 6).join(' ')) ? [4, 5, 6] : [])].some((step) =>
        places.has(at + step),
      ),
  )

const longPast = pattern`
  \b(?:last year|verlede jaar|(?:years?|months?|jare?|maande) (?:ago|back|gelede)|in (?:19|20)\d\d|once|when i was|as a (?:kid|child|teen\w*)|
  long ago|back then)\b`
const nowWell = pattern`
  \b(?:fine|good|ok|okay|oraait|healed|better|gone|calm|recovered|normal|well) (?:now|again|since|nou|weer)\b|\ball (?:good|fine|clear|healed|gone)\b|
  \b(?:now|nou) (?:(?:im|its|it is|i am|my \S+ is|everything is) )?(?:all )?(?:fine|good|ok|okay|healed|better|well)\b|\b(?:has|have|is|it|
  long) healed\b|, healed\b|\bhealed\b`
const yearsPast =
  /\b(?:(?:years?|yrs|jare?) (?:ago|back|gelede)|as a (?:baby|toddler|kid|child|teen\w*)|when (?:i|she|he) was (?:\d+|little|small|young|a)|toe ek \d+|long ago)\b/
const goesOn = /\b(?:still|now|nou|again|weer|nog|keeps?|since|sedert|today|yesterday|week)\b/
const ageNow = /\b(?:im|i am|ek is|shes|she is|hes|he is) (?:nou )?\d\d(?: now| nou)?\b/g
/** "Last year a mask burnt me, all good now", "a rash years ago": nothing is to be calmed any more. */
export const isOver = (said: string): boolean =>
  (longPast.test(said) && (nowWell.test(said) || /\bonce (?:reacted|had|got)\b/.test(said))) ||
  (yearsPast.test(said) && !goesOn.test(said.replaceAll(ageNow, ' ')))

/** "What moisturiser?", "a good redness cream": what is looked for has done nothing. */
const sought = new RegExp(
  pattern`
  \b(?:what|which|watter|wat|any|good|best|goeie|gentle|need (?:a|an|some)|recommend\w*(?: (?:a|an|some))?|suggest(?: (?:a|an|
  some))?)(?: \S+){0,2}? (?:cream|room|creme|lotion|serum|soap|seep|gel|oil|olie|product|produk|shampoo|mask|toner|balm|butter|sunscreen|sunblock|
  moisturi[sz]er|cleanser|wash|foundation|makeup)\b|\b(?:butter|cream|lotion|balm|soap|serum|sunscreen|moisturi[sz]er) please\b`,
  'g',
)
const usedKinds = /\b(?:sunscreen|sunblock|moisturi[sz]er|cleanser|face wash|spf|make up|hair oil)\b/

/** Whether all that a message could blame is what it looks for. */
export const soughtOnly = (said: string, places: ReadonlySet<number>): boolean => {
  const rest = said.replaceAll(sought, ' ')
  return rest !== said && places.size === 0 && !culprits.test(rest) && !usedKinds.test(rest)
}

/** "The brand" is English for a make; alone it is Afrikaans for burning. */
const aMake =
  /\b(the|an?|this|that|which|what|any|another|new|same|other|sponsor\w*|good|best|cheap|local|skincare|own|house|every) brand\b/g

/** "A gas heater in my room": where somebody sits. */
const aRoom = /\b((?:in|of|to) (?:my|the|our|this|his|her|a)(?: \w+)?) room\b(?! (?:op|vir|brand|wat))/g

/** "A chemical peel" is what was done, and no skin that peels. */
const aPeel =
  /\b(an?|the|my|this|last|chemical|salon|mild|light|deep|strong|glycolic|tca|acid|home|face|facial) peel\b(?! off)/g

const harmOfOther = new RegExp(
  String.raw`\bmy (?:friends?|bestie|mate|cousin|sister|brother|mom|mother|aunt\w*|colleague|neighbour|girlfriend|gran|vriend\w*|suster|ma|niggie)\b(?: \w+){0,4}? (?:${sharp})\b`,
)
const asksOwn =
  /\b(?:can|may|should|must|will|would|could|kan|mag|sal) (?:i|it|ek|dit)\b|\b(?:safe|ok|okay|fine|good) for me\b|\b(?:does|is) (?:it|this|that)\b|^(?:and |so )?(?:does|is|are|will) /
const asksForOther = /\b(?:she|he|they|her|him|his|hers|them|sy|hy|haar|hom)\b/

/** "Does it work on dark skin? My friend got burnt": a harm that somebody else had, told as the reason for a question of one's own. */
export const harmedAnother = (said: string): boolean =>
  harmOfOther.test(said) && asksOwn.test(said) && !asksForOther.test(said)

/** "Nothing that will make me peel" is wished for, and "no stinging at all" is denied. */
const harms = String.raw`(?:make|makes|give|gives|cause|causes|leave|leaves|burn|burns|sting|stings|peel|peels|irritate|irritates)\b(?: \S+){0,4}`
const wishedAway = new RegExp(
  String.raw`\b(?:nothing|without anything) (?:that |which )?(?:(?:will|would|can|could|might) )?${harms}|\b(?:anything|something|one|steps?|routine|products?|serum|cream|moisturi[sz]er|sunscreen|wash|cleanser|toner|lotion) (?:that |which )?(?:wont|will not|would not|wouldnt|doesnt|does not|dont|do not) ${harms}`,
  'g',
)
/** What is said without the harm that is only wished away. */
export const withoutWished = (said: string): string => said.replaceAll(wishedAway, ' ')
const deniedSign =
  /\b(?:no|zero|without|geen)(?: (?:any|more|real))? (?:burning|stinging|sting|peeling|flaking|flakes|redness|irritation|itching|itch|rash|dryness|reaction|swelling)(?:(?:,| or| and| nor| no)+ (?:burning|stinging|sting|peeling|flaking|flakes|redness|irritation|itching|itch|rash|dryness|reaction|swelling))*\b/g

/** Whether words tell of a harm done; `named` when they name an ingredient or a kind of product, an ingredient at these places. */
export const tellsOfHarm = (tokens: readonly string[], named: boolean, places: ReadonlySet<number>): boolean => {
  const said = tokens
    .join(' ')
    .replaceAll(aMake, '$1 make')
    .replaceAll(aRoom, '$1')
    .replaceAll(aPeel, '$1 treatment')
    .replaceAll(wishedAway, ' ')
    .replaceAll(deniedSign, ' ')
  if ((!named && !culprits.test(said)) || isOver(said) || harmedAnother(said)) return false
  if (soughtOnly(said, places)) return false
  if (
    pattern`
    \b(?:cured|healed|helped|disappeared|went away|gone|better) (?:now|after|since|from)\b|\bnow (?:its|it is|all|theyre) (?:fine|ok|okay|gone|
    better)\b|\b(?:no longer|not) (?:red|sore|itchy|burning|peeling)\b`.test(said)
  )
    return false
  // Who knows what does them harm asks for something else.
  if (elsewhere.test(said) && !happened.test(said)) return false
  if (ahead.test(said) && !/\b(?:made|gave|broke|burnt|burned|stung|turned)\b.{0,20}\b(?:me|my|it)\b/.test(said))
    return false
  if (onlyShaved.test(said) && !sore.test(said)) return false
  if (
    causes.test(said) ||
    (named && broughtMarks.test(said)) ||
    brokeOut.test(said) ||
    eachTime.test(said) ||
    came.test(said) ||
    fromNamed(tokens, places)
  )
    return true
  const after = signAfter.test(said)
  if (soLong.test(said) && (worsened.test(said) || (named && skinBurns.test(said)))) return true
  return (
    wasUsed.test(said) &&
    (after || andIs.test(said) || (happened.test(said) && (sharpSign.test(said) || worsened.test(said))))
  )
}
