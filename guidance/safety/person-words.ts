import type { Condition, SkinType } from '../knowledge/kinds.ts'
import { carryingTold, nursingTold, tryingTold } from './expecting.ts'
import type { Quiet } from './situation.ts'

/** How people say what they are in, written as clues/body.ts is. `heard`: how it is said back. */
export type ConditionWords = { condition: Condition; heard: string; ways: string }

const carriesWords = 'pregn[ae]n?t|preggers|preggies|preg|swanger|expecting|khulelwe|ngikhulelwe|ndikhulelwe'
/** Not sure of it: the same care as in pregnancy, said back as what it is. */
export const perhapsPregnant = `
  (might/may/could) (just /already /also /actually /well /)be (${carriesWords})|
  (maybe/perhaps/possibly/probably/think/thinking/suspect/((dont /not /didnt )(know/sure))/unsure/wonder*/dalk/miskien/dink/mhlawumbe)
  ( if/ that/ whether/ of/)( im/ i/ ek/ she/ shes/ we/ my wife/)( is/ am/ are/ might be/ could be/) (${carriesWords})|
  period (is/was/has been/been/) _ late|(im/ek is) ([a-z0-9]+ /)([a-z0-9]+ /)(weeks?/days?/wks?/weke/dae) (late/laat)|late period|
  (missed/skipped) (my /a /her /(the /my )last /)([2-9] /two /three /four /a few /a couple of /several )?periods?|periods? (hasnt|havent|has not|have not|didnt|did not) (come|came|arrive)d?( yet)?|(no/havent had my) period (this/for/since)|
  periode _ (laat/weg)|waiting (to/for) _ pregnancy test`

/** What leaves skin open or thin for some days, and when it was done. */
const treatment =
  'chemical peel|tca|peel(ed/)|laser(ed/)|fraxel|ipl|wax(ed/ing/)|thread(ed/ing/)|sugar(ed/ing)|micro ?needl*|needling|needled|' +
  'derma ?(plan*/pen/roll*)|' +
  'micro ?dermabrasion|hydra ?facial|extractions?|epilat*|electrolysis|afgeskil|gewaks'
const lately =
  'yesterday|today|tonight|tonite|this (morning/afternoon/week)|last night|an hour ago|hours ago|a day ago|days? ago|day before yesterday|' +
  'gister(aand/)|vandag|' +
  'vanoggend|eergister|dae gelede|izolo|namhlanje|kusasa|over the weekend|on (mon/tues/wednes/thurs/fri/satur/sun)day'

/** Isotretinoin told by the rules that go with it: a test each month, no blood given. */
const capsules = '(capsules?/kapsules/pills?/pille/tablets?/tablette/meds/medicine/medication/treatment)'
const byRules = `
  ${capsules} ~ ((donat(e/ing)/giv(e/ing)/skenk) (blood/bloed)|(monthly/every month/each month/once a month/regular) ~ pregnancy (test*/check*)|
  pregnancy (test*/check*) (monthly|(every/each/once a/elke) (month/maand))|for pregnancy (every/each/once a) month|
  (two/2) (kinds/types/forms/methods) of (contraception/birth control/prevention))|
  (?<!(vitamin|gym) )${capsules} ~ sign(ed|ing|s)? ([a-z]+ )?(forms?|papers?|consent|contract)|
  (derm*|acne|pimple|pimples|aknee|skin)( [a-z0-9]+){0,5} ${capsules}( [a-z0-9,]+){0,8} (bloods?( tests?| taken| work)?|no babies|fall pregnant|get pregnant|pregnancy (test*|check*)|dry ([a-z]+ ){0,3}lips|lips ([a-z]+ ){0,3}(dry|crack*|peel*))|
  (derm*|doctor|doc|dr|gp)( [a-z0-9]+){0,5} ${capsules}( [a-z0-9,]+){0,8} (no babies|may not (fall|get) pregnant|cant (fall|get) pregnant|wont (fall|get) pregnant)|
  ${capsules} ~ sign ~ pregnan*|
  (donat(e/ing)/giv(e/ing)/skenk) (blood/bloed) ~ acne ${capsules}|(pregnancy (test*/check*)/for pregnancy) (monthly|(every/each) month) ~ ${capsules}`

