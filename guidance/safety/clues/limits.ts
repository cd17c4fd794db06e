// Words that narrow a sign or take it back: clues of signs.ts that mean little alone; written as clues/body.ts is.

export const limitWords = {
  eyeMild: `
    stings? a (bit/little)|(mild/slight/little) sting*|till i wipe|(totally/all/its/completely) (fine/good/ok/okay/clear)|
    (fine/ok/okay/good/gone/better) now|(sweats/runs/running/melts/drips) (in/into) my eyes (when/at/while/during/on/with/as)`,
  // Sunscreen that finds the eyes whenever somebody sweats: a product to choose, not one to rinse out now.
  sunCreamRuns:
    '(sonskerm|sonroom) _ (loop|kom|drup|smelt|sweet) in my o(e|og) (as|wanneer|terwyl|met|elke)(?![^]+ (rooi|dof|seer|brand|sien|kan|sukkel))',
  // In the eye a while ago, and well since; nothing after it that says otherwise.
  eyeFine: `
    (yesterday/last (night/week/month)/(days?/weeks?) ago/rinsed)( (?!(@eyeStill)( |$))[a-z0-9,]+){0,9} (fine|ok|okay|normal|all good|all clear|no (pain|redness|burning|stinging))
    (?![^]+ (@eyeStill|until|till))`,
  eyeStill:
    'blur*|hurts?|hurting|pain*|sore|burn*|gritty|swol*|swel*|cant|light|foggy|red|shut|closed|white|water*|stuck|worse',
  // An allergy somebody lives with and tells of: what it does, not what it does now.
  knownAllergy: `
    (nuts?|almonds?|cashews?|peanuts?|walnuts|shellfish|prawns?|kiwi|eggs|latex|sesame|bees?|it|they) (all |always )?(make|makes|give|gives|swell|swells|close|closes)
    ( [a-z0-9,]+){0,9} (before|once|always|since childhood|years|never eat|avoid|casualty|hospital|epi ?pen)(?![^]{0,300} (now|just|today|tonight|minutes?|ago)( |$))`,
  // "Like throat-swelling allergic": how badly somebody is allergic, and not what swells now.
  swellingAllergy: `
    (throats?/lips?/face/tongue/mouth/airway) ((swell|clos|tighten)(ing/s/es)|closing up|closes up|blow up) ((kind/type/sort/level) (of /)|)(allerg*)|
    (allergic/allergy) ( ?,|)( like| as in| the| a| proper| properly| real| really| bad| badly| that bad| so bad)* (my |his |her |)(throat|lips|face|tongue) ((swell|clos)(s/es/ing)|swelling) (type/kind/level/allerg*/bad)`,
  // And what it does each time: "he is allergic to eggs, his lips swell when he eats it".
  swellsAsRule: `
    (allergic/allergy/allergies)( [a-z0-9,]+){0,9} (my/his/her/our/their/the) (lips?|throat|face|mouth|tongue|eyes) (always /also /then /all /)(swells?|closes?|puffs?|blows? up|tingles?|itch(es/))(?! (now|up now|today|right now))`,
  productAsked: `
    (which|what|watter|any|safe) ([a-z]+ ){0,2}(oils?|butters?|creams?|lotions?|soaps?|balms?|sunscreens?|shampoos?|masks?|serums?|wipes|moisturi[sz]ers?|gels?|products?|foundation|lipsticks?|room|seep)|
    (can|may|must|should|could|kan|mag) (i|he|she|we|they|ek|hy|sy) (still /also /even /)(use|wear|try|put|buy|gebruik)|
    (oils?|butters?|creams?|lotions?|soaps?|balms?|sunscreens?|shampoos?|masks?|serums?|wipes|moisturi[sz]ers?|gels?|products?|foundation|lipsticks?)( [a-z0-9,]+){0,8} (ok|okay|safe|fine|allowed|suitable|suits?)`,
  swellsNow: `
    now|just|today|tonight|yesterday|last night|this (morning|evening|afternoon)|minutes?|hours?|ate|eaten|drank|drunk|swallowed|put|puts|stung|bitten|bit|used|applied|after|started|starting|since|
    (is|are|was|were|getting|gets|got) (already /still /so /very /)(swelling|swollen|closing|tight|closed|puffy)|swollen|struggl*|cant|cannot|wont|help|what (do|must|should|can) (i|we) do|dizzy|faint*|hives|wheez*|breath*`,
  // What some food does to a mouth each time it is eaten, told as a habit.
  foodHabit: `
    ([a-z]+ ){0,2}(fish|kiwi*|nuts?|almonds?|cashews?|peanuts?|walnuts?|shellfish|prawns?|eggs?|milk|tomato(es)?|strawberr(y|ies)|pineapples?|apples?|peach(es)?|mangos?|mangoes|
    bananas?|melons?|avos?|avocados?|celery|soya?|sesame) (all |always |usually |just |often )?(makes?|gives?|irritates?|tingles?|itches) (me |my ){1,2}([a-z]+ ){0,4}(itch*|tingl*|scratchy|
    prickl*|funny|mouth|throat|tongue)(?![^]{0,300} (now|just|today|tonight|yesterday|minutes?|hours?|ago|ate|eaten|drank|breath*|chest|clos(e|es|ed|ing)|tight*)( |$))`,
  tastes: 'bee sting venom|duck face|big lips (run/are)|lip combo',
  flu: 'flu|cold|sang|singing|shout*|cough(ing/ed) for|tonsil*|laryngitis|microphone|concert',
  wheezeHabit: `
    (aspirin/disprin/nurofen/ibuprofen/myprodol/perfume/pollen/cats?/dust/grass/smoke/cold air/exercise) _ (makes?/gives?/triggers)|always wheeze`,
  onSkin: 'face mask|bleach bath|lighten*|whiten*|(my/face/skin) (skin/face)|hair|acne|pimples?',
  longAgo:
    'scars?|marks? from|old burn|(years?/months?/weeks?) ago|no blister|brown (line/mark)|tiny|small|healed|fade',
  heatAsked: 'prevent|avoid|rash|prickly',
  deep: 'deep|charred|white|leathery|to the bone',
  babyUnderOne: '(baby/infant/newborn)s?|babatjie|usana|lesea|([1-9]/1[01]) (month/mth/maande)s?',
  waxing: 'wax*|shav*|cream leak*|tube|bottle|pen|makeup|pump',
  forRash: `
    (for/treat/gave/given/prescribed/help) (my/the/it/a/this/me/with)( (?!(now/and/but/then/since/started/got/have)\\b)[a-z0-9]+){0,7} (rash/hives/eczema/
    acne)|did clear|clearing`,
  hadInjection: 'had|used|took|taking|have been|been (getting/doing/having/on)|since|got (a/the/my/one/it) ',
  listing: 'lists?|says?|has|have|contains?|ingredients?|with|names?|het|bevat',
  ownPack: `
    (my/this/the/her/his/moms?) _ (@streetCream/lotion/product/serum/pack/bottle/label/tub) ~ (@listing)|
    ingredients|bought|i use|im using|been using|found|lists`,
  // Sex that is made, pressed or forced on somebody, in whatever words.
  forcedOn: `
    (makes?|made|making|forces?|forced|forcing|pressures?|pressured|pressuring|guilts?|blackmails?|blackmailed) me (to |into )?(sleep|sleeping|lie|have|having|do|doing|go) (with (him|her|them|his|other|men|guys|it)|sex|seks|it when i (dont|do not|didnt)|oral|things i dont)|
    (forc(e[sd]?|ing)|makes?|made) me (to )?(touch (him|it|his|her)|suck|undress|strip)|(has|had|having|wants) sex with me ([a-z]+ ){0,4}(when|even|while|though|after|if) ([a-z]+ ){0,4}(no|dont want|didnt want|asleep|sleep|sleeping|drunk|crying|cry)|
    (sex|it|that) (with me )?against my will|(touch(es|ed|ing)? me|puts? his hands? (in|on|under) my (pant(s|ies)|underwear|private*|breasts?|nightie|blanket)) ?(down there|there|at night|while i (sleep|am asleep)|in my sleep|when (mom|my mom|mama|everyone|nobody))?(?= |$)(?=.*(night|sleep|down there|private|pant|underwear|secret|dont tell|when mom))|
    (came|comes|gets|got|climbs|climbed) (in|into) my bed ([a-z]+ ){0,6}(touch*|secret|night|dont tell)|(dwing|forseer|maak) my (om )?([a-z]+ ){0,3}(seks|slaap)|(a?u|o|e)?ngiphoq(a|ele)? ([a-z]+ ){0,2}(ocansi|ukulala|ngilale)`,
  onTheCream: '(been|am|im|is|shes|hes) on (a|this|the|that) cream|(puts?|putting|smear*) (a|this|the|that) cream',
  despair: `
    cant cope|hopeless|worthless|cry(ing/) (every/all|myself)|cried (every/all)|depressed(?! (acne/scar))|ek haat my|cant do this anymore|hate (my life|
    being me|living in)|
    feel(ing/) (disgusting/empty/so low)`,
  thingAge: `
    (tattoo/scar/car/house/mole/cream/serum/tube/bottle/dog/cat/marks?) (is/are/was/thats/of/about) (about /like /now /over /)([1-9]/1[01]) (years?/yrs?)
    `,
  swallowed: `
    swallowed|swallow _ (by accident/accidentally/by mistake)|drank|ingested|gulp(ed/s/)|sip(ped/s/)|(ge/inge)sluk|gedrink|geeet|gelek|gebyt|gekou|
    (?<!(a/wee/tiny/little/last/lil/n) )(bit/bitten) (into/off/open/on)|chewed|
    licked|ate|mouthful of|(u/i/ngi/ndi)phuz(e/ile)|ug(w/)iny(e/ile)|(ngi/ndi)gwinye|
    nole|nwele|ometse|drank from|(has/have/had) ((just/now/already/also) ){0,2}drunk|@justSwallowed`,
  poison: `
    @houseStuff|(peel(ing/)/acid/glycolic/exfoliating) (solution/liquid/toner)|toner|serums?|sunscreen|sunblock|shampoo|conditioner|soap|detergent|dye|umuthi|perfume|cologne|cleanser|face wash|micellar|acetone|deodorant|
    roll on|moisturi(s/z)*|lotions?|(face/hand/body/night/day/eye/aqueous/zinc/bum/the/my/his/her/skin/retinol) cream|(nail /)polish|remover|aftershave|
    (essential/tea tree/eucalyptus/baby/bath/hair/clove/bio) oil|dettol|savlon|body wash|
    bubble bath|mouthwash|lipstick|camphor|ointment|salf|sjampoe|seep|gesigroom|lyfroom|parfuum|spirits|turpentine|paraffin|peroxide|acid|vicks|
    calamine|(apricot/peach/bitter almond) (kernel/pit)s?|amafutha|isepha|insipho|saniti(s/z)er|pods?|retinol|relaxer|deep heat|glycolic|niacinamide|nair|bath bomb`,
  realCaustic: `
    brake fluid|batter(y/ies) _ leaked|weed ?killer|pesticide|drain (cleaner/unblocker)|drano|caustic( soda/)|battery (acid/water)|oven cleaner|pool acid|
    (hydrochloric/sulphuric/muriatic)( acid/)|spirits? of salts?|wet cement|bytsoda|paint stripper|batterysuur|rust remover|toilet cleaner`,
  // First aid asked for before or beside an accident: "what do I do if a toddler drinks …".
  aidSwallowed: `
    ((what|wat) ([a-z]+ ){0,3}(do|doen|maak) ([a-z]+ ){0,2}(if|when|as|wanneer)|first aid|eerstehulp|noodhulp) ~ ((drinks?|drank|swallow(s|ed)?|
    eats?|ate|licks|licked|ingest*) ([a-z]+ ){0,2}(@poison)|(@poison) ([a-z]+ ){0,2}(drink|eet|insluk|sluk|gedrink|geeet|gesluk))`,
  // "I'm drinking antibiotics" is how many say that they take them.
  drunkAsPrescribed: `
    (antibiotics?|antibiotika|amoxi*|augmentin|ac(y/i)clovir|doxy*|*cillin|arvs?|prednisone|metformin|(tablets|pills|meds|medication|medicine|treatment) (for|from|against) [a-z]+)`,
  drinksInSkin: '(skin|face|hair|hands|vel|gesig) (just )?(drinks|eats|swallows)',
  breathesWell: `
    breath(e|es|ing)? (is |are )?(fine|ok|okay|normal|normally|good|easy|easily|well)|no (trouble|problems?|difficulty|
    issues?) ([a-z]+ )?breath*|asem(haal)? (is )?(fyn|reg|goed|normaal)`,
  howToDo:
    'hoe (sny/brand/verwyder) (ek/mens)|(how/hoe) (do/can/could/would/must/should/moet/kan/best to/to) (i/you/one/ek/)|whats the best way to|(ways/way) to',
  fillerMild: `
    (little/bit/slight(ly/)/mild(ly/)) (swol*/swell*/bruis*/puff*/sore/tender)|(swol*/swell*/bruis*/puff*/tender) (a (little/bit)/slightly)|no pain|not (sore/painful)|doesnt hurt|
    (both/even/equal) sides`,
  noSwelling: '(no|not|isnt|arent|without|nie|geen) (swell*|swollen|puff*|geswel*|opgeswel*)',
  swallowAsked: `
    (can/could/should/may/must/is it (ok/okay/safe/fine/good) to/kan/mag/does) (i/you/we/one/ek/my _/) _ (drink(ing/)/swallow(ing/)/eat(ing/)/ingest(ing/))`,
  eyeHurt:
    '(scratched/scratch/poked/cut/burned/burnt/hit/hurt) (on /in /)(my/his/her/the/one) (left /right /)eye(ball/)',
  irritant: `
    chill?i(es/)|pepper|vicks|lemon|vinegar|perfume|deodorant|retinol|toner|glue|spirits|saniti(s/z)er|hairspray|acid|
    tea tree|deep heat|menthol`,
  tickOrPox: 'chicken ?pox|waterpokkies|measles|masels|rubella|slapped cheek|shingles',
  frailImmune: 'chemo*|transplant|no spleen|neutropeni*|leuk(a/)emia',
  purpleDots: `
    (purple/red/blood) (pin ?prick*/dots)|petechia*|blood spots|bruises _ (all over/everywhere)|(lots of/many) bruises|bruises _ nowhere|
    bruis(e/ing) _ (no reason/easily)`,
  tinyDots: '(purple/blood) (pin ?prick*/dots)|petechia*',
  blackCentre: 'black (cent(er/re)/middle/scab/hole)|turning black|swart (middel/kol)',
  wasntThere: 'wasnt there( before/)|never had (it/this/one) before',
  runDown: 'tired|weak|pale|exhausted|bleeding gums|gums bleed*|nosebleeds?|moeg|dizzy',
  biteOrSting: '(bite/sting/byt/bites)(?! (size/guard))',
  bleedScab: 'bleed(s/ing)|scab(s/bed/)|crust(s/ed/y)|bloei|korsie',
  oneSpot:
    '((a/the/this/one/my/n/die) (tiny /small /little /red /pearly /shiny /weird /)/^)(pimple/spot/bump/sore/lump/mark/patch/seer*/knop*)',
  noSweat: 'stopped sweating|not sweating|no sweat',
  inSheets: '(skin/vel) ~ in sheets|sheets of skin',
  purpleRash: 'purple (rash/spots/dots/blotches)|pers (kolle/uitslag)',
  palmsAndSoles: '(palms/hands) (and/n/,) (the /)(soles/feet)|soles and palms',
  scalded: 'scald(ed/s/ing)',
  eyePain: 'eye pain|pain in _ eyes?|painful eyes?|sore eyes?|eyes? (hurts?/aches?)|oe pyn',
  mouthPoison: '(put/got/has/had/squirted/sprayed/stuck) _ (@poison) _ in (my/his/her/their) mouth',
  pet: `
    (dogs?/cats?/puppy/pup/kitten/bunny/rabbit/parrot/goat/hamster/hondjie?/katjie?/hond/kat/inja/ikati/ntja/katse) (just /has /have /het /also /went and ){0,2}(
    ate/eaten/eats/licked/licks/chewed/chewing/drank/swallowed/stole/gevreet/gekou/gelek/gedrink/opgevreet/idle/e jele|got (hold of|into))|@petNear`,
  eyeBurning: '(eyes?/oog/oe) ~ (brand/burning/burns/stinging/stings/red/sore)|(burning/stinging) eye*',
  wentIn: 'ingeloop|ingekom|ingespat|(went/got/gone) in(to/)|splash*|spray*|drip*|spill*|squirt*|fell in',
  mixing: 'mix(ed/ing/es/)|add(ed/)|meng',
  haveChild: 'i have (an?/my/two/three/1/2/3) _ (year old/yo/yr old)|no time|(mother/mom/dad) of|busy mom',
  acneOnlyNoSpots: 'acne|pimples?(?! patch)|breakout*|zits?|shav*|razor',
  plumping: 'plump*',
  ate: '(ate/eaten/licked/sucked/chewed)|bit into|(op/)geeet|udle|(sucking/chewing) on|had a mouthful',
  heOrShe: 'he|she|hy|sy',
  coldSore: '(cold sore/fever blister)s?|koorsbla(ar/re)',
  puffyMorning: `
    puffy in the morning|(every/in the) morning|mornings|eye bags|bags under|puffiness|de ?puff*|soggens|jawline|lose weight|face fat|
    gua sha|period|hangover|cr(ying/ied)`,
  nearPimple: 'pimples?|zit|cyst(ic/)|stye?|tooth|dentist|abscess|boil|bee sting',
  notBreathless: `
    my asthma (makes/gives)|skin breathe|let _ breathe|breathable|mask cant breathe|out of breath (running/when i run/after gym)|(stairs/run/ran/running/gym/jog/jogging/exercise/hill/climbing) ([a-z]+ ){0,4}out of breath|breathe fine|
    running out of breath for|of breath ~ (run*/gym/stairs/exercis*)|
    breath (smell*/mint)|(uma|xa|ha|as|wanneer|op) ([a-z]+ ){0,3}*(gijim|baleka|hardloop|oefen|draf|trappe|matha)*`,
  rightAfter: `
    after _ (cream/product/mask/serum/oil/balm/lotion/using/applying/putting/eating/injection/sting/stung)|just (used/applied/put)|stung|bee sting|wasp|
    ate|nuts|na die|nadat`,
  purpleProduct: 'purple (shampoo/lipstick/eyeshadow/bottle/tube/packaging/concealer)',
  sjs: 'sjs|ste(v/ph)en johnson*|stevens johnson|toxic epidermal',
  hotFlush: 'hot (flush/flash)*|menopause|hot (shower/water)|spicy',
  quickly: 'fast|quickly|rapidly',
  fastSpread: `
    (spread(ing/)/growing/moving) _ (@quickly/quick)|@quickly (spreading/growing)|spreads (fast/quickly)|by the hour|
    (versprei/brei) vinnig|whole body|all over my body|head to toe`,
  acidThreat:
    '(will|ll|gonna|going to|wants? to|would|hed|hell|threat* (to|that|with|me with)|gaan|sal) ([a-z]+ ){0,2}(throw|pour|burn|spray|gooi)( [a-z]+){0,3} (acid|suur)|threat*( [a-z]+){0,4} acid|(acid|suur)( [a-z]+){0,5} if i (leave|go|tell|dont)',
  acidAttack: `
    light(e/)ning (struck/hit)|struck by light(e/)ning|acid attack|threw acid|acid (was/been) thrown|thrown acid|(poured/throw) acid|set on fire|caught fire`,
  adultNewborn:
    'milk spots|milia|cradle cap|scalp|flak(y/es)|newborn skin|baby acne|(tattoo/scar/wound/piercing/stitches/cream/serum/bottle) _ old',
  fillerAsked: `
    white person|hyaluronic acid serum|filler ingredient*|(wrinkle/pore) filler*|considering|thinking (of/about)|want to get`,
  vomiting: 'shiver*|vomit*|throwing up|dizzy|fever|headache|chills|naar|braak|*hlanza',
  sunburnOnly:
    'burn(ed/t) _ (a little/a bit/slightly/briefly)|burnt (orange/sienna)|sunburn*|sonbrand|burn(t/ed) out|fat burned',
  chemicalBurn: '(relaxer/peel/laser/wax/steam/acid/veet/nair/lemon) burn(s/t/ed/)|(chemical/acid) burn*|burn wound*',
  blisterOther: `
    *shoes|*hlangu|*cathulo|dieta|*skoene|stewels|*sandals|boots|heels?|foot|feet|toes?|running|hiel|voete?|hakskeen|*sithende*|*nyaweni|*nyawo|serethe*|hiking|blister pack(s/aging/)|pimple patch*|hydrocolloid|cold sore*|fever blister*|dyshidrotic|
    chicken ?pox`,
  // An everyday product that stung, or skin that is no more than red, tight or dry after it: burnHarm outweighs it.
  everydayCare:
    'serum|cream|lotion|toner|moisturi[sz]er|sunscreen|sunblock|cleanser|face ?wash|vitamin c|vit c|niacinamide|deodorant|after ?shave|soap|balm',
  mildProduct:
    '(?<!(lighten*|whiten*|bleach*|fade|remov*|relax*|peel*|acid|retinol|mixed|strong|street|market) )(@everydayCare)',
  onlyStung: `
    @mildProduct (just |only )?burns (a (bit|little) )?(on|when)|
    (burn(ed|t|s)|stung) (for )?(only )?a (few )?(sec|seconds?|min|minutes?|moment)(?! [a-z]+ ago)|
    @mildProduct (just |only )?burn(ed|t) ((a (bit|little)|slightly) )?(and|n|,)
    ( (now|my|the|skin|face|cheeks?|chin|forehead|nose|is|are|r|looks?|feels?|a|bit|little)){1,7} (red|pink|tight|dry|warm|flushed|itchy)`,
  burnHarm: `
    @rawSkin|blister*|bubbl*|sores?|swoll*|swell*|open*|wet|pus|leak*|weep*|ooz*|bleed*|blood|scab*|crust*|holes?|white|wit|grey|black|swart|brown|dark*|
    peeling|peeled|peels off|(skin|vel) _ (off|lifting|gone|af)|painful|pain|agony|(so|very|really) sore|(spread|getting worse)|numb|eyes?|blase|rou`,
  burnDone: `
    left _ on|
    after (an?/my/the/using) _ (peel/acid/laser/wax/waxing/relaxer/treatment/facial/retinol/tretinoin/cream/serum/microneedling/scrub)|
    (peel/acid/laser/wax/waxing/relaxer) (yesterday/today/last night/two days ago/treatment)|too long|na die (skil/laser/wax/peel/suur)|
    too strong|(used/did) _ peel*|used lemon*|(glycolic/salicylic/tca/peel/relaxer)`,
  harsh:
    'veet|nair|hair remov*|wax(ed/ing/)|laser|peels?|tca|relaxer|acids?|peroxide|jik|bleach(ed/ing/)|depilatory|toothpaste|garlic|lemon',
  rawSkin: 'raw|weeping|oozing|open skin|wet and sore|rou|blistered',
  rawOther:
    '(garlic/onions?/eggs?/fish/carrots?/veg*/potato*/tomato*) raw|(eat*/ate/chew*/eet) ([a-z]+ ){0,3}raw|raw (garlic/onions?/eggs?/fish/carrots?/veg*/potato*/tomato*/shea/honey/food/meat/ingredients/african/vegan/oil/cocoa/turmeric)|bleeding gums|period|pimple*|shav*',
  blackhead: '(black/white)head*|black head*',
  moleProduct:
    'mole (remover/removal/cream)|moles removed|skin tag remover|whack a mole|guacamole|fake freckles|freckle pen',
  polish: 'polish|(from/since) birth|nail art|manicure|gel nails|shoe*|stiletto|acrylic*',
  generalBarrier: 'barrier|over it|scars never heal|healing time',
  hairWord: 'ingrown|growth (serum/oil/factor*)|hair',
  raPus: 'pus (filled /)pimple*|ingrown|white pus|pores?|infected pimple|eye|ear',
  impetigo: 'impetigo|eczema ~ (punched/ulcers)|punched out|eczema herpeticum|infected eczema|ge infekteerde ekseem',
  // How the cold sore virus looks on eczema: sores of one size, round, as if cut out with a tool.
  cutOut: `
    (holes?/craters?/pits/dents/ulcers?/open (spots/sores/circles)/gaatjies/kraters?)( ,/) ~ (same size/same shape/all alike/identical/like a hole punch/perfectly round/ewe groot/
    dieselfde grootte/round/ronde)|
    (?<!pores? ([a-z]+ ){0,4})(round/same size/identical/tiny/little/small/shallow/ronde/klein) (little /small /open /raw /painful /ronde /round ){0,2}(holes/craters/pits/ulcers/open sores/gaatjies)|
    (sores/blister*/spots/bumps/seertjies/blase)( ,/) ~ (all (the /)same size/same size and shape/all identical/almal ewe groot/like a hole punch)|
    (all (the /)same size/identical/ewe groot) _ (sores/blisters/ulcers/seertjies/blase)|hole punch*|paper punch`,
  notCutOut:
    'pores?|scars?|scarring|nails?|naels|heels?|soles?|feet|strawberry|keratolysis|blackheads?|acne|pimples?|clothes|puisies?|jeans|shirt',
  usedIt: `
    @using|use|on my|my (face/cream)|apply|gebruik*|(ngi/bengi/ndi/)sebenzisa|(ndiyi/ngiyi/ndi/ngi)(thambisa/gcoba/qaba)|bought|says|contains|has|sold|got|found out|every|
    for(?! ((my|the) )?(oily|dry|sensitive|combination|normal|acne prone|all) )`,
  // A question before the first use, which `inUse` outweighs.
  beforeUse: `
    (give/send/tell/show/write|print) (me/us) _ (recipe/formula/ratio/mix)|recipe (for/of|to) (a/the|my)|
    (can/could/should/may/must/kan/mag) _ (use/try/buy/put/apply/mix/gebruik/koop/meng)|
    (says?/said/reckons?/swears) ([a-z0-9]+ ){0,5}(is/its/are) (fine/safe/ok/okay/harmless/mild/alright)|(safe/okay/ok/wise/good) to (use/try/buy/put/apply)|
    (thinking (of/about)/wants? to/plan(ning/) to/considering/going to) (use/using/try/trying/buy/buying)|
    (someone/somebody/guy/lady/man/woman/they/people/shop/hawker/vendor/tannie/aunty/auntie/seller) _ (sells?/selling/offers/verkoop/mixes(?! [a-z ]{0,20}(for me/(in/with/on) my)))|
    (guy/lady/man/woman/hawker/vendor/tannie/aunty/auntie/seller) (by/at/near) the [a-z]+ (with/has/got)|left ?overs?|
    (havent/not/never) _ (used/tried) _ yet|(havent/hasnt/not/didnt) (even )?(opened|used|tried|touched|bought|taken) (it|this|them|any|yet)
    (?! (since|in|for|today|this|again|lately))|
    let alone (used|tried|opened)|(still|seal (is )?) ?(sealed|unbroken|intact|in (the|its) (plastic|box|wrap*))|nog (nie|toe) _ (oop|gekoop|gebruik|nie)|
    before (i|we|she|he) (use|try|buy|open|touch|order)|(id|ill|must|should|to|said) ask first|let me (read|ask) first|(standing|still) in the shop|
    (use|keep|koop|hou) (or|of) (lose|bin|toss|chuck|los|gooi)|gave ~ a skip|said no to`,
  somebody: 'i|we|she|he|mom|mother|sister|aunt|gran|wife|husband|who',
  inUse: `
    using it|
    (@somebody/friend/cousin) (have/has/had/still/always/already) (used/been/use|uses)|
    (ive/weve/shes/hes/im/was/am/been/still) _ (using/used/applying/mixing)|@somebody (use[sd]/appli(ed/es))|
    (i/we) (use/apply/put(?! (it|this|them) (back|down|away))/mix)|
    us(e|ed) _ (for/about/over/since/almost/nearly/now/al) _ (@weeksOrMore)|(i/we/she/he) (wash(es/)/bath/scrub) with|(puts|putting|smear*|rubs|
    rubbing) (it|on)|been on|bought|sold me|gave me|
    *sebenzisa|gebruik al|ek (gebruik/meng/smeer/sit)|(started/began) (using/with/it)|(when/if) i stop|i stopped`,
  mine: '(my/our/her/his) _ (@streetCream/serum/product/seep/toner/powder)|*sebenzisa|found out',
  mercuryIn: `
    (cream/creme/soap/lotion/product/room/it) _ (with/has/have/had/contains/containing/got/het) _ (mercur(y/ic/ous)/calomel/kwik)`,
  stillOnRetinoid: `
    (can/may/must/should) (i/we/she/my wife/my daughter) (still/keep/continue) (use/using/apply/applying/put) _ (@retinoid)|
    (kan/mag/moet) (ek/sy/my vrou) (nog/steeds/verder/aanhou) _ (@retinoid)`,
  // One that is asked about as something new, with nothing in the text that tells of use.
  newRetinoid: `
    ((what/how) about ((an?/the/some/using/trying/getting/like) /)(@retinoid)|wat van (n /)(@retinoid)|
    (kan/mag/moet) (ek/sy/ons/my vrou) ((n/die/dalk/ook/maar/eerder) /)(@retinoid)|
    (want to (@tryIt)/(can/could/may/should/must) (i/she/we/my wife/my sister) (just /maybe /rather /)(@tryIt/get/buy/order/
    add/have/apply/put on)) ((an?/the/some) /)([a-z]+ /)(@retinoid)|
    (is/are/would/will/does) ((an?/the) /)(@retinoid) _ (ok/okay/fine/alright/allowed/safe/help/work/veilig/reg)|
    (recommend*/suggest*/advise/thinking (of/about)/thoughts on) ((an?/the/some/getting/buying/trying) /)(@retinoid)/
    (@retinoid)( [a-z0-9,]+){0,8} ((can/could/may/should/must/shall/do/kan/mag/moet) (i/we/ek/ons/my wife) (just /maybe /rather /also /ook /)((dit/it) /)(buy/get/order/try/need/koop/kry)/
    worth (it/buying/getting/trying)/what do you think/good idea/wat dink jy))
    (?<!(^/ )(@ownRetinoid)(?![a-z])[^]{0,})(?![^]{0,} (@ownRetinoid)(?![a-z]))`,
  ownRetinoid: `
    (my/our/her/mine/myne) ([a-z]+ /)(@retinoid)|(@retinoid) _ (already/still/al/nog/elke aand/every (night/day)/last (night/week))|
    (?<!(can|could|may|should|must|might|shall|if|when|before|mag|kan|moet) )(i/im/ive/ek/she/shes) ((have/been/had/am/was/only/just/also/always/already/still/
    nog/al) /){0,2}(@using/use/on/took/taking/gebruik/smeer/bought/got)|put me on|stop*|carry on|continue|keep (on/using)|finish*|ophou|aanhou`,
  usedRetinoid: `
    (ive/been/was/am/im/were/still/is) _ (@using/on/gebruik) _ (@retinoid)|(carry/go/keep/stay) on _ (@retinoid)|continue _ (@retinoid)|gebruik (nog|al)|smeer nog|
    (used/uses/applied/applies/started/puts/smear*/rubs) _ (retinol/retinoid/retinal/@retinoidMedicine)`,
  damage: `
    burn*|(skin/face/neck) is (finished/ruined/destroyed)|(ruined/wrecked/destroyed) _ (skin/face)|klaar|sonakele|lonakele|senyehile|dark patches|darker|blue black|ochronosis|thin(ning/ skin)|stretch marks|red|veins|itch*|peel*|rash|damage*|worse|swoll*|
    stinging|pimples|breakout*|black|swart|donkerder|bruis*|addicted|cant stop|flare*`,
  hydroquinone: 'hydroquinone|hq cream',
  stopping:
    'stop(ped/ping/)|quit|(came/coming) off|without it|wean|withdraw*|opgehou|when i dont use|(each time i /)skip it',
  anabolic: 'anabolic|gym|bodybuild*|steroid injection|non steroid*|steroid free|for asthma|bulking|knee|trt',
  freeOf: 'mercury (retrograde/free)|freddie|free of|thermometer|tuna|fish|planet',
  hadIt: `
    had|used|twice|i got|got (my|a|the|one)|every (week|month|second|two|[2-9])|yesterday|last (week|night|month|friday)|gekry|gehad|took|taking|have been|
    been (getting/doing/having/on)|weekly|sessions|im (doing/on/getting)|i get|since|course of|
    after (my/the) (first/last/second)`,
  wanting:
    'is it (a go/worth/safe/ok)|worth it|good idea|where|legit|price|how much|want to|thinking|should|sells?|selling|they (do/offer)',
  dyeAsked: 'which|recommend|without|free',
  stingQuestion: 'which|recommend|that (doesnt/wont)|wont sting|sensitive eyes|best|drops for',
  rashOnly: 'rash|hives|uitslag|welts|umqubuko',
  painful: 'brand|op my|pain(ful/)|sore|burn*|sting*|tingl*|one side|band|stripe|belt|seer|pyn|buhlungu|on my|have|got',
  vaccine: 'vaccin*|jab|roof|scar*|years ago|old',
  marksLeft: 'scar*|face|jaw|chin|back|cheeks|lumps|bumps',
  afterPimple: 'after (a/my) _ (pimple*/acne/breakout*)|from (acne/pimples)|(pimple/acne) marks|post acne',
  whiteCast: 'white ?cast|sunscreen|milia|whiteheads',
  youngChild: `
    ([1-9]/1[01]/four/five/six/seven/eight/nine/ten/eleven) (years?/yrs?/yo/y o/jaar|jarige) _ (old/oud/girl/boy/son/daughter)|
    ([4-9]/1[01]) (yo/y o/jaar oud/jarige)|
    (is/im/shes/hes/she/he/aged/sons?/daughter/girl/boy/kid/child/niece/nephew/sister/brother/laa?itie)( ,/) ([4-9]/1[01]) yrs
    (?! (on/of/into/post/now/ago/clean))|
    (sons?/daughter/girl/boy/kid/child/seun/dogter/laa?itie/kind/meisie/boetie/sussie) (of/van/,/is/aged/net/just) ([4-9]/1[01])
    (?! (months?/maande?/weeks?/dae/days?/weke/wks/out/of/per/min*/times/keer))|(im/i am/ek is/is/hes/shes/turning/turned/aged/age) <5-11>|(grade/graad/gr) ([1-5]/r)|
    (my toddler/for (my baby/a child/kids)/my babys skin)|toddlers|kleuter|primary school|laerskool|(i/une)minyaka (engu/eyi)*`,
} as const
