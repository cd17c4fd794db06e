// Everyday concerns that weigh like an alarm and are none (plain-concerns.ts), and what makes them one after all. Written as clues/body.ts is.

const dark =
  '(black|dark|darker|brown|dirty looking|discolou?red|swart|donker|bruin|*mnyama|motsho|montsho|matsho|mantsho|botsho|batsho|lefifi)'
const fold =
  '(neck|nape|knees?|elbows?|knuckles|armpits?|under ?arms?|inner thighs?|between (my|the|her|his) (legs|thighs)|nek|nekvou|kniee?|elmboe|oksels?|*ntamo|*ntanyeni|' +
  'molala|mokokotlo wa molala|amadolo|amakhwapha|izindololwane|mangole|mahafi)'
const small =
  '(tiny|little|bit|drop|lick|taste|dab|smear|trace|drops|small amount|bietjie|kancane|kancinci|hanyane|gannye)'
const mild =
  '(lip ?(balm|gloss|stick|ice|butter|oil)s?|lipgloss|lipstick|vaseline|petroleum jelly|labello|zam ?buk|moisturi[sz]er|nivea|ponds|face cream|body cream|hand cream|baby cream|' +
  'bum cream|aqueous( cream)?|body lotion|baby lotion|lotion|body butter|shampoo|conditioner|face ?wash|cleanser|body wash|soap|seep|toothpaste|tandepasta|lipglans|lippebalsem|lipys|' +
  'handeroom|gesigroom|sjampoe|insipho|isepa|amafutha|cream|room)'
const lipThing =
  '(lip ?(balm|gloss|stick|ice)s?|lipgloss|lipstick|lipglans|lippebalsem|lipys|labello|toothpaste|tandepasta)'
const tasted = '(lick(s|ed|ing)?|tast(e|es|ed|ing)|suck(s|ed|ing)?|kiss(es|ed|ing)?|gelek|lek|geproe|proe)'

