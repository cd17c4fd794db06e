import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server behaves for the next request. */
export type Behaviour =
  | { kind: 'text'; pieces: string[]; pause?: number }
  /** Asks for a tool, and writes `reply` once its result arrives; `result` sees it. */
  | { kind: 'tool'; name: string; input: unknown; reply: string[] }
  | { kind: 'silent' }
  | { kind: 'stalls'; pieces: string[] }
  | { kind: 'breaks'; pieces: string[] }
  | { kind: 'endless'; piece: string }
  | { kind: 'garbage' }
  | { kind: 'error'; status: number }

type Message = { role: string; content?: unknown }
type SeenRequest = { authorization: string | undefined; body: { messages: Message[]; tools?: unknown[] } }

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const finishText = async (response: ServerResponse, pieces: readonly string[], sentAt: number[], pause = 0) => {
  for (const content of pieces) {
    sentAt.push(performance.now())
    response.write(event({ content }))
    if (pause > 0) await later(pause)
  }
  response.end(`${event({}, 'stop')}data: [DONE]\n\n`)
}

const behave = async (
  behaviour: Behaviour,
  response: ServerResponse,
  hasResult: boolean,
  sentAt: number[],
): Promise<void> => {
  if (behaviour.kind === 'silent') return
  if (behaviour.kind === 'error') {
    response.writeHead(behaviour.status, { 'content-type': 'application/json' })
    response.end('{"error":{"message":"no"}}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behaviour.kind === 'text') await finishText(response, behaviour.pieces, sentAt, behaviour.pause)
  if (behaviour.kind === 'garbage') response.end('data: {"choices": [{{{\n\ndata: <html>\n\n')
  if (behaviour.kind === 'stalls') for (const content of behaviour.pieces) response.write(event({ content }))
  if (behaviour.kind === 'breaks') {
    for (const content of behaviour.pieces) response.write(event({ content }))
    await later(20)
    response.destroy()
  }
  if (behaviour.kind === 'endless') {
    while (!response.destroyed && !response.closed) {
      response.write(event({ content: behaviour.piece }))
      await later(1)
    }
  }
  if (behaviour.kind === 'tool') {
    if (hasResult) await finishText(response, behaviour.reply, sentAt)
    else {
      const call = { name: behaviour.name, arguments: JSON.stringify(behaviour.input) }
      response.write(event({ tool_calls: [{ index: 0, id: 't1', type: 'function', function: call }] }))
      response.end(`${event({}, 'tool_calls')}data: [DONE]\n\n`)
    }
  }
}

/** A local server that speaks the streaming chat protocol of OpenAI, and misbehaves as told. */
export const startFakeProvider = async () => {
  let behaviour: Behaviour = { kind: 'text', pieces: ['Hello.'] }
  const seen: SeenRequest[] = []
  const sentAt: number[] = []
  let open = 0
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    open += 1
    response.on('close', () => {
      open -= 1
    })
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as SeenRequest['body']
    seen.push({ authorization: request.headers.authorization, body })
    await behave(behaviour, response, body.messages.at(-1)?.role === 'tool', sentAt)
  }
  const server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    /** When each piece of text was sent, as `performance.now()`. */
    sentAt,
    openConnections: () => open,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
