import type { Thing } from '../understand/things.ts'
import { composeUnknown } from './about.ts'
import {
  calledAll,
  capital,
  asksOfHarm,
  type Asked,
  type Composer,
  is,
  listed,
  saidIn,
  sentence,
  type Sketch,
  small,
} from './draft.ts'
import { fittingOthers, ingredientsFor } from './concern.ts'
import { carefulList, carefulOf, doesOf, helpsOf, howLine, legalLine, lineOn, whoCalled } from './facts.ts'
import { practicesIn } from '../../text/words/practices.ts'
import type { Who } from '../understand/vocabulary.ts'
import {
  neverLoose,
  isActive,
  isMedicine,
  isOf,
  isRetinoid,
  leftOut,
  objection,
  preservativeLine,
  spf,
  whoOf,
} from './lines.ts'
import { asksInstead, forBaby, stageOf } from './expecting.ts'
import { forChild } from './for-child.ts'
import { barredAbroad } from './banned.ts'
import { notVegan } from './permitted.ts'
import { composeSunscreen } from './sunscreen.ts'

const asksNormal = /\b(?:normal|normaal|supposed|usual|expected|worry)\b/
const driesOut = /\b(?:dry\w*|peel\w*|crack\w*|flak\w*|chap\w*|split|nose ?bleeds?|tight|red|sore|thin)\b/

/** On isotretinoin skin is dry and thin: comfort, and what to leave. */
export const duringIsotretinoin = (first: string, ...why: string[]): Sketch => ({
  paragraphs: [
    `**${first}**`,
    ...why,
    '- **Lips:** petroleum jelly or a plain balm many times a day, SPF 30 outside\n- **Face:** creamy soap-free wash, rich fragrance-free moisturiser ' +
      'twice a day, SPF 50 every morning\n- **Leave:** acids, other retinoids, benzoyl peroxide, scrubs',
    '**No waxing, threading, peels or laser** during the course and for six months after, unless your doctor says otherwise: skin can lift off. Trim or ' +
      'shave gently instead.',
  ],
  extras: [
    'Pregnancy must be ruled out throughout: speak to your prescriber at once if it may have happened.',
    'Tell your prescriber about low mood, bad headaches, sore eyes or nosebleeds.',
  ],
  things: [],
  sources: ['general'],
  suggestions: ['Which moisturiser for very dry skin?', 'Which sunscreen for sensitive skin?'],
})

/** What nearly everybody bears, in the order in which it is offered. */
const nearlyAllBear = [
  'petrolatum',
  'glycerin',
  'sunflower-seed-oil',
  'squalane',
  'mineral-oil',
  'dimethicone',
  'ceramide-np',
  'shea-butter',
  'panthenol',
  'urea',
]

/** Two or three that do much of the same, or simply soften, and that nothing this person has told speaks against. */
export const fineInstead = (asked: Asked, heading = 'Fine beside that allergy'): string | undefined => {
  const {
    heard: { things, concerns },
  } = asked
  const [thing] = things
  const concern = concerns[0] ?? (thing && helpsOf(thing)[0]?.concern)
  const active = thing !== undefined && concern !== undefined && (isActive(thing) || isMedicine(thing))
  const fine = fittingOthers(asked, active ? ingredientsFor(asked, concern) : nearlyAllBear, thing)
  return fine.length < 2
    ? undefined
    : `**${heading}:** a fragrance-free product with ${listed(
        fine.map(({ called }) => called),
        'or',
      )}.`
}

/** What somebody cannot have is not for them, however safe it is for others. */
const notForYou = (why: string, child = false, instead?: string): Sketch => ({
  paragraphs: [
    `**No, not for ${child ? 'a child with that allergy' : 'you'}: ${small(child ? sentence(why.replace(/, which you leave out\b/, '')) : sentence(why))}**`,
    /oil|butter/i.test(why)
      ? 'Refined oils hold little protein, but labels do not say how refined they are, and traces are not printed.'
      : undefined,
    instead,
    'After a strong reaction, however long ago, ask a doctor or allergist before you try it; a clinic can test. Until then choose a product ' +
      'without it and read the list each time.',
  ],
  extras: ['Lips or throat swelling, wheezing or faintness: call 112 or 10177 at once.'],
  things: [],
  suggestions: ['Which moisturiser has none of it?', 'Check an ingredient list'],
})

