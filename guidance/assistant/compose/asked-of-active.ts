import { type Intent, messagesOf } from '../conversation.ts'
import { tokensOf } from '../../text/tokens.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { pattern } from '../../text/pattern.ts'
import { composers } from './compose.ts'
import { type Asked, calledAll, capital, type Draft, draftOf, is, it, small } from './draft.ts'
import { howLine, lineOn, strengthOf, usageOf } from './facts.ts'
import {
  cautionOf,
  expects,
  isActive,
  isMedicine,
  isOf,
  isRetinoid,
  isUvFilter,
  objection,
  patchLine,
  stopLine,
} from './lines.ts'
import { strengthAnswer } from './strength.ts'

// What is asked of one active whatever else a message may be taken for: whether it stands in for sunscreen or needs one, whether more of it is better, whether
// it clogs, whether it is for men too; and of two, whether one is as good as the other. What is known of it stands in its entry. Sources: the entries' own.

const cream = String.raw`(?:sun ?screens?|sun ?blocks?|sun ?creams?|spf(?: ?\d+)?|sun protection|sunscreen cream|sonskerm|sonbrandroom|sonroom)`
const article =
  '(?:an? |any |my |the |your |our |n |die |natural |daily |separate |extra |wearing |using |putting on |applying |of |on )*'

/** "Can I use niacinamide instead of sunscreen?", "does it count as SPF?", "does it protect me from the sun?" */
const standsIn = pattern`
  \b(?:instead of|in (?:the )?place of|in plaas van|rather than|replac(?:e|es|ing|ement|ements)(?: for| of| to)?|vervang|substitutes? (?:for|to|of)|alternatives? (?:to|for|of)|as|like|stop using|enough without) ${article}${cream}\b|\b(?:protects?|beskerm|shields?|guards?|protection|blocks?) (?:\S+ ){0,3}(?:from|against|teen)? ?(?:the )?(?:sun\b|suns\b|sunlight|sunburn|uv\w*|son\b|rays)`

/** "Do I need sunscreen if I use it at night?", "must I wear SPF with it?", "can I skip sunscreen?" */
const needsCream = pattern`
  \b(?:need|needs|have to|must|should|is|are|nodig|moet|necessary|required|matter|important|still)\b(?: \S+){0,5}? ${cream}\b|\b${cream} (?:\S+ ){0,3}(?:needed|necessary|required|a must|compulsory|important|nodig|matter)\b`
const without = new RegExp(
  String.raw`\b(?:without|skip|skipping|leave out|leave off|no|sonder|not (?:wear|use|wearing|using)|dont (?:wear|use|put)) ${article}${cream}\b`,
)
/** The sunscreen itself is asked about: its place among the layers, the night it would be worn, the one to buy. */
const ofCream = pattern`
  \b(?:before|after|over|under|first|last|on top|order|wait|mix\w*|layer\w*|with|in) (?:an? |my |the )?${cream}\b|\b${cream} (?:first|last|before|after|over|under|on top|at night|tonight|to bed|overnight|indoors|inside)\b|
  \b(?:which|what|best|watter|good|how (?:much|often|many)|contain\w*|buy|recommend)\b|\b(?:put|wear|apply|use|sleep in|sleep with) (?:on )?(?:my |the )?${cream} (?:\S+ )?(?:at night|tonight|to bed)\b`

/** Why it is needed, and a ban that goes round, are other questions. */
const saidOfIt =
  /\b(?:why|hoekom|waarom|how come)\b|\b(?:true|says?|said|heard|myth|told)\b.*\b(?:cannot|cant|not|never|dont|shouldnt|mustnt)\b/

/** "Is a higher percentage better?", "the stronger the better?" */
const moreIsBetter = pattern`
  \b(?:higher|stronger|bigger|more|hoer|sterker)(?: (?:percent\w*|%|strength|strengths|concentration\w*|dose|one|of|it|the|a|\w+ acid))*(?: \S+){0,4}? (?:is |are |work |works |be )?(?:any |always |actually |really )?(?:better|faster|quicker|more effective|beter|vinniger)\b|
  \b(?:better|faster|work\w*)\b(?: \S+){0,3} (?:with|at|in|if) (?:an? |the )?(?:higher|stronger|more)\b|\bthe (?:higher|stronger|more) the better\b`

