import { waysPattern } from './clue-search.ts'
import type { Reading } from './reading.ts'

// What only the weights of words took for an alarm (./alarm-words.ts), without a sign of any, needs something in it that presses: a body that is ill,
// a place that must not wait, speed, or a substance that harms. Told as mild, as long the same, or of somebody who is well, without any of these, it is an everyday worry.

/** What says no: "no", "geen", "akukho", "ha ho na". */
const no =
  String.raw`(?:no|not|never|without|isnt|arent|wasnt|werent|doesnt|dont|didnt|hasnt|havent|nor|zero|geen|nie|sonder|niks|akukho|akuna|akunayo|azikho|ayikho|awekho|akana|akanayo|akanawo|akanazo|anginayo|angina|anginawo|andina|andinayo|andinawo|
  ayina|awunawo|hakuna|ha ho|ha hona|ha ho na|ga go|ga gona|ga go na|ha a na|ga a na|ha ke na|ga ke na|ha e na|ga e na|ha di|ga di|ha e|ga e|ha a|ga a)`.replaceAll(
    /\n */g,
    '',
  )
/** What is denied with these is no good news. */
const badNews =
  String.raw`(?! (?:[a-z]+ ){0,2}(?:heal\w*|gone|go(?:es|ing)?|away|better|improv\w*|stop\w*|clos\w*|eat\w*|drink\w*|feed\w*|latch\w*|wak\w*|sleep\w*|mov\w*|see|seeing|open\w*|feel|breath\w*|swallow\w*|walk\w*|help\w*|work\w*|fade\w*|` +
  String.raw`pee\w*|wee|respond\w*|settl\w*|calm\w*|sure|know|idea|only|just|normal|well|fine|okay|ok|gesond|beter|weg|eet|drink|slaap|genees|toe|phele\w*|phol\w*|hlaphohel\w*|fol\w*|dla|phuza|ja|nwa|utlw\w*|kwe|zwa|voel|funi|batl\w*|itsi\w*|nyamel\w*|tloh\w*|tlog\w*|phel\w*|hamb\w*|lal\w*)\b)`
/** Where a denial ends. */
const end = String.raw`(?!(?:but|and|it|its|i|im|ive|my|he|she|hes|shes|they|the|this|that|just|only|now|since|for|because|en|maar|ek|my|sy|hy|dit|kodwa|empa|mme|feela|so|can|which|what|how|must|should|yet|still|until|after|when|with|on|in) )`
const denied = new RegExp(
  String.raw`\b${no}\b${badNews}(?:(?<=\ba(?:ka|ku|ngi|ndi|si)[a-z]*) i)?(?: ${end}[a-z0-9]+){1,3}(?:(?: ,)? (?:or|of|nor|noma|kumbe|kapa|no|geen) ${end}[a-z0-9]+(?: ${end}(?!or\b)[a-z0-9]+)?|(?: , [a-z]+){1,3} (?:,  ?)?(?:or|of|noma|kapa) [a-z]+)*(?: nie\b)?`,
  'g',
)
/** Denied within the word: "it isn't sore" in the Nguni languages. */
const deniedWithin =
  /\b(?:a(?:ku|yi|zi|bu|li|ka|si|wu|ki|ba|wa)|ngi?ka|andi|angi)(?:buhlungu|nabuhlungu|lumi|rhawuzeleli|vuvuk\w*|dumb\w*|shisi|tshisi|ophi|opi|vuzi|guli|gul\w*i|khali|nuki)\b/g
/** What is said, without what is denied in it. */
export const withoutDenied = ({ near }: Pick<Reading, 'near'>): string => near.join('\n').replaceAll(denied, ' ')

const ofBody =
  /\b(?:pain\w*|sore\w*|hurt\w*|blister\w*|fever|temperature|swell\w*|swoll\w*|pus|hot|warm|itch\w*|bleed\w*|blood|sting\w*|wounds?|lumps?|spread\w*|smell\w*|burn\w*|hives|ooz\w*|weep\w*|red|redness|raw|open|infect\w*|discharge|numb\w*|grow\w*|chang\w*|seer|koors|blase|etter|geswel\w*|jeuk\w*|warm|pyn|bloei\w*|wonde?|bulte|\w*mfiva|i?fiva|\w*mkhuhlane|\w*buhlungu|\w*zilonda|\w*luma|ubovu|\w*fever|feberu|mocheso|mogote|bohloko|botlhoko|boladu|bodila|diso|diabet\w*|sick|ill|trouble|problem\w*|symptoms?)\b/

