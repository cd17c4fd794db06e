// Further ways alarms are told around the corner: bees, coals and oil, a mark that turns, a month that stays away, a jar without a name. Written as clues/body.ts is.

const loan = '(nge|nga|ne|no|na|ye|we|ku|ka|le|ya|ke|i|u|e|se|sa)? ?'

export const morePieceWords = {
  // Many stings, and somebody who looks it.
  manyStings:
    '(swarm|nest|hive|den|lots|loads|hundreds|dozens|many|so many|[0-9]+)( of)?( the)? (bees|wasps|hornets|bee stings|wasp stings|stings|bye|byesteke|izinyosi|iinyosi|dinotshi)|(bees|wasps|bye|izinyosi|iinyosi|dinotshi) (got|attacked|swarmed|stung|mobbed|het|zi[a-z]+)',
  looksGrave:
    '(grey|gray|sweaty|pale|clammy|vomit*|dizzy|faint*|collapsed?|cold and|confused|weak|shaking|trembling|bleek|sweet|naar|duiselig|flou|isiyezi|uyajuluka|o a thothomela)( and)?',
  // Burnt by what was not called hot.
  inCoals:
    '(hands?|foot|feet|arms?|face|knees?|fingers?|bum|leg|palm)( [a-z]+){0,2} (in|into|on|onto|in die|op die) ((the|a|some|braai|hot|die|warm) ){0,3}(coals|fire|flames|embers|imbawula|kole|vuur|stove ?plate|hot ?plate|heater)|(fell|rolled|stepped|walked|crawled|val|getrap) (in|into|on|onto|in die|op) ((the|a|hot|braai|die|warm) ){0,3}(coals|fire|embers|imbawula|kole|vuur|as)',
  skinLeft:
    '(little|no|hardly any|not much) skin (is )?(left|remaining)|skin (stayed|stuck|was left|came off|stays) (on|behind|to|in)|geen vel (oor|meer)|vel (bly|het) ([a-z]+ )?(agter|vas)|can see (the )?(fat|bone|white)|charred|verkool',
  oilBurnt: `
    (?<!(tea tree|essential|castor|bio|baby|coconut|eucalyptus|clove|oregano|peppermint|face|body|hair|argan|rosemary|cinnamon) )(oil|steam|kettle|pot|stove|oven|braai|fire|tea|coffee|soup|pap|porridge|pan|exhaust|olie|stoom|vetkoek oil|primus|paraffin stove)( [a-z]+){0,2}
    [ ](burn(ed|t)|scalded|verbrand|gebrand) ((my|his|her|the|sy|haar|die|whole|entire|both|half|hele|of|all|over|up|down) ){1,5}(face|chest|hands?|arms?|legs?|foot|feet|thighs?|neck|back|body|gesig|bors|hand|hande|arm|been|bene|voet)`,
  oilLong:
    '(years?|months?|weeks?) (ago|back)|as a (kid|child)|when i was|in (19|20)[0-9][0-9]|scar|healed|long ago|jare|maande|last (year|month|winter|summer)|small|tiny|little (spot|mark|dot)|klein',
  // What a child has put in its mouth, with the beginning that nouns have here.
  ateLocal:
    '(i|u|li|ba|o|wa|e|a|uye wa|uya)(dle|dlile|dla|ginye|ginyile|munce|khothe|jele|ja|metsitse|phuzile|phuze|sele|nole|nwele|luma|lumile|xhafule|hlafune)',
  loanEaten: `${loan}(lipstick|lip ?balm|cream|khilimu|khilimi|soap|sepa|isepha|insipho|insepe|sanitizer|sanitiser|perfume|shampoo|conditioner|lotion|tranelate|vaseline|deodorant|roll on|polish|cutex|remover|vicks|powder|toner|serum|pilisi|amaphilisi|dipilisi|tooth ?paste|dettol|savlon|jik|bleach|parafini|paraffin|pods?|sunlight|omo|maq)`,
  childLocal:
    '(i|um|ab|am|u|lo|le|we|ne|ku)*(ngane|ntwana|ntwanam|ntwanami|sana|bantwana|zingane)( yami| wami| wam| yethu)?|ngwana|bana|lesea|mntanami|mntanam|umtanami|mosetsanyana|moshanyana|kleuter|kleintjie|laa?itie|seuntjie|dogtertjie',
  // Weary of living, in the languages of the country.
  wearyOfLife:
    '(ngi|ndi)(khathele|diniwe|dikiwe|dinwe|cikekile)( [a-z]+){0,2} (uku|kuku|yimpilo|impilo|bubomi|ubomi|wukuphila|kukuphila)[a-z]{0,6}|(ngi|ndi)(khathele|diniwe|dikiwe|dinwe) (wukuphila|kukuphila|ukuphila|yimpilo|bubomi|ubomi)|ke (khathetse|kgathetse|lapile|tenehile|kgathetswe)( [a-z]+){0,2} (ho phela|bophelo|ke bophelo)|lewensmoeg|moeg (van|vir) (die )?(lewe|lewens?|leef)|klaar met (die )?lewe|akusizi ukuphila|akukho njongo yokuphila|anginasizathu sokuphila|andinasizathu sokuphila',
  // A month that stays away.
  noPeriod:
    '(missed|skipped) ([a-z0-9]+ ){0,3}periods?|periods? ([a-z]+ ){0,3}(late|away|gone|missing|skipped|stopped|not come|hasnt come|didnt come)|no periods?(?! (pain|cramps?))|(havent|have not|not) (had|seen|got) (my |a )?periods?|(maandstonde|periode|menstruasie)( [a-z]+){0,3} (laat|weg|nie gekom|oorgeslaan)|kgwedi ya ka ha e|ha ke bone kgwedi|angisayi esikhathini|angiyanga esikhathini|andiyanga exesheni|ixesha lam alifik|isikhathi sami asifik',
  periodWhy:
    'menopause|perimenopaus*|implanon|implant|mirena|loop|depo|injection|nur ?isterate|petogen|pcos|hysterectom*|thyroid|breastfeed*|negative|not pregnant|always irregular',
  // A freckle that is another colour now, and a spot on sole, palm or nail that turned.
  turnedFromTo:
    '(went|gone|goes|turned|changed|changing|faded|moved) from (a )?(light |pale |flat |soft |small )?(tan|brown|light|pale|flat|pink|skin ?colou?r|ligbruin|beige|caramel) (to|into) (a )?([a-z]+ ){0,2}(black|dark|blue|raised|red|swart|bump)',
  freckleWord: 'freckles?|moles?|sproet*|moesie|moedervlek|spot|mark|birth ?mark|dot|patch|beauty spot',
  spotTurned:
    '(spot|mark|mole|dot|patch|freckle|kol|kolletjie|vlek|moesie)( [a-z]+){0,5} (turned|gone|went|going|goes|getting|is now|turning|word|geword)( [a-z]+){0,2} (black|dark(er)?|bigger|wider|swart(er)?|groter|donkerder)',
  // A cream without a name, from where such are sold, and what happens without it.
  streetLocal:
    '(ha e na|ayinalo|ayinagama|ayinalo igama|ayina|alinalo|akanagama|engenagama|ha le na|e se nang)( [a-z]+){0,2}(lebitso|igama|label|leibole|ilebula|gama)?|(rankeng|rengkeng|renkeng|marakeng|emakethe|emarikeni|erenki|ezirenkini|estrateng|seterateng|kwachina|mmakete|sepaza|spaza|taxi ?rank|renk)|straatmark|van die straat',
  withoutItLocal:
    '(ha|fa|uma|xa|as) (ke (e|se|sa e|sa) [a-z]*|ke tlohela|ke (e )?(tlogela|tlohela|emisa)|ngi[a-z]*(yeka|yekile|misa)|ngiyiyeka|ngiwuyeka|ngimyeka|ndi[a-z]*(yeka|yekile)|ek (dit )?(los|ophou|stop|oorslaan))|ha ke e tlohela|when i (stop|skip|miss)|if i (stop|skip|miss)',
  burnsLocal:
    '*tjh?(a|esa|eswa)|*chesa|*shisa|*shis(wa|e)|*tsha|brand|vlam|rooi|*bomvu|*khubedu|*hlohlona|*luma|*khwantsha|burns?|red|itch*|fire|mnyama|ntsho',
  // A small baby and a cold sore that kissed it.
  kissed:
    '(?<!(may|can|should|could|must|mag|kan|moet) (i|we|he|she|they|ek|ons|hy|sy|granny|his (dad|gran)|her (dad|gran)) )kiss(ed|es|ing)?|gesoen|soen|(mu|wu|lu)?(nqabuz|phuz|qabuz)[a-z]{1,5}|sunne|aka|suna|held|cuddled|drank from|shared',
  // Spray in a face that then sees nothing.
  sprayFace:
    '(pepper ?spray|tear ?gas|teargas|traangas|mace|peppersproei|deodorant|hairspray|doom|insect spray|oven cleaner|bleach|jik|spray|cleaner|chemical|acid|battery|cement)( [a-z]+){0,4} (in|into|on|to|over|in die) (my|his|her|the|sy|haar|our) (face|gesig)|(sprayed|squirted|splashed|gespuit)( [a-z]+){0,4} (in|into) (my|his|her|the) face',
  cantSee:
    '(cant|cannot|can not|couldnt|hardly|barely|kan nie|sien niks|nie) ([a-z]+ ){0,2}(see|open|sien|oopmaak)(?! (a |the |any )?(difference|result|change|reason|point|why|how|improvement|doctor|derm*))|(angiboni|andiboni|ha ke bone|ga ke bone)|(eyes?|oe) ([a-z]+ ){0,3}(on fire|burn*|stream*|brand|shut|toe|closed)',
  // A face that is twice itself.
  faceDouble:
    '(face|head|gesig|kop|ubuso|sefahleho|eyes?|eyelids?|forehead|oe|cheeks?)( [a-z]+){0,3} (double|doubled|twice|triple|tripled|dubbel|2 ?x|two times|drie keer)( (in|the|its|die|sy|his|her|my|of|normal|usual))* ?(size|grootte|groot|big|normal)?|(face|head|gesig) ([a-z]+ ){0,2}(blew|blown|swole|swelled|ballooned|puffed|opgeblaas) ?(up)?|dont (even )?recogni[sz]e (myself|him|her|my face)',
  hiddenTurned:
    '(spot|mark|mole|dot|patch|freckle|kol|kolletjie|vlek)( [a-z]+){1,4} (soles?|palms?|heels?|toes?|toe ?nail|thumb ?nail|nail|finger ?nail|foot|voetsool|hakskeen|handpalm|nael)( [a-z]+){0,3} (turned|gone|went|going|goes|is getting|getting|turning|word|geword)( [a-z]+){0,2} (black|dark(er)?|bigger|wider|swart(er)?|groter|donkerder)',
  // It was so, and is well.
  settledNow:
    '(all |its |now |is |totally |completely |back to )?(fine|ok|okay|gone|normal|lovely|settled|perfect|healed|reg)( (now|again|since|today|after that|by (evening|lunch)))?(?= ,|$| and i | which| what)|love (it|them)|went (down|away)|gone down',
  shortOfAir:
    '(cant|hardly|barely|struggl*|hard to|trouble|difficult*|battl*|kan nie)( [a-z]+){0,2} (breath*|swallow*|asem*|sluk)|throat|keel|wheez*|gasp*|tight chest|tongue',
  // A cut by a thing that lay about.
  cutByThing:
    'cut(ting)? (myself|my (finger|hand|foot|thumb|toe|leg|knee|arm|shin|heel))( [a-z]+){0,2} (on|opening|off) ((a|the|some|my|old|rusty|broken|sharp|n) ){0,3}(tin|tins|glass|can|paper|nail|wire|lid|tile|fence|shell|corner|metal|rock|rocks|coral|thorn|stone|door|shower|zinc|blik|gate|plate|cup|bottle|mirror|bath|step|table)|(cut|sny) (myself|my vinger|my hand) (slicing|peeling|chopping|cutting|in the kitchen|washing dishes)',
  // A steroid cream in the place of a moisturiser.
  asMoisturiser:
    '(is|as|was|like|instead of|into|in|with|becomes?|gebruik as|njenge|njengo) (my|a|her|his|n|the|your) ([a-z]+ )?(moisturi[sz]er|day cream|night cream|face cream|body lotion|body cream|foundation|primer|daily cream|dagroom|nagroom|vogroom)',
  // Where a needle was.
  needleHarm:
    '(swollen|red|hot|sore|hard|bruised|black|pus|lump|streak|rooi|geswel)( [a-z]+){0,6} (where|at|by|waar) ([a-z]+ ){0,3}(needle|drip|injected|injection|iv|naald|inspuiting)|(needle|injection|drip) (site|mark|place)( [a-z]+){0,4} (swollen|red|hot|sore|hard|black|pus)',
  // What he does to himself, or a hand left on a mirror; and food that is food.
  notDoneTo:
    '(when|while|as|after|before|every time) (he|she|they) (shaves?|washes?|cleanses?|showers?|trims?|waxes?|travels?|sweats?|swims?|moisturi[sz]es|sleeps)|(hand|finger) ?prints? (on|all over) (the|my|our|his|her) (mirror|wall|window|phone|glass|screen|car|table|door|lens|glasses|tube|bottle)',
  foodEaten:
    '(ate|eaten|eats|had|tasted) (a|an|some|the|too many|one|two|his|her|lots of|many) ([a-z]+ )?(strawberr(y|ies)|apples?|oranges?|naartjies?|tomato(es)?|mangos?|mangoes|bananas?|peach(es)?|pineapples?|kiwis?|berries|yog(h)?urt|cheese|chocolates?|sweets|bread|pap|rice|chicken|fish|eggs?)(?! (balm|lip|scented|flavou?r(ed)?|soap|shampoo|lotion|gloss|seeds?|pips?|kernels?|serum|cream|mask|slug))',
  lipsBlue:
    '(lips?|lip|lippe?)( [a-z]+){0,4} (blue|purple|grey|gray|white|pale|blou|pers|wit|bluish|mottled)|(blue|purple|grey|white|pale) lips?',
} as const
