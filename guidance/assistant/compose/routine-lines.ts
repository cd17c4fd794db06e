import type { Concern, SkinType } from '../../knowledge/kinds.ts'
import { asksIfWhole } from '../understand/intent-signs.ts'
import { type Thing, thingOf } from '../understand/things.ts'
import type { Basket } from './basket.ts'
import { advised, type Brief } from './brief.ts'
import { type Asked, calledAll, capital, listed, numbered, rand, saidIn, type Sketch } from './draft.ts'
import { strengthOf, usageOf } from './facts.ts'
import { askThem, cautionOf, expects, isMedicine, isOf, mayRecommend } from './lines.ts'
import type { PlaceRoutine } from './place-routines.ts'

/** Cleanser and moisturiser by skin. */
export const basicsFor: Record<SkinType, readonly [cleanser: string, moisturiser: string]> = {
  dry: ['a creamy, soap-free cleanser', 'a rich cream with ceramides or glycerin, on damp skin'],
  oily: ['a gentle foaming or gel cleanser', 'a light gel moisturiser with glycerin'],
  combination: ['a gentle gel cleanser', 'a light lotion, a little more on the cheeks'],
  normal: ['a gentle, soap-free cleanser', 'a light lotion or cream'],
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
  // Dry skin wants water and fat, not a treatment.
  dehydration: ['', ''],
  texture: ['niacinamide', 'lactic-acid salicylic-acid gluconolactone niacinamide'],
  oiliness: ['niacinamide', 'salicylic-acid niacinamide'],
}

/** What may be tried for a concern by this person, the best first. */
export const activesFor = ({ knowledge, situation }: Asked, concern: Concern | undefined, byDay: boolean): Thing[] =>
  (concern === undefined ? '' : actives[concern][byDay ? 0 : 1])
    .split(' ')
    .flatMap((id) => knowledge.byId(id) ?? [])
    .filter((one) => mayRecommend(knowledge, one, situation))
    .map(thingOf)
    .filter((thing) => !expects(situation) || cautionOf(thing, 'pregnancy') === 'ok')

export const isSeal = (thing: Thing): boolean => isOf(thing, 'occlusive', 'plant-oil', 'butter')

const acids = /salicylic|peroxide/

/** Care for the body, the scalp or shaving. */
export const ofPlace = (
  asked: Asked,
  { called, morning, night, note }: PlaceRoutine,
  { noActives, kept }: Brief,
): Sketch => {
  const mild = (steps: readonly string[]): string =>
    numbered(noActives || expects(asked.situation) ? steps.filter((step) => !acids.test(step)) : steps)
  const shaving = called === 'shaving'
  return {
    paragraphs: [
      `**A routine for ${called}:**`,
      kept.length > 0 ? `As you asked: ${listed(kept)}.` : undefined,
      `**${shaving ? 'When you shave' : 'Morning'}**\n\n${mild(morning)}`,
      `**${shaving ? 'Other evenings' : 'Evening'}**\n\n${mild(night)}`,
      note,
    ],
    things: [],
    sources: ['general'],
    suggestions: ['And for my face?', 'How much sunscreen do I need?', 'What helps with dry skin?'],
  }
}

const babies =
  /\b(?:bab(?:y|ies)|newborns?|infants?|ingane|usana)\b(?! (?:oil|cream|powder|lotion|wash|shampoo|products?|soap|hair|face|soft|skin glow))/
const expected =
  /\b(?:had|have|having|trying for|expecting|after|before|carrying|want|work\w*|teach\w*|nann(?:y|ies)|nurse|creche|breastfe\w*|feeding|nursing|since) (?:\w+ ){0,2}bab(?:y|ies)\b/

