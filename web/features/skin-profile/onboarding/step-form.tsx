import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { STEPS } from './answers.ts'
import { StepFields, stepTitles } from './step-fields.tsx'
import type { Onboarding } from './use-onboarding.ts'
import type { View } from './views.ts'

/** The buttons stay in view while a long step scrolls, unless the screen is low for its text size: then `bottom` is far below it. */
const buttonBar =
  'dialog-buttons sticky bottom-[min(0px,(100dvh-36rem)*999)] -mx-[min(1.25rem,5.6vw)] mt-6 -mb-[min(1.25rem,5.6vw)] flex flex-wrap ' +
  'justify-end gap-3 border-t border-line bg-surface px-[min(1.25rem,5.6vw)] py-4 max-sm:[&_.btn]:px-4 md:-mx-8 md:-mb-8 md:px-8'

/** The current step as a form: its title, which takes the focus when the step changes, the questions and the buttons. */
export function StepForm({
  onboarding,
  view,
  progressId,
  children,
}: {
  onboarding: Onboarding
  view: View
  /** Id of the text that says which step this is. */
  progressId: string
  /** The buttons. */
  children: ReactNode
}) {
  const { step, next, complete, failedAttempts } = onboarding
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.closest('.dialog-scroll')?.scrollTo({ top: 0 })
  }, [step])
  useEffect(() => {
    if (failedAttempts > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid] input, input[aria-invalid]')?.focus()
  }, [failedAttempts])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step < STEPS) next()
    else complete()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label="Skin profile"
      className="mt-6 [&_:is(input,button,summary)]:scroll-mb-28"
    >
      <h3
        id={titleId}
        ref={title}
        tabIndex={-1}
        aria-describedby={progressId}
        className="serif mb-4 text-lg outline-none"
      >
        {stepTitles[step - 1]}
      </h3>
      <div key={step} className="grid grid-cols-1 content-start gap-6 sm:min-h-[22rem]">
        <StepFields onboarding={onboarding} view={view} titleId={titleId} />
        {step === 1 && (
          <p className="text-sm text-muted">
            What you tell us about your skin counts as health information. Saving your answers means that you let us use
            them for advice that suits you, and for nothing else. You can take that back in your settings.
          </p>
        )}
      </div>
      <div className={buttonBar}>{children}</div>
    </form>
  )
}
