import { type FormEvent, useState } from 'react'
import type { PlannedStep, RoutinePlan } from '#contract/routines.ts'
import { SAMPLE_NOTE } from '#web/features/products/product-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip, ChipGroup } from '#web/ui/chip.tsx'
import { Note } from '#web/ui/note.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { freshId, stepOf, type Time, timesOf } from '../plan/plan.ts'
import { kindLabel } from '../plan/plan-words.ts'
import { genericSteps } from '../plan/starters.ts'
import { ProductSearch } from './product-search.tsx'
import { StepFields } from './step-fields.tsx'
import { errorsOf, type StepErrors, stepFrom, stepOfProduct, valuesOf } from './step-values.ts'

/** A new step of a time of day, or an existing one to change. */
export type Wanted = { time: Time } | { id: string }

type StepDialogProps = {
  plan: RoutinePlan
  wanted: Wanted
  onSave: (step: PlannedStep, times: readonly Time[]) => void
  onRemove: (id: string) => void
  onClose: () => void
}

const sources = [
  { value: 'product', label: 'A product on Skynn' },
  { value: 'own', label: 'My own product' },
  { value: 'generic', label: 'A type of step' },
] as const
type Source = (typeof sources)[number]['value']

/** Adds a step or changes one. */
export default function StepDialog({ plan, wanted, onSave, onRemove, onClose }: StepDialogProps) {
  const existing = 'id' in wanted ? stepOf(plan, wanted.id) : undefined
  const [source, setSource] = useState<Source | null>(null)
  const [base, setBase] = useState<Pick<PlannedStep, 'id'> & Partial<PlannedStep>>(existing ?? { id: freshId(plan) })
  const [values, setValues] = useState(() =>
    valuesOf(existing, 'id' in wanted ? timesOf(plan, wanted.id) : [wanted.time]),
  )
  const [errors, setErrors] = useState<StepErrors>({})
  const isListed = base.product !== undefined
  const hasForm = existing !== undefined || isListed || source === 'own' || source === 'generic'
  const change = (changes: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...changes }))
    setErrors({})
  }
  const choose = (next: Source) => {
    setSource(next)
    setBase({ id: base.id })
    setValues((now) => valuesOf(undefined, now.times))
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = errorsOf(values)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      const form = event.currentTarget
      requestAnimationFrame(() =>
        form.querySelector<HTMLElement>('[aria-invalid], [aria-describedby="step-times-error"] button')?.focus(),
      )
      return
    }
    onSave(stepFrom(values, base), values.times)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={existing === undefined ? 'Add a step' : existing.name}
      {...(existing !== undefined && { description: kindLabel(existing.kind) ?? 'Change this step' })}
    >
      <form noValidate onSubmit={submit} className="grid gap-6">
        {existing === undefined && (
          <ChipGroup label="What would you like to add?">
            {sources.map(({ value, label }) => (
              <Chip key={value} pressed={source === value} onClick={() => choose(value)}>
                {label}
              </Chip>
            ))}
          </ChipGroup>
        )}
        {source === 'product' && !isListed && (
          <ProductSearch
            onChoose={(product) => {
              const step = stepOfProduct(product, base.id)
              setBase(step)
              setValues((now) => valuesOf(step, step.kind === 'sunscreen' ? ['morning'] : now.times))
            }}
          />
        )}
        {source === 'generic' && (
          <ul aria-label="Types of step" className="flex flex-wrap gap-2">
            {genericSteps.map((generic) => (
              <li key={generic.name}>
                <Chip
                  pressed={values.name === generic.name}
                  onClick={() => change({ name: generic.name, kind: generic.kind, times: generic.times })}
                >
                  {generic.name}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        {isListed && existing === undefined && <p className="serif text-lg wrap-anywhere">{values.name}</p>}
        {base.isSample === true && (
          <Note tone="warning" title="A sample.">
            {SAMPLE_NOTE}
          </Note>
        )}
        {hasForm && (
          <>
            <StepFields
              values={values}
              errors={errors}
              onChange={change}
              isListed={isListed}
              withLabel={!isListed && source !== 'generic'}
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="primary">
                {existing === undefined ? 'Add this step' : 'Save'}
              </Button>
              {existing !== undefined && (
                <Button variant="quiet" onClick={() => onRemove(existing.id)}>
                  Remove from routine
                </Button>
              )}
            </div>
          </>
        )}
      </form>
    </Dialog>
  )
}
