import type { ShortAsk } from '../understand/short-asks.ts'
import type { Thing } from '../understand/things.ts'
import { calledAll, capital, is, it } from './draft.ts'
import { insteadOf } from './expecting.ts'
import { strengthOf, usageOf } from './facts.ts'
import { isMedicine } from './lines.ts'

// Short turns after a no: something that a baby forbids, or skin that is sore. How, when and for which skin is asked in vain until the no is over.
// Sources: the pregnancy notes of the ingredients; general dermatology practice.

/** After “leave it out in pregnancy”. */
export const afterForbidden = (
  ask: ShortAsk,
  [thing, ...more]: readonly Thing[],
  stage: string,
): readonly string[] | undefined => {
  if (thing === undefined) return undefined
  const name = calledAll([thing, ...more])
  const stand = insteadOf(undefined)
  const not = (what: string): string[] => [
    `**${what}: ${name} ${more.length > 0 ? 'stay' : thing.plural ? 'stay' : 'stays'} out ${stage}.** Time, amount and strength do not change that, as no safe amount is known.`,
    stand,
    `Used some before you knew? Stop, and tell your midwife or doctor.`,
  ]
  switch (ask) {
    case 'night':
      return not('Not at night either')
    case 'morning':
      return not('Not in the morning either')
    case 'often':
      return not('Not at all')
    case 'strength':
      return not('No strength, not even a low one')
    case 'place':
      return not('Not on the body either')
    case 'oily':
    case 'dry':
    case 'sensitive':
    case 'deep':
      return not('No, whatever your skin is like')
    case 'long':
      return [
        `**${capital(name)} can wait until after the pregnancy, and until you no longer breastfeed; ask before you go back to ${it(thing)}.**`,
        stand,
        `What you use meanwhile takes as long as it does otherwise: 8–12 weeks for pimples, months for marks.`,
      ]
    case 'without':
    case 'skip':
    case 'other':
    case 'first':
      return [
        `**Yes, do without ${name}; nothing on your skin gets worse for it.**`,
        stand,
        `It may come back after the baby and after breastfeeding: ask then.`,
      ]
    case 'cheaper':
      return [
        `**What is cheap and fine now: a plain moisturiser, sunscreen SPF 30–50, and niacinamide; ${name} ${more.length > 0 ? 'are' : is(thing)} not needed.**`,
        stand,
        `House brands of pharmacies and supermarkets do as well: read the list for retinol, retinal and retinyl.`,
      ]
    case 'sunscreen':
      return [
        '**Yes, sunscreen is fine in pregnancy, and worth it: melasma comes easily now.** Many choose a mineral one (zinc oxide, titanium dioxide), best tinted, SPF 30–50.',
        'The last step every morning, two finger lengths for face and neck, again every two hours outdoors.',
        `${capital(name)} ${more.length > 0 ? 'stay' : 'stays'} out.`,
      ]
    case 'why':
      return [
        `**Because vitamin A medicines taken by mouth can harm an unborn baby, and for what is put on skin no safe amount is known.**`.replace(
          /^.*$/,
          (line) =>
            thing.families.includes('retinoid') || thing.families.includes('retinoid-medicine')
              ? line
              : `**Because too little is known of ${name} ${stage} to call it safe.**`,
        ),
        'Little passes through skin, so there is no reason to be frightened if you used some; there is only no reason to take the risk.',
        stand,
      ]
    default:
      return undefined
  }
}

