// The words of poison in and on the body, of current, blasts and heat, and of small children who are gravely ill; written as clues/body.ts is.

export const perilWords = {
  notShock:
    'price*|result*|to see|to hear|look*|treatment|therapy|facial|epilator|static|slimming|electrolysis|in shock|cost',
  electric: `
    electrocut*|(live|bare|exposed|open) wires?|(got|been|was|getting|he|she|child|son|daughter|i|husband|him|her) (badly |bad )?(shock(ed|s)?|a shock|
    an electric shock|geskok) (by|from|off|deur|when (i|he|she) (touch|plug)*)|(shocked|geskok|shock|skok) _ (plug|geyser|stove|kettle|wire|wires|socket|
    fence|extension|light|power|generator|krag|muurprop|draad|cable|fridge|welder|izinyoka|izinyokanyoka|dryer|iron|charger)|(lightning|lightening|
    weerlig) ~ (hit|struck|strike|near|geslaan|burn*|us|me|him|her)|(struck|hit) by (lightning|lightening)|high voltage|electric(al)? (shock|burn|fence)|
    stroom geskok|(chewed|bit|put _ (fork|finger|key|nail|wire)) _ (cable|cord|plug|socket|charger)|ushokwe|shokwe (ugesi|yigesi)|(cable|wire|wires|plug|
    geyser|stove|kettle|socket|fence|light|charger|dryer|fridge|tv|draad) (has |just )?(shock(ed|s)|skok|geskok) (me|my|him|her|the|us)|(element|geyser|
    wires?|mains|power|current|krag|stroom) _ (shocked|geskok) (me|my|him|her|us)|ek is geskok`,
  hotWent: `
    (@hotLiquid) _ (went|ran|tipped|came|landed|dripped|jumped|over|op|oor) ((all )?(over|on|onto|down|op|oor) )?(my|his|her|the baby*|sy|haar)(?! mind)|
    (kook ?water|warm olie|warm water|sop|pap|koffie|tee) _ (op|oor) (my|sy|haar|die) ~ (geval|gegooi|gemors|gekom|geloop)|kook water`,
  hotPulled: `
    (pulled|tipped|knocked|trek|getrek) ~ (kettle|ketel|pot|cup|tea|coffee|pan|soup|pap|urn)|(fell|sat|stepped|crawled|rolled|geval) (in|into|on|onto|
    against|in die) (the |a |some |hot )?(fire|coals|braai|kole|vuur|stove|heater|oven door|imbawula|brazier)`,
  soakedIn: `
    in (my|his|her|the) (wellington |gum |rubber )?(boots?|shoes?|gloves?|socks?)|kn(elt|eel*)|soak*|all day|whole day|heeldag|(without|no|
    sonder) (gloves|boots|handskoene)|bare (hands|feet)|kaalvoet|kaal hande|(ran|got|went|leaked|spil(t|led)|dripped|seeped|loop) _ (gloves?|boots?|
    shoes?|sleeves?|socks?|handskoen*)`,
  eyeHarsh: `
    kalk|lime|cement|sement|plaster|paraffin|turps|thinners|petrol|battery|suur|relaxer|perm|lye|caustic|pool|chlorine|hth|i?jik|handy andy|superglue|
    wondergom|glue|nail|fertili[sz]er|@pesticide|pepper ?spray|teargas|chemical|hair remov*|veet|nair|tca|peel|wart|bio ?freeze|deep heat|essential|
    tea tree|peroxide|sparks?|grinder|welding|metal|glass|wood|splinter|snake|spit`,
  muddled: `
    (talk(s|ing)?|speak(s|ing)?|praat|saying|says|mumbl(es|ing)) (a lot of |all |total |complete |strange |absolute )?(nonsense|rubbish|gibberish|crap|
    kak|twak|snert|onsin|deurmekaar|weird things|funny|strange(ly)?|strange things|in circles)|praat _ deurmekaar|mumbl(es|ing)|slurr*|(doesnt|dont|didnt|
    not|weet nie) (even )?(know(s|ing)?|recogni[sz]e|remember|sure) (what (day|year|time)|which day|where|who (he|she|i|we)|his|her (own )?name|me|
    the day|us|watter dag|waar)|weet nie (watter|waar|wie)|(walk|walking|walks|staggering|stumbl(es|ing)|loop) (around )?(like|as if|soos) _ (drunk|
    dronk*)|staggering|stumbling|(acting|behaving|looks|like (he|she) is) (drunk|strange|weird|funny|confused|out of it)|out of it|hallucinat*|
    seeing things|not (himself|herself|with it)|(hard|difficult) to wake|(wont|cant|doesnt) (properly )?(wake|respond|answer)( up)?|(not|wont) (respond|
    answer)ing|sien dinge|yl|uyabheda|ukhuluma (nje|izinto)|ubheda|cant walk (straight|properly)|wrong names?|forgot (where|who|his|her)|cant (say|
    tell) (me )?(where|who|his|her|what)|loop dronk|dronk (lyk|loop)|laughing at nothing|picking at the air|thata ho mo tsosa|ha (a )?tsohe|akavuki|kunzima ukum?vusa`,
  personPart: `
    heads?|hair|scalp|skin|body|legs?|arms?|hands?|back|neck|kop|koppe|hare|vel|lyf|hande|scabies|luise|lice|ringworm|child|childs|daughters?|sons?|kids?|
    boys?|girls?|babys?|him|her|myself|rash|bites|eczema|wound|sores?|kinders?|head lice|husband|wife|dad|father|brother|mom|uncle|workers?|man|ouma|gogo|
    sister|friend|us`,
  hotPlace: `
    @inSun|(3[5-9]|4[0-9]) degrees?|hot (car|taxi|shack|room|house|kitchen|container|roof)|(in|inside) the (car|shack|taxi|greenhouse|tunnel|zozo|heat)|
    sunburn*|son ?brand|long run|ultra|in the shack|sun`,
  hotSkin: `
    (boiling|burning|very|so|bloed|vuur) (hot|warm)|(hot|warm) (and|n|en|,) (dry|droog)|(dry|droog) _ (hot|warm)|skin _ (hot|boiling)|vuurwarm|burning up`,
  heatLimp: `
    (floppy|limp|pap|slap|lusteloos|not moving|very quiet|staring|listless|lethargic|not waking|unresponsive|red and (quiet|sleepy)|fainted|passed out|
    collapsed)`,
  babyGrave: `
    floppy|limp|(en|is|lyk|heeltemal|so) (slap|pap)|(wont|cant|hard to|not) wak(e|ing)( up)?|unresponsive|grunt(s|ing)|ribs? (are |is )?(pull*|suck*|
    show* when)|(pull|suck)(s|ing) in (his|her|the|at) (ribs|chest|tummy|neck)|(chest|skin) _ (sinks?|sucking|pulling|caving) in|nostrils? flar*|
    flar* nostrils?|blue (lips|around|round|tongue)|(lips|mouth|tongue|face|skin) _ (blue|grey|greyish|gray|bluish|dusky)|blou (om|rondom|lippe)|stop(s|
    ped) breathing|breath(es|ing) (so |very |too |really )?(fast|funny|quick*|hard|shallow)|asem _ vinnig|bulging|bult(ende)? fontanel|sunken (eyes|
    soft spot|fontanel*)|(had|having|has|got|throws|n) (a )?(fits?|stuipe)|convuls*|stuipe|seizure*|jerking|turn(ed|ing|s) blue|eyes roll*|(tummy|chest|
    stomach|ribs|belly|skin) _ (suck(s|ed|ing)?|pull(s|ed|ing)?|sink(s|ing)?|go(es|ing)) in|ribbes _ in`,
  babyWeak: `
    (no|not had a|hasnt had a|without a|0) wet napp(y|ies)|(not|hasnt|wont) (wee|peed|wet)|(wont|not|refus*|stopped|wil nie) _ (feed*|drink*|suck*|latch*|
    breastfeed*|breast|bottle)|high pitched|weird cry|weak cry|moan(s|ing)|vomit(s|ing)? (green|bile|everything)|cold hands|lusteloos|listless|lethargic|
    very sleepy|just sleeps|staring`,
  notBabySick: 'hair|curls|cream|sippy|nipple|vest|clothes|ears|hat|soft spot for|when (he|she) sleeps deep',
  hopingFor: '(trying|hoping|planning|wishing|praying|longing) (for|to have)',
  // One that is only hoped for can have got hold of nothing.
  babyAny: `
    (?<!(@hopingFor) )(?<!(@hopingFor) (an?other|a|our|my) )(
    (my|the|our|a|s|,) (baby|lo|little one|kleintjie|toddler|infant|newborn)|@babyOrToddler|([1-9]|1[0-9]|one|two|three) ?(year|yr|month|mth|mo|week|wk|
    weke|day)s? old|baba|child|kid|son|daughter|kind|kleuter|ingane|umntwana|ngwana|grandchild|twins?|little one|(sons|daughters|kids|babys|childs|boys|
    girls)|([1-9]|1[0-7]) (yo|yr old)|boy|girl|laa?itie|kleinding|brother|sister|my bb(?! cream)|kleintjie|kinders|kids|sister|toddlers)`,
  drowned: `
    (swallowed|breathed in|inhaled|sluk|ingesluk) (a )?(lots?|much|plenty|so much|some|pool|sea|baie) (of )?(pool |sea |bath |dam |the )?(water|pool)|
    (almost|nearly|amper) (drown*|verdrink)|(was|went|slipped|found) (him |her )?(under|face down)( the)? (water|in)|under the water|pulled (him|
    her) (out|from) _ (pool|bath|dam|bucket|river|sea)|fell in(to)? (the|a) (pool|bath|dam|bucket|river)|(slipped|slid|slip|sank|fell|gone|was|
    went) _ (under|in|beneath|below) (the |his |her )?(bath|pool|dam|sea|river|bucket)( water)?`,
  afterWater: 'cough*|hoes|breath*|asem|sleepy|tired|drowsy|foam*|blue|grey*|pale|chest|vomit*|lips|funny|bleek|vaak',
  skinDying: 'white|numb|raw|black|blister*|burn*|brand*|slippery|soapy|throb*|deep|hole|grey|yellow|rou',
  worstAcid: 'hydro ?fluoric|hf acid|phenol|white phosphorus|chromic acid',
  blast: `
    (fire ?cracker|cracker|firework|crackers|battery|aerosol|gas|vape|lighter|stove|primus|pressure cooker|radiator|cell ?phone|geyser|spray can|
    klapper)s? (just )?(exploded|burst|went off|blew up|explode|ontplof|bars|gebars)|flash burn|gas flash`,
  onEye: '(on|onto|into|op) (the|my|his|her) (left |right )?(eye(ball)?s?|oog|oe)',
  huffed:
    '(sniff*|inhal*|huff*|snuif|breath(ed|ing) in) _ (glue|benzine|petrol|thinners|gas|aerosol|deo*|butane|tippex|gom|spray|nyaope)',
  felled:
    'fell|blue|collaps*|pass* out|faint*|unconscious|limp|not breathing|dizzy|vomit*|chest|wheez*|fits?|confus*|heart',
  elder: 'gran|oupa|ouma|gogo|mkhulu|grandpa',
  animalOwn: 'dogs?|cats?|puppy|pup|kitten',
  syrups:
    '(cough|fever|pain|allergy|iron|sleep|worm) (syrup|mixture|medicine|meds|stroop)|panado|calpol|stopayne|allergex|hoesstroop',
  mistaken: `
    geproe|tasted|taste|proe|mistook|thought (it|that|this) (was|is)|instead of (the )?(water|gripe|cooldrink|cool drink|juice|milk|medicine|cough|
    panado)|finished (the|a|my|half)|down(ed|ing) (a|the|my|half)|emptied|helped (him|her)self to|gedink dis|in plaas van|put _ in (his|her) mouth`,
  sprayWork: `
    (spray(ing|ed|s)?|mix(ing|ed)|dipp(ing|ed)|dos(ing|ed)|load(ing|ed)|gespuit|spuit) _ (vineyard|vines|crops?|orchard|fields?|garden|sheep|cattle|goats|
    roses|poison|trees?|farm|weeds|maize|mealies|lands|wingerd|boorde?|lande|gif|tunnels?)|working (in|on) (the|a) (vineyard|orchard|sprayed)|(plane|
    helicopter|tractor) sprayed`,
  okFood: `
    yog(h)?urt|food|juice|milk|formula|porridge|egg*|nuts?|prawns?|peanut*|fish|strawberr*|orange|tomato*|cow|snot|nails?|lips?|dummy|banana|cheese|bread`,
  podBite:
    '(bit|bite|bites|chew*|suck*|popped|squeezed|burst)(?=( [a-z0-9]+){0,4} (pods?|capsules?|batter|tabs?|tube|pack|sachet|bottle))',
  pillThing: `
    (blood pressure|heart|sugar|diabetes|iron|zinc|vitamin|birth control|sleeping|headache|hoofpyn|acne) (pills?|tablets?|tabs|pille|capsules|meds|
    powders?)|zinplex|panados?|grandpa|roaccutane|oratane|adco dol|stilpane|calpol|warfarin|antidepressants?|pills?|tablets?|capsules?|meds|medicines?|
    pille|medisyne|medication|syrup|gummies|minoxidil|regaine|(button )?(battery|batteries)|magnets?|tub|bottle|tube|paraffin|contraceptives?`,
  harmful: `
    (tea tree|eucalyptus|wintergreen|clove|peppermint|camphor|lavender|essential|olbas|lamp|citronella|neem)( oil)?s?|nael ?pol*|verwyderaar|nael ?lak|
    paraffi(n|en)|turps|terpentyn|thinners|petrol|diesel|jik|domestos|bleach|bleikmiddel|@pesticide|rattex|(button )?(battery|batteries)|magnets?|
    (washing|laundry|dishwasher|ariel|skip|omo) (pod|tab|capsule)s?|pods?|hand sanitizer|duiwelsdrek|staaldruppels|mercurochrome|gentian violet|iodine|
    dettol|savlon|jeyes( fluid)?|surgical spirits|moth ?balls?|rott?egif|muisgif|rat ?poison|jeyes( fluid)?|coopers? dip|antifreeze|benzine|brake fluid|
    pool acid|spirits?|acetone|remover|nail glue|super ?glue|hair (dye|relaxer)|relaxer|perfume|doom|ammonia|caustic soda|drain cleaner|deep heat|
    camphor cream|vicks|zambuk|*parafini|*jik|thinner|*petroli`,
  pesticide: `
    (tick|cattle|dog|sheep|flea|pet|dogs) (and )?(flea )?(dip|wash|stuff|powder|drops|poison|spray)|dip (for|meant for) (cattle|dogs|sheep|cows)|triatix|
    amitraz|karbadust|karbaspray|carbaryl|blue death|doom|baygon|mortein|organophosphate*|malathion|dichlorvos|terbufos|two ?step|halephirimi|halphirimi|
    aldicarb|galephirimi|(rat|ant|roach|insect|bug|garden|farm|street|weed|snail|plant) (poison|killer|spray|powder|bait)|insecticide|pesticide|(crop|
    orchard|vineyard|field) spray*|spray(ed|ing) _ (crops|orchard|vineyard|garden)|roundup|gramoxone|paraquat|beesdip|honde ?dip|bosluis ?dip|insekdoder|
    gif|frontline|bravecto|umuthi wezinambuzane|sheepdip`,
  poisonedSign: `
    drool*|dribbl*|kwyl|sweat*|sweet|pupils?|pinpoint|twitch*|shak(y|ing|es)|tremb*|tremor*|bewe|rukk*|jerk*|vomit*|throwing up|braak|gooi op|cramps?|
    confus*|deurmekaar|blurr*|vision|(cant|trouble|struggl*) (see|focus|breath*|walk)|eyes _ (water*|run*|tear*)|tear(s|ing)|chest|wheez*|(feel*|is|feels|
    looks) (sick|weird|funny|ill|weak|drunk)|dizzy|naar|nausea*|headache|faint*|sleepy|drowsy|limp|floppy|(weak|wobbly) (legs|muscles)|fit(s|ting)?|
    seizure*|slurr*|wet (him|her)self|runny tummy|diarr*|wobbl*|spit(s|ting)|stagger*|cant (stand|walk)|funny|dronk|kwyl*|kramp*|sweet baie`,
  onBody: `
    put|poured|rubbed|washed|sprayed|smeared|used|applied|dipped|bathed|soaked|treated|gesmeer|gegooi|gewas|gespuit|gesit|spilt|spilled|got|gooi|smeer|
    spuit|gave|bathing|washing|dipping|rubbing|smearing|treating|splash*|spil*|leaked|drenched|gespat|gemors|all over|over`,
  tookIt: `
    (drank|drunk|swallowed|swallow|licked|chewed|ate|eaten|sucked|sipped|gulped) (on |into )?(some|all|half|most|a (bit|little|lot|sip|
    mouthful|gulp|few|whole)|the (whole|rest|lot)|it|this|that|them) ?(of )?(it|this|that|them|mine|the (bottle|tube|jar|tub|stuff|remover))?(?! (out|off|
    for|with|every|daily|up))`,
  gotHold: '(got (hold|a hold) of|got into|opened|found|was playing with|kry|gekry|grabbed|knocked over|opened|half)',
  tellsOfIt: `
    (breath|mouth|hands|face|clothes|asem|mond|he|she|baby) (now )?(smells?|stinks?|ruik) (of|like|na)|smells of it|ruik daarna|(is|are|now) (empty|gone|
    missing|leeg|weg)|half (of )?(the|my)|gone|missing|foam* ~ mouth|mouth ~ foam*|in (his|her) mouth|drool*|around (his|her) mouth|om (sy|haar) mond`,
  faceDroop: `
    (one side|half|left side|right side|een kant|corner) of (my|her|his|the) (mouth|face|lips?) ~ (hang*|droop*|drop*|skew|slack|crooked)|
    (mouth|face|smile|gesig|mond) ~ (droop*|hang(s/ing)|hanging|skew|lopsided|hang skeef|trek skeef)`,
  strokeSign: `
    slurr*|slur|sleeptong|since (breakfast|this morning|last night|lunch|supper)|(this|vanoggend|vanmorning) morning|vanoggend|(woke|word) (up|wakker)|
    (tea|coffee|water|drink|spoeg) runs out|cant (lift|feel) (my|his|her|the) (arm|hand)|arm is (weak|numb|lam)`,
  overdose: `
    overdos*(?! on (vit/vitamin c/serum/retinol/acid/active/skincare/moistur/product/niacin/exfol/sunscreen/mask/self care))|
    took all _ (at once/pills/tablets/capsules/roaccutane)|
    took ([2-9]/[1-9][0-9]/many/double) _ (pills/tablets/capsules) _ (at once/together/by (mistake/accident))|too many (pills/tablets/capsules)|
    (whole/entire) (bottle/box/packet/strip) of _ (pills/tablets/panado/capsules)|
    took all _ (pills/tablets/capsules)|
    (took|swallowed|popped|downed|gedrink|gesluk) ([a-z]+ ){0,2}([1-9][0-9]|twenty|thirty|forty|fifty) (?!mg|ml|mcg|iu|gram)((of|my|the|those|these|his|her|own) ){0,3}([a-z]+ )?
    (pills|tablets|capsules|pille|panados?|roaccutane)(?! ([a-z]+ ){0,3}(over|course|days|weeks|months|so far))`,
  justSwallowed: `
    (u/i/ba)(sanda /sanda uku/sandukwenza )(ku/uku/)(phuza/gwinya/ginya/dla)|(u/i/ba)sandul?(a/u/) ?(uku/ku)(sela/phuza/ginya/gwinya/tya)|o sa (tswa/
    tsoa) (nwa/noa/metsa/ja)|het (nou net/sopas/pas) _ (gedrink/gesluk/ingesluk/geeet)`,
} as const
