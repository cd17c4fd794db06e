import { answerOf, type ReadyRow } from './ready-rows.ts'
import type { Asked, Draft } from './draft.ts'

// "The kitten has a bald patch and now I have a ring on my arm": what passes from fur to people, where somebody has it already and where nobody has. What is put on the animal
// is the vet's (./not-for-them.ts). Source: general.

const animal =
  /\b(?:cats?|kittens?|kitty|dogs?|pups?|puppy|puppies|rabbits?|bunny|hamster|guinea pigs?|calf|calves|horse|pony|pets?|hond|hondjie|kat|katjie)\b/
const sheds =
  /\b(?:bald\w*|los(?:es|ing|t) (?:\w+ )?(?:hair|fur)|(?:hair|fur) (?:is |was )?(?:falling|fell|gone|los\w+)|ringworm|mange|kaal kolle?|omlope|(?:round|scaly|bare) (?:patch\w*|spots?))\b/
/** Bites, fleas and one's own hair have answers of their own. */
const other =
  /\b(?:bit|bites|bitten|scratched (?:me|him|her)|fleas?|ticks?|shampoo|allerg\w*|my (?:\w+ )?hair|my edges|own hair|hair is falling|(?:on|for|to) (?:him|my dog|my cat|the (?:dog|cat|kitten|puppy)))\b/

const rows: readonly ReadyRow[] = [
  {
    asks: [
      animal,
      sheds,
      /\b(?:i|ive|im|my (?:\w+ )?(?:arm|leg|neck|belly|tummy|stomach|face|cheek|chest|back|hand|skin|son|daughter|child|kid|boy|girl|husband|wife|laaitie))\b.{0,60}\b(?:rings?|round|circles?|circular|scaly|itchy (?:patch|spot|mark|ring)|patch)\b/,
    ],
    not: other,
    says: [
      '**A round, itchy, scaly ring beside a pet that loses fur is often ringworm, a fungus: ask a pharmacist for an antifungal cream (clotrimazole, miconazole or terbinafine).** It can look like eczema, so show it.',
      '**How:** thinly on the ring and two centimetres around it, as the pack says, for one to two weeks after it has gone. Own towel and bedding, washed hot; covered at school and sport; hands washed after touching the animal.',
      'The pet goes to the vet and is treated to the end, or it comes back. No steroid cream, bleach or vinegar: a steroid makes fungus spread, the others burn.',
      'On the scalp, beard or a baby, many rings, pus, or no better in two weeks: a clinic, as it may take tablets.',
    ],
    suggestions: ['Can a child with ringworm go to school?', 'How do I wash bedding after ringworm?'],
  },
  {
    asks: [
      animal,
      sheds,
      /\b(?:of us|(?:we|us|our|i|kids|children|family|people|humans?) (?:\w+ ){0,3}(?:catch|catching|get|getting)|catch(?:ing)? (?:it|that|this)|our (?:own )?(?:skin|hands|house|home)|in the house|protect (?:ourselves|us|the kids|myself)|contagious|pass(?:es)? (?:it )?(?:on )?to)\b/,
    ],
    not: other,
    says: [
      '**Wash hands after every touch, keep the animal off beds and sofas until the vet says that it is clear, and look over everybody’s skin and scalp once a week.** Nobody needs a cream while there is no mark.',
      'Ringworm passes by fur, brushes, bedding and towels: wash them hot, vacuum often, give the animal its own blanket, and wear gloves for its medicine.',
      '**Watch for** a round, scaly, itchy ring: an antifungal cream from a pharmacist clears most within weeks. A scaly, bald patch on a child’s head needs a clinic and tablets.',
      'Treat the animal to the end, also once its fur looks well. No steroid cream on a ring: fungus grows on it.',
    ],
    suggestions: ['What does ringworm look like on dark skin?', 'Can a child with ringworm go to school?'],
  },
]

/** What to do about a ring that a pet may have brought, or before it brings one; undefined where no pet sheds, or the animal itself is to be treated. */
export const fromAnimals = (asked: Asked): Draft | undefined => answerOf(rows, asked)
