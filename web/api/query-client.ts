import { QueryClient } from '@tanstack/react-query'

/**
 * The cache of reads, with the specified defaults: nothing becomes stale by itself, no refetch on focus, no polling, no retries.
 * Resources that change under people set their own freshness (decision S9).
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let inBrowser: QueryClient | undefined

/** The one cache of this browser tab; during server rendering a fresh one each time, so that nothing leaks between visitors. */
export const queryClient = (): QueryClient => {
  if (typeof document === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient()
  return inBrowser
}