/** That the one it is told of is well. */
const well = waysPattern(`
  (play(s|ing)?|eat(s|ing)?|feed(s|ing)|drink(s|ing)?|sleep(s|ing)?|nurs(es|ing)|suck(s|ing)|grow(s|ing)) ([a-z]+ ){0,2}(well|fine|ok|okay|normal*|happily|good|great|nicely|like (normal|always|usual))|
  (smil|laugh|giggl|jok)(es|ing|ed)?|(crack|mak)(s|es|ing)? jokes|running around|full of beans|happy|cheerful|
  breath(es|ing)? ([a-z]+ ){0,2}(fine|well|ok|okay|normal*|easy|easily|good)|(breath|breathing) (is|s) (fine|ok|okay|normal|good)|
  otherwise ([a-z]+ )?(fine|well|healthy|ok|okay|good|happy|normal)|(fine|well|healthy|ok|okay|good|normal) otherwise|
  (i|im|he|she|hes|shes|baby|theyre|i feel|he feels|she feels|feel|feels|am|is) ([a-z]+ ){0,2}(fine|well|healthy|okay|ok|100|great)(?! (to|with|for|if|enough))|
  (eyes?|hands and feet) (is|are|feel|feels)? ?(fine|ok|okay|normal)|
  speel( [a-z]+){0,2}|eet (en|lekker|goed|normaal|fine|nog)|drink (goed|lekker)|slaap (goed|lekker|deur)|vrolik|lag(gend)?|asem(haal)? ([a-z]+ )?(goed|reg|fine|normaal)|voel (goed|reg|fine|gesond)|
  (u|uya|ba|baya|i|iya)(dlala|dla|tya|ncela|anya|phuza|lala|phila|phefumula|sela)( [a-z]+)? (kahle|kakuhle|grand|sharp)|uyadlala|uyatya|udlala|uphilile|ngiphilile|ndiphilile|uphefumula kahle|
  o (a )?((bapala|tshameka)( [a-z]+)?|(ja|nwa|phela|robala|anya|hema) (hantle|sentle|gabotse))|o phetse( hantle)?|o itekanetse
`)
/** That it is slight, dry, long the same, or on its way to be over. */
const slight = waysPattern(`
  (a )?(tiny |little )?bit|slight(ly)?|mild(ly)?|minor|small(ish)?|tiny|dry(ness)?|flak*|scaly|rough|comes and goes|on and off|gone|goes (away|down)|went (away|down)|fad(es|ed|ing)|heal(ed|ing)|settl(ed|ing)|(all|much|getting|is|its|now) better|closed|stopped|
  for (many |some |several |ten |[0-9]+ )?years|since (i was|birth|school|matric|childhood|(my )?teens?|forever|i can remember|last (year|winter|summer))|always (had|been|was)|all my life|(every|each) (winter|summer|spring|year|season|time i shave)|same as (ever|always)|hasnt changed|
  (rinsed|washed) (it )?(well|off|out|properly|immediately)|
  bietjie|effens|klein(tjie)?|droog|droe|skilfer*|skurf|vir jare|jare lank|van kleins af|altyd|(elke|in die) (winter|somer|jaar)|gesond geword|genees|amper weg|beter|
  kancane|kancinci|nyana|omncane|encane|elincane|omile|yomile|oomileyo|iyaphela|sekuphelile|hanyane|gannye|nyenyane|omeletse|fodile
`)
/** By the sun, a skin is red, warm and sore without being more. */
const bySun = waysPattern('sun|sunburn*|sun ?burnt|beach|son|sonbrand|strand|*langa|*letsatsi|pool')
const ofSunOnly = /\b(?:hot|warm|sore|burn\w*|tender|seer|brand\w*|rooi|red|stiff|lobster)\b/g

const ofChildren = waysPattern(
  'baby|child*|kids?|toddler|infant|(my|our|his|her|the) son|daughter|kind*|seun|dogter|months?|*ngane|umntwana|usana|ngwana',
)