/** "A routine for my baby": a bath, a cream and shade. */
export const ofBaby = ({ situation: { babyMonths } }: Asked, said: string): Sketch | undefined => {
  if (!babies.test(said) || expected.test(said)) return undefined
  const small = (babyMonths ?? 0) < 6
  return {
    paragraphs: [
      '**A baby needs little: a short, lukewarm bath two or three times a week, a plain cream after it, clean dry folds, and shade.**',
      '- **Bath:** five to ten minutes in plain water, a drop of mild, fragrance-free wash only where it is dirty; pat dry, also neck and groin\n' +
        '- **Cream:** a plain, fragrance-free cream or ointment while skin is damp, once or twice a day when it is dry\n' +
        '- **Nappy:** change often, water or plain wipes, petroleum jelly or zinc cream\n' +
        `- **Sun:** ${small ? 'under six months shade, hat and clothes instead of sunscreen; later' : 'shade, hat and clothes first, and'} a mineral SPF 30–50 on bare skin`,
      'No perfume, powder, essential oils, acids, adult creams or cortisone without advice. A rash that weeps, blisters, spreads or comes with fever: clinic the same day.',
    ],
    things: [],
    sources: ['general'],
    suggestions: ['How do I treat nappy rash?', 'Which sunscreen for a toddler?'],
  }
}

/** "In pregnancy, no retinoids": said before anything else. */
const forBaby = ({ situation: { conditions } }: Asked, { refused, wants }: Brief): string => {
  const now = conditions.has('pregnant')
    ? 'in pregnancy'
    : conditions.has('trying')
      ? 'while you are trying for a baby'
      : 'while you are breastfeeding'
  const first =
    refused.length > 0 ? `No: ${now} leave ${calledAll(refused)} out` : `No retinoids or strong peels ${now}`
  return `**${first}.** Check with ${askThem}.${wants.length > 0 ? ` ${capital(calledAll(wants))} can stay.` : ''}`
}

/** What should change in a routine somebody has: what goes first, what is done less, what comes in. */
const changes = (brief: Brief): string | undefined => {
  const { drop, change, add } = advised(brief)
  const [first, ...others] = drop
  const done = [
    first && `drop ${first} first${others.length > 0 ? `, then ${listed(others)}` : ''}`,
    change.length > 0 ? listed(change) : undefined,
    add.length > 0 ? `add ${listed(add)}` : undefined,
  ].filter((one) => one !== undefined)
  if (
    change.length + drop.length === 0 &&
    add.length > 0 &&
    /\b(?:hate|dislike|cant stand)\b|\broutine (?:without|no)\b/.test(brief.said)
  ) {
    return '**Keep one step you would rather skip: sunscreen.** A light gel, fluid or tint is hardly felt, and nothing else does as much.'
  }
  const whole = asksIfWhole.test(brief.said)
    ? brief.said.includes('too much')
      ? 'Yes, it is too much: '
      : `${add.length > 0 ? 'Not yet' : 'Nearly'}: `
    : ''
  return done.length === 0 ? undefined : `**${capital(`${whole}${done.join('; ')}`)}.** One change a week.`
}

/** The first sentence for a person who asks about a routine, or things, they have or want. */
export const opening = (
  asked: Asked,
  brief: Brief,
  morning: readonly Thing[],
  night: readonly Thing[],
  seals: readonly Thing[],
): string | undefined => {
  const { wants, kinds } = brief
  if (expects(asked.situation)) return forBaby(asked, brief)
  const changed = changes(brief)
  if (changed !== undefined) return changed
  if (brief.fixes && kinds.length + wants.length > 2)
    return (
      `**${asksIfWhole.test(brief.said) ? 'Yes, nothing is missing' : 'Nothing to drop'}: that is a sound ` +
      'routine.** Keep it, in this order:'
    )
  const [only] = wants
  if (only === undefined) return undefined
  if (brief.adds && wants.length === 1)
    return `**Add ${only.called} ${morning.includes(only) ? 'in the morning' : 'at night'}, ${usageOf(only).often}; the rest stays.**`
  if (wants.length + kinds.length < 2) return undefined
  const places = [
    ...(morning.length > 0 ? [`${calledAll(morning)} in the morning`] : []),
    ...(night.length > 0 ? [`${calledAll(night)} ${night.length > 1 ? 'on different nights' : 'at night'}`] : []),
    ...(seals.length > 0 ? [`${calledAll(seals)} last thing at night`] : []),
  ].join(', ')
  const may = wants.length > 1 && /\b(?:can|may|kan|mag|both|all|together|okay|ok)\b/.test(saidIn(asked))
  return places === ''
    ? undefined
    : `**${may ? `Yes, ${wants.length > 2 ? 'they can all' : 'both can'} be in one routine` : 'Yours, in order'}: ${places}.**`
}

