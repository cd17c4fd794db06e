// Pregnancy and breastfeeding as they are told without their names: a child together with what happens to it. Ways as in clues/body.ts. What
// may be told in many words is told by two things that stand together; when in doubt no vitamin A is the safe side.

const month = '(january/february/march/april/may/june/july/august/september/october/november/december/jan/feb/mar/apr/jun/jul/aug/sep/sept/oct/nov/dec/' +
  'januarie/februarie/maart/mei/junie/julie/augustus/oktober/desember)'
const little = '(bab(y/ies/a)/babatjie/bub/bubba/little (one/human/person/man/lady/girl/boy)/lil one/bundle/twins?/tiny human/kleintjie/peanut/passenger/' +
  '(baby/child/kid/kind) (no /number /nommer /nr /)([1-5]/one/two/three/four/een/twee/drie)|(number/nr/nommer/no) ([2-5]/two/three/four))'
const next = '(first/second/third/fourth/1st/2nd/3rd/4th/eerste/tweede/derde)'
const nurseling = '(bab(y/ies/a)/babatjie/newborn/infant/bub/little one/lil one/lo/twins?/kleintjie/kleinman/kleinding/kleinjan/mannetjie/outjie/laa?itie/' +
  'lightie/boytjie/pikkie/son/daughter/boy/girl/toddler/seun(tjie/)/dogter(tjie/)/[0-9]+ (month/week) old)'
/** How often and since when, between an Afrikaans verb and what it is about. */
const nogNet = '((nog/net/steeds/snags/heeldag/saans/heelnag/nou/elke (nag/uur/paar uur)/die hele (nag/dag)) ){0,3}'
/** A way of not falling pregnant. */
const prevention = '(contraception/contraceptives?/birth control/prevention/(mini /)pill/injection/depo/petogen/nur ?isterate/loop/iud/mirena/coil/' +
  'implant/implanon/lus/inplanting/pil/inspuiting/condoms?)'
const our = '(the /my /our /her /all /any /using /on /die /)'
/** A child that is hoped for: "keep hoping for a pikkie", "see what happens". */
const hopedFor = '((?<!(no|not|dont|never) )(hop(e/es/ing)/pray(ing/)/wish(ing/)/want/ready/keen/longing/plan(ning/)/try(ing/)/time/hoop/hopelik/wil/reg) ' +
  '([a-z0-9]+ ){0,5}(@babyWords/(baby/little) (brother/sister)/siblings?/boetie/sussie/(number/nr/nommer) ([2-5]/two/three/four/twee/drie))/' +
  '(?<!(no|not|without) )(conceiv*/fertil*/ovulat*/(start/grow/expand)(ing/) (a/our/the) family/(2/two/double/pink/blue) (pink /blue )lines/bfp)/' +
  'se(e/eing) (what/if) (it /)happens/(leave/let)(ting/) (it /)(to /)(nature/god)(?! (clear|fix|heal))/(if/when) it happens)' +
  '(?! (soft|smooth|skin|face|bum|hair|acne|weight|pimples|friendly|safe|sag|sagte|vel))'
/** Some words in between, over a comma too. */
const gap = '( [a-z0-9,]+){0,7} '
/** What else may be due in June. */
const notParcel = '(?! (?:order|parcel|delivery|facial|appointment|refill|package|period|peel|treatment|review|assignment|exam))'

export const carryingTold = `
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
  (milk|leaking) (leak[a-z]*|breasts?|boobs?)|boob (barn|monster)|[a-z]{0,9}(ncelis|ncancis|nyantsh|anyis)[a-z]{1,5}|
  (usa|uya|basa|usale)nc(el|anc)a|(o|ba) sa (a )?(anya|nyanya)`

export const tryingTold = `
  (stopped/quit/off/no/no more/not (using/on)/without/done with/finished with) ${our}${prevention}( [a-z0-9,]+){0,12} ${hopedFor}|
  (took/taken/take/had/have/got/getting/pulled/het/laat) (the/my/our/die) ([a-z]+ /)${prevention} (taken /come /laat /)(out/removed/uit*)
  ( [a-z0-9,]+){0,12} ${hopedFor}|${hopedFor}( [a-z0-9,]+){0,8} (no more/stopped/quit/off/done with) ${our}${prevention}|
  (giv(e/ing)/gee) (?!me|my) ?[a-z]+ (a/n) (baby /little /klein /)(brother/sister/sibling/boetie/sussie)|
  ovulation (tests?/kits?/sticks?/strips?/app/predictor)|
  (track*/temping) ~ ovulat*|fertility (clinic/doctor/dr/specialist/drugs/meds/treatments?/tablets/injections/journey)|(the/this/my) two week wait(?! for)|
  (hop(e/es/ing)/pray(ing/)/wish(ing/)/wait(ing/)/fingers crossed/hoop/wag) ~ ((2/two/double/second/a) (pink/blue/faint/pienk/blou) (lines?/lyne/strepies)/
  lines? on (the/a) (stick/test)/big fat positive/bfp)|((we/were/ive/im) (just |still |)not/(we/and i/and me/my husband/my partner) (just |still |)arent) preventing(?= ,|$| (any ?more|and|so|but|right|at|since|now|for))|
  (ons/ek) voorkom (nie (meer/nou/langer)/niks)|(hoop/probeer/bid/wens/verlang/reg) ~ (n/nog n) (klein /)
  (@babyWords/sussie/boetie)(?! (sag|sagte|vel|friendly|soft|safe))|
  (baby/child/kid/kind) (number /no /nommer |)([1-5]|one|two|three|four) (is /)(the /)(plan/planned/next year/soon/n plan)`
