// More of how alarms are told around the corner, in pieces or in another language of the country: by what it looks like, by what somebody cannot do, by who
// must not ask. Written as clues/body.ts is.

/** Loan words with the beginning that Nguni and Sotho languages give them: "ibleach", "ngejik", "nobhikawoda". */
const loan = '(nge|nga|nange|ne|no|na|ye|we|ku|kwi|ka|le|ya|ke|i|u|e)? ?'
const lightBrown = '(lighter|fairer|whiter|brighter|wit|ligter|mhlophe|*mhlophe|mosweu|tshweu|bosweu|*khanya|*khanyile)'

export const pieceWords = {
  // Lips, tongue or face by what they have become.
  mouthLikeThing: `
    (lips?|lippe?|tongue|tong|mouth|mond|face|gesig|melomo|molomo|leleme|sefahleho|izindebe|umlomo|imilebe|iindebe|ulimi|ulwimi|ubuso)( [a-z]+){0,4}
    [ ](like|soos|jwalo ka|jwaloka|joalo ka|njenge?*|njengo*|okwe*|size of)( (a|an|two|n|twee|big|fat|groot|some|the|die)){0,3} (sausages?|vors|worse?|worsies?|wors|borse?wors|boerewors|diborosi|borosi|
    balloons?|ballon(ne)?|ibhaluni|amabhaluni|dibalunu|balunu|tyres?|ityres?|hot ?dogs?|viennas?|russians?|boxers?|pumpkins?|pampoen|rugby ?ball|soccer ?ball|bolo|duck|melons?|blowfish|puffer ?fish|bread rolls?|vetkoek(ke)?|magwinya|amagwinya)`,
  mouthMadeUp:
    'filler|plump*|lip ?liner|filter|selfie|contour*|overlin*|dentist|numb(ed|ing)|tandarts|anaesthetic|always been|from birth|naturally|injury|dry|droog|chapped',
  heartRaces: `
    heart ([a-z]+ ){0,3}(crazy|racing|races|pounding|fast|mad|hammering|jumping|galloping|wild)|hart ([a-z]+ ){0,3}(jaag|klop(?! van)|wild|vinnig)|palpitations|
    *hliziyo ([a-z]+ )?(ishaya|iyashaya|igijima|iyagijima|ibetha)|pelo ([a-z]+ ){0,2}(otla|e otla|e matha)|(terrible|awful|bad|dreadful) (is )?(about|going) to happen|(feel|think|like) (i|im|hes|shes|he is|she is)( am| is)? (about to |going to )?(die|dying|pass out|faint|collapse)(?! (of|from|laughing))`,
  itchyOver:
    'itch* ([a-z]+ ){0,4}(palms?|soles?|hands|scalp|ears?|everywhere|all over|whole body|throat|groin|armpits)|(palms?|soles?|ears?|scalp|throat|everything|whole body) ([a-z]+ ){0,3}itch*|jeuk ([a-z]+ ){0,3}(oral|oor my hele|hande|keel)',
  justHad:
    '(just|right) (after|now)|minutes? (ago|after|later)|min ago|(an|half an) hour ago|after (the|my|a|an|one|eating|drinking|taking|using) [a-z]+|just (ate|had|took|drank|used|put)|since the [a-z]+|netnou|nou net|manje|jwale',
  // A hard hot ring around what was squeezed or bitten.
  hotRing: `
    (hot|warm|hard|burning|red|tight|warme?|rooi|harde?)( [a-z,]+){0,3} (ring|circle|disc|plate|patch|lump|area|kring|sirkel|plaat|skin)( [a-z,]+){0,2} (round|around|om|rondom)|
    (size of|big as|groot soos|so groot)( as)?( n| a)?( [a-z]+)? (saucer|plate|palm|hand|tennis ball|fist|orange|piering|vuis|golf ball)( [a-z,]+){0,8} (hot|red|throb*|hard|warm)|(hot|red|throb*|hard|warm|rooi)( [a-z,]+){0,8} (size of|big as|groot soos|so groot)( as)?( n| a)?( [a-z]+)? (saucer|plate|palm|hand|tennis ball|fist|orange|piering|vuis|golf ball)`,
  squeezedThing:
    'boils?|pitswe*|bloedvint|abscess|pimple|zit|puisie|bite|sting|cut|scratch|piercing|ingrown*|cyst|wound|sny|byt|ithumba|thumba|isilonda|leqeba|lethopa|blister|tattoo|shav*',
  // Sight that has gone, by what one sees.
  seesThroughMist: `
    (sien|kyk) ([a-z]+ ){0,2}(kringe|ringe)|(see|sees|seeing|saw|looking|look) ([a-z]+ ){0,3}(through|like through|in) (a |the |some )?([a-z]+ )?(mist|fog|haze|veil|film|smoke|cloud|steam|frosted glass|dirty glass|dirty window|milk|curtain)|
    (everything|the world|all i see|things) ([a-z]+ ){0,3}(misty|milky|cloudy|smoky|smeared|halos?|wasig|newelig)|(sien|kyk) ([a-z]+ ){0,4}(mis|wasig|newelig|dof|niks|waas)(?! nie)|(seeing|see) (halos?|rainbows? around|rings? around)|
    (sight|vision|eye|oog) ([a-z]+ ){0,2}(went|gone|going|has gone|is|word|raak) ([a-z]+ )?(dim|dark|cloudy|milky|misty|hazy|wasig|donker|dof)|(angiboni|andiboni|angisaboni|andisaboni|ha ke bone|ga ke bone)( (kahle|kakuhle|hantle|sentle|nix|lutho))?`,
  notSight:
    'glasses|spectacles|bril|mirror|camera|photos?|selfie|cataract*|results?|difference|improvement|umehluko|phapano|verskil|app|foundation|filter|why|reason|point',
  drippedIn:
    '(dripped|ran|run|went|got|splashed|sprayed|rubbed|flicked|squirted|spat|fell|dropped|seeped|spilled|loop|drup|gespat|gespuit) (right |straight )?(in|into|inside|binne)|it (got|went|ran) in|(in|into) (my|his|her|the) eye|left my (contacts|lenses)',
  // Work on lashes and brows, and light that hurts since.
  lashWork:
    '(eye)?lash(es)? (lift|tint|glue|extensions?|perm|serum|lamination|set|place|girl|lady|tech|growth)|(eye)?lash(es)? ([a-z]+ ){0,3}(done|lifted|tinted|glued|extended)|lashes (on|yesterday|saturday|friday|today)|brow (tint|lamination)|(got|had|did|put on|new|fake|false) ([a-z]+ )?(eye)?lashes|wimper*',
  lightPains: `
    (light|lights|sun|sunlight|window|lamp|screen|brightness|bright|lig|son)( from [a-z ]{0,15}| outside)? ([a-z]+ ){0,2}(hurts?|stabs?|kills? my eyes?|painful|unbearable|too much|seer|pynig)(?! (my|the|his|her) (skin|face|cheeks?|arms?|neck))|
    (wont|cant|doesnt want to|refuses to|kan nie|wil nie) ([a-z]+ ){0,3}(look at|stand|bear|open|kyk|oopmaak)|akafuni kuvula|akavuli|akafuni ukuvula|ayivuleki|akavuleki|(won|will not) open|ha di bulehe|ha le bulehe|wil nie oopgaan`,
  // A chemical by the name it has in a Nguni or Sotho sentence, what it did and where.
  loanHarsh: `
    ${loan}(bleach|blitshi|jik|jiki|acid|esidi|asidi|handy andy|domestos|acetone|thinners?|remover|relaxer|rilexa|peroxide|superglue|glue|pepper spray|drain cleaner|ammonia|toilet cleaner|harpic|pool acid|chlorine|dettol|jeyes|spirits|turpentine|battery|cement|samente|simente|doom|nair|veet|peel)`,
  eyesLocal:
    '(em|ama|am|na|lam|kw|ku)*(mehlo|mehlweni|sweni|hlweni)|(i|e)?lihlo( lam|lakhe)?|mahlo(ng)?|leihlo(ng)?|iliso(lam)?|elisweni|esweni|oe|oog|oge',
  wentLocal:
    '(u|i|li|ku|a|wa|ya|e|le|lo|be|ba)?(ngen|ken|kene|tshel|qhuma|qhum|thel|thulul|shel|kwen|tsen|tseni|tjhel|qhap|fafaz)[a-z]{1,6}|wathela|uthele|ngifake|ndifake|ngaphakathi|gespat|gespuit|gekom|ingekom',
  // A child's or anybody's skin and eyes gone yellow, and water like cola.
  yellowLocal: `
    (mosehla|mosetlha|tshehla|tsehla|setlha)( [a-z]+){0,4} (mahlo(ng)?|letlalo(ng)?|lesea|ngwana|sefahleho(ng)?)|(mahlo|letlalo|lesea|ngwana|sefahleho)( [a-z0-9]+){0,8} (mosehla|mosetlha|tshehla|tsehla|setlha|masehla|mosehla|a masehla)|
    (amehlo|ulusu|isikhumba|ubuso|usana|umntwana|ingane)( [a-z]+){0,5} (aphuzi|siphuzi|esiphuzi|luphuzi|ophuzi|buphuzi|amthubi|luthubi|mthubi|emthubi|lumthubi|atyheli|tyheli|lutyheli)|
    (baba|babatjie|kleintjie|sy vel|haar vel|sy oe|haar oe|my oe|my vel)( [a-z]+){0,6} geel|geel( [a-z]+){0,3} (oe|ogies|baba|babatjie)|
    (eyes?|skin|i|he|she|baby|whole body|whites)( have| has| had| is| are)? (went|gone|going|turned|turning|is turning) (all |quite |a bit |completely |so )?yellow|yellow like (a )?(mango|banana|lemon|butter|egg)`,
  notJaundice:
    'turmeric|borrie|mask|carrots?|wortels?|self ?tan*|fake tan|bruis*|nails?|teeth|tande|amazinyo|stain*|dye|foundation|pillow|towel|beta ?carotene|bottle|cream turned|serum|pus|crust*|qhakuva|kors*|izinkwethu|plaster',
  darkWater:
    '(pee|wee|urine|pie|pis|piepie|urien|umchamo|umchamu|moroto|water i pass)( [a-z]+){0,4} (like|soos|njenge?*|jwalo ka|colou?r of|so dark|as) ?(a |die |the )?(as )?(coke|coca ?cola|cola|ikhokhi|tea|tee|stout|coffee|koffie|rooibos|cool ?drink|castle)',
  // A jar that made somebody light, and what has come since.
  madeLighter: `
    (faded|lightened|whitened|bleached|cleared|took|brought|made|left|turned|maak|gemaak|ingenze|yangenza|wangenza|ungenze|undenze|wandenza|yandenza|indenze|ngenze|nkentse|e nkentse|se nkentse) ((me|my|face|skin|my face|my skin|vel|gesig|nou|so|much|really|very|baie|ngaba|ndaba|ngibe|two|three|four|a|few|couple|of|[2-9]|down|up) ){0,5}(shades?|tones?|${lightBrown})|
    ([2-9]|two|three|four|few) (shades?|tones?) (lighter|fairer|whiter)|(took|brought|lifted|moved) (my|her|our) (colou?r|complexion|tone) ([a-z]+ )?(up|lighter|down|out)|(was|became|got|looked|went|ngaba|ndaba|ngibe) (so |very |really |nice and |all )?${lightBrown}( [a-z]+){0,4} (at first|in the beginning|for months|until|then|kuqala|ekuqaleni|pele|eers)`,
  gotDarker: `
    blu(e|ish) ?(and |ish )?(grey|gray|black|dark|tint|patches)|(dark(er)?|black|grey|gray) (and|n) (bluish|blue|grey|gray|thick|rough)|(ears?|knuckles?|cheeks?|cheekbones?|face|temples?|neck|skin|eyes)( [a-z]+){0,6} (darker|blacker|bluish|blue|greyish|ashy grey|black patches|dark patches|thicker)|
    matheba ([a-z]+ ){0,4}(a matsh?o|a mantsho|a maputswa)|(mnyama|emnyama|amnyama|limnyama|kumnyama)( [a-z]+){0,2} (ngo|kune|kakhulu|okwe)|(amabala|izimpawu|amabhadi|iindawo|amachashazi|izinduna|amachokoza)( [a-z]+){0,3} (amnyama|ezimnyama|emnyama|zimnyama)|thick (dark|black) (bumps|skin|patches)|(dark|black) (rough |thick |tiny )?bumps|caviar|(donkerder|blou ?swart|blougrys|swarter)( as ooit| as voorheen)?|worse than before|darker than before|ngwadi`,
  mildBrightener:
    'niacinamide|vitamin c|vit c|azelaic|sunscreen|spf|sonskerm|tanned|tan|holiday|winter sun|peel(?!ed)|laser|retinol|glycolic|mandelic|kojic|arbutin|tranexamic',
  sourceOfJar:
    'salon|market|street|rank|lady|spaza|hawker|china mall|imported|congo|nigeria|zim(babwe)?|kinshasa|malawi|tanzania|mix|special|jar|no label|facebook|online|whatsapp|soap|seep|sepa|sesepa|salesi|isepha|tube|cream|khilimu|khilimi|room|pot|lotion|stuff|thing|tranelate|oil|*khilimu|*sepha|*sepa|*emgwaqeni|*estratweni|*marakeng',
  // Blows, in pieces: a black eye that nobody may ask about, hands that are told by their mark.
  blackEye:
    'black eye(?! (shadow|liner|pencil|kohl|bean|peas|make|pea))|blue eye (from|since)|(cover|covers|hide|hides|conceal|disguise)( [a-z]+){0,2} blue eye|blou oog|iliso elimnyama|ihlo elimnyama|shiner|fat lip|split lip|busted lip|(marks?|merke|bruis(e|es|ing)) ([a-z]+ ){0,3}(neck|throat|nek|keel|wrists?|upper arms?)|(finger|hand|thumb|belt|knuckle) ?(marks?|prints?)',
  noneMayAsk: `
    (cant|dont want|do not want|must not|mustnt|not|hate|tired of|sick of|before|so|without|wil nie he|moenie|avoid|stop|nie)( [a-z]+){0,6} (asked|asks?|asking|questions?|notic(e|es|ing)|find out|stares?|staring|knows?|talk(ing)?|vra|uitvind|suspect*)( [a-z]+){0,4}( again|(?= (at work|about it|me|them|anyone|people)))|
    (asked|asks?|asking|questions?|vra) ([a-z]+ ){0,4}again|(so|that|before) (no ?one|nobody|my (mom|mother|boss|kids|sister|family|pastor)|the kids|people|they|niemand) ([a-z]+ ){0,2}(asks?|sees?|notices?|knows?|finds? out|worr(y|ies)|vra|sien)|(third|second|another|again|weer) ([a-z]+ ){0,3}(time|one|month|week|keer)|(hy|he) (was|is) (weer|again)`,
  knockTold:
    'fell|fall|tripped|slipped|ball|rugby|boxing|soccer|hockey|netball|surgery|operation|dentist|wisdom|tattoo|filler|botox|accident|cupboard|door|gym|sparring|karate|judo|play(ing|ed)?|movie|film|halloween|costume|stage|make ?up look|tutorial|my toddler|my baby|geval|necklace|hickey|love ?bite|allerg*|acne|shav*|razor|sunglasses|concert',
  // "Iyangishaya": the blow in the Nguni languages, by all who may deal it, and in Sesotho.
  blowLocal: `
    (u|i|li|ba|wa|ya|la|e|uya|iya|liya|baya|wayе|waye|beka)(ngi|ndi)(shay|bheth|beth|bheth|khahlel|klay|hlukumez|dlwengul|qwab|mpam|gwaz|betha|cin)[a-z]{1,5}|
    (o|wa|a|ba|ke)? ?(a )?(nkotl|nkotla|nkotlil|mpeth|nthath|nshap|nshapile|nkgahl|nraha|nrahil|mpoloy)[a-z]{0,4}|(slaan|moer|klap|skop|wurg|bliksem|donner) (hy|my man|my pa|die man) my|(hy|my man|my pa|my kerel) (slaan|moer|klap|skop|wurg|bliksem|donner) my`,
  whoLocal:
    'indoda( yam[i]?)?|umyeni|isoka|umkhwenyana|ubaba|utata|umfowethu|umalume|inkosikazi|unkosikazi|ubhuti|monna|ntate|rangwane|malome|mohatsa|molekane|moratuwa|lekgarebe|boyfriend|husband|hubby|partner|my man|my pa|my kerel|hy|ex|stepfather|stepdad|umntu endihlala naye|umamazala',
  weatherHits: 'ilanga|langa|umoya|moya|letsatsi|imvula|ugesi|ithusi|ibhola',
  // What somebody threatens to do to a face.
  spoilsFace: `
    (hell|he will|shell|she will|theyll|they will|he would|hy sal|hy gaan|sy gaan|uzo[a-z]*|o tla|going to|gonna|wants to|swore to|promised to|threatens to|threatened to|says hes|dreig om) ((just|one|day|also|wil|iets|something|acid|hot|boiling|water|petrol|oil|battery|kookwater|suur) ){0,5}(pour|throw|splash|burn|cut|slash|slice|smash|destroy|ruin|break|rearrange|fix|gooi|brand|sny|breek|chuck)( [a-z]+){0,6} (my face|my gesig|on me|in my face|over me|at me|me up|oor my|in my gesig|my skin)|
    (petrol|acid|suur|i?esidi|kookwater|boiling water|hot oil)( [a-z]+){0,4} (over|on|in|at|oor|op|in) (me|my|my face|my gesig)( [a-z]+){0,3} (if|when|as|one day|eendag)|(no ?one|nobody|no other man|no man)( [a-z]+){0,3} (looks?|look|want|wants|love)( at)? me (again|ever|any ?more)( [a-z,]+){0,5} (hes|he|after)`,
  // Food that is made to come out again.
  eatsAndUndoes: `
    (if|when|whenever|every time|after|once|as|wanneer|elke keer|na|uma|xa|emva kokuba|ha|kamora)( (i|she|he|my daughter|my sister|ek|sy|dit|wat|i do|do|ve|have|has|ever))* (eat|ate|eats|eaten|meals?|supper|lunch|dinner|eet|geeet|ete|ngidla|ngidlile|nditya|nditye|ndidla|ke ja|ke jele|a ja)( [a-z,]+){0,8}
    [ ]((?<!(must|should|can|do|to|how|could|would) (i )?)(get|got) rid of|bring it up|brings it up|throw (it )?up|throws (it )?up|make it come|purge|purges|vomit it|stick my fingers?|toilet straight|gooi (dit |alles )?op|kots|opgooi|ngikukhiphe|ngiyakukhipha|ngiyaphalaza|ndiyagabha|ngiyahlanza|ndiyahlanza|ke a hlatsa|kea hlatsa|ke hlatsa|ke itlhatsisa)|
    (gooi|kots)( [a-z]+){0,3} op (as|na|elke|wanneer)|en (gooi|kots) (dit |alles )?op as|(fingers?|toothbrush|vinger|umunwe|monwana)( [a-z]+){0,3} (down|in) (my|her|his|haar) (throat|keel)|(ngiyaphalaza|ndiyagabha|ngizihlanzisa|ndizihlanzisa|ke itlhatsisa)`,
  illGut:
    'gastro|bug|food poison*|pregnant|morning sickness|flu|antibiotic*|chemo*|migraine|spoilt|spoiled|off milk|fever|koors|doxy*|tablets? make|pille maak|medicine',
  // Heat and work in it, and a head that goes.
  workedInHeat: `
    ((on|in|at|worked|working|work|up on) )?(the )?(roof|site|beach|field|veld|garden|farm|orchard|building site|mine dump|parade|stadium|vineyard|plaas|dak|land|comrades|hike|trail)( [a-z0-9,]+){0,4} (all day|whole day|the whole day|since morning|for hours|all morning|all afternoon|no hat|no water|heeldag|hele dag|in the heat|[3-9] ?(hours|hrs|ure))|
    (all day|whole day|for hours|heeldag|hele dag|usuku lonke|imini yonke|letsatsi lohle|letsatsi kaofela)( [a-z]+){0,4} (roof|sun|heat|beach|site|field|son|hitte|dak|elangeni|langeni|letsatsing|mocheso|mogote)|(elangeni|langeni|letsatsing|in die son|in die hitte)( [a-z]+){0,4} (usuku lonke|imini yonke|hele dag|heeldag|kaofela|lohle)|locked in (the|a) (car|bakkie|taxi)|left in (the|a) (hot )?(car|bakkie)`,
  headGoes: `
    (not|isnt|hes not|shes not|stopped|doesnt|nie) mak(e|es|ing) (any |much )?sense|talk(s|ing) (absolute |total )?(nonsense|rubbish|gibberish|funny|strange|weird|in circles)|(praat|gesels) ([a-z]+ )?(deurmekaar|twak|onsin|nonsens)|(doesnt|does not|dont) know (where|who|what day)|staggering|wobbly and|walking like (a )?drunk|
    ukhuluma (into|izinto)|akazazi|akakhulumi kahle|uyadideka|o bua (tse|dilo|ntho) ?[a-z]*|o hlakane hlooho|keeps falling|cant stand|cannot stand|won t wake|hot and dry|stopped sweating|sweet nie meer|no sweat|akasajuluki|ha a sa fufulelwa`,
  // Blisters, one side, in the languages of the country.
  blisterLocal:
    '(ama|m|nama|nginama|ndinama|ngina ma)?(shashazi|bhamuza|dyungudyungu|qhubu amanzi)|mapudula|dipudula|mapundutswane|dipundutswane|blase|blasies|blaasies|waterblasies',
  sideLocal:
    '(ohlangothini|hlangothini|kwicala|ecaleni|kwelinye icala|icala)( [a-z]+){0,3} (olulodwa|elilodwa|elinye|lodwa|linye)|(lehlakore(ng)?|letlhakore(ng)?) le (le )?(leng|lengwe)|(een|linker|regter) ?kant|om my (ribbes|lyf|middel)|in n (band|streep|gordel)|band om my|ibhande|jwalo ka lebanta|okwebhande',
  // A mood that has changed.
  moodGone: `
    cr(y|ying|ied|ies) (for|over|about) (nothing|no reason|anything|everything|every little thing)|(burst|break|broke) (out |down )?(in|into)? ?tears|tearful|feel(s|ing)? (so |really |just |totally )?(flat|numb|nothing|dead inside|like nothing matters|like a burden)|
    (dont|doesnt|not) (want|feel like)( to)? (see|seeing|talk(ing)?( to)?|be around|leav(e|ing)|get(ting)? (up|out of bed))( [a-z]+)?|(dont|doesnt|not) (care|laugh) (about )?(anything|any ?more)|not (myself|himself|herself|me) (lately|any ?more|since|these days)|
    (huil|tjank)( [a-z]+){0,3} (oor niks|sonder rede|heeldag|elke aand)|voel (net |so |heeltyd )?(niks|dood|afgestomp|plat)|ngi(hlale ngi|lokhu ngi|soloko ngi)?khala|ndi(soloko ndi|hlala ndi)lila|ngiphatheke kabi|ndidandathekile|ke lla (feela|kamehla|nako tsohle)|ke utlwile bohloko kamehla|ke tepeletse`,
  // Skin that comes off, in the languages of the country, and what is put on it.
  peelsLocal: `
    (isikhumba|ulusu|isikhumba sami)( [a-z]+){0,4} ([a-z]{0,5}(hlub|hluk|xebuk|xobuk|hlubuk|dubuk|phuma|vuthuluk|sha(?= )|tshile|shile)[a-z]{0,5})|letlalo( [a-z]+){0,4} (ebol|ubuh|tlos|tswa|obol|tjh?el|chel)[a-z]{0,6}|(vel)( [a-z]+){0,3} (trek|kom|dop|skil|val)( [a-z]+){0,2} af|
    (namanzi|amanzi|metsi|water)( [a-z]+)? (ayaphuma|aphuma|aya phuma|tswa|a tswa|loop uit|kom uit)|(sishile|ngishile|ndishile|ngishiswe|nditshile|ke tjhele|ke chele|verbrand)`,
  harshLocal: `
    ${loan}(toothpaste|colgate|bhikawoda|bicarb|baking soda|koeksoda|ulamula|lamula|suurlemoen|lemon|viniga|vinegar|asyn|garlic|galiki|knoffel|peel|remover|relaxer|bleach|jik|sunlight|isoda|acid|veet|nair|ubulawu|umuthi|vicks|deep heat|bathu|spirit|dettol)`,
  // Rings on the head of a child.
  ringsOnChildHead: `
    (rings|(red|round|scaly|itchy|n) ring|ring (with|of|that)|circles?|kringe?|sirkels?|(scaly|flaky|crusty|skubberige) (patch(es)?|spots?|kol(le)?))( [a-z]+){0,6} (son|boy|girl|daughter|child|kid|seun|dogter|kind|laa?itie|toddler|grandson|niece|nephew)s?( se| s)? (kop|head|scalp|hair|hare|kopvel)|
    (kop|head|scalp|kopvel) (van|of) my (son|seun|dogter|kind|child|boy|girl|daughter)( [a-z]+){0,6} (rings?|circles?|kringe?|sirkels?|kol(le)?|patch(es)?)`,
  // A mark of expecting that everybody has, and a mole that never changed.
  bellyLine:
    '(line|streep|lyn|umugqa|umgca|mola)( [a-z]+){0,4} (down|along|on|over|across|up|to|op|oor|af|esiswini)( [a-z]+){0,3} (tummy|belly|bump|stomach|navel|belly ?button|maag|buik|pens|naeltjie|isisu|esiswini|mpa|mpeng)|linea nigra',
  alongNow:
    '([4-9]|[1-3][0-9]|4[0-2]) ?(weeks|wks|weke|months|maande)|pregnan*|preggers|swanger|expecting|bump|trimester|khulelwe|*khulelwe|moimana|due',
  neverChanged:
    '(looked|stayed|been|looks|is|still) (exactly |just |always )?the same|same (size|colou?r|shape)|(hasnt|has not|never|not|havent|didnt|nie ooit) (ever )?(changed|grown|moved|bigger|verander|gegroei)|(had it|there) (since|from) (birth|i was (born|a (child|kid|baby)|small|little))|geboorte|shintshanga|ayishintshi|(ha|ga) (le|e|a|lo|di) (fetohe|fetogile|gole|hole|eketsehe)|(ayi|ali|alu|asi)(khuli|khulanga|shintshi|shintshanga|tshintshi|tshintshanga)|(verander|groei) nie|unchanged',
  blowToNail:
    '(hit|hammered|smashed|slammed|jammed|caught|stubbed|dropped|banged|crushed|kicked|knocked)( [a-z]+){0,3} (thumb|finger|toe|nail|foot)( [a-z]+){0,4} (hammer|door|drawer|brick|table|rock|step|gate|weights?|pot)|(hammer|door|drawer|brick|weights?)( [a-z]+){0,4} (on|fell on|against) (my|his|her) (thumb|finger|toe|nail|foot)',
  growsOutWell:
    '(black|dark|purple|bruise|blood|mark)( [a-z]+){0,4} (is|are|was)?( [a-z]+)? ?(growing|grows|moving|moves|grown|half grown)( [a-z]+)? (out|up|off)|clear nail (behind|below|coming)',
} as const
