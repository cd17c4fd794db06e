import type { RuledTopic } from '../../knowledge/kinds.ts'
import { type Asked, calledAll, capital, is, saidIn } from './draft.ts'
import { lineOn, usageOf } from './facts.ts'
import { forPurpose } from './for-purpose.ts'
import { isOf } from './lines.ts'

/** What a message names, as it stands in a sentence. */
const namesIn = ({ heard }: Asked): { called: string; plural: boolean } => {
  const things = heard.things
    .filter((thing) => thing.family !== 'fragrance' && (usageOf(thing).used || heard.things.length === 1))
    .slice(0, 2)
  const [thing] = things
  if (thing !== undefined) return { called: calledAll(things), plural: things.length > 1 || is(thing) === 'are' }
  const [home] = heard.household
  const stray = heard.particular?.id.startsWith('health') === true ? undefined : heard.unknown
  return { called: home?.id.replaceAll('-', ' ') ?? stray ?? 'everyday skincare', plural: false }
}

/** Puts what was named into a text: `{x} {is}`, `{X}` at the start of a sentence. */
export const withNamed = (text: string, asked: Asked): string => {
  if (!text.includes('{')) return text
  const { called, plural } = namesIn(asked)
  const filled = text.replaceAll('{x}', called).replaceAll('{X}', capital(called))
  return filled.replaceAll('{is}', plural ? 'are' : 'is').replaceAll('{does}', plural ? 'do' : 'does')
}

const asksWhat = /\b(?:what (?:is|are|does)|whats|wat is)\b/

const clogging = (asked: Asked): string[] => {
  const [thing] = asked.heard.things
  const scale = thing?.ingredient?.full?.comedogenic
  // "Is it non-comedogenic?" hopes for a yes where "does it clog?" hopes for a no.
  const hopes = /\bnon ?comedogenic\b/.test(saidIn(asked))
  const verdict =
    scale === undefined
      ? '**It depends on the whole product and on your skin: {x} {is} not known to clog pores in general.**'
      : scale > 2
        ? hopes
          ? '**Not really: {x} may clog pores on breakout-prone skin, so rather keep it for the body or dry patches.**'
          : '**It can: {x} may clog pores on breakout-prone skin, so rather keep it for the body or dry patches.**'
        : `**${hopes ? 'Yes' : 'No'}, {x} {does} not usually block pores, and {is} unlikely to bring pimples.**`
  const seals =
    thing !== undefined && isOf(thing, 'occlusive')
      ? 'It lies on top and seals water in; a thick layer over sweat, make-up or an active can still bring breakouts. '
      : ''
  return [
    verdict,
    `${seals}Ratings from 0 to 5 come from old tests on rabbit ears and predict little: amount, the rest of the formula and your skin matter more.`,
    'Oily or breakout-prone: a thin layer on clean skin, only on dry places, at night, and not over acids or retinoids. New closed bumps within ' +
      'four to six weeks mean it does not suit you; stop it, and they settle in some weeks.',
    // "... and does it help stretch marks", "what is it": asked in the same breath.
    ...(thing === undefined
      ? []
      : [
          ...(forPurpose(asked, thing)?.paragraphs.slice(0, 2) ?? []),
          asksWhat.test(saidIn(asked)) ? lineOn(thing) : undefined,
        ]),
  ].filter((one) => one !== undefined)
}

const legality = ({ heard }: Asked): string[] => {
  const [thing] = heard.things
  const rule = thing?.ingredient?.full?.legal
  const forbidden = thing !== undefined && (isOf(thing, 'illegal-lightener') || /not allowed/i.test(rule ?? ''))
  const medicine = thing !== undefined && isOf(thing, 'medicine', 'retinoid-medicine')
  return [
    forbidden
      ? '**No, {x} {is} not allowed in cosmetics in South Africa.** Do not buy or use a cream with it; only a ' +
        'prescriber may decide on it as a medicine.'
      : medicine
        ? '**{X} {is} a medicine here: legal from a pharmacist or prescriber, and not in cosmetics.**'
        : // Of a name that nobody here knows nothing is said to be allowed.
          thing === undefined && heard.unknown !== undefined && heard.kinds.length + heard.household.length === 0
          ? `**I do not know “${heard.unknown}”, so I cannot say whether it may be sold here: a pharmacist can look it up, and says whether it is a medicine.**`
          : '**Not banned as far as I know: {x} {is} allowed in cosmetics, and you can use it as the pack says.**',
    ...(rule === undefined || forbidden
      ? []
      : [`The rule mostly followed: ${rule.replace(/\.?$/, '.')} Makers here keep to European limits as a rule.`]),
    'Buy where you can see a full ingredient list, a maker’s address and a batch number. Not allowed in cosmetics here: mercury, hydroquinone and ' +
      'hidden steroids, which are found in creams and soaps sold as lightening.',
    'Not sure about a pack? Ask a pharmacist, paste the list here, and report a suspicious product to SAHPRA.',
  ]
}

const ruled: Record<RuledTopic, (asked: Asked) => string[]> = { 'clogs-pores': clogging, 'legal-status': legality }

/** What can only be said once it is known what is asked about: the paragraphs of a topic that has none of its own. */
export const ofTheNamed = (id: string, asked: Asked): string[] => ruled[id as RuledTopic](asked)
