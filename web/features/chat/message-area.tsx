import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Chip } from '#web/ui/chip.tsx'
import { type Chat, isPending, lastQuestion } from './chat-state.ts'
import { Greeting, SuggestedQuestions } from './greeting.tsx'
import { QuestionMessage } from './question-message.tsx'
import { AssistantMark, ReplyMessage } from './reply/reply-message.tsx'

/** The space above a message that has been scrolled to the top, px. */
const ABOVE = 16
/** How far the area may be from where it was scrolled to, px, before the person is taken to have scrolled. */
const TOLERANCE = 8

/**
 * Shows a new message and its reply: scrolls to the end until the message is at the top, so that a long reply is read from its start.
 * Stops when the person scrolls.
 */
const useFollow = (area: RefObject<HTMLDivElement | null>, chat: Chat) => {
  const { key } = lastQuestion(chat) ?? {}
  const followed = useRef<{ key: string | undefined; top: number; isOn: boolean }>({
    key: undefined,
    top: 0,
    isOn: true,
  })
  useLayoutEffect(() => {
    const box = area.current
    const question = box?.querySelector<HTMLElement>('[data-last-question]')
    if (!box || !question) return
    const now = followed.current
    if (now.key !== key) now.isOn = true
    else if (Math.abs(box.scrollTop - now.top) > TOLERANCE) now.isOn = false
    now.key = key
    if (now.isOn) {
      const start = box.scrollTop + question.getBoundingClientRect().top - box.getBoundingClientRect().top
      box.scrollTo({ top: Math.min(box.scrollHeight - box.clientHeight, start - ABOVE), behavior: 'instant' })
    }
    now.top = box.scrollTop
  }, [area, chat, key])
}

type MessageAreaProps = {
  area: RefObject<HTMLDivElement | null>
  chat: Chat
  knownAboutYou: readonly string[]
  onAsk: (question: string) => void
  onAgain: () => void
  onEdit: (text: string) => void
  /** Below the last message, in place of the suggestions: why nothing more can be asked. */
  notice: ReactNode
}

/** The messages. A log: screen readers announce each message when it is complete. */
export function MessageArea({ area, chat, knownAboutYou, onAsk, onAgain, onEdit, notice }: MessageAreaProps) {
  const { entries, suggestions } = chat
  const question = lastQuestion(chat)
  const last = entries.at(-1)
  const pending = isPending(chat)
  useFollow(area, chat)
  // The typing indicator is announced once, not each piece of the reply.
  const status = pending ? 'SKYNN AI is typing' : ''
  return (
    <>
      <div
        ref={area}
        role="log"
        aria-label="Conversation"
        // A scrolling area is reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="chat-log px-gutter py-5 focus-visible:-outline-offset-3 md:px-7"
      >
        <div className="mx-auto grid max-w-[44rem] grid-cols-1 gap-5">
          <Greeting knownAboutYou={knownAboutYou} />
          {entries.length === 0 && <SuggestedQuestions onAsk={onAsk} />}
          {entries.map((entry) =>
            entry.role === 'user' ? (
              <div key={entry.key} data-last-question={entry === question || undefined} className="chat-enter min-w-0">
                <QuestionMessage
                  question={entry}
                  onEdit={entry === question && !pending ? () => onEdit(entry.text) : null}
                  onRetry={entry === last && !pending ? onAgain : null}
                />
              </div>
            ) : (
              <ReplyMessage key={entry.key} reply={entry} onAgain={entry === last && !pending ? onAgain : null} />
            ),
          )}
          {pending && (
            <div aria-hidden="true" className="flex gap-3">
              {last?.role === 'user' && <AssistantMark />}
              <span className={last?.role === 'user' ? 'chat-typing' : 'chat-typing sm:ml-11'}>
                <i />
                <i />
                <i />
              </span>
            </div>
          )}
          {notice}
          {notice === null && suggestions.length > 0 && (
            <ul aria-label="Ask next" aria-live="off" className="chips sm:ml-11">
              {suggestions.map((one) => (
                <li key={one} className="min-w-0">
                  <Chip className="py-2 text-left whitespace-normal" onClick={() => onAsk(one)}>
                    {one}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  )
}
