// What happened or is going on, told by its circumstances: a numbing cream over a whole leg, an animal that behaves strangely, a child with a secret, the
// key of the safe, bumps after the barber; and the same in the other languages of the country. Written as clues/body.ts is.

const bab =
  '(bab(y|a)|child|kid|laa?itie|lightie|little one|lil one|kleintjie|kindjie|pikkie|bub(ba)?|bambino|mini me|sibling)'
const wild = 'bat|monkey|baboon|mongoose|meerkat|jackal|vlermuis|aap|bobbejaan|muishond|jakkals'
const animal = `(dog|puppy|pup|cat|kitten|hond|hondjie|kat|inja|ikati|ntja|katse|${wild})s?`
const hurtBy = '(bit|bite|bites|bitten|nipped|nip|snapped at|scratched|scratch|licked|gebyt|gekrap|gelek|byt|krap)'
const cig =
  '(cigarette|cigarettes|ciggie|ciggies|fag|entjie|sigaret|sigarette|stompie|zol|joint|cigar|incense|lighter)s?'
const away =
  '(stepdad|stepfather|step dad|stepmom|stepmother|stiefpa|stiefma|moms boyfriend|her boyfriend|mothers boyfriend|nanny|oppasser|uncle|' +
  'oom|malume|creche|daycare|dad|father|pa|neighbour|babysitter)'
const nguni = '(entloko|intloko|ekhanda|ikhanda|*loko|hloohong|hlooho|tlhogong)'
const ownGame =
  '(fifa|play ?station|ps ?[345]|xbox|chess|monopoly|uno|padel|netball|tennis|squash|scrabble|ludo|morabaraba|cards|darts|pool|' +
  'snooker|ping pong|table tennis)'

