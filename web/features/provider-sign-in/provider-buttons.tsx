import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { providerNames, providersQuery, startAddress } from './provider-list.ts'

/** The page to return to. The forms only exist in the browser, and the dialog opens outside the router. */
const returnAddress = (): string => {
  const { pathname, search } = window.location
  return pathname === '/auth' ? '/dashboard' : `${pathname}${search}`
}

/** The buttons to sign in or join with Google and Apple, above the form; nothing where neither is set up. */
export function ProviderButtons() {
  const { data: providers } = useQuery(providersQuery)
  if (providers === undefined)
    return (
      <SkeletonGroup label="Loading more ways to sign in" className="mb-5">
        <ProviderButtonsSkeleton />
      </SkeletonGroup>
    )
  if (providers.length === 0) return null
  return (
    <div className="mb-5 grid grid-cols-1 gap-3">
      {providers.map(({ provider, isPractice }) => (
        <Button key={provider} variant="line" block asChild>
          {/* A full page load: the server sends the browser on to the provider. */}
          <a href={startAddress(provider, { from: returnAddress() })}>
            <ProviderMark provider={provider} />
            Continue with {providerNames[provider]}
            {isPractice && ' (practice)'}
          </a>
        </Button>
      ))}
      <p className="mt-1 flex items-center gap-4 text-sm leading-5 text-muted">
        <span className="flex-1 border-t border-line" />
        or with your email
        <span className="flex-1 border-t border-line" />
      </p>
    </div>
  )
}

/** The room of the buttons, so that a form does not move when they arrive. */
export function ProviderButtonsSkeleton() {
  return (
    <span className="grid grid-cols-1 gap-3">
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="mx-auto mt-1 h-5 w-40" />
    </span>
  )
}
