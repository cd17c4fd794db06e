import { useId } from 'react'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { messageFor } from '#web/api/api-error.ts'
import { useSession } from '#web/session/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { OnboardingSkeleton } from '../onboarding-skeleton.tsx'
import { useSkinProfile } from '../skin-profile-data.ts'
import { STEPS } from './answers.ts'
import { StepForm } from './step-form.tsx'
import { useOnboarding } from './use-onboarding.ts'
import { wizardView } from './views.ts'

/** The onboarding after joining, inside the sign-in dialog. */
export default function Wizard({ onDone }: { onDone: () => void }) {
  const { member } = useSession()
  const { data, error, refetch, isFetching } = useSkinProfile(member?.id)
  if (member !== null && data !== undefined) return <Steps profile={data} memberId={member.id} onDone={onDone} />
  if (error === null) return <OnboardingSkeleton />
  return (
    <ErrorState
      title="Your skin profile did not load"
      heading="h3"
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {messageFor(error, 'Please try again in a moment.')}
    </ErrorState>
  )
}

function Steps({ profile, memberId, onDone }: { profile: SkinProfile; memberId: string; onDone: () => void }) {
  const onboarding = useOnboarding(profile, memberId, wizardView, onDone)
  const progressId = useId()
  const { step } = onboarding
  return (
    <>
      <Badge tone="soft">
        <span id={progressId} className="num">
          Step {step} of {STEPS}
        </span>
      </Badge>
      <Progress label="Skin profile" hideLabel value={step} max={STEPS} className="mt-3" />
      <StepForm onboarding={onboarding} view={wizardView} progressId={progressId}>
        {step > 1 && (
          <Button variant="line" className="mr-auto" onClick={onboarding.back}>
            Back
          </Button>
        )}
        <Button type="submit" variant="primary" pending={onboarding.finishing}>
          {step < STEPS ? 'Next Step' : 'Complete Profile'}
        </Button>
      </StepForm>
    </>
  )
}
