import { type Asked, capital, is, saidIn, sentence, type Sketch } from './draft.ts'
import { strengthOf, usageOf } from './facts.ts'
import { cautionOf, expects, isMedicine, isOf, isRetinoid, patchLine, stopLine } from './lines.ts'
import { forChild } from './for-child.ts'
import type { Thing } from '../understand/things.ts'
import { pattern } from '../../text/pattern.ts'

const number = (text: string): number => Number(text.replace(',', '.'))

const digits = String.raw`(\d{1,3}(?:[.,]\d+)?)`
const percent = String.raw`(?:%|per ?cent|persent|pct)`

/** The strengths a message names: "2.5 or 10", "90% lactic". SPF numbers, prices, ages and times are none. */
const percentsIn = (message: string): number[] => {
  const text = message.replaceAll(
    /\b(?:spf|r)\s?\d+[\d.,]*\+?|\d+\s?(?:%|percent) (?:off|discount|korting|afslag|cheaper|of my|of the)\b/gi,
    ' ',
  )
  const marked = Array.from(text.matchAll(new RegExp(String.raw`${digits}\s?${percent}`, 'gi')), ([, one = '']) =>
    number(one),
  )
  const held = new RegExp(
    String.raw`(?<![\d.,])${digits}\s?${percent}?\s?(?:or|vs\.?|versus|of|noma|(?:\S+ ){0,4}(?:better|stronger) than)(?: the| a)? ${digits}(?!\d|[.,]\d)` +
      '(?! ?(?:weeks?|days?|months?|nights?|times|years?|min|drops|x|ml|rand))',
    'i',
  ).exec(text)
  return [
    ...new Set([
      ...(held === null || /\bspf|sunscreen|sunblock|factor\b/i.test(message)
        ? []
        : [number(held[1] ?? ''), number(held[2] ?? '')]),
      ...marked,
      ...Array.from(
        text.matchAll(/(?<![\d.,])0[.,]\d{1,3}(?![\d%]|[.,]\d| ?(?:percent|mm|ml|g|l|mg|cm)\b)/g),
        ([one]) => number(one),
      ),
    ]),
  ]
    .filter((one) => one > 0 && one <= 100)
    .sort((a, b) => a - b)
}

/** From where on a strength is one for trained hands, and the most that is sold for use at home. Source: general dermatology practice. */
const limits = (thing: Thing): { peel?: number; most?: number } =>
  thing.ingredient?.id === 'trichloroacetic-acid'
    ? { peel: 0 }
    : isOf(thing, 'aha')
      ? { peel: 20, most: 10 }
      : isOf(thing, 'bha')
        ? { peel: 5, most: 2 }
        : thing.ingredient?.id === 'retinol'
          ? { most: 1 }
          : thing.ingredient?.id === 'benzoyl-peroxide'
            ? { most: 10 }
            : {}

/** Whether a message gives one of these acids a strength that is for trained hands only. */
export const tooStrongForHome = (message: string, acids: readonly Thing[]): boolean =>
  percentsIn(message).some((one) => acids.length > 0 && acids.every((acid) => one >= (limits(acid).peel ?? Infinity)))

/** From where on azelaic acid is a medicine. Source: general. */
const scriptFrom = (thing: Thing): number | undefined => (thing.ingredient?.id === 'azelaic-acid' ? 15 : undefined)

/** Whether a strength is named that only a prescription gives. */
export const asksScriptStrength = ({
  heard: {
    message,
    things: [thing],
  },
}: Asked): boolean => thing !== undefined && percentsIn(message).some((one) => one >= (scriptFrom(thing) ?? Infinity))

const asksWhich = pattern`
  \b(?:what|which|whats|how much|watter|hoeveel|max|maximum|highest|lowest)(?: \S+){0,3} (?:percent|percentage|strength|concentration|persentasie|
  sterkte)\b|\bhow strong\b|\bwhat percent|\bpercent(?:age)? (?:of \S+ )?(?:should|must|do|is|to)\b|\b(?:percent(?:age)?|strength) \S* ?\S* ?(?:start|
  begin)|^(?:\S+ ){1,3}(?:percent(?:age)?|strength|concentration|persentasie|sterkte)$`
