import { readFile } from 'node:fs/promises'
import { judge } from '#evaluation/chat.ts'
import { type ChatCase, readChatCases, readUnseenCases } from '#evaluation/sets.ts'
import { answer } from '#guidance/assistant/answer.ts'
import type { Reply, Turn } from '#guidance/assistant/conversation.ts'
import { weigh } from '#guidance/assistant/understand/choose-answer.ts'
import { type Reading, readings } from '#guidance/assistant/understand/choose-reading.ts'
import { heardIn } from '#guidance/assistant/understand/understand.ts'
import type { Choosing } from '#guidance/knowledge/learnt-entries.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import type { Product } from '#guidance/products.ts'
import { softmax } from '#guidance/softmax.ts'

// Which reading of a message that goes on is meant (choose-reading.ts), learnt from conversations.

type Way = Reading['reading']
/** A conversation, and the readings of its last message that answer it: by their names, or those whose answer passes, where that can be tried. */
export type Talk = {
  turns: readonly string[]
  right: readonly Way[]
  passes?: (reply: Reply) => boolean
  profile?: Parameters<typeof answer>[1]['profile']
  weight: number
}
/** What speaks for each reading of a message, and whether it is right. */
export type TurnCase = { shows: Readonly<Record<string, number>>[]; right: boolean[]; weight: number }

const textOf = (turns: readonly string[]): string => turns.join(' // ').toLowerCase()

const folder = new URL('../../content/asked/learnt/', import.meta.url)
/** What a test beside the code expects is surer than what somebody judged, and stands for more. */
const files = { 'turns.tsv': 1, 'turns-tested.tsv': 4 }

/** `reading<tab>message // message // …` a line, or `reading|reading<tab>…` where several answer. @throws Error for a line of another shape */
export const talksIn = (file: string, text: string, weight: number): Talk[] =>
  text.split('\n').flatMap((line, at) => {
    if (line === '' || line.startsWith('#')) return []
    const [named = '', talk = '', more] = line.split('\t')
    const right = readings.filter((one) => named.split('|').includes(one))
    const turns = talk.split(' // ')
    if (right.length !== named.split('|').length || turns.length < 2 || more !== undefined) {
      throw new Error(`${file}, line ${at + 1}: readings, a tab and messages parted by // are needed: ${line}`)
    }
    return [{ turns, right, weight }]
  })

/** A conversation of the evaluation, whose expectations say which reading is right. */
const judgedBy = (given: ChatCase): Talk => ({
  turns: given.turns,
  weight: 1,
  ...(given.profile && { profile: given.profile }),
  right: [],
  passes: (reply) => {
    const { wrong, unsafe } = judge(given, reply, [])
    return wrong.length + unsafe.length === 0
  },
})

/** The conversations to learn from: written ones, and those of the open evaluation set, whose expectations say which reading is right. */
export const readTalks = async (): Promise<Talk[]> => {
  const written = await Promise.all(
    Object.entries(files).map(async ([name, weight]) =>
      talksIn(name, await readFile(new URL(name, folder), 'utf8'), weight),
    ),
  )
  const judged = (await readChatCases()).filter(({ turns }) => turns.length > 1).map(judgedBy)
  // Some conversations stand in both sets by chance: what is unseen stays so.
  const unseen = new Set((await readUnseenCases()).map(({ turns }) => textOf(turns)))
  return [...written.flat(), ...judged].filter(({ turns }) => !unseen.has(textOf(turns)))
}

/** What the open evaluation set tells and asks in one message, sent as two. */
export const readHalved = async (): Promise<Talk[]> =>
  (await readChatCases()).flatMap((given): Talk[] => {
    const parts = (given.turns.at(-1) ?? '').split(/(?<=[.!?])\s+/)
    return parts.length !== 2 || parts[0]?.includes('?') === true
      ? []
      : [{ ...judgedBy(given), turns: [...given.turns.slice(0, -1), ...parts] }]
  })

/** What was learnt of turns left out, or one reading taken wherever it can be. */
const withTurns = (known: Knowledge, forced?: Way): Knowledge => ({
  ...known,
  choosing: new Map([
    ...[...known.choosing].filter(([name]) => !name.startsWith('turn-')),
    ...(forced === undefined
      ? []
      : ([
          ['turn-alone', 0],
          [`turn-${forced}`, 1000],
        ] as const)),
  ]),
})

