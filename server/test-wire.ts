import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type WireResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/**
 * Sends a request over a real connection, without decompression or redirects. Cached pages are sent in front of the framework, which
 * in-process calls do not cover.
 */
export const overTheWire = (
  origin: string,
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<WireResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const outgoing = request(
      { hostname, port, path: url, agent: false, method: options.method ?? 'GET', headers: options.headers },
      (response) => {
        const chunks: Buffer[] = []
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', reject)
          .on('end', () => {
            const body = Buffer.concat(chunks)
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString('utf8') })
          })
      },
    )
    outgoing.on('error', reject).end(options.body)
  })

/** Writes `parts` to a connection, `pause` milliseconds apart. @returns everything received until the server closed it, and after how long */
export const onTheWire = (origin: string, parts: string[], pause = 0): Promise<{ text: string; seconds: number }> =>
  new Promise((resolve) => {
    const began = performance.now()
    const { hostname, port } = new URL(origin)
    let text = ''
    const socket = connect(Number(port), hostname)
    const left = [...parts]
    const write = (): void => {
      const next = left.shift()
      if (next === undefined || socket.destroyed) return
      socket.write(next)
      setTimeout(write, pause)
    }
    socket.on('connect', write)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve({ text, seconds: (performance.now() - began) / 1000 }))
  })
