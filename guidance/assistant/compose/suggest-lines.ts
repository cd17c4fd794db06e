import type { Concern, ProductKind } from '../../knowledge/kinds.ts'
import type { Product } from '../../products.ts'
import { type Asked, listed, rand, saidIn } from './draft.ts'
import { concernCalled, usageOf } from './facts.ts'
import { kindTexts } from './kinds.ts'
import type { Thing } from '../understand/things.ts'
import { expects, isUvFilter } from './lines.ts'

// What goes with a list of products: how the first of them is used, how long it takes, and two that share one budget.

/** When, how often, how: of the active that all of them hold, else of the kind. */
export const howToUse = (used: Product | undefined, active: Thing | undefined): string | undefined => {
  const kind = used?.kind
  if (kind === 'sunscreen')
    return '**How:** two finger lengths for face and neck as the last step each morning, again every two hours outdoors.'
  if (active !== undefined && !isUvFilter(active) && kind !== 'cleanser') {
    const { time, often, how } = usageOf(active)
    return `**How:** ${time}, ${often}; ${how}.`
  }
  if (kind === undefined || kind === 'eye-cream') return undefined
  const { often, how } = kindTexts[kind]
  return `**How:** ${often.charAt(0).toLowerCase()}${often.slice(1)}. ${how}`
}

const rinsed = new Set<ProductKind>(['cleanser', 'sunscreen', 'eye-cream'])
/** How long to give it: what is rinsed off or protects is judged by its feel. */
export const howLong = (kind: ProductKind | undefined, takes: string | undefined): string | undefined =>
  kind === undefined || rinsed.has(kind)
    ? undefined
    : takes
        ?.split(/(?<=[.;]) /)
        .filter((one) => /\d/.test(one))
        .slice(0, 1)
        .map((one) => `**How long:** ${one.replace(/[.;]$/, '')}.`)[0]

/** What stays on long enough for an active to act; of what is rinsed off only a wash against clogging does something. */
const staysOn = new Set<ProductKind>(['serum', 'treatment', 'moisturiser', 'toner', 'exfoliant', 'body', 'mask'])
const inWash: readonly string[] = ['salicylic-acid', 'benzoyl-peroxide']
const clogged = new Set<Concern>(['acne', 'pores', 'oiliness'])

/** The active that a concern wants of a kind of product, whether a sample has it or not. */
export const activeWanted = (
  kind: ProductKind,
  concern: Concern | undefined,
  actives: readonly Thing[],
  had: readonly Thing[],
): string | undefined => {
  if (concern === undefined || actives.length === 0) return undefined
  const wash = kind === 'cleanser'
  const named = (these: readonly Thing[]): string =>
    listed(
      these.slice(0, 2).map(({ called }) => called),
      'or',
    )
  if (wash && !clogged.has(concern))
    return concern === 'dark-spots' || concern === 'aging'
      ? `A wash does little for ${concernCalled[concern]}: ${named(actives)} in something that stays on does more.`
      : undefined
  if (!wash && !staysOn.has(kind)) return undefined
  const fit = wash ? actives.filter(({ ingredient }) => inWash.includes(ingredient?.id ?? '')) : actives
  return fit.length === 0 || had.some((one) => fit.some(({ called }) => called === one.called))
    ? undefined
    : `For ${concernCalled[concern]} look for ${named(fit)} on the label.`
}

const longed =
  /\b(?:erase\w*|remov\w+|take(?:s)? (?:\w+ ){0,3}away|get rid|gone|disappear\w*|vanish\w*|clears?|wipe\w*|years younger|vat (?:\w+ ){0,3}weg|wegvat|verwyder)\b/
/** What a cream can do about lines, and what it cannot: asked for one, nobody is left to hope for more. */
export const honestOf = (
  { heard: { concerns }, situation }: Pick<Asked, 'heard' | 'situation'>,
  said: string,
  kind: ProductKind | undefined,
): string | undefined =>
  kind === 'cleanser' || kind === 'sunscreen'
    ? undefined
    : concerns.includes('aging')
      ? '**What to expect:** no cream erases wrinkles, dear or cheap. A plain moisturiser plumps fine, dry lines within days; ' +
        `${expects(situation) ? '' : 'a retinoid softens the rest in three to six months; '}sunscreen every morning slows new ones most.`
      : concerns.includes('dark-spots') && longed.test(said)
        ? '**What to expect:** no cream takes marks away at once. They fade over months, and only under daily sunscreen.'
        : undefined

const count = /\b(two|2|twee|three|3|drie)(?: \w+)? (?:products?|things|items|produkte|goed)\b/

const each = /\b(?:and|plus|en|ne|na)\b/
const either = /\b(?:or|of|vs|versus|with (?:an? )?(?:spf|sunscreen)|in (?:one|1))\b/
/** "A cleanser and a moisturiser": the kinds that are wanted, one of each. */
const oneOfEach = ({ heard: { kinds, things, tokens } }: Asked): readonly ProductKind[] => {
  const said = tokens.join(' ')
  const apart = each.test(said) && !either.test(said) && !kinds.includes('body')
  return kinds.length > 1 && kinds.length < 4 && things.length === 0 && apart ? kinds : []
}

/** "Two products under R250", "a wash and a cream": so many that are bought together, sunscreen among them where it was named or marks are to fade. */
export const boughtTogether = (
  asked: Asked,
  found: (kind?: ProductKind) => readonly Product[],
  mostCents: number | undefined,
  marks: boolean,
): { products: Product[]; line: string } | undefined => {
  const said = saidIn(asked)
  const [, number = ''] = count.exec(said) ?? []
  const named = oneOfEach(asked)
    .map(found)
    .filter((some) => some.length > 0)
    .map((some) => (asked.heard.cues.has('cheaper') ? some.toSorted((a, b) => a.priceCents - b.priceCents) : some))
  if (named.length < 2 && (number === '' || mostCents === undefined)) return undefined
  const most = named.length > 1 ? named.length : /^(?:two|2|twee)$/.test(number) ? 2 : 3
  // Whoever buys three wants a sunscreen among them.
  const sun = marks || most === 3 || asked.heard.kinds.includes('sunscreen')
  const ways =
    named.length > 1 ? named : [...(sun ? [found('sunscreen')] : []), found(), found('moisturiser'), found('cleanser')]
  const limit = mostCents ?? Infinity
  const products: Product[] = []
  const wanted = ways.slice(0, most)
  for (const [at, some] of wanted.entries()) {
    const left = limit - products.reduce((sum, { priceCents }) => sum + priceCents, 0)
    // Something must be left for those that follow.
    const kept =
      mostCents === undefined
        ? 0
        : wanted
            .slice(at + 1)
            .reduce((sum, rest) => sum + Math.min(...rest.map(({ priceCents }) => priceCents), left), 0)
    const share = left - kept
    const next = some.find((one) => one.priceCents <= share && products.every(({ kind }) => kind !== one.kind))
    if (next !== undefined) products.push(next)
  }
  const cents = products.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const kinds = named.length > 1 ? ` for ${listed(products.map(({ kind }) => kindTexts[kind].called))}` : ''
  return products.length < 2
    ? undefined
    : { products, line: `Together ${rand(cents)}${mostCents === undefined ? '' : ` of ${rand(mostCents)}`}${kinds}.` }
}