export const conditionWords: readonly ConditionWords[] = [
  {
    condition: 'pregnant',
    heard: 'you are pregnant',
    ways: `
      @carrying|${carryingTold}|due in (@month/weeks)|
      (im/ek is) ([4-9]/[1-3][0-9]/4[0-2]) (weeks/wks/weke)(?! (?:into|post|in|on|of|off|since|after|clean|sober|old|oud|postpartum|late))|
      ([1-3][0-9]/4[0-2]) (weeks/wks/weke) (with my (first/second/third/1st/2nd/3rd)/and _ (belly/bump/tummy))|een op pad|ek verwag(?= ,|$| en | vir )|
      expecting (my/our) (first/second/third/fourth/fifth/1st/2nd/3rd/4th)(?= ,|$| (in/and/so/this/next/now/baby/child/one))|
      (im/am/is) preg(?= ,|$| (and/so/now/with/again))|[0-9]+ ?(weeks/wks/wk/w/months/mnths/mths) preg|(ke/o) (mmaimana/moimana)|gestational diabetes|
      (mom/mum/mommy) ,? ?([1-3][0-9]/4[0-2]) (weeks/wks)(?! (post/old/ago))|ek dra my (eerste/tweede/derde/vierde) (kind/baba)|
      (im/i am/ek is) ([4-9]/[4-9] and a half) (months/mnths/maande)(?=$| ,| (and/now/so))|my edd|edd [0-9]|baby kicks|my bump (is/itch*)|(my/on/taking/the) prenatal(s/ vitamins?/ pills?)|bfp|
      late and (i /)tested positive|pregnancy mask on my|having (our/my) (first/second/third/next) (child/baby|one)|(im in/in my) early pregnancy|^early pregnancy`,
  },
  {
    condition: 'trying',
    heard: 'you are trying for a baby',
    ways: `
      @tryingForBaby|${tryingTold}|
      trying again for|(want/wants) (a/another) baby(?! (?:soft|smooth|skin|face|bum))|starting a family|iui|egg retrieval|
      (were/we are/we/both/pregnant (yet /now /)but) trying(?= ,|$| now| since| again| and| so)|contraception ([a-z0-9,]+ ){0,9}trying$|
      embryos?|follic(le|ular) (scan|count|tracking|study)|trigger (shot|injection)|ovulation induction|donor eggs?|
      (hubby/husband/partner/boyfriend/wife) and (i/me) (are/r) (still /now /both /)trying(?= ,|$| (now/again/and/so))|preconception(?! (class/clinic))|
      (round|cycle|course|month) ([0-9a-z]+ )?of (letrozole|femara|clomid|ivf(?! (baby|babies|child|kids?|twins|son|daughter))|iui|stims)|baba maak|(probeer/hoop/bid/gereed/beplan) ([a-z]+ ){0,3}vir n baba|vir n baba (probeer/hoop/bid/beplan)|trying 4 (a /)baby|babymaking|ivf(?! (baby|babies|child|kids?|twins|son|daughter))|clomid`,
  },
  {
    condition: 'breastfeeding',
    heard: 'you are breastfeeding',
    ways: `
      @nursingWords|${nursingTold}|nursing (mom/mum/mother/my/a baby/mama/him/her/twins/at night)|(im/am/still) nursing|lactating|pumping( breast/) milk|
      (im/still/am) pumping|express(ing)? (breast /)milk|(exclusively/only/on) breast ?milk|breast ?milk (only/fed)|ebf|(giv(e/ing)) (him /her /them /my baby /)(my /)breast ?milk|(drinks?/gets?) (only /my /)breast ?milk|i pump (for/milk)|combi feed*|still latch*`,
  },
  { condition: 'eczema', heard: 'you have eczema', ways: '@eczemaWords|umuna wesikhumba' },
  { condition: 'rosacea', heard: 'you have rosacea', ways: '@rosacea' },
  { condition: 'psoriasis', heard: 'you have psoriasis', ways: 'psoriasis|soriasis|psorasis' },
  { condition: 'asthma', heard: 'you have asthma', ways: 'asthma(tic/)|asma(ties/)|isifuba somoya' },
  {
    condition: 'aspirin-allergy',
    heard: 'aspirin or salicylates do not suit you',
    ways: `
      (all?erg*/intolerant*/sensitive/sensitivity/react*/reaction) _ (aspirin/disprin/salicylates?/salicylic)|
      (aspirin/disprin/salicylate/salicylic acid/aspirien) (allerg*/intoleran*/sensitiv*/asthma)|
      asthma _ (aspirin/disprin)|(aspirin/disprin/aspirien) _ (asthma/allergy/reaction/hives/wheez*/rash/swell*/swollen/tight/itch*)|
      cant (take/have/use) _ (aspirin/disprin)|
      (aspirin/disprin/aspirien/ecotrin/grand ?pa powders?) (makes?/made/gives?/gave/brings?/sets?) (me/my [a-z]+) _ (hives/wheez*/rash/swell*/swollen/itch*/welts/tight)|
      (hives/rash/swelling/swollen/itchy/wheez*/welts) (from/after/with) (an /)(aspirin/disprin/ecotrin/grand ?pa powders?)|
      allergies vir _ aspirien|samters|aerd|
      all?erg* _ (ecotrin/grand ?pa|ibuprofen|brufen|nurofen|nsaids?/anti ?inflammator*)|(nsaids?/ibuprofen/ecotrin/grand ?pa) (all?erg*/intoleran*/sensitiv*)|
      (cant tolerate/dont tolerate/not allowed/cannot tolerate/may not have/must not have) (any /)(aspirin/disprin/salicylates?)|
      (aspirin/disprin) (and me/and i) (dont/do not) (get along/get on/agree/mix)|
      (aspirin/disprin/ecotrin) (closes?/closed/tightens?/triggers?/triggered) my (chest/throat/asthma/airways?)`,
  },
  {
    condition: 'isotretinoin',
    heard: 'you take isotretinoin',
    ways: `@isotretinoinWords|${byRules}|(on/taking/using/take/drink/drinking/op/neem/gebruik) (my /)(reticutan|acnetane)`,
  },
  {
    condition: 'steroid-cream',
    heard: 'you use a steroid cream',
    ways: `
      steroid (cream/ointment)*|topical steroid*|steroids on my|(hydro/)cortisone|kortisoon|betnovate|betamethasone|dermovate|
      clobetasol|persivate|elocon|mometasone|advantan|procutan|lenovate|steroid`,
  },
  {
    condition: 'broken-skin',
    heard: 'your skin is broken or raw',
    ways: `
      (cut/nicked/grazed/scraped) (my/his/her) (legs?/face/chin/arms?/knees?/shins?/lips?/neck/cheeks?/hands?/ankles?/armpit)|(graze/open cut/cut) on my|
      broken skin|open (skin/wounds?/sores/cuts)|raw (skin/and/patches/spots)|skin _ (raw/cracked/bleeding/broken/burnt/burned)|
      cracked skin|(damaged/broken/ruined/wrecked/destroyed/compromised) (my /)(skin /)barrier|(skin /my )barrier _ (damaged/broken/destroyed/shot/ruined/wrecked/compromised)|
      (my/his/her) (face/cheeks?/chin/nose/lips?/hands?/legs?/neck) (is/are/feels) (so /very /all /really /)raw|my skin is (open/raw)|(scratched/picked/rubbed) (it /them /my [a-z]+ )(open/raw)|
      (bleeding|split|torn) cracks|(cracked/split) (and/,) bleeding|(bleeding/cracked bleeding) (hands/lips/heels)|skin (is/has) (split/torn)|skin came off|(burst/open) blisters?|(eczema/psoriasis) is open|barrier damage|moisture barrier _ (broken/damaged/gone)|picked _ (bleeds/bleeding/open sore)|oop wonde?|oozing (skin/rash/patch*/eczema/sores?)|(it/skin/spot/pimple) is (now /still /)open(?= ,|$| (and/now/sore/so))|cut myself shaving|fresh (cut/graze/wound)|scabs all over|
      over ?exfoliated|chemical burn|
      after (a/my/the) _ (peel/laser/microneedling)|weeping|stukkende vel|oop (seer/sere)|vel is (stukkend|oop|rou)`,
  },
  {
    condition: 'sunburn',
    heard: 'you are sunburnt',
    ways: `
      @burntBySun|verbrand (in/van/deur) die son|verbrand op die strand|gebrand in die son|burnt to a crisp|(red/sore/on fire) from the sun|(asleep/slept) in the sun|sonverbrand*|(burnt/burned/roasted/fried) (from/by/in) the sun|lobster red (from/after)|(shoulders/face/back/nose/skin) _ (red/burnt/burned/sore) from the sun|(burnt/burned/roasted/fried) _ (beach/pool/dam/sea/cricket/festival)|(beach/pool/dam/sun) _ (burnt/burned) (my/me)|
      (got/had/caught) too much sun|(my (face/skin/shoulders/back/nose) is/im) (sore/burnt/burned/red) from the sun|die son het _ (ge/ver)brand`,
  },
  {
    condition: 'treated-skin',
    heard: 'your skin was treated a short while ago',
    ways: `(${treatment}) _ (${lately})|(${lately}) _ (${treatment})|(just/freshly) _ (${treatment})|(${treatment}) _ (still (red/sore/raw/pink))|
      (fresh/recovering/healing/came) from _ (${treatment})|post (${treatment}) skin|([1-7]/a/one/two/three/four/five) days? (post/after/since) (a /my /the /)(${treatment})|day ([1-7]/one/two/three/four/five) (after/of/post) (a /my /the /)(${treatment})|
      my skin is post (${treatment})|net (my [a-z]+ /)(laat /)(gewaks/afgeskil)`,
  },
  {
    condition: 'blood-thinners',
    heard: 'you take a blood thinner',
    ways: `
      wa(r/)f[ae]rin*|coumadin|[xz]ar[ea]lto|rivaroxaban|eliquis|apixaban|pradaxa|dabigatran|heparin|clexane|plavix|clopidogrel|blood ?thinn*|
      thin(s/ner/ners/ning) my blood|
      bloedverdunn*|bloed verdunn*|anti ?coagulant*|(aspirin/ecotrin/disprin) (cv /)(daily/every day/each day/once a day/_ (for/vir) (my /)(heart/hart))`,
  },
  {
    condition: 'sun-sensitising',
    heard: 'you take a medicine that makes skin burn sooner in the sun',
    ways:
      'dox[iy](cycline?/cline/cyclin/mycin/)|doxitab|cyclidox|minocycline?|cyclimycin|minotabs|lymecycline?|tetralysal|tetracycline?|oxytetracycline?|' +
      'hydrochlorothiazide|ridaq|hctz|' +
      '(medicine/medication/meds/tablets/pills/treatment) _ (sun sensitive/sensitive to (the /)(sun/sunlight)/burn (in the sun/easily in the sun/faster/quicker)/photosensitive)|' +
      'photosensitiv(e/ity) from (my/the) [a-z]+',
  },
]

