import type { Asked, Draft } from './draft.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// "May I wax on Differin?", "deodorant after laser", "zinc beside doxycycline", "how much retinol?": short questions of use that need one plain answer. Source: general.

const may = /\b(?:can|may|could|should|must|is it|ok|okay|safe|allowed|fine|when|how (?:long|soon)|kan|mag|moet)\b/
const retinoid =
  /\b(?:tretin\w*|retin a|retina|retinova|adapalen\w*|differin|epiduo|retinol|retinal|retinoid|retinoids|tazaroten\w*)\b/
const rows: readonly ReadyRow[] = [
  {
    asks: [
      may,
      retinoid,
      /\b(?:wax\w*|thread\w*|sugaring|epilat\w*|dermaplan\w*|brows? (?:done|waxed)|lip (?:waxed|done)|moustache strips?)\b/,
    ],
    not: /\b(?:isotretin\w*|ro?ac+utan\w*|legs?|armpits?|bikini|brazilian|pregnan\w*|burn(?:t|ed)|ripped|peeled off)\b/,
    says: [
      '**Not on skin that gets the retinoid: wax lifts off the top layer with the hair, and that leaves raw strips and dark marks.** Stop a retinoid there five to seven days before (tretinoin or adapalene rather a week or more), and begin again once skin is calm, two to three days after.',
      '**Rather meanwhile:** tweezers, a trimmer or a face razor with the grain, or threading with a careful hand; threading can still graze such skin, so tell them what you use.',
      'Prescribed? A pause of a week is mostly no harm; ask the pharmacist or prescriber.',
      'After it: cool cloth, plain moisturiser, sunscreen SPF 30–50, no acid, scent or make-up that day. Wax on legs while you use it on the face is fine. Skin came off? Petroleum jelly, no actives, and a pharmacist or clinic.',
    ],
    suggestions: ['How do I remove hair on my face?', 'What helps after waxing?'],
  },
  {
    asks: [
      may,
      /\b(?:deodorant|roll ?on|antiperspirant|perfume|scent)\b/,
      /\b(?:laser\w*|ipl|wax\w*|epilat\w*|hair removal|sugaring|electrolysis)\b/,
    ],
    not: /\b(?:before|rash|blister\w*|burn(?:t|ed))\b/,
    says: [
      '**Not for a day or two after it (24 to 48 hours): freshly treated armpits let scent, alcohol and aluminium salts in, and that stings or brings a rash and dark marks.** After laser or IPL wait until redness and warmth are gone, sometimes three days.',
      '**Meanwhile:** wash with lukewarm water and a mild, scent-free wash, pat dry, loose cotton, a cool cloth; plain aloe gel or a light, fragrance-free moisturiser if it feels tight. No gym, sauna, pool or hot bath for a day or two.',
      'Then begin with a fragrance-free, alcohol-free one. Follow the salon’s or clinic’s own sheet where it says longer.',
      'Blisters, crusts, swelling, pus, or pain that grows: call them or a clinic the same day.',
    ],
    suggestions: ['What helps dark underarms?', 'How long does redness after laser last?'],
  },
  {
    asks: [
      /\b(?:zinc|iron|calcium|magnesium|antacids?|multivitamins?|gaviscon|eno|yster|sink)\b/,
      /\b(?:doxy\w*|minocyclin\w*|cyclidox|lymecyclin\w*|tetracyclin\w*|tetralysal)\b/,
    ],
    not: /\b(?:zinc oxide|sunscreen|cream|pregnan\w*|milk)\b/,
    says: [
      '**Yes, but not at the same time: take zinc, iron, calcium, magnesium or an antacid two to three hours apart from the doxycycline or its relatives.** They bind it in the gut, so that less of it works.',
      '**Easy way:** the antibiotic with a full glass of water at one end of the day, the supplement at the other, with a meal. The pharmacy label on yours has the last word.',
      'Sit or stand for half an hour after the antibiotic, and mind the sun: SPF 50, hat, shade.',
      'Show the pharmacist everything else you take. Bad headache, changed sight or a spreading rash: call whoever prescribed it the same day. Not in pregnancy.',
    ],
    suggestions: ['What must I know on doxycycline?', 'Does zinc help acne?'],
  },
  {
    asks: [/\b(?:how much|hoeveel|pea size\w*|amount|how many (?:pumps|drops|peas))\b/, retinoid],
    not: /\b(?:how much (?:is|are|for|does)|cost|price|rand|percent\w*|strength|per ?cent|week|often|isotretin\w*|too much|pregnan\w*|weeks|help|(?:flat|room|house)mates?|friends?|sisters?|moms?|borrow\w*|pinch)\b/,
    says: [
      '**A pea for the whole face, no more; a second, smaller pea for the neck if you treat it.** Of a serum that is two to three drops or half a pump.',
      '**How:** at night on clean, fully dry skin; dots on forehead, cheeks, nose and chin, then spread. Keep away from lids, corners of nose and mouth. Moisturiser after, or before and after if it stings.',
      'More does not work faster, it only flakes and burns, and deeper skin marks from that. Two nights a week for two weeks, then slowly more.',
      'Sunscreen SPF 30–50 every morning. A prescribed one as the label says. Not in pregnancy or when trying for a baby.',
    ],
    suggestions: ['How often should I use retinol?', 'What is the sandwich method?'],
    intent: 'how-to-use',
  },
  {
    asks: [/\b(?:sheet ?masks?|face ?masks?)\b/, /\b(?:fridge|cold|store|keep|yskas|refrigerat\w*)\b/],
    not: /\b(?:opened|again|twice|reuse|re use|home ?made|diy|freez\w*|used|left ?over|after)\b/,
    says: [
      '**Yes, sealed sheet masks may lie in the fridge: it does them no harm, and cold feels good and takes puffiness down for an hour or so.** They work no better for it, and need it only when the pack says so.',
      'Flat, sealed, not in the freezer: ice breaks the gel. Otherwise a drawer below 25 °C, out of the sun and the steamy bathroom.',
      'Once open use it at once and only once; serum left in the sachet goes on neck and hands the same day.',
      'Past its date, or with another smell or colour: out. Rosacea or cold hives: take it at room temperature.',
    ],
    suggestions: ['How often may I use a sheet mask?', 'How do I store my products?'],
  },
  {
    asks: [
      /\b(?:where|store|keep(?! (?:it|that|this|them) (?:off|away|on|up|from))|kept|cupboard|bathroom|fridge|drawer|stoor|bere|yskas)\b/,
      /\b(?:benzoyl\w*|benzac|brevoxyl|panoxyl|bpo)\b/,
    ],
    not: /\b(?:clean|left|hot car|expired|towels?|buy|get|sells?|sold|find|cheap\w*|stock\w*|koop|price)\b/,
    says: [
      '**Rather a drawer or bedroom cupboard than the bathroom: benzoyl peroxide wants it closed, dry and below 25 °C.** A cool bathroom cupboard that stays dry will do; warmth and steam wear it out.',
      'Not in the sun, the car or beside a heater or flame: it breaks down, and it feeds fire. No fridge is needed, unless the label says so: gels mixed with clindamycin or adapalene have rules of their own.',
      'Keep the cap tight, out of children’s reach, and off coloured cloth: it bleaches. Past its date, or after weeks in heat: to the pharmacy, and a new one.',
      'Use within the time on the pack once it is open; write the day on it.',
    ],
    suggestions: ['Does benzoyl peroxide bleach towels?', 'How do I use benzoyl peroxide?'],
  },
  {
    asks: [
      /\b(?:dettol|savlon|jik|antiseptics?|disinfectant)\b/,
      /\b(?:bath\w*|water|wash\w*|soak\w*|skottel|bad)\b/,
      /\b(?:eczema|ekseem|dermatitis)\b/,
    ],
    not: /\b(?:bleach bath|doctor|dermatologist|clinic|burn(?:t|ed|s|ing)?|blister\w*|swallow\w*|drank|infected|pus|weep\w*|crust\w*)\b/,
    says: [
      '**No, leave the antiseptic out of the bath: Dettol, Savlon and the like irritate and dry eczema, and do not heal it.** Many grew up with it; it belongs on floors and, watered down, on a dirty graze once.',
      '**Instead:** a short, lukewarm bath with a soap substitute (plain emulsifying ointment or a soap-free wash), pat dry, and within three minutes a thick, plain, fragrance-free ointment or cream, two or more times a day.',
      'Aqueous cream is better as the wash that is rinsed off than left on: many hold sodium lauryl sulfate, which stings. What a clinic prescribed goes on the red patches as told.',
      'Weeping, yellow crusts, sudden pain, fever or clustered blisters are an infection: a clinic the same day, and no antiseptic bath meanwhile.',
    ],
    suggestions: ['Which moisturiser for eczema?', 'Which wash is mildest?'],
  },
  {
    asks: [
      /\b(?:hair removal cream|removal cream|depilator\w+|veet|nair)\b/,
      /\b(?:burns?|burnt|burned|stings?|stung|irritat\w*|rash|hurts?|reacts?)\b/,
      /\b(?:what|wat|anything|something|which) (?:else|other|instead|can i use instead)\b|\binstead\b|\balternatives?\b/,
    ],
    not: /\b(?:blister\w*|raw|open|weep\w*|bleed\w*|swollen|pus|right now|still burning|peel\w*|dark|black)\b/,
    says: [
      '**Leave the cream off there for good, and trim instead: electric clippers or scissors that leave a few millimetres burn nothing and bring hardly any ingrown hairs.**',
      'Hair removal cream dissolves hair with a strong alkali, and thin skin in folds takes it worst; another brand mostly burns as well.',
      '**If you want it smoother:** a shave on wet, warm skin with a plain, fragrance-free gel, one sharp blade of your own, with the hair, no stretching; then petroleum jelly or a plain cream, loose cotton. Wax only on calm skin and by somebody clean and trained. No hair there needs to go.',
      'Stinging now: rinse with cool water for ten minutes, plain petroleum jelly, nothing scented for a few days. Blisters, raw skin or pus: a clinic the same day.',
    ],
    suggestions: ['How do I prevent ingrown hairs?', 'Which wash is mild enough there?'],
  },
  {
    asks: [
      /\b(?:minoxidil|regaine|rogaine)\b/,
      /\b(?:retinol|retinal|retinoids?|tretinoin|adapalene|differin|glycolic|salicylic|acids?|aha|bha|vitamin c)\b/,
      /\b(?:can|may|ok|okay|safe|fine|together|same|with|and|trouble|mix|kan|mag)\b/,
    ],
    not: /\b(?:how long|does minoxidil|pregnan\w*|breast ?feed\w*|heart|palpitat\w*|swollen|rash|burn\w*|which is better|or minoxidil)\b/,
    says: [
      '**Yes, on different places or at different times; not over each other on the same skin.** Retinol and acids thin the top layer, so more minoxidil gets in: it irritates, dries and flakes more there, and what is absorbed can make the heart race.',
      '**How:** minoxidil in the morning on dry, whole skin of the beard or scalp, hands washed after it, four hours before anything else there. Retinol at night on the rest of the face, a pea, two nights a week at first; keep it off the beard area.',
      'Minoxidil on the beard is off its label: speak with a pharmacist or doctor first, above all with a heart trouble or blood pressure tablets. Keep it from children, pets and the pillow. Neither in pregnancy.',
      'Sore, weeping or very flaky: pause both, plain moisturiser, one back at a time. Racing heart, dizziness, swollen hands or face: stop, and a doctor the same day.',
    ],
    suggestions: ['How do I start retinol?', 'Which moisturiser for dry skin?'],
  },
  {
    asks: [
      /\b(?:plumper\w*|plumping|(?:pepper\w*|chilli|cinnamon) (?:lip|gloss|balm)|too faced lip|lip injection (?:gloss|extreme|maximum)|lip volumi[sz]er)\b/,
      /\b(?:tingl\w*|sting\w*|burn\w*|puff\w*|swell\w*|swol\w*|normal|safe|bad|red|ok|okay|good|warm|work\w*|really)\b/,
    ],
    not: /\b(?:throat|tongue|breath\w*|hives|face|eyes?|blister\w*|still (?:swollen|after|burning)|hours|days)\b/,
    says: [
      '**Yes, for a short time that is how it is meant to work: peppermint, menthol, cinnamon or chilli irritates the lips a little, more blood flows in, and they tingle and look fuller for half an hour or so.** They do not grow.',
      'It stays harmless while it only tingles and is gone within the hour. Used daily it can dry, crack and darken lips.',
      '**Not** on cracked lips, cold sores, eczema round the mouth, or when you react to mint or cinnamon. Sting too strong? Wipe it off with oil or petroleum jelly, rinse with cool water.',
      '**Stop for good** with itching, blisters, peeling or swelling that stays. Swelling beyond the lips, tongue or throat, hives, or trouble breathing: 112 or 10177 at once.',
    ],
    suggestions: ['What makes lips look fuller safely?', 'What helps dry lips?'],
  },
]

/** The plain answer to a short question of use beside a treatment; undefined elsewhere. */
export const besideTreatment = (asked: Asked): Draft | undefined =>
  asked.situation.conditions.has('under-12') ? undefined : answerOf(rows, asked)
