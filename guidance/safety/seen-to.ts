import type { RedFlagLevel } from '../knowledge/kinds.ts'
import { plainOf } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

// What becomes of an alarm once somebody sees to it: it was seen ("went to casualty last night"), it is being seen to ("the ambulance is on the way"), or it
// will be ("booked for Thursday"). Told of a crisis only where somebody is with who told it, or was spoken to; a cream for the wound ends none.

/** How far an alarm has been seen to. */
export type SeenTo = 'seen' | 'under-way' | 'will-be'

const place =
  String.raw`(?:(?:\w+ )?(?:clinics?|clinik|docs?|doctors?|dr|gp|hospital|hosp|casualty|trauma|emergency (?:room|department|unit|ward)|er|icu|netcare|medicross|intercare|ward|theatre|derm(?:s|atolog\w*)?|nurses?|specialist|surgeon|paed\w*|midwife|gynae\w*|gyn|obgyn|dentist|
  optometrist|eye (?:doctor|clinic|hospital|specialist|man)|tygerberg|groote schuur|bara|baragwanath|steve biko|charlotte maxeke|red cross|helen joseph|addington|albert luthuli|kalafong|livingstone|frere|mediclinic|podiatrist|physio|pharmacist|pharmacy|chemist|psych\w*|counsell?\w*|therapist|social worker|paramedics?|er24|dokters?|kliniek|hospitaal|ongevalle|apteek|apteker|verpleegster|sielkundige|
  tliniki\w*|sepetlele|ngaka|ngakeng)|\w*(?:tholampilo|kliniki?|bhedlela|dokotela|gqirha|mongikazi))`.replaceAll(
    /\n */g,
    '',
  )
const gives =
  '(?:gave|given|prescribed|put (?:me|him|her|us|it)|het (?:\\w+ ){0,3}gegee|gegee|bangiphe|bandiphe|banginike|ba mphile)'
const ofDoctor =
  'antibiotics?|treatment|drip|stitches|script|prescription|tetanus|injections?|referral|antibiotika|steke'
const remedy = `(?:${ofDoctor}|ointment|salf|drops|jab|medicine|medication|meds|tablets|pills?|pille|amaphilisi|iipilisi|umuthi|dipilisi|antivirals?|ac[iy]clovir|doxy\\w*|amox\\w*|augmentin|cream|room|dressing)`

/** Somebody who can judge has looked at it. */
const wasSeen = pattern`
  \b(?:went|been|came (?:back )?from|back from|home from|saw|visited|(?:told|asked|spoke (?:to|with)|spoken (?:to|with)|phoned|called|messaged|whatsapped)(?= (?:my |the |a |our )?${place})|airlifted|taken|transferred|(?:took|rushed|brought|drove) (?:me|him|her|us|it|them|my \w+|the \w+)|(?:was|were) (?:at|in|by)|was by die|by die|ek was|ons was|ngiye|ngiyile|siye|siyile|ndiyile|ndiye|siyile|besi\w*|bengi\w*|ke ile|re ile|ngibone|ndibone|ke bone)\b
  (?: \w+){0,5}? ${place}\b|
  \b${place}(?: \w+){0,4}? (?:saw|has seen|checked|looked|cleaned|dressed|drained|treated|examined|tested|cut|removed|stitched|kept|took (?:it|a|blood|bloods|photos|me off|me|him|her)|stopped|switched|changed|said|says|sê|told|knows|know about|confirmed|diagnosed|
  discharged|reckons|is happy|was happy|are busy|isnt worried|is helping|helps|is treating|treats|is looking after|looks after|is busy|het|gekyk|skoongemaak|verbind|behandel|ondersoek|weet|uthe|ungibonile|usengibonile|undibonile|ba re|o itse)\b|
  \b(?:had|got|has been|have been|was|were|its been|been|already|just)\b(?: \w+){0,2}? (?:looked at|checked|seen to|seen by|seen at|seen|treated|taken care of|attended to|dressed|stitched|drained|cut out|taken out|admitted|discharged|examined|biopsied|nagekyk|gesien)\b(?! (?:with|myself|on|in a|the))|
  \b(?:biops\w+|x ?rays?|scans?|sonar|bloods|blood tests?|tests|swabs?|results?)\b(?: \w+){0,2}? (?:done|taken|clear|fine|normal|negative|came back|good)\b|\b(?:did|done|had|took|doing|waiting for) (?:a |the |my |our )?(?:biops\w+|x ?rays?|scan|sonar|bloods|blood tests?|swabs?|results?)\b|\b(?:benign|all clear)\b|
  ^(?:it was |was |got |had it |they |its |is )*(?:cut out|removed|taken out|stitched up|took (?:it|the \w+) (?:off|out))\b|\bsuster(?: het)?(?: \w+){0,2} (?:skoongemaak|verbind|gekyk|behandel|ondersoek|gegee)\b|\b(?:bandaged?|put (?:a|on a) (?:bandage|dressing|cast|plaster of paris))\b|\bba re\b.*${place}|
  \b(?:they|hulle|ba|nurse|doctor|he|she) (?:\w+ )?(?:drained|cleaned it|stitched|cut it|pumped|admitted|treated|checked|dressed|removed|discharged|examined|operated|x ?rayed)\b|\b(?:drained|cleaned|stitched|cut|pumped|treated|checked|dressed|removed|examined)\b(?: \w+){0,4}? (?:at|by|in) (?:the |a |our |die )?${place}\b|
  ^(?:(?:all|its|it is|ok|that|thats|everything|been|is) )*(?:sorted|seen to|taken care of|reggemaak|uitgesorteer)\b(?: out)?(?! with)`
