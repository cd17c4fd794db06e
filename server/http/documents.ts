import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageParameters } from '#contract/addresses.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What rendering a page answers, before it is compressed. */
export type Rendered = { status: number; headers: Record<string, string>; body: Buffer; tags: readonly string[] }

type Encoding = 'br' | 'gzip' | 'identity'
/** A document ready to be sent as it is. */
export type Kept = {
  status: number
  etag: string
  tags: readonly string[]
  bornAt: number
  bytes: number
  bodies: Record<Encoding, Buffer>
  /** Header names and values, alternating, for `writeHead`. */
  head: Record<Encoding, string[]>
  /** The same for the answer that it has not changed. */
  unchanged: string[]
}

const known = new Set<string>(pageParameters)
const compressible = /^(text\/|application\/(json|xml|rss\+xml|atom\+xml|manifest\+json)|image\/svg)/

/** The address a document is kept under: its path, with the parameters pages know, in one order. Answers of /api keep theirs as asked. */
export const documentKey = (url: string): string => {
  const at = url.indexOf('?')
  if (at === -1 || url.startsWith('/api/')) return url
  const given = [...new URLSearchParams(url.slice(at + 1))].filter(([name]) => known.has(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  return given.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${new URLSearchParams(given)}`
}

const brotliAt = (body: Buffer, quality: number) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

/** Compresses a rendered page and writes its headers down. */
const prepare = async (rendered: Rendered, now: number, quality: number): Promise<Kept> => {
  const { status, body, tags } = rendered
  const small = body.length < 600 || !compressible.test(rendered.headers['content-type'] ?? '')
  const bodies = small
    ? { br: body, gzip: body, identity: body }
    : { br: await brotliAt(body, quality), gzip: await zip(body, { level: 6 }), identity: body }
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const always = {
    'cache-control': rendered.headers['cache-control'] ?? 'no-cache',
    etag,
    vary: rendered.headers.vary ? `${rendered.headers.vary}, Accept-Encoding` : 'Accept-Encoding',
  }
  const headOf = (encoding: Encoding): string[] => Object.entries({
    ...rendered.headers,
    ...always,
    'content-length': String(bodies[encoding].length),
    ...(!small && encoding !== 'identity' && { 'content-encoding': encoding }),
  }).flat()
  const head = { br: headOf('br'), gzip: headOf('gzip'), identity: headOf('identity') }
  const bytes = bodies.identity.length + (small ? 0 : bodies.br.length + bodies.gzip.length)
  return { status, etag, tags, bornAt: now, bodies, head, unchanged: Object.entries(always).flat(), bytes }
}

/** A coding counts unless its weight is zero. https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding */
const readAccepted = (header: string): Encoding => {
  const taken = header.toLowerCase().split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]?.trim())
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Browsers send a handful of different headers: each is read once. */
const accepted = new Map<string, Encoding>()

const encodingFor = (header: string | undefined): Encoding => {
  if (header === undefined) return 'identity'
  let encoding = accepted.get(header)
  if (encoding === undefined) {
    encoding = readAccepted(header)
    if (accepted.size >= 100) accepted.clear()
    accepted.set(header, encoding)
  }
  return encoding
}

/** Sends a kept document as it lies there; a browser that has it already gets 304. */
export const sendKept = (kept: Kept, request: IncomingMessage, response: ServerResponse): void => {
  if (request.headers['if-none-match'] === kept.etag && kept.status === 200) {
    response.writeHead(304, kept.unchanged).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  response.writeHead(kept.status, kept.head[encoding])
  response.end(request.method === 'HEAD' ? undefined : kept.bodies[encoding])
}

/**
 * Public pages, and what /api answers to visitors, are the same for everybody: each is rendered once and kept compressed until what it
 * shows changes. After `maxAge` (view counts move without a word) it is rendered anew behind the reader's back; when that fails, because
 * the database is away, the kept one goes on being served.
 */
export const createDocuments = (options: {
  render: (url: string) => Promise<Rendered>
  now: () => number
  maxBytes: number
  maxAge: number
}) => {
  const { render, now, maxBytes, maxAge } = options
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Kept>>()
  let bytes = 0
  /** Raised by every drop: what was rendered from before the drop is sent, but not kept. */
  let generation = 0

  const remove = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const keep = (key: string, document: Kept): void => {
    remove(key)
    kept.set(key, document)
    bytes += document.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }
  const compressBest = async (key: string, document: Kept, rendered: Rendered): Promise<void> => {
    const best = await prepare(rendered, document.bornAt, 11)
    if (kept.get(key) === document) keep(key, best)
  }
  const renderNow = async (key: string): Promise<Kept> => {
    const before = generation
    const rendered = await render(key)
    const document = await prepare(rendered, now(), 5)
    const lasting = rendered.status === 200 || rendered.status === 301 || rendered.status === 308
    if (lasting && rendered.headers['cache-control'] !== 'no-store' && before === generation) {
      keep(key, document)
      compressBest(key, document, rendered).catch(() => {})
    } else if (rendered.status >= 400 && rendered.status < 500) {
      // Gone for good, not out of reach: what was kept is not shown any more.
      remove(key)
    }
    return document
  }
  const fresh = (key: string): Promise<Kept> => {
    const running = underWay.get(key)
    if (running) return running
    const started = renderNow(key).finally(() => {
      if (underWay.get(key) === started) underWay.delete(key)
    })
    underWay.set(key, started)
    return started
  }

  return {
    /** The kept document of an address, if there is one; an old one is renewed meanwhile. */
    find: (url: string): Kept | undefined => {
      const key = documentKey(url)
      const document = kept.get(key)
      if (!document) return undefined
      // Least recently used first: what is asked for moves to the end.
      if (bytes > maxBytes / 2) {
        kept.delete(key)
        kept.set(key, document)
      }
      if (now() - document.bornAt > maxAge && !underWay.has(key)) fresh(key).catch(() => {})
      return document
    },
    /** The document of an address, rendered if need be; many who ask at once share one rendering. */
    get: (url: string): Promise<Kept> => fresh(documentKey(url)),
    /** The point of time `put` asks for: taken before an answer is made. */
    mark: (): number => generation,
    /** Keeps what was answered elsewhere, unless something was dropped since `mark`: the answer may be older than that. */
    put: async (url: string, rendered: Rendered, mark: number): Promise<void> => {
      const document = await prepare(rendered, now(), 5)
      if (mark === generation) keep(documentKey(url), document)
    },
    /** Forgets every document that shows one of these; without tags, all. */
    drop: (tags?: readonly string[]): void => {
      generation += 1
      // Who asks from now on must not be given a rendering that began before.
      underWay.clear()
      for (const [key, document] of kept) {
        if (!tags || document.tags.some((tag) => tags.includes(tag))) remove(key)
      }
    },
    /** Waits until every rendering that is under way now has ended. */
    settled: async (): Promise<void> => {
      await Promise.allSettled(underWay.values())
    },
    /** How much is kept now. */
    size: () => ({ documents: kept.size, bytes }),
  }
}
export type Documents = ReturnType<typeof createDocuments>
