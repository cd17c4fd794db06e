import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readConversation } from '#contract/routes/chat.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { useSession } from '#web/session/session.tsx'
import { usePatience } from '#web/api/use-patience.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { ask, type ChatRequest } from './ask.ts'
import { conversationsKey, useSetup } from './chat-data.ts'
import { type Chat, chatFrom, isPending, lastQuestion, newChat, reduceChat } from './chat-state.ts'
import { useProvider } from './options/use-provider.ts'
import { keepChat, keepUsesProfile, readKeptChat, readUsesProfile } from './kept-chat.ts'

/** Whose chat is shown, and the conversation in the address that it belongs to. */
type Shown = { owner: string | null; address: string | null }

/** A conversation that is being opened, or could not be. */
export type Opening = { id: string; error: unknown } | null

const now = (): string => new Date().toISOString()

/** The chat of the page: its messages, what can be done with them, and the conversation that the address names. */
export const useChat = () => {
  const { settled, member } = useSession()
  const owner = member?.id ?? null
  const [params] = useSearchParams()
  const address = params.get('c')
  const navigate = useNavigate()
  const client = useQueryClient()
  const { show } = useToast()
  const patiently = usePatience()
  const setup = useSetup(settled, owner)
  const provider = useProvider(setup.provider, owner, setup.refresh)
  const [chat, change] = useReducer(reduceChat, newChat)
  const [opening, setOpening] = useState<Opening>(null)
  /** Why no message can be sent until tomorrow. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const [usesProfile, setUsesProfile] = useState(true)
  /** Whether it is known who asks, and what is kept of their chat is shown. */
  const [isKnown, setIsKnown] = useState(false)
  /** A message from before that, which waits. */
  const [early, setEarly] = useState<string | null>(null)
  const shown = useRef<Shown | null>(null)
  const request = useRef<AbortController | null>(null)

  useEffect(() => setUsesProfile(readUsesProfile()), [])

  const abort = useCallback(() => {
    request.current?.abort()
    request.current = null
  }, [])
  useEffect(() => abort, [abort])

  const openStored = useCallback(async (id: string) => {
    setOpening({ id, error: null })
    const isOutdated = () => shown.current?.address !== id
    try {
      const { conversation, messages } = await call(readConversation, { params: { id } })
      if (isOutdated()) return
      change({ type: 'opened', chat: chatFrom(conversation.id, messages) })
      setOpening(null)
    } catch (error) {
      if (!isOutdated()) setOpening({ id, error })
    }
  }, [])

  useEffect(() => {
    if (!settled) return
    const before = shown.current
    if (before?.owner === owner && before.address === address) return
    shown.current = { owner, address }
    const kept = before === null ? readKeptChat() : null
    const isSignIn = (before ?? kept)?.owner === null && owner !== null && address === null
    if (kept?.owner === owner && kept.address === address) return change({ type: 'opened', chat: kept.chat })
    if (isSignIn) {
      // What a visitor asked before signing in stays on the screen.
      if (kept !== null) change({ type: 'opened', chat: kept.chat })
      return change({ type: 'detached' })
    }
    abort()
    setRefusal(null)
    setOpening(null)
    change({ type: 'opened', chat: newChat })
    if (address !== null && owner !== null) void openStored(address)
  }, [settled, owner, address, abort, openStored])

  useEffect(() => setIsKnown(settled), [settled])

  useEffect(() => {
    if (shown.current !== null && opening === null) keepChat({ ...shown.current, chat })
  }, [chat, opening])

  const send = async (text: string, { replaces = false } = {}): Promise<void> => {
    if (text.trim() === '' || isPending(chat) || opening !== null) return
    if (!isKnown) return setEarly(text)
    abort()
    const controller = new AbortController()
    request.current = controller
    const isCurrent = () => request.current === controller
    // The server keeps only complete replies: anything else cannot be replaced there.
    const last = chat.entries.at(-1)
    const replaceLast =
      replaces && chat.conversationId !== null && last?.role === 'assistant' && last.state === 'complete'
    change({ type: 'asked', text: text.trim(), at: now(), replaces })
    setRefusal(null)
    try {
      const message: ChatRequest = {
        message: text.trim(),
        ...(chat.conversationId !== null && { conversationId: chat.conversationId }),
        ...(replaceLast && { replaceLast }),
        ...(chat.isTemporary && { temporary: true }),
        ...(owner !== null && !usesProfile && { useProfile: false }),
        ...(owner === null && provider?.isAllowed === true && { allowProvider: true }),
      }
      const { signal } = controller
      const onText = (arrived: string) => isCurrent() && change({ type: 'arrived', text: arrived, at: now() })
      const answer = await patiently(() => ask(message, { signal, onText }), signal)
      if (!isCurrent()) return
      change({ type: 'answered', answer, at: now() })
      if (answer.allowance !== null) setup.setAllowance(answer.allowance)
      if (owner === null || chat.isTemporary) return
      void client.invalidateQueries({ queryKey: conversationsKey(owner) })
      shown.current = { owner, address: answer.conversationId }
      if (address !== answer.conversationId)
        void navigate(`?c=${answer.conversationId}`, { replace: true, preventScrollReset: true })
    } catch (error) {
      if (!isCurrent()) return
      change({ type: 'ended', how: 'failed' })
      if (error instanceof ApiError && error.response?.code === 'allowance_used') {
        setRefusal(error.response.message)
        return setup.refresh()
      }
      show({ tone: 'destructive', title: 'Error', description: 'Failed to get response. Please try again.' })
    } finally {
      if (isCurrent()) request.current = null
    }
  }

  const sendEarly = useEffectEvent((text: string) => {
    setEarly(null)
    void send(text)
  })
  useEffect(() => {
    if (isKnown && early !== null) sendEarly(early)
  }, [isKnown, early])

  const startNew = () => {
    abort()
    const before: Chat = chat
    setRefusal(null)
    setOpening(null)
    change({ type: 'opened', chat: newChat })
    if (address !== null) return void navigate('/chatbot', { preventScrollReset: true })
    if (before.entries.length === 0) return
    show({
      title: 'New chat',
      description: 'The chat before is gone.',
      action: {
        label: 'Undo',
        onSelect: () => change({ type: 'opened', chat: reduceChat(before, { type: 'ended', how: 'stopped' }) }),
      },
    })
  }

  return {
    chat,
    setup,
    opening,
    refusal,
    usesProfile,
    provider,
    isPending: isPending(chat) || early !== null,
    isKnown,
    hasAddress: address !== null,
    /** Whether the address names a conversation that only its member can open. */
    needsSignIn: settled && owner === null && address !== null,
    send,
    /** Asks the last message again. */
    again: () => void send(lastQuestion(chat)?.text ?? '', { replaces: true }),
    stop: () => {
      setEarly(null)
      abort()
      change({ type: 'ended', how: 'stopped' })
    },
    startNew,
    reopen: () => opening !== null && void openStored(opening.id),
    setTemporary: (isTemporary: boolean) => change({ type: 'temporary', isTemporary }),
    setUsesProfile: (uses: boolean) => {
      keepUsesProfile(uses)
      setUsesProfile(uses)
    },
  }
}
export type ChatControls = ReturnType<typeof useChat>
