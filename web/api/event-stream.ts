/** A server-sent event. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export type StreamEvent = { event: string; data: string }

const eventOf = (lines: readonly string[]): StreamEvent | undefined => {
  let event = 'message'
  const data: string[] = []
  for (const line of lines) {
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (name === 'event') event = value
    else if (name === 'data') data.push(value)
  }
  return data.length === 0 ? undefined : { event, data: data.join('\n') }
}

/**
 * Splits text that arrives in pieces into events; comments are dropped. EventSource cannot send the bearer token, so the browser reads the
 * stream itself.
 */
export const createEventParser = (): ((piece: string) => StreamEvent[]) => {
  let rest = ''
  let lines: string[] = []
  return (piece) => {
    // A piece may end between the two characters of a line end.
    const parts = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = parts.pop() ?? ''
    const events: StreamEvent[] = []
    for (const line of parts) {
      if (line !== '') lines.push(line)
      else {
        const event = eventOf(lines)
        if (event) events.push(event)
        lines = []
      }
    }
    return events
  }
}
