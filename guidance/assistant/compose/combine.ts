import type { Interaction } from '../../knowledge/entries.ts'
import { familyThing, type Thing, thingOf } from '../understand/things.ts'
import type { Intent } from '../conversation.ts'
import { type Asked, bullets, calledAll, capital, type Composer, is, listed, saidIn, sentence, type Sketch } from './draft.ts'
import { doesOf, howLine, strengthOf, usageOf, whoCalled } from './facts.ts'
import { interactionOf } from './interactions.ts'
import { kindTexts } from './kinds.ts'
import { cautionOf, expects, isActive, isMedicine, isOf, isRetinoid, objection } from './lines.ts'
import { composeSafe } from './safe.ts'

type Verdict = Pick<Interaction, 'short' | 'why' | 'how' | 'sources' | 'verdict'> & { fix?: Interaction['fix'] }
type Pair = { one: Thing; other: Thing; verdict: Verdict }

const clashes = ({ verdict: { verdict } }: Pick<Pair, 'verdict'>): boolean => verdict === 'cancels-out' || verdict === 'irritation-stacking'

/** The fix in so many words, where the entry words it otherwise. */
const inShort = ({ fix, how, short, verdict }: Verdict): string => {
  const said = `${how} ${short}`
  if (fix === 'alternate-nights' && !/alternat/i.test(said)) return ' In short: alternate nights.'
  if (fix === 'morning-evening' && !/morning/i.test(said)) return ' In short: one in the morning, the other at night.'
  return verdict === 'fine-together' && !/\bcan\b/.test(said) ? ' You can use both.' : ''
}

const load = (thing: Thing): number => thing.ingredient?.full?.irritation ?? (isActive(thing) ? 2 : 0)

/** What we say of two things nobody has written about: judged by how much each can sting. */
const byIrritation = (a: Thing, b: Thing): Verdict => {
  const medicine = [a, b].find(isMedicine)
  const firstOn = [a, b].find((one) => isOf(one, 'vitamin-c'))
  const sources = [a, b].flatMap(({ ingredient }) => ingredient?.full?.sources ?? [])
  if (medicine !== undefined) {
    return {
      verdict: 'irritation-stacking', short: `Ask your pharmacist or prescriber first: ${medicine.called} ${is(medicine)} a medicine`, sources,
      why: 'We know of nothing written on this very pair, and a medicine is no place to guess.',
      how: 'Until you have asked, keep to the medicine as prescribed, a gentle cleanser, a plain moisturiser and sunscreen.',
    }
  }
  return load(a) + load(b) > 3 || (load(a) > 1 && load(b) > 1)
    ? {
      verdict: 'irritation-stacking', short: 'Better not in the same step: both can sting, and that adds up.', sources,
      why: 'We know of no study on this very pair. Each can irritate by itself, and irritated skin marks easily, above all deeper skin.',
      how: 'Use one in the morning and the other at night, or alternate nights, with a plain moisturiser.',
    }
    : {
      verdict: 'fine-together', short: 'Yes, we know of no reason to keep them apart.', sources,
      why: 'Neither is known to weaken the other, and together they should sting little more than alone.',
      how: firstOn === undefined ? 'Put the thinner one on first, let it sink in, then the thicker one.'
        : `${capital(firstOn.called)} on clean, dry skin first, let it sink in, then ${(firstOn === a ? b : a).called}.`,
    }
}

const startSlow = 'New to either? Start with one, add the other after two weeks.'

const strengths = (things: readonly Thing[]): string | undefined => {
  const known = things.flatMap((thing) => (thing.family !== undefined || strengthOf(thing) === undefined ? [] : [`${thing.called} ${strengthOf(thing)}`]))
  return known.length === 0 ? undefined : `Usual strength: ${known.join('; ')}.`
}

/** A thing with a kind of product, or with make-up. */
const withKind = ({ heard }: Asked, thing: Thing): Sketch => {
  const [kind = 'moisturiser'] = heard.kinds
  const makeup = heard.cues.has('makeup') && kind !== 'sunscreen'
  const { when, often } = usageOf(thing)
  const { called } = kindTexts[kind]
  const what = makeup ? 'make-up' : ['sunscreen', 'moisturiser', 'body', 'lip'].includes(kind) ? called : `a ${called}`
  const night = when === 'night'
  const how = kind === 'exfoliant' || kind === 'mask' ? 'Not on the same evening, though, if the other one exfoliates too: together they can leave skin raw.'
    : kind === 'sunscreen'
      ? `${capital(thing.called)} ${night ? 'goes on at night, sunscreen in the morning' : 'goes on first; sunscreen last'}. Use two finger lengths of it.`
      : makeup ? `${night ? 'Use it at night and keep make-up for the day' : 'Put it on first, then moisturiser and sunscreen, then make-up'}. Let each `
        + `layer settle for a minute, or it pills.`
        : `Put ${thing.called} on clean skin first and ${what} over it. If it stings, moisturise before and after instead: it still works.`
  return { paragraphs: [`**Yes, ${thing.called} and ${what} go well together.**`, how], extras: [howLine(thing) ?? `Use ${thing.called} ${often}.`],
    things: [thing] }
}

