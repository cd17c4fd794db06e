import type { SkinSign } from '../../knowledge/entries.ts'
import { pattern } from '../../text/pattern.ts'
import { illnessesIn, tookLongAgo } from '../understand/health.ts'
import { practicesIn } from '../../text/words/practices.ts'
import { type Asked, capital, type Draft, saidIn, small } from './draft.ts'

// "Does diabetes make your skin dark?", "what must I avoid with lupus?": an illness or a medicine and the skin itself, with no product beside it.

const asksEffect = pattern`
  \b(?:affects?|effects?|change[sd]?|does to|do to|do with|show(?:s|ing)?|impact|influence|bad for|raak|doen aan)\b.*\b(?:skin|face|vel|gesig|complexion|wounds?|heal\w*)\b|
  \b(?:skin|vel) (?:problems?|changes|signs|symptoms|issues|conditions?)\b`
const asksAvoid = /\b(?:avoid|stay away from|leave out|not (?:use|put)|vermy)\b/
const asksCare = pattern`
  \b(?:skin ?care|tips|advice|look after|take care of|care for|vel ?sorg)\b|\b(?:my|her|his|the) (?:skin|vel) (?:is|gets|feels|has become) \w+`

/** Whether it brings something: what is asked of, and that it is asked of the illness. */
const ofSign: readonly (readonly [SkinSign, string, RegExp])[] = [
  [
    'dark',
    'darken skin',
    /\b(?:dark(?:er|en|ens|ening)?|black(?:er)?|brown|pigment\w*|discolou?r\w*|donker(?:der)?)\b/,
  ],
  [
    'pimples',
    'bring pimples',
    /\b(?:pimples?|acne|breakouts?|break(?:s|ing)? (?:me |you )?out|zits?|spots|puisies?)\b/,
  ],
  ['itch', 'make skin itch', /\b(?:itch\w*|jeuk\w*)\b/],
  ['dry', 'dry skin', /\b(?:dry\w*|dries|flak\w*|ashy|crack\w*|droog)\b/],
  ['sweat', 'bring sweating', /\b(?:sweat\w*|sweet)\b/],
  ['rash', 'bring a rash', /\b(?:rash(?:es)?|uitslag)\b/],
]
const causes =
  /\b(?:cause[sd]?|causing|mak(?:e|es|ing)|giv(?:e|es|ing)|gets?|bring[s]?|why|because of|from|due to|lead to|veroorsaak|maak|can|does|with|met)\b/

/** What an illness or a medicine does to skin and what care is then, or undefined where that is not asked of one alone. */
export const illnessOnSkin = (asked: Asked): Draft | undefined => {
  const { knowledge, heard } = asked
  if (
    heard.isLabel ||
    heard.injected ||
    heard.harmed ||
    heard.intent === 'routine' ||
    heard.things.length + heard.kinds.length + heard.household.length > 0
  )
    return undefined
  const [named, other] = illnessesIn(knowledge, heard.tokens)
  const row = named?.entry.rowsOnly === true && heard.concerns.length > 0 ? undefined : named?.entry.onSkin
  if (named === undefined || row === undefined || (other !== undefined && other.entry !== named.entry)) return undefined
  // An answer that was written for this illness or medicine says more.
  const start = (heard.tokens.slice(named.from, named.to).toSorted((a, b) => b.length - a.length)[0] ?? '').slice(0, 5)
  const { id = '', words = [], when = [], sure = false } = heard.particular ?? {}
  if (
    !id.startsWith('health-') &&
    (words.some((one) => one.includes(start)) || (sure && when.some((one) => one.includes(start))))
  )
    return undefined
  const said = saidIn(asked)
  if (tookLongAgo(said)) return undefined
  // What it is, and how it looks, is asked of the illness itself.
  if (
    id.startsWith('condition what ') &&
    /\b(?:looks? like|lyk|symptoms?|signs of)\b/.test(said) &&
    !/\bskin|vel\b/.test(said)
  )
    return undefined
  if (/\b(?:help\w*|treat\w*|clear\w*|good for)\b/.test(said)) return undefined
  const rest = heard.tokens.filter((_, at) => at < named.from || at >= named.to).join(' ')
  if (practicesIn(rest).length > 0) return undefined
  const { called, note, sources } = named.entry
  const sign = ofSign.find(([, , words]) => words.test(rest))
  const avoids = asksAvoid.test(rest)
  const yesNo = /^(?:so |and |hi |but )*(?:can|does|do|could|will|is|kan)\b/.test(said)
  const effect = asksEffect.test(said)
  if (!effect && !avoids && !asksCare.test(rest) && !(sign !== undefined && causes.test(rest))) return undefined
  const known = sign !== undefined && row.signs.includes(sign[0])
  const paragraphs =
    effect || (sign !== undefined && yesNo)
      ? [
          sign === undefined || effect
            ? `**${row.shows}**`
            : known
              ? `**Yes, it can ${sign[1]}.** ${row.shows}`
              : `**No, it is not known to ${sign[1]} by itself.** ${row.shows}`,
          row.care,
        ]
      : avoids
        ? leavesOutFirst(row.care)
        : [`**${firstOf(row.care)}** ${afterFirst(row.care)}`.trim(), row.shows]
  return {
    paragraphs: effect || avoids || yesNo ? paragraphs : [...paragraphs, note],
    extras: [
      'New on your skin, and not gone in two weeks? Show it to those who treat you; one new product at a time meanwhile.',
    ],
    things: [],
    sources,
    topic: { intent: 'safe' },
    suggestions: [
      `Which moisturiser with ${called}?`.slice(0, 80),
      capital('which sunscreen should I choose?'),
      'What is a gentle routine?',
    ],
  }
}

const firstOf = (text: string): string => /^[^.]+\./.exec(text)?.[0] ?? text
const afterFirst = (text: string): string => text.slice(firstOf(text).length).trim()

/** What to leave out first, then the care. */
const leavesOutFirst = (care: string): string[] => {
  const at = care.indexOf('Leave out')
  return at <= 0
    ? [`**${care}**`]
    : [
        `**${firstOf(care.slice(at)).replace(/^Leave out nothing/, 'Nothing special must be left out; leave out nothing')}** ${afterFirst(care.slice(at))}`.trim(),
        care.slice(0, at).trim(),
      ]
}

/** What an illness or a medicine that is named asks of a routine, in a line. */
export const careBeside = ({ knowledge, heard }: Asked): string | undefined => {
  const entry = tookLongAgo(heard.tokens.join(' '))
    ? undefined
    : illnessesIn(knowledge, heard.tokens).find(({ entry: { onSkin, rowsOnly } }) => onSkin !== undefined && !rowsOnly)
        ?.entry
  return entry?.onSkin === undefined ? undefined : `**With ${entry.called}:** ${small(entry.onSkin.care)}`
}