const ofAnother =
  '(?! (?:\\w+ ){0,4}(?:tretinoin|retin\\w*|adapalene|differin|epiduo|roaccutane|accutane|acnetane|oratane|benz\\w*|azelaic|clindamycin|acne|pimples|contracept\\w*|metformin)\\b)'
const wasGiven = new RegExp(
  String.raw`\b${place}(?: \w+){0,3}? ${gives}\b${ofAnother}|\b${gives}(?: (?:me|him|her|us|it|my))?(?: \w+){0,4}? ${remedy}\b|\b(?:got|on|taking|started|busy with|finish\w*|collected|het|kry|gekry|op)\b(?: \w+){0,3}? (?:${ofDoctor})\b|\b(?:got|collected|gekry|have)\b(?: \w+){0,4}? (?:from|at|by|van) (?:the |my |our |a |die )?(?:clinic|doctor|doc|dr|gp|hospital|casualty|derm(?:s|atolog\w*)?|nurse|kliniek|dokter)\b`,
)
/** In these hands now, or on the way there. */
const inHand = pattern`
  \bwaiting for (?:the |an |die )?(?:ambulance|ambulans|paramedics?)\b|
  \b(?:took|taken|fetched|collected|gone|left|following|vat)\b(?: \w+){0,4}? (?:ambulance|ambulans|paramedics)\b|\bon (?:a|the) drip\b|\bin (?:\w+ )?(?:hospital|ward|icu|theatre)\b|\bin die hospitaal\b|
  ^(?:at|by|inside|outside) (?:the |a |our |die )?${place}\b|
  \b(?:ambulance|ambulans|paramedics?|er24|netcare|10177|112|10111|police|saps|polisie|they|theyre|help|medics?|hulle|i ambulensi|iambulensi|\w*ambulense)\b(?: \w+){0,3}? (?:on (?:the|its|their|his|her) way|coming|here|arrived|op ?pad|almost here|outside|iyeza|isiyeza|e tla|e tseleng|sendleleni|isendleleni)\b|
  \b(?:called|phoned|rang|dialled|on the (?:phone|line) (?:with|to)|speaking to|spoke to|talking to|spoken to|gebel|bel nou|ngishayele|ndifowunele|ke leditse)\b(?: \w+){0,3}? (?:ambulance|ambulans|112|10177|paramedics?|er24|poison\w*|helpline|emergency|${place})\b|
  \b(?:im|i am|am|were|we are|hes|he is|shes|she is|is|are|sitting|sit|waiting|queue|queueing|now|already|here|ek is|ons is|sit nou|ngise|ngi|sise|ndise|ke|re)\b(?: \w+){0,3}? (?:at|in|by|outside|for|inside|se|kwa)? ?(?:the |a |our |my |die )?${place}\b(?! (?:tomorrow|next|on|and said|says))|
  \b(?:sise|ngise|ndise|use|bese|sesise)(?:m|n|si|e|ku)?\w*(?:tholampilo|kliniki|bhedlela|kadokotela|dokotela|gqirheni)\b|
  \b(?:seeing|under|with) (?:someone|somebody|a professional|(?:the |a |my |our )?${place})\b|\b(?:being|getting) (?:seen|treated|looked after|sorted|help(?:ed)?|treatment|(?:it|him|her|me) (?:seen|checked|treated|looked at|sorted))\b|\bin (?:good|safe) hands\b|
  \b(?:on (?:my|our|the|his|her|their) way|omw|otw|op ?pad|en route|leaving now|going (?:there |in )?(?:right )?now|heading (?:there|to|out|in)|driving (?:there|to|me|us|him|her)|in the (?:car|taxi|uber|bolt|ambulance)|rushing to|come (?:in|through) (?:at|now|today|this)|
  (?:ngi|si|ndi|u|ba)?sendleleni|(?:ke|re) tseleng|gaan nou|ry nou)\b|
  \b(?:taking|driving|bringing|fetching|rushing|vat|neem|bring|ry) (?:me|us|him|her|them|my|ons|hom|haar)(?: (?:there|to|in|now|right|today|through|straight|nou|dadelik|soontoe|tomorrow|later|on)\b|\W*$)|\b(?:isa|yisa|usa)\w* (?:e\w*(?:tholampilo|bhedlela|kliniki)|kudokotela|kugqirha)\b`
