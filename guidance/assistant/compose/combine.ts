import { askedOfHarm } from '../understand/polarity.ts'
import { tokensOf } from '../../text/tokens.ts'
import { familyThing, type Thing, thingOf } from '../understand/things.ts'
import type { Intent } from '../conversation.ts'
import { type Asked, bullets, calledAll, capital, type Composer, saidIn, sentence, type Sketch } from './draft.ts'
import { carefulLine, doesOf, howLine, strengthOf, whoCalled } from './facts.ts'
import { interactionOf } from './interactions.ts'
import { kindTexts, underMakeup } from './kinds.ts'
import { cautionOf, expects, isActive, isMedicine, isOf, isRetinoid, objection } from './lines.ts'
import { mixtureAnswer } from './mixtures.ts'
import { clashes, load, type Pair, pairOf, type Verdict } from './pairs.ts'
import { asksForDays, inTurns, planOf, timesFor, type Timing, timingOf, wrongWayRound } from './plan.ts'
import { notTogether } from './not-together.ts'
import { composeSafe, duringIsotretinoin } from './safe.ts'
import { startSlow, withWash } from './seal.ts'
import { withKind } from './with-kind.ts'
import { pattern } from '../../text/pattern.ts'

/** The fix in so many words, where the entry words it otherwise. */
const inShort = ({ fix, how, short, verdict }: Verdict): string => {
  const said = `${how} ${short}`
  if (fix === 'alternate-nights' && !/alternat/i.test(said)) return ' In short: alternate nights.'
  if (fix === 'morning-evening' && !/morning/i.test(said)) return ' In short: one in the morning, the other at night.'
  return verdict === 'fine-together' && !/\bcan\b/.test(said) ? ' You can use both.' : ''
}

const strengths = (things: readonly Thing[]): string | undefined => {
  const known = things.flatMap((thing) =>
    thing.family !== undefined || strengthOf(thing) === undefined ? [] : [`${thing.called} ${strengthOf(thing)}`],
  )
  return known.length === 0 ? undefined : `Usual strength: ${known.join('; ')}.`
}

const within = pattern`
  ^(?:(?:so|and|hi|hey|but) )*(?:is|are) (an? |any |this |that |these |those )?(?!my |the )(?:\S+ ){1,3}with (?!my |the |it |this )`
/** "Is a shaving cream with menthol okay?": one product that holds it, and no two things one over the other. */
const holds = (asked: Asked, thing: Thing): boolean => {
  const found = within.exec(saidIn(asked))
  return found !== null && (found[1] !== undefined || !isActive(thing))
}

/** "May I stir my serum into my cream?": products that hold nothing told. */
const stirred = /\b(?:mix\w*|stir\w*|blend\w*|add\w*|drops?|meng\w*|palm|hlanganisa)\b/
/** Kinds of product in the order in which they go on. */
const onSkin = [
  'cleanser',
  'exfoliant',
  'mask',
  'toner',
  'serum',
  'treatment',
  'eye-cream',
  'moisturiser',
  'body',
  'oil',
  'sunscreen',
  'lip',
] as const
const kindsMixed = (kinds: Asked['heard']['kinds'], asStirred: boolean): Sketch => {
  const [one = '', other = ''] = [...kinds]
    .sort((a, b) => onSkin.indexOf(a) - onSkin.indexOf(b))
    .map((kind) => kindTexts[kind].called)
  return {
    brief: true,
    paragraphs: [
      asStirred
        ? `**Better one over the other than stirred together: you may use ${one} and ${other} in one routine.** In the palm a drop of a plain serum in plain ` +
          'cream does no harm, but it thins both; never mix anything into sunscreen, which then protects less.'
        : `**Yes, ${one} and ${other} go in one routine: ${one} first, then ${other}.**`,
      '**How:** the thinnest first, a minute between, moisturiser last, and SPF 30–50 over it by day. Two that peel or sting (acids, retinoids, benzoyl peroxide) ' +
        'go on different nights.',
      'Tell me what is in them, and I say whether those two go together.',
    ],
  }
}

