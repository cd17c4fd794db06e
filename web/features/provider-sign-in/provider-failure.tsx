import { Note } from '#web/ui/note.tsx'
import { type ProviderName, providerNames } from './provider-list.ts'

const isName = (name: string | null): name is ProviderName => name !== null && name in providerNames

/** Why a sign-in with a provider did not work; null if the address tells of none. @param search of the address */
export const failureIn = (search: URLSearchParams): string | null => {
  const provider = search.get('provider')
  const name = isName(provider) ? providerNames[provider] : 'the other site'
  const words: Readonly<Record<string, string>> = {
    cancelled: `You left ${name} without signing in. Nothing was changed.`,
    'no-email': `${name} told us no email address, and we need one for your account. Please join with your email.`,
    expired: `This took too long, or the page was opened twice. Please start again.`,
    failed: `We could not sign you in with ${name} just now. Please try again, or use your email and password.`,
    'sign-in-again': `To connect ${name}, log out, sign in again and come straight back: that shows us that it is you.`,
  }
  return words[search.get('auth') ?? ''] ?? null
}

/** The same as a note. */
export function ProviderFailure({ message, className }: { message: string | null; className?: string }) {
  return (
    <div role="status">
      {message !== null && (
        <Note tone="warning" {...(className !== undefined && { className })}>
          {message}
        </Note>
      )}
    </div>
  )
}
