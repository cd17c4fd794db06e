import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  capitalised,
  type Choice,
  conditionChoices,
  medicineChoices,
  pregnancyChoices,
  productSteps,
} from '../profile-labels.ts'
import { ChoiceCards } from './choices.tsx'
import type { Onboarding } from './use-onboarding.ts'

/** Optional questions about what makes an ingredient unsuitable, folded, with the reason for asking. */
export function SafetyFields({ onboarding: { answers, errors, set } }: { onboarding: Onboarding }) {
  const products = answers.currentProducts ?? {}
  const steps = [...new Set<string>([...productSteps, ...Object.keys(products)])]
  return (
    <details className="group rounded-md border border-line-strong" open={errors.currentProducts ? true : undefined}>
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-3 rounded-md px-4 py-2.5 hover:bg-raised [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">For safer advice (optional)</span>
          <span className="block text-xs text-muted">Pregnancy, medicines, conditions and what you use now</span>
        </span>
        <Icon name="down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-7 px-4 pt-2 pb-5">
        <p className="text-xs text-text-2">
          Why we ask: some ingredients do not suit pregnancy, certain medicines or skin conditions. We use your answers
          only for advice that is safe for you. Leave out what you prefer not to say, and clear it whenever you like.
        </p>
        <ChoiceCards
          legend="Pregnancy and breastfeeding"
          choices={pregnancyChoices}
          columns
          value={answers.pregnancy}
          error={errors.pregnancy}
          onChange={(value) => set('pregnancy', value)}
        />
        <Ticks
          legend="Medicines you use"
          choices={medicineChoices}
          value={answers.medicines}
          onChange={(value) => set('medicines', value)}
        />
        <Ticks
          legend="Conditions you have or get easily"
          choices={conditionChoices}
          value={answers.conditions}
          onChange={(value) => set('conditions', value)}
        />
        <fieldset className="min-w-0">
          <legend className="field-label">What you use now</legend>
          <p className="text-xs text-muted">
            The name on the label is enough; add the main actives if you know them, or paste the ingredient list. When
            you check a label, we tell you what clashes with these and what you would have twice.
          </p>
          <div className="mt-3 grid grid-cols-1 gap-4">
            {steps.map((step) => (
              <Field key={step} label={capitalised(step)}>
                <Input
                  value={products[step] ?? ''}
                  maxLength={1000}
                  autoComplete="off"
                  onChange={(event) => set('currentProducts', { ...products, [step]: event.target.value })}
                />
              </Field>
            ))}
          </div>
          {errors.currentProducts && (
            <p role="alert" className="field-error">
              <Icon name="warn" />
              <span>{errors.currentProducts}</span>
            </p>
          )}
        </fieldset>
      </div>
    </details>
  )
}

/** Any number of choices with long labels, as checkboxes. */
function Ticks<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: {
  legend: string
  choices: readonly Choice<Value>[]
  value: readonly Value[] | null
  onChange: (value: Value[] | null) => void
}) {
  const chosen = value ?? []
  const toggle = (one: Value) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
    onChange(next.length === 0 ? null : next)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-0">{legend}</legend>
      {choices.map((choice) => (
        <Checkbox key={choice.value} checked={chosen.includes(choice.value)} onChange={() => toggle(choice.value)}>
          {choice.label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
