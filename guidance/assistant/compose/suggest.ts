import type { ProductKind } from '../../knowledge/kinds.ts'
import type { Product } from '../../products.ts'
import { pattern } from '../../text/pattern.ts'
import { bySkinType, concernAsked, ingredientsFor } from './concern.ts'
import {
  type Asked,
  bullets,
  calledAll,
  capital,
  type Composer,
  listed,
  rand,
  saidIn,
  sentence,
  type Sketch,
} from './draft.ts'
import { concernCalled, usageOf } from './facts.ts'
import { kindTexts } from './kinds.ts'
import { expects, hasDeeperSkin, isActive, isMedicine, isOf, isUvFilter, leftOut } from './lines.ts'
import { notInSamples } from './not-in-samples.ts'
import { activesIn, allHold, byPrice, choose, reasonsFor, type Wish } from './products.ts'
import { particularById } from '../understand/particulars.ts'
import { kindAt, kindsThere } from '../understand/places.ts'
import { stings, unscented } from './brief.ts'
import { activeWanted, boughtTogether, honestOf, howLong, howToUse } from './suggest-lines.ts'
import { familyThing, thingOf } from '../understand/things.ts'
import { asksWhere, spokenIn, whereToBuy } from './where-to-buy.ts'

const castFree = pattern`
  \b(?:white ?cast|ghost\w*|chalky|white (?:film|residue|layer|face)|(?:look|looks|leave|leaves|me|turn|turns|skin)(?: \w+)? (?:gr[ea]y|ashy|purple|white))\b`
const lightFeel = pattern`
  \b(?:light|lightweight|gel|matte|mattifying|oil ?free|non ?(?:greasy|comedogenic)|ligte|not (?:too |so )?(?:greasy|oily|sticky|heavy|thick))\b`
const richFeel = /\b(?:rich|thick|heavy|nourishing|ryk)\b/
const elsewhere = /\b(?:else|another|other|different|instead|anders|iets anders)\b/

/** The kind of product that another one takes the place of. */
const kindsWished = (asked: Asked, swaps: boolean): ProductKind[] => {
  const { heard } = asked
  if (heard.things.some(isUvFilter)) return ['sunscreen']
  if (
    heard.kinds.length === 0 &&
    swaps &&
    heard.things.some((thing) => isOf(thing, 'butter', 'plant-oil', 'occlusive', 'emollient'))
  )
    return ['moisturiser']
  const kinds = heard.kinds.filter((kind) => kind !== 'body' || heard.kinds.length === 1)
  // A cream for the lines around the eyes is an eye cream, where no other kind is asked for.
  const there = kindAt(heard.followsUp && heard.place === undefined ? spokenIn(asked) : heard.tokens.join(' '))
  if (kinds.length === 1 && kinds[0] === 'moisturiser' && there === 'body') return ['body']
  if (kinds.length === 0 && there !== undefined) return [there]
  return (kinds.includes('serum') && heard.things.length > 0) ||
    (kinds.includes('moisturiser') && heard.things.some(isActive))
    ? [...kinds, 'serum', 'treatment']
    : kinds
}

/** What is wished for, from the message, the conversation and the profile. */
const wishOf = (asked: Asked): Wish => {
  const { heard, situation } = asked
  const { concerns, things } = heard
  const said = spokenIn(asked)
  const without = /\b(?:no|without|free of|fragrance ?free|unscented|geen|sonder)\b/.test(saidIn(asked))
  const swaps =
    elsewhere.test(saidIn(asked)) && heard.previous?.intent !== 'suggest' && heard.previous?.intent !== 'price'
  const spf = /\b(?:spf|factor) ?(\d\d)\b/.exec(said)?.[1]
  return {
    kinds: kindsWished(asked, swaps),
    concerns: concerns.length > 0 || heard.kinds.length > 0 ? concerns : situation.concerns.slice(0, 1),
    skinType: heard.skinType ?? situation.skinType,
    things: without || swaps ? [] : things.filter((thing) => !isOf(thing, 'fragrance')),
    mostCents: heard.priceCents ?? situation.budgetCents,
    deeperSkin: hasDeeperSkin(asked),
    noCast: castFree.test(said),
    tinted: /\btint(?:ed|s)?\b/.test(said) && !/\b(?:un|not |no )tint/.test(said),
    fragranceFree:
      unscented.test(said) ||
      situation.avoid.families.has('fragrance') ||
      heard.skinType === 'sensitive' ||
      heard.who.includes('eczema') ||
      situation.conditions.has('under-12'),
    ...(spf !== undefined && { leastSpf: Number(spf) }),
    feel: lightFeel.test(said) ? 'light' : richFeel.test(said) ? 'rich' : undefined,
  }
}