/** What to do until skin has healed, by what happened to it. */
const meanwhile: Record<string, string> = {
  'treated-skin':
    '**Meanwhile:** a gentle cleanser, a plain moisturiser or petroleum jelly, shade, and sunscreen, SPF 30–50, as soon as it is closed. ' +
    '**How long:** about a week after wax, threading, a mild peel or laser, two or more after needling or a strong peel; whoever did it knows best.',
  sunburn:
    '**Meanwhile:** cool water, a plain fragrance-free moisturiser, shade and clothes until it neither stings nor peels, often a week.',
}
const onWound =
  '**Meanwhile:** rinse with water, pat dry, and cover it with plain petroleum jelly. Fragrance-free moisturiser and shade for ' +
  'the skin around it.'

/** "Is X safe for …?" for somebody whose skin asks for a word of its own. */
export const forGroup = (thing: Thing, who: string, heard: Asked['heard']): Sketch => {
  const own = carefulOf(thing).find((one) => one.who === who)
  const anybody = own ?? carefulOf(thing).find((one) => one.who === 'everyone')
  const deep = who === 'deep-tone'
  const flares = ['eczema', 'rosacea', 'psoriasis'].includes(who)
  const open = ['broken-skin', 'sunburn', 'treated-skin'].includes(who)
  const never = open
    ? own !== undefined ||
      isActive(thing) ||
      isMedicine(thing) ||
      isOf(thing, 'fragrance', 'essential-oil', 'exfoliant')
    : who === 'aspirin-allergy' && (own !== undefined || isOf(thing, 'bha'))
  if (never) {
    const aspirin = who === 'aspirin-allergy'
    return {
      things: [],
      sources: thing.ingredient?.full?.sources ?? ['general'],
      topic: { ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id] },
      paragraphs: [
        aspirin
          ? `**No: with an allergy to aspirin leave ${thing.called} out.**`
          : `**No, not on ${whoCalled[who]}: leave ${thing.called} out until it has ` + `healed.**`,
        aspirin && own !== undefined
          ? `*Why:* ${sentence(own.why)}`
          : '*Why:* without its barrier skin takes in more than it should: it burns, swells and ' + 'marks.',
        aspirin
          ? 'Lactic or mandelic acid, or azelaic acid, do much of the same without a salicylate; a pharmacist can look at the pack with you.'
          : (meanwhile[who] ?? onWound),
      ],
      extras: aspirin
        ? []
        : [
            who === 'broken-skin'
              ? 'A clinic or pharmacist for a wound that is deep, hot, weeping or not closing.'
              : 'Blisters, pus, growing pain or patches that turn dark: a clinic or doctor the same day.',
          ],
    }
  }
  if (own !== undefined && who === 'blood-thinners') {
    return {
      things: [thing],
      paragraphs: [
        `**Ask first: the doctor or clinic that manages your blood thinner should say yes to ${thing.called}.**`,
        `*Why:* ${sentence(own.why)}`,
        'Until then keep to what does not touch clotting: a gentle cleanser, a plain moisturiser, sunscreen, and niacinamide or azelaic acid if ' +
          'you want an active.',
      ],
      extras: [
        'You bruise and bleed more easily: no needling, dermaplaning or waxing without asking.',
        'Bruises or bleeding without a reason: call them the same day.',
      ],
    }
  }
  if (who === 'sun-sensitising' && (isRetinoid(thing) || isOf(thing, 'aha', 'bha', 'pha'))) {
    return {
      things: [thing],
      paragraphs: [
        `**Ask your prescriber before you add ${thing.called}: like your medicine it makes skin burn sooner in the sun.**`,
        'Often the two are used together, but slowly: then two nights a week over moisturiser, and nothing else that peels.',
        'Whatever you add: SPF 50 every morning and every two hours outdoors, hat and shade.',
      ],
    }
  }
  const alike = heard.things
    .flatMap((one) => {
      const why = one === thing || isMedicine(one) ? undefined : carefulOf(one).find((care) => care.who === who)?.why
      return why === undefined ? [] : [{ one, why }]
    })
    .slice(0, 3)
  // A barrier that is worn is no wound.
  const said = heard.tokens.join(' ')
  if (
    who === 'broken-skin' &&
    anybody === undefined &&
    /\bbarrier\b/.test(said) &&
    !/\b(?:wounds?|cuts?|open|raw|bleed\w*|graze\w*|sores?|cracked|burnt|weep\w*)\b/.test(said)
  ) {
    const others = heard.things.filter((one) => one !== thing && !isActive(one) && !isMedicine(one))
    const mild = [thing, ...others].slice(0, 3)
    return {
      things: mild,
      paragraphs: [
        `**Yes, ${calledAll(mild)} ${mild.length > 1 ? 'are' : is(thing)} among what a worn barrier can use, as long as it does not sting.**`,
        `*What it is:* ${doesOf(thing)}`,
        '**Meanwhile:** a mild wash in the evening, a plain, fragrance-free cream twice a day on damp skin, petroleum jelly over the driest places, sunscreen by day; no acid, retinoid, vitamin C or scrub for two to four weeks.',
        howLine(thing),
      ],
      extras: ['Not calm after four weeks, or weeping, swollen or very sore: a pharmacist or clinic.'],
    }
  }
  return {
    things: [thing, ...alike.map(({ one }) => one)],
    paragraphs: [
      who === 'sensitive' &&
      own !== undefined &&
      alike.length === 0 &&
      isOf(thing, 'surfactant') &&
      /contact allergy/.test(own.why)
        ? `**Mostly ${asksOfHarm(heard) ? 'not' : 'yes'}: ${thing.called} ${is(thing)} a mild cleanser, though a few people become allergic to it.**`
        : anybody === undefined
          ? `**${
              open
                ? `Usually yes, if it does not sting: ${thing.called} ${is(thing)} mild enough for ${whoCalled[who]}`
                : `${asksOfHarm(heard) ? 'No' : 'Yes'}, ${thing.called} ${is(thing)} generally fine for ${whoCalled[who]}`
            }.**`
          : deep
            ? `**${asksOfHarm(heard) ? 'Not when used with care' : 'Yes, with care'}: ${thing.called} can be used on deeper skin.**`
            : `**${asksOfHarm(heard) ? 'Yes, it can be' : 'Only with care'}: ${thing.called} can be hard on ${whoCalled[who]}${flares ? ', and never in a flare' : ''}.**`,
      anybody === undefined
        ? open
          ? (meanwhile[who] ?? onWound)
          : 'No particular risk is known for you.'
        : `*Why:* ${sentence(anybody.why)}`,
      ...alike.map(({ one, why }) => `**${capital(one.called)}**, too: ${small(sentence(why))}`),
      deep ? `Start low and slow, because irritation leaves dark marks, and wear ${spf} best a tinted one.` : undefined,
      howLine(thing),
    ],
    extras: [flares ? 'Not during a flare; ask a doctor or pharmacist if you are under treatment.' : undefined],
  }
}

