// The words of what was done to skin or body: chemicals, heat, bites, blows, what somebody wants to swallow; written as clues/body.ts is.

export const harmWords = {
  bleachThing: 'jik|bleach|javel|domestos|milton|pool (chlorine/acid)|hth|chlorine|bleikmiddel',
  cleaner: `
    @bleachThing|vinegar|asyn|ammoni(a/ak)|handy andy|toilet (cleaner/duck)|harpic|oven cleaner|spirits? of salts?|drain cleaner|
    (cleaning/household) (stuff/products?/chemicals?)|cleaners?|descaler|peroxide|rubbing alcohol|skoonmaakmiddels?|mould remover`,
  mixedWith: 'saam|mix(ed/ing/es/)|combin(e/ed/ing)|together|gemeng|meng|add(ed/ing/)|ngixube|ndixube|same bucket',
  fumes: 'fumes?|vapours?|toxic gas|dampe',
  breathedIn: 'breathed|breathing|inhal(ed/ing)|sniff(ed/ing)|ingeasem|(ngi/ndi)hogele',
  // Glue or scent that made the eyes water for a moment, and nothing more.
  glueFumes: `
    (glue|polish|perfume|hairspray) fumes ~ (eyes (water|tear|sting) (for )?a (sec|second|bit|moment|little))
    (?![^]+ (throat|chest|breath*|cough*|dizzy))`,
  fumeHarm: `
    cough*|hoes|eyes _ (burn*/sting*/water*)|(burn*/sting*/water*) _ eyes|chest|breath*|throat|lungs|dizzy|naar|nause*|vomit*|headache|
    keel|bors|oe _ brand|khwehlela`,
  hairWork: 'hair|hare|developer|highlights|roots|toner|blonde?',
  caustic: `
    drain (cleaner/unblocker)|drano|caustic|battery (acid/water)|oven cleaner|pool acid|(hydrochloric/sulphuric/muriatic) *|acids?|
    paraffi(n/en)|batter(y/ies)( acid/ water/)|brake fluid|weed ?killer|pesticide|thinners|spirits? of salts?|(wet /)cement|quick ?lime|paint stripper|
    bytsoda|seepsoda|rust remover|toilet cleaner|lye|batterysuur|suur|semen`,
  splashed: `
    splash*|spil(t/led)|squirt*|sprayed|dripped|leaked|landed|gespat|gemors|gespuit|poured|(got/came/fell) (all /)(on/onto/over)|
    (on/over) (my /his /her /)(skin/arms?/hands?/legs?/foot/feet/knees?/chest/back)|op (my/sy/haar) (vel/arms?/hande?/bene?/voete?)|
    yichithekele|ichithekile`,
  stung: 'burn(s/t/ed/ing/)|brand|gebrand|blister*|red|raw|sore|hurts?|peel*|help|ago|white',
  shelfAcid: 'glycolic|salicylic|lactic|hyaluronic|mandelic|azelaic|aha|bha|toner|serum|peel|ascorbic',
  hotThing: `
    (cooking/hot/frying/chip/boiling/warm/kook) (oil/fat/water/olie)|kettle|ketel|steam(ing/)|stoom|stove|oven|oond|
    ironing (and/my)|(the/an/hot/my/with/clothes) iron(?! (oxide|tablet|level|suppl|deficien))|strykyster|ghd|straightener|curling (iron/tongs?)|
    curler|braai|coals?|hot (comb/brush/rollers/pan/pot/plate/tray/wax/tea/coffee/soup/water bottle)|exhaust|candle|tea|coffee|soup|pap|flat iron|isitofu|
    vlam|geyser|porridge`,
  burntOn:
    'burnt|burne?d|burns?|scald*|gebrand|verbrand|(ngi/u/ndi)shile|ishile|splash*|spil(t/led)|fell|poured|drip*|pulled',
  babyOrToddler:
    '(baby/toddler/infant/newborn)s?|babatjie|baba|usana|lesea|([1-9]/1[01]) (month/mth)s?( old/)|([1-9]/1[0-1]) maande',
  theSmallOne:
    '@babyOrToddler|child|kid|son|daughter|kind|kleuter|seun|dogter|ingane|umntwana|ngwana|laa?itie|boy|girl',
  inSun: `
    in (the/this) (sun/heat)|(sun/heat) all day|heat (exhaustion/wave)|hitte|overheat*|(hot/heat) (day/weather)|in die son|elangeni|outside all day|
    hiking|marathon|comrades|on site|harvest`,
  skinLost: `
    skin _ (came/come/coming/comes/fell/falling/falls/ripped/tore/torn/lifted/slid) (right /)off|(took/ripped/tore/pulled) _ skin off|vel _ afgekom|
    skin _ gone`,
  hotLiquid: '(boiling/hot/scalding) (water/oil/fat/tea/coffee/pap/soup/porridge/wax/milk)|kookwater|warm olie',
  spiltHot: `
    (spil(led/t)/poured/splashed/dropped/gemors/gespat) ~ (@hotLiquid)|(@hotLiquid) _ (spil(led/t)/splashed/poured/fell/gespat)|
    (chesits(oe/we)/tjhesits(oe/we)/fisits(oe/we)) ke (oli/ole/oele/metsi/mafura/tee/kofi/mollo/aene/setofo/mouoane/sopo)|
    *shis(we/iwe) (ngamanzi/ngamafutha/ngetiye/ngekofu/yioyile/yiketile/ngomlilo)`,
  heatStroke: 'heat ?stroke|sun ?stroke|sonsteek|hittesteek',
  heatHarm: `
    vomit*|throwing up|braak|not sweating|stopped sweating|no sweat|hot (n/and/en) dry|cramps|slurr*|(very/so) (dizzy/weak)|dizzy|fitting|
    (uyahlanza/ngiyahlanza)`,
  biter: '(dog/puppy/cat/monkey/baboon/bat/rat/horse/mongoose/meerkat/donkey/human/person/man/hond/kat/aap/animal)s?',
  animalBite: `
    @biter ~ gebyt|@biter _ (bit/bites?/bitten/byt/nipped)(?! (treatment/his/her/into/off))|bitten _ by _ @biter|hondebyt|inja _ *lum*|*lunywe yinja|
    scratched by _ (bat/monkey/stray)|(dog/monkey/bat/hond/aap/vervet/baboon)s? (scratch(ed/es/)|nip(ped/s)|gekrap)( [a-z]+){0,6} (drew blood|blood(y/)|broke (the |his |her |my )?skin|bled|bleeding|bloed|ankle|face|cheek|arm|leg|hand)|ntja ~ (mo/n)(tomile|lomile)`,
  beeSting: '(bee/wasp/hornet)s? _ stung|stung _ by|(bee/wasp) sting|by gesteek',
  noBite: 'dream|(film/movie)s?|shirt|bite (size/guard)|toy|treats',
  spider: 'spider bit(e/es/)|(bit/bitten) by _ spider|spinnekop(byt/)|(button/violin/sac) spider|isicabucabu',
  biteHarm: `
    black|swart|spread*|swoll*|swell*|blister*|fever|koors|sweat*|cramp*|(really/very/so/more) (sore/painful)|pus|hole|worse|hot|purple|
    geswel|vrot|open`,
  hitting: '(hitt/slapp/punch/kick/beat/hurt/chok)ing',
  partner: `
    boyfriend|husband|hubby|partner|girlfriend|wife|ex|bf|man|kerel|ou|stepdad|stepfather|father|dad|pa|mother|mom|ma|uncle|brother|
    he|hy|she|they|inlaws?|guy|someone|somebody|indoda|umyeni|monna`,
  blow: `
    klap(ped/s/)|slap(ped/s/)|hits?|beats?|beat(en/ing)|punch(ed/es/)|kick(ed/s/)|chok(ed/es/ing)|strangl(ed/es/ing)|slaan|moer|
    bliksem|donner|shov(ed/es)|shakes?|attack(ed/s)|push(ed/es)|hurts?|geslaan|geklap|gemoer|head ?butt(ed/)|grab(bed/s)|burn(s/t/ed)|bit`,
  onMe: '(me/my/us)(?! (up/to/at/if/down/on instagram/feelings/mind/confidence/budget/face with))',
  beaten: `
    (my @partner/he/she/hy/they/someone/somebody/teacher) (just /always /keeps /keep /also /has /had /sometimes /het /)(@blow/@hitting) @onMe|
    (stepdad/stepfather/uncle/father/boyfriend/teacher/brother) (touches/touched/molest*/forces/forced) me|
    (@partner) het (my/haar) _ (geslaan/geklap/gemoer/geskop)|(@blow) (me/my) (again/in the face/on my)|
    (hit/slapped/klapped/punched/beaten/choked/attacked/assaulted) (up /)by (my/a/the/his/her) (@partner)|(is/was/been) (being /)raped|
    (uya/u)(ngi/ndi)sha(ya/yile)|uyandibetha|undibethile|o a nkotla|domestic violence|(abusive/violent) _ @partner|abus(es/ing) me|
    (@partner) (is/are) (abusive/violent)|gender based violence|gbv|(beats/hits/slaps) (her/him)|gets violent`,
  threat: `
    (dont/not) feel safe (at home/with (him/her)/around)|
    (he/she/@partner) _ (threaten(s/ed/ing)|(?<!(do/will/would/could/can/might/pimples/spots/bumps/scabs/bites/wont/dont/and/but/,) they )leave marks(?! on my (nose/face))|hurt me again|(says/said) _ (kill|hurt|hit|beat|leave marks)|wont let me leave)|
    (scared/afraid/terrified) of (my @partner/him)(?! (leaving|seeing|finding))|bang vir (my @partner/hom)|if i tell (anyone/somebody)`,
  notBlow: `
    rugby|soccer|football|boxing|karate|sparring|mma|wrestling|ball|in my sleep|by accident|accidentally|playing|hockey|cricket|joke|laser|
    waxing|in a game|dream`,
  swallowing: '(drink/eat/swallow/sip/ingest/lick/inject)(ing/)|taking shots of|phuza',
  little: '(some/a/the/my/little/bit/spoon/sip/of/pure/raw/diluted/tiny/few/drops)',
  noFood: `
    bleach|i?jik|domestos|milton|(hydrogen /)peroxide|borax|dettol|savlon|soap|sunlight liquid|detergent|turpentine|terpentyn|paraffin|acetone|
    (surgical /methylated /)spirits|toner|serum|sunscreen|sunblock|(body /face /)(lotion/cream)|essential oils?|tea tree( oil/)|micellar|
    glycolic|salicylic|vicks|mercury|shampoo|calamine`,
  drinkHarm: '@swallowing (@little ){0,4}(@noFood)|(@noFood) (orally/to drink/internally)',
  drinkAsked: `
    can|could|should|may|is|does|will|if|kan|mag|sal|want|thinking|ok|okay|safe|heard|says|said|tiktok|aunt|friend|to|good|start(ed/)|try|
    help|trying`,
  goodbye: `
    (goodbye|suicide|farewell) (letter|note|message)s?|(says?|said|saying) (goodbye|bye) to (everyone|everybody|all of us|us all)|(good ?night|good ?bye|
    bye) forever|(letter|note|message) ~ (sorry (ma|mama|mom|mommy|dad|pa|everyone)|goodbye|cant (do this )?any ?more)|afskeidsbrief|(gave|giving|
    given) away (all )?(his|her|my) _ (clothes|things|stuff|belongings|phone|toys)|sorry (ma|mama|mom|mommy|dad|pa|everyone) ~ cant|(my|the) (own )?(coffin|
    funeral)(?! (of|for|make ?up|dress|cover|program))(?= (anyway|soon)|$)|look _ in (my|the) (coffin|casket)`,
  deadlyMeans: `
    (sav(ed|ing)|collect(ed|ing)|hoard(ed|ing)|stash(ed|ing)|hid(den|ing)?|bymekaar gemaak|opgespaar) (up )?_ (tablets?|pills?|pille|meds|medication|
    capsules)|(rope|noose|gun|tou|pills|tablets) (is |are )?ready|have (the|a) (rope|noose|gun)|(rattex|rat poison|rope|noose|pills|tablets|
    poison) for (myself|me to)|found ~ (noose|suicide|hanging rope|razor ?blades?|blades (in|under))|(stand|stood|sit|sat|climb)(s|ing|ed)? on (the|
    a) _ (bridge|ledge|roof edge|railway|train tracks)|(says? )(hell|shell|he will|she will|ill) jump|(jump|walk|throw myself|lie) (off|from|in front of|
    under) (a|the) _ (bridge|building|roof|car|truck|taxi|train|balcony)|drive into a (wall|tree)|(pills|tablets|pille) _ (counted|lined up|laid out|
    crushed|spread out)|(counted|counting|lined up|crushed) _ (pills|tablets|pille) (out|on|to|for|in (the|my))|(driv(e|ing)|steer*|swerv*|crash*) ~ (off (the|
    a) (road|bridge|cliff)|into (a|the) (wall|tree|truck|pole))|(drink(s|ing)?|drank|swallow(s|ed)?|took|tak(es|ing)|gedrink) ~ (to die|kill (her|him|
    my)sel*|so (she|he|i) dies?|om dood te gaan|to end it)|(tied|ties|bought|hid|found|got) (a|the) (rope|noose|tou)|in (the|my|our) garage with the (car|
    engine) (on|running)|(cuts?|lines) ~ (neat|parallel|straight) (rows?|lines)|(pille|tablette) _ (weggesteek|bymekaar|gespaar|opgegaar)|(hid|hiding|
    hides|keeping|kept) _ (pills|tablets|meds) for (when|the day|later when)|tied a (rope|noose)|tou _ (gekoop|vasgemaak)`,
  allAtOnce: `
    (take|taking|took|swallow(ing|ed)?|drink|drinking) (all|the whole (box|pack|packet|bottle|strip)|every one|a handful) _ (tablets|pills|roaccutane|
    oratane|meds|capsules|medication|panado|medicine) _ (at once|together|in one go|the same time)|how many _ (tablets|pills|panados?|roaccutane|capsules|
    sleeping) _ (die|dying|kill|overdose|lethal|deadly|end it|not wake)|(enough|hoeveel|how much|how many) ~ (to not wake|not to wake|to die|
    to sleep forever|to kill (me|myself)|to end (it|me)|om dood te gaan|dodelik|lethal|fatal)`,
  gone: `
    (nobody|no one|no ?body|they|you|everyone|people) (ever )?((has|have|needs?|had|wont have|will have|would have) (to )|will |wont )(look at|see|
    deal with|worry about|put up with|be bothered by|stare at) (me|my (ugly )?face) (again|any ?more|ever|no more)|(by|after|come) (sunday|monday|tuesday|
    wednesday|thursday|friday|saturday|tomorrow|tonight|next week) _ (it|all) ~ (be over|end)|(ill|i will|i) be gone (forever|for good|by (tomorrow|then|
    sunday|tonight))|(ek|i) (is|am) (dan|then) weg vir altyd|(burden|las) (to|on|for|vir) (everyone|everybody|my (family|mom|mother|parents|kids|children|
    wife|husband)|almal|them all)|(everyone|everybody|they|theyd|them|we|wed|you|youd|family|kids|children|almal|
    world) _ (better( off)?|beter( af)?( wees)?) ((without|sonder) (me|him|her|them|my|hom|haar)|(if|with) (i|he|she|me|him|her|them) _ (dead|gone|here|wasnt))|
    (wont|not going to|not gonna|dont think (il|ill|i will)) (need (it|this|them)|be (here|around|alive)) (much longer|for (much )?long(er)?|any ?more soon)|
    (wish|wished|wishes|hopes?|hoped|pray|prays) ~ (not|never|wouldnt|dont|doesnt|didnt) (just )?wake|(not|dont|no longer|doesnt) (want to |wants to )?(be |live )?(on|in) this (earth|planet|world|life)|(leave|
    leaving|exit) this (world|earth|life)|(want|wants|wanted|wish|wishes|ready) ~ (go to heaven|be in heaven|be with (god|jesus|the angels|granny|gogo|
    ouma) in heaven)|(disappear|gone|vanish|sleep) (for good|for ever|forever|for always)|(so |just )?(tired|sick|moeg) of (being (here|alive)|existing|
    breathing|waking up every)|(theres|there is|see|is|its) (really |just |simply )?no ?point(less)? (in |to )?(anything|any of (it|this)|any ?more|
    it all|life|going on|carrying on|being|trying (any ?more|to live)|me)|(no|whats the) (point|use) (going on|carrying on|in going on|being (here|alive)|
    of going on|of carrying on|to carry on|to life)|nothing matters any ?more|(cant|no strength to|dont want to) (carry on|keep going) (living|any ?more|
    like this|with life)|(geen|nie|nie meer n) (sin|rede) (meer )?(om te (lewe|leef)|in die lewe|in enigiets)|alles is verby vir my|
    wil net slaap en nooit|sien nie meer kans vir die lewe|(sokuphelile|akusizi) ngempilo|ngikhathele (yimpilo|ukuphila)|ndidiniwe (bubomi|ukuphila)|
    ke kgathetse ke bophelo|wont (bother|burden|trouble|disturb) (us|me|you|anyone|anybody|them) (after|again|any ?more)|(have|has|need|
    needs) to (put up with|look at|see|deal with|bear) (me|my ([a-z]+ )?(face|body)) (much longer|any ?more|again)|god _ (takes?|fetch) me|(lord|
    jesus) _ take me|wens die here haal my|life (has|have|had|feels) (no|without|lost its|lost all) (more )?(meaning|purpose|point)|life (is|
    feels) (meaningless|pointless)|my lewe het geen (sin|betekenis)|(whats|what is) the (use|point) of (me|my life|being me)|(wont|will not|not going to|
    doesnt want to|dont want to) (see|live to see|make it to|be here for|reach) (20[0-9]+|christmas|next year|the new year|(my|her|
    his) [a-z0-9]+ birthday)|(sien|het) nie (meer )?(n )?(kans|krag|moed) (nie|meer|vir)|nie (meer )?(weer )?(opstaan|wakker word) nie|
    nooit (weer )?wakker|no use to (anyone|anybody)|(dont|not) deserve to (live|be alive|exist)|should(nt| not) (exist|be alive)|hate being alive|
    waste of (space|oxygen|air)|end my (pain|suffering|misery) (forever|for good|tonight)|(think|thinking|thoughts|thought|dream|google|googled|
    googling) (of|about|how to) (death|dying|die|suicide|my own death|killing|hang)|(last|final) (message|goodbye|letter)|wens (ek|
    ek kan) (net )?(verdwyn|ophou bestaan)|nie meer hier wees|(want|wants|ready) to be with (my )?(late )?(mother|mom|granny|gogo|dad|father|brother|
    sister) (in heaven|again|up there)|(want|wants|wish|wishes|ready) to (just )?(rest|sleep) (forever|for ever|for good)|wish(es)? (a|the|some) _ (taxi|
    car|truck|bus|train) _ (hit|run over|knock) (me|her|him)|wish i (got|had|could get) (cancer|hit by|run over)|hope i (die|dont make it)`,
  onPurpose: `
    (burn/cut/scratch/hit/hurt/bite/stab/pinch)(s/ed/ing|ting|)? (@selves) ~ (on purpose/deliberately/intentionally/to (feel|cope)/for relief)|
    (i ([a-z]+ ){0,2}(burn|cut|hit|bite|bit|stab)(s|ed|ing|ting|ning|bed|bing)? my|(she|daughter|sister|girl|friend) ([a-z]+ ){0,2}(burn|cut|hit|bit|bite|stab)(s|ed|ing|ting|bed|bing)? her|
    (he|son|brother|boy) ([a-z]+ ){0,2}(burn|cut|hit|bit|bite|stab)(s|ed|ing|ting|bed|bing)? his) (own )?(arms?|legs?|wrists?|thighs?|forearms?|ankles?|hands?|fingers?|feet|foot|tummy|stomach) ~ (on purpose/deliberately/intentionally/for relief)|
    (cuts/lines/slices/burns/scratches)(( ,|) [a-z0-9]+){0,8}( ,|) (i|she|he) (do|does|make|makes|made|did) (it|them|that|those|this) (when/to feel/because/with/every time)`,
  selves: '(your|my|him|her|them)( |)sel(f|ves)',
  bladeMarks: `
    (her|him|my|them) ?sel(f|ves) (with|using) _ (blade|razor|knife|scissors|compass|glass|sharpener)|(blades?|razor|knife|compass|scissors) ~ (her|his|
    my) (wrists?|arms?|thighs?)|cuts? _ (up|all over|along|across|down|on|inside) (both )?(her|his|my) _ (arms?|wrists?|thighs?|forearms?)|(wrists?|arms?|
    thighs?) ~ from cutting|(started|keeps|caught|hiding|is|been) _ cutting (herself|himself|again)|(snye|sny(merke)?) (op|oor|aan) (haar|sy|my) (arms?|
    polse?|bene)|sny (haar|hom)self|carv(e|es|ed|ing) (words?|names?|lines|letters|things)|(cuts?|lines|scars|scratches|marks) ~ (in|like) (neat|straight|
    even|perfect) (rows?|lines)|(neat|parallel) (rows|lines|cuts)|(blades?|razors?) (in|under|behind|inside) (her|his|my) (phone|bag|pillow|drawer|sock|
    bed|pencil|mattress|school)|(cut(s|ting)?|burn(s|ing)?|stab(s|bing)?|prick(s|ing)?|bite|biting) (my (own )?|her (own )?|his (own )?)(arms?|legs?|
    thighs?|wrists?|stomach|skin|hands?) ~ (stress*|sad|angry|anxious|upset|numb|overwhelmed|lonely|cope)`,
  mishap: `
    shav*|accident*|cooking|kitchen|by mistake|thorn*|bush|roses?|cats?|kitten|dogs?|fell|fall|bicycle|bike|fence|surgery|operation|work|garden*|
    per ongeluk|wax*|iron|oven|glass door|window|barbed`,
  healedScars: `
    old (self ?harm|cutting|cut) (scars|marks)|(self ?harm|cutting) (scars|marks) from (years|when|long|my|high|back)|(stopped|clean|free|
    recovered) _ (years|long ago)`,
  dangerMan: `
    (@partner|exs?|neighbour|gang) ~ (will|going to|gonna|wants? to|hell|shell|theyll|said|says|threat*|swears?|swore|promised?|het gese|gaan|
    sal) ~ (finish|kill|murder|shoot|stab|bury|strangle|burn) (me|us|her|him|my (kids|children|mom|mother|sister|family|daughter|son|mum)|the (kids|
    children))(?! (if|when) (?!i (leave|left|tell|talk|go|run)))|(gaan|sal|wil) (my|ons|haar) (doodmaak|vermoor|skiet|steek)|maak my dood as|(gun|firearm|
    knife|panga|mes|broken bottle) (to|at|on|against|teen|op) (my|her|his|our) (head|throat|neck|face|back|kop|keel)|(pulled|pulls|points?|pointed|waved?|
    has) (out )?(a|his|the) (gun|knife|panga|firearm) (at|on|to) (me|us|her)|(sleeps?|walks?) with (a|his) (gun|knife|panga) ~ (me|scared|bed)|
    uzongibulala|ufuna ukungibulala|undibulala|(gun|firearm|panga|knife) (on the (table|bed)|out|in his hand|in my face|under (his|the) pillow)|(tonight|
    today|then) we (all |both )(go|die)|(burn|set) (down )?(my|our|the|her) (house|shack|room|home|place|mkhukhu) (down|with|on fire|alight|if i)|
    (squeez*|grab*|held|chok*|strangl*|press*) (my|her) (throat|neck|windpipe)|(wurg|gewurg) (my|haar)|(my|haar) gewurg|stab(bed|s)? (me|her|us)|
    shot at (me|us|her)|poured petrol (on|over) (me|her|us)|(he|she|@partner) ~ (finish me|end me|not see tomorrow|leave (here|this house) in a (coffin|
    box))|(photo|picture|pic|video|emoji) of (a|his|the) (gun|knife|coffin|grave|bullet)|(said|says|told me) (im|youre|you are|i am|we are) next(?! (in|
    on|week|month))|(@partner|exs?|neighbour|gang) ~ (acid|petrol) (ready )?for (my|me|her|his)|(ties|tied|chains?|chained) (her|him|me|ouma|gogo|granny|oupa) to (the|a|her|his)|
    (secret|special) (game|touch*) ~ (night|bed|bath|
    down there)|(@partner|uncle|oom|malume|cousin) ~ (comes?|climbs?|creeps?|kom|snags) (in|into|to|na) (her|his|haar|sy|hul) (room|bed|kamer)`,
  afraidOfHome: `
    (scared|afraid|terrified|bang|frightened) (to go|om na|om) (home|back|huis)|*(oyika|saba|sabe) uku(goduka|buya|buyela|ya ekhaya|ya kowa*)|tshaba ho (kgutlela|ya) hae`,
  sharedNeedle: `
    (shared?|used|sharing|borrowed|using) ~ (derma ?(rollers?|stamps?|pens?)|(needle|micro ?needle)( roller|s/)|tattoo (gun|needle)|piercing needle|blades?)|
    (same|her|his) (derma ?(roller|stamp|pen)|needle|tattoo needle)`,
  bloodborne:
    '(is|shes|hes|was|tested|she is|he is) (hiv )?(positive|poz|pos)|has (hiv|hep|hepatitis)( b| c|)|hiv (positive|poz)|hep(atitis)? [bc]',
  hurtAtHome: `
    (wouldnt|didnt|did not|would not|wont) stop when i (said|told)|said (no|stop) ~ (held|pinned|forced)|(held|pinned) me (down|on the|against)|
        (belt|sjambok|whip|cable|hose ?pipe) (marks?|stripes|wounds|weals|welts)|(marks?|bruises?|weals) ~ (from|of) (a|the|his|her) (belt|sjambok|whip|cable|
    beating|hiding)|(black eye|blue eye|blou ?oog|bruis(es?|ed|ing)|blou (kolle|merke)|busted lip|split lip|broken nose|cigarette burns?|
    finger ?marks) ~ (my @partner|@partner|he|she) (did|does|gave|gives|hit|hits|keeps|lost|got angry|has been|grabbed|squeezed)|(boyfriend|husband|hubby|
    wife|partner|girlfriend|ex|stepdad|stepfather|father|dad|uncle|kerel) (did it|did this|does it|does this) (again|to me|when)|(@partner|
    my mother in law|mother in law|father in law) _ (throws|threw|chucks|gooi) ~ (at|on|over|op|na) (me|us|her|my)|(@partner) _ (locks?|locked) (me|us|
    her) (in|inside|up|out)|(takes?|took|hides?|smash(ed|es)|broke|breaks) my (phone|id|money|bank card|sassa card)|(forced?|forces|forcing) (him|
    her)self (on|onto)|(raped|molested|touched her private|touches (me|her|him) down|interfered with) |@partner (rapes?|molests?|rough with me)|
    hands (around|round|on) my (neck|throat)|(@partner) _ (squeezed?|grabbed|pressed) my (neck|throat)|(sit|het) sy hande aan (my|haar)|hy (moer|slaat|
    slaan|klap|skop|wurg) (my|haar|die kinders)|(bang|scared|afraid|terrified) (when|before|of when|till) (he|she) comes (home|back)|scared to go home|
    walk(ing)? on eggshells ~ (hit|hits|angry)|(@partner|boss|teacher|nanny|son|seun|cousin|neighbour|pastor|coach|stepmom|stepmother|aunt|manager|
    creche) (just |always |still |keeps |often |then |also )?(stab(bed|s)?|hits?|beats?|slap(s|ped)?|punch(ed|es)|kick(ed|s)|whip(ped|s)|chok(ed|es)|
    burn(s|ed|t)|slaan|skop|wurg|moer|groped?|gropes|molest(s|ed)) (me|us|her|him|my|haar|hom|die kind*|the (child*|kids|baby))(?! (head|face|toe|knee|
    arm|leg|elbow|hand|up|at|skin|hard|scalp|pimples|cheeks|acne|hair))|(@partner|boss|teacher|coach|pastor|manager) (grab(s|bed)|touch(es|ed)|rub(s|bed)|
    felt) (my|her) (breasts?|boobs?|bum|butt|private*|vagina|thighs?|body)|(comes?|came|climbs?|creeps?) (in|into|to) (my|her) (room|bed) at night|
    (takes?|took|vat|steel|steals) (haar|sy|my|her|his) (pensioen|pension|grant|sassa)|bruis* ~ (shaped?|look*) like (a hand|fingers?)|(finger|
    hand) (shaped )?(bruises|prints)|with the (hose ?pipe|belt|sjambok|broom|cable|spoon) and|(girlfriend|boyfriend|husband|wife|partner|ex|stepdad|
    stepmom|mother|father) (just |always |also )?(scratch(es|ed)?|bites?|pinch(es|ed)|throws?|pull(s|ed)) (and|me by|things|my hair|me around)`,
  noFoodDays: `
    (havent|hvnt|hasnt|didnt|not|dont|doesnt|stopped|nie) (been )?(eat(en|ing)?|geeet|eet|had (any )?food)( anything| properly| a meal| proper| food|
    n ding)? (in|for|since|vir) (@threeToNine|two|2|a few|the last|days|whole|n paar|1[0-9]|monday|sunday|a week|the)|(scared|afraid|frightened|terrified|
    bang|guilty) (of|to|when|after|every time|om te|vir) (i )?(food|eat(ing)?|eet|swallow food|kos|meals|gaining)|(throw|throws|bring|vomit|gooi|puke|
    spew)(ing|s)? (up )?(my |her |his |the )?(food|lunch|supper|dinner|kos|op) (up |out )?(after|so|on purpose|to|na)?|(finger|toothbrush|
    vinger) down (my|her|his) throat|(eats?|eating|eet) (only|nothing but|just|net) (ice|lettuce|apples?|cucumber|water|black coffee|[1-7]00 (cal*))|
    [1-8]00 cal* a day|cal* counting ~ (obsess|stop)|(skips?|skipping) (all|every|most) meals?|(still |so |too )fat ~ (thin|bones|underweight|
    [34][0-9] ?kg)|laxatives?|spits? (out )?(her|his|my) food|(weigh(s|ing)?) (myself|herself|himself) ~ (times|every hour)|mak(es?|ing) (her|him|
    my)self (sick|vomit|throw up|puke)|calor(y|ies) ~ (cry|guilt*|obsess*|scared|panic)|hides? (her|his|my) food|chews? and spits?|(braak|
    gooi) op na (ete|elke)|vinger in (haar|my|sy) keel|eet (amper |glad )?niks nie|live on (coffee|water|cigarettes|ice)|only (drink|have) water|
    count* (every |all )?(my )?calor* ~ (cry|hate|scared|eat)|(throw|bring|spew|puke) up (my |her |his )?(lunch|supper|food|breakfast|dinner|meals?|
    everything i eat)|i (throw up|puke|vomit) (my|after|all|every)`,
  fastAsk: 'fast(ing)?|ramadan|lent|gluten|dairy|intermittent',
  shutIn: `
    (havent|hasnt|didnt|not) (left|been out|gone out|come out|stepped out) (of )?(my|her|his|the)? ?(room|house|flat|home|side)|(cancelled|canceled|
    skipped|missed|resigned|quit|dropped out|left|bunk*) ~ (wedding|matric dance|farewell|party|school|job|work|varsity|class*|interview|birthday|dance|
    church)|(refuses?|wont|wont|will not|doesnt want|dont want|too (shy|ashamed|embarrassed)|ashamed|wil nie|bang) (to |om )?(go |meer )?(to |back to |
    na )?(school|skool|work|church|class|out the house|outside)( toe| gaan)?|(stays?|bly|hides?|locks?|locked|hiding) (all day |always )?(in|inside) (my|
    her|his|the|sy|haar) (room|kamer|bathroom)|covers? (all )?(the|her|his|my) mirrors?|mirrors? (covered|smashed|broken on purpose)|cant (let|have|
    stand) (anyone|anybody|people|someone|him|my (boyfriend|husband)) (look|looking|see|seeing|touch)( at)? ?(me|my)|hate(s)? (every(thing)?|the sight|
    my reflection|her reflection|his reflection|seeing myself)|(ask(s|ing)?|checks?|checking|look(s|ing)?) ~ (100|50|hundred|fifty|hundreds of|
    thousand) times a day|(wears?|wearing) _ (mask|hoodie|scarf|balaclava) ~ (home|house|always|even|summer|sleep)|stop(ped)? (going|gaan) (to|
    na) (school|varsity|work|church|class|skool|campus)|under (the |my |her |his )?(blankets|covers|duvet)|(heeldag|ure|hele dag) ~ spieel|
    spieel ~ (heeldag|ure)|(mask|hoodie|doek|make ?up) even (at home|in bed|to sleep)|so (my|the) (kids|husband|boyfriend|family) (dont|cant|
    wont) see (my|me)|deleted all my photos|no photos of me`,
} as const
