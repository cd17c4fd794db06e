// What is told by a hint and not by its name: two lines on a stick, a whole box of pills asked about by somebody who is done with everything, a dark
// spot in a language of the country, months of treatment told by two dates; written as clues/body.ts is.

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const short: readonly string[] = ['jan', 'feb', '(mar|maart)', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', '(oct|okt)', 'nov', '(dec|des)']
const nameOf = (at: number): string => `(${months[at % 12] ?? ''}|${short[at % 12] ?? ''}*)`
/** "Since march, its november": at least three months lie between, over the new year too. */
const sinceAndNow = months.map((_, from) => {
  const later = Array.from({ length: 9 }, (_one, more) => nameOf(from + 3 + more)).join('|')
  const since = `(since |from |sedert |vanaf |van )(early |late |mid )?${nameOf(from)}( af)?( [a-z0-9,]+){0,10} `
  const now = `(its|it is|dis|dit is|now|nou|today|until|till|to|tot)( (nou|now|already|al|,)){0,2} (${later})`
  // Looked back from the second date: that is seldom there, and so this is quick.
  return `${now}(?<=${since}${now})`
}).join('|')

const pill = '(pills?|tablets?|tabs|capsules?|caps|pille|tablette|kapsules|amaphilisi|iipilisi|dipilisi|panados?|antidepressants?|' +
  'sleeping (pills?|tabs)|warfarin|doxy*|mino*|antibiotics?|meds|(@isotretinoinWords))'
const otherTest = '(covid/corona/patch/hiv/prick/allergy/tb/strep/hep/hepatitis/sti/std/syphilis/flu/malaria/drug/paternity/driving/ovulation/lupus/coeliac)'
const stick = '(test|stick|tests|clear ?blue|first response|strip|toets|toetsie|kit)'

const monthly = '(every|each|once a|elke) (single /)(month|visit|time|four weeks|4 weeks|maand)'

export const hintWords = {
  newsPlace: `
    tiktok|reddit|insta*|facebook|fb|youtube|you tube|twitter|tv|radio|news|newspaper|paper|whatsapp groups?|internet|online|google|carte blanche|wattpad`,
  distantKin: `
    (my|our|the|a) (neighbou?r|friend|bestie|best friend|colleague|boss|cousin|aunt(y|ie)?|uncle|flatmate|roommate|domestic|helper|hairdresser|teacher|
    chommie|chom|tannie|buurvrou|sister in law)( s|s)? (neighbou?r|friend|bestie|colleague|boss|cousin|aunt(y|ie)?|uncle|sister|brother|mom|mother|wife|
    husband|kid|child|son|daughter|baby|niece|nephew|gogo|ex)`,
  shoes: `
    *shoes?|*hlangu|*cathulo|izihlangu|dieta|s?ditlhako|setlhako|*skoene|stewels|tekkies|iteki|iiteki|sneakers|sandals|boots|boot|(high |new )heels|
    ballet pumps`,
  // "They test you for pregnancy each month" is a rule of a medicine, and tells of nobody that she expects.
  pregnant: `
    @carrying|preg|
    (?<!(they|derm|doctor|dr|clinic|nurse) (always /also )?(test|check)s?( (me|us|you|girls|women))? for )pregnancy(?! tests?| checks?| ${monthly})|
    (?<!(monthly|regular|routine) |${monthly}( (?!positive)[a-z0-9,]+){0,6} )pregnancy (test|check)s?(?! ([a-z]+ )?(monthly|${monthly}))`,
  positiveTest: `
    (?<!${otherTest} )(tests?|toets) (_ |[a-z ]{0,20})(positive|positief)(?! for (?!preg|a baby|baby))|(?<!no )positive (home |pregnancy |preg |
    urine )?tests?(?! for (?!preg|a baby|baby))|positiewe toets|
    (?<!${otherTest} )(${stick}|bloods?|hcg|beta|pee) (is|was|came back|came out|says|said|shows?|showed|reads|and its|,) ([a-z]+ )?(positive|preg*|positief)(?! for (?!preg|
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
} as const