const asGood = pattern`\b(?:just |even |nearly |almost )?as (?:good|strong|effective|powerful|potent|well|proven|gentle|safe) as\b|\b(?:works?|does) the same as\b|\bequal to\b|\bmatch(?:es)? up to\b`

const clogs =
  /\b(?:(?:non |non)?comedogenic|clogs?|clogging|blocks?|blocking) ?(?:(?:my|your|the|up|ur) )*(?:pores?)?\b/
const ofPores = /\b(?:non ?)?comedogenic\b|\b(?:clog|block)\w*(?: \w+){0,2} pores?\b|\bpore ?clogging\b/

const forMen = pattern`
  \b(?:can|do|may|should|could|kan|mag) (?:a )?(?:men|man|guys|males?|mans|a guy|my (?:husband|boyfriend|man|brother|dad|father|hubby)) (?:also |too |ook )?(?:use|wear|apply|try|gebruik)\b|
  \b(?:for|on|by|vir) (?:men|guys|males|mans)(?: too| also| ook)?$|\bonly for (?:women|girls|ladies)\b`

const leaveOrRinse =
  /\b(?:rinse|wash)(?: \S+){0,3} off\b.{0,20}\b(?:leave|keep|stay)\w*\b|\b(?:leave|keep)(?: \S+){0,3} on\b.{0,20}\b(?:rinse|wash)\w*\b/

/** "How do I store it?", "where must I keep it?" */
const storing =
  /\b(?:how|where|hoe|waar) (?:do|must|should|can|to|is|are|moet|kan)(?: \S+){0,2}? (?:store|keep|kept|stored|put away|bewaar|bere)\b|\b(?:in the|the|die) (?:fridge|yskas|freezer|bathroom cabinet|hot car)\b|\brefrigerat\w*/
/** A day that counts is near, and something new is to be begun before it. */
const bigDay =
  /\b(?:wedding|matric(?: dance| ball)?|graduation|photo ?shoot|interview|big day|lobola|umembeso|party|event|reunion|christening|troue|prom|funeral)\b/
const soon =
  /\b(?:tomorrow|tonight|this (?:week|weekend|friday|saturday|sunday)|(?:on|next|coming) (?:friday|saturday|sunday|week|weekend)|(?:in|is|within|only|just|have)? ?(?:1|2|3|one|two|three|a|an|few|a few|\d|1[0-4])(?: more)? (?:days?|weeks?)|more|volgende week|saterdag)\b/
const begins = /\b(?:start\w*|begin\w*|try\w*|introduc\w*|new|first time|buy|should i use|can i use|begin|probeer)\b/

const helps =
  /\b(?:good|great|best|nice|goed|work|works|help|helps|fade|fades|treat|treats|remove|removes|clear|clears|get rid|do anything|effective|even out)\b/

/** A message asked of one thing that is put on skin, told by nobody who should not have it. */
const oneAsked = ({ knowledge, heard, situation }: Asked): Thing | undefined => {
  const [thing, second] = actsOf(heard)
  if (
    thing === undefined ||
    second !== undefined ||
    thing.ingredient?.full === undefined ||
    heard.isLabel ||
    heard.harmed ||
    heard.injected ||
    situation.conditions.has('under-12') ||
    heard.who.includes('child') ||
    objection(knowledge, thing, situation)?.tone === 'avoid' ||
    (expects(situation) && cautionOf(thing, 'pregnancy') === 'avoid')
  )
    return undefined
  return isOf(thing, 'illegal-lightener', 'hair-dye') || ['isotretinoin', 'hydroquinone'].includes(thing.ingredient.id)
    ? undefined
    : thing
}

