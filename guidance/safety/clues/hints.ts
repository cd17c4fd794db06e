// What is told by a hint and not by its name: two lines on a stick, a whole box of pills asked about by somebody who is done with everything, a dark
// spot in a language of the country, months of treatment told by two dates; written as clues/body.ts is.

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const short: readonly string[] = [
  'jan',
  'feb',
  '(mar|maart)',
  'apr',
  'mei',
  'jun',
  'jul',
  'aug',
  'sep',
  '(oct|okt)',
  'nov',
  '(dec|des)',
]
const nameOf = (at: number): string => `(${months[at % 12] ?? ''}|${short[at % 12] ?? ''}*)`
/** "Since march, its november": at least three months lie between, over the new year too. */
const sinceAndNow = months
  .map((_, from) => {
    const later = Array.from({ length: 9 }, (_one, more) => nameOf(from + 3 + more)).join('|')
    const since = `(since |from |sedert |vanaf |van )(early |late |mid )?${nameOf(from)}( af)?( [a-z0-9,]+){0,10} `
    const now = `(its|it is|dis|dit is|now|nou|today|until|till|to|tot)( (nou|now|already|al|,)){0,2} (${later})`
    // Looked back from the second date: that is seldom there, and so this is quick.
    return `${now}(?<=${since}${now})`
  })
  .join('|')

const pill =
  '(pills?|tablets?|tabs|capsules?|caps|pille|tablette|kapsules|amaphilisi|iipilisi|dipilisi|panados?|antidepressants?|' +
  'sleeping (pills?|tabs)|warfarin|doxy*|mino*|antibiotics?|meds|(@isotretinoinWords))'
const otherTest =
  '(covid/corona/patch/hiv/prick/allergy/tb/strep/hep/hepatitis/sti/std/syphilis/flu/malaria/drug/paternity/driving/ovulation/lupus/coeliac)'
const stick = '(test|stick|tests|clear ?blue|first response|strip|toets|toetsie|kit)'

const monthly = '(every|each|once a|elke) (single /)(month|visit|time|four weeks|4 weeks|maand)'
// What leaves marks on purpose, where somebody did it with that.
const cruel =
  '(kettle|ketel|iron|strykyster|belt|sjambok|cigarettes?|ciggies?|lighter|(frying )?pan|pot|bottle|bottel|spoon|lepel|knife|mes|hammer|rod|cable|coals?|' +
  'boiling water|hot water|kookwater|(cooking |hot )?oil|glass|broom|heater|stove|fork|blade|chain|brick)'
const death =
  '(bridge|brug|walls?|muur|trees?|boom|trucks?|lorry|lorries|poles?|barriers?|oncoming [a-z]+|rivers?|dam|cliffs?|trains?|tracks?|platform|balcony|' +
  'roof|building|traffic|taxis?|edge)'

