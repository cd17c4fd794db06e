import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ShelfItem } from '#contract/shelf.ts'
import { messageFor } from '#web/api/api-error.ts'
import { emptyDraft, keepLabelDraft } from '#web/features/ingredients/label/label-draft.ts'
import { kindWords } from '#web/features/products/product-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { formatDate, formatRand } from '#web/ui/format.ts'
import { MetaList } from '#web/ui/meta-list.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { inputOf, removeItem, saveItem } from './shelf-data.ts'
import { today, useByWords } from './use-by.ts'

const tones = { fine: 'soft', soon: 'warning', over: 'danger' } as const

function UseBy({ useBy }: { useBy: string }) {
  const { words, state } = useByWords(useBy, today())
  return (
    <Badge tone={tones[state]} icon={state === 'fine' ? 'clock' : 'warn'}>
      {words}
    </Badge>
  )
}

/** Removes a product, with a way back: it is added again as it was. */
const useRemoval = (item: ShelfItem, memberId: string, onRemoved: () => void) => {
  const client = useQueryClient()
  const { show } = useToast()
  const failed = (error: unknown) =>
    show({ tone: 'destructive', title: 'Error', description: messageFor(error, 'That failed. Please try again.') })
  const restoring = useMutation({
    mutationFn: () => saveItem(client, memberId, inputOf(item)),
    onSuccess: () => show({ title: `${item.name} is back on your shelf` }),
    onError: failed,
  })
  return useMutation({
    mutationFn: () => removeItem(client, memberId, item.id),
    onSuccess: () => {
      onRemoved()
      show({ title: `${item.name} is removed`, action: { label: 'Undo', onSelect: () => restoring.mutate() } })
    },
    onError: failed,
  })
}

const action = 'link min-h-tap'

function Item({ item, memberId, onRemoved }: { item: ShelfItem; memberId: string; onRemoved: () => void }) {
  const { id, name, kind, label, openedOn, useBy, priceCents } = item
  const removal = useRemoval(item, memberId, onRemoved)
  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-md wrap-anywhere">{name}</h3>
          <MetaList className="mt-1">
            {kindWords[kind].one}
            {openedOn === null ? 'Not opened yet' : `Opened on ${formatDate(openedOn, 'short')}`}
            {priceCents !== null && formatRand(priceCents)}
          </MetaList>
        </div>
        {useBy !== null && <UseBy useBy={useBy} />}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 text-sm">
        {label !== '' && (
          <Link
            to="/ingredients/check"
            onClick={() => keepLabelDraft({ ...emptyDraft, text: label, checked: true })}
            className={`${action} inline-flex items-center`}
            aria-label={`Check its label: ${name}`}
          >
            Check its label
          </Link>
        )}
        <ItemDialog
          memberId={memberId}
          id={id}
          initial={inputOf(item)}
          trigger={
            <button type="button" className={action} aria-label={`Change: ${name}`}>
              Change
            </button>
          }
        />
        <button
          type="button"
          className={action}
          aria-label={`Remove: ${name}`}
          aria-disabled={removal.isPending || undefined}
          onClick={() => !removal.isPending && removal.mutate()}
        >
          Remove
        </button>
      </div>
    </li>
  )
}

/** The products on a shelf. */
export function ShelfList({
  items,
  ...rest
}: {
  items: readonly ShelfItem[]
  memberId: string
  onRemoved: () => void
}) {
  return (
    <ul className="border-b border-line">
      {items.map((item) => (
        <Item key={item.id} item={item} {...rest} />
      ))}
    </ul>
  )
}