const raises = (thing: Thing): boolean => thing.ingredient?.full?.sun === 'raises' || isRetinoid(thing)
const how =
  'Broad-spectrum, SPF 30–50, as the last step each morning: two finger lengths for face and neck, and again every two hours outdoors.'

const standInFor = (thing: Thing): Draft => ({
  paragraphs: [
    `**No: ${thing.called} ${is(thing)} no sunscreen and cannot take its place.**`,
    raises(thing)
      ? `*Why:* ${it(thing) === 'them' ? 'they hold' : 'it holds'} back no UV, and skin that gets ${it(thing)} burns and marks sooner: sunscreen matters all the more.`
      : isOf(thing, 'plant-oil', 'butter', 'occlusive', 'soothing')
        ? '*Why:* oils, butters, gels and plant juices let most UV through, unevenly, and nobody has tested how much.'
        : isOf(thing, 'vitamin-c', 'antioxidant')
          ? '*Why:* it takes the edge off what light does in skin and backs a sunscreen up, but holds back no UV.'
          : '*Why:* it holds back no UV, and a day in the sun undoes more than it gains.',
    `**How:** ${small(how).replace(/^broad/, 'broad')} ${capital(thing.called)}, if you use ${it(thing)}, ${thing.plural ? 'go' : 'goes'} under it${raises(thing) ? ', or at night' : ''}.`,
  ],
  extras: [
    'Money short? A plain shop brand, a hat and shade do more than any serum or oil.',
    'A tinted one with iron oxides is best for dark marks and leaves no white cast.',
  ],
  things: [thing],
  topic: { intent: 'sunscreen', kind: 'sunscreen' },
  suggestions: ['Which sunscreen leaves no white cast?', 'How much sunscreen do I need?'],
})

const creamBeside = (thing: Thing, said: string, skips: boolean): Draft => {
  const atNight = /\b(?:night|nights|evening|evenings|bed|saans|aand|ebusuku)\b/.test(said)
  return {
    paragraphs: [
      skips
        ? `**No, do not leave it out: wear sunscreen, SPF 30–50, every morning while you use ${thing.called}${atNight ? ', also when that is only at night' : ''}.**`
        : `**Yes: sunscreen, SPF 30–50, every morning${atNight ? `, also when you use ${thing.called} only at night` : ` while you use ${thing.called}`}.**`,
      raises(thing)
        ? `*Why:* skin that gets ${thing.called} burns and marks sooner, and that lasts for days, not only for the hours it is on.`
        : `*Why:* ${thing.called} ${is(thing)} not known to make skin burn sooner, but sun undoes what skincare gains, and deepens marks on every skin colour.`,
      `**How:** ${small(how)}${atNight ? ' At night itself you need none.' : ''}`,
    ],
    extras: [howLine(thing)].filter((line) => line !== undefined),
    things: [thing],
    topic: { intent: 'sunscreen', kind: 'sunscreen' },
    suggestions: ['How much sunscreen do I need?', `How often should I use ${thing.called}?`],
  }
}

const notMore = (thing: Thing, range: string): Draft => {
  // What is known of a stronger one stands behind the range: "2.5% works about as well as 10%".
  const known = thing.ingredient?.full?.range?.split('; ')[1]?.trim()
  return draftOf({
    paragraphs: [
      `**No, more is not better: ${range.replace(/ (?:to start|as a cosmetic)$/, '')} is the usual strength of ${thing.called}, and enough for nearly everybody.**`,
      known === undefined ? undefined : `${capital(known)}.`,
      '*Why:* what is stronger stings and dries sooner and seldom does more; irritated skin marks easily, above all deeper skin. Steady use counts for more.',
      `**How:** start at the low end; ${usageOf(thing).how}. Use ${it(thing)} ${usageOf(thing).often}.`,
    ],
    extras: [stopLine, patchLine],
    things: [thing],
    topic: { intent: 'how-to-use' },
    suggestions: [`How often should I use ${thing.called}?`, 'How long until it works?'],
  })
}

