import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { argv } from 'node:process'

// The yardstick: a bare node:http server that does nothing but send ready answers. Runs in a process of its own.
// Arguments: the port, and a file with the answers as JSON.
type Ready = { path: string; status: number; headers: string[]; body: string }

const [port = '', file = ''] = argv.slice(2)
const given = JSON.parse(readFileSync(file, 'utf8')) as Ready[]
const answers = new Map(given.map((ready) => [ready.path, { ...ready, body: Buffer.from(ready.body, 'base64') }]))

createServer((request, response) => {
  const ready = answers.get(request.url ?? '/')
  if (ready === undefined) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(ready.status, ready.headers)
  response.end(ready.body)
}).listen(Number(port), '127.0.0.1')
