import type { Thing } from '../understand/things.ts'
import { calledAll, capital, type Composer, is, saidIn, type Sketch } from './draft.ts'
import { doesOf, legalLine } from './facts.ts'
import { cautionOf, expects, isActive, isMedicine, isOf, neverLoose } from './lines.ts'
import { othersLeft, toKnowOf } from './medicine-asked.ts'
import { composeSafe } from './safe.ts'
import { hydroquinoneOffered } from './named-lighteners.ts'
import { asksDose, asksOfSupply, isPrescribed, leftOver, othersOwn, wantsLoose, wantsMore } from './supply-words.ts'
import { evenTone } from './trouble.ts'

/** Medicines taken by mouth that skincare is not known to disturb. Source: general. */
const unconcerned = new RegExp(
  'cycline|doxy|mino|tetralysal|erythro|spirono|spiractin|pill|birth control|contracept|diane|yasmin|' +
    'histamin|allergex|cetirizine|panado|paracetamol|ibuprofen',
)

/** "May I use niacinamide while I take doxycycline?" */
const besideMedicine = (things: readonly Thing[], medicine: string): Sketch => {
  const names = calledAll(things)
  const called = /contracept|pill|diane|yasmin|birth/.test(medicine) ? 'the pill' : medicine
  const known = unconcerned.test(medicine)
  return {
    paragraphs: [
      known
        ? `**Usually yes: ${names} on the skin ${things.length > 1 ? 'are' : things.map(is).join('')} not known to clash with ${called}.**`
        : `**Ask your pharmacist or prescriber first: I have nothing on ${names} beside ${called}.**`,
      /cycline|doxy|mino|tetralysal/.test(medicine)
        ? 'This kind of antibiotic can make skin burn faster: broad-spectrum SPF 50 every morning, hat and shade.'
        : 'Little of what is on the skin reaches the blood, but a medicine can make skin drier or quicker to burn.',
      things.some(isActive)
        ? 'Start low and on few nights, one product at a time, with a plain moisturiser.'
        : 'Begin with one product at a time.',
      'Tell whoever prescribed it what you put on your skin, and take the packs along. A new rash, sores or fever: call them the same day.',
    ],
    things: [...things],
  }
}

const onlyPrescribed =
  /hydroquinone|tretinoin|isotretinoin|clobetasol|betamethasone|roaccutane|oratane|prednis|antibiotic|cycline|doxy|spirono|clindamycin/
const asksSun = /\b(?:sun|spf\S*|sunscreen|sunblock|son|sonskerm)\b/
const asksLength =
  /\b(?:how long|how many (?:weeks|months)|still|stay on|for ever|forever|hoe lank|too long|months|weeks)\b/

/** Why what was prescribed for one is not for another: on the skin, and by mouth. */
const othersRisk = (name: string): string =>
  /tretinoin|adapalene|tazarotene/.test(name)
    ? `${capital(name)} is a prescription medicine, chosen for their skin, not yours: too strong a tube burns and leaves dark marks, ` +
      'and it is not for a pregnancy.'
    : /betamethasone|clobetasol|mometasone|hydrocortisone|steroid cream/.test(name)
      ? `${capital(name)} is a steroid medicine, chosen for another illness and place: it thins skin, hides ringworm or infection, ` +
        'and flares when it is stopped.'
      : `${onPrescription.test(name) ? 'It is a prescription medicine, chosen' : 'It was chosen'} for another illness, weight and time. It can hide an ` +
        'infection, clash with other medicines or harm a pregnancy; steroids by mouth raise blood sugar and blood pressure.'
const onPrescription = new RegExp(
  'cycline|doxy|mino|tetralysal|erythro|antibiotic|amoxi|augmentin|clindamycin|prednis|spirono|' +
    'spiractin|methotrexate|finasteride|roaccutane|oratane|isotretinoin',
)