/** The readings of the last message of each conversation; what was said before is answered as if nothing had been learnt of turns. */
const turnCases = (known: Knowledge, catalogue: Product[], talks: readonly Talk[]): TurnCase[] => {
  const bare = withTurns(known)
  const forced = new Map(readings.map((one) => [one, withTurns(known, one)]))
  return talks.map(({ turns: said, right, passes, profile, weight }) => {
    const turns: Turn[] = []
    const reply = (by: Knowledge, message: string): Reply =>
      answer(by, { message, turns, ...(profile && { profile }), pages: [], catalogue, passages: [] })
    for (const message of said.slice(0, -1)) {
      const { response, topic } = reply(bare, message)
      turns.push({ role: 'user', text: message }, { role: 'assistant', text: response, topic })
    }
    const last = said.at(-1) ?? ''
    const { found } = heardIn(bare, last, turns)
    const replies = found.map(({ reading }) => reply(forced.get(reading) ?? bare, last))
    // One that comes to the same answer as a right one is right as well.
    const passing = new Set(
      found.flatMap(({ reading }, at) => (right.includes(reading) ? [replies[at]?.response] : [])),
    )
    return {
      weight,
      shows: found.map(({ shows }) => shows),
      right: replies.map((one) => (passes === undefined ? passing.has(one.response) : passes(one))),
    }
  })
}

const rounds = 500
const pace = 0.01
/** So much is each weight drawn to nothing: what few conversations show tells little. */
const decay = 0.5
/** Less tells nothing. */
const least = 0.05

/** These are learnt last, beside the others as they then stand: halved messages are all alike, and would say too much of the rest. */
const ofPlainlyTold = new Set(['turn-whole-of-plainly-told', 'turn-whole-asked-of-told', 'turn-whole-bare-of-told'])
const ofOthers = (name: string): boolean => !ofPlainlyTold.has(name)

/**
 * How much what speaks for a reading counts, so that a right one stands first (softmax regression by gradient descent).
 * @param known weights to begin with
 * @param learns which weights are learnt; the others stay
 */
export const turnWeights = (
  cases: readonly TurnCase[],
  known: ReadonlyMap<string, number> = new Map(),
  learns = ofOthers,
): Map<string, number> => {
  const weights = new Map(known)
  const telling = cases.filter(({ right }) => right.includes(true) && right.includes(false))
  for (let round = 0; round < rounds; round += 1) {
    const slopes = new Map(
      [...weights].filter(([name]) => learns(name)).map(([name, weight]) => [name, decay * weight]),
    )
    for (const { shows, right, weight } of telling) {
      const powers = softmax(shows.map((one) => weigh(weights, one)))
      const ofRight = powers.reduce((sum, power, at) => sum + (right[at] === true ? power : 0), 0)
      for (const [at, one] of shows.entries()) {
        const power = powers[at] ?? 0
        const error = weight * (power - (right[at] === true ? power / ofRight : 0))
        for (const name in one) if (learns(name)) slopes.set(name, (slopes.get(name) ?? 0) + error * (one[name] ?? 0))
      }
    }
    for (const [name, slope] of slopes) weights.set(name, (weights.get(name) ?? 0) - pace * slope)
  }
  return weights
}

/** As they are written: in the order of their names. */
export const byName = (weights: readonly Choosing[]): Choosing[] =>
  weights.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** The same conversations and answers give the same weights. */
export const learnTurns = (
  known: Knowledge,
  catalogue: Product[],
  talks: readonly Talk[],
  halved: readonly Talk[],
): Choosing[] => {
  const cases = turnCases(known, catalogue, talks)
  const weights = turnWeights(
    [...cases, ...turnCases(known, catalogue, halved)],
    turnWeights(cases),
    (name) => !ofOthers(name),
  )
  return [...weights]
    .map(([id, weight]) => ({ id, weight: Math.round(weight * 100) / 100 }))
    .filter(({ weight }) => Math.abs(weight) >= least)
}
