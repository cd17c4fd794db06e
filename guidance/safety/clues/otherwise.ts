// What is told in words that the other tables do not have: sores that stay, hours before a mirror, and everyday things that only weigh like an alarm.
// Written as clues/body.ts is; where they let an alarm go, what makes it grave stands beside them (plain-concerns.ts, ruled-out.ts).

const few = '(half a|a|an|one|two|three|1|2|3|5|10|15|20|30|few|a few|couple of|a couple of|some)'
const manyOf = '[2-9]|1[0-9]|two|three|four|five|six|some|a few|a handful|handful|half|all|a bunch|several|n paar'
const hours = '([2-9]|1[0-9]|two|three|four|five|six|several)'

export const otherwiseWords = {
  // A sore that does not heal, as Afrikaans puts it in a side clause: "wat nie wil gesond word nie".
  staysUnhealed: `
    nie( [a-z]+){0,2} (wil|wou|kan)( [a-z]+){0,2} (gesond|genees|heel|toegroei|toegaan|toetrek)|nie (gesond|genees|toegegroei)( word| geword)?|(wil|wou) (net |maar |net maar |maar net )?nie( [a-z]+){0,2} (gesond|genees|toegroei|toegaan|toetrek)`,
  soreMore: 'seerplek(kie)?|sere|rofies?|rowe|roof|knoppie|knobbel(tjie)?|vratjie',
  // Hours of a day before a mirror.
  mirrorTime: `${hours}( (or|to|of|tot) ${hours})? (hours|hrs|hour|uur|ure|h)( [a-z]+){0,2} (day|dag|daily|night|in front|before|at|staring|looking|checking|voor)`,
  mirrorThing: 'mirrors?|spieel|spieels|isibuko|esibukweni|seipone|seiponeng|front camera',
  mirrorElse:
    'drive|driving|rear view|side mirror|car|taxi|bakkie|salon|hairdresser|barber|customers?|clients?|make ?up artist|gym|yoga|dance|ballet',
  // The line of a belly that carries a child, however it is called.
  bellyStripe:
    '(brown|dark|black|darker) (stripe|line|streak|strip)( [a-z]+){0,3} (belly ?button|navel|belly|tummy|stomach|bump|pubic)|(stripe|line|streak)( [a-z]+){0,2} (down|up|on|over|across) (my |the )?(belly|tummy|stomach|bump|navel|belly ?button)',
  monthOfIt: `since month (one|two|three|four|five|six|seven|eight|[1-9])|(in |since |from )?(my |the )?(first|second|third) trimester|since i (fell|got|am|was) (pregnant|preg|preggers|preggies|swanger)|since (the |my )?(pregnancy|baby bump)`,
  // A tingle that is over at once.
  stingsBriefly: `
    (sting(s|ing)?|tingl(e|es|ing)|burn(s|ing)?|prickl(e|es|ing)|bites)( [a-z]+){0,4} (for )?(about |like |only |just |maybe |around ){0,2}${few} (seconds?|secs?|minutes?|mins?|min)( or (so|two))?( ,)?( (and|but|then|after that|it|its|is|all)){0,3} (stop(s|ped)?|gone|goes|went|settle(s|d)?|fade(s|d)?|calm(s|ed)?|pass(es|ed)?|fine|ok|okay|normal|over)`,
  noTrace: '(no|without|not|zero)( any)? (red|redness|rash|peeling|marks?|burn|blisters?|irritation|swelling)',
  // Where a buckle, a stud or a zip lies on skin.
  metalLies: `
    (jeans|denim|belt|jean|trouser|pants)( [a-z]+){0,3} (button|buckle|stud|zip|rivet)|(button|buckle|stud|zip|belt|earrings?|necklace|chain|bracelet)( [a-z]+){0,3} (touch(es|ing)?|rubs?|rubbing|sits?|press(es)?|lies)(?= ?,| |$)`,
  metalWorse:
    '(rub(s|bed)?|come(s)?|fall(s)?|peel(s|ed|ing)?|slid(es)?) (right )?off|tablet*|pills?|medicine|stuck|cold|numb|swoll*|swell*|grape|purple|spine|strip|band of|water bumps|burning him|burning her|pee|whole body|everywhere|face|mouth|weak|wound|open|hole',
  // A ring that is paler within.
  ringPatch:
    '(clear(er|ing)?|paler|lighter|normal|healed)( [a-z]+){0,2} (in|inside|towards|at) (the )?(middle|centre|center|inside)|scaly( [a-z]+){0,2} (edge|rim|border|ring)',
  ringWorse:
    'scabs?|black|headaches?|sweats|glands?|hik(e|ed|ing)|bush|veld|grass|ticks?|bites?|bit|bitten|stung|joints?|tired|hot|painful|pain|pus|blister*|eye*|baby|newborn|numb|weak|sick|flu',
  ringWord: 'round|ring|circle|circular|ringworm|oval|coin',
  // Sweat and rubbing where skin lies on skin.
  foldRash: `
    (sweat|heat|friction|chafe|chafing)( [a-z]+)? ?rash( [a-z]+){0,3} (under|beneath|below|between|in)( [a-z]+){0,2} (boobs?|breasts?|bra|belly|tummy|stomach|folds?|rolls?|groin|thighs?|arms?|armpits?|creases?)|rash( [a-z]+){0,2} (under|beneath|below)( [a-z]+){0,1} (boobs?|breasts?|belly fold|tummy fold)`,
  foldWorse:
    'bleed*|blood*|pus|etter|weep*|ooz*|open sores?|raw|hot|fever|koors|spread*|painful|so sore|very sore|lump|hard|one breast|nipple|diabet*|baby|newborn|months? old|stink*|stank|slim(e|y)|yellow|green|geel|stuff|fluid|discharge|porridge|crust*|cheese|rotten|days now',
  // A nail that a door or a tool struck, and that is growing out.
  nailStruck: `
    (door|drawer|gate|window|boot|hammer|brick|rock|stone|weight|dumbbell|ball|pot|tin)( [a-z]+){0,2} (klap(ped|s)?|slam(med|s)?|hit|caught|crush(ed)?|squash(ed)?|pinch(ed)?|fell on|bang(ed)?|smash(ed)?)( [a-z]+){0,2} (thumb|finger|toe|big toe|nail|pinky)|
    (klap(ped)?|slam(med)?|hit|caught|crush(ed)?|squash(ed)?|bang(ed)?|smash(ed)?|hammered)( [a-z]+){0,2} (thumb|finger|toe|big toe|nail|pinky)( [a-z]+){0,3} (door|drawer|gate|window|boot|hammer|brick|rock|stone|weight|dumbbell)`,
  nailMovesUp:
    '(black|mark|bruise|spot|stain|it|dark bit|colour)( [a-z]+){0,2} (mov(es|ing)|grow(s|ing)|going|goes|shift(s|ing)|creep(s|ing)) (up|out|along|forward|towards the (tip|edge)|with the nail)|(clear|new|pink|normal)( [a-z]+){0,2} nail( [a-z]+){0,3} (behind|under|below|at the (base|bottom))',
  // An illness that somebody had and is well of again.
  shinglesOver:
    '(had|got over|survived|recovered from|after|since)( [a-z]+){0,2} shingles( [a-z]+){0,4} (last|ago|back|years?|months?|in|over|healed|gone|recovered)|shingles( [a-z]+){0,3} (last (year|winter|summer|month)|(years?|months?) ago|is (long )?(gone|over|healed))',
  shinglesNow:
    'blisters?|pain*|burn*|itch*|tingl*|numb|eye*|fever|again|new|(came|come|comes|coming|is|its|are) back|spread*|weep*|pus|started|this week|yesterday|today|pregnan*',
  // Juice of limes and sun on it.
  citrusJuice:
    '(lime|limes|lemon|lemons|citrus|suurlemoen|celery|fig)( [a-z]+){0,3} (juice|squeez*|margarita*|peel|juicing|cutting|picking|sap)|(squeez(ed|ing)|juic(ed|ing)|cut(ting)?|pick(ed|ing)|peel(ed|ing))( [a-z]+){0,3} (lime|limes|lemons?|citrus)|lime squeez*',
  sunBeside:
    'sun|sunny|beach|braai|pool|outside|outdoors|boat|son|strand|garden|farm|sodwana|durban|ballito|market|day',
  // A flash of a welder's torch.
  weldTold: 'weld(s|ing|ed|er)?|sweis*|arc flash',
  weldWorse:
    'eyes?|eyelid*|blister*|raw|open|pus|spark*|hot metal|slag|hole|deep|swollen|swelling|blur*|see|fever|oe|oog',
  // Somebody of the house who means well with a remedy.
  elderSmears:
    '(gogo|ugogo|granny|gran|grandma|grandmother|ouma|mother in law|mom in law|skoonma|my mom|my mother|aunt[a-z]*|makhulu|umakhulu|koko|nkgono)( [a-z]+){0,8} (wants? to|says? (to|i must|we must)|insists?|mixed|keeps|told me to|will) (put|rub|smear|apply|use|bath|wash|give|mix|her|umuthi|muthi|some|it|that)',
  remedyWord:
    'umuthi|muthi|muti|creams?|ointment|salf|mix(ed|ture)?|oil|vaseline|powder|herbs?|remedy|dovate|betnovate|persivate|dermovate|zinc|bath|soap|nappy|rash',
  // A child that others keep away from, and what they fear to catch.
  shunned:
    '(wont|dont|refuse(s)? to|scared to|afraid to|not allowed to|wouldnt|stopped) (hold|touch|holding|touching|sit|sitting|play|playing|share|sharing|stand|standing|eat|swim)( [a-z]+){0,3} (hand|hands|him|her|with (him|her)|next to (him|her)|near (him|her)|his|hers|towel|desk)',
  // A tablet or a food that one does not bear, told as a rule.
  tightAsRule:
    '(aspirin|disprin|ibuprofen|nurofen|brufen|voltaren|diclofenac|grandpa( powder)?s?|myprodol|nsaids?|anti inflammator[a-z]*|painkillers?|pain tablets|penicillin|nuts?|peanuts?|prawns?|shellfish|dust|perfume|cats?|dogs?|grass|pollen) (always |usually |normally |sometimes )?(makes?|gives?|causes?) (me |my )?(to )?(chest |throat |breathing )?(tight|wheez(e|y)|close(s)?( up)?|asthma|cough|short of breath|tight chest|a tight chest|chest)( tight)?',
  // A belly that carried children and shows it.
  bellyLike:
    '(tummy|belly|stomach|skin|thighs|it)( [a-z]+){0,2} (is|looks|look|like|are|s) (now |just |all |so )?(like )?(a |an |the |my )?(map|zebra|tiger|road ?map|crumpled|jelly|dough|deflated|accordion|road|mess|stripes|stripy|loose|saggy|wrinkly|scratched)',
  bornBefore:
    '(had|have|after|carried|since) (my |the |our )?([a-z]+ )?(twins|triplets|baby|babies|kids|children|pregnanc(y|ies)|son|daughter)|c section|postpartum|after birth',
  eatenOrDrunk: 'ate|eat(s|ing)?|drank|drink*|swallow*|lick*|mouth|tablet*|pill*|bottle|vomit*|sick|chew*',
  // Drunk as a small child, long ago.
  childhoodDrunk:
    '(as|when i was) (a |an )?(toddler|baby|small child|child|kid|little|small|tiny|[1-9]|one|two|three|four|five|six)( (year|yr)s?( old)?)?( [a-z,]+){0,8} (i )?(drank|swallowed|ate)|(i|me) (once )?(drank|swallowed|ate)( [a-z0-9,]+){0,14} (as a (toddler|baby|child|kid)|when i was (small|little|a (toddler|baby|child|kid)|[1-9])|in (19[5-9][0-9]|200[0-9]|201[0-9])|was (19[5-9][0-9]|200[0-9]|201[0-9]))',
  drunkNow:
    'just|now|today|tonight|yesterday|again|still|this morning|last night|he|she|my (son|daughter|baby|toddler|child)',
  // Red in the sun on a tablet, told of another; and what to do about the sun asked of oneself.
  otherBurnt:
    '(cousin|friend|sister|brother|bestie|colleague|mate|mom|dad|wife|husband|boyfriend|girlfriend|aunt[a-z]*|flatmate|neighbour)( [a-z]+){0,2} (went|got|turned|came back|was|is|burnt|burned)( [a-z]+){0,3} (red|burnt|burned|sunburnt|lobster|fried|pink|rooi)',
  sunAsked: '(what|how|can|must|should|do|which)( [a-z]+){0,6} (sun|beach|sunscreen|spf|holiday|tan|outside|pool)',
  ownRash:
    '(i|ive|my (skin|face|arms|chest|legs|back|body|hands))( [a-z]+){0,3} (itch*|rash|hives|red|blister*|swollen|peel*|burn(t|ing)?|spots|fever)',
  // Cracks in the heels of somebody with diabetes that are said to be closed.
  closedCracks:
    '(heels?|feet|soles?|hakke|voete)( [a-z]+){0,4} (cracks?|cracked|dry|rough|hard|krake|gebars)|(cracks?|cracked|dry|rough|hard|krake)( [a-z]+){0,2} (heels?|feet|soles?|hakke|voete)',
  saidClosed:
    '(not|no|never|isnt|arent|dont|doesnt|without) (bleed(ing)?|open|sore|deep|blood|pus|pain|painful|red|wet|infected|any (blood|sores?|pus|open))',
  footOpen:
    '(?<!(not|no|never|isnt|arent|dont|without|any) )(bleed*|blood*|open|pus|smell*|black|numb|no feeling|swollen|hot|red|weep*|ooz*|wet|ulcer|wound|blister*|deep|pain*|infected|fever)',
  // Skin that went with the wax, the thread or the strip.
  waxedAny: 'wax(ed|ing)?|thread(ing|ed)|sugaring|sugared|epilat(ed|or|ing)',
  skinWent:
    '(took|take|pulled|pull|ripped|lifted|tore|peeled|stripped)( [a-z]+){0,4} (skin|layer)|(skin|layer)( [a-z]+){0,3} (lifted|came (off|away)|pulled (off|away)|ripped|tore|torn|peeled off|went (off|with)|is (off|gone)|off)',
  waxHot: 'hot wax|too hot|wax (was )?(so |too |very )?hot|burnt|burned|burn|scald*',
  waxBeside:
    'glycolic|acids?|peel|bleach*|relax*|veet|nair|depilator*|hair removal cream|toner|perfume|spirits?|dettol',
  // A retinoid that "burns" peels and stings; and what burnt as a rule, or before.
  retinoidBurnt:
    '(retinol|retinal|tretinoin|tret|retin a|adapalene|differin|epiduo|retinoids?)( [a-z]+){0,3} (burn(s|t|ed|ing)?)( [a-z]+){0,1} (me|my)|(retinol|retinoid|tret|tretinoin) burn(s)?|(burnt|burned|burn)( [a-z]+){0,2} (from|by|with) (the |my |too much )?(retinol|retinal|tretinoin|tret|retin a|adapalene|differin|epiduo)',
  peelsOnly: 'peel(s|ing|y|ed)?|flak(y|es|ing|ey)|dry|tight|sting(s|ing)?|irritat*|red|pink|sensitive',
  burntAsRule: `
    burn(s|t|ed)( [a-z]+){0,1} (me|my (face|skin)|us)( [a-z]+){0,3} (even at|even with|every ?time|each time|always|last (year|summer|winter|month)|before|once|in the past|years? ago|months? ago)|
    (always|usually|even [0-9]+)( [a-z]+){0,3} burns? (me|my (face|skin))|used to burn (me|my (face|skin))`,
  goneSince:
    '(^|, )(but |and )?(its |it is |all |now |thats )?(gone|fine|normal|healed|cleared|settled|weg|back to normal) (now|again|completely|since|today|nou)',
  wentRed:
    '(went|got|turned|was|became) (a bit |very |so |quite |all )?(red|pink|warm)|burn(ed|t)? for|stung for|itched for',
  // Ink on a face.
  drawnOn:
    '(drew|draw(s|n|ing)?|colou?red|paint(s|ed|ing)?|wrote|scribbl(ed|ing))( [a-z]+){0,10} (kokis?|markers?|pens?|ink|highlighter|face paint|felt ?tips?|sharpie|crayons?|lipstick|permanent)|(kokis?|markers?|ink|felt ?tips?|sharpie)( [a-z]+){0,4} (on|over) (his|her|my|the) ([a-z]+ )?(face|arms?|legs?|hands?|skin|body)',
  // Sold by somebody who stands for it.
  salonWare:
    '(from|at|by) (the|my|a|our) (salon|spa|beautician|pharmacy|chemist|clicks|dis ?chem|facialist|derm[a-z]*)|from (clicks|dis ?chem)',
  creamGrave:
    '@lightener|@hydroquinone|@mercury|@strongSteroid|@moreSteroids|@fadeBrand|unlabelled|no label|without (a )?label|no ingredients|street|market|rank|hawker|taxi|months?|years?|darker|blisters?|raw|veins?|pregnan*|baby|burn*',
  // What somebody was told that they have, by those who know.
  toldHas:
    '(was|were|been|got|has been|just)?( )?(told|diagnosed|confirmed|gediagnoseer)( that)?( (he|she|i|they|it|my|as|[a-z]+ is))? (has|have|got|with|having) (vitiligo|eczema|psoriasis|rosacea|acne|alopecia|melasma|ringworm|scabies|impetigo|molluscum|warts|lupus|keloids?|ichthyosis|albinism|hives|urticaria|dermatitis)',
  // A retinoid that one thinks of beginning.
  mayBegin:
    '(can|could|should|may|must|shall|want to|thinking of|going to|is it (ok|okay|safe|fine) to|kan|mag) (i |we |ek )?((still|now|just|even|rather|also|then) ){0,2}(begin|start|starting|beginning|try|trying|get|buy|begin met)( [a-z]+){0,3} (tretinoin|tret|retinol|retin a|adapalene|differin|epiduo|retinal|retinoids?)',
  alreadyOn:
    'been (on|using)|(i|im|am|was) (still |now )?(using|used|on|taking)|using it|used it|last night|since|every night|gebruik',
  // A child that took more than one of somebody else's tablets.
  childTookOthers: `
    (son|daughter|toddler|baby|child|kid|grandchild|grandson|boy|girl|little one|seun|dogter|kleintjie|kind|laa?itie)( [a-z]+){0,2} (took|taken|had|ate|eaten|swallowed|drank|chewed|gevat|gedrink|geeet) (${manyOf}) (of )?(the |my |his |her |our )?(gogo|gran|granny|ouma|oupa|mom|mommy|mum|dad|grandma|grandpa|aunt[a-z]*|uncle|sister|brother|my|his|her)?s?( [a-z]+){0,3} (tablets?|pills?|tabs?|capsules?|pille|tablette)|
    (son|daughter|toddler|baby|child|kid|grandchild|grandson|boy|girl|little one|seun|dogter|kleintjie|kind|laa?itie)( [a-z]+){0,2} (got into|got hold of|opened|chewed|ate|swallowed)( [a-z]+){0,2} (gogo|gran|granny|ouma|oupa|mom|mommy|mum|dad|grandma|grandpa|aunt[a-z]*|uncle|my)s?( [a-z]+){0,3} (tablets?|pills?|tabs?|capsules?|pille|tablette)`,
  asToldBy:
    '(one|two|2) (panado|paracetamol|disprin)s?( [a-z]+){0,4} (headache|fever|pain|cramps|flu|toothache)|(doctor|clinic|nurse|prescribed|every day|daily|each day|for (his|her) (adhd|asthma|epilepsy|hiv|tb))',
  // One side of a face that got darker by itself.
  goneDarker:
    '(gone|got|went|turned|getting|is|became|become|looks) (a bit |a lot |just |much |slightly |so )?darker( [a-z0-9]+){0,4} (over|in|within|since|the last|the past|for|only|just|than)',
  oneSideOnly:
    '(only|just) (that|this|the|one|my) ?(one|left|right)? (side|cheek|half)|(my |the )?(left|right) (side|cheek|half)|one (side|cheek|half)( of (my|the) face)?',
  sideCause:
    'driv(e|es|ing)|car|taxi|window|sleep*|phone|pimples?|acne|wax*|burn*|laser|peel|born|birth*|always|years|mask|scratch*|threading|bruis*|hit|slap*|beat*',
  // A fungus that was treated for months and goes on.
  antifungalTried: `
    (clotrimazole|canesten|lamisil|terbinafine|antifungal|anti fungal|nail lacquer|miconazole|daktarin|fungus cream|tea tree)( [a-z0-9,]+){0,10} ([2-9]|1[0-9]|two|three|four|five|six|seven|eight|nine|ten|many) (months?|years?|maande)|
    ([2-9]|1[0-9]|two|three|four|five|six|seven|eight|nine|ten|many) (months?|years?|maande)( [a-z0-9,]+){0,6} (clotrimazole|canesten|lamisil|terbinafine|antifungal|anti fungal|nail lacquer|miconazole|daktarin|fungus cream|tea tree)`,
  moreOfIt:
    '(more|other|another|[2-9]) (more )?(nails?|toes?|patches|rings|spots)|still|look(s)? like that|same|no change|nothing|not (better|gone|healed|working)|hasnt|spread*|worse|keeps',
  // Pimples of a stressed time.
  stressSpots: 'stress (pimples?|acne|break ?outs?|spots|zits|bumps)|(pimples|acne|breaking out) from stress',
  // What a burn left, long enough ago to be a mark.
  burntMarks:
    '(burn(t|ed)|left|gave me)( [a-z]+){0,1} (brown|dark|black|darker|bruin) ?(burn )?(marks?|spots?|patches)( on| onto| in)?',
} as const
