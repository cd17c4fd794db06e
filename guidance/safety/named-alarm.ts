import { waysPattern } from './clue-search.ts'
import type { Reading } from './reading.ts'
import { withoutDenied } from './told-calmly.ts'

// What the weights of words took for an alarm without knowing of what ("have this seen") is said by its name where the message tells what it is. Nothing
// is raised or let go here: only which of the alarms is said. Looser than signs (./signs.ts), as it is sure already that something presses.

/** Ways of putting things, in the languages of the country. */
const words = {
  pills: `pills?|tablets?|capsules?|medicines?|medication|antibiotics?|bactrim|lamotrigine|epilim|tegretol|allopurinol|arvs?|tonic|pille|tablette|medisyne|antibiotika|*philisi|*pilisi|itoniki`,
  skinOff: `
    (skin|vel)( [a-z]+){0,8} (comes?|peels?|peeling|slides?|lifts?|falls?|wipes?|rubs?|kom|skil|gaan)( [a-z]+){0,3} (off|away|af|like wet)|(skin|vel)( [a-z]+){0,6} (peels|slides|lifts|sheds?|shedding|skil)|peeling chest|red and shedding|
    *xebuka|*hlubuka|*obola|*obug(a|ile)`,
  mouthSores: `(mouth|lips?|mond|lippe|molomo)( [a-z]+){0,6} (sores?|raw|ulcers?|black crusts?|sere|seer|diso|dintho|lintho)|sores?( [a-z]+){0,3} (mouth|lips)|*zilonda( [a-z]+){0,2} (emlonyeni|nasemehlweni)|(umlomo|*mlomo)( [a-z]+){0,4} *zilonda`,
  underGlass: `(glass|tumbler|glas|*galase|*khalase|*geglasi|*iglasi)`,
  staysThere: `(still there|stay(s|ed)?|(not|dont|doesnt|never|wont|didnt) (fade|go|disappear|vanish)*|bly|verdwyn nie|*pheli|*phele|*nyamele|*nyamalala|*tlohe|*timele)`,
  purpleDots: `(purple|plum|maroon|violet|pers|maperes*|perese|amfusa)( [a-z]+){0,2} (dots?|spots?|blotch(es)?|marks?|rash|kolle*|bruises?)|(blotch(es)?|spots?|dots?|matheba|dikotse|amachaphaza|uitslag)( [a-z]+){0,4} (purple|plum|maroon|pers|maperes*|mapherese|amfusa)|tiny bruises`,
  fever: `fever*|temperature|burning up|shiver*|chill(s|ed)?|chatter*|(38|39|40|41)( [0-9])?|koors*|ril|*mfiva|*mkhuhlane|ifiva|feberu|*fiberu|*chesa|*tjhesa|*fisa|o mogote|*tshisa|*shisa|*godola|hot and (cold|floppy)|feels hot`,
  rash: `rash*|spots?|hives|uitslag|kolle*|vlekkies|lekgopho|irash|nerash|*rhashalala|*machaphaza|matheba|blotch*`,
  headOff: `stiff neck|neck( [a-z]+){0,3} (stiff|hard|sore)|(bend|move)( [a-z]+){0,2} (head|neck)|nek( [a-z]+){0,2} styf|*ntamo( [a-z]+){0,2} *qinile|molala( [a-z]+){0,3} thata|confus*|deurmekaar|(hard|cant|skaars)( [a-z]+){0,2} (wake|wakker)|floppy|talking rubbish|calling me by|*dididek*`,
  stung: `snake|slang|noga|noha|nyoka|inyoka|scorpion|skerpioen|thick tail|fat tail|boomslang|rinkhals|puff ?adder|pofadder`,
  newborn: `new ?born*|(days?|dae) (old|oud)|([1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten) ?(weeks?|weke|days?|dae) ?(old|oud)|usana|onesonto|oneviki|luneveki|onentsuku|*nentsuku*|*zintsuku|*zinsuku|lesea( [a-z]+){0,4} matsatsi|born on|navel|cord stump|nael ?string|inkaba`,
  babyIll: `pus|ubovu|*nobovu|boladu|blister*|bubbl*|*dyungu*|*shaza|yellow|smell*|*nuka|(wont|doesnt|not|isnt|sleeps through)( [a-z]+){0,2} (feed*|drink*|wake|latch*|suck*)|floppy|limp|*funi( [a-z]+){0,1}|*nyanye|hot|red|*vuki`,
  filler: `fillers?|1 ?ml|hyaluron pen|nose job pen`,
  paleOrBlind: `white*|grey|gray|lacy|net|mottled|sight|vision|smudges|throb*|painful|see`,
  endPart: `toes?|fingers?|foot|feet|wound|toon|tone|vinger|voet|wond|*zwane|*zwani|*nzwane|*munwe|*minwe|leoto|monwana|menwana|seso`,
  dying: `black|blackened|blue|swart|blou|dead cold|ice cold|icy|rotten|rot|vrot|*mnyama|*ntsho|*ntshofetse|ntsho|dark green|stink*|stank|terrible smell|olives`,
  inHeat: `(in the |heeldag in die )?(sun|son)|midday|no hat|vineyard|wingerd|queue|langa|*langeni|letsatsing|letsatsi|comrades|marathon`,
  headGone: `confus*|deurmekaar|passed out|faint*|collaps*|staring|threw up|vomit*|cant stand|*dididek*|*hlanza|*hlatsa|flou`,
  burnBy: `hot (oil|water|fat|tea|pap)|boiling|oil spat|kook ?olie|kookwater|noodle water|*bilayo|a a belang|*metsi a belang|amafutha amagwinya|amafutha ashisayo|oven|ayina|iron|yster|tongs?|straightener|steam|stoom|ketel|kettle|stove|braai|imbiza`,
  burnSign: `blister*|bubbl*|blase|blaas|skinless|skin( [a-z]+){0,4} (off|gone|lifted)|lifted|raw|water bag|burnt|burned|gebrand|brand|*bhamuza|*shile|*tshile|*shise|oboga|*luphuma|open`,
  limb: `legs?|arms?|shin|calf|hands?(?! cream)|groin|foot|knee|thigh|been|arm|kuit|*lenze|*galo|leoto|letsoho`,
  redHot: `red|scarlet|hot|swollen|rooi|warm|geswel|*bomvu|*shisa*|*vuvuk*|*dumb(a|e|ile)|*rurug*|*ruruh*|khubedu|khibidu`,
  climbs: `up to|past|above|knee|spread*|climb*|creep*|yesterday only|was ankle|*khuphuk*|*phezulu|twice|bigger`,
  sugar: `diabet*|sugar|suiker*|*shukela|*swekile|*swikiri|swikiri|tswekere|sukiri|insulin|metformin|glucophage`,
  footWords: `foot|feet|toes?|heels?|soles?|voete?|tone|toon|hakke*|*zwane|*nyawo|*thende|*sithende*|*zithende*|leoto|maoto|serethe|monwana wa leoto`,
  eczema: `eczema|exzema|ekseem|ekzema|*eczema`,
  dirty: `pus|etter|ooz*|weep*|wet|leak*|lek|yellow|geel|honey|crust*|kors*|smell*|stink*|ruik|ubovu|*nobovu|boladu|bodila|*phuzi|*tyheli|*mthubi|sehla|bosehla|serolwana|noqweqwe|*qweqwe|*nuka|*nkga|*chichima|*vuza|juice|infected`,
  skinBreak: `sores?|cut|graze|piercing|shav*|skeer|bump|pimples?|seer|sny|puisie*|*zilonda|isilonda|diso|kuti*|tattoo|rash|nappy`,
  blackScab: `(black|dark|swart)( [a-z]+){0,2} (scabs?|crust|button|roof(ie)?|kors*|spot|mark)|iqweqwe elimnyama|*qweqwe elimnyama|sekgalaka|(scab|crust)( [a-z]+){0,3} black`,
  tick: `ticks?|bosluis*|kgofa|ikhizane|*khizane|umkhaza`,
  bush: `bush|veld|bos|farm|plaas|hik(e|ed|ing)|camp*|cattle|kampeer|efama|ihlathi|gras`,
  feverish: `head ?ach\\w*|head( [a-z]+){0,3} (pounding|jackhammer|splitting)|splitting|kop|koppyn|ache|aching|aches|joints|glands?|chills?|sweats?|hot cold|flu|*ntloko|*khanda|hlooho|tlhogo`,
  lid: `(eye)?lids?|ooglede?|eye|eyes|oog|oe|*ehlo|*mehlo|iliso|amehlo|leihlo|mahlo|matlho`,
  nearEye: `forehead|tip of (my|his|her|the) nose|(near|by|next to|around|at) (my|his|her|the) eye|voorkop|punt van (my|sy|haar) neus|wenkbrou|ibunzi|phatleng`,
  lidGrave: `bite|bitten|scratched|cut|red n hot|hot|fever|koors|shut|closed|toe|pain*|sore|seer|bulg*|double|sight|move|feverish|*shisa*|*buhlungu|child|boy|girl|son|daughter|kind|umntwana|ingane|ngwana|toddler|baby`,
  lidWord: `(eye)?lids?|ooglede?|eyelashes|lash|lashes`,
  swells: `swoll?en|swell*|puff*|buns|curtain|geswel*|swel|*vuvuk*|*dumb(a|e|ile)|*rurug*|*ruruh*|shut|toe`,
  sandy: `sand|gritty|light( [a-z]+)? hurts?|lights? hurt|(stand|look at) the (sun|light)|squint|*hlabathi|blurr*|water(s|ing)?`,
  patch: `patch|spot|kol|vlek|letheba|ibala|toes|area|mark`,
  unfelt: `(cant|dont|no|not|couldnt|doesnt|never)( [a-z]+){0,3} (feel|feeling|felt)|feel no|niks voel|voel niks|gevoelloos|numb|*utlwe|*zwa lutho|only smelled`,
  lumpIn: `(lumps?|marble|bump|knob|knop|bult|*qhuma|*thumba|pea|golf ball)( [a-z]+){0,10} (armpit|groin|neck|collarbone|oksel|lies|nek|*khwapheni|*ntanyeni|*mphinjeni)|(armpit|groin|neck|collarbone|oksel|lies|nek|*khwapheni|*ntanyeni)( [a-z]+){0,10} (lumps?|marble|bump|knob|knop|bult|*qhuma|golf ball)`,
  lumpIll: `weeks|months|sweat*|weight|jeans|food|appetite|grow*|bigger|golf ball|tired|hard|*phelelwa|*khula*`,
  mole: `mole|moesie|moedervlek|freckle|beauty (spot|mark)|letshwao|spot on (my|his|her)|ding op|thing on (my|his|her)|kolletjie|iqhubu elimnyama|*qhuma elimnyama|a pink one|black lump|birthmark`,
  moleTurns: `colou?rs?|dark*|black*|blue|blood|bleed*|bigger|grow*|grew|half so groot|gekartel|pikswart|swart|gola|lentsho|*khula|side|edge|rand|chang*|itch*`,
  nail: `nail|toenail|big toe|nael|toonnael|*zipho|*ziphweni|lenala|pedi`,
  darkLine: `(black|brown|dark|swart|bruin|omnyama|emnyama)( [a-z]+){0,3} (line|stripe|streak|band|streep|mugqa|umugqa)|umugqa|umgca|line|stripe|streak|streep|leaking onto|(black|dark)( [a-z]+){0,4} (in|under)( [a-z]+){0,2} (nail|toe)`,
  notClosing: `(wont|doesnt|not|never|wil)( [a-z]+){0,3} (heal|close|toegroei|gesond)|toegroei|genees nie|gesond word nie|opens? again|oopgaan|every few weeks|elke paar weke|since (june|easter|christmas|winter)|sedert|bleeds?( [a-z,]+){0,5} (again|crust*|scab*)|bloei`,
  soreWord: `sores?|seer*|wound|wond|pearl|pereltjie|perel|spot|knob|scab|kors|seso|isilonda|neus|nose|lip|ear`,
  legWater: `(legs?|bene|been|shins?|*lenze|maoto)( [a-z]+){0,8} (leak*|wet|water|soak*|dent|syfer|lek|*vuza|dutla)|socks( [a-z]+){0,4} (soaked|wet)|water deur`,
  babyMonths: `([4-9]|1[01]|four|five|six|seven|eight|nine|ten|eleven) ?(months?|maande) ?(old|oud)?|*inyanga ezi*|*nezinyanga*|*neenyanga*|dikgwedi|dikgoedi`,
  palmsItch: `(palms?|soles?|hands|feet|handpalms?|voetsole|izandla|*nyawo|matsoho|maoto)( [a-z]+){0,8} (itch*|jeuk*|scratch*|*luma|*rhawuzel*|*hlohlon*)|(itch*|jeuk*|scratch*|*luma)( [a-z]+){0,6} (palms?|soles?|hands|feet|voetsole)`,
  expecting: `pregnan*|weeks? (along|preg*)|since week|baby s? ?coming|swanger|verwag|*khulelw*|*mithi|moimana|in seven weeks`,
  yellowEyes: `(eyes?|skin|oe|vel|mahlo|amehlo|*mehlo)( [a-z]+){0,8} (yellow*|geel|masehla|*phuzi|*tyheli)|yellow eyes|whites of`,
  dye: `hair ?dye|dyed?|tint|henna|kleursel|haarkleur|idayi`,
  harsh: `relaxer|irelaxer|relaxed|peel|tca|acid|suur|bleach*|jik|veet|hair remov*|oven cleaner|wax`,
  harshHurt: `raw|blister*|bubbl*|weep*|burn*|brand|open|white|*shise|*shile|*zilonda|wet|skin( [a-z]+)? (off|gone)`,
  hivesGo: `(hives|welts|bumps|lumps?|amaqhubu|bommels)( [a-z]+){0,14} (spread*|marched|growing|all over|*anda|*ngokwanda|iyakhula|ngoku|manje|everywhere)|started with one lump`,
  needle: `needles?|naalde?|*naliti|syringe|*sirinji|sharps`,
  pricked: `prick*|stick|stuck|stuk|steek|gesteek|blood|bloed|*gazi|madi|another (client|person|patient)|*hlab*|*ntlhab*`,
  bitten: `(dog|monkey|cat|bat|mongoose|hond|aap|kat|inja|ntja)( [a-z]+){0,6} (bit|bitten|scratched|byt|gebyt|*lume|*lumile|lomile|ntomile)|(bit|bitten|scratched|byt|gebyt)( [a-z]+){0,4} (dog|monkey|cat|bat|mongoose|hond|inja)`,
  strip: `(one|left|right|een) (side|kant)|side of|band|strip|streep|icala|lehlakore`,
  blister: `blister*|blase|blaas*|water (bumps|bubbles)|*shaza|*dyungu*|*bhamuza|bubbl*`,
  breastWord: `breast|nipple|bors|tepel|ibele|*bele|letswele`,
  ballWord: `ball|balls|testic*|scrotum|sack|down there`,
  ballBad: `lump|heavier|swollen|hard|pain|lemon`,
  grave: `breath*|wheez*|throat|tongue|confus*|deurmekaar|drows*|collaps*|faint*|passed out|stiff neck|purple|maperes*|hard to wake|floppy|vomit*|threw up|throwing up|fit|fits|seizure|*phefumul*|*dididek*|spread*|climb*|by the hour|*khuphuk*`,
} as const
type Word = keyof typeof words

