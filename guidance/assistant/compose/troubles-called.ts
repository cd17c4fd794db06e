// Troubles as people name them, each with what does help and when it should be seen. Sources: general dermatology practice and the entries of conditions.

export type TroubleId =
  | 'acne'
  | 'clog'
  | 'marks'
  | 'melasma'
  | 'scars'
  | 'keloids'
  | 'stretch'
  | 'wrinkles'
  | 'dry'
  | 'oily'
  | 'eczema'
  | 'itch'
  | 'redness'
  | 'sunburn'
  | 'ingrown'
  | 'folds'
  | 'circles'
  | 'puffy'
  | 'lips'
  | 'darklips'
  | 'dandruff'
  | 'hair'
  | 'darker'
  | 'fungus'
  | 'warts'
  | 'coldsores'
  | 'heels'
  | 'burns'
  | 'bites'
  | 'chafing'
  | 'odour'
  | 'cellulite'
  | 'facialhair'
  | 'glow'

/**
 * A trouble: how it is named, how we call it, what does help, what should be seen, and what leads to the
 * care where “what helps with it” is not said of it, and how the harm is called where that is another word.
 */
export type TroubleCalled = {
  id: TroubleId
  words: RegExp
  called: string
  care: string
  seen?: string
  lead?: string
  worse?: string
}

const marksCare =
  'sunscreen SPF 30–50 every morning, tinted for deeper skin, and azelaic acid or niacinamide, for three to six months; no picking'