/** What only keeps things out of an answer and is not said back. `unless`: what stands before it where it is asked about, over, or somebody else's. */
export const quietWords: readonly { of: Quiet; ways: string; unless: RegExp }[] = [
  {
    of: 'diabetes',
    ways: `
      diabet(es/ic/ics)|diabetees|suikersiek*|(ive/i have/i got/ive got/have/ek het) (high /)(sugar/suiker) (diabetes/siekte/disease)|[a-z]{0,4}shukela|isifo sikashukela|(on/taking/take) (metformin/insulin/glucophage)|t2d|(i have/ive got/i got) (high /)sugar(?= ,|$| (and/so/in))|diabeet`,
    unless:
      /\b(?:is|does|cause\w*|avoid|prevent|risk|gets?|from|my (?:mom|mum|ma|dad|pa|gran\w*|ouma|oupa|husband|wife|sister|brother|friend|aunt\w*|uncle|gogo|mother|father))\b(?: \w+){0,4} ?$/,
  },
  {
    of: 'prescribed-retinoid',
    ways: `
      (i/im/i am/have me/has me/had me/put me/puts me/started me/gave me/ive been/been/ek/am) (now /still /already /currently /been /both /) ?(use/using/on/prescribed/gebruik/op/take/apply/applying) (my /the /a /) ?
      (tretinoin|retin a|adapalene|differin|epiduo|tazarotene|trifarotene|aklief|acretin)|
      (derm*|doctor|dr|gp) (gave/prescribed) (me /)(tretinoin|retin a|adapalene|differin|epiduo|tazarotene|trifarotene|aklief|acretin)|my (tretinoin|adapalene|differin|retin a|epiduo) (cream|gel|script)`,
    unless:
      /\b(?:can|could|should|may|must|shall|when|how|if|before|do|would|want|mag|kan|moet|stopped|quit|used to)\b(?: \w+){0,3} ?$/,
  },
]