/** "What can I (not) mix with A?": what goes well with it and what is better kept apart. */
const companions = ({ knowledge }: Asked, thing: Thing): Sketch => {
  const usual = ['niacinamide', 'ascorbic-acid', 'retinol', 'glycolic-acid', 'salicylic-acid', 'azelaic-acid', 'benzoyl-peroxide', 'sodium-hyaluronate',
    'ceramide-np']
  const found = usual.filter((id) => id !== thing.ingredient?.id).flatMap((id) => knowledge.byId(id) ?? []).flatMap((ingredient): Pair[] => {
    const other = thingOf(ingredient)
    const verdict = interactionOf(knowledge, thing, other)
    return verdict === undefined ? [] : [{ one: thing, other, verdict }]
  })
  const apart = found.filter(clashes).slice(0, 4)
  const well = found.filter((one) => !clashes(one)).slice(0, 4)
  const names = (rows: Pair[]): string => calledAll(rows.map(({ other }) => other))
  const [first] = apart
  const keptApart = `Keep ${thing.called} apart from ${names(apart)}.`
  return {
    paragraphs: [
      `**${first === undefined ? `${capital(thing.called)} ${thing.plural ? 'get' : 'gets'} along with nearly everything.` : keptApart}**`,
      well.length > 0 ? `**Goes well with:** ${names(well)}.` : undefined,
      ...(first === undefined ? [] : [`*Why:* ${sentence(first.verdict.why)}`, `**How:** ${sentence(first.verdict.how)}`]),
    ],
    extras: [strengths([thing]), 'Skin that stings or flakes wants fewer products, not more.'],
    sources: found.slice(0, 4).flatMap(({ verdict }) => verdict.sources), things: [thing, ...apart.map(({ other }) => other)],
  }
}

/** What somebody reacts to or leaves out is not combined with anything. */
const notForYou = ({ knowledge, situation }: Asked, things: readonly Thing[], barred: readonly Thing[]): Sketch => {
  const rest = things.filter((thing) => !barred.includes(thing))
  const reasons = [...new Set(barred.flatMap((thing) => objection(knowledge, thing, situation)?.text ?? []))].slice(0, 2).map(sentence)
  return {
    paragraphs: [
      `**No, leave ${calledAll(barred)} out.**`, reasons.join(' '),
      `${rest.length > 0 ? `${capital(calledAll(rest))} alone may still suit you. ` : ''}On labels it can stand under other names: paste a list here and `
        + `I look for it.`,
    ],
    things: [], suggestions: ['Can you check an ingredient list for me?', 'What may I use instead?'],
  }
}

const joins = '(?:take|takes|with|and|plus|mix|mixing|combine|layer|while|on|using|use|taking|after|have|having|got|add|met|en|na|ne|'
  + 'or|vs|versus|than|under|over)'
const opening = 'can|may|must|should|could|is|are|i|we|you|u|one|use|using|mix|combine|layer|put|does|do|ok|okay|to|my|the|a|safe|it|and|'
  + 'hi|hey|what|about|kan|mag|ek'
const tail = '(?:$| (?:together|and|or|with|safe|ok|okay|fine|serum|cream|acid|oil|gel|lotion|tablets?|pills?|meds|syndrome|disease|'
  + 'treatment|can|may|is|vs|both|too|same)\\b)'
const mayHold = new Set<Intent>(['combine', 'compare', 'safe', 'what-is', 'order', 'does-help', 'unknown-ingredient', 'unclear', 'for-concern'])