export const hintWords = {
  relaxHair: 'relax _ hair',
  // "He did that one with the kettle, he says next time it is my face", "if I tell, it will be petrol": what was done, what he says, and of what it hangs.
  didWith: `
    (@partner|exs?) (did|made|left|gave|put|burnt|burned|carved) ((me|it|this|that|these|those|them|one|ones|marks?|scars?|burns?|the|my|into|in|on|arm|leg|back|
    hand|skin|here) ){0,4}(with|using) ((a|the|his|her|my|hot|broken|old) ){0,2}${cruel}|
    (@partner) het ((dit|my|hierdie|die|merk|merke) ){1,2}met (die|n|sy|haar) ([a-z]+ )?${cruel}|
    (its|thats|theyre|they are|was|is|are) ((him|her|hy) )?(from|with|van) (the|his|her|a|sy|die) ((broken|hot|old) )?${cruel}`,
  heSays: `
    (@partner|exs?) ([a-z]+ ){0,2}(says?|said|saying|swears?|swore|promis(es|ed)|warn(s|ed)|threat*|told|tells|texted|texts|will|gaan|sal|se|dreig*)|hell|shell`,
  nextTime:
    'next (time|one)|(my )?(face|neck|eyes|throat) next|volgende (keer|een)|fix (me|my (face|eyes))|worse if|@ifILeave',
  ifILeave: `
    (if|when) i (ever |even |dare |try to |want to )?(leave(?= (him|her|us|home|again|with|for good|now|tonight|and)|$| ,)|go (back )?(home|to my (ma|mom|mum|mother|
    sister|family|parents|gran|gogo|dad))|go to the (police|cops|court)|run (away|off|to my)|walk out|tell(?! the derm)|talk|speak up|report|scream|say (anything|a word)|take the (kids|
    children|baby)|get a new (man|boyfriend|guy)|divorce|call the)|as ek (ooit )?(loop|weggaan|weghardloop|praat|vertel|hom los|iets se)`,
  cruelThing: `
    petrol|acid|suur|boiling (water|oil)|hot oil|cooking oil|kookwater|kettle|ketel|knife|mes|fire|blade|gun|coals?|fix (me|my (face|eyes))|my (face|eyes) next|
    (be|get|gets|make it|makes it|itll be|word|wees) ([a-z]+ )?(worse|erger)|finish me`,
  // A medicine just taken, and a chest that is ill anyway.
  afterMedicine: `
    (after|since|from|na|took|taking|emva kwe) ([a-z]+ ){0,4}(@riskMedicine|ibuprofen|nurofen|brufen|aspirin|disprin|antibiotics?|antibiotika|injection|pills?|tablets?|tablette|pille)`,
  chestIll: 'bronchitis|pneumonia|flu|cold|asthma|tb|chest infection|cough*|smok(e|er|ing)',
  // Skin that a lightener has made blue-black and rough, and a lightener by that word alone.
  blueBlack: `
    ochronosis|caviar (like )?(bumps?|dots?|spots?|skin|texture)|like caviar|(blue|bluish|greyish|grey|gray) ?(and |n )?(black|blue|grey|gray)|mnyama (bu)?luhlaza|*mnyama bluu|
    (darker?|dark patches|black) ([a-z]+ ){0,3}(from|since|after|because of) (her|his|my|the|using|that|this) ([a-z]+ ){0,2}(@lightenerWord|@lightener|@fadeBrand)`,
  lightenerWord: '(?<!hair )lighteners?(?! (for|on|in) (my |the )?hair)',
  // Feet of somebody with diabetes that are hard or cracked, and what people do to such feet; cracked heels of another.
  hardFeet: `
    (feet|foot|heels?|soles?|voete?|voetsole|hakke|hakskene|hakskeen|i?zithende|i?zinyawo|iinyawo|maoto|direthe)( [a-z,]+){0,6} (cracks?|cracked|cracking|hard|thick|callus*|growwe|grof|gebars|
    gekraak|barste|*qhekek*|*phatlohile|petsohile)|(cracked|cracking|hard|thick|callus*|harde|gebarste|gekraakte)( [a-z,]+){0,4} (feet|foot|heels?|soles?|voete?|hakke|hakskene|voetsole)|
    foot (file|peel|peeling mask|mask|scrub|rasp)|pumice|callus*|corn plasters?|likdoring*|(foot|heel) (razor|grater)|voetvyl`,
  feetMine:
    '(died|dead|passed) (of|from) ([a-z]+ )?(diabetes|sugar)|(has|is|have|with|het) ([a-z]+ ){0,3}(diabe*|sugar|suiker)( [a-z]+){0,2} ,? ?(and |but |but im not )?(i (have|get|got)|my own|mine)',
  // A scar that grows, in the words of the country, and as English says it of its size.
  scarName: '*sibazi|*zibazi|isiva|iziva|*isiva|lebadi|sebadi|mabadi|(?<!(tattoo/text) )letsels?|scars?|keloids?',
  scarSwells: `
    (siya|iya|liya|ziya|esi|eli|si|li|zi|i)khul(a|ayo|ile)|*qhubeka ([a-z]+ )?*khula|(ntse )?(le|e|o|di) (ntse (le|e|o|di) )?(hola|gola)|groei(?! nie)|al hoe groter|
    (gets?|getting|got|becoming|grown|growing) (bigger|thicker|wider|larger|fatter|(harder|higher)(?! to))|(bigger|thicker|wider|larger) every`,
  // Hair shed in the first year after a birth, where nothing is said of patches.
  hairAfterBirth: `
    (?<![^]{0,400}(patch(es)?|bald spots?|round|circles?|coin|smooth|shiny|scal(y|es)|itch[a-z]{0,3}|sore|kaal|kol(le)?|eyebrows?)( [^]{0,200})?)
    (post ?partum|post ?natal|(after|since) (the |my |our |having |giving |a |n )?(baby|birth|delivery|c section|caesar*|kids?|twins)|c section|gave birth|given birth|had (a|my|our|the) (baby|twins|c section)|
    (baby|baba|twins|little one|son|daughter|lo) (is|are|of|just turned|turned|now|is nou) (now |almost |only |just |about )?([1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine) (months?|maande|weeks?)|
    emva kok*beleth*|emva kwengane|emva komntwana|ukubeletha|(ingane|umntwana|usana) ([a-z]+ )?(inezinyanga|unezinyanga|neenyanga|oneenyanga|unezi*)|ka mora (pelehi|ngwana)|na die (baba|geboorte))
    (?!([^]{0,40} (years?|jaar|jare|iminyaka)|[^]{0,300} (patch(es)?|bald spots?|round|circles?|coin|smooth|shiny|scal(y|es)|kaal|kol(le)?|eyebrows?))( |$))`,
  // Who says it would do it to themselves, and eyes that are kept shut after a splash.
  toThemselves:
    '(she|he|hell|shell|sy|hy)( will| would| sal| gaan)? (do it|end it|die|jump)|(her|him|them) ?sel(f|ves)',
  eyesHeld:
    'eyes? (are |is |stay |stays )?(shut|closed)|(holding|covering|clutching) (his|her|my) (eyes?|face)|cant open (his|her|my) eyes?',
  // A treatment that somebody gives for a living, or at home for hair and pores.
  byTrade:
    'derm*|doctor|dr|laser|session|facial|salon|appointment|barber|thread*|wax*|peel|beautician|steam*|hair|overnight|treatment|pores?',
  // Thoughts of an end that is called an accident: the bridge, the oncoming truck, the train.
  thinksOf: `
    (think|thinking|thought|thoughts?|imagin(e|es|ing)|pictur(e|es|ing)|dream(ing)?|fantas*|see myself|seeing myself|urge|feel like|what if i|i could just|id just|wish i could|
    dink|wonder(ing)? (what|if|how))`,
  endsOnRoad: `
    (driv*|steer*|swerv*|crash*|turn*|veer*|rid(e|ing)|ry|afry) ((my|the|this|just|straight|myself|car|bakkie|it|die|kar|net|reg) ){0,4}(into|off|in front of|onto|van|teen) ((a|the|an|
    one|of|some|that|n|die) ){0,2}${death}|
    (jump*|step|stepping|walk|walking|leap*|fall|falling|roll*|throw* myself|spring) ((straight|just|right|myself) )?(off|from|in front of|into|onto|under|van|voor) ((a|the|an|one|of|some|
    that|n|die) ){0,2}${death}|${death}(?=( [a-z]+){0,6} (what if i|i could just|id just) (jump*|step*|let go|climb over|fall))|
    (kar|bakkie) (van|teen|in|oor) (die|n) (brug|muur|boom|paal|trok|rand)( af)? (af)?ry|let(ting)? go of the (steering )?wheel|walk(ing)? into the (sea|ocean|river|dam) and (not|never)|crash(ing)? (my|the) (car|bakkie)`,
  forFun:
    'bung(ee|y)|abseil*|paraglid*|sky ?div*|zip ?lin*|swim*|kloof*|game|movie|film|dream last night|by accident|accidentally',
  afterMe: `
    (once|when|after|as soon as|wanneer|as|sodra) (im|i am|ive|ek) ((is|just|finally|dead and) ){0,2}(dead|dood|gone(?! (from|to|on|for|back|off|out|home|over|past|through|with|in|into|and))|
    (not|nie) (here|around|meer hier)(?= any ?more| ,|$)|no longer (here|around|alive)|out of (the picture|their lives|his life|her life)|weg(?! (met|van|vir|op)))`,
  easierThen: `
    (they|them|theyll|him|he|hell|she|shell|her|it|itll|everyone|everybody|kids?|children|baby|babies|twins|husband|hubby|wife|man|boyfriend|family|mom|mother|ma|parents|friends|things|life|
    everything|hulle|hy|sy|almal|kinders)(?=( [a-z]+){0,6} (better|happier|easier|simpler|relieved|free|beter|gelukkiger|makliker|find (someone|somebody|a)|wont have to|no longer have to|move on))`,
  newsPlace: `
    tiktok|reddit|insta*|facebook|fb|youtube|you tube|twitter|tv|radio|news|newspaper|paper|whatsapp groups?|internet|online|google|carte blanche|wattpad`,
  distantKin: `
    (my|our|the|a) (neighbou?r|friend|bestie|best friend|colleague|boss|cousin|aunt(y|ie)?|uncle|flatmate|roommate|domestic|helper|hairdresser|teacher|
    chommie|chom|tannie|buurvrou|sister in law)( s|s)? (neighbou?r|friend|bestie|colleague|boss|cousin|aunt(y|ie)?|uncle|sister|brother|mom|mother|wife|
    husband|kid|child|son|daughter|baby|niece|nephew|gogo|ex)`,
  shoes: `
    *shoes?|*hlangu|*cathulo|izihlangu|dieta|s?ditlhako|setlhako|*skoene|stewels|tekkies|takkies|crocs|flip ?flops|slops|iteki|iiteki|sneakers|sandals|boots|boot|(high |new )heels|
    ballet pumps`,
  // "They test you for pregnancy each month" is a rule of a medicine, and tells of nobody that she expects.
  pregnant: `
    @carrying|preg(?! (test|check)s?)|
    (?<!(they|derm|doctor|dr|clinic|nurse) (always /also )?(test|check)s?( (me|us|you|girls|women))? for )pregnancy(?! tests?| checks?| ${monthly})|
    (?<!(monthly|regular|routine) |${monthly}( (?!positive)[a-z0-9,]+){0,6} )(pregnancy|preg) (test|check)s?(?! ([a-z]+ )?(monthly|${monthly})|( [a-z0-9,]+){0,6} (neg|negative|negatief|not pregnant|nie swanger))`,
  positiveTest: `
    (?<!${otherTest} )(tests?|toets) (_ |[a-z ]{0,20})(positive|positief)(?! for (?!preg|a baby|baby))|(?<!no )positive (home |pregnancy |preg |
    urine )?tests?(?! for (?!preg|a baby|baby))|positiewe toets|
    (?<!${otherTest} )(${stick}|bloods?|hcg|beta|pee) (is|was|came back|came out|says|said|shows?|showed|reads|and its|,) ((?!not|no|never|nie)[a-z]+ )?(positive|preg*|positief)(?! for (?!preg|
    a baby|baby))|
    (clear ?blue|hcg|beta|stick) _ (positive|positief)|(positive|positief) _ (hcg|beta|clear ?blue|stick|bloods)|positive (hcg|beta)|
    (im|am|were|is|period|ek is) (so )?(late|laat)( [a-z0-9,]+){0,5} (positive|positief)|
    (2|two|double|second|2nd|twee|faint)( (pink|blue|faint|clear|strong|dark|second|red|pienk|blou))? (lines?|lyne|strepe|lyntjies|strepies)
    ( [a-z]+){0,4} (on|came|showed|appeared|op|up) ([a-z]+ ){0,3}${stick}|
    (2|two|double|twee) ((pink|blue|faint|clear|strong|pienk) )?(lines?|lyne|strepies|strepe) (this morning|today|yesterday|last night|on sunday|vanoggend|
    gister|vandag)|
    (a|got|see|saw|its|we got|got a|the|faint|seen|kry|sien) (double line|(two|2|twee) (pink|blue|pienk|blou) (lines|lyne|strepies))(?! (on|between|around|
    near|above|op|tussen))|
    (did|done|took|taken|doen|gedoen|het|gevat) ((a|an|the|n|my|another|een) ){0,2}([a-z]+ )?(test|toets)( [a-z0-9,]+){0,8} (2|two|double|twee) ([a-z]+ )?(lines?|lyne|strepies|strepe|lyntjies)|
    (imigca|imigqa|imicu) emibili|mela e (mmedi|mebedi)|(test|toets)( [a-z]+){0,3} (imibili|e mmedi)|
    (second|2nd) (pink|blue|faint|pienk|blou) line|(a|the|faint) (second|2nd) line (on|showed|came|appeared|this morning|today)(?! (my|the) (face|forehead|neck))|
    ^(omg |yoh |eish |yay |so |hi |hey |faint ){0,2}(2|two|double|twee) ((pink|blue|faint|clear|strong|pienk) )?(lines?|lyne|strepies)( (omg|yay|yoh)){0,2}$|
    (found|find) out (that )?(im|we are|were|i am|shes) (having|expecting) (a|our|my|another|number) ?(baby|first|second|third|child|two|twins)?(?! (facial|
    peel|party))`,
  // A whole pack, or so many that somebody would not wake, of something that is swallowed.
  manyPills: `
    (whole|full|entire|complete|all|every|too many|2 many|hele|al die|volle|wonke|zonke|kaofela|yonke|[1-9][0-9]) (?!course|kursus)([a-z0-9]+ ){0,5}${pill}|
    (box|bottle|strip|packet|pack|tub|month|boks|bottel|pak|ibhokisi) (of |full of |worth of )?([a-z]+ )?${pill}|${pill} ([a-z]+ )?(all )?(at once|
    in one go|in een slag|in een keer|tegelyk|gelyk|together|kaofela|kanye kanye|ngasikhathi sinye)|
    (how many|hoeveel|hw many|mangaki|zingaphi) ([a-z]+ ){0,4}${pill}( [a-z0-9]+){0,5} (too many|2 many|too much|take to|kill|die|dood|enough|forever|out)|
    (overdos*|od) on ([a-z]+ ){0,3}${pill}|count(ed|ing) ([a-z]+ ){0,4}${pill}`,
  doneWithAll: `
    (done|finished|over|through|fed up|klaar|gatvol|sick|tired|moeg|exhausted) ((with|of|met|vir|by) )?([a-z0-9,]+ ){0,8}
    (everything|everyting|evrything|it all|all of it|alles|life|lewe|the lot|living|everyone|this world)
    (?! (from|that|on|in|we|i|else (from|that|on|in)|the|you|they|he|she|my (derm|doctor|skin doctor)|strong|natural|oily|scented|they|het|wat|uit))|
    (wont|not going to|not gonna) be (around|here)|nothing matters|(feel|voel) (nothing|niks) (any ?more|meer)|(how|hoe|so) (easy|maklik) (it|dit) (would|will|sou|sal) (be|wees)|(dont|not) want to be here|cant (do|take|face) (this|it|life|anything|another day|tomorrow)( any ?more)?|cant look at myself|no way out|
    (knock|put) me out (forever|for good)|not wake|would it be (quick|painless|over)|be over (quick|fast)|what s? ?the point|whats the point|
    ngikhathele (yikho|yiyo|impilo)( [a-z]+){0,4}|sengikhathele( [a-z]+){0,3} konke|ndidiniwe (yiyo yonke|bubomi|yinto yonke)( [a-z]+){0,4}|
    ke kgathetse ke (ntho|bophelo|dintho)( [a-z]+){0,4}|angisafuni|andisafuni|
    niks maak meer saak|wil nie meer`,
  // Dark spots, streaks and their change as isiZulu, isiXhosa, Sesotho, Setswana and Afrikaans tell them.
  darkSpot: `
    *bala (eli|elisha eli|eli?)?mnyama|*bala elisha elimnyama|*(chashaz|chokoz|chaphaz|chatshaz)(a|i)( elisha| elitsha)? elimnyama|
    (letheba|lebadi|lebala|sebadi|letshwao) ([a-z]+ ){0,3}(letsh?o|le ntsho|motsh?o|le letsh?o|lentsho)|
    (donker|swart|bruin) (kol|kolletjie|vlek|vlekkie|merk)(letjie)?(?! (oogskadu|make))`,
  hiddenPlace: `
    (soles?|palms?|heels?)|bottom of (my|his|her|the) foot|(under|underneath|below) (my|his|her|the) (foot|heel|toe)|
    (n|e|ngaphansi kwe)?(phansi k*|ngaphansi k*) ?(nyawo|konyawo|onyawo|kwesithende|unyawo|zwane)|phantsi k* (nyawo|unyawo|onyawo)|*konyawo|*sithende*|
    *ntende*( *sandla)?|esandleni|*(ozipho|ezipho|lozipho|uzipho|nzipho)*|*lozwane|
    (serethe*|leotong|maotong|tlasa leoto|botlaaseng ba leoto|seatla|seatleng|lenala|lenaleng|dinala|monwana)|
    (voetsool|voetsole|handpalm|hakskeen|hak|hiel|onder (sy|haar|my|die) (voet|toon|hakskeen))|(toon|duim|vinger|duimna|toonna|vingerna)el|nael`,
  darkStreak: `
    *m(u)?(gqa|gca|dwa|zila) *mnyama|(mola|mothala|mothaladi|mela) ([a-z]+ ){0,2}(motsh?o|mentsho|o motsh?o|le letsh?o)|
    (swart|donker|bruin) (streep|lyn|strepie|lyntjie)`,
  spotChange: `
    *(khula|khulayo|khulile)( njalo)?|*(elisha|elitsha|entsha|omusha|omtsha)|*ba (banzi|likhulu|mkhulu)|banzi|*(opha|ophayo)|*shintsha*|*tshintsha*|
    (ntseng |ntse )?(le|e|o|ya|a|lea) (a |ntse le |ntse e |ntse o )?(hola|gola|ata|atoloha|fetoha|dutla)|(le|o|e) (lecha|letjha|lesha|leswa|mofsha|montjha)|
    ho hola|
    (gro(ei|ter)|breer|wyer|donkerder|swarter|bloei|verander|nuwe|nuut)`,
  // Skin of the face, where spots after pimples are ordinary.
  afterPimples: '*nduna*|*pimples|puisies?|*qhakuva|diso|acne|akne',
  // Months of treatment, told by two dates, by tubes, or in another language.
  monthsLong: `
    ${sinceAndNow}|(half a|n halwe|halwe) (year|jaar)|(a|the) (whole|full) year|hele jaar|all year|
    ([3-9]|1[0-2]|18|three|four|five|six|seven|eight|nine|ten|twelve|drie|vier|vyf|ses|sewe|agt|nege|tien|twaalf) ([a-z]+ )?(months?|maande|mnths|mths|
    mos)(?! (before|until|old|oud|ago|till|away|pregnant|along|gone))|
    ([3-9](rd|th|de)|3 rd|third|fourth|fifth|sixth|derde|vierde|vyfde) (tube|pack|box|buisie|script|round)|
    (izi|ii|di|dikg|iz|in)(nyanga|kgwedi|wedi|kgwedi)*( [a-z]+){0,3}|dikgwedi|izinyanga|iinyanga|unyaka (wonke|owodwa|ngaphezu)|*nyaka wonke|(selemo|
    ngwaga) (sohle|kaofela|otlhe|se)|ho feta selemo|(?<!per )selemo|jaar lank|n jaar`,
  stillComing: `
    still ((about|like|around|getting|get|have|got|see|seeing|at least|loads|lots|so|of|the|my|many|a|plenty|[0-9]+|coming|with|these|those) ){0,7}
    (new (ones|spots?|pimples?|zits|breakouts|bumps)|breaking out|pimples|breakouts?|acne|zits|coming)(?! in (my|the))|
    (pimples|they|spots|zits|puisies|breakouts|acne|face) (just |still |nog ){0,2}(keeps? (on )?(coming|popping|breaking)|wont (stop|go|quit)|not (going|
    gone|clear)*|(dont|doesnt) (go|stop|clear))|
    (steeds|nog steeds|elke week|nog elke week|bly|nog altyd) ([a-z]+ ){0,3}(nuwe|nuwes|puisies|uitbreek|nuwe puisies)|
    *(ziyaqhubeka|aziphel*|azipheli|zisavela|zisaphuma|ayipheli|zisekhona|ayisebenzi|akusebenzi|aziyeki|akuncedi)|(ha di|ga di|ga di a|ha e) (fele|fela|
    fole|fola|thuse|sebetse)|
    new (ones|spots|pimples|zits) (every|each|all|weekly)|keeps? coming`,
  // Large painful pimples that scar, and all has been tried.
  sorePimples: `
    (izinduna|nginezinduna|iinduna|induna|amaqhakuva|*pimples|diso|*qhakuva) ([a-z]+ ){0,2}(ezinkulu|amakhulu|tse kgolo|tse dikgolo|di kgolo|ezibuhlungu|
    abuhlungu|tse bohloko|tse botlhoko)|
    (groot|diep|harde) ([a-z,]+ ){0,3}(knoppe|puisies|bulte)|(seer|pynlike) (knoppe|bulte|puisies)`,
  leftScars: `
    *shiy(a|ile) ([a-z]+ ){0,2}(izibazi|iziva|amabala|imigodi|imingxuma|amanxeba|izimbobo)|(di )?(siya|tlohela|tlogela) ([a-z]+ ){0,2}(mabadi|mangwadi|
    matheba|masoba|dikoti|mabaadi)|
    (los|laat) ([a-z]+ ){0,2}(letsels|merke|gate|putjies)`,
  // "Some of the marks are new, I do it when things get too much."
  doneWhenTooMuch:
    '(do|did|does|doing|done) (it|this|that) (again )?(when|whenever|if|wanneer|as) ([a-z]+ ){0,4}(too much|te veel|unbearable)',
  ownMarks:
    '(some|the|new|old|fresh|last|thin|more) ([a-z]+ ){0,3}(marks|scars|lines|cuts|ones|burns)|(marks|scars|lines|cuts|burns)',
} as const