export const skinTypeWords: readonly (readonly [SkinType, string])[] = [
  ['combination', 'combination|combo|t zone _ (oily/oil)|oily t zone|oily _ dry cheeks|gemengde vel|kombinasie(vel/)'],
  [
    'sensitive',
    `
    very sensitive|my skin is _ sensitive|sensitive skin|sensitiewe|skin _ reacts to everything|reactive skin|isikhumba esibuthathaka|
    easily irritated`,
  ],
  [
    'oily',
    `
    (skin/face) (is/gets/are) _ (oily/greasy/shiny)|greasy skin|oily|olierige vel|vel is _ (olierig/vetterig)|vetterige?|
    (isikhumba/ubuso) _ (samafutha/esinamafutha)|ulusu olunamafutha|shiny face`,
  ],
  [
    'dry',
    `
    dry skin|(skin/face) (is/gets/feels) _ (dry/flaky/tight)|flaky skin|droe vel|vel is _ droog|isikhumba (sami s/es)omile|
    ulusu olomileyo|letlalo le omileng|very dry|ashy skin`,
  ],
  ['normal', 'normal skin|normale vel|my skin is normal'],
]

/** Of a place or a change, not of the person: "dark skin under my arms". */
const notOfPlace =
  '(?! (?:under|around|between|on (?:my|the)|in (?:my|the)|near|patch|patches|spots?|marks?|circles|after|from))'

