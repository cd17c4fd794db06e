import { useState } from 'react'
import type { SignedIn } from '#contract/accounts.ts'
import { loadWizard } from '#web/features/skin-profile/load-onboarding.ts'
import { Onboarding } from '#web/features/skin-profile/onboarding.tsx'
import type { AuthDialogProps, AuthMode } from '#web/session/auth-prompt.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { AccountForm, loadForms } from './account-form.tsx'
import { JoinBanner } from './join-banner.tsx'
import { PAYMENT_TITLE, PaymentFrame } from './payment/payment-frame.tsx'
import { useRegistrationInfo } from './registration-info.ts'

// Loading the dialog means that a form is about to show.
loadForms().catch(() => {})

type Mode = AuthMode | 'payment' | 'onboarding'

const titles: Record<Mode, string> = {
  login: 'Sign in to Skynn',
  register: 'Create your account',
  payment: PAYMENT_TITLE,
  onboarding: 'Set up your skin profile',
}

const preloadWizard = () => void loadWizard().catch(() => {})

/** With a mouse the first field may get the focus; on a phone the keyboard would cover the dialog. */
const hasMouse = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches

/**
 * Sign-in, registration with the payment that a late one requires, and then the skin profile, in a dialog. Closing it keeps the input as a
 * draft and restores the previous focus.
 */
export default function AuthDialog({ mode: initialMode, onSignedIn, onClose }: AuthDialogProps) {
  const [mode, setMode] = useState<Mode>(initialMode)
  const [open, setOpen] = useState(true)
  const [previousFocus] = useState(() => document.activeElement)
  const joining = useRegistrationInfo(mode === 'register' || mode === 'payment')

  const finish = (session: SignedIn) => {
    if (mode === 'register') setMode('onboarding')
    else setOpen(false)
    onSignedIn(session)
  }
  const askForPayment = () => {
    setMode('payment')
    // The number and the offer shown so far are outdated: the last free place has just gone.
    void joining.refetch()
  }
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (previousFocus instanceof HTMLElement) previousFocus.focus()
    // The button that opened the dialog is removed after sign-in.
    if (document.activeElement !== previousFocus) document.getElementById('main')?.focus({ preventScroll: true })
    // Not earlier, so that the closing animation can finish.
    onClose()
  }
  // The first focusable element is the close button. Focusing the dialog itself makes screen readers announce its title.
  const focusDialog = (event: Event) => {
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={titles[mode]}
      description={
        mode === 'onboarding' ? 'Answer what you like. You can close this and carry on from your dashboard.' : ''
      }
      banner={mode === 'register' && !joining.isError ? <JoinBanner info={joining.data} /> : undefined}
      onOpenAutoFocus={focusDialog}
      onCloseAutoFocus={returnFocus}
    >
      {mode === 'onboarding' && <Onboarding onDone={() => setOpen(false)} />}
      {mode === 'payment' && <PaymentFrame joining={joining} onBack={() => setMode('register')} />}
      {(mode === 'login' || mode === 'register') && (
        <div onFocusCapture={mode === 'register' ? preloadWizard : undefined}>
          <AccountForm
            mode={mode}
            place="dialog"
            focusFirst={hasMouse()}
            onDone={finish}
            onPaymentRequired={askForPayment}
            onSwitch={() => setMode(mode === 'login' ? 'register' : 'login')}
          />
        </div>
      )}
    </Dialog>
  )
}