const alsoForMen = (thing: Thing, said: string): Draft => ({
  paragraphs: [
    `**${/\bonly for\b/.test(said) ? 'No, not only for women' : 'Yes'}: ${thing.called} ${thing.plural ? 'work' : 'works'} the same on a man’s skin.** “For men” on a pack mostly changes scent and price.`,
    lineOn(thing),
    howLine(thing) ?? '',
    'Not straight after shaving: freshly shaved skin stings, so put it on at the other end of the day, or after a plain moisturiser.',
  ].filter((line) => line !== ''),
  extras: [stopLine],
  things: [thing],
  topic: { intent: 'how-to-use' },
  suggestions: [`How often should I use ${thing.called}?`, 'A simple routine for a man'],
})

const pores = (thing: Thing): Draft => {
  const scale = thing.ingredient?.full?.comedogenic
  const rich =
    scale !== undefined ? scale > 1 : isOf(thing, 'butter') || (isOf(thing, 'plant-oil') && scale === undefined)
  const lead =
    scale !== undefined && scale > 3
      ? `Not for skin that breaks out easily: ${thing.called} can clog pores`
      : rich
        ? `Perhaps: on skin that breaks out easily ${thing.called} may clog pores, on other skin it seldom does`
        : `${capital(thing.called)} ${is(thing)} not known to clog pores`
  return {
    paragraphs: [
      `**${lead}.**`,
      `The old pore-clogging scale was made on rabbit ears and predicts little${scale === undefined ? '' : ` (there it has ${scale} of 5)`}: how rich the whole product is, and your own skin, decide. “Non-comedogenic” on a pack is no tested promise either.`,
      rich
        ? '**Breaking out easily?** A light gel or lotion with glycerin, niacinamide or squalane; keep oils and butters for the body.'
        : 'A light gel or lotion suits skin that breaks out best.',
    ].filter((line) => line !== undefined),
    extras: ['Change one product at a time and give it four weeks, so that you know which it was.'],
    things: [thing],
    topic: { intent: 'does-help' },
    suggestions: ['What moisturiser suits oily skin?', 'What helps with breakouts?'],
  }
}

/** Good for a trouble, on deeper skin: whether it helps comes before whether it is borne. */
const onDeeperSkin = (asked: Asked, thing: Thing): Draft => {
  const draft = composers['does-help'](asked)
  const [first, ...others] = draft.paragraphs
  const why = thing.ingredient?.full?.careful.find(({ who }) => who === 'deep-tone')?.why
  return {
    ...draft,
    paragraphs: [
      first ?? '',
      `**On deeper skin:** ${why ?? 'anything that stings for days leaves marks; start low and go slowly'}`.replace(
        /[.;]?$/,
        ', and wear a tinted sunscreen, SPF 30–50, every morning.',
      ),
      ...others,
    ],
    topic: { intent: 'does-help', ...draft.topic },
  }
}

const stored = (thing: Thing): Draft => {
  const spoilt = isRetinoid(thing) || isOf(thing, 'vitamin-c', 'antioxidant')
  return {
    paragraphs: [
      `**Closed tightly, dark, dry and below 25 °C: a drawer or bedroom cupboard, rather than a sunny sill, a hot car or the steamy bathroom.**`,
      spoilt
        ? `*Why:* light, air and warmth wear ${thing.called} out, so leave it in its own pump or tube, and close it at once.`
        : `*Why:* warmth, light and water let it separate or grow germs; ${thing.called} itself keeps well.`,
      'The fridge does no harm, but is not needed; no freezer. Write the day on it when you open it: the open-jar sign (6M, 12M) counts from then. Clean fingers, and out of reach of children.',
      'Another smell, colour or texture, or past its date: throw it out.',
    ],
    things: [thing],
    topic: { intent: 'how-to-use' },
    suggestions: [`How do I use ${thing.called}?`, 'How long does an opened product keep?'],
  }
}

