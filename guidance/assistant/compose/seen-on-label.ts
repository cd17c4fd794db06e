import { messagesOf } from '../conversation.ts'
import { particularById } from '../understand/particulars.ts'
import { hear } from '../understand/understand.ts'
import { tokensOf } from '../../text/tokens.ts'
import type { Thing } from '../understand/things.ts'
import { type Asked, capital, type Draft, listed } from './draft.ts'
import { isOf, leftOut } from './lines.ts'
import { hasNames } from './names-left-out.ts'
import { pattern } from '../../text/pattern.ts'

// "Why mercury though?" – "how would I see it on a label?": the names to look for, of what was spoken of. Sources: as the lighteners have them.

const pack =
  '(?:labels?|pack(?:s|et|age|aging)?|box|boxes|tubs?|tubes?|bottles?|ingredients?(?: list)?|lists?|etikette?|pakkies?|houer)'
const asksLabel = pattern`
  \b(?:how|what|where|hoe|wat|waar|which|would|can)\b.{0,40}\b(?:see|spot|find|recogni[sz]e|know|tell|read|look for|written|listed|named?|called|stands?|
  appear|show|sien|herken|lees|
  staan)\b.{0,30}\b(?:on|in|from|op|by) (?:(?:an?|the|its|die|n|my|any) )*(?:ingredient )?${pack}\b|\bhow (?:do|can|would|will) (?:i|you|we|one) (?:spot|
  recogni[sz]e) (?:it|them|this|that)\b|
  \b(?:what|which|watter) (?:other )?names?\b.{0,30}\b${pack}\b|\b(?:go(?:es)? by|written as|listed as|label(?:led|ed)? as)\b.{0,40}\b(?:${pack}|inci)\b|
  \b(?:label|inci|latin|latynse|latyns) na(?:me|am)s?\b|\b(?:inci|latin|latynse) (?:\S+ ){0,2}(?:for|of|vir|van)\b`

const hidden =
  'Most that hold it do not say so. Signs are: no full ingredient list or maker’s address, a foreign label only, a promise of fairer skin ' +
  'in days, or sale at a market stall or online ' +
  'without a seal.'
const banned: readonly (readonly [is: (thing: Thing) => boolean, names: string])[] = [
  [
    ({ ingredient }) => ingredient?.id === 'hydroquinone',
    'hydroquinone, hydroquinol, quinol, 1,4-benzenediol or p-dihydroxybenzene',
  ],
  [
    (thing) => /clobetasol|betamethasone|mometasone|fluocin/.test(thing.ingredient?.id ?? ''),
    'clobetasol, betamethasone, mometasone, fluocinonide, fluocinolone, dexamethasone or triamcinolone',
  ],
]

/** "Parfum" is one name of many for what scents. Source: the European list of declared allergens. */
const ofScent = (thing: Thing): boolean => isOf(thing, 'fragrance', 'fragrance-allergen')
const scentNames =
  '**Scent also hides as** essential oils (lavender, citrus, tea tree, ylang-ylang) and single allergens such as limonene, linalool, geraniol, citral or coumarin. ' +
  'Choose “fragrance-free”; “unscented” may hold a masking scent.'

/** The things that are asked of: named now, or the latest that was. */
const askedOf = ({ knowledge, request }: Asked): readonly Thing[] =>
  [request.message, ...messagesOf(request.turns).slice(-4).toReversed()]
    .map((text) => hear(knowledge, text).things)
    .find((things) => things.length > 0) ?? []

/** How a thing stands on a label; undefined where that is not asked, or nothing was named. */
export const seenOnLabel = (asked: Asked): Draft | undefined => {
  const { knowledge, heard, situation, request } = asked
  const said = tokensOf(request.message).join(' ')
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    request.message.split(',').length > 4 ||
    !asksLabel.test(said) ||
    /\b(?:why|hoekom) (?:is|are|do|does|would|staan)\b/.test(said)
  )
    return undefined
  const [thing, ...more] = askedOf(asked)
  // What somebody leaves out has more names than its own.
  if (
    thing === undefined ||
    (leftOut(knowledge, thing, situation) !== undefined && /\b(?:allerg\w*|reacts?)\b/.test(said)) ||
    (leftOut(knowledge, thing, situation) !== undefined &&
      hasNames(situation.heard) &&
      !hear(knowledge, request.message).named.some(({ means }) => means.called === thing.called))
  )
    return undefined
  const ready = thing.ingredient?.id === 'mercury' ? particularById(knowledge, 'mercury-names') : undefined
  if (ready !== undefined)
    return {
      paragraphs: [...ready.says],
      things: [],
      sources: ready.sources,
      topic: { intent: 'particular', entry: ready.id, ingredients: ['mercury'] },
      suggestions: ['How do I stop a lightening cream safely?', 'Can you check an ingredient list for me?'],
    }
  const names = banned.find(([is]) => is(thing))?.[1]
  const full = thing.ingredient?.full
  if (
    names === undefined &&
    (thing.family !== undefined || full === undefined || isOf(thing, 'medicine', 'illegal-lightener'))
  )
    return undefined
  const beside = more
    .slice(0, 3)
    .filter((one) => !(ofScent(thing) && ofScent(one)))
    .flatMap(({ called, family, ingredient }) =>
      family === undefined && ingredient !== undefined ? [`${capital(called)}: ${ingredient.inci}.`] : [],
    )
  const inci = thing.ingredient?.inci ?? thing.called
  // Of several allergens each is said before anything else.
  const alike = ofScent(thing)
    ? more
        .filter(ofScent)
        .slice(0, 3)
        .map(({ called, ingredient }) => `${called} ${ingredient?.inci ?? called}`)
    : []
  const others = (full?.names ?? []).filter((name) => !name.includes(thing.called) && name.length > 4).slice(0, 3)
  return {
    paragraphs:
      names === undefined
        ? [
            `**On a label ${thing.called} reads ${inci}${alike.length > 0 ? `, ${listed(alike)}` : others.length === 0 ? '' : `; you may also meet ${listed(others, 'or')}`}.**`,
            ...(ofScent(thing) ? [scentNames] : []),
            ...(beside.length === 0 ? [] : [beside.join(' ')]),
            `Ingredients stand in the order of how much there is, down to about one per cent; below that in any order. ` +
              `So ${inci} near the front means a good deal, and near the end very little.`,
            'Paste the whole list here and I find it for you, and tell you what stands beside it.',
          ]
        : [
            `**Look for: ${names}.** Any of them in a cream for lighter skin means: do not use it.`,
            hidden,
            '**If you have it in use:** do not stop a strong steroid from one day to the next; show the pack to a pharmacist or clinic this week. Report it ' +
              'to SAHPRA on 0800 204 307, without your name if you wish.',
            `${capital('paste the list here and I go through it item by item')}.`,
          ],
    things: [],
    sources: full?.sources ?? ['general'],
    topic: { intent: 'what-is', ingredients: thing.ingredient === undefined ? [] : [thing.ingredient.id] },
    suggestions: ['Can you check an ingredient list for me?', 'What does the order on a label mean?'],
  }
}
