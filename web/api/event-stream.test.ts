import { expect, it } from 'vitest'
import { createEventParser } from './event-stream.ts'

const stream =
  'event: superseded\ndata: null\n\n: heartbeat\n\ndata: {"title":\ndata: "Môre: vroeg"}\n\ndata: unfinished'
const expected = [
  { event: 'superseded', data: 'null' },
  { event: 'message', data: '{"title":\n"Môre: vroeg"}' },
]

it.each(['\n', '\r\n'])('events are read from pieces of any size, with the line end %j', (lineEnd) => {
  const text = stream.replaceAll('\n', lineEnd)
  for (const size of [1, 2, 7, text.length]) {
    const parse = createEventParser()
    const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    )
    expect(pieces.flatMap(parse), `pieces of ${size}`).toEqual(expected)
  }
})
