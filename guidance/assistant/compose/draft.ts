import type { Knowledge } from '../../knowledge/knowledge.ts'
import type { Situation } from '../../safety/situation.ts'
import type { Request, Topic } from '../conversation.ts'
import type { Understood } from '../understand/heard.ts'
import type { Thing } from '../understand/things.ts'

/** All that a composer may look at. */
export type Asked = { knowledge: Knowledge; heard: Understood; situation: Situation; request: Request }

/** An answer before it is set: what must stand, and what may follow while there is room. */
export type Draft = {
  paragraphs: string[]
  /** The most useful first. */
  extras?: string[]
  /** Ids of sources. */
  sources?: readonly string[]
  suggestions?: string[]
  /** What was spoken of, beyond what was asked: for links, for the lines on sun and pregnancy, for the next turn. */
  things?: readonly Thing[]
  topic?: Partial<Topic>
  /** What the talk stays about, where the message itself names nothing of it. */
  about?: readonly Thing[]
  /** Somebody should be asked or see it, though no sign of alarm was found. */
  level?: 'routine'
  /** A few words are enough: a greeting, a refusal, a referral. */
  brief?: boolean
  /** What is asked is beyond doubt: no other reading is offered beside it. */
  sure?: boolean
  /** It takes up all that was said: no line on what else was named is set beside it. */
  whole?: true
}

/** Lines with gaps where there is nothing to say. */
type Lines = readonly (string | undefined)[]

/** A draft as a composer leaves it; compose.ts closes the gaps and adds what is the same everywhere. */
export type Sketch = Omit<Draft, 'paragraphs' | 'extras'> & { paragraphs: Lines; extras?: Lines }

/** A sketch without the lines it left open. */
export const draftOf = ({ paragraphs, extras, ...rest }: Sketch): Draft => ({
  ...rest,
  paragraphs: paragraphs.filter((one) => one !== undefined),
  extras: (extras ?? []).filter((one) => one !== undefined),
})

/** Writes the answer to one intent. */
export type Composer = (asked: Asked) => Sketch

/** The words of a text as a reader counts them. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** "a, b and c". */
export const listed = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1) ?? ''}`

export const calledAll = (things: readonly Thing[]): string => listed(things.map(({ called }) => called))
export const numbered = (rows: Lines): string =>
  rows
    .filter((row) => row !== undefined)
    .map((row, at) => `${at + 1}. ${row}`)
    .join('\n')
export const bullets = (rows: readonly string[]): string => rows.map((row) => `- ${row}`).join('\n')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const small = (text: string): string =>
  /^[A-Z][a-z]|^A [a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
/** With a full stop, whatever it ended with. */
export const sentence = (text: string): string => `${capital(text.replace(/[.;,\s]+$/, ''))}.`
export const is = ({ plural }: Thing): string => (plural ? 'are' : 'is')
export const it = ({ plural }: Thing): string => (plural ? 'them' : 'it')
export const rand = (cents: number): string => `R${(cents / 100).toFixed(2)}`

/** How a paragraph begins that is no answer of its own: another reading (beside.ts), links, what was left out. It is not said again with the answer. */
export const besideAnswer = /^(?:Read on|\*\*(?:Or did you mean|Also worth knowing|Left out for you))/

/** The message in its words, for an expression to look at. */
export const saidIn = ({ heard }: Asked): string => heard.tokens.join(' ')

const worry = /\b(?:worr\w+|scared|scary|concerned|afraid|bekommerd|bang|toxins?)\b/
const harm =
  /\b(?:carcinogenic|cancer causing|dangerous|harmful|toxic|unsafe|risky|gevaarlik|skadelik|(?:is|are|does|do|can|will|really|it|so) (?:\S+ ){0,4}(?:harms?|damages?|bad|sleg|(?:a )?problem)(?: for| vir|$))/
/** "Is it dangerous?" is answered the other way round from "is it safe?". */
export const asksOfHarm = ({ tokens }: Understood): boolean =>
  (harm.test(tokens.join(' ')) || worry.test(tokens.join(' '))) &&
  !tokens.some((word) => ['safe', 'ok', 'okay', 'fine', 'allowed'].includes(word))