/** After “ask first” in pregnancy: the same caution, turned to what is asked now. */
export const afterAskFirst = (ask: ShortAsk, [thing]: readonly Thing[]): readonly string[] | undefined => {
  if (thing === undefined || isMedicine(thing)) return undefined
  const { called } = thing
  const { often, time, takes } = usageOf(thing)
  const ends = [
    `*Why ask:* a little of ${called} passes through skin; how much depends on the strength, the area and how long it stays on. A mild wash that is rinsed off counts for least.`,
    'Fine without asking: azelaic acid, niacinamide, a plain moisturiser, and a mineral sunscreen, SPF 30–50, every morning.',
  ]
  switch (ask) {
    case 'night':
    case 'morning':
      return [
        `**Once they agree, ${ask === 'night' && time.includes('night') ? 'at night' : time} is fine; the time of day makes no difference to the baby.** Your midwife, pharmacist or doctor comes first.`,
        ...ends,
      ]
    case 'often':
      return [
        `**Rather seldom, once they agree: two or three times a week at most, on a small area.** What is usual without a baby on the way is ${often}.`,
        ...ends,
      ]
    case 'strength':
      return [
        `**The lowest there is, once they agree, and only on a small area${strengthOf(thing) === undefined ? '' : `; ${strengthOf(thing)} is what cosmetics have`}.** No peels and no strong pads now.`,
        ...ends,
      ]
    case 'place':
      return [
        `**Better not on a large area such as back, legs or chest: the larger the area, the more passes through.** A small spot, once your midwife, pharmacist or doctor agrees.`,
        ...ends,
      ]
    case 'long':
      return [`**It takes as long as otherwise: ${takes}.** So it is no quick help now; ask before you begin.`, ...ends]
    case 'why':
      return [`**Because ${called} is a matter of strength and area in pregnancy.**`, ...ends]
    case 'oily':
    case 'dry':
    case 'sensitive':
    case 'deep':
      return [
        `**The same for every skin: ask first, because it is the baby that counts here and not the skin type.**`,
        ...ends,
        ...(ask === 'deep' ? ['Begin slowly: irritation leaves dark marks on deeper skin.'] : []),
      ]
    case 'sunscreen':
      return [
        '**Yes, sunscreen is fine in pregnancy, and worth it: melasma comes easily now.** Many choose a mineral one, best tinted, SPF 30–50.',
        'The last step every morning, two finger lengths for face and neck, again every two hours outdoors.',
        `${capital(called)} still only once you have asked.`,
      ]
    default:
      return undefined
  }
}

const calm =
  'Until then only lukewarm water or a mild wash, a plain fragrance-free moisturiser or petroleum jelly, and shade.'
const seen = 'Blisters, weeping, swelling, eyes that burn, or no better in a few days: pharmacist or clinic.'

/** "And benzoyl peroxide instead?" while skin is sore. */
export const notNowEither = ({ called }: Thing): readonly string[] => [
  `**Not yet, ${called} neither: sore skin wants no active at all, whichever it is.** Another one only stings in another way.`,
  calm,
  `**Later:** once nothing has stung for a week, ${called} on a small patch, then one evening a week.`,
  seen,
]

/** Told that scent is not borne, whatever was spoken of. */
export const withoutScent = (spoken: string | undefined): readonly string[] => [
  `**Yes, it does: no fragrance for you from now on; I keep to that here.** What I said${spoken === undefined ? '' : ` of ${spoken}`} stays, as long as the product is fragrance-free.`,
  'On labels it is called parfum, fragrance, aroma, essential oil, limonene, linalool or citral. “Unscented” may still hold a masking scent, and natural oils count too.',
  'Perfume goes on clothes, not on skin. Try anything new on the inside of the arm for three days.',
  'Swollen lips or eyes, wheezing or faintness: call 112 or 10177 at once.',
]

