import type { Product } from '../../products.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { type Asked, capital, type Composer, listed, rand, sentence } from './draft.ts'
import { concernAsked, ingredientsFor, nameOf } from './concern.ts'
import { concernCalled } from './concern-names.ts'
import { patchLine, stopLine } from './lines.ts'
import { choose, highlights, type Wish } from './products.ts'
import { usageOf } from './usage.ts'

/** What is wished for, from the message, the conversation and the profile. */
export const wishOf = (asked: Asked): Wish => {
  const { heard, situation } = asked
  const concern = heard.concerns.length > 0 ? heard.concerns : []
  const asSun = heard.things.some(({ families }) => families.some((family) => family.startsWith('uv-filter')))
  const without = /\b(?:no|without|free of|fragrance ?free|unscented|geen|sonder)\b/.test(heard.tokens.join(' ')) || heard.tokens.includes('unscented')
  return {
    kinds: asSun ? ['sunscreen'] : heard.kinds.filter((kind) => kind !== 'body' || heard.kinds.length === 1), concerns: concern, skinType: heard.skinType ?? situation.skinType,
    things: heard.things.filter(({ family, families }) => family !== 'fragrance' && !families.includes('fragrance') && !without), mostCents: heard.priceCents ?? situation.budgetCents,
    deeperSkin: situation.deeperSkin || heard.who.includes('deep-tone') || concern.includes('dark-spots'),
    fragranceFree: (without && heard.things.some(({ families }) => families.includes('fragrance'))) || heard.skinType === 'sensitive' || heard.who.includes('eczema'),
  }
}

const lineOf = (knowledge: Knowledge, { brand, name, priceCents, sizeMl, spf, tinted, ...rest }: Product): string => {
  const marks = [spf === undefined || /SPF/i.test(name) ? undefined : `SPF ${spf}`, tinted === true ? 'tinted' : undefined, ...highlights(knowledge, { brand, name, priceCents, sizeMl, ...rest })].filter((one) => one !== undefined)
  return `- **${name}** (${capital(brand.replaceAll('-', ' '))}), ${rand(priceCents)} for ${sizeMl} ml${marks.length > 0 ? `: ${marks.join(', ')}` : ''}`
}

const kindCalled = { cleanser: 'cleanser', toner: 'toner', exfoliant: 'exfoliant', serum: 'serum', treatment: 'treatment', 'eye-cream': 'eye cream', moisturiser: 'moisturiser', oil: 'face oil', sunscreen: 'sunscreen', mask: 'mask', lip: 'lip balm', body: 'body lotion' } as const

const lookFor: Partial<Record<Product['kind'], string>> = {
  cleanser: 'Look for soap-free and fragrance-free; it should not leave skin tight.', moisturiser: 'Gels and fluids suit oily skin, creams with ceramides and glycerin suit dry skin.',
  sunscreen: 'Look for broad-spectrum, SPF 30–50. For dark marks choose one tinted with iron oxides; a tint or an organic filter leaves no white cast.', serum: 'One serum with one active is enough to begin with.',
  toner: 'A toner is optional: cleanser, moisturiser and sunscreen come first.', 'eye-cream': 'You do not need an eye cream; your moisturiser can do it.', treatment: 'Start with every second night.', exfoliant: 'A mild acid is kinder than a scrub.',
}

