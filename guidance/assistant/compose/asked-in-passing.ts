import { pattern } from '../../text/pattern.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// How long a thing keeps, how often hair is taken off, what goes with tablets, what a visit costs: plain questions of use that nothing else answers by name. Source: general.

const supplement =
  /\b(?:collagen|biotin|vitamins?|multivitamins?|zinc|magnesium|omega ?3?|evening primrose|ashwagandha|turmeric (?:pills?|capsules?|tablets?)|hair gummies|gummies|msm|sea moss|moringa|spirulina|glutathione (?:pills?|tablets?|capsules?)|probiotics?|supplements?|st johns wort)\b/
const tablets = pattern`\b(?:thyroid|eltroxin|euthyrox|levothyroxine|blood ?pressure|bp (?:meds|pills|tablets)|high blood|hypertension|metformin|glucophage|diabet\w*|warfarin|blood thinners?|xarelto|arvs?|tld|dolutegravir|epilepsy|epilim|antidepressants?|ssri|statins?|cholesterol (?:meds|tablets|pills)|the pill|birth control|
  contracept\w*|chronic (?:meds|medication)|tb (?:meds|treatment|tablets)|prednisone|methotrexate|asthma (?:meds|pump))\b`
const takes =
  /\b(?:take|taking|drink|drinking|swallow|use|using|mix|together|with|on|neem|drink|safe|ok|okay|clash|interact\w*)\b/

/** What was burnt by it as well. */
const cleaners: ReadyRow = {
  asks: [
    /\b(?:jeyes|domestos|handy andy|pool acid|battery acid|brake fluid|petrol|paraffin|diesel|turpentine|turps|sheep dip|cattle dip|drain cleaner|oven cleaner)\b/,
    /\b(?:foot|feet|heels?|skin|face|bath\w*|wash\w*|scalp|rash|sores?|armpits?|soak\w*)\b/,
  ],
  not: /\b(?:toilet|floor|laundry|clothes|splash\w*|spil\w*|swallow\w*|drank|eyes?|breath\w*|teeth|eczema|lice|scabies|hair|(?:petrol|filling|service) stations?|petrol (?:attendant|pump|joggie)|(?:paraffin|diesel) (?:stove|heater|lamp|mechanic|fumes|smoke)|attendant|mechanic)\b/,
  says: [
    '**No, never on skin, not in a foot bath and not diluted: cleaners, fuels and dips burn skin, some go through it into the body, and many are poisonous.** They heal nothing; skin only looks “clean” because its top is burnt off.',
    '**On it now?** Off with wet socks or clothes, rinse with running water for twenty minutes. Questions: Poisons Information Helpline, 0861 555 777, day and night.',
    '**Instead:** cracked heels: urea 10–25% or petroleum jelly under socks at night; smelly or itchy feet: soap, dry well between the toes, an antifungal cream; lice and scabies: the treatment from a clinic or pharmacy; wounds: clean water and mild soap.',
    'Burning, blisters, white or black skin, or in the eye: rinse, and go to a clinic today. Swallowed or breathing hard: 112 or 10177.',
  ],
  suggestions: ['What helps cracked heels?', 'What helps smelly feet?'],
}