/** What presses whatever is said beside it, in one word or two; denied it does not. */
const pressing = waysPattern(`
  (?<!hay )fever*|temp(erature)?s?|shiver*|chatter*|chill(s|y)|rigors?|sweats|sweating (at|through|in)|night sweat*|koors*|ril|rillings|*mfiva|fiva|i?fever|*mkhuhlane|feberu|mocheso|mogote|*chesa|*tjhesa|*fisa|*shisa|*tshisa|*godol*|*ngcangcazel*|thothomel*|*roroma|
  burning up|scald*|(38|39|40|41)( [0-9])?( degrees)?|(kokende?|boiling)|*bilayo|belang|bela|*tsha|*tshile|
  blister*|blaas*|blas(e|ies)|water (bumps|bubbles)|bubbl*|water bag|lifted|*shaza|*dyungu*|*bhamuza|*dlikidlik*|dipudula|marophi|
  pus|etter*|ubovu|*nobovu|boladu|bodila|weep*|ooz*|leak*|wet (and|under|patch|spot)|(its|is|are|looks|stays) wet|drip(s|ping)|lek uit|(lek|loop) (deur|daar|en)|sypel|syfer|*vuza|*chichima|dutla|(yellow|honey|golden|geel|green)( [a-z]+)? (crust*|kors*|stuff|fluid|water|vog|goed|pus|gunk|goo|discharge|juice)|(crust*|kors*)( and| en)? (yellow|geel|honey)|noqweqwe|*phuzi|*tyheli|serolwana|discharge|
  smells?(?! (nice|good|lovely|fresh))|smelly|stink*|stank|stench|reek*|rot(ten|ting|s)?|foul|vrot|*nuka|*nkga|
  bleed*|bled|blood(y|ied)?|bloei*|bloed*|*opha|*gazi|madi|
  swelling|swell|swells|swelled|swollen|swole|balloon*|fat lip|*geswel*|swel|*vuvuk*|*dumb(a|e|ile|ileyo)|*rurug*|*ruruh*|bulg*|double|buns?|shut|toe geswel|
  (very|really|so|too|extremely|terribl[ye]|badly|super|baie|erg) (sore|pain*|tired|weak|ill|sick|hot|seer|bad|ill)|agony|unbearable|excruciat*|scream*|throb*|killing|severe|pains?|painful|hurts?|aching|pyn*|kakhulu|haholo|thata|kudu|raw|rou|
  numb*|no feeling|cant|cannot|can not|kan nie|wont|unable|lame|paralys*|droop*|voel niks|niks voel|feel no|felt no*|gevoel*|*ndikindiki|*zwa lutho|utlwe|kwe selo|dont feel|doesnt feel|
  confus*|drows*|sleepy|falling asleep|dizzy|faint*|collaps*|pass(ed|ing) out|fits?|seizure*|convuls*|weak(er|ness)?|floppy|limp|slap|pap|letharg*|listless|moan*|grunt*|cry(ing)?|cries|huil|skree*|*khala|*lla|shak(y|ing|es)|trembl*|miserable|niggly|grumpy|deurmekaar|duiselig|naar|swak|vaak|lusteloos|*dididek*|*lahlekel*|isiyezi|*didekile|
  vomit*|puk(es|ing|ed)|throw(ing|s)? up|threw up|nause*|diarr*|*hlanza|*gabha|*hlatsa|braak|opgooi|
  breathing (is|gets|feels|got) (?!fine|ok|easy|normal|good)|short of breath|out of breath|wheez*|windpipe|chok*|cough*|throat|tongue|lips? (is|are|feel|got|went|look)|lippe (is|voel)|*lwimi|*limi|leleme|*phefumul*|hema|asem|bors|chest|heart|hart|hoes|hees|hoarse|voice|keel|tong|airway|
  stiff neck|neck (is |so )?stiff|(bend|move) (his|her|my) (head|neck)|headache*|kop(pyn)?|head (is|feels|hurts|pounds|aches)|*khanda( [a-z]+){0,2} (*buhlungu|*luma)|nek|glands?|kliere|joints?|gewrigte|collarbone|
  spreads?|spreading|all over|everywhere|versprei|oral|whole (body|face|arm|leg|back)|grow(s|ing|n)|grew|groei|bigger|larger|wider|chang(es|ed|ing)|verander|groter|breer|*khula|*anda|gol(a|ile)|hola|atologa|anama|worse|erger|climb*|creep*|moved? up|by the hour|each hour|overnight|sudden*|skielik|fast|quickly|vinnig|yesterday only|coming up|
  black|blue|purple|violet|maroon|plum|grey|gray|bruis*|swart|pikswart|blou|pers|grys|*mnyama|*mfusa|*ntsho|motsho|maperes*|perese|phifal*|scarlet|(white|wit) (and|en) hard|
  eyeball*|whites? of|sight|vision|blur*|foggy|ooglid|eyelid*|lids?|see (double|spots)|(in|into) (my|his|her|the|their) (eye|eyes|oog|oe)|gritty|light hurts|one eye|
  (mouth|mond) (is )?(full|vol|sore)|sores in|ulcer*|*zilonda|isilonda|diso|seso|ntho|lintho|dintho|dintlho|wound*|wond*|nxeba|amanxeba|stitch*|operat*|surg*|c section|abscess|boil|boils|*thumba|lump*|bumps? (in|above|under|on my neck)|hard bump|knop*|bult*|*qhuma|knob|growth|marble|streak|stripe|streep|mugqa|nipple*|breast*|borste|*bele|letswele|testic*|scrot*|penis|
  bite|bites|bit (me|my|him|her|the)|bitten|byt|gebyt|stung|gesteek|snake|slang|noga|noha|nyoka|tick|bosluis|spider|spinnekop|scorpion|skerpioen|hond|monkey|bat|*lunywe|*lumile|lomile|ntomile|
  swallow*|drank|drunk|gedrink|gesluk|ate (the|a|some|half|it|my)|*ginye|poison*|gif|handful|pillow|panado*|([0-9]+|two|three|four|five|six|ten|whole|half a) (cards?|pack|strips?|box|tablets|pills|pille)|new (pill|tablet|medic|antibiotic|cream for fits)*|started [a-z]+ (pill|tablet|capsule|medic)*|overdose|injected|filler*|botox|chemo*|transplant|warfarin|prednis*|flu|epilepsy|lamotrigine|
  acid|suur|bleach*|jik|caustic|ammonia|paraffin*|petrol|thinners|drain|cement|lye|dip|pesticide*|chemical*|turps|battery|fumes?|gas|smoke|fire|vuur|flame*|coals?|steam burn|hot (oil|water|pap|tea|fat|wax)|weld*|sweis*|
  diabet*|sugar (disease|patient|person)|(have|has) (the )?sugar|suikersiek*|*shukela|*swekile|swikiri|tswekere|chemo|kanker|cancer|newborn|new born|usana|(days?|dae) (old|oud)|([1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(weeks?|weke|wk) ?(old|oud)|pasgebore|([1-3]|one|two|three) months? old|
  pea|knots?|balls?|isende|sak|left one|right one|nipple|ingono|metformin|insulin|type (1|2)|glucophage|suiker*|feels? nothing|didnt (feel|flinch)|doesnt (feel|sweat|hurt there)|(pin|needle|razor|naald|naliti|cigarette|sigaret)|voel ek niks|touch|zwanga|
  soles|palms|(hands|feet|hande|voete|diatla|direthe|maoto|izandla|izinyawo|nezinyawo)( [a-z,]+){0,6} (itch*|jeuk*|*luma|baba|scratch*|hairbrush)|(itch*|jeuk*|scratch*|krap)( [a-z]+){0,6} (hands|feet|hande|voete|soles)|boxer|slits|golf ?balls|gholfballe|naartjies?kyfies|padda|
  teeth|tande|meno|monkey|vervet|baboon|dassie|aap|tshwene|stray|stranger|vlermuis|vuurwarm|vuurrooi|bewe|(weke|dae) oud|matter|cord|navel|asking where|doesnt know|isnt making sense|not making sense|half (of )?(her|his|my) face|skew|everything falls|stopped listening|spurt*|woozy|
  (legs|back|arms|neck|thighs) (now|also|too|next)|reached|joined|marched|(each|every) time i (look|check)|raised patches|whelts|skin came|skin slides|it slides|(vel|skin) kom af|van die vel|calf|three colou?rs|3 colou?rs|two colou?rs|syrup|heuning*|glued|orangey|putty|egg yolk|botterkleur|pampoen*|
  hair removal|veet|[0-9]+ peroxide|like hell|ulusu|inwele|(have|has|het|got) (the )?sugar|coffee grounds|throat|thrt|pitch dark|gesond word|spat|melk|pot|potjie|imbiza|ketel|kettle|candle|braai|granules|battery|asidi|ucingo|electric*|shock|hairdresser (asked|says|said)|never saw it|keep finding|inwards?|
  lost weight|losing weight|weight|gewig|off my food|lost (his|her|my) appetite|unwell|ill|sick|siek|*gula|*kula|lwala|infect*|septic|sepsis|gangrene|cellulitis|shingles|gordelroos|impetigo|measles|meningitis|mpox|monkeypox|syphilis|stroke|clot|jaundice|palms and soles|palms|(wee|pee|urine|urien) (is |looks )?(dark|brown|like)|dark (wee|pee|urine)|masehla|toegroei|sweat(ing)? through|copper|akafuni|ha a batle|ga a batle|weeks (along|pregnant|preg)|
  hives|welts|allerg*|press*|tumbler|*cindezel*|hatell*|gatelel*|dent*|punched|holes?|gat(e)?|deep|diep|(not|never|nie|hasnt|isnt|doesnt|wont) ([a-z]+ )?(heal*|clos*|genees|go away|gone)|reopen*|strangl*|knife|forced?
`)
/** What may press, and says little beside a plain "no pain" or "she plays and eats". */
const telling = waysPattern(`
  hot|warm to|warm|heat|burn*|brand*|gebrand|wet|lek|loop|*bovu|*bomvu|yellow*|geel|mosehla|smell*|ruik|puff*|dik|sore|seer|ache*|*buhlungu|*hlungu|bohloko|botlhoko|tender|open|oop|tingl*|
  white|pale|wit|dark*|brown*|bruin*|stain*|line|mole*|moesie*|moedervlek|freckle*|letheba|letshwao|nails?|*nael*|toenail*|*zipho|lenala|manala|eye*|lid|lids|oog|oe|ogie*|*ehlo|iliso|lihlo|leihlo|mahlo|matlho|mouth|mond|gums?|lips?|lippe|*mlomo|molomo|
  vagin*|genital*|private*|groin|armpit*|oksel|lies|neck|sores?|cut|sny|crust*|scab*|kors*|rof*|itch* (badly|at night)|sting|steek|dog|cat|drink|drinks|sluk*|*phuz(e|ile)|nwele|licked|pill*|pille|tablet*|capsule*|medic*|medisyne|pilisi|dipilisi|*philisi|antibiotic*|injection|drip|steroid*|cortisone|
  peroxide|oven|cleaner|relax*|perm|spirits?|spray*|dye|dyed|henna|peel*|laser*|wax*|steam|hiv|vigs|arv*|pregnan*|swanger|expecting|*khulelw*|*mithi|moimana|baby|babies|bebs|baba|lesea|infant|months? old|maande oud|dikgwedi|*nyanga|moeg|fatigue*|tired|react*|rash all|glass|hit|beat*|slap(ped|s)|weeks and|moved?|white head|child|kid|toddler
`)

