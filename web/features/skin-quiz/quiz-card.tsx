import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { QuizAnswers } from '#contract/guidance.ts'
import type { SavedQuizResult } from '#contract/quiz-results.ts'
import { messageFor } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatDate } from '#web/ui/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { keepQuizDraft, takeWantedSave } from './quiz-draft.ts'
import { labelOf, questions } from './questions.ts'
import { QuizResultView } from './result/quiz-result.tsx'
import { deleteResult, saveResult, useSavedResults } from './saved-results.ts'

/** Saves what a visitor signed up to save, once there is a member. */
const useWantedSave = (memberId: string): void => {
  const client = useQueryClient()
  const { show } = useToast()
  const { mutate } = useMutation({
    mutationFn: (answers: QuizAnswers) => saveResult(client, memberId, answers),
    onSuccess: () => {
      keepQuizDraft(null)
      show({ title: 'Result saved', description: 'You find it here on your dashboard.' })
    },
    onError: (error, answers) => {
      keepQuizDraft({ step: questions.length - 1, answers })
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'Failed to save your quiz result. Please try again.'),
        action: { label: 'Try again', onSelect: () => mutate(answers) },
      })
    },
  })
  useEffect(() => {
    const answers = takeWantedSave()
    if (answers !== null) mutate(answers)
  }, [mutate])
}

/** The saved quiz results on the dashboard: see one, delete one, take the quiz. */
export default function QuizCard({ memberId }: { memberId: string }) {
  useWantedSave(memberId)
  const { data, error, refetch, isFetching } = useSavedResults(memberId)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card asChild>
      <section aria-labelledby="quiz-results">
        <h2 ref={heading} tabIndex={-1} id="quiz-results" className="text-lg outline-none">
          Skin quiz
        </h2>
        {data === undefined && error !== null && (
          <ErrorState
            title="Your quiz results did not load"
            heading="h3"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {messageFor(error, 'Please try again in a moment.')}
          </ErrorState>
        )}
        {data === undefined && error === null && (
          <SkeletonGroup label="Your quiz results are loading" className="mt-4">
            <Skeleton className="h-16" />
          </SkeletonGroup>
        )}
        {data?.length === 0 && (
          <p className="mt-3 text-sm text-muted">Eight questions, then a routine that fits your skin and budget.</p>
        )}
        {data !== undefined && data.length > 0 && (
          <ul className="mt-2">
            {data.map((saved) => (
              <SavedRow
                key={saved.id}
                saved={saved}
                memberId={memberId}
                onDeleted={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        )}
        <Button variant="line" size="sm" className="mt-4" asChild>
          <Link to="/skin-quiz">{data !== undefined && data.length > 0 ? 'Take the quiz again' : 'Take the quiz'}</Link>
        </Button>
      </section>
    </Card>
  )
}

function SavedRow({ saved, memberId, onDeleted }: { saved: SavedQuizResult; memberId: string; onDeleted: () => void }) {
  const client = useQueryClient()
  const { show } = useToast()
  const [asks, setAsks] = useState(false)
  const removal = useMutation({
    mutationFn: () => deleteResult(client, memberId, saved.id),
    onSuccess: () => {
      onDeleted()
      show({ title: 'Result deleted' })
    },
    onError: (error) =>
      show({
        tone: 'destructive',
        title: 'Error',
        description: messageFor(error, 'Failed to delete the result. Please try again.'),
      }),
  })
  const date = formatDate(saved.createdAt)
  const name = `${date}, ${labelOf('skin_type', saved.answers.skin_type).toLowerCase()} skin`
  return (
    <li className="border-b border-line py-3">
      <p className="text-sm">
        <strong className="num">{date}</strong>
        <span className="block text-muted">
          {labelOf('skin_type', saved.answers.skin_type)} skin,{' '}
          {saved.answers.concerns.map((concern) => labelOf('concerns', concern).toLowerCase()).join(', ')}
        </span>
      </p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <Dialog
          size="wide"
          title="Your Personalized Skin Analysis"
          description={`From ${date}`}
          trigger={
            <button type="button" className="link min-h-tap" aria-label={`See result: ${name}`}>
              See result
            </button>
          }
        >
          <QuizResultView answers={saved.answers} result={saved.result} date={saved.createdAt} heading="h3" />
        </Dialog>
        <Dialog
          open={asks}
          onOpenChange={setAsks}
          title="Delete this result?"
          description={`The quiz result of ${date} is removed for good.`}
          trigger={
            <button type="button" className="link min-h-tap" aria-label={`Delete result: ${name}`}>
              Delete
            </button>
          }
          footer={
            <>
              <Button variant="line" onClick={() => setAsks(false)}>
                Keep it
              </Button>
              <Button variant="danger" pending={removal.isPending} onClick={() => removal.mutate()}>
                Delete
              </Button>
            </>
          }
        />
      </div>
    </li>
  )
}
