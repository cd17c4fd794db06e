import * as Primitive from 'radix-ui/toast'
import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useFocusReturn } from './focus-return.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toastDuration, type ToastViewProps } from './toast-message.ts'

function SingleToast({ toast, onDone, onClose }: ToastViewProps & { onClose: () => void }) {
  const [open, setOpen] = useState(true)
  const { id, tone = 'default', action } = toast
  const close = (next: boolean) => {
    setOpen(next)
    if (next) return
    onClose()
    // The next toast shows after the exit animation of this one (200 ms).
    setTimeout(() => onDone(id), 200)
  }
  return (
    <Primitive.Root
      open={open}
      onOpenChange={close}
      duration={toastDuration[tone]}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      className={classNames('toast', tone === 'destructive' && 'toast-destructive')}
    >
      <Icon name={tone === 'destructive' ? 'warn' : 'check-circle'} />
      <div className="toast-copy">
        <Primitive.Title className="toast-title">{toast.title}</Primitive.Title>
        {toast.description && <Primitive.Description className="toast-text">{toast.description}</Primitive.Description>}
      </div>
      <Primitive.Close asChild>
        <IconButton icon="close" label="Dismiss" />
      </Primitive.Close>
      {action && (
        <Primitive.Action altText={action.label} className="toast-act" onClick={action.onSelect}>
          {action.label}
        </Primitive.Action>
      )}
    </Primitive.Root>
  )
}

/**
 * Renders the current toast: swipe right to dismiss (50 px), F8 to reach it from the keyboard. Closing it restores focus. Loaded with the
 * first toast.
 */
export function ToastView({ toast, onDone }: ToastViewProps) {
  const { containerProps, restoreFocus } = useFocusReturn()
  return (
    <div {...containerProps}>
      <Primitive.Provider swipeDirection="right" swipeThreshold={50} label="Notification">
        <SingleToast key={toast.id} toast={toast} onDone={onDone} onClose={restoreFocus} />
        <Primitive.Viewport className="toasts" hotkey={['F8']} label="Notifications ({hotkey})" />
      </Primitive.Provider>
    </div>
  )
}
