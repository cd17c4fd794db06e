import { phraseFinder } from './phrases.ts'

/** Something people put on skin, or ask about, that is no ingredient of a label: a pack, a kitchen thing, a household name. */
export type Household = { id: string; words: string; /** How an answer shows that it speaks of it. */ named: RegExp; says: string }

/** Written as cue-words.ts is. */
const household: readonly Household[] = [
  {
    id: 'aqueous-cream',
    words: 'aqueous|aques cream|emulsifying ointment',
    named: /aqueous/i,
    says: '**Aqueous cream** is a soap-like emulsion (many packs hold sodium lauryl sulfate): left on, it can irritate eczema and thin the '
      + 'barrier. Use it at most to wash with and rinse it off; for moisturising choose a plain ointment or cream.',
  },
  {
    id: 'vaseline',
    words: 'vaseline|vasaline|vaselin|blue seal|petroleum jelly',
    named: /vaseline|petroleum jelly/i,
    says: '**Vaseline (petroleum jelly)** seals water in, rarely causes allergy and does not clog pores by itself; on oily, breaking-out skin '
      + 'keep it to dry patches.',
  },
  {
    id: 'tissue-oil',
    words: 'tissue oil|bio oil|biooil',
    named: /tissue oil/i,
    says: '**Tissue oil** is mostly mineral and plant oils with scent: it softens, no more than a plain moisturiser does, and is not proven to '
      + 'remove marks or scars.',
  },
  {
    id: 'dettol',
    words: 'dettol|savlon|antiseptic liquid|jik',
    named: /dettol|antiseptic/i,
    says: '**Dettol and other antiseptics** are not for the face or for daily washing: they sting, dry and can burn skin, and do not treat acne.',
  },
  {
    id: 'laundry-soap',
    words: 'sunlight soap|sunlight bar|green bar|green soap|laundry soap|washing powder|dishwashing liquid|handy andy|blue soap',
    named: /sunlight|laundry|household soap|green bar/i,
    says: '**Laundry soap such as Sunlight** is strongly alkaline and dries the face; a soap-free cleanser costs about the same.',
  },
  {
    id: 'camphor-cream',
    words: 'kamferroom|camphor|vicks|zambuk|zam buk|tiger balm|deep heat',
    named: /camphor|vicks|zam/i,
    says: '**Camphor or menthol ointments** only cool and can sting or break out the face: keep them off eyes, lips, broken skin and small children.',
  },
  {
    id: 'lemon',
    words: 'lemon|suurlemoen|lime juice',
    named: /lemon/i,
    says: '**Lemon** is harshly acid, and with sun it can burn, blister and leave dark marks.',
  },
  {
    id: 'baking-soda',
    words: 'baking soda|bicarb|bicarbonate|koeksoda',
    named: /baking soda|bicarb/i,
    says: '**Baking soda** is strongly alkaline and scratchy; it strips the barrier.',
  },
  {
    id: 'toothpaste',
    words: 'toothpaste|tooth paste|colgate|tandepasta',
    named: /toothpaste/i,
    says: '**Toothpaste** burns and marks skin; a pimple patch does the job better.',
  },
  {
    id: 'turmeric',
    words: 'turmeric|tumeric|borrie',
    named: /turmeric/i,
    says: '**Turmeric** stains, can cause allergy, and has little evidence on skin; lemon or bleach mixed in makes it harmful.',
  },
  {
    id: 'rice-water',
    words: 'rice water|fermented rice',
    named: /rice water/i,
    says: '**Rice water** is mild but unproven, and kept for days it grows germs; a niacinamide serum does more.',
  },
  {
    id: 'egg',
    words: 'egg white|eggs',
    named: /egg/i,
    says: '**Raw egg** tightens for minutes, does nothing lasting, and can carry salmonella.',
  },
  {
    id: 'honey',
    words: 'honey mask|honey on|raw honey|heuning',
    named: /honey/i,
    says: '**Honey** holds some water and is mild for most, but evidence on acne is weak; not with a bee-product allergy.',
  },
  {
    id: 'vinegar',
    words: 'acv|vinegar|asyn',
    named: /vinegar/i,
    says: '**Vinegar** is an acid of unknown strength on skin: it burns easily. A finished acid product is safer.',
  },
  {
    id: 'urine',
    words: 'urine|first pee|morning pee',
    named: /urine/i,
    says: '**Urine** carries germs and holds far too little urea to help; use a urea cream.',
  },
  {
    id: 'snail-mucin',
    words: 'snail',
    named: /snail/i,
    says: '**Snail mucin** is a soothing humectant; pleasant, with little evidence beyond moisture.',
  },
  {
    id: 'bleach',
    words: 'same as bleach|like bleach|kind of bleach|is it bleach|a bleach|jik bleach',
    named: /bleach/i,
    says: 'It is **not bleach**: bleach destroys colour and burns skin. Legal cosmetic brighteners only slow new pigment in marks a little; they '
      + 'should not change your own colour, and stop if they sting.',
  },
  {
    id: 'calamine',
    words: 'calamine',
    named: /calamine/i,
    says: '**Calamine** cools an itch for an hour and dries skin; fine on small itchy spots, not as a moisturiser.',
  },
  {
    id: 'self-tan',
    words: 'fake tan|self tan|self tanner|tanning lotion|spray tan',
    named: /tan/i,
    says: '**Self-tan** only stains the top layer and does not protect from the sun.',
  },
  {
    id: 'collagen',
    words: 'collagen',
    named: /collagen/i,
    says: '**Collagen** on skin holds water and cannot replace your own; drinks have small, mostly maker-paid studies. Sunscreen protects your '
      + 'own collagen best.',
  },
  {
    id: 'ice',
    words: 'ice cube|ice roller|ice water',
    named: /\bice\b/i,
    says: '**Ice** (wrapped, a minute) calms a sore pimple and puffiness, and that is all.',
  },
]

const find = phraseFinder(household.map((one): [Household, string] => [one, one.words]))

/** The household names a message says, in its order, each once. */
export const householdIn = (tokens: readonly string[]): Household[] => [...new Set(find(tokens).map(({ means }) => means))]