const asksWhatFits =
  /^(?!.*\b(?:not|cant|cannot|shouldnt|never|avoid|nie)\b).*\b(?:well|best|good|nicely|can|do|to|should|kan)\b/
/** "What can I (not) mix with A?": what goes well with it and what is better kept apart. */
const companions = (asked: Asked, thing: Thing): Sketch => {
  const { knowledge } = asked
  const usual = [
    'niacinamide',
    'ascorbic-acid',
    'retinol',
    'glycolic-acid',
    'salicylic-acid',
    'azelaic-acid',
    'benzoyl-peroxide',
    'hyaluronic-acid',
    'ceramide-np',
  ]
  const found = usual
    .filter((id) => id !== thing.ingredient?.id)
    .flatMap((id) => knowledge.byId(id) ?? [])
    .flatMap((ingredient): Pair[] => {
      const other = thingOf(ingredient)
      const verdict = interactionOf(knowledge, thing, other)
      return verdict === undefined ? [] : [{ one: thing, other, verdict }]
    })
  const apart = found.filter(clashes).slice(0, 4)
  const well = found.filter((one) => !clashes(one)).slice(0, 4)
  const names = (rows: Pair[]): string => calledAll(rows.map(({ other }) => other))
  const [first] = apart
  const keptApart = `Keep ${thing.called} apart from ${names(apart)}.`
  const wants = well.length > 0 && asksWhatFits.test(saidIn(asked))
  return {
    paragraphs: [
      wants
        ? `**${capital(thing.called)} ${thing.plural ? 'go' : 'goes'} well with ${names(well)}.**`
        : `**${first === undefined ? `${capital(thing.called)} ${thing.plural ? 'get' : 'gets'} along with nearly everything.` : keptApart}**`,
      wants
        ? first && `**Better apart:** ${names(apart)}.`
        : well.length > 0
          ? `**Goes well with:** ${names(well)}.`
          : undefined,
      ...(first === undefined
        ? []
        : [`*Why:* ${sentence(first.verdict.why)}`, `**How:** ${sentence(first.verdict.how)}`]),
    ],
    extras: [strengths([thing]), 'Skin that stings or flakes wants fewer products, not more.'],
    sources: found.slice(0, 4).flatMap(({ verdict }) => verdict.sources),
    things: [thing, ...apart.map(({ other }) => other)],
  }
}

const joins =
  '(?:take|takes|with|and|plus|mix|mixing|combine|layer|while|on|using|use|taking|after|have|having|got|add|met|en|na|ne|' +
  'or|vs|versus|than|under|over)'
const opening =
  'can|may|must|should|could|is|are|i|we|you|u|one|use|using|mix|combine|layer|put|does|do|ok|okay|to|my|the|a|safe|it|and|' +
  'hi|hey|what|about|kan|mag|ek'
const tail =
  '(?:$| (?:together|and|or|with|safe|ok|okay|fine|serum|cream|acid|oil|gel|lotion|tablets?|pills?|meds|syndrome|disease|' +
  'treatment|can|may|is|vs|both|too|same)\\b)'
const mayHold = new Set<Intent>([
  'combine',
  'compare',
  'safe',
  'what-is',
  'order',
  'does-help',
  'unknown-ingredient',
  'unclear',
  'for-concern',
])