/** "Bakuchiol, not retinol": what is named only to be set aside. */
const denied = (asked: Asked, { called }: Thing): boolean => {
  const [word = ''] = called.split(/\W/)
  return new RegExp(
    String.raw`\b(?:not|isnt|no|without|instead of|unlike)(?: (?:a|an|really|like|actual))* ${word}`,
  ).test(saidIn(asked))
}

/** Whose skin decides, where several things were told of it. */
const gravest: readonly Who[] = [
  'treated-skin',
  'sunburn',
  'broken-skin',
  'aspirin-allergy',
  'blood-thinners',
  'sun-sensitising',
  'steroid-cream',
  'eczema',
  'rosacea',
  'psoriasis',
  'asthma',
  'sensitive',
  'deep-tone',
  'older',
]

const wounds: ReadonlySet<string> = new Set(['laser', 'peel', 'needling', 'wax', 'dermaplaning'])
/** "Vaseline after a peel?": asked for skin that will be treated, though nothing was told of it yet. */
const afterTreatment = (said: string): boolean => {
  const [, then = ''] = /\b(?:after|following|straight after|post|na)\b(.*)$/.exec(said) ?? []
  return practicesIn(then).some(({ id }) => wounds.has(id)) && !/\b(?:shav\w*|razor|months?|years?|healed)\b/.test(then)
}

