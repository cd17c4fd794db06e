// Words that narrow a sign or take it back: clues of signs.ts that mean little alone; written as clues/body.ts is.

export const limitWords = {
  eyeBurning: '(eye/eyes/oog/oe) ~ (burning/burns/stinging/stings/red/sore)|(burning/stinging) eye*',
  wentIn: 'went (in/into)|got (in/into)|gone (in/into)|splash*|spray*|drip*|spill*|squirt*|fell in',
  mixing: 'mix|mixed|mixing|mixes|add|added|meng',
  haveChild: 'i have (a/an/my/two/three/1/2/3) _ (year old|yo|yr old)|no time|mother of|mom of|dad of|busy mom',
  acneOnlyNoSpots: 'acne|pimple|pimples|breakout*|zit|zits|shav*|razor',
  plumping: 'plump*',
  ate: '(ate/eaten/licked/sucked/chewed) _|bit into|geeet|opgeeet|udle|sucking on|chewing on|had a mouthful',
  heOrShe: 'he|she|hy|sy',
  coldSore: 'cold sore|cold sores|fever blister|fever blisters|koorsblaar|koorsblare',
  puffyMorning:
    'puffy in the morning|every morning|in the morning|mornings|eye bags|bags under|puffiness|de puff|depuff*|soggens|jawline|' +
    'lose weight|face fat|gua sha|period|hangover|crying|cried',
  nearPimple: 'pimple|pimples|zit|cyst|cystic|stye|sty|wisdom tooth|tooth|dentist|abscess|boil|bee sting',
  notBreathless: 'skin breathe|let _ breathe|breathable|mask cant breathe|out of breath (running/when i run|after gym)|breathe fine',
  rightAfter:
    'after _ (cream/product/mask/serum/using/applying/putting/eating/injection/sting/stung)|just (used/applied/put)|stung|bee sting|' +
    'wasp|ate|nuts|na die|nadat',
  purpleProduct: 'purple (shampoo/lipstick/eyeshadow/bottle/tube/packaging/concealer)',
  sjs: 'sjs|stevens johnson|stephen johnson*|toxic epidermal',
  hotFlush: 'hot flush*|hot flash*|menopause|hot shower|hot water|spicy',
  fastSpread:
    '(spreading/spread/growing/moving) _ (fast/quickly/rapidly/quick/by the hour)|(fast/quickly/rapidly) (spreading/growing)|' +
    'spreads (fast/quickly)|by the hour|versprei vinnig|brei vinnig|over my whole body|whole body|all over my body|head to toe',
  acidAttack: 'acid attack|threw acid|acid (was/been) thrown|thrown acid|(poured/threw/throw) acid|set on fire|caught fire',
  adultNewborn: 'milk spots|milia|cradle cap|newborn skin|baby acne|(tattoo/scar/wound/piercing/stitches/cream/serum/bottle) _ old',
  fillerAsked:
    'white person|hyaluronic acid serum|filler ingredient*|wrinkle filler|considering|thinking of|thinking about|want to get|' +
    'pore filler*',
  vomiting: 'vomit*|throwing up|dizzy|fever|headache|chills|naar|braak|hlanza|*hlanza',
  sunburnOnly: '(burned/burnt) _ (a little/a bit/slightly/briefly)|burnt (orange/sienna)|sunburn*|sonbrand|burnt out|burned out|fat burned',
  chemicalBurn: '(relaxer/peel/laser/wax/steam) (burn/burns)|chemical burn*|acid burn*|burn wound*',
  blisterOther:
    'new shoes|shoes|heel|foot|feet|running|hiking|blister (pack/packs/packaging)|pimple patch*|hydrocolloid|cold sore*|' +
    'fever blister*|dyshidrotic|chicken pox|chickenpox',
  burnDone:
    'after (a/my/the/using/an) _ (peel/acid/laser/wax/waxing/relaxer/treatment/facial/retinol/tretinoin/cream/serum/microneedling|scrub)|' +
    '(peel/acid/laser/wax/waxing/relaxer) (yesterday/today/last night/two days ago|treatment)|left _ on too long|too long|' +
    'na die (skil/laser/wax/peel/suur)|too strong|used _ peel*|did _ peel*|used lemon*|(glycolic/salicylic/tca/peel/relaxer) _',
  rawOther: 'raw (shea/honey/food/meat/ingredients/african/vegan/oil/cocoa|turmeric)|bleeding gums|period|pimple*|shav*',
  blackhead: 'blackhead*|black head*|whitehead*',
  moleProduct: 'mole (remover/removal/cream)|moles removed|skin tag remover|whack a mole|guacamole|fake freckles|freckle pen',
  moleSure: 'mole|moles|moedervlek|moesie|birthmark',
  polish: 'polish|nail art|manicure|gel nails|shoe*|stiletto|acrylic*',
  generalBarrier: 'barrier|over it|scars never heal|healing time',
  hairWord: 'ingrown|hair growth|growth serum|growth oil|growth factor*|hair',
  raPus: 'pus (filled|) pimple*|ingrown|white pus|pore|pores|infected pimple|eye|ear',
  impetigo: 'impetigo|punched out|eczema herpeticum|infected eczema|ge infekteerde ekseem',
  usedIt:
    'using|used|use|been using|i use|on my|my face|applied|apply|applying|put|gebruik*|sebenzisa|ngisebenzisa|bengisebenzisa|' +
    'ndisebenzisa|started|bought|says|contains|has|my cream|sold|got|found out|every|for',
  // A question before the first use, which `inUse` outweighs.
  beforeUse:
    '(can/could/should/may/must|kan/mag) _ (use/try/buy/put/apply|gebruik/koop)|(safe/okay/ok/wise/good) to (use/try/buy/put|apply)|' +
    '(thinking of/thinking about/want to/wants to/planning to/plan to/considering|going to) (use/using/try/trying/buy|buying)|' +
    '(someone/somebody/guy/lady/man/woman/they/people/shop/hawker/vendor) _ (sells/selling/sell|offers)|left over|leftover|leftovers|' +
    '(havent/not/never) _ (used/tried) _ yet',
  inUse:
    '(i/we/she/he/mom/mother/sister/aunt/gran/friend/wife/husband/cousin|who) (have/has/had|still/always|already) (used/been/use|uses)|' +
    '(ive/weve/shes/hes/im/was/am/been|still) _ (using/used/applying|mixing)|(i/we/she/he/mom/mother/sister/aunt/gran/wife|who) (used/uses/applied|applies)|' +
    '(i/we) (use/apply/put|mix)|been on|' +
    'bought|sold me|gave me|*sebenzisa|gebruik al|(started/began) (using/with|it)|(when/if) i stop|i stopped',
  mine:
    '(my/our/her/his) _ (cream/creme/lotion/soap/serum/tube/ointment/jar/tub/product/room/salf/seep/toner|powder)|' +
    '*sebenzisa|found out',
  mercuryIn: '(cream/creme/soap/lotion/product/room|it) _ (with/has/have/had/contains/containing/got|het) _ (mercury/mercuric/mercurous/calomel|kwik)',
  usedRetinoid:
    '(ive/been/was/am/im/were|still) _ (using/on/applying) _ (retinol/retinoid/tretinoin/adapalene/differin/epiduo/retin a|tazarotene/retinal)|' +
    '(used/applied|started) _ (retinol/retinoid/tretinoin/adapalene/differin/epiduo/retin a|tazarotene/retinal)',
  damage:
    'burn*|burnt|dark patches|darker|blue black|ochronosis|thin skin|thinning|stretch marks|red|veins|itch*|peel*|rash|damage*|worse|' +
    'swoll*|stinging|pimples|breakout*|black|swart|donkerder|bruis*|addicted|cant stop|flare*',
  hydroquinone: 'hydroquinone|hydroquinon|hydroquinine|hidroquinone|hq cream',
  stopping: 'stop|stopped|stopping|quit|came off|coming off|without it|wean|withdraw*|opgehou|when i dont use|each time i skip|skip it',
  anabolic: 'anabolic|gym|bodybuild*|steroid (free/injection)|non steroid*|steroid free|for asthma|bulking|knee|trt',
  freeOf: 'mercury (retrograde/free)|freddie|free of|mercury free|thermometer|tuna|fish|planet',
  hadIt: 'got|had|getting|took|taking|have been|been (getting/doing/having/taking)|weekly|sessions|doing|i get|since|course of|after|on',
  dyeAsked: 'which|recommend|without|free',
  rosacea: 'rosacea|rosasea|rosacia|rosasia|rosatia|rosazea',
  stingQuestion: 'which|recommend|that doesnt|that wont|wont sting|sensitive eyes|best|drops for',
  rashOnly: 'rash|hives|uitslag|welts|umqubuko',
  painful: 'pain|painful|sore|burn*|sting*|tingl*|one side|band|stripe|belt|seer|pyn|buhlungu|on my|have|got',
  vaccine: 'vaccine|vaccin*|jab|roof|scar*|years ago|old',
  marksLeft: 'scar*|face|jaw|chin|back|cheeks|lumps|bumps',
  afterPimple: 'after (a/my) _ (pimple*/acne/breakout*)|from (acne/pimples)|pimple marks|acne marks|post acne',
  whiteCast: 'white cast|whitecast|sunscreen|milia|whiteheads',
  youngChild:
    '(1/2/3/4/5/6/7/8/9/10/11/four/five/six/seven/eight/nine/ten/eleven) (year/years/yr/yrs/yo/y o/jaar|jarige) _ (old/oud|girl|boy|son|daughter)|' +
    '(4/5/6/7/8/9/10/11) (yo/y o|yrs|jaar oud|jarige)|(4yo/5yo/6yo/7yo/8yo/9yo/10yo/11yo)|' +
    '(im/i am/ek is/is/hes/shes/turning/turned/aged/age) <5-11>|(grade/graad/gr) (1/2/3/4/5|r)|my toddler|for my baby|for a child|' +
    'my babys skin|for kids|toddlers|kleuter|primary school|laerskool|(iminyaka|uneminyaka) (engu|eyi)*',
} as const