const asksWhether = pattern`
  \b(?:too (?:much|strong|high|harsh|low|weak|little|hectic)|enough|te (?:sterk|veel)|strong enough|safe|ok|okay|fine|alright|dangerous|harmful|high|
  strong|overkill|weak|low|good|leave|(?:without|need|needs) (?:a )?(?:prescription|script)|over the counter|otc)\b`

/** "They only had 1%. Buy it?", "40% for beginners?": asked of the strength, where nothing else is. */
const asksToTake = pattern`
  \b(?:(?:buy|get|take|use|try|keep|koop|kry|vat|neem) (?:it|that|this|one|dit|the|me)|dit koop|(?:worth|should i|must i|moet ek) (?:\w+ ){0,2}(?:it|buy\w*|get\w*|tak\w*|koop)|yes or no|ja of nee|yay or
  nay|first ?tim\w*|beginners?|newbie|starters|to (?:start|begin)|(?:more|stronger|higher) (?:is|are|its|means|works?) (?:\w+ )?(?:better|faster|more)|(?:on|for) my (?:face|lips|neck))\b`
const asksOther =
  /\b(?:how (?:often|long|do|to|must|should|many|much)|when|what order|hoe|wanneer|with|and|together|after|before)\b/

/** "10% stings, must I go lower?" */
const wantsWeaker =
  /^(?=.*\b(?:sting\w*|stung|burn\w*|irritat\w*|peel\w*|itch\w*|brand)\b).*\b(?:weaker|lower|milder|gentler|go down|swakker|laer)\b/

const daily = /\b(?:daily|every ?day|everyday|every night|nightly|twice a day|elke dag|elke aand|daagliks)\b/

/** More than this, in percent, is for a hard callus or a thick nail, not for a heel. Source: general. */
const ofCalluses = 25

const shown = (value: number): string => `${value}%`

/** Of a range that differs by place the part for the place that is spoken of first. */
const rangeAt = (range: string, said: string): string => {
  const parts = range.split('; ')
  const there = /\b(?:feet|foot|heels?|soles?|voete|hakke)\b/.test(said)
    ? parts.find((part) => /\b(?:feet|heels?)\b/.test(part))
    : undefined
  return there === undefined
    ? range
    : [
        there,
        ...parts.flatMap((part) => (part === there ? [] : [/ on /.test(part) ? part : `elsewhere ${part}`])),
      ].join('; ')
}

/** Its usual range as numbers. */
const rangeOf = (thing: Thing): { low: number; high: number } | undefined => {
  const [low, high] = Array.from((strengthOf(thing) ?? '').matchAll(/\d+(?:\.\d+)?/g), ([one]) => Number(one))
  return low === undefined ? undefined : { low, high: high ?? low }
}

const professional = (thing: Thing, strong: number): Sketch => ({
  paragraphs: [
    `**No, do not use it at home: ${shown(strong)} ${thing.called} is the strength of a professional peel.**`,
    'It can burn within minutes, and deeper skin marks from that for months. Diluting it yourself is not safe either: the acidity decides, and you cannot see ' +
      'it.',
    `**Instead:** a finished product with ${strengthOf(thing) ?? 'a low strength'}, ${usageOf(thing).often}. Strong peels are for trained hands who know your ` +
      `skin tone.`,
  ],
  extras: [
    'On the skin already and burning? Rinse under cool running water for twenty minutes, and go to a clinic if it blisters or was near the eyes.',
    'Sunscreen, SPF 30–50, every morning.',
  ],
  things: [],
  suggestions: [`How often should I use ${thing.called}?`, 'What is gentler?'],
})

