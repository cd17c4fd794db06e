// What the must-not-miss rules (./must-not-miss.ts) put together: classes of substances, acts, places and signs, in the shorthand of ../safety/ways.ts;
// `@name` is a clue that the signs know already (../safety/clues).

const dark = '(dark*|black*|brown*|blue|swart|donker|bruin)'
const colourless = '(pale|white*|whitish|grey*|gray*|clay*|chalk*|putty|colou?rless|light|*grys|bleek|wit)'
const stool = '(stools?|poos?|poop|pooing|faeces|motions?|number two|stoelgang)'
const urine = '(urine|urien|wee|weeing|pee|peeing|pipi)'
const belly = '(stomach|belly|tummy|abdom*|ribs|maag)'
const owner =
  '(friend|bestie|mate|sister|brother|mom|mum|mother|dad|father|cousin|aunt*|uncle|gran*|gogo|ouma|neighbou?r|colleague|flatmate|roommate|husband|wife|boyfriend|girlfriend|partner|daughter|son|niece|nephew)'
const ownerAfr =
  '(ma|pa|suster|broer|vriend|vriendin|man|vrou|tannie|oom|ouma|oupa|neef|niggie|maat|kollega|kamermaat|buurvrou|buurman)'
const remedyOil =
  '((essential|lavender|tea tree|castor|frankincense|eucalyptus|peppermint|rosemary|clove|lemon|coconut|olive|almond|argan|black seed|rosehip|jojoba|neem|marula|baobab|oregano|geranium|chamomile) oils?|oils?|*olie)'
const eyes = '(eyes?|eyeballs?|oog|oe)'

/** Of a doctor's prescription, or only to be had with one. */
const prescription =
  '(prescri*|script|roac(c|u)*|acc?u?tane|oratane|acnetane|isotret*|tretinoin|retin a|epiduo|differin|adapalene|hydroquinone|prednis*|cortisone|steroid (cream|ointment|tablets|pills)|dermovate|betnovate|advantan|elidel|protopic|tacrolimus|antibiotics?|doxy*|minocycl*|clinda*|spironolactone|methotrexate|medication|meds|tablets|pills|capsules|pille|tablette|voorskrif*|(cream|ointment|gel|lotion|salf|room) (that )?(from|of|by|van) (the|her|his|their|die) (doctor|dr|derm*|clinic|hospital|dokter|kliniek))'
const caustic =
  '(bleach(?! (cream|bath|my|blond*))|jik|domestos|chlorine dioxide|chlorine(?= (drops|tablets|solution))|hth|mms|miracle mineral*|cds|sodium chlorite|peroxide|borax|turpentine|turps|paraffin|ammonia|pool acid|caustic soda|methylated spirits?|dettol|savlon)'
const drinks =
  '(drink*(?! (water|more|enough|plenty|lots))|sip|sips|sipping|swallow(s|ing)?|ingest*|gargl*|eat|eats|eating|kuphuza)'
const drank = '(drank|drunk|swallowed|sipped|ingested|gulped|gedrink|gesluk|ngiphuze|ndisele)'
/** Words between that belong to the same act. */
const same = '(?:(?!(?:and|then|while|but|use|used|using|put|puts|for|after|before|to) )[a-z0-9]+ ){0,5}'