/** What is let go so: what befalls a body, whatever it is taken for. A life, a child to come, what was swallowed and creams without a label are not. */
export const calms: ReadonlySet<string> = new Set([
  'seen-now',
  'seen-today',
  'anaphylaxis',
  'chemical-burn',
  'hot-burn',
  'severe-burn',
  'caustic-on-skin',
  'infected-skin',
  'rash-with-fever',
  'spreading-hives',
  'spreading-infection',
  'severe-medicine-reaction',
  'medicine-rash',
  'hair-dye-reaction',
  'eyelid-swelling',
  'skin-dying',
  'non-fading-rash',
  'rash-with-stiff-neck',
  'heat-illness',
  'toxic-fumes',
  'bite',
  'baby-sunburn',
  'ill-newborn',
  'diabetic-foot',
  'shingles',
  'sore-not-healing',
])

/** Of what a serious allergy is told by: air, a face or mouth that swells, hives, a heart or head that gives way, or what set it off. */
const ofAllergy = waysPattern(`
  swell*|swoll?en|swole|puff*|thick|fat|tight|double|twice|(3|three) ?x|balloon*|boxer|geswel*|swel|dik|*vuvuk*|*dumb*|*rurug*|*rurub*|*ruruh*|breath*|air|wheez*|whistl*|windpipe|throat|tongue|voice|hoarse|cough*|chok*|gasp*|swallow*|asem*|hema|keel|tong|hoes|hoe?s|fluit|bors|chest|*phefumul*|*mqala|*mphimbo|*lwimi|leleme|mmetso|
  mouth|mond|molomo|*mlomo|*mlonyeni|ulimi|izwi|lentswe|sound*|talk*|speak*|vomit*|pale|floor|folded|flat on|palms|bult*|makukuno|ubuso|stem|hees|lippe|sluk|kwenya|closed|terrible|oor my lyf|*quleka|yinyosi|
  hives|welts|bulte|blotch*|itch* all|all over|everywhere|oral|rash|*qhuma|*qhubu*|dizzy|faint*|collaps*|passed out|heart|stung|sting|wasp|bee|bitten|bit|peanut*|nuts?|neute|prawn*|shrimp|garnale*|fish|shellfish|injection|allerg*|react*|lips? (are|is|feel|got|went) (?!dry|chapped|dark)|kwalehe|(cant|wont|hardly) (open|see|talk)
`)
/** What goes on for months is none. */
const slowly = waysPattern(
  'slow(ly)?|(for|since|over|past|last|these|all) ([a-z0-9]+ ){0,3}(months?|years?|winter|summer)|stadig|maande|jare|every winter|each winter',
)
/** Whether a serious allergy may be what words alone weigh like. */
export const mayBeAllergy = ({ near }: Pick<Reading, 'near'>): boolean => {
  const said = withoutDenied({ near })
  return said.search(ofAllergy) >= 0 && (said.search(slowly) < 0 || said.search(pressing) >= 0)
}

