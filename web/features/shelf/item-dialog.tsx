import { type FormEvent, type ReactElement, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ProductKind, productKinds } from '#contract/kinds/product.ts'
import { MAX_MONTHS_OPEN, MAX_SHELF_LABEL, MAX_SHELF_NAME } from '#contract/kinds/shelf.ts'
import type { ShelfInput } from '#contract/shelf.ts'
import { messageFor } from '#web/api/api-error.ts'
import { kindWords } from '#web/features/products/product-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Select } from '#web/ui/select.tsx'
import { saveItem } from './shelf-data.ts'
import { today } from './use-by.ts'

/** The form as typed. */
type Typed = { name: string; kind: ProductKind; label: string; openedOn: string; months: string; price: string }
type Problems = Partial<Record<keyof Typed, string>>

const typedOf = (input: Partial<ShelfInput>): Typed => ({
  name: input.name ?? '',
  kind: input.kind ?? 'moisturiser',
  label: input.label ?? '',
  openedOn: input.openedOn ?? '',
  months: input.monthsAfterOpening?.toString() ?? '',
  price: input.priceCents ? (input.priceCents / 100).toFixed(2) : '',
})

const centsOf = (price: string): number => Math.round(Number(price.replaceAll(/[R\s]/g, '').replace(',', '.')) * 100)

const problemsOf = ({ name, label, months, price }: Typed): Problems => ({
  ...(name.trim() === '' && { name: 'Please give it a name' }),
  ...(label.length > MAX_SHELF_LABEL && { label: 'This is too long: the ingredient list alone is enough' }),
  ...(months !== '' &&
    !(/^\d+$/.test(months) && Number(months) >= 1 && Number(months) <= MAX_MONTHS_OPEN) && {
      months: `Please use a whole number from 1 to ${MAX_MONTHS_OPEN}`,
    }),
  ...(price !== '' && !(centsOf(price) >= 0) && { price: 'Please write it like 189.00' }),
})

const inputFrom = ({ name, kind, label, openedOn, months, price }: Typed): ShelfInput => ({
  name: name.trim(),
  kind,
  label: label.trim(),
  openedOn: openedOn === '' ? null : openedOn,
  monthsAfterOpening: months === '' ? null : Number(months),
  priceCents: price === '' ? null : centsOf(price),
})

type ItemProps = { memberId: string; id?: string | undefined; initial: Partial<ShelfInput>; onSaved: () => void }

function ItemForm({ memberId, id, initial, onSaved }: ItemProps) {
  const client = useQueryClient()
  const { show } = useToast()
  const [typed, setTyped] = useState(() => typedOf(initial))
  const [isRefused, setRefused] = useState(false)
  const problems = isRefused ? problemsOf(typed) : {}
  const saving = useMutation({
    mutationFn: (input: ShelfInput) => saveItem(client, memberId, input, id),
    onSuccess: ({ name }) => {
      show({ title: id === undefined ? `${name} is on your shelf` : `${name} is changed` })
      onSaved()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(true)
    if (Object.keys(problemsOf(typed)).length === 0)
      return saving.isPending ? undefined : saving.mutate(inputFrom(typed))
    const form = event.currentTarget
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const control = (field: keyof Typed) => ({
    value: typed[field],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [field]: target.value }),
  })
  return (
    <form noValidate method="post" onSubmit={submit} aria-label="Product" className="grid grid-cols-1 gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={problems.name} required>
          <Input maxLength={MAX_SHELF_NAME} placeholder="As you call it" {...control('name')} />
        </Field>
        <Field label="What it is">
          <Select {...control('kind')}>
            {productKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindWords[kind].one}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Ingredient list"
        optional
        hint="Pasted or typed. With it we can say what clashes."
        error={problems.label}
      >
        <Textarea rows={4} spellCheck={false} autoCapitalize="none" {...control('label')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Opened on" optional>
          <Input type="date" max={today()} {...control('openedOn')} />
        </Field>
        <Field
          label="Months after opening"
          optional
          hint="The number in the open jar on the pack: 12M."
          error={problems.months}
        >
          <Input inputMode="numeric" placeholder="12" {...control('months')} />
        </Field>
      </div>
      <Field label="Price in rand" optional error={problems.price} className="sm:max-w-48">
        <Input inputMode="decimal" placeholder="189.00" {...control('price')} />
      </Field>
      <p className="text-sm text-muted">
        What you use is health information. It is yours alone, and used for advice that suits you, as long as you allow
        that in your settings.
      </p>
      {saving.isError && (
        <div role="alert">
          <Note tone="danger" title="It was not saved.">
            {messageFor(saving.error, 'Please try again; what you typed is still here.')}
          </Note>
        </div>
      )}
      <div>
        <Button type="submit" variant="primary" pending={saving.isPending}>
          {id === undefined ? 'Add to my shelf' : 'Save changes'}
        </Button>
      </div>
    </form>
  )
}

/** A dialog that adds a product, or changes the one with this id. */
export function ItemDialog({
  trigger,
  startsOpen = false,
  onSaved,
  ...item
}: Omit<ItemProps, 'onSaved'> & { trigger: ReactElement; startsOpen?: boolean; onSaved?: () => void }) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="wide"
      title={item.id === undefined ? 'Add a product' : 'Change this product'}
      trigger={trigger}
    >
      <ItemForm
        {...item}
        onSaved={() => {
          setOpen(false)
          onSaved?.()
        }}
      />
    </Dialog>
  )
}
