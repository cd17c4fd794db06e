import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Conversation } from '#contract/chat.ts'
import { messageFor } from '#web/api/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { byDay, formatTime } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { useConversations, useDeletion } from './conversations.ts'

export type HistoryProps = {
  memberId: string
  /** The conversation on the page. */
  current: string | null
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Moves the focus, after the drawer has closed. */
  onClosed: () => void
  /** The conversation on the page was deleted. */
  onCurrentDeleted: () => void
}

/** The member's conversations by day: open one, delete one, delete all. */
export default function HistoryDrawer(props: HistoryProps) {
  return (
    <Drawer
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Your conversations"
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        props.onClosed()
      }}
    >
      <ConversationList {...props} />
    </Drawer>
  )
}

function ConversationList({ memberId, current, onOpenChange, onCurrentDeleted }: HistoryProps) {
  const list = useConversations(memberId)
  const [now] = useState(() => Date.now())
  const [asks, setAsks] = useState<string | null>(null)
  const head = useRef<HTMLParagraphElement>(null)
  const { show } = useToast()
  const deletion = useDeletion(memberId, (id) => {
    setAsks(null)
    head.current?.focus()
    show({ title: id === null ? 'All conversations deleted' : 'Conversation deleted' })
    if (current !== null && (id === null || id === current)) onCurrentDeleted()
  })
  const remove = (id: string | null) =>
    deletion.mutate(id, {
      onError: (error) =>
        show({
          tone: 'destructive',
          title: 'Error',
          description: messageFor(error, 'Failed to delete. Please try again.'),
        }),
    })
  const { conversations, error } = list
  if (error !== null)
    return (
      <ErrorState title="Your conversations did not load" onRetry={list.retry} retrying={list.isFetching}>
        {messageFor(error, 'Please try again in a moment.')}
      </ErrorState>
    )
  if (conversations === undefined)
    return (
      <SkeletonGroup label="Your conversations are loading" className="grid gap-3 pt-5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  return (
    <>
      <p ref={head} tabIndex={-1} className="pt-5 text-sm text-muted">
        {conversations.length === 0
          ? 'No conversations yet. Ask something, and you find it here again.'
          : 'Only you can see these. What you delete is gone for good.'}
      </p>
      {byDay(conversations, (one) => one.updatedAt, now).map(({ label, rows }) => (
        <Day key={label} label={label}>
          {rows.map((one) => (
            <Row
              key={one.id}
              conversation={one}
              isCurrent={one.id === current}
              asks={asks === one.id}
              isDeleting={deletion.isPending}
              onOpen={() => onOpenChange(false)}
              onAsk={(isAsked) => setAsks(isAsked ? one.id : null)}
              onDelete={() => remove(one.id)}
            />
          ))}
        </Day>
      ))}
      {list.moreFailed && (
        <p role="alert" className="mt-4 text-danger">
          The older conversations did not load. Please try again.
        </p>
      )}
      {list.hasMore && (
        <Button variant="line" size="sm" className="mt-5" pending={list.isFetchingMore} onClick={list.fetchMore}>
          Show older
        </Button>
      )}
      {conversations.length > 0 && (
        <div className="mt-8 border-t border-line pt-4">
          {asks === ALL ? (
            <Confirm
              question="Delete all of your conversations for good?"
              isDeleting={deletion.isPending}
              onDelete={() => remove(null)}
              onKeep={() => setAsks(null)}
            />
          ) : (
            <button type="button" className="link min-h-tap" onClick={() => setAsks(ALL)}>
              Delete all conversations
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** In place of an id: all of them. */
const ALL = 'all'

function Day({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="font-sans text-sm font-bold tracking-normal">
        {label}
      </h3>
      <ul className="mt-1">{children}</ul>
    </section>
  )
}

type RowProps = {
  conversation: Conversation
  isCurrent: boolean
  /** Asks whether to delete it. */
  asks: boolean
  isDeleting: boolean
  onOpen: () => void
  onAsk: (asks: boolean) => void
  onDelete: () => void
}

function Row({ conversation, isCurrent, asks, isDeleting, onOpen, onAsk, onDelete }: RowProps) {
  const { id, title, updatedAt } = conversation
  const button = useRef<HTMLButtonElement>(null)
  return (
    <li className="border-b border-line py-1 last:border-b-0">
      <div className="flex items-center gap-1">
        <Link
          to={`/chatbot?c=${id}`}
          aria-current={isCurrent ? 'page' : undefined}
          className="group flex min-h-tap min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-2 aria-[current]:text-link"
          onClick={onOpen}
        >
          <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere group-hover:underline">{title}</span>
          <time dateTime={updatedAt} className="num text-xs text-muted">
            {formatTime(updatedAt)}
          </time>
        </Link>
        <IconButton
          ref={button}
          icon="trash"
          label={`Delete: ${title}`}
          aria-expanded={asks}
          onClick={() => onAsk(!asks)}
        />
      </div>
      {asks && (
        <Confirm
          question="Delete this conversation for good?"
          isDeleting={isDeleting}
          onDelete={onDelete}
          onKeep={() => {
            onAsk(false)
            button.current?.focus()
          }}
        />
      )}
    </li>
  )
}

type ConfirmProps = { question: string; isDeleting: boolean; onDelete: () => void; onKeep: () => void }

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

function Confirm({ question, isDeleting, onDelete, onKeep }: ConfirmProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="pb-3">
      <p id={id} className="mb-2 text-sm">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" size="sm" pending={isDeleting} onClick={onDelete}>
          Delete
        </Button>
        {/* The safe choice has the focus. */}
        <Button variant="line" size="sm" ref={takeFocus} onClick={onKeep}>
          Keep
        </Button>
      </div>
    </div>
  )
}
