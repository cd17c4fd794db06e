import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pageCard } from '#web/seo/page-cards.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useOnline } from '#web/shell/offline.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Route } from './+types/quiz-page.ts'
import { QuestionForm } from './question-form.tsx'
import { questions } from './questions.ts'
import { QuizResultView } from './result/quiz-result.tsx'
import { MadeOnPhone } from './result/made-on-phone.tsx'
import { ResultActions } from './result/result-actions.tsx'
import { ProfileDifferences } from './result/profile-differences.tsx'
import { useQuiz } from './use-quiz.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/skin-quiz',
    title: 'AI Skin Quiz',
    description:
      'Eight questions about your skin, then a routine in order, products within your budget in rand and honest tips. Free, and no account needed.',
    image: pageCard('skin-quiz'),
  })

const RESULT_TITLE = 'Your Personalized Skin Analysis'

export default function QuizPage() {
  const quiz = useQuiz()
  const { analysed, stopped } = quiz
  const title = useRef<HTMLHeadingElement>(null)
  const hasResult = analysed !== undefined
  useEffect(() => {
    if (!hasResult) return
    window.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [hasResult])

  if (analysed !== undefined) {
    const { sent, result } = analysed
    return (
      <div className="quiz-step wrap pt-8 pb-section lg:pt-12">
        <h1 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {RESULT_TITLE}
        </h1>
        <div className="mt-8 grid grid-cols-1 gap-10">
          <MadeOnPhone later={result.later} pending={quiz.analysing} onRetry={quiz.analyseAgain} />
          <QuizResultView answers={sent} result={result} madeOnPhone={result.later !== null} />
          <ProfileDifferences answers={sent} />
          <ResultActions answers={sent} result={result} onRestart={quiz.restart} />
        </div>
      </div>
    )
  }
  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      <div className="mx-auto max-w-measure">
        <h1 className="text-2xl">AI Skin Quiz</h1>
        <p className="mt-3 mb-7 text-muted">
          Eight questions, about three minutes. SKYNN AI is a skincare guide and not a doctor. Your answers stay in this
          tab until you ask for your result.
        </p>
        <noscript>
          <Note tone="warning" title="The quiz needs JavaScript.">
            It is switched off in your browser. You can still{' '}
            <Link to="/skincare-guides" className="link">
              read our guides
            </Link>
            .
          </Note>
        </noscript>
        <div className="noscript:hidden">
          {stopped === null ? (
            <QuestionForm quiz={quiz} />
          ) : (
            <Card>
              <h2 className="text-lg">You have a quiz in progress</h2>
              <p className="mt-2 text-muted">
                You stopped at question {Math.min(stopped.step + 1, questions.length)} of {questions.length}.
              </p>
              <div className="mt-6 flex flex-wrap gap-3">
                <Button variant="primary" onClick={quiz.resume}>
                  Continue where you stopped
                </Button>
                <Button variant="line" onClick={quiz.restart}>
                  Start again
                </Button>
              </div>
            </Card>
          )}
          <OfflineNote />
        </div>
      </div>
    </div>
  )
}

function OfflineNote() {
  if (useOnline()) return null
  return (
    <Note tone="warning" title="You are offline." className="mt-5">
      You can answer the questions now; we keep your answers in this tab. Without a connection your result goes by your
      choices alone, if this device has our checks from an earlier visit. Products, and what you write in your own
      words, need a connection.
    </Note>
  )
}