/** Ways of naming each finding, as sentences of ../safety/clue-search.ts are written: lower case, without apostrophes. */
export const findings = {
  isotretinoin: '@isotretinoinWords|acne (capsules|caps)',
  fever:
    '(?<!(hay|tick bite|yellow) )fever*(?! (blister|tree))|feverish|koors|high temperature|temperature of|burning up|shiver*|rigors?|chills|the shakes|(run|running|have|has|had|having|got|with) (a )?temperature',
  breathless:
    '@noAir|wheez*|breathless*|short(ness)? of breath|out of breath|(cant|struggl*|hard|battl*|difficult*|trouble) ([a-z]+ ){0,2}(breath*|catch _ breath)|gasp*|winded|breath* ([a-z]+ ){0,2}(hard|short|difficult|tight|heavy|shallow)|(tight|tightness|heavy|pain*) ([a-z]+ ){0,3}chest|chest ([a-z]+ ){0,2}(tight*|pain*|heavy)|kortasem*',
  liver: `${colourless} ([a-z]+ ){0,2}${stool}|${stool} ([a-z]+ ){0,6}${colourless}|(dark*|brown*|tea|cola|coke) ([a-z]+ ){0,2}${urine}|${urine} ([a-z]+ ){0,6}(dark*|brown*|tea|cola|coke|rooibos)|@jaundice|(eyes|whites) ([a-z]+ ){0,6}yellow*|yellow* ([a-z]+ ){0,2}(eyes|skin)`,
  bellyPain: `(severe|bad|terrible|sharp|awful|agon*|unbearable|intense|strong) ([a-z]+ ){0,3}(pain*|cramp*) ([a-z]+ ){0,4}${belly}|(severe|bad|terrible|sharp|awful|agon*|unbearable|intense|strong) ([a-z]+ ){0,3}${belly} ([a-z]+ ){0,1}(pain*|cramp*|ache)|${belly} ([a-z]+ ){0,4}(agony|unbearable|killing)|(blood|bloody) ([a-z]+ ){0,3}(${stool}|diarr*)`,
  drankCaustic: `${drank} ${same}${caustic}|${caustic} (i|he|she|we|they|that i|which i) ([a-z]+ ){0,2}${drank}`,
  drinksCaustic: `${drinks} ${same}${caustic}|${caustic} ${same}(${drinks}|by mouth|orally|internally)|tak(e|es|ing) ${same}${caustic}(?! off)|${caustic} ([a-z]+ ){0,3}(in|into|with) ([a-z]+ ){0,2}(drinking water|juice|tea|water) (and|to|then) (drink|swallow)*`,
  miracleDrops: 'chlorine dioxide|mms|miracle mineral*|cds|sodium chlorite',
  byMouth: `${drinks}|by mouth|orally|internally|drops|protocol|detox|dose|doses|tak(e|es|ing)|parasite*|cleanse|enema`,
  causticThing: caustic,
  drinksIt: '(drink*|swallow(ing)?|sip|gargl*|ingest*) ([a-z]+ )?(it|this|that|some|them)',
  byMishap: '@pet|@realChild|by (mistake|accident)|accident*|(what|wat) (do|must|should) (i|we) do|he|she|hes|shes',
  pet: '@pet',

  oil: `${remedyOil}|lemon juice|onion juice|honey|vinegar|urine|saliva|breast ?milk|colloidal silver`,
  roundEye:
    '(under|around|near|beneath|above) ([a-z]+ ){0,2}(eyes?|oe)|cleans*|make ?up|remov*|sunscreen|eye cream|eye area',
  intoEye: `(in|into|inside|onto) (my |the |his |her |your |both |their |an |a |one |each |[a-z]+s )?${eyes}|(eye|eyes) drops ([a-z]+ ){0,3}(of|with|from)|drop* ([a-z]+ ){0,4}(in|into) ([a-z]+ ){0,2}${eyes}|(inside|behind) (my |the |his |her |your )?(lower |upper )?(eyelids?|ooglede?)|oils? eye ?drops?`,
  splashed: '(got|gets|went|ran|splash*|squirt*|fell|drip*|landed|spill*|poured|rubbed)',

  inject:
    'inject(s|ing|ed|able|ables|ion|ions)?|needles?|syringes?|cannula|jabs?|iv drips?|drips?|(hyaluron*|filler|hyaluronic|pressure) ?pens?|self inject*|fillers?|mesotherapy',
  injected:
    'fillers?|hyaluron*|botox|botulinum|toxin|glutathione|gluta|vitamin c|fat dissolv*|lipolysis|lemon bottle|kybella|pdrn|salmon dna|melanotan|silicone|collagen|profhilo|skin ?booster*|tranexamic',
  rolled: '(derma)? ?roller*|dermaroll*|micro ?needl*|derma ?(pen|stamp)|serums?',
  atHome:
    'at home|from home|myself|my self|diy|self inject*|do it yourself|(bought|ordered|order|buy|buying|got|get|kit|kits|pen) ([a-z]+ ){0,4}(online|temu|shein|aliexpress|takealot|facebook|instagram|whatsapp|amazon|internet)|(youtube|tiktok|online) (tutorial|video|course)|tutorial|(friend|cousin|sister|aunt*|mom|beautician|salon|nail lady|lady|girl|party) ([a-z]+ ){0,4}(inject*|do it|does|doing|done|did|needle)|home (kit|use)|tuis|by die huis|aanlyn|(met|van) (temu|shein|takealot|facebook)|without a (doctor|nurse)',

  mole: '@moleSure|beauty (spot|mark)|(?<!(hair|beard|brow|lash|nail|cell|new|of) )growth|lesion',
  spot: '(spot|bump|mark|lump|nodule|patch|thing|knob|freckle|blemish|growth|lesion|knop|kol|vlek|groeisel)',
  turning:
    'burn*(?! ([a-z]+ ){0,3}(off|away|out))|sting*|stings|stung|hurts?|hurting|pain*|sore|tender|itch*|bleed*|bled|ooz*|crust*|scab*|grow(s|ing|n)?|grew|bigger|larger|chang*|darker|spread*|brand|jeuk*|bloei*',
  ofScars:
    '(acne|pimple|old|pock|ice ?pick|rolling|boxcar|chicken ?pox|box car) ?(scars?|marks?)|scars?|pores?|cellulite|nails?|stretch ?marks?|dimples',
  sunken:
    'indent*|dent(s|ed)?|dips?|dipped|sunk(en)?|sink(s|ing)?|crater*|dimpl*|hollow*|pucker*|caved|(gaatjie|gat) (in|op) ([a-z]+ ){0,2}(middel|bokant)|duik(ie)?|ingeduik|ingesak|(pit|hole) (in|at) ([a-z]+ ){0,2}(middle|centre|center)',
  hard: 'hard*|firm|solid|stiff|like (a )?(stone|pea|marble|button)|harde?',
  palmOrSole:
    '(?<!nose )(palms?(?! (oil|kernel|tree|wax|sugar|rested))|soles?(?! (ingredient|trader|purpose|reason))|(under|bottom|underside|arch) ([a-z]+ ){0,3}(foot|feet)|instep|voetsool|handpalm|between ([a-z]+ ){0,2}toes)',
  darkMark: `@moleSure|${dark} ([a-z]+ ){0,2}(spot|mark|patch|freckle|dot|growth|lump|bump|line|blotch|kol|vlek)|freckle|(spot|mark|patch|growth|lesion|lump|bump|thing) ([a-z]+ ){0,6}${dark}|growth`,
  wart: '(plantar )?warts?|verruca*|henna|ink|tattoo|blister*|splinter|thorn|pen',

  breast:
    '(breasts?(?! (feed*|milk|pump*|pads?))|boobs?|boobies|nipples?|areolas?|bors|borste|tepels?|ibele|amabele|letswele)',
  breastLump:
    'lumps?|knots?|knob|hard (spot|bit|patch|area|thing)|something (hard|round|solid)|iets (hards|ronds)|knop*|bult*|iqhuma|marble|pea',
  breastSign:
    'dimpl*|pucker*|dent(s|ed)?|indent*|orange peel|thicken*|(pull*|turn*|gone|going|went|sunk*|suck*|draw*|point*|flip*) ([a-z]+ ){0,2}(in|inwards?|inside|flat|sideways|different*|way)|invert*|retract*|flatten*|flat now|changed shape|(trek*|draai*|wys|sak) ([a-z]+ ){0,2}(in|na binne|binnetoe|plat)|(skin|vel) ([a-z]+ ){0,3}(thick|dik)|fluid|vloeistof|afskeiding|discharge|leak*|bleed*|blood*|crust*|scaly|flak*|ulcer*',
  breastfed:
    'radiation|radiotherapy|chemo*|breast ?feed*|nursing|latch*|pump*|piercing|chicken|newborn|borsvoed*|sports bra|chaf*|pimple*|breast ?fed|tape|pasties|surgery scar',

  ringShape:
    'ring shaped?|rings? (like|shape*|rash|with|of|on|around a)|(red|scaly|itchy|raised|pink|dry|round|perfect|big|growing|spreading) rings?(?! finger)|ringworm|circles?|circular|annular|ronde? ([a-z]+ ){0,2}(uitslag|kol*|vlek*|merk*)|kring(e|vormig*)?|round ([a-z]+ ){0,2}(rash*|patch*|mark*|spot*)|bulls? ?eye|target|(clear*|lighter|pale*) ([a-z]+ ){0,3}(middle|centre|center|inside)',
  jewellery:
    '(wedding|engagement|promise|gold|silver|nickel|fake|costume) (ring|band)s?|ring finger|under ([a-z]+ ){0,2}ring|my rings?|jewel*|(dark|donker) (circles?|kringe?)|eye circles?',
  rash: 'ringworm|skin|bell(y|ies)|tummy|stomach|arms?|legs?|thighs?|neck|back|chest|hips?|rash*|patch*|marks?|spots?|lesions?|welts?|bumps?|uitslag|vlek*|kol|@rash',
  expecting: '@carrying|pregnan*|expecting|trimester|weeks along|swanger|khulelwe',

  gritty:
    'grit|gritty|sandy|sand|scratchy|grainy|gravel|(burn*|sore|red|dry|itch*|sting*|crust*) ([a-z]+ ){0,2}(eyes?|eyelids?)|(eyes?|eyelids?|oe) ([a-z]+ ){0,4}(burn*|sore|red|dry|itch*|sting*|krap*|crust*)',
  blurred:
    'blur*|haz(y|e)|fogg?y|misty|smudg*|double vision|halos?|(vision|sight|eyesight) ([a-z]+ ){0,3}(worse|bad|poor*|going|gone|chang*|off|funny|dim*|weird)|cant see (properly|well|clear*|straight|the)|(see|seeing) ([a-z]+ ){0,2}(worse|less|double|poorly|halos|fog|haze)|dof|wasig',
  eye: '(eyes?|eyelids?|vision|sight|oog|oe|amehlo|mahlo)',
  productIn:
    '(splash*|squirt*|got|went|gets|ran|drip*|spill*|sprayed|rubbed) ([a-z]+ ){0,6}(in|into) ([a-z]+ ){0,2}(eyes?|oog|oe)|(in|into) (my|the|his|her|both) (eyes?|oog|oe)',

  anothers: `(${owner}s?|someone elses?|somebody elses?|another persons?|a relatives?) ((?!(her|his|their|my|our) )[a-z0-9]+ ){0,3}${prescription}|${prescription} ([a-z0-9]+ ){0,4}(of|from|for|belongs? to|prescribed (to|for)|was for|meant for) (my |a |his |her |our )([a-z]+ )?(${owner}|someone else|somebody else)|(left ?over|spare) ([a-z]+ ){0,2}${prescription} ([a-z]+ ){0,2}(of|from) (my |a )${owner}|${ownerAfr} se ([a-z]+ ){0,3}${prescription}|${owner} ([a-z]+ ){0,2}(gave|gives|lent|offered|passed|sent|shares?|shared|sells?|sold) (me |us )?(her|his|their|some|the rest of|left ?over|old|spare) ([a-z]+ ){0,3}${prescription}|${owner} (says|said|thinks|swears|told me) ([a-z]+ )?(her|his|their) ${prescription}|${owner} (is |has )?(done|finished|through) with (her|his|their) ([a-z]+ ){0,2}${prescription}`,
  usesIt:
    '(can|may|could|should|must|kan|mag|ok|okay|safe|fine|allowed) ([a-z]+ ){0,4}(use|using|take|taking|try|trying|apply|have|finish|borrow|share|put|start|give it to me)|(kan|mag|moet) (ek|ons) ([a-z]+ ){0,7}(gebruik|neem|vat|drink|smeer)|(using|taking|took|started|borrow*|shar(e|ing)|use|tried|trying|been on|want to|going to|thinking of|gave me|gives me|lent me|offered me)',

  supplement: 'vitamins?|collagen|biotin|zinc|omega|supplements?|probiotic*|multivit*',

  emergencyNumber:
    '(which|what|whats|wat|watter|wats|need|give|got|know|find|the|n|a) ([a-z]+ ){0,5}(numbers?|nommer|nr|digits|inombolo|nomoro) ([a-z0-9]+ ){0,5}(ambulance*|ambulans|paramedics?|emergenc*|noodnommer|i ?ambulensi|ambulense)|(ambulance*|ambulans|paramedics?|emergency) ([a-z]+ ){0,2}(number*|nommer|nr)|(wat|watter|what|whats) ([a-z]+ ){0,3}noodnommer|(how|who|where|wie|hoe|what|which) ([a-z]+ ){0,3}(call|phone|dial|ring|get|bel|contact|reach|kry) ([a-z]+ ){0,5}(ambulance*|ambulans|paramedics?|emergency services?|i ?ambulensi|ambulense)|(call|get|send|phone) (me |us |him |her )?(an|the|a) ambulance( please| now|$)',
  isComing: '(ambulance|paramedics) ([a-z]+ ){0,3}(on the way|coming|here|came|took|arrived)|called an ambulance',
} as const
export type Finding = keyof typeof findings
