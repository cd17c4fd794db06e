import { troublesNamed } from '../understand/plain-slots.ts'
import { thingOf } from '../understand/things.ts'
import { type Asked, bullets, capital, type Draft, listed } from './draft.ts'
import { ingredientsFor } from './concern.ts'
import { expects, hasDeeperSkin, isMedicine, isOf, isUvFilter } from './lines.ts'

// "Acne and dark marks", "eczema and pimples": two troubles in one breath, each with its care, what serves both, and which comes first. Source: general
// dermatology practice and the entries.

/** What goes before the rest: a barrier that leaks or stings is calmed before anything that acts, and what leaves marks before the marks. */
const turn = [
  'eczema',
  'rosacea',
  'sensitive-skin',
  'dry-skin',
  'acne',
  'back-acne',
  'ingrown-hairs',
  'blackheads',
  'oily-skin',
  'melasma',
  'dark-marks',
]
const calms = new Set(['eczema', 'rosacea', 'sensitive-skin', 'dry-skin'])
const typeOfSkin = new Set(['oily-skin', 'dry-skin', 'sensitive-skin', 'dull-skin'])
const placeIn = (id: string): number => (turn.includes(id) ? turn.indexOf(id) : turn.length)
/** The concern that an entry belongs to. */
const concernOf = {
  acne: 'acne',
  'back-acne': 'acne',
  blackheads: 'acne',
  'dark-marks': 'dark-spots',
  melasma: 'dark-spots',
  'dull-skin': 'dullness',
  'oily-skin': 'oiliness',
  pores: 'pores',
  'rough-texture': 'texture',
  'dry-skin': 'dehydration',
  eczema: 'dehydration',
  rosacea: 'redness',
  'sensitive-skin': 'redness',
  wrinkles: 'aging',
  'dark-thighs': 'dark-spots',
  'dark-underarms': 'dark-spots',
} as const

/** The answer to two troubles that are named together and nothing else, or undefined. */
export const twoTroubles = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, situation } = asked
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.medicine !== undefined ||
    heard.priceCents !== undefined ||
    heard.things.length + heard.household.length > 0 ||
    heard.intent === 'routine' ||
    heard.intent === 'compare' ||
    situation.conditions.has('under-12') ||
    heard.who.includes('child')
  )
    return undefined
  const named = troublesNamed(knowledge, heard.tokens) ?? troublesNamed(knowledge, heard.english)
  if (named === undefined || named.some(({ id }) => typeOfSkin.has(id) && heard.intent === 'for-concern'))
    return undefined
  const [first, second] = named.toSorted((a, b) => placeIn(a.id) - placeIn(b.id))
  if (first === undefined || second === undefined) return undefined
  const of = (id: string): readonly string[] =>
    id in concernOf ? ingredientsFor(asked, concernOf[id as keyof typeof concernOf]) : []
  const rosacea = named.some(({ id }) => id === 'rosacea')
  const both = of(first.id)
    .filter((id) => of(second.id).includes(id))
    .flatMap((id) => knowledge.byId(id) ?? [])
    .map(thingOf)
    .filter(
      (thing) =>
        !isMedicine(thing) &&
        !isUvFilter(thing) &&
        !isOf(thing, 'colourant') &&
        !(rosacea && isOf(thing, 'retinoid', 'aha', 'bha')),
    )
    // What everybody may use goes before what pregnancy forbids.
    .toSorted((a, b) => Number(isOf(a, 'retinoid')) - Number(isOf(b, 'retinoid')))
    .slice(0, 2)
    .filter((thing, at) => at === 0 || !isOf(thing, 'retinoid'))
  const names = listed(
    both.map(({ called }) => called),
    'or',
  )
  const calm = calms.has(first.id)
  const verdict = calm
    ? `**Calm the ${first.called} first, then treat the ${second.called} gently: what acts stings and flares on a barrier that is not well.**`
    : both.length > 0
      ? `**One active can do both: begin with ${names} for the ${first.called} and the ${second.called}.**`
      : `**Treat the ${first.called} first, and the ${second.called} beside it: two different cares, begun a few weeks apart.**`
  const mother = expects(situation)
  return {
    paragraphs: [
      verdict,
      calm && both.length > 0 ? `${capital(names)} serves both, once it is calm.` : undefined,
      bullets(
        [first, second].map(
          (one) => `**${capital(one.called)}:** ${mother ? (one.asked.pregnant ?? one.care) : one.care}`,
        ),
      ),
      'Sunscreen, SPF 30–50, every morning on skin that sees daylight, one new product at a time, and two weeks between them.',
      hasDeeperSkin(asked)
        ? 'On deeper skin start low and slow: irritation leaves marks that last longer than the trouble.'
        : undefined,
    ].filter((one) => one !== undefined),
    extras: [first.asked.seen, second.asked.seen].filter((one) => one !== undefined),
    sure: true,
    things: both,
    sources: [...new Set([...first.sources, ...second.sources])],
    topic: { intent: 'for-concern', concerns: [...heard.concerns] },
    suggestions: [
      `A simple routine for ${second.called}`,
      `What makes ${first.called} worse?`,
      `What should I avoid with ${second.called}?`,
    ],
  }
}
