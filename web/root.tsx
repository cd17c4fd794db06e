import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root.ts'
import { renderContext } from './api/page-data.ts'
import { queryClient } from './api/query-client.ts'
import { AuthPromptProvider } from './session/auth-prompt.tsx'
import { SessionProvider } from './session/session.tsx'
import { beforePaintScript } from './shell/before-paint.ts'
import { openFoundingCap } from './shell/founding/open-founding-cap.ts'
import { PageError } from './shell/page-error.tsx'
import { stayOfflineScript } from './shell/stay-offline.ts'
import { ToastProvider } from './ui/overlays/toast.tsx'
import { OFFLINE_PAGE } from './worker/kept-pages.ts'
import stylesheet from './app.css?url'
import favicon from './public/favicon.svg?raw'
import fraunces from './ui/fonts/fraunces.woff2?url'
import figtree from './ui/fonts/figtree.woff2?url'

export const links = () => [
  { rel: 'preload', href: fraunces, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  // Inlined: a separate request would delay the first paint.
  { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(favicon)}`, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  // Added in the browser after hydration, so that its request and its icons do not delay the first paint.
  ...(import.meta.env.SSR ? [] : [{ rel: 'manifest', href: '/manifest.json' }]),
]

/** A script of the document. The browser has run it before hydration, and its source is not sent again with the other scripts. */
function InlineScript({ source }: { source: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}

export function Layout({ children }: { children: ReactNode }) {
  // The offline page appears at the addresses of other pages, where it cannot hydrate.
  const isStatic = useLocation().pathname === OFFLINE_PAGE
  return (
    <html lang="en-ZA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#10b981" />
        <InlineScript source={import.meta.env.SSR ? beforePaintScript : ''} />
        <Meta />
        {/* Server only: the server inlines the stylesheet in its place, and the browser must not fetch it again. */}
        {import.meta.env.SSR && <link rel="stylesheet" href={stylesheet} />}
        <Links />
      </head>
      <body>
        {children}
        {!isStatic && (
          <>
            <InlineScript source={import.meta.env.SSR ? stayOfflineScript() : ''} />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** The public origin, for the absolute URLs in the head (web/seo), and what the launch banner needs in the document. */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  origin: context.get(renderContext).origin,
  foundingCap: await openFoundingCap(context),
})
export const clientLoader = () => ({ origin: location.origin, foundingCap: null })
export const shouldRevalidate = () => false

const loadAuthDialog = () => import('./features/accounts/auth-dialog.tsx')

export default function Root() {
  const [client] = useState(queryClient)
  // On this event the inline script replays the clicks it has queued (server/page-starter.ts).
  useEffect(() => void dispatchEvent(new Event('skynn:hydrated')), [])
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <ToastProvider>
          <AuthPromptProvider load={loadAuthDialog}>
            <Outlet />
          </AuthPromptProvider>
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

export { PageError as ErrorBoundary }
