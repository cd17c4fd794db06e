import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { analyseSkinQuiz } from '#contract/routes/guidance.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { serverOrPhone } from '#web/api/phone-checks.ts'
import { useSkinProfile } from '#web/features/skin-profile/skin-profile-data.ts'
import { useSession } from '#web/session/session.tsx'
import { usePatience } from '#web/api/use-patience.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { answersFromProfile } from './profile-answers.ts'
import { keepQuizDraft, type QuizDraft, readQuizDraft } from './quiz-draft.ts'
import { type Answers, isAnswered, questionAt, type QuestionId, questions } from './questions.ts'

/** A result. `later`: the phone made it by the closed answers, and this is what a connection adds. */
export type QuizOutcome = QuizResult & { later: { note: string | null } | null }

const analyse = (answers: QuizAnswers): Promise<QuizOutcome> =>
  serverOrPhone<QuizOutcome, typeof import('./analyse-offline.ts')>(
    async () => ({ ...(await call(analyseSkinQuiz, { body: { answers } })), later: null }),
    () => import('./analyse-offline.ts'),
    ({ analyseOffline }) => analyseOffline(answers),
  )

const failure = (error: unknown): string =>
  error instanceof ApiError && error.response?.code === 'allowance_used'
    ? error.response.message
    : 'Failed to analyze your quiz. Please try again.'

/** The quiz: the current question, the answers, and the result once there is one. The answers survive a reload in this tab. */
export const useQuiz = () => {
  const { member } = useSession()
  const { show } = useToast()
  const patiently = usePatience()
  const profile = useSkinProfile(member?.id)
  const [step, setStep] = useState(0)
  const [own, setOwn] = useState<Answers>({})
  const [stopped, setStopped] = useState<QuizDraft | null>(null)
  const [refused, setRefused] = useState(0)
  const [analysed, setAnalysed] = useState<{ sent: QuizAnswers; result: QuizOutcome }>()

  useEffect(() => {
    const draft = readQuizDraft()
    if (draft !== null && Object.keys(draft.answers).length > 0) setStopped(draft)
  }, [])

  const fromProfile = profile.data === undefined ? {} : answersFromProfile(profile.data)
  const answers: Answers = { ...fromProfile, ...own }
  const question = questionAt(step)

  // Only one of the toasts of this page applies at a time.
  const dismiss = useRef(() => {})
  const analysis = useMutation({
    mutationFn: (sent: QuizAnswers) => patiently(() => analyse(sent)),
    onSuccess: (result, sent) => setAnalysed({ sent, result }),
    onError: (error) => {
      // The specification wants the failure in the log too.
      // oxlint-disable-next-line no-console
      console.error('The quiz was not analysed:', error)
      dismiss.current = show({ tone: 'destructive', title: 'Error', description: failure(error) })
    },
  })
  const go = (to: number) => {
    setStep(to)
    setRefused(0)
    keepQuizDraft({ step: to, answers: { ...answers } })
  }
  return {
    step,
    question,
    answers,
    /** Whether the answer shown comes from the skin profile, unchanged. */
    isPrefilled: own[question.id] === undefined && fromProfile[question.id] !== undefined,
    /** How often the answer to this question was refused. */
    refused,
    analysing: analysis.isPending,
    analysed,
    stopped,
    answer: (id: QuestionId, value: Answers[QuestionId]) => {
      const next = { ...own, [id]: value }
      setOwn(next)
      setRefused(0)
      keepQuizDraft({ step, answers: next })
    },
    previous: () => go(step - 1),
    next: () => {
      if (analysis.isPending) return
      dismiss.current()
      if (!isAnswered(question, answers)) {
        setRefused((times) => times + 1)
        dismiss.current = show({
          title: 'Please answer the question',
          description: 'All questions are required for personalized recommendations.',
        })
        return
      }
      if (step < questions.length - 1) return go(step + 1)
      keepQuizDraft({ step, answers: { ...answers } })
      analysis.mutate(answers as QuizAnswers)
    },
    /** Analyses the same answers again, for what a result without a connection left out. */
    analyseAgain: () => {
      dismiss.current()
      if (analysed !== undefined) analysis.mutate(analysed.sent)
    },
    resume: () => {
      if (stopped === null) return
      setOwn(stopped.answers)
      setStep(Math.min(Math.max(stopped.step, 0), questions.length - 1))
      setStopped(null)
    },
    restart: () => {
      keepQuizDraft(null)
      setAnalysed(undefined)
      setOwn({})
      setStep(0)
      setRefused(0)
      setStopped(null)
    },
  }
}
export type Quiz = ReturnType<typeof useQuiz>
