import type { Thing } from '../understand/things.ts'
import { type Asked, calledAll, capital, sentence, type Sketch } from './draft.ts'
import { isMedicine, isOf, objection } from './lines.ts'
import { duringIsotretinoin } from './safe.ts'

/** What somebody reacts to or leaves out is not combined with anything. */
export const notTogether = (
  { knowledge, situation }: Asked,
  things: readonly Thing[],
  barred: readonly Thing[],
): Sketch => {
  const rest = things.filter((thing) => !barred.includes(thing))
  const added = barred.filter(({ ingredient }) => ingredient?.id !== 'isotretinoin')
  if (
    situation.conditions.has('isotretinoin') &&
    added.some((one) => objection(knowledge, one, situation)?.because.rule === 'isotretinoin')
  ) {
    return duringIsotretinoin(
      `No, leave ${calledAll(added)} out while you are on isotretinoin.`,
      '*Why:* your skin is dry, thin and fragile now; what peels or stings tears it and leaves marks. Scars are treated once the course is over.',
    )
  }
  const scented = barred.some((thing) => isOf(thing, 'fragrance', 'essential-oil', 'fragrance-allergen'))
  const reasons = [...new Set(barred.flatMap((thing) => objection(knowledge, thing, situation)?.text ?? []))]
    .slice(0, 2)
    .map(sentence)
  const small = situation.conditions.has('under-12')
  // A medicine, or what is sold to lighten skin, is not said to suit anybody by the way.
  const mild = rest.filter((thing) => !isMedicine(thing) && thing.ingredient?.id !== 'glutathione')
  // A young person may have it prescribed: what was asked of the two together still stands.
  const ofYoung =
    !small &&
    rest.some((thing) => isOf(thing, 'aha', 'bha', 'exfoliant') || thing.ingredient?.id === 'benzoyl-peroxide') &&
    barred.some((one) => objection(knowledge, one, situation)?.because.rule === 'teen')
  return {
    paragraphs: [
      `**No, leave ${calledAll(barred)} out.**`,
      reasons.join(' '),
      ofYoung
        ? `**Was it given to you by a doctor or pharmacist?** Then never on the same night as ${calledAll(rest)}: together they burn, peel and leave marks, and nothing goes faster for it. Use it as you were told, ${calledAll(rest)} on separate evenings at most, and moisturiser every night.`
        : undefined,
      scented
        ? 'Natural or not, scent is made of the same substances: who reacts to perfume often reacts to plant oils too, neat ones worst.'
        : undefined,
      small
        ? '**What is enough:** a gentle, fragrance-free cleanser, a plain moisturiser and a mineral sunscreen, SPF 30–50. Pimples are for a clinic or doctor to look at.'
        : `${mild.length > 0 ? `${capital(calledAll(mild))} alone may still suit you. ` : ''}On labels it can stand under other names: paste a list here and ` +
          `I look for it.`,
    ],
    things: [],
    suggestions: ['Can you check an ingredient list for me?', 'What may I use instead?'],
  }
}