/** What was named, what this person should rather not have first. */
const worstFirst = ({ knowledge, heard, situation }: Asked): Thing[] => {
  // What has made many people allergic is worse than what dries.
  const weight = (thing: Thing): number =>
    (['avoid', 'careful'].indexOf(objection(knowledge, thing, situation)?.tone ?? '') >>> 0) -
    Number(isOf(thing, 'isothiazolinone')) / 2
  return [...heard.things].sort((a, b) => weight(a) - weight(b))
}

const ofFold =
  /\b(?:rash|raw|sore|boobs?|breasts?|folds?|groin|thighs?|private\w*|vagina\w*|fanny|nappy|bum|legs|sweat\w*|chaf\w*|itch\w*)\b/
/** Powder where skin lies on skin: no, and what keeps a fold dry. */
const powderThere = (asked: Asked): Sketch | undefined =>
  !(asked.heard.things.some((thing) => isOf(thing, 'absorbent')) && ofFold.test(saidIn(asked)))
    ? undefined
    : {
        paragraphs: [
          '**Rather not: leave powder off a rash, raw skin and damp folds.**',
          'It clumps with sweat and rubs, hides what is under it, and talc should not be breathed in or get near the private parts. Corn starch feeds yeast.',
          '**Instead:** wash once a day, pat quite dry, a strip of clean cotton in the fold, and zinc cream or petroleum jelly thinly where it rubs.',
          'Red, itchy, smelly or shiny under a breast, in the groin or under a nappy is often a yeast: a pharmacist has a cream for it. A clinic ' +
            'when it is open, has pus, ' +
            'spreads, or is no better in two weeks; with diabetes or a baby straight away.',
        ],
        things: [],
        sources: ['general'],
        suggestions: ['What helps against chafing?', 'How do I keep folds dry?'],
      }

