import { type FormEvent, type RefObject, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/field.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { AboutYou } from './about-you.tsx'
import type { LabelDraft } from './label-draft.ts'

/** As the contract limits it. */
const MAX_TEXT = 20_000

/** Made up, with one of everything: a misspelt name, an unknown one, an allergen, colours that may be in it and what is not in it. */
const EXAMPLE = `Example Day Cream. Ingredients: Aqua, Glycerin, Niacinimide, Butyrospermum Parkii (Shea) Butter, Cetearyl Alcohol, Retinol, Alcohol Denat., Phenoxyethanol, Parfum, Limonene, Zorblaxin. May contain: CI 77491, CI 77492. Free from parabens. Apply in the evening.`

const refusalOf = (text: string): string | undefined => {
  if (text.trim() === '') return 'Please paste or type an ingredient list first.'
  if (text.length <= MAX_TEXT) return undefined
  return `This has ${formatNumber(text.length)} characters. Please shorten it to ${formatNumber(MAX_TEXT)}: the ingredient list alone is enough.`
}

type FormProps = {
  draft: LabelDraft
  field: RefObject<HTMLTextAreaElement | null>
  pending: boolean
  onChange: (change: Partial<LabelDraft>) => void
}

/** The list to check, and who it is for. What is typed is never cut off: a list that is too long says so. */
export function LabelForm({ draft, field, pending, onChange }: FormProps) {
  const [isRefused, setRefused] = useState(false)
  const refusal = refusalOf(draft.text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setRefused(refusal !== undefined)
    if (refusal === undefined) onChange({ checked: true })
    else field.current?.focus()
  }
  return (
    <form noValidate method="post" onSubmit={submit} aria-label="Label check" className="grid gap-6 noscript:hidden">
      <Field
        label="Ingredient list"
        hint="From the back of the pack or the shop’s website. The whole text is fine: we find the list in it."
        error={isRefused || draft.text.length > MAX_TEXT ? refusal : undefined}
      >
        <Textarea
          ref={field}
          name="text"
          className="min-h-44"
          spellCheck={false}
          autoCapitalize="none"
          placeholder="Aqua, Glycerin, Niacinamide, Parfum …"
          value={draft.text}
          onChange={({ target }) => onChange({ text: target.value, checked: false })}
        />
      </Field>
      <AboutYou told={draft.told} onChange={(told) => onChange({ told, checked: false })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={pending}>
          Check this label
        </Button>
        {draft.text === '' && (
          <Button
            variant="line"
            onClick={({ currentTarget }) => {
              // The pressed button goes.
              currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
              onChange({ text: EXAMPLE, checked: false })
            }}
          >
            Try a made-up example
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {pending && 'Checking the label'}
      </p>
    </form>
  )
}