const rows: readonly ReadyRow[] = [
  {
    asks: [supplement, tablets, takes, /\b(?:can|may|could|should|is|are|does|do|will|ok|safe|kan|mag)\b/],
    not: /\b(?:serum|cream|lotion|topical|vit(?:amin)? c(?! (?:tablets?|pills?|effervescent))|patch|on my face|pregnan\w*|weaken\w*|acne from|pimples from)\b/,
    says: [
      '**Often yes, but ask the pharmacist with both packs in hand first: some supplements change how tablets work.** I have nothing certain on every pair, so I do not guess.',
      '**Known to matter:** thyroid tablets want four hours’ distance from calcium, iron, magnesium and zinc, also in multivitamins; biotin can falsify thyroid and other blood tests; ARVs of the dolutegravir kind need distance from the same minerals; ' +
        'warfarin is disturbed by vitamin K, E, turmeric, ginkgo and fish oil in amounts; St John’s wort weakens the pill, ARVs and more. Collagen by itself is not known to clash.',
      'Take the tablet as its label says, and the supplement at another meal. Tell whoever draws blood what you take.',
      'For skin most of them do little: food, sunscreen and a moisturiser do more. New rash, palpitations or bleeding: the clinic the same day.',
    ],
    suggestions: ['Does collagen help skin?', 'Does zinc help acne?'],
  },
  {
    asks: [
      /\b(?:how often|how many (?:weeks|times|days)|hoe gereeld|how long between)\b/,
      /\b(?:wax\w*|thread\w*|sugaring|epilat\w*|shav\w*|dermaplan\w*|face razor|brazilian|hollywood|bikini line)\b/,
    ],
    not: /\b(?:legs? (?:after|before)|before|after|retinol|acid|exfoliat\w*|moisturis\w*|blade|razor blade|last)\b/,
    says: [
      '**Waxing or sugaring every three to six weeks, threading every two to four, shaving every two or three days, a face razor every one to three weeks: as the hair comes, not by the calendar.** For wax hair wants to be as long as a grain of rice.',
      'More often only takes skin along, and brings ingrown hairs and dark marks. It does not make hair grow thicker.',
      '**How:** clean, dry, whole skin, no retinoid or acid on it for some days before and after, a cool cloth and a plain moisturiser, no scent, gym or sun that day.',
      'Bumps with pus, scars, or new coarse hair on chin and chest with irregular periods: a clinic.',
    ],
    suggestions: ['How do I avoid ingrown hairs?', 'May I wax on retinol?'],
  },
  {
    asks: [
      /\b(?:bigger|grow\w*|enlarge\w*|fuller|thicker|larger|increase\w*|permanent\w*)\b/,
      /\b(?:lips?|bum|butt|booty|hips?|breasts?|boobs?|bust|penis|manhood)\b/,
      /\b(?:creams?|oils?|pills?|tablets?|gel|serum|drops|botcho|yodi|powder|balm|plumper)\b/,
    ],
    not: /\b(?:swollen|lump|sore|growing lump|pimples?|hair|cold sore|dry)\b/,
    says: [
      '**No: no cream, oil or pill makes lips, bum, hips, breasts or penis grow.** Plumping balms irritate and swell lips for half an hour; what is sold for the rest does nothing, or hides hormones, steroids or other medicines.',
      'Such hidden things have brought high blood pressure, acne, infections, early puberty in children who touched it, and worse. No full list of ingredients, a promise in weeks, payment before: leave it, and report it to SAHPRA on 0800 204 307.',
      '**What is real:** muscles grow with training and food; a lip liner and gloss, clothes and bras shape. Fillers and implants are for registered doctors only, with risks.',
      'Used some already? Stop and show the pack to a pharmacist or clinic. A lump in a breast, pain, or swelling on one side: be seen soon.',
    ],
    suggestions: ['How do I spot a fake product?', 'Are lip plumpers safe?'],
  },
  {
    asks: [/\b(?:tooth ?brush\w*|nail brush)\b/, /\b(?:lips?|lippe)\b/],
    says: [
      '**Better not: bristles tear thin lip skin, and an old brush carries germs, cold sores too.** Rubbed lips crack, and on deeper skin they darken.',
      '**Instead:** petroleum jelly thickly for ten minutes, then wipe loose flakes off with a soft, damp, clean cloth, hardly pressing, once a week at most.',
      'What stops the flaking is a plain balm many times a day, no licking or picking, and SPF 30 outdoors.',
      'Never on cracked, bleeding lips or a cold sore. Flaking for more than three weeks, or corners that stay open: pharmacist or clinic.',
    ],
    suggestions: ['What helps dry lips?', 'Is a sugar scrub safe?'],
  },
  {
    asks: [/\b(?:oats?|oatmeal|hawermout)\b/, /\b(?:bath\w*|soak|bad)\b/],
    says: [
      '**Yes, plain oats in the bath can calm itchy, dry skin a little: a cup of plain oats, ground fine, stirred into lukewarm water, or tied in a clean sock and squeezed out.** No scent, sugar or flavour in them.',
      '**How:** ten minutes, no soap, hold small children fast because it gets slippery, pat dry, and a thick plain cream within three minutes. The cream does more than the oats.',
      'Not with an oat or gluten allergy, and not on weeping or open skin: food on broken skin can start an allergy, so in babies with eczema ask first.',
      'Itch at night in several people at home, blisters, yellow crusts or fever: a clinic.',
    ],
    suggestions: ['Which cream for itchy children?', 'How often should a child bath?'],
  },
  {
    asks: [/\blanolin\b/, /\b(?:eczema|ekseem|atopic|dermatitis)\b/],
    not: /\b(?:allergic to lanolin|rash|nipple\w*|vs|or)\b/,
    says: [
      '**Mostly yes as an ointment, but try it on a small patch for some days first: lanolin seals well, and a few people with eczema are allergic to it.** Purified (medical-grade) lanolin is the mildest.',
      'Itch, redness or more eczema where you put it: stop, and take plain petroleum jelly or a cream with ceramides and glycerin instead, which hardly anybody reacts to.',
      'On damp skin after the bath, twice a day, on dry places; not on weeping or infected skin, and steroid cream as prescribed half an hour apart.',
      'Wool on the skin itches for another reason: its fibres scratch. A rash that spreads, weeps or crusts: a clinic.',
    ],
    suggestions: ['Which cream for eczema?', 'How do I do a patch test?'],
  },
  {
    asks: [
      /\b(?:over|on top of|oor|bo op) (?:my |the |a )?(?:sun ?screen|sun ?block|spf|sonskerm)\b/,
      /\b(?:vitamin c|vit c|serum|moisturi[sz]er|niacinamide|face oil|oil|toner|essence|retinol|hyaluronic\w*|cream|lotion)\b/,
    ],
    not: /\b(?:make ?up|foundation|powder|or under|prescri\w*|doctor|derm\w*|clinic|under or|repellent|mist)\b/,
    says: [
      '**No, under it: sunscreen goes on last, as what is rubbed over it tears the film and thins it, and hardly gets through.** Only make-up, or more sunscreen, goes on top.',
      '**In the morning:** wash, serum (vitamin C, niacinamide), moisturiser, each left to sink in for a minute or so, then sunscreen SPF 30–50, two finger lengths.',
      'Forgot the serum? Leave it until tomorrow, or put it on in the evening; nothing is lost. Skin tight at noon: pat a little light moisturiser on dry spots, then renew the sunscreen.',
      'Renew every two hours outdoors and after sweat or water; over make-up with a stick or cushion, pressed on.',
    ],
    suggestions: ['In what order do I use my products?', 'How do I renew sunscreen over make-up?'],
  },
  {
    asks: [
      /\b(?:how much|hoeveel|price|cost\w*|kos|fee|afford)\b/,
      /\b(?:dermatologist|derm|skin doctor|skin specialist|velspesialis)\b/,
    ],
    not: /\b(?:cant|can ?not) afford\b.*\bwhat (?:can|else|must|should|do) i\b/,
    says: [
      '**I hold no prices: private dermatologists set their own and differ much, with tests and treatments on top.** Ring two practices and ask what the consultation costs and whether it is medical-aid rate.',
      '**For less:** a public clinic sees you free of charge and refers you to the skin department of a public hospital, which charges by income. Medical schools have them too; expect to wait months.',
      'A GP or pharmacist settles most acne, eczema and fungus for far less; medical aid often wants a GP’s referral, and pays from savings.',
      'Take along photos, what you use and what you have tried, so that one visit does. A changing mole, fever or blisters: do not wait for a cheap date.',
    ],
    suggestions: ['What can a pharmacist help with?', 'When should I see a dermatologist?'],
  },
  {
    asks: [
      /\b(?:spf ?\d*|sunscreen)\b/,
      /\b(?:in|inside) (?:my|the|a)?\s?(?:\w+ )?(?:day cream|moisturi[sz]er|cream|lotion|bb cream)\b|\b(?:day cream|moisturi[sz]er)\b.{0,20}\b(?:with|has) spf\b/,
      /\b(?:enough|ok|okay|sufficient|need|genoeg|still|only|protect\w*|count)\b/,
    ],
    not: /\b(?:spf ?(?:30|50)|factor ?(?:30|50)|foundation|make ?up|powder|baby|child|how much)\b/,
    says: [
      '**Not really: SPF 15 in a day cream is too little, and nobody puts on enough of it; SPF 30–50, broad-spectrum, is what counts.** A day cream of SPF 30 or more does on an indoor day, if you use two finger lengths of it for face and neck.',
      'Drivers and those who sit by a window get UVA through the glass for hours, the side at the window most, and that deepens dark marks: sunscreen on face, neck, hands and that forearm too.',
      '**How:** moisturiser, then sunscreen as the last step; again every two hours outdoors or in long daylight, and after sweat. Tinted with iron oxides when marks or melasma trouble you.',
      'Hat, sleeves and shade from ten to three save more than any cream.',
    ],
    suggestions: ['How much sunscreen do I need?', 'Do I need sunscreen in the car?'],
  },
  {
    asks: [
      /\b(?:how much|how many (?:grams?|g|ml|spoons?|teaspoons?)|hoeveel)\b/,
      /\b(?:sun ?screen|sun ?block|spf|sonskerm)\b/,
      /\b(?:body|whole|lyf|legs?|arms?|full|everywhere)\b/,
    ],
    not: /\b(?:cost|price|rand|child|baby|kid|often)\b/,
    says: [
      '**About 35 ml for a grown body: a shot glass, or seven teaspoons.** One for face, neck and ears (for the face alone two finger lengths), one for each arm, one each for chest and back, and one for each leg.',
      'Most people use half, and then SPF 50 protects like a far lower number. Two thin layers are easier than one thick one.',
      '**When:** fifteen minutes before you go out, again every two hours outdoors, and after swimming, sweating or towelling. A 200 ml bottle so lasts one person about six full rounds.',
      'Clothes, hat and shade cost nothing and need no renewing. SPF 30–50, broad-spectrum, water-resistant for the beach.',
    ],
    suggestions: ['How often do I reapply sunscreen?', 'Which sunscreen is cheap and good?'],
  },
  {
    asks: [
      /\b(?:sea ?salt|salt (?:water|spray|bath)|dead sea|ocean|himalayan salt)\b/,
      /\b(?:eczema|ekseem|psoriasis|atopic|dermatitis)\b/,
    ],
    says: [
      '**Not as a treatment: salt stings on cracked skin, dries it, and does not heal eczema.** Some people with psoriasis feel better after sea and sun; it does not replace treatment, and sunburn makes it worse.',
      'A swim in the sea is fine on calm skin: petroleum jelly on sore spots before, rinse with fresh water after, then a thick plain cream within three minutes. No home-made salt spray on the face.',
      '**What helps:** a greasy, fragrance-free ointment twice a day, lukewarm short baths with a soap-free wash, cotton, and the prescribed cream in a flare.',
      'Weeping, yellow crusts, pain or fever: a clinic within a day; grouped blisters or sores of one size: today.',
    ],
    suggestions: ['Which cream for eczema?', 'What sets eczema off?'],
  },
  {
    asks: [
      /\b(?:paw ?paw|papaya|lucas)\b/,
      /\b(?:nappy|bum|diaper|lips?|eczema|burn|chafing|dry|rash|baby)\b/,
      /\b(?:ointment|cream|balm|salve|salf)\b|\blucas\b/,
    ],
    says: [
      '**It does what petroleum jelly does, for more money: pawpaw ointment is mostly petroleum jelly with a little fermented fruit, and the fruit is not proven to add anything.** As a barrier on dry lips or a calm nappy area it is mostly fine.',
      'For a red nappy rash plain zinc oxide cream or petroleum jelly, thickly at every change, is the better known; plain ones have no fruit, balsam or scent to react to.',
      'Not with an allergy to latex or papaya, on weeping skin or open burns.',
      'A nappy rash that is bright red with small spots at the edge, sore, blistered, or no better in two to three days: a clinic or pharmacist; it may be thrush.',
    ],
    suggestions: ['What helps nappy rash?', 'Is petroleum jelly good for lips?'],
  },
  {
    asks: [
      /\b(?:tape|plaster|plasters|band ?aid|adhesive|micropore|elastoplast|pleister|strapping|dressing|sticker)\b/,
      /\b(?:cause\w*|give\w*|bring\w*|from|because|react\w*|allerg\w*|does|can|why)\b/,
      /\b(?:rash|itch\w*|red|bumps?|blister\w*|mark|marks|peel\w*|sore)\b/,
    ],
    not: /\b(?:pimple|hydrocolloid|acne|nose strip|fever|pus|spreading|wart|duct)\b/,
    says: [
      '**Yes, it can: the glue and being shut off irritate skin in many people, and a few are truly allergic to it.** Irritation keeps to the edge of the tape and fades in days; allergy itches strongly, may blister, and comes back stronger each time.',
      '**Now:** take it off slowly with oil or warm water, a plain moisturiser or petroleum jelly, nothing scented; a cool cloth for itch. Deeper skin may keep a dark mark for some months: sunscreen on it.',
      '**Next time:** silicone tape or a cloth bandage, less often changed, not stretched. After an operation ask the team before you change a dressing.',
      'Tell every clinic of it. A wound that gets hot, red, weeps or smells, or blisters beyond the tape: have it seen today.',
    ],
    suggestions: ['How do I test for an allergy?', 'What fades dark marks?'],
  },
  {
    asks: [
      /\b(?:tooth ?paste|colgate|tandepasta|lemon|vinegar|baking soda)\b/,
      /\b(?:marks?|burns?|stains?|spots?|patch\w*|kolle|scars?)\b/,
      /\b(?:permanent\w*|forever|go away|fade|gone|last|stay|how long|vir altyd)\b/,
    ],
    // Whether the remedy fades marks is another question.
    not: /\b(?:does|do|can|will|would|could|if|is) (?:\w+ ){0,3}?(?:tooth ?paste|colgate|lemon|vinegar|baking soda)(?: \w+){0,5} (?:fade|remove|clear|help|lighten|work|good)\b/,
    says: [
      '**Mostly not permanent: a brown mark from an irritant fades over three to twelve months, slower on deeper skin and in the sun.** Only a deep burn that blistered or wept leaves a scar.',
      '**What speeds it:** leave that remedy off for good, tinted sunscreen SPF 30–50 every morning, a plain moisturiser; once nothing stings any more, azelaic acid 10% or niacinamide for at least three months. No scrubs, picking or lightening creams.',
      'Still red, raw or peeling? Only petroleum jelly and a mild wash until it has healed.',
      'Blisters, weeping, a raised or growing scar, or a mark that changes: let a clinic or pharmacist look.',
    ],
    suggestions: ['What fades dark marks?', 'Which tinted sunscreen suits dark skin?'],
  },
]