export const deeperSkinWords = `
  (very /quite /really /so /)(dark(er/)|deep(er/)|brown|donker(der/)|bruin) (skin(ned/)( tone/ colou?r/)|complexion(ed/)|vel|gelaat)${notOfPlace}|
  dark ?skin(ned)?${notOfPlace}|black (skin/woman/women/man/men/girl/guy/lady/person/people/folks?)${notOfPlace}|swart vel|
  (skin|skin tone|skin colou?r|complexion|tone|vel|velkleur) (is /of mine is /)(very |quite |pretty |really |so |baie |)(dark|deep|brown|black|donker|bruin|
  chocolate)${notOfPlace}(?! (?:brown )?(?:spots?|marks?|patch|circles|kolle))|
  (im|i am|ek is) (a |n |very |quite |pretty |really |naturally |baie |so |)(dark|deep|black|brown|donker|bruin|african|indian|coloured|zulu|xhosa|
  sotho|tswana|venda|nigerian|ghanaian|zimbabwean|somali|congolese)( girl| guy| woman| man| lady| skinned| complexioned)?(?= |$)${notOfPlace}(?! (?:spots?|
  marks?|circles|kolle))|
  (african/indian/coloured/caramel/ebony/chocolate/mocha/cocoa/mahogany/espresso) (brown /)(skin/complexion/tone)|skin of colou?r|melanin*|melanated|
  fitzpatrick (type /skin type /skin /)([456]/iv/v/vi)|type ([456]/iv/v/vi) skin|skin type (iv/v/vi/[456])|(nc|nw) ?(4[2-9]|5[0-9])|woc|poc|boc|
  isikhumba (esi/sami si)(mnyama/nsundu)|(ngi/ndi)(mnyama/nsundu)|ulusu (olum/lwam lum)(nyama/daka)|letlalo le lentsho|ke (motsho/mosotho)|yellow ?bone`
