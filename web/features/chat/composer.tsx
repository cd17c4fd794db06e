import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keepDraft, readDraft } from './kept-chat.ts'
import { MAX_MESSAGE_LENGTH } from './words.ts'

/** The tallest input, px (specification, part 2, AI chat page). */
const TALLEST = 120
/** Characters left from which their number is shown. */
const FEW_LEFT = 200

/** Text to put into the input: a message to edit, or a question from the address. A new object puts it again. */
export type Prefill = { text: string; isEdit: boolean }

type ComposerProps = {
  box: RefObject<HTMLTextAreaElement | null>
  prefill: Prefill | null
  /** Who types: the member's id, or null for a visitor. When a member leaves, so does the text. */
  owner: string | null
  /** False while the chat is being opened. */
  isReady: boolean
  isPending: boolean
  /** Why nothing can be sent now, such as a missing connection; null if it can. */
  waitsFor: ReactNode
  onSend: (text: string) => void
  onStop: () => void
  onCancelEdit: () => void
  /** Below the input. */
  children: ReactNode
}

/** Browsers without `field-sizing` get the height from here. */
const growWithText = (box: HTMLTextAreaElement): void => {
  if (CSS.supports('field-sizing', 'content')) return
  box.style.height = 'auto'
  box.style.height = `${Math.min(TALLEST, box.scrollHeight)}px`
}

/** The input. Enter sends, Shift+Enter starts a new line, Escape stops a reply. What is typed survives a reload. */
export function Composer(props: ComposerProps) {
  const { box, prefill, owner, isReady, isPending, waitsFor, onSend, onStop, onCancelEdit, children } = props
  const [text, setText] = useState('')
  const id = useId()
  const isEdit = prefill?.isEdit ?? false
  /** What was typed before an edit began. */
  const aside = useRef('')
  const left = MAX_MESSAGE_LENGTH - text.length

  const write = useCallback((next: string) => {
    setText(next)
    keepDraft(next)
  }, [])
  // Text typed before hydration, else the draft from before a reload.
  useEffect(() => {
    const typed = box.current?.value ?? ''
    setText((before) => before || typed || readDraft())
  }, [box])
  useEffect(() => {
    if (prefill === null || box.current === null) return
    if (prefill.isEdit) aside.current = box.current.value
    write(prefill.text)
    box.current.focus()
  }, [prefill, box, write])
  const typist = useRef(owner)
  useEffect(() => {
    if (typist.current !== null && typist.current !== owner) write('')
    typist.current = owner
  }, [owner, write])
  useLayoutEffect(() => {
    if (box.current !== null) growWithText(box.current)
  }, [text, box])

  const send = () => {
    const message = box.current?.value ?? text
    box.current?.focus()
    if (message.trim() === '' || isPending || !isReady || waitsFor !== null) return
    onSend(message)
    write(isEdit ? aside.current : '')
    aside.current = ''
  }
  const cancelEdit = () => {
    write(aside.current)
    aside.current = ''
    onCancelEdit()
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys choose a character of the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && isPending) onStop()
    else if (event.key === 'Escape' && isEdit) cancelEdit()
  }
  return (
    <section aria-label="Write a message">
      {waitsFor !== null && (
        <p role="status" className="mb-2 flex items-start gap-2 px-1 text-sm text-warning">
          <Icon name="offline" className="mt-0.5" />
          {waitsFor}
        </p>
      )}
      {isEdit && (
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 px-1 text-sm text-muted">
          The changed message gets a new reply.
          <button type="button" className="link min-h-tap" onClick={cancelEdit}>
            Keep it as it was
          </button>
        </p>
      )}
      <div className="rounded-lg border border-field bg-surface outline-focus has-[textarea:focus-visible]:outline-2">
        <label htmlFor={id} className="sr-only">
          Your message
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          className="chat-input"
          placeholder="Ask about your skin"
          maxLength={MAX_MESSAGE_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          // Not `disabled`, which would take the focus away.
          readOnly={isPending}
          aria-disabled={isPending || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="flex flex-wrap items-end justify-between gap-3 pr-2 pb-2 pl-4">
          <div id={`${id}-note`} className="num min-w-0 flex-[1_1_6rem] self-center text-xs text-muted">
            {left <= FEW_LEFT ? `${left} characters left` : children}
          </div>
          <div className="ml-auto flex flex-none gap-2">
            {isPending && (
              <Button size="sm" variant="line" onClick={onStop}>
                <Icon name="stop" />
                Stop
              </Button>
            )}
            <Button
              size="sm"
              variant="primary"
              className="w-tap px-0 disabled:bg-raised-2 disabled:text-muted"
              aria-label="Send message"
              disabled={isPending}
              onClick={send}
            >
              <Icon name="send" />
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