// What keeps how long once it is open.
const keeps: readonly (readonly [RegExp, string, string])[] = [
  [/\bmicellar\w*(?: water)?\b/, 'micellar water', 'six to twelve months'],
  [/\bfoundation\b/, 'foundation', 'about a year'],
  [/\bconcealer\b/, 'concealer', 'about a year'],
  [/\blip ?gloss\b/, 'lip gloss', 'six to twelve months'],
  [/\b(?:eye ?shadow|powder|blush|bronzer|highlighter)\b/, 'powder make-up', 'about two years'],
  [/\bnail polish\b/, 'nail polish', 'about two years'],
  [/\b(?:perfume|cologne)\b/, 'perfume', 'three to five years'],
  [/\b(?:roll ?on|deodorant)\b/, 'deodorant', 'about a year'],
  [/\b(?:face|setting|thermal) (?:mist|spray)\b/, 'a face mist', 'six to twelve months'],
  [/\b(?:shampoo|conditioner)\b/, 'shampoo or conditioner', 'about a year'],
  [/\b(?:self ?tan\w*|fake tan)\b/, 'self-tanner', 'six to twelve months'],
  [/\b(?:hand cream|body lotion|body butter)\b/, 'body cream', 'about a year'],
  [/\blip ?(?:balm|ice)\b/, 'lip balm', 'about a year'],
  [/\bprimer\b/, 'primer', 'about a year'],
]
const asksKeep = pattern`\b(?:how long|when) (?:does|do|can|will|is|are|must i|should i)\b.*\b(?:last|keep|good|expire|throw|replace|stay)\b|\b(?:do|does|can|will) (?:my |the )?(?:\w+ ){1,3}(?:expire|go off|get old|go bad)\b|\bhow (?:old|long) (?:may|can)\b.*\bopen(?:ed)?\b|\bshelf life\b|\b(?:is|are) \d+ (?:years?|months?|yrs?) old\b.*\b(?:still|finished|expired|ok|okay|safe|use|throw|good|off)\b`
const notKeep =
  /\b(?:on (?:my|the) (?:skin|face|lips|nails)|all day|tan last|wear|results?|work\w*|effect|hours?|heat|car|fridge|sun|smell(?:s)? (?:last|stay))\b/