/** What is asked of a medicine that has one answer whatever it is: more of it, without a script, somebody else's, or one's own. */
const ofAnyMedicine = (name: string, said: string, things: readonly Thing[], child: boolean): Sketch | undefined => {
  const base = {
    things: [],
    sources: ['general'],
    suggestions: ['What can I use without a prescription?', 'When should I see a dermatologist?'],
  }
  // "The clinic gave my sister doxycycline, some left": prescribed, and not for whoever asks.
  const ofOther = (othersOwn.test(said) && !isPrescribed(said)) || othersLeft.test(said)
  if (wantsMore.test(said) && !ofOther) {
    return {
      ...base,
      paragraphs: [
        `**No, please don’t: only the person who prescribed ${name} changes the dose.**`,
        'More works no faster and brings more side effects: dry or sore skin at best, harm to liver, stomach or mood at worst.',
        'Call them or your pharmacist, say how long you have used it and what has not changed, and keep to the label until then. Taken too much already, ' +
          'or unwell? Poisons Information Helpline, 0861 555 777, or a clinic today.',
      ],
    }
  }
  if (ofOther || (leftOver.test(said) && !isPrescribed(said))) {
    if (ofOther && name.includes('hydroquinone')) return hydroquinoneOffered(false, true)
    const vitaminA = /isotretinoin|roaccutane|oratane/.test(name)
    return {
      ...base,
      paragraphs: [
        ofOther
          ? `**No, do not take or use somebody else’s ${name === 'it' ? 'medicine' : name} at all, and I give no dose for it.**`
          : `**No, leave leftover ${name === 'it' ? 'medicine' : name} alone, your own or somebody else’s.**`,
        vitaminA
          ? 'It is on prescription for good reason: it badly harms an unborn baby, even from a few capsules, and needs a pregnancy test, blood ' +
            'tests of liver and fats, and ' +
            'somebody who watches mood and eyes.'
          : othersRisk(name),
        vitaminA
          ? 'Taken some? Stop, and ask a pharmacist or clinic today, at once if you are or could be pregnant. A clinic, GP or dermatologist can ' +
            'examine you and prescribe what fits; ' +
            'the first steps, such as benzoyl peroxide 2.5%, need no prescription.'
          : 'Ask a pharmacist or doctor today what suits you, and hand leftovers in there. See a clinic for a rash that spreads, hurts, blisters or comes ' +
            'with fever.',
      ],
    }
  }
  if (wantsLoose.test(said) && onlyPrescribed.test(name) && !isPrescribed(said) && things.every(isMedicine)) {
    return {
      ...base,
      paragraphs: [
        `**None lawfully: ${name} may not be sold here without a prescription.**`,
        /isotretinoin/.test(name)
          ? 'It badly harms an unborn baby and can strain liver, blood fats and mood: pregnancy and blood tests ' +
            'come before the first capsule, and nobody checks ' +
            'what is sold under the counter. I give no dose.'
          : 'What is sold anyway is often fake, too strong or mixed with a hidden steroid or mercury, and nobody watches what it does to your skin.',
        'A doctor or public clinic can prescribe it, often cheaply. Without a script a pharmacist has azelaic acid, niacinamide, benzoyl peroxide or a tinted ' +
          'sunscreen, depending on what you want to treat.',
      ],
    }
  }
  if (!isPrescribed(said)) return undefined
  // By its name it would be taken out of what is said of a child.
  const spoken = child ? 'it' : name
  const beside = things.filter((one) => !isMedicine(one))
  const quinone = name.includes('hydroquinone')
  if (
    /betamethasone|clobetasol|hydrocortisone|steroid/.test(name) &&
    /\b(?:face|eyelids?|eyes|groin|neck|gesig)\b/.test(said)
  ) {
    return {
      ...base,
      paragraphs: [
        `**Only if whoever prescribed it said so for that place: ask them or your pharmacist before ${spoken} goes there.**`,
        'Skin of the face, lids and folds is thin: a strong steroid thins it further, and brings redness, pimples and flares.',
        'Where it was meant for, use it thinly and for as many days as you were told, with a plain thick cream at other times. Do not stop a long course ' +
          'suddenly.',
      ],
    }
  }
  const [sun, length] = [asksSun.test(said), asksLength.test(said)]
  if (beside.length > 0) {
    return {
      ...base,
      paragraphs: [
        `**Ask your prescriber or pharmacist before you add ${calledAll(beside)} to ${name}.**`,
        quinone
          ? 'Vitamin C, niacinamide and sunscreen are often combined with it, but peroxides stain skin next to it, and acids or retinoids make it ' +
            'sting more.'
          : 'Two things that dry or peel skin at once are the usual trouble.',
        'If they agree: one new product at a time, at the other end of the day, on a small patch first. Sunscreen, SPF 50, every morning.',
        'Keep using the prescribed one as its label says; do not stop it by yourself.',
      ],
    }
  }
  return {
    ...base,
    paragraphs: [
      sun && /\b(?:go (?:in|into|out)|outside|beach|tan)\b/.test(said)
        ? `**Yes, with care: SPF 50 every two hours, a hat and shade, as skin burns or ` + `marks sooner on ${name}.**`
        : sun
          ? `**Yes, sunscreen every morning, SPF 50, while you use ${name}${quinone ? ', best a tinted one' : ''}.**`
          : length
            ? `**As long as your prescriber planned, and no longer without a check${quinone ? ': courses are usually about three months' : ''}.**`
            : `**Use ${spoken} as the pharmacy label and your prescriber say.**`,
      sun && length
        ? `**How long** is for your prescriber${quinone ? ': courses are usually about three months, then a break' : ''}.`
        : undefined,
      quinone
        ? 'Sun undoes what it does. Used for long without a check it can darken skin for good, so go to the follow-up, and sooner if patches ' +
          'darken, burn or blister.'
        : 'Sun, scrubs and a second strong active make it sting more; a plain moisturiser helps.',
      'Thin layer, only where you were told, a gentle cleanser and a plain moisturiser around it. Do not share it, and do not buy more from the street. ' +
        'Pregnant, or trying? Tell them before the next use.',
    ],
  }
}

