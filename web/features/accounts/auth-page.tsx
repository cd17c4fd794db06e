import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pageMeta } from '#web/seo/page-meta.ts'
import type { AuthMode } from '#web/session/auth-prompt.tsx'
import { useSession } from '#web/session/session.tsx'
import { Cover } from '#web/ui/art/cover-image.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { Route } from './+types/auth-page.ts'
import { AccountForm, loadForms } from './account-form.tsx'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { JoinBanner } from './join-banner.tsx'
import { PAYMENT_TITLE, PaymentFrame } from './payment/payment-frame.tsx'
import { ProviderFailure } from '#web/features/provider-sign-in/provider-failure.tsx'
import { useProviderReturn } from './provider/use-provider-return.ts'
import { useRegistrationInfo } from './registration-info.ts'

if (typeof document !== 'undefined') loadForms().catch(() => {})

const ProviderReturn = lazy(async () => {
  const { ProviderReturn: component } = await import('./provider/provider-return.tsx')
  return { default: component }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/auth',
    title: 'Sign in or join Skynn',
    description:
      'Sign in to your Skynn account, or join to save guides to a reading list that you can open on all your devices.',
  })

const tabs = [
  { value: 'login', label: 'Sign In' },
  { value: 'register', label: 'Sign Up' },
] as const

export default function AuthPage() {
  const [search, setSearch] = useSearchParams()
  const { settled, member } = useSession()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const mode: AuthMode = search.get('tab') === 'register' ? 'register' : 'login'
  const { returned, failure, leave } = useProviderReturn(search, setSearch)
  const joining = useRegistrationInfo((settled && member === null && mode === 'register') || isPaying)

  const show = (next: AuthMode) =>
    setSearch(next === 'register' ? { tab: 'register' } : {}, { replace: true, preventScrollReset: true })
  const askForPayment = () => {
    setIsPaying(true)
    void joining.refetch()
  }
  const goToDashboard = async () => {
    // Keeps the busy form until the dashboard has loaded, instead of flashing "You are signed in".
    setIsLeaving(true)
    await navigate('/dashboard', { replace: true })
  }
  const form = (formMode: AuthMode) =>
    settled ? (
      <AccountForm
        mode={formMode}
        place="page"
        onDone={goToDashboard}
        onPaymentRequired={askForPayment}
        onSwitch={() => show(formMode === 'login' ? 'register' : 'login')}
      />
    ) : (
      <FormSkeleton mode={formMode} withSwitch />
    )

  return (
    <div className="wrap grid grid-cols-1 items-start gap-x-16 pt-4 pb-section lg:grid-cols-[minmax(0,1fr)_30rem] lg:pt-8">
      <aside className="hidden lg:block">
        <Cover
          slug="welcome-in"
          accent="marula"
          size="square"
          motif="face"
          composition="bust"
          className="ratio-square"
        />
        <p className="serif mt-6 max-w-prose text-xl">Save what you read, and come back to it on any device.</p>
      </aside>
      <div className="mx-auto w-full min-w-0 max-w-form">
        <Link to="/" className="-ml-1 inline-flex min-h-tap items-center gap-2 text-muted hover:text-text">
          <Icon name="left" />
          Back to Home
        </Link>
        <h1 className="mt-2 mb-6 text-2xl">Your Skynn account</h1>
        <noscript>
          <Note tone="warning" title="You need JavaScript to sign in.">
            It is switched off in your browser. You can read all our free guides without an account.
          </Note>
        </noscript>
        <ProviderFailure message={failure} className="mb-6" />
        <Card className="noscript:hidden">
          {returned !== null && !isPaying ? (
            <Suspense fallback={<FormSkeleton mode="login" withSwitch={false} />}>
              <ProviderReturn token={returned} onLeave={leave} onPaymentRequired={askForPayment} />
            </Suspense>
          ) : member !== null && !isLeaving ? (
            <AlreadySignedIn member={member} />
          ) : (
            <Tabs label="Sign in or sign up" tabs={tabs} value={isPaying ? 'register' : mode} onChange={show}>
              <TabPanel value="login">{form('login')}</TabPanel>
              <TabPanel value="register">
                {isPaying ? (
                  <>
                    <h2 className="mb-5 text-xl">{PAYMENT_TITLE}</h2>
                    <PaymentFrame joining={joining} onBack={() => setIsPaying(false)} />
                  </>
                ) : (
                  <>
                    {!joining.isError && (
                      <div className="mb-6 rounded-md bg-soft p-5">
                        <JoinBanner info={joining.data} />
                      </div>
                    )}
                    {form('register')}
                  </>
                )}
              </TabPanel>
            </Tabs>
          )}
        </Card>
      </div>
    </div>
  )
}
