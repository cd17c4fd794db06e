import '#web/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach } from 'vitest'
import { render } from 'vitest-browser-react'
import type { User } from '#contract/accounts.ts'
import { queryClient } from '#web/api/query-client.ts'
import { clearDrafts } from '#web/features/accounts/form-drafts.ts'
import { AuthPromptProvider } from '#web/session/auth-prompt.tsx'
import { SessionProvider } from '#web/session/session.tsx'
import { keepToken } from '#web/session/token.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'

/** A founding member. */
export const member: User = {
  id: '0192f5c6-0000-7000-8000-000000000001',
  email: 'thandi@example.com',
  firstName: 'Thandi',
  lastName: null,
  profileImageUrl: null,
  subscriptionStatus: 'free_lifetime',
  trialEndDate: null,
  isFoundingMember: true,
  signupDate: '2026-11-01T08:00:00.000Z',
  registrationNumber: 7,
  authProvider: 'local',
  emailVerified: false,
}

const loadAuthDialog = () => import('#web/features/accounts/auth-dialog.tsx')

/** `signedIn` sets a session token beforehand; `root` is the data of the root loader. */
type AppOptions = { signedIn?: boolean; root?: object }

/** Renders a component inside the providers of the app (web/root.tsx), with a router. */
export const renderApp = async (children: ReactNode, { signedIn = false, root = {} }: AppOptions = {}) => {
  if (signedIn) keepToken('test-token')
  const Routes = createRoutesStub([
    {
      id: 'root',
      path: '*',
      Component: () => (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      ),
    },
  ])
  return render(
    <QueryClientProvider client={queryClient()}>
      <SessionProvider>
        <ToastProvider>
          <AuthPromptProvider load={loadAuthDialog}>
            <Routes initialEntries={['/']} hydrationData={{ loaderData: { root } }} />
          </AuthPromptProvider>
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => {
  localStorage.clear()
  queryClient().clear()
  clearDrafts()
})
