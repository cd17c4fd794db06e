import { formatTime } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Question } from './chat-state.ts'
import { ACTION } from './reply/copy-button.tsx'

type QuestionMessageProps = {
  question: Question
  /** For the last message: changes it. */
  onEdit: (() => void) | null
  /** For the last message, if it has no reply: sends it again. */
  onRetry: (() => void) | null
}

/** A message of the person, in a raised bubble. */
export function QuestionMessage({ question: { text, at, state }, onEdit, onRetry }: QuestionMessageProps) {
  return (
    <div className="grid justify-items-end pl-[12%]">
      <p className="max-w-full rounded-lg rounded-br-sm bg-raised px-4 py-2.5 whitespace-pre-wrap text-text wrap-anywhere">
        <span className="sr-only">You: </span>
        {text}
      </p>
      {(state === 'failed' || state === 'stopped') && (
        <p className={`mt-1.5 flex items-center gap-1.5 text-sm ${state === 'stopped' ? 'text-muted' : 'text-danger'}`}>
          <Icon name={state === 'stopped' ? 'stop' : 'warn'} />
          {state === 'stopped' ? 'Stopped before a reply came.' : 'No reply came.'}
        </p>
      )}
      <div aria-live="off" className="flex flex-wrap items-center justify-end gap-x-1">
        {onRetry !== null && (
          <button type="button" className={ACTION} onClick={onRetry}>
            <Icon name="refresh" />
            Retry
          </button>
        )}
        {onEdit !== null && (
          <button type="button" className={ACTION} onClick={onEdit}>
            <Icon name="edit" />
            Edit
          </button>
        )}
        <time dateTime={at} className="num ml-1 text-xs leading-7 text-muted">
          {formatTime(at)}
        </time>
      </div>
    </div>
  )
}
