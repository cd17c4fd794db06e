import { readFile } from 'node:fs/promises'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Env } from './env.ts'
import type { Before } from './http/listener.ts'
import type { WebApp } from './http/pages.ts'
import { pageStarter } from './page-starter.ts'

type Entry = { createLoadContext: (api: (path: string) => Promise<Response>, origin: string) => RouterContextProvider }

const asWebApp = (build: ServerBuild | (() => Promise<ServerBuild>), entry: () => Promise<Entry>, mode: string): WebApp => {
  const handle = createRequestHandler(build, mode)
  return async (request, api, origin) => handle(request, (await entry()).createLoadContext(api, origin))
}

const buildFolder = new URL('../build/', import.meta.url)
const stylesheetLink = /<link rel="stylesheet" href="\/(assets\/[\w.-]+\.css)"\/>/

const preloadLinks = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g
const moduleScript = /<script type="module" async="">/

/**
 * Lets the page be seen before anything else: the styles stand in it, and its scripts wait until they are needed (page-starter.ts). On a slow phone a
 * stylesheet of its own costs a second before anything is drawn, and scripts that are fetched and run at the same time another one. What
 * is drawn can be read and its links followed meanwhile.
 */
const firstPaintFirst = async (html: string): Promise<string> => {
  const path = stylesheetLink.exec(html)?.[1]
  const styles = path === undefined ? '' : await readFile(new URL(`client/${path}`, buildFolder), 'utf8')
  const modules = [...html.matchAll(preloadLinks)].map((found) => found[1] ?? '')
  return html
    .replace(stylesheetLink, () => `<style>${styles}</style>`)
    .replaceAll(preloadLinks, '')
    .replace(moduleScript, '<script type="text/plain" id="page-scripts">')
    .replace('</body>', () => `${pageStarter(modules)}</body>`)
}

/** The built web app. @throws when it has not been built */
export const builtWebApp = async (): Promise<WebApp> => {
  const build = (await import(new URL('server/index.js', buildFolder).href)) as ServerBuild
  const webApp = asWebApp(build, async () => build.entry.module as unknown as Entry, 'production')
  return async (...asked) => {
    const answer = await webApp(...asked)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer
    return new Response(await firstPaintFirst(await answer.text()), { status: answer.status, headers: answer.headers })
  }
}

/** The web app straight from its sources, with hot reload, for `npm run dev`. */
export const developedWebApp = async (_env: Env): Promise<{ webApp: WebApp; before: Before }> => {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    webApp: asWebApp(load, async () => (await load()).entry.module as unknown as Entry, 'development'),
    before: (request, response, next) => vite.middlewares(request, response, next),
  }
}
