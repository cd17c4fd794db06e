// Words by which an alarm is less than it looks, or none: small and healing, told as long since, only asked about, of colour and not of blood;
// and what outweighs them. Written as clues/body.ts is.

const days =
  '(monday|tuesday|wednesday|thursday|friday|saturday|sunday|maandag|dinsdag|woensdag|donderdag|vrydag|saterdag|sondag)'
const fewOf =
  '((a|an|one|two|three|four|five|six|seven|[1-9]|1[0-9]|few|couple|of|n|paar|twee|drie|vier|vyf|ses) ){1,3}'

export const mildWords = {
  // A burn that is small, closed or on its way to heal.
  smallHarm: `
    a (tiny |wee |little |lil )?(bit|touch)|a little(?! (girl|boy|one|child|kid|sister|brother|baby|son|daughter))|slight(ly)?|(small(er)?|tiny)(?! (amount|
    bottle|tube|tub|jar|drop|drops|quantity|salon|shop|bit of))|minor|mildly|lightly|
    bietjie|effens|klein(tjie)?(?! (kind|seun|dogter|meisie|bottel))|kancane|kancinci|hanyane|dry (scab|crust|patch)*|scabbed over|(is |its |now )?(heal(ing|s|
    ed)|closed)|(getting|looks|is|its) better|
    (just|only|still) (a )?(bit )?(red|pink|dark|brown|shiny|tight|mark)|(red|pink|rooi) (and|en) (a bit |a little )?(dry|shiny|tight|pink|blink|droog)|
    tingl(ed|es|ing|y)|
    (scalp|skin|face|kopvel|vel|gesig|lip) (is|feels|looks) (fine|ok|okay|good|normal|reg)(?! (except|apart|but|until))`,
  // What makes a burn one to be seen, however little of it there is.
  burnGrave: `
    @rawSkin|blister*|blas(e|ies)|bubbl*|weep*|ooz*|pus|etter|open|oop|wet|nat|bleed*|bled|blood|bloei*|bloed|swoll*|swell*|geswel*|white(?! (girl|woman|lady|
    man|person))|wit|
    grey|gray|black(?! (girl|woman|lady|man|person))|swart|numb|deep|diep|charred|leather*|agony|excruciat*|unbearable|painful|in pain|seer|throb*|
    (so|very|really|extremely|super|badly|bad|hell|crazy|terribly) (sore|burn*|bad)|spread*|worse|erger|erg|fever|koors|infect*|smell*|stink*|eyes?|eyelids?|
    oog|oe|big|large|
    huge|whole|all over|everywhere|(second|2nd|third|3rd) degree|@skinLost|(skin|vel) ([a-z]+ )?(off|af|gone|peel*|tore|torn|lift*)|holes?|wounds?|wonde?|
    badly|screaming|
    (wont|doesnt|not|isnt) ([a-z]+ )?(heal*|clos*)|genital*|private*|bikini|vagin*|scrotum|nipples?|hands|fingers?`,
  growsSlowly:
    '(grow|spread|get)(s|ing|n)? (bigger |wider )?(very |so )?slow(ly)?|slow(ly)? (grow|spread|getting)(s|ing|n)?|stadig (gegroei|groei|groter)|over (the )?(months|years?)',
  // One eye or lid, and that nothing else is there.
  oneLid:
    '(one|left|right|een|linker|regter) (upper |lower )?(eye|eyelid|lid|oog|ooglid)|(an|my|the) (eye|eyelid|lid)( is| feels| got| went)? ([a-z]+ ){0,2}(puff*|swoll?en|itch*)|(iliso|ihlo) elinye',
  noHives: '(no|not|without|geen|nor) ([a-z]+ (or|and) )?(hives|welts|rash|bumps|galbulte)',
  // A day ago or longer.
  dayOld: `
    yesterday|gister(aand|middag|oggend)?|eergister|izolo|maobane|(last|verlede) (night|week|weekend|month|year|nag|week|naweek|maand|${days})|the (other|
    previous) day|
    ${fewOf}(days?|dae|weeks?|weke|wks|nights?|nagte|months?|maande) (ago|back|gelede|later|after|now|since|terug)|for ${fewOf}(days?|dae|weeks?|weke|months?)|
    since (yesterday|last|${days})|sedert (gister|verlede)|
    (?<=(burnt?|burned|peel*|relax*|wax*|laser*|dye*|dyed|did|done|had|used|happened|gebrand|gekleur|rash|react*)( [a-z0-9,]+){0,7} )(this |past )?${days}
    (?! ([a-z]+ ){0,4}(wedding|party|event|interview|dance|coming|next))(?<!(next|coming|by|for|until|till|before|wedding|party|event|interview|dance|
    going) (on )?[a-z]+)`,
  // Just now: then it is first aid that counts.
  justNow: `
    just now|now now|(minutes?|mins?|hours?|hrs?) ago|an hour|half an hour|right now|nou net|net nou|still (on|in|has|wet)|(just|only) (did|used|applied|put|
    washed|rinsed|took|left)|
    (this|vanoggend) (minute|second)`,
  // Weeks ago, and a mark is what is left.
  weeksBackTold: `
    ${fewOf}(weeks?|weke|wks|months?|maande|years?|jare?|jaar) (ago|back|gelede|terug)|(last|verlede) (month|year|summer|winter|maand|jaar|december|january)|
    in (january|february|march|april|may|june|july|august|september|october|november|december)`,
  leftMark:
    'marks?|merke?|scars?|letsels?|dark*|donker*|brown|bruin|fade*|patch|spot|vlek|kol|fine|healed|gone|discolou?r*|pigment*|amabala|ibala|letheba',
  // A rash after hair dye, and what makes it more than one.
  dyeRash:
    'itch*|jeuk*|bumps?|bumpy|*luma|*hlohlon*|flak*|dry|droog|pimples?|mild|slight(ly)?|behind (my|her|his|both) ears?',
  dyeGrave: `
    swell*|swel|swol*|puff*|geswel*|opgeswel*|*vuvuk*|*dumb(a|e|ile)|*rurug*|*ruruh*|raised|lump*|tattoo*|blister*|blase|blasies|weep*|ooz*|pus|crust*|scab*|
    wet|raw|open|bleed*|
    hives|welts|bommels|
    eyes?|eyelids?|lids?|lips?|face|gesig|oe|lippe|ubuso|sefahleho|burn*|brand*|all over|everywhere|whole|spread*|worse|fever|painful|very sore|breath*|throat|
    tight`,
  // What colours a face or a mouth from without, or only in a picture.
  colourOn: `
    lip ?stick|lip ?gloss|lip ?liner|eye ?shadow|shade|foundation|concealer|powder|primer|filter|photos?|pictures?|pics?|selfies?|flash|camera|white ?cast|
    lighting|
    lipstiffie|grondlaag|foto`,
  lipsOfColour: `
    lips ([a-z]+ )?(look|looks|looked|are|appear|seem|lyk)( [a-z]+){0,2} (blue|purple|grey|gray|white|pale|blou|pers)( [a-z]+){0,4} (lip ?sticks?|
    lip ?gloss|lip ?liner|shade|colou?r|photos?|pictures?|pics?|selfies?|foundation|concealer|lighting|flash)`,
  // Isotretinoin and a child to come, asked about as a matter of time or of reasons.
  isoTiming: `
    (how (long|soon|many (weeks|months|days))|hoe (lank|gou)|when|wanneer|why|hoekom|wait) ~ (after|before|until|till|stop(ping)?|finish(ed|ing)?|wait|na|voor|
    must|should|can|may|do|does|is|
    kan|moet|mag)`,
  carriesNow: `
    (im|ek is|were|weve been|been|shes|she is|wife is|girlfriend is|sister is|daughter is|already|now|currently|find out|found out|
    just) ([a-z0-9]+ ){0,3}(pregnan*|pregn[ae]n?t|preggo|preggers|swanger|
    expecting|carrying|trying|ttc)|@positiveTest|
    (was|got|fell|became|fallen|getting) pregnant (on|while|during|with)|while (i was )?(on|taking|using)|unprotected|condom|(period|
    maandstonde) ([a-z]+ ){0,3}(late|laat|missed)|missed ([a-z]+ )?period|
    no period|breast ?fe*|borsvoed*|late period|(weeks|months) (pregnant|along|gone|preggo)|might be pregnant|could be pregnant|pregnant now`,
  // "Why can't I use retinol when pregnant": reasons, not use.
  whyNot: `
    (why|hoekom|whats wrong|what is wrong|what happens|reason) ([a-z]+ ){0,3}(cant|cannot|may not|shouldnt|should not|mustnt|must not|not|nie|avoid|bad|
    dangerous|unsafe|allowed|avoided|stop|mag|if|
    when)`,
  retinoidInUse: `
    (?<!(can|cant|could|may|should|shouldnt|must|mustnt|might|shall|if|when|before|mag|kan|moet|dont|not|never|wont) )(i|im|ive|ek|she|shes) ((have|been|had|
    was|only|just|also|always|already|
    still|nog|al|am) ){0,3}(@using|use|on|took|taking|gebruik|smeer|smear|wear)( [a-z0-9]+){0,3} (@retinoid)|@usedRetinoid`,
  // How much of a medicine may be taken, where none has been taken yet.
  doseAsked: `
    (how (many|much|often)|hoeveel|hoe baie|zingaki|bongaphi|tse kae) ([a-z]+ ){0,4}(can|may|should|must|do|does|kan|mag|moet) (i|we|you|one|a person|an adult|
    ek|ons|mens|n mens) ([a-z]+ ){0,3}(take|drink|use|
    have|swallow|neem|vat|gebruik)|(can|may|could|should|kan|mag|moet) (i|we|you|ek|ons) ([a-z0-9]+ ){0,5}(drink|take|vat|neem|sluk|saam|together)`,
  doseTaken: `
    took|taken|drank|drunk|swallowed|gesluk|gedrink|gevat|geneem|already|yesterday|today|last night|now|nou|by mistake|accident*|per ongeluk|too (many|much)|
    te veel|overdos*|all of|the whole|at once|
    kill*|die|dood|dangerous|lethal|fatal|sleep|end it|how many is|baby|toddler|child|kid|kind|son|daughter|seun|dogter|year old|months? old|dizzy|vomit*|
    drowsy|sick|handful|poison|gif|pregnan*|
    dog|cat|jik|bleach|paraffi*|toner|soap|dettol|peroxide|perfume|acid|serum|sunscreen|lotion|essential|camphor|spirits`,
  takenAsMeant: `
    allergex|panados?|paracetamol|grandpa|disprin|aspirin|nurofen|ibuprofen|brufen|myprodol|antihistamines?|cetirizine|loratadine|texa|zyrtec|clarityne|
    vitamins?|zinc|zinplex|biotin|collagen|
    iron|roaccutane|oratane|doxy*|minocycline|antibiotics?|antibiotika|pills?|tablets?|pille|tablette|capsules?|cough (syrup|mixture)|hoesstroop|corenza|
    sinutab|med lemon|evening primrose|
    probiotics?|omega( 3)?|fish oil|magnesium|calcium|water|rooibos|tea|tee`,
  // Something to be injected at home, only asked about.
  injectAsked: `
    ^((hi|hey|hello|ok|so|and|please|but) ){0,3}(can|could|may|should|is it (safe|ok|okay|possible|legal) (to|for)|how (do|can|to|would)|kan|mag|hoe|where (can|
    do)|thinking (of|about)|i want to|what if i|what happens (if|when) (i|you|we|one)) ([a-z0-9]+ ){0,5}
    (inject*|inspuit|spuit|jab)
    (?![^]{0,}( |^)(did|done|injected|ingespuit|already|yesterday|last night|swell*|swoll*|white|wit|grey|black|pain*|sore|seer|numb|blind|vision|lump*|hard|
    bleed*|blue|hot|bruis*|bleach|jik|spirits|peroxide|turps|
    myself with|drugs|insulin)( |$))`,
  // Skin that bruises by itself because it is old, thin or on steroids: nobody struck it.
  easyBruise: `
    (bruis(e|es|ing)|blou (kolle|merke)|kneus*) ([a-z]+ ){0,3}(easily|easy|easier|maklik|makliker|sommer|so quick*)|(easy|easily|maklik) ([a-z]+ ){0,2}(bruis*|
    blou kolle|kneus*)|(kry|get|gets) ([a-z]+ )?maklik ([a-z]+ )?
    blou|(thin|dun|fragile|paper) ([a-z]+ )?(skin|vel)( [a-z,]+){0,8} (bruis*|blou|kneus*)`,
  // Marks that are no rash and stay under a glass all the same.
  ordinaryMark: `
    freckles?|sproete|angiomas?|(post |old )?(acne|pimple|puisie) (marks?|scars?|spots)|moles?|moesies?|birthmarks?|shav*|razor|strawberry legs|keratosis|
    age spots|sun ?spots|
    stretch ?marks|spider veins`,
  // Dots of make-up and ink.
  madeDots: 'foundation|concealer|powder|primer|make ?up|lip ?stick|sponge|stamp|henna|ink|pen|paint|blush',
  // And what may mean that somebody did, whatever is said of it.
  maybeStruck: `
    says?|grips?|(finger|hand) ?(marks|prints?)|(goes|gone|is|gets) quiet|flinch*|carer|caretaker|nurse|scared|afraid|bang|argu*|drunk|angry|full of|neck|
    black eyes?|blou oog|every (time|
    weekend)|hides?|hiding|oppasser|se sy`,
  // A knock that somebody tells of, with no one in it.
  ownKnock: `
    i (just |accidentally |stupidly )?(hit|bumped|knocked|banged|bashed|stubbed|whacked) my ([a-z]+ ){1,2}(on|against|into|at|with) (the|a|my|
    our) ([a-z]+ )?(cupboard|door|desk|table|shelf|drawer|counter|
    car|boot|wall|bed|tap|fridge|step|stairs?|window|gate|handle|bar|weights?|phone|bench|corner)`,
  someoneElse: `
    he|she|him|his|her|they|them|boyfriend|husband|hubby|partner|girlfriend|wife|ex|bf|gf|man|kerel|dad|father|pa|stepdad|stepfather|uncle|brother|mom|mother|
    ma|boss|teacher|nanny|hy|sy|hom|
    argu*|fight|fought|fighting|push*|shov*|drunk|angry|again|always|every|secret|hide|hiding|cover*|say|tell|told|blame|makeup|foundation|concealer`,
  // All one's progress feared lost: "back to zero".
  backToZero: `
    (back|start|begin|starting|go|going) ([a-z]+ ){0,3}(to|at|from|by) (zero|square one|scratch|the beginning|nul|the start)|(lose|losing|undo|ruin|spoil|
    wast*) (all )?(my |the )?(progress|results|work|effort)|
    start (all )?over( again)?|van voor af`,
  careHabit: `
    spf*|sun ?screen|sun ?block|sonskerm|retinol|serum|routine|marks?|spots|skip|forget|forgot|miss|missed|cream|moisturi*|product*|niacinamide|vitamin c|gel|
    toner|cleanser|progress|results`,
  // "What's the point of a toner?": of a thing, and not of going on.
  pointOfThing: `
    (whats|what is|what s|wats|wat is) (the|die) (point|use|sense|nut) (of|in|to|van) ([a-z]+ ){0,3}(skin ?care|
    sun ?screen|sun ?block|toners?|serums?|masks?|primers?|essences?|eye ?creams?|creams?|lotions?|moisturi*|cleans*|oils?|scrubs?|exfoliat*|retin*|
    niacinamide|vitamin|acids?|edge control|gels?|sprays?|mists?|balms?|soaps?|wash|powders?|rollers?|gua sha|patch*|peels?|routine|make ?up|foundation|
    concealer|spf|double cleansing|steam*|products?|brush*|wipes?|deodorants?|roll ons?|sheet|micellar|charcoal|clay|butters?|glycerine?|vaseline|shampoo*|conditioner*|face|body|hair|lip|hand|foot|bath)`,
  // "Would a foot peel be quicker?": of a treatment of the skin.
  quickerCare: `
    (masks?|peels?|creams?|serums?|acids?|lasers?|gels?|scrubs?|wax(ing)?|threading|needling|patch(es)?|oils?|lotions?)( [a-z0-9,]+){0,9} (quicker|faster|sooner|rather|better|
    work)|(quicker|faster|sooner) (with|than) (a |the |my )?(mask|peel|cream|serum|acid|laser|gel|scrub|lotion|oil)*`,
  // "Just want to feel pretty again": a hope, where nothing beside it gives up.
  hopesFor: `
    (?<!(nobody|no one|no ?body|alone|hopeless|worthless|point|pointless|pills|tablets|die|dead|never|burden|goodbye|empty)[^]{0,})
    (want|wants|wanna|love|hope|hoping|wish|need|trying|wil) ((to|just|only|so|badly|weer|net) ){0,4}(feel|be|voel) ((so|like|really|a|bit|little|weer|more) ){0,3}
    (pretty|beautiful|nice|fresh|good|me|myself|my old self|young|younger|confident|sexy|woman|attractive|gorgeous|mooi|goed)( again| weer| for once)?
    (?![^]{0,} (nobody|no one|alone|hopeless|worthless|point|pointless|pills|tablets|die|dead|never|burden|goodbye|empty|anymore|gone|over it|before i go|future|find me|found)( |$))`,
  // A spot that was picked, bled a little and has its crust.
  bledOnce: `
    (bled|bleeds|bleeding|bloei|gebloei) ([a-z]+ )?(a|n) (tiny |little |wee )?(bit|little|touch|drop|bietjie|minute|second)|bled (slightly|briefly|once)|
    n bietjie (ge)?bloei|(drop|spot|bit|speck) of blood`,
  crustNow: 'crust*|scab*|korsie|rofie|kors',
  notOnce: `
    again|keeps?|every|still|weeks?|months?|years?|mole|moles|moesie|moedervlek|freckle|birthmark|grow*|bigger|chang*|(wont|doesnt|never|not|
    refuses to) ([a-z]+ )?(heal*|stop*|clos*|dry|go away|gone|clear*)|pus|hot|
    spread*|swoll*|swell*|fever|painful|black|
    smell*|diabet*|weke|maande|weer`,
  gumBleed: '(gums?|tandvleis) ([a-z]+ ){0,2}(bleed*|bloei)|bleeding gums',
  gumAlarm: 'tired|weak|pale|bruis*|fever|nose|weight|warfarin|thinners?|chemo*|spots|rash|purple|moeg|koors|blou',
  flossing: 'floss*|brush*|toothbrush|borsel|teeth|tande',
  // Hair that falls out over a crown that burns: a scalp disease, not a burn of today.
  hairFalls: `
    (hair*|hare|strands) ([a-z]+ ){0,3}(fall*|fell|coming|comes|came|dropping) (out|off)|(hair*|hare) ([a-z]+ ){0,3}(thin*|gone|missing|less|dunner|val uit)|
    (losing|lost|lose|thinning) ([a-z]+ ){0,2}(hair|edges)|
    hair ?loss|haarverlies|hare val|balding|(izi|ii)nwele( [a-z]+){0,2} (zi[a-z]*wa|zi[a-z]*phuma)|moriri( [a-z]+){0,2} wa`,
  crownPlace: '(middle|centre|center|crown|top|parting|vertex|kroontjie|middel|phakathi)',
  scalpHurts: 'burn*|itch*|tender|sore|sting*|tingl*|hurt*|brand*|jeuk*|smooth|shiny|glad|blink|*luma|scal(y|ing)',
  scalpWound: `
    raw|blister*|weep*|ooz*|pus|bleed*|bled|sores|scabs?|open|wet|(minutes?|hours?) ago|today|just (now|did|relaxed)|this morning|yesterday|
    last night|chemical burn*|swoll*|swell*|fever`,
  // A tube or a toy that an animal bit.
  bitThing: `(bit|bite|bites|bitten|chew*|byt|gebyt) ([a-z]+ ){0,2}(my|the|our|a|his|her) ([a-z]+ ){0,2}(tube|bottle|jar|tub|brush|sponge|cream|sunscreen|
    lotion|shoes?|slippers?|toy|bag|pot|container|lipstick|soap|towel)`,
  // Infected once, and dry or well now.
  onceInfected: `
    (as (a|n) (child|kid|baby|teen|teenager|kind|baba)|years? ago|last year|when i was|jare gelede|in (may|june|july|january|march|april)|
    verlede jaar)( [a-z0-9,]+){0,10} (only|just|all|now|nou|net)( [a-z]+){0,3} (dry|
    fine|clear|healed|ok|okay|better|gone|droog|reg|mild)`,
  // An eye that was rinsed days ago, and is well.
  eyeLongFine: `
    ((last|verlede) (week|month|year|weekend|night)|yesterday|(days?|weeks?|months?) ago|the other day|on (mon|tues|wednes|thurs|fri|satur|sun)day|earlier (this|in the) week)( ,)?(\\s(?!(@eyeStill)( |$))[a-z0-9,]+){0,10} (fine|ok|okay|
    normal|good|no (redness|pain|burning|stinging)|
    better)(?! (except|but))
    (?![^]{0,}( |^)(but|still|now (it|my|red|sore|blur*)|blur*|hurts?|pain*|sore|burn*|gritty|swol*|swel*|cant|light|foggy|red|until|till)( |$))`,
} as const
