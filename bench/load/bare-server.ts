import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { argv } from 'node:process'

// The baseline: a bare node:http server that only sends prepared responses. Runs in its own process.
// Arguments: the port, and a JSON file with the responses.
type Prepared = { path: string; status: number; headers: string[]; body: string }

const [port = '', file = ''] = argv.slice(2)
const prepared = JSON.parse(readFileSync(file, 'utf8')) as Prepared[]
const responses = new Map(prepared.map((ready) => [ready.path, { ...ready, body: Buffer.from(ready.body, 'base64') }]))

createServer((request, response) => {
  const found = responses.get(request.url ?? '/')
  if (found === undefined) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(found.status, found.headers)
  response.end(found.body)
}).listen(Number(port), '127.0.0.1')
