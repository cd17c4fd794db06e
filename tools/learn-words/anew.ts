import { judge } from '#evaluation/chat.ts'
import { type ChatCase, readChatCases, readUnseenCases } from '#evaluation/sets.ts'
import { answer } from '#guidance/assistant/answer.ts'
import type { Reply, Turn } from '#guidance/assistant/conversation.ts'
import { weigh } from '#guidance/assistant/understand/choose-answer.ts'
import { newSubjectShows, withoutTalk } from '#guidance/assistant/understand/new-subject.ts'
import type { Knowledge } from '#guidance/knowledge/knowledge.ts'
import type { Choosing } from '#guidance/knowledge/learnt-entries.ts'
import type { Product } from '#guidance/products.ts'

// Whether a message asks of something else than the talk before it (new-subject.ts), learnt from conversations that go on, and from questions of the same
// sets put behind others by lot, which do not.

/** What speaks for a question of something else, whether it is one, and how much the case counts. */
export type AnewCase = { shows: Readonly<Record<string, number>>; anew: boolean; weight: number }

/** The sets that were opened and mended from long ago; those after them are for measuring. */
const opened = (id: string): boolean => !/^(?:2[89]|3\d)[a-z]?-/.test(id)
/** What is kept of the person goes on counting: of such questions it could not be said which is right. */
const tellsOfPerson =
  /pregnan|breast|baby|swanger|child|kid|\bson\b|daughter|year old|allerg|avoid|react|sensitive|without|\bfree\b|roac|isotret|medic|pill|tablet/i

/** The conversations to learn from. */
export const readAnewTalks = async (): Promise<ChatCase[]> => [
  ...(await readChatCases()),
  ...(await readUnseenCases()).filter(({ id }) => opened(id)),
]

const pairs = 1500
/** The numbers 0, 1, 2 … so that each order comes from the last: the same every time. */
const lot = () => {
  let state = 1
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const paired = (cases: readonly ChatCase[]): ChatCase[] => {
  const single = cases.filter(
    ({ turns, profile, expect }) => turns.length === 1 && profile === undefined && expect.level === undefined,
  )
  const first = single.filter(({ turns }) => !tellsOfPerson.test(turns.join(' ')))
  const draw = lot()
  const one = (from: readonly ChatCase[]): ChatCase[] => from.slice(draw(from.length)).slice(0, 1)
  return Array.from({ length: pairs }).flatMap((_, at) =>
    one(single).map((last) => ({
      ...last,
      turns: [
        ...Array.from({ length: 1 + (at % 2) }).flatMap(() => one(first).flatMap(({ turns }) => turns)),
        ...last.turns,
      ],
    })),
  )
}

/** A pair that fails without the talk as well tells little, as does a conversation that comes right both ways; one that is wrong without it most. */
const weights = { clear: 1, ofPairsUnclear: 0.3, ofTalksUnclear: 0.2, needed: 3, needless: 0.5 }

/** The cases that a set of conversations gives. */
export const anewCases = (known: Knowledge, catalogue: Product[], talks: readonly ChatCase[]): AnewCase[] => {
  const bare: Knowledge = {
    ...known,
    choosing: new Map([...known.choosing].filter(([name]) => !name.startsWith('anew'))),
  }
  const read = (given: ChatCase, isPair: boolean): AnewCase[] => {
    const turns: Turn[] = []
    const asked = (message: string) => ({
      message,
      turns: [...turns],
      ...(given.profile && { profile: given.profile }),
      pages: [],
      catalogue,
      passages: [],
    })
    for (const message of given.turns.slice(0, -1)) {
      const { response, topic } = answer(bare, asked(message))
      turns.push({ role: 'user', text: message }, { role: 'assistant', text: response, topic })
    }
    const request = asked(given.turns.at(-1) ?? '')
    const shows = newSubjectShows(bare, request)
    if (shows === undefined) return []
    const passes = (reply: Reply): boolean => {
      const { wrong, unsafe } = judge(given, reply, [])
      return wrong.length + unsafe.length === 0
    }
    const [within, without] = [passes(answer(bare, request)), passes(answer(bare, withoutTalk(bare, request)))]
    if (isPair) return [{ shows, anew: true, weight: within === without ? weights.ofPairsUnclear : weights.clear }]
    return [
      {
        shows,
        anew: without && !within,
        weight: within === without ? weights.ofTalksUnclear : within ? weights.needed : weights.needless,
      },
    ]
  }
  return [
    ...talks.filter(({ turns }) => turns.length > 1).flatMap((one) => read(one, false)),
    ...paired(talks).flatMap((one) => read(one, true)),
  ]
}

const [rounds, pace, decay, least] = [800, 2, 0.002, 0.05]

/** How much what speaks for a question of something else counts (logistic regression by gradient descent). */
export const anewWeights = (cases: readonly AnewCase[]): Choosing[] => {
  const sums = new Map(cases.flatMap(({ shows }) => Object.keys(shows)).map((name) => [name, 0]))
  for (let round = 0; round < rounds; round += 1) {
    const slopes = new Map([...sums].map(([name, weight]) => [name, decay * weight]))
    for (const { shows, anew, weight } of cases) {
      const error = (weight * (1 / (1 + Math.exp(-weigh(sums, shows))) - Number(anew))) / cases.length
      for (const name in shows) slopes.set(name, (slopes.get(name) ?? 0) + error * (shows[name] ?? 0))
    }
    for (const [name, slope] of slopes) sums.set(name, (sums.get(name) ?? 0) - pace * slope)
  }
  return [...sums]
    .map(([id, weight]) => ({ id, weight: Math.round(weight * 100) / 100 }))
    .filter(({ id, weight }) => id === 'anew' || Math.abs(weight) >= least)
}
