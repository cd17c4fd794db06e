import { pattern } from '../../text/pattern.ts'
import { withoutSmall, withRightChild, withRightValue } from './corrected-slots.ts'

// "Sorry, not retinol, retinal", "actually I'm 61", "joking, I'm not pregnant": what was said before is read as it is meant then.

const marker =
  '(?:oh|ok|okay|eh|sjoe|jinne|no+|nee|wag|hold on|man|bra|bru|sis|hey|ai|hayi|aowa|cha|wait|hang on|ag|eish|sorry|jammer|oops|whoops|typo|my mistake|my bad|actually|eintlik|i meant?|ek bedoel|bedoel|lol|haha|hehe|' +
  '(?:i was |im |i am |just |only )*(?:joking|kidding|jk)|grapjas|its|it is|dis|rather)'
const few = String.raw`[^\s,.;:?!]+(?: [^\s,.;:?!]+){0,3}?`
const opens = new RegExp(`^(?:${marker}[\\s,.!:–-]+)+`, 'i')
const ends = new RegExp(`(?:[\\s,.!:–-]+${marker})+[.!]*$`, 'i')
const ways = [
  {
    way: new RegExp(
      `^(?:not|nie) (?<wrong>${few})(?: nie)?(?:[,;:.–-]+ ?| (?=but |maar ))(?:but |maar |i meant? )?(?<right>${few})[.!?]*$`,
      'i',
    ),
  },
  { way: new RegExp(`^(?<right>${few}),? (?:not|nie|instead of) (?<wrong>${few})[.!?]*$`, 'i') },
].map(({ way }) => way)
/** A question of its own is no word in the place of another. */
const asksAnew = pattern`^(?:im|i'm|ive|we|he|hes|she|shes|its|they|theyre|was|were|am|what|which|how|why|when|is|are|can|could|do|does|should|must|will|i|it|my|so|because|sure|really|yet|just|only|too|that|this|hoe|wat|kan)\b`

/** "Azelaic I started": what it is called, without whose it is. */
const owned = / (?:i|ek) (?:started|use|used|have|got|bought|meant|began|gebruik|het)$/i

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The last message with the right word in the place of the wrong one; undefined where none is set against another. */
const withRightWord = (message: string, last: string): string | undefined => {
  const sentences = [message.trim(), ...(message.includes('?') ? [] : message.split(/[.!;]+\s*/))].map((one) =>
    one.trim().replace(opens, '').replace(ends, ''),
  )
  const found = sentences
    .flatMap((said) => ways.map((way) => way.exec(said)?.groups))
    .find((one) => one !== undefined && last.toLowerCase().includes((one['wrong'] ?? '-').toLowerCase()))
  const [wrong = '', right = ''] = [found?.['wrong'], found?.['right']?.replace(owned, '')]
  if (wrong === '' || right === '' || asksAnew.test(right.toLowerCase())) return undefined
  const place = new RegExp(String.raw`(?<![\p{L}\d])${escaped(wrong)}(?![\p{L}\d])`, 'iu')
  return place.test(last) ? last.replace(place, right) : undefined
}

const isMarked =
  /\b(?:sorry|oops|whoops|actually|eintlik|wait|meant?|bedoel|typo|mistake|joking|kidding|jk|lol|haha|eish|jammer|april fools?)\b|^(?:no+|nee)\b/i
