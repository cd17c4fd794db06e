import { useRef, useState } from 'react'
import { type PartModule, useLazyPart } from '#web/shell/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { HistoryProps } from './history-drawer.tsx'

const loadHistory = (): Promise<PartModule<HistoryProps>> => import('./history-drawer.tsx')

/** Opens the member's conversations; their code loads on intent. */
export function HistoryButton(props: Pick<HistoryProps, 'memberId' | 'current' | 'onCurrentDeleted'>) {
  const { Part, loading, preload, ensureLoaded } = useLazyPart(loadHistory)
  const [isOpen, setIsOpen] = useState(false)
  const { show } = useToast()
  const button = useRef<HTMLButtonElement>(null)
  const open = async () => {
    if (await ensureLoaded()) return setIsOpen(true)
    show({
      tone: 'destructive',
      title: 'Your conversations did not load',
      description: 'Check your connection and try again.',
    })
  }
  return (
    <>
      <Button
        ref={button}
        variant="line"
        size="sm"
        className="max-sm:w-tap max-sm:px-0"
        aria-haspopup="dialog"
        pending={loading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        <Icon name="clock" />
        <span className="max-sm:sr-only">History</span>
      </Button>
      {Part && (
        <Part
          {...props}
          open={isOpen}
          onOpenChange={setIsOpen}
          onClosed={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  )
}
