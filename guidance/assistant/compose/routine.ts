import type { Concern, ProductKind, SkinType } from '../../knowledge/kinds.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import { type Basket, basketFor } from './basket.ts'
import { advised, type Brief, briefOf, placesOf } from './brief.ts'
import { bySkinType, concernAsked } from './concern.ts'
import { type Asked, calledAll, capital, type Composer, is, it, listed, numbered, rand, saidIn, type Sketch } from './draft.ts'
import { concernCalled, strengthOf, usageOf } from './facts.ts'
import { askThem, cautionOf, expects, hasDeeperSkin, isMedicine, isOf, isRetinoid, mayRecommend } from './lines.ts'
import { placeIn, type PlaceRoutine } from './place-routines.ts'

/** Cleanser and moisturiser by skin. */
const basicsFor: Record<SkinType, readonly [cleanser: string, moisturiser: string]> = {
  dry: ['a creamy, soap-free cleanser', 'a rich cream with ceramides or glycerin, on damp skin'],
  oily: ['a gentle foaming or gel cleanser', 'a light gel moisturiser with glycerin'],
  combination: ['a gentle gel cleanser', 'a light lotion, a little more on the cheeks'], normal: ['a gentle, soap-free cleanser', 'a light lotion or cream'],
  sensitive: ['a fragrance-free, soap-free cleanser', 'a fragrance-free cream with ceramides'],
}

/** What to try for a concern in the morning and at night, the gentlest that works first. Each stands in the knowledge; none is a medicine only. */
const actives: Record<Concern, readonly [morning: string, night: string]> = {
  acne: ['niacinamide azelaic-acid', 'salicylic-acid azelaic-acid niacinamide'],
  aging: ['ascorbic-acid niacinamide', 'retinol azelaic-acid niacinamide'],
  'dark-spots': ['niacinamide ascorbic-acid azelaic-acid', 'azelaic-acid tranexamic-acid niacinamide'],
  dullness: ['ascorbic-acid niacinamide', 'lactic-acid gluconolactone niacinamide'],
  pores: ['niacinamide', 'salicylic-acid niacinamide'],
  redness: ['azelaic-acid', 'azelaic-acid'],
  dehydration: ['', ''],
  texture: ['niacinamide', 'lactic-acid salicylic-acid gluconolactone niacinamide'],
  oiliness: ['niacinamide', 'salicylic-acid niacinamide'],
}

const activesFor = ({ knowledge, situation }: Asked, concern: Concern | undefined, night: 0 | 1): Thing[] =>
  (concern === undefined ? '' : actives[concern][night]).split(' ').flatMap((id) => knowledge.byId(id) ?? []).filter((one) => mayRecommend(knowledge, one,
    situation)).map(thingOf).filter((thing) => !expects(situation) || cautionOf(thing, 'pregnancy') === 'ok')

const titles = { any: 'A routine', morning: 'A morning routine', night: 'An evening routine' } as const
const counted = ['no', 'One', 'Two', 'Three', 'Four', 'Five']

/** "Pregnant", "breastfeeding", as it begins an answer. */
const whileIn = ({ situation: { conditions } }: Asked): string => (conditions.has('pregnant') ? 'In pregnancy' : conditions.has('trying') ? 'While you are trying for a baby'
  : 'While you are breastfeeding')

/** Care for the body, the scalp or shaving. */
const ofPlace = (asked: Asked, { called, morning, night, note }: PlaceRoutine, brief: Brief): Sketch => ({
  paragraphs: [
    `**A routine for ${called}:**`, `**${called === 'shaving' ? 'When you shave' : 'Morning'}**\n\n${numbered(brief.noActives || expects(asked.situation)
      ? morning.filter((step) => !/salicylic|peroxide/.test(step)) : morning)}`,
    `**${called === 'shaving' ? 'Other evenings' : 'Evening'}**\n\n${numbered(expects(asked.situation) ? night.filter((step) => !/salicylic/.test(step)) : night)}`, note,
    brief.kept.length > 0 ? `As you asked: ${listed(brief.kept)}.` : undefined,
  ],
  things: [], sources: ['general'], suggestions: ['And for my face?', 'How much sunscreen do I need?', 'What helps with dry skin?'],
})

