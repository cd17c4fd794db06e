import { messagesOf } from '../conversation.ts'
import { type Asked, capital, type Draft } from './draft.ts'
import { expects } from './lines.ts'
import { tokensOf } from '../../text/tokens.ts'
import { pattern } from '../../text/pattern.ts'

// "Two minutes before the taxi, which one can I skip?": of what somebody has, the one that is missed least goes first, and sunscreen last. Source: general.

type Item = { called: string; words: RegExp; why: string }
const item = (called: string, words: string, why: string): Item => ({
  called,
  words: new RegExp(String.raw`\b(?:${words})\b`),
  why,
})

/** What is missed least first. */
const byWorth: readonly Item[] = [
  item('the mist', 'mist|face spray', 'it is pleasant, no more'),
  item('the essence', 'essence', 'it adds little to a cream'),
  item('the toner', 'toners?', 'it is optional'),
  item('the primer', 'primer', 'it is for make-up only'),
  item('the mask', '(?:sheet |face |clay )?masks?', 'once a week is plenty'),
  item('the eye cream', 'eye (?:cream|gel|serum)', 'your face cream does the same'),
  item('the scrub', 'scrubs?|exfoliator', 'once a week in the evening is enough'),
  item('the oil', 'oils?|olie', 'a cream seals as well'),
  item(
    'the exfoliating acid',
    'glycolic(?: acid)?|lactic(?: acid)?|salicylic(?: acid)?|aha|bha',
    'it belongs to some evenings only',
  ),
  item(
    'the serum',
    'serums?|niacinamide|vitamin c|hyaluronic(?: acid)?|ampoule',
    'it can go on in the evening instead',
  ),
  item(
    'the moisturiser',
    'moisturi[sz]ers?|face cream|creams?|lotion|room',
    'many sunscreens moisturise enough on oily skin',
  ),
  item('the face wash', 'cleansers?|face ?wash|gesigwas', 'in the morning lukewarm water does for most skin'),
]
const sun = /\b(?:sun ?screens?|sun ?block|spf|sonskerm|sonroom)\b/

const asksWhich = pattern`
  \b(?:which|what|watter|wat) (?:(?:one|ones|of (?:them|these|those)|step|steps|product|products|thing|can|could|may|should|must|do|would|is|are|i|we|ek|kan|mag|to|the|best|least|important|ok|okay|safe) ){1,8}?
  (?:skip|leave|drop|miss|leave out|oorslaan|uitlos|cut)\b|\b(?:which|what)(?: \w+){0,2} (?:is|are) (?:the )?least (?:important|needed|necessary)\b`
/** What goes along on a journey is another question. */
const journey = /\b(?:fly\w*|flight|luggage|travel\w*|trip|pack\w*|holiday|suitcase|camping|away for)\b/
const inHurry =
  /\b(?:\d+|two|three|five|ten|few|couple of) ?(?:min|mins|minutes?)\b|\b(?:no time|in a (?:rush|hurry)|late|rush\w*|taxi|quick\w*|busy|short of time|haastig)\b/

/** The steps of a text that may be left out, the least missed first. */
const listedIn = (said: string): Item[] =>
  byWorth.filter(({ words, called }) =>
    words.test(called === 'the moisturiser' ? said.replaceAll(/\b(?:eye cream|sun cream)\b/g, ' ') : said),
  )

/** "Niacinamide serum" where it was called so. */
const bare = ({ called, words }: Item, said: string): string =>
  called !== 'the serum'
    ? called.replace('the ', '')
    : /\b(niacinamide|vitamin c|hyaluronic(?: acid)?)\b/.exec(said)?.[0] === undefined
      ? 'serum'
      : `${/\b(niacinamide|vitamin c|hyaluronic(?: acid)?)\b/.exec(said)?.[0] ?? ''}${words.test('serum') && /\bserum/.test(said) ? ' serum' : ''}`

/** Which of the steps somebody has goes first where time or money is short; undefined where none are told. */
export const firstToSkip = ({ heard, situation, request: { message, turns } }: Asked): Draft | undefined => {
  const now = tokensOf(message).join(' ')
  if (
    heard.isLabel ||
    heard.harmed ||
    heard.injected ||
    expects(situation) ||
    !asksWhich.test(now) ||
    journey.test(now)
  )
    return undefined
  const told = messagesOf(turns)
    .slice(-4)
    .map((text) => tokensOf(text).join(' '))
    .toReversed()
  const said = [now, ...told].find((text) => listedIn(text).length + Number(sun.test(text)) > 1)
  if (said === undefined || heard.things.some(({ ingredient }) => ingredient?.full === undefined)) return undefined
  const [first, second] = listedIn(said)
  if (first === undefined) return undefined
  const hurried = inHurry.test(`${now} ${said}`)
  // "What do I drop first?", with time enough: what harms goes, which the routine check knows.
  if (!hurried && /\bdrop\b/.test(now)) return undefined
  // All listed at leisure: the whole routine is set out.
  if (!hurried && heard.kinds.length > 2 && !heard.followsUp) return undefined
  const evening = /\b(?:evening|night|bed|aand)\b/.test(now)
  const has = sun.test(said)
  const then = second === undefined || (/wash/.test(second.called) && evening) ? '' : `; after it ${second.called}`
  const keep = evening
    ? 'the wash and a moisturiser are the ones to keep'
    : has
      ? 'sunscreen is the one to keep'
      : 'a morning sunscreen does more than all of it'
  const oily = /\b(?:oily|shin\w*|greasy|olierig)\b/.test([now, ...told].join(' '))
  return {
    paragraphs: [
      `**${capital(bare(first, said))}: ${first.why}${then}. ${capital(keep)}.**`,
      evening
        ? '*Why:* sunscreen, sweat and make-up come off with the wash, and a cream at night gives back what it takes.'
        : '*Why:* nothing else prevents as much burning, ageing and dark marks, and what is left out in the morning can go on at night.',
      hurried
        ? `**In two minutes:** rinse with lukewarm water, ${evening ? 'a mild wash, a moisturiser on damp skin' : `${oily ? '' : 'a thin moisturiser on damp skin, '}sunscreen, SPF 30–50, two finger lengths for face and neck`}. ` +
          'Each layer only needs to feel set, not dry.'
        : '**What is enough:** a mild wash in the evening, a moisturiser, and sunscreen, SPF 30–50, every morning.',
      evening
        ? undefined
        : oily
          ? 'Oily or shiny skin mostly needs no separate moisturiser under a creamy sunscreen.'
          : 'Dry skin keeps its moisturiser too.',
      'What a doctor or pharmacist gave you is not skipped.',
    ].filter((one) => one !== undefined),
    things: [],
    sources: ['general'],
    topic: { intent: 'routine' },
    suggestions: ['In what order do I use my products?', 'A simple routine for my skin'],
  }
}
