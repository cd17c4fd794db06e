import { readdir, readFile } from 'node:fs/promises'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Env } from './env.ts'
import type { Before } from './http/listener.ts'
import type { Api, WebApp } from './http/pages.ts'
import { pageStarter } from './page-starter.ts'

/** The input of web/entry.server.tsx (`RenderContext` in web/api/page-data.ts). */
type RenderContext = { api: Api; origin: string; takeHtml: (html: string) => void }
type Entry = { createLoadContext: (input: RenderContext) => RouterContextProvider }

/** Turns a rendered document into the bytes to send, and the markup without inlined styles. */
type Finish = (html: string) => { body: Buffer; markup: string }

const asWebApp = (
  build: ServerBuild | (() => Promise<ServerBuild>),
  entry: () => Promise<Entry>,
  mode: string,
  finish: Finish,
): WebApp => {
  const handle = createRequestHandler(build, mode)
  return async (request, api, origin) => {
    let html: string | undefined
    const context = (await entry()).createLoadContext({
      api,
      origin,
      takeHtml: (rendered) => {
        html = rendered
      },
    })
    const response = await handle(request, context)
    if (html === undefined) return response
    const { body, markup } = finish(html)
    return {
      status: response.status,
      headers: response.headers,
      bytes: async () => body as Uint8Array<ArrayBuffer>,
      markup,
    }
  }
}

const buildFolder = new URL('../build/', import.meta.url)
const stylesheetLink = /<link rel="stylesheet" href="\/(assets\/[\w.-]+\.css)"\/>/

const preloadLinks = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g
const moduleScript = '<script type="module" async="">'

/** The built stylesheets by path, each as the element that replaces the link to it. */
const readStyles = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const names = (await readdir(new URL('client/assets/', buildFolder))).filter((name) => name.endsWith('.css'))
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Buffer]> => [
        `assets/${name}`,
        Buffer.from(`<style>${await readFile(new URL(`client/assets/${name}`, buildFolder), 'utf8')}</style>`),
      ]),
    ),
  )
}

/**
 * Speeds up the first paint: styles are inlined, and scripts wait until they are needed (page-starter.ts). On a slow phone a separate
 * stylesheet delays the first paint by a second, and scripts loaded at the same time by another. Until the scripts load, the page can be
 * read and its links work.
 */
const firstPaintFirst =
  (styles: ReadonlyMap<string, Buffer>): Finish =>
  (html) => {
    const modules = [...html.matchAll(preloadLinks)].map((found) => found[1] ?? '')
    const markup = html
      .replaceAll(preloadLinks, '')
      .replace(moduleScript, '<script type="text/plain" id="page-scripts">')
      .replace('</body>', () => `${pageStarter(modules)}</body>`)
    const [link = '', path = ''] = stylesheetLink.exec(markup) ?? []
    const style = styles.get(path)
    if (style === undefined) return { body: Buffer.from(markup), markup }
    const at = markup.indexOf(link)
    // The styles are most of the page and already encoded: only the markup around them is encoded here.
    return {
      body: Buffer.concat([Buffer.from(markup.slice(0, at)), style, Buffer.from(markup.slice(at + link.length))]),
      markup,
    }
  }

/** The built web app. @throws when it has not been built */
export const builtWebApp = async (): Promise<WebApp> => {
  const [build, styles] = await Promise.all([
    import(new URL('server/index.js', buildFolder).href) as Promise<ServerBuild>,
    readStyles(),
  ])
  return asWebApp(build, async () => build.entry.module as unknown as Entry, 'production', firstPaintFirst(styles))
}

/** The web app from its sources, with hot reload, for `npm run dev`. */
export const developmentWebApp = async (_env: Env): Promise<{ webApp: WebApp; before: Before }> => {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    webApp: asWebApp(
      load,
      async () => (await load()).entry.module as unknown as Entry,
      'development',
      (html) => ({ body: Buffer.from(html), markup: html }),
    ),
    before: (request, response, next) => vite.middlewares(request, response, next),
  }
}
