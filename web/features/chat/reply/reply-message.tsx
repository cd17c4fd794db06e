import { formatTime } from '#web/ui/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LogoMark } from '#web/ui/petal.tsx'
import type { Reply } from '../chat-state.ts'
import { ACTION, CopyButton } from './copy-button.tsx'
import { Fold } from './fold.tsx'
import { Markdown } from './markdown.tsx'
import { closed } from './markdown-parts.ts'
import { Sources } from './sources.tsx'
import { UrgentNumbers } from './urgent-numbers.tsx'

const ends = {
  stopped: 'You stopped the reply here.',
  cut: 'The connection broke here, so the reply is not complete.',
} as const

/** The mark of the assistant beside its messages, from 640 px. */
export function AssistantMark() {
  return (
    <span className="mt-0.5 grid size-8 flex-none place-items-center rounded-full bg-soft max-sm:hidden">
      <LogoMark className="h-4.5 w-auto" />
    </span>
  )
}

/** A message of the assistant: unboxed, like an article. `onAgain`: for the last reply, asks the question again. */
export function ReplyMessage({ reply, onAgain }: { reply: Reply; onAgain: (() => void) | null }) {
  const { text, at, state, details } = reply
  const isArriving = state === 'arriving'
  return (
    // While it arrives, screen readers and the keyboard pass it by; complete, it is announced as a whole.
    <div className="flex min-w-0 gap-3" inert={isArriving} aria-hidden={isArriving || undefined}>
      <AssistantMark />
      <div className="min-w-0 flex-1">
        <span className="sr-only">SKYNN AI: </span>
        <UrgentNumbers level={details?.level ?? null} />
        <Markdown text={isArriving ? closed(text) : text} />
        {(state === 'stopped' || state === 'cut') && (
          <p
            className={`mt-2 flex items-center gap-1.5 text-sm ${state === 'stopped' ? 'text-muted' : 'text-warning'}`}
          >
            <Icon name={state === 'cut' ? 'warn' : 'stop'} />
            {ends[state]}
          </p>
        )}
        {!isArriving && (
          // Not announced with the reply.
          <div aria-live="off" className="mt-1">
            {details?.writtenBy !== undefined && (
              <p className="pt-1 text-sm text-muted">
                Written with the help of {details.writtenBy}. We checked each sentence.
              </p>
            )}
            {details !== null && <Sources sources={details.sources} />}
            {details !== null && details.usedAboutYou.length > 0 && (
              <Fold title="What I used about you">
                <ul className="grid list-disc gap-1 pl-5 marker:text-muted">
                  {details.usedAboutYou.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              </Fold>
            )}
            <div className="-ml-2 flex flex-wrap items-center gap-x-1">
              <CopyButton text={text} />
              {onAgain !== null && (
                <button type="button" className={ACTION} onClick={onAgain}>
                  <Icon name="refresh" />
                  {state === 'complete' ? 'Ask again' : 'Retry'}
                </button>
              )}
              <time dateTime={at} className="num ml-auto text-xs text-muted">
                {formatTime(at)}
              </time>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
