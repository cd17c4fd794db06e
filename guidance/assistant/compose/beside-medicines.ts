import { tokensOf } from '../../text/tokens.ts'
import { messagesOf } from '../conversation.ts'
import type { Asked, Draft } from './draft.ts'
import { type ReadyRow, waysSaid } from './ready-rows.ts'

// A medicine or a state that was told, now or shortly before, and decides what is asked now: warfarin and miconazole, methotrexate and a child that is wished for, a
// period that stays away on a retinoid. Sources: general medical knowledge, as on the leaflets of these medicines.

const wantsChild =
  /\b(?:(?:want|wants|wanting|trying|try|plan\w*|hoping|ready|decided) (?:\w+ ){0,4}(?:a baby|babies|a child|a kid|another (?:baby|one)|pregnant|conceive|start a family)|ttc|fall(?:ing)? pregnant|conceiv\w*)\b/
const harmsUnborn =
  /\b(?:methotrexate|acitretin|neotigason|mycophenolate|leflunomide|valpro\w*|thalidomide|spironolactone|spiro|aldactone)\b/
const retinoid = /\b(?:adapalene|differin|epiduo|retinol|retinal|retinoids?|tretinoin|retin a)\b/

/** `before`: this must have been told before, and not now; `late`: said also where both were told and something else is asked now, once. */
type Row = ReadyRow & { late?: true; before?: RegExp }

