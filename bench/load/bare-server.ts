import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { argv } from 'node:process'

// The baseline: a bare node:http server that only sends prepared responses. Runs in its own process.
// Arguments: the port, and a JSON file with the responses.
type Ready = { path: string; status: number; headers: string[]; body: string }

const [port = '', file = ''] = argv.slice(2)
const prepared = JSON.parse(readFileSync(file, 'utf8')) as Ready[]
const answers = new Map(prepared.map((ready) => [ready.path, { ...ready, body: Buffer.from(ready.body, 'base64') }]))

createServer((request, response) => {
  const ready = answers.get(request.url ?? '/')
  if (ready === undefined) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(ready.status, ready.headers)
  response.end(ready.body)
}).listen(Number(port), '127.0.0.1')