const beforeBigDay = (thing: Thing): Draft => ({
  paragraphs: [
    `**No, do not start ${thing.called} so shortly before: begin nothing new in the last two to three weeks.**`,
    `*Why:* what is new can sting, flake or bring spots first, and ${thing.called} needs ${usageOf(thing).takes} to show what it does.`,
    '**Rather until then:** a mild wash, moisturiser, sunscreen, and what your skin already knows. A pimple the evening before: a hydrocolloid patch, hands off.',
    `**Afterwards:** ${usageOf(thing).often}.`,
  ],
  extras: [stopLine],
  things: [thing],
  topic: { intent: 'how-to-use' },
  suggestions: ['What can I do for my skin in one week?', `How do I start ${thing.called}?`],
})

/** "All in one evening, tell me straight": several actives are to go on together. */
const atOnce =
  /\b(?:all|everything|alles) (?:in|at|on) (?:one|once|the same)\b|\b(?:same|one) (?:evening|night|time|go|routine|sitting)\b|\ball together\b/

/** "It has cetearyl alcohol, must I take it back?" Source: the entries' own. */
const notDrying = (things: readonly Thing[]): Draft => ({
  paragraphs: [
    `**No need: ${calledAll(things)} are fatty alcohols, waxy softeners, and not the alcohol that dries skin.**`,
    '*Why:* they come from plant fats, thicken a cream and keep water in. What dries stands on the label as Alcohol, Alcohol Denat., SD Alcohol, Ethanol or Isopropyl Alcohol, and counts most near the front of the list.',
    '“Alcohol-free” on a pack means without those; fatty alcohols may still be in it. Now and then somebody is allergic to one: itch or a rash that comes back with the cream is worth showing to a pharmacist.',
    'So keep it, if it feels good and has no scent that stings you. Paste the whole list here and I go through the rest.',
  ],
  things: [...things],
  topic: { intent: 'what-is' },
  suggestions: ['Can you check an ingredient list for me?', 'Which alcohols dry skin?'],
})

const whyNot = /\b(?:why|hoekom|waarom|kungani)\b.*\b(?:not|wont|wouldnt|cant|dont|refuse\w*|nie)\b|^(?:but )?why\b/
/** "Why won't you tell me? The shop sells them." Sources: as the lighteners have them. */
const whyNoLightening: Draft = {
  paragraphs: [
    '**Because what makes skin lighter fast harms it: such creams have held mercury, hidden steroids or hydroquinone, and a shop that sells them makes them neither safe nor legal.**',
    'Steroids thin skin and bring veins and pimples, mercury harms kidneys and an unborn baby, and hydroquinone without a doctor can leave blue-black patches for good. Your own colour is healthy, and it protects you.',
    '**What I gladly help with is an even tone:** a tinted sunscreen, SPF 30–50, every morning, and azelaic acid 10%, niacinamide 2–5% or vitamin C on marks, for at least three months.',
    'Seen one for sale? Report it to SAHPRA on 0800 204 307, without your name. Using one already? Show the pack to a pharmacist or clinic this week.',
  ],
  things: [],
  sources: ['general'],
  topic: { intent: 'lightening' },
  suggestions: ['What helps with dark marks?', 'How do I stop a lightening cream safely?'],
}

/** What is put on skin, sunscreen's filters left aside. */
const actsOf = ({ things }: Asked['heard']): Thing[] => things.filter((thing) => !isUvFilter(thing))
const isPlain = ({ isLabel, harmed, injected }: Asked['heard']): boolean => !isLabel && !harmed && !injected
const sparesAlcohol = /\b(?:dry|dries|drying|bad|avoid|without|take it back|return|alcohol free|no alcohol|strips?)\b/

const as = (intent: Intent, draft: Draft): Draft => ({ ...draft, topic: { intent, ...draft.topic } })

const bleachesSkin =
  /\b(?:bleach\w*|bleik\w*|lighten\w*|whiten\w*|discolou?r\w*|remove (?:the )?colou?r)\b(?: \S+){0,3} (?:skin|face|vel|gesig)\b|\b(?:skin|face|vel|gesig)\b(?: \S+){0,3} (?:bleach\w*|bleik\w*|lighter|whiter)\b/