/** From the gravest on: the first whose words are all told is the one that is said. `|` means one of them, `-` that it is not told. */
const emergencies = `
  severe-medicine-reaction: pills skinOff|mouthSores
  severe-medicine-reaction: skinOff mouthSores
  snake-or-scorpion: stung
  non-fading-rash: underGlass staysThere
  non-fading-rash: purpleDots
  rash-with-stiff-neck: rash headOff
  blisters-near-eye: blister nearEye
  filler-blocked: filler paleOrBlind
  ill-newborn: newborn babyIll
  skin-dying: endPart dying -tick -blackScab -nail
  severe-burn: burnBy burnSign
  heat-illness: inHeat headGone
  spreading-infection: limb redHot fever -tick -newborn
  spreading-infection: limb redHot climbs -tick -newborn`
/** What wants a doctor today or this week; an emergency is only named so where nothing grave stands beside it. */
const urgents = `
  tick-bite-fever: blackScab feverish|fever|tick
  tick-bite-fever: blackScab bush
  tick-bite-fever: tick feverish|fever
  baby-sunburn: babyMonths inHeat redHot
  eyelid-swelling: lidWord swells -newborn -lidGrave -blister
  infected-skin: eczema dirty -fever -newborn
  blood-exposure: needle pricked -patch`
