// The words of the signs (../signs.ts), by clue: ways people put one thing, in English, South African slang, Afrikaans, isiZulu, isiXhosa and
// Sesotho. A table, so that a reader who knows the language can check and add to it. Written as ../clue-search.ts reads it: `|` between ways,
// `*` any letters, `?` the letter before or none, `[3-9]` one of these digits, `_` up to four words, `~` up to eight, `(a/b)` one or the other,
// `@name` all ways of that clue; lower case, without accents and apostrophes.

export const bodyWords = {
  no: 'not|dont|doesnt|didnt|wont|isnt|hasnt|never',
  oneToTwelve: '[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  oneOrTwo: '1|2|one|two|een|twee',
  weekWords: 'weeks?|wks?|weke',
  monthWords: 'months?|maande?',
  swelling: `
    swell*|swel|swole|swolen|bulging|bulges|opgeblaas|swollen|puff(ed/ing) up|balloon(ed/ing)|bl(own/ew) up|angioedema|geswel|op(ge/)swel(de/)|*vuvuk*|*dumb(a/e/ile)|
    *rurug*|*ruruh*|@swellsUp|@likeABall`,
  lips: 'lips?|tongue|throat|mouth|uvula|lippe|tong|keel|mond|*mlomo|*zindebe|*limi|*mqala|*milebe|umpimpo|molomo|mmetso|leleme|*lwimi|*mphimbo|melomo|dipounama|loleme|mometso',
  face: 'face|facial|cheeks|(whole /)head|gesig|ubuso|sefahleho|sefatlhego|neck',
  airway: `
    cant _ breathe?|cant swallow|air (isnt/wont/not) _ (com(e/ing)/go(ing/)/get(ting/))|struggl* _ breath(e/ing/)|(trouble/difficulty/problems) (breathing/swallowing)|
    (difficult/hard/battling) to breathe|short(ness/) of breath|out of breath|gasping|choking|
    throats? _ (closing/closed/tight*/constricting)|(closing/closed/tight*) throat|tight* (in/of) _ throat|chest _ tight(ening/)|
    tight chest|tightness in _ chest|(breathing/breath) (is /getting /feels )(hard/tight/funny/difficult)|throat _ swell*|asemnood|uit asem|benoud|kan nie sluk|
    turning blue(?! black)|lips _ blue|@noAir|
    (hardly|barely|scarcely) (can )?breathe?|(cant|not|hardly|barely|wont) (get(ting)?|let) ([a-z]+ ){0,2}(air|breath)|(battling|fighting) (for|to) (air|breathe?)|
    breath (is (all |just )?|has )?gone|chest _ closing`,
  wheeze:
    'wheez*|hyg|fluitbors|(breath*|chest|asem) _ (whistl*|fluit*)|(whistl*|fluit) _ (breath*|chest|asem*)|@closedChest',
  collapse: `
    collaps*|(blacked/blacking) out|pass(ed/ing) out|faint(ed/ing)|lost consciousness|unconscious|(going to|gonna|about to|nearly|almost) (faint|pass out|black out|keel over)|floue geword|het flou geval|uqulekile|
    uwile phansi`,
  anaphylaxis: `
    (having/into/in/think/had/got/be/is) _ anaph(y/a)la(xis/ctic*)|anaphylactic shock now|(severe/serious) allergic reaction`,
  skinCantBreathe: `
    (skin/face/pores/vel/scalp/say it) cant breathe?|(vel|gesig|kopvel|porie*) (kan|kry|wil|moet|haal) ([a-z]+ ){0,2}asem*|
    (isikhumba|ulusu) ([a-z]+ )?*phefum*|letlalo ([a-z]+ ){0,4}(hema|heme)|let _ breathe|skin breathe|(skin/face/pores) (is /are /)((thirsty|dry|tight|parched) (and|n) /)gasping`,
  fever: `
    fever(s/ish/)(?! blister)|(feels/is/very/burning) hot to (the /)touch|feels hot|temp(erature/) (of /is /was /)(37 [5-9]/38/39/40/41)|high temperature|
    (running/has/got) a temperature|temperature of|(38/39/40) degrees|chills|shiver(s/ing)|rigors|
    burning up|fev[ae]r?(?! blister)|feaver|(the/bad) shakes|hot (and/n) cold|(have/has/had/with/and/running/got) (a /)temp(erature/)|
    (hes/shes/he is/she is/baby is/(son/daughter/child/kid) is) (so /very /really /burning /)hot|koors|
    (?!(aku/aka/angi/andi/abe/enge/asi)n(a/o))*mkhuhlane|i?m?fiva|(u/ndi/ngi/una/i/ba)nef(iv|ev)(a|er)|umzimba (wakhe |wam |wayo )?u(ya)?(shisa|tshisa|shushu)|mmele o (a )?(chesa|fisa)|feberu`,
  stiffNeck: `
    stiff neck|neck _ stiff|stywe nek|cant bend _ neck|neck _ (sore/hurts?/painful) _ (bend/move/turn)|cant _ chin|nek _ (styf/seer)|intamo _ eqinile`,
  confused: `
    confus*|disoriented|delirious|drowsy|very sleepy|hard to wake|(wont/cant) wake|not making sense|unresponsive|limp|floppy|seizures?|
    convuls*|having fits|lusteloos|deurmekaar|udidekile|thata ho mo tsosa|kunzima ukum?vusa`,
  rash: 'rash(es/)|spots|hives|welts|bumps all over|uitslag|umqubuko|i?irhashalala|(i/ne/une/unee/ine)?zilonda( [a-z]+){0,2} (emlonyeni|nasemlonyeni)( [a-z]+){0,2} (n?asezandleni|ezandleni|ezinyaweni|nasezinyaweni)|blotch(es/y)',
  purple:
    'purple|bruise like|bruises _ (popping/appear*/coming)|bruiselike|bruised|blood spots|dark red|pers|petechia*|pin ?prick*',
  spots: 'spots?|rash|dots|blotches|patches|kolle|bruis(es/ing)',
  press: 'press(ed/ing/)|glass|push|pressure',
  fade: 'fad(e/ing)|disappear|(blanch/vanish)(ing/)',
  nonFading: `
    (@no/nie) _ @fade _ @press|@press _ @no _ (@fade/go)|@no _ (go/turn/goes) _ (white/pale)|non ?blanching|stays? _ @press|glass test|petechia*|
    (dont/doesnt/wont) go away _ @press`,
  ill: 'vomit*|throwing up|headache|unwell|ill|sick|siek|uyagula|ngiyagula',
  blisters: `
    (?<!fever )blister(s/ed/ing/)|blaas|blaasie*|blas(e/ies)|water bubbles|amashashazi|amadyungudyungu|amabhamuza|bullae|fluid filled|
    bubbles(?! (in my/in the/bath))|(big/huge/massive/giant) bubble(?! (bath/wrap/tea/gum))|blere`,
  skinOff: `
    skin _ (coming/falling/peeling/sloughing/sliding/falls/came) off|skin _ (coming/peeling) (away/in sheets)|peel* _ sheets|skin peel*|peeling skin|
    skin is peeling|raw skin|vel _ afkom|vel (val/dop) af|isikhumba _ (siyaxebuka/siyobuka)`,
  mouthSores: `
    sores (in/inside/on/around) _ mouth|ulcers in _ mouth|blisters (in/inside) _ mouth|mouth _ (sores?/raw/ulcers/blistered)|sore mouth|
    eyes _ (raw/sores/crusted)|sores (in/on) _ (eyes?/genitals/privates)|mouth and (eyes/genitals)|
    (mouth/mond/lips?/oe/eyes) _ (full of/vol) (sores/sere/blisters/blase)|sere in _ mond|mond _ sere|
    izilonda emlonyeni`,
  bloodyEye: 'eyes _ (red/sore/burning/painful)|(red/sore/burning/painful) eyes|(sere/rooi) oe',
  sheets: 'in sheets|(coming/falling/sliding) off|sloughing|whole body|all over|everywhere|large areas|af',
  hot: 'hot|warm|*shisa|eshisayo|feverish to touch',
  redness:
    'red|redness|*bomvu|swell(ing/)|swollen|infect(ion/ed)|rooi|geswel|boil|abscess|cellulitis|ibilisi|lump|pitsweer|sweer|inflamed',
  spreadingFast: `
    spread*|getting bigger (by/every)|red (streak/line)*|(moving/tracking/creeping/climbing/crawling/travelling) up|up (my/his/her/the) (arm/leg/face)|
    doubled|(getting/growing) (bigger/larger) (fast/quick*)|
    past _ (line/pen)|bigger (since/than (yesterday/this morning))|versprei|brei uit|iyasabalala|iyanda`,
  eyePlace: 'eye(s/lids?/)|oog|oe|iliso|ihlo|amehlo',
  nearEye:
    '(near/around/next to/by/close to/above/below/under/on/beside/at) _ @eyePlace|eyelid*|tip of _ nose|naby _ oog',
  eyeWord: 'eyes?|oog|oe|iliso|(le/)ihlo|amehlo|vision|eyesight|mahlo',
  shingles: 'shingles|gordelroos|ibhande|herpes zoster',
  eyeTrouble: `
    eye* _ (gritty/full of (sand|grit)/like sand/blurr(y/ed)/painful/sensitive to light/light sensitive/sandy)|gritty|blur* vision|
    vision _ (blurr(y/ed)/worse/gone/funny)|blurr(y/ed)|(light/sensitive) _ (sensitive/to light)|photophob*|cant see(?! (my|our) (own )?(feet|toes|shoes))|los(ing/t) sight|
    seeing double|double vision|sore eyes|eye pain|painful eye*|eye* (hurts?/sore/ache)|dof sig|sien dof|oe _ krap|(day|sun|bright )?lights? (hurts?/bothers|stings)|
    (things|everything) (look|looks|is|are|gets?|seems?|go|goes) _ (hazy|foggy|misty|blurry|dim)|(hazy|foggy) (vision|eyes?|sight)|sand in (my|the|his|her|both) eyes?`,
  burnEvent: `
    burne?d|burnt|(got/have) a burn|(chemical/acid/peel/laser) burn*|burn (mark*/wound)|burns on _ (face/skin/cheek*/neck)|
    (second/2nd) degree|verbrand|gebrand|brand(wond/merke)|(ngi/u/ndit)shile|isikhumba sishile`,
  raw: 'raw|weeping|oozing|open skin|bleeding|skin off|rou|peeling _ badly|blackened|wet and sore',
  strongProduct:
    'peel|acid|retinol|glycolic|bleach|peroxide|relaxer|jik|toner|serum|cream|lotion|product|saniti(s/z)er',
  burnCause: `
    @strongProduct|peels|acids|salicylic|tca|aha|bha|laser|wax(ed/ing/)|tretinoin|veet|hair remov*|depilatory|garlic|toothpaste|bicarb|baking soda|ice pack|
    lemon|vinegar|mask|
    lightening|microneedling|dermaroller|suur|exfoliant|exfoliator|scrub|treatment|facial|peeling solution|solution|insecticide|domestos`,
  fireBurn: `
    fire(work/cracker)s?|gas (explosion/bottle/stove)|(boiling/hot) (water/oil/tea/coffee/fat/porridge/wax)|kettle|paraffin|petrol|flames|fire|steam burn*|
    steamed|electric* (burn/shock)|
    electrocut*|primus|veld ?fire|(live/bare/exposed) wires?|shocked by _ (plug/wire/geyser/socket)|
    @fireAcid|scald*|kookwater|warm olie|brand vlam*|*manzi a(bilayo/shisayo/shushu)|(third/3rd) degree|charred|leathery`,
  fireAcid: 'battery acid|caustic soda|drain cleaner|acid attack|threw acid|acid _ thrown',
  burnAny: 'burn(s/ed/t/)|scald(s/ed/)|acid|verbrand|gebrand|brand|(u/ut/ngi)shile',
  sunburn: '@burntBySun|sunburn*|sun burn*|sunstroke|heat ?stroke|too much sun|sonsteek',
  newborn: `
    new ?born*|([1-9]/1[0-2]) (weke/dae/wk) oud|fresh from (hospital/maternity)|(day/days/dae/week) (old/oud)|pasgebore|usana|infant|neonate|lesea|
    @oneToTwelve @weekWords (old/oud)|
    @oneOrTwo @monthWords (old/oud)|
    prem(ature/) baby|preemie|
    (baby/baba/son/daughter/twins/boy/girl) ((is/of/just/only/aged/van/,) /)(@oneToTwelve (@weekWords/days?/dae)/@oneOrTwo @monthWords)|
    (baby/he/she/son/daughter) _ born (last (week/month)/this week/yesterday)|
    born ([1-8]/one/two/three/four/five/six/a few) (days?/weeks?) ago|(less than/under) (3/three) months old`,
  babyIll: `
    pus|wont (feed/drink/latch)|not (feeding/drinking)|refus* (feeds/milk/to)|floppy|(skin/eyes/turned/looks/is/gone) yellow(ish/)|blue|limp|very sleepy|
    (is/feels/very/so) hot|(alu|aka|aku|asi)funi (uku)?(nca|nce|kunca|kunce|ncanca|kuncanca|ncela|kuncela|dla|phuza)*|ha (le|a) (batle|batli) ho (nyanya|anya|ja)|
    wil nie (drink|eet|suig)( nie)?|is (so |heeltemal |baie )?slap`,
  filler: '(dermal /)fillers?|(lip/hyaluronic) injection*|lip flip',
  blanching: `
    white|pale|gr(e/a)y|blu(e/ish)|(lost/no) (my /)sight|mottled|blotchy|purple|severe pain|very painful|unbearable|extreme pain|vision|blind|cant see(?! (my|our) (own )?(feet|toes|shoes))|numb|
    black`,
  snake: `
    snake ?(bite/bit)|bitten by a snake|slangbyt|scorpion (sting/stung)|stung by a scorpion|skerpioen|inyoka _ *lum*|*lunywe yinyoka|
    boomslang|snake (spat/spit*)|cobra|mamba|(puff /pof)adder`,
  tick: `
    tick bit*|removed (a/the) tick|ticks|tick (on/in/off/behind)|(found/pulled/had) _ tick|bitten by a tick|tick (i|we|he|she|that|got) ([a-z]+ )?(pulled|picked|took|bit|off)|bosluis*|ikhizane|umkhaza|
    tick _ (bit/attached/removed)`,
  scab: 'black (scab/spot/mark)|swart (kol/roof)|eschar|headache|hoofpyn|swollen gland*|rash|bulls? ?eye',
  mole: '@moleSure|beauty (spot/mark)|birth mark|moedervlekke|umtshaba|*chokoza|(i|li|i li)?bala elimnyama|letheba le letsho|black (spot/mark/lump/bump/growth)',
  moleSure: 'moles?|moedervlek|moesie|birthmark',
  freckle: 'freckles?|sun ?spot|(age/dark) spot|spot|mark|patch',
  strongChange: `
    bleeds|bleeding|bled|irregular (edges/border/shape)|(edges/borders?) _ (irregular/uneven/jagged)|uneven (edges/border)|
    chang(ing/ed) shape|([2-9]/two/three/several/many/different) colou?rs|(blue/red/pink/black) and (blue/red/black/brown/white) in it|asymmetric*|crusting`,
  moleChange: `
    @strongChange|@wasSmall|chang*|(funny/odd/weird/strange) (shape/shaped/edges)|gr(ow/ew/own)|growing|bigger|larger|(doubled/tripled)( in size/)|twice the size|crusts?|itch(es/y/ing)|darker|irregular|
    uneven|different colou?r*|jagged|crusty|
    raised|new|bumpy|went from|verander|groei|groter|bloei|jeuk|swarter|*yakhula|*yopha|*shintsha|(ya|ea|a|le a|e a) hola|dutla madi|tswa madi|shape|looks different|suddenly`,
  tiny: 'tiny|small(er/)|little|flat|round|light(er/)|light brown|a dot',
  bigNow: 'big(ger/)|large(r/)|huge|dark(er/)|black|raised|double(d/)|grown|shape|bleed(s/ing)|bump|size of',
  wasSmall: '(was/used to be/were/started (as/out)) _ (@tiny)( [a-z0-9,]+){0,8} (@bigNow)',
  cancerFear: 'skin cancer|melanoma|velkanker|cancerous|umdlavuza wesikhumba',
  fearing: 'worried|think|looks like|scared|is (this/it)|(could/might) be|bang|dink|ugly',
  nailPlace: `
    (toe/finger/thumb/)nails?|big toe|(toon/)nael|uzipho|inzipho|soles?|palms?|heel|voetsool|handpalm|bottom of _ foot|under _ foot|intende`,
  streak: `
    (dark/black/brown) _ (streak/line/band/stripe/stripes/lines)|streak|(swart /donker /)streep|
    (new/growing/strange/dark/black/brown) (dark /black /brown /)(spot/mark/patch/mole/dot)|(donker/swart) kol|umugqa omnyama`,
  sore: `
    sores?|wounds?|hole|ulcer|lumps?|growth|scabs?|seer(tjie/)|wond|knop(pie/)|*silonda|*nxeba|iqhuma|leqeba|maqeba|seso|diso|lesion|open spot|nodule under|bump|
    pimple|spot|patch`,
  growthWord: 'lumps?|mass|ball|knoppe|growth|knop|bump|nodule|iqhuma|ithumba|tumou?r',
  notHealing: `
    @no _ (heal(ing/ed/)|clos(e/ing))|refuses to heal|@no _ gone|scabs over|keeps (bleeding/coming back/scabbing/opening)|
    bleeds (every/again/easily/on its own/when (i/she/he) (wash*/dry/touch*/towel*))|wil nie _ (gesond/genees)|(genees/heal) nie|word nie gesond|*ngapholi*|
    (aka/ali/asi/ayi/awa/azi)pholi|aliphili|ha (le|e|di|a) (fole|phole)|ha di fole`,
  smallThing: 'pea|lentil|pinhead|dot|grain|seed|match ?head|ertjie|lensie',
  bigThing: 'marble|grape|golf ball|walnut|plum|egg|(5|five) ?rand|r5 coin|tennis ball|albaster|druif|neut|eier',
  growing:
    'grow(ing/s/)|doubl(ed/ing)|(gets/got/getting) (big/bigger/larger/wider/broader/thicker)|spreading sideways|fast growing|grew|keeps growing|bigger every|(was/were/from/had) _ (a/an/n) @smallThing _ (now|later|nou|today|became|turned|to) ~ @bigThing|groei|word groter|*yakhula',
  eczema: '@eczemaWords|umuna|broken skin|rash|patch(es/)|sores|psoriasis|skin|uitslag|scalp',
  weeping: `
    weep(s/ing/)|ooz*|wet and smelly|(wet/sticky/nat)( ,/) (and /)(smelly/yellow/geel)|pus|(yellow/honey/golden) crust*|crusty yellow|honey colour* crust*|
    infected|punched( [a-z]+)? out|smelly fluid|leaking|etter|
    geel kors*|ubomvu|impetigo|sulphur smell`,
  jaundice: `
    (eyes?/whites/skin) _ (turn(ed/ing)/gone/going/are/look) yellow|(skin and eyes|eyes and skin|(my|his|her|the) (eyes|eyeballs)) (so |very |really |all )?yellow|yellow eyes|jaundice|(my/his/her) skin (is/looks) (so /very /)yellow(?! (undertone*/tone*/based/in/with/under/from/after))|why is (my/his/her) skin yellow|
    (baby/newborn) (is /looks /turned /)yellow(?! (flak/scal/crust/stuff/poo/nappy))|newborn yellow|(pee/urine/urien) _ (dark/brown/like coke)|geel oe|
    geelsug|amehlo aphuzi|
    whites? of _ eyes? _ yellow|oe _ geel|vel _ geel|yellow (in/inside) _ eyes|
    (?<!(under/around/below/near) )(my/his/her/moms/dads/babys) eye ?(s/balls?) _ yellow(ish/)`,
  skinTone: 'under ?tone|foundation|concealer|shade|palette|eyeshadow',
  hives: 'hives|welts|urticaria|bommels|galbulte|nettle rash|wheals|netelroos|itchy (bumps/lumps) all over',
  spreading: `
    spread*|all over|getting worse|whole body|everywhere|more and more|head to toe|sudden*|versprei|oral|wonke umzimba|umzimba wonke|
    covering|for hours|over my body`,
  itch: 'itch*|jeuk*|*luma|*lunywa|ukurhawuzelelwa',
  itchPlaces: `
    palms?|soles?|on my (hands/feet)|(hands/palms/hande) (n/and/en/,) _ (feet/soles/voete)|(feet/voete) (n/and/en) _ (hands/hande)|handpalms|
    without a rash|no rash|hande en voete`,
  palmsSoles:
    '@itchPlaces|so bad|like (crazy/mad)|all over|whole body|intense*|severe*|terrible|unbearable|at night|cant sleep',
  hairPatch: `
    patches of (hair/baldness)|bald (patch/spot/circle/ring)*|(hair/hare) _ patches|hare _ kolle|kaal kol(le/)|patchy hair*|hair _ (clumps?/handfuls)|alopecia|
    losing my (edges/hairline)|edges _ (gone/falling/thinning)|round patch* _ (no hair/bald)|(kaal/bles) kol*|
    (patch*/spots?/circles?) (with/where/of/that) _ (no hair/hair (is/has/went/fell)/bare)|kaalkol*|
    hair ~ (circles/coin/round (patch/spot)*)|
    hair (is /keeps /)falling out(?! (a little/a bit/in the shower/when i))|hare val uit|izinwele ziya(wa/phuma)`,
  whitePatch: `
    white patch(es/)|patches _ (white/(lost/losing) colour/losing pigment)|vitiligo|losing (colour/pigment)|wit kolle|amabala amhlophe|
    skin _ (turning/going) white`,
  numbOrSpread:
    'spread*|numb|no feeling|growing|getting bigger|more|new|have|got|face|hands|versprei|groter|gesig|hande|nami|(a|i|li)yanda|*sandleni|izandla|aw(e/a)zw*',
  acne: '@acneOnly|zit|induna|cysts?|blemishes|skin',
  acneOnly: 'acne|pimples?|breakouts?|zits|puisies|aknee?|izinduna|amaqhakuva|spots|skin',
  deepAcne: `
    nodul*|cystic|deep painful|painful deep|deep and painful|under the skin _ (painful/hurts?)|painful (lumps/cysts/cystic)|huge painful|
    deep (sore /hurting /)(lumps/ones/spots/pimples)|(sore/painful/hard/big/hurting) (lumps/knots/bumps) _ deep|diep _ (puisies|knoppe)|acne conglobata|siste|severe acne|very bad acne|erge|ernstige|
    deep (cysts/lumps/bumps)|cysts ~ (painful|sore|seer|scar*)`,
  scarring: `
    (leav(ing/es)/left/getting/causing) _ (scars/scarring/pits/holes)|acne scars _ (new/worse/forming)|pitted scars|scarring acne|pitting|
    keeps scarring|laat letsels|letsels (los/laat)|(leave/leaving/leaves/left/los) (behind /)(big /deep /ugly /)(holes/pits/dents/craters/gate)|scarring my`,
  notBetter: `
    (@no/no/havent/zero) _ (better/improve*/work(ing/ed/)|help(ing/ed/)|clear(ed/)/change*/difference)|nothing (work/help)(s/ed)|
    nothing (has /is /)(happen/chang/improv)*|(pimples/skin/face/acne/puisies) (is /are /looks? /still /the /exactly ){0,3}same|
    (did/does/doing/done) nothing|no (better/luck)|geen verskil|niks verander|still _ (acne/breaking out/pimples/bad/same)|tried everything|no results|
    niks (werk/help)|(help/werk) nie|akusebenzi|same as before|
    getting worse`,
  yearWords: 'years?|jaar|jare|yrs',
  longTime: `
    ([3-9]/1[0-2]/18/three/four/five/six/seven/eight/nine/ten/twelve/several/many/couple of) (months?/maande/mnths/mths)|
    (1[2-6]/18/20/24/twelve/sixteen) (weeks/weke/wks)|([1-9]/10/one/two/three/four/five/a/many/several) @yearWords|half a year|
    for (years/months)|over a year|all year|jare|maande|izinyanga|iminyaka`,
  weeksOrMore: `
    @weekWords|week or more|@monthWords|mnths|@yearWords|every ?day|daily|elke dag|long time|for long|lank|amaviki|izinyanga|iminyaka|
    iinyanga|iiveki|dikgwedi|dilemo|since (january/february/march/april/may/june/july/august/september/october/november/december/last)|all the time|every night|
    nsuku zonke`,
  melasma: `
    melasma|(dark/brown) patch(es/)|chloasma|pigmentation|donker kolle|amabala amnyama|mask of pregnancy|ishubaba|dark marks on my cheeks`,
  sudden: `
    sudden*|overnight|out of (nowhere/the blue)|all of a sudden|(appeared/came) quickly|came on fast|skielik|(in a few/within) days|
    within a week|masinya|ngokuzumayo`,
  hairGrowth: `
    facial hair|hairy (chin/face)|chin hair*|(beard/moustache) ~ (woman/girl/lady)|(woman/girl/lady) ~ (beard/moustache)|hairs? (on/under) _ (chin/jaw)|
    (chin/jaw) (hairs?/whiskers)|baardhare|hair on _ (chin/face/upper lip)|hairs on _ chin|hirsut*|beard hair|hare op my ken|moustache`,
  periods: `
    periods? _ every ([2-9]/two/three/four/five/six/few) months|(no/without) _ periods? (for/in/since)|
    (havent/hasnt/not/didnt/dont) (had/got/get/gotten/have/seen) (a/my/her/any) periods?|(hardly/barely/never) _ periods?|
    ([2-9]/two/three/four/five/six) months (with/) ?(no/without) (a /my /)period|period (comes|kom) (when/once|wanneer)|skips? months|irregular period*|
    periods _ (irregular/stopped/late/missing)|(missed/no/skipp*) periods|period* (all over/irregular)|pcos|
    menstrual cycle is irregular|(only|just|net|had) ([a-z]+ ){0,3}([1-4]|one|two|three|four|twee|drie) (periods?|maandstondes?) ([a-z]+ ){0,3}(year|jaar|[6-9] months)|onreelmatige *|ongereelde *`,
  boils: 'boils?|abscess*|pitswere|bloedvint*|amathumba|lumps|hidradenitis|painful bumps',
  foldPlace: `
    arm ?pit*|groin|underarm*|under (my/both/his/her/the) (arms?/boobs?)|under _ breast*|between _ (legs/thighs)|inner thigh*|buttock*|lies|oksel*|i?khwapha|
    amakhwapha`,
  recurring: `
    keeps?|com(e/ing) back|recurring|again and again|every month|always|kom _ terug|aanhoudend|(second/third/fourth/2nd/3rd/4th/5th) time|another one|again|
    ([2-9]th/2nd/3rd/second/third/fourth/fifth) one|ongoing|
    every (few/couple)|over and over|chronic|returning|ziyabuya`,
} as const
