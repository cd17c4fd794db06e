import type { Concern, Condition, ProductKind, SkinType } from '../../knowledge/kinds.ts'

// The words for what an answer is about. The same writing as cue-words.ts.

export const skinTypeWords: Record<SkinType, string> = {
  dry: 'dry skin|dry face|skin is dry|face is dry|very dry|super dry|so dry|droe vel|droog|vel is droog|isikhumba esomile|somile|esomileyo|ulusu olomileyo|lomile|ashy|dry type|dry and',
  oily: 'oily|oily skin|greasy|shiny skin|olierige|olierig|olie vel|vetterige|vetterig|isikhumba esinamafutha|namafutha|esinamafutha|onamafutha|unamafutha|sinamafutha|ulusu olunamafutha|olunamafutha|shiny face|oil slick',
  combination: 'combination|combo|combo skin|oily t zone|t zone|tzone|gemengde|gekombineerde|kombinasie|oily and dry|dry and oily|oily but dry|mixed skin',
  normal: 'normal skin|skin is normal|normale vel|balanced skin',
  sensitive: 'sensitive|sensitiv|reactive skin|delicate skin|sensitiewe|sensitief|gevoelige|gevoelig|skin reacts to everything|ebuthakathaka|esizwelayo|sizwela|buthathaka|everything burns',
}

/** Beside the words of each concern's entry. */
export const concernWords: Record<Concern, string> = {
  acne: 'acne|acen|acnes|akne|pimple*|pimpel*|pimpls|zit|zits|breakout*|break out*|breaking out|broke out|blemish*|puisie*|puisies|aknee|induna|izinduna|iinduna|amaqhakuva|iqhakuva|izinduna ebusweni|izishubabo|whitehead*|cystic|bacne|back acne|chest acne|hormonal acne|spotty|pizza face|bumps on my face|congest*|maskne|fungal acne',
  aging: 'aging|ageing|anti ag*|antiag*|wrinkle*|fine lines|lines|crow* feet|sagging|sag|saggy|plooie|plooi|rimpel*|veroudering|firm|firmer|firming|collagen|loose skin|imibimbi|imibimbi ebusweni|imiphimbili|ukuguga|young|younger|youthful|mature skin|laugh lines|forehead lines|old looking|look old|elastic*',
  'dark-spots': 'dark spot*|dark mark*|dark patch*|darkspots|dark sports|black spots|black marks|brown spots|brown marks|pigmentation|pigmentasie|hyperpigment*|hyper pigment*|hyperpigm*|melasma|mask of pregnancy|pregnancy mask|chloasma|pih|post inflammatory|scar marks|acne marks|pimple marks|acne scars|uneven tone|uneven skin tone|uneven skin|even tone|even skin|even out|even my skin|donker vlekke|donker kolle|vlekke|kolle|merke|amabala|amabala amnyama|ibala|amachashazi|amachaphaza|sun spots|age spots|liver spots|discolour*|discolor*|blotch*|dark knees|dark elbows|dark underarm*|dark armpit*|dark inner thigh*|dark knuckles|dark neck|dark upper lip|fade marks|spots left|marks left|freckle*|ubumnyama|dark area*|sunspots|isishubaba|ishubaba|izishubaba|chubabas|chubaba*',
  dullness: 'dull*|dof|vaal|glow|glowing|glowy|radian*|bright|brighter|brighten|brightening|lacklustre|tired skin|tired looking|grey skin|lifeless|glass skin|gloei|ukukhazimula|khazimula|ukuqhakaza|qhakaza|grys|shine naturally',
  pores: 'pore|pores|blackhead*|black head*|porie*|swartkop*|clogged|large pores|big pores|sebaceous filament*|strawberry nose|izimbobo|imingxuma|iimbobo|enlarged',
  redness: 'redness|are red|always red|goes red|go red|is red|so red|turns red|turn red|red cheeks|red face|flush*|rosacea|blush*|inflam*|soothe|calm|calming|irritated skin|rooi|rooi vel|rooiheid|rooi wange|broken capillar*|ububomvu|kubomvu|bomvu|sensitivity',
  dehydration: 'dehydrat*|itchy legs|itchy arms|itchy skin|skin itches|legs itch|dry|dryness|tight|tightness|flaky|flakes|flaking|hydrat*|moistur* my|ashy|ashiness|parched|eczema prone|droe|droog|cracked|chapped|itchy dry|skilferig|uwomile|somile|isikhumba esomile|thirsty|xerosis|rough and dry|ukoma|lomile|peeling lips|winter skin',
  texture: 'texture*|textured|rough|bumpy|bumps|uneven texture|smooth|smoother|smoothing|kp|keratosis|chicken skin|strawberry legs|strawberry skin|ingrown*|in grown|razor bump*|shaving bump*|milia|skeer|growwe|grof|tiny bumps|small bumps|little bumps|acne scarring|pitted|ice pick|indented|orange peel|amaqhubu|iqhubu',
  oiliness: 'oily|oiliness|greasy|greasiness|shiny|shine|sebum|excess oil|too much oil|oil control|sweaty face|slick|olierig*|vetterig*|namafutha|amafutha|t zone|mattify*|matte',
}