/** The narrower before the wider. */
export const troublesCalled: readonly TroubleCalled[] = [
  {
    id: 'keloids',
    words: /\bkeloids?\b/,
    called: 'keloids',
    care: 'silicone gel or sheets for months, and injections into the scar by a doctor',
    seen: 'Growing, itching or sore: ask a clinic to refer you.',
  },
  {
    id: 'stretch',
    words: /\bstretch ?marks?\b|\brekmerke\b/,
    called: 'stretch marks',
    care: 'time, mostly: they pale over one to two years; any plain cream eases the itch, sunscreen keeps them from showing more, and a dermatologist can soften new ones',
    seen: 'Many wide purple ones without a reason, or under a steroid cream: a clinic.',
  },
  {
    id: 'melasma',
    words: /\bmelasma\b|\bpregnancy mask\b/,
    called: 'melasma',
    care: 'tinted sunscreen SPF 50 every morning and two-hourly outdoors, a hat, and azelaic acid for months',
    seen: 'Little change after three to six months: a dermatologist.',
  },
  {
    id: 'folds',
    called: 'darker folds and joints',
    lead: 'What helps dark folds and joints',
    care: 'less rubbing, looser cotton, trimming instead of shaving, and a body lotion with urea, lactic acid or niacinamide for some months',
    seen: 'Thick, velvety dark folds at neck, armpits or groin: ask a clinic for a sugar test.',
    words:
      /\b(?:dark|black|darker|darken|blacker|donker)\b(?: \w+){0,2} (?:neck|armpits?|underarms?|thighs?|knees?|elbows?|knuckles?|bums?|buttocks?|groin|bikini|ankles?|inner)\b|\b(?:neck|armpits?|underarms?|(?:inner )?thighs?|knees?|elbows?|knuckles?|bum|groin|bikini (?:line|area))\b(?: \w+){0,3} (?:dark|black|darker|darken|blacker)\b|\bdarken(?:s|ing)? (?:\w+ )?(?:neck|armpits?|underarms?|thighs?|knees?|elbows?)\b/,
  },
  {
    id: 'circles',
    words:
      /\b(?:dark|black|eye) (?:circles?|rings?)\b|\b(?:dark\w*|black) (?:under|around) (?:my |the )?eyes?\b|\bunder ?eyes? (?:dark\w*|circles?)\b/,
    called: 'dark circles',
    care: 'sleep, a cool cloth for some minutes, sunscreen and sunglasses, no rubbing, and an eye cream with caffeine or niacinamide; what is shadow, veins or family stays',
    seen: 'Itchy, flaky lids: treat those, and ask a pharmacist.',
  },
  {
    id: 'puffy',
    words:
      /\b(?:puffy|puffiness|swollen|bags)\b(?: \w+){0,3} eyes?\b|\beye ?bags?\b|\b(?:puffy|puffiness) face\b|\bface (?:is )?puffy\b/,
    called: 'puffy eyes',
    care: 'a cool cloth for some minutes, head a little higher at night, and less salt and alcohol in the evening',
    seen: 'One eye, sore, hot, or swollen all day: a clinic.',
  },
  {
    id: 'darklips',
    words: /\b(?:dark|black|darker|darken|pink)\b(?: \w+){0,2} lips?\b|\blips? (?:\w+ ){0,3}(?:dark\w*|black|pink)\b/,
    called: 'dark lips',
    care: 'a plain balm with SPF 30, no licking, picking or smoking, and mild toothpaste, for months',
    seen: 'One new dark patch on a lip: let a clinic look.',
  },
  {
    id: 'lips',
    words: /(?<!upper )(?<!hare )\blips?\b(?! (?:balm|ice|gloss|stick|hair))|\blippe\b/,
    called: 'dry lips',
    care: 'plain petroleum jelly or an unscented ointment many times a day and thickly at night, and a balm with SPF outdoors',
    seen: 'Cracked corners, or a sore that stays three weeks: a clinic.',
  },
  {
    id: 'dandruff',
    words: /\bdandruff\b|\b(?:itchy|flaky|flaking|dry) scalp\b|\bscalp (?:itch\w*|flak\w*)\b|\bskilfers\b/,
    called: 'dandruff',
    care: 'an anti-dandruff shampoo with ketoconazole, zinc pyrithione or selenium, five minutes on the scalp twice a week for four weeks, then now and then',
    seen: 'Bald patches, crusts or sores: a clinic.',
  },
  {
    id: 'hair',
    words:
      /\b(?:hair (?:growth|loss|fall\w*|grow\w*)|grow(?:s|ing)? (?:\w+ ){0,2}(?:hair|edges|beard)|edges|bald\w*|hair ?line (?:grow|back)|beard growth|thin(?:ning)? hair)\b/,
    called: 'hair growth',
    worse: 'hair loss',
    lead: 'What does help hair',
    care: 'loose styles, gentle handling, an early look at the cause; a pharmacist can say whether minoxidil fits',
    seen: 'Bald patches, a sore scalp or a thinning crown: a clinic early, as some loss stays.',
  },
  {
    id: 'facialhair',
    words:
      /\b(?:facial|chin|upper lip|unwanted|body) hairs?\b|\bhair (?:to )?(?:grow|come|grows|comes) (?:back )?(?:\w+ )?(?:thicker|darker|faster)\b|\bthicker hair\b/,
    called: 'unwanted hair',
    lead: 'Against unwanted hair',
    care: 'trimming, threading or a depilatory tested on a small patch; laser by somebody skilled in deeper skin lasts longest',
    seen: 'New chin hair with irregular periods: a clinic.',
  },
  {
    id: 'ingrown',
    words:
      /\b(?:ingrown?s?(?: hairs?)?|razor (?:bumps?|burn|rash)|shaving (?:bumps?|rash)|shave bumps?|skeerknoppies)\b/,
    called: 'ingrown hairs',
    care: 'three to four weeks without a blade, then trimming or one sharp blade with the hair, a warm cloth before, and salicylic acid two or three nights a week',
    seen: 'Pus, or lumps that stay and scar: a clinic.',
  },
  {
    id: 'coldsores',
    words: /\b(?:cold sores?|fever blisters?|koorsblare?)\b/,
    called: 'cold sores',
    care: 'aciclovir cream from a pharmacist at the first tingle; own cup and towel, no kissing until it is dry',
    seen: 'Near the eye, very large, or with eczema or weak immunity: a clinic the same day.',
  },
  {
    id: 'warts',
    words: /\b(?:warts?|verrucas?|skin tags?|vratte?|vratjies)\b/,
    called: 'warts and skin tags',
    care: 'for a wart a salicylic acid paint or plaster for up to three months; a skin tag is taken off by a doctor or nurse',
    seen: 'On face or private parts, bleeding, changing, or with diabetes: a clinic.',
  },
  {
    id: 'fungus',
    words: /\b(?:ring ?worm|fungus|fungal|athletes foot|jock itch|thrush|tinea|omlyn|nail fung\w+|toe ?nails?)\b/,
    called: 'fungus',
    care: 'an antifungal cream such as clotrimazole from a pharmacist, two to four weeks and a week longer than it shows; keep it dry',
    seen: 'Scalp, nails, a small child, or no better in two to four weeks: a clinic, for tablets may be needed.',
  },
  {
    id: 'heels',
    words:
      /\b(?:cracked|dry|rough|hard|sore) (?:heels?|feet|foot)\b|\b(?:heels?|feet) (?:\w+ )?(?:crack\w*|dry|rough)\b/,
    called: 'cracked heels',
    care: 'a urea cream 10–25% every day, petroleum jelly and socks at night, a soft file once a week on wet skin, shoes with a closed heel; two to four weeks',
    seen: 'Deep bleeding cracks, or diabetes: a clinic.',
  },
  {
    id: 'sunburn',
    words: /\b(?:sun ?burn\w*|sonbrand|burn(?:t|ed)? (?:by|from) the sun)\b/,
    called: 'sunburn',
    care: 'shade, cool wet cloths for ten minutes at a time, plain moisturiser or aloe gel, loose cotton and water to drink; no acids or retinoids until it no longer peels',
    seen: 'Large blisters, fever, or a small child: be seen today.',
  },
  {
    id: 'burns',
    words:
      /\b(?:(?:a|the|my|for|on|oil|kettle|stove|iron|steam) burns?|burn (?:wound|mark|scar)s?|scalds?|brandwond)\b/,
    called: 'a burn',
    care: 'cool running water for twenty minutes, then a clean cover; once it is closed a plain ointment and sunscreen',
    seen: 'Larger than a coin, blistered, on face or hands, or a child: a clinic today.',
  },
  {
    id: 'bites',
    words: /\b(?:mosquito|insect|bug|bed ?bug|flea|muskiet)(?: ?bites?)?\b|\bbites\b/,
    called: 'insect bites',
    care: 'a cool cloth, calamine or hydrocortisone 1% from a pharmacist for a few days, short nails',
    seen: 'Hot, spreading or full of pus: a clinic.',
  },
  {
    id: 'chafing',
    words: /\b(?:chaf\w*|thighs? rub\w*|rub(?:s|bing)? together|skuur\w*|skaaf\w*|chub rub)\b/,
    called: 'chafing',
    care: 'petroleum jelly or an anti-chafing stick on dry skin before you walk, longer shorts, and a change out of wet cloth',
    seen: 'Raw, weeping or ringed: a pharmacist or clinic.',
  },
  {
    id: 'odour',
    words: /\b(?:body ?odou?r|smell\w*|sweaty|sweating|bo|stink\w*)\b/,
    called: 'sweat and smell',
    care: 'washing and drying well, clean cotton, and an antiperspirant on dry skin at night',
    seen: 'Sweat at night, or with weight loss: a clinic.',
  },
  {
    id: 'cellulite',
    words: /\bcellulite\b/,
    called: 'cellulite',
    care: 'nothing from a jar for long; it is normal, and movement and a steady weight change it a little',
  },
  {
    id: 'eczema',
    words: /\b(?:eczema|ekseem|exzema|dermatitis)\b/,
    called: 'eczema',
    care: 'a plain, thick, fragrance-free cream twice a day, short lukewarm washes without soap; what was prescribed as told',
    seen: 'Weeping, crusts, fever, or no better in two weeks: a clinic.',
  },
  {
    id: 'redness',
    words: /\b(?:rosacea|redness|red face|flushing|irritation|irritated skin|sensitive skin)\b/,
    called: 'redness',
    care: 'a mild wash, a plain fragrance-free moisturiser, mineral sunscreen SPF 30–50, nothing that stings, and azelaic acid once skin is calm',
    seen: 'Red or gritty eyes, or no calm in a month: a clinic.',
  },
  {
    id: 'scars',
    words: /\b(?:scars?|scarring|letsels?)\b/,
    called: 'scars',
    care: 'silicone gel or sheets for raised ones, sunscreen on all, time; dents need a dermatologist, and flat dark marks azelaic acid or niacinamide',
    seen: 'A scar that grows, itches or hurts: a clinic.',
  },
  {
    id: 'marks',
    called: 'dark marks',
    care: marksCare,
    seen: 'A single mark that is new, grows or bleeds: have it seen.',
    words:
      /\b(?:dark|black|brown|pimple|acne|sun|age)(?: pimple| acne)? (?:marks?|spots?|patch\w*)\b|\b(?:hyper ?)?pigmentation\b|\b(?:marks?|blemish(?:es)?|uneven (?:skin )?tone|discolou?ration|merke|vlekke|spots (?:on|from))\b/,
  },
  {
    id: 'acne',
    called: 'pimples',
    care: 'benzoyl peroxide 2.5% or salicylic acid at night, a mild wash, a light moisturiser and sunscreen, for eight to twelve weeks',
    seen: 'Deep, sore or scarring lumps: a clinic.',
    words:
      /\b(?:pimples?|acne|zits?|break ?outs?|breaking out|puisies?|bumps|clear skin|pustules?)\b|\bbreak(?:s|ing)? (?:me|you|u|us|my \w+|your \w+|people|skin) out\b|\bbreak out\b/,
  },
  {
    id: 'clog',
    called: 'clogged pores',
    lead: 'What keeps pores clear',
    care: 'salicylic acid 0.5–2% two to four evenings a week, a mild wash, a light moisturiser, no squeezing, sunscreen by day; six to eight weeks, and on, since pores fill again',
    words:
      /\b(?:clog\w*|block\w*)(?: \w+){0,2} pores?\b|\bblack ?heads?\b|\bwhite ?heads?\b|\bpores?\b|\bcomedogenic\b/,
  },
  {
    id: 'wrinkles',
    called: 'wrinkles',
    care: 'sunscreen SPF 30–50 every morning, a moisturiser, no smoking, and a retinoid at night (not in pregnancy), for three to six months; deep lines soften only a little',
    words:
      /\b(?:wrinkles?|fine lines|ag(?:e|es|ing|eing) (?:skin|faster|you|your|me|my)|ageing|aging|look(?:ing)? (?:old|older|younger)|crows feet|plooie|sag\w*)\b/,
  },
  {
    id: 'oily',
    called: 'oily skin',
    care: 'a mild wash twice a day, a light gel cream, niacinamide or salicylic acid, and oil-free sunscreen by day; it shows in four to eight weeks',
    seen: 'Suddenly much oilier, with chin hair or irregular periods: a clinic.',
    words: /\b(?:oily|oilier|greasy|shiny|oiliness|more oil|excess oil)\b/,
  },
  {
    id: 'itch',
    called: 'itch',
    care: 'short lukewarm washes, a plain fragrance-free cream on damp skin, a cool cloth, short nails',
    seen: 'At night, in the whole family, or longer than two weeks: a clinic.',
    words: /\b(?:itch\w*|jeuk\w*|rash(?:es)?)\b/,
  },
  {
    id: 'dry',
    called: 'dry skin',
    care: 'a plain, fragrance-free cream within three minutes of a short, lukewarm wash, morning and night, with glycerin or urea in it, and petroleum jelly over the driest places',
    seen: 'Cracks, itch, or no better in two weeks: a pharmacist or clinic.',
    words: /\b(?:dry(?:ness)? skin|dry(?:ness)?|drier|dries|dry(?:ing)? out|dehydrat\w*|ashy|flaky|peeling|droe)\b/,
  },
  {
    id: 'darker',
    called: 'darker skin',
    lead: 'What keeps tone even',
    care: 'sunscreen SPF 30–50 every morning, a hat, and leaving whatever rubs, burns or irritates; your own colour is healthy as it is',
    seen: 'Thick, velvety dark folds, or one patch that is new or changes: a clinic.',
    words: /\b(?:dark(?:er)?|black(?:er)?|darken\w*|donker(?:der)?|tan(?:ned)?)\b/,
  },
  {
    id: 'glow',
    called: 'dull skin',
    care: 'a moisturiser with glycerin on damp skin, sunscreen SPF 30–50 every morning, a mild acid one evening a week, sleep and no smoking; the moisture shows the same day, the rest in weeks',
    words: /\b(?:glow\w*|dull\w*|radian\w*|brighten\w*|glass skin|better skin|good skin)\b/,
  },
]
