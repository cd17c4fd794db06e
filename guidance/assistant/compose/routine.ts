import type { Concern, SkinType } from '../../knowledge/kinds.ts'
import type { Product } from '../../products.ts'
import { calledOf, type Thing, thingOf } from '../understand/things.ts'
import { concernAsked } from './concern.ts'
import { concernCalled } from './concern-names.ts'
import { type Asked, capital, type Composer, listed, rand } from './draft.ts'
import { cautionOf, expects, mayRecommend } from './lines.ts'
import { choose } from './products.ts'
import { strengthOf } from './about-use.ts'
import { usageOf } from './usage.ts'

const cleansers: Record<SkinType, string> = {
  dry: 'a creamy, soap-free cleanser, or only lukewarm water in the morning', oily: 'a gentle foaming or gel cleanser', combination: 'a gentle gel cleanser', normal: 'a gentle, soap-free cleanser', sensitive: 'a fragrance-free, soap-free cleanser',
}
const moisturisers: Record<SkinType, string> = {
  dry: 'a rich cream with ceramides or glycerin, on damp skin', oily: 'a light gel moisturiser with glycerin', combination: 'a light lotion, a little more on the cheeks', normal: 'a light lotion or cream', sensitive: 'a fragrance-free cream with ceramides',
}

/** What to try for a concern at which time, the gentlest that works first. Each stands in the knowledge; none is a medicine only. */
const actives: Record<Concern, { morning: readonly string[]; night: readonly string[] }> = {
  acne: { morning: ['niacinamide', 'azelaic-acid'], night: ['salicylic-acid', 'azelaic-acid', 'niacinamide'] },
  aging: { morning: ['ascorbic-acid', 'niacinamide'], night: ['retinol', 'azelaic-acid', 'niacinamide'] },
  'dark-spots': { morning: ['niacinamide', 'ascorbic-acid', 'azelaic-acid'], night: ['azelaic-acid', 'tranexamic-acid', 'niacinamide'] },
  dullness: { morning: ['ascorbic-acid', 'niacinamide'], night: ['lactic-acid', 'gluconolactone', 'niacinamide'] },
  pores: { morning: ['niacinamide'], night: ['salicylic-acid', 'niacinamide'] },
  redness: { morning: ['azelaic-acid', 'panthenol', 'niacinamide'], night: ['panthenol', 'centella-extract', 'glycerin'] },
  dehydration: { morning: ['sodium-hyaluronate', 'glycerin', 'panthenol'], night: ['glycerin', 'panthenol', 'sodium-hyaluronate'] },
  texture: { morning: ['niacinamide'], night: ['lactic-acid', 'salicylic-acid', 'gluconolactone', 'niacinamide'] },
  oiliness: { morning: ['niacinamide'], night: ['salicylic-acid', 'niacinamide'] },
}

const activeFor = (asked: Asked, concern: Concern, time: 'morning' | 'night'): Thing | undefined => {
  const { knowledge, situation, heard } = asked
  if (situation.conditions.has('under-12') || (heard.years !== undefined && heard.years < 12)) return undefined
  for (const id of actives[concern][time]) {
    const ingredient = knowledge.byId(id)
    if (ingredient !== undefined && expects(situation) && cautionOf(thingOf(ingredient), 'pregnancy') !== 'ok') continue
    if (ingredient !== undefined && mayRecommend(knowledge, ingredient, situation)) return thingOf(ingredient)
  }
  return undefined
}

/** What products would cost that make up the basic three within a budget; undefined when there are none. */
const within = (asked: Asked, skinType: SkinType | undefined, mostCents: number): Product[] | undefined => {
  const { knowledge, request, situation } = asked
  const cheapest = (kind: Product['kind']) => choose(knowledge, request.catalogue, { kinds: [kind], concerns: [], skinType, things: [], mostCents, deeperSkin: false, fragranceFree: skinType === 'sensitive' }, situation)
    .sort((a, b) => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1))[0]
  const chosen = (['cleanser', 'moisturiser', 'sunscreen'] as const).flatMap((kind) => cheapest(kind) ?? [])
  const total = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return chosen.length === 3 && total <= mostCents ? chosen : undefined
}

const strength = (thing: Thing): string => {
  const range = strengthOf(thing)?.replace(/ as a cosmetic$/, '')
  return range === undefined ? '' : ` ${range}`
}

