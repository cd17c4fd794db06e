import type { Family } from '../../knowledge/kinds.ts'
import { pattern } from '../../text/pattern.ts'
import type { Thing } from '../understand/things.ts'
import { asksOfHarm, type Asked, calledAll, is, saidIn, type Sketch } from './draft.ts'
import { isActive, isMedicine, isOf, isRetinoid, objection, whoOf } from './lines.ts'

/** What plain care for a child is made of. */
const forYoungSkin: readonly Family[] = [
  'humectant',
  'occlusive',
  'emollient',
  'ceramide',
  'cholesterol',
  'fatty-acid',
  'fatty-alcohol',
  'plant-oil',
  'butter',
  'wax',
  'mineral-oil',
  'silicone',
  'soothing',
  'uv-filter-mineral',
  'surfactant',
  'emulsifier',
  'preservative',
  'thickener',
]

/** What a pharmacist may put forward for the first pimples. */
const forPimples = ({ ingredient }: Thing): boolean =>
  ['benzoyl-peroxide', 'salicylic-acid', 'niacinamide', 'azelaic-acid'].includes(ingredient?.id ?? '')

/** Asks whether something may go on a child, and not what. */
const asksMay = pattern`
  \b(?:can|may|could|should|kan|mag) (?:i|we|my|she|he|they|an?|bab(?:y|ies)|kids?|children|toddlers?|ek)\b(?!.*\bwhat\b)|^(?:is|are) (?!there)|
  \b(?:ok|okay|safe|fine|veilig) (?:for|to|on|vir)\b`
/** What is harsh on any skin, and most of all on a child's. */
const harshOnSmall = new Set([
  'dettol',
  'laundry-soap',
  'camphor-cream',
  'lemon',
  'baking-soda',
  'toothpaste',
  'vinegar',
  'urine',
  'bleach',
  'self-tan',
  'turmeric',
  'egg',
  'ice',
])

/** What suits the skin of a child or a teenager: of the things that are named, or in general. */
export const forChild = (asked: Asked): Sketch => {
  const { things, years, household } = asked.heard
  const harsh = household.find(({ id }) => harshOnSmall.has(id))
  const [thing] = things
  const mild = thing === undefined || isOf(thing, ...forYoungSkin)
  const barred = thing !== undefined && objection(asked.knowledge, thing, asked.situation)?.tone === 'avoid'
  const actives = things.filter((one) => isActive(one) || isMedicine(one))
  const base = {
    sources: ['bad', 'sccsSA', 'general'],
    suggestions: ['Which sunscreen for a child?', 'What may a teenager use for pimples?'],
  }
  if (years === undefined ? !whoOf(asked).includes('teen') || asked.situation.conditions.has('under-12') : years < 13) {
    const pimples = asked.heard.concerns.includes('acne') && years !== 12
    return {
      ...base,
      ...(actives.length > 0 && { things: [] }),
      // Pimples before twelve are to be looked at, and so is a child who has been brought to actives.
      ...((pimples || (actives.length > 0 && (years ?? 12) < 12)) && { level: 'routine' as const }),
      paragraphs: [
        years === 12 && things.every(forPimples) && things.length > 0
          ? `**Ask a pharmacist or clinic first: at twelve ${calledAll(things)} can be right for pimples, at the lowest strength.**`
          : actives.length > 0 && actives.every((one) => one.ingredient?.id === 'niacinamide')
            ? '**No need for it: niacinamide harms no child, but young skin is better off without.**'
            : actives.length > 0
              ? `**No, not for a child: leave ${calledAll(actives.slice(0, 4))} out.**`
              : harsh !== undefined
                ? `**No, keep that off a child’s skin${
                    harsh.id === 'camphor-cream' ? ': under two years camphor and menthol can make breathing hard' : ''
                  }.**`
                : thing !== undefined && isOf(thing, 'soap')
                  ? '**Best a soap-free, fragrance-free wash, or an emollient in its place: soap dries a child’s skin, and with eczema most of all.**'
                  : thing === undefined && pimples
                    ? '**Let a clinic or doctor look first: pimples before twelve are mostly early puberty, but can have another cause.**'
                    : thing === undefined && asksMay.test(saidIn(asked))
                      ? '**Usually yes, if it is mild, plain and fragrance-free: a child’s skin needs no more than a ' +
                        'gentle wash and a thick, simple cream.**'
                      : thing === undefined
                        ? '**Keep a child’s skin plain: a mild wash and a plain, thick, fragrance-free cream or ointment.**'
                        : isOf(thing, 'uv-filter-organic')
                          ? `**From six months usually fine, though a mineral one (zinc oxide, titanium dioxide) is the first choice: ` +
                            `${thing.called} stings eyes and small skin sooner.**`
                          : mild && barred
                            ? `**Not as a habit: a plain cream without it comes first; ask a pharmacist or clinic before ${thing.called} goes on small skin.**`
                            : mild
                              ? `**Usually fine in a plain, fragrance-free product: ${thing.called} ${is(thing)} mild.**`
                              : `**Better not: a child’s skin has no need of ${thing.called}.**`,
        'Young skin is thinner; actives, anti-ageing products and scent bring it stinging, rashes and dryness.',
        `**What is enough:** a gentle, fragrance-free cleanser, a plain moisturiser twice a day and after the bath, shade and clothes${
          (asked.situation.babyMonths ?? 6) < 6
            ? '; no sunscreen before six months.'
            : ', and a mineral sunscreen, SPF 30–50.'
        }`,
      ],
      extras: [
        'Pimples under 12, a rash or eczema: let a clinic or doctor look before you buy anything.',
        'Keep products out of reach; if one is swallowed, call the Poisons Information Helpline, 0861 555 777.',
      ],
    }
  }
  const strong = things.find(isRetinoid)
  return {
    ...base,
    paragraphs: [
      thing === undefined &&
      /\b(?:anti ?ag(?:e|ei?ng)\w*|wrinkles?|mature|collagen|lifting|firming)\b/.test(saidIn(asked))
        ? '**Better not: anti-ageing creams bring young skin nothing but irritation.**'
        : strong === undefined
          ? `**${
              asksOfHarm(asked.heard)
                ? 'Not usually, if it is mild and used slowly'
                : actives.length === 0
                  ? 'Yes'
                  : 'Usually yes, mildly and slowly'
            }: ` +
            `${thing === undefined ? 'a plain routine suits teenage skin' : `${thing.called} can suit teenage skin`}.**`
          : `**Not without advice: ${strong.called} for a teenager is for a doctor or pharmacist to suggest.**`,
      'Teenage skin needs a gentle wash, a light moisturiser and sunscreen, SPF 30–50. For pimples, one active at a time: salicylic acid 0.5–2% or ' +
        'benzoyl peroxide 2.5% every second day at first.',
      'Anti-ageing serums, strong acids and scrubs bring nothing at this age but irritation.',
    ],
    extras: [
      'See a clinic, GP or dermatologist for deep, painful or scarring pimples, or when they weigh on the mood.',
    ],
  }
}
