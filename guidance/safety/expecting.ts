// Pregnancy and breastfeeding as they are told without their names: a child together with what happens to it. Ways as in clues/body.ts. What
// may be told in many words is told by two things that stand together; when in doubt no vitamin A is the safe side.

const month =
  '(january/february/march/april/may/june/july/august/september/october/november/december/jan/feb/mar/apr/jun/jul/aug/sep/sept/oct/nov/dec/' +
  'januarie/februarie/maart/mei/junie/julie/augustus/oktober/desember)'
const little =
  '(bab(y/ies/a)/babatjie/bub/bubba/little (one/human/person/man/lady/girl/boy)/lil one/bundle/twins?/tiny human/kleintjie/peanut/passenger/' +
  '(baby/child/kid/kind) (no /number /nommer /nr /)([1-5]/one/two/three/four/een/twee/drie)|(number/nr/nommer/no) ([2-5]/two/three/four))'
const next = '(first/second/third/fourth/1st/2nd/3rd/4th/eerste/tweede/derde)'
const nurseling =
  '(nursling/bab(y/ies/a)/babatjie/newborn/infant/bub/little one/lil one/lo/twins?/kleintjie/kleinman/kleinding/kleinjan/mannetjie/outjie/laa?itie/' +
  'lightie/boytjie/pikkie/son/daughter/boy/girl/toddler/seun(tjie/)/dogter(tjie/)/[0-9]+ (month/week) old)'
/** How often and since when, between an Afrikaans verb and what it is about. */
const nogNet = '((nog/net/steeds/snags/heeldag/saans/heelnag/nou/elke (nag/uur/paar uur)/die hele (nag/dag)) ){0,3}'
/** A way of not falling pregnant. */
const prevention =
  '(contraception/contraceptives?/birth control/prevention/(mini /)pill/injection/depo/petogen/nur ?isterate/loop/iud/mirena/coil/' +
  'implant/implanon/lus/inplanting/pil/inspuiting/condoms?/pills)'
const our = '(the /my /our /her /all /any /using /on /die /)'
/** A child that is hoped for: "keep hoping for a pikkie", "see what happens". */
const hopedFor =
  '((?<!(no|not|dont|never) )(hop(e/es/ing)/pray(ing/)/wish(ing/)/want/ready/keen/longing/plan(ning/)/try(ing/)/time/hoop/hopelik/wil/reg) ' +
  '([a-z0-9]+ ){0,5}(@babyWords/(baby/little) (brother/sister)/siblings?/boetie/sussie/(number/nr/nommer) ([2-5]/two/three/four/twee/drie))/' +
  '(?<!(no|not|without) )(conceiv*/fertil*/ovulat*/(start/grow/expand)(ing/) (a/our/the) family/(2/two/double/pink/blue) (pink /blue )lines/bfp)/' +
  'se(e/eing) (what/if) (it /)happens/(lov(e/ing) a little one|have a (second|third|fourth)(?= ,|$| one| child| baby)|leav(e/ing) it (up /)to (fate/chance/the universe))|(leave/let)(ting/) (it /)(to /)(nature/god)(?! (clear|fix|heal))/(if/when) it happens)' +
  '(?! (soft|smooth|skin|face|bum|hair|acne|weight|pimples|friendly|safe|sag|sagte|vel))'
/** Some words in between, over a comma too. */
const gap = '( [a-z0-9,]+){0,7} '
/** What else may be due in June. */
const notParcel =
  '(?! (?:order|parcel|delivery|facial|appointment|refill|package|period|peel|treatment|review|assignment|exam))'

/** What a child is called, and that it is not so, in Sesotho and Setswana. */
const lesea = '(lesea|ngwana|ngoana)'
const notKe = '(?<!(^| )(ha|ga) ?)(?<!(^| )(ha|ga) ?(ke|a|o|re) (sa )?)'
/** To be somebody's mother, as what is on its way. */
const motherhood =
  '((mother|mommy|mummy|mom|mum|mama|parent)hood|(a )?(mother|mommy|mummy|mom|mum|mama|mamma|ma|parents?)(?! (of|in|and|with|who|to) ))'

/** To carry a child for somebody else. */
const surrogacy =
  '(im/i am/am/as/being/became/become) (a /the /their /our /her /my /gestational ){0,3}(surrogate/gestational carrier)(?! (was|had|is|has))|^gestational carrier|' +
  '(?<!(our|my|a|the|needed|used|had|have) )surrogate for (my/our/a/an/friends/somebody/someone)|(carrying/pregnant) for (my/our/a/another) (sister|cousin|friend|brother|couple|family|aunt|daughter)'