const atEyes =
  'Around the eyes: a rice grain of it or of your moisturiser on the bone, not on the lid, morning and night; sunscreen, sunglasses and ' +
  'sleep do more for lines and shadows than any cream. No strong acids or face retinol there.'

/** `priced`: no price is named that is over what somebody can spend. */
const lineOf = (asked: Asked, product: Product, wish: Wish, priced = true): string => {
  const why = reasonsFor(asked.knowledge, product, wish)
  const brand = capital(product.brand.replaceAll('-', ' '))
  return `**${product.name}** (${brand})${priced ? `, ${rand(product.priceCents)} for ${product.sizeMl} ml` : ''}${why === '' ? '' : `: ${why}`}`
}

const notIn = (wish: Wish): string[] => [
  ...(wish.noCast === true ? ['no white cast'] : []),
  ...(wish.fragranceFree ? ['fragrance-free'] : []),
  ...(wish.leastSpf === undefined ? [] : [`SPF ${wish.leastSpf} or more`]),
  ...(wish.feel === undefined ? [] : [wish.feel === 'light' ? 'light in feel' : 'rich in feel']),
  ...(wish.tinted === true ? ['tinted'] : []),
]

/** The best of each kind, or of the one kind; with cheaper ones first where that was asked, and what was just shown left out for something else. */
const shortlist = (asked: Asked, wish: Wish, found: readonly Product[], basic: boolean): Product[] => {
  const { heard, request } = asked
  const said = saidIn(asked)
  const last = heard.followsUp ? (request.turns.findLast(({ role }) => role === 'assistant')?.text ?? '') : ''
  const shown = found.filter(({ name }) => last.includes(name))
  const least = Math.min(...shown.map(({ priceCents }) => priceCents))
  const cheap = heard.cues.has('cheaper')
  const rest =
    shown.length === 0 || heard.cues.has('pick')
      ? found
      : cheap && heard.priceCents === heard.previous?.priceCents
        ? found.filter(({ priceCents }) => priceCents < least)
        : elsewhere.test(said)
          ? found.filter((one) => !shown.includes(one))
          : found
  const [kind] = wish.kinds
  const varied =
    kind !== undefined
      ? rest
      : basic
        ? (['sunscreen', 'moisturiser', 'cleanser'] as const).flatMap(
            (wanted) => rest.find((one) => one.kind === wanted) ?? [],
          )
        : rest.filter((one, at) => rest.findIndex((other) => other.kind === one.kind) === at)
  // Money is best spent on protection from what makes marks.
  const sun =
    wish.concerns.includes('dark-spots') && kind === undefined
      ? choose(
          asked.knowledge,
          request.catalogue,
          { ...wish, kinds: ['sunscreen'], tinted: true },
          asked.situation,
        ).slice(0, 1)
      : []
  const all = [
    ...sun.filter((one) => varied.length > 0 || !shown.includes(one)),
    ...varied.filter(({ kind: other }) => sun.length === 0 || other !== 'sunscreen'),
  ]
  return cheap && kind !== undefined
    ? all
        .slice(0, Math.max(3, all.length / 2))
        .sort(byPrice)
        .slice(0, 3)
    : all.slice(0, 3)
}

const forBaby = ({ situation }: Asked): string | undefined =>
  expects(situation)
    ? 'Fit for pregnancy and breastfeeding as far as is known; leave out all with retinol or another retinoid, and show your midwife the label.'
    : undefined

