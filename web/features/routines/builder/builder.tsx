import { useRef, useState } from 'react'
import { SAMPLES_NOTE } from '#web/features/products/product-words.ts'
import { useSession } from '#web/session/session.tsx'
import { useLazyPart } from '#web/shell/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { useKeptFocus } from '#web/ui/kept-focus.ts'
import { Note } from '#web/ui/note.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { CheckView } from '../check/check-view.tsx'
import { useCheck } from '../check/use-check.ts'
import type { Draft } from '../plan/routine-draft.ts'
import type { Fix } from '../plan/fixes.ts'
import { putStep, removeStep } from '../plan/plan.ts'
import { RoutineList } from '../saved/routine-list.tsx'
import { useSave } from '../saved/use-save.ts'
import type { Wanted } from '../step/step-dialog.tsx'
import { Columns } from './columns.tsx'
import { PrintView } from './print-view.tsx'
import { StartersView } from './starters-view.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Builder as State, useBuilder } from './use-builder.ts'

const loadStepDialog = () => import('../step/step-dialog.tsx')

function Workbench({ builder, draft }: { builder: State; draft: Draft }) {
  const { plan } = draft
  const { show } = useToast()
  const save = useSave(builder)
  const query = useCheck(plan)
  const { Part: StepDialog, ensureLoaded, preload } = useLazyPart(loadStepDialog)
  const [wanted, setWanted] = useState<Wanted | null>(null)
  // What was settled last, until the plan changes again.
  const [done, setDone] = useState<{ label: string; plan: typeof plan } | null>(null)

  const openDialog = async (what: Wanted) => {
    if (await ensureLoaded()) return setWanted(what)
    show({
      tone: 'destructive',
      title: 'Could not open the form',
      description: 'Please check your connection and try again.',
    })
  }
  const fix = ({ label, apply }: Fix) => {
    builder.edit((now) => {
      const next = apply(now)
      setDone({ label, plan: next })
      return next
    })
  }
  return (
    <>
      <Toolbar builder={builder} draft={draft} save={save} />
      <div className="mt-8 print:hidden">
        <Columns
          plan={plan}
          edit={builder.edit}
          onAdd={(time) => void openDialog({ time })}
          onChange={(id) => void openDialog({ id })}
          onIntent={preload}
        />
        {plan.steps.some(({ isSample }) => isSample) && (
          <Note tone="warning" className="mt-8">
            {SAMPLES_NOTE}
          </Note>
        )}
      </div>
      {plan.steps.length > 0 && (
        <CheckView
          plan={plan}
          query={query}
          done={done?.plan === plan ? done.label : null}
          onFix={fix}
          onUndo={builder.undo}
        />
      )}
      <PrintView draft={draft} check={query.data} />
      {wanted !== null && StepDialog !== null && (
        <StepDialog
          plan={plan}
          wanted={wanted}
          onSave={(step, times) => {
            builder.edit((now) => putStep(now, step, times))
            setWanted(null)
          }}
          onRemove={(id) => {
            builder.edit((now) => removeStep(now, id))
            setWanted(null)
          }}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}

function Offered({ builder, name }: { builder: State; name: string }) {
  return (
    <Note tone="warning" title="You have a routine with unsaved changes." className="mb-6 print:hidden">
      Open “{name}” in its place? You can undo that.
      <span className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={builder.takeOffered}>
          Open it
        </Button>
        <Button variant="quiet" size="sm" onClick={builder.refuseOffered}>
          Keep building
        </Button>
      </span>
    </Note>
  )
}

/**
 * Where to begin. It works before the scripts have loaded; until the browser has read its storage, somebody who has begun (marked by
 * web/shell/before-paint.ts) sees the space of their routine instead.
 */
function Beginning({ isLoaded, onStart }: { isLoaded: boolean; onStart: (draft: Draft) => void }) {
  return (
    <>
      <div className={isLoaded ? undefined : 'in-[[data-member]]:hidden in-[[data-routine]]:hidden'}>
        <StartersView onStart={onStart} />
      </div>
      {!isLoaded && (
        <div
          aria-hidden="true"
          className="hidden h-112 rounded-lg bg-raised in-[[data-member]]:block in-[[data-routine]]:block"
        />
      )}
    </>
  )
}

/** The routine builder: where to begin, the steps of morning and evening, and what the check says of them. */
export function Builder() {
  const builder = useBuilder()
  const { member } = useSession()
  const { draft, offered, isLoaded } = builder
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <div ref={box} id="builder" tabIndex={-1} className="mt-8 scroll-mt-24 outline-none noscript:hidden">
      {offered !== null && <Offered builder={builder} name={offered.name} />}
      {isLoaded && draft !== null ? (
        <Workbench builder={builder} draft={draft} />
      ) : (
        <Beginning isLoaded={isLoaded} onStart={builder.replace} />
      )}
      {member !== null && <RoutineList memberId={member.id} builder={builder} />}
    </div>
  )
}