export const carryingTold = `
  ${surrogacy}|
  (saw|heard|hear|see|seen) (the|a|our|the babys|our babys|its) (little /tiny /)heart ?beat(?! (racing|monitor|on my watch))|hartkloppie (gehoor|gesien)|(first|12 week|twelve week|8 week) (scan|sonar)(?! (machine|tool))|
  (our/my/die/ons) ${next} (one /baby /child /)(is /s )due (in/on/around/this/next/any/end/early/late)|(cant/cannot) see my (own /)(feet/toes/shoes)( any ?more)(?! (in/at) (the /)(dark/night/water))|([1-9]/1[0-9]/two/three/four/five/six/seven/eight) (weeks/months/wks) (to go/left)(?= (and|till|until|before) ([a-z]+ ){0,6}(feet|toes|belly|bump|baby|tummy|birth|kick[a-z]*))|
  ([5-9]/[1-3][0-9]/4[0-2]) weeks (on /)(monday/tuesday/wednesday/thursday/friday/saturday/sunday/tomorrow)(?! (post/since/on/off/of/after))|
  (kan nie wag/cant wait/wait/wag/ready) ([a-z]+ ){0,5}(${little}/boetie/sussie) in ${month}|
  (bump/belly/tummy) is [3-9] months|[3-9] month bump|(cooking/baking/growing/carrying/making) (up /)(baby/number/no/nr) ?(number /no /nr /)([1-5]/one/two/three/four)|
  im ([5-9]/[1-3][0-9]/4[0-2]) ?w(?= ,|$| and | so )|(found out|discovered|confirmed|just heard|so happy|surprise ,) (that /)(im /i was /were )(already /)([4-9]/[1-3][0-9]/4[0-2]|four|five|six|seven|eight|nine|ten) ?(weeks/wks/wk/w)(?! (on/post/since/behind/late/off))|(?<!(had/was) ([a-z]+ /))morning sickness|(first/second/third/last/final/1st/2nd/3rd) tri(?= ,|$| (and|so|now))|
  (tummy/belly/womb/uterus/tum) ([a-z]+ ){0,5}(twins/tenant/lodger/occupied/passenger/stowaway)|due any (day/minute/moment)|(?<!(not|never) )(im|i am|were) (carrying|having|expecting) (twins|triplets)|stork (is/comes/will/arrives/visits/on)|
  (mama/mom/mommy/mum/mummy/mother/ma) to be|(soon /about /going )(to be/to become) (an? /)(mom/mum/mommy/mother/mama/parents?)(?! in law)|
  gonna be (an? /)(mom/mum/mommy/mother/mama/parents?)(?! in law)|(going on/start/starting/before/until/till) (my /)maternity leave|
  (gynae/midwife/sonar/ultrasound) ([a-z]+ ){0,4}(baby/bub/little one)|(feel/feeling/felt) (the /my /our /)(baby/bub/little one) (kick*/mov*)|
  due date ([0-9]+ )?${month}|
  ${notKe}(ke|o) (se )?(imme|imile|ithwele|ithwetse|ithoetse)|${notKe}(ke|o) na le mpa(?! e)|mpa (ya|ea) (ka )?(di)?(kgwedi|khoeli)*|
  (letetse|solofetse|lebeletse|emetse) ${lesea}(?! (wa|oa|o|a) )|ke mo ?kgatla|ke mo mpeng|(?!a(ngi|ndi|ka|si))*khulelwe|
  (ngi|ndi|si|u)lindele (umntwana|ingane|usana)(?! (wami|wam|wakh) )|(?!a(ngi|ndi|ka))*nesisu(?! (esi)?(buhlungu|esi))|nesisu esinezinyanga|ndimith(i|e)|
  (ngi|ndi)nzima(?= ,|$| inyanga| izinyanga)|${little} kom (in ${month}|oor|binnekort)|
  (ek is|sy is|al) ([4-9]|drie|vier|vyf|ses|sewe|agt|nege) maande (ver|heen|op pad)|(in die|is) (ander|geseende) (tyd|omstandighede)|
  dra n (kind|baba|kleintjie|tweeling)|(kind|kleinding|baba|kleintjie|babatjie) in (die|my) (maag|buik|pens)|
  ${little}${gap}(on (the/its/his/her/their) way/on board/in (my/the) (tummy/belly/stomach/womb/oven)/inside (of /)me/kicking/arriv(es/ing)/due/op pad)|
  ${little} (is /)coming (in/soon/this/next)|
  (carrying/growing/cooking/making) (my/our/a/an/the/another/n) ([a-z]+ /)(${next}/${little}/child/human/boy/girl/son/daughter)(?! aid)|
  (my/our/die/ons) ${next} (baby /child /one /)(arrives/is (coming/due/arriving)/comes/kom)|ons ${next} (een /kind /kleintjie /)kom (in/einde/begin/al/gou)|
  (im/were/we are) having (an?/our/my/another) ([a-z]+ /)(baby/child/boy/girl)(?! (shower|face|skin|product|soap|oil))|
  (my/our/the/her) due date|due date (is/in)|(im/we are/were/shes) due(?! (?:for|to|a)\\b)|
  (my/this/the) (baby /)bump (is /has /)(showing/shows/kicks/popped/started to show)|(bump/belly) _ (showing/kicking)|
  (ek/ons) verwag (weer /ook /nou /)(in/n/ons/my/einde/begin/vroeg/laat/${next})|(in/my/during) (the /)(first/second/third/1st/2nd/3rd/last) trimester|
  (20/twenty/12/twelve/anomaly) week (scan/sonar)|antenatal|my midwife|(sex/gender) of (the/our/my) baby|gender reveal|my baby shower|at (the/my) (scan/sonar)|
  (weeks/wks/w/months) _ (gynae/midwife/sonar)|(gynae/midwife/sonar) _ (weeks/wks/w)|
  ([5-9]/[1-3][0-9]/4[0-2]) ?(weeks/wks/wk/w/weke) ([a-z]+ /)(in/along/gone/preg[a-z]*|with (a |my |our |)(${little}|${next}))(?! (?:on|with it|of))|
  ${little} _ ([5-9]/[1-3][0-9]/4[0-2]) ?(wks/wk/weeks/weke)(?! (?:old|oud|ago))|(eating/sharing) for two|
  ^(2[0-9]/3[0-9]/4[0-2]) (wks/wk)(?! (post/in/on/of/off/since/ago/old/later/after/into))|
  (baby/${next} one) due|
  due (in /at the end of /early /late /mid /)${month}${notParcel}`