/** Meant to be seen, later. */
const later = pattern`
  \b(?:tomorrow|tmrw|tmr|tomoro|m[oô]re|kusasa|ngomso|hosane|kamoso|monday|tuesday|wednesday|thursday|friday|saturday|sunday|maandag|dinsdag|woensdag|donderdag|vrydag|saterdag|mon|tues?|wed|thurs?|fri|next|volgende|weekend|payday|paid|month end|first thing|as soon as|once|when|
  booked|booking|appointment|appt|afspraak|bespreek|later|the (?:\d+(?:st|nd|rd|th)?))\b`
/** Days that are past. */
const sinceThen = /\b(?:since|last|from|sedert|laas|verlede|this past) \w+\b/g
const willBe = pattern`
  \b(?:will|ill|gonna|going to|wil|sal|gaan|planning to|promise to|promise ill|about to)\b(?: \w+){0,3}? (?:go|do (?:so|it|that)|do|see (?:a|the|my|someone|somebody|them|one)|have (?:it|him|her|that|them|this) (?:\w+ )?(?:seen|checked|looked|tested)|get (?:it|him|her|that|this) (?:seen|checked|looked|tested)|get (?:an appointment|help|a booking)|
  book|call|phone|ring|make (?:an |a )?(?:appointment|booking|plan)|take (?:him|her|it|them|me|my \w+)|ask (?:my \w+|them|someone|for)|let (?:a|the|my|them)|visit|check it|show (?:it|them|the|my)|tell|speak|talk|gaan|bel|kyk|afspraak|bespreek|wys|vra)\b|
  \b(?:sal|wil) (?:gaan|bel|bespreek|wys|vra|so maak|dit doen)\b|\bthx will go\b|^(?:ok\w* |fine |noted |thanks |dankie |yes |ja )*(?:will go|will do|ill go|going tomorrow|going there)\b|
  \b(?:booked|booking|appointment|appt|afspraak|bespreek)\b|\b(?:going|gaan|off) (?:\w+ ){0,3}(?:to |na |by )?(?:the |a |my |die )?${place}\b|\b(?:going|gaan)\b(?: \w+){0,2}? (?:tomorrow|first thing|monday|tuesday|wednesday|thursday|friday|saturday|as soon|m[oô]re)\b|
  \b(?:ngizoya|ngizohamba|sizoya|ndiza kuya|ndizakuya|siza kuya|ngizobona|ndizobona|ngizombonisa|ke tla ya|re tla ya|ke tlo ya|ke tla bona|ngizokwenza|ndizakwenza|ke tla etsa)\b`
