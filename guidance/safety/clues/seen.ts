// What a doctor should look at, told by what is seen and not by its name: a bump that scabs and heals and scabs, gritty eyes beside flushed cheeks,
// periods that stay away beside a beard, a smooth scalp; and the names under which strong steroids are sold. Written as clues/body.ts is.

const woman =
  '(beard|goatee|sideburns?|whiskers|m(o)?ustache|stubble|baard|baardjie|snor|intshebe|izintshebe|ditedu|hirsut*)'
const redness = '(flush*|red|reddish|rosy|ruddy|blush*|rooi|blosend*)'
const middleFace = '(cheeks?|face|nose|chin|wange|gesig|neus|skin)'
const smooth =
  '(smooth|shiny|glossy|slick|polished|glass(y)?|glad|gladde|blink|blinkend*|bushelelezi|buthelezi|borethe|boreledi|benyang|phazima)'
const bare =
  '(patch|patches|spots?|areas?|bits?|places?|scalp|crown|head|kol|kolle|plekke?|kopvel|kop|part|parting|edges?|hairline|temples?|middle|' +
  'ikhanda|ekhanda|intloko|entloko|hlooho|hloohong)'
const worse = '(burn*|red|itch*|flar*|worse|dark*|peel*|sting*|pimples?|break*|rash|sore|rooi|brand|jeuk|puisies|erger)'
const leaving =
  '(skip|skipped|stop|stopped|miss|missed|leave|left|quit|dont|didnt|forget|forgot|go without|am off|ophou|los|oorslaan)'

