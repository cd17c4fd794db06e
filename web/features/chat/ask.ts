import type { ChatAnswer, ChatEvent } from '#contract/chat.ts'
import { chatWithSkynn } from '#contract/routes/chat.ts'
import { ApiError, UNREACHABLE_MESSAGE } from '#web/api/api-error.ts'
import { browserFetch } from '#web/api/browser-fetch.ts'
import type { RequestArgument } from '#web/api/endpoints.ts'
import { createEventParser } from '#web/api/event-stream.ts'

export type ChatRequest = RequestArgument<typeof chatWithSkynn>[0]['body']

type Options = {
  signal: AbortSignal
  /** Called with all of the reply so far, whenever more of it has arrived. */
  onText: (text: string) => void
}

/** Reads a streamed reply to its end. @throws ApiError for an `error` event and for a stream that ends early */
const readReply = async (body: NonNullable<Response['body']>, onText: Options['onText']): Promise<ChatAnswer> => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const parse = createEventParser()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new ApiError(0, UNREACHABLE_MESSAGE)
    for (const { data } of parse(value)) {
      const event = JSON.parse(data) as ChatEvent
      if (event.type === 'answer') return event.answer
      if (event.type === 'error') throw new ApiError(500, data)
      text = event.type === 'replaced' ? event.text : text + event.text
      onText(text)
    }
  }
}

/** Sends a message and returns the reply, which arrives in pieces if the server streams it. @throws ApiError */
export const ask = async (request: ChatRequest, { signal, onText }: Options): Promise<ChatAnswer> => {
  const response = await browserFetch(chatWithSkynn.path, {
    method: chatWithSkynn.method,
    body: JSON.stringify(request),
    headers: { accept: 'text/event-stream, application/json;q=0.9' },
    signal,
  })
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (streams && response.body !== null) return readReply(response.body, onText)
  return (await response.json()) as ChatAnswer
}