/** What answers a person who asks about a routine they have, in the first sentence. */
const opening = (asked: Asked, brief: Brief, night: readonly Thing[], morning: readonly Thing[]): string | undefined => {
  const { refused, wants } = brief
  const { drop, change, add } = advised(brief)
  const barred = refused.length > 0 ? `leave ${calledAll(refused)} out` : undefined
  if (expects(asked.situation)) {
    return `**${refused.length > 0 ? `No: ${whileIn(asked).toLowerCase()} ${barred}` : `${whileIn(asked)} no retinoids or strong peels`}.** Check with ${askThem}.${
      wants.length > 0 ? ` ${capital(calledAll(wants))} can stay.` : ''}`
  }
  const [first, ...others] = drop
  const done = [first && `Drop ${first} first${others.length > 0 ? `, then ${listed(others)}` : ''}`, change.length > 0 ? listed(change) : undefined,
    add.length > 0 ? `add ${listed(add)}` : undefined].filter((one) => one !== undefined)
  if (done.length > 0) return `**${capital(done.join('; '))}.** One change a week.`
  if (barred !== undefined && wants.length === 0) return `**${capital(barred)}: you told us it is not for you.**`
  const turns = night.filter((thing) => !isOf(thing, 'occlusive', 'plant-oil', 'butter'))
  const [only] = wants
  if (only !== undefined && brief.adds && wants.length === 1) return `**Add ${only.called} ${usageOf(only).time}, ${usageOf(only).often}; the rest stays.**`
  if (only === undefined || wants.length + brief.kinds.length < 2) return undefined
  const how = [...(morning.length > 0 ? [`${calledAll(morning)} in the morning`] : []),
    ...(turns.length > 0 ? [`${calledAll(turns)} ${turns.length > 1 ? 'on different nights' : 'at night'}`] : [])].join(', ')
  return how === '' ? undefined : `**${wants.length > 1 && /\b(?:can|may|kan|mag|both|all|together|okay|ok)\b/.test(saidIn(asked)) ? `Yes, ${wants.length > 2 ? 'they can all' : 'both can'} be in one routine: ` : 'Yours, in order: '}${how}.**`
}

/** How the nights are shared out. */
const treatAtNight = (things: readonly Thing[], bought: string): string | undefined => {
  const [one, two, ...more] = things
  if (one === undefined) return undefined
  if (two === undefined) return `**Treat:** ${one.called} ${strengthOf(one)?.replace(/ as a cosmetic$/, '') ?? ''}, ${usageOf(one).often}${bought}`.replace(' ,', ',')
  const nights = (thing: Thing, often: string): string => `${thing.called} ${isMedicine(thing) ? 'as prescribed' : often}`
  return `**Treat, in turns:** ${nights(one, 'two nights a week')}, ${nights(two, 'two other nights')}${more.length > 0 ? `, ${calledAll(more)} only later, in place of one`
    : ''}; the rest moisturiser only`
}

const budgetLine = (basket: Basket | undefined, price: number | undefined, cheapest: boolean, most: number): string | undefined => {
  if (basket === undefined) return price === undefined ? undefined : `No three of our sample products together stay within ${rand(price)} for your skin: buy sunscreen first, and wash with what is gentle.`
  const left = price === undefined ? 0 : price - basket.cents
  return `Together ${rand(basket.cents)}${price === undefined ? '' : ` of ${rand(price)}`}; they are sample products, so check the shop price.${
    left > 2000 && most > 3 ? ` Keep the other ${rand(left)} for the next sunscreen: 50 ml lasts about a month.` : ''}${cheapest ? ' Skip toners, serums and kits.' : ''}`
}

