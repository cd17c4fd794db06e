import { useState } from 'react'
import { SAMPLES_NOTE } from '#web/features/products/product-words.ts'
import { useLazyPart } from '#web/shell/lazy-part.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { CheckView } from '../check/check-view.tsx'
import { useCheck } from '../check/use-check.ts'
import type { Fix } from '../plan/fixes.ts'
import { putStep, removeStep } from '../plan/plan.ts'
import type { Draft } from '../plan/routine-draft.ts'
import { useSave } from '../saved/use-save.ts'
import type { Wanted } from '../step/step-dialog.tsx'
import { Columns } from './columns.tsx'
import { PrintView } from './print-view.tsx'
import { Toolbar } from './toolbar.tsx'
import type { Builder } from './use-builder.ts'

const loadStepDialog = () => import('../step/step-dialog.tsx')

export type WorkbenchProps = { builder: Builder; draft: Draft }

/** The routine that is being built: its steps, what the check says of them, and how it prints. */
export default function Workbench({ builder, draft }: WorkbenchProps) {
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
          <p className="mt-6 max-w-measure text-sm text-muted">{SAMPLES_NOTE}</p>
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