/** The treatment of the evening; of several, how the nights are shared out. */
export const treatAtNight = ([one, two, ...more]: readonly Thing[], bought: string): string | undefined => {
  if (one === undefined) return undefined
  if (two === undefined) {
    return `**Treat:** ${one.called} ${strengthOf(one)?.replace(/ as a cosmetic$/, '') ?? ''}, ${usageOf(one).often}${bought}`.replace(
      ' ,',
      ',',
    )
  }
  const nights = (thing: Thing, often: string): string =>
    `${thing.called} ${isMedicine(thing) ? 'as prescribed' : often}`
  const later = more.length > 0 ? `, ${calledAll(more)} only later, in place of one` : ''
  return `**Treat, in turns:** ${nights(one, 'two nights a week')}, ${nights(two, 'two other nights')}${later}; the rest moisturiser only`
}

/** From so much on it is worth saying what to do with what is left; from so much on, that it need not be spent. */
const worthSaying = 2000
const needless = 20_000

/** Sunscreen is used up in a month, the rest in two or so; in whole rand. */
const monthOf = ({ products }: Basket): number =>
  Math.round(
    products.reduce((sum, { kind, priceCents }) => sum + (kind === 'sunscreen' ? priceCents : priceCents / 2), 0) / 100,
  ) * 100

/** What it costs together, and what to do with the rest. */
export const budgetLine = (
  basket: Basket | undefined,
  price: number | undefined,
  cheapest: boolean,
  monthly: boolean,
): string | undefined => {
  if (basket === undefined) {
    return price === undefined
      ? undefined
      : `No three of our sample products together stay within ${rand(price)} for your skin: buy sunscreen first, and wash with what is gentle.`
  }
  if (basket.products.length + basket.own < 3 && price !== undefined) {
    return (
      `${rand(price)} buys ${listed(basket.products.map(({ kind }) => kind))} of our samples, not all three: ` +
      'sunscreen first, the rest next month; petroleum jelly seals dry patches.'
    )
  }
  const left = (price ?? 0) - basket.cents
  return [
    `Together ${rand(basket.cents)}${price === undefined ? '' : ` of ${rand(price)}`}; they are made-up sample products, so your shop’s prices differ.`,
    ...(monthly
      ? [`About ${rand(monthOf(basket))} a month: sunscreen lasts some four weeks, a wash or cream two months or more.`]
      : []),
    ...(left > needless
      ? [`You need not spend the other ${rand(left)}: more products do not do more.`]
      : left > worthSaying
        ? [`Keep the other ${rand(left)} for the next sunscreen: 50 ml lasts about a month.`]
        : []),
    ...(cheapest ? ['Skip toners, serums and kits.'] : []),
  ].join(' ')
}

const shaves = /\b(?:shav(?:e|es|ed|ing)|clean shaven|skeer)\b/
const elsewhere = /\b(?:legs?|armpits?|underarms?|bikini|pubic|body hair|never shave|dont shave|stopped shaving)\b/
const bareHead =
  /\b(?:bald|balding|kaalkop|kaal kop|shav\w* (?:my |his |the )?(?:\w+ )?head|shaved head|skeer (?:my |sy )?kop|chiskop)\b/

/** "I shave face and head": the blade is a step of the day, and a bare head wants what the face gets. */
export const shavingLine = (said: string): string | undefined => {
  const head = bareHead.test(said)
  // Bumps have a line of their own.
  if (/\b(?:bumps?|ingrown)\b/.test(said) || (!head && (!shaves.test(said) || elsewhere.test(said)))) return undefined
  return `**${shaves.test(said) ? 'Shaving' : 'The head'}:** ${
    shaves.test(said)
      ? 'after the wash, on warm, wet skin with gel, a sharp blade and short strokes with the hair; then the plain cream ' +
        'instead of aftershave, which stings.'
      : ''
  }${head ? `${shaves.test(said) ? ' ' : ''}Wash and moisturise the scalp like the face, and give it SPF 30–50 or a hat by day.` : ''}`
}