/** A routine, as steps to follow: for the time of day, the skin and the concern that were named, and as the person wants it. */
export const composeRoutine: Composer = (asked) => {
  const { heard, situation, knowledge } = asked
  const brief = briefOf(asked)
  const place = placeIn(saidIn(asked)) ?? (heard.followsUp ? placeIn(brief.said) : undefined)
  if (place !== undefined) return ofPlace(asked, place, brief)
  const { years } = heard
  const sensitive = heard.who.includes('eczema')
  const skinType = heard.skinType ?? situation.skinType ?? (sensitive ? 'sensitive' : undefined)
  const named = heard.concerns.length > 0 || situation.concerns.length > 0
  const implied = skinType === 'normal' && !named ? undefined : concernAsked(asked)
  const concern = implied
  const { drop, change, add } = advised(brief)
  const time = drop.length + change.length + add.length > 0 || brief.wants.length > 1 || heard.circumstances.some(({ id }) => id === 'night-shift') ? undefined : heard.time
  const child = situation.conditions.has('under-12') || (years !== undefined && years < 13)
  const elder = years !== undefined && years >= 60
  const most = child ? 3 : brief.most ?? 9
  const plain = child || brief.noActives || (most < 4 && brief.wants.length === 0) || (years !== undefined && years < 15 && concern !== 'acne') || (elder && !named)
  const ample = /\b(?:full|complete|advanced|extensive|10 step|ten step)\b/.test(brief.said) && heard.priceCents === undefined
  const own = placesOf(brief.wants)
  const seals = own.night.filter((thing) => isOf(thing, 'occlusive', 'plant-oil', 'butter'))
  const suited = plain || brief.wants.length > 0 ? [] : activesFor(asked, concern, time === 'morning' || (concern === 'dullness' && time === undefined) ? 0 : 1)
  const price = heard.priceCents ?? (heard.cues.has('cheaper') ? situation.budgetCents : undefined)
  const cheapest = price === undefined && (heard.cues.has('cheaper') || /\b(?:cheap\w*|broke|student|no money|little money|goedkoop\w*|afford|budget)\b/.test(brief.said))
  const deeper = hasDeeperSkin(asked) || concern === 'dark-spots' || heard.concerns.includes('dark-spots')
  const wish = { kinds: [], concerns: heard.concerns, skinType, things: [], mostCents: undefined, deeperSkin: deeper, tinted: deeper && price === undefined,
    fragranceFree: skinType === 'sensitive' || sensitive || brief.kept.includes('fragrance-free') }
  const basket = price === undefined && !cheapest ? undefined : basketFor(asked, wish, suited, price ?? Number.MAX_SAFE_INTEGER, cheapest)
  const treat = basket?.treat ?? suited[0]
  const byDay = time === 'morning' || (concern === 'dullness' && time === undefined)
  const second = ample && treat !== undefined && !byDay ? activesFor(asked, concern, 0)[0] : undefined
  const morning = brief.wants.length > 0 ? own.morning : byDay ? [treat].filter((one) => one !== undefined) : second === undefined || second.called === treat?.called ? [] : [second]
  const night = brief.wants.length > 0 ? own.night.filter((thing) => !seals.includes(thing)) : byDay ? [] : [treat].filter((one) => one !== undefined)
  const type = concern === 'dehydration' ? 'dry' : concern === 'oiliness' && skinType !== 'combination' ? 'oily' : skinType ?? (elder ? 'dry' : 'normal')
  const [cleanser, moisturiser] = basicsFor[type]
  const bought = (...kinds: ProductKind[]): string => {
    const one = basket?.products.find(({ kind }) => kinds.includes(kind))
    return one === undefined ? '' : ` (sample: ${one.name}, ${rand(one.priceCents)})`
  }
  const treats = ['treatment', 'serum', 'exfoliant'] as const
  const few = most < 4 && !child
  const [waterOnly, creamByDay] = [type === 'dry' || type === 'sensitive' || few, !(few && (type === 'oily' || type === 'combination'))]
  const sun = deeper ? 'a **tinted sunscreen with iron oxides, SPF 30–50**' : '**broad-spectrum sunscreen, SPF 30–50**'
  const has = (kind: ProductKind): boolean => brief.kinds.includes(kind) && most > 3
  const steps = {
    morning: [
      waterOnly ? '**Rinse** with lukewarm water' : `**Cleanse:** ${cleanser}${bought('cleanser')}`,
      has('toner') && !drop.some((one) => one.includes('toner')) ? '**Toner,** if you like yours: it is optional' : undefined,
      morning.length === 0 ? undefined : `**Treat:** ${listed(morning.map(({ called }) => called), 'then')}, a few drops${byDay ? bought(...treats) : ''}`,
      most === 1 || !creamByDay ? undefined : `**Moisturise:** ${moisturiser}${waterOnly && basket === undefined ? '' : bought('moisturiser')}`,
      `**Protect:** ${most === 1 || !creamByDay ? `${sun}, a moisturising one` : sun}: two finger lengths, again every two hours outdoors${bought('sunscreen')}`,
    ],
    night: [
      most === 1 || (most === 2 && type === 'dry') ? '**Rinse** with lukewarm water'
        : `**Cleanse:** ${cleanser}${waterOnly ? bought('cleanser') : ''}${few ? '' : '; twice if you wore make-up'}`,
      treatAtNight(night, byDay ? '' : bought(...treats)), most === 1 || (most === 2 && type !== 'dry') ? undefined : `**Moisturise:** ${moisturiser}${creamByDay ? '' : bought('moisturiser')}`,
      seals.length > 0 ? `**Seal:** ${calledAll(seals)}, two or three drops or a thin film` : has('oil') ? '**Seal:** two drops of your oil, if skin is dry' : undefined,
    ],
  }
  const times = time === undefined ? (['morning', 'night'] as const) : [time]
  const who = [
    skinType && `${skinType} skin`,
    concern === undefined || (skinType !== undefined && bySkinType[skinType] === concern && !heard.concerns.includes(concern)) || (concern === 'dehydration' && skinType === 'dry')
      || (concern === 'oiliness' && skinType === 'oily') ? undefined : concernCalled[concern],
  ].filter((one) => one !== undefined).join(' with ')
  const whom = brief.whom === undefined ? (years !== undefined && years >= 60 ? `${years}` : undefined) : `${brief.whom}${years === undefined ? '' : ` (${years})`}`
  const all = [...(time === 'night' ? [] : morning), ...(time === 'morning' ? [] : night)]
  const retinoids = all.filter(isRetinoid)
  const entry = concern === undefined ? undefined : knowledge.concern(concern)
  const [first] = all
  const kept = [...brief.kept, ...(price === undefined || basket === undefined ? [] : [`${rand(price)} in all`])]
  const title = `${titles[time ?? 'any']}${whom === undefined ? '' : ` for ${whom}`}${who === '' ? (whom === undefined ? ' that suits most skin' : '') : `${whom === undefined
    ? ' for' : ','} ${who}`}${child ? ', kept plain for a child' : ''}`
  const open = opening(asked, brief, night, morning)
  const later = plain && !brief.noActives && !child && !elder ? activesFor(asked, concern, 1)[0] : undefined
  return {
    paragraphs: [
      open, cheapest && basket !== undefined ? `**Cheapest that works: ${counted[3]?.toLowerCase()} things, about ${rand(Math.ceil(basket.cents / 500) * 500)} together.** Buy the sunscreen first.`
        : open === undefined ? `**${title}:**` : undefined,
      kept.length > 0 ? `As you asked: ${listed(kept)}.` : undefined,
      ...times.map((one) => `${times.length > 1 ? `**${one === 'morning' ? 'Morning' : 'Evening'}**\n\n` : ''}${numbered(steps[one])}`),
      budgetLine(basket, price, cheapest, most),
      !expects(situation) && retinoids.length > 0 ? `${capital(calledAll(retinoids))} ${retinoids.length > 1 ? 'are' : retinoids.map(is).join('')} not for pregnancy, or when trying for a baby.`
        : undefined,
      (skinType === 'sensitive' || sensitive) && !kept.includes('fragrance-free') ? 'Choose fragrance-free throughout.' : undefined,
      child ? 'Children need no acids or retinoids; ask a pharmacist or doctor about pimples.'
        : years !== undefined && years < 18 ? `At ${years} skin does not need retinoids, strong acids or anti-ageing serums, whatever videos say.` : undefined,
    ],
    extras: [
      few && later !== undefined ? `If you want one more thing later: ${later.called} at night, ${usageOf(later).often}.` : undefined,
      first === undefined || (brief.wants.length > 0 && !brief.adds) ? undefined : `Start ${brief.wants.length > 0 ? it(first) : 'the treatment step'} last, once the rest feels calm.`,
      time === 'night' ? 'In the morning, finish with sunscreen, SPF 30–50.' : 'The sunscreen matters most.',
      first === undefined ? undefined : entry?.takes, brief.noActives || child ? undefined : 'Change one product at a time.',
    ],
    sources: [...(entry?.sources ?? ['general']), ...all.flatMap(({ ingredient }) => ingredient?.full?.sources ?? [])], things: all,
    topic: { ...(all.length > 0 && { ingredients: all.flatMap(({ ingredient }) => ingredient?.id ?? []) }), concerns: concern === undefined ? [] : [concern],
      ...(skinType && { skinType }), ...(time && { time }) },
    suggestions: [time === 'morning' ? 'And at night?' : 'How much sunscreen do I need?',
      first === undefined ? 'What helps with dark marks?' : `How often should I use ${first.called}?`, 'Can you do that under R400?'],
  }
}