export const harmlessWords = {
  // An illness that is told of and nothing beside it.
  onlyIllness: `
    ^((hi|hello|so|and|en|oh|also|by the way|ook) ){0,3}(i|im|ive|ek|we|my (mom|mother|ma|gran|husband|wife|dad))( [a-z0-9]+){0,5} (diabetes|diabetic|diabetiese?|sugar|suiker|suikersiekte|high blood( pressure)?|hoe bloed(druk)?|
    asthma|asma|eczema|ekseem|hiv|cholesterol|arthritis|gout|jig)$`,
  // What a wax or its strips leave on skin: sticky, and no burn.
  waxLeft: `(wax(ing|ed)?|waks|waxstrips?|sugaring|sugar paste|hair removal strips?)( [a-z]+){0,7} (sticky|stickiness|residue|left ?over|leftovers|gunk|stuck (on|to)|taai|wont come off|will not come off)|
    (sticky|residue|gunk|stuck)( [a-z]+){0,5} (wax(ing)?|waks|wax strips?|sugaring)`,
  // And what makes it one.
  waxHarmed:
    'candle*|kers*|melted|molten|(top )?skin (came|come|comes|peeled|tore|lifted)|peeled|open|pink|tore|torn|lifted|ripped|bleed*|wound',
  // Bumps of the razor that come each time.
  razorBumps: `((razor|shav(e|ing)|barber) bumps|bumps (after|when|every time|from) (i )?(shav(e|ing)|razor)|skeerbulte)`,
  // What would make any of these more than an everyday concern.
  plainGrave: `
    @fever|@airway|@wheeze|@collapse|@spreadingFast|@redLines|@deadFlesh|@numb|@confused|@stiffNeck|@faceDroop|@foulFluid|@purple|dizzy|faint*|vomit*|throw(ing)? up|
    pus|etter|ubovu|bodila|boladu|weep*|ooz*|blister*|blas(e|ies)|amashashazi|hot (and|to|n)|warm to|throb*|agony|excruciat*|(very|so|really|terribly|extremely) (sore|painful|swollen)|
    floppy|limp|drows*|lethargic|wont (feed|drink|eat|wake)|hard to wake|unwell|siek|sick|ill(?! fitting)|uyagula|o a kula|spread*|versprei|rot(ting|ten)?|vrot|
    worse (every|by the)|overnight|sudden*|skielik|weight loss|los(ing|t) weight|thirsty|can ?t (walk|move|turn|swallow|see|open)|chok*|strangl*|wurg*|gewurg*|*klinya|*khama|*kgama|*kgamile|*mfiva|*mkhuhlane|*gwinya|*phefumul*|feberu|o a chesa|*chesa`,
  darkFold: `${dark}( ,| and| en| n)?( [a-z]+){0,4} ${fold}|${fold}(?=( [a-z,]+){0,6} ${dark})`,
  // Flesh that dies, a burn or a bruise is dark as well.
  darkByHarm:
    'burn*|gebrand|brand*|wound|wond|sore|seer|bruis*|blue|blou|grab*|hit|bite|bitten|byt|frost*|acid|hurts?|pain*|swoll?en|lumps?|mole|moesie|ulcer|scab|bleed*|bloei*',
  // Asked to be covered: marks that hands may have left.
  toCover: 'cover*|hide|hiding|conceal*|foundation|makeup|make up|bedek|wegsteek|marks|handprint|fingers?',
  toeWeb: `
    (between|in between|inbetween|tussen|phakathi kwe)( [a-z]+){0,3} (toes?|tone|izinzwane|zinzwane|iinzwane|menwana)|phakathi kwezinzwane|phakathi kweenzwane|mahareng a menwana|(toe|toes) webs?|
    athletes? foot|(feet|foot|voete|izinyawo|iinyawo|maoto|dinao)( [a-z]+){0,5} (smell*|stink*|reek*|ruik|*nuka|*nkga)|(smelly|stinky|cheesy|stink) (feet|voete)`,
  footGrave: `@diabetic|sore on|wound|wond|ulcer|hole|swoll?en|swell*|geswel*|vuvuk*|leg|calf|black|swart|purple|deep crack*|bleed*|bloei*|stepped|nail through|circulation|burn*|brand*|gebrand|hot|boiling|kook*|acid|cement|chemical|petrol|fire|vuur`,
  spotComing: `
    (huge|big|massive|giant|monster|enormous|large|fat|red|sore|deep|groot|yskas|lelike)( [a-z]+){0,2} (one|pimple|zit|spot|puisie|ene)( [a-z]+){0,4} (com(ing|es)|grow(ing|s)|form(ing|s)|brew*|pop(ping|s|ped)|sprout*|appear*|kom|uit)|
    @acne( [a-z]+){0,6} (com(ing|es) (up|out|on|through)|grow(ing|s)|brew*)`,
  bigDay: `
    matric|farewell|dance|afskeid|matriek*|wedding|troue|umshado|umtshato|lenyalo|interview|onderhoud|date|party|partytjie|graduation|photo ?shoot|photos|fotos|lobola|funeral|church|prom|birthday|tomorrow|more|tonight|vanaand|
    saturday|sunday|friday|saterdag|weekend`,
  mouthCorner:
    '(corners?|sides?) of (my|the|her|his) (mouth|lips?)|mouth corners?|lip corners?|mondhoek(e|ie|ies)?|hoeke van (my|sy|haar) mond|iziphelo zomlomo|amagumbi omlomo|angular cheilitis',
  yellowLid: `
    (yellow|yellowish|cream colou?red|geel|gelerig*)( ,)?( [a-z]+){0,3} (spots?|patch(es)?|bumps?|lumps?|marks?|plaques?|deposits?|stuff|kolle|kolletjies|vlekke|knoppies|bultjies)( [a-z]+){0,5} (@eyePlace|eyelids?|lids|ooglede|ooglid)|
    (eyelids?|lids|ooglede|ooglid|under my eyes|near my eyes)( [a-z]+){0,5} (yellow|yellowish|geel)( [a-z]+){0,3} (spots?|patch(es)?|bumps?|lumps?|marks?|kolle|kolletjies)|xanthelasma`,
  yellowEyes:
    '(whites?|eyeballs?|oogwit)( [a-z]+){0,4} (yellow*|geel)|yellow eyes|jaundice|geelsug|dark (urine|pee|wee)|(skin|vel) (is |looks )?(yellow|geel)|discharge|pus|itchy and red',
  insectBite: `
    (mosquito(e|es|s)?|mozzies?|mozzie|muggies?|gnats?|midges?|fleas?|bed ?bugs?|ants?|insects?|goggas?|spiders?|bees?|wasps?|horse ?fl(y|ies)|muskiet(e)?|vlooi(e)?|miere?|spinnekop|omiyane|umiyane|iingcongconi|ingcongconi|izintwala|
    menwang|monwang|menang|monang|letsetse)( [a-z,]+){0,4} (bit(e|es|ten)?|stung|sting(s)?|gebyt|byt(e)?|gesteek|steek|*luma|*lumile|*lumana|*ntomme|*ntomile|*longwe|*lonngwe|*longwa)|
    (bit(ten)?|stung|gebyt|gesteek|*lunywe|*luma|*lonngwe|*longwe|*lomile)( [a-z]+){0,4} (mosquito*|mozzies?|muggies?|gnats?|fleas?|bed ?bugs?|ants?|insects?|goggas?|spider|bee|wasp|muskiete?|vlooie?|omiyane|ngomiyane|
    ziingcongconi|iingcongconi|ke menwang|menwang|menang)|muskietbyt(e)?|vlooibyte?|bybyt|gogga ?byt(e)?|insekbyt(e)?`,
  biteGrave: `
    @anaphylaxis|@snake|@tick|(button|violin|sac|black widow|baboon) spider|knopspinnekop|black(?! (skin|person|girl|guy|woman|man|child|ant|ants))|swart|hole|purple|cramp*|sweating|(lips?|tongue|throat|face|eye|eyelid|neck)( [a-z]+){0,4} (swoll?en|swell*|puffed)|
    (swoll?en|swell*)( [a-z]+){0,4} (lips?|tongue|throat|face|eye|eyelids?)|hives|all over (my|his|her) body|allerg*|epi ?pen|in (my|his|her) (mouth|throat)|headache|malaria|lots of stings|many (bees|stings)|swarm|newborn|
    spinnekop|spiders?|scorpion*|skerpioen|(whole|entire) (leg|arm|hand|foot)|double the size|twice the size|hard and hot|painful|(getting|gets) (worse|bigger)`,
  // A lick or a taste of what every house has.
  tastedMild: `
    ${tasted}( [a-z]+){0,6} ${mild}|${mild}( [a-z]+){0,4} ${tasted}|(swallow(ed)?|ate|eat|eaten|ingeste?d?|ingesluk|geeet|sluk)( [a-z]+){0,3} ${small}( [a-z]+){0,4} ${mild}|
    (swallow(ed|ing)?|ate|eat(ing)?|eaten|ingesluk|geeet|sluk|udle|ginye|gwinye)( [a-z]+){0,4} ${lipThing}|
    ${lipThing}( [a-z]+){0,2} (ingesluk|geeet|gesluk)|
    ${mild}( [a-z]+){0,3} (in|into|op|in)( my| his| her| the)? (mouth|lips?|mond|tongue)|suck(s|ed|ing)( (her|his|my|the|its))? (hand|hands|fingers?|thumb|fist)( [a-z]+){0,5} ${mild}|
    (got|get|gets|had)( [a-z]+){0,2} ${mild}( [a-z]+){0,3} (mouth|mond)`,
  tastedMore: `
    whole|entire|half|all of|yonke|yonk|loads|lots|stick|dare|swallowed (a lot|much|loads|lots)|heelwat|baie|hele|(lots|lot|much|handful|tube|tub|bottle|jar|pot) (of|full)|bottle|tub|tube|jar|cup|mouthful|mondvol|drank|drink(s|ing)?|gedrink|chok*|cough*|hoes|breath*|vomit*|drows*|sleepy|burn*|blister*|swoll?en|swell*|
    medicated|steroid|cortisone|kortisoon|retin*|tretin*|acid|glycolic|salicylic|peroxide|benzoyl|hydroquinone|bleach*|jik|remover|acetone|perfume|parfuum|sanit*|spirits?|essential|tea tree|eucalyptus|camphor|menthol|vicks|deep heat|
    minoxidil|lidocaine|numbing|emla|anaesthetic|relaxer|hair (removal|dye)|veet|nair|insect|repellent|pods?|capsules?|detergent|dish*|dog|cat|puppy|hond|kat|anti ?dandruff|selenium|ketoconazole|mercury|lighten*|whiten*|sunscreen|zinc|
    (face|lips?|tongue|throat|eyes?) (is|are|feels?) |hives|rash|allerg*|peanut*|nuts?|on purpose`,
  // A plumper that does what it is made for, and lets go again.
  plumperTingle: `
    (plump*|cinnamon|peppermint|menthol|chilli|ginger|capsicum)( [a-z,]+){0,16} (then|gone|goes (away|down|off)|go(es)? down|stops?|fades?|wears? off|settles|(for|after|about|like|within)( [a-z]+)? ?([0-9]+|a few|few|ten|five|couple( of)?) ?(min|minutes|mins|sec|seconds|hour)*|thats what its for|
    normal|supposed to|meant to)`,
  plumperPlace: 'lips?|lippe|gloss|lip ?gloss|lipstick|plumper|balm|lipbalm',
  plumperGrave: `
    @airway|@wheeze|@collapse|hives|tongue|tong|throat|keel|eye*|whole face|my face|(still|nog) ([a-z]+ )?(swoll?en|swell*|puffy|geswel*|burn*|numb)|(since|for) (yesterday|hours|days|last night|this morning)|hours|next (day|morning)|blister*|spread*|
    worse|dizzy|rash|vomit*|(wont|doesnt|not) (go|gone|going|stop)|cant|double|huge|massive|never (happened|did)|nuts?|ate`,
  stretchItch:
    '(belly|tummy|bump|stomach|boobs|hips|maag|magie)( [a-z]+){0,3} (itch*|jeuk*)( [a-z]+){0,3} (where (it|the skin|my skin)( [a-z]+)? stretch*|only there|waar (dit|die vel) rek)|(itch*|jeuk*)( [a-z,]+){0,4} where (it|my (skin|belly|tummy)) stretch*',
  palmsToo:
    '(palms?|soles?|hands|feet|handpalms?|voete|all over|everywhere)(?! (and|or) (feet|hands|soles|palms))(?! (are |is |feel )?(fine|ok|okay|normal|dont|not|good))',
  yearsSince:
    '([0-9]+|two|three|four|five|six|ten|a few|some|many) ?(years?|yrs?|jaar|jare) (ago|back|gelede|terug)|last year|verlede jaar|in 20[0-9][0-9]',
  skinNormal:
    '(skin|it|vel) (there )?(looks|is|lyk) ([a-z]+ )?(normal|clear|fine|ok|okay|gesond|reg)|no (blisters?|rash|spots)|nothing to see|geen (blase|uitslag)',
  lashIn: '(eye ?lash|lash|hair|wimper) ([a-z]+ ){0,2}(in|into|op|in die) (my|his|her|the) (eye|oog)',
  lashGlue: 'glue|gom|extensions?|lift|tint|serum',
  oneDrop:
    '(bled|bleed|bleeds|bloei|gebloei) ([a-z]+ ){0,2}(drop|druppel|bit|little|second)|(one|a|single|tiny) drops? of blood',
  poppedIt: 'popped|squeezed|picked|burst|uitgedruk|gekrap',
  stoppedNow: 'stopped|dry now|fine now|opgehou|gestop|healed|closed',
  mayKiss:
    '(can|may|should|must|could|is it (ok|okay|safe) (if|to)|mag|kan) (i |ek |we )?([a-z]+ )?(kiss*|hold|cuddle|visit|see|soen|vashou)',
  kissedNow: '(have|has|already|just|i|we|she|he) kissed|het ([a-z]+ ){0,3}gesoen|gave ([a-z]+ ){0,2}kiss',
  // A sting on an arm or a leg, a day ago, and only there.
  limbOnly:
    '(finger|hand|arm|leg|foot|ankle|toe|thigh|knee|calf|wrist|elbow|shoulder|back|vinger|hand|arm|been|voet|toon|enkel)',
  // Both eyes or bags, each morning, on waking.
  eyesEachMorning: `
    (elke oggend|in die oggend|soggens|oggende|soggend|vroegoggend|njalo ekuseni|ekuseni|kusasa|ngezintatha|rhoqo kusasa|hoseng|mo mosong|phakela|every morning|each morning|mornings|when i wake|as ek wakker word|as ek opstaan)`,
  lidGrave: `
    one eye|een oog|iliso elinye|ihlo elilodwa|leihlo le le leng|left|right|linker|regter|red|rooi|*bomvu|pain*|sore|seer|*buhlungu|pus|etter|discharge|shut|toe|closed|see|sien|vision|ankles?|feet|voete|izinyawo|foamy|
    fever|koors|since (yesterday|today)|face|gesig|ubuso|hot|itch*|jeuk*`,
  // A nail that a knock, a run or a shoe has turned dark.
  nailKnocked: `
    (nail|toenail|toe nail|naels?|toonnaels?|uzipho|izinzipho|lenala)( [a-z,]+){0,8} (run(ning)?|ran|marathon|comrades|two oceans|parkrun|hik(e|ing)|soccer|football|hardloop|gehardloop|stap|boots|tight shoes|shoe|skoene?|slam*|door|drop*|hammer|stub*|knock*|bump*|
    jam(med)?|crush*|kick*)|(run(ning)?|ran|marathon|comrades|parkrun|slam*|stub*|jammed|dropp?ed|hammer|kicked|bumped|knocked)( [a-z,]+){0,10} (nail|toenail|toe nail|finger|toe|nael|toonnael|vinger|toon)`,
  nailGrave: `@diabetic|(pain|throb|agony|very sore|so sore)( [a-z]+){0,3} (now|today|tonight)|pus|smell*|broken|bone|bleed*|crooked|numb|spread*|wider|cuticle|foot|deep cut|open|fever|for (months|years)|streak`,
  scalpCrust:
    '(scalp|kopvel|ikhanda|intloko|hlooho)( [a-z]+){0,6} (scab*|flak*|crust*|rof|rowe|skilfers)|(scabs?|crusts?|flakes?)( [a-z]+){0,4} (scalp|head|kopvel)',
  byScratching: 'scratch*|krap*|pick*|comb*|dandruff|itch*|jeuk*',
  scalpGrave:
    'relax*|dye*|bleach*|burn*|child|kid|son|daughter|baby|kind|bald|patch(es)?|lumps?|glands?|pus|wet|weep*|smell*|lice|bleed*|round|ring*|hot|fever|swell*|swoll?en|chemical|perm|texturi*',
  // Itch of the head or a rash of the heat, in the words of Sesotho and Setswana, which say nothing of poison.
  southernItch: `
    (hlooho|tlhogo|letlalo|mmele)( [a-z]+){0,4} (hlohlona|hlohlonwa|baba)|(lekgopho|lehlabula|dithongwana)( [a-z]+){0,5} (mocheso|mogote|letsatsi|mofuthu)|leleiri|lelaere`,
  // Pimples and spots, in the words of Sesotho and Setswana, of which the weights know few.
  southernSpots:
    '(dipeise|dipimpi|dipimple?s?|dipimpl|makukuni|maqhutsu|diso sefahlehong|diso mo sefatlhegong|matheba|bogwata|dikgwetlho)',
  southernHarm: `
    *otl(a|ile|ilwe|wa)|*beth(a|ile)|*bolaya|*mpolaya|*rag(a|ile)|*tshwar(a|ile)|*tshwere|*tshab(a|ile)|*boif(a|ile)|monna|ntate|malome|mohatsa|mokapelo|*phel(a|o)|*tshel(a|o)|*shw(a|ile)|*swa|*ipolaya|*lela|*lla|madi|*dutla|
    *fole|*hola|*gola|*atologa|leleme|*hema|*metsa|mapherese|*tjhesa|*chesa|*fisa`,
  // Rough, scaly spots of one who is old, on a head without hair: the sun's, and no child's ringworm.
  oldBaldHead: `
    (grand ?(pa|father|dad|ma|mother)|gran(ny)?|oupa|ouma|mkhulu|ntatemoholo|old man|old lady|my (dad|father|pa|uncle|husband)|im [5-9][0-9]|[5-9][0-9] (years|yr|yo)|(is|of|aged|van) [5-9][0-9]|farm*|boer)`,
  // Whether a thing is one of its kind, of sun or of acids: in so few words each weighs too much.
  // What is under a nappy or follows licked lips and soap, in the words of the country.
  childRash:
    '(child|kid|kids|son|daughter|baby|toddler|boy|girl|kind|seun|dogter)( [a-z0-9]+){0,4} (has|have|got|gets|with|het)( [a-z]+){0,3} (rash(es)?|uitslag)',
  nappyRash: `
    (nappy|diaper|luier|doek) ?(rash*|uitslag|vel)|doekuitslag|luieruitslag|(rash*|red|rooi|uitslag|*bomvu|bofubedu|irash|*nerash|*lunerash)( [a-z]+){0,8} (nappy|nappies|diapers?|luiers?|doek|*nabuken*|*napi|*leiri|leiri)|
    (nappy|nappies|diapers?|luiers?|doek|*nabuken*|*napi|leiri)( [a-z]+){0,6} (rash*|red|rooi|uitslag|*bomvu|bofubedu)`,
  lipsLicked:
    'lick(s|ing|ed)?( [a-z]+){0,4} lips?|lips?( [a-z]+){0,3} lick(s|ing|ed)?|lek( [a-z]+){0,4} lippe|lippe( [a-z]+){0,3} (lek|gelek)|*khotha( [a-z]+){0,3} *(ndebe|lebe)*|lip lick*|latswa( [a-z]+){0,3} (melomo|dipounama)',
  washItch: `
    (shower(s|ed|ing)?|bath(e|ing)?|wash(ed|ing)?|soap|stort|gestort|gebad|gewas|seep|*geza|*hlamba|*tlhapa|*hlapa|sesepa|*nsipho|*sepa)( [a-z]+){0,8} (itch*|jeuk*|*luma|*hlohlona|*rhawuzela|*rhawuzelela|*baneka)|
    (itch*|jeuk*|*luma|*hlohlona|*rhawuzela|*rhawuzelela|*baneka)( [a-z]+){0,6} (shower*|bath|wash*|soap|stort|gebad|seep|*geza|*hlamba|*hlapa|*tlhapa|sesepa|*nsipho|*kugeza|*kuhlamba)`,
  washGrave:
    '@onMedicine|map*|spread*|popping up|all over|lumps?|welts?|bumps?|@swelling|@pesticide|water (comes|runs|leaks)|wet|nat|leak*|vog|*vuza|*dutla|drup*|yellow|geel|jaundice|pregnan*|swanger|*khulelw*|*imme|moimana|liver|kidney|night sweats|weeks|weke|months|maande',
  eyeBags:
    '(bags?|sakke|sakkies|puffy|pofferig|dark circles|kringe|donker kringe|isikhwama|izikhwama)( [a-z]+){0,3} (eyes?|oe|oog|ogies|*mehlo|mahlo)|eye ?bags|oogsakke',
  tiredNow:
    'snor(e|es|ing)|snork*|gesnork|sleep*|slept|slaap*|geslaap|tired|moeg|night ?shift|nagskof|insomnia|up with the baby|*lala|*robala',
  nailColour: 'blue|black|purple|blou|swart|pers|fall(s|ing)? off|afval|luhlaza|lumnyama',
  nailByThing:
    '(nails?|toe ?nails?|naels?|toonnaels?|*zipho|*nzipho|lenala)( [a-z]+){0,6} (door|deur|hammer|hamer|drawer|laai|brick|baksteen|box|boks|hekkie|gate|hek|iminyango|umnyango|lemati|lebati)',
  // Dark under the eyes as long as somebody can think, and a bag that is fuller than the other.
  darkUnderEyes:
    '(black|dark|brown|swart|donker)( skin| spots?| marks?| bits?| rings?| circles?)? (under|around|below|beneath|onder|rondom)( my| the| both| his| her| their)? (eyes?|oe|oog)',
  asEver:
    '(ever )?since (i was|childhood|birth|small|a (kid|child|baby)|school|primary)|from (birth|childhood|small)|all my life|always (had|been)|born with|for years|van kleins af',
  bagFuller:
    '(eye )?bags?( under (my|the) eyes?)?( [a-z]+){0,3} (bigger|larger|fuller|puffier|worse|darker) than( the| my)? (other|left|right)|one( [a-z]+){0,2} bag (bigger|larger|fuller|puffier|worse|darker)',
  bagGrave:
    'red|rooi|pain*|pyn|sore|seer|pus|etter|shut|toe|closed|vision|see|since (yesterday|today|this)|hot|itch*|jeuk*|fever|koors|swoll?en|lump|hard|grow*',
  // A parting or hairline that thins, slowly.
  partWidens:
    '(part(ing)?|middle part|hairline|edges|temples|crown)( [a-z]+){0,3} (wid(er|ening|ens)|thin(ner|ning|s)?|reced(es|ing)|going back)',
  hairGrave:
    'sore|pus|burn*|blood*|bleed*|scab*|lumps?|swoll?en|swell*|patch(es)?|overnight|clumps?|sudden*|fever|rash|joints?',
  // Blood under the skin where it was pinched.
  pinched: 'blood ?blister( [a-z]+){0,3} (finger|thumb|hand|palm)|bloedblaas( [a-z]+){0,3} (vinger|duim|hand)',
  pinchGrave:
    '@fever|@diabetic|@spreadingFast|@redLines|blisters|many|lots|more|mouth|tongue|lips?|bruis*|gums?|nose ?bleed*|spread*|everywhere|all over|warfarin|thinner*|pus|hot',
  // Fingers and toes that change colour in the cold.
  coldTips: `
    (toes?|fingers?|finger tips|tone|vingers)( [a-z]+){0,3} (purple|white|blue|pers|blou|wit)( [a-z]+){0,4} (cold|winter|koud|koue|fridge|freezer)|(cold|koue) (feet|hands|toes|fingers|voete|hande)( [a-z]+){0,3} (purple|white|blue|pers|blou)|
    (in|when)( [a-z]+){0,2} (cold|winter)( [a-z]+){0,5} (toes?|fingers?)( [a-z]+){0,3} (purple|white|blue)`,
  coldGrave: `
    @diabetic|@deadFlesh|@collapse|@confused|@airway|@noAir|@fever|one (foot|leg|hand|arm|side)|(left|right) (foot|leg|hand|arm)|black|swart|sores?|seer|ulcers?|hole|all the time|even when|warm|sudden*|since (this|last|yesterday)|lips?|pain*|pyn|cant feel|cannot feel|numb*|
    baby|newborn|child|smoke*|hard skin|swallow*|frost*|ice|snow|wont go away|stay*|smell*|blister*|burn*|chest`,
  // Asked of the app, in words that weigh like a farewell.
  appAsked:
    '(talk|speak|answer|send|do|use|listen)( [a-z]+){0,4} voice ?notes?|who (wrote|writes|made|owns|runs|built)( [a-z]+){0,2} (articles?|guides?|recipes?|app|site|website|skynn)',
  appGrave:
    'goodbye|bye|letters?|last|die|dead|end it|family|mother|mom|kids|children|forgive|sorry|pills|found|funeral|remember me|gone|hurt',
  // A flat red mark of the new-born, on lids, brow or nape.
  storkMark:
    '(flat |small |light ){0,2}(red|pink|salmon)( birth)? ?(marks?|patch(es)?|stains?|birthmarks?)( [a-z]+){0,4} (eyelids?|lids?|forehead|brow|nape|(back of (the|her|his) )?neck)|stork ?(bite|mark)|angel kiss',
  storkGrave:
    'swoll?en|swell*|hot|warm|spread*|grow*|raised|purple|bruis*|bleed*|blister*|fever|feed|fall|fell|drop*|hit|today|sudden*|this morning|overnight|shut|pus|discharge|sick|rash',
  cradleCap:
    '(baby|babys|infant|newborn|month|months|mnths)( [a-z0-9]+){0,8} (yellow|greasy|scaly|flaky|thick|crust(s|y)?|flakes|scales)( [a-z]+){0,6} (scalp|head|hair)|cradle ?cap|(crust(s|y)?|flakes|scales)( [a-z]+){0,4} babys? (scalp|head)',
  cradleGrave:
    '@fever|weep*|ooz*|wet|smell*|hot|pus|bleed*|blister*|spread*|face|body|all over|wont (feed|drink)|sick|unwell|sore|raw|red and|swoll?en|swell*|lumps?|ringworm|bald',
  // Marks that mosquitoes left, dark as marks are on deeper skin.
  biteMarks:
    '(mosquito(es)?|mozzies?|mozzie|flea|fleas|bed ?bugs?|midges?) bites?( [a-z]+){0,5} (turn(ed|s)?|went|go|goes|became|leaves?|left|gone)( [a-z]+){0,3} (black|dark|brown)',
  biteMarksGrave:
    '@fever|hole|dead|rot*|pus|weep*|ooz*|hurts?|pain*|sore|swoll?en|swell*|hot|spider|tick|ulcer|open|sick|headache|spread*|grow*|middle|cent(re|er)|smell*',
  tagBlack: 'skin ?tags?( [a-z]+){0,4} (black|dark|purple|swart)|(black|dark|purple) skin ?tags?',
  tagGrave: 'bleed*|grow*|bigger|mole|spread*|pus|hot|fever|changes?|itch*|pain*|very sore',
  // What benzoyl peroxide does to cloth, and no gas.
  bleachesCloth:
    '(benzoyl|bpo|benzac|peroxide|acne (wash|gel|cream))( [a-z]+){0,6} bleach(es|ed|ing)?( [a-z]+){0,4} (bra|bras|towels?|shirts?|tops?|pillow*|clothes|sheets?|collar|linen|washing|vest|bed(ding)?)',
  mixedGas: '(mix(ed|ing)?|together|fumes?|gas|smell|breath*|cough*|dizzy|jik|chlorine|ammonia|vinegar|drank|swallow*)',
  // A peel by its kind, asked of before it is had.
  peelAsked:
    '(carbon|hydra|laser|chemical|glycolic|green|salicylic|lactic|yellow|party|spa)( laser| chemical)? (peel|peels|facial)',
  peelGrave:
    'ngenze|ngi*|ekhaya|*nxeba|*londa|*shile|*buhlungu|*vuzayo|ek het|tuis|white|wit|frost*|grey|turn(ed|s|ing)?|went|burn*|hurts?|sore|blister*|raw|ooz*|weep*|yesterday|days?|today|last|since|scab*|i (got|had|did|went)|ive|had|did|now|went wrong|peeling|peels off|swoll?en|red|dark(er)? (patch|mark)|home|bought|online|strip*|left',
  // A burn and a bite that healed long ago.
  burnOld: `
    (burn(s|t|ed)?|scald(ed|s)?|brandwond|gebrand)( [a-z0-9]+){0,6} ([2-9]|1[0-9]|two|three|four|five|six|few|couple of|some|twee|drie) (weeks?|months?|years?|yrs?|weke|maande|jare)|old burns?|burn (scar|mark)s?|healed burns?`,
  burnNotOld:
    'opened|lumps?|wart*|grow*|cry*|crying|will|goodbye|@justNow|@realChild|@babyOrToddler|@diabetic|@frailImmune|today|now hot|yesterday|again|open|raw|wet|pus|weep*|ooz*|smell*|black|deep|hole|not heal*|wont heal|isnt|not (closed|better|gone)|still (isnt|not|sore|open|painful|hurts)|hours?|minutes?|days?|hot and|fever|spread*',
  biteScar:
    '(dog|cat|old|human|horse)? ?bites?( [a-z]+){0,2} (scars?|scarring|marks?|letsels?)|(scars?|marks?|letsels?)( [a-z]+){0,5} (dog|cat|old)( [a-z]+){0,2} bite',
  biteNew:
    'today|yesterday|now|just|tonight|last night|this (morning|week|afternoon)|gister|vandag|net nou|fresh|open|bleed*|wounds?|sore|swoll?en|swell*|rabies|hondsdol*|stitch*|days?|hours?|minutes?|pus|red|hot|infect*|bit me|stray',
  countsToo:
    '(does/do/would/will/tel) (?!(i|we|me|my|our|ek|my lewe|anyone|anybody|people)( |$))([a-z]+ ){1,4}(count/counts/tel)( too/ also/ as well/ then/ ook/)',
} as const
