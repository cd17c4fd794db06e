import type { ModelMessage, ToolSet } from 'ai'
import type { LanguageModelSettings } from '#server/env.ts'

/** Why a language model did not finish a reply. */
const modelFailures = ['unavailable', 'slow', 'cut-off', 'too-long', 'empty'] as const
export type ModelFailure = (typeof modelFailures)[number]

/** A reply that a language model did not finish. What it streamed before is not to be kept. */
export class UnfinishedReply extends Error {
  override name = 'UnfinishedReply'
  readonly reason: ModelFailure
  constructor(reason: ModelFailure, options?: ErrorOptions) {
    super(`The language model did not finish its reply: ${reason}`, options)
    this.reason = reason
  }
}

type ModelRequest = {
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  signal: AbortSignal
}

/** A language model that anybody hosts, behind the port that the assistant uses. */
export type LanguageModel = {
  /** Who hosts it, as the consent names them. */
  readonly name: string
  /** Streams the text of a reply, after the tools have been called. @throws UnfinishedReply */
  stream(request: ModelRequest): AsyncIterable<string>
}

/** Milliseconds to the first output of a step, between two outputs, and for the whole reply. */
export type ModelTimeouts = { firstChunkMs: number; chunkMs: number; totalMs: number }
const TIMEOUTS: ModelTimeouts = { firstChunkMs: 8000, chunkMs: 4000, totalMs: 30_000 }
/** Rounds of tool calls and text. */
const MOST_STEPS = 4
const MOST_TOKENS = 900
/** Characters; four times a long reply. A model that writes on is stopped. */
const MOST_CHARACTERS = 6000

const reasonOf = (error: unknown): ModelFailure =>
  error instanceof Error && /abort|timeout/i.test(error.name) ? 'slow' : 'unavailable'

/**
 * Connects to an endpoint that speaks the protocol of OpenAI's chat completions, such as a local Ollama or llama.cpp server. Nothing is
 * sent before the first reply. The library is loaded here, because most installations run without a model.
 */
export const connectLanguageModel = async (
  { baseUrl, model, apiKey, name }: LanguageModelSettings,
  timeout: ModelTimeouts = TIMEOUTS,
): Promise<LanguageModel> => {
  const [{ stepCountIs, streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const provider = createOpenAICompatible({ name: 'provider', baseURL: baseUrl, ...(apiKey && { apiKey }) })
  return {
    name,
    async *stream({ instructions, messages, tools, signal }) {
      // The library's own limit for the first output starts with the response, which a hanging server never sends.
      const hanging = new AbortController()
      const timer = setTimeout(() => hanging.abort(), timeout.firstChunkMs)
      const { stream } = streamText({
        model: provider(model),
        instructions,
        messages,
        tools,
        stopWhen: stepCountIs(MOST_STEPS),
        temperature: 0.2,
        maxOutputTokens: MOST_TOKENS,
        maxRetries: 0,
        timeout,
        abortSignal: AbortSignal.any([signal, hanging.signal]),
        // The failure is thrown below; the default logs it with the conversation.
        onError: () => {},
      })
      let characters = 0
      let finish: string | undefined
      try {
        for await (const part of stream) {
          if (part.type.startsWith('text') || part.type.startsWith('tool')) clearTimeout(timer)
          if (part.type === 'error') throw new UnfinishedReply(reasonOf(part.error))
          if (part.type === 'abort') throw new UnfinishedReply('slow')
          if (part.type === 'finish') finish = part.finishReason
          if (part.type !== 'text-delta') continue
          characters += part.text.length
          if (characters > MOST_CHARACTERS) throw new UnfinishedReply('too-long')
          yield part.text
        }
      } catch (error) {
        throw error instanceof UnfinishedReply ? error : new UnfinishedReply(reasonOf(error))
      } finally {
        clearTimeout(timer)
      }
      if (finish !== 'stop') throw new UnfinishedReply(finish === 'length' ? 'too-long' : 'cut-off')
      if (characters === 0) throw new UnfinishedReply('empty')
    },
  }
}
