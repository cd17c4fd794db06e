import type { Concern, Condition, ProductKind, SkinType } from '../../knowledge/kinds.ts'

// The words for what an answer is about. The same writing as cue-words.ts.

export const skinTypeWords: Record<SkinType, string> = {
  dry: `
    dry skin|dry face|skin is dry|face is dry|very dry|super dry|so dry|droe vel|droog|somile|esomileyo|ulusu olomileyo|lomile|ashy|dry type|
    dry and`,
  oily: 'oily|greasy|shiny skin|olierige|olierig|olie vel|vetterige|vetterig|namafutha|shiny face|oil slick',
  combination:
    'combination|combo|oily t zone|t zone|tzone|gemengde|gekombineerde|kombinasie|oily and dry|dry and oily|oily but dry|mixed skin',
  normal: 'normal skin|skin is normal|normale vel|balanced skin',
  sensitive: `
    sensitive|sensitiv|reactive skin|delicate skin|sensitiewe|sensitief|gevoelig|skin reacts to everything|ebuthakathaka|esizwelayo|sizwela|
    buthathaka|everything burns`,
}

/** Beside the words of each concern's entry. */
export const concernWords: Record<Concern, string> = {
  acne: `
    acen|akne|pimple*|pimpel*|pimpls|breakout*|break out*|broke out|blemish*|puisie*|induna|izishubabo|whitehead*|spotty|pizza face|congest*`,
  aging:
    'anti ag*|antiag*|wrinkle*|crow* feet|sag|saggy|rimpel*|firm|firmer|imiphimbili|young|younger|youthful|old looking|look old|elastic*',
  'dark-spots': `
    darker patch*|darker spot*|darker mark*|darker area*|marks where|patches where|brown patch*|brown mask*|black patch*|tone is patchy|patchy skin|patchy tone|bruin kolle|dark spot*|dark mark*|
    dark patch*|darkspots|dark sports|black spots|brown spots|hyperpigm*|chloasma|post inflammatory|acne scars|uneven skin|
    even tone|even skin|even out|even my skin|kolle|merke|amabala|ibala|amachashazi|amachaphaza|age spots|liver spots|discolour*|discolor*|
    blotch*|dark underarm*|dark armpit*|dark inner thigh*|dark neck|dark upper lip|spots left|freckle*|ubumnyama|dark area*|sunspots|izishubaba|
    chubaba*`,
  dullness: 'dull*|dof|radian*|bright|brighter|ukukhazimula|khazimula|ukuqhakaza|qhakaza|grys|shine naturally',
  pores: 'blackhead*|black head*|porie*|swartkop*|clogged|sebaceous filament*|izimbobo|imingxuma|enlarged',
  redness: `
    gets red|get red|red and hot|hot and red|gets hot|feels hot|looks purple|goes purple|are red|always red|goes red|go red|is red|so red|
    turn red|red cheeks|flush*|blush*|inflam*|soothe|calm|calming|rooi|broken capillar*|ububomvu|
    kubomvu|bomvu`,
  dehydration: `
    dehydrat*|itchy legs|itchy arms|itchy skin|skin itches|legs itch|tight|flakes|hydrat*|moistur* my|ashy|ashiness|parched|cracked|somile|
    thirsty|xerosis|ukoma|lomile|peeling lips`,
  texture: `
    texture*|dead skin on|bumps|smooth|smoothing|keratosis|strawberry legs|strawberry skin|ingrown*|in grown|razor bump*|shaving bump*|skeer|growwe|
    acne scarring|pitted|ice pick|indented|orange peel|amaqhubu|iqhubu`,
  oiliness:
    'my face is .. oil|my skin is .. oil|forehead is .. oil|oil factory|oil slick|face is an oil|greasiness|oil control|slick|olierig*|vetterig*|namafutha|mattify*|matte',
}

