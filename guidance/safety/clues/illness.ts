// The words of illnesses and of what warns in them; written as clues/body.ts is.

export const illnessWords = {
  diabetic: `
    diabe*|suikersiek*|het suiker|(my/sy/haar) suiker|sugar _ high|(has/have/got/with) (sugar|sugars|the sugar)(?! (in/scrub/wax/free/craving))|
    suiker (siekte|pasient)|glucophage|
    blood sugar|sugar (disease/diabetes)|insulin|metformin|isifo sikashukela|*(no/nge/ne)shukela|*(no/ne)swekile|isifo seswekile|(ke|o) na le tswekere|tswekere`,
  // "Been" is a leg in Afrikaans, and in English it is none.
  beenLeg: '(?<=(?:my|sy|haar|die|se|linker|regter|hele|een|ander|onder|aan|op) )been',
  footPlace: `
    (toenails?|foot|feet|heels?|toes|(?<!(dokter|kliniek|klinieke|hospitaal|apteek|huis|werk|skool|winkel|dermatoloog|suster) )toe(?! gaan)|toon|tone|voete?|hakskeen|hakskene|soles?|ankles?|shins?|legs?|@beenLeg|unyawo|izinyawo|inyawo|iinyawo|*nyaweni|leoto|
    maoto|leotong|maotong|*mlenzeni)`,
  footTrouble: `
    bleed*|(with/and/some/has/bit of) blood(?! (sugar/pressure/test/thinn))|black|blue|smell*|stink*|stank|numb|no feeling|cant feel|sores?|wounds?|ulcer*|blister*|cuts?|pus|hole|infect*|raw|
    open|red|swollen|*inuka|nkga|leqeba|maqeba|ubovu|peeled|seer|wond|*swart|oopgebars|stukkend|bloei|burnt|isilonda|inxeba|amnyama|nail|purple|
    leak*`,
  deadFlesh: `
    gangrene|necro(sis/tic)|flesh eating|rotting|(smells/smelling/stinks) (rotten/like rot*/like something died)|
    (dead/black) tissue|vrot vleis|tissue _ (dying/died)`,
  tipPlace:
    '(toes?|fingers?|fingertips?|foot|feet|wound|sore|tip of _ nose|lips?|hand|toon|tone|vinger|leg|earlobe|nipple|stitches|ear|injection site)',
  goneBlack: `
    (turn(ed/ing/s)/went/gone/going/getting/is/are/was/becoming/now/goes) (all /completely /half /a bit /dark /bluish /very /quite |so ){0,2}
    (black(?! and blue|heads?)|blue|bluish|grey|gray)|(swart/blou) geword|(is/word) (swart/blou)|(se/sa)(mnyama/luhlaza)`,
  notTissue:
    'nails?|naels?|polish|henna|ink|dye|lipstick|lipliner|smok(e/er/ing)|raynaud*|swimming|shoes?|socks?|tattoo|knuckles?|corners?|' +
    '(my|her|his|your|the|why) lips (are|is|look|got|get) (black|dark|grey|gray)(?! _ (cold|blue|breath))',
  legs: '(legs?|shins?|calf|calves|ankles?|feet|foot|bene|been|enkels?|voete|imilenze|umlenze|maoto)',
  leaking: `
    leak*|weep*|ooz*|seep*|drip*|split*|(water/fluid) _ (runs/ran/coming/running/leaking/pouring/out)|wet socks|soaking|loop water|water loop|
    kuphuma amanzi|lek`,
  legSwollen: `
    (swell*|swol*|double the size|(double/bigger than/fatter than/thicker than/twice) (the/my) other|shiny|puffy|tight|fat|water (legs/retention)|geswel*|
    dik|vuvu*|blown up)`,
  heartFailure:
    '(heart|hart) (failure|disease|condition|problems?|trouble|versaking|siekte)|hartversaking|isifo senhliziyo|liver failure|cirrhosis',
  oneLeg: 'my leg|one (leg/calf)|calf|kuit|(left/right) (leg/calf)|my calf|(een/linker/regter) been',
  oneLegHarm: '(pain*|sore|hot|warm|red|seer|tender|hurts?)',
  kidneys: `
    dialysis|dialise|(kidney/kidneys/renal) _ (failure/disease/patient/failing/problem)|kidney*|nier(e/versaking)|izinso|chronic liver|hepatitis|cirrhosis`,
  hiv: 'hiv|arvs?|tld|vigs|aids|antiretroviral*|cd4',
  hivSkin: 'itch*|bumps|rash|jeuk*|sores|uitslag|blister*|*luma|spots|shingles|purple',
  lasting: `
    (weeks/months/maande/weke)|for (a/one) (week/month)|a month|month now|long time|ages|wont (go|heal|stop|clear)|(all over/everywhere)|keep(s/)|
    not going|worse|spread*|izinyanga|inyanga`,
  tetracycline: '(doxy|mino|lyme|tetra)cycline?s?|doxy|mino|tetralysal|doximal|doxyclin|cyclimycin|minomycin|dumoxin',
  headOrSight: `
    (bad/terrible/severe/worst/constant/splitting/pounding/strong/crazy/daily/awful/erge) (headache*/hoofpyn*)|headaches?|hoofpyn*|
    (vision/sight/sien) _ (blur*/dof/funny/double/gone/weird/worse)|blur(red/ry/ring/)|(double/dof) (vision/sien)|seeing double|
    whoosh*|ringing in _ ears?|kopseer|ikhanda`,
  riskMedicine: `
    epilim|amoxi*|penicillin*|augmentin|lamotrigine|lami(ctin/ctal)|carbamazepine|tegretol|phenytoin|epanutin|nevirapine|efavirenz|abacavir|bactrim|
    co ?trimoxazole|purbac|
    sul(f/ph)a*|allopurinol|zyloprim|tb (treatment/meds/tablets/pills)`,
  newMedicine: `
    (new/started/starting/begun|nuwe|began) (on /the /a /my /taking /some ){0,3}(antibiotics?/tablets?/pills?/medicine/medication/meds|
    pille|medisyne|medikasie|amoxi*|augmentin|penicillin|arvs?)|(antibiotics?/augmentin/amoxi*/penicillin/bactrim) (yesterday|for|since)|
    (day/dag) [1-9] (of/van)|
    (after/since/from|na) (the /my /taking /starting /an /die ){0,3}(antibiotics?/new tablets?/penicillin/amoxi*/augmentin/antibiotika)|imithi emisha`,
  medicineRash: `
    rash*|skin (hurts/burns)(?! ((so|very|more|much|too|really) ){0,2}(easily|easier|fast|faster|quick|quickly|sooner|in the sun|in no time))|uitslag|hives|welts|red spots|itchy spots|bumps (on/over/all)|umqubuko|bommels|itchy all over|peeling|spots all over|spots on|
    red (dots|
    patches) (all over|everywhere)`,
  // An itch scratched in sleep, and what others fear to catch.
  scratchesSelf: `
    scratch(es/ed/ing/) (him|her|them|my|it)? ?(self|selves|himself|herself|themselves|myself|awake|raw|till|until|all night|at night|in (his|her|their|my) sleep|the whole night)|
    (he|she|baby|boy|girl|son|daughter|toddler|child|kid|wife|husband) ((just|still|always|keeps?|is|was|only) ){0,2}scratch(es|ing|ed)?(?! (me|us|my|our|him|her|his|the (kids|children|baby))( |$))|
    krap (hom|haar|hulle|hy|sy|die hele nag|snags|in (sy|haar) slaap)`,
  fearedCatching: `
    (think|thinks|thinking|scared|afraid|believe|worried|say|says|saying|fear) (that )?(they|he|she|it|its|kids|people|others|everyone|theyll|hell) ([a-z]+ ){0,3}
    (catch|get|catching|contagious|infectious)|contagious|catch(ing)? (it|this) from|aansteeklik`,
  asksWhatToTell: `
    (what|how|wat|hoe) (do|can|should|must|could|shall|moet|kan|to) ?(i|we|ek|you)? ?([a-z]+ ){0,2}(tell|explain|say|se|verduidelik|vertel) ([a-z]+ ){0,4}
    (class|classmates?|teachers?|school|kids|children|others|friends|people|klas|skool|kinders|them)`,
  // "She won't leave the Dettol, what do I tell her?": a habit of washing, and nobody in danger.
  keepsHabit: `
    (wont|will not|refus(e|es|ing)|doesnt want|dont want|never wants|not willing|can not|cant|wil nie|weier om)( to| om)? (stop|leave|give up|let go of|part with|quit|stop (using|with)|throw away|los|ophou met)
    ( (the|her|his|that|die|haar|sy|using|with|met|this|green|bar|bath|raw|old|own|te|gebruik)){0,3} (dettol|savlon|soap|seep|jik|bleach|vim|handy andy|sunlight|lifebuoy|vaseline|oil|olie|cream|room|lotion|scrub|toothpaste|lemon|
    vicks|zambuk|powder|perfume|snuff|salt|bath|hot water|sponge|loofah|face ?cloth|routine)|
    (wont|will not|refus(e|es)( to)?|doesnt want to|cant) (leave it|give it up|let it go)(?= ?(,|$| what| how| and| so| but))`,
  // "My dad says he doesn't need it": what others think of a product.
  othersOpinion: `
    (says?|said|reckons?|thinks?|told me|se) (that |dat )?(he|she|they|i|we|you|its?|hy|sy|ek) ([a-z]+ ){0,1}(doesnt|dont|wont|shouldnt|neednt|isnt|does not|will not|het nie|wil nie) ([a-z]+ ){0,1}(need|pay|buy|use|wear|waste|bother|
    believe|like|spend|work|working|help|necessary|worth|smeer|gebruik|koop|betaal)
    ( (for|on|in|with|any|a|the|that|this|my|such|all|all that|money)){0,3}( (it|that|this|one|any|them|anything|these|those|stuff|things?|money|sun ?screen|sun ?block|spf|cream|creams|moisturi*|lotion|serum|skin ?care|products?|toner|vaseline|soap|
    make ?up|for (men|girls|women|kids|boys)))?(?= ?(,|$| its| because| at all| any ?more| so| and its| hes| shes| true| is| nie))`,
  asksWhatToTellOne: `
    (what|how|wat|hoe) (do|can|should|must|could|shall|moet|kan|to) ?(i|we|ek|you)? ?([a-z]+ ){0,2}(tell|explain|say|convince|persuade|get|se|verduidelik|vertel|oortuig) ([a-z]+ ){0,2}(her|him|them|mom|mum|ma|dad|gran|granny|gogo|
    ouma|oupa|aunt|auntie|uncle|sister|brother|husband|wife|haar|hom|hulle)`,
  albino: 'albin(o/ism)|inkawu|ndlofa',
  albinoSore:
    '(sores?|wounds?|scabs?|crust*|lumps?|growth|bleed*|seer|sere|knop|ulcer|rough patch*|isilonda|izilonda|open|heal*)',
  palePatch: `
    (pale|white|light|lighter|whitish|pinkish|wit|ligte) _ (patch(es)?|spots?|kolle?|marks?|skin)|(patch(es)?|spots?|kol) _ (pale|white|lighter|wit)|
    patch(es)?|
    kol(le/)|amabala|ibala`,
  numb: `
    (gone |is |are |feels? |completely |totally )?numb|no feeling|sonder gevoel|cant feel|lost feeling|gevoelloos|geen gevoel|voel niks|ayizwa|no sensation|
    ndindisholo`,
  notNumb: 'cream|lidocaine|emla|numbing|anaesthetic|dentist|legs? (fell|asleep)|botox|laser|waxing|microneedl*',
  lumpPlace:
    '(neck|armpits?|arm pits?|under (my |his |her |the )?arms?|groin|collar ?bone|throat|nek|lies|oksel|intamo)',
  lump: 'lumps?|glands?|knop(pe)?|kliere?|nodes?|swelling|swollen|iqhuma|izindlala',
  wholeIll: `
    night sweats?|sweat* at night|los(t|ing) weight|weight loss|nagsweet|gewigsverlies|@fever|tired all the time|cough*|
    (weeks|months|golf ball|marble|rock hard|size of|growing|bigger|getting big)`,
  // The same without how long it lasts, for lumps that a blade began last long too.
  illBeside:
    'night sweats?|sweat* at night|los(e/t/ing) weight|weight loss|nagsweet|gewigsverlies|@fever|tired all the time|cough*',
  lumpLasts: '(weeks|months|golf ball|marble|rock hard|size of|growing|bigger|getting big)',
  genitals: `
    penis|vagina*|vulva|labia|scrotum|genital(s/)|private(s| parts?| area)|down (there|below)|when i pee|foreskin|
    (my/her/his) (cookie/nunu/punani/koekie/totjie/shaft/manhood/bits/lady (parts/bits))|willy|dick|piel|my balls|groin sores?|anus|
    privaat(e dele)?|geslagsdele|induku yami|ngaphansi`,
  genitalSore: `
    sores?|ulcers?|blisters?|warts?|discharge|growths?|painful bumps?|bumps (on|around|down|near|by)|(new|weird|strange|little|small|white|cluster of|some|
    itchy) (bumps?|spots?|lumps?|
    pimples?)|
    seer(tjie/)s?|sere|sweertjies?|blase|blisters?|knoppies|vratte|izilonda|cauliflower|lump`,
  hairRemoval: 'shav*|razor*|wax*|ingrown*|veet|laser|bikini|skeer|epilat*|trimm*',
  testicle: '(testic(le|les|ular)|my balls?|one ball|teelbal(le)?|amasende|nut ?sack)',
  testicleTrouble: 'lump*|hard|swell*|swollen|pain*|sore|bigger|knop|geswel|seer|heavy|throb*',
  breast: '(breasts?|nipples?|boobs?|boobies|titt?(y|ies)|bors|tepels?|ibele|amabele|areola)',
  breastChange: `
    dimpl*|eczema|wont heal|orange (peel/skin)|like an orange|lemoenskil|inverted|ingetrek|(turned/turning/sunk/gone/going/pulling/pulled) inw?ards?|knots?|
    hard (spot/bit/piece|patch)|thicken*|pulled in|turned in|(bloody|clear) discharge|discharge|lump*|knop*|blood|bleed*|crust*|scaly|
    (changed|different) shape|iqhuma`,
  notBreast:
    'breast ?feed*|nursing|pump*|latch*|piercing|chicken|cracked nipples?|sports bra|pimples?|hair|ingrown|newborn|borsvoed*|baby',
  eatingTrouble: `
    anorexi*|bulimi*|(starv(e/es/ing) (my/her/him)self)|(ipolaisa/ipolaya/itima) (tlala/dijo)|(uya/ngiya/ndiya/u)?zilambisa|(honger/hongers) (haar/hom/my)self( uit)?|(make|making|made) myself (throw up|vomit|sick|puke)|throw(ing)? up after (eating|meals?|i eat|every meal)|
    (stopped|not|barely|hardly|scared to|afraid to|dont) eat(ing)?( anything| at all| much)? ~ (skin|fat|weight|clear|ugly|pimples|acne|thin|days)|
    vomit* on purpose|eating disorder|laxatives|hate my body|too fat to|so fat and ugly|(fat|vet) en lelik|(binge|binging)( eating)?|days without (food|
    eating)|
    eetversteuring|only eat(ing)? (an |a )?(apples?|once|lettuce|[1-5]00)`,
  thinAsk: 'eczema diet|dairy|sugar|gluten|chocolate|fried|junk|vegan|fast food',
  lids: 'mahlo|eyelids?|eye lids?|ooglid*|ooglede|eyes?|oe|oog|amehlo|under eyes?',
  lidSwollen:
    '(@swellsUp|swell*|swol*|swole|swel|*ruruh*|puffed( up)?|balloon*|geswel*|opgeswel|dik|*vuvuk*|*dumb(a|e|ile)|*rurug*)',
  shutEyes:
    '(swollen|swelled|puffed|swelling|geswel)( up| nearly| almost| half)? (shut|closed|toe)|cant open (my|his|her) eyes?|(oe|oog|ooglid*) _ (toe ?(ge|te )?swel|swel toe)',
  hoarse: `
    hoarse|voice _ (gone|going|funny|weird|croaky|changed|hoarse|raspy)|croaky|lost my voice|hees|keel _ (snaaks/dik/toe/krap)|seer om te sluk|
    moeilik _ sluk|stem _ (weg|hees)|lump in (my|the|his|her) throat|throat _ (itch*|scratchy|swelling|thick|funny|feels)`,
  gut: 'vomit*|throwing up|stomach cramps?|tummy (cramps?|pain)|diarrh*|nause*|naar|braak|hlanza|puking|cramps',
  dizzy:
    '(dizzy|faint|light ?headed|weak|woozy|spinning|duiselig|lighoofdig|isiyezi|heart _ (racing|pounding)|racing heart|clammy)',
  skinAllergy: `
    hives|welts|galbulte|bommels|urticaria|netelroos|itchy all over|(itch*|red|rash|lumps|bumps) (all over|everywhere|whole body|head to toe)|oral uitslag|
    amabhamuza`,
  lipsFat: `
    (fat|puffy|puffed|puffing|dik|thick|huge|blown up|double|triple|twice|massive|doubled|like a duck|ballooned|bigger|growing|dikker|enormous|tingl*|
    @likeABall)`,
  foulFluid: `
    (yellow|green|geel|groen) (fluid|liquid|discharge|goo|gunk|water|vloeistof|etter) ~ (stink*|stank|smell*|ruik)|(stink*|smell*) ~ (yellow|green) (fluid|liquid|
    discharge|goo|gunk)`,
  productFluid:
    '(solution|serum|toner|oil|bottle|product|cream|cleanser|soap) (is|are|was|has|looks|turned|went|smells)',
  likeABall: 'like (a |two )?(sausage|balloon|hot ?dog|golf ?ball|football|rugby ball|pumpkin|boxer|wors|worsie)s?',
  mouthPart: '(lips?|lippe?|tongue|tong|molomo|umlomo)',
  oneSide: `
    one side|one sided|(left|right) (side|only)|only _ (left|right)|(band|stripe|strip|belt|line) (around|round|across|on|of)|een kant|(linker|regter) ?kant|
    icala elilodwa|half of my|in a (line|row|band)|round my (waist|ribs|back|chest)`,
  foreheadPlace: '(forehead|scalp|temple|brow|eyebrow|voorkop|face|gesig|nose|neus|ibunzi|cheek)',
  eyeToo: `
    (eye|eyes|oog|oe|iso|amehlo) _ (red*|sore|rooi|swollen|pink|pain*|water*|blood*|seer|going|hurts?|funny|bloodshot)|(red|sore|swollen|pink|watery|
    bloodshot) eyes?|rooi (oog|oe)|near _ eye|on _ eyelid`,
  facePain: '(pain*|sore|burn*|seer|brand*|tingl*|buhlungu|stab*|nerve|hurt*)',
  redLines:
    '(red|rooi) (streaks?|stripes?|strepe?)|red lines? _ (up|from|running|toward|along|spread*)|(streaks?|lines?) _ (running|going|moving|creeping) up',
  infectedThing:
    '(wound|cut|bite|sore|finger|toe|arm|leg|hand|foot|scratch|pimple|boil|sting|piercing|tattoo|thumb|wond|infect*|sny)',
  stungMouth: `
    (keel|mond|tong|lip) gesteek|(stung/sting/gesteek) _ (in/on/inside/op) _ (mouth/lips?/tongue/throat/mond/tong/keel)|tongue _ too big|tong _ te groot|
    (keel/tong) _ dik`,
  lidShut: `
    (eye/eyes/i) ?lids? _ (swol*/red/puff*/shut/hot/fat/huge/closed)|(swol*/red/puff*/fat/hot) _ (eye/i) ?lids?|eyes? _ (swol*/swel*/puff*/shut)|
    (swol*/puffed/puffy) (shut )?eyes?|(oog/oe/ooglid) _ (toe*/geswel*/opgeswel*)`,
  painMoving: `
    (hurts?/sore/pain*/seer/pyn) _ (to/when/wen/if/as) (i /he /she /hy /sy /my /)(move*/moving/look*/turn*/kyk)|rondkyk|kyk _ seer|cant move _ eye|
    cant look (up/down/left/right/to/side*)|seeing double|
    eye (is /)(bulging/sticking out|popping)`,
  wound: '(wound|cut|piercing|tattoo|stitches|scratch|wond|sny|c section|operation|op site)s?',
  blackScab: '(black|dark) (scab|spot|mark|crust|dot)|eschar|swart (kol|roof|merk)',
  blackMid: '(cent(er|re)|middle|mid|hole|middel) _ (black|swart|purple|dying|dead)|@goneBlack',
  bitten: `
    (something|iets|spider|gogga) (has |have |must have |het )?(bit|bitten|stung|gebyt|got)|(bit|bitten|gebyt|stung|byt) (me|my|his|her|him|by)|
    goggabyt|insect bite|spider bite|spinnekopbyt`,
  bandRound: `
    (band|stripe|strip|belt|line|streep) _ (waist|ribs?|chest|back|tummy|belly|side|trunk|rug|ribbes|maag)|(round|around|over|on) half|
    half _ (waist|body|chest|back)`,
  trueSore:
    '(sores?(?! (gums?/throat/muscles?/skin/lips?))|ulcers?|wounds?|scabs?|seer(tjie)?|wond|crusty? (spot|patch|bump)|isilonda)',
  oralPlace: 'tongues?|gums?|palate|inside _ (cheek|lip)|roof of _ mouth|tong|tandvleis',
  notGone: `
    (never|wont|doesnt|not|didnt|hasnt|refuses? to|nie) _ (go|goes|going|gone|weg|leave|left|disappear*|heal*|genees|close*|clear*)( away)?|
    still (there|here|open)|comes? back|nog _ daar|gaan nie weg`,
  burstOpen: 'popped|burst|is wet|open(ed)?|sticky|oozing|water coming',
  scabCycle:
    '(crust(y|s)?|scab(s|by|bed|bing)?|korsie|rofie)( ,|)( [a-z0-9]+){0,8}( ,|) (bleed(s|ing)?|bloei)|bleed* ~ (scab(s|bing|bed)?|crust(s|ing)?)',
  mouthAndEyes:
    '(mouth|lips?|mond) _ (eyes|oe) _ (sores?|raw|sere|blister*|peel*)|(eyes|oe) _ (mouth|lips?|mond) _ (sores?|raw|sere|blister*|peel*)',
  honeyCrust:
    '(sticky|weep*|ooz*|crust*|fluid|liquid|stuff|gunk|scabs?)( [a-z,]+){0,5} (like|soos|looks like) (a )?((dry|dried|droe|crusty|thick) )?(honey|syrup|heuning|stroop)|(honey|golden) (colou?r(ed)? )?(crust*|scabs?)|school sores|yellow (crust*|scabs?) _ (nose|mouth|chin|lips)|geel (korse|rowe) _ (neus|mond)',
  acneMeds: `
    benzoyl( peroxide)?|epiduo|differin|adapalene|adaferin|benzac|salicylic( acid)?|tret|tretinoin|retin a|@tetracycline|panoxyl|effaclar|acnidazil|quinoderm|oxy 10|
    clindamycin|dalacin|
    acne ?(cream|gel|wash|treatment|meds|products?)|roaccutane|accutane|oratane`,
  notForAcne: `
    oily|pores|glow*|dry*|wrinkl*|fine lines|lines|anti ?age*|ageing|aging|pigment*|melasma|dark (marks|spots|patch*|circles)|texture|keratosis|hyperpig*`,
  sinceLong: `
    since (january|february|march|april|easter|winter|summer|last (year|summer|winter)|christmas|matric|school|high school|lockdown)|half a year|6 months|
    all year`,
  breakOut: 'break(ing)? out(?! in)|bad skin',
  scratchy: 'itch*|scratch*|jeuk*|krap*|*luma|*rhawuz*|*ngcwaya',
  household: `
    (the|my) kids and (i|me)|(i|me) and (the|my) kids|we all|(whole|entire|hele) (house*|family|fam|gesin|huis|res|dorm|class)|everyone|
    everybody|almal|(are|we|is) both|all (of us|(my |the |three |four |
    [2-5] ){0,3}(kids|children))|
    both (of us|my|kids)|(partner|boyfriend|girlfriend|husband|wife|man|kids?|child(ren)?|brother|sister|mom|roomm?ate|baby|cousin) _ (too|also|as well|ook|
    same)|
    (me|ek) (too|also|ook)|(me and|both) my|(i|ek|me) (have|got|get|het) _ (too|also|ook)|room ?mates?|now (me|my(?! (whole /)(face/skin/cheeks?/neck/arms?/hands?/lips?/legs?/eyes?/eyelids?/scalp/chin/forehead/chest/back) ) _ (has|have|is|got))|
    share (a|the) (bed|
    room|blanket)|(kids|children|twins|baby|mother|mom|ma|gogo|granny|husband|wife|son|daughter|sister|brother|partner|boyfriend|girlfriend|roommate|cousin)( [a-z,]+){0,5} all(?= (itch*|scratch*|
    jeuk*|krap*))|first (my|the) [a-z]+( [a-z,]+){0,6} (then|now) (me|i|my|gogo|ma|mom)|(and|plus) the (twins|kids|baby|children)`,
  scabiesCue: `
    (at|every|in the|by) night|nights?|nite|snags|nag|between _ (fingers|toes)|tussen _ vingers|(fingers|wrists|polse|vingers|armpits|privates|waist)|bumps|
    knoppies|
    little lines|burrows?|ebusuku|ebsuku`,
  biters: 'mosqui*|muskiet*|fleas?|lice|luise|nits|bed ?bugs?|dandruff|dog|cat|chicken ?pox|heat rash|sandflies',
  scaly: `
    (thick|silver*|hard|crusty|scaly|flaky|raised|dik) (white |red |silver(y)? |dry |hard |scaly |, ){0,4}(scal*|plaques?|patch*|crust*|skin|skubbe|kolle|
    lapp*)|
    plaques?|silver(y)? (scales?|flakes?)|skubberige`,
  scalyPlace:
    'elbows?|knees?|elmb*|kniee*|scalp|kopvel|lower back|shins|behind _ ears|whole body|legs|rug|trunk|belly button',
  nothingHelps:
    'nothing (is |has |really )?(help*|work*|touch*)|niks (help|werk)|wont go|not going|keeps? (coming|growing|spreading)|years|getting worse',
  notPlaques: 'patches of cream|cradle cap|dandruff|baby|newborn|heels?|keratosis pilaris|callus*|face wash|exfoliat*',
  scarThing: 'keloids?|scars?|letsels?|(ear |nose |belly )?piercing|earlobe|ear ?ring hole|acne bump|isibazi',
  scarGrows: `
    (grow*|grew|gro(ei|ter)|bigger|larger) ~ (itch*|wound|sore|hurt*|bigger|ball|lump|grow*|hard|jeuk|wider|original|every)|
    (hard|big|huge|shiny) (hard |round |shiny )?(ball|lump|knob|bump|knop|bal)|(keeps?|still|is|are) (growing|getting bigger)|(itch*|pain*|hurts?) _ (grow*|
    bigger)|
    bigger than|(hou aan|bly) groei|word groter`,
  keloidHere: 'keloids? (on|in|behind|from|op|at|around)',
  keloidSpot:
    '(?<=keloids? (on|in|behind|from|op|at|around) (my |the |his |her |a )?)(ears?|chest|neck|shoulders?|jaw(line)?|back|oor|bors)',
  keloidPlace: 'keloids?|piercing|pierced|ear ?rings?|ear ?hole|earlobe',
  dailyWord:
    '@weeksOrMore|most days|each day|on and off for|chronic|nonstop for|elke (dag|aand|oggend)|every (morning|evening|single day)',
  eczemaItch: 'eczema|ekseem|ecxema|exma|excema|eksema|atopic|dermatitis|psoriasis|itch(y|ing|es)?|jeuk*|@scratchy',
  noSleep: `
    (cant|dont|barely|hardly|no|not|doesnt|havent|nobody) _ (sleep(ing|s)?|slept)|(keep(s|ing)?|kept) (me|him|her|us|my _) (up|awake)|
    (wakes?|waking|woke) _ (times|every (hour|night)|all night|scratching|itching)|(wakes?|waking|woke) (me|him|her|us|himself|herself|myself|the whole)|
    awake|sleepless|up (all|half the|the whole) night|nie _ slaap|slaap nie|
    (wakker|angilali|akalali|andilali)`,
  scalpPlace: '(head|scalp|kop|kopvel|hair|hare|ikhanda|hlooho)',
  littleOne: '(boy|girl|son|daughter|child|kid|brother|sister|seun|dogter|kind|toddler|boetie|sussie|laa?itie)s?',
  scalpRing: `
    (ring|circle|sirkel|kring)(s|e)? ~ (head|scalp|kop|kopvel)|
    (round|ring*|circ*|coin|bald|bare|kaal|ronde?) (\\w+ ){0,3}(patch*|spots?|circles?|kol*|area|ring) ~ (head|scalp|hair|kop|kopvel)|
    (scaly|flaky|skubberig*|crusty|itchy) (\\w+ ){0,2}(patch*|spots?|circles?|kol*) ~ (head|scalp|kop|kopvel)|
    (head|scalp|kop|kopvel) ~ (round|ring*|bald|scaly|skubberig*) (\\w+ ){0,2}(patch*|spots?|circles?|kol*|skubberig)|
    @ringsElsewhere ~ @headElsewhere|@headElsewhere ~ @ringsElsewhere`,
  ringsElsewhere: `
    (ma|le)theba|(ma|le)kgwakgwa|sekgwahla|(i|le)kgaba|(isi|izi|esi|nezi|ezi)yingi|(isi|izi|esi|nezi|ezi)ndingilizi|indilinga|(isa|iza|esa|eza|neza)ngqa|*mabala|amabhuqa|
    umbandam[ou]|(isi|i)cwilika|amaqhakuva|unqandakati`,
  headElsewhere: '(e|i|se|nase)?khanda|(e|i|se)?ntloko(weni)?|entlokweni|hlooho(ng)?|tlhogo(ng)?',
  ringworm: 'ring ?worms?|omlope?|umlope?|tinea|(kopvel|kop) (is |was ){0,1}skubberig*',
  fungusOrWart:
    'ring ?worms?|omlope?|umlope?|tinea|athletes?( foot|)|(jock|crotch) itch|fung(us|al)|swam|warts?|verrucas?|vratt?e|vratjies?|nail fungus',
  triedLong: `
    ([4-9]|1[0-9]|four|five|six|seven|eight|ten|twelve) @weekWords|@longTime|([3-9]|three|four|five|third|fourth|fifth) (rounds?|tubes?|courses?)`,
  stillBad: `
    @notBetter|keeps? (on )?(spread|com|grow|multiply)ing|spreading|multipl(ies|ying)|worse|still (there|itch*|spread*|here)|comes? back|more of them|versprei|erger|
    steeds daar|nie weg|*yanda`,
  hairBreaks: `
    (hair*|hare|strands|braids) ~ (break* (off|away)|broken|snap*|fall* out|coming (out/off)|breek( af)?|missing|stubble|gone|snapped|af)|no hair|
    broken hair*|black dots|moriri( [a-z]+){0,2} (wa|kgaoha|robeha|tswa|fela)|(izi|ii|nezi|neen)nwele( [a-z]+){0,2} (zi[a-z]{0,3}(wa|phuma|wile|qhekeka|nqamuka|qhawuka|phela))`,
  notRing:
    'ring toy|toy ring|ring ?light|ring bearer|party hat|halo|hairline|hair ?style|conditioner|split ends|heat damage|relaxer|bleach*|cradle cap|on (my|his|her) (arm|leg|face|body|cheek)',
  butterfly:
    'butterfly( kind of| like| type)?|vlinder*|(cheeks and nose|nose and cheeks|cheeks and across _ nose|wange en neus)',
  notButterfly: 'butterfly (net|tattoo|clip|stitch*|tape|bandage)',
  jointSigns: `
    (joints?|gewrigte|knees?|fingers?|knuckles?|wrists?|ankles?|hands|elbows) _ (ache*|aching|sore|pain*|stiff*|swollen|swell*|hurt*|seer|styf)|
    (ache*|aching|sore|painful|stiff|swollen|seer|stywe) (joints?|knees|fingers|hands|wrists|ankles|gewrigte)|joint pain*|arthritis|
    (mouth (ulcers?|sores)|lost (a lot of |so much |)weight|losing weight)`,
  wholeTired: 'tired|exhausted|fatigue*|worn out|no energy|moeg|khathele|drained',
  jointsOrTired: '@jointSigns|@wholeTired|fever|koors',
  faceRed: `
    (red*|rash|rooi|flush*|uitslag) ~ (cheeks|nose|face|wange|gesig|neus)|(cheeks|nose|face|wange|gesig|neus) ~ (red*|rash|rooi|flush*|uitslag)`,
  afterSunClue: '(in|after|from|with|every time) _ (the )?(sun|son)|sunlight|sun sets?',
  notInner: 'gym|workout|running|hiking|cold weather|typing|nappy|eczema on|sanitiser|dishes|washing dishes|cracked',
  goneOn: `
    (for|about|over|nearly|almost|al) (about |over |nearly |almost ){0,1}(3|4|5|6|7|8|9|10|11|12|18|three|four|five|six|seven|eight|nine|ten|twelve) (full )?
    (months?|maande)|(3|4|5|6|7|8|9|three|four|five|six) months? (already|now|straight|in|on|of|faithfully|later|properly)|
    (1[2-9]|2[0-9]|twelve|fourteen|sixteen|twenty) (weeks?|weke)`,
  sinceMonth: 'since (january|february|march|april|may|june|last year|last summer|last winter|christmas|easter)',
  stillSame: `
    still (\\w+ ){0,3}(breaking|break|acne|pimples|puisies|spots|bad|same|the same|there|full)|(exactly|looks?|is|are|just|stays?) _ (the )?same|
    no (change|difference|better|improvement|results?|luck)|not (getting |any |much ){0,2}(better|working|changed|improv*)|nothing (changed|
    happens|has changed)|
    niks verander|geen verskil|what next|next step|wat nou`,
  milkWhite:
    '(milk|milky|snow|chalk|paper|spier) ?(white)|wit kolle|(white|pale|wit) (patch*|spots|kolle) ~ (spread*|bigger|more|grow*|groter)',
  skinPlace: 'skin|hands?|fingers?|face|mouth|eyes?|arms?|feet|knees?|lips|body|vel|hande|gesig|elbows?',
  realSteroid: `
    clobetasol|clobetazol|dermovate|dovate|betamethasone|betnovate|persivate|lenovate|diprolene|fluocinonide|movate|lemonvate|betasol|cortisone cream|
    (steroid|cortisone|kortisoon) (cream|ointment|room|salf)|topical steroid*|steroids? on my (face|skin)|gentri[sd]one|diprosone?|diprosalic|epiderm|persol|
    funbact*|tenovate|top ?gel|elocon|mometasone|quadriderm|triderm|halobetasol|fluocinolone|neoprosone|advantan|steroids?|cortisone|kortisoon`,
  isItTrue:
    'true|(says?|said|say) (its|it is|theyre|that its) (fine|safe|ok|okay|good)|is (it|that|this) (so|right|safe|ok|okay|fine)',
  forPurpose: 'for (my |the |old |dark |stubborn ){0,2}(pimples|acne|spots|marks|breakouts|eczema|rash|scars)(?! and)',
  beforeDrips: 'how many|hoeveel|before i (get|am|become|turn)|until i|till i|will i (get|be|become)',
  notItch:
    'wet hair|pregnan*|mosqui*|muskiet*|before bed|melatonin|overnight|sleep mask|sleeping mask|sleep in|baby acne',
} as const