/** Not seen to, doubted, asked or only wished for. */
const notSo = pattern`
  \b(?:not|never|didnt|dont|wont|cant|cannot|couldnt|havent|hasnt|isnt|arent|nobody|no one|none|nie|geen|refuse\w*|too far|no (?:money|transport|taxi|doctor|clinic|ambulance|time)|waste|instead|without|unless|if|should|whether|supposed to|must i|need to|needs to|wanted to|
  wish|hope|hoping|maybe|might|used to|afraid|rather|angi\w+|andi\w+|asi\w+|akukho|ha ke|ga ke|as dit|uma|before i|years? ago|months? ago|last (?:year|month|summer|winter)|since (?:the|my|he|she|they|i|then|years?|\d+)|jaar gelede|maande gelede)\b`
const nothingMuch =
  /\b(?:not|nothing|no|nie|isnt|dont|geen|niks) (?:\w+ )?(?:serious|bad|worr\w*|problem|stress|need|big|infected|broken|cancer\w*|danger\w*|ernstig|rush|fuss|doubt|cancerous|wrong)\b|\b(?:cant wait|dont worry|isnt worried|wasnt worried)\b/g
/** It goes on in spite of it, or nobody helped. */
const setBack = pattern`
  \b(?:no answer|(?:never|didnt|dont|wont) answer|voicemail|on hold|hung up|(?:says?|said) (?:to |we must |i must )?wait|(?:bled|bleed\w*|swell\w*|swelled|started|opened|happened|came|come) (?:\w+ )?(?:again|weer)|never came)\b|
  \b(?:worse|erger|vererger|spreading|versprei|still (?:bleed\w*|swell\w*|swollen|hot|burn\w*|sore|cant|hurts?|want\w*|feel\w*|think\w*|growing|spreading|there|the same|here)|steeds|nog steeds|came back|(?:sent|turned|chased) (?:me|us|him|her|them) (?:away|back)|(?:clinic|they|it|was|were|is) (?:are |is |was |were )?
  (?:closed|full|gesluit)|wouldnt (?:see|help)|didnt (?:see|help)|never came|gave up|left the queue|hes (?:back|here|coming)|he is (?:back|here|coming)|cant breathe|cant stop|kyk nie|ivaliwe)\b`
const notWorse = /\b(?:not|no|isnt|nie|never) (?:\w+ )?(?:worse|spreading|erger|vererger)\b/g

const kin =
  'mom|mum|mother|ma|dad|father|pa|parents|sister|brother|aunt\\w*|uncle|gogo|gran\\w*|ouma|friend|bestie|teacher|husband|wife|partner|cousin|flatmate|roommate|neighbou?r|family|suster'
const spoke =
  '(?:spoke|spoken|talked|talking|speaking|chatted|chatting|phoned|called|rang|messaged|whatsapp\\w*|told|seeing|saw|gepraat|gebel|vertel|gesels|praat|khulume|ndithethe|ngikhulume|buile)'
