import type { Asked, Draft } from './draft.ts'
import { expects } from './lines.ts'
import { answerOf, type ReadyRow } from './ready-rows.ts'

// "Is 0.025 tretinoin weak?", "Differin 0.1 or 0.3", "how strong is hydrocortisone 1%": how the strengths of a medicine stand to each other. Which is taken,
// and how much, stays with whoever prescribes. Source: general dermatology and the leaflets.

const strength =
  /(?:\b0[ .,]\d+\b|\b(?:[1235]|10|15|20)(?: percent)?\b(?! (?:days?|weeks?|months?|years?|nights?|times|x|min\w*))|\b(?:percent\w*|strong\w*|strength|weak\w*|mild\w*|highest|lowest|concentration|potent|sterk\w*|sterkte)\b)/
const asks =
  /\b(?:is|are|how|which|what|or|vs|better|enough|too|stronger|weaker|strong|weak|start|difference|ok|okay|good|beginn\w*|must|should|watter|hoe|sterk\w*)\b/
const who = 'Which one is yours the prescriber or pharmacist decides by your skin; do not go up by yourself.'

const rows: readonly ReadyRow[] = [
  {
    asks: [/\b(?:tretin\w*|retin a|retacnyl|retina)\b/, strength, asks],
    not: /\b(?:peel\w*|flak\w*|stop|carry on|normal|purg\w*|days|weeks|adapalen\w*|differin|retinol|retinal|tazaroten\w*|how (?:often|long|many|much)|pregnan\w*|(?<!start |begin |started )with|price|cost|buy)\b/,
    says: [
      '**0.025% is the mild strength of tretinoin and a usual one to begin with; 0.05% is the middle, 0.1% the strong one.** Weak it is not: even 0.025% works more than retinol from a shop, and over a year the stronger ones gain little and sting far more.',
      '**How:** as your prescriber said; mostly a pea for the whole face at night, on dry skin, two nights a week at first, moisturiser before or after. Flaking in the first six weeks is usual.',
      `**Stronger?** Only when skin has been calm on it for about three months. ${who}`,
      'Sunscreen SPF 30–50 every morning. Not in pregnancy or when trying for a baby.',
    ],
    suggestions: ['How do I start tretinoin slowly?', 'Moisturiser before or after tretinoin?'],
  },
  {
    asks: [/\b(?:adapalen\w*|differin|epiduo)\b/, strength, asks],
    not: /\b(?:peel\w*|flak\w*|stop|carry on|normal|purg\w*|days|weeks|tretin\w*|retin a|retinol|how (?:often|long|many|much)|pregnan\w*|(?<!start |begin |started )with|price|cost|buy)\b/,
    says: [
      '**0.1% is the usual strength of adapalene and the one to begin with; 0.3% is stronger, for acne that 0.1% has not cleared in about three months.** It flakes and stings more.',
      '**How:** a pea for the whole face at night on dry skin, every second night at first, moisturiser after, or before and after where it stings. Twelve weeks before you judge.',
      `With benzoyl peroxide in the same gel (0.1% or 0.3% with 2.5%) it does more against red pimples, and bleaches cloth. ${who}`,
      'Sunscreen SPF 30–50 every morning. Not in pregnancy or when trying for a baby.',
    ],
    suggestions: ['How do I start adapalene slowly?', 'What helps when adapalene peels?'],
  },
  {
    asks: [/\b(?:hydrocortisone|hidrokortisoon|cortisone cream)\b/, strength, asks],
    not: /\b(?:how (?:often|long|many)|weeks?|months?|face|eyes?|eyelids?|baby|child|lighten\w*|lighter|price|cost|buy)\b/,
    says: [
      '**Hydrocortisone 1% is a mild steroid, the weakest of four groups; 0.5% is weaker still.** Betamethasone, mometasone and clobetasol are many times stronger, whatever percentage stands on them: the name tells the strength, the number does not.',
      'Mild does not mean for every day: a thin layer on the itchy patch for the few days on the label, mostly up to a week without a prescriber. A moisturiser several times a day does the lasting work.',
      'Not on eyelids, broken or infected skin, pimples, a ringed rash (it feeds fungus), or to lighten skin; on a face or a child only when a pharmacist or clinic said so.',
      'No better in a week, or back as soon as you stop? Have it seen rather than take a stronger one.',
    ],
    suggestions: ['How long may I use a steroid cream?', 'What helps eczema without steroids?'],
  },
  {
    asks: [
      /\b(?:clobetasol|dermovate|betamethasone|betnovate|persivate|lenovate|mometasone|elocon|fluticasone|advantan|steroid cream)\b/,
      /\b(?:strong\w*|weak\w*|mild\w*|strength|potent|percent|sterk\w*|0[ .,]\d+)\b/,
      asks,
    ],
    not: /\b(?:how (?:often|long|many|much)|face|gesig|lighten\w*|lighter|dark|mix\w*|with|glow|pimples?|acne|can i use|baby|child|price|buy)\b/,
    says: [
      '**The name tells how strong it is, not the number: clobetasol 0.05% is the strongest group of all, betamethasone and mometasone 0.1% are strong, hydrocortisone 1% is mild.**',
      'Strong ones thin the skin within weeks, on face and folds sooner, and flare when they are stopped suddenly after long use. They are prescription medicines for one patch of skin and a set time.',
      '**Prescribed for you?** Only there, as often and as long as the label says, thinly; a plain moisturiser half an hour before or after. Ask before you use it anywhere else.',
      'Not prescribed, or used for weeks already? Show the tube at a pharmacy or clinic within days; do not stop from one day to the next after long use. Never to lighten skin.',
    ],
    suggestions: ['How long may I use a steroid cream?', 'What helps eczema without steroids?'],
  },
  {
    asks: [/\b(?:ketoconazole|nizoral)\b/, strength, asks],
    not: /\b(?:how (?:often|long|many)|tablets?|pregnan\w*|baby|child|price|cost|buy|face)\b/,
    says: [
      '**2% is the usual strength for dandruff that flakes and itches; 1% is milder, for light flakes or to keep it away.** A pharmacist can tell which your shop has without a prescription.',
      '**How:** twice a week for two to four weeks: lather, leave it on the scalp for three to five minutes, rinse, then your usual conditioner on the lengths. Afterwards once every week or two.',
      'Dry, coily or relaxed hair: only on the scalp, and moisturise the lengths after it. Keep it out of the eyes.',
      'No better in four weeks, hair that falls in patches, sore thick scales, or a child’s scaly bald spot: a clinic or pharmacist.',
    ],
    suggestions: ['What keeps dandruff away?', 'How often may I wash braids?'],
  },
  {
    asks: [
      /\bazel\w*\b/,
      strength,
      /\b(?:enough|strong\w*|weak\w*|better|vs|or|which|difference|15|20)\b/,
      /\b(?:15|20|10|melasma|rosacea|prescription|otc)\b/,
    ],
    not: /\b(?:how (?:often|long|many)|when|see|results?|until|work\w*|need a (?:script|prescription)|where|buy|how do i know|time to|niacinamide|kojic|glycolic|salicylic|tranexamic|vitamin c|retinol|pregnan\w*|breast\w*)\b/,
    says: [
      '**10% from a shop is enough to begin with; 15% and 20% are medicines, stronger and better studied for melasma, acne and rosacea.** For light marks 10% does, given three to six months.',
      'For melasma no percentage works without sun protection: tinted sunscreen SPF 50 with iron oxides every morning, renewed every two hours outdoors, and a hat.',
      '**How:** a thin layer on clean, dry skin, every second evening for two weeks, then once or twice a day. A mild itch in the first weeks is usual; burning is not.',
      'No change after three to four months: ask a pharmacist, clinic or dermatologist about the stronger one, rather than put on more.',
    ],
    suggestions: ['Which sunscreen for melasma?', 'What can I use with azelaic acid?'],
  },
  {
    asks: [/\b(?:minoxidil|regaine|rogaine)\b/, /\b(?:2|5)\b/, asks],
    not: /\b(?:how (?:often|long|many)|pregnan\w*|price|cost|buy|beard|months?)\b/,
    says: [
      '**5% works somewhat more than 2%, and irritates and brings hair on the face more; 2% is milder.** Men mostly take 5%, women 2% twice a day or a 5% foam once a day, as the pack says.',
      'The foam stings less than the liquid, which holds propylene glycol. Only on a dry, healthy scalp; wash your hands.',
      'Four to six months before you see it, and it works only as long as it is used. Some shedding in the first two months is usual.',
      'Ask a pharmacist first with a heart condition or blood-pressure tablets. Not in pregnancy, while breastfeeding or under 18. Bald patches, scaling or pain: a clinic first.',
    ],
    suggestions: ['What happens when I stop minoxidil?', 'What else helps thinning hair?'],
  },
]

/** What was prescribed for somebody else is nobody's to take, in any strength. */
const others =
  /\b(?:(?:flat|room|house)mates?|friends?|sister|brother|cousin|neighbours?|mom|aunt\w*|partner|boyfriend|girlfriend|husband|wife|borrow\w*|pinch|share|left ?over|someone|somebody|sells?|selling|black market)\b/

/** How the strengths of a medicine stand to each other; undefined where something else is asked of it. */
export const medicineStrengths = (asked: Asked): Draft | undefined => {
  const { heard, situation } = asked
  if (heard.cues.has('lighten')) return undefined
  return heard.harmed ||
    heard.followsUp ||
    others.test(heard.tokens.join(' ')) ||
    expects(situation) ||
    situation.conditions.has('under-12') ||
    (heard.things.length > 1 && heard.joined !== undefined)
    ? undefined
    : answerOf(rows, asked)
}
