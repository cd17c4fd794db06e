import { alternateNights } from '#contract/kinds/routine.ts'
import { productKinds } from '#contract/kinds/product.ts'
import { kindWords } from '#web/features/products/product-words.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { times as allTimes } from '../plan/plan.ts'
import { timesAWeekWords, timeWords } from '../plan/plan-words.ts'
import { MAX_LABEL, MAX_NAME, type StepErrors, type StepValues } from './step-values.ts'

type FieldsProps = {
  values: StepValues
  errors: StepErrors
  onChange: (changes: Partial<StepValues>) => void
  /** A listed product: the catalogue knows its name, kind and ingredients. */
  isListed: boolean
  /** Asks for the ingredient list. */
  withLabel: boolean
}

function Times({ values: { times }, errors, onChange }: FieldsProps) {
  return (
    <fieldset className="grid gap-2" aria-describedby={errors.times === undefined ? undefined : 'step-times-error'}>
      <legend className="field-label mb-1.5">When do you use it?</legend>
      <div className="flex flex-wrap gap-2">
        {allTimes.map((time) => {
          const isOn = times.includes(time)
          return (
            <Chip
              key={time}
              pressed={isOn}
              icon={time === 'morning' ? 'sun' : 'moon'}
              onClick={() =>
                onChange({ times: allTimes.filter((one) => (one === time ? !isOn : times.includes(one))) })
              }
            >
              {timeWords[time]}
            </Chip>
          )
        })}
      </div>
      {errors.times !== undefined && (
        <p id="step-times-error" className="field-error">
          <Icon name="warn" />
          <span>{errors.times}</span>
        </p>
      )}
    </fieldset>
  )
}

/** The fields of a step. */
export function StepFields(props: FieldsProps) {
  const { values, errors, onChange, isListed, withLabel } = props
  return (
    <div className="grid gap-5">
      {!isListed && (
        <>
          <Field label="Name" error={errors.name} required>
            <Input
              value={values.name}
              maxLength={MAX_NAME}
              autoComplete="off"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Field>
          <Field label="What kind of product is it?" hint="It decides the place in the routine.">
            <Select value={values.kind} onChange={(event) => onChange({ kind: event.target.value })}>
              <option value="">I am not sure</option>
              {productKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindWords[kind].one}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
      {withLabel && (
        <Field
          label="Ingredients on the pack"
          optional
          hint="Paste or type the list. With it the check knows what is really inside."
        >
          <Textarea
            value={values.label}
            maxLength={MAX_LABEL}
            rows={4}
            spellCheck={false}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </Field>
      )}
      <Times {...props} />
      <Field label="How often?">
        <Select value={values.often} onChange={(event) => onChange({ often: event.target.value })}>
          <option value="">Every day</option>
          {[6, 5, 4, 3, 2, 1].map((count) => (
            <option key={count} value={count}>
              {timesAWeekWords(count)}
            </option>
          ))}
          {values.times.includes('evening') &&
            alternateNights.map((nights) => (
              <option key={nights} value={nights}>
                {nights} (evening)
              </option>
            ))}
        </Select>
      </Field>
      {!isListed && (
        <div className="grid grid-cols-1 gap-5 min-[26rem]:grid-cols-2">
          <Field label="Price in rand" optional error={errors.price}>
            <Input
              value={values.price}
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              onChange={(event) => onChange({ price: event.target.value })}
            />
          </Field>
          <Field label="Size in ml" optional error={errors.size}>
            <Input
              value={values.size}
              inputMode="decimal"
              maxLength={8}
              autoComplete="off"
              onChange={(event) => onChange({ size: event.target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