export const eventWords = {
  babyWords: `${bab}|(baby|child|kid|kind) (number |nommer )?(one|two|three|[1-4])`,
  yearsBack: `
    (years?|yrs|jare?) (ago|back|gelede)|when (i|he|she) (was|were) ([1-9]|a (child|kid|boy|girl|toddler)|little|small)|toe (ek|hy|sy) ([0-9]|n kind|
    klein)|as a (child|kid)|childhood|kleintyd`,
  // It is another who is pregnant, and who writes asks for herself: "my daughter is pregnant, not me! I want a retinol".
  othersState: String.raw`(not (me|myself)|nie ek nie)(\n| , | )(so |and |en )?(i|ek|can i|kan ek|give me|gee my)(?! (am|was|have been|is) (pregnant|swanger))|(i am|im|ek is) ([0-9]+ |so |and |en )*(not|nie) (pregnant|preg|preggers|swanger|expecting)(?! (any ?more|now|yet|nie))`,
  // Numbing cream in the blood: over large areas, under film or in heat.
  numbingCream: `
    numb(ing)? (cream|creme|gel|spray|lotion|ointment|stuff|balm)|lidocaine|lignocaine|lidokaien|prilocaine|benzocaine|tetracaine|emla|tktx|
    an(a)?esthetic (cream|gel|spray)|topical an(a)?esthetic|verdowings?(room|salf|jel)|verdoof(room|salf)|dr numb`,
  numbToxic: `
    (ears?|ore) ([a-z]+ ){0,3}(ring*|buzz*|humm*|suis*|gons*)|(ringing|buzzing) ([a-z]+ ){0,3}ears?|tinnitus|(mouth|tongue|lips?|tong|
    mond) ([a-z]+ ){0,4}(tingl*|numb|prickl*|metal*|tintel*|dood|lam)|(tingl*|numb) ([a-z]+ ){0,3}(mouth|tongue|tong|mond)|metal(lic)? taste|twitch*|
    jerk(s|ing|y)?|(hands?|arms?|legs?|feet|muscles?|hande|bene|fingers?) ([a-z]+ ){0,3}(jump*|jerk*|twitch*|shak*|trembl*|bewe|ruk*)|shaking|trembling|
    dizzy|duiselig|light ?headed|woozy|drowsy|confus*|deurmekaar|slurr*|blurr*|double vision|faint*|pass(ed|ing) out|seizure*|fit(s|ting)|
    heart ([a-z]+ ){0,3}(racing|pounding|slow*|skip*|funny|irregular)|vomit*|throwing up|naar|(lips?|skin) ([a-z]+ ){0,2}(blue|grey)|short of breath`,
  numbOnMouth: `
    filler*|tear trough|botox|(on|for|op) (my |her |his |the )?(lips?|gums?|tooth|teeth|tongue|mouth ulcers?)|lip (filler*|blush*|tattoo*|inject*)|
    teething|dentist|cold sore`,
  // An animal that hurt somebody and is not known, or is ill.
  animalHurt: `
    ${animal}(?=( [a-z0-9,]+){0,10} (it|that|which|he|she|wat|hy|sy|then|and|n) ([a-z]+ ){0,2}${hurtBy} ([a-z]+ ){0,2}(me|my|him|her|his|us|child*|
    daughter*|son*|hand|arm|leg|foot|face))|(gebyt|gekrap|gehap)(?<=hond( [a-z]+){0,6} (gebyt|gekrap|gehap))|${hurtBy} (me |my |him |her |on |op |aan |
    in ){0,3}([a-z]+ ){0,3}(by|from|van|deur) (a |an |the |n |some )?([a-z]+ ){0,2}${animal}|${animal} ([a-z]+ ){0,4}${hurtBy} (me|my|him|her|his|us|
    the child*)|(nip|bite|scratch|lick|byt|krap) ([a-z]+ ){0,3}(from|of|by|van) (a |the |n )?([a-z]+ ){0,3}${animal}`,
  animalStrange: `
    drool*|foam*|frothing|kwyl*|skuim*|stray|rondloper*|wandered|unknown (dog|cat)|strange (dog|cat|puppy)|wild|feral|(acting|acted|behav(ed|ing)|ran|
    walked|walking|was|is) ([a-z]+ ){0,2}(weird|strange|funny|odd|crazy|snaaks|vreemd|aggressive|mad|drunk)|stagger*|not (vaccinated|ingeent)|
    unvaccinated|(came|kom) ([a-z]+ ){0,2}(in|into|onto) (our|my|the|ons) (yard|garden|stoep|plot|jaart)|(dont|do not|nobody|no idea|
    weet nie) ([a-z]+ ){0,3}(whose|wie se)|(dog|cat|puppy|it) (has |have )?(died|vrek|disappeared)|ran (off|away)|bat|monkey|mongoose|jackal|meerkat|aap|
    muishond|vlermuis`,
  wildHurt: `
    (${wild})( [a-z0-9,]+){0,8} ${hurtBy} (me|my|him|her|his|us)|${hurtBy} (me |my |him |her )?(by|from|van|deur) (a |an |the |n )?([a-z]+ )?(${wild})`,
  // The catching rashes that an unborn child or a weak body does not bear, met where one is not immune.
  poxNear:
    '@tickOrPox|hand foot and mouth|fifth disease|german measles|masels|waterpokke|*rhashalala|*qhakuva lenkukhu',
  poxContact: `
    (has|have|got|het|kry) (it|dit|@tickOrPox)|(was|been|got) exposed|(had|was in|been in|came in|came into) contact|@tickOrPox|never had|(son|daughter|
    child|kid|kids|husband|colleague|niece|nephew|class|creche|seun|dogter|kind)s? ([a-z]+ ){0,3}(has|have|got|caught|came out|broke out|het|@tickOrPox)`,
  immuneNow: `
    (im|am|is|was) immune|(?<!never )had (it|@tickOrPox) (as|before|when|already)|(not|isnt|nie) (pregnant|swanger)|vaccin*|ingeent|scars?|roof|letsels|
    years ago|jare gelede|(before|until|when) (i|we) (get|fall|am|was|got|fell) (pregnant|swanger)`,
  // Bringing up food, and a body that begins to fail.
  purging: `
    @eatingTrouble|@noFoodDays|(bring(s|ing)?|brought|throw(s|ing)?|threw|vomit(s|ing|ed)?|puk(e|es|ing)|spew(s|ing)?|gooi|braak|kots) (up |out |
    op )?(every|each|all|most|elke|al|after (every|each)|na elke) ([a-z]+ ){0,2}(meal|supper|lunch|dinner|breakfast|ete|maaltyd|kos|food|thing i eat)s?|
    (scabs?|marks?|calluses?|cuts?|sores|sere) ([a-z]+ ){0,3}knuckles?( [a-z0-9,]+){0,8} teeth|knuckles?( [a-z0-9,]+){0,8} (from|of) ([a-z]+ )?teeth|
    (fingers?|toothbrush|vinger) (down|in) (my|her|his) (throat|keel)`,
  bodyFails: `
    dizzy|duiselig|light ?headed|faint*|flou|black(ed|ing)? out|pass(ed|es|ing)? out|collaps*|periods? ([a-z]+ ){0,3}(gone|stopped|stay(s|ed)? away|
    missing|disappeared)|(no|lost my|lost her|stopped getting) periods?|periode ([a-z]+ ){0,3}(weg|gestop)|hair ([a-z]+ ){0,3}(fall*|coming out)|hare val|
    palpitations|(heart|hart) ([a-z]+ ){0,3}(skip*|rac(e|es|ing)|flutter*|pound*|funny|jump*|klop)|chest pain*|blood ([a-z]+ ){0,5}(vomit|sick|throw)|
    (vomit*|throw*|brought) ([a-z]+ ){0,3}blood|cramps?|cold all the time|cant (stand|walk|get up)|too weak|(down to|weigh|weeg) (2[0-9]|3[0-9]|4[0-4]) ?k`,
  // Where a drip or needle went in, and what it looks like when it turns bad.
  dripSite: `
    drip(s|ped)?|*drip|injection|inject(ed|ing)?|needle|jab|iv|cannula|umjovo|umjovelo|*jov(a|e|o|ela|elwe)|inaliti|*naliti|lenalite|ente|inspuiting|
    inspuit|ingespuit|spuit|cut|wond|wound`,
  siteBad: `
    *bomvu( ,| futhi| kanye| na| ne| i| ya| iya| ku| kuya| si| li| lu)*( [a-z]+){0,3} (*qinile|*shisa|*shushu|*vuvuk*|*buhlungu|*lukhuni|*dumb*)|*(mugqa|
    mgca|mgqa|mucu) (obomvu|obomvana|ebomvu)|mola o mofubedu|(rooi|red) (streep|strepe|lyn|line|lines|streak|streaks)( [a-z]+){0,4} (op|boontoe|up|arm|
    along|towards)|(rooi|warm|hard|geswel)( ,| en){1,2}( baie)? (rooi|warm|hard|geswel|seer)`,
  // A burn on a small child told after a question about sunburn.
  burntRed: `
    (rooi|stukkend) (ge|ver)?brand|(ver|ge)brand het|het ([a-z]+ ){0,3}(ver|ge)brand|(got|is|was|are|has|gone|went|turned|who|now) ([a-z]+ ){0,3}(red|
    burnt|burned|pink|rooi)|(burnt|burned) (red|her|his|himself|herself|badly|on)|bomvu|*shile|*tjhele`,
  sunTalk: '@burntBySun|sun|son|sonskerm|sunscreen|beach|strand|pool|sonbrand|after ?sun|ilanga|letsatsi|langa',
  underOne: `
    @babyUnderOne|@babyWords van ([1-9]|1[01]) (maande|weke)|(baba|baby|kleintjie|twins?) (of|van|is) ([a-z]+ )?([1-9]|1[01]) (maande|months?|weke|weeks?)`,
  // A child who is hurt and may not say so.
  roundBurns: `
    ${cig} (burns?|burnt|tips?|marks?|brand*|ends?|size|kole|holes)|(burns?|burnt|marks?|spots|holes|brand*|merke)(?=( [a-z0-9,]+){0,8} (of|from|by|with|
    like|a|van|met|soos|n) ${cig})|(round|ronde) ([a-z]+ )?(burns?|brandmerke|brandwonde)|(perfect|same size) (round|circles?) (burns?|marks|sores|scars)|
    (iron|belt|cord|hand|finger) (shaped )?(burns?|marks|prints)`,
  childKept: `
    secret|geheim|imfihlo|imfihlelo|lekunutu|sephiri|(dont|not|isnt|arent|never|mustnt|cant|may not|moenie|mag nie)( allowed)?( to)? (tell|say|vertel|se)|
    (wont|doesnt|refuses to|wil nie) (say|tell|talk|praat|se)|new (ones|marks|burns|sores)|nuwes?( merke)?|(every|each|elke) (weekend|visit|time|naweek|
    keer|holiday)|(after|from|by|with|at|na|by die) ([a-z]+ ){0,6}${away}|flinch*|scared of (him|her)|bang vir (hom|haar)|wets? (the|her|his) bed again`,
  smallOnes: `
    (@realChild|niece|nephew|grandchild|grandson|granddaughter|stepson|stepdaughter|learner|pupil|kid)s?|kind se|se kind|children|kinders|kleinkind|abantwana|
    izingane|bana`,
  // A weapon within reach, told by its key.
  weaponReach: `
    (know|knows|found|find|got|have|took|weet|ken|het|kry|saw)( [a-z0-9]+){0,6} (key|keys|sleutel|sleutels|code|kode|combination|pin|
    password)( [a-z0-9]+){0,4} (safe|kluis|gun|rewolwer|pistool|vuurwapen|wapen)s?|(know|weet|found|saw|het)( [a-z0-9]+){0,3} (where|
    waar)( [a-z0-9]+){0,5} (gun|rewolwer|pistool|pistol|firearm|vuurwapen|wapen|kluis ?sleutel|bullets|pills|tou)|*azi (lapho|
    apho)( [a-z]+){0,5} (isibhamu|umpu|isikhiya|isitshixo)`,
  noLongerHere: `
    (if|as|uma|xa|ha) ([a-z]+ ){0,7}(doesnt|dont|wont|didnt|nie|isnt|not|cant) ([a-z]+ ){0,2}(work|help|clear|go|gone|better|werk|regkom|fix)|(nobody|
    no one|niemand|no ?body) ([a-z]+ ){0,3}(has|have|needs?|will|hoef|moet|sal|gaan)|(wont|not|nie|never) ([a-z]+ ){0,2}(need|matter|be (here|around|
    there)|nodig|saak maak)|(last|final|laaste) (try|chance|thing|cream|hope|kans|keer|probeerslag)|not be (a |any )?(problem|bother|burden)|
    dont worry about (me|after)|done (trying|with it)|klaar probeer`,
  safeElse: `
    insurance|burglar*|break ?in|robber*|inbraak|inbrekers|jewel*|passport|hunting|jag|competition|range|licen[cs]e|(lost|verloor) ([a-z]+ ){0,3}(key|
    sleutel)`,
  // A heart, told by its weight.
  chestWeight: `
    (elephant|olifant|weight|gewig|pressure|druk|brick|klip|band|squeez*|crush*|heavy|swaar|vise|gripping)( [a-z]+){0,5} (chest|bors|borskas|isifuba|
    sefuba)|(chest|bors|borskas|isifuba|isifuba sakhe|sefuba)( [a-z]+){0,4} (pain*|pyn|heavy|swaar|crush*|squeez*|toetrek|trek toe|buhlungu|pressure|druk|
    tight*|sinda|opileng)|chest pain*|borspyn`,
  heartSign: `
    (jaw|kakebeen|kaak)( [a-z]+){0,3} (pain*|pyn|ache*|aching|trek|seer|sore|tight|numb|lam|hurts)|(left|linker) ?arm|arm( [a-z]+){0,3} (numb|lam|pain*|
    ache*|aching|heavy|swaar|tingl*)|pain( [a-z]+){0,4} (down|in|into|to) (the|my|his|her) ([a-z]+ )?(arm|jaw|back|neck)|(face|skin|gesig|vel|looks?|lyk|
    is|are|and|en|turned|gone) ([a-z]+ ){0,2}(grey|gray|grys|ashen|vaal)|clammy|klam|natgesweet|sweet|(cold|koue) (sweat|sweet)|sweating|drenched|
    umjuluko|*juluka|mofufutso`,
  notHeart:
    'flu|(a|my|the|bad|have) cold|cough*|gym|push ?ups|acid reflux|heartburn|sooibrand|bra|binder|pimples?|acne|razor|wax*|rash',
  // A needle that was in another's blood.
  sameNeedle: `
    (same|his|her|their|dieselfde) ([a-z]+ )?(cartridge|needle|needles|tip|roller|stamp|pen|blade|razor|lancet|naald|naalde|kop)s?|(didnt|not|never|
    nie) ([a-z]+ )?(change|changed|new|sterili*|clean|cleaned|replace*|verander|skoon) ([a-z]+ ){0,3}(needle|cartridge|tip|blade|naald)s?|(blood|
    bloed) ([a-z]+ ){0,3}(in|on|inside|op) (it|the (needle|cartridge|roller|blade|tip)|dit)|(poked|pricked|stuck|gesteek|jabbed|cut) ([a-z]+ ){0,6}(used|
    his|her|somebody elses|someone elses|old|gebruikte) ([a-z]+ )?(needle|blade|razor|lancet|naald|syringe)|needle ?stick`,
  // A lightening cream told by what it did, and mercury told by what it does.
  madeLight: `
    @lightener|@streetCream( [a-z0-9,]+){0,12} (so|very|much|nice|nicely|too|lekker|more|mooi) (light|lighter|fair|fairer|white|bright|lig|ligter|wit)|
    @fadeBrand|@streetCream( [a-z0-9,]+){0,12} (made|making|makes|got|turned|maak|het) (me|my ([a-z]+ )?(skin|face|body)|my) ([a-z]+ ){0,3}(light*|fair*|
    white*|bright|yellow ?bone|ligter|wit|lig)|(light|lighter|fair|fairer|ligter|whiter) ([a-z]+ ){0,6}(with|from|since|by) ([a-z]+ ){0,3}(@streetCream)|
    *khanyisa`,
  mercurySigns: `
    (hands?|fingers?|hande|tongue|eyelids?|izandla) ([a-z]+ ){0,3}(shak*|trembl*|bewe|bibber|thuthumela)|(shak(y|ing)|trembl*) (hands?|fingers?)|tremors?|
    (coin|coins|penny|copper|metal|metallic|iron|metaal|blood) (like )?(taste|smaak)|taste(s)? (of |like )?(a )?(coins?|metal|pennies|copper|iron)|(pee|
    urine|wee|urien|piepie) ([a-z]+ ){0,3}(foam*|froth*|bubbl*|skuim*)|(foam*|froth*|bubbl*|skuim*) (pee|urine|wee)|(forget*|memory|
    vergeet) ([a-z]+ ){0,3}|(swollen|puffy|geswelde) (ankles?|feet|legs|voete)|pins and needles|numb (fingers|toes|hands|feet)|cant sleep|mood swings|
    irritable`,
  // Itch that a whole house has, and where the mite sits.
  houseItch: `*ingwaya|*ngwaya|*hlohlona|*hlohlonwa|*rhawuz*|*luma|*lunywa|*enwaya|*ngcwaya|jeuk*|krap*|itch*|scratch*`,
  wholeHouse: `
    kaofela ha rona|rona kaofela|(?<!bosiu )bohle|lelapa (lohle|kaofela)|lapeng|sonke|sisonke|sobabini|sobabili|umndeni wonke|usapho lonke|wonke umuntu|
    bonke|le (ntate|mme|bana) ([a-z]+ )?le (ntate|mme|bana)|nabantwana|nezingane|nabantwabami`,
  miteCue: `
    bosiu|masiu|ebusuku|ebsuku|mantsiboya|dipakeng tsa menwana|magareng ga menwana|menwana|matsoho|phakathi kweminwe|phakathi kwezandla|iminwe|eminweni|
    izihlakala`,
  // Rings on a child's head.
  headRing: `
    *zangqa*|*sangqa*|*zindilinga|*dilinga|*ndingilizi|*ringi|dikgokolo|sedikadikwe|didikadikwe|lesakana|masakana|umlepheza|*dindilinga|ringworm|omlope|
    ring ?wurm`,
  headPlace: `${nguni}|head|scalp|kop`,
  hairGoes: `
    (*wa|*phuma|*qothuka|*xhwithuka|wa|tswa|kuwa|ziwa) (iinwele|izinwele|moriri)|(iinwele|izinwele|moriri) ([a-z]+ ){0,2}(*wa|*phuma|*qothuk*|tswa|wa|
    ziyawa|kuyawa)|*rhawuz*|*luma|*hlohlon*|abantwana|izingane|bana|umntwana|ingane|ngwana`,
  // White patches in Afrikaans and others that come slowly.
  whiteThere: `
    (wit|spierwit|melkwit|white|milk white) (kolle|vlekke|kol|vlek|patches|spots|marks)|kolle( [a-z,]+){0,6} (spierwit|melkwit)|*bala (amhlophe|
    elimhlophe)|(matheba|dikolobe|mabala) a masweu`,
  slowSpread: `
    (kom|brei|versprei|word|raak)( [a-z]+){0,4} (by|uit|meer|groter)|stadig( [a-z]+)? (by|groter|meer|uit)|(slowly|getting|more|keep*|
    been) ([a-z]+ ){0,2}(spread*|bigger|more|coming|added|appear*)|(laaste|last|past|afgelope) (jaar|year|maande|months)|*yanda|*yakhula|*nwenw*|(ya|e|a|
    di|ntse di) (ata|hola)`,
  // Psoriasis with the joints in it.
  fewPeriods: `
    periods? ([a-z]+ ){0,5}([2-9]|two|three|four|five|six|seven|eight) (times|x) (a|per|in a|n) (year|jaar)|(skips?|skipping|skipped) (months|a month|
    my periods?|periods?)|period(s|e)? ([a-z]+ ){0,4}(when (it|they) (wants?|feels?)|disappear*|unpredictable|wanneer (dit|hulle) wil|bly weg|mal|random)|
    (maandstondes?|periode) ([a-z]+ ){0,5}(keer per jaar|keer n jaar|slaan oor|bly weg)|*ya esikhathini ([a-z]+ ){0,3}(kanye|kabili|kathathu)`,
  manHair: `
    (hair|hairs|hare|whiskers|beard|baard|it)( [a-z]+){0,5} (like|soos|than) (a |n )?(mans?|guys?|men|bearded|pa)|@hairGrowth|(thick|dark|coarse|dik|
    growwe) ([a-z]+ )?(hairs?|hare) ([a-z]+ ){0,4}(chin|ken|jaw|chest|nipples?|tummy|face|upper lip)|izintshebe|intshebe|ditedu`,
  // Bumps on the nape that the barber's blade begins.
  napeBumps: `
    (hard|firm|growing|itchy|painful|raised|big|harde)? ?(bumps?|knobs?|lumps?|knoppe|knoppies|bulte|pimples|growths?|amaqhuma|izinduna|
    dikgoba)( [a-z]+){0,5} (back of (my|his|the) (head|neck)|nape|neck ?line|agterkop|agter op my (kop|nek)|behind my head|my nek|back of head|
    hairline at the back)|(nape|back of (my|his|the) (head|neck)|agterkop|neckline)( [a-z]+){0,5} (bumps?|knobs?|lumps?|knoppe|knoppies|bulte|growths?)`,
  barber:
    'barber*|hair ?cut|cheese ?(cut|kop)|chiskop|fade|clippers?|shav*|razor|line ?up|haarkapper|skeer*|gunda*|kuta|beard|brush cut',
  // Where a lump is a gland before it is a bump of shaving.
  armpitOrGroin:
    'armpits?|under ?arms?|groin|breasts?|collar ?bone|kieliesak|oksels?|lies|amakhwapha|ikhwapha|mahafing',
  bladeOnNeck:
    '@barber ~ (neck|nek|nape|beard|chin|jaw|baard|intamo)|(neck|nek|nape|beard|chin|jaw|baard|intamo) ~ @barber',
  growSlow: `
    bigger|grow*|harder|thick*|more of them|joining|spread*|months?|years?|maande|jare|groter|groei|hard|keloid*|dont go|wont go|not going|izinyanga`,
  // What colours lips and hands from without.
  notBody: `
    (beats?|beat|thrash(ed|es)|whipped|klop|geklop) (me|us|him|her|my) (again )?([0-9]+|(at|in|with|met|by) ([a-z]+ )?${ownGame}|to (the|it)|by [0-9]+)|
    at ${ownGame}|${ownGame}|(slaan|maak|moer|skiet) my (vrek|dood) (as|oor) (hy|sy|hulle) ([a-z]+ ){0,2}(sien|hoor|weet|uitvind)|kick(s|ed)? me out of (the |our )?(bathroom|bed|group|chat|kitchen)|hit(s|ting)? (me|us) (up|with ([a-z]+ )?(work|deadlines?|
    bills?|fees?|fine|questions?|price|news|truth|facts|overtime|joke|line|smile|surprise|treat|gift|voucher|compliment))`,
  // Somebody who hits when they do not get their way.
  hitsMe: `
    (he|she|hy|sy|son|seun|man|husband|boyfriend|kerel|ex|dad|pa|ma|mom|brother|boet|broer|uncle|oom|stepdad|stiefpa|dogter|daughter|
    grandson|kleinseun) ([a-z]+ )?(hits?|slaps?|beats?|kicks?|punch(es)?|klap|slaan|skop|moer|donner) (me|my|us|ons) ([a-z]+ )?(when|if|unless|
    because|as|wanneer|omdat|elke|every)`,
  // Blows that go on, told without what brings them.
  hittingMe: `
    (my|die|the) ((ex|late|own|drunk|step)[ -]?)?(husband|hubby|man|boyfriend|bf|partner|ex|wife|girlfriend|gf|dad|father|stepdad|stepfather|mom|mother|uncle|brother|baby daddy|kerel|fiance) ([a-z]+ )?(is|was|keeps|started|has been|been|always|still) ([a-z]+ )?
    (hitting|beating|slapping|punching|kicking|choking|strangling|abusing) (me|us|my (kids|child|children|daughter|son))(?! (up|at|with (messages|texts|likes|flour)|in|on (whatsapp|insta))( |$))|
    (he|she) (is|keeps|started|has been) ([a-z]+ )?(hitting|beating|slapping|punching|kicking|choking|strangling) (me|us)(?! (up|at|in|on (whatsapp|insta))( |$))`,
  // Skin that is to be cut for being hated.
  cutHated: `
    hate (my (face|skin|body|looks|self|arms?|legs?)(?! (hair|routine|cream|mask))|myself|how i look|the way i look) ([a-z]+ ){0,7}(cut|cutting|slice|slash|slashing|carve|stab|burn) (it|my|myself|me)(?! hair| nails?| fringe| out (sugar|dairy|bread))|
    (feel|feeling|felt) like (cutting|slicing|slashing|carving|stabbing|burning) (my (face|skin|arms?|legs?|wrists?|cheeks?|body)(?! (routine|care|hair|cream|mask|wash|products?))|myself)|
    (want|wanna|wants) (to )?(cut|slice|slash|carve|stab) (my (face|skin|arms?|legs?|wrists?|cheeks?|body)|myself)(?! (some|a slice))`,
  // A rash on the limbs of somebody's child: no mark of a blow.
  rashOnChild:
    '(he|she|they|it|kid|son|daughter|baby|child|toddler) (has|have|got|gets|had) (a |an |some |this |these )?((red|itchy|dry|little|small|rough|bumpy|new|bad) ){0,3}(rash|bumps|eczema|patches|spots|pimples|blotches|hives|dry skin|ringworm|flakes) (on|in|behind|all over|around) (his|her|their|its|the) (arms?|legs?|face|cheeks?|neck|chin|tummy|stomach|back|chest|elbows?|knees?|hands?|feet|head|scalp)',
  rashOrBlow:
    'hurt*|touch*|man|men|hostel|between|private*|bruis*|blue marks?|belt|cord|cable|slap*|hit|hits|hitting|beat*|punch*|kick*|hand ?prints?|finger ?(marks|prints)|burn*|cigarette|iron|bite|bites|scared|afraid|fear*|flinch*|creche|nanny|helper|teacher|father|stepdad|boyfriend|uncle|after (the )?(weekend|visit)|wont say|will not say|secret|shape*|straight lines|loop|welts?|cut|cuts|scratch*|unexplained',
  // Ointment in cloth, and a cigarette near it.
  ointmentFire:
    '(ointments?|emollients?|vaseline|petroleum jelly|paraffin|greasy cream) ([a-z]+ ){0,14}(smok(e|es|ing|er)|cigarettes?|flammable|lighter|candles?|gas heater)|(smok(e|es|ing|er)|cigarettes?|flammable|lighter|candles?|gas heater) ([a-z]+ ){0,14}(ointments?|emollients?|vaseline|petroleum jelly|paraffin|greasy cream)',
  fireNow:
    'burnt|burned|burning now|on fire|caught fire|alight|blister*|scald*|hits?|hitting|beats?|punish*|on purpose|threat*|afraid|scared of him|burns? (me|her|him|us|my)',
  // Eczema that weeps yellow is infected, and no burn.
  weepYellow:
    '(weep(s|ing)?|ooz(e|es|ing)|leak(s|ing)?|running) ([a-z]+ ){0,2}(yellow|honey|gold(en)?)|(yellow|honey|gold(en)?)( colou?red)? (crusts?|crusty|ooze|fluid|scabs?|weeping)',
  burnerNamed:
    'peel*|acids?|bleach*|relaxer|dye*|jik|caustic|burn*|glycolic|salicylic|tca|hydroxide|cement|battery|cleaner|wart|wax*|serum|retin*|tretinoin|chemical*|spilled|spilt|splash*|toner|lightening|remover|eyes?',
  // Venom that was spat.
  snakeSpit:
    '(rinkhals|cobras?|kobra|snake|slang|imfezi|noga) ([a-z]+ ){0,3}(spat|spit*|sprayed|gespoeg|spoeg)|(spat|spit|sprayed) ([a-z]+ ){0,3}by an? ([a-z]+ )?(snake|cobra)',
  // A lens that was left in, and an eye that bears it no longer.
  lensLeft: `
    (slept|asleep|sleep|sleeping|geslaap|swam|left|kept|wore|worn|wearing) ([a-z]+ ){0,3}(contact )?(lens|lenses|contacts|kontaklense|lense)|
    (lens|lenses|contacts|kontaklense) ([a-z]+ ){0,2}(in for|stuck|since|overnight|all night|in te lank|die heel nag|geslaap|ingehou)`,
  eyeAngry: `
    bloodshot|bloedbelope|pain*|throb*|sore|seer|aches?|brand|burn*|(very|so|bright) red|swollen|light (hurts|kills)|hates? light|
    (cant|can t|cannot) (stand|take|bear|face|look at) ([a-z]+ )?(light|sun)|lig maak seer|blurr?y|blurr*|foggy|pus`,
  // Skin without colour that nobody has looked at for long.
  skinCheck: `
    (never|not|havent|hasnt|nobody|no one|no ?body|nooit|nog nie) ([a-z]+ ){0,5}(check*|looked at|look at|seen|screened|examined|nagegaan|gekyk|
    dermatologist|skin doctor|velarts)|(check*|screen*|look(ed)? at|examin*) ([a-z]+ ){0,3}(my|his|her|the) ([a-z]+ )?(skin|moles|body)|skin (check|
    screening|exam)*|check ?ups?|(how often|hoe gereeld) ([a-z]+ ){0,4}(check*|seen|doctor|clinic|dermatologist)|ukuhlolwa|ukuxilongwa|hlahlob*`,
  // A medicine for the skin on prescription, offered without one.
  blackMarket: `
    (on|from|off|via|by|op) ([a-z]+ ){0,2}(whatsapp|facebook|fb|marketplace|telegram|insta*|tiktok|gumtree|street|taxi rank|rank|hawker|vendor|spaza|
    flea market|market|straat)|(guy|lady|man|woman|seller|plug|ou|vrou|someone|somebody|friend|chommie|cousin|gym bro) ([a-z]+ ){0,6}(sell*|sells|selling|
    verkoop)|(buy*|koop) ([a-z]+ ){0,4}(from|off|by|van) ([a-z]+ ){0,3}(guy|seller|plug|friend|somebody|someone)|under the counter|onder die toonbank`,
  scriptMedicine:
    '@isotretinoinWords|tretinoin|doxy*|minocycline|spironolactone|clindamycin|dalacin|(acne|aknee) (pills|capsules|tablets|pille)',
} as const
