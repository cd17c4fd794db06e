import { QueryClient } from '@tanstack/react-query'

/**
 * The query cache with the specified defaults: data never goes stale by itself, no refetch on focus, no polling, no retries.
 * Resources that change while people look at them set their own `staleTime` (decision S9).
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

let browserClient: QueryClient | undefined

/** The single cache of this browser tab. Server rendering gets a new one per call, so that nothing leaks between visitors. */
export const queryClient = (): QueryClient => {
  if (typeof document === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
