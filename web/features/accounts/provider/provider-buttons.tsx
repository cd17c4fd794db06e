import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { ProviderMark } from './provider-mark.tsx'
import { providerNames, type Providers, startAddress } from './provider-list.ts'

/** The buttons to sign in or join with Google and Apple, above the form; nothing where neither is set up. */
export function ProviderButtons({ providers }: { providers: Providers }) {
  const { pathname, search } = useLocation()
  if (providers.length === 0) return null
  const isPractice = providers.some((one) => one.isPractice)
  return (
    <div className="mb-5 grid grid-cols-1 gap-3">
      {providers.map(({ provider }) => (
        <Button key={provider} variant="line" block asChild>
          {/* A full page load: the server sends the browser on to the provider. */}
          <a href={startAddress(provider, { from: pathname === '/auth' ? '/dashboard' : `${pathname}${search}` })}>
            <ProviderMark provider={provider} />
            Continue with {providerNames[provider]}
          </a>
        </Button>
      ))}
      {isPractice && (
        <p className="text-center text-xs text-muted">
          For practice on this machine: no Google or Apple account is used.
        </p>
      )}
      <p className="mt-1 flex items-center gap-4 text-sm text-muted">
        <span className="flex-1 border-t border-line" />
        or with your email
        <span className="flex-1 border-t border-line" />
      </p>
    </div>
  )
}
