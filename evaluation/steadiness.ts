import { evaluateChats, isRight } from './evaluate.ts'
import { readChatCases, readSmallTalk, type ChatCase } from './sets.ts'

// Measures whether an answer stays correct when the question is rephrased: amid held-out small talk, in capitals, without punctuation, with a typo,
// with another question before or after it. Only cases that are correct as written are rephrased.

type Way = (message: string, talk: (at: number) => string, at: number) => string

const stopped = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** Swaps two letters, omits one or doubles one, in one of the longer words. */
const slipped: Way = (message, _talk, at) => {
  const words = message.split(' ')
  const long = words.flatMap((word, place) => (/^[a-z]{6,}[.,?!]?$/i.test(word) ? [place] : []))
  const place = long[at % Math.max(1, long.length)]
  const word = place === undefined ? '' : (words[place] ?? '')
  const letter = 1 + (at % Math.max(1, word.length - 3))
  const [one = '', two = ''] = [word[letter], word[letter + 1]]
  const wrong = [`${two}${one}`, two, `${one}${one}${two}`][at % 3] ?? ''
  return words
    .map((other, where) => (where === place ? word.slice(0, letter) + wrong + word.slice(letter + 2) : other))
    .join(' ')
}

const shortened = [
  ['you', 'u'],
  ['are', 'r'],
  ['and', '&'],
  ['please', 'pls'],
  ['for', '4'],
  ['with', 'w'],
  ['because', 'cos'],
] as const

/** The rephrasings, by their names in the table. */
export const ways: Readonly<Record<string, Way>> = {
  'small talk before it': (message, talk, at) => `${stopped(talk(at))} ${message}`,
  'small talk after it': (message, talk, at) => `${stopped(message)} ${talk(at)}`,
  'small talk around it': (message, talk, at) => `${stopped(talk(at))} ${stopped(message)} ${talk(at + 1)}`,
  'small talk on separate lines': (message, talk, at) => `${talk(at)}\n${message}\n${talk(at + 1)}`,
  'personal details and the weather': (message, _talk, at) =>
    `I'm ${20 + (at % 20)} and live in Durban. ${stopped(message)} It has been so hot here this week.`,
  'thanked in advance': (message) => `${message} thanks so much in advance`,
  'wrapped politely': (message, _talk, at) =>
    `${['Can you please tell me, ', "I'm wondering: ", 'honestly '][at % 3]}${message}${at % 2 === 0 ? ' please help' : ''}`,
  'in capitals': (message) => message.toUpperCase(),
  'without punctuation': (message) =>
    message
      .toLowerCase()
      .replaceAll(/[?!.,;:'"“”’]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  'with abbreviations': (message) =>
    shortened.reduce((text, [long, short]) => text.replaceAll(new RegExp(`\\b${long}\\b`, 'gi'), short), message),
  'with a typo': slipped,
}

/** Matches a question about a particular person, which changes the meaning of another question beside it. */
const ofSomebody = /pregnan|breast|baby|swanger|child|kid|\b(?:son|daughter)\b|year old/i
const asksShortly = /\?$|^(?:what|can|how|is|which|does|do|should|when)\b/i
const longest = 90

const asksByItself = ({ turns: [message = '', ...more], profile, expect }: ChatCase): boolean =>
  more.length === 0 &&
  profile === undefined &&
  expect.level === undefined &&
  expect.says !== undefined &&
  message.length < longest &&
  asksShortly.test(message) &&
  !ofSomebody.test(message)

const asked = (text: string): string => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}?`)
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const joints = ['Also, ', 'And ', 'Second question: ', 'Oh and ', '\n']

/** The positions of a second question in the message. One answer must meet the expectations of both. */
const beside: Readonly<Record<string, (message: string, other: string, joint: string) => string>> = {
  'a second question after it': (message, other, joint) => `${asked(message)} ${joint}${small(other)}`,
  'a second question before it': (message, other, joint) => `${asked(other)} ${joint}${small(message)}`,
}

/** Combines two cases into one message with two questions. */
const bothAsked = (one: ChatCase, other: ChatCase, message: string): ChatCase => ({
  id: `${one.id}+${other.id}`,
  topic: one.topic,
  turns: [message],
  expect: {
    says: [...(one.expect.says ?? []), ...(other.expect.says ?? [])],
    mayRefer: true,
    unsafe: [...(one.expect.unsafe ?? []), ...(other.expect.unsafe ?? [])],
  },
})

/** The number of cases whose answer stays correct, and of those that become unsafe. */
export type Steadiness = { way: string; cases: number; right: number; unsafe: number; fallen: string[] }

/** Rephrases the last message of the correct ones of every `every`-th case, in each way. */
export const steadinessOf = async (every: number, cases?: readonly ChatCase[]): Promise<Steadiness[]> => {
  const talk = await readSmallTalk('held-out')
  const some = (cases ?? (await readChatCases())).filter((_, at) => at % every === 0)
  const base = (await evaluateChats(some)).filter(isRight).map((one) => one.case)
  const single = base.filter(asksByItself)
  const put: Steadiness[] = []
  const again: [string, ChatCase[]][] = [
    ...Object.entries(ways).map(([way, putting]): [string, ChatCase[]] => [
      way,
      base.map((one, at): ChatCase => ({
        ...one,
        turns: one.turns.map((turn, place) =>
          place === one.turns.length - 1 ? putting(turn, (which) => talk[(which * 37) % talk.length] ?? '', at) : turn,
        ),
      })),
    ]),
    ...Object.entries(beside).map(([way, putting]): [string, ChatCase[]] => [
      way,
      single.flatMap((one, at) => {
        const other = single[(at + Math.ceil(single.length / 2)) % single.length]
        return other === undefined || other === one
          ? []
          : [bothAsked(one, other, putting(one.turns[0] ?? '', other.turns[0] ?? '', joints[at % joints.length] ?? ''))]
      }),
    ]),
  ]
  for (const [way, cases] of again) {
    const outcomes = await evaluateChats(cases)
    put.push({
      way,
      cases: outcomes.length,
      right: outcomes.filter(isRight).length,
      unsafe: outcomes.filter(({ unsafe }) => unsafe.length > 0).length,
      fallen: outcomes
        .filter((one) => !isRight(one))
        .map((one) => `${one.case.id} (${way}): ${one.case.turns.at(-1)}: ${[...one.unsafe, ...one.wrong].join('; ')}`),
    })
  }
  return put
}

/** The figures as a table in Markdown. */
export const steadinessTable = (found: readonly Steadiness[]): string =>
  [
    '| Rephrasing | cases | still correct | unsafe |',
    '| --- | ---: | ---: | ---: |',
    ...found.map(
      ({ way, cases, right, unsafe }) =>
        `| ${way} | ${cases} | ${((100 * right) / Math.max(1, cases)).toFixed(1)} % | ${unsafe} |`,
    ),
  ].join('\n')
