import { useId, useState, type ReactNode } from 'react'
import { messageFor } from '#web/api/api-error.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

type SavedSwitchProps = {
  label: string
  /** What it means, under the label. */
  text: ReactNode
  checked: boolean
  /** Saves the choice. When it fails, the box returns to what is saved and a toast says why. */
  save: (checked: boolean) => Promise<void>
}

/** A choice that is saved as soon as it is made. */
export function SavedSwitch({ label, text, checked, save }: SavedSwitchProps) {
  const textId = useId()
  const { show } = useToast()
  const [saving, setSaving] = useState<boolean | null>(null)
  const choose = async (next: boolean) => {
    // One at a time: a second tap would overtake the first.
    if (saving !== null) return
    setSaving(next)
    try {
      await save(next)
    } catch (error) {
      show({ tone: 'destructive', title: 'Not saved', description: messageFor(error, 'Please try again.') })
    } finally {
      setSaving(null)
    }
  }
  return (
    <div className="border-t border-line py-3 first:border-0 first:pt-0">
      <Checkbox
        checked={saving ?? checked}
        onChange={(event) => void choose(event.target.checked)}
        aria-describedby={textId}
        aria-busy={saving !== null}
      >
        <b>{label}</b>
      </Checkbox>
      <div id={textId} className="pl-9 text-muted">
        {text}
      </div>
    </div>
  )
}

/** Choices while they load. */
export function SwitchesSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <span key={row} className="block border-t border-line py-3 first:border-0 first:pt-0">
      <Skeleton className="my-2.5 h-6 w-44" />
      <Skeleton className="h-[1.55em]" />
      <Skeleton className="mt-1 h-[1.1em] w-52" />
    </span>
  ))
}