/** One half of a question is a name we do not know: that is said first. */
export const unknownHalf = (asked: Asked, intent: Intent): Sketch | undefined => {
  const { unknown, things, cues } = asked.heard
  if (
    unknown === undefined ||
    things.length === 0 ||
    !mayHold.has(intent) ||
    !(cues.has('together') || cues.has('with') || cues.has('canI') || cues.has('compare') || cues.has('safe'))
  )
    return undefined
  const said = saidIn(asked)
  // "It is back with a vengeance", or named two turns ago: not what is asked about now.
  const idiom = new RegExp(String.raw`\bwith (?:a|such a) ${unknown}(?:$| (?:and|but|so|is|can|may|now|again|since)\b)`)
  if (idiom.test(said) || !tokensOf(asked.request.message).includes(unknown.split(' ')[0] ?? '')) return undefined
  const after = String.raw`\b${joins}(?: (?:my|the|a|some|this|taking|using|on|having))* ${unknown}${tail}`
  const before = String.raw`^(?:(?:${opening}) )*${unknown} (?:serum |cream |acid |safe |ok |okay |fine |good )?(?:with|and|plus|together|vs|or|met)\b`
  if (!new RegExp(`${after}|${before}`).test(said)) return undefined
  const name = `“${unknown}”`
  const rest =
    things.length > 1 && intent === 'combine'
      ? composeCombine({ ...asked, heard: { ...asked.heard, unknown: undefined } })
      : undefined
  const [thing] = things
  return {
    ...rest,
    paragraphs: [
      `**I don’t know ${name}, so I can’t say whether it goes with ${calledAll(things)}.**`,
      `If it is a product, paste its ingredient list here and I go through it. If it is a medicine or a condition, the pharmacist or doctor who knows it can ` +
        `tell; take the pack of ` +
        `${things.length > 1 ? 'each' : 'both'} along.`,
      ...(rest?.paragraphs ?? [thing && `${capital(thing.called)} itself: ${doesOf(thing)}`, thing && howLine(thing)]),
    ],
    things,
    suggestions: [
      'Can you check an ingredient list for me?',
      `What should I not mix with ${things[0]?.called ?? 'it'}?`,
    ],
  }
}

