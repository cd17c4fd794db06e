import { get } from 'node:http'

/** A response as received: still encoded, with headers as alternating names and values. */
export type RawResponse = { path: string; status: number; headers: string[]; body: Buffer }

/** Headers about the connection, the time and the server, which are not compared. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'server'])

/** Sends one GET request. @throws unless the status is 200 */
export const fetchRaw = (origin: string, path: string, headers: Record<string, string>): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () => {
          if (response.statusCode !== 200) reject(new Error(`${origin}${path} returned ${response.statusCode}`))
          const named = Object.entries(response.headers).filter(([name]) => !ofTheConnection.has(name))
          resolve({
            path,
            status: 200,
            headers: named.flatMap(([name, value]) => [name, String(value)]),
            body: Buffer.concat(parts),
          })
        })
    }).on('error', reject)
  })

/** The difference between two responses as a sentence, undefined if there is none. Request ids are ignored. */
export const differenceOf = (one: RawResponse, other: RawResponse): string | undefined => {
  if (!one.body.equals(other.body))
    return `${one.path}: the bodies differ (${one.body.length} and ${other.body.length} bytes)`
  const lines = ({ headers }: RawResponse) =>
    headers
      .flatMap((name, at) => (at % 2 === 0 && name !== 'x-request-id' ? [`${name}: ${headers[at + 1]}`] : []))
      .sort()
      .join('\n')
  return lines(one) === lines(other) ? undefined : `${one.path}: the headers differ:\n${lines(one)}\n\n${lines(other)}`
}
