import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SkinProfile } from '#contract/skin-profile.ts'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { useSession } from '#web/session/session.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { saveProfile } from '../skin-profile-data.ts'
import { type Answers, answersOf, changesSince, stepOf, stepToResume } from './answers.ts'
import { errorsIn, type FieldErrors } from './answers-form.ts'
import { keepDraft, readDraft } from './draft.ts'
import type { View } from './views.ts'

const fieldsIn = (error: unknown): FieldErrors => {
  const issues = error instanceof ApiError ? (error.response?.issues ?? []) : []
  return Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[1], message]))
}

const omit = (errors: FieldErrors, field: keyof Answers): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

const fieldNames = (errors: FieldErrors) => Object.keys(errors) as (keyof Answers)[]

/**
 * The steps of the onboarding, for both views. Each Next saves in the background, so that a slow connection does not hold the member up:
 * an answer that did not reach the server is sent again with the next save. Leaving saves too, and keeps step and answers for the next
 * visit.
 */
export const useOnboarding = (profile: SkinProfile, memberId: string, view: View, onFinished: () => void) => {
  const client = useQueryClient()
  const { refresh } = useSession()
  const { show } = useToast()
  const [draft] = useState(() => readDraft(client, memberId))
  const [answers, setAnswers] = useState<Answers>(() => ({ ...answersOf(profile), ...draft?.changes }))
  const [step, setStep] = useState(draft?.step ?? stepToResume(profile))
  // Rules run when a step is submitted, then on every change.
  const [submitted, setSubmitted] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [finishing, setFinishing] = useState(false)
  const finished = useRef(false)
  // A new attempt dismisses the last error toast, which would otherwise delay the next one.
  const dismissError = useRef<() => void>(undefined)

  const changes = changesSince(answersOf(profile), answers)
  const invalid = errorsIn(changes)
  const valid = Object.fromEntries(Object.entries(changes).filter(([field]) => !(field in invalid))) as Partial<Answers>

  // Where "None" cannot be chosen, completing the last step without a choice means none.
  const hasNone = view.options.allergies.some(({ slugs }) => slugs.length === 0)
  const saysNone = answers.allergies === null && !hasNone

  const save = async (sent: Partial<Answers>): Promise<boolean> => {
    dismissError.current?.()
    try {
      await saveProfile(client, memberId, sent)
      return true
    } catch (error) {
      setRefused(fieldsIn(error))
      const { title, description } = view.toasts.failure
      dismissError.current = show({ tone: 'destructive', title, description: messageFor(error, description) })
      return false
    }
  }
  const saveInBackground = () => {
    if (Object.keys(valid).length > 0) void save(valid)
  }

  useEffect(() => {
    if (!finished.current) keepDraft(client, memberId, { step, changes })
  })
  const leave = useRef(saveInBackground)
  useEffect(() => {
    leave.current = saveInBackground
  })
  useEffect(
    () => () => {
      if (!finished.current) leave.current()
    },
    [],
  )

  const goTo = (next: number) => {
    setSubmitted(false)
    setStep(next)
  }
  const report = () => {
    setSubmitted(true)
    setFailedAttempts((count) => count + 1)
  }
  const next = () => {
    if (fieldNames(invalid).some((field) => stepOf(field) === step)) return report()
    saveInBackground()
    goTo(step + 1)
  }
  const complete = async () => {
    if (finishing) return
    const wrong = fieldNames(invalid).map(stepOf)
    if (wrong.length > 0) {
      setStep(Math.min(...wrong))
      return report()
    }
    setFinishing(true)
    const saved = await save(saysNone ? { ...changes, allergies: [] } : changes)
    if (!saved) return setFinishing(false)
    finished.current = true
    keepDraft(client, memberId, { step: 1, changes: {} })
    show(view.toasts.success)
    void refresh()
    onFinished()
  }

  return {
    step,
    answers,
    /** Counts submissions that the rules stopped: each moves the focus to the first wrong field. */
    failedAttempts,
    /** The messages under the fields. */
    errors: submitted ? { ...refused, ...invalid } : refused,
    set: <Field extends keyof Answers>(field: Field, value: Answers[Field]) => {
      setAnswers((before) => ({ ...before, [field]: value }))
      setRefused((before) => omit(before, field))
    },
    back: () => goTo(step - 1),
    next,
    complete: () => void complete(),
    finishing,
  }
}

export type Onboarding = ReturnType<typeof useOnboarding>