/** At a place of the body: what helps there first, then the samples that may serve, or that there is none. */
const forPart = (asked: Asked, wish: Wish): Sketch | undefined => {
  const { knowledge, heard, request, situation } = asked
  const kinds = kindsThere(saidIn(asked))
  const says = heard.particular?.says ?? []
  const own = heard.kinds.some(
    (kind) => kind !== 'body' && kind !== 'moisturiser' && kind !== 'lip' && !kinds?.includes(kind),
  )
  if (kinds === undefined || says.length === 0 || heard.cues.has('pick') || own || heard.followsUp) return undefined
  const made = kinds.includes('body') || kinds.includes('lip')
  const fit = choose(
    knowledge,
    request.catalogue,
    { ...wish, kinds: [...kinds], skinType: undefined, tinted: false },
    situation,
  ).filter((one) => made || !activesIn(knowledge, one).some(stings))
  const hand = /\b(?:hands?|hande|nails?|knuckles?)\b/.test(saidIn(asked))
  // What is named as a trouble must be helped by what is shown.
  const helping =
    wish.concerns.includes('dark-spots') || /\b(?:dark|black)\b/.test(saidIn(asked))
      ? fit.filter((one) => / for marks/.test(reasonsFor(knowledge, one, { ...wish, concerns: ['dark-spots'] })))
      : fit
  const chosen = [...(helping.length > 0 ? helping : fit)]
    .sort((a, b) => Number(hand && /hand/i.test(b.name)) - Number(hand && /hand/i.test(a.name)))
    .slice(0, 2)
  const price = wish.mostCents === undefined ? '' : ` at ${rand(wish.mostCents)} or less`
  const things = chosen.flatMap((one) => activesIn(knowledge, one)).slice(0, 2)
  return {
    paragraphs: [
      says[0]?.replace(/^\*\*(?:Yes|No)[:,] (\w)/, (_, first: string) => `**${first.toUpperCase()}`),
      says[1],
      chosen.length === 0
        ? `None of our sample products${price} is made for there; a pharmacist can point to a plain, unscented one.`
        : `**${made ? 'Samples of ours that fit' : 'None of our samples is made for there; on calm skin these may serve'}${price}:**\n${bullets(
            chosen.map((one) => lineOf(asked, one, wish)),
          )}`,
    ],
    extras: [
      says[2],
      chosen.length > 1
        ? 'They are made-up sample products: compare price and label with what your shop has.'
        : 'A made-up sample product: compare price and label with what your shop has.',
    ],
    things,
    topic: { ...(wish.mostCents !== undefined && { priceCents: wish.mostCents }) },
    sources: heard.particular?.sources ?? ['general'],
    suggestions: ['Anything cheaper?', 'How long until it works?'],
  }
}

/** Families whose members do much the same. */
const nearFamilies: ReadonlySet<string> = new Set(['aha', 'bha', 'pha', 'retinoid', 'vitamin-c'])

const ofFlakes = /\b(?:dandruff|flak\w*|skilfers?)\b/
const ofHair = /\b(?:shampoo\w*|sjampoe\w*|scalp|kopvel)\b/
/** "A cheap shampoo for dandruff": none is on the shelf, and what to look for is known. */
const forFlakes = (asked: Asked): Sketch | undefined => {
  const said = asked.heard.tokens.join(' ')
  const ready = particularById(asked.knowledge, 'scalp-flakes')
  if (
    ready === undefined ||
    asked.heard.kinds.length > 0 ||
    asked.heard.things.length > 0 ||
    !ofFlakes.test(said) ||
    !ofHair.test(said)
  )
    return undefined
  const coiled = /\b(?:relax\w*|coil\w*|natural|afro|kroes|braids?|locs|dreads|curly)\b/.test(said)
    ? ' On relaxed or coiled hair once a week is enough, with conditioner on the lengths.'
    : ''
  return {
    paragraphs: [
      ...ready.says,
      `**Cheaply:** a shop’s or pharmacy’s own brand with one of these does as well; compare the name of the agent and the price per 100 ml.${coiled}`,
    ],
    things: [],
    sources: ready.sources,
    topic: { intent: 'particular', ingredients: [] },
  }
}

