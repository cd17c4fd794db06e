import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Env } from './env.ts'
import type { Before } from './http/listener.ts'
import type { WebApp } from './http/pages.ts'

type Entry = { createLoadContext: (api: (path: string) => Promise<Response>, origin: string) => RouterContextProvider }

const asWebApp = (build: ServerBuild | (() => Promise<ServerBuild>), entry: () => Promise<Entry>, mode: string): WebApp => {
  const handle = createRequestHandler(build, mode)
  return async (request, api, origin) => handle(request, (await entry()).createLoadContext(api, origin))
}

/** The built web app. @throws when it has not been built */
export const builtWebApp = async (): Promise<WebApp> => {
  const build = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild
  return asWebApp(build, async () => build.entry.module as unknown as Entry, 'production')
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