/** "What percentage is in it?": of one pot, whose label or maker alone knows. */
const ofOnePot = pattern`\b(?:is|s|are|was) (?:there )?(?:exactly |really |actually |in fact )?in (?:it|this|that|there|the (?:serum|cream|lotion|gel|one|bottle|product|tub|mix\w*)|my|their|her|his|hers)\b|\b(?:does|do) (?:it|this|that|they|theirs|the \S+) (?:have|contain|hold)\b`
const unprinted = (thing: Thing): Sketch => ({
  paragraphs: [
    `**I cannot know how much ${thing.called} is in that one: only its label or its maker can say.**`,
    `No number on the pack, or no label at all? Then nobody can tell you its strength, and home-made mixes of actives are better left alone: they can be far too strong, or hold nothing.`,
    strengthOf(thing) === undefined
      ? undefined
      : `**For comparison:** ${small(sentence(thing.ingredient?.full?.range ?? ''))} That is what finished products usually hold.`,
    'Paste the ingredient list here and I go through it; the nearer the front, the more there is of it.',
  ],
  things: [thing],
  suggestions: [`What strength of ${thing.called} is usual?`, 'Can you check an ingredient list for me?'],
})

/** A question about strength: the number first, or the number that was named against the usual range. */
export const strengthAnswer = (asked: Asked): Sketch | undefined => {
  const { heard, situation } = asked
  const named = percentsIn(heard.message)
  const said = saidIn(asked)
  if (
    named.length === 0 &&
    ofOnePot.test(said) &&
    asksWhich.test(said) &&
    heard.things[0] !== undefined &&
    heard.things.length === 1
  )
    return unprinted(heard.things[0])
  // "A retinoid for the first time, is 0.5 retinol ok?" names one thing.
  const [thing, other] = heard.things.filter(
    ({ family }, _, all) =>
      family === undefined || !all.some((one) => one.family === undefined && one.families.includes(family)),
  )
  if (thing === undefined || (expects(situation) && cautionOf(thing, 'pregnancy') === 'avoid')) return undefined
  if (heard.who.includes('child') || (heard.years ?? 18) < 13) return undefined
  if (isRetinoid(thing) && (heard.who.includes('teen') || (heard.years ?? 18) < 18)) {
    return named.length > 0 || asksWhich.test(said) ? forChild(asked) : undefined
  }
  const strong = named.at(-1)
  const { peel, most } = limits(thing)
  if (strong !== undefined && peel !== undefined && strong >= peel && strong > (other === undefined ? 0 : 20))
    return professional(thing, strong)
  const which =
    asksWhich.test(said) || /\b(?:what|which|how many|watter|hoeveel)(?: \S+)? ?(?:%|percent)/i.test(heard.message)
  const range = rangeOf(thing)
  const takes = asksToTake.test(said) && !asksOther.test(said)
  if (
    other !== undefined ||
    range === undefined ||
    (!which &&
      (named.length === 0 || (named.length === 1 && !asksWhether.test(said) && !takes && !wantsWeaker.test(said))))
  )
    return undefined
  if (heard.who.some((one) => one === 'pregnant' || one === 'trying' || one === 'breastfeeding')) return undefined
  const usual = rangeAt(thing.ingredient?.full?.range ?? '', said)
  const { called } = thing
  const base = {
    things: [thing],
    suggestions: [
      `How often should I use ${called}?`,
      'How long until it works?',
      `What should I not mix with ${called}?`,
    ],
    extras: [stopLine, patchLine],
  }
  const how = isMedicine(thing) ? undefined : `**How:** ${usageOf(thing).how}. Use it ${usageOf(thing).often}.`
  const why =
    '*Why:* more strength stings sooner and seldom does more; irritated skin marks easily, above all deeper skin.'
  const [lowest] = named
  if (lowest === undefined) {
    return {
      ...base,
      paragraphs: [`**${sentence(usual)}** That is the usual strength of ${called}; begin at the low end.`, why, how],
      extras: [
        most === undefined || most <= range.high ? undefined : `${shown(most)} is the most there is for use at home.`,
        stopLine,
        patchLine,
      ],
    }
  }
  const medicineFrom = scriptFrom(thing)
  const script =
    medicineFrom === undefined
      ? undefined
      : `From ${shown(medicineFrom)} it is a medicine here: a doctor or dermatologist prescribes it when 10% has not done enough after 12 weeks.`
  if (named.length > 1) {
    // For the hard skin of feet the stronger one, where it is not so strong that it is kept for calluses; elsewhere the least that works.
    const there =
      usual === thing.ingredient?.full?.range
        ? undefined
        : named.findLast((one) => one <= Math.min(ofCalluses, Number(/(\d+)%/.exec(usual)?.[1] ?? 0)))
    const pick = there ?? named.find((one) => one >= range.low) ?? lowest
    const first = number(/\d+(?:[.,]\d+)?/.exec(heard.message)?.[0] ?? '')
    const verdict = !/\b(?:better|stronger) than\b/.test(said)
      ? 'Take'
      : /\bstronger than\b/.test(said)
        ? `${first === named.at(-1) ? 'Yes' : 'No'}, but take`
        : first === pick
          ? 'Yes, to begin with take'
          : 'No, mostly not: take'
    return {
      ...base,
      paragraphs: [
        `**${verdict} the ${shown(pick)}.** The usual strength of ${called} is ${small(usual)}.`,
        why,
        script,
        how,
      ],
    }
  }
  const one = lowest
  if (wantsWeaker.test(said))
    return {
      ...base,
      paragraphs: [
        `**${one > range.low ? 'Yes, go lower' : 'Rather fewer nights, for it is mild already'}, and first let skin rest: what burns at ${shown(one)} does not get better by bearing it.**`,
        'Leave it out until nothing stings, mostly one to two weeks: a mild wash, a plain moisturiser, sunscreen.',
        `**Then** the low end (${called}: ${small(usual)}), every third night over moisturiser, and more often only while skin stays calm.`,
        'Blisters, swelling or weeping is no matter of strength: stop it for good and be seen.',
      ],
    }
  const low = /\b(?:enough|too (?:low|weak|little)|weak|low)\b/.test(said)
  const tooOften = daily.test(said) && thing.form !== 'wash' && /week|second/.test(usageOf(thing).often)
  const verdict =
    medicineFrom !== undefined && one >= medicineFrom
      ? `${shown(one)} ${called} is a prescription strength: ask a doctor or dermatologist.`
      : one > range.high
        ? low
          ? `Yes, ${shown(one)} is more than enough: the usual strength of ${called} is ${shownRange(range)}.`
          : `${/\btoo|overkill|high|strong\b/.test(said) ? 'Yes, for most people' : takes ? 'No, not to begin with' : 'Better not to begin with'}: ${shown(one)} is above the ` +
            `usual ${shownRange(range)} of ${called}.`
        : one < range.low
          ? low
            ? `It is on the weak side: ${called} usually has ${shownRange(range)}.`
            : `Yes, it is mild: ${shown(one)} is below the ` + `usual ${shownRange(range)} of ${called}.`
          : tooOften
            ? `${shown(one)} is a usual strength, but not every day from the start: ${usageOf(thing).often}.`
            : low
              ? `Yes, ${shown(one)} is enough for most: ${called} is usually used ` +
                `at ${shownRange(range)}${medicineFrom === undefined ? '' : ' without a prescription'}.`
              : `${/\btoo|overkill|dangerous|harmful\b/.test(said) ? 'No' : 'Yes'}, ${shown(one)} ${is(thing)} within the usual ${shownRange(range)} of ${called}.`
  return {
    ...base,
    paragraphs: [
      `**${capital(verdict)}**`,
      one > range.high
        ? `${why} If you have it already: every second or third night, with moisturiser, and less when it stings.`
        : one < range.low
          ? '*Why:* mild is a good way to begin, and steady use counts more than strength.'
          : `*Why:* in this range it has been used ` + `most; ${small(why.slice(6).trim())}`,
      script,
      how,
    ],
  }
}

const shownRange = ({ low, high }: { low: number; high: number }): string =>
  low === high ? `${low}%` : `${low}–${high}%`
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