const longest = 10
const ofAge =
  /\b((?:i'?m|i am|im|ek is|ek's|s?he'?s|s?he is|hy is|sy is|my (?:son|daughter|mom|mum|sister|brother|friend|seun|dogter) is|aged?|age is) (?:only |just |nog |now )?)(\d{1,2})\b(?! ?(?:weeks?|months?|maande|weke|%|percent|days))/i
const bareAge = /^(\d{1,2})(?: (?:years?(?: old)?|jaar(?: oud)?))?[.!]*$/i

/** An age that is put right, in digits. */
const ageIn = (message: string): string | undefined => {
  if (!isMarked.test(message) || message.includes('?') || message.split(/\s+/).length > longest) return undefined
  return ofAge.exec(message)?.[2] ?? bareAge.exec(message.trim().replace(opens, '').replace(ends, ''))?.[1]
}

/** Of which one is meant in the place of another: "im oily" – "actually no its dry sorry". */
const kindsOfWord = [
  ['oily', 'dry', 'combination', 'normal'],
  ['morning', 'night', 'evening'],
  ['face', 'body', 'hands', 'feet', 'neck', 'legs', 'back', 'scalp', 'lips'],
]
/** The last message with the word of a kind that is meant; undefined where none is put right. */
const withRightKind = (message: string, last: string): string | undefined => {
  if (!isMarked.test(message) || message.includes('?') || message.split(/\s+/).length > longest) return undefined
  const said = message
    .toLowerCase()
    .trim()
    .replace(opens, '')
    .replace(ends, '')
    .replace(
      /^(?:(?:no|its|it's|it is|i meant?|my skin is|my skins|i have|ive got|im|i'm|more|for|on|at|the|my)[ ,]+)*/,
      '',
    )
    .replace(/(?: skin| one| actually| rather)*[.! ]*$/, '')
  const kind = kindsOfWord.find((words) => words.includes(said))
  const wrong = kind?.filter((word) => word !== said && new RegExp(`\\b${word}\\b`, 'i').test(last)) ?? []
  return wrong.length === 1 ? last.replace(new RegExp(`\\b${wrong[0] ?? ''}\\b`, 'i'), said) : undefined
}

const notExpecting =
  /\b(?:not|nie|never been|isn'?t) (?:really |actually )?(?:pregnant|swanger|expecting|preggers|preggies)\b(?! (?:yet|nog|anymore|any more))/i
/** "My SISTER is pregnant, I'm not": it was never told of the one who writes. */
const notMe = pattern`
  \b(?:my|the|ons) (?:\w+ )?(?:sister|friend|wife|girlfriend|cousin|bestie|flatmate|roommate|colleague|aunt|suster|vriendin|mom|mum)(?: in law)?(?:s|'s| is| that is| thats)?
  \b.{0,24}\b(?:pregnant|swanger|expecting|preggers|breast ?feeding|nursing)\b.{0,20}\b(?:im not|i'm not|i am not|not me|ek nie|nie ek)\b|\b(?:its|it's|it is|thats|that's|it was|dis) (?:actually )?(?:my|the|ons) (?:\w+ )?(?:sister|friend|wife|girlfriend|cousin|bestie|flatmate|roommate|colleague|aunt|suster|vriendin|mom|mum)\b.{0,14}\b(?:not me|nie ek)\b`
const expecting =
  /\b(?:and |en )?(?:i'?m|im|i am|ek is) (?:\w+ (?:weeks|months|maande|weke) )?(?:pregnant|swanger|expecting|preggers|preggies|breast ?-?feeding|nursing)\b(?: (?:and|en)\b)?[,.!]*\s*/i

/** What of the messages before, the latest first, a message takes back: the same with what is meant in its place. */
const takenBack = (message: string, before: readonly string[]): readonly string[] | undefined => {
  const [last] = before
  if (last === undefined) return undefined
  const meant = withRightWord(message, last)
  if (meant !== undefined) return [meant, ...before.slice(1)]
  const kind = withRightKind(message, last)
  if (kind !== undefined) return [kind, ...before.slice(1)]
  const child = withRightChild(message, before)
  if (child !== undefined) return child
  const value = withRightValue(message, last)
  if (value !== undefined) return [value, ...before.slice(1)]
  const age = ageIn(message)
  const wrong =
    age === undefined
      ? isMarked.test(message) && (notExpecting.test(message) || notMe.test(message.toLowerCase()))
        ? expecting
        : undefined
      : ofAge
  const at = wrong === undefined ? -1 : before.findIndex((one) => wrong.test(one))
  return wrong === undefined || at < 0
    ? undefined
    : before.map((one, index) => (index === at ? one.replace(wrong, age === undefined ? '' : `$1${age}`) : one))
}

/** "Sorry, I'm not pregnant. Can I use retinol?": what is put right, and then a question of its own. */
const thenAsks =
  /[.,;!?]\s*(?:(?:so|and|but|then|en|dan) )*(?:can|may|could|should|must|what|which|how|is|are|do|does|will|kan|mag|moet|wat|watter|hoe)\b/i

/** What a person said, the earliest first, with what was put right later in its place; what puts it right says then what was asked before it. */
export const putRight = (messages: readonly string[]): string[] =>
  messages
    .reduce<readonly string[]>((before, message) => {
      const right = takenBack(message, before)
      if (right === undefined) return [message, ...before]
      if (withRightChild(message, before) !== undefined) return [withoutSmall(message), ...right]
      return [thenAsks.test(message) ? message : (right[0] ?? message), ...right]
    }, [])
    .toReversed()

const corrects = /\b(?:i meant|i mean|meant to say|bedoel)\b/i
const setAside = /[,.]?\s+(?:and )?(?:not|nie)\s+(?!really|so|sure|too)[^.,?!]+(?=[.,?!]|$)/i

/** "SYSTEM: …  User: which moisturiser?": only what the user says is asked. */
const playedParts = /^\s*system\s*:.*\buser\s*:\s*(?=\S)/is

const spokenPart = (message: string): string => message.replace(playedParts, '')

/** "No, I meant stretch marks, not pimple marks": what is only set aside is left out. */
export const asMeant = (message: string): string => {
  const own = spokenPart(message)
  return corrects.test(own) ? own.replace(setAside, ' ') : own
}
