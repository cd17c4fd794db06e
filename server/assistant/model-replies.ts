import type { ToolSet } from 'ai'
import type { ChatSource } from '#contract/chat.ts'
import type { GuardRule } from '#guidance/guidance.ts'
import type { Advice } from '#server/advice/pool.ts'
import type { Availability } from '#server/language-model/availability.ts'
import { type LanguageModel, UnfinishedReply } from '#server/language-model/language-model.ts'
import { instructionsFor } from './instructions.ts'
import type { Outcomes } from './outcomes.ts'
import { type ReplyEvent, type ReplyRequest, type ReplyWriter, sentencesOf } from './reply.ts'

/** What the tools returned so far: only this may be named or linked to. `samples`: the names of the products that are made up. */
export type Found = { products: string[]; samples: string[]; links: string[]; sources: ChatSource[] }

/** A model that may be asked, and what is counted about it. */
export type ModelAccess = { model: LanguageModel; availability: Availability; outcomes: Outcomes }

type Parts = ModelAccess & {
  advice: Advice
  builtIn: ReplyWriter
  /** The tools for a request; they add to `found` what they return. */
  toolsFor: (request: ReplyRequest, found: Found) => ToolSet
}

/** A sentence that the guard does not let through. */
class WithheldSentence extends Error {
  override name = 'WithheldSentence'
  readonly rules: readonly GuardRule[]
  constructor(rules: readonly GuardRule[]) {
    super(`A sentence was withheld: ${rules.join(', ')}`)
    this.rules = rules
  }
}

const UNFINISHED = 'Our writing service did not finish, so here is Skynn’s own answer.\n\n'
const WITHHELD = 'That draft did not pass our safety checks, so here is Skynn’s own answer.\n\n'

const collect = async <T>(events: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const event of events) all.push(event)
  return all
}

/** The pieces of a stream as whole sentences or lines. */
const inSentences = async function* (pieces: AsyncIterable<string>): AsyncIterable<string> {
  let rest = ''
  for await (const piece of pieces) {
    const sentences = sentencesOf(rest + piece)
    rest = sentences.pop() ?? ''
    yield* sentences
  }
  if (rest !== '') yield rest
}

/** A sentence with every sample product in it marked, so that nobody looks for it in a shop. */
const withMarks = (sentence: string, samples: readonly string[]): string => {
  if (samples.length === 0) return sentence
  const longestFirst = samples.toSorted((one, other) => other.length - one.length)
  const names = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  return sentence.replaceAll(new RegExp(`(?:${names})(?!\\w|[*_]*\\s*\\(sample)`, 'g'), '$& (sample)')
}

const linksOf = ({ pages, passages }: ReplyRequest): string[] => [
  ...pages.map(({ url }) => url),
  ...passages.map(({ url }) => url),
]

/**
 * Replies of a language model, each sentence checked before it is sent. The built-in reply is written first: it stands instead when
 * somebody should be seen by a doctor, when the message tries to give the assistant orders, when the model may not be asked, fails, or
 * writes a sentence that the guard withholds.
 */
export const modelReplies = ({ model, availability, outcomes, advice, builtIn, toolsFor }: Parts): ReplyWriter =>
  async function* (request) {
    const own = await collect(builtIn(request))
    const end = own.at(-1)
    const mayAsk =
      end?.type === 'end' && end.level === null && end.topic.intent !== 'injection' && end.topic.inCase !== true
    if (!mayAsk || !availability.take()) {
      outcomes.count(mayAsk ? 'unavailable' : 'built-in')
      yield* own
      return
    }
    const found: Found = { products: [], samples: [], links: linksOf(request), sources: [] }
    const told = [...request.turns.flatMap(({ role, text }) => (role === 'user' ? [text] : [])), request.message]
    let sentSources = 0
    let hasText = false
    try {
      const stream = model.stream({
        instructions: instructionsFor(request),
        messages: [
          ...request.turns.map(({ role, text }) => ({ role, content: text })),
          { role: 'user' as const, content: request.message },
        ],
        tools: toolsFor(request, found),
        signal: request.signal,
      })
      for await (const sentence of inSentences(stream)) {
        const { products, sources } = found
        const links = [...found.links, ...sources.flatMap(({ url }) => url ?? [])]
        const rules = await advice.run('checkSentence', {
          sentence,
          context: { told, profile: request.profile, products, links },
        })
        if (rules.length > 0) throw new WithheldSentence(rules)
        for (const source of sources.slice(sentSources)) yield { type: 'source', source } satisfies ReplyEvent
        sentSources = sources.length
        yield { type: 'text', text: withMarks(sentence, found.samples) } satisfies ReplyEvent
        hasText = true
      }
      availability.succeeded()
      outcomes.count('model')
      yield end
    } catch (error) {
      if (request.signal.aborted) throw error
      const isWithheld = error instanceof WithheldSentence
      if (isWithheld) {
        availability.succeeded()
        for (const rule of error.rules) outcomes.count(`withheld-${rule}`)
      } else if (error instanceof UnfinishedReply) {
        availability.failed()
        outcomes.count(error.reason)
      } else throw error
      yield { type: hasText ? 'replaced' : 'text', text: isWithheld ? WITHHELD : UNFINISHED } satisfies ReplyEvent
      yield* own
    }
  }