export const kindWords: Record<ProductKind, string> = {
  cleanser: `
    cleanser*|face wash|facewash|wash my face|facial wash|cleansing|micellar|foaming wash|washing my face|reiniger|gesigwas|seep vir|isepha|
    insipho|isihlanzi|gel wash|body wash|soap`,
  toner: 'toner*|toning lotion|mist|essence',
  exfoliant:
    'exfoliant*|exfoliat*|scrub|scrubbing|peel pad*|peeling solution|chemical peel*|peel at home|skropper|skrop',
  serum: 'serum*|ampoule*|serm|sera|drops',
  treatment: 'treatment*|spot cream|pimple cream|acne cream|pimple patch*|acne gel|ointment*|corrector',
  'eye-cream': 'eye cream*|eyecream|oogroom|eye gel|eye serum',
  moisturiser: 'moistur*|moistrizer|cream|creme|lotion|bevogtiger|room|vogroom|ukhilimu|isithambiso',
  oil: 'which oil|what oil|watter olie|oil for my face|face oil|face oils|facial oil|facial oils|oil cleanser|oils|bio oil|body oil|tissue oil|gesigolie',
  sunscreen: `
    factor 15|factor 20|factor 30|factor 40|factor 50|factor fifty|factor thirty|faktor 15|faktor 20|faktor 30|faktor 50|which factor|what factor|watter faktor|
    sunscreen*|sun screen*|suncream|sun cream|sunblock|sun block|spf*|sun protection|sunprotection|sun lotion|sonskerm*|sonbrandroom|sonroom|son room|
    sunskin|put on for the sun|use for the sun|on my skin for the sun|vir die son|teen die son|isikhuseli selanga|isivikeli langa|isivikelo selanga|ilanga`,
  mask: 'face mask*|sheet mask*|clay mask*|mud mask*|mask|masker',
  lip: 'lip balm*|lipbals*|lip bals*|lipbalm*|lipsalf|lip product*|chapped lips|cracked lips|lip care|dry lips|lip oil|lipice|lip ice|lippe|imilomo|izindebe|imilebe',
  body: `
    body lotion*|body cream*|body butter*|hand cream|ukhilimu wezandla|body wash|body scrub|foot cream|my body|legs|arms|bikini|underarm*|armpit*|thigh*|elbow*|
    knee*|lyfroom|umzimba|buttocks|my back|my bum`,
}

/** What is spoken of without being told of oneself; what somebody is in reads safety/person-words.ts. */
export const conditionWords: Partial<
  Record<Condition | 'child' | 'deep-tone' | 'teen' | 'sensitive' | 'older', string>
> = {
  pregnant: `
    pregnan*|preggers|preggies|prego|expecting|trimester|weeks along|swanger|verwag|khulelwe|mithi|ngimithi|ngizithwele|zithwele|bump friendly|
    baby on the way|mom to be|prenatal`,
  trying: `
    trying to conceive|ttc|trying for a baby|planning a baby|planning pregnancy|want to fall pregnant|trying to fall pregnant|
    planning to fall pregnant|probeer swanger raak|fertility treatment|ivf`,
  breastfeeding:
    'breastfe*|breast fe*|brestfeed*|nursing|lactating|bf my baby|borsvoed*|ncelisa|ngincelisa|ndincancisa|ncancisa|ukuncelisa',
  eczema: 'eczema*|exzema|ekseem|atopic|umqubuko we|dermatitis',
  rosacea: 'rosacea|rosasea|rosacia',
  psoriasis: 'soriasis|psorias*',
  child: `
    my baby|for baby|on baby|for babies|on babies|baby skin|newborn|infant|toddler*|my kid|kids|child|children|my son|my daughter|my little|
    my niece|my nephew|kinders|kind se|my kind|baba|babatjie*|kleintjie*|little ones|little one|ingane|umntwana|abantwana|izingane|usana|tween|primary school`,
  teen: 'teen|teenager*|tiener*|adolescen*|high school|puberty',
  'deep-tone': `
    dark skin|chocolate skin|choclate skin|cocoa skin|mocha skin|ebony skin|dark people|black people|darker skin|deep skin|deeper skin|black skin|brown skin|
    skin of colour|skin of color|melanin|melanated|black woman|black women|black man|black men|african skin|dark complexion|donker vel|swart vel|swart mense|
    charou skin|charo skin|bruin vel|dark skinned|darkskin|im black|i am black|im dark|
    coloured skin|indian skin|esimnyama|olumnyama|abantu abamnyama|fitzpatrick*|brown girl|black girl|dark tones`,
  sensitive: 'sensitive|sensitiv|sensitiewe',
  older: 'over 40|over 50|over 60|in my 40s|in my 50s|in my 60s|menopaus*|mature skin',
}