/** Spoken to, or not alone with it. */
const spokenTo = pattern`
  \b${spoke}\b(?: \w+){0,4}? (?:sadag|lifeline|childline|line|helpline|hotline|counsell?\w*|therap\w*|psych\w*|doctor|dr|gp|derm(?:s|atolog\w*)?|clinic|social worker|pastor|priest|imam|police|saps|gbv\w*|command centre|powa|tears)\b|
  \b(?:met|with|to) (?:sadag|lifeline|childline|my (?:psych\w*|therapist|counsell?or|doctor)|n sielkundige)\b(?: \w+){0,2}? (?:gepraat|about|now|praat)\b|
  \b(?:${kin})s? (?:is |are |has |have |now )*(?:with me|here|staying|stays with me|coming|came|came over|taking me|by my)\b|
  \b(?:im|i am|we are|were|i feel|feel|ek is|ons is) (?:\w+ ){0,2}?(?:safe|veilig)\b|\b(?:at|by) my (?:${kin})s?\b(?: (?:place|house|now|home))?|\b(?:left him|left her|moved out|moved us|out of the house|away from (?:him|her)|shelter)\b|
  \b(?:police|saps|social workers?)\b(?: \w+){0,3}? (?:here|came|took|arrested|coming|opened|fetched|moved)\b|\b(?:at|in|by) (?:the )?(?:police station|saps|thuthuzela|charge office)\b|\b(?:opened a case|protection order|reported (?:him|it|her|them)|laid a charge|laid charges)\b`
/** Told to those at home: some help for who wants to die, none by itself for who is struck there. */
const toldAtHome = new RegExp(
  String.raw`\b${spoke}\b(?: \w+){0,4}? (?:${kin}|boss|someone|somebody|iemand)\b|\b(?:${kin})s? (?:now )?knows?\b|\b(?:with|to|met) (?:iemand|someone|somebody|my (?:${kin}))\b(?: \w+){0,2}? (?:gepraat|about|now|praat)\b`,
)
const atRisk =
  /\b(?:on hold|(?:no|never|didnt) answer\w*|voicemail|hung up|laugh\w*|(?:doesnt|dont|didnt) (?:care|believe)|(?:says?|said) (?:to )?stay|ignored?|useless|shout\w*|never came|closed|still|steeds|not safe|nie veilig|unsafe|hes (?:here|back|coming)|he is (?:here|back|coming)|want to (?:die|end|go|cut|hurt)|wants? to end|alone now|cant|scared|bang|nobody|no one|worse|again|weer)\b/

/** Flags whose cause is often a medicine: "the clinic gave me bactrim" tells how it came, and not that it was seen to. */
const ofMedicine: ReadonlySet<string> = new Set([
  'anaphylaxis',
  'spreading-hives',
  'seen-now',
  'seen-today',
  'severe-medicine-reaction',
  'medicine-rash',
  'medicine-warning',
  'isotretinoin-warning',
  'pregnant-isotretinoin',
  'pregnant-retinoid',
  'steroid-use',
  'lightener-use',
  'rash-with-fever',
  'eye-symptoms',
  'poisoning',
  'non-fading-rash',
  'rash-with-stiff-neck',
])
const well =
  /\b(?:better|beter|fine|healing|healed|gone|settled|improving|clearing|all good|calm(?:er)?|recovered|discharged|reg nou|oraait|ngcono|lungile)\b/

const asksSomething =
  /^(?:(?:so|and|ok|but|then|also|please|en|maar|now) )*(?:can|may|could|must|should|shall|what|whats|which|how|is|are|do|does|did|when|where|why|who|kan|mag|moet|watter|wat|hoe|any|will (?:it|i|my|the|this|that))\b/

/** A neighbour who is a nurse is no visit to one. */
const isOneThemselves =
  /\b(?:is|was|s|hes|shes|im) an? (?:\w+ )?(?:nurse|doctor|dr|paramedic|medic|pharmacist|er24|vet)\b/
const looksAtIt = /\b(?:look\w*|check\w*|examin\w*|clean\w*|dress\w*|treat\w*)\b/