export const nursingTold = `
  ${nurseling},?${gap}(feed(ing/)/nursing) (them /)(both /all /the two /two /)(myself/my self)|(still /)feeding (my /our /a /the /)(nursling|([1-9]/1[0-2]) (month|week)s? old)(?! (solids|formula|porridge|pap|with a bottle|a bottle|the bottle))|
  ${nurseling}( [a-z]+){0,3} feeds (all|through the|the whole) (night|day)(?! (bottle|formula))|${nurseling}${gap}(feeds?|drinks?|latches) every( [0-9]+| two| three| few)? (hours?|hrs?|uur)(?! (formula|bottle|from a bottle))|(i|and|still|nog) (still )?nurse (him|her|them|the baby|my (baby|son|daughter))|(he|she|they) ([a-z0-9]+ ){0,5}(drinks?|feeds?|eats?) (only |still |straight )?(from|off) me|
  nursing (an? |my |our |the )?(newborns?|infants?|toddlers?|baby|nursling|twins|[0-9]+)|bf ?ing|exclusively pumping|(combo|mixed?|combination|bottle and breast) feed(s|ing)?|(mostly|only|just) boob|
  i ([a-z]+ )?feed (the |my |our )?${nurseling} (myself|naturally)|nipples?( [a-z]+){0,6} feed(s|ing)?|post ?partum( [a-z,]+){0,4} pumping|pumping( [a-z0-9,]+){0,7} post ?partum|(havent|not|hasnt) ([a-z]+ )?weaned|
  (slowly|gradually|still|busy) weaning|weaning (slowly|gradually)|${nurseling} lives (off|on) (me|my)(?! (bed|chest|lap|nerves|back))|
  ${nurseling}( [a-z]+){0,3} (not on|refuses|wont take|doesnt take|never had) (the |a |any )?(formula|bottle)|
  (shes?|hes?|she is|he is|theyre|still|always|constantly|all day|bub|lo) ([a-z]+ ){0,3}(on|at|off) (the|my) (boobs?|breasts?|tit|titt(y|ies)|nipple)
  (?! (is|was|acne|area|tape) )|boob ?(fe(d|eding)|ing|ed)|(chest|tandem|comfort|dream|night) ?(feed|nurs)ing|(night|dream) feeds|milk (bar|machine)|
  ${notKe}(ke|o) (a |sa |ntse ke |ntse ke a )?(anyes|amus|antsh|nyantsh|anyis)[a-z]{1,3}|${lesea}( [a-z]+){0,4} (nyanya|anya|letsele|lebele)|
  (i|u|ba|isa|iya|uya)nc(el|anc)a|*munyisa*|ek (nog |steeds )?(soog|bors(?= (nog|my|haar|hom)))|
  ${nurseling}${gap}(on the (breast/boob/tit)|at (the/my) breast|(drinks?/feeds?/feeding/eats?/drinking/nurses?) (only /still /
  straight /)((from|off|on) me|my (own /)milk)|
  latch(ed/es/ing)|aan die bors|(hang|suig) ${nogNet}aan my(?! (vel|hande|gesig))|on (my|mothers?|mamas?) milk)|
  drink ${nogNet}(by|aan|uit) my(?= ,|$| (en|bors|so|maar|ek|want|my)(?![a-z]))|
  (van|op|uit) my (eie /)melk|(hy/sy/hulle/baba/kind) (kry|drink) (net /nog )my melk|borsmelk|
  ${nurseling}${gap}to nurse|(net/nog/graag) (die /)bors (he/kry/soek)|pomp (nog /)(my /)melk|
  (feed(ing/)/nourishing) (my|our|the) (own |)${nurseling} (only /mostly /completely /)(myself/my self/from the breast/with my (own /)milk)|
  (giv(e/es/ing)/gave|gee) ~ ((the/die/my) (breast/boob)|bors)|latch(ing)? (issues?/problems?|is|on)|(my|the) (let ?down|milk (supply|came in|production))|
  (im|am) still feeding(?= ,|$| (and|so|but|at|now|can|may|is))|ek voed (nog|hom|haar|my)|still (breast ?)?feeding (him|her|them|my (baby|son|daughter|lo|little one))(?! (solids|formula|porridge|bottle|with))|
  (am|im|still) (feeding|giving) (my|our|the) (own |)${nurseling}( myself|)|(my|own) milk (for|to) (my|our|the)|cluster feed[a-z]*|
  (milk|leaking) (leak[a-z]*|breasts?|boobs?)|boob (barn|monster)|(?!a(ngi|ndi|ka)(sa)?nc)[a-z]{0,9}(ncelis|ncancis|nyantsh|anyis)[a-z]{1,5}|
  (usa|uya|basa|usale)nc(el|anc)a|(o|ba) sa (a )?(anya|nyanya)`

