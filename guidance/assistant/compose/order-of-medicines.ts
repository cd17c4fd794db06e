import { pattern } from '../../text/pattern.ts'
import type { Asked, Draft } from './draft.ts'
import { expects } from './lines.ts'
import { answerOf, type ReadyRow, waysSaid } from './ready-rows.ts'

// "The clindamycin lotion: under or on top of my moisturiser?", "Elocon and aqueous cream, in what order?": a prescribed cream beside what everybody uses.
// The order is told, and that it dries first; how much and how long stays with the label. Source: general dermatology.

const steroid =
  /\b(?:steroid\w*|cortisone|kortisoon\w*|hydrocortisone|betamethasone|betnovate|persivate|lenovate|dermovate|clobetasol|elocon|mometasone|advantan|fluticasone|cutivate)\b/
const antibiotic =
  /\b(?:clindamycin|dalacin|zineryt|erythromycin|duac|clindoxyl|metronidazole|rozex|ivermectin cream|soolantra|finacea|skinoren|mupirocin|bactroban|fusidic|fucidin)\b/
const antifungal =
  /\b(?:ketoconazole|nizoral|clotrimazole|canesten|miconazole|terbinafine|lamisil|antifungal|anti fungal)\b/
const calcineurin = /\b(?:tacrolimus|protopic|pimecrolimus|elidel|calcipotriol|dovonex|daivobet)\b/
const hydroquinone = /\b(?:hydroquinone|hydroquinon|hq)\b/
const someCream = pattern`\b(?:(?:cream|lotion|gel|ointment|solution|salf|room|treatment|medicine|medication|meds)(?: \S+){0,4} (?:doctor|dr|doc|derm\w*|clinic|gp|dokter|kliniek|prescribed|script)|(?:doctor|dr|doc|derm\w*|clinic|gp|dokter|kliniek|prescri\w+)(?:s)?(?: \S+){0,5} (?:cream|lotion|gel|ointment|solution|salf|room)|
  (?:doctor|dr|doc|derm\w*|clinic|gp|dokter|kliniek)s? (?:gave|prescribed|put|gives|het) (?:me|my|us|my \w+)? ?\w+|
  prescri\w+ (?:acne |eczema )?(?:cream|lotion|gel|ointment)|medicated (?:cream|lotion|gel|ointment))\b`
const beside =
  /\b(?:moisturi[sz]\w*|aqueous|vaseline|petroleum jelly|emollient|sunscreen|spf|sun ?block|sonskerm|make ?up|foundation|(?:body|face) (?:lotion|cream|butter|oil)|epimax|cetaphil|cerave|qv|glycerine?|serum|bevogtiger)\b/
const ofMoisture =
  /\b(?:moisturi[sz]\w*|lotion|aqueous|vaseline|petroleum jelly|cream|emollient|body (?:lotion|cream|butter)|epimax|cetaphil|cerave|qv|glycerine?|oil|serum|sunscreen|spf|make ?up|foundation|room|bevogtiger)\b/
const asksOrder = pattern`
  \b(?:on top|which (?:one )?on top|before|after|first|last|order|under|underneath|over|on top|top of|layer\w*|sequence|between|wait\w*|voor|na|eerste|eers|onder|bo op|bo oor|volgorde|wag|where (?:do|does|must|should)|how long between|same time|how must i use (?:them|both)|together)\b`
const asks =
  /\b(?:then|dan|do|does|can|must|should|which|what|how|when|where|is|or|may|kan|moet|mag|watter|wat|hoe|waar)\b/
const notOrder =
  /\b(?:pregnan\w*|breast ?feed\w*|swallow\w*|mix (?:it|them) (?:in|into)|how long (?:until|till|before) (?:it|they)|years? ago|stop(?:ped)? using|burn\w*|rash|swollen|infect\w*|after (?:\d+ )?(?:days?|weeks?|months?)|(?:before|after) (?:shaving|waxing|gym|swimming|sex|birth))\b/
const label =
  'The pharmacy label and whoever prescribed it have the last word. Stinging, peeling or a rash: leave the rest out first and ask there.'

