import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { QuizResult } from '#contract/guidance.ts'
import type { RoutinePlan } from '#contract/routines.ts'
import { useSession } from '#web/session/session.tsx'
import { routineOfResult } from '../plan/from-quiz.ts'
import { asDraft, type Draft, forgetDeviceDraft, keepDraft, readDraft } from '../plan/routine-draft.ts'

/** Changes that can be undone. */
const REMEMBERED = 30

/** The routine that the page before handed over: one to copy, or the result of the skin quiz. */
const draftIn = (state: unknown): Draft | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  const { routine, quizResult } = state as { routine?: unknown; quizResult?: QuizResult }
  if (quizResult === undefined) return asDraft(routine)
  const plan = routineOfResult(quizResult)
  return plan.steps.length === 0 ? undefined : { name: 'From my skin quiz', plan, saved: null, changed: true }
}

/** Opens what the page before handed over (plan/routine-draft.ts, `opens`), once. */
const useHandedOver = (isLoaded: boolean, open: (draft: Draft) => void) => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const handled = useRef<unknown>(null)
  useEffect(() => {
    const draft = draftIn(state)
    if (!isLoaded || draft === undefined || handled.current === state) return
    handled.current = state
    open(draft)
    void navigate('.', { replace: true, state: null, preventScrollReset: true })
  })
}

/** The routine that is being built: kept as it changes, with undo. `isLoaded` is false until the browser has read its storage. */
export const useBuilder = () => {
  const { settled, member } = useSession()
  const isMember = member !== null
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [past, setPast] = useState<(Draft | null)[]>([])
  const [offered, setOffered] = useState<Draft | null>(null)
  // What several changes within one event build on.
  const current = useRef<Draft | null>(null)

  const show = (next: Draft | null) => {
    current.current = next
    setDraft(next)
  }
  useEffect(() => {
    if (!settled) return
    const kept = readDraft(isMember)
    current.current = kept
    setDraft(kept)
    setLoaded(true)
  }, [settled, isMember])

  const put = (next: Draft | null) => {
    show(next)
    keepDraft(next, isMember)
  }
  const remember = () => {
    const before = current.current
    setPast((all) => [...all, before].slice(-REMEMBERED))
  }
  const open = (next: Draft) => {
    if (current.current?.changed === true && current.current.plan.steps.length > 0) return setOffered(next)
    remember()
    put(next)
  }
  useHandedOver(isLoaded, open)

  return {
    isLoaded,
    draft,
    canUndo: past.length > 0,
    /** Another routine, which waits until it is decided what becomes of the unsaved one. */
    offered,
    /** Changes the plan. @param isPart continues the change before, as a drag does: one undo takes back both */
    edit: (change: (plan: RoutinePlan) => RoutinePlan, isPart = false) => {
      const before = current.current
      if (before === null) return
      const plan = change(before.plan)
      if (plan === before.plan) return
      if (!isPart) remember()
      put({ ...before, plan, changed: true })
    },
    rename: (name: string) => {
      if (current.current !== null) put({ ...current.current, name, changed: true })
    },
    undo: () => {
      const before = past.at(-1)
      if (before === undefined) return
      setPast((all) => all.slice(0, -1))
      // The newest known state of the saved routine stays: otherwise the next save would be refused.
      const saved = current.current?.saved ?? null
      put(before === null ? null : { ...before, ...(before.saved?.id === saved?.id && { saved }), changed: true })
    },
    /** Opens a routine; one with unsaved changes is only replaced once that is decided. */
    open,
    takeOffered: () => {
      if (offered === null) return
      remember()
      put(offered)
      setOffered(null)
    },
    refuseOffered: () => setOffered(null),
    startAgain: () => {
      remember()
      put(null)
      forgetDeviceDraft()
    },
    /** Notes what the server has now. What was changed since it was sent stays. */
    saved: (sent: Draft, next: Draft) => {
      const now = current.current
      const isSame = now !== null && now.plan === sent.plan && now.name === sent.name
      forgetDeviceDraft()
      const result = isSame || now === null ? next : { ...now, saved: next.saved }
      show(result)
      // Only members save; the one who just signed in is not known here yet.
      keepDraft(result, true)
    },
    /** Replaces the routine without asking; undo brings the one before back. */
    replace: (next: Draft | null) => {
      remember()
      put(next)
    },
  }
}
export type Builder = ReturnType<typeof useBuilder>