/** One half of a question is a name we do not know: that is said first. */
export const unknownHalf = (asked: Asked, intent: Intent): Sketch | undefined => {
  const { unknown, things, cues } = asked.heard
  if (unknown === undefined || things.length === 0 || !mayHold.has(intent) || !(cues.has('together') || cues.has('with') || cues.has('canI')
    || cues.has('compare') || cues.has('safe'))) return undefined
  const said = saidIn(asked)
  const after = String.raw`\b${joins}(?: (?:my|the|a|some|this|taking|using|on|having))* ${unknown}${tail}`
  const before = String.raw`^(?:(?:${opening}) )*${unknown} (?:serum |cream |acid |safe |ok |okay |fine |good )?(?:with|and|plus|together|vs|or|met)\b`
  if (!new RegExp(`${after}|${before}`).test(said)) return undefined
  const name = `“${unknown}”`
  const rest = things.length > 1 && intent === 'combine' ? composeCombine({ ...asked, heard: { ...asked.heard, unknown: undefined } }) : undefined
  const [thing] = things
  return {
    ...rest,
    paragraphs: [
      `**I don’t know ${name}, so I can’t say whether it goes with ${calledAll(things)}.**`,
      `If it is a product, paste its ingredient list here and I go through it. If it is a medicine or a condition, the pharmacist or doctor who knows it can `
        + `tell; take the pack of `
        + `${things.length > 1 ? 'each' : 'both'} along.`,
      ...(rest?.paragraphs ?? [thing && `${capital(thing.called)} itself: ${doesOf(thing)}`, thing && howLine(thing)]),
    ],
    things, suggestions: ['Can you check an ingredient list for me?', `What should I not mix with ${things[0]?.called ?? 'it'}?`],
  }
}

