import type { Asked, Draft } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// "Garlic on warts?", "onion juice for hair", "butter on a burn": a remedy of the house for one trouble. What is known of it for that trouble is said first, then what
// does serve. Source: general.

const burn = /\b(?:burns?|burnt|scald\w*|brand|brandwond|gebrand)\b/
const sunToo = /\b(?:sun ?burn\w*|sonbrand|razor|wax|heartburn|burns (?:my|when|so)|it burns|burning)\b/
/** "Burnt the pot making body butter": nobody's skin. */
const ofPot =
  /^(?!.*\b(?:hands?|fingers?|arms?|legs?|feet|foot|face|skin|wrist|lips?|me|myself|him|her|child|baby|son|daughter|blister\w*)\b).*\b(?:burnt|burned|scorched|overheated) (?:the|my|a|our)?\s?(?:\w+ )?(?:pot|pan|batch|toast|food|supper|cake|mix\w*|kettle|butter|oil|sugar)\b/
const rows: readonly ReadyRow[] = [
  {
    asks: [
      /\b(?:tooth ?paste|colgate|butter|margarine|egg(?: white)?s?|flour|oil|vinegar|raw potato|potato|soya? sauce|ice|coffee|soap|tandepasta|botter|meelblom|mayonnaise|mustard)\b/,
      burn,
    ],
    not: new RegExp(
      `${sunToo.source}|${ofPot.source}|\\b(?:does it burn|relaxer|scalp|acid|peel|chemical|eye|(?:from|after|when i use|by) (?:my |the |using |brushing with )?(?:tooth ?paste|vinegar|garlic|soap|lemon|oil)|(?:tooth ?paste|soap|lemon|vinegar) burns)\\b`,
    ),
    says: [
      '**No: put nothing from the kitchen on a burn. Cool it under cool running water for twenty minutes, as soon as you can, still within three hours.** Toothpaste, butter, oil, egg, flour and ice hold the heat in, bring germs or harm skin further.',
      '**Then:** take off rings and loose cloth before it swells, cover it with cling film or a clean, non-stick dressing, loosely, and ask a pharmacist for pain relief. Leave blisters closed.',
      'Once it is closed: plain petroleum jelly, and sun kept off it for months, or it stays dark.',
      '**To a clinic today:** larger than your palm; on face, hands, feet, joints or private parts; white, black or numb; blisters; a baby, child or old person; or from electricity or chemicals. Very large: 112 or 10177.',
    ],
    suggestions: ['What keeps a burn from leaving a mark?', 'When may I put cream on a burn?'],
  },
  {
    asks: [
      /\b(?:garlic|knoffel|vinegar|acv|banana peel|duct tape|lemon|potato|aloe|tea tree|castor oil|tooth ?paste|jik|bleach|wart)\b/,
      /\b(?:warts?|verruca\w*|vratjies?|vrat)\b/,
      /\b(?:garlic|knoffel|vinegar|acv|banana|tape|lemon|potato|aloe|tea tree|castor|tooth ?paste|jik|bleach)\b/,
    ],
    not: /\b(?:genital|private|penis|vagina\w*|burn(?:t|ed|ing)|blister\w*|raw|yesterday|put it on|used it)\b/,
    says: [
      '**Better not: garlic, vinegar and the like burn the skin round a wart more surely than they clear it, and on deeper skin the burn leaves a dark mark.** Proof that they work is missing; tape has shown mixed results and does no harm.',
      '**What does work:** salicylic acid 10–40% made for warts, from the pharmacy, on hands and feet: soak, file gently with a board of its own, protect the skin around with petroleum jelly, apply daily for up to twelve weeks.',
      'Many go by themselves within two years, in children above all. Do not pick, bite or share towels and files.',
      'Not on face, private parts, moles or in diabetes, poor circulation or pregnancy: clinic first. So too when it bleeds, hurts, spreads, or you are not sure that it is a wart. Freezing is done at many clinics.',
    ],
    suggestions: ['How long until a wart goes?', 'Are warts catching?'],
  },
  {
    asks: [
      /\b(?:potatoe?s?|cucumber|tea ?bags?|spoons?|coffee|rose ?water|milk|aloe|aartappel|komkommer|turmeric)\b/,
      /\b(?:dark circles|eye ?bags?|donker kringe|panda eyes)\b/,
    ],
    not: /\b(?:tea ?bags? for eye ?bags|sting\w*|burn\w*|swollen)\b/,
    says: [
      '**Hardly: potato, cucumber and tea bags cool, so puffiness looks less for an hour or so; on dark circles they change nothing, and there is no good proof that they lighten skin.** A clean cold cloth does the same for nothing.',
      'Circles are mostly shadow, veins that show through, family, or brown pigment, more so on deeper skin; rubbing and hay fever deepen them.',
      '**What helps a little:** sleep, treating allergy, a plain eye cream or one with caffeine or niacinamide for two to three months, sunscreen and sunglasses every day, and a peach or orange concealer.',
      'Raw food near the eye can sting; turmeric stains; rinse at once if it does. Swelling of one eye, pain, or swelling every morning that stays: clinic.',
    ],
    suggestions: ['What causes dark circles?', 'Which eye cream is worth it?'],
  },
  {
    asks: [
      /\b(?:onion\w*|rice water|ginger|garlic|castor oil|rosemary|coconut oil|egg\w*|mayo\w*|avocado|beer|aloe|fenugreek|cloves?|chebe|uie|black ?seed oil)\b/,
      /\b(?:hair|hairline|edges|bald\w*|hare|haargroei|kop)\b/,
      /\b(?:grow\w*|growth|thick\w*|fall\w*|loss|bald\w*|longer|groei|regrow\w*|(?:for|on) (?:my )?(?:edges|hairline))\b/,
    ],
    not: /\b(?:pimples?|bumps?|acne|breakouts?|puisies|clog\w*|lash\w*|brows?|eyebrows?|face|gesig|itch\w*|burn\w*|rash|remov\w*)\b/,
    says: [
      '**No good proof: nothing from the kitchen has been shown to make healthy hair grow faster or thicker.** Onion juice helped some people with bald patches in one small study; rosemary oil has one small trial; rice water, egg, cloves and castor oil have none worth the name.',
      'Oils and egg make hair softer and shinier, so it breaks less and looks fuller; that is worth something. Onion, garlic and ginger can burn the scalp, and oil feeds dandruff.',
      '**What does more:** loose styles, less heat and relaxer, a clean scalp, enough protein and iron; minoxidil from the pharmacy for thinning by family pattern, after asking there (not in pregnancy).',
      'Bald patches, a hairline that draws back, itching, pain or scales: clinic early, as some loss leaves scars.',
    ],
    suggestions: ['Does minoxidil work?', 'How do I save my edges?'],
  },
  {
    asks: [
      /\b(?:mayo\w*|egg\w*|avocado|avo|olive oil|coconut oil|honey|yog\w*|banana|beer)\b/,
      /\b(?:hair|hare)\b/,
      /\b(?:dry|droog|frizz\w*|damaged|shine|shiny|soft\w*|treatment|mask|conditioner)\b/,
    ],
    not: /\b(?:grow\w*|fall\w*|loss|face|acne|pimples?|lice)\b/,
    says: [
      '**Perhaps a little: the oil in mayonnaise, avocado or olive oil coats hair, so it feels softer until the next washes; egg and honey add nothing proven.** An ordinary conditioner or a few drops of oil does the same without the smell.',
      '**If you like it:** on lengths and ends only, twenty minutes, lukewarm (hot water cooks egg), then two mild washes. Once a week at most. Keep it off scalp, forehead and back: it feeds dandruff and brings pimples.',
      'Not with an egg, nut or milk allergy; keep it out of children’s eyes and mouths.',
      '**Does more:** conditioner after every wash, a leave-in on damp hair, less heat and bleach, a satin bonnet at night, and trimmed ends.',
    ],
    suggestions: ['Can hair oil cause pimples?', 'How often should I wash my hair?'],
  },
  {
    asks: [
      /\b(?:vicks|zam ?buk|vinegar|tea tree|garlic|jik|bleach|listerine|mouth ?wash|coconut oil|bicarb|baking soda|tooth ?paste|turpentine|paraffin|urine)\b/,
      /\b(?:toe ?nails?|nails?|toon ?nael\w*|naels?)\b/,
      /\b(?:fung\w*|yellow|thick|swam|geel|infection)\b/,
    ],
    not: /\b(?:burn(?:t|ed|ing)|blister\w*|pus|swollen|nail polish)\b/,
    says: [
      '**Hardly: menthol ointment and tea tree oil have one or two small studies with a few nails better, vinegar and mouthwash none that count, and bleach burns.** A nail fungus sits deep in the nail, where little gets to.',
      'A thin layer of menthol ointment on the nail does no harm if you like it; not on cracks, and not for small children.',
      '**What does more:** a nail lacquer from the pharmacy for few nails that are affected at the edge, for six to twelve months; tablets from a doctor work best for many or whole nails, with blood tests. Treat athlete’s foot too, dry feet, fresh socks, own clippers.',
      'Have it looked at first: half of thick, yellow nails are no fungus. Diabetes, numb feet, redness, pus or a dark streak: a clinic soon.',
    ],
    suggestions: ['How long until a nail is clear?', 'Is nail fungus catching?'],
  },
  {
    asks: [
      /\b(?:tooth ?paste|colgate|honey|salt|vinegar|garlic|ice|aloe|lemon|tea ?bags?|nail polish remover|spirits|vaseline|zam ?buk|tandepasta)\b/,
      /\b(?:cold sores?|fever blisters?|koorsblaar\w*)\b/,
    ],
    not: /\b(?:bab(?:y|ies)|newborn|kiss\w*|eye|pregnan\w*)\b/,
    says: [
      '**No, keep it off: toothpaste, spirits, salt and lemon sting, dry and crack a cold sore, and do not stop the virus.** Ice in a cloth eases it for a while; medical honey has mixed results.',
      '**What does work:** an antiviral cream (aciclovir) from the pharmacy, begun at the first tingle, five times a day as the pack says, or a cold sore patch. Plain petroleum jelly keeps the crust from cracking. Most heal in seven to ten days.',
      'It is catching until the skin is whole: no kissing, no shared cups, balm or towels, wash hands, do not touch your eyes, and stay away from newborns.',
      'Clinic: near an eye, on eczema, with weak immunity, larger than usual, or not healed in two weeks. Often ones can be prevented with tablets.',
    ],
    suggestions: ['What sets off cold sores?', 'How long is a cold sore catching?'],
  },
  {
    asks: [
      /\b(?:tomato\w*|potato|lemon|papaya|pawpaw|orange peel|cucumber|milk|turmeric|rice water|honey|tamatie|aartappel|baking soda|yog\w*|coffee|banana peel|aloe|rose ?water)\b/,
      /\b(?:pigmentation|dark (?:spots?|marks?|patches|knees|elbows|underarms|armpits|neck)|melasma|donker kolle|hyperpigmentation|uneven|acne (?:marks?|scars?)|pimple marks?|scars?|blemish\w*)\b/,
      /\b(?:does|do|can|will|work\w*|fade\w*|lighten\w*|help\w*|true|proof|any good|nay|remov\w*|werk)\b/,
    ],
    not: /\b(?:serum|cream|soap|burn(?:t|ed|ing)|blister\w*|how long|glycolic|lactic|extract|lemon|lighter skin|aloe gel)\b/,
    says: [
      '**Not that anyone has shown: food on the skin does not fade dark marks or scars, and sour or grainy kinds make new ones.** There is a little vitamin C or lactic acid in some, far too little, and not in a form that gets in.',
      'Mildest are plain yoghurt, milk, oats or cucumber for ten minutes, rinsed off: they soften, no more. Citrus with sun can burn and streak for months; turmeric stains; baking soda and coffee grains scratch.',
      '**What does fade marks:** sunscreen SPF 30–50 every morning, tinted for deeper skin, and azelaic acid, niacinamide or vitamin C in a finished product, for three to six months; no picking. Dents do not fade by any cream.',
      'Itching or burning: rinse and leave it. Patches that spread, or a dark, velvety neck: let a clinic look.',
    ],
    suggestions: ['What fades dark marks?', 'Which tinted sunscreen suits dark skin?'],
  },
  {
    asks: [
      /\b(?:sauna|steam room|sweat\w*|detox\w*|juice cleanse|lemon water|green tea|apple cider|gym|foot (?:bath|pads?|patch\w*)|charcoal (?:drink|pills?))\b/,
      /\b(?:toxins?|detox\w*|gifstowwe|impurities|purif\w*)\b/,
      /\b(?:skin|acne|pimples?|face|clear\w*|vel|puisies|glow\w*|breakouts?)\b/,
    ],
    not: /\b(?:mask|peel|label|liver disease)\b/,
    says: [
      '**No: skin does not sweat out toxins, and no sauna, juice or foot bath clears acne that way. Liver and kidneys clean the blood; sweat is nearly all water and salt, made to cool you.**',
      'Acne comes from hormones, oil and plugged pores, not from “toxins”. Heat and sweat that dries can even bring bumps and make rosacea or melasma worse.',
      '**If you enjoy it:** make-up off before, a clean towel, ten to fifteen minutes, drink water, rinse with lukewarm water and moisturise after. Not pregnant, with a heart condition or low blood pressure without asking.',
      '**What clears pimples:** benzoyl peroxide 2.5% or salicylic acid, a mild wash, for eight to twelve weeks.',
    ],
    suggestions: ['What clears acne?', 'Does sweating cause pimples?'],
  },
  {
    asks: [
      /\b(?:honey|heuning|manuka)\b/,
      /\b(?:pimples?|acne|puisies|breakouts?|zits?|scars?|marks?|mask|face)\b/,
      /\b(?:real|nonsense|true|work|works|help|helps|good|proof|evidence|does|is|hype|worth|werk|should)\b/,
    ],
    not: /\b(?:allerg\w*|eczema|wound|burn\w*|lips?|eye|swallow\w*|eat\w*)\b/,
    says: [
      '**Little evidence: honey moistens and calms a little, and the one larger trial, of medical honey, found no gain over washing alone.** Its germ-killing fame comes from sterile honey on wounds. It fades no marks.',
      'If you like it: plain honey, ten minutes on clean skin once a week, rinsed off with lukewarm water. Not with an allergy to bee products or pollen, not on open skin, and nothing sharp such as lemon or cinnamon in it.',
      '**For pimples** benzoyl peroxide 2.5% or salicylic acid does more, over eight to twelve weeks; for marks azelaic acid or niacinamide, with sunscreen SPF 30–50.',
      'Itch, swelling or rash: rinse it off and leave it.',
    ],
    suggestions: ['What clears pimples?', 'Which home remedies are safe?'],
  },
]

/** What a remedy of the house is worth for the trouble that is named; undefined where none of these is asked about. */
export const remediesJudged = (asked: Asked): Draft | undefined =>
  asked.heard.followsUp ? undefined : answerOf(asked.heard.harmed ? rows.slice(0, 1) : rows, asked)