const rows: readonly Row[] = [
  {
    asks: [
      /\b(?:warfarin|coumadin|blood thinners?|bloedverdunner\w*)\b/,
      /\b(?:miconazole|mikonasool|daktarin|fluconazole|diflucan|oral gel|antifungals?|fungal cream|thrush (?:cream|gel)|swamsalf)\b/,
    ],
    says: [
      '**Not before the pharmacist or clinic knows of your blood thinner: with warfarin miconazole, even as a cream or mouth gel, can make it act too strongly, and you may bleed.**',
      'Ask for another antifungal, clotrimazole is the usual one, and whether your INR should be checked sooner. Change nothing about the warfarin yourself.',
      'Used some already? Tell them today. Bruises without a knock, a nosebleed or gums that do not stop, blood in urine or black stools, a bad headache: an emergency department now, or 112.',
    ],
    suggestions: ['What else helps groin itch?', 'Which creams are fine with warfarin?'],
  },
  {
    asks: [harmsUnborn, wantsChild],
    not: /\b(?:not|never|dont|no longer|stopped|finished) (?:\w+ ){0,2}(?:want|trying|planning|taking|on|methotrexate)\b/,
    says: [
      '**First the medicine: speak to the doctor who prescribed it before you try for a baby, because it can harm an unborn child and is stopped ahead of time by a plan.**',
      'Do not stop it by yourself, and keep to safe contraception until they say that you may try. For some of these the man who takes it asks as well. A late period, or pregnant already? Call today.',
      'On your skin meanwhile a plain cream, a mild wash and sunscreen are fine; leave retinoids out, and ask them about acids on skin that flares.',
    ],
    suggestions: ['What may I use when trying for a baby?', 'Which moisturiser suits psoriasis?'],
    late: true,
  },
  {
    asks: [/\bhidrochlor\w*/, /\b(?:sun|son|sunburn\w*|sonbrand|burn(?:s|ed|t|ing)?|brand|uv)\b/],
    not: /\b(?:blister\w*|blase|fever|koors)\b/,
    says: [
      '**Yes, hydrochlorothiazide can make skin burn sooner in the sun, and over years of use it makes some skin cancers a little likelier.** Keep taking it; ask your doctor or clinic at the next visit whether another would do.',
      'Every day: SPF 50, high in UVA, a wide hat, sleeves, shade from ten to three; again every two hours outside, and at car windows too.',
      'Look at your skin once a month and have a new, rough, sore or bleeding spot seen within two weeks. Blisters, or burning after minutes: call them the same day.',
    ],
    suggestions: ['Which sunscreen has high UVA protection?', 'How do I check my skin?'],
  },
  {
    asks: [
      retinoid,
      /\b(?:missed (?:my |a |the )?periods?|periods? (?:is|are|has been|was|were)? ?(?:\w+ )?(?:late|missing|missed|away|overdue)|late (?:for my |with my )?periods?|no periods? (?:for|since|this)|havent (?:had|got) my periods?|skipped (?:my |a )period)\b/,
    ],
    not: /\b(?:pregnan\w*|isotretinoin|roac\w*|accutane|oratane|acnetane|menopaus\w*|injection|depo|hysterectomy)\b/,
    says: [
      '**Leave the retinoid off for now and do a pregnancy test today or tomorrow; a clinic does one free of charge.** It is left out in pregnancy, and until you know.',
      'Little of a cream or gel gets into the blood, so do not be frightened. Positive: tell the clinic or midwife that you used it. Negative and still no period after a week: test again and let a clinic look for the cause.',
      'Worse skin in the first six weeks can be purging. With a negative test begin again every second night over moisturiser, sunscreen SPF 30–50 by day.',
    ],
    suggestions: ['What may I use for pimples meanwhile?', 'How long does purging last?'],
  },
  {
    asks: [
      /\b(?:petroleum jelly|vaseline|paraffin|emollients?|ointments?|aqueous cream|emulsifying|cetomacrogol|body butter|oil)\b/,
      /\b(?:flammable|inflammable|catch(?:es)? fire|fire (?:risk|hazard|danger)|set (?:him|her|me|it) alight|smok(?:es?|ing|er) in bed|(?:smok\w+|cigarettes?|lighter|candles?|gas heater|primus|braai|open flame)\b.{0,60}\b(?:ointment|emollient|vaseline|jelly|legs|bandage\w*)|(?:ointment|emollient|vaseline|jelly)\b.{0,60}\b(?:smok\w+|cigarettes?|lighter|candles?|gas heater|open flame))\b/,
    ],
    not: /\b(?:burnt|burned|on fire|caught fire|blister\w*)\b/,
    says: [
      '**Take it seriously: ointment alone hardly burns, but sheets, clothes and bandages that have soaked it up catch fire fast and burn hot.** That holds for creams with paraffin and for oils too.',
      'Nobody greased should smoke or sit by a flame or heater, above all not in bed or a chair. Let it sink in, change bedding and clothes often and wash them hot, which takes out some but not all; a smoke alarm helps.',
      'Do not stop the ointment: skin needs it. Tell the clinic or pharmacist about the smoking. Clothes that burn: stop, drop and roll, cool running water for twenty minutes, 112.',
    ],
    suggestions: ['Which moisturiser is less greasy?', 'How do I care for very dry legs?'],
  },
  {
    asks: [
      /\b(?:transplant\w*|tacrolimus capsules|cyclosporin\w*|ciclosporin\w*|azathioprine|mycophenolate|immuno ?suppress\w*|immune suppress\w*)\b/,
      /\b(?:new|rough|scaly|crusty|growing|bleeding|sore|changed|changing)\b.{0,20}\b(?:spots?|patch(?:es)?|lumps?|bumps?|growths?|warts?|sores?|moles?)\b/,
    ],
    says: [
      '**Have it seen by a doctor or dermatologist within two weeks, sooner if it bleeds, hurts or grows: medicines that protect a transplant make skin cancer many times likelier.** Rough, scaly spots on sunny places are how it often begins.',
      'Until then no acid, wart remover or scraping. Change nothing about the transplant tablets; tell that team too.',
      'From now on SPF 50, a hat and shade every day, a look at all skin once a month, and a doctor’s look once a year.',
    ],
    suggestions: ['Which sunscreen suits a bald head?', 'How do I check my skin?'],
  },
  {
    asks: [
      /\b(?:sulfa|sulpha|sulfonamides?|sulphonamides?|bactrim|cotrimoxazole|co trimoxazole)\b/,
      /\b(?:sulfur|sulphur|swa(?:we|el))\b/,
    ],
    before: /\b(?:sulfur|sulphur|swa(?:we|el))\b/,
    says: [
      '**Usually yes: sulfa medicines and sulfur are different substances, so an allergy to sulfa antibiotics does not normally count for it.** They only sound alike; let your pharmacist confirm it.',
      'Try it on a small patch for three days, then two or three times a week, rinsed off after a minute or two: it dries, smells, and stains silver. Leave it for a rash, burning or swelling.',
      'Silver sulfadiazine burn cream is a sulfa medicine and stays out for you, and so do the tablets you reacted to.',
    ],
    suggestions: ['What does sulfur soap do?', 'What else helps pimples?'],
  },
  {
    asks: [/\b(?:spironolactone|spiro|aldactone)\b/, /\b(?:stop|quit|come off|leave (?:it|the spiro) off|pause)\b/],
    not: /\b(?:pregnan\w*|baby)\b/,
    says: [
      '**Not by yourself: ask the doctor who prescribed spironolactone first, even when skin is clear.** Pimples often come back within some months, and the pace, or what follows it, is planned; taken for the heart or blood pressure it is never just left.',
      'It is not for a pregnancy: keep to contraception as long as you take it. Dizzy, very weak, a fluttering heart, or much vomiting or diarrhoea: call them the same day.',
      'What you put on goes on: a mild wash, benzoyl peroxide or azelaic acid slowly, moisturiser, sunscreen SPF 30–50.',
    ],
    suggestions: ['Can I use benzoyl peroxide with it?', 'How do I keep my skin clear?'],
  },
  {
    asks: [
      /\b(?:spironolactone|spiro|aldactone)\b/,
      /\b(?:benzoyl|bpo|panoxyl|niacinamide|azelaic|salicylic|vitamin c)\b/,
      /\b(?:can|may|could|ok|okay|safe|add|use|together|with|kan|mag)\b/,
    ],
    not: /\b(?:pregnan\w*|baby|breast\w*)\b/,
    says: [
      '**Yes, as a rule: spironolactone works from inside and what you name on the skin, and no clash between them is known.** Tell the doctor or pharmacist all the same, as they know your other medicines.',
      '**How:** one new product at a time, every second evening for two weeks, a thin layer, moisturiser over it; benzoyl peroxide 2.5% bleaches cloth. Sunscreen SPF 30–50 by day.',
      'Judge after twelve weeks. Take no potassium pills or salt substitute with spironolactone without asking, and it is not for a pregnancy.',
    ],
    suggestions: ['How long until it works?', 'Can I stop spironolactone?'],
  },
]