/** The thing that is in a wash, where the message says so: it is rinsed off, so it meets what follows only for a minute. */
const inWash = ({ heard }: Asked, things: readonly Thing[]): Thing | undefined => {
  const said = heard.tokens.join(' ')
  return things.find(({ called, ingredient }) => [called, ingredient?.id ?? ''].some((name) => {
    const [own = ''] = name.toLowerCase().split(/[- (]/)
    const word = own === 'benzoyl' ? '(?:benzoyl|bp)' : own === 'salicylic' ? '(?:salicylic|sal|bha)' : own
    return own.length > 1 && new RegExp(String.raw`\b${word}\S*(?: (?:acid|peroxide|acne|face|foaming|gel|based|bha|2|5|10|percent|4|gentle))* `
      + String.raw`(?:cleanser|wash|facewash|soap|bar|body wash)\b`).test(said)
  }))
}

const withWash = (wash: Thing, other: Thing, stings: boolean): Sketch => {
  const night = usageOf(other).when === 'night'
  const apart = night ? `The wash in the morning, ${other.called} at night` : `The wash in the evening, ${other.called} in the morning`
  const bleaches = wash.ingredient?.id === 'benzoyl-peroxide'
  return {
    paragraphs: [
      `**Yes, ${stings || bleaches ? 'mostly: ' : ''}a ${wash.called} wash is rinsed off, so ${other.called} can follow.**`,
      `*Why:* what stays on skin for a minute stings and dries far less than what is left on${bleaches ? ', and little is left to weaken the other' : ''}.`,
      `**How:** wash, rinse well, pat dry, then ${other.called}, then `
        + `moisturiser.${stings || bleaches ? ` Is your skin dry or sensitive? ${apart}.` : ''}`,
    ],
    extras: [startSlow, `${capital(wash.called)} wash: once a day at most, every second day when skin feels tight.`], things: [wash, other],
  }
}

/** Water and plain humectants are in nearly everything: nobody combines them with something. */
const partners = (things: readonly Thing[]): Thing[] => {
  const real = things.filter(({ ingredient, family }) => family !== undefined || ingredient?.id !== 'water')
  const wanted = real.length > 2 ? real.filter(({ ingredient, family }) => family !== undefined || ingredient?.id !== 'glycerin') : real
  return wanted.length > 0 ? wanted : [...things]
}

const freeNights = ['Monday', 'Thursday', 'Saturday', 'Sunday']

/** When to use several things: by the week when that is asked, else by time of day. */
const planOf = (asked: Asked, things: readonly Thing[], clashing: readonly Pair[]): string => {
  const clash = clashing.length > 0
  const byDay = things.filter((thing) => usageOf(thing).when !== 'night')
  // Of two that clash by day, the one that may go at any time goes to the night.
  const moved = clashing.flatMap(({ one, other }) => (byDay.includes(one) && byDay.includes(other) ? [usageOf(other).when === 'any' ? other : one] : []))
  const nights = things.filter((thing) => usageOf(thing).when === 'night' || moved.includes(thing))
  const days = things.filter((thing) => !nights.includes(thing))
  const morning = days.length > 0 ? `${calledAll(days)} in the morning` : ''
  const join = morning === '' ? '' : '; '
  if (nights.length === 0) return `**A plan:** ${morning}, one after the other, thinnest first.`
  if (clash && /\b(?:week|weekly|schedule|fit|plan)\b/.test(saidIn(asked))) {
    const one = nights.length === 1 ? ['Monday and Thursday'] : freeNights
    const each = listed(nights.map(({ called }, at) => `${called} on ${one[at] ?? 'another'} night`))
    return `**A week:** ${morning}${join}${each}; all other nights only moisturiser.`
  }
  return `**A plan:** ${morning}${join}${calledAll(nights)} ${nights.length > 1 ? 'on different, alternate nights' : 'at night'}.`
}

/** Food that is put on skin. */
export const fromKitchen = new RegExp(String.raw`\b(?:honey|heuning|lemon|suurlemoen|sugar|suiker|salt|turmeric|borrie|egg|yog(?:h)?urt|milk|coffee|`
  + String.raw`toothpaste|vinegar|asyn|baking soda|bicarb|banana|tomato|potato|cucumber|rice water|mayonnaise|oats)\b`)

/** "May I use A with B?": the verdict first, then why, then how. */
export const composeCombine: Composer = (asked) => {
  const { knowledge, heard, situation } = asked
  const scrub = heard.kinds.includes('exfoliant') && heard.tokens.some((word) => word.startsWith('scrub'))
    && !heard.things.some((thing) => isOf(thing, 'exfoliant'))
  const things = partners([...heard.things, ...(scrub ? [familyThing(knowledge, 'exfoliant')] : [])]).slice(0, 4)
  const [a, b] = things
  if (a === undefined) return { paragraphs: ['**Tell me which two things you would like to combine,** for example retinol and vitamin C, and I will say '
    + 'whether they go together.'], brief: true }
  if (expects(situation) && things.some((thing) => cautionOf(thing, 'pregnancy') === 'avoid')) return composeSafe(asked)
  const barred = things.filter((thing) => objection(knowledge, thing, situation)?.tone === 'avoid')
  if (barred.length > 0) return notForYou(asked, things, barred)
  if (b === undefined && heard.who.some((one) => whoCalled[one] !== undefined && one !== 'deep-tone')) return composeSafe(asked)
  const [kitchen] = heard.household
  if (b === undefined && (kitchen !== undefined || fromKitchen.test(saidIn(asked))) && heard.kinds.length === 0) {
    return {
      paragraphs: [`**Better not: keep ${a.called} in its own product, and the kitchen out of it.**`, kitchen?.says ?? 'Food on skin sticks, can carry germs '
        + 'and often stings.',
        `Mixed in your palm, strength and acidity become guesswork. ${howLine(a) ?? ''}`],
      things: [a],
    }
  }
  if (b === undefined) return heard.kinds.length > 0 || heard.cues.has('makeup') ? withKind(asked, a) : companions(asked, a)
  const pairs = things.flatMap((one,
    at) => things.slice(at + 1).map((other): Pair => ({ one, other, verdict: interactionOf(knowledge, one, other) ?? byIrritation(one, other) })))
  const names = calledAll(things)
  const wash = things.length === 2 ? inWash(asked, things) : undefined
  const left = things.find((thing) => thing !== wash)
  if (wash !== undefined && left !== undefined) return withWash(wash, left, pairs.some(clashes))
  const common = {
    sources: pairs.flatMap(({ verdict }) => verdict.sources), things,
    suggestions: [`How often should I use ${a.called}?`, 'Morning or night?', heard.followsUp ? 'In what order do I put them on?' : 'Why?'],
  }
  const clash = pairs.filter(clashes)
  const [first] = clash.length > 0 ? clash : pairs
  if (pairs.length === 1 && first !== undefined) {
    const { verdict } = first
    const mild = capital((things.find((thing) => !isActive(thing)) ?? a).called)
    return {
      ...common,
      paragraphs: [`**${sentence(verdict.short)}**`, `*${capital(names)}:* ${sentence(verdict.why)}`,
        `**How:** ${sentence(verdict.how.replace(/^It first/, `${mild} first`))}${inShort(verdict)}`],
      extras: things.some(isMedicine) ? [] : [strengths(things), things.some(isActive) ? startSlow : 'Thinner textures first, thicker ones over them.'],
    }
  }
  const shown = [...clash, ...pairs.filter((one) => !clash.includes(one))].slice(0, clash.length > 0 ? 2 : 3)
  return {
    ...common,
    paragraphs: [
      ...(clash.length === 0 ? [`**Yes, ${names} can be used in one routine.**`] : [
        `**${things.every((thing) => isRetinoid(thing) || isOf(thing, 'exfoliant')) ? 'No, not all of them' : 'Yes, but not together in one step'}: `
          + `keep ${names} apart, at different times.**`,
        '*Why:* the irritation adds up, and irritated skin marks easily, above all deeper skin.',
      ]),
      planOf(asked, things, clash),
      bullets(shown.map(({ one, other, verdict }) => `**${capital(one.called)} with ${other.called}:** ${sentence(verdict.short)}`)),
    ],
    extras: [first && sentence(first.verdict.how), 'Start with one and add the next after two weeks.'],
  }
}
