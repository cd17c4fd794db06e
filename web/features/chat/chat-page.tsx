import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError, messageFor } from '#web/api/api-error.ts'
import { pageCard } from '#web/seo/page-cards.ts'
import { pageMeta } from '#web/seo/page-meta.ts'
import { useSession } from '#web/session/session.tsx'
import { AuthLink } from '#web/shell/auth-link.tsx'
import { useOnline } from '#web/shell/offline.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/chat-page.ts'
import './chat.css'
import { Composer, type Prefill } from './composer.tsx'
import { HistoryButton } from './history/history-button.tsx'
import { MessageArea } from './message-area.tsx'
import { AllowanceLine, AllowanceUsed } from './options/allowance-line.tsx'
import { ChatOptions } from './options/chat-options.tsx'
import { type ChatControls, useChat } from './use-chat.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    path: '/chatbot',
    title: 'Ask SKYNN AI about your skin',
    description:
      'Ask an AI skincare guide about your skin, an ingredient, a product or a routine, in your own words. It is not a doctor, and it tells you when to see one.',
    image: pageCard('chatbot'),
  })

/** A question in the address (`?q=`) is put into the input once and leaves the address, so that a reload keeps what was typed since. */
const useAskedInAddress = (onAsked: (question: string) => void) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = params.get('q')
  useEffect(() => {
    if (asked === null) return
    onAsked(asked)
    void navigate('/chatbot', { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the address changes.
  }, [asked])
}

export default function ChatPage() {
  const { settled, member } = useSession()
  const isOnline = useOnline()
  const controls = useChat()
  const { chat, setup, opening, refusal } = controls
  const box = useRef<HTMLTextAreaElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const [prefill, setPrefill] = useState<Prefill | null>(null)
  useAskedInAddress((text) => setPrefill({ text, isEdit: false }))

  const startNew = () => {
    setPrefill(null)
    controls.startNew()
    box.current?.focus()
  }
  // The pressed button is gone. A phone would cover the reply with its keyboard.
  const keepFocus = () => {
    const next = matchMedia('(pointer: coarse)').matches ? area.current : box.current
    next?.focus({ preventScroll: true })
  }
  const ask = (question: string) => {
    if (!isOnline) return setPrefill({ text: question, isEdit: false })
    void controls.send(question)
    keepFocus()
  }
  const isOpen = opening === null && !controls.needsSignIn
  return (
    <div className="wrap pt-3 pb-section md:pt-10">
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-4 md:mb-6">
        <h1 className="flex min-h-tap items-center text-xl md:text-2xl">SKYNN AI</h1>
        <div className="needs-script flex flex-none gap-2">
          {member !== null && (
            <HistoryButton memberId={member.id} current={chat.conversationId} onCurrentDeleted={startNew} />
          )}
          {chat.entries.length > 0 && (
            <Button variant="line" size="sm" className="max-sm:w-tap max-sm:px-0" onClick={startNew}>
              <Icon name="plus" />
              <span className="max-sm:sr-only">New chat</span>
            </Button>
          )}
        </div>
        <p className="basis-full text-xs text-muted md:text-sm">An AI guide, not a doctor. It can be wrong.</p>
      </header>
      <noscript>
        <Note tone="warning" title="SKYNN AI needs JavaScript." className="mb-6">
          It is switched off in your browser. You can still{' '}
          <Link to="/skincare-guides" className="link">
            read our guides
          </Link>
          .
        </Note>
      </noscript>
      <div className="grid grid-cols-1 items-start gap-x-gap gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-12 noscript:hidden">
        <div className="min-w-0">
          <div className="md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface">
            <div className="relative -mx-gutter border-y border-line md:mx-0 md:border-t-0">
              {chat.isTemporary && (
                <p className="flex justify-center border-b border-line py-1.5">
                  <Badge icon="eye-off">Temporary chat, not kept in your history</Badge>
                </p>
              )}
              {isOpen ? (
                <MessageArea
                  area={area}
                  chat={chat}
                  knownAboutYou={controls.usesProfile ? setup.knownAboutYou : []}
                  onAsk={ask}
                  onAgain={() => {
                    controls.again()
                    keepFocus()
                  }}
                  onEdit={(text) => setPrefill({ text, isEdit: true })}
                  notice={
                    refusal === null ? null : (
                      <AllowanceUsed message={refusal} allowance={setup.allowance} member={member} />
                    )
                  }
                />
              ) : (
                <NotOpen controls={controls} onNew={startNew} />
              )}
            </div>
            <div className="pt-2 md:p-4">
              <Composer
                box={box}
                prefill={prefill}
                owner={member?.id ?? null}
                // A named conversation has to be there first.
                isReady={isOpen && (controls.isKnown || !controls.hasAddress)}
                isPending={controls.isPending}
                waitsFor={isOnline ? null : 'You are offline. Your message waits here until you are connected.'}
                onSend={(text) => {
                  void controls.send(text, { replaces: prefill?.isEdit ?? false })
                  setPrefill(null)
                }}
                onStop={() => {
                  controls.stop()
                  keepFocus()
                }}
                onCancelEdit={() => setPrefill(null)}
              >
                <AllowanceLine allowance={setup.allowance} />
              </Composer>
            </div>
          </div>
          <Disclaimer />
        </div>
        {/* Until the member is known, a visitor's part has its place and a member's is empty. */}
        <aside aria-label="About this chat" className={settled ? 'lg:pt-2' : 'for-visitors lg:pt-2'}>
          <ChatOptions controls={controls} member={member} />
        </aside>
      </div>
    </div>
  )
}

/** In place of the messages: a conversation that is loading, failed to load, or needs its member. */
function NotOpen({ controls: { opening, needsSignIn, reopen }, onNew }: { controls: ChatControls; onNew: () => void }) {
  const error = opening?.error ?? null
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <div className="chat-log px-gutter py-6 md:px-7">
      {needsSignIn ? (
        <Waiting title="This conversation belongs to a member" onNew={onNew}>
          <AuthLink mode="login" className="link">
            Sign in
          </AuthLink>{' '}
          to open it.
        </Waiting>
      ) : error === null ? (
        <SkeletonGroup label="The conversation is loading" className="grid gap-5">
          <Skeleton className="ml-auto h-12 w-3/5 rounded-lg" />
          <Skeleton className="h-28 w-4/5" />
          <Skeleton className="ml-auto h-12 w-2/5 rounded-lg" />
        </SkeletonGroup>
      ) : isGone ? (
        <Waiting title="This conversation is not here any more" onNew={onNew}>
          It was deleted, or it belongs to another account.
        </Waiting>
      ) : (
        <ErrorState title="The conversation did not load" onRetry={reopen}>
          {messageFor(error, 'Please try again in a moment.')}
        </ErrorState>
      )}
    </div>
  )
}

function Waiting({ title, onNew, children }: { title: string; onNew: () => void; children: ReactNode }) {
  return (
    <div role="alert" className="grid h-full content-center justify-items-center gap-3 text-center">
      <h2 className="text-lg">{title}</h2>
      <p className="text-muted">{children}</p>
      <Button variant="line" size="sm" onClick={onNew}>
        Start a new chat
      </Button>
    </div>
  )
}

function Disclaimer() {
  return (
    <p className="mt-4 max-w-measure text-xs text-muted">
      SKYNN AI gives general information about skincare. It is not medical advice and not a diagnosis. Ask a pharmacist,
      clinic or doctor about anything that spreads, hurts, bleeds, changes or worries you. In an emergency call{' '}
      <a href="tel:112" className="link">
        112
      </a>{' '}
      from a cell phone, or{' '}
      <a href="tel:10177" className="link">
        10177
      </a>
      .
    </p>
  )
}