/** "Is X safe for …?": the verdict, why, and how, or what to take instead. */
export const composeSafe: Composer = (asked) => {
  const { heard } = asked
  const powder = powderThere(asked)
  if (powder !== undefined) return powder
  // "Aqueous cream instead of retinol": what is only set aside is not judged.
  if (heard.household.length > 0 && heard.things.length > 0 && heard.things.every((thing) => denied(asked, thing))) {
    return composeUnknown({ ...asked, heard: { ...heard, things: [], unknown: undefined } })
  }
  const { years } = heard
  const who = whoOf(asked)
  const stage = stageOf(asked)
  // Whoever is allergic to something is told so, whatever their age, and with a baby on the way.
  const [thingOut, against] =
    heard.things
      .map((one) => [one, leftOut(asked.knowledge, one, asked.situation)] as const)
      .findLast(([, note]) => note) ?? []
  if (thingOut !== undefined && against?.text.includes('relative of aspirin') === true)
    return forGroup(thingOut, 'aspirin-allergy', heard)
  if (against !== undefined)
    return notVegan(asked, against.because.rule) ?? notForYou(against.text, who.includes('child'), fineInstead(asked))
  const onlySun = heard.kinds.includes('sunscreen') && heard.things.length === 0
  if (stage !== undefined && (stage.said || heard.things.length > 0)) {
    const kept = heard.things.filter((thing) => !denied(asked, thing))
    return !onlySun
      ? forBaby(
          kept.length === 0 && asksInstead.test(saidIn(asked)) ? heard.things : kept,
          stage.stage,
          stage.words,
          saidIn(asked),
          heard.kinds[0],
        )
      : {
          ...composeSunscreen(asked),
          paragraphs: [
            `**Yes, sunscreen is fine ${stage.words}, and it helps against dark patches.**`,
            'Mineral filters (zinc oxide, titanium dioxide) stay on the surface and are the usual first choice; a tint with iron oxides helps against melasma.',
            'Use two finger lengths every morning and put it on again every two hours outdoors.',
          ],
        }
  }
  const young = who.includes('child') || who.includes('teen') || (years !== undefined && years < 18)
  if (young && !who.includes('isotretinoin')) return onlySun ? composeSunscreen(asked) : forChild(asked)
  const on = who.includes('isotretinoin')
  const [thing] = worstFirst(asked).filter(
    ({ ingredient }) => !on || (ingredient?.id !== 'isotretinoin' && ingredient?.id !== 'petrolatum'),
  )
  if (on && thing === undefined && asksNormal.test(saidIn(asked)) && driesOut.test(saidIn(asked))) {
    return duringIsotretinoin(
      'Yes, that is usual: nearly everybody gets dry, peeling lips and skin on isotretinoin, for as long as the course lasts.',
    )
  }
  if (
    on &&
    thing === undefined &&
    /\b(?:wax\w*|thread\w*|laser|peels?|needl\w*|dermaplan\w*|ipl|was|scrub)\b/.test(saidIn(asked))
  ) {
    return duringIsotretinoin('No, not on isotretinoin, nor for six months after it: skin can lift off and scar.')
  }
  if (on && thing === undefined) {
    return duringIsotretinoin(
      heard.kinds.includes('sunscreen')
        ? 'Yes, and you need it: skin burns much sooner on isotretinoin, so SPF 50 every morning.'
        : heard.kinds.includes('moisturiser')
          ? 'A rich, plain, fragrance-free cream or ointment, twice a day and whenever skin feels tight.'
          : 'Keep it plain while you are on isotretinoin: lips and skin go dry, thin and easily torn.',
    )
  }
  if (thing === undefined) return onlySun ? composeSunscreen(asked) : composeUnknown(asked)
  if (on && (isActive(thing) || isMedicine(thing))) {
    return duringIsotretinoin(
      `No, leave ${thing.called} out while you are on isotretinoin.`,
      '*Why:* your skin is dry, thin and fragile now; what peels or stings tears it and leaves marks. Ask your prescriber before you add anything.',
    )
  }
  const [asks = heard.skinType === 'sensitive' ? 'sensitive' : undefined] = gravest.filter(
    (one) => who.includes(one) || (one === 'treated-skin' && afterTreatment(saidIn(asked))),
  )
  if (asks !== undefined && !isMedicine(thing)) return forGroup(thing, asks, heard)
  const careful = carefulOf(thing)
  if (isMedicine(thing)) {
    return {
      things: [thing],
      paragraphs: [
        `**Only with a pharmacist or doctor: ${thing.called} ${is(thing)} a medicine.**`,
        doesOf(thing),
        legalLine(thing) ?? 'It has side effects that need somebody who knows your skin and your other medicines.',
      ],
      extras: [
        ...careful.slice(0, 2).map(({ why }) => sentence(why)),
        neverLoose,
        'Do not stop a prescribed course on your own either: ask.',
      ],
    }
  }
  const outlawed = barredAbroad(thing, asksOfHarm(heard))
  if (outlawed !== undefined) return outlawed
  const everyone = careful.find((one) => one.who === 'everyone')
  const [first] = careful
  const because =
    heard.cues.has('why') && asksOfHarm(heard) && first !== undefined
      ? `**Because ${small(sentence(first.why))}**`
      : undefined
  return {
    things: [thing],
    paragraphs: [
      because ??
        (everyone === undefined
          ? `**${asksOfHarm(heard) ? `No${/\b(?:worr|scared|afraid|concerned)/.test(saidIn(asked)) ? ' need to worry' : ''}, ${thing.called} ${is(thing)} not dangerous` : `Yes, ${thing.called} ${is(thing)} safe`} ` +
            `for most people as used in cosmetics${careful.length > 0 ? '; some should be careful' : ''}.**`
          : `**Mostly, with one thing to know: ${small(sentence(everyone.why))}**`),
      lineOn(thing),
      carefulList(thing),
    ],
    extras: [isOf(thing, 'preservative', 'paraben') ? preservativeLine : undefined, legalLine(thing), howLine(thing)],
  }
}
