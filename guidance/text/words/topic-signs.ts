// What a question can be about, in groups of words: a part of the body, what is wrong with it, how it asks. The topics of
// content/knowledge put them together, so that no single word decides. Written as cue-words.ts is.

export const topicSigns = {
  // Parts of the body
  trunk: `
    my back|back acne|back pimple*|back bump*|on back|her back|his back|upper back|back and|and back|bacne|chestne|chest|shoulders|bum|butt|buttocks|
    body acne|my rug|op rug|my bors|iqolo`,
  hands: 'hands|fingers|knuckles|fingertips|hande|vingers|izandla|matsoho',
  feet: 'feet|foot|ankles|heels|toes|voete|enkels|hakke|iinyawo|izinyawo|maoto|dinao',
  underarm: 'underarm*|armpit*|under arm|under arms|under my arms|oksel*|amakhwapha|ikhwapha',
  limbs: 'legs|shins|calves|arms|elbows|knees|bene|body|limbs|lyf|imilenze|umzimba|thighs|amadolo|mangwele|mmele',
  joints: 'knee*|elbow*|knuckle*|knie*|elmboe|inner thigh*|private*|bikini|bum',
  eyes: `
    under eye*|undereye*|under my eyes|under the eyes|under his eyes|under her eyes|around my eyes|around the eyes|around eyes|eye area|my eyes|
    eye bag*|eyebag*|onder my oe|oe`,
  'nose-brows': 'nose|eyebrow*|brows|beard|hairline|neus|scalp|ears|behind my ears|wenkbroue|sides of my nose|kopvel',
  hairline: 'hairline|edges|scalp|temples|haarlyn|nape|forehead|voorkop|back of my neck|back of my head',
  bikini: 'bikini|pubic|down there|private*|v line|vagina*|groin|brazilian|scrotum|testicles|ballsack',
  folds: 'boobs|breasts|bra|thighs|groin|skin folds|tummy fold*|belly fold*|rolls|borste',
  lips: 'lips|lip|lippe|imilomo|izindebe',
  face: 'face|gesig|skin|vel|ubuso|cheeks|forehead',
  // What is wrong
  acne: `
    pimple*|acne|breakout*|break out|breaking out|breaks out|broke out|bumps|zits|spots|puisie*|izinduna|bacne|chestne|whiteheads|blemish*|
    amaqhubu|amaqhakuva|blackheads`,
  bumps: 'bumps|pimple*|acne|sores|rash|red dots|irritat*|ingrown*|bulte|knoppe',
  rough: `
    rough|chapped|crack|cracks|cracked|cracking|dry|peel|peeling|raw|sore|grof|droog|skurf|sandpaper|destroyed|wrecked|itchy|itch|gebars|
    eczema|dermatitis|red|split|splits`,
  flaky: 'flak*|scaly|scales|dandruff|peel*|skilfer*|roos|greasy scales|crusty',
  dry: 'ashy|ash|ashiness|white and dry|dry|droog|flaky|scaly|grey|chalky|itchy|cracked',
  wet: 'sweat*|humid*|melt*|hot weather|gym|sticky|durban|heat',
  lines: 'fine line*|wrinkle*|crepey|crow* feet|lines|creases|creasing|crinkl*|plooie*|plooitjies|rimpel*',
  puffy:
    'puffy|puffiness|swollen in the morning*|swollen every morning|swollen when i wake|eye bags|bags under|eyebag*|dik oe|geswolle oe|baggy',
  seeds: `
    white seeds|hard seeds|seeds|hard white|white dots|white spots|tiny hard|little hard|little white|small white|tiny white|milia|hard bumps|
    rice grain*|white bumps|wit knoppies`,
  darker:
    'dark|darker|black|blacker|discolour*|discolor*|donker|donkerder|patches|marks|mnyama|hyperpigment*|even tone',
  shave: 'shav*|razor*|skeer|trimm*|clippers|barber|waxed|waxing',
  nick: 'nick|nicks|nicked|cut myself|cuts me|cutting myself shaving|cut my face|cuts from|bleed|bleeds|bleeding|little cuts|sny my',
  burn: 'burn|burns|burnt|burned|brand|gebrand|brown line|scorch*',
  sting: 'sting*|burns|burning|react*|sensitive|dry|drier|itchy|thin|irritated|tight|brand',
  bad: `
    swollen|swelling|blister*|weep*|oozing|severe*|unbearable|raw|bleeding|infected|pus|fever|spreading|very painful|so painful|erg seer|
    hives|allergic|open wound|second degree|third degree|bubble*`,
  // Things and doings
  care: `
    moisturiser|moisturizer|cream|lotion|serum|serums|products|toner|layers|steps|actives|sunscreen|spf|niacinamide|vitamin c|acid|
    retinol|makeup|foundation|primer|room|bevogtiger`,
  active: `
    retinol|retinal|retinoid|adapalene|differin|tretinoin|glycolic|lactic|salicylic|mandelic|acid|acids|aha|bha|vitamin c|niacinamide|actives|
    peel|exfoliate|exfoliating|scrub|azelaic|benzoyl|serum|skincare|routine`,
  retinoid: 'retinol|retinal|retinaldehyde|retinoid*|adapalene|differin|tretinoin|tret|acretin|epiduo|retin a',
  moisturiser:
    'moisturiser*|moisturizer*|moisturise|moisturize|moisturising|moisturizing|face cream|day cream|bevogtiger',
  sunscreen: 'sunscreen*|spf*|sunblock|sun block|sun cream|suncream|sun screen|sonskerm|sonbrandroom|sonroom',
  extra:
    'toner*|essence|serum*|eye cream*|mist|primer|sheet mask*|face mask*|ampoule*|face oil|night cream|day cream|oogroom',
  makeup: 'makeup|make up|foundation|concealer|powder|primer|bb cream|cc cream|grimering',
  'face-oil':
    'face oil*|facial oil*|rosehip oil|marula oil|argan oil|jojoba oil|squalane|bio oil|tissue oil|coconut oil',
  wash: 'wash|washing|rinse|rinsing|shower|bath|cleanse|cleansing|was|hlamba|water',
  scrub: 'scrub|scrubbing|scrubs|exfoliate|exfoliating|skrop|exfoliator',
  opened: 'open|opened|opening|bottle|shelf|expire*|jar|once open|oop',
  'after-proc': `
    laser|ipl|peel|microneedl*|needling|dermaplan*|facial|waxed|wax|waxing|threading|botox|filler*|hydrafacial|electrolysis|chemical peel|
    dermapen|prp`,
  'hair-style':
    'braid*|cornrow*|weave*|wig*|dreads|dreadlocks|locs|extensions|ponytail|vlegsels|relaxer|twists|bantu knots|frontal',
  'hair-product':
    'hair oil|hair gel|hair food|hair product*|hair cream|gel|pomade|edge control|hair spray|hair grease|dax|conditioner|shampoo',
  cover: `
    hijab|niqab|doek|headscarf|head scarf|turban|beanie|helmet|hard hat|balaclava|face mask at work|mask at work|n95|face shield|chin strap|scrum cap|scrumcap|head gear|headgear|
    lamp band|headlamp|head lamp|hat band|headband|durag*|du rag|wave cap|bonnet|swim cap`,
  'hot-tool': `
    ghd|flat iron|hair iron|straightener|straightening iron|curling iron|curling wand|curling tong*|hair tongs|hot comb|iron|tongs|hair dryer|
    blow dryer`,
  stain: `
    marker|koki|koki pen|sharpie|pen ink|ink|hair dye|henna|super glue|superglue|nail glue|lash glue|paint|nail polish|stamp|glitter|
    food colouring|tar|pen`,
  foods: `
    ushokoledi|ishokoledi|tshokolete|tjhokolete|chips|crisps|kfc|takeaway*|take aways|fast food|junk|pizza|burger*|vetkoek*|
    amagwinya|magwinya|fat cakes|kota|bunny chow|peanuts|peanut butter|nuts|sugar|suiker|ushukela|iswekile|sweets|lekkers|coke|cooldrink*|cool drink*|koeldrank|
    fizzy|energy drinks|milk|melk|ubisi|cheese|kaas|eggs|eiers|pap|bread|brood|fried chicken|chicken skin|atchar|curry|biltong|spicy food`,
  // How it asks
  brings: `
    give|gives|giving|gee|gives me|cause*|causing|make|makes|making|maak|veroorsaak|from|because|break*|laat|linked|trigger*|bring*|wenza|yenza|lenza|zenza|
    banga|bangela|bakang|baka`,
  need: 'need|necessary|needed|must|should|skip|have to|nodig|moet|is it bad|required|essential|worth|pointless|matter|bother|use',
  'how-much':
    'how much|how many pumps|how many drops|hoeveel|what amount|too much|right amount|too little|how big a|pea size*',
  wait: 'wait|waiting|wag|minutes between|time between|gap between|long between|straight after|right after each|let it dry|dry first|absorb first|sink in',
  lasts:
    'last|lasts|keep|keeps|good for|expire*|go off|goes off|go bad|goes bad|throw|old|hou|still use|shelf life|gone off|went off',
  often: 'how often|how many times|hoe gereeld|hoe dikwels|every day|daily|times a week|too often|elke dag|frequently',
  normal:
    'normal|normaal|ok|okay|worry|worried|expected|common|why|supposed|must i|should i|what now|what do|stop|carry on|continue|just|not sore',
  began: 'started|start|since|began|new|week|weeks|first|begin|months|ago|days|still',
  when: 'when|how long|how soon|how many days|wanneer|hoe lank|back to|go back|again|tonight|today|same day|can i use|can i put|straight after|after',
  mend: 'get off|get it off|get .. off|remove|take off|come off|comes off|wash off|getting off|clean off|off my face|off my skin|off my hands|afkry',
  mixed:
    'mix|mixing|mixed|combine|add|adding|blend|in my hand|in my palm|together in|meng|into my|drop of|drops of|dilute',
  true: 'true|waar|myth|nonsense|dont need|doesnt need|do not need|no need|lie|fact',
  child: 'baby|babys|babies|toddler*|newborn|infant|nappy|nappies|diaper|doek area|baba',
  done: 'popped|squeezed|picked|burst|pop it|popping it|uitgedruk|gedruk',
  heal: 'scab|red|yesterday|last night|this morning|now|open|mark|crust|bleeding|wound|raw|dark|hole|sore|roof',
  tired: 'passed away|died|death|funeral|lost my|grief|mourning|oorlede|late mother|late father|heartbreak',
  stress: 'stress|stressed|stressing|exams|eksamen|anxiety|anxious|pressure at work|stres|burnout|overworked',
  others: `
    friends|friend|sisters|sister|brothers|brother|moms|mothers|cousins|cousin|husbands|boyfriends|aunts|neighbours|roommates|leftover|
    chommie|chommies|tjommie|tjommies|bestie|someone elses|somebody elses|her old|his old|left over`,
  script: `
    roaccutane|accutane|isotretinoin|oratane|acnetane|antibiotic*|doxy|doxycycline|minocycline|tretinoin|cortisone|steroid|betamethasone|
    prescription|prescribed|script|tablets|pills|medication|medicine|persivate|dovate|hydroquinone`,
} as const
