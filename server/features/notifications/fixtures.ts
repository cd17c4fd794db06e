import type { AppContext } from '#server/app-context.ts'
import { notify } from './notify.ts'
import { findNotifications } from './queries.ts'

type NewNotification = Parameters<typeof notify>[2]

/** Notifies a member through the port that features use. @returns the id of the member's newest notification */
export const createNotification = async (
  context: AppContext,
  memberId: string,
  overrides: Partial<NewNotification> = {},
): Promise<string> => {
  await notify(context, memberId, {
    type: 'welcome',
    title: 'A title',
    message: 'A message.',
    actionUrl: '/dashboard',
    ...overrides,
  })
  const [newest] = await findNotifications(context.database.queries, memberId, undefined, 1)
  if (newest === undefined) throw new Error('the member has no notification')
  return newest.id
}

type StreamEvent = { event: string; data: unknown }

/** The event in a block of a stream, or undefined for a comment. */
const eventOf = (block: string): StreamEvent | undefined => {
  const fields = Object.fromEntries(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':') && line.includes(': '))
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  )
  return fields.data === undefined ? undefined : { event: fields.event ?? 'message', data: JSON.parse(fields.data) }
}

/** Opens a stream over the wire and collects its events. */
export const openStream = async (url: string, headers: Record<string, string>) => {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  const events: StreamEvent[] = []
  let ended = false
  const collect = async (): Promise<void> => {
    let text = ''
    try {
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk).toString('utf8')
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        events.push(...blocks.map(eventOf).filter((event) => event !== undefined))
      }
    } catch {
      // Closed by the test, or by a server that stopped.
    }
    ended = true
  }
  if (response.ok) void collect()
  return {
    status: response.status,
    headers: response.headers,
    /** The data of the events so far. */
    data: () => events.map(({ data }) => data),
    events: () => events.map(({ event }) => event),
    hasEnded: () => ended,
    close: () => abort.abort(),
  }
}
