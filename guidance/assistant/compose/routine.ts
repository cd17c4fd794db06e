import type { Concern, ProductKind, SkinType } from '../../knowledge/kinds.ts'
import { factsOf } from '../../match/product-facts.ts'
import { textureOf } from '../../match/texture.ts'
import { asksSame } from '../understand/adds.ts'
import { tookLongAgo } from '../understand/health.ts'
import { asksBothTimes } from '../understand/places.ts'
import type { Thing } from '../understand/things.ts'
import { basketFor } from './basket.ts'
import { advised, briefOf, placesOf } from './brief.ts'
import { bySkinType, concernAsked } from './concern.ts'
import { type Asked, calledAll, capital, type Composer, is, it, listed, numbered, rand, saidIn } from './draft.ts'
import { concernCalled, usageOf } from './facts.ts'
import { expects, hasDeeperSkin, isMedicine, isRetinoid, whoOf } from './lines.ts'
import { careBeside } from './illness-on-skin.ts'
import { placeIn } from './place-routines.ts'
import { asksForDays } from './plan.ts'
import {
  activesFor,
  basicsFor,
  budgetLine,
  isSeal,
  ofBaby,
  ofPlace,
  opening,
  shavingLine,
  treatAtNight,
} from './routine-lines.ts'
import { airOf, inAir } from './season.ts'

const titles = { any: 'A routine', morning: 'A morning routine', night: 'An evening routine' } as const
/** Worn for hours, a mask rubs and keeps sweat in. */
const underMask =
  /\bmasks?\b.{0,24}\b(?:all|whole|shift|day|hours|work)\b|\b(?:all|whole|wear\w*|at work)\b.{0,16}\bmasks?\b/
/** Who works at night has a morning and an evening of their own. */
const byShift = { morning: 'When you get up, before your shift', night: 'After your shift, before you sleep' } as const
const treating: readonly ProductKind[] = ['treatment', 'serum', 'exfoliant']
/** A sum, in cents, that pays for more than the basics. */
const plenty = 80_000
const saving = /\b(?:cheap\w*|broke|student|no money|little money|goedkoop\w*|afford|budget)\b/
const asList = (thing: Thing | undefined): Thing[] => (thing === undefined ? [] : [thing])

/** What is to be treated beside what the type of skin asks for: the lines of dry skin, not its dryness. */
const besideType = (asked: Asked, skinType: SkinType | undefined): Concern | undefined => {
  const {
    heard: { concerns, who },
  } = asked
  if (skinType === undefined || concerns.includes('dark-spots') || who.includes('eczema') || who.includes('rosacea'))
    return undefined
  return concerns.find((one) => one !== bySkinType[skinType] && !(skinType === 'combination' && one === 'dehydration'))
}

/** "A plan for the week": the evenings by their names. */
const inTheWeek = (asked: Asked, [one, other]: readonly Thing[]): string | undefined => {
  if (
    other !== undefined ||
    !(asksForDays.test(saidIn(asked)) || /\bweekly\b/.test(saidIn(asked))) ||
    (one !== undefined && isMedicine(one))
  )
    return undefined
  if (one === undefined)
    return '**The same every day: wash, moisturiser and, in the morning, sunscreen; what comes by the week is an extra.**'
  const { often } = usageOf(one)
  const days = /two nights/.test(often)
    ? 'Monday and Thursday'
    : /week/.test(often)
      ? 'Monday, Wednesday and Saturday'
      : undefined
  return (
    days &&
    `**Every day wash, moisturiser and, in the morning, sunscreen; ${one.called} on ${days} evenings, and only moisturiser on the others.**`
  )
}

