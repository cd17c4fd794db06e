// What is seen at home and told in everyday words: blood on a shirt, a sore that scabs and opens, a ball behind an earring, edges without pores, a test
// with a faint line; and what shows that a thing is harmless, a nail that was knocked or an illness that the doctor called done. Written as clues/body.ts is.

const skinPlace = '(mole|moesie|spot|mark|freckle|one|patch|kol|kolletjie|it|dit)'

export const atHomeWords = {
  // What is strong enough to burn where it is left on, and that it does so now.
  strongOnSkin:
    'tca|trichloro*|phenol|jessner*|(chemical|acid|glycolic|lactic|salicylic|mandelic|home|aha|diy|peeling)( acid)? (peel|solution|pads?)|peeling solution|(?<!(to|will|not|it|its|skin|face|nose|may|also|and|still|can|started) )peels?(?! (off|away|and|when|if|so|badly))|wart (remover|paint|acid)|relaxer|veet|nair|hair removal cream|depilatory|skin bleach|bleaching cream',
  burnsBadly: `
    (burn(s|ing)|sting(s|ing)|brand|shisa) (so |really |very |too )?(bad|badly|much|terribly|erg|vreeslik|kakhulu)|burn(s|ing) like (hell|mad|crazy|fire)|brand soos (vuur|die hel)|(still|keeps|wont stop|doesnt stop|hasnt stopped|cant stop) burning|(face|skin|cheeks|legs|lip|scalp|kopvel|gesig) (is |feels? )?(like its )?on fire|
    (white|wit|grey|gray|frosted) (and|n|en|,) (its )?(burn*|sting*|sore|seer|brand*|hurt*)|burn(s|ing) (and|n) (white|grey|gray)|(burn|sting|hurt)s? (is |are )?unbearabl*|unbearabl* (burn|sting)*`,
  bloodOnCloth: `
    (blood|bloody|bloed) ([a-z]+ ){0,2}(spots?|marks?|stains?|dots?|kolle|vlekke) ([a-z]+ ){0,3}(shirts?|vests?|sheets?|pillow*|towels?|clothes|bra|collars?|hemde|lakens|kussing*)|
    (shirts?|vests?|sheets?|pillow*|towels?|collars?|hemde|lakens) ([a-z]+ ){0,4}(blood|bloody|bloed)`,
  turnsColour: `
    now (with|has|it has|shows) (a|an|some) ([a-z]+ ){0,2}(black|dark|blue|grey) (bit|part|spot|dot|patch|side|edge|piece)|fried egg|    (went|goes|gone|turn(s|ed|ing)?|chang(es|ed|ing)|became|becoming|getting) (from )?([a-z]+ ){0,3}(brown|bruin|black|swart|blue|blou|dark|darker|red|white) ([a-z]+ ){0,3}(on one side|aan een kant|in (the middle|one corner|parts?|places)|
    at the edge|round the edge)|(two|three|several|different|2|3) (colours?|colors?|shades|kleure)|from (light |dark )?(brown|pink|red|bruin) to ([a-z]+ ){0,2}(black|blue|brown|swart|blou)`,
  colourGrown:
    '(got|has|have|with|grew|het) (a|an|some|n) (bluish|blue|black|blackish|greyish|grey|reddish|red|white|dark) (edge|rim|ring|border|tail|corner|halo|rand)|(black|dark|darker|blue|bluish|blackish|greyish|reddish|red|brown|swart|donker|blou)( [a-z]+){0,2} (tail|corner|edge|dot|part|bit|rim|ring|stert|rand|hoek)( [a-z]+){0,2} (on|at|in|round|around|to|now|aan|by)',
  notAsBefore:
    'used to be|was (always |just |only )?(round|flat|small|brown|light|even)|now (it |they |one )?(has|is|looks|got|have|are|feels)|nou (het|is|lyk)|different|chang*|uneven|ragged|irregular|new|nuut|nuwe',
  soreHome: `(sore|seer|seertjie|sweer|ulcer|spot|pimple|puisie|isilonda|senya|bump|crack|kraak)( ${skinPlace})?`,
  reopens: `
    (crusts?|kors*|scabs?( over| off| up)?|heals?( up| over)?|closes?( up)?|toekors|toegroei|gaan toe|dries up)( [a-z,]+){0,4} (and|en|then|dan|but|maar|only to|n)( [a-z]+){0,3}
    [ ](opens?|oop*|breaks? open|bleed*|bloei*|comes? (back|off)|falls? off|weer|again)|(opens? up|breaks? open|oopgaan|gaan oop)( [a-z]+){0,2} (again|weer|every|elke)`,
  forMonths: `
    (since|sedert|vanaf|van) (january|february|march|april|may|june|july|august|september|october|november|december|easter|paas*|christmas|kersfees|last year|winter|summer|somer)( af)?|@weeksOrMore|
    (months?|maande?|years?|jaar) (already|now|al)|al (maande|weke|n (paar )?(maande|weke))`,
  piercedHere:
    'pierc*|ear ?ring*|ear ?lobe*|lobes?|behind (the|my) (lobe|ear)|cartilage|oorbel*|oorlel*|gaatjie in my oor',
  ballGrows: `
    (ball|lump|bump|knob|knop|balletjie|bulge|swelling|growth|bean|grape|marble)(?=( [a-z,]+){0,10} (grow|bigger|larger|groei|groter|past the))|
    (grow*|bigger|groter|groei*)( [a-z,]+){0,6} (ball|lump|bump|knob|knop|past the hole|grape|marble)`,
  // A scalp on which a scar forms.
  edgesOrCrown: '(edges?|crown|temples?|hairline|scalp|kopvel|kroon|haarlyn|front of my (hair|head))',
  shinyNoPores: `
    (shiny|smooth|glad|blink|glossy|waxy)( [a-z,]+){0,10} (holes?|pores?|follicles?|openings?|dots|gaatjies|burn*|brand|sting*|tender|sore|itch*)|
    (no|cant see|cannot see|dont see|without)( any| the)?( little| tiny| small| hair)* (holes?|pores?|follicles?|openings?|gaatjies)( [a-z,]+){0,8}( (shiny|smooth|gone|glad))?`,
  // A period that does not come and a test with a line.
  testLine: `
    (test|clearblue|strip|stick|toets)( [a-z]+){0,4} (line|lines|lyn|lyne|strepies?|streep|plus)( [a-z]+){0,3}|(faint|second|two|2|double|dowwe|twee) (pink |blue |little )?(lines?|strepies?|lyne|strepe)(?! (on|around|under|between) (my|the) (face|eyes?|forehead|mouth|neck))|
    (periods?|maandstonde|aunt flo) (is|are|isnt|hasnt|still|now|s) ([a-z]+ ){0,3}([2-9]|two|three|four|five|six|1[0-9]) (weeks?|weke|days|dae) (late|laat)|([2-9]|two|three|four|five|six) (weeks?|weke) (late|laat)`,
  breastPuckers: `
    (nipple|breast|boob|tepel|bors)( [a-z0-9,]+){0,14} (naartjie|orange|lemon|lemoen)( [a-z]+){0,2} (peel|skin|skil)|(naartjie|orange|lemon|lemoen)( [a-z]+){0,2} (peel|skin|skil)( [a-z0-9,]+){0,14} (nipple|breast|boob|tepel|bors)|
    (nipple|tepel)( [a-z0-9,]+){0,8} (only|just|net) (the |my |on )?(one|right|left|een|regter|linker)|(only|just|net) (the |my |on )?(one|right|left)( [a-z]+){0,2} (nipple|tepel)|
    (nipple|breast|boob)( [a-z0-9,]+){0,10} (pulled in|pulling in|puckered|sunken|dented|drawn in)`,
  // Hours before a mirror.
  mirrorHours: `
    (check*|look*|star(e|es|ing)|kyk)( [a-z,]+){0,12} ([2-9]|1[0-9]|two|three|four|five|six|several|many) (hours|hrs|uur|ure|h)( [a-z]+){0,2} (day|dag|daily|night)|
    ([2-9]|1[0-9]|two|three|four|five|six|several) (hours|hrs|uur|ure|h) (a|per|every|each|n) (day|dag)( [a-z,]+){0,8} (mirrors?|spieel|camera|selfies?|phone cam)`,
  skipsLife: `
    (stopped|quit|dont|wont|no longer|opgehou) ([a-z]+ ){0,3}(lectures?|class(es)?|school|work|church|varsity|campus|gym|parties|out|klas|skool|kerk|werk)( [a-z]+){0,8}(?=.{0,60}(star(e|es|ing)|look(s|ing)? at|see|notice|laugh*|nose|face|skin|pores|gesig|neus))`,
  picksNightly: `
    (pick*|dig*|scratch*|squeez*)( [a-z]+){0,7} (for )?(about )?([0-9]+ ?-? ?[0-9]+|[0-9] (to|or) [0-9]|[2-9]|two|three|four|few|several) (hours?|hrs?|h)( [a-z]+){0,8} (nights?|days?|bleed*|blood|every|daily|scab*)|
    (pick*|dig*)( [a-z]+){0,4} (the )?scabs?( [a-z,]+){0,12} (asham*|hide*|long sleeves|short sleeves|cant stop|every night|most nights)`,
  // Cuts that are one's own, and are hidden.
  cutsOwn: `
    (fresh |new |old )?(cuts|cutting|scratches|slices)( [a-z,]+){0,10} (theyre|they are|are|its|is|were) (from|by) me|(cuts|marks|lines)( [a-z,]+){0,6} (i (did|do|made|make)( them| it)?( to)? ?my ?self|self inflicted)`,
  nailBlow: `
    (dropped|drop|slammed|slam|stubbed|stub|jammed|hit|bumped|knocked|kicked|crushed|val op|gestamp|gekap)( [a-z]+){0,5} (on|in|against|it|onto|with|teen|op)( [a-z]+){0,4}`,
  nothingThere:
    '(i have|ive got|ive|have|has|got|with|there is|theres) no (rash|sores|symptoms|signs|meds|medicines?|spots|problem)|no rash|nothing wrong with (me|my skin)|skin is (fine|normal|clear)',
  factsOnly:
    'just (want )?(the )?facts|just curious|out of curiosity|(nobody|nobodys|no one|noone)( is| here is)? (on|taking|using) it|just (asking|wondering)|for (an|my|a) (assignment|article|poster|project|school)|in general',
  onLip: 'lips?|lippe|mouth|mond|corner|mondhoek',
  stripBlisters:
    '(strip|band|belt|stripe|streep|gordel)( [a-z]+){0,2} (blisters|blase|blasies)|(blisters|blase|blasies)( [a-z,]+){0,6} (just|only|net)( [a-z]+){0,2} (left|right|one|een|linker|regter) (side|kant)',
  bendPlace:
    '(knee|elbow|neck|wrist|ankle|arm|leg|skin)s?( [a-z]+)? (folds?|creases?|bends?|voue|plooie)|folds|creases|behind (the|his|her|my) (knees?|ears?)|cheeks?|elbows?|wange|elmboe',
  noSores: '(no|not|without|geen|never) (any |open )?(sores?|weeping|pus|blood|crusts?|blisters?|oozing|sere|wonde)',
  judgedFine:
    '(doctor|doc|dr|derm*|gp|clinic|nurse|sister|specialist|dokter)( [a-z]+){0,6} (normal|fine|harmless|benign|nothing (bad|serious|to worry)|common|normaal|reg)(?! to)',
  nailGrowsOut:
    '(grow(s|ing|n)?|groei) out( with| of| towards| slowly| and|$)|clear nail( is| now)?( [a-z]+){0,3} (behind|coming|underneath|below|growing)|(moves|moving|moved) (up|out|along) with the nail',
  doneByDoctor: `
    (doc|doctor|dr|clinic|nurse|sister|derm*|gp|dokter)( [a-z]+){0,3} (said|says|say|told me|confirmed|se|sê)( [a-z]+){0,4} (done|clear|cleared|healed|gone|finished|fine|over|klaar|gesond)|
    (cleared|healed|gone|went away|finished|fixed)( up)?( [a-z]+){0,3} (w|with|after|by|from) (the |my |a )?(antibiotics?|course|cream|ointment|treatment|tablets|antifungal)`,
  peelLike:
    '(like|soos) (a |an |n |the )?(naartjie|nartjie|orange|lemoen|lemon)( ?s)? (peel|skin|skil)|pulled in|pulling in|puckered|puckering|drawn in|sunken in',
  milkGiven: 'pump*|latch*|(?<!(not|never|no longer|dont) )(breast ?feed*|feeding)|borsvoed*',
  lineElse:
    'negative|negatief|(one|single|een) (line|lyn)|(lines?|lyne) ([a-z]+ ){0,2}(on|between|around|under|across) (my|the) (brows?|eyebrows?|forehead|eyes?|mouth|neck|face|cheeks?|lips?)',
  isoLongOver:
    '(stopped|finished|done|ended)( [a-z]+){0,6} (years?|months?|jaar|maande) (ago|back|gelede)|(years?|months?|jaar|maande) (ago|back|gelede)( [a-z]+){0,4} (stopped|finished|done)',
  wantsShine:
    '(shampoo|conditioner|oil|serum|gloss|spray|want|make|makes|get|for)( [a-z]+){0,3} (shiny|shine|smooth|glossy) (hair|edges|hairline|finish|look)',
  madeUp: '(make ?up|tutorial|film|movie|dance|practice|rehears*)',
} as const
