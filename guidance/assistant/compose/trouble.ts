import { type Asked, capital, type Composer, type Draft } from './draft.ts'
import { listed } from './draft.ts'

const named = ({ heard }: Asked): string => (heard.things.length === 0 ? 'the new product' : listed(heard.things.slice(0, 3).map(({ called }) => called)))

const alarm = 'Call 112 or 10177 for swelling of lips, tongue or throat, or trouble breathing.'

const sunburn = (): Draft => ({
  paragraphs: ['**Get out of the sun and cool it down:** cool (not icy) water or a damp cloth for ten to fifteen minutes, several times today.', '- Drink water, and put on a plain, fragrance-free moisturiser or aloe vera gel while skin is damp.\n- Stop acids, retinoids, vitamin C and scrubs until it no longer peels.\n- Loose clothes, shade, and no sun until it has healed; then sunscreen, SPF 30–50.', 'Do not pop blisters, and no butter, toothpaste or vinegar. A pharmacist can advise on pain.'],
  extras: ['Be seen the same day for large blisters, fever, shivering, vomiting, confusion, or a burn on a baby or small child.'], sources: ['medq', 'general'], suggestions: ['When can I use my serum again?', 'How much sunscreen do I need?'],
})

const purging = (asked: Asked): Draft => {
  const thing = asked.heard.things[0]
  const can = thing === undefined || thing.families.some((family) => ['retinoid', 'retinoid-medicine', 'aha', 'bha', 'pha'].includes(family)) || thing.ingredient?.id === 'benzoyl-peroxide'
  return {
    paragraphs: [can ? '**It may be purging if it comes where you usually break out and settles within about six weeks.**' : `**Probably not purging: ${named(asked)} ${asked.heard.things.length > 1 ? 'do' : 'does'} not speed up skin renewal.** Treat it as a breakout or irritation from the product.`, '*Why:* retinoids and exfoliating acids bring small plugs up sooner. Pimples in new places, itch, burning or a rash point to irritation or a product that clogs.', `**What now:** ${can ? 'go down to two nights a week, moisturise well, and change nothing else' : 'stop it for two weeks and keep to a gentle cleanser, moisturiser and sunscreen'}. Do not squeeze.`],
    extras: ['Wear sunscreen, SPF 30–50, every morning.', 'Stop and see a pharmacist or clinic if it burns, gets deep and painful, or goes on beyond six to eight weeks.'], sources: ['retuse', 'general'], things: thing === undefined ? [] : [thing], suggestions: ['How do I go slower?', 'How do I repair my skin barrier?'],
  }
}

/** After a reaction, purging or sunburn: what to stop, what to do, when to be seen. */
export const composeReaction: Composer = (asked) => {
  const { heard } = asked
  const says = (...words: string[]) => words.some((word) => heard.tokens.includes(word))
  if (heard.cues.has('sunburn') || heard.who.includes('sunburn')) return sunburn()
  const broke = heard.concerns.includes('acne') && (heard.cues.has('reaction'))
  if (heard.cues.has('purge') || broke) return purging(asked)
  const normal = says('tingle', 'tingles', 'tingling', 'normal')
  const suspect = named(asked)
  if (heard.kinds.includes('sunscreen') && heard.things.length === 0) {
    return {
      paragraphs: ['**Rinse it off, then change the kind: a fragrance-free mineral sunscreen (zinc oxide) stings least.**', 'Organic filters, alcohol and scent are what mostly burns, above all when they run into the eyes. Around the eyes use a mineral stick, and keep fluids a finger’s width away.', 'Try the new one on a small patch for three days. Until skin is calm: hat, shade and a plain moisturiser.'],
      extras: ['Something in the eye that keeps hurting: rinse with running water for fifteen to twenty minutes and have it looked at.', 'See a pharmacist or clinic for a rash that spreads or blisters.', alarm], sources: ['general', 'cansa'], topic: { kind: 'sunscreen' }, suggestions: ['Which sunscreen for sensitive skin?'],
    }
  }
  return {
    paragraphs: [
      normal && heard.things.length > 0 ? `**A light tingle for a minute can be normal with ${suspect}; burning, redness that stays or peeling is not.** If that is what you have, stop it now.` : `**Stop ${suspect} for now and rinse it off with cool water.**`,
      '**For the next two weeks:** only a gentle, fragrance-free cleanser, a plain moisturiser (ceramides, glycerin or petroleum jelly) and sunscreen. No acids, retinoids, vitamin C, scrubs or scent. A cool, damp cloth eases the sting.',
      'When nothing stings any more, you may try it again on a small patch, at a lower strength and two nights a week at most. If it comes up again, leave it for good and keep the label.',
    ],
    extras: ['See a pharmacist or clinic if it blisters, weeps, spreads, involves the eyes, or is no better in a few days.', alarm], sources: ['general'], things: [], topic: { ingredients: heard.things.flatMap(({ ingredient }) => (ingredient === undefined ? [] : [ingredient.id])) },
    suggestions: ['How do I repair my skin barrier?', 'Is it purging or a reaction?', `When may I use ${heard.things.length === 1 ? suspect : 'it'} again?`.replace('the new product', 'it')],
  }
}