/** A routine, as steps to follow: for the time of day, the skin and the concern that were named, and as the person wants it. */
export const composeRoutine: Composer = (asked) => {
  const { heard, situation, knowledge } = asked
  const brief = briefOf(asked)
  const { wants, said, years } = brief
  const kept = brief.kept.filter((one) => one !== 'no isotretinoin')
  const place = placeIn(saidIn(asked)) ?? (heard.followsUp ? placeIn(said) : undefined)
  if (place !== undefined) return ofPlace(asked, place, brief)
  const baby = ofBaby(asked, saidIn(asked))
  if (baby !== undefined) return baby

  const tender = whoOf(asked).some((one) => one === 'eczema' || one === 'rosacea')
  // "Thin and dry, with fine lines": dry is how skin is, the lines are what is treated.
  const dryBeside =
    heard.concerns.length > 1 && heard.concerns.includes('dehydration') && !heard.concerns.includes('oiliness')
  const skinType = heard.skinType ?? situation.skinType ?? (tender ? 'sensitive' : dryBeside ? 'dry' : undefined)
  const named = heard.concerns.length + situation.concerns.length > 0
  // At school age pimples are treated first, whatever else was named.
  const concern =
    skinType === 'normal' && !named
      ? undefined
      : years !== undefined && years < 18 && heard.concerns.includes('acne')
        ? 'acne'
        : (besideType(asked, skinType) ?? concernAsked(asked))
  const child = situation.conditions.has('under-12') || (years !== undefined && years < 13)
  const elder = years !== undefined && years >= 60
  const air = airOf(said)
  const onCourse =
    situation.conditions.has('isotretinoin') ||
    heard.who.includes('isotretinoin') ||
    (heard.things.some(({ ingredient }) => ingredient?.id === 'isotretinoin') && !tookLongAgo(saidIn(asked)))
  const menopause = /\b(?:peri ?)?menopaus\w*\b|\boorgangsjare\b/.test(said)
  const { drop, change, add } = advised(brief)
  // A time that belongs to a habit, or a shift, asks for no half of a routine.
  const nights = heard.circumstances.some(({ id }) => id === 'night-shift')
  const habit = drop.length + change.length + add.length > 0 || wants.length > 1 || nights
  const time = (habit && !brief.oneTime) || asksBothTimes(saidIn(asked)) ? undefined : heard.time

  const type =
    concern === 'dehydration' && skinType !== 'oily' && skinType !== 'combination'
      ? 'dry'
      : concern === 'oiliness' && skinType !== 'combination'
        ? 'oily'
        : (skinType ??
          (elder || menopause || onCourse || (air === 'dry' && concern !== 'acne')
            ? 'dry'
            : air === 'humid' || air === 'hot'
              ? 'oily'
              : 'normal'))

  // What acts: what the person has or wants, else one thing for the concern.
  const most = child ? 3 : (brief.most ?? 9)
  // Of three things for pimples one is the treatment: the sunscreen moisturises. So it is of two in the evening alone; of three there it is for anything.
  const threeAtNight = most === 3 && time === 'night' && !child
  const thirdTreats =
    ((most === 3 && time === undefined) || (most === 2 && time === 'night')) &&
    !child &&
    concern === 'acne' &&
    type !== 'dry' &&
    type !== 'sensitive'
  // Skin that is easily upset is soothed before anything acts on it.
  const calmFirst = skinType === 'sensitive' && (!named || concern === 'redness')
  const plain =
    child ||
    brief.noActives ||
    onCourse ||
    (most < 4 && wants.length === 0 && !thirdTreats && !threeAtNight) ||
    calmFirst ||
    (years !== undefined && years < 15 && concern !== 'acne') ||
    (elder && !named)
  const byDay = time === 'morning' || (concern === 'dullness' && time === undefined)
  const suited =
    plain || wants.length > 0
      ? []
      : activesFor(asked, concern, byDay || (skinType === 'combination' && !named))
          // Skin that is easily upset begins with what hardly stings.
          .filter((thing) => skinType !== 'sensitive' || !isRetinoid(thing))
  const price = heard.priceCents ?? situation.budgetCents
  const again = heard.followsUp && heard.cues.has('cheaper') && heard.priceCents === heard.previous?.priceCents
  const cheapest =
    again || (price === undefined && (brief.most ?? 3) > 2 && (heard.cues.has('cheaper') || saving.test(said)))
  const deeper = hasDeeperSkin(asked) || concern === 'dark-spots' || heard.concerns.includes('dark-spots')
  const wish = {
    kinds: [],
    concerns: heard.concerns,
    skinType,
    things: [],
    mostCents: undefined,
    deeperSkin: deeper,
    tinted: deeper && price === undefined && !cheapest,
    fragranceFree: skinType === 'sensitive' || tender || kept.includes('fragrance-free'),
  }
  const basket =
    price === undefined && !cheapest
      ? undefined
      : basketFor(asked, wish, suited, price ?? Number.MAX_SAFE_INTEGER, cheapest)
  const treat = basket?.treat ?? suited[0]
  // Two wishes and money for both: one is served in the morning, the other at night.
  const ample =
    (price === undefined
      ? /\b(?:full|complete|advanced|extensive|10 step|ten step)\b/.test(said)
      : price >= plenty && heard.concerns.length > 1) &&
    treat !== undefined &&
    !byDay &&
    most > 3
  const [second] = ample ? activesFor(asked, concern, true) : []
  const own = placesOf(wants.filter((thing) => !brief.creams.includes(thing)))
  const seals = own.night.filter(isSeal)
  const morning =
    wants.length > 0 ? own.morning : byDay ? asList(treat) : second?.called === treat?.called ? [] : asList(second)
  const night = wants.length > 0 ? own.night.filter((thing) => !isSeal(thing)) : byDay ? [] : asList(treat)

  // The steps.
  const [usual, plainCream] = basicsFor[type]
  const wash = basket?.products.find(({ kind }) => kind === 'cleanser')
  // What the money buys may be a gel wash; then nobody is told that it is creamy.
  const cleanser =
    type === 'dry' && wash !== undefined && textureOf(factsOf(knowledge, wash)) === 'light'
      ? 'a mild, soap-free cleanser'
      : usual
  const moisturiser = brief.creams.length === 0 ? plainCream : `your cream with ${calledAll(brief.creams)}`
  const bought = (...kinds: ProductKind[]): string => {
    const one = basket?.products.find(({ kind }) => kinds.includes(kind))
    return one === undefined ? '' : ` (sample: ${one.name}, ${rand(one.priceCents)})`
  }
  const few = most < 4 && !child
  const onlyWater = type === 'dry' || type === 'sensitive' || (few && type !== 'oily' && time === undefined)
  const creamByDay =
    !few || (most === 3 && (time !== undefined || (type !== 'oily' && type !== 'combination')) && !thirdTreats)
  const washes = most > 2 || (most === 2 && (type !== 'dry' || time === 'night'))
  const creams =
    (most > 1 && time === 'night' && !thirdTreats) || (most > 2 && !thirdTreats) || (most === 2 && type === 'dry')
  const filter = deeper
    ? 'a **tinted sunscreen with iron oxides, SPF 30–50**'
    : asked.heard.who.includes('rosacea')
      ? 'a **broad-spectrum, mineral sunscreen (zinc oxide), SPF 30–50**'
      : '**broad-spectrum sunscreen, SPF 30–50**'
  const sun = creamByDay ? filter : `${filter}, a moisturising one`
  const has = (kind: ProductKind): boolean => brief.kinds.includes(kind) && most > 3
  const steps = {
    morning: [
      onlyWater ? '**Rinse** with lukewarm water' : `**Cleanse:** ${cleanser}${bought('cleanser')}`,
      has('toner') && !drop.some((one) => one.includes('toner'))
        ? '**Toner,** if you like yours: it is optional'
        : undefined,
      morning.length === 0
        ? undefined
        : `**Treat:** ${listed(
            morning.map(({ called }) => called),
            'then',
          )}, a thin layer${byDay ? bought(...treating) : ''}`,
      creamByDay ? `**Moisturise:** ${moisturiser}${bought('moisturiser')}` : undefined,
      `**Protect:** ${sun}: two finger lengths, again every two hours outdoors${bought('sunscreen')}`,
    ],
    night: [
      brief.makeup
        ? `**Cleanse twice:** oil, balm or micellar water for the make-up, then ${cleanser}${onlyWater ? bought('cleanser') : ''}`
        : washes
          ? `**Cleanse:** ${cleanser}${onlyWater ? bought('cleanser') : ''}${few ? '' : '; twice if you wore make-up'}`
          : '**Rinse** with lukewarm water',
      treatAtNight(night, byDay ? '' : bought(...treating)),
      creams ? `**Moisturise:** ${moisturiser}${creamByDay ? '' : bought('moisturiser')}` : undefined,
      seals.length > 0
        ? `**Seal:** ${calledAll(seals)}, two or three drops or a thin film`
        : has('oil')
          ? '**Seal:** two drops of your oil, if skin is dry'
          : undefined,
    ],
  }
  const times = time === undefined ? (['morning', 'night'] as const) : [time]

  // The words around them.
  const implied =
    concern === undefined ||
    (skinType !== undefined &&
      bySkinType[skinType] === concern &&
      (!heard.concerns.includes(concern) || skinType !== 'combination'))
  const who = [skinType && `${skinType} skin`, implied ? undefined : concernCalled[concern]]
    .filter((one) => one !== undefined)
    .join(' with ')
  const grown = years !== undefined && years >= 18
  const whom =
    brief.whom === undefined
      ? grown
        ? `${skinType === undefined ? 'skin' : `${skinType} skin`} of ${years}`
        : undefined
      : `${brief.whom}${years === undefined ? '' : ` (${years})`}`
  const told = heard.who.find((one) => one === 'rosacea' || one === 'eczema')
  const others =
    brief.whom === undefined
      ? implied
        ? ''
        : concernCalled[concern]
      : [who, told].filter((one) => one !== undefined && one !== '').join(' and ')
  const where = `${air === undefined ? '' : inAir[air][0]}${menopause ? ' around the menopause' : ''}`
  const suits = `${
    whom !== undefined
      ? ` for ${whom}${others === '' ? '' : ` with ${others}`}`
      : who !== ''
        ? ` for ${who}`
        : where === ''
          ? ' that suits most skin'
          : ' for skin'
  }${where}`
  // Asked whether the one of before will do for somebody else, that is said first.
  const same =
    !heard.followsUp || !asksSame(saidIn(asked))
      ? ''
      : expects(situation) || (years ?? 18) < 18 || heard.who.length > 0 || skinType !== heard.previous?.skinType
        ? 'Not quite the same. '
        : 'Yes, much the same. '
  const title = `**${same}${titles[time ?? 'any']}${suits}${child ? ', kept plain for a child' : ''}:**`
  // Who works outdoors gains most from what is put on last.
  const outdoors = heard.circumstances.some(({ id }) => id === 'outdoor') && wants.length === 0
  const open =
    opening(asked, brief, morning, night, seals) ??
    (onCourse
      ? '**Keep it plain during the course: a creamy wash, a rich cream twice a ' +
        'day, SPF 50, a thick lip balm, and no active.**'
      : undefined) ??
    inTheWeek(asked, night) ??
    (outdoors
      ? '**Sunscreen first, then a wash after work and a plain moisturiser: three steps do.** A wide hat and sleeves do as much.'
      : nights
        ? '**Go by your own sleep, not by the clock: your “morning” is when you get up before your shift, your “night” is after it, before you sleep.**'
        : undefined)
  const all = [...(time === 'night' ? [] : morning), ...(time === 'morning' ? [] : night)]
  const retinoids = all.filter(isRetinoid)
  const entry = concern === undefined ? undefined : knowledge.concern(concern)
  const [first] = all
  const [later] =
    (few || calmFirst) && first === undefined && !brief.noActives && !elder ? activesFor(asked, concern, false) : []
  return {
    paragraphs: [
      open,
      cheapest && basket !== undefined
        ? `**Cheapest that works: three things, ${rand(basket.cents)} together.** Buy the sunscreen first.`
        : open === undefined || expects(situation)
          ? title
          : undefined,
      onCourse
        ? '**On isotretinoin leave out** acids, other retinoids, benzoyl peroxide, scrubs and waxing until six months after the course, and ask your prescriber before anything new.'
        : undefined,
      kept.length > 0
        ? `As you asked: ${listed(time === undefined ? kept : kept.map((one) => one.replace(/^(\w+) products$/, 'at most $1 steps')))}.`
        : undefined,
      ...times.map(
        (one) =>
          `${times.length > 1 ? `**${nights ? byShift[one] : one === 'morning' ? 'Morning' : 'Evening'}**\n\n` : ''}${numbered(steps[one])}`,
      ),
      nights
        ? 'The sunscreen matters most if you see daylight before or on the way home; in a dark week you may leave it out. Dark curtains and the same order every day help more than any extra step.'
        : undefined,
      underMask.test(said)
        ? '**Under a mask:** no make-up there, the moisturiser ten minutes before you put it on, a clean or fresh mask each shift, and rinse your chin with lukewarm water soon after it comes off.'
        : undefined,
      air && inAir[air][1],
      child ? undefined : shavingLine(said),
      menopause
        ? '**Around the menopause** skin makes less oil and stings sooner: fragrance-free throughout, and cream twice a day on damp skin.'
        : undefined,
      budgetLine(basket, price, cheapest, /\b(?:months?|monthly|maand\w*)\b/.test(said)),
      expects(situation) || retinoids.length === 0
        ? undefined
        : `${capital(calledAll(retinoids))} ${retinoids.length > 1 ? 'are' : retinoids.map(is).join('')} not for pregnancy, or when trying for a baby.`,
      skinType === 'sensitive' || tender
        ? `Keep it gentle${kept.includes('fragrance-free') ? '' : ' and fragrance-free throughout'}: test each new product on a ` +
          'small patch behind the jaw for a few days, and leave what stings.'
        : undefined,
      child
        ? 'Children need no acids or retinoids; ask a pharmacist or doctor about pimples.'
        : years !== undefined && years < 18
          ? `At ${years} skin does not need retinoids, strong acids or anti-ageing serums, whatever videos say.`
          : undefined,
    ],
    extras: [
      careBeside(asked),
      later && `If you want one more thing later: ${later.called} at night, ${usageOf(later).often}.`,
      first === undefined || (wants.length > 0 && (!brief.adds || wants.length + brief.refused.length > 1))
        ? undefined
        : `Start ${wants.length > 0 ? it(first) : 'the treatment step'} last, once the rest feels calm.`,
      time === 'night'
        ? first === undefined
          ? 'In the morning, finish with sunscreen, SPF 30–50.'
          : undefined
        : nights
          ? undefined
          : heard.circumstances.some(({ id }) => id === 'outdoor')
            ? 'The sunscreen matters most, with a wide hat, sleeves and midday shade.'
            : 'The sunscreen matters most.',
      years !== undefined && years > 27 && years < 60 && all.length === 0 && !plain && !expects(situation)
        ? 'Against first lines a retinoid, two nights a week at first, is a choice and no must; not in pregnancy.'
        : undefined,
      first === undefined ? undefined : entry?.takes,
      brief.noActives || child ? undefined : 'Change one product at a time.',
    ],
    sources: [...(entry?.sources ?? ['general']), ...all.flatMap(({ ingredient }) => ingredient?.full?.sources ?? [])],
    things: all,
    topic: {
      ...(all.length > 0 && { ingredients: all.flatMap(({ ingredient }) => ingredient?.id ?? []) }),
      concerns: concern === undefined ? [] : [concern],
      ...(skinType && { skinType }),
      ...(time && { time }),
    },
    suggestions: [
      time === 'morning' ? 'And at night?' : 'How much sunscreen do I need?',
      first === undefined ? 'What helps with dark marks?' : `How often should I use ${first.called}?`,
      'Can you do that under R400?',
    ],
  }
}