const noBleach = (things: Thing[], called = 'benzoyl peroxide'): Draft => ({
  paragraphs: [
    `**No, not your skin: ${called} takes dye out of cloth and hair, and leaves the colour of skin alone.**`,
    '*Why:* it breaks down dyes by oxygen; the pigment of skin is made anew from below. What can change is that irritated skin turns red, flaky or, on deeper skin, darker for a while: then use less, or less often.',
    '**How:** 2.5% does nearly as much as 10% and stings less. Let it dry before you dress; white towels and pillowcases, and keep it off brows, hairline and coloured clothes.',
    'Sunscreen, SPF 30–50, every morning. Burning, swelling or a rash: stop, and ask a pharmacist or clinic.',
  ],
  things,
  topic: { intent: 'does-help' },
  suggestions: [`How often should I use ${called}?`, 'What fades dark marks?'],
})
const ofPeroxide = /\b(?:benzoyl|bpo|benzac|panoxyl|brevoxyl)/i
/** Of the gel that was spoken of: "will it bleach my skin too?" */
const spokenOfPeroxide = ({ heard, request }: Asked): boolean =>
  heard.things.every((one) => one.ingredient?.id === 'benzoyl-peroxide') &&
  messagesOf(request.turns)
    .slice(-3)
    .some((text) => ofPeroxide.test(text))

/** What is asked of several things, or of none that is named: the first row that holds answers. */
const ofSeveral: readonly { when: (asked: Asked, said: string) => boolean; says: (asked: Asked) => Draft }[] = [
  {
    when: ({ heard, situation }, said) =>
      actsOf(heard).length === 2 && asGood.test(said) && !heard.isLabel && !heard.harmed && !expects(situation),
    says: (asked) => as('compare', composers.compare(asked)),
  },
  {
    when: ({ heard }, said) =>
      isPlain(heard) &&
      actsOf(heard).length > 1 &&
      actsOf(heard).every((one) => isOf(one, 'fatty-alcohol')) &&
      sparesAlcohol.test(said),
    says: ({ heard }) => notDrying(actsOf(heard)),
  },
  {
    when: ({ heard, situation }, said) =>
      isPlain(heard) &&
      actsOf(heard).length > 2 &&
      actsOf(heard).filter(isActive).length > 2 &&
      atOnce.test(said) &&
      !expects(situation),
    says: (asked) => as('combine', composers.combine(asked)),
  },
  {
    when: ({ heard }, said) =>
      heard.previous?.intent === 'lightening' &&
      whyNot.test(said) &&
      heard.things.length === 0 &&
      heard.concerns.length === 0,
    says: () => whyNoLightening,
  },
  {
    when: (asked, said) => bleachesSkin.test(said) && spokenOfPeroxide(asked),
    says: ({ knowledge }) =>
      noBleach([knowledge.byId('benzoyl-peroxide')].flatMap((one) => (one === undefined ? [] : [thingOf(one)]))),
  },
]

const ofSun = new RegExp(String.raw`\b${cream}\b|\bsun|\bson\b|\buv`)
/** Whether the sun is spoken of beside a thing that keeps none of it off; scent in a sunscreen asks nothing of it. */
const besideSun = (said: string, thing: Thing): boolean =>
  !isOf(thing, 'fragrance') && ofSun.test(said) && thing.ingredient?.full?.sun !== 'protects'

type OfOne = {
  when: (asked: Asked, said: string, thing: Thing) => boolean
  /** Undefined: the rows after it are looked at. */
  says: (asked: Asked, said: string, thing: Thing) => Draft | undefined
}

