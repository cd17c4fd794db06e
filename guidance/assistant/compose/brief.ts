import type { ProductKind } from '../../knowledge/kinds.ts'
import { asksFewer, relatives } from '../understand/adds.ts'
import { asksIfWhole } from '../understand/intent-signs.ts'
import { oneTimeOnly } from '../understand/places.ts'
import { hear } from '../understand/understand.ts'
import type { Thing } from '../understand/things.ts'
import { wordsOf } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'
import { type Asked, calledAll, listed, saidIn } from './draft.ts'
import { usageOf } from './facts.ts'
import { expects, isMedicine, isOf, isRetinoid, isUvFilter, objection } from './lines.ts'

/** What a person asks of a routine beside their skin. */
export type Brief = {
  said: string
  /** So many products at most. */
  most: number | undefined
  /** As little work as possible. */
  lazy: boolean
  noActives: boolean
  /** Make-up is worn, and comes off first. */
  makeup: boolean
  /** Actives they have or want in it, as far as they may have them. */
  wants: Thing[]
  /** Those of them that are creams the person has. */
  creams: Thing[]
  /** The morning alone, or the evening alone. */
  oneTime: boolean
  years: number | undefined
  /** Wanted and not for them now. */
  refused: Thing[]
  kinds: ProductKind[]
  /** What they do now that should go, the worst first. */
  drops: string[]
  /** Asks what goes first, or what comes in, of a routine they have. */
  fixes: boolean
  adds: boolean
  /** "your mom". */
  whom: string | undefined
  /** What is kept to, in a few words each. */
  kept: string[]
}

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
}
const written = ['', 'one', 'two', 'three', 'four', 'five']
const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (numbers[text] ?? Number(text))

const many = pattern`
  \b(\d|one|two|three|four|five|een|twee|drie|vier)[ -](?:simple |basic |easy |cheap )?(?:steps?|things?|products?|items?|stappe?|produkte?|goed|
  dinge)\b`
/** "Make it 3", "three is enough". */
const downTo = pattern`
  \b(?:make (?:it|that)|to|max(?:imum)?|at most|only(?: want)?|just) (?:only |just )?(\d|one|two|three|four|five)\b(?! (?:times?|weeks?|days?|min\w*|
  months?|years?|nights?|rand|percent|of)\b)`
const little =
  /\b(?:lazy|lui|no time|in a hurry|busy|low effort|fuss free|no fuss|minimal\w*|bare minimum|zero effort|fast(?:est)?|quick(?:est)?)\b/
const asksWhatGoes =
  /\b(?:drop|remove|leave out|cut out|get rid of|too much|overkill|fix|wrong with|rate|review|critique|improve|judge|thoughts on)\b/