/** Two to four samples within the price, said to be samples; or plainly that there are none. */
export const composeSuggest: Composer = (asked) => {
  const { knowledge, heard, request, situation } = asked
  const shampoo = forFlakes(asked)
  if (shampoo !== undefined) return shampoo
  const where = whereToBuy(asked)
  if (where !== undefined) return where
  const other = notInSamples(asked)
  if (other !== undefined) return other
  const wish = wishOf(asked)
  const there = forPart(asked, wish)
  if (there !== undefined) return there
  const concern = concernAsked(asked)
  const find = (less: Partial<Wish>): Product[] => choose(knowledge, request.catalogue, { ...wish, ...less }, situation)
  // What is wished for is let go of one by one, never the price nor what the person avoids.
  const gentle = wish.skinType === 'sensitive' ? wish.skinType : undefined
  // Who names an ingredient is not shown products without it, where some have it at another price.
  const elsewhereHad =
    wish.things.length > 0 &&
    wish.mostCents !== undefined &&
    find({ mostCents: undefined, concerns: [], skinType: gentle }).length > 0
  const [kind] = wish.kinds
  const [thing] = wish.things
  // Asked for by its name and by nothing else, it is not made up for by any cream.
  const onlyNamed =
    thing !== undefined &&
    kind === undefined &&
    heard.concerns.length === 0 &&
    (isActive(thing) || isMedicine(thing) || thing.ingredient?.id === 'benzoyl-peroxide') &&
    !heard.cues.has('instead')
  const nowhere =
    onlyNamed && !elsewhereHad && find({ mostCents: undefined, concerns: [], skinType: gentle }).length === 0
  const found =
    [{}, { concerns: [], skinType: gentle }, ...(elsewhereHad || nowhere ? [] : [{ things: [] }])]
      .map(find)
      .find((some) => some.length > 0) ?? []
  const kin = nowhere
    ? thing.families
        .filter((one) => nearFamilies.has(one))
        .flatMap((one) => find({ things: [familyThing(knowledge, one)] }))[0]
    : undefined
  const aroundEyes = kindAt(heard.tokens.join(' ')) === 'eye-cream'
  const basic = kind === undefined && heard.concerns.length + wish.things.length === 0
  const treats = (one?: ProductKind): Product[] =>
    find(one === undefined ? { kinds: ['serum', 'treatment'], concerns: wish.concerns } : { kinds: [one] })
  const pair = boughtTogether(asked, treats, wish.mostCents, concern === 'dark-spots')
  const chosen = pair?.products ?? shortlist(asked, wish, found, basic)
  const { skinType } = wish
  const about = heard.concerns
    .slice(0, 2)
    .filter((one) => skinType === undefined || heard.concerns.length > 1 || bySkinType[skinType] !== one)
    .map((one) => concernCalled[one])
  const what = [wish.deeperSkin && 'deeper skin', skinType && `${skinType} skin`, about.length > 0 && listed(about)]
    .filter(Boolean)
    .join(' with ')
  const marks = notIn(wish)
  const price = wish.mostCents === undefined ? '' : ` at ${rand(wish.mostCents)} or less`
  const [old] = heard.things
  const swapped =
    wish.things.length === 0 &&
    old !== undefined &&
    elsewhere.test(saidIn(asked)) &&
    heard.previous?.intent !== 'suggest'
      ? ` in place of ${old.called}`
      : ''
  const without = wish.things.find(
    (one) =>
      one.family !== 'fragrance' &&
      chosen.length > 0 &&
      leftOut(knowledge, one, situation) === undefined &&
      !chosen.some((product) => allHold(knowledge, [product], one)),
  )
  const lacks = without === undefined ? '' : `, though none of our samples has ${without.called}`
  const fitting = `${swapped}${what === '' ? '' : ` for ${what}`}${price}${marks.length === 0 ? '' : `, ${listed(marks)}`}${lacks}`
  const called = kind === undefined ? 'product' : kindTexts[kind].called
  const wanted =
    concern === undefined
      ? []
      : ingredientsFor(asked, concern)
          .flatMap((id) => knowledge.byId(id) ?? [])
          .map(thingOf)
          .filter((one) => !isMedicine(one) && !isUvFilter(one) && !isOf(one, 'colourant'))
  const actives = wanted.slice(0, 3).map((one) => one.called)
  const advice =
    situation.conditions.has('under-12') && kind === 'moisturiser'
      ? 'Skin that weeps, crusts or keeps a child awake: let the clinic or a pharmacist see it.'
      : basic
        ? 'Cleanse, moisturise and sunscreen are the three that matter; if you can buy only one, take the sunscreen.'
        : kind !== undefined
          ? [
              activeWanted(kind, concern, wanted, [
                ...wish.things,
                ...chosen.flatMap((one) => activesIn(knowledge, one)),
              ]),
              kindTexts[kind].look || 'Look for a full ingredient list and no strong scent.',
            ]
              .filter((one) => one !== undefined)
              .join(' ')
          : actives.length > 0
            ? `On the label look for ${listed(actives, 'or')}. A mild face wash and a plain moisturiser beside it are enough.`
            : 'Spend on a sunscreen you like to wear first; a costly cleanser is rinsed off.'
  const shown = [...chosen.flatMap((one) => activesIn(knowledge, one)), ...wish.things]
  const common = {
    things: shown.filter((one, at) => shown.findIndex(({ called: name }) => name === one.called) === at).slice(0, 3),
    sources: concern === undefined ? ['general'] : knowledge.concern(concern).sources.slice(0, 3),
    topic: { ...(kind && { kind }), ...(wish.mostCents !== undefined && { priceCents: wish.mostCents }) },
    suggestions: [
      'Anything cheaper?',
      kind === 'sunscreen' ? 'How much sunscreen do I need?' : 'Which of those would you pick, and why?',
      'Can you check an ingredient list for me?',
    ],
  }
  const [first, second] = chosen
  const thrifty =
    first && chosen.filter((one) => one.kind === first.kind && one.priceCents < first.priceCents).sort(byPrice)[0]
  if (first === undefined) {
    const more = found.length > 0
    const [least] = [...found].sort(byPrice)
    const other = least && find({ things: [], mostCents: least.priceCents - 1, kinds: [least.kind] })[0]
    const [cheapest] = nowhere
      ? []
      : ([{}, { things: [], concerns: [] }]
          .map((less) => find({ mostCents: undefined, ...less }).sort(byPrice))
          .find((some) => some.length > 0) ?? [])
    return {
      ...common,
      things: wish.things,
      paragraphs: [
        more && least !== undefined
          ? `**No, ${
              heard.cues.has('cheaper')
                ? `the ${least.name} at ${rand(least.priceCents)} is the cheapest`
                : 'that was all'
            } in my sample list${fitting}.**`
          : `**None of our sample products fits: there is no ${called}${thing === undefined ? '' : ` with ${thing.called}`}${fitting}.**`,
        kin === undefined
          ? undefined
          : `Of the same kind: ${lineOf(asked, kin, wish)}. It is a made-up sample product.`,
        other && `Cheaper, with something else in it: ${lineOf(asked, other, wish)}.`,
        aroundEyes ? atEyes : undefined,
        cheapest === undefined || more
          ? undefined
          : wish.mostCents === undefined
            ? `The closest is ${lineOf(asked, cheapest, wish)}. It is a made-up sample product.`
            : `The closest costs more: ${lineOf(asked, cheapest, wish, false)}. It is a made-up sample product.`,
        thing === undefined ? advice : `${capital(thing.called)}: ${usageOf(thing).often}.`,
        `On a shelf, look for ${thing === undefined ? 'a short, fragrance-free list' : `${thing.called} by name`} in a shop brand; ` +
          'a pharmacist can point to one.',
        kind === undefined || more
          ? undefined
          : 'If money is short, sunscreen is worth the most; petroleum jelly seals dry patches cheaply.',
      ],
    }
  }
  if (heard.cues.has('pick')) {
    return {
      ...common,
      paragraphs: [
        `**I would take the ${first.name}, ${rand(first.priceCents)}: ${reasonsFor(knowledge, first, wish)}.**`,
        concern === 'dark-spots' && first.kind === 'sunscreen'
          ? 'Light is what keeps marks dark: without it every serum works against the sun.'
          : `Of those it fits best${what === '' ? '' : ` for ${what}`}${price === '' ? '' : ' and stays within your budget'}.`,
        second && second.kind !== first.kind
          ? `Next I would add the ${second.name}, ${rand(second.priceCents)}: ${reasonsFor(knowledge, second, wish)}.`
          : undefined,
        thrifty && `The ${thrifty.name}, ${rand(thrifty.priceCents)}, is the one to take when money is short.`,
        forBaby(asked),
        `${second === undefined ? 'It is a made-up sample product' : 'They are made-up sample products'}, so compare the label in the shop: ` +
          'the same kind and the same active matter more than the name.',
      ],
      extras: [kind === undefined ? undefined : advice],
    }
  }
  // How to use it is said of what all of them are, or of what acts among those bought together.
  const used =
    pair?.products.find((one) => one.kind !== 'sunscreen') ??
    (chosen.every((one) => one.kind === first.kind) ? first : undefined)
  const [active = thing] = used === undefined ? [] : activesIn(knowledge, used)
  const held = active && (pair !== undefined || allHold(knowledge, chosen, active)) ? active : undefined
  const takes = howLong(used?.kind, concern && knowledge.concern(concern).takes)
  const asksLength = /\b(?:how long|how many (?:weeks|months)|hoe lank)\b/.test(saidIn(asked))
  const head =
    pair !== undefined
      ? 'These go together'
      : heard.cues.has('cheaper')
        ? `The cheapest${kind === undefined ? '' : ` ${called}s`} that fit`
        : kind === undefined
          ? 'These fit'
          : chosen.length > 1
            ? `These ${called}s fit`
            : `This ${called} fits`
  return {
    ...common,
    paragraphs: [
      asksWhere.test(saidIn(asked)) ? '**At any pharmacy, and most in a larger supermarket.**' : undefined,
      `**${chosen.length === 1 && head.endsWith('s that fit') ? `The cheapest ${called} that fits` : head}${fitting}:**`,
      bullets(chosen.map((one) => lineOf(asked, one, wish))),
      pair?.line,
      aroundEyes ? atEyes : undefined,
      `${chosen.length > 1 ? 'They are made-up sample products' : 'It is a made-up sample product'}, so compare price and label with what your shop has. ${advice}`,
      honestOf(asked, saidIn(asked), kind),
      forBaby(asked),
      basic || aroundEyes || (situation.conditions.has('under-12') && kind !== 'sunscreen' && kind !== 'body')
        ? undefined
        : howToUse(used, held),
      asksLength
        ? (takes ?? 'Allow 8 to 12 weeks, for old dark marks 6 months and more; one new product at a time.')
        : undefined,
      situation.heard.length > 0 && !wish.fragranceFree
        ? `Chosen with this in mind: ${sentence(situation.heard.slice(0, 2).join('; '))}`
        : undefined,
    ],
    extras: [basic || asksLength ? undefined : takes],
  }
}

