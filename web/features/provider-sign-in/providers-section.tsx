import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listLinkedProviders, unlinkProvider } from '#contract/routes/provider-sign-in.ts'
import { messageFor } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { queryOf, read } from '#web/api/read.ts'
import { failureIn, ProviderFailure } from './provider-failure.tsx'
import { type ProviderName, providerNames, providersQuery, startAddress } from './provider-list.ts'
import { ProviderMark } from './provider-mark.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/format.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

/** For /settings: Google and Apple, to connect and disconnect; nothing where neither is set up. */
export function ProvidersSection() {
  const { member } = useSession()
  const client = useQueryClient()
  const { show } = useToast()
  const failure = useFailureOnce()
  const [pending, setPending] = useState<ProviderName | null>(null)
  const available = useQuery(providersQuery)
  const options = queryOf(read(listLinkedProviders), member?.id)
  const { data: mine } = useQuery({ ...options, enabled: member !== null, staleTime: 0 })
  if (mine === undefined || available.data === undefined) return null
  const names = new Set([...available.data, ...mine.linked].map(({ provider }) => provider))
  if (names.size === 0) return null

  const disconnect = async (provider: ProviderName) => {
    setPending(provider)
    try {
      await call(unlinkProvider, { params: { provider } })
      await client.invalidateQueries({ queryKey: options.queryKey })
      show({ title: `${providerNames[provider]} is disconnected` })
    } catch (error) {
      show({ tone: 'destructive', title: 'Still connected', description: messageFor(error, 'Please try again.') })
    }
    setPending(null)
  }
  return (
    <PageSection
      id="sign-in"
      title="Ways to sign in"
      intro={
        mine.hasPassword
          ? 'Besides your password. Connect an account, and it signs you in with one tap.'
          : 'You have no password. “Forgot password?” on the sign-in page makes you one.'
      }
    >
      <ProviderFailure message={failure} className="mb-4" />
      <ul>
        {[...names].map((provider) => {
          const linked = mine.linked.find((one) => one.provider === provider)
          const name = providerNames[provider]
          return (
            <li
              key={provider}
              className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-4"
            >
              <ProviderMark provider={provider} />
              <div className="min-w-0 flex-1 basis-32">
                <p className="font-medium">{name}</p>
                <p className="text-xs wrap-anywhere text-muted">
                  {linked === undefined
                    ? 'Not connected'
                    : `${linked.email}, since ${formatDate(linked.linkedAt, 'short')}`}
                </p>
              </div>
              {linked === undefined ? (
                <Button variant="line" size="sm" asChild>
                  <a href={startAddress(provider, { from: '/settings', connect: true })} aria-label={`Connect ${name}`}>
                    Connect
                  </a>
                </Button>
              ) : (
                <Button
                  variant="line"
                  size="sm"
                  pending={pending === provider}
                  aria-label={`Disconnect ${name}`}
                  onClick={() => void disconnect(provider)}
                >
                  Disconnect
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </PageSection>
  )
}

/** Why connecting did not work, from the address, which is cleaned. */
const useFailureOnce = (): string | null => {
  const [search, setSearch] = useSearchParams()
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const found = failureIn(search)
    if (found === null) return
    setFailure(found)
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [search, setSearch])
  return failure
}
