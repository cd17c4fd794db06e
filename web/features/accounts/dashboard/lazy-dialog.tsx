import { useLayoutEffect, useRef, useState } from 'react'
import { type PartModule, useLazyPart } from '#web/shell/lazy-part.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'

/** The props that every lazily loaded dialog takes. */
export type LazyDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** What a button needs to open such a dialog. */
export type Opener = {
  open: () => void
  /** Fetches the code of the dialog ahead, on intent. */
  preload: () => void
  loading: boolean
}

/**
 * A dialog whose code loads on hover, focus or press of a button that opens it. `Dialog` is null until then, and takes `state` besides its
 * own props.
 * @param failure the title of the toast when the code does not load
 */
export const useLazyDialog = <Props extends LazyDialogProps>(
  load: () => Promise<PartModule<Props>>,
  failure: string,
) => {
  const { Part, loading, preload, ensureLoaded } = useLazyPart(load)
  const [isOpen, setIsOpen] = useState(false)
  const { show } = useToast()
  const open = async () => {
    if (await ensureLoaded()) return setIsOpen(true)
    show({ tone: 'destructive', title: failure, description: 'Check your connection and try again.' })
  }
  const opener: Opener = { open: () => void open(), preload, loading }
  return { opener, Dialog: Part, state: { open: isOpen, onOpenChange: setIsOpen } }
}

/** A button that opens a dialog. When a save in the dialog removes it, the focus goes to the page instead of getting lost. */
export function OpenButton({
  opener,
  variant = 'primary',
  block,
  className,
  children,
}: Pick<ButtonProps, 'variant' | 'block' | 'className'> & { opener: Opener; children: string }) {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      if (button === document.activeElement) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Button
      ref={ref}
      variant={variant}
      block={block}
      className={className}
      pending={opener.loading}
      onPointerEnter={opener.preload}
      onFocus={opener.preload}
      onClick={opener.open}
    >
      {children}
    </Button>
  )
}
