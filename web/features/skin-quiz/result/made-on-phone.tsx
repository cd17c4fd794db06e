import { useEffect, useEffectEvent } from 'react'
import { useOnline } from '#web/shell/offline.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import type { QuizOutcome } from '../use-quiz.ts'

/** That a result was made without a connection and what it left out, which is asked for as soon as there is one. */
export function MadeOnPhone({
  later,
  pending,
  onRetry,
}: {
  later: QuizOutcome['later']
  pending: boolean
  onRetry: () => void
}) {
  const isOnline = useOnline()
  const askAgain = useEffectEvent(() => {
    if (later !== null && !pending) onRetry()
  })
  useEffect(() => {
    if (isOnline) askAgain()
  }, [isOnline])
  if (later === null) return null
  return (
    <Note tone="warning" title="Made on your phone, without a connection." className="max-w-measure">
      {later.note ?? 'It goes by all your answers.'} Products follow once you are connected.
      <Button size="sm" variant="line" className="mt-3 print:hidden" pending={pending} onClick={onRetry}>
        Get the full result
      </Button>
    </Note>
  )
}
