// The words of the signs that are about what happened, what is used and how somebody feels, and those that the signs share with what
// somebody is in (../person-words.ts); written as clues/body.ts is.

export const lifeWords = {
  threeToNine: '[3-9]|three|four|five|six|seven|eight|nine',
  bump: 'tummy|belly|bump|stretch marks',
  carrying: `
    pregn[ae]n?t|preggers|pregg?o|expectant|swanger|verwagtend|verwag n baba|(?<=(uitgevind|agterkom|hoor|weet|dat) )(ek|sy) verwag|(ek|sy) verwag(?= (nou|al|reeds|weer|in|my|n|ons|$))|(ek|sy) is verwagtend|(ngi/u/ndi/)khulelwe|(ngi/ndi)zithwele|
    preggies?|prego|up the duff|in the family way|(kindjie/kleintjie/een) op ?pad|gravid*|unborn baby|
    ^(2[0-9]/3[0-9]/4[0-2]) (weeks/weke)(?! (post/in/on/
    of/off/since/ago/old/later/after/into/pp/sober/clean/now/oud/gelede))|(test/stick/clearblue/toets) _ (two/2/twee) (lines/strepies/lyntjies/strepe/lyne)|
    nginesisu|(?<!(ha|ga) ?(ke|a|o) )(?<!(ha|ga) )((ke/o) imile|moimana)|(weeks/months/mnths/weke/maande) (along/gone/preg(nant/)/preggo/swanger)|((first/second/third/1st/2nd/3rd) /)trimester|
    (baby/bun) (on the way/in the oven)|(baby/babys/baby is) due (in/on/next/any)|positive pregnancy test|pregnancy test (is/was/came back) positive|knocked up|with child|
    (my/during/in) pregnancy|pregnancy (safe/friendly)|carrying a baby|mom(my/) to be|baby bump|(pregnancy/growing) (bump/belly)|@positiveTest|
    (for my/on my/and my/itchy) bump|
    (im/shes/wife is) @threeToNine (months/maande) ((and/with/now/my/so/en/,) ~ /)(@bump/stomach/maag/rekmerke)|
    @bump( ,/) ~ im @threeToNine months|
    expecting(?! (it/to/too/that/results?/more/deliver/them/((a/an/my/some/the) (?!baby/little/boy/girl/child/twin/son))))|
    (im/ek is/shes) ([12][0-9]/3[0-9]/4[0-2]) (weeks/weke)(?! (post/in/on/of/off/since))|
    (?<!(for/after/in/last/past/every/the/over/about/within/than) )([5-9]/[1-3][0-9]/4[0-2]) (weeks/weke)( [a-z0-9,]+){0,6} (belly/bump/gynae/midwife/tummy)`,
  tryingForBaby: `
    trying (for/to have/to make) _ baby|trying to (conceive/(get/fall) (pregnant/preg/preggo/preggers))|trying for number|ttc|(want/wants/wanting) to (get/fall/become) pregnant|wanna (get/fall/become) pregnant|(want/wants/wanting) to conceive|wanna conceive|iui|
    egg retrieval|embryo transfer|planning (a/to) _ (baby/pregnancy/pregnant/conceive)|
    (hoping/hope/praying/pray/planning/wishing/ready/longing/keen) (for/to have/to make/2 have/4)( (a/our/another/n/number/the/first/second)){1,2}( [a-z]+)? (@babyWords)(?! (soft|
    smooth|skin|face|bum|friendly|safe|photo*|shoot|hair|wash|oil|shampoo|lotion|cream|sunscreen|to|who|with|is|has))|(stopped|quit|off|removed|took out|
    done with) (contraception|prevention|contraceptives|birth control|(the|my|our) (implant|loop|iud|mirena|injection|prevention|
    contraceptive*))( [a-z0-9,]+){0,9} (conceiv*|@babyWords|start(ing)? (a|our) family)(?! (soft|smooth|skin|face|bum|hair|acne|weight|pimples))|(si|re|ngi|
    ndi|ke)(ya)?(funa|zama|thandazela|batla|rapella)( [a-z]+){0,2} (ingane|umntwana|usana|ngwana|lesea)|(wil|hoop|probeer) ((n|graag|nog|vir|op|om|te|he|
    nou) ){1,4}(@babyWords)|hoping to (conceive/fall pregnant/get pregnant)|(might/may/could) be pregnant|(probeer/wil)( (nou|tans|weer|al|graag|om|te|n|bietjie)){0,3} swanger|probeer _ baba|ivf(?! (baby|babies|child|kids?|twins|son|daughter))|
    fertility treatment|zama ukukhulelwa|ngifuna ukukhulelwa|period (is/was) _ late|missed my period|(no/skipped) period (this/for)|
    (maandstonde/periode) _ laat`,
  nursingWords: `
    breast ?fe?ed*|breast ?fed|borsvoed*|bors voed*|ngi(ya/)ncelisa|ndi(ya/)ncancisa|uncelisa|ke a nyantsha|ke (a /)anyisa`,
  nursing: '@nursingWords',
  eczemaWords: 'eczema|excema|ekseem|eksema|eksem|atopic|dermatitis',
  rosacea: 'rosacea|rosasia|rosatia',
  isotretinoinWords:
    'isotret*|roac(c/u)*|acc?u?tane|oratane|acnetane|isotane|curacne|claravis|absorica|izotek|rocutane',
  burntBySun: 'sunburn|sun ?burn(t/ed)|sonbrand|burnt (in/by) the sun',
  month: 'january|february|march|april|may|june|july|august|september|october|november|december',
  beAlive: 'live(?! (without/in/near))|be (alive/here)|exist|wake up',
  goneByThen: '(dont/doubt/wont) _ (still /)be (here/around) (by then/that long/much longer)',
  wantToDie: `
    want(s/ing/) _ die|(wished/wanted) to _ die|(wants/wanting) to (kill/end/hurt)|wish (that /)(i (was/were)/im/i am/id be/i could be) (just /already /rather /)dead|wish (i could/id) (just /)die|
    rather (want to /)be dead|rather dead than|(ngifisa/ngifuna/ndifuna/ndinqwenela) ukufa|ke batla (go/ho) (shwa/swa)|(want/like) to be dead|
    rather die|better off (dead/without me)|(kill(ing/)/hang/drown/shoot/end(ing/)) (myself/my self/my life/it all)|
    (kill/hang) (himself/herself/themselves/his life/her life)|(take/taking) my own life|end my own life|suicid*|kms|kys|un ?alive*|
    (dont/not/no longer) want to @beAlive|(no reason/nothing) to live|no point (in /)living|
    (no/see no/see any/any/the/a) (point/use/sense) (in /of /to )(living/life(?! guard)/this life/my life/being (here/alive)/going on(?! (with/about))/existing/waking up/it all$/anything( anymore/)$)|
    (whats/what is/what s/wats/wat is/wats die) (the /die )(point/use/sense/sin) (in/of/to/van) (living/life/this life/my life/being (here/alive)/
    going on(?! (with/about))/existing/waking up/die lewe/it all$/anything( anymore/)$/all this$)|
    (think/thought) of ending (it/things)|thinking (of/about) ending (it/things)|
    tired of (living/(this /)life)|ophou leef|wil weg wees|moeg vir die lewe|hou op lewe|(done/finished/through) with (living/life/this life/being alive)(?! (in/at/as/on/changes/insurance/hacks)\\b)|cant go on|cant carry on(?! ([a-z]+ )?([a-z]+ing|with)\\b)|(ligature|noose) marks?|(rope|cord) (marks?|burns?|bruises?) (on|around|round) (my|her|his) neck|cant live like this|
    cant take it anymore|dont want to go on|
    (life _ /)not worth living|life isnt worth|wish i wasnt alive|wish i was never born|feel(ing/) like dying|
    (no one/nobody) would miss me|wish i could disappear forever|wish i wouldnt wake up|sleep and never wake|never wake up|
    jump off _ (bridge/building/roof)|overdose on purpose|(should/might as well/could) just die|selfmoord|(my/my )self doodmaak|
    (dont/no longer/not) (want to/feel like) be(ing/) (here/around)( anymore/$)|(want to/wish i could/just/ready to) end it(?! (with/there/here/now with))|
    (just /)want it all to (stop/end)|(cant/dont/no longer) see (the/a/any) point|(not/never/dont) (want to /)wake up( again/ anymore/$)|
    do(ing/) something stupid|(want to/wish i could) (just /)(disappear(?! into)/vanish) (forever/from)|(nobody/no one) would (care/notice) if i|
    give up on (life/living)|(last/dont/never/no longer/hardly) (really /even /actually )?(feel/felt/feeling) like (living/being alive)(?! (with/in/near))|
    wil (doodgaan/sterf/vrek)|wens ek was dood|nie meer _ (lewe/leef/hier wees)|wil nie _ (lewe/leef/hier wees)|klaar met die lewe|
    lewe _ nie _ werd|(ngi/ndi)funa ukufa|ngicabanga ukuzibulala|ukuzibulala|angi(sa/)funi (u/no/)kuphila|andi(sa/)funi (u/no/)kuphila|(ngi/ndi)(ya/)(cabanga/cinga) (ngo/u)kufa|(ek/) dink ([a-z]+ ){0,2}om (dood te gaan/te sterf)|
    ke batla (ho shwa/go swa/(ho/go) ipolaya/ho ikgama)|ndizibulale|ngizibulale|ngicela ukufa|lewe is niks werd|van kant maak|ha ke sa batla ho phela`,
  self: 'myself|my self|herself|himself',
  feelingLow: '(sad/low/stressed/angry)',
  selfHarm: `
    self ?harm*|(been/im/started/still/back to/keep/stop/am) cutting(?= (again/when/,/my (arms/legs/thighs/wrists/skin))/$)|(harm/hurt)* @self|
    cut* (myself/her wrists/his wrists/her arms/my wrists/my arms/my skin/herself/himself)|burn(ing/) myself on purpose|punish* myself|
    ngizilimaza|(ngi/ndi)(ya/)zisika|ek (sny|krap) ([a-z]+ ){0,3}(as|wanneer) (dit|alles|dinge|ek) ([a-z]+ ){0,4}(veel|erg|sleg|rof|hartseer|alleen|af|swaar)|
    i ([a-z]+ )?cut ([a-z]+ ){0,3}when (it|things|everything|i) ([a-z]+ ){0,4}(much|bad|rough|sad|alone|heavy|low|hectic)|sny (ek )?(my/weer)self|(my/weer) (self )?sny|cut (marks/scars) (i made/from when i)|myself _ (sny/seermaak)|ndizilimaza|
    (burn/scratch/hit/pinch)(ing/) (@self/my (arms?/legs?/wrists?/thighs?)) ~ (lighter/cigarette/to feel/on purpose/when im @feelingLow/when i feel)|
    ke a ikotsa|(they/these/those) (are /re |)from me(?! to)|(scars/cuts) _ (i (do/did/make/made)/done by me)( it/ them/) (to )?(myself/my self)`,
  shavingCut:
    'shav*|razor|accident*|cooking|kitchen|by mistake|oven|iron|(hair /)straightener|ghd|skeer|per ongeluk|plucking|waxing',
  swallow: `
    swallow(ed/ing/s/)|drank|(has/have/had) ((just/now/already/also) ){0,2}drunk|drunk (from/some/half)|drinking(?! (my |the |some |a |these )?@drunkAsPrescribed)|(he/she/hes/shes/son/daughter/baby/child/kid/toddler/boy/girl) ((is/was) )?drinking|ingest*|(put/got/squeezed/has/had) _ in (his/her/their) mouth|(in/ge/inge)sluk|
    gedrink|gesluk|gulped|sipped|(a /big )mouthful of|uphuz(e/ile)|ug(w/)iny(e/ile)|(u/lu)(ye/yi/)selile|o nwele|ometse|u(ye/yi/)sele|@justSwallowed`,
  houseStuff: `
    (laundry/washing/dishwasher/dish/detergent) (pods?/capsules?/tabs?/tablets?/powder/liquid)|(tide/ariel/omo/skip) (pods?/capsules?)|wasgoed*|waspoeier|
    skottelgoed*|
    handy andy|sunlight liquid|sta ?soft|fabric softener|i?jik|domestos|nair|veet|hair remov*|windolene|jeyes fluid|harpic|pine gel|skoonmaak*|
    drain cleaner|bleach|bleik(middel/)|antifreeze|insecticide|doom|rat poison|rattex|moth ?balls?|sonroom|sonskerm|kapsule|brake fluid|pool acid`,
  care: `
    @strongProduct|sunscreen|sunblock|shampoo|soap|detergent|dye|perfume|cleanser|face wash|micellar|acetone|deodorant|niacinamide|
    moisturi(s/z)*|gel|room|seep|parfuum|insipho|isepha|foundation`,
  cosmetic: `
    @care|@houseStuff|roll on|face (cream/oil)|sheet mask|bath bomb|gesigroom|handeroom|lyfroom|conditioner|dish*|nail polish*|polish remover|cologne|
    aftershave|
    (essential/tea tree/eucalyptus/bath/baby/hair) oil|hair food|dettol|savlon|vaseline|body wash|bubble bath|mouthwash|makeup|lipstick|
    lip gloss|mercury|camphor|ointment|bottle|tube|salf|sjampoe|crayola|talc|powder|calamine|spirits|turpentine|paraffin|methylated|
    amafutha|skincare|cosmetic*|medication|pills|tablets|capsules|roaccutane|medicine|meds|pille|something`,
  child: `
    @realChild|dad|ouma|oupa|gogo|mkhulu|hubby|husband|wife|friend|boss|niece|nephew|grand(son/daughter/child/pa)|seuntjie|dogtertjie|kind|umntwanami|
    little one|brother|sister|lightie|laa?itie|
    puppy|he|she|somebody|someone|gran(ny/)|my mom|i|ek|ngi*|ndi*`,
  realChild: `
    child|baba(tjie/)|kid|boy|girl|toddler|baby|infant|kleuter|kleintjie|usana|(year/yr/month) old|son|daughter|seun|dogter|umntwana|ingane|
    ngwana`,
  notPoison: `
    (drink(s/ing/)/drank/enough/more/glass of/lots of/some/of) water|(?<!(was/for/like) )(tea(?! tree)/juice)|collagen powder|marine collagen|supplement|
    vitamins?|
    wine|beer|alcohol|vodka|(drank/drinking) (a lot/too much)|vinegar|apple cider|rooibos|smoothie|ice cream|(sour/whipped) cream|cream cheese|
    chocolate|
    hard to swallow|pill to swallow|
    swallow* _ (price/pride)|lip balm`,
  inEye: '(in/into/inside) _ (eyes?/oog|oe)|(em/)ehlweni|esweni|elihlweni|leihlong|mahlong',
  gotIn: `
    got|gets?|splash*|spill*|spray*|squirt*|drip*|went|poked|ran|dropped|landed|flew|rubbed|gespat|gespuit|gekry|gekom|ingen(e/ile)|
    kungene|burn(s/ing)|sting(s/ing)|brand|there is|theres|have|has|put|by accident|accidentally|by mistake|ken(a/ile)`,
  eyeProduct: `
    @care|peeling|solution|glue|haarkleur*|oil|chemicals?|remover|spray|vinegar|lemon juice|salicylic|tretinoin|adapalene|suur|(u/i)khilimu|vicks|
    tea tree*|menthol|hairspray|vitamin c|cement|lime|drops|mascara|benzoyl|some|it`,
  strongChemical: `
    @houseStuff|bleach|jik|acids?|suur|peroxide|relaxer|dye|acetone|super ?glue|lash glue|drain cleaner|domestos|cement|lime|chemicals?|ammonia|
    peel(ing solution/)|insecticide|doom|pepper spray|paint stripper`,
  eyeNotInside: `
    eye (area/creams?/serum/contour/bags/patches/make(up/)/gel/corner/products/routine)|
    (dark circles/bags/wrinkles/lines/puffiness) _ eyes?|tear _ eyes|look _ in _ eye*|(every time i/when i) sweat|always (runs?/gets)|
    doesnt|dont|wont(?! (stop/settle))|in the eyes of|without|(last (week/month/year)/(days/weeks) ago) ~ (fine/ok/okay/gone)`,
  medicine: `
    antibiotic*|new (tablets/pills)|medicine|medication|allopurinol|carbamazepine|tegretol|lamotrigine|lamictin|lamictal|phenytoin|epilim|
    nevirapine|efavirenz|arvs?|bactrim|co ?trimoxazole|purbac|sul(f/ph)a|penicillin|amoxicillin|augmentin|tb (treatment/tablets)|
    ibuprofen|tablets|pills|medisyne|medikasie|pille|antibiotika|imithi|umuthi|amaphilisi|iipilisi|injection|dipilisi`,
  mightBePregnant: `
    @tryingForBaby|unprotected sex|condom (broke/tore/burst)|no (condom/protection)|accident with _ (protection/condom)|(havent had/hasnt come/no) _ period|
    period (hasnt/didnt) _ come|
    birth control fail*|forgot _ (the pill/my pill/contracepti*)|onbeskermde seks|@positiveTest|
    (one/it/result/results/uitslag/mine) (was/is/came back/came out/says/said) (positive/positief)|
    trying to _ baby|@nursingWords|nursing|missed _ period|(period/late) late|late period|skipped _ period|conceive|
    swanger (raak/word)`,
  isotretinoin:
    '@isotretinoinWords|acitretin|neotigason|acne (tablets/pills/capsules)|capsules (for/against) (my /the /his /her )?(acne/aknee/pimples/skin)|aknee (pille/tablette)',
  retinoidMedicine:
    'tretinoin|adapalene|adaferin|differin|epiduo|retin a|tazarotene|stieva ?a|acretin|aklief|isotrex*|tazorac|zorac',
  retinoid: `
    @retinoidMedicine|i?retinols?|retinoids?|retinal(dehyde/)|tret|retina cream|vitamin a (cream/serum)|trifarotene|retacnyl|ilotycin a|
    airol`,
  using: 'us(ed/es/ing)|applied|applying|applies|put(s/ting/)|rub(s/bing)|smear(s/ing/)|smeer|started|slather*',
  used: `
    @using|still use|use it|on|taking|took|gebruik|(be/)ngisebenzis(a/e)|ndisebenzis(a/e)|ke (ntse ke /)sebe(d/l)isa|every night|have been|(i/we) use|my|yesterday|last night`,
  tryIt: 'use|using|start|try',
  asking: `
    (can/could/may/should/is it (safe/ok/okay)/am i allowed) _ (i/to/we) _ (@tryIt/take)|
    (can/could/may/should/must) _ (wife/friend/sister/cousin/daughter/aunt/colleague/she/wom(a/e)n/somebody/someone) _ (@tryIt/have/take)|
    (start/begin/try) (using/a)|which|thinking (of/about)|considering|want to (buy/try/start)|planning to (buy/use)|buying|alternative|instead of|
    is _ safe|
    safe to use|kan ek`,
  lightening: 'lightening|whitening|bleaching',
  lightener: `
    (@lightening/fading/fairness) (creams?/lotion/soap/products?/serum/gel/pills/tube/ointment/oil/milk)|
    *ku(khanyisa|cwebisa|mhlophisa|phaphathekisa) (isikhumba|ubuso|ulusu)|*khilimu *ku(khanyisa|cwebisa|mhlophisa)|ho (soeu|sweu)fatsa letlalo|skin (@lightening/lightener(s/)/bleach/whitener)|fade cream*|(light/lighter/fair/fairer/whiter) skin _ (cream/lotion/soap/tube/oil)|(cream/lotion/soap/tube) _ for _ (light/lighter/fair/fairer/whiter) skin|bleach* (cream/my skin/my face)|bleach _ (skin/face)|half caste? cream|
    (mixed/mixing) cream|strong (white/lightening) *|toning (cream/lotion/milk)|(lighten/whiten) _ (skin/face/body)|ukukhanyisa|
    ikhilimu yokukhanyisa|cream _ (street/market/hawker*/taxi rank/china mall/salon lady/spaza/stall/congo/nigeria)|no label cream|
    cream _ no (label/ingredients/name)|cream _ without _ (label/ingredients)|(unlabelled/unlabeled/unknown) (cream/tube/jar/tub)|
    bleek ?room|room _ ligter|vel _ ligter|velverligt*|knuckle _ remover|caramel cream|glow injection*|snow white cream|carotone|
    fair (and/n) white|makari|
    bio ?claire|perfect white|white express|
    caro ?(light/white/tone)|lemonvate|movate|betasol|epiderm cream|umkhando|bleik ?room|ambi (special/extra)|skin ?light(?! (colou?r|brown))|
    dynamiclair|extra ?clair|faiza|goree|
    maxi (light/white/tone)|miss white|white secret|golden pearl|chandni|l abidjanaise|bio ?carrot|paw ?paw clarifying|clair ?liss|rapid ?white`,
  street: `
    (from/off/by/at/in/on) _ (street/market/hawker*/taxi rank/china (mall/shop)/stall/spaza/vendor/salon/facebook)|no (label/ingredients)|
    plain (tub/jar/bottle/container)|
    without _ label|unlabell?ed|straatmark|mixed by|home made|unmarked|imported from|etaxi rank|erenki|esitratweni|ayinalo (igama/ilebula)|alinalebula|akukho gama`,
  streetCream: 'cream|creme|lotion|tube?|ointment|jar|room|salf|(i/u)khilimu|soap',
  lightGoal: `
    light*|white*|fade|fair*|bleach*|tone|toning|glow|dark marks|spots|pigment*|patches|ligter|khanyis*|melasma|black marks|marks|
    itreatment|face`,
  lightInjection: `
    (@lightening/glutathione/glow/gluta) (injections?/drips?/iv/jabs?)|inject(s/ed/ing) _ (@lightening/glut*)|
    (injections?/drips?/jabs?) _ (lighten/whiten/lightening/whitening/glutathione)`,
  mercuryHarm: 'shak(e/ing/y/es)|trembl*|foam* _ (pee|urine)|(pee/urine) _ foam*|metal(lic/) taste|(forget|memory)*',
  mercury: 'mercur(y/ic/ous/io)|calomel|kwik|quicksilver',
  strongSteroid: `
    clobetasol|dermovate|betamethasone|betnovate|persivate|diprolene|fluocinonide|movate|lemonvate|betasol|steroid*|cortisone|kortisoon|
    gentri[sd]one|diprosone|diprosalic|epiderm|persol|funbact*|tenovate|top ?gel|elocon|mometasone|quadriderm|triderm|halobetasol|fluocinolone`,
  prescribed: `
    prescri(bed/ption)|(doctor/dr/dermatologist/clinic) gave|my doctor|my derm*|as directed|dokter|voorgeskryf|inhaler|asthma|nasal`,
  onFace: 'face|cheeks|neck|body|lighten*|glow|bleach*|gesig|ubuso|even|marks|fair*|private parts|pimples|spots|dark',
  hairDye: `
    hair ?dye|hair colou?r|dye|dyed _ hair|tinted my (hair|brows/lashes)|ppd|henna|(hair/brow/lash) tint|haarkleur*|kleursel|
    colou?red my hair|gekleur|ukudaya|ngidaye|idayi|(root touch up/hair rinse/box colou?r)|bigen|inecto|brows ~ tint|tinted _ (brows/lashes)`,
  reaction: `
    swell*|swollen|hives|blister*|rash|welts|weep*|ooz*|itchy|burn(ing/t/ed)|face _ (puffy/big)|react*|*geswel*|*vuvuk*|swel|
    eyes _ (shut/closed)|bubbl*|puff(y/ed)|crust*|scab(s/by)|raw|pus|blas(e/ies)|brand|uitslag`,
  lowMood: `
    (feel/feels/feeling/felt/am/im/been/is) (so /very /really /quite /just /all /a bit /constantly /always ){0,3}(down/blue/flat inside)(?! (to/on/with/at/by/there)\\b)|sad all the time|dark thoughts|
    (dont/doesnt/cant/not) enjoy(ing/) (anything/my life/life/things)|voel (heeltyd /so /baie /net ){0,2}(af/afgetrokke/donker/leeg)|cr(y/ies/ied) a lot|depress*|withdrawn|not (eating/sleeping/himself/herself/myself)|isnt (himself/herself)|lost interest|(lie/lying/stay*) in bed|
    (and/just/always) cry|
    nothing is (fun/nice)|no joy|snaps? at|pointless|aggressive|hates? (life/everything)|panic*|wont (leave/get out of) _ (room/bed)|suicid*|
    head ?aches? _ (so bad/vomit/everyday/every day/wont stop)|cant see|(night (driving/vision)/see at night/in the dark)|dont care about anything|
    empty inside|(feel(ing/)/so) empty|cry all|cr(y/ied/ies) (every/all)|dont feel like myself|moody|leeg|huil|afgehaal|low mood|feel(ing/) low|(feel/feels/feeling/felt/im/been/getting) (so |very |really |too |super |extra |just ){1,3}low(?! (on/in/maint*/budget/key/iron/poros*/vit*))|
    (cant/dont want to/battl(e/ing) to/struggl(e/ing) to) get out of bed|(keep/cant stop/always) crying|(in a/such a) (very /really )?dark place|breaking down crying|
    hopeless|mood (swings/changes)|(very/so) sad|crying|anxious|angry|rage|worst headache|
    (severe/bad/terrible/constant) headache*|vision|blurr(y/ed)|teneergedruk|hartseer`,
  longInMirror: 'hours|all day|constantly|obsess*|every few minutes',
  mirrorWords: 'mirrors?|spieel',
  mirror: `
    (@longInMirror/hour/whole day/cant stop/uur/ure) ~ @mirrorWords|@mirrorWords ~ @longInMirror|
    cant stop (checking/looking/staring/picking)|check* _ mirror _ (times/hours/day)|pick(ing/) _ (hours/bleed(s/ing/)/raw)|
    isibuko _ (amahora/usuku)`,
  hiding: `
    (dont/wont/cant/stopped/not/(refuse/scared/afraid/ashamed/embarrassed) to/avoid*/never) _ (leave (the house/my house/my room)/go(ing/
    ) (out/outside/anywhere)/see(ing/) (people/friends)/be seen/go to (school/work)/school anymore)|
    avoid* (people/everyone/friends/mirrors/work/school/social)|hide* (from (people/everyone)/at home/in my room)|
    hate (myself/my face so much/how i look so much)|cant look at myself|gaan nie meer uit nie|steek my weg|lelik _ niemand|
    disgusted by (myself/my face)|so ugly|feel like a monster`,
  skinReason: `
    skin|face|acne|pimples|scars|marks|look(s/ing/)|pores|nose|vel|gesig|ugly|eczema|psoriasis|vitiligo|isikhumba|ubuso|appearance|
    breakouts?|mirror`,
  fadeBrand: 'ambi(?! pur)',
  botoxHarm: `
    (battl*/struggl*/hard/difficult*/trouble/cant/sukkel) _ (swallow*/breathe?/breathing/talk*/speak*/sluk)|slurr*|(double/blurred) vision|see* double`,
  headSigns: `
    head (is/has been/keeps/feels) _ (pounding/splitting/banging/exploding/bursting/sore)|migraines?|kop _ (klop/bars/seer)|
    (my/her/his) head (hurts/aches)|(vision/sight) _ (grey/black/dim/dark)|pulsing _ ears?`,
  wantsPregnant: `
    (want*/plan*/hop*/try*/prepar*) _ (fall/get/be/become)(ing/ting/) (pregnant/preg/preggo/preggers)|
    before (i/she/we) (got/fell/became/was) pregnant|before (getting/falling) pregnant|before (my /the /)pregnancy|
    (husband/hubby/partner/boyfriend) (uses/puts/applies/is (on/using))|(next year/one day) ~ pregnant`,
  botoxWord: 'botox|dysport|xeomin|anti ?wrinkle inject*|botulin*',
  tetraMore: 'minocin|minotabs?|doxitab|vibramycin|cyclidox|minomycin',
  sinceWhen: 'since (winter/summer/easter/christmas/matric/lockdown/school/varsity/20[12][0-9])|ages',
  scratching: 'scratch*|krap*',
  badItch: `
    (till/until) _ bleed*|bleeding|constant*|non ?stop|all night|vreeslik|driving me (mad/crazy/insane/nuts)|
    (feet/hands/voete/hande) (are/is) (so/very/super/really/baie)|everywhere|cant (stop/take)|(raw/awake)`,
  itchyBites:
    '(?<!(no|without|not|any) )((mosqui*|moz?z*ies?|mozz*|muggie*|flea|bug|insect|midge|tick) (bites?|bits)|muskietbyte?|(bitten|eaten) _ mosqui*)',
  onMedicine: `
    day ([1-9]/1[0-9]/two/three/four/five/six/seven/eight/nine/ten) (of/on) _ (@medicineNames)|(finished/finishing/halfway/course of/busy with/after/
    since) _ (@medicineNames)|
    (@illnessFor) _ (pills?/meds?/tablets?/medicine/medication/pille/medisyne/treatment)|(@medicineNames) _ (begin/gekry/drink)|
    (on/taking/gave me/put on/with/finished/from) (my/the/an/a/some/) ?(antibiotics?/antibiotika)|arvs?|keppra|dilantin|cipro*|flagyl|
    metronidazole|dapsone|
    cephal?exin|keflex|*cillin|penisillien|*floxacin|azithromycin|azee|klacid|ceftriaxone|sulfasalazine|dolutegravir|cotrimoxazole|rifampicin|
    rifafour|
    terbinafine|new _ injection`,
  medicineNames: `
    antibiotics?|antibiotika|amoxi*|augmentin|penicillin|bactrim|allopurinol|tegretol|lamotrigine|lamictin|meds|medication|medicine|medisyne|pille|
    tablets|pills|course`,
  illnessFor:
    'epileps(y/ie)|seizures?|fits|gout|jig|tb|hiv|malaria|bipolar|thyroid|uti|bladder (infection/)|blood pressure|water',
  medSkin: `
    (red/itchy/pink/raised) (itchy /red /pink /raised /little /small /)(marks/bumps/spots/dots/patches/blotches/lumps/rash)|
    (covered/full) (in/of) _ (red/spots/itchy/bumps/rash)|
    (itch*/rash/bumps/spots/red) _ (everywhere/all over/chest/back/arms/body/tummy)|rooi (kolle/vlekke/bulte/uitslag)|broke out in|speckled|blotch(es/y)|
    vol (kolle/
    uitslag/bommels/rooi)|uitgeslaan|jeuk _ (oral/lyf)|rash*|
    uitslag|hives`,
  steroidTablets: `
    prednison*|prednisolone|meticorten|pulmison|lenisolone|dexamethasone|betanoid|celestone tab*|
    (cortisone/steroid/kortisoon) (tablets?/pills?/pille)`,
  notMine: `
    (from/of) (my/a/the) (cousin/friend/neighbou?r/sister/aunt*/colleague/market/gogo/mom/brother/guy/lady/street/taxi*)|(without/no) (a /)(script/prescription/
    doctor)|left ?over|(cousins/friends/neighbou?rs/sisters/moms/ma se/dads)`,
  weakNow: 'weak|dizzy|faint*|tired|nause*|vomit*|duiselig|swak|shak(y/ing)|collapse*',
  relaxing: `
    relaxed _ hair|relax(er/ers/ing _ hair)|perm(ed/)|texturi[sz]*|keratin (treatment/)|brazilian blow*|dark (and/n) lovely|straightening cream|
    hare ontkrul`,
  scalpHarm: `
    (scalp/head/kopvel/ears?/neck/edges/kop) _ (bleed*/bloei/raw/scab*/pus/burn*/ooz*/weep*/blister*/sores?/sere/wonde/rou/seer/brand/stukkend)|
    (scabs?/sores?/blisters/burns?/burnt/burned/raw/wounds?/pus/sere) _ (scalp/head/kopvel/neck/ears?)`,
  fillerHarm: `
    greyish|whitish|fuzzy|throb*|dusky|lac(y/e)|bluish|cold|see (properly/double/out of)|(cant/not) see|sight|so (sore/painful)|hurts (so/like)|
    agony|bont|wit`,
  pierced: `
    tattoo*|piercing|pierced|micro ?blad*|micro ?needl*|derma ?(roll*/pen)|injection site|filler*|botox|threads|stitches|needle|lanced|navel ring|
    nose ring|belly ring|skin tag|(inject*/drip*)|henna|cut (it/my mole)`,
  hotRed: `
    (hot/warm) (and /n /, /)(red/sore/swollen/hard/painful)|(red/hot/swollen/hard/sore/huge/big) (and /n /, |en )(hot/warm/sore/pus/painful/rooi/warm)|
    (full of/with/oozing/leaking/weeping) pus|pus (bumps/coming)|ooz*|
    infected|green (stuff/gunk/fluid)|yellow (stuff/gunk/fluid/goo/crust*)|crust* (and /)yellow|smel(ly/ls)|etter|septic|stink*`,
  moleCut: `
    (cut/sliced/burne?d?/burnt/shaved/ripped/froze/dug/clipped/snipped/tore/picked/gesny/sny) _ (mole/birthmark/beauty spot/moesie|
    moedervlek) ~ (off/out/myself/
    with/at home/af/uit/on purpose/get rid)|(cut/sliced/burnt|ripped/tore/scratched/picked) off _ (mole/birthmark|beauty spot)|mole _ (cut off|
    burnt off) (myself/at home)|
    (moesie/moedervlek/mole) _ (afgesny/uitgesny/gesny/afgebrand/weggebrand)|
    (used/put/tried/with) _ (wart (remover/acid/stuff/paint)/acid/string/floss/thread/peroxide/mole remover) _ on (a/my/the/his/her) _ mole`,
  tagCut: `
    (cut/sliced/burne?d?/burnt/ripped/tied/froze/dug/clipped/snipped/tore/pulled/stuck/drain*/lance*/sny|
    gesny) ~ (skin tags?/warts?/tags?/cysts?/boils?/growth/lump/
    corn/ingrown/keloid|vratjie)`,
  badAfter:
    'holes?|crater|black|smel*|bleed*|pus|swoll*|hot|huge|spread*|red (streaks?/line*)|wont (stop|close|heal)|geswel|bloei|swart|etter|open|fever',
  byDoctor: 'doctor|dr|dermatologist|derm|clinic|surgeon|gp|hospital|dokter|years? ago|jare gelede|biopsy',
  burnTool: `
    ipl|laser*|peel*|wax*|glycolic|tca|salicylic|hifu|cryo*|threading|facial|micro ?needl*|dermaplan*|derma ?roll*|relaxer|hair removal|nair|veet|
    electrolysis|sugaring|radio ?frequency|microderm*|plasma pen|skil`,
  burnMarks: `
    burn (stripes?/lines?/spots?/marks?/patch(es/))|(square/round/strip(ed/y)/deep/bad/brown/dark) burns?|burns (on/all over)|burnt (my/his/her/me)|
    (stripes/lines/squares/grid) (burnt|burned|of _ burn*)|skin (went/turned/is/goes) _ black|open (wounds?/sores?/skin)|oop (wonde?/seer|sere|vel)|
    (skin/vel) _ (tore/torn|ripped|came off|af)|raw patch*|burnt patch*|(brown/dark/black) (crust*|and weeping|scabs)`,
  strongAcid: 'acid|suur|peel|relaxer|nair|veet|bleach|jik|tca|peroxide|wart (remover|acid|stuff)',
  spiltOn: 'uitgeval|omgeval|fell (on|over)|tipped|spil*|splash*|poured|gemors|gespat|got (it /)(on|all over)|dropped',
  isoPast: `
    (how (long/soon/many (weeks/months))|when|wait) _ (after|stopping|finishing|done with|off) (my /the /)(@isotretinoinWords)
    _ (fall|get|be|become|try*|conceive|have)|
    (husband/hubby/partner/boyfriend) (is/s/was) (on/taking/using) _ (@isotretinoinWords)|
    (@isotretinoinWords) ~ (years? ago/jare? gelede/as a teen*/in (high school|20[01][0-9])/months ago)|(years? ago/jare? gelede) ~ (@isotretinoinWords)|
    (finished/stopped) (@isotretinoinWords) ~ ((years?|jaar) (ago|gelede))`,
  active: `
    @retinoidMedicine|retinol|retinoid|retinal|glycolic|salicylic|ahas?|bha|acids?|peels?|exfoliat*|exfoliant|anti ?ag(e/)ing|
    anti wrinkle|benzoyl peroxide|glikoolsuur|salisielsuur|vitamin c|niacinamide|drunk elephant|actives?|serums?|peeling solution|lighten(ing/)|hydroquinone`,
} as const
