// What tells an alarm from its look-alikes, and use from a question about it; written as clues/body.ts is.

export const asideWords = {
  // "Skin must breathe": a saying. "Mine can't then" goes on from it.
  skinBreathing: `
    (skin|face|pores|scalp|vel|gesig) ([a-z]+ ){0,3}(breathe|breathes|breathing|asem*)|suffocat(e|es|ing) (you|the|my|your|our|me)( skin| face| pores)?(?! to)|
    (make ?up|foundation|powder|cream|vaseline|sunscreen|grimering) ([a-z]+ ){0,3}(suffocat*|chok(e|es|ing)|smother*|versmoor)`,
  mineBreathes: `
    (mine|myne|it|my skin|my face)( [a-z]+){0,3} (cant|cannot|not be able to|not|wont|doesnt|nie)( [a-z]+){0,2} (breathe?|asem*)`,
  breathOfOne: `
    (i|im|ek|he|she|hy|sy|child|baby|son|daughter|mom|ngi*|ndi*)( [a-z]+){0,2} (cant|cannot|couldnt|barely|hardly|struggl*|kan|sukkel|battl*)( [a-z]+){0,3} (breathe?|breathing|asem*)|
    chest|throat|wheez*|lips|tongue|swell*|swollen|hives|asthma|inhaler|dizzy|faint*|lungs`,
  // "Is it fine to put a little on her?": nothing has been put on yet.
  mayPutOn: `
    (is|would|will) (it|this|that) (be )?(fine|alright|all right|allowed|in order|wrong|bad|a good idea|safe|ok|okay) (to|if (i|we)) (put|rub|use|smear|apply|try|start|give)|
    (kan|mag|moet|sal) (ek|ons) ([a-z0-9]+ ){1,8}(smeer|gebruik|sit|aansit)|(any|which|what|watter) ([a-z]+ )?(cream|lotion|soap|room|seep) (can|could|should|to|kan)`,
  // Who asks whether to go on has begun.
  carriesOn: `
    (carry|carrying|go|going|keep|keeping) (on|aan)( (with|using|putting|mixing))?|keep (using|mixing|putting|applying)|continue( (using|with|mixing))?|
    (still|nog) (using|use|mix|mixing|put|gebruik|meng|smeer)|aangaan|aanhou|voortgaan|*qhubek*|*tswel(a|e) pele`,
  gaveItUp: `
    (stopped|quit|dropped|threw|binned|left off|gave up|no longer|not any ?more|opgehou|gestop)|before i (fell|got|was|knew|became)|(used to|once) (use|mix)|
    (instead|in place) of`,
  // A pregnancy that others suppose, and that is none.
  notPregnant: `
    (not|nie|aint|isnt|never) (even |actually )?(pregnant|preg|preggers|preggies|expecting|swanger)|(ask|asks|asking|asked|think|thinks|thought|assume[sd]?|guess*|vra|dink) ([a-z]+ ){0,4}(pregnant|preg|
    preggers|preggies|expecting|swanger)|food baby|bloat(ed|ing)?|opgeblaas`,
  saysNot: 'im not|i am not|its not|no im|not pregnant|nie|just (bloat*|fat|gas|food)|only (bloat*|fat|gas|food)',
  // Said beside it, the heart is heavy all the same.
  heavyHeart: `
    hate (myself|my body|my life|everything|me)|disappear|vanish|cry*|huil*|cant (do this |take it )?any ?more|alone|lonely|empty|hopeless|worthless|pills|die|dying|dead|burden|hurt*|scared|afraid|bang`,
  // What isotretinoin does to everybody's skin, and no warning.
  driesOut: `
    (skin|vel|lips?|lippe|face|gesig|nose|hands|hande|eyes) ([a-z]+ ){0,4}(dry|droog|peel*|skilfer*|papierdun|thin|dun|crack*|gebars*|chapped|flak*|sensitive|tight|styf)|(dry|droe|thin|dun|
    papierdun*|cracked|gebarste|chapped|sensitive) ([a-z]+ )?(skin|vel|lips|lippe|face|gesig|hands|hande)`,
  // Mood, head, sight, belly: what does press on it.
  pillsPress: `
    @lowMood|@headSigns|@headOrSight|(stomach|tummy|maag|belly|joints?|muscles?|back|chest|bors|liver|urine|pee|wee|blood|bloed|bleed*|pregnan*|swanger|rash|blister*|fever|koors|vomit*|dizzy|faint*|
    hearing|ears?|sight|vision|sien|oe|moody|sad|cry*|huil*|alone|dark|hopeless|die|dying|tired|moeg|sleep|slaap|fits?|numb|yellow|geel|swollen|swell*)`,
  // Given up, and not only now that a test shows it.
  retinoidUsedTo: 'used to (use|be on|have|take|put|apply)( [a-z]+){0,3} (@retinoid)',
  stoppedSince: `
    ^but (i )?(have |had )?(since )?(stopped|quit|dropped it|left it|threw it)( it| that| using it)?( long ago| months ago| years ago| ages ago| way before)?(?= ,|$)`,
  retinoidGivenUp: `
    used to (use|be on|have|take|put)( [a-z]+){0,3} (@retinoid)( [a-z]+){0,3} ((but|and|then|,) )*(i )?(stopped|quit|left|dropped|gave it up)(?! (when|after|once|since|yesterday|today|last|this|now|only))|
    (stopped|quit|came off|left)( [a-z]+){0,3} (@retinoid)( [a-z]+){0,2} (months|years|long|ages|way|before) (ago|before|back|i|we|trying|falling|this)|
    (stopped|quit) (@retinoid)( [a-z0-9]+){0,3} (months|years) ago`,
  // Another's tube that one may only borrow, or one that lies there unopened.
  retinoidNotBegun: `
    (can/could/may/should/must/shall/kan/mag/moet) (i/ek) (just /maybe /also /rather /now /please )?(borrow|steal|share|have|try|start|use|take|open|get|put)
    ( (it|this|that|one|some|a bit|a little|on))?( (of|from|on))?( (hers|his|theirs|it|that|this|my|her|face))?|borrow|
    (havent|have not|hasnt|didnt|not|never|nog nie|nie) ([a-z]+ ){0,2}(opened|started|used|tried|touched|begun|oopgemaak|gebruik)|unopened|unused|
    (still|new and) (sealed|closed|in (the|its) (box|plastic|packaging))`,
  retinoidBegun: `
    (?<!(havent|hasnt|didnt|not|never|dont|have not) ([a-z]+ )?)(i|ive|we|ek|been|already|also|and) ((have|has|had|already|been|just|then|also) ){0,3}(used|using|use|put (it|some|hers) on|
    applied|tried|started|smeared|rubbed|rub|slap|borrowed|wear)(?! (to|it yet|hers yet|up)( |$))|last (night|week|month)|yesterday|gister*|every (night|day|evening|second night)|elke aand|
    (still|keep|continue|carry on|go on|nog|steeds|again) ([a-z]+ ){0,2}(us*|put*|appl*|with|gebruik)|(keep|stay|carry) on|my (@retinoid)`,
  // A scab on one place that is rubbed or shaved open again and again, for months: that somebody shaves there explains nothing.
  opensEachTime: `
    (scab*|crust*|rof|rofie|rowe|kors*|sore|seer|seertjie|spot|wond|wound)( [a-z0-9,]+){0,12} ((keeps?|still) bleeding|bleed*( [a-z]+){0,3} (again|whenever|each|every time|when|if)|(elke keer|weer|altyd|telkens)
    ( [a-z]+){0,2} bloei|bloei( [a-z]+){0,2} (elke keer|weer|altyd|telkens|as))`,
  sinceThen: `
    (since|from|van|sedert) (@month|januarie|februarie|maart|mei|junie|julie|augustus|oktober|desember|last (year|summer|winter)|verlede (jaar|somer|winter)|winter|summer|somer|christmas|kersfees|
    easter|paasfees)`,
  bumpsOfShaving: 'razor bumps|bumps|skeerbulte|ingrown*|shaving cut|nick|nicked|beard rash|pimples|puisies',
  // "The black thing behind my ear": a mole without its name.
  darkThing: `
    (black|dark|brown|swart|donker|bruin) ((little|small|lil|tiny|round) )?(thing(y|ie)?|dinge?tjie|ding|bit|speck|blob|growth|lump)( [a-z]+){0,2}
    ( (behind|on|under|near|by|in|at|agter|op|onder|aan))( (my|his|her|the|sy|haar|die|a))( (left|right))?( (ear|neck|scalp|back|head|arm|leg|shoulder|chest|
    face|cheek|nose|foot|hand|belly|tummy|thigh|rug|oor|nek|kop|kopvel|been|skouer|bors|gesig|wang|voet))`,
  // "A mark as big as a coin that grows": one mark, by no other name.
  oneMark: '(a|the|this|that|one|my|n|die|hierdie)( [a-z]+){0,2} (mark|spot|merk|vlek|kol)|^([a-z]+ )?(mark|merk|vlek)',
  getsBigger: 'grow(s|ing)|(getting|gets) (bigger|larger)|(twice|double) the size|groei|word groter|raak groter',
  notOneMark: `
    stretch*|melasma|pimple*|zits?|acne|bit(e|es|ten)|bruise*|pigmentation|marks|tattoo*|beard|bald*|hair*|hare|shav*|wart*|ringworm|eczema|ekseem|blister*|in number|more of them|confiden*|plant*|
    stain|blackhead*|milia|boil|abscess|cold sore|sweet spot|words|on the spot|spot on`,
  growsOrBleeds: 'bled|bleeds?|bleeding|bigger|grow(s|n|ing)|grew|larger|groter|bloei|groei|chang(ed|es|ing)|verander',
} as const