/** What is asked of one thing: the first row that holds and answers. */
const ofOne: readonly OfOne[] = [
  {
    when: ({ heard }, said, thing) =>
      besideSun(said, thing) &&
      heard.myth === undefined &&
      standsIn.test(said) &&
      !/\b(?:which|what|best) \S+ ?(?:can|instead)\b/.test(said) &&
      !heard.who.includes('sunburn'),
    says: (_, _said, thing) => standInFor(thing),
  },
  {
    when: ({ heard }, said, thing) =>
      besideSun(said, thing) &&
      heard.concerns.length < 2 &&
      !ofCream.test(said) &&
      !saidOfIt.test(said) &&
      (without.test(said) || needsCream.test(said)),
    says: (_, said, thing) => creamBeside(thing, said, without.test(said)),
  },
  {
    when: ({ heard }, said) =>
      heard.who.length > 0 &&
      heard.who.every((one) => one === 'deep-tone') &&
      heard.concerns.length > 0 &&
      heard.intent === 'safe' &&
      helps.test(said),
    says: (asked, _, thing) => onDeeperSkin(asked, thing),
  },
]

/** And of one that is no medicine. */
const ofCosmetic: readonly OfOne[] = [
  {
    when: (_, said, thing) => thing.ingredient?.id === 'benzoyl-peroxide' && bleachesSkin.test(said),
    says: (_, _said, thing) => noBleach([thing]),
  },
  {
    when: ({ request: { message } }, said) =>
      /\d ?(?:%|percent)/i.test(message) &&
      /\b(?:better|stronger|or|vs|versus)\b/.test(said) &&
      (message.match(/\d+(?:[.,]\d+)? ?(?:%|percent)/gi) ?? []).length > 1,
    says: (asked) => {
      const sketch = strengthAnswer(asked)
      return sketch === undefined ? undefined : as('how-to-use', draftOf(sketch))
    },
  },
  {
    when: (_, said, thing) =>
      storing.test(said) &&
      !isOf(thing, 'vitamin-c') &&
      thing.ingredient?.id !== 'benzoyl-peroxide' &&
      !/\b(?:buy|sells?|which store|the store|in store|keep (?:on|using|going|it on)|left)\b/.test(said),
    says: (_, _said, thing) => stored(thing),
  },
  {
    when: (_, said, thing) =>
      isActive(thing) &&
      bigDay.test(said) &&
      soon.test(said) &&
      begins.test(said) &&
      !/\b(?:months?|already|been using|for years)\b/.test(said),
    says: (_, _said, thing) => beforeBigDay(thing),
  },
  {
    when: ({ heard }, said) =>
      moreIsBetter.test(said) && heard.concerns.length === 0 && !/\d/.test(said) && heard.kinds.length === 0,
    says: (_, _said, thing) => {
      const range = strengthOf(thing)
      return range === undefined ? undefined : notMore(thing, range)
    },
  },
  {
    when: ({ heard }, said) =>
      heard.intent !== 'particular' &&
      heard.intent !== 'myth' &&
      ofPores.test(said) &&
      clogs.test(said) &&
      !/\b(?:unclog|clogged|blocked|open|clear|clean|for (?:clogged|blocked))\b/.test(said),
    says: (_, _said, thing) => pores(thing),
  },
  {
    when: ({ heard }, said) =>
      heard.tokens.length < 13 && forMen.test(said) && heard.concerns.length === 0 && heard.who.length === 0,
    says: (_, said, thing) => alsoForMen(thing, said),
  },
  { when: (_, said) => leaveOrRinse.test(said), says: (asked) => composers['how-to-use'](asked) },
]

const firstOf = (rows: readonly OfOne[], asked: Asked, said: string, thing: Thing): Draft | undefined => {
  for (const { when, says } of rows) {
    const draft = when(asked, said, thing) ? says(asked, said, thing) : undefined
    if (draft !== undefined) return draft
  }
  return undefined
}

/** The answer to what is asked of an active in plain words; undefined where nothing of the kind is asked. */
export const askedOfActive = (asked: Asked): Draft | undefined => {
  const { heard } = asked
  const said = tokensOf(asked.request.message).join(' ')
  if (heard.followsUp && heard.things.length > 1) return undefined
  const several = ofSeveral.find(({ when }) => when(asked, said))
  if (several !== undefined) return several.says(asked)
  const thing = oneAsked(asked)
  if (thing === undefined) return undefined
  return firstOf(ofOne, asked, said, thing) ?? (isMedicine(thing) ? undefined : firstOf(ofCosmetic, asked, said, thing))
}