const howLongKept = ({ request }: Asked): Draft | undefined => {
  const said = tokensOf(request.message).join(' ')
  if (!asksKeep.test(said) || notKeep.test(said)) return undefined
  const [, called, time] = keeps.find(([words]) => words.test(said)) ?? []
  return called === undefined || time === undefined
    ? undefined
    : {
        paragraphs: [
          `**Once open, ${called} keeps ${time}, or as long as the open-jar sign on it says (6M, 12M); unopened mostly two to three years, or to the printed date.**`,
          'Write the opening day on it. Keep it closed, below 25 °C, out of the sun, the car and the steamy bathroom; no wet fingers or water in it, and share nothing that touches eyes or lips.',
          '**Out at once,** whatever the date: a new smell, colour or texture, cloudiness, water on top, mould, or a sting it did not have.',
          `${capital(called)} past its time mostly does no great harm, but it may irritate, bring bumps or, near the eye, an infection.`,
        ],
        things: [],
        brief: true,
        sources: ['general'],
        topic: { intent: 'particular', entry: 'product-keeps', ingredients: [] },
        suggestions: ['How do I store my products?', 'What does 12M on a jar mean?'],
      }
}

/** The plain answer to what is asked in passing of use; undefined where something else knows more. */
export const askedInPassing = (asked: Asked): Draft | undefined => {
  const { heard, situation } = asked
  if (heard.followsUp) return undefined
  const caustic = answerOf([cleaners], asked)
  if (caustic !== undefined || heard.isLabel || heard.injected || heard.harmed) return caustic
  // "My deodorant is three years old" tells no age of anybody.
  return (situation.conditions.has('under-12') ? undefined : answerOf(rows, asked)) ?? howLongKept(asked)
}