/** "What is this rash?": we cannot see or diagnose; what to look at and whom to see. */
export const composeDiagnosis: Composer = ({ heard }) => ({
  paragraphs: [
    `**I cannot diagnose${heard.cues.has('photo') ? ' or see photos' : ''}: that takes somebody who examines your skin.**`,
    '**What to look at before you go:** when it began and what was new (product, medicine, food, plant); whether it itches, hurts or spreads; where it is; whether you have fever. Take the products along, and photos from several days.',
    '**Whom to see:** a pharmacist for something mild and new; a clinic or GP when it lasts more than a week or two, spreads or keeps returning; a dermatologist for a mark that changes, bleeds or does not heal.',
  ],
  extras: ['Until then: gentle cleanser, plain moisturiser, nothing new, no steroid or unlabelled cream.', alarm], sources: ['general', 'acs'], suggestions: ['What can I use while I wait?', 'What helps sensitive skin?'],
})

/** Medicines: what they are for; whether and how much is for a prescriber. */
export const composeMedicine: Composer = (asked) => {
  const { heard } = asked
  const thing = heard.things.find(({ families }) => families.some((family) => ['medicine', 'retinoid-medicine', 'illegal-lightener'].includes(family)))
  const name = thing?.called ?? heard.medicine
  const full = thing?.ingredient?.full
  const glutathione = heard.medicine?.startsWith('glutathione') === true
  const sunny = /cycline|doxy|mino|tetralysal/.test(heard.medicine ?? '') && heard.tokens.some((word) => /^(?:sun|spf.*|sunscreen|sunblock|outside|beach|son|sonskerm)$/.test(word))
  const dose = heard.cues.has('dose') || /\d\s?mg/i.test(heard.message)
  return {
    paragraphs: [
      glutathione ? '**I do not advise glutathione drips, injections or tablets.** The evidence for skin is poor, injections are not approved for it, and they can cause serious harm.'
        : dose ? `**I do not give doses or prescribe${name === undefined ? '' : ` ${name}`}: a doctor or pharmacist works that out for you,** from your weight, other medicines, pregnancy and blood tests where needed.` : `**${capital(name ?? 'that')} is a medicine, so whether it suits you is for a doctor or pharmacist to say.**`,
      full === undefined ? (glutathione ? 'For more even tone: daily tinted sunscreen, SPF 30–50, with azelaic acid, niacinamide or vitamin C, for three months or more.' : 'Do not share, save or buy it without advice: the wrong one can hide an infection, clash with another medicine or harm a pregnancy.') : `${full.does.replace(/\.?$/, '.')}${full.pregnancy === 'avoid' ? ' It must not be used in pregnancy or when trying for a baby.' : ''}`,
      ...(sunny ? ['**Sun:** this kind of antibiotic can make skin burn faster. Use broad-spectrum SPF 50 every morning, again every two hours outdoors, with a hat and shade.'] : []),
      '**What to do:** ask a pharmacist first; a clinic, GP or dermatologist can examine you and prescribe. Take along what you use and have tried. Already on it and unwell? Contact your prescriber today.',
    ],
    extras: ['Meanwhile keep skincare gentle: soap-free cleanser, plain moisturiser, sunscreen SPF 30–50.', full?.legal === undefined ? 'Report a side effect or a fake medicine to SAHPRA through a pharmacist or clinic.' : `Rules: ${full.legal}`, 'Never buy it loose, unlabelled or from a market stall.'],
    sources: full?.sources ?? ['general'], things: [], topic: { ingredients: full === undefined ? [] : [full.id] }, suggestions: ['What can I use without a prescription?', 'When should I see a dermatologist?'],
  }
}

/** Lightening: never; what is dangerous about the creams, and what even tone takes. */
export const composeLightening: Composer = ({ situation }) => ({
  paragraphs: [
    '**I do not help with making skin lighter; I can help with a more even tone.** Your own colour is healthy, and it protects you.',
    '**Beware of creams, soaps, injections and drips that promise it:** many hold mercury, hidden steroids or hydroquinone, which are illegal in cosmetics here and can thin or darken skin and harm kidneys. Using one now? Show it to a pharmacist or doctor, who can help you stop safely, and report it to SAHPRA.',
    `**For dark marks:** a tinted sunscreen, SPF 30–50, every morning, and azelaic acid 10%, niacinamide 2–5% or vitamin C for at least three months.`,
  ],
  extras: ['See a dermatologist for patches that came suddenly or spread.', ...(situation.conditions.has('pregnant') ? ['Pregnancy patches often fade after birth; sunscreen is the safest help.'] : [])], sources: ['davids', 'maneli', 'general'],
  suggestions: ['What helps with dark marks?', 'Which tinted sunscreen should I choose?', 'How do I know whether a cream is illegal?'],
})
