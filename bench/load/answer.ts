import { get } from 'node:http'

/** An answer as it came over the wire: still encoded, its headers as names and values in turn. */
export type Answer = { path: string; status: number; headers: string[]; body: Buffer }

/** What each server says for itself about the connection and the time: no part of what is compared. */
const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'server'])

/** Asks once. @throws unless it is a 200 */
export const ask = (origin: string, path: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () => {
          if (response.statusCode !== 200) reject(new Error(`${origin}${path} answered ${response.statusCode}`))
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

/** How two answers differ, in a sentence, if they do. Ids that are new with every answer do not count. */
export const differenceOf = (one: Answer, other: Answer): string | undefined => {
  if (!one.body.equals(other.body))
    return `${one.path}: the bodies differ (${one.body.length} and ${other.body.length} bytes)`
  const lines = ({ headers }: Answer) =>
    headers
      .flatMap((name, at) => (at % 2 === 0 && name !== 'x-request-id' ? [`${name}: ${headers[at + 1]}`] : []))
      .sort()
      .join('\n')
  return lines(one) === lines(other) ? undefined : `${one.path}: the headers differ:\n${lines(one)}\n\n${lines(other)}`
}
