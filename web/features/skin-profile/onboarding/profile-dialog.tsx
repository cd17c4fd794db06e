import { useId } from 'react'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { STEPS } from './answers.ts'
import { StepForm } from './step-form.tsx'
import { useOnboarding } from './use-onboarding.ts'
import { dashboardView } from './views.ts'

export type ProfileDialogProps = {
  profile: SkinProfile
  memberId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The button that opened the dialog may be gone, because it asked for the profile that has just been saved. */
const keepFocus = () =>
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  })

/** The onboarding in the dialog of the dashboard. */
export default function ProfileDialog({ open, onOpenChange, ...rest }: ProfileDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      onCloseAutoFocus={keepFocus}
      title="Your skin profile"
      description="Answer what you like. You can stop at any time and carry on later, on any device."
    >
      <Steps {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Steps({
  profile,
  memberId,
  onDone,
}: Pick<ProfileDialogProps, 'profile' | 'memberId'> & { onDone: () => void }) {
  const onboarding = useOnboarding(profile, memberId, dashboardView, onDone)
  const progressId = useId()
  const { step } = onboarding
  return (
    <>
      <p id={progressId} className="num mb-2 text-xs text-muted">
        Step {step} of {STEPS}
      </p>
      <Progress label="Skin profile" hideLabel value={step} max={STEPS} />
      <StepForm onboarding={onboarding} view={dashboardView} progressId={progressId}>
        <Button variant="line" className="mr-auto" disabled={step === 1} onClick={onboarding.back}>
          Previous
        </Button>
        <Button type="submit" variant="primary" pending={onboarding.finishing}>
          {step < STEPS ? 'Next' : 'Complete Profile'}
        </Button>
      </StepForm>
    </>
  )
}
