// The words of the signs that are about what happened, what is used and how somebody feels; written as clues/body.ts is.

/** Ways of being pregnant without the word. */
export const carryingWays =
  'baby bump|(pregnancy/growing/pregnant) (bump/belly)|(for my/on my/and my|itchy) bump|' +
  '(im/shes/wife is) (3/4/5/6/7/8/9/three/four/five/six/seven/eight/nine) (months/maande) (and/with/now/my/so/en|with a) ~ (tummy/belly/bump/stomach/maag/rekmerke|stretch marks)|' +
  '(im/shes/wife is) (3/4/5/6/7/8/9/three/four/five/six/seven/eight/nine) (months/maande) (tummy/belly/bump|stretch marks)|' +
  '(im/shes/wife is) (3/4/5/6/7/8/9/three/four/five/six/seven/eight/nine) (months/maande) , ~ (tummy/belly/bump/stomach/maag/rekmerke|stretch marks)|' +
  '(tummy/belly/bump/stretch marks) ~ im (3/4/5/6/7/8/9|seven/eight/nine/six/five/four) months|' +
  'stretch marks , im (3/4/5/6/7/8/9|seven/eight/nine/six/five/four) months'

export const lifeWords = {
  wantToDie:
    '(want/wants/wanting/wished to) _ die|(wants/wanting) to (kill/end/hurt) _|wish i was dead|wish i were dead|wish i could die|' +
    'wanted to die|rather be dead|rather die|better off dead|better off without me|' +
    '(kill/killing/hang/drown/shoot/end/ending) (myself/my self/my life/it all)|' +
    '(kill/hang) (himself/herself/themselves/his life/her life)|take my own life|taking my own life|end my own life|suicid*|kms|kys|' +
    'unalive*|un alive|dont want to (live/be alive/be here/exist/wake up)|dont wanna (live/be alive/be here/exist/wake up)|' +
    'not want to (live/be alive/be here/exist/wake up)|no longer want to (live/be here)|no reason to live|nothing to live for|' +
    'no point in living|no point living|whats the point of living|tired of living|tired of life|done with life|cant go on|' +
    'cant live like this|cant take it anymore|dont want to go on|life _ not worth living|life isnt worth|not worth living|' +
    'wish i wasnt alive|wish i was never born|feel like dying|feeling like dying|no one would miss me|nobody would miss me|' +
    'wish i could disappear forever|wish i wouldnt wake up|sleep and never wake|never wake up|jump off _ (bridge/building/roof)|' +
    'overdose on purpose|(should/might as well/could) just die|selfmoord|myself doodmaak|my self doodmaak|wil (doodgaan/sterf/vrek)|' +
    'wens ek was dood|nie meer _ (lewe/leef/hier wees)|wil nie _ (lewe/leef/hier wees)|klaar met die lewe|lewe _ nie _ werd|' +
    'ngifuna ukufa|ngifuna ukuzibulala|ngicabanga ukuzibulala|angisafuni ukuphila|angifuni ukuphila|ukuzibulala|ndifuna ukufa|' +
    'ndifuna ukuzibulala|andisafuni ukuphila|andifuni kuphila|ukuzibulala|ke batla ho shwa|ke batla go swa|ke batla ho ipolaya|' +
    'ha ke sa batla ho phela',
  selfHarm:
    'self harm*|selfharm*|harm* (myself/my self/herself/himself)|hurt* (myself/my self/herself/himself)|' +
    'cut* (myself/my wrists/my arms/my skin/herself/himself) _|(burn/burning) myself on purpose|punish* myself|ngizilimaza|' +
    'skade _ myself|myself _ seermaak|myself sny',
  shavingCut:
    'shav*|razor|accident*|cooking|kitchen|by mistake|oven|iron|hair straightener|ghd|straightener|skeer|per ongeluk|plucking|waxing',
  swallow:
    'swallow|swallowed|swallowing|swallows|swallowd|drank|(has/have/had) drunk|drinking|ingest*|' +
    '(put/got/squeezed/has/had) _ in (his/her/their) mouth|ingesluk|gesluk|insluk|gedrink|uphuze|uphuzile|ugwinye|ugwinyile|uginye|' +
    'uginyile|uselile|uyiselile|o nwele|ometse',
  cosmetic:
    'cream|gesigroom|handeroom|lyfroom|lotion|micellar|shampoo|conditioner|sunscreen|sunblock|serum|toner|peel|acid|retinol|soap|' +
    'detergent|dish*|nail polish*|polish remover|acetone|perfume|cologne|aftershave|deodorant|essential oil|tea tree oil|' +
    'eucalyptus oil|bath oil|baby oil|hair oil|hair food|bleach|jik|dettol|savlon|peroxide|hair dye|dye|relaxer|moisturis*|' +
    'moisturiz*|vaseline|body wash|bubble bath|mouthwash|face wash|cleanser|makeup|lipstick|lip gloss|foundation|mercury|camphor|' +
    'zinc ointment|ointment|product|bottle|tube|camphor cream|sanitiser|sanitizer|room|seep|parfuum|salf|sjampoe|crayola|gel|talc|' +
    'powder|calamine|niacinamide|glycolic|spirits|turpentine|paraffin|methylated|amafutha|insipho|isepha|skincare|cosmetic*|' +
    'medication|pills|tablets|capsules|roaccutane|medicine|meds|pille|something',
  child:
    'child|kid|son|daughter|toddler|baby|boy|girl|infant|niece|nephew|grandson|granddaughter|grandchild|seun|dogter|seuntjie|' +
    'dogtertjie|kind|kleintjie|kleuter|umntwana|ingane|ingane yami|umntwanami|umntwana wam|ngwana|little one|year old|yr old|' +
    'month old|brother|sister|lightie|laaitie|laitie|puppy|he|she|somebody|someone|grandpa|granny|gran|my mom|i|ek|ngi*|ndi*',
  realChild:
    'child|baba|babatjie|kid|boy|girl|toddler|baby|infant|kleuter|kleintjie|year old|yr old|month old|son|daughter|seun|dogter|' +
    'umntwana|ingane|ngwana',
  notPoison:
    '(drink/drank/drinks/drinking/enough/more/glass of/lots of/some/of) water|tea|juice|collagen powder|supplement|vitamin|vitamins|' +
    'vinegar|apple cider|marine collagen|rooibos|smoothie|ice cream|sour cream|cream cheese|whipped cream|chocolate|hard to swallow|' +
    'pill to swallow|swallow* _ (price/pride)|lip balm',
  overdose:
    'overdos*|too many (pills/tablets/capsules)|(whole/entire) (bottle/box/packet/strip) of _ (pills/tablets/panado|capsules)|' +
    'took all _ (pills/tablets/capsules)',
  inEye:
    '(in/into/inside) _ (eye/eyes/oog|oe)|(in/into) (my/his/her/their/the/both/one/our/your) _ (eye/eyes)|in my (oog/oe)|in sy oog|' +
    'in haar oog|emehlweni|esweni|ehlweni|elihlweni|emehlweni ami|leihlong|mahlong',
  gotIn:
    'got|get|gets|splash*|spill*|spray*|squirt*|drip*|went|poked|ran|dropped|landed|flew|rubbed|gespat|gespuit|gekry|gekom|ingene|' +
    'ingenile|kungene|burns|burning|stings|stinging|brand|there is|theres|have|has|put|by accident|accidentally|by mistake|kena|' +
    'kenile',
  eyeProduct:
    'cream|product|serum|acid|retinol|sunscreen|sunblock|peel|peeling|solution|toner|shampoo|soap|bleach|dye|glue|lash glue|perfume|' +
    'sanitiser|sanitizer|oil|chemical|chemicals|cleanser|face wash|micellar|acetone|remover|spray|deodorant|glycolic|peroxide|' +
    'relaxer|vinegar|lemon juice|niacinamide|salicylic|tretinoin|adapalene|moisturis*|moisturiz*|lotion|gel|jik|suur|room|seep|' +
    'parfuum|insipho|isepha|ukhilimu|ikhilimu|vicks|tea tree*|menthol|hairspray|vitamin c|detergent|cement|lime|drops|foundation|' +
    'mascara|benzoyl|some|it',
  strongChemical:
    'bleach|jik|acid|acids|suur|peroxide|relaxer|dye|acetone|superglue|super glue|lash glue|drain cleaner|domestos|cement|lime|' +
    'chemical|chemicals|ammonia|peel|peeling solution|insecticide|doom|pepper spray|battery acid|paint stripper',
  eyeNotInside:
    'eye (area|cream|creams|serum|contour|bags|patches|makeup|make up|gel|corner)|' +
    'eye (area/cream/creams/serum/contour/bags/patches/makeup/make/gel/products/routine)|' +
    '(dark circles/bags/wrinkles/lines/puffiness) _ (eye/eyes)|tear _ eyes|look _ in _ eye*|every time i sweat|when i sweat|' +
    'always (runs/run/gets)|doesnt|dont|wont|in the eyes of|doesnt sting|without',
  medicine:
    'antibiotic*|new medicine|new medication|new tablets|new pills|medicine|medication|allopurinol|carbamazepine|tegretol|' +
    'lamotrigine|lamictin|phenytoin|epilim|nevirapine|efavirenz|arv|arvs|bactrim|co trimoxazole|cotrimoxazole|purbac|sulfa|sulpha|' +
    'penicillin|amoxicillin|augmentin|tb treatment|tb tablets|ibuprofen|tablets|pills|medisyne|medikasie|pille|antibiotika|imithi|' +
    'umuthi|amaphilisi|iipilisi|injection|dipilisi',
  pregnant:
    'pregnant|preggers|preggies|preggo|pregnent|pregnat|expecting|pregnancy|expecting a baby|swanger|verwagtend|khulelwe|ngikhulelwe|' +
    'ukhulelwe|ndikhulelwe|ngizithwele|nginesisu|ndizithwele|ke imile|o imile|ke moimana|preg|(weeks/months) along|' +
    '(first/second/third/1st/2nd/3rd) trimester|(baby/bun) (on the way/in the oven)|positive pregnancy test|test _ positive|' +
    'knocked up|with child|maande swanger|weke swanger|' + carryingWays,
  mightBePregnant:
    'missed _ period|period is late|period late|late period|skipped _ period|trying (for/to) _ (baby/conceive/pregnant)|ttc|' +
    'want to (get/fall) pregnant|planning (a/to) _ (baby/pregnancy/pregnant)|conceive|swanger raak|swanger word|breastfeed*|' +
    'breast feed*|breastfed|nursing|borsvoed*|ngiyancelisa|ndiyancancisa|uncelisa|ke a nyantsha',
  isotretinoin:
    'isotretinoin|isotretinion|roaccutane|roacutane|roaccutaine|accutane|acutane|oratane|acnetane|isotane|isotret|' +
    'acne (tablets/pills/capsules)|aknee pille|aknee tablette',
  retinoid:
    'retinol|retinols|retinoid|retinoids|retinal|retinaldehyde|tretinoin|tret|adapalene|differin|epiduo|retin a|retina cream|' +
    'tazarotene|vitamin a cream|vitamin a serum|trifarotene|retacnyl|ilotycin a|airol',
  used:
    'using|used|was using|been using|used to use|still use|use it|on|put|applied|applying|started|taking|took|gebruik|gebruik al|' +
    'ngisebenzisa|bengisebenzisa|ndisebenzisa|every night|have been|i use|we use|my|yesterday|last night',
  asking:
    '(can/could/may/should/is it safe/is it ok/is it okay/am i allowed) _ (i/to/we) _ (use/using/start/try|take)|' +
    '(can/could/may/should|must) _ (wife/friend/sister/cousin/daughter/aunt/colleague/she/woman/women/somebody|someone) _ (use/using/start/try/have|take)|' +
    '(start/begin|try) (using/a)|which|alternative|instead of|is _ safe|safe to use|kan ek',
  lightener:
    '(lightening/lightning/whitening/bleaching/fading/fairness/brightening and lightening) (cream/creams/lotion/soap/product/products/serum/gel/pills/tube/ointment|oil|milk)|' +
    'skin (lightener/lighteners/lightening/lightning/bleach/bleaching/whitening/whitener)|fade cream*|' +
    'bleach* (cream/my skin/my face)|bleach _ (skin/face)|half cast cream|half caste cream|mixed cream|mixing cream|' +
    'strong (white/lightening) *|toning (cream/lotion/milk)|(lighten/whiten) _ (skin/face/body)|ukukhanyisa|ikhilimu yokukhanyisa|' +
    'cream _ (street/market/hawker*|taxi rank/china mall/salon lady/spaza/stall/congo/nigeria)|no label cream|' +
    'cream _ no (label/ingredients/name)|cream _ without _ (label/ingredients)|(unlabelled/unlabeled|unknown) (cream/tube/jar|tub)|' +
    'bleek room|bleekroom|room _ ligter|vel _ ligter|velverligt*|knuckle _ remover|caramel cream|glow injection*|snow white cream|' +
    'carotone|caro light|caro white|lemonvate|movate|umkhando',
  street:
    '(from/off/by/at/in/on) _ (street/market/hawker*/taxi rank/china mall/china shop/stall/spaza/vendor/salon|facebook)|no label|' +
    'without _ label|no ingredients|unlabelled|unlabeled|straatmark|mixed by|home made|unmarked|imported from',
  streetCream: 'cream|creme|lotion|tube|ointment|tub|jar|room|salf|ikhilimu|ukhilimu|soap',
  lightGoal:
    'light*|white*|fade|fair*|bleach*|tone|toning|glow|dark marks|spots|pigment*|patches|ligter|khanyis*|melasma|black marks|marks|' +
    'itreatment|face',
  lightInjection:
    '(lightening/whitening/glutathione/bleaching/glow/gluta) (injection/injections/drip/drips/iv/jab|jabs)|' +
    '(injection/injections/drip/drips/jab) _ (lighten/whiten/lightening/whitening/glutathione)|gluta drip|skin lightening injection*|' +
    'glutathione iv',
  mercury: 'mercury|mercuric|mercurous|mercurio|calomel|kwik|quicksilver',
  strongSteroid:
    'clobetasol|dermovate|betamethasone|betnovate|persivate|diprolene|fluocinonide|movate|lemonvate|steroid*|cortisone|kortisoon',
  prescribed:
    'prescribed|prescription|doctor gave|dr gave|dermatologist gave|from my doctor|my doctor|my derm*|clinic gave|as directed|dokter|' +
    'voorgeskryf|inhaler|asthma pump|asthma|nasal',
  onFace: 'face|cheeks|neck|body|lighten*|glow|bleach*|gesig|ubuso|even|marks|fair*|private parts|pimples|spots|dark',
  hairDye:
    'hair dye|hairdye|hair colour|hair color|dyed my hair|dyed _ hair|dye my hair|dye|tinted my (hair|brows|lashes)|box dye|ppd|' +
    'black henna|henna|hair tint|brow tint|lash tint|haarkleur*|haarkleursel|hare gekleur|kleursel|coloured my hair|colored my hair|' +
    'gekleur|ukudaya|ngidaye|idayi',
  reaction:
    'swell*|swollen|hives|blister*|rash|welts|weep*|ooz*|itchy|burning|burnt|burned|face _ (puffy|big)|reaction|geswel|*vuvuk*|swel|' +
    'uitslag|react*',
  lowMood:
    'depress*|low mood|feeling low|feel low|hopeless|mood (swings/changes)|very sad|so sad|crying|anxious|angry|suicid*|' +
    'worst headache|severe headache*|bad headache*|terrible headache*|constant headache*|vision|blurry|blurred|cant see|depressief|' +
    'teneergedruk|hartseer',
  mirror:
    '(hours/hour/whole day/all day/constantly/cant stop/obsess*/every few minutes|uur|ure) ~ (mirror/mirrors/spieel)|' +
    '(mirror/mirrors/spieel) ~ (hours/all day/constantly/obsess*/every few minutes)|cant stop (checking/looking/staring)|' +
    'check* _ mirror _ (times/hours/day)|cant stop picking|(pick/picking) _ (hours/bleed/bleeds/bleeding|raw)|' +
    'isibuko _ (amahora/usuku)',
  hiding:
    '(dont/wont/cant/stopped/not/refuse to/avoid*/scared to/afraid to/ashamed to/embarrassed to/never) _ (leave the house/leave my house/leave my room/go out/going out/go outside/see people/seeing people/seeing friends|be seen/go to school/go to work/school anymore/go anywhere)|' +
    'avoid* (people/everyone/friends/mirrors/work/school|social)|hide* (from people/at home/in my room/from everyone)|' +
    'hate (myself/my face so much/how i look so much)|cant look at myself|gaan nie meer uit nie|steek my weg|lelik _ niemand|' +
    'disgusted by (myself/my face)|so ugly|feel like a monster',
  skinReason:
    'skin|face|acne|pimples|scars|marks|look|looks|looking|pores|nose|vel|gesig|ugly|eczema|psoriasis|vitiligo|isikhumba|ubuso|' +
    'appearance|breakout|breakouts|mirror',
  active:
    'retinol|retinoid|retinal|tretinoin|adapalene|glycolic|salicylic|aha|ahas|bha|acids|acid|peel|peels|exfoliat*|exfoliant|' +
    'anti aging|anti ageing|antiageing|antiaging|anti wrinkle|benzoyl peroxide|vitamin c|niacinamide|drunk elephant|actives|active|' +
    'serum|serums|peeling solution|lightening|lighten|hydroquinone',
} as const
