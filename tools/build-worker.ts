import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { coverPath } from '../web/ui/art/cover-path.ts'
import { OFFLINE_ART, OFFLINE_PAGE } from '../web/worker/kept-pages.ts'

const root = join(import.meta.dirname, '..')
const brotli = promisify(brotliCompress)

/** Compressed bytes that the worker may install besides the framework and the frame, which every page loads: data is prepaid. */
const LIMIT = 300 * 1024

/** The fonts of most texts; the others are cached when they are used. */
const fonts = /^(fraunces|figtree)-[\w-]{8}\.woff2$/

type RouteFiles = {
  module: string
  imports: string[]
  hasDefaultExport?: boolean
  hasClientLoader?: boolean
}
type RouteManifest = { entry: RouteFiles; routes: Record<string, RouteFiles> }

const filesOf = ({ module, imports }: RouteFiles): string[] => [module, ...imports]

/** The files that every page loads, and those of the other pages. */
const filesToInstall = async (client: string): Promise<{ shell: Set<string>; pages: Set<string> }> => {
  const names = await readdir(join(client, 'assets'))
  const manifest = names.find((name) => /^manifest-\w+\.js$/.test(name))
  if (manifest === undefined) throw new Error('React Router wrote no manifest')
  const source = await readFile(join(client, 'assets', manifest), 'utf8')
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)
  const { entry, routes } = JSON.parse(json) as RouteManifest
  const { root: top, 'shell/frame': frame } = routes
  if (!top || !frame) throw new Error('the manifest has no root or no frame')
  const shell = new Set([
    `/assets/${manifest}`,
    ...[entry, top, frame].flatMap(filesOf),
    ...names.filter((name) => fonts.test(name)).map((name) => `/assets/${name}`),
  ])
  const inBrowser = Object.entries(routes).filter(
    ([id, route]) => (route.hasDefaultExport || route.hasClientLoader) && !id.includes('styleguide'),
  )
  return { shell, pages: new Set(inBrowser.flatMap(([, route]) => filesOf(route)).filter((file) => !shell.has(file))) }
}

const sizeOf = async (client: string, files: ReadonlySet<string>): Promise<number> => {
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const body = await readFile(join(client, file))
      return file.endsWith('.woff2') ? body.length : (await brotli(body)).length
    }),
  )
  return sizes.reduce((total, size) => total + size, 0)
}

/** The code of the worker as one script. */
const bundle = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'web/worker/sw.ts'), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
  return chunk.code
}

/**
 * Builds the service worker (web/worker/sw.ts) after the app, as `sw.js` among the client's files. It installs what every page loads, the
 * code of all pages, because React Router reloads the page when code is missing, and the offline page.
 * @throws when a file is missing, Workbox warns, or the installation is too large
 */
export const buildWorker = async (folder: string): Promise<void> => {
  const client = join(folder, 'client')
  const [code, server, { shell, pages }] = await Promise.all([
    bundle(),
    readFile(join(folder, 'server/index.js')),
    filesToInstall(client),
  ])
  const size = await sizeOf(client, pages)
  if (size > LIMIT)
    throw new Error(`the service worker would install ${size} bytes of page code, the limit is ${LIMIT}`)
  const files = [...shell, ...pages]
  // The offline page is rendered by the server, so it changes with the server's code too.
  const version = createHash('sha256').update(code).update(server).update(files.join()).digest('hex').slice(0, 12)
  const scratch = await mkdtemp(join(tmpdir(), 'skynn-worker-'))
  try {
    const source = join(scratch, 'sw.js')
    await writeFile(source, code.replace('__SKYNN_BUILD__', version))
    const { count, warnings } = await injectManifest({
      swSrc: source,
      swDest: join(client, 'sw.js'),
      globDirectory: client,
      globPatterns: files.map((file) => file.slice(1)),
      modifyURLPrefix: { 'assets/': '/assets/' },
      dontCacheBustURLsMatching: /^\/?assets\//,
      additionalManifestEntries: [OFFLINE_PAGE, coverPath(OFFLINE_ART)].map((url) => ({ url, revision: version })),
    })
    if (warnings.length > 0) throw new Error(warnings.join('\n'))
    if (count !== files.length + 2) throw new Error(`the service worker installs ${count} of ${files.length + 2} files`)
    console.log(`service worker ${version}: ${files.length} files, ${Math.ceil(size / 1024)} KB besides the first load`)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