/** So far back what was told still stands. */
const spokenOf = 4
const longest = 40

/** An answer that a medicine or a state decides; undefined where none of these is told, or nothing of what it decides is asked. */
export const besideMedicines = (asked: Asked): Draft | undefined => {
  const { heard, request } = asked
  if (heard.isLabel || heard.injected) return undefined
  const told = messagesOf(request.turns)
    .slice(-spokenOf)
    .map((text) => tokensOf(text).join(' '))
    .join(' . ')
  const answered = request.turns.flatMap(({ role, text }) => (role === 'assistant' ? [text] : [])).join('\n')
  const ways = waysSaid(asked).filter((said) => said.split(' ').length <= longest)
  const row = rows.find(({ asks, not, says, late, before }) =>
    ways.some(
      (said) =>
        before?.test(said) !== true &&
        not?.test(`${told} . ${said}`) !== true &&
        asks.every((one) => one.test(said) || one.test(told)) &&
        (asks.some((one) => one.test(said)) ||
          (late === true && asks.every((one) => one.test(told)) && !answered.includes(says[0] ?? ''))),
    ),
  )
  return row === undefined
    ? undefined
    : {
        paragraphs: [...row.says],
        things: [],
        brief: true,
        sources: ['general'],
        topic: { intent: 'particular', ingredients: [] },
        suggestions: [...row.suggestions],
      }
}
