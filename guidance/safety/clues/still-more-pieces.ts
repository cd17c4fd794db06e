// What small babies, breath, leave-taking and fakes are told by, in English and in the other languages of the country. Written as clues/body.ts is.

const count =
  '(a |ezi|eli|e|tse |le |la |ya )?(mahlano|mabedi|mararo|mane|tsheletseng|supileng|robedi|leshome|ntlhano|pedi|tharo|nne|hlano|mbili|mbini|thathu|ntathu|ne|hlanu|sithupha|ntandathu|[1-9]|1[0-9]|2[0-8])'

export const stillMorePieceWords = {
  // Breath that is fast or heavy.
  breathLocal:
    '(u|ngi|ndi|i|li|uya|ngiya|ndiya)?phefumu?la( [a-z]+)? (ngokukhawuleza|ngokushesha|kanzima|nzima|ngamandla|kabuhlungu)|(o|ke|a|wa) ?(hema|phefumoloha|buswa)( [a-z]+)? (ka thata|kapele|ka potlako|ka boima|hampe|thata)|(asem|haal asem) (baie |so |te )?(vinnig|hyg|swaar)|breath(es|ing)( [a-z]+)? (fast|heavy|heavily|noisy|with a whistle|through his mouth only)',
  breathWhy:
    'gijima|baleka|run*|hardloop|oefen|exercise|gym|stairs|umzimba|flu|mkhuhlane|sick with cold|nose (is )?blocked|snor*|sleep|yoga|matha',
  // A baby of days or weeks, and what is wrong with it.
  newbornLocal: `(ngwana|lesea|masea) (o|wa|le|la|ya|oa|ea|leo|yo)( [a-z]+)? ?(matsatsi|letsatsi|beke|dibeke|kgwedi|veke|diveke)( ${count})?|(usana|umntwana|ingane|intwana) (o|olu|e|onolu|ona)?(nezinsuku|neentsuku|nezinsuku|nosuku|neveki|neeveki|namaviki|amaviki|neviki|nenyanga|nezinsukwana)( ${count})?|(usana|umntwana) [a-z]*(izinsuku|iintsuku|iiveki|amaviki)( ${count})?|(baba|babatjie|kleintjie) (van|is) (${count}|n paar|twee|drie|vier|vyf|ses|sewe|agt|nege|tien|twaalf) ?(dae|weke|dag|week)`,
  babyIllLocal:
    '(ha|ga) a (nwe|anye|anywe|je|amohele|robale|tsohe|batle ho (nwa|anya))|o (mofuthu|tjhesa|chesa|a chesa|bolila|tepeletse|lapile|robala haholo)|uyashisa|uyatshisa|ushushu|akanceli|akaceli|akancanci|akafuni (ukuncela|ukuncanca|ibele)|akavuki|uyalala kakhulu|ubuthathaka|uyehluleka|(wil|kan) nie (drink|suig|wakker|eet)|drink nie|slap|(koors|warm|koud) (en|voel)|is (baie )?(warm|koud|slap|geel)|naeltjie (rooi|stink|etter)|inkaba (ibomvu|inuka|inobovu)|mokhubu',
  // Numbed by a dentist, and feeling again.
  lipNumbed:
    '(dentist|tandarts|numb(ed)?|anaesthetic)( [a-z0-9,]+){0,14} (all fine|fine now|normal (now|again)|gone now|wore off|worn off|ok now|okay now)',
  // A navel that is ill.
  navelBad:
    '(navel|belly ?button|cord|cord stump|naeltjie|inkaba|mokhubu)( [a-z]+){0,4} (smell*|stinks?|red|pus|ooz*|bleed*|hot|swollen|ruik|rooi|etter|inuka|ibomvu|nkga|nkga hampe)',
  daysOld: '([1-9]|1[0-9]|2[0-8]) (days|dae)|newborn|pasgebore|(one|two|three|1|2|3) (weeks|weke)( old| oud)?',
  // Yellow told of a baby.
  babyYellow:
    '(newborns?|bab(y|ies)|infants?|twins?|little one|daughter|son)( s)?( [a-z]+){0,3} (skin|face|eyes|body|whites|chest|tummy)?( [a-z]+){0,2} ?(got|gone|became|becoming|looks?|is|are|turned|going|went|still|bit|more) (a bit |more |very |so |quite )?yellow(ish)?(?! (flak|scal|crust|stuff|poo|nappy|seeds|discharge|pus|bump|pimple))',
  // Marks that spread, in the Sotho and Nguni languages.
  growsLocal:
    '(eketseh|eketseg|atoloh|namel|phatlalla|hodil|gotso|bohol)[a-z]{0,6}|(liya|iya|siya|ziya|aya|luya)(nda|bhebhetheka|ndlaleka|khula)|*phindaphindeka|wat uitbrei|brei uit',
  // A plan, a farewell in passing, and nobody who would miss them.
  planHow:
    '(ive|i have|already|i|ek het|sengi|sendi) (already |even |now |reeds )?(planned|worked out|decided|figured out|chosen|picked|looked up|uitgewerk|besluit|beplan) ((out|exactly|the day|a day|and|on|when|where|hoe|wanneer) ){0,4}(how|when|where|hoe|wanneer|to) (to|ill|im going to|i will|i am going to|ek|i|it) ?(do it|end it|end things|go|die|gaan doen|dit doen|dit gaan doen)|(sengi|sendi)(hlelile|cebile|nqumile|gqibile)( [a-z]+){0,3} (ukuzibulala|ukufa|ukuhamba)',
  careStep:
    'cleans*|mask|routine|order|peel|wax*|wedding|make ?up|appointment|laser|hair|nails?|proposal|party|photos?|shoot|braid*|piercing|tattoo|facial|tan|shav*|home ?work|surprise',
  noOneMisses:
    '(no ?one|nobody|no one s|not a soul|they|you all|everyone) (will|would|wld|is going to|gonna|s gonna|wont|would not|wouldnt)( even| really)? miss (me|this [a-z]+ ?(face|skin|mug|girl|boy|monster)|my (face|ugly face))|niemand sal my mis|(akekho|akukho mntu|ha ho motho)( [a-z]+){0,3} (ozongikhumbula|oya kundikhumbula|ongangikhumbula|oza kundikhumbula|ya tla nkgopola|ya tla nthehelele|ya ntlohoheletswe)',
  goneThenYours:
    '(when|once|if|after) (hes|shes|im|he is|she is|i am|i m|ek is|hy is|sy is) (gone|dead|dood|weg|not here( any ?more)?|no longer here)(?! (to|on|for|from|out|home|overseas|back|with|away|off))( [a-z,]+){0,6} (can |may |must |should |kan |moet )?(have|take|get|keep|share|wear|kry|vat|hou)( [a-z]+){0,2} (his|her|my|sy|haar)',
  hatesLooks:
    '(hate[sd]?|haat|uzonda|uyazonda|bad|ugly|lelik|ashamed|acne|pimples|skin|face|scars?|vel|gesig|puisies|amaqhakuva|izinduna)',
  // Water and stool that tell of tablets.
  brownWater:
    '(brown|cola|coke|tea|orange brown|black|rusty|bruin)( colou?red)? (pee|wee|urine|urien|pie|water when i pee)',
  bloodyStool:
    '(diarrhoea|diarrhea|runny (tummy|stomach)|stools?|poo|poop|poef|kak|diaree|maag werk|uhudo|urhudo|isihudo|isisu esihudisayo|letsholo)( [a-z]+){0,5} (blood|bloody|bloed|igazi|madi|mali)|(blood|bloody|bloed|igazi|madi)( [a-z]+){0,4} (diarrhoea|diarrhea|stools?|poo|poop|runny tummy|diaree|uhudo|urhudo|letsholo)',
  // Put into a mouth.
  inMouthTold:
    'in (die|sy|haar|my|hulle|his|her|their|the) (mond|bek|mouth)( [a-z]+)? ?(gesit|gedruk|gehad|gesteek|geprop|gegooi|gekry)|(put|stuck|squeezed|pumped|stuffed|tipped|poured)( [a-z]+){1,5} (in|into) (his|her|their|the babys|babys) mouth|(ufake|wafaka|efake|ufakile|o kentse|a kenya|o kenya|a kentse)( [a-z]+){0,4} (emlonyeni|hanong|molomong|ganong)',
  mouthFine:
    'pacifier|dummy|thumb|fingers?|toothbrush|toothpaste|gums?|teething|bonjela|spoon|bottle|breast|food|vitamin|drops|syrup|lip balm|duim|fopspeen|teat',
  // A cream from a shop that sells such, what its lack does, and hands that shake.
  foreignShop:
    '(pakistan*|paki|indian|china|chinese|congo*|nigeria*|ghana*|zimbabwe*|malawi*|somali*|ethiopian|dubai|turkish|kinshasa|kenya*|tanzania*|lebanese|thai)( [a-z]+)? (shop|cream|soap|oil|lotion|store|lady|market|mix|jar|tube)|(cream|soap|oil|lotion|jar|tube|seep|room)( [a-z]+){0,2} (from|of|in|van|uit) (the |a |die )?(pakistan*|paki|indian|china|chinese|congo|nigeria|ghana|zim(babwe)?|malawi|somali*|ethiopia*|dubai|turkey|kinshasa|kenya|tanzania|thailand|kongo)|(yase|wase|lwase|base|sase|zase)(congo|kongo|nigeria|ghana|malawi|zimbabwe|thailand|china|kenya|pakistan|dubai)|(ya|sa|tsa|wa|la|se tswang|tswang) (congo|kongo|nigeria|ghana|zimbabwe|malawi)',
  burnsWithout:
    '(burns?|stings?|red|itch*|worse|brand|flares?|fire|sore|bumps?)( [a-z]+){0,4} (without it|without the cream|(when|if|as soon as|the day) (i|ek) (skip|stop|miss|leave|forget|los|ophou|oorslaan))|hairs? (grow*|growing|came)( [a-z]+){0,3} (cheeks?|face|chin|forehead)',
  handsShake:
    '(hands?|fingers?|hande)( [a-z]+){0,3} (shak*|trembl*|bewe|jitter*)|(shak(y|ing)|trembling) hands|*thuthumel*( izandla)?|(matsoho|diatla)( [a-z]+){0,5} (thothomel*|roroma)|metal(lic)? taste|taste of metal|foam(y|ing)? (pee|urine)|peeing foam',
  // Food kept from staying in.
  keepsNoFood:
    '(havent|hasnt|have not|not|dont|cant let|wont let) (kept|keep|keeping|held|let)( any| my)?( [a-z]+){0,2} ?(food|anything|meals?|supper|lunch)( [a-z]+)? (in|down|stay)( [a-z,]+){0,8} (on purpose|deliberately|myself|cheekbones?|thin|skinny|ribs|to get|so that)|on purpose( [a-z]+){0,4} (vomit|throw up|starv*|not eat*)',
  // Many small sores where eczema met a cold sore.
  manySores:
    '(lots of|many|clusters? of|little|tiny|crusty|grouped|spreading|punched( out)?|round|full of|vol|baie|klein)( [a-z]+){0,2} (dots|sores?|blisters?|spots|crusts|bumps|scabs|blase|blasies|sere|seertjies)',
  // An injection of beauty given at home, and skin that pales.
  injectedAtHome:
    '(skin ?booster|pdrn|pcl|profhilo|hyaluron pen|lip pen|lemon bottle|fat dissolv*|mesotherapy|polynucleotide|aqualyx|kybella|sculptra|radiesse|filler|injected)( [a-z0-9]+){0,8} (home|kit|self|myself|tiktok|friend|youtube|online|cousin|salon lady|party|braai|kitchen)|(home|diy|tiktok|online|kit)( [a-z]+){0,3} (skin ?booster|pdrn|filler|hyaluron pen|profhilo|lemon bottle|injection)',
  skinPales:
    '(nose|lip|lips|cheek|chin|skin|forehead|it|area|tip|one side)( [a-z]+){0,5} (pale|white|grey|gray|bluish|blue|purple|mottled|cold|dusky|black|numb)',
  headPounds:
    'head( [a-z]+){0,3} (pounds?|pounding|hurts?|aches?|splitting|bursting|throbs?|throbbing|explod*)|kop( [a-z]+){0,3} (klop|bars|seer)|(ikhanda|intloko)( [a-z]+){0,3} [a-z]*(qaqamba|buhlungu|nkqonkqoza)|hlooho( [a-z]+){0,3} (opa|bohloko)',
  // A beast of one's own at the pot; a mark from birth; tears over a quarrel; and a graze that is a scar.
  petNear:
    '(my|our|the|die|her|his|se) (cat|dog|kitten|puppy|pup|bunny|parrot|hond|hondjie|kat|katjie)( (?!son|daughter|child|kid|baby|toddler|boy|girl|he|laaitie|twins?|niece|nephew|brother|sister|i|we)[a-z]+){0,8} (licked|drank|ate|chewed|swallowed|tasted|nibbled|gelek|gedrink|gevreet|gekou)',
  pastAge:
    '(reaction|allerg*|reacted|swelled|swollen)( [a-z]+){0,6} (at|when i was|toe ek) (age |about |the age of )?([0-9]|1[01])',
  birthLocal:
    'letheba la tlhaho|letshwao la (tlhaho|tlhago|tswalo)|uphawu lokuzalwa|(i)?bala lokuzalwa|ibala (endazalwa|engazalwa) nalo|geboortevlek|geboortemerk|birth ?mark',
  cryPuff:
    '(cr(y|ied|ying)|sobb(ed|ing)|wept|gehuil|huil|ngikhale|ndilile|ke llile)( [a-z,]+){0,12} (puffy|puffed|swollen|red|depuff|opgehewe|dik) ?(eyes?|lids|face|oe)?|(puffy|swollen|red) (eyes|face|lids)( [a-z]+){0,4} (from|after) (crying|a cry|sobbing)',
  oldGraze:
    '(graz(e|ed)|scrap(e|ed)|cut|fell|burn(ed|t)?|val)( [a-z,]+){0,8} (last (month|year|summer|winter)|months? ago|weeks? ago|years? ago|verlede (maand|jaar))',
  noPainScar:
    '(pink|old|flat|faint|brown|dark|light)( [a-z]+)? (scar|mark|line)( [a-z,]+){0,4}( no pain| doesnt hurt| healed| closed)|scar( [a-z,]+){0,3} (no pain|doesnt hurt|healed|closed|flat)|no pain',
  // A test this morning, and no illness named that it was for.
  testedPositive:
    '(?<!(covid|corona|hiv|tb|hep|flu|strep|std|sti|rona|rapid|gene|allergy|patch) )(tested positive|test pos|tested pos)(?! (for|with|on|vir))',
  otherTestTold:
    'covid*|corona|hiv|tb|hepatitis|hep [abc]|flu|strep|syphilis|stds?|stis?|malaria|chlamydia|gonorr*|patch tests?|allergy tests?|bacteria|fung*|mites?|scabies',
  // Tablets that somebody means to take, and has not taken: a wish to die, and no poisoning yet.
  pillsIntended:
    '((think|thinking|thought|thoughts) (of|about|bout) |(want|wants|wanna|going|gonna|might|could|plan|planning|ready|about|wish|feel like|tempted) (to |2 )?(just |)?|if i (just |only )?)(took|drank|swallowed|drink|drinking|take|taking|swallow|swallowing|overdose|od|overdosing)( on)? (all|a whole|the whole|every|my whole|her whole|too many|lots of|a lot of|a bunch of|a handful of|handful of|enough) _ (pills?|tablets?|tabs|panados?|panado|sleeping|meds|medication|medicine|capsules|pack|packet|bottle|box|insulin)|ek wil (al )?(my|die|al die) (pille|tablette) (drink|vat|sluk)',
  tookThem:
    '(?<!\\bif i (just |only )?)drank|(?<!\\bif i (just |only )?)took (all|them|the|a|my)|swallowed|have taken|has taken|had taken|ive taken|already took|(?<!\\bif i )just took|ingested|gedrink|gesluk|nwele|ngiphuzile|ndisele|overdosed',
  // "Can he go to school?", "can the others catch it from his towel?": asked of something that may be catching.
  mayAttend:
    '^((so|and|ok|okay|but|please|also) ){0,3}(can|may|should|must|could|kan|mag|moet) (he|she|they|i|we|hy|sy|ek|my (son|daughter|boy|girl|child|kid|baby|toddler)|the (kids|children)) (still )?(go|attend|return|be|gaan|terug) (back )?(to |at |in |terug |na )?(school|creche|church|work|gym|daycare|preschool|play school|skool|kerk|class|training|practice|swimming|the pool)',
  catchAsked:
    '(can|could|will|would|do|if) (the |all the |my )?(others?|other kids|kids|children|class|they|we|i|anyone|people|someone|husband|wife|family|baby) (also |can |could |might |will )?(catch|get) (it|this|that)|(catch|get) (it|this) from (his|her|my|the) ',
} as const
