import type { Thing } from '../understand/things.ts'
import { calledAll, capital, type Composer, is, saidIn, type Sketch } from './draft.ts'
import { doesOf, legalLine } from './facts.ts'
import { isActive, isMedicine, isOf } from './lines.ts'

const alarm = 'Call 112 or 10177 for swelling of lips, tongue or throat, or trouble breathing.'
export const evenTone = '**For dark marks:** a tinted sunscreen, SPF 30–50, every morning, and azelaic acid 10%, niacinamide 2–5% or vitamin C for at '
  + 'least three months.'
export const neverLoose = 'Never buy it loose, unlabelled or from the street.'

/** "What is this rash?": we cannot see or diagnose; what to look at and whom to see. */
export const composeDiagnosis: Composer = ({ heard }) => ({
  paragraphs: [
    `**I cannot diagnose${heard.cues.has('photo') ? ' or see photos' : ''}: that takes somebody who examines your skin.**`,
    '**What to look at before you go:** when it began and what was new (product, medicine, food, plant); whether it itches, hurts or spreads; where it '
      + 'is; whether you have fever. Take the products along, and photos.',
    '**Whom to see:** a pharmacist for something mild and new; a clinic or GP when it lasts more than a week or two, spreads or keeps returning; a '
      + 'dermatologist for a mark that changes, bleeds or does not heal.',
  ],
  extras: ['Until then: gentle cleanser, plain moisturiser, nothing new, no steroid or unlabelled cream.', alarm],
  sources: ['general', 'acs'], things: [], suggestions: ['What can I use while I wait?', 'What helps sensitive skin?'],
})

/** Medicines taken by mouth that skincare is not known to disturb. Source: general. */
const unconcerned = new RegExp('cycline|doxy|mino|tetralysal|erythro|spirono|spiractin|pill|birth control|contracept|diane|yasmin|'
  + 'histamin|allergex|cetirizine|panado|paracetamol|ibuprofen')

/** "May I use niacinamide while I take doxycycline?" */
const besideMedicine = (things: readonly Thing[], medicine: string): Sketch => {
  const names = calledAll(things)
  const known = unconcerned.test(medicine)
  return {
    paragraphs: [
      known ? `**Usually yes: ${names} on the skin ${things.length > 1 ? 'are' : things.map(is).join('')} not known to clash with ${medicine}.**`
        : `**Ask your pharmacist or prescriber first: I have nothing on ${names} beside ${medicine}.**`,
      /cycline|doxy|mino|tetralysal/.test(medicine) ? 'This kind of antibiotic can make skin burn faster: broad-spectrum SPF 50 every morning, hat and shade.'
        : 'Little of what is on the skin reaches the blood, but a medicine can make skin drier or quicker to burn.',
      things.some(isActive) ? 'Start low and on few nights, one product at a time, with a plain moisturiser.' : 'Begin with one product at a time.',
      'Tell whoever prescribed it what you put on your skin, and take the packs along. A new rash, sores or fever: call them the same day.',
    ],
    things: [...things],
  }
}

/** Medicines: what they are for; whether and how much is for a prescriber. */
export const composeMedicine: Composer = (asked) => {
  const { things, medicine = '', cues, message } = asked.heard
  const thing = things.find((one) => isMedicine(one) || isOf(one, 'medicine'))
  const name = thing?.called ?? medicine
  const glutathione = medicine.startsWith('glutathione')
  const sunny = /cycline|doxy|mino|tetralysal/.test(medicine) && /\b(?:sun|spf.*|sunscreen|sunblock|outside|beach|son|sonskerm)\b/.test(saidIn(asked))
  const full = thing?.ingredient?.full
  const beside = things.filter((one) => !isMedicine(one))
  if (!glutathione && medicine !== '' && beside.length > 0 && !cues.has('dose') && !/\d\s?mg/i.test(message)) return besideMedicine(beside, medicine)
  return {
    paragraphs: [
      glutathione ? '**I do not advise glutathione drips, injections or tablets.** The evidence for skin is poor, and injections, not approved for it, '
        + 'can do serious harm.'
        : cues.has('dose') || /\d\s?mg/i.test(message)
          ? `**I do not give doses or prescribe${name === '' ? '' : ` ${name}`}: a doctor or pharmacist works that out for you,** from your weight, `
            + `other medicines, pregnancy and blood tests where needed.`
          : `**${capital(name || 'that')} is a medicine, so whether it suits you is for a doctor or pharmacist to say.**`,
      thing !== undefined && full !== undefined
        ? `${doesOf(thing)}${full.pregnancy === 'avoid' ? ' It must not be used in pregnancy or when trying for a baby.' : ''}`
        : glutathione ? evenTone
          : 'Do not share, save or buy it without advice: the wrong one can hide an infection, clash with another medicine or harm a pregnancy.',
      sunny ? '**Sun:** this kind of antibiotic can make skin burn faster. Use broad-spectrum SPF 50 every morning, again every two hours outdoors, with '
        + 'a hat and shade.' : undefined,
      '**What to do:** ask a pharmacist first; a clinic, GP or dermatologist can examine you and prescribe. Take along what you use and have tried. '
        + 'Already on it and unwell? Contact your prescriber today.',
    ],
    extras: [
      'Meanwhile keep skincare gentle: soap-free cleanser, plain moisturiser, sunscreen SPF 30–50.',
      (thing && legalLine(thing)) ?? 'Report a side effect or a fake medicine to SAHPRA through a pharmacist or clinic.', neverLoose,
    ],
    sources: full?.sources ?? ['general'], things: [], topic: { ingredients: full === undefined ? [] : [full.id] },
    suggestions: ['What can I use without a prescription?', 'When should I see a dermatologist?'],
  }
}

/** Lightening: never; what is dangerous about the creams, and what even tone takes. */
export const composeLightening: Composer = ({ situation }) => ({
  paragraphs: [
    '**I do not help with making skin lighter; I can help with a more even tone.** Your own colour is healthy, and it protects you.',
    '**Beware of creams, soaps, injections and drips that promise it:** many hold mercury, hidden steroids or hydroquinone, which are illegal in '
      + 'cosmetics here and can thin or darken skin and harm kidneys. Using one now? Show it to a pharmacist or doctor, who can help you stop safely, '
        + 'and report it to SAHPRA.',
    evenTone,
  ],
  extras: ['See a dermatologist for patches that came suddenly or spread.',
    situation.conditions.has('pregnant') ? 'Pregnancy patches often fade after birth; sunscreen is the safest help.' : undefined],
  things: [], sources: ['davids', 'maneli', 'general'],
  suggestions: ['What helps with dark marks?', 'Which tinted sunscreen should I choose?', 'How do I know whether a cream is illegal?'],
})
