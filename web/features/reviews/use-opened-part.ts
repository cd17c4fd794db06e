import { useState } from 'react'
import { type PartModule, useLazyPart } from '#web/shell/lazy-part.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'

type Opened = { open: boolean; onOpenChange: (open: boolean) => void }

/** A dialog whose code loads when it is first opened. `Part` is null until then, and takes `state` besides its own props. `name` is what
 * a toast calls it when it does not load. */
export const useOpenedPart = <Props extends Opened>(load: () => Promise<PartModule<Props>>, name = 'form') => {
  const { Part, loading, preload, ensureLoaded } = useLazyPart(load)
  const [isOpen, setIsOpen] = useState(false)
  const { show } = useToast()
  const open = async () => {
    if (await ensureLoaded()) return setIsOpen(true)
    show({
      tone: 'destructive',
      title: `Could not open the ${name}`,
      description: 'Please check your connection and try again.',
    })
  }
  return { Part, loading, preload, open: () => void open(), state: { open: isOpen, onOpenChange: setIsOpen } }
}