const countsDrips = /\b(?:how many|how much|how long|hoeveel|until|before)\b/
const noCount = 'I count no drips or tablets for that: no number is shown to work or to be safe, and I'

/** Medicines: what they are for; whether and how much is for a prescriber. */
export const composeMedicine: Composer = (asked) => {
  const { things, medicine = '', cues, message } = asked.heard
  const thing = things.find((one) => isMedicine(one) || isOf(one, 'medicine'))
  const name = thing?.called ?? medicine
  const glutathione = medicine.startsWith('glutathione')
  const full = thing?.ingredient?.full
  const beside = things.filter((one) => !isMedicine(one))
  if (thing !== undefined && expects(asked.situation) && cautionOf(thing, 'pregnancy') === 'avoid')
    return composeSafe(asked)
  // "Is adapalene fine with the pill?"
  if (
    thing !== undefined &&
    thing.ingredient?.id !== 'isotretinoin' &&
    medicine !== '' &&
    unconcerned.test(medicine) &&
    !thing.called.includes(medicine) &&
    /\b(?:on|take|taking|drink|use|using|with|af|op)\b/.test(saidIn(asked)) &&
    !/\d\s?mg/i.test(message)
  )
    return besideMedicine([thing], medicine)
  if (!glutathione && medicine !== '' && beside.length > 0 && !cues.has('dose') && !/\d\s?mg/i.test(message))
    return besideMedicine(beside, medicine)
  const answered = glutathione
    ? undefined
    : ofAnyMedicine(name || 'it', saidIn(asked), things, asked.situation.conditions.has('under-12'))
  const said = saidIn(asked)
  // Prescribed, and nothing asked of it: what there is to know of tablets is no advice to spread them thinly.
  const onlyTold =
    isPrescribed(said) && beside.length === 0 && !asksOfSupply(said) && !asksSun.test(said) && !asksLength.test(said)
  if (answered !== undefined && !onlyTold) return answered
  const dosed = cues.has('dose') || asksDose(said) || /\d\s?mg/i.test(message)
  const known = glutathione || dosed ? undefined : toKnowOf(asked)
  if (known !== undefined || answered !== undefined) return known ?? answered ?? { paragraphs: [] }
  return {
    paragraphs: [
      glutathione
        ? `**${countsDrips.test(saidIn(asked)) ? noCount : 'I'} do not advise glutathione drips, injections or tablets.** The evidence for ` +
          `skin is poor, ` +
          'and injections, not approved for it, can do serious harm.'
        : dosed
          ? `**I do not give doses or prescribe${name === '' ? '' : ` ${name}`}: a doctor or pharmacist works that out for you,** from your weight, ` +
            `other medicines, pregnancy and blood tests where needed.`
          : `**${capital(name || 'that')} is a medicine, so whether it suits you is for a doctor or pharmacist to say.**`,
      thing !== undefined && full !== undefined
        ? `${doesOf(thing)}${full.pregnancy === 'avoid' ? ' It must not be used in pregnancy or when trying for a baby.' : ''}`
        : glutathione
          ? evenTone
          : 'Do not share, save or buy it without advice: the wrong one can hide an infection, clash with another medicine or harm a pregnancy.',
      '**What to do:** ask a pharmacist first; a clinic, GP or dermatologist can examine you and prescribe. Take along what you use and have tried. ' +
        'Already on it and unwell? Contact your prescriber today.',
    ],
    extras: [
      'Meanwhile keep skincare gentle: soap-free cleanser, plain moisturiser, sunscreen SPF 30–50.',
      (thing && legalLine(thing)) ??
        'Report a side effect or a fake medicine to SAHPRA through a pharmacist or clinic.',
      neverLoose,
    ],
    sources: full?.sources ?? ['general'],
    things: [],
    topic: { ingredients: full === undefined ? [] : [full.id] },
    suggestions: ['What can I use without a prescription?', 'When should I see a dermatologist?'],
  }
}