const rows: readonly ReadyRow[] = [
  {
    asks: [
      /\b(?:wash|rinse|wipe|take|was) (?:it |the \S+ |my \S+ |\S+ )?off\b/,
      new RegExp(`${steroid.source}|${antibiotic.source}|${calcineurin.source}`),
      /\b(?:before|sunscreen|spf|moisturi\w*|make ?up|morning)\b/,
    ],
    not: /\b(?:burn\w*|rash|reaction|eye)\b/,
    says: [
      '**No, you need not wash it off: let it sink in, and put the rest over it, sunscreen last.** What was put on at night is washed off with your usual mild wash in the morning; that is enough.',
      'With a steroid (cortisone) cream leave about half an hour before a moisturiser or sunscreen, so that it is not spread about; with a gel or lotion five to ten minutes until it is dry.',
      'By day sunscreen SPF 30–50 on the place if it shows: treated skin marks and burns more easily.',
      label,
    ],
    suggestions: ['In what order do I use my products?', 'How long may I use a steroid cream?'],
  },
  {
    asks: [steroid, ofMoisture, asksOrder, asks],
    not: new RegExp(
      `${notOrder.source}|\\b(?:mix\\w*|glow\\w*|lighten\\w*|lighter|whiten\\w*|even (?:skin )?tone|fair\\w*|complexion|dark (?:spots?|marks?)|knuckles|face|gesig|bab(?:y|ies)|newborn|toddler|child|kid|my (?:son|daughter|friend|sister))\\b`,
    ),
    says: [
      '**Either may go first, as long as about half an hour lies between: mostly the steroid (cortisone) first, thinly and only on the sore patches, then moisturiser half an hour later over everything.**',
      'Straight on top of each other the moisturiser thins the medicine and spreads it over skin that needs none. Do not mix the two in the hand or the pot.',
      '**Easy way:** moisturise after the bath, wait half an hour, then the steroid where you were told; by day sunscreen last on what shows.',
      'The moisturiser goes on as often as you like, the steroid only as often and as many days as the label says. Not on the face or eyelids unless that was said.',
    ],
    suggestions: ['How long may I use a steroid cream?', 'Which moisturiser for eczema?'],
  },
  {
    asks: [calcineurin, ofMoisture, asksOrder, asks],
    not: notOrder,
    says: [
      '**The medicine first, thinly on dry skin, and moisturiser half an hour later; or moisturiser first and the medicine about two hours after it.** Put on together, the cream thins it and carries it to other places.',
      'Burning or warmth in the first days is common and mostly fades within a week; very hot showers and drinks make it stronger.',
      'Do not cover it with plasters, wash your hands after, and keep sun off that skin: clothes first, and sunscreen SPF 30–50 once it has sunk in.',
      label,
    ],
    suggestions: ['Which moisturiser for eczema?', 'May I use sunscreen with it?'],
  },
  {
    asks: [
      hydroquinone,
      /\b(?:sun ?screen|spf|sun ?block|sonskerm|moisturi[sz]\w*|lotion|cream|make ?up)\b/,
      asksOrder,
      /\b(?:derm\w*|doctor|doc|dr|clinic|prescri\w*|script|pharmac\w*|dokter)\b/,
    ],
    not: notOrder,
    says: [
      '**Under: the prescribed hydroquinone goes on clean, dry skin first, only on the dark patches, and sunscreen always goes over it, last.** Let it dry for a few minutes, then moisturiser, then sunscreen.',
      'Many are told to use it at night; then sunscreen follows next morning all the same, SPF 50, tinted if you can, again every two hours outdoors. Without it the patches darken again.',
      'No benzoyl peroxide on the same skin (it can stain), no scrubs or acids unless the prescriber said so.',
      'Only for as long as was prescribed, with checks. Burning, blue-grey or darker skin, or a baby hoped for or on the way: stop and call the prescriber. Never a cream from the street.',
    ],
    suggestions: ['Which tinted sunscreen for dark marks?', 'How long may hydroquinone be used?'],
  },
  {
    asks: [antifungal, ofMoisture, asksOrder, asks],
    not: /\b(?:shampoo|sham|pregnan\w*|swallow\w*|tablets?)\b/,
    says: [
      '**The antifungal first, on clean, fully dry skin, a little beyond the edge of the rash; moisturiser half an hour later, and only around it if the place is damp.**',
      'Pat folds and between the toes dry with a towel of their own before it. Thick grease on damp folds keeps the fungus going; a light lotion is better.',
      'By day sunscreen last on what shows. Wash your hands after.',
      `Go on for as long as the pack says, mostly one to two weeks after it looks clear. No cortisone cream on it unless a doctor says so. ${label}`,
    ],
    suggestions: ['How long until ringworm clears?', 'How do I keep fungus from coming back?'],
  },
  {
    asks: [antibiotic, ofMoisture, asksOrder, asks],
    not: notOrder,
    says: [
      '**The medicine first, on clean, dry skin: let it dry or sink in for five to ten minutes, then moisturiser on top, and in the morning sunscreen, then make-up last.** Over a cream or make-up it hardly reaches the skin.',
      '1. Mild wash, pat dry\n2. The prescribed gel, lotion or cream, a thin layer where you were told; let it dry\n3. A light moisturiser\n4. In the morning sunscreen SPF 30–50, then make-up',
      'If it stings or dries, a thin moisturiser before it is no harm: it still works.',
      `Another active, such as benzoyl peroxide or a retinoid, at the other end of the day unless you were told otherwise. ${label}`,
    ],
    suggestions: ['How long until acne treatment works?', 'May I wear make-up over it?'],
  },
  {
    asks: [someCream, beside, asksOrder, asks],
    not: /\b(?:pregnan\w*|breast ?feed\w*|swallow\w*|tretinoin|retin|adapalene|differin|epiduo|minoxidil|tablets?|pills?|capsules?|injection|drops|burn\w*|rash|infect\w*|shampoo)\b/,
    says: [
      '**What was prescribed goes first, on clean, dry skin: let it dry or sink in for five to ten minutes, then your moisturiser, and in the morning sunscreen last.** On top of a cream it hardly reaches the skin.',
      'Is it a steroid (cortisone) cream or an ointment for eczema? Then leave about half an hour between it and the moisturiser, whichever comes first.',
      'Is it a retinoid gel or cream? At night, on fully dry skin; if it stings, moisturiser first and again after.',
      label,
    ],
    suggestions: ['In what order do I use my products?', 'May I wear make-up over it?'],
  },
]

/** Where a prescribed cream goes among the others; undefined where no order is asked, or a baby forbids the medicine. */
export const orderOfMedicines = (asked: Asked): Draft | undefined => {
  const { heard, situation } = asked
  if (heard.harmed || situation.conditions.has('under-12')) return undefined
  if (heard.cues.has('lighten')) return undefined
  if (expects(situation) && waysSaid(asked).some((said) => hydroquinone.test(said))) return undefined
  return answerOf(rows, asked)
}