export const tryingTold = `
  (baby/child/kinder) wish(?! (list|you|me|a|the|cake))|(kinderwens/kinderwense)|(wish/dream/longing) for (a/our/another) ([a-z]+ /)(baby/child/kid)(?! (soft|smooth|skin|face|bum))|
  ((stop(ped/ping)/quit/no longer/not/arent/done/no more) (using /with )(any /our /the )?(protection/condoms?/contracepti(on/ves?))|no more (protection/condoms?))( [a-z,]+){0,8} (hop(e/es/ing)|see what|nature|god|bab(y|ies)|pregnan*|family|luck)|
  (opgehou|hou op) ([a-z]+ ){0,2}(voorbehoed*|voorkom*)|
  (trying|probeer)( (and|en|,|so|hard|for months|now|nou|al|weer|baie)){0,4} (im|i am|ek is|shes|sy is|my period is) ([a-z0-9]+ ){0,3}(late|laat)(?! (for|vir|on|with|to))|
  leav(e|ing) (it|things|that) (up )?(to|in) (god|gods hands|fate|chance|nature|the universe|the man upstairs|the lord|above)( [a-z]+){0,6} (bab(y|ies)|child|kids?|number (2|3|two|three)|pregnan*)|
  (lost (one/our/the baby/a baby/another)/miscarr*/stillb*) ([a-z0-9,]+ ){0,8}try(ing/) again|baby (is /)(the |our |my )(plan/goal/dream)|
  pull(ing|ed)? the goalie|not not trying|(my/our/the) fertile (window/days/week)|baby (danc(e|ing)|fever)|rainbow baby|broody|egg donor|(sperm (donor|bank)|donor sperm)|
  (expand/grow/extend/complete)(ing/) (the/our/my) family|(start/starting/begin) trying(?= ,|$| (in|this|next|soon|again|now|for (a|our|number|another|kids)))|
  prepar* ([a-z]+ ){0,3}(for/4) (a /our /another /)(baby/pregnancy/kids)(?! (shower/shoot/gift/room/photo/party))|to fall preg[a-z]*|(start/begin)(ing/) to try for (a/our/number/another)|(pad/reis) na (ouerskap/moederskap)|
  (think(ing/)/talk(ing/)/dream(ing/)/time/ready/keen/plans) (about/of/for) ([a-z]+ ){0,2}(baby/child/kid) (number /no /nr /)[2-5]|
  (want/wed love/id love/would love) (kids/babies/children/a little one/a second/another (baby/child/one)) ?(asap/soon/now/this year/next year|(?=,|$))|
  (batla|leka|lekela|rapela|rapella|hlolohela)( (ho|go|ba|le|nna|na|bona|fumana|thola)){0,4} (ima|imile|moimana|mpa|${lesea})(?! (wa|oa|o|a|powder|lotion|soap)( |$))|
  *(funa|zama|thandazela|themba)( uku[a-z]+){0,2} (ukukhulelwa|ukuzithwala|ukumitha|nomntwana|nengane|ukuba nomntwana)|
  (on|start|starting|begin|beginning|read(y|ying)|bound|head(ed|ing)|road|path|journey|train|route|bus|prepar*|plan*|hop*|dream*|step*|work*|getting)
  ( [a-z]+){0,3} (to|for|towards?|of|on|into) (becoming |become |being |be )?${motherhood}|want to (be|become) ${motherhood}|
  ons wil n gesin (he|begin)|(wil|probeer) ([a-z]+ ){0,2}gesin begin|werk (nou |hard )?aan n (baba|kleintjie|boetie|sussie)|wil (nog )?n (kind|baba|kleintjie) he|
  (stopped/quit/off/no/no more/ditched/binned/chucked/threw (out/away)/not (using/on)/without/done with/finished with) ${our}${prevention}( [a-z0-9,]+){0,12} ${hopedFor}|
  (took/taken/take/had/have/got/getting/pulled/het/laat) (the/my/our/die) ([a-z]+ /)${prevention} (taken /come /laat /)(out/removed/uit*)
  ( [a-z0-9,]+){0,12} ${hopedFor}|${hopedFor}( [a-z0-9,]+){0,8} (no more/stopped/quit/off/done with) ${our}${prevention}|
  (giv(e/ing)/gee) (?!me|my) ?[a-z]+ (a/n) (baby /little /klein /)(brother/sister/sibling/boetie/sussie)|
  ovulation (tests?/kits?/sticks?/strips?/app/predictor)|
  (track*/temping) ~ ovulat*|fertility (clinic/doctor/dr/specialist/drugs/meds/treatments?/tablets/injections/journey)|(the/this/my) two week wait(?! for)|
  (hop(e/es/ing)/pray(ing/)/wish(ing/)/wait(ing/)/fingers crossed/hoop/wag) ~ ((2/two/double/second/a) (pink/blue/faint/pienk/blou) (lines?/lyne/strepies)/
  lines? on (the/a) (stick/test)/big fat positive/bfp)|((we/were/ive/im) (just |still |)not/(we/and i/and me/my husband/my partner) (just |still |)arent) preventing(?= ,|$| (any ?more|and|so|but|right|at|since|now|for))|
  (ons/ek) voorkom (nie (meer/nou/langer)/niks)|(hoop/probeer/bid/wens/verlang/reg) ~ (n/nog n) (klein /)
  (@babyWords/sussie/boetie)(?! (sag|sagte|vel|friendly|soft|safe))|
  (?<!(tried|not|never|didnt) )(try/tryna/attempt) for (a/another/our/number/the) (first /second /third /next /new /)(baby/child/kid/babies/kids/little one)(?! (with/who/that/skin/whose/of [0-9]))|
  (start/begin)(ing/) (a/our/the/my) (own /little /)family|(want/wants/wanna/plan/plans/planning/hope/hoping/ready/going/gonna/would like/would love/wed like/decided/about) (to /on /for )(have/having/make/making) (a/another/our first/our second/our/
  more/some/) ?(baby/child/kid/babies/kids/children)(?! (skin/soft/smooth/face/try/use))|
  (baby/child/kid/kind) (number /no /nommer |)([1-5]|one|two|three|four) (is /)(the /)(plan/planned/next year/soon/n plan)`
