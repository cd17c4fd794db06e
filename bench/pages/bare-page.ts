import { once } from 'node:events'
import { createServer } from 'node:http'

const html = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A bare page</title><meta name="description" content="A heading and a paragraph."></head>
<body><main><h1>A bare page</h1><p>Without styles, scripts or images.</p></main></body></html>`

/** Serves the least that a page can be, to show how much of a figure is due to the machine. */
export const serveBarePage = async (port: number): Promise<{ origin: string; stop: () => void }> => {
  const server = createServer((request, response) => {
    if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    else response.writeHead(404).end()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