/** What one piece of a message tells of it. */
const ofPiece = (flag: string, level: RedFlagLevel, piece: string): SeenTo | undefined => {
  const said = plainOf(piece)
    .replaceAll(/[^a-z0-9ê ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  const meant = said.replaceAll(nothingMuch, 'fine').replaceAll(notWorse, ' ')
  if (
    said === '' ||
    piece.includes('?') ||
    asksSomething.test(said) ||
    notSo.test(meant) ||
    setBack.test(meant) ||
    (isOneThemselves.test(meant) && !looksAtIt.test(meant))
  )
    return undefined
  if (level === 'crisis')
    return atRisk.test(meant)
      ? undefined
      : spokenTo.test(meant) || (!flag.startsWith('violence') && toldAtHome.test(meant)) || inHand.test(meant)
        ? later.test(meant.replaceAll(sinceThen, ' ')) || willBe.test(meant)
          ? 'will-be'
          : 'under-way'
        : willBe.test(meant)
          ? 'will-be'
          : undefined
  const due = meant.replaceAll(sinceThen, ' ')
  const given = wasGiven.test(meant) && (!ofMedicine.has(flag) || well.test(meant))
  const past = wasSeen.test(meant) && !/\b(?:come|go|be there) (?:in|through|now|at|today)\b/.test(meant)
  if (
    (past || given) &&
    !/\b(?:booked|appointment|appt|afspraak)\b/.test(meant) &&
    !(later.test(due) && /\b(?:come|says|said|told|will)\b/.test(meant))
  )
    return 'seen'
  if (willBe.test(meant) || (later.test(due) && (past || inHand.test(meant))))
    return /\b(?:now|nou|right away|dadelik|manje)\b/.test(meant) && inHand.test(meant) ? 'under-way' : 'will-be'
  if (inHand.test(meant)) return 'under-way'
  return (level === 'urgent' || level === 'routine') &&
    /\b(?:better|beter|healed|healing|gone|all fine|all good|settled|reg) ?(?:now|nou|today|already|thanks)?$/.test(
      meant,
    )
    ? 'will-be'
    : undefined
}

/** A message in pieces, each with what stands behind it. */
const piecesOf = (message: string): string[] =>
  message.split(/(?<=[.!?;\n]+)\s*|,\s*|\s+(?=(?:but|maar)\b)/).filter((piece) => piece.trim() !== '')
const courtesy =
  /^(?:\W|\b(?:ok|okay|oky|k|thanks?|thank you|thx|tx|ty|so much|a lot|dankie|baie|enkosi|ngiyabonga|siyabonga|ke a leboha|kealeboga|cool|noted|sharp|shap|great|good|perfect|ja|yes|yebo|oh|ag|eish|anyway|doc|skynn|and|en|so|btw|by the way|in the meantime|meanwhile|meantime)\b)+$/i

const furthest: readonly SeenTo[] = ['seen', 'under-way', 'will-be']

/** How far the messages after an alarm tell that it is seen to: the last that tells of it counts; nothing where it goes on in spite of that. */
export const seenTo = (flag: string, level: RedFlagLevel, texts: readonly string[]): SeenTo | undefined => {
  const told = texts.map((text) => piecesOf(text).map((piece) => ofPiece(flag, level, piece)))
  const last = told.findLastIndex((pieces) => pieces.some((one) => one !== undefined))
  const risk = level === 'crisis' ? atRisk : setBack
  const goesOn = texts
    .slice(last)
    .flatMap(piecesOf)
    .some(
      (piece) =>
        !piece.includes('?') && risk.test(plainOf(piece).replaceAll(notWorse, ' ').replaceAll(nothingMuch, ' ')),
    )
  return last < 0 || goesOn ? undefined : furthest.find((one) => told[last]?.includes(one))
}

/** What was said there. */
const reported =
  /^\W*(?:(?:and|so|but|en) )*(?:s?he|they|hulle|hy|sy|the (?:lady|doctor|nurse|sister|doc)) (?:said|says|told|reckons|thinks|se|het gese)\b/i

/** A message without what it says of an alarm's being seen to, and without thanks for it. */
export const besideSeenTo = (flag: string, level: RedFlagLevel, message: string): string => {
  const pieces = message.split(/(?<=[.!?;\n])\s+|(?<=,)\s*/)
  const risk = level === 'crisis' ? atRisk : setBack
  const told = pieces.some((piece) => ofPiece(flag, level, piece) !== undefined)
  const rest = pieces.filter(
    (piece) =>
      ofPiece(flag, level, piece) === undefined &&
      !courtesy.test(piece) &&
      (!told || piece.includes('?') || !reported.test(piece) || risk.test(plainOf(piece))),
  )
  return rest.length === pieces.length ? message : rest.join(' ').trim()
}