export const kindWords: Record<ProductKind, string> = {
  cleanser: 'cleanser*|clenser|face wash|facewash|wash my face|face soap|facial wash|cleansing|micellar|foaming wash|washing my face|reiniger|gesigwas|seep vir|isepha|insipho|isihlanzi|gel wash|body wash|bar soap|soap',
  toner: 'toner*|toning lotion|mist|essence',
  exfoliant: 'exfoliant*|exfoliat*|scrub|scrubs|scrubbing|peel pads|peeling solution|chemical peel*|peel at home|skropper|skrop',
  serum: 'serum*|ampoule*|serm|sera|drops',
  treatment: 'spot treatment*|treatment*|spot cream|pimple cream|acne cream|pimple patch*|acne gel|ointment*|night cream|dark spot corrector|corrector',
  'eye-cream': 'eye cream*|eyecream|under eye cream|oogroom|eye gel|eye serum',
  moisturiser: 'moisturi*|moistur*|moistrizer|moisterizer|cream|creme|lotion|face cream|day cream|bevogtiger|room|vogroom|ukhilimu|isithambiso|amafutha okugcoba|gel cream|hydrating cream|face lotion',
  oil: 'face oil*|facial oil*|oil cleanser|oils|bio oil|body oil|tissue oil|gesigolie',
  sunscreen: 'sunscreen*|sun screen*|sunscren|suncream|sun cream|sunblock|sun block|spf*|sun protection|sunprotection|sun lotion|sonskerm*|sonbrandroom|sonroom|sunskin|isikhuseli selanga|isivikeli langa|isivikelo selanga|ilanga|sun cream',
  mask: 'face mask*|sheet mask*|clay mask*|mud mask*|mask|masks|masker',
  lip: 'lip balm*|lip product*|chapped lips|cracked lips|lip care|dry lips|lip oil|lipice|lip ice|lippe|imilomo|izindebe|imilebe',
  body: 'body lotion*|body cream*|body butter*|hand cream|body wash|body scrub|foot cream|my body|legs|arms|bikini|underarm*|armpit*|thigh*|elbow*|knee*|lyfroom|umzimba|buttocks|my back|my bum',
}

export const conditionWords: Partial<Record<Condition | 'child' | 'deep-tone' | 'teen' | 'sensitive' | 'older', string>> = {
  pregnant: 'pregnan*|pregnent|pregant|preggers|preggo|prego|preg|expecting|trimester|weeks along|swanger|verwag|khulelwe|ukhulelwe|ngikhulelwe|ndikhulelwe|mithi|ngimithi|ngizithwele|zithwele|bump friendly|baby on the way|mom to be|prenatal',
  trying: 'trying to conceive|ttc|trying for a baby|planning a baby|planning pregnancy|want to fall pregnant|trying to fall pregnant|planning to fall pregnant|probeer swanger raak|fertility treatment|ivf',
  breastfeeding: 'breastfe*|breast fe*|brestfeed*|nursing|lactating|bf my baby|borsvoed*|ncelisa|ngincelisa|ndincancisa|ncancisa|ukuncelisa',
  eczema: 'eczema*|exzema|excema|ekseem|atopic|umqubuko we|dermatitis',
  rosacea: 'rosacea|rosasea|rosacia',
  psoriasis: 'psoriasis|psoriases|soriasis|psorias*',
  sunburn: 'sunburn*|sun burn*|sonbrand',
  'broken-skin': 'broken skin|open wound*|open sore*|cut on|raw skin|open skin',
  'aspirin-allergy': 'allergic to aspirin|aspirin allergy|aspirin',
  child: 'my baby|baby skin|newborn|infant|toddler*|my child|my children|my kid|my kids|kids|child|children|my son|my daughter|my little|year old|years old|yr old|yo daughter|yo son|year olds|my niece|my nephew|kinders|kind se|my kind|baba|ingane|ingane yami|umntwana|umntwana wam|abantwana|izingane|usana|tween|tweens|primary school',
  teen: 'teen|teens|teenager*|teenage|tiener*|adolescen*|high school|puberty',
  'deep-tone': 'dark skin|darker skin|deep skin|deeper skin|black skin|brown skin|skin of colour|skin of color|melanin|melanated|black people|black woman|black women|black man|black men|african skin|dark complexion|donker vel|bruin vel|dark skinned|darkskin|im black|i am black|im dark|coloured skin|indian skin|isikhumba esimnyama|esimnyama|ulusu olumnyama|olumnyama|abantu abamnyama|fitzpatrick*|brown girl|black girl|dark tones|dark skin tone',
  isotretinoin: 'started accutane|started roaccutane|started isotretinoin|start roaccutane|using roaccutane|using accutane|my roaccutane|on acnetane|on roacutane|on acutane|on my roaccutane|op roaccutane|on accutane|on roaccutane|on isotretinoin|taking accutane|taking roaccutane|taking isotretinoin|on oratane|while on accutane|while on roaccutane',
  sensitive: 'sensitive|sensitiv|sensitiewe',
  older: 'over 40|over 50|over 60|in my 40s|in my 50s|in my 60s|menopaus*|mature skin',
}