export const seenWords = {
  // Kidneys that a sore throat or school sores have hurt: the wee is dark, the face puffy.
  darkWee: `
    (wee|pee|urine|urien|piepie|pipi|umchamo|moroto)( [a-z]+){0,4} (coke|cola|tea|dark|brown|bruin|red|rooi|bloody|blood|smoky|rust*)|
    (dark|brown|red|bloody|smoky|cola|tea colou?red) (wee|pee|urine|urien)`,
  puffed: `
    (puffy|puffed|swollen|geswel*)( [a-z]+){0,3} (face|eyes|eyelids|feet|ankles|gesig|oe|voete)|
    (face|eyes|eyelids|feet|ankles|gesig|oe|voete)( [a-z]+){0,3} (puffy|puffed|swollen|geswel*|swel op)`,
  // It scabs, heals and scabs again: a spot that the sun may have left.
  scabAgain: `
    (scab*|crust*|bleed*|korsie*|rofie*|bloei)( ,| and| then| en| n){0,2}( [a-z0-9,]+){0,4} (heals?|healed|heal|closes?|falls? off|fell off|comes? off|
    came off|drops? off|goes away|genees|val af)( [a-z0-9,]+){0,6} (again|comes? back|back|scabs?|bleeds?|opens?|returns?|crusts?|weer|terug)|
    (heals?|closes|genees|falls off|comes off|val af)( [a-z0-9,]+){0,4} (scab*|crust*|bleed*|opens?|korsie|bloei)( [a-z0-9,]+){0,3} (again|weer)|
    (scab*|crust*|bleed*|korsie*|bloei)( [a-z]+){0,3} (again and again|over and over|on and off|keer op keer|weer en weer|every (few|couple|week|time|
    month)*)`,
  oldSpot: `
    (shiny|pearly|waxy|glassy|skin colou?red|flesh colou?red|see through|translucent|blink|blinkende|rough|scaly|crusty|growwe|skurwe)
    ( [a-z]+){0,3} (bump|lump|spot|patch|pimple|dot|knop|knoppie|nodule|sore|mark|thing|kol|kolletjie)|
    (bump|lump|spot|patch|sore|thing|pimple|knoppie|kolletjie|mark)( [a-z]+){0,6} (nose|ears?|temple|forehead|cheek|lip|bald|scalp|kop|neus|oor|
    voorkop|hand|neck|shoulder|face|eyelid|eyebrow|leg|shin|arm)`,
  pearly: `
    (pearly|waxy|glassy|shiny|see through|translucent|blinkende)( [a-z]+){0,3} (bump|lump|spot|knoppie|knop|nodule|pimple)
    ( [a-z0-9,]+){0,9} (veins?|vessels?|bleeds?|bled|bloei|dent|dip|dimple|crater|rolled|growing|grows|grown|bigger|groei)`,
  // Eyes that feel full of sand, beside a face that flushes: rosacea sits in both.
  grittyEyes: `
    (eyes?|eyelids?|oe|lids)( [a-z]+){0,6} (gritty|sand|sandy|grit|sandpaper|scratchy|gruis|korrels)|(gritty|sandy|scratchy|sandpaper) eyes?|(sand|grit|
    gruis)( [a-z]+)?
    ( in) ([a-z]+ )?(eyes?|oe)`,
  flushes: `
    ${redness}( [a-z]+){0,4} ${middleFace}|${middleFace}( [a-z]+){0,4} ${redness}|@rosacea|hot flush* in my face`,
  sandBlown:
    'beach|strand|sandstorm|sandpit|dust*|wind*|sunburn*|sonbrand|burnt|contact lens*|contacts|lash*|mascara|pollen|hay ?fever|cats?|flu|cold|scrub',
  // Periods that stay away for months, however it is put.
  periodsAway: `
    periods?( [a-z0-9]+){0,4} (skip*|miss*|disappear*|vanish*|stays? away|stayed away|gone|absent|(come|comes|came)( [a-z]+){0,2} every ([2-9]|two|three|
    four|five|six|few|couple))( [a-z0-9]+){0,4} (months|mnths|mths)
    (?! (pregnant|ago))|(skip|skips|skipping|miss|misses|missing)( [a-z0-9]+){0,3} (periods|cycles|months)|(hardly|barely|rarely|almost never) (get|have|
    see)( [a-z]+){0,2}
    periods?|(months|weeks) (between|apart)( [a-z]+){0,2} periods?|periods?( [a-z]+){0,4} (months apart|few and far|like they want)|
    periods?( [a-z]+){0,4} (once|twice)( a| per| in a| n) (year|jaar)|cycles?( [a-z]+){0,3} (irregular|all over|[4-9][0-9] days)|
    (maandstondes?|periodes?)( [a-z0-9]+){0,5} (maande|weg|oor|ongereeld)|angiyi esikhathini|andiyi exesheni`,
  womansBeard: `
    ${woman}|(chin|jaw|facial|neck|lip|ken|cheek) (hairs?|fuzz|stubble|hare)|(hairs?|hare)( [a-z]+){0,5} (chin|jaw|upper lip|chest|tummy|nipples?|ken|face|
    sideburns)|
    (shav*|pluck*|tweez*|wax*|thread*)( [a-z]+){0,2} (chin|jaw)`,
  noPeriodsWhy:
    '(on|the|my|an?) (injection|depo|mirena|implant|implanon|loop|jadelle|nur isterate|petogen)|menopaus*|breastfeeding|hysterectomy|chemo',
  // A scalp that has gone smooth where hair was.
  smoothScalp: `
    ${smooth}( ,| and| en| n)?( [a-z]+){0,4} ${bare}|${bare}(?=( [a-z]+){0,5} ${smooth})|(scalp|kopvel|crown|hairline)(?=( [a-z,]+){0,8} ${smooth})`,
  hairNotBack: `
    (hair*|hare|it|nothing)( [a-z0-9,]+){0,6} (gone|lost|stopped growing|never grew|wont grow|doesnt grow|not growing|fell out|missing|disappeared|weg|
    groei nie|
    grows? (there|back|on it) (any ?more|no more|never))|eyebrows?( [a-z]+){0,2} (thin*|gone|missing|falling)|no hair|bald(ness|ing)?(?! (head|guys?|man|men|
    fade|cap))|hairless|no( [a-z]+){0,2} (follicles|pores|holes|dots|openings)|@thinning|kaal|bles|niks( [a-z]+){0,2} groei|(doesnt|wont|not|never|nothing|stopped|
    refuses to)( [a-z]+){0,2} (grow|grows|grew|growing|groei)`,
  thinning: `
    (thin(s|ned|ning|ner)?|sparse|dun(ner)?)(?<=(hair*|hare|edges|crown|hairline|temples?|parting|middle)( [a-z0-9,]+){0,6} [a-z]+)|(thin(s|ned|ning)?|dunner) (hair|edges|hare)`,
  scalpSore: `
    (scalp|crown|(top|middle) of my head|kopvel|kroontjie)( [a-z]+){0,5} (burn*|tender|sore|itch*|hurt*|pain*|brand|seer|jeuk)|(burning|tender|sore|itchy|painful) (scalp|crown)`,
  scalpFlakes: 'flak*|dandruff|skilfers',
  smoothOnPurpose: `
    shav*|razor|chiskop|cheese ?kop|clean shaven|gloss|shine|shiny hair|smooth hair|silky|frizz*|blow ?dry|conditioner|silk press|polish|powder|matte|
    oily scalp`,
  // Strong steroids by names they are sold under here, beside those of realSteroid.
  moreSteroids: `
    repivate|synalar|nerisone|cutivate|fucicort|celestoderm|betaderm|clobex|clobate|clobate|momate|locoid|kenacomb|dermacort|betnesol cream|betavate|
    clobederm|cortoderm|diproson|prosone|betamethazone|clobetasole|mometazone|triamcinolone|pentrax|steroied|stiroid`,
  // Red and burning as soon as it is left out: the skin leans on it.
  withdrawal: `
    ${worse}( [a-z,]+){0,6} (if|when|whenever|every ?time|each time|as soon as|once|the (day|moment|minute)|days|as|wanneer|sodra) (i |
    ek )?([a-z]+ )?${leaving}|
    (if|when|whenever|every ?time|each time|as soon as|once|the (day|moment|minute)|as|wanneer|sodra) (i |ek )${leaving}(?=( [a-z0-9,]+){0,8} ${worse})`,
  // How long a lightener was used; how old a baby is says nothing of that.
  usedLong: '(@weeksOrMore)(?! (old|oud|of age|pregnant|preg|swanger|along))',
  saidToUse: `
    (gogo|granny|gran|ouma|mom|mother|ma|mama|aunt*|neighbou?r|people|they|friends?|sister|mil|in law|in laws|lady|tannie|everyone|everybody|family|she|he)
    ( [a-z]+)? (says?|said|wants?|told|tells|insists?|suggest*|recommend*|advis*|thinks?|se|reken|wil he|uthi|bathi|o re|ba re)`,
  // Ill with it, told without a thermometer.
  feelsIll: `
    shivery|feverish|koorsig|the shivers|rillings|kouekoors|(feel|feels|feeling|felt|voel) ([a-z]+ )?(sick|ill|unwell|rotten|awful|siek|sleg|ellendig|naar|
    terrible)(?! (of|about|when i (look|see)))|(ngizizwa|ndiziva) (ngigula|ndigula|kabi)|ke ikutlwa ke kula`,
  bySun: '@burntBySun|sun|son|beach|strand|ilanga|tan*',
  // Blows, in the words of the country's other languages.
  struckMe: `
    (?<!(ugesi|ilanga) )((u|wa|uya|ba|baya|e|a|be|ube|ubu|wayes?e?)ngi(shay|hlukumez|khahlel|mpam|mukul|bhambabul)(a|ile|e|ela|elile))(?! (umoya|ilanga))|
    (u|wa|uya|ba|baya|e|a|ebe|ube)ndi(beth|khab|hlukumez|xhaphaz|qhwab|ntlith|mpam)(a|ile|e|ela)|
    (o|ba|a|ya) (a |ne a |ile a |sa |ntse a |tlwaetse ho |rata ho )?(nkotl(a|ile|aka)|mpets(a|e)|mpeditse|mpeth(a|ile)|nteile|nteetse|ntitse|ntiile|ntitaya|
    ntshap(a|ile)|
    ntjhap(a|ile)|nkgabol(a|ile)|nkgam(a|ile)|nchap(a|ile))|
    (het|t) (my|ons|haar) ([a-z]+ ){0,5}(geslaan|geklap|gemoer|geskop|gedonner|gebliksem|gestamp|gefoeter)|my ([a-z]+ ){0,2}blou geslaan|
    (slaan|klap|moer|skop|donner|bliksem) (my|ons) (as|wanneer|elke|weer|altyd|voor)`,
  glandWord: 'glands?|lymph|nodes?|kliere?|tonsils?',
  tooHot: '(too|boiling|burning|so|very|scalding|extremely|super) (hot|warm)|overheated|boiling|scalding',
  waxWord: 'wax|waxed|waxing|wax (kit|pot|strip)',
  // What burns by heat beside what hotThing names.
  heatTool: `
    hot glue|glue gun|(facial )?steamer|radiator|exhaust pipe|air ?fryer|microwave|hot (sand|tar|metal|coals?)|two ?plate|primus|grill|toaster|
    (oil|fat|grease|olie|vet)( [a-z]+){0,4} (splash*|spat|popped|jumped|spit|gespat|gespring)`,
  heatHurt: '@blisters|skin (is |went |turned )?(white|off|gone|black)|charred|burst',
  burnWound:
    '@rawSkin|@blisters|bubbles?|blisters?|peeling|peeled|skin (is |went |turned )?(white|off|gone|black)|open|charred',
  // White, thin skin down there that itches or tears.
  paleSkin: '(white|whitish|pale|shiny|thin|wit)( [a-z]+){0,2} (patch*|skin|spots?|area|kol|kolle|vel)',
  tears: 'tears?|tearing|tore|splits?|splitting|itch*|jeuk*|skeur*|bleeds?|cracks?',
  // Lids that crust and burn, and a face that wine or curry sets off.
  soreLids: `
    (eyes?|eyelids?|lids|oe)( [a-z]+){0,4} (crust*|styes?|stye|chalazion|gritty|burn*|brand)|(crusty|burning|sore|red|watery) (eyelids?|lids|eyes)|styes`,
  setOff:
    '(flush*|flare*|red|burn*|hot|warm|rooi)( [a-z]+){0,6} (wine|spicy|alcohol|hot (drinks?|food|tea|coffee|weather)|chilli|curry|wyn|kerrie)',
  dyedBrows:
    '(brows?|lashes|eyebrows?|eyelashes|beard|moustache|wimpers|wenkbroue)( [a-z]+){0,3} (tinted|dyed|coloured|gekleur|henna*|tint)',
  // A sore that does not heal, as Sesotho, Setswana and isiZulu put it of the sore itself.
  staysOpen: `
    (se|e|le|di|a|tse) sa (fol|phol|al)(e|eng|afe|afeng)|ga (se|e|le|di|a) (fole|fodile|alafe)|(e|esi|eli|ezi|i|a)ngap(h)ol(i|iyo)|(e|esi|eli|ezi)ngapheli|
    groei nie toe|
    wil nie (toegroei|toetrek)`,
  // A lip or an eye that was knocked swells from that.
  knocked: `
    (?<!(bee|wasp|hornet) )(hit|hits|bumped|knocked|banged|elbowed|kicked|headbutted|head butted|scratched|
    clocked)( me| my| his| her| him)( [a-z]+){0,3} (with|on|in|against|by|lip|face|
    eye|mouth|cheek)|(bumped|knocked|banged|hit|bit|biting|bite) (my|his|her) ([a-z]+ )?(lip|face|eye|mouth|cheek|chin|nose)|fell (off|over|on (my|his|her) (face|lip|
    mouth|chin))|
    (walked|ran|tripped) ([a-z]+ )?(into|over) (a|the)|braces|root canal|wisdom (tooth|teeth)|tooth (pulled|extraction)`,
  // An anger after which somebody has marks to hide.
  lostTemper: `
    (lost|loses) (his|her) temper|(he|she|hy|sy|babe|bae|hubby|husband|boyfriend|partner|kerel) (gets?|got|was|word|het) ([a-z]+ )?(angry|mad|violent|drunk|
    dronk|kwaad|rough)|
    (too drunk|in a rage|out of anger)|handtastelik`,
  marksToHide: `
    bruis*(?! ego)|black eye|blue eye|blou|split lip|busted|finger ?marks|((cheek|eye|lip|neck|arm|face|wang|oog|jaw)( [a-z]+){0,3} (purple|blue|swollen|black|blou|
    geswel))`,
  smallTemper: 'toddler|baby|kid|son|daughter|child|kleuter|kind|cat|dog|horse',
  fromDoctor:
    '(from|at|by|van|by die) ((the|my|our|his|her|die) )?(clinic|doctor|dr|derm*|hospital|paediatrician|pediatrician|gp|kliniek|dokter)|on script',
  // Hot wax: what it does is a burn by heat.
  hotWax: `
    (hot|warm|boiling|scalding|overheated|warme) (wax|was)(?! (strips?|and cold|or cold|vs))|(wax|was|waxing)( [a-z]+){0,5} (hot|overheated|te warm|boiling|
    overheated|burnt|burned|
    burning|brand|gebrand|verbrand|scald*)|(burnt|burned|scalded|gebrand|verbrand)( [a-z]+){0,6} (wax|waxing|was)|wax (heater|warmer|pot)|wax burn*`,
  waxWound: `
    @skinLost|@blisters|@rawSkin|(skin|vel)( [a-z]+){0,4} (off|af)|(pulled|took|ripped|tore)( [a-z]+){0,4} (skin|vel)|burnt|burned|burn|burns|scald*|
    gebrand|verbrand|wound|(brown|dark|black|thick) (crusts?|scabs?|patch|mark)`,
  // A button battery burns a gullet within hours; a child who swallowed one only dribbles and does not eat.
  buttonBattery:
    '(button|coin|flat|round|disc|tiny|little|small|plat|ronde) ((flat|round|silver|little|shiny|small|tiny|ronde|klein) ){0,2}(cell )?(battery|batteries|cell|battery tjie|batterytjie)',
  inHole: '(in|into|up|inside) (his|her|my|the|a|their) ([a-z]+ )?(nose|nostril|ear)|(in|op) (sy|haar|die) (neus|oor)',
  wontEat:
    '(wont|not|refus*|cant|stopped|wil nie|isnt) _ (swallow*|eat*|drink*|sluk|eet)|dribbl*|drool*|gagg*|kwyl*|retch*|vomit*|throw(s|ing)? up|cough*|hoes*',
  // Bruises that come by themselves on a blood thinner: the blood may have become too thin, as another medicine can make it.
  bloodThinner:
    'warfarin|coumadin|xarelto|rivaroxaban|eliquis|apixaban|blood thinn*|thin(s|ning)? (my|his|her|the) blood|bloedverdunn*',
  bleedsAlone: `
    (bruis(es|ing)|blue (marks|patches|spots)|purple (marks|patches|spots)|black and blue|blou (kolle|merke))( [a-z]+){0,6} (all over|everywhere|oral|no reason|for nothing|
    (never|not|didnt|without) (bump*|knock*|fall*|fell|hit*))|(big|huge|many|lots of|groot) ((blue|purple|black|blou) )?(bruises|marks|patches|kolle)|(nose|gums)( [a-z]+){0,3} bleed*`,
  // A snake that was seen, and what its teeth leave.
  snakeSeen:
    '(snake|slang|inyoka|noga|adder)(?! (print|skin|venom|oil|plant|serum|peptide|leather|cream|mask|pattern))',
  fangMarks: `
    (two|2|twee) ((little|tiny|small|red|klein) ){0,2}(holes?|dots?|marks?|punctures?|pricks?|gaatjies)|puncture*|fang*|(puff|swell|swol)(ing|s|ed|len|en)?( up)?
    (fast|quick*|now)|bit (me|him|her)`,
  // Flat spots on palms and soles weeks after a painless sore: an infection that clinics cure, and that harms an unborn child.
  palmSpots: `
    (spots?|rash|marks?|patch(es)?|blotch(es)?|kolle|vlekke|uitslag)( [a-z,]+){0,7} (palms?|soles?|(under|below|onder) (my|his|her|our) (feet|foot|voete)|handpalms?|
    voetsole)|(palms?|soles?|handpalms?|voetsole)( [a-z,]+){0,7} (spots?|rash|marks?|patch(es)?|kolle|vlekke)`,
  hiddenSore: `
    (sore|ulcer|chancre|seer|sweer|open spot)( [a-z]+){0,5} (down (below|there)|daar onder|(on|at|by) (my|his|her) (privates?|private parts?|vagina|vulva|penis|
    willy|balls|bum|anus))|(painless|didnt hurt|no pain)( [a-z]+){0,3} (sore|ulcer)|(sore|ulcer) that (didnt|never|doesnt) hurt`,
} as const