/** Prices and dupes: we hold no live prices; what a price does and does not say, with samples. */
export const composePrice: Composer = (asked) => {
  const { heard } = asked
  const things = heard.things.slice(0, 3)
  const draft = composeSuggest(asked)
  // Samples without what was asked for would be beside the point.
  const isAbout = (text: string): boolean =>
    things.length === 0 ||
    things.some(({ called, ingredient }) =>
      [called, ingredient?.inci ?? called].some((name) => text.toLowerCase().includes(name.toLowerCase())),
    )
  const list = draft.paragraphs.find((one) => one?.startsWith('- ') === true && isAbout(one))
  const dearer = /\b(?:better|worth|work|works|difference|quality|beter|need|reasonable|same|overpriced|fair)\b/.test(
    saidIn(asked),
  )
  return {
    ...draft,
    paragraphs: [
      heard.cues.has('dupe')
        ? '**Compare the active, its strength and the texture: if those match, the cheaper one can do the same job.** The name on ' +
          'the pot does not.'
        : dearer
          ? '**No, expensive is not better by itself:** you pay for scent, jar and advertising as well. The ingredient, its strength and daily use decide.'
          : `**I hold no live shop prices${things.length === 0 ? '' : ` for ${calledAll(things)}`}, and a higher price is not better by itself:** the ` +
            `ingredient, its strength and daily use decide.`,
      list && `For an idea, from our sample products:\n${list}`,
      'Work out the price per 10 ml, and be wary of a known brand far below its usual price: it may be fake. Spend first on sunscreen, last on cleanser.',
    ],
  }
}
