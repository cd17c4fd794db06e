import type { AsideText } from '../../knowledge/entries.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { oncePer } from '../../knowledge/once-per.ts'
import { phraseFinder } from '../../text/phrases.ts'

const finderOf = oncePer(({ circumstances }) =>
  phraseFinder(circumstances.map((one): [AsideText, string] => [one, one.words.join('|')])),
)

const saying = new Set(
  (
    'say says said saying se told tells swear swears reckons reckon thinks think believes recommends recommended insists insist uses used ' +
    'always taught gave gives makes made advised advises claims glo gebruik vertel uthi wathi passed died story stories storie remedy remedies raat rate recipe trick'
  ).split(' '),
)
/** Somebody may say something; a day outside says nothing. */
const person =
  /\b(?:gogo|ouma|oupa|gran\w*|mkhulu|elderly|lady|new m\w+|bride|driver|drywer|swimmer|gardener|albino|shaver|barber|bouwerker|nurse\w*|farmworker)\b/
const denying = new Set(['not', 'no', 'dont', 'never', 'isnt', 'wasnt', 'without', 'nie', 'geen'])
const others =
  /\b(?:friend|boyfriend|girlfriend|bf|gf|husband|wife|boss|neighbour|teacher|cousin|sister|brother|colleague|aunt|aunty|uncle)\b/
const forOthers =
  /\b(?:he|she|they) (?:use|do|need|try|wear|put)|\b(?:for|of) (?:him|her|them)\b|\b(?:his|her|their) (?:skin|face|routine|chin|jaw|neck)\b/

/**
 * Whether it is said of the person an answer is for. "My gogo says" only names a source, "not a swimmer" tells of none, and a friend who
 * drives asks for nothing.
 */
const saidOfThem = (tokens: readonly string[], from: number, to: number): boolean => {
  const before = tokens.slice(Math.max(0, from - 4), from)
  if (before.slice(-2).some((token) => denying.has(token)) || before.includes('according')) return false
  const after = tokens.slice(to, to + 3)
  // "Ouma se vel" speaks of her skin, "ouma sê" of what she says.
  const owns = after[0] === 'se' && /^(?:vel|gesig|hande|bene|voete|arms|wange|lippe|skin)$/.test(after[1] ?? '')
  if (!owns && person.test(tokens.slice(from, to).join(' ')) && after.slice(0, 2).some((token) => saying.has(token)))
    return false
  return !others.test(before.join(' ')) || forOthers.test(tokens.join(' '))
}

/** The ways and times of life that a message tells of, in its order, each once: an answer reckons with them whatever was asked. */
export const circumstancesIn = (knowledge: Knowledge, tokens: readonly string[]): AsideText[] => [
  ...new Set(
    finderOf(knowledge)(tokens)
      .filter(({ from, to }) => saidOfThem(tokens, from, to))
      .map(({ means }) => means),
  ),
]
