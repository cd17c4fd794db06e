import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { readQuizDraft } from './quiz-draft.ts'
import { type Answers, questions } from './questions.ts'
import type { Quiz } from './use-quiz.ts'
import './quiz.css'

/** One question at a time: progress, the question, which takes the focus when it changes, its control and the buttons. */
export function QuestionForm({ quiz }: { quiz: Quiz }) {
  const { step, question, refused } = quiz
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const shownStep = useRef(step)
  const [firstStep] = useState(step)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && step !== firstStep) setHasMoved(true)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  // Keeps what was chosen before the page was hydrated; the next render would take it back.
  const keepEarlyChoice = useEffectEvent(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input[type="radio"]:checked')
    if (early && quiz.answers.age === undefined && readQuizDraft() === null)
      quiz.answer('age', early.value as Answers['age'])
  })
  useLayoutEffect(() => keepEarlyChoice(), [])
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [refused])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    quiz.next()
  }
  const isLast = step === questions.length - 1
  const error = refused > 0 ? 'Please answer the question' : undefined
  const described = error !== undefined || question.hint !== undefined ? `${id}-note` : undefined
  return (
    <Card asChild>
      <form ref={form} noValidate method="post" onSubmit={submit} aria-label="Skin quiz" className="scroll-mt-20">
        <Progress
          label={`Question ${step + 1} of ${questions.length}`}
          value={step + 1}
          max={questions.length}
          className="num"
        />
        <div key={question.id} className={hasMoved ? 'quiz-step' : undefined}>
          <h2 ref={heading} tabIndex={-1} id={`${id}-title`} className="serif mt-7 text-xl wrap-anywhere outline-none">
            {question.question}
          </h2>
          {quiz.isPrefilled && (
            <Badge tone="soft" icon="user" className="mt-3">
              From your skin profile; change it if you like
            </Badge>
          )}
          {error !== undefined ? (
            <p id={described} className="field-error mt-3">
              <Icon name="warn" />
              <span>{error}</span>
            </p>
          ) : (
            question.hint !== undefined && (
              <p id={described} className="mt-2 text-sm text-muted">
                {question.hint}
              </p>
            )
          )}
          <div className="mt-5">
            <AnswerFields
              question={question}
              answer={quiz.answers[question.id]}
              onAnswer={(value) => quiz.answer(question.id, value)}
              labelledBy={`${id}-title`}
              describedBy={described}
              invalid={refused > 0}
            />
          </div>
        </div>
        <div className="mt-8 flex flex-wrap-reverse justify-between gap-3">
          <Button variant="line" disabled={step === 0 || quiz.analysing} onClick={quiz.previous}>
            Previous
          </Button>
          {quiz.analysing ? (
            <Button variant="primary" disabled aria-busy="true">
              <Icon name="refresh" className="quiz-spin" />
              Analyzing...
            </Button>
          ) : (
            <Button type="submit" variant="primary">
              {isLast ? 'Get Results' : 'Next'}
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {quiz.analysing && 'Analyzing...'}
        </p>
      </form>
    </Card>
  )
}
