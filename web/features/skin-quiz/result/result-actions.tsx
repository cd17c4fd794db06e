import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import type { QuizAnswers, QuizResult } from '#contract/guidance.ts'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { messageFor } from '#web/api/api-error.ts'
import { keepQuizDraft } from '../quiz-draft.ts'
import { questions } from '../questions.ts'
import { saveResult } from '../saved-results.ts'

/** What can be done with a result: save it, print it, go on with it, start again. */
export function ResultActions({
  answers,
  result,
  onRestart,
}: {
  answers: QuizAnswers
  result: QuizResult
  onRestart: () => void
}) {
  const { settled, member } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { show } = useToast()
  const saving = useMutation({
    mutationFn: (memberId: string) => saveResult(client, memberId, answers),
    onSuccess: async () => {
      keepQuizDraft(null)
      show({ title: 'Result saved', description: 'You find it on your dashboard.' })
      await navigate('/dashboard')
    },
    onError: (error) =>
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'Failed to save your result. Please try again.'),
      }),
  })
  const signUp = () => {
    // The dashboard, where every sign-in leads, saves the result (quiz-card.tsx).
    keepQuizDraft({ step: questions.length - 1, answers, wantsSave: true })
    void navigate('/auth?tab=register')
  }
  return (
    <div className="grid grid-cols-1 gap-6 border-t border-line pt-8 print:hidden">
      <div className="flex flex-wrap gap-3">
        {settled && member === null ? (
          <Button variant="primary" onClick={signUp}>
            Sign Up to Save Results
          </Button>
        ) : (
          <Button
            variant="primary"
            pending={saving.isPending || !settled}
            onClick={() => member !== null && saving.mutate(member.id)}
          >
            Save to Dashboard
          </Button>
        )}
        <Button variant="line" onClick={() => window.print()}>
          Download Results
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          Take the quiz again
        </Button>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        <li>
          {/* The builder turns the result into a routine (web/features/routines/plan/from-quiz.ts). */}
          <Link to="/routines" state={{ quizResult: result }} className="link inline-flex min-h-tap items-center">
            {Object.keys(result.routine).length === 0 ? 'Build your own routine' : 'Build this routine'}
          </Link>
        </li>
        <li>
          <Link to="/chatbot" className="link inline-flex min-h-tap items-center">
            Ask SKYNN AI about it
          </Link>
        </li>
      </ul>
    </div>
  )
}