const soon = `
  diabetic-foot: sugar footWords
  pregnancy-itch: palmsItch expecting
  rash-with-fever: rash fever -newborn -sugar
  hot-burn: burnBy burnSign
  chemical-burn: harsh harshHurt
  hair-dye-reaction: dye swells|blister
  infected-skin: eczema dirty -newborn
  numb-patch: patch unfelt -sugar
  dark-streak: nail darkLine
  changing-mole: mole moleTurns
  lumps-with-illness: lumpIn lumpIll -dirty -fever -redHot
  leaking-legs: legWater
  bite: bitten
  shingles: strip blister
  breast-change: breastWord patch|dirty
  testicle-trouble: ballWord ballBad
  yellow-eyes: yellowEyes
  spreading-hives: hivesGo
  eye-symptoms: lid sandy
  sore-not-healing: soreWord notClosing
  infected-skin: skinBreak dirty -mole`

type Rule = { flag: string; told: readonly (readonly Word[])[]; not: readonly Word[] }
const rulesIn = (table: string): Rule[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [flag = '', needs = ''] = line.trim().split(': ')
      const all = needs.split(' ')
      return {
        flag,
        told: all.filter((one) => !one.startsWith('-')).map((one) => one.split('|') as Word[]),
        not: all.filter((one) => one.startsWith('-')).map((one) => one.slice(1) as Word),
      }
    })
const table = { now: rulesIn(emergencies), either: rulesIn(urgents), today: rulesIn(soon) }

const compiled: Partial<Record<Word, RegExp>> = {}

/** The alarm that a vague one is of, `undefined` where the message does not tell. */
export const nameOf = (vague: string, reading: Pick<Reading, 'near'>): string | undefined => {
  const [said, notDenied] = [reading.near.join('\n'), withoutDenied(reading)]
  // "Does not fade" and "cannot feel it" tell by their no; a fever that is denied is none.
  const told = (word: Word): boolean =>
    (word === 'fever' || word === 'grave' ? notDenied : said).search((compiled[word] ??= waysPattern(words[word]))) >= 0
  const rules =
    vague === 'seen-now' ? [...table.now, ...(told('grave') ? [] : table.either)] : [...table.either, ...table.today]
  return rules.find((rule) => rule.told.every((one) => one.some(told)) && !rule.not.some(told))?.flag
}
