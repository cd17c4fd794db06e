import { useState } from 'react'
import type { AuthDialogProps } from '#web/session/auth-prompt.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { AccountForm, loadForms } from './account-form.tsx'
import { JoinBanner } from './join-banner.tsx'
import { useRegistrationInfo } from './registration-info.ts'

// Whoever fetched this dialog is about to see a form.
loadForms().catch(() => {})

const titles = { login: 'Sign in to Skynn', register: 'Create your account' }

/** Where a mouse is at hand the cursor may wait in the first field; on a phone the keyboard would cover what the dialog says. */
const hasPointer = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches

/** Signing in and joining, above whatever page one is on. Closing it keeps what was typed; focus returns to where it came from. */
export default function AuthDialog({ mode: askedFor, onClose }: AuthDialogProps) {
  const [mode, setMode] = useState(askedFor)
  const [open, setOpen] = useState(true)
  const [cameFrom] = useState(() => document.activeElement)
  const joining = useRegistrationInfo(mode === 'register')

  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (cameFrom instanceof HTMLElement) cameFrom.focus()
    // The button that asked for the dialog is gone once somebody is signed in.
    if (document.activeElement !== cameFrom) document.getElementById('main')?.focus({ preventScroll: true })
    // Only now, so that the dialog has had its way out.
    onClose()
  }
  // The first thing to press is the cross, which says nothing about the dialog; the dialog itself says its title.
  const focusDialog = (event: Event) => {
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={titles[mode]}
      banner={mode === 'register' && !joining.isError ? <JoinBanner info={joining.data} /> : undefined}
      onOpenAutoFocus={focusDialog}
      onCloseAutoFocus={returnFocus}
    >
      <AccountForm
        mode={mode}
        place="dialog"
        focusFirst={hasPointer()}
        onDone={() => setOpen(false)}
        onSwitch={() => setMode(mode === 'login' ? 'register' : 'login')}
      />
    </Dialog>
  )
}