/** After something has made skin sore. */
export const afterSore = (
  ask: ShortAsk,
  [thing]: readonly Thing[],
  product?: string,
): readonly string[] | undefined => {
  const name = thing?.called ?? (product === undefined ? 'it' : `that ${product}`)
  const later =
    thing === undefined
      ? 'once nothing has stung for a week, on a small patch first; stings it again, leave it for good and keep the label'
      : isMedicine(thing)
        ? 'once it is calm, ask your pharmacist or prescriber how to go on'
        : `once nothing has stung for a week: a small patch first, a lower strength, then ${usageOf(thing).when === 'night' ? 'one evening a week' : 'once or twice a week'}`
  const notYet = (what: string): string[] => [
    `**${what}: ${thing === undefined && product !== undefined ? `${name} and every active stay off` : `no ${thing === undefined ? 'active' : name} at all`} until your skin is calm.** That mostly takes a few days, two to four weeks where the barrier is worn.`,
    calm,
    `**Later:** ${later}.`,
    seen,
  ]
  switch (ask) {
    case 'night':
      return notYet('Not at night either')
    case 'morning':
      return notYet('Not in the morning either')
    case 'often':
      return notYet('Not for now')
    case 'strength':
      return notYet('None for now, not even a weak one')
    case 'place':
      return notYet('Not there either')
    case 'skip':
    case 'without':
    case 'first':
      return notYet('Leave all actives off for now')
    case 'oily':
    case 'dry':
    case 'sensitive':
      return [
        `**First let it calm down, whatever your skin type; then the rest.** ${calm}`,
        ask === 'oily'
          ? 'A light gel moisturiser will do on oily skin; no drying washes, toners or clay to “fix” the shine now.'
          : 'A thicker cream with ceramides or glycerin, several times a day, does most now.',
        seen,
      ]
    case 'deep':
      return [
        `**On dark skin it matters even more to calm it soon: what is left after soreness is a dark mark.** ${calm}`,
        'Marks that come all the same fade over three to six months under a daily sunscreen, SPF 30–50, best a tinted one; do not scrub or peel them.',
        `**${capital(name)} later:** ${later}.`,
        seen,
      ]
    case 'cheaper':
      return [
        '**What helps most now is cheap: petroleum jelly, or a plain fragrance-free moisturiser, and lukewarm water.** Nothing that works needs buying until skin is calm.',
        `${calm} No perfumed lotion, no home remedy.`,
        seen,
      ]
    case 'sunscreen':
      return [
        '**Yes, as soon as it does not sting: a mineral, fragrance-free one, SPF 30–50, by day.** Until then shade, a hat and clothes, for sore skin burns and marks sooner.',
        'Pat it on over moisturiser, and take it off with a mild wash and lukewarm water.',
        `No ${thing === undefined ? 'active' : name} until skin is calm. ${seen}`,
      ]
    case 'scent':
      return [
        `**Noted: no fragrance. It may be part of this as well, so nothing scented goes on until your skin is calm.**`,
        `${calm} On labels it is called parfum, fragrance, essential oil, limonene or linalool.`,
        `No ${thing === undefined ? 'active' : name} meanwhile. ${seen}`,
        'Swollen lips or eyes, wheezing or faintness: call 112 or 10177 at once.',
      ]
    case 'long':
      return [
        `**A few days as a rule, two to four weeks where the barrier is worn.** It heals quickest when nothing new goes on.`,
        calm,
        `**${capital(name)} later:** ${later}.`,
        seen,
      ]
    case 'sure':
      return [
        `**Yes, in that I am sure: skin that burns or stings wants ${name === 'it' ? 'what it reacts to' : name} off and nothing new on.** I cannot see your skin, so this is general advice.`,
        calm,
        seen,
      ]
    case 'why':
      return [
        `**Because ${thing === undefined && product === undefined ? 'something on it' : name} has irritated it: too strong, too often, on damp or sore skin, or together with something else that stings.**`,
        'The outermost layer then lets water out and irritants in, so even mild products sting. A true allergy is rarer: it itches, and comes back each time.',
        calm,
        seen,
      ]
    case 'pregnant':
      return [
        `**It changes little: leave ${name} off until your skin is calm, pregnant or not.** Pregnant skin often stings sooner.`,
        `${calm} Petroleum jelly and plain creams are fine in pregnancy.`,
        'Retinoids stay out altogether; ask your midwife, pharmacist or doctor before you begin any active again.',
        seen,
      ]
    default:
      return undefined
  }
}