const daily = String.raw`(?:\w+ ){0,3}(?:daily|every ?day|each day|everyday|nightly|every night|twice|elke dag|elke aand)`
const scrubs = String.raw`(?:scrub\w*|exfoliat\w*|apricot|loofah|face brush|skrop\w*)`
// What harms or does nothing | as it is called. The first is the worst.
const toDrop: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:${scrubs} ${daily}|(?:daily|every ?day|nightly) (?:\w+ )?${scrubs}|(?:salt|sugar|coffee|apricot|walnut) scrub)`,
    ),
    'the scrub (it scratches and leaves marks)',
  ],
  [/\b(?:lemon|suurlemoen|lime juice)\b/, 'the lemon (it burns in the sun)'],
  [
    /\b(?:baking soda|bicarb\w*|toothpaste|vinegar|dettol|savlon|jik|methylated|spirits)\b/,
    'the kitchen and antiseptic remedies (they strip and burn)',
  ],
  [
    /\b(?:toner (?:\w+ )?(?:with |has |full of )?(?:\w+ )?alcohol|alcohol(?:ic)? (?:based )?toner|witch ?hazel|astringent|alcohol in it)/,
    'the toner with alcohol (it strips and stings)',
  ],
  [
    /\b(?:sunlight|green bar|bar soap|laundry soap|soap bar|protex|lifebuoy|just soap|body soap|seep)\b/,
    'the soap (a soap-free wash instead)',
  ],
  [/\b(?:wash|cleanse)\w* (?:\w+ ){0,3}(?:[3-9]|three|four|five|six) times/, 'the extra washes (twice a day at most)'],
]
/** "Which one step can I drop?": what is left out first where nothing harms. */
const oneToGo = pattern`
  \b(?:which|what|watter|wat) (?:\w+ ){0,6}(?:drop|leave out|cut(?: out)?|get rid of|skip|ditch|remove|uitlos|los|(?:can|could|should|must) go)\b|
  \b(?:anything|something|one|a step) (?:(?:that|which|i|can|could|should|to) ){1,4}(?:drop|leave out|cut|skip|ditch)\b`
/** Whether it is asked which of the steps that are listed can go, or whether they are all there is to it. */
export const asksWhatCanGo = ({ kinds, things, tokens }: Asked['heard']): boolean =>
  (kinds.length > 2 && oneToGo.test(tokens.join(' '))) ||
  (kinds.length > 0 && kinds.length + things.length > 1 && asksIfWhole.test(tokens.join(' ')))
const extras: readonly (readonly [RegExp, string])[] = [
  [/\bessence\b/, 'the essence (it adds little to a cream)'],
  [/\btoners?\b/, 'the toner (it is optional)'],
  [/\b(?:mist|face spray)\b/, 'the mist (it is pleasant, no more)'],
  [/\beye (?:cream|gel|serum)\b/, 'the eye cream (your face cream does the same)'],
  [/\b(?:sheet |face )?masks?\b/, 'the mask (it is no must)'],
  [/\bprimer\b/, 'the primer (it is optional)'],
]
const nightly = /\b(?:nightly|every night|each night|daily|every ?day|elke aand)\b/
const noSun = pattern`
  \b(?:no|without|dont (?:use|wear|have|do)|never (?:use|wear)?|skip|not using|geen|sonder|forget)(?: \w+){0,2} (?:sunscreens?|spf|sunblock|
  sun ?cream|sonskerm|sonroom)\b`
const wearsMakeup = pattern`
  (?<!\b(?:dont|never|not|no longer|without) )\b(?:wears?|wearing|uses?|dra|gebruik) (?:\w+ ){0,3}(?:make ?up|foundation|concealer|mascara|grimering|full (?:face|beat|glam))\b`
const whoElse = pattern`
  \b(?:my|vir my) (?:(?:teenage|little|big|older|younger|best|eldest|twin|\d+ (?:year|yr)s? old|\d+yo) )?(${relatives})s?\b(?! (?:says|said|uses|told|
  gave|thinks|swears|se|recommend\w*)\b(?! (?:s?hes?|they|theyre)\b))`
/** "My dad 70". */
const ageOf =
  /\b(?:mom|mum|mother|ma|dad|father|pa|gran|granny|gogo|ouma|oupa|husband|wife)\b(?: \w+){0,2} (\d\d)\b(?! ?(?:rand|percent|ml))/
const called: Record<string, string> = {
  bf: 'boyfriend',
  gf: 'girlfriend',
  seun: 'son',
  dogter: 'daughter',
  pa: 'dad',
  mama: 'mom',
  hubby: 'husband',
}

/** "Fragrance free", "no perfume". */
export const unscented = pattern`
  \b(?:(?:fragrance|perfume|scent) ?free|unscented|reukvry|(?:no|without|geen|sonder|hate) (?:\w+ )?(?:fragrance|perfumes?|parfum|scents?|smell))\b`

/** The messages of before that a routine was asked with, where this one goes on from it. */
const messagesOf = ({ heard, request: { turns } }: Asked): string[] =>
  !heard.followsUp
    ? []
    : turns
        .flatMap(({ role, text }, at) => (role === 'user' && turns[at + 1]?.topic?.intent === 'routine' ? [text] : []))
        .slice(-4)

/** "Everyone in her class has seven steps": told of others, and nobody's wish. */
const stepsOfOthers =
  /\b(?:everyone|everybody|they|friends?|girls|kids|people|tik ?tok|insta\w*|influencers?|class\w*|youtube)\b[^.]{0,40}?\b(?:\d+|five|six|seven|eight|nine|ten|twelve) ?(?:steps?|products?)\b/g

/** Reads what is asked of a routine, from this message and those it goes on from. */
export const briefOf = (asked: Asked): Brief => {
  const { knowledge, heard, situation } = asked
  const before = messagesOf(asked).map((text) => hear(knowledge, text))
  const last = saidIn(asked)
  // Not what our own answer named, which a follow-up carries along.
  const now = heard.followsUp ? hear(knowledge, heard.message) : heard
  const said = [...before.map(({ tokens }) => tokens.join(' ')), last, wordsOf(heard.message).join(' ')].join(' . ')
  const things = [
    ...new Map([...before.flatMap((one) => one.things), ...now.things].map((thing) => [thing.called, thing])).values(),
  ].filter(
    (thing) =>
      usageOf(thing).used &&
      !isUvFilter(thing) &&
      thing.ingredient?.id !== 'witch-hazel' &&
      !isOf(thing, 'illegal-lightener', 'drying-alcohol', 'exfoliant', 'surfactant'),
  )
  const refused = things.filter((thing) => objection(knowledge, thing, situation)?.tone === 'avoid')
  // "A ceramide cream" is the moisturiser, and no treatment.
  const creams = things.filter(
    (thing) =>
      !stings(thing) &&
      isOf(thing, 'ceramide', 'humectant', 'occlusive', 'butter', 'emollient', 'soothing', 'plant-oil') &&
      pattern`
      \b${thing.called.slice(0, 6)}\w*(?: \w+)? (?:cream|creme|moisturi[sz]er|lotion|balm|room)\b|\b(?:cream|creme|moisturi[sz]er|lotion|balm|
      room) (?:with |has |met |of )(?:\w+ )?${thing.called.slice(0, 6)}`.test(said),
  )
  const asksFirstToGo = oneToGo.test(last)
  const drops = [...toDrop, ...(asksFirstToGo ? extras : [])].filter(([words]) => words.test(said))
  const noActives =
    /\b(?:no|without|zero|geen|sonder|hate|not) (?:\w+ )?(?:actives?|acids?|strong stuff|chemicals)\b|\bactive free\b/.test(
      said,
    )
  const count =
    (heard.followsUp ? downTo.exec(last) : null) ??
    (asksFirstToGo ? null : (many.exec(last) ?? many.exec(said.replaceAll(stepsOfOthers, ' ')))) ??
    /\bonly (\d|one|two|three|four)\b(?! (?:times?|weeks?|days?|min\w*|months?|years?|nights?))/.exec(said)
  const minutes = numberOf(/\b(\d+|two|three|five|ten) ?(?:min|mins|minutes?|minute)\b/.exec(said)?.[1])
  const lazy =
    little.test(said) ||
    (heard.followsUp && count === null && asksFewer.test(last)) ||
    (minutes !== undefined && minutes <= 5)
  const counted = numberOf(count?.[1])
  const most = counted ?? (lazy ? 3 : undefined)
  const whom = whoElse.exec(said)?.[1]
  return {
    said,
    most: most === undefined || most < 1 ? undefined : most,
    lazy,
    noActives,
    makeup: wearsMakeup.test(said),
    refused,
    drops: drops.map(([, text]) => text),
    years: heard.years ?? numberOf(ageOf.exec(said)?.[1]),
    wants: noActives
      ? []
      : things.filter((thing) => !refused.includes(thing) && !drops.some(([words]) => words.test(thing.called))),
    kinds: [...new Set([...before.flatMap(({ kinds }) => kinds), ...now.kinds])],
    fixes: drops.length > 0 || noSun.test(said) || asksFirstToGo || asksWhatGoes.test(said) || asksIfWhole.test(said),
    creams: noActives ? [] : creams.filter((thing) => !refused.includes(thing)),
    oneTime: oneTimeOnly.test(said),
    adds: /\b(?:add|adding|introduce|include|fit|start|byvoeg|bysit|slot)\b/.test(said),
    whom: whom === undefined ? undefined : `your ${called[whom] ?? whom}`,
    kept: [
      ...(counted === undefined ? [] : [counted === 1 ? 'one product' : `${written[counted] ?? counted} products`]),
      ...(minutes === undefined ? [] : ['a few minutes a day']),
      ...(lazy && minutes === undefined ? [count === null ? 'three products, little work' : 'little work'] : []),
      ...(noActives
        ? [
            things.length > 0
              ? `no ${listed(
                  things.map((one) => one.called),
                  'or',
                )}`
              : 'no actives',
          ]
        : refused.length > 0 && !expects(situation)
          ? [
              `no ${listed(
                refused.map((one) => one.called),
                'or',
              )}`,
            ]
          : []),
      ...(unscented.test(said) || situation.avoid.families.has('fragrance') ? ['fragrance-free'] : []),
    ],
  }
}

/** Acids, retinoids and the like: two of them in one step are too much. */
export const stings = (thing: Thing): boolean =>
  isRetinoid(thing) || isOf(thing, 'aha', 'bha', 'exfoliating-enzyme') || thing.ingredient?.id === 'benzoyl-peroxide'

/** What stands in the way of a good routine besides what is put on: too much of something, or no sunscreen. */
export const advised = ({
  said,
  drops,
  wants,
  fixes,
  kinds,
}: Brief): { drop: string[]; change: string[]; add: string[] } => {
  const often = nightly.test(said) ? wants.filter(stings) : []
  const [own] = often
  const change =
    own === undefined || !fixes
      ? []
      : often.length > 1
        ? [`${calledAll(often)} on different nights, two a week each`]
        : isMedicine(own)
          ? [`ask your prescriber about fewer nights of ${own.called} while skin is sore`]
          : [`${own.called} down to two nights a week`]
  // Three that sting are too many, whenever they go on.
  const strong = wants.filter(stings)
  const fewer =
    fixes && strong.length > 2
      ? [`keep two of ${listed(strong.map((one) => one.called))} at most, on different nights`]
      : change
  const listsAll = fixes && kinds.length + wants.length > 1 && kinds.length > 0
  const add = [
    ...(noSun.test(said) || (listsAll && !kinds.includes('sunscreen')) ? ['sunscreen every morning'] : []),
    ...(listsAll && asksIfWhole.test(said) && !kinds.includes('moisturiser') ? ['a plain moisturiser'] : []),
  ]
  return { drop: drops, change: fewer, add }
}

/** Where each active goes: the morning, or the nights, in turns where one would be too much for the other. */
export const placesOf = (wants: readonly Thing[]): { morning: Thing[]; night: Thing[] } => {
  const byDay = wants.filter(
    (thing) =>
      isOf(thing, 'vitamin-c') ||
      (!stings(thing) &&
        !isOf(thing, 'occlusive', 'plant-oil', 'butter', 'pha') &&
        thing.ingredient?.id !== 'azelaic-acid'),
  )
  // One thing that stings to a time of day: benzoyl peroxide and azelaic acid keep out of the way of a retinoid.
  const moved = wants.filter(
    (thing) =>
      (thing.ingredient?.id === 'azelaic-acid' || thing.ingredient?.id === 'benzoyl-peroxide') &&
      wants.some(isRetinoid) &&
      !byDay.some((other) => isOf(other, 'vitamin-c')),
  )
  const morning = [...byDay, ...moved].sort((a, b) => Number(isOf(b, 'vitamin-c')) - Number(isOf(a, 'vitamin-c')))
  return { morning, night: wants.filter((thing) => !morning.includes(thing)) }
}