/** A nail that went yellow and thick over months is a fungus or a knock, and no day's matter. */
const slowNail =
  /\b(?:(?:toe|finger) ?)?nails?\b(?: \S+){0,6} (?:yellow\w*|thick\w*|crumbl\w*|brittle|ridge\w*|chalky|discolou?red)\b|\b(?:yellow\w*|thick\w*|crumbl\w*|brittle|ridged|discolou?red)(?: \S+){0,3} (?:(?:toe|finger) ?)?nails?\b/
const ofNailOnly = /\b(?:(?:toe|finger) ?)?nails?\b|\byellow\w*\b/g

/** Whether anything at all is told that would press. */
export const tellsPressing = ({ near }: Pick<Reading, 'near'>): boolean => withoutDenied({ near }).search(pressing) >= 0

/**
 * Whether a message tells of something mild, or of somebody who is well, and of nothing that presses.
 * @param twice that somebody is well is not enough by itself, nor that something is denied
 */
export const toldCalmly = ({ near }: Pick<Reading, 'near'>, twice = false): boolean => {
  const said = near.join(' . ')
  const told = said
    .replaceAll(denied, (phrase) => (ofBody.test(phrase) ? ' calm ' : ' '))
    .replaceAll(deniedWithin, ' calm ')
  const [denies, isWell] = [told.includes(' calm '), told.search(well) >= 0]
  const isCalm = denies || isWell
  if (twice && !(isWell && (denies || told.search(slight) >= 0))) return false
  const ofNail = slowNail.test(told)
  if (!isCalm && !ofNail && told.search(slight) < 0) return false
  const sunny = told.search(bySun) >= 0
  // A child's skin that the sun made red is looked at whatever else is told.
  if (sunny && told.search(ofChildren) >= 0) return false
  const rest = told.replaceAll(well, ' ').replaceAll(slight, ' ')
  const alone = sunny ? rest.replaceAll(ofSunOnly, ' ') : ofNail ? rest.replaceAll(ofNailOnly, ' ') : rest
  return alone.search(pressing) < 0 && (isCalm || alone.search(telling) < 0)
}