/** Two to four samples within the price, said to be samples; or plainly that there are none. */
export const composeSuggest: Composer = (asked) => {
  const { knowledge, heard, request, situation } = asked
  const wish = wishOf(asked)
  const concern = concernAsked(asked)
  const all = choose(knowledge, request.catalogue, wish, situation)
  const loose = all.length > 0 ? all : choose(knowledge, request.catalogue, { ...wish, concerns: [], skinType: wish.skinType === 'sensitive' ? 'sensitive' : undefined, fragranceFree: wish.fragranceFree }, situation)
  const noThing = loose.length > 0 || wish.things.length === 0 ? loose : choose(knowledge, request.catalogue, { ...wish, things: [] }, situation)
  const basics = wish.kinds.length + heard.concerns.length + wish.things.length === 0
  const needed = ['sunscreen', 'moisturiser', 'cleanser']
  const varied = wish.kinds.length > 0 ? noThing : basics ? needed.flatMap((one) => [...noThing].sort((a, b) => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1)).find(({ kind }) => kind === one) ?? []) : noThing.filter((one, at) => noThing.findIndex(({ kind }) => kind === one.kind) === at)
  const withSun = concern === 'dark-spots' && wish.kinds.length === 0 && !varied.slice(0, 3).some(({ kind }) => kind === 'sunscreen')
    ? [...varied.slice(0, 2), ...choose(knowledge, request.catalogue, { ...wish, kinds: ['sunscreen'], concerns: [] }, situation).slice(0, 1)] : varied
  const chosen = withSun.slice(0, 3)
  const what = [wish.skinType === undefined ? undefined : `${wish.skinType} skin`, heard.concerns.length > 0 ? listed(heard.concerns.slice(0, 2).map((one) => concernCalled[one])) : undefined].filter((one) => one !== undefined)
  const forWhat = what.length > 0 ? ` for ${what.join(' with ').replace(/^oily skin with oiliness$/, 'oily skin').replace(/^dry skin with dryness$/, 'dry skin').replace(/^sensitive skin with redness and sensitivity$/, 'sensitive skin')}` : ''
  const kind = wish.kinds[0]
  const price = wish.mostCents === undefined ? '' : ` at ${rand(wish.mostCents)} or less`
  const actives = concern === undefined ? [] : ingredientsFor(asked, concern).slice(0, 3).map((id) => nameOf(asked, id))
  const advice = basics ? 'Cleanse, moisturise and sunscreen are the three that matter; if you can buy only one, take the sunscreen.' : kind === undefined ? (actives.length > 0 ? `On the label look for ${listed(actives, 'or')}.` : 'Spend on a sunscreen you like to wear first; a costly cleanser is rinsed off.') : (lookFor[kind] ?? 'Look for a full ingredient list and no strong scent.')
  const common = {
    things: wish.things, sources: knowledge.concerns.find(({ id }) => id === concern)?.sources.slice(0, 3) ?? ['general'],
    topic: { ...(kind !== undefined && { kind }), ...(wish.mostCents !== undefined && { priceCents: wish.mostCents }) },
    suggestions: ['Anything cheaper?', kind === 'sunscreen' ? 'How much sunscreen do I need?' : 'In what order do I use it?', 'Can you check an ingredient list for me?'],
  }
  if (chosen.length === 0) {
    const cheapest = choose(knowledge, request.catalogue, { ...wish, mostCents: undefined, things: [], concerns: [] }, situation).sort((a, b) => a.priceCents - b.priceCents)[0]
    return {
      ...common,
      paragraphs: [`**None of our sample products fits: there is no ${kind === undefined ? 'product' : kindCalled[kind]}${forWhat}${price} that suits what you told us.**`,
        ...(cheapest === undefined ? [] : [`The closest is not within it: ${lineOf(knowledge, cheapest).slice(2)}. It is a sample product.`]), advice,
        'A plain, fragrance-free shop-brand cleanser and aqueous-type cream can be enough to begin with, and petroleum jelly is one of the cheapest sealers for dry patches. Keep what you can spend for sunscreen.'],
      extras: [patchLine, stopLine],
    }
  }
  const usage = wish.things[0] === undefined ? undefined : usageOf(wish.things[0])
  return {
    ...common,
    paragraphs: [`**${capital(kind === undefined ? 'These' : chosen.length > 1 ? `these ${kindCalled[kind]}s` : `this ${kindCalled[kind]}`)} fit${chosen.length > 1 || kind === undefined ? '' : 's'}${forWhat}${price}:**`, chosen.map((one) => lineOf(knowledge, one)).join('\n'),
      `They are sample products, so check price and label in the shop. ${advice}`, ...(usage === undefined ? [] : [`Use it ${usage.often}.`])],
    extras: [...(wish.deeperSkin && kind !== 'sunscreen' && concern === 'dark-spots' ? ['For dark marks the tinted sunscreen does as much as any serum.'] : []), ...(situation.heard.length > 0 ? [`Chosen with this in mind: ${sentence(situation.heard.slice(0, 2).join('; '))}`] : []), patchLine, stopLine],
  }
}

/** Prices and dupes: we hold no live prices; what a price does and does not say, with samples. */
export const composePrice: Composer = (asked) => {
  const { heard } = asked
  const draft = composeSuggest(asked)
  const name = heard.things.length === 0 ? undefined : listed(heard.things.slice(0, 3).map(({ called }) => called))
  // Samples without what was asked for would be beside the point.
  const list = draft.paragraphs.find((one) => one.startsWith('- ') && (heard.things.length === 0 || heard.things.some(({ called, ingredient }) => one.toLowerCase().includes(called.toLowerCase()) || one.toLowerCase().includes((ingredient?.inci ?? called).toLowerCase()))))
  return {
    ...draft,
    paragraphs: [
      heard.cues.has('dupe') ? '**Compare the active, its strength and the texture: if those match, the cheaper one can do the same job.** The name on the pot does not.' : `**I hold no live shop prices${name === undefined ? '' : ` for ${name}`}, and a higher price is not better by itself:** the ingredient, its strength and daily use decide.`,
      ...(list === undefined ? [] : [`For an idea, from our sample products:\n${list}`]),
      'Work out the price per 10 ml, and be wary of a known brand far below its usual price: it may be fake. Spend first on sunscreen, last on cleanser.',
    ],
  }
}
