// The words of the signs (../signs.ts), by clue: ways people put one thing, in English, South African slang, Afrikaans, isiZulu, isiXhosa and
// Sesotho. A table, so that a reader who knows the language can check and add to it. Written as ../clue-search.ts reads it: `|` between ways,
// `*` any letters, `_` up to four words, `~` up to eight, `(a/b)` one or the other; lower case, without accents and apostrophes.

export const bodyWords = {
  swelling:
    'swell|swells|swelling|swelled|swollen|swole|swolen|puffed up|puffing up|ballooned|ballooning|blown up|blew up|angioedema|geswel|' +
    'swel|opgeswel|opswel|opgeswelde|swelling|*vuvuk*|*dumba|*dumbile|*dumbe|*rurug*',
  lips: 'lip|lips|tongue|throat|mouth|uvula|lippe|tong|keel|mond|umlomo|izindebe|ulimi|umqala|imilebe|umpimpo|molomo|mmetso|leleme',
  face: 'face|facial|cheeks|whole head|gesig|ubuso|ubuso bami|sefahleho|eyes|eyelid|eyelids|oe|ooglid*|amehlo',
  airway:
    'cant _ breathe|cant _ breath|cannot breathe|struggl* _ (breathe/breath/breathing)|trouble breathing|difficulty breathing|' +
    'difficult to breathe|hard to breathe|problems breathing|battling to breathe|short of breath|shortness of breath|out of breath|' +
    'gasping|choking|throat _ (closing/closed/tight/tightening/tightens/constricting)|(closing/tightening/tight/closed) throat|' +
    'tight* (in/of) _ throat|chest _ (tight/tightening)|tight chest|tightness in _ chest|cant swallow|trouble swallowing|' +
    'difficulty swallowing|kan nie _ asem*|sukkel _ asem*|asemnood|kort van asem|benoud|keel trek toe|keel _ toe|kan nie sluk|' +
    'angikwazi ukuphefumula|ngihluleka ukuphefumula|akakwazi ukuphefumula|andikwazi ukuphefumla|akakwazi ukuphefumla|' +
    'andikwazi ukuphefumula|angiphefumuli|ha ke kgone ho hema|umqala uyavaleka|turning blue|lips _ blue',
  wheeze: 'wheez*|hyg|fluitbors',
  collapse:
    'collaps*|passed out|passing out|fainted|fainting|lost consciousness|unconscious|going to faint|nearly fainted|floue geword|' +
    'het flou geval|uqulekile|uwile phansi',
  anaphylaxis:
    '(having/into/in/think/had/got/be/is) _ (anaphylaxis/anaphylactic*/anaphalactic*)|anaphylactic shock now|' +
    'severe allergic reaction|serious allergic reaction',
  skinCantBreathe: '(skin/face/pores/vel/scalp) (cant/cannot) breathe|let _ breathe|skin breathe',
  fever:
    'fever|fevers|feverish|high temperature|running a temperature|has a temperature|got a temperature|temperature of|38 degrees|' +
    '39 degrees|40 degrees|chills|shivering|shivers|rigors|burning up|koors|umkhuhlane|imfiva|fiva|umzimba uyashisa|feberu',
  stiffNeck: 'stiff neck|neck _ stiff|stywe nek|cant bend _ neck|intamo _ eqinile',
  confused:
    'confus*|disoriented|delirious|drowsy|very sleepy|hard to wake|wont wake|cant wake|not making sense|unresponsive|limp|floppy|' +
    'seizure|seizures|convuls*|having fits|lusteloos|deurmekaar|udidekile',
  rash: 'rash|rashes|spots|hives|welts|bumps all over|uitslag|umqubuko|irhashalala|iirhashalala|blotches|blotchy',
  purple: 'purple|bruise like|bruiselike|bruised|blood spots|dark red|pers|petechia*|pinprick*|pin prick*',
  spots: 'spot|spots|rash|dots|blotches|patches|kolle|bruises|bruising',
  nonFading:
    '(dont/doesnt/wont/not/isnt/didnt/nie) _ (fade/fading/disappear/blanch/blanching/vanish) _ (press/pressed/glass/pressing/pressure/push)|' +
    '(press/pressed/glass/pressing/push/pressure) _ (dont/doesnt/wont/not/didnt) _ (fade/disappear/blanch/vanish/go)|non blanching|' +
    'nonblanching|stays _ (press/pressed/glass)|glass test|petechia*|' +
    '(dont/doesnt/wont) (go away/fade/disappear) _ (press/pressed/glass)',
  ill: 'very ill|very sick|feel sick|feeling sick|feels sick|vomit*|throwing up|headache|unwell|ill|sick|siek|uyagula|ngiyagula',
  blisters: 'blister|blisters|blistered|blistering|blase|blaas|blasies|amashashazi|amadyungudyungu|amabhamuza|bullae|fluid filled',
  skinOff:
    'skin _ (coming/falling/peeling/sloughing/sliding) off|skin _ (coming/peeling) (away/in sheets)|peeling in sheets|peel* _ sheets|' +
    'skin peel*|peeling skin|skin is peeling|raw skin|vel _ afkom|vel val af|vel dop af|isikhumba _ (siyaxebuka/siyobuka)',
  mouthSores:
    'mouth sores|sores (in/inside/on/around) _ mouth|ulcers in _ mouth|mouth ulcers|blisters (in/inside) _ mouth|' +
    'mouth _ (sore/sores/raw/ulcers/blistered)|sore mouth|eyes _ (raw/sores/crusted)|sores (in/on) _ (eyes/eye/genitals/privates)|' +
    'mouth and (eyes/genitals)|sere in _ mond|mond _ sere|izilonda emlonyeni',
  bloodyEye: 'eyes _ (red/sore/burning/painful)|(red/sore/burning/painful) eyes|sere oe|rooi oe',
  sheets: 'in sheets|coming off|falling off|sloughing|sliding off|whole body|all over|everywhere|large areas|af',
  hot: 'hot|warm to touch|warm to the touch|burning hot|warm|shisa|eshisayo|red hot|feverish to touch',
  redness: 'red|redness|swell|swelling|swollen|infection|infected|rooi|geswel|boil|abscess|cellulitis|ibilisi|lump|pitsweer|sweer|inflamed',
  spreadingFast:
    'spread*|getting bigger (by/every)|red streak*|red line*|moving up|tracking up|up my (arm/leg/face)|versprei|brei uit|' +
    'iyasabalala|iyanda',
  nearEye:
    '(near/around/next to/by/close to/above/below/under/on/beside/at) _ (eye/eyes/eyelid/eyelids/oog/oe/iliso/ihlo/amehlo)|eyelid*|' +
    'tip of _ nose|naby _ oog|by my oog',
  eyeWord: 'eye|eyes|oog|oe|iliso|ihlo|amehlo|vision|eyesight|leihlo|mahlo',
  shingles: 'shingles|gordelroos|ibhande|herpes zoster',
  eyeTrouble:
    'eye* _ (gritty/blurry/blurred/painful/sensitive to light/light sensitive/sandy)|gritty eye*|blur* vision|' +
    'vision _ (blurry/blurred/worse/gone/funny)|blurry|blurred|gritty|(light/sensitive) _ (sensitive/to light)|photophob*|cant see|' +
    'losing sight|lost sight|seeing double|double vision|sore eyes|eye pain|painful eye*|eye* (hurt/hurts/sore/ache)|dof sig|' +
    'sien dof|oe _ krap|light hurts',
  burnEvent:
    'burned|burnt|burnd|got a burn|have a burn|chemical burn*|acid burn*|peel burn*|laser burn*|burn mark*|burn wound|' +
    'burns on _ (face/skin/cheek*/neck)|second degree|2nd degree|verbrand|gebrand|brandwond|brandmerke|ngishile|ushile|' +
    'isikhumba sishile|nditshile',
  raw: 'raw|weeping|oozing|open skin|bleeding|skin off|rou|peeling _ badly|blackened|wet and sore',
  burnCause:
    'peel|peels|acid|acids|glycolic|salicylic|tca|aha|bha|laser|wax|waxing|waxed|relaxer|retinol|tretinoin|peroxide|bleach|veet|' +
    'hair removal*|depilatory|lemon juice|lemon|apple cider vinegar|vinegar|toner|serum|cream|product|mask|lightening|microneedling|' +
    'dermaroller|suur|exfoliant|exfoliator|scrub|treatment|facial|lotion|peeling solution|solution|insecticide|sanitiser|sanitizer|' +
    'jik|domestos',
  fireBurn:
    '(boiling/hot) (water/oil/tea/coffee/fat/porridge/wax)|kettle|paraffin|petrol|flames|fire|steam burn*|steamed|' +
    'electric* (burn/shock)|battery acid|caustic soda|drain cleaner|acid attack|threw acid|acid _ thrown|scald*|kookwater|warm olie|' +
    'brand vlam*|amanzi abilayo|amanzi ashisayo|third degree|3rd degree|charred|leathery',
  burnAny: 'burn|burns|burned|burnt|scald|scalds|scalded|acid|verbrand|gebrand|brand|ushile|ngishile',
  sunburn: 'sunburn*|sunburnt|sun burn*|sonbrand|burnt in the sun|sunstroke|heatstroke|heat stroke|too much sun|sonsteek',
  newborn:
    'newborn*|new born*|(day/days/dae) (old/oud)|week old|pasgebore|usana|usana olusanda ukuzalwa|infant|neonate|lesea|' +
    '(1/2/3/4/5/6/7/8/9/10/11/12/one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve) (week/weeks/wk/wks/weke) (old/oud)|' +
    '(1/2/one/two/een/twee) (month/months/maand/maande) (old/oud)|' +
    '(baby/baba/son/daughter/twins/boy/girl) (is/of/just/only|aged) (1/2/3/4/5/6/7/8/9/10/11/12/one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve) (week/weeks/wk/wks/weke/day/days/dae)|' +
    '(baby/baba/son/daughter/twins/boy/girl) (is/of/just/only|aged) (1/2/one/two/een/twee) (month/months/maand/maande)|' +
    '(baby/he/she/son/daughter) _ born (last week/this week/yesterday|last month)|' +
    'born (1/2/3/4/5/6/7/8/one/two/three/four/five/six|a few) (day/days/week/weeks) ago|' +
    '(less than/under) (3/three) months old',
  babyIll: 'pus|wont feed|not feeding|refusing feeds|wont drink|floppy|yellow|blue|limp|very sleepy|wont latch|(is/feels/very/so) hot',
  filler: 'filler|fillers|dermal filler|lip injection*|hyaluronic injection*|lip flip',
  blanching:
    'white|pale|grey|gray|blue|mottled|blotchy|purple|severe pain|very painful|unbearable|extreme pain|vision|blind|cant see|numb|' +
    'black',
  snake:
    'snake bite|snakebite|bitten by a snake|snake bit|slangbyt|scorpion sting|stung by a scorpion|scorpion stung|skerpioen|' +
    'inyoka _ *lum*|*lunywe yinyoka|boomslang|puff adder|pofadder',
  tick: 'tick bite|ticks|tick bit*|bitten by a tick|bosluis*|ikhizane|umkhaza|tick _ (bit/attached/removed)',
  scab: 'black scab|black spot|black mark|eschar|headache|swollen gland*|rash',
  mole:
    'mole|moles|birthmark|birth mark|beauty spot|beauty mark|moesie|moedervlek|moedervlekke|umtshaba|' +
    'black (spot/mark/lump/bump/growth)',
  freckle: 'freckle|freckles|sun spot|sunspot|age spot|dark spot|spot|mark|patch',
  strongChange:
    'bleeds|bleeding|bled|irregular (edges/border/shape)|(edges/border/borders) _ (irregular/uneven/jagged)|uneven (edges/border)|' +
    'changing shape|changed shape|two colours|different colours|asymmetric*|crusting',
  moleChange:
    'chang*|grow|growing|grown|grew|bigger|larger|bleeds|bleeding|bled|itchy|itches|itching|darker|irregular|uneven|' +
    'different colour*|different color*|two colours|jagged|asymmetric*|crusting|crusty|raised|new|verander|groei|groter|bloei|jeuk|' +
    'swarter|iyakhula|iyopha|iyashintsha|shape|looks different|suddenly',
  cancerFear: 'skin cancer|melanoma|velkanker|cancerous|umdlavuza wesikhumba',
  fearing: 'worried|think|looks like|scared|is this|is it|could be|might be|bang|dink|ugly',
  nailPlace:
    'nail|nails|toenail|toenails|fingernail|fingernails|thumbnail|big toe|nael|toonnael|uzipho|inzipho|sole|soles|palm|palms|' +
    'voetsool|handpalm|bottom of _ foot|under _ foot|intende',
  streak:
    '(dark/black/brown) _ (streak/line/band/stripe/stripes/lines)|streak|streep|swart streep|' +
    '(new/growing/strange/dark/black/brown) (dark/black/brown/) (spot/mark/patch)|(dark/black/brown/new) (spot/mark/patch/mole)|' +
    'donker kol|swart kol|donker streep|umugqa omnyama',
  sore:
    'sore|sores|wound|wounds|ulcer|lump|lumps|growth|scab|scabs|seer|seertjie|wond|knop|isilonda|inxeba|iqhuma|lesion|open spot|' +
    'knoppie|nodule under|bump|pimple|spot|patch',
  growthWord: 'lump|growth|knop|bump|nodule|iqhuma|ithumba|tumour|tumor',
  notHealing:
    '(wont/doesnt/not/never/isnt/hasnt/didnt/dont) _ (heal/healing/healed/close/closing)|refuses to heal|' +
    'keeps (bleeding/coming back/scabbing/opening)|bleeds (every/again/easily/on its own)|wil nie _ (gesond/genees)|genees nie|' +
    'heal nie|word nie gesond|*ngapholi*|akapholi|alipholi|asipholi|ayipholi',
  growing: 'grow|growing|growing fast|getting bigger|keeps growing|grew|bigger every|groei|word groter|iyakhula|liyakhula',
  eczema: 'eczema|exzema|ekseem|excema|dermatitis|umuna|atopic|broken skin|rash|patch|patches|sores|psoriasis|skin|uitslag|scalp',
  weeping:
    'weep|weeps|weeping|ooz*|pus|yellow crust*|honey crust*|crusty yellow|golden crust*|honey colour* crust*|infected|punched out|' +
    'smelly fluid|leaking|etter|geel kors*|ubomvu|impetigo|sulphur smell',
  jaundice:
    '(eyes/eye/whites/skin) _ (turned/turning/gone/going/are/look) yellow|yellow eyes|jaundice|geel oe|geelsug|amehlo aphuzi|' +
    'whites of _ eyes _ yellow',
  skinTone: 'undertone|under tone|foundation|concealer|shade|palette|eyeshadow',
  hives: 'hives|welts|urticaria|bommels|galbulte|nettle rash|wheals|netelroos|itchy (bumps/lumps) all over',
  spreading:
    'spread*|all over|getting worse|whole body|everywhere|more and more|head to toe|sudden*|versprei|oral|wonke umzimba|' +
    'umzimba wonke|covering|for hours|over my body',
  itch: 'itch*|itchy|jeuk*|*luma|*lunywa|ukurhawuzelelwa|kuyaluma|iyaluma',
  palmsSoles:
    'palms|soles|hands and feet|feet and hands|palm|sole|handpalms|all over|whole body|intense*|severe*|terrible|unbearable|at night|' +
    'without a rash|no rash|cant sleep|hande en voete',
  hairPatch:
    'patches of (hair/baldness)|bald patch*|bald spot*|(hair/hare) _ patches|patchy hair*|hair _ (clumps/clump/handfuls)|alopecia|' +
    'losing my (edges/hairline)|edges _ (gone/falling/thinning)|round patch* _ (no hair/bald)|kaal kol*|bles kol*|' +
    'hair (is/keeps) falling out|hair falling out|hare val uit|izinwele ziyawa|izinwele ziyaphuma',
  whitePatch:
    'white patches|white patch|patches _ (white/lost colour/losing colour/losing pigment)|vitiligo|losing (colour/pigment)|wit kolle|' +
    'amabala amhlophe|skin _ (turning/going) white',
  numbOrSpread: 'spread*|numb|no feeling|growing|getting bigger|more|new|have|got|face|hands|versprei|nami',
  acne:
    'acne|pimple|pimples|breakout|breakouts|zits|zit|puisies|aknee|akne|izinduna|induna|amaqhakuva|amaqhakuva|cysts|cyst|blemishes|' +
    'spots|skin',
  acneOnly: 'acne|pimple|pimples|breakout|breakouts|zits|puisies|aknee|akne|izinduna|amaqhakuva|spots|skin',
  deepAcne:
    'nodul*|cystic|nodulocystic|deep painful|painful deep|deep and painful|under the skin _ (painful/hurt/hurts)|' +
    'painful (lumps/cysts/cystic)|huge painful|acne conglobata|siste|severe acne|very bad acne|erge|ernstige|deep (cysts/lumps/bumps)',
  scarring:
    '(leaving/leaves/left/getting/causing) _ (scars/scarring/pits/holes)|acne scars _ (new/worse/forming)|pitted scars|scarring acne|' +
    'pitting|keeps scarring|laat letsels|scarring my',
  notBetter:
    '(no/not/isnt/hasnt/havent/dont/doesnt/didnt/never) _ (better/improve*/improvement/working/work/worked/help/helped/helping/cleared/clear/change*/difference)|' +
    'nothing (works/helps/worked/helped)|still _ (acne/breaking out/pimples/bad/same)|tried everything|' +
    'no (results/change/difference)|niks (werk/help)|help nie|werk nie|akusebenzi|same as before|getting worse',
  longTime:
    '(3/4/5/6/7/8/9/10/11/12/18/three/four/five/six/seven/eight/nine/ten/twelve/several/many/couple of) (months/month/maande/mnths/mths)|' +
    '(12/13/14/15/16/18/20/24/twelve/sixteen) (weeks/weke/wks)|' +
    '(1/2/3/4/5/6/7/8/9/10/one/two/three/four/five/a/many/several) (year/years/jaar/jare/yrs)|half a year|for years|for months|' +
    'over a year|all year|jare|maande|izinyanga|iminyaka',
  weeksOrMore:
    '(2/3/4/5/6/7/8/9/10/11/12/two/three/four/five/six/eight/several/few/couple of/many/some) (weeks/weke/wks)|week or more|weeks|' +
    'for weeks|month|months|maand|maande|mnths|year|years|jaar|jare|every day|daily|everyday|elke dag|long time|for long|lank|' +
    'amaviki|izinyanga|iminyaka|iinyanga|' +
    'since (january/february/march/april/may/june/july/august/september/october/november/december/last)|all the time|every night|' +
    'nsuku zonke',
  melasma:
    'melasma|dark patch|dark patches|brown patch|brown patches|chloasma|pigmentation|donker kolle|amabala amnyama|mask of pregnancy|' +
    'ishubaba|dark marks on my cheeks',
  sudden:
    'sudden*|overnight|out of nowhere|all of a sudden|appeared quickly|came quickly|came on fast|skielik|in a few days|within days|' +
    'within a week|masinya|ngokuzumayo|out of the blue',
  hairGrowth: 'facial hair|chin hair*|hair on _ (chin/face/upper lip)|hairs on _ chin|hirsut*|beard hair|hare op my ken|moustache',
  periods:
    'irregular period*|periods _ (irregular/stopped/late/missing)|missed periods|no periods|skipp* periods|' +
    'period* (all over|irregular)|pcos|menstrual cycle is irregular|onreelmatige *|ongereelde *',
  boils: 'boil|boils|abscess*|pitswere|bloedvint*|amathumba|lumps|hidradenitis|painful bumps',
  foldPlace: 'armpit*|groin|underarm*|under _ breast*|between _ legs|inner thigh*|buttock*|lies|oksel*|arm pit*|ikhwapha|amakhwapha',
  recurring:
    'keep|keeps|keep coming|come back|coming back|recurring|again and again|every month|always|kom terug|aanhoudend|chronic|' +
    'returning|ziyabuya',
} as const