/** The thing that is in a wash, where the message says so: it is rinsed off, so it meets what follows only for a minute. */
const inWash = ({ heard }: Asked, things: readonly Thing[]): Thing | undefined => {
  const said = heard.tokens.join(' ')
  return things.find(({ called, ingredient }) =>
    [called, ingredient?.id ?? ''].some((name) => {
      const [own = ''] = name.toLowerCase().split(/[- (]/)
      const word = own === 'benzoyl' ? '(?:benzoyl|bp)' : own === 'salicylic' ? '(?:salicylic|sal|bha)' : own
      return (
        own.length > 1 &&
        pattern`
      \b${word}\S*(?: (?:acid|peroxide|acne|face|foaming|gel|based|bha|2|5|10|percent|4|gentle))* (?:cleanser|wash|facewash|soap|bar|body wash)\b`.test(
          said,
        )
      )
    }),
  )
}

/** Water and plain humectants are in nearly everything: nobody combines them with something. */
const partners = (things: readonly Thing[]): Thing[] => {
  const real = things.filter(({ ingredient, family }) => family !== undefined || ingredient?.id !== 'water')
  // Beside a member, its family is no third thing.
  const wanted =
    real.length > 2
      ? real.filter(({ ingredient, family }) =>
          family === undefined
            ? ingredient?.id !== 'glycerin'
            : !real.some(
                (one) => one.family === undefined && (isOf(one, family) || (family === 'retinoid' && isRetinoid(one))),
              ),
        )
      : real
  return wanted.length > 0 ? wanted : [...things]
}

const ofKitchen: ReadonlySet<string> = new Set(['lemon', 'vinegar', 'turmeric', 'egg'])
/** Food that is put on skin; some of it has an entry among the ingredients. */
export const fromKitchen = pattern`
  \b(?:honey|heuning|lemon|suurlemoen|sugar|suiker|salt|turmeric|borrie|egg|yog(?:h)?urt|milk|coffee|toothpaste|vinegar|asyn|baking soda|bicarb|
  banana|tomato|potato|cucumber|rice water|mayonnaise|oats)\b`

/** A verdict in the direction of the question: "do they clash?" gets "no" where "can I use both?" gets "yes". */
const turned = (said: string, pair: Pair): string => {
  const harm = askedOfHarm(said)
  const short = sentence(pair.verdict.short)
  if (harm === undefined) return short
  const cancels = pair.verdict.verdict === 'cancels-out'
  // What only stings does not cancel out.
  if (clashes(pair))
    return `${harm.none.includes('spoils') && !cancels ? `${harm.none}; what adds up is the sting` : harm.some}: ${plainly(short)}`
  return `${harm.none}: ${plainly(short)}`
    .replace(/: fine\. /, '. ')
    .replace(/^You can: (?:you can )?use both\. That/, 'You can: that')
}
const plainly = (short: string): string => {
  const rest = short
    .replace(
      pattern`
    ^(?:Yes|No)[,:] |^Not (?:in one step|on the same (?:night|evening)|at the same time)(?:: |, (?:and )?)`,
      '',
    )
    .replace(/^Usually yes,? ?/, 'usually fine ')
    .replace(/^Yes\b/, 'fine')
    .replace(/^fine for acne, but /, 'better ')
    .replace(/^(?:Yes|Possible|fine)?,? ?but /, '')
  return /^(?:AHA|BHA|PHA)/.test(rest) ? rest : `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
}

const ofPair = (asked: Asked, pair: Pair, things: readonly Thing[]): Sketch => {
  const { verdict } = pair
  const mild = capital((things.find((thing) => !isActive(thing)) ?? pair.one).called)
  const how = sentence(verdict.how.replace(/^It first/, `${mild} first`))
  // Whatever goes with it: a retinoid has its time of day.
  const retinoid = /night|evening/i.test(`${how} ${verdict.short}`) ? undefined : things.find(isRetinoid)
  const when =
    retinoid === undefined ? '' : ` ${capital(retinoid.called)} belongs to the evening, two nights a week at first.`
  return {
    paragraphs: [
      `**${turned(saidIn(asked), pair)}**`,
      `*${capital(calledAll(things))}:* ${sentence(verdict.why)}`,
      `**How:** ${how}${when}${inShort(verdict)}`,
    ],
    extras: things.some(isMedicine)
      ? []
      : [strengths(things), things.some(isActive) ? startSlow : 'Thinner textures first, thicker ones over them.'],
  }
}

/** Two things whose times were told: whether that split is right. */
const splitOf = (asked: Asked, pair: Pair, timing: Timing): Sketch | undefined => {
  const { one, other, verdict } = pair
  const apart = timing.apart(one, other)
  if (apart === undefined || apart === 'never') return undefined
  const harm = askedOfHarm(saidIn(asked))
  const told = timing.told === '' ? '' : `: ${timing.told}`
  const round = wrongWayRound(timing, one, other)
  const right =
    harm === undefined || !/too much|fine$/.test(harm.none)
      ? 'Yes, that split is right'
      : `${harm.none}; that split is right`
  const asksWhich =
    timing.told === '' &&
    /\b(?:which|watter|what goes|what do i use)\b/.test(saidIn(asked)) &&
    apart === 'times' &&
    verdict.fix !== 'drop-one'
  const first = asksWhich
    ? timesFor(one, other)
    : round !== undefined
      ? `Turn it round: ${round[0].called} at night, ${round[1].called} in the morning`
      : !clashes(pair) && verdict.fix !== 'morning-evening'
        ? `${harm === undefined ? 'Yes, that works' : harm.none}${told}; you need not even keep them apart`
        : verdict.fix === 'drop-one'
          ? `Better not, even apart: ${plainly(verdict.short)}`
          : verdict.fix === 'alternate-nights' && apart === 'times'
            ? 'It can work once skin is used to both, and is better than together; different days are kinder'
            : `${right}${told}`
  const why =
    round !== undefined
      ? `${capital(round[0].called)} makes skin burn sooner or is spoilt by light, so its place is the evening.`
      : verdict.fix === 'alternate-nights' && apart === 'times'
        ? 'both still work on the same skin, and the irritation adds up; dry or stinging skin ' + 'wants a night off.'
        : verdict.why
  const slow =
    isMedicine(one) || isMedicine(other)
      ? 'Keep to what your prescriber said; ease off a little if it dries or stings.'
      : startSlow
  return {
    paragraphs: [
      `**${sentence(first)}**`,
      `*Why:* ${sentence(why)}`,
      round !== undefined
        ? undefined
        : clashes(pair)
          ? `**How:** ${apart === 'days' ? 'moisturiser only on the nights between' : 'moisturise after each'}, and sunscreen, SPF 30–50, every morning. ` +
            `${verdict.fix === 'alternate-nights' ? 'No more than three acid nights a week.' : 'Too dry or irritated? Use each every second day.'}`
          : `**How:** ${sentence(verdict.how)}`,
    ],
    extras: [slow],
  }
}

/** "All three in one night?" */
const inOneGo = /\b(?:(?:one|same|a single) (?:night|evening|time|go|step|sitting)|at once|at a time|all together)\b/

/** Three or more: which of them do not get on, and a plan; or whether the times told keep them apart. */
const several = (
  asked: Asked,
  things: readonly Thing[],
  all: readonly Pair[],
  wash: Thing | undefined,
  timing: Timing | undefined,
): Sketch => {
  const names = calledAll(things)
  const harm = askedOfHarm(saidIn(asked))
  // What is rinsed off, and what is kept apart in time, does not meet.
  const clash = all.filter((pair) => clashes(pair) && pair.one !== wash && pair.other !== wash)
  const open = clash.filter(({ one, other, verdict }) => {
    const apart = timing?.apart(one, other)
    return apart === undefined || apart === 'never' || verdict.fix === 'drop-one'
  })
  const strong = things.filter((thing) => load(thing) > 1).length
  const told = timing !== undefined && timing.told !== ''
  const lot = strong > 2 && !(told && open.length === 0)
  const shown = (clash.length > 0 ? [...open, ...clash.filter((one) => !open.includes(one))] : all).slice(
    0,
    clash.length > 0 ? 2 : 3,
  )
  const [worst] = open
  const partnersOf = (thing: Thing): Thing[] =>
    open.flatMap(({ one, other }) => (one === thing ? [other] : other === thing ? [one] : []))
  const most = things.toSorted((a, b) => partnersOf(b).length - partnersOf(a).length)[0]
  const keep =
    most === undefined || worst === undefined
      ? ''
      : partnersOf(most).length < open.length
        ? 'keep them apart, one at a time'
        : `keep ` + `${most.called} apart from ${calledAll(partnersOf(most))}`
  const first =
    worst === undefined
      ? lot
        ? `${harm === undefined ? 'Yes, but' : 'Yes,'} for most skin that is a lot: begin with one, and add the next when nothing stings`
        : told && clash.length > 0
          ? `${harm === undefined ? 'Yes' : harm.none}, that plan keeps apart what stings: ${timing.told}`
          : harm === undefined
            ? `Yes, ${names} can be used in one routine`
            : `${harm.none}: ${names} can be used in one routine`
      : harm !== undefined
        ? lot
          ? `Yes, for most skin that is a lot: ${keep}`
          : `Together in one step, yes: ${keep}`
        : inOneGo.test(saidIn(asked)) || things.every((thing) => isRetinoid(thing) || isOf(thing, 'exfoliant'))
          ? `No, not all of them: ${keep}`
          : `Yes, but not all in one step: ${keep}`
  const plan =
    told && open.length === 0
      ? undefined
      : planOf(
          asked,
          things.filter((thing) => thing !== wash),
          clash,
        )
  const byDays = asksForDays.test(saidIn(asked))
  return {
    paragraphs: [
      byDays ? plan : `**${sentence(first)}**`,
      clash.length > 0 || lot
        ? '*Why:* the irritation and dryness add up, and irritated skin marks easily, above all deeper skin.'
        : undefined,
      wash === undefined
        ? undefined
        : `The ${wash.called} wash is rinsed off, so it counts for less: once a day, and the first to leave out when skin ` +
          `feels tight.`,
      byDays ? undefined : plan,
      bullets(
        shown.map(
          ({ one, other, verdict }) => `**${capital(one.called)} with ${other.called}:** ${sentence(verdict.short)}`,
        ),
      ),
    ],
    extras: [
      things.some(isMedicine)
        ? 'What was prescribed stays as prescribed: ask before you add to it.'
        : worst && sentence(worst.verdict.how),
      'Start with one and add the next after two weeks.',
    ],
  }
}

/** "May I use A with B?": the verdict first, then why, then how. */
export const composeCombine: Composer = (asked) => {
  const { knowledge, heard, situation } = asked
  const scrub =
    heard.kinds.includes('exfoliant') &&
    heard.tokens.some((word) => word.startsWith('scrub')) &&
    !heard.things.some((thing) => isOf(thing, 'exfoliant'))
  const things = partners([...heard.things, ...(scrub ? [familyThing(knowledge, 'exfoliant')] : [])]).slice(0, 4)
  const [a, b] = things
  const [kind] = heard.kinds
  if (a === undefined && kind !== undefined && heard.cues.has('makeup')) return underMakeup(kind)
  if (a === undefined && heard.kinds.length > 1) return kindsMixed(heard.kinds, stirred.test(saidIn(asked)))
  if (a === undefined)
    return {
      brief: true,
      paragraphs: ['**Tell me which two things you would like to combine,** for example retinol and vitamin C.'],
    }
  if (expects(situation) && things.some((thing) => cautionOf(thing, 'pregnancy') === 'avoid')) return composeSafe(asked)
  // What somebody takes is not what is asked to be left out.
  const taken = (thing: Thing): boolean =>
    thing.ingredient?.id === 'isotretinoin' && situation.conditions.has('isotretinoin') && things.length > 1
  const barred = things.filter((thing) => !taken(thing) && objection(knowledge, thing, situation)?.tone === 'avoid')
  if (barred.length > 0) return notTogether(asked, things, barred)
  // "Can I use Roaccutane and vitamin C?": whoever asks so takes the capsules.
  const beside = things.filter((thing) => isActive(thing) && thing.ingredient?.id !== 'isotretinoin')
  if (beside.length > 0 && things.some(({ ingredient }) => ingredient?.id === 'isotretinoin'))
    return duringIsotretinoin(
      `No, leave ${calledAll(beside)} out while you are on isotretinoin.`,
      '*Why:* your skin is dry, thin and fragile now; what peels or stings tears it and leaves marks. Ask your prescriber before you add anything.',
    )
  if (b === undefined && heard.who.some((one) => whoCalled[one] !== undefined && one !== 'deep-tone'))
    return composeSafe(asked)
  if (b === undefined && heard.kinds.length > 0 && holds(asked, a)) return composeSafe(asked)
  const [kitchen] = heard.household
  const [own = a, second] = things.filter(({ called }) => !(ofKitchen.has(called) && kitchen?.id === called))
  if (second === undefined && (kitchen !== undefined || fromKitchen.test(saidIn(asked))) && heard.kinds.length === 0) {
    return {
      paragraphs: [
        `**Better not: keep ${own.called} in its own product, and the kitchen out of it.**`,
        kitchen?.says ?? 'Food on skin sticks, can carry germs and often stings.',
        `Mixed in your palm, strength and acidity become guesswork. ${howLine(own) ?? ''}`,
      ],
      things: [own],
    }
  }
  if (b === undefined)
    return heard.kinds.length > 0 || heard.cues.has('makeup') ? withKind(asked, a) : companions(asked, a)
  const pairs = things.flatMap((one, at) => things.slice(at + 1).map((other) => pairOf(knowledge, one, other)))
  const wash = inWash(asked, things)
  const mixture = mixtureAnswer(asked, things, wash)
  if (mixture !== undefined) return mixture
  const timing = timingOf(asked, things)
  const common = {
    sources: pairs.flatMap(({ verdict }) => verdict.sources),
    things,
    suggestions: [
      `How often should I use ${a.called}?`,
      'Morning or night?',
      heard.followsUp ? 'In what order do I put them on?' : 'Why?',
    ],
  }
  const [first] = pairs
  if (pairs.length > 1) return { ...common, ...several(asked, things, pairs, wash, timing) }
  if (first === undefined) return common.things.length > 0 ? companions(asked, a) : { paragraphs: [] }
  if (b !== undefined && asksForDays.test(saidIn(asked)))
    return { ...common, paragraphs: inTurns(asked, [a, b]), extras: [carefulLine(a, asked)] }
  const apart = timing && splitOf(asked, first, timing)
  if (apart !== undefined) return { ...common, ...apart }
  const left = things.find((thing) => thing !== wash)
  return {
    ...common,
    ...(wash !== undefined && left !== undefined ? withWash(wash, left, clashes(first)) : ofPair(asked, first, things)),
  }
}
