import type { Concern } from '../../knowledge/kinds.ts'
import type { Asked, Sketch } from './draft.ts'
import { concernCalled } from './facts.ts'
import { basics } from './lines.ts'

// A remedy of the house on a trouble that is named: the verdict first, then what serves. Source: general, and household.json.

/** What strips, burns or clogs, whatever it is put on for. */
const harsh = new Set([
  'camphor-cream',
  'dettol',
  'laundry-soap',
  'lemon',
  'baking-soda',
  'toothpaste',
  'vinegar',
  'urine',
])

const breaksOut: readonly Concern[] = ['acne', 'oiliness', 'pores']
/** What there is to say of a milder thing on a trouble; with no troubles given, on any. The first row that fits. */
const verdicts: readonly { id: string; on?: readonly Concern[]; verdict: string }[] = [
  { id: 'tissue-oil', on: breaksOut, verdict: 'Rather not on skin that gets pimples: it is scented and heavy' },
  { id: 'tissue-oil', on: ['dehydration'], verdict: 'Yes, a few drops on damp skin soften it, as any plain oil does' },
  { id: 'tissue-oil', verdict: 'No, it is not known to fade marks, scars or lines' },
  {
    id: 'vaseline',
    on: breaksOut,
    verdict: 'Not on an oily face or on the pimples themselves; on dry patches it is fine',
  },
  {
    id: 'vaseline',
    on: ['dehydration'],
    verdict: 'Yes, little keeps water in better, thinly over damp skin or a cream',
  },
  { id: 'vaseline', on: ['redness'], verdict: 'Yes, hardly anything is gentler: a thin layer over damp skin' },
  { id: 'vaseline', verdict: 'No harm, and no cure: it keeps skin soft and fades nothing' },
  {
    id: 'aqueous-cream',
    on: ['dehydration', 'redness'],
    verdict: 'Rather not left on: to wash with and rinse off at most',
  },
  { id: 'aqueous-cream', verdict: 'It does little: it washes, and treats nothing' },
  { id: 'honey', on: ['dehydration'], verdict: 'For a few minutes it moistens; a plain cream does more' },
  { id: 'honey', verdict: 'It does little: mild for most, and hardly proven' },
  { id: 'ice', on: ['acne'], verdict: 'Only a little: wrapped in cloth for a minute it calms a sore pimple' },
  { id: 'ice', verdict: 'No, ice changes nothing there that lasts' },
  { id: 'calamine', on: ['dehydration'], verdict: 'No, calamine dries skin further' },
  { id: 'calamine', verdict: 'Not as a treatment: it cools an itch for an hour' },
  { id: 'rice-water', verdict: 'Hardly: rice water is mild, and nothing is proven' },
  { id: 'egg', verdict: 'No, nothing of it lasts, and raw egg carries germs' },
  { id: 'turmeric', verdict: 'Rather not: it stains, can cause allergy, and little is proven' },
  { id: 'snail-mucin', on: ['dehydration', 'redness'], verdict: 'Yes, it moistens and soothes, if you like it' },
  { id: 'snail-mucin', verdict: 'It does little more than moisten' },
  { id: 'collagen', verdict: 'Not as people hope: on skin it holds water, and that is all' },
]
const instead: Partial<Record<Concern, string>> = {
  acne: 'benzoyl peroxide 2.5% or salicylic acid, a thin dab on the spot at night, or a pimple patch; a mild wash, and hands off',
  'dark-spots': 'sunscreen, SPF 30–50, every morning, and niacinamide or azelaic acid for some months',
  dehydration: 'a plain, fragrance-free cream on damp skin',
  oiliness: 'a mild wash twice a day, a light gel cream, and niacinamide or salicylic acid',
  dullness: 'a moisturiser with glycerin, sunscreen, and a mild acid once or twice a week',
}

/** "Zam-Buk on pimples, yes or no?": the verdict on a single thing of the house, and what serves; undefined where another thing or no trouble is named. */
export const kitchenOnTrouble = ({ heard: { household, concerns, things } }: Asked): Sketch | undefined => {
  const [concern] = concerns
  const [one, second] = household
  if (concern === undefined || one === undefined || things.length > 0) return undefined
  const helps = `**What does help:** ${instead[concern] ?? basics}.`
  if (harsh.has(one.id))
    return {
      paragraphs: [
        `**No, better not for ${concernCalled[concern]}, however long it has been in the house.** ${one.says}`,
        helps,
        'Once does no lasting harm: wash it off with a mild wash and lukewarm water, and let skin rest.',
      ],
      things: [],
    }
  const row =
    second === undefined
      ? verdicts.find(({ id, on }) => id === one.id && (on === undefined || on.includes(concern)))
      : undefined
  return row === undefined
    ? undefined
    : {
        paragraphs: [
          `**${row.verdict}.** ${one.says}`,
          helps,
          'Try anything new on a small patch for some days; stop if it burns, itches or brings spots.',
        ],
        things: [],
      }
}