/** A routine, as steps to follow: for the time of day, the skin and the concern that were named. */
export const composeRoutine: Composer = (asked) => {
  const { heard, situation, knowledge } = asked
  const skinType: SkinType | undefined = heard.skinType ?? situation.skinType ?? (heard.who.includes('eczema') ? 'sensitive' : undefined)
  const skin = skinType ?? 'normal'
  const child = situation.conditions.has('under-12') || (heard.years !== undefined && heard.years < 13)
  const concern = concernAsked(asked)
  const simple = child || heard.tokens.some((word) => ['simple', 'basic', 'minimal', 'three', '3', 'easy', 'quick', 'lazy', 'beginner', 'beginners'].includes(word))
  const morning = concern === undefined || (simple && !expects(situation)) ? undefined : activeFor(asked, concern, 'morning')
  const night = concern === undefined || child || (heard.years !== undefined && heard.years < 15 && concern !== 'acne') ? undefined : activeFor(asked, concern, 'night')
  const deeper = situation.deeperSkin || heard.who.includes('deep-tone')
  const marks = concern === 'dark-spots' || heard.concerns.includes('dark-spots') || deeper
  const sun = marks ? 'a **tinted sunscreen with iron oxides, SPF 30–50**: two finger lengths, reapplied every two hours outdoors' : '**broad-spectrum sunscreen, SPF 30–50**: two finger lengths for face and neck, reapplied every two hours outdoors'
  const product = skinType === undefined && concern !== 'dehydration' && concern !== 'oiliness' ? skin : concern === 'dehydration' ? 'dry' : concern === 'oiliness' ? 'oily' : skin
  const price = heard.priceCents ?? (heard.cues.has('cheaper') ? situation.budgetCents : undefined)
  const samples = price === undefined ? undefined : within(asked, skinType, price)
  const bought = (kind: Product['kind']): string => {
    const one = samples?.find((sample) => sample.kind === kind)
    return one === undefined ? '' : ` (sample: ${one.name}, ${rand(one.priceCents)})`
  }
  const steps = {
    morning: [`**Cleanse:** ${cleansers[product]}${bought('cleanser')}`, morning === undefined ? undefined : `**Treat:** ${morning.called}${strength(morning)}, a few drops`, `**Moisturise:** ${moisturisers[product]}${bought('moisturiser')}`, `**Protect:** ${sun}${bought('sunscreen')}`],
    night: [`**Cleanse:** ${cleansers[product].replace(', or only lukewarm water in the morning', '')}; twice if you wore make-up`, night === undefined ? undefined : `**Treat:** ${night.called}${strength(night)}, ${usageOf(night).often}`, `**Moisturise:** ${moisturisers[product]}`],
  }
  const numbered = (rows: readonly (string | undefined)[]): string => rows.filter((row) => row !== undefined).map((row, at) => `${at + 1}. ${row}`).join('\n')
  const times = heard.time === undefined ? (['morning', 'night'] as const) : ([heard.time] as const)
  const who = [skinType === undefined ? undefined : `${skinType} skin`, concern === undefined || (skinType === 'sensitive' && concern === 'redness') || (skinType === 'dry' && concern === 'dehydration') || (skinType === 'oily' && concern === 'oiliness') ? undefined : concernCalled[concern]].filter((one) => one !== undefined)
  const named = [heard.time === 'night' ? undefined : morning, heard.time === 'morning' ? undefined : night].filter((one) => one !== undefined)
  const retinoid = named.some(({ families }) => families.includes('retinoid'))
  const entry = knowledge.concerns.find(({ id }) => id === concern)
  const total = samples?.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return {
    paragraphs: [
      `**${heard.time === undefined ? 'A routine' : heard.time === 'morning' ? 'A morning routine' : 'An evening routine'}${who.length > 0 ? ` for ${who.join(' with ')}` : ' that suits most skin'}${child ? ', kept plain for a child' : ''}:**`,
      ...times.map((time) => `${times.length > 1 ? `**${time === 'morning' ? 'Morning' : 'Evening'}**\n\n` : ''}${numbered(steps[time])}`),
      ...(price === undefined ? [] : [total === undefined ? `No three of our sample products together stay within ${rand(price)} for your skin: buy sunscreen first, and wash with what is gentle.` : `Together ${rand(total)}; they are sample products, so check the shop price.`]),
      ...(expects(situation) ? ['No retinoids in here while you are pregnant or breastfeeding: azelaic acid, niacinamide and vitamin C are the usual choices. Check with your midwife or pharmacist.'] : retinoid ? [`${capital(listed(named.filter(({ families }) => families.includes('retinoid')).map(({ called }) => called)))} is not for pregnancy, or when trying for a baby.`] : []),
      ...(skinType === 'sensitive' || heard.who.includes('eczema') ? ['Choose fragrance-free throughout.'] : []),
      ...(child ? ['Children need no acids or retinoids; ask a pharmacist or doctor about pimples.'] : heard.years !== undefined && heard.years < 18 ? [`At ${heard.years} skin does not need retinoids, strong acids or anti-ageing serums, whatever videos say.`] : []),
    ],
    extras: [named.length > 0 ? 'Start the treatment step last, once the rest feels calm.' : 'Add one active later, if you want one.', heard.time === 'night' ? 'In the morning, finish with sunscreen, SPF 30–50.' : 'The sunscreen matters most.', entry === undefined ? 'Give it about eight weeks.' : entry.takes, 'Stop what burns or brings up a rash.', 'Change one product at a time.'],
    sources: [...(entry?.sources ?? []), ...named.flatMap(({ ingredient }) => ingredient?.full?.sources ?? []), ...(entry === undefined && named.length === 0 ? ['general'] : [])], things: named,
    topic: { ingredients: named.flatMap(({ ingredient }) => (ingredient === undefined ? [] : [ingredient.id])), concerns: concern === undefined ? [] : [concern], ...(skinType !== undefined && { skinType }), ...(heard.time !== undefined && { time: heard.time }) },
    suggestions: [heard.time === 'morning' ? 'And at night?' : 'How much sunscreen do I need?', named[0] === undefined ? 'What helps with dark marks?' : `How often should I use ${calledOf(named[0].ingredient ?? { id: '', inci: '', families: [], origins: [], does: '', full: undefined })}?`, 'Can you do that under R400?'],
  }
}
